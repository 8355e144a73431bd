# Why something may not be done, and what would work.

refusal-other = 지금은 할 수 없어요({ $word }).
refusal-no-such-game = “{ $written }” 게임은 없어요.{ $nearest ->
    [none] {""}
   *[other] {" "}혹시 “{ $nearest }”인가요?
} 게임: { $known }.
refusal-no-such-preset = { $game }에는 “{ $written }” 룰이 없어요.{ $nearest ->
    [none] {""}
   *[other] {" "}혹시 “{ $nearest }”인가요?
} 룰: { $known }.
refusal-option-as-preset = “{ $written }” 값은 룰이 아니라 규칙 항목이에요. `game:{ $under } rules:{ $pair }` 형식으로 적어 주세요.
refusal-option-meant = “{ $written }” 게임은 없어요. 혹시 `game:{ $under } rules:{ $pair }` 아닌가요? 게임: { $known }.
refusal-several-options = “{ $written }”에 맞는 규칙 항목이 여러 개예요. { $under ->
    [none] {""}
   *[other] `game:{ $under }` 값을 주고 `rules`에{" "}
}다음 중 하나를 적어 주세요: { $pairs }.
refusal-no-such-key = “{ $written }” 규칙 항목은 없어요.{ $nearest ->
    [none] {""}
   *[other] {" "}혹시 “{ $nearest }”인가요?
} 항목: { $known }.
refusal-no-such-value = “{ $key }” 항목에 “{ $written }” 값은 쓸 수 없어요.{ $nearest ->
    [none] {""}
   *[other] {" "}혹시 “{ $nearest }”인가요?
} 쓸 수 있는 값: { $known }.
refusal-number-out-of-range = “{ $key }” 항목에 “{ $written }” 값은 쓸 수 없어요.{ $nearest ->
    [none] {""}
   *[other] {" "}혹시 “{ $nearest }”인가요?
} 쓸 수 있는 값: { $least }~{ $most }.
refusal-rules-too-long = 규칙은 { $most }자까지예요. 룰과 그 룰에서 달라지는 항목만 쓰세요.
refusal-no-keys = { $game }에는 규칙 항목이 없으니 “{ $written }” 부분을 빼 주세요.
refusal-key-twice = “{ $key }” 항목을 두 번 적었어요. 한 번만 적으세요.
refusal-no-such-revision = 이 규칙에는 { $revision }번 개정판이 없어요. 최신 개정판: { $known }.
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] “{ $preset }”: 2명용이에요. { $seats }명으로는 둘 수 없어요.
       *[other] “{ $preset }”: { $fewest }~{ $most }명용이에요. { $seats }명으로는 둘 수 없어요.
    }
    [4] “{ $preset }”: 4명용이에요. { $seats }명으로는 둘 수 없어요.
   *[other] “{ $preset }”: { $fewest }~{ $most }명용이에요. { $seats }명으로는 둘 수 없어요.
}
refusal-no-setup = 이 게임은 배치된 국면에서 시작할 수 없어요.
refusal-setup-lists = 배치된 국면에는 { $seats }개 좌석마다 돌 목록 하나가 필요해요. 따낸 돌이 있으면 좌석마다 숫자 하나도 필요해요.
refusal-setup-to-move = 둘 차례인 좌석은 0부터 센 { $seats }개 좌석 가운데 하나여야 해요.
refusal-setup-point = 배치된 국면의 “{ $written }” 자리는 이 판에 없어요.
refusal-no-column-i = 이 판에는 I열이 없어요. H 다음은 J예요. { $known } 아닌가요?
refusal-notation = “{ $written }” 입력은 수가 아니에요. 이렇게 쓰세요: { $known }.
refusal-one-point = “{ $written }” 입력은 수가 아니에요. 점을 하나씩 쓰세요. 예: { $point }.
refusal-not-a-choice = “{ $written }” 입력은 지금 할 수 없어요. 고를 수 있는 것: { $actions }.
refusal-a-number = “{ $written }” 입력은 지금 고를 수 없어요. { $least }부터 { $most }까지의 숫자를 쓰세요.
refusal-unfinished = “{ $written }” 입력은 수의 시작일 뿐이에요. 이렇게 이어 쓸 수 있어요: { $known }.
refusal-off-board = { $point } 자리는 이 판에 없어요. 이 판의 자리는 { $first }부터 { $last }까지예요.
refusal-occupied = { $point } 자리에는 이미 돌이 있어요. 빈 자리를 고르세요.
refusal-excluded = “{ $one }”, “{ $other }” 두 가지는 함께 쓸 수 없어요. “{ $one }”일 때 고를 수 있는 것: { $known }.
refusal-overline = { $colour ->
    [black] { $point } 자리는 { overline-most }을 넘어 흑에게 금수예요. 지금 금수인 자리: { $forbidden }.
   *[all] { $point } 자리는 { overline-most }을 넘어 금수예요. 지금 금수인 자리: { $forbidden }.
}
overline-most = { $line ->
    [4] 4목
   *[5] 5목
}
refusal-double-three = { $colour ->
    [black] { $point } 자리는 쌍삼(열린 삼 두 개를 한꺼번에)이라 흑에게 금수예요. 지금 금수인 자리: { $forbidden }.
   *[all] { $point } 자리는 쌍삼(열린 삼 두 개를 한꺼번에)이라 금수예요. 지금 금수인 자리: { $forbidden }.
}
refusal-double-four = { $colour ->
    [black] { $point } 자리는 쌍사(사 두 개를 한꺼번에)라 흑에게 금수예요. 지금 금수인 자리: { $forbidden }.
   *[all] { $point } 자리는 쌍사(사 두 개를 한꺼번에)라 금수예요. 지금 금수인 자리: { $forbidden }.
}
refusal-four-three-three = { $colour ->
    [black] { $point } 자리는 사 하나와 열린 삼 두 개를 한꺼번에 만들어 흑에게 금수예요. 지금 금수인 자리: { $forbidden }.
   *[all] { $point } 자리는 사 하나와 열린 삼 두 개를 한꺼번에 만들어 금수예요. 지금 금수인 자리: { $forbidden }.
}
refusal-opening = { $asks ->
    [centre] 첫 돌은 판의 중앙 { $known }에 둬요. “{ $written }” 수는 아직 안 돼요.
    [within] { $written }: 너무 멀어요. 오프닝의 이 돌은 { $known } 모서리의 정사각형 안에 둬요.
    [beyond] { $written }: 중앙에 너무 가까워요. 오프닝의 이 돌은 { $known } 모서리의 정사각형 바깥에 둬요.
    [beyond-axes] { $written }: 중앙에 너무 가까워요. 중앙의 행과 열에서는 오프닝의 이 돌을 { $known }보다 더 멀리 둬요.
    [stone] 지금 오프닝에서는 돌을 둘 차례라 “{ $written }” 수는 안 돼요. 자리를 적으세요, 예: { $known }.
    [choice] 지금 오프닝에서는 결정할 차례라 “{ $written }” 수는 안 돼요. 고르세요: { $actions }.
    [number] 지금 오프닝에서는 5수째의 수를 정할 차례라 “{ $written }” 수는 안 돼요. 1부터 { $most }까지의 숫자를 쓰세요.
    [offer] 5수째를 제시할 차례라 “{ $written }” 수는 안 돼요. 하나를 제시하세요, 예: { $known }.
    [other] { $known } 자리는 이미 제시됐어요. 다른 자리를 제시하세요.
    [unequal] { $written } 자리는 이미 제시된 { $known } 자리와 같아요. 돌 네 개에서 볼 때 { $mirror ->
        [column] { $axis }열을 기준으로 대칭이에요
        [row] { $axis }행을 기준으로 대칭이에요
        [rising] 오른쪽 위 대각선을 기준으로 대칭이에요
        [falling] 오른쪽 아래 대각선을 기준으로 대칭이에요
        [half-turn] 반 바퀴 돌리면 같아요
       *[quarter-turn] 4분의 1바퀴 돌리면 같아요
    }. 그렇지 않은 자리를 제시하세요.
    [pick] 제시된 5수째 가운데 하나를 고를 차례라 “{ $written }” 수는 안 돼요. 고르세요: { $known }.
   *[nothing] 지금은 오프닝에서 고를 것이 없어 “{ $written }” 수는 안 돼요. 대신 자리를 적으세요.
}
refusal-game-over = 이 대국은 이미 끝났어요.
refusal-guess-empty = 수를 적거나 이길 사람을 고르세요.
refusal-guess-late = 그 수는 이미 두어졌어요. 판 아래의 버튼을 다시 눌러 다음 수를 맞혀 보세요.
refusal-guess-off = 이 서버에서는 예상이 꺼져 있어요. 서버 관리자가 `/settings show`에서 켤 수 있어요.
refusal-guess-plays = 이 대국의 대국자예요. 관전하는 사람만 예상할 수 있어요.
refusal-puzzle-long = 수순이 너무 길어요. /puzzle로 문제를 다시 열고 더 짧은 길로 풀어 보세요.
refusal-puzzle-theme = “{ $set }”에는 “{ $theme }” 문제가 없어요. 있는 주제: { $known }.
refusal-try-chance = 여기서는 운으로 정해져 더 놓을 수 없어요.
refusal-try-far = { $written } 자리는 돌에서 너무 멀어 여기서는 놓아 볼 수 없어요. { $near }처럼 더 가까운 자리를 고르세요.
refusal-try-gone = 그 국면의 수가 물러졌어요. **내 보기**를 다시 여세요.
refusal-try-long = 수순이 너무 길어요. 한 수 물리거나 파일로 저장하세요.
refusal-plan-answers = 한 수순에 내 수는 최대 { $most }개예요.
refusal-plan-any = *로 시작하는 줄은 다른 모든 수에 응수해요. 그렇게 하려면 아래 칸도 체크하세요.
refusal-plan-chance = “{ $written }” 앞에서 운으로 정해지는 것이 있어 수순은 거기까지예요.
refusal-plan-ends = “{ $line }” 수순이 내 수로 끝나지 않아요. 상대의 수와 내 응수를 차례로 쓰세요.
refusal-plan-ends-again = “{ $line }” 수순이 내 수로 끝나지 않아요. { $moves } 다음에는 상대가 한 번 더 둬요. 그 수도 쓴 다음 내 응수를 쓰세요.
refusal-plan-late = 그사이 대국이 진행되었어요. 판을 보고 다시 예약하세요.
refusal-plan-lines = 예약은 최대 { $most }개 수순까지예요.
refusal-note-long = 메모는 { $most }자까지인데 이 메모는 { $count }자예요. 줄여 주세요.
refusal-note-full = 이 대국에는 이미 최대인 { $most }개의 메모가 있어요. 하나를 지우세요. 메모 창을 열고 비우면 돼요.
refusal-note-gone = 그 형세의 수가 물러졌어요. 지금의 형세에서 메모 창을 다시 여세요.
refusal-plan-not-here = 응수 예약은 사람끼리 두는 진행 중인 대국에서만 돼요.
refusal-plan-two-answers = 같은 수에 응수가 두 가지예요: { $answers }. 하나를 빼세요.
refusal-plan-your-turn = 지금은 내 차례예요. 먼저 둔 다음 다음 수에 대한 응수를 예약하세요.
refusal-guess-refused = 대국자 중 한 명이 자기 대국의 예상을 원하지 않아요.
refusal-guess-crowd = 관중이 두는 대국에서는 예상 대신 투표해요. 판 아래의 **{ $vote }** 버튼을 누르세요.
refusal-vote-counted = 집계가 끝나 수를 두었어요. 상대가 둔 다음 다시 투표할 수 있어요.
refusal-vote-empty = 수를 쓰거나 목록에서 고르세요.
refusal-vote-late = 그 투표는 집계가 끝났어요. 판 아래의 버튼을 다시 눌러 다음을 보세요.
refusal-vote-new = 이 서버에 온 지 { $days }일이 지나면 투표할 수 있어요.
refusal-vote-none = 이 대국에는 투표가 없어요. /board로 관전하거나 /challenge로 자신의 대국을 시작하세요.
refusal-vote-not-now = 지금은 상대의 차례예요. 상대가 둔 다음 투표할 수 있어요.
refusal-vote-plays = 이 대국에서 관중의 상대라서 관중의 수에 투표할 수 없어요.
refusal-vote-role = 이 서버에서 투표할 수 있는 역할: { $role }. /board로 관전하거나 /challenge로 자신의 대국을 시작하세요.
refusal-crowd-agrees = 관중은 수에만 투표하고 거기에는 동의할 수 없어요. 계속 두거나 /resign으로 기권할 수 있어요.
refusal-crowd-alone = 관중과는 혼자서 둬요. 다른 대국자와 `level`, `games` 옵션을 빼거나 `crowd` 옵션을 빼 주세요.
refusal-crowd-clock = 투표에는 수마다 시간이 정해진 제한 시간이 필요해요. 고를 수 있는 것: { $known }.
refusal-crowd-draw = 무승부는 관중이 투표하는 동안 제안하세요. 그러면 모두가 거기에 투표할 수 있어요.
refusal-crowd-draw-vote = 이 무승부에는 투표로 동의해요. 판 아래의 **{ $vote }** 버튼을 누르고 “무승부에 동의”를 고르세요.
refusal-crowd-seat = 이 대국에서는 관중이 투표하고, 아무도 혼자 정하지 않아요. 관중의 차례에 판 아래의 **{ $vote }** 버튼을 눌러 둘 수나 기권에 투표하세요.
refusal-crowd-server = 관중은 봇이 글을 올릴 수 있는 서버 채널에서 투표해요. 그곳에서 명령을 쓰세요.
refusal-crowd-two = 관중과는 두 사람이 두는 게임만 둘 수 있어요. 다른 게임이나 룰을 고르세요.
refusal-has-left = 그 사람은 이미 이 대국에서 나갔어요({ $written }).
refusal-draw-by-command = “{ $written }” 입력은 수가 아니에요. 무승부를 제안하려면 /draw를 쓰세요.
refusal-event-by-command = “{ $written }” 입력은 수가 아니에요. 대국을 포기하려면 /resign을 쓰세요.

refusal-challenge-self = 자신에게는 신청할 수 없어요. 다른 사람을 고르거나, 누구나 참가할 수 있게 상대를 빼 주세요.
refusal-challenge-alone = 여기에는 함께 둘 사람이 없어요. `/challenge level:3` 명령으로 { -narabe } 상대로 두거나, 서버 채널 또는 친구와의 다이렉트 메시지에서 신청하세요.
refusal-challenge-bot = 다른 봇에게는 신청할 수 없어요. { -narabe }나 사람을 고르거나, 누구나 참가할 수 있게 상대를 빼 주세요.
refusal-own-challenge = 이미 이 신청에 참가했어요. 다른 사람을 기다리는 중이에요.
refusal-not-your-challenge = 이 신청을 받은 사람: { $people }. 자신의 대국은 /challenge로 시작하세요.
refusal-not-your-own-challenge = { $person }님만 이 신청을 취소할 수 있어요.
refusal-leave-not-in = 이 신청에 참가하지 않았어요.
refusal-leave-own = 자신이 낸 신청이에요. 끝내려면 **{ $withdraw }** 버튼을 누르세요.
refusal-leave-guests = 다른 서버 사람이 이 신청에 참가해서 시작 전에는 아무도 나갈 수 없어요. 신청한 사람이 취소할 수 있어요.
refusal-challenge-taken = 이 대국은 이미 시작됐어요.
refusal-challenge-over = 이 신청은 끝났어요. /challenge로 새로 시작하세요.
refusal-too-many-games = 이미 최대인 { $most }개의 대국이 진행 중이에요. 하나를 끝내거나 신청을 취소하세요. /games에 목록이 있어요.
refusal-too-many-here = 이 채널에는 이미 최대인 { $most }개의 대국이 진행 중이에요. 다른 채널을 쓰세요.
refusal-several-rule-sets = “{ $written }” 룰이 있는 게임이 여러 개예요. 게임도 함께 적으세요: { $known }.
refusal-lacks-rights = 이 채널에서는 대국을 열 수 없어요. 없는 권한: { $rights }. 서버를 관리하는 사람이 줄 수 있어요.

refusal-no-such-game-here = 대국 #{ $number }번은 없어요. /games에 내 대국 목록이 있어요.
refusal-no-game-of-yours = 내 대국에도 이 채널에도 #{ $number }번이 없어요. /games에 내 대국 목록이 있어요.
refusal-game-elsewhere = 대국 #{ $number }번은 다른 곳에 있어요: { $place }. 명령어는 그곳에서 쓰세요.
refusal-no-such-number = “{ $written }” 입력은 대국 번호가 아니에요. /games에 내 대국 목록이 있어요.
refusal-no-game-waits = 이 채널에는 내가 둘 차례인 대국이 없어요. /games에 내 대국이 모두 있고, /challenge로 새로 시작해요.
refusal-no-game-here = 이 채널에는 진행 중인 내 대국이 없어요. /games에 내 대국이 모두 있고, /challenge로 새로 시작해요.
which-game-hint = 어느 대국인가요?
which-game-below = 어느 대국인가요? 아래에서 고르거나 `game` 옵션으로 알려 주세요: { $known }.
refusal-which-game = 어느 대국인가요? `game` 옵션으로 알려 주세요: { $known }.
refusal-not-your-game = 이 대국의 대국자가 아니에요. 자신의 대국은 /challenge로 시작하세요.
refusal-you-have-left = 이 대국에서 나갔어요. 다른 사람들이 계속 두니, 이제 그들에게 달려 있어요.
refusal-not-begun = 이 대국은 아직 시작되지 않았어요. 누군가 신청을 수락하기를 기다리고 있어요.
refusal-not-your-turn = 지금은 둘 차례가 아니에요. { $person } 차례예요.{ $plan ->
    [yes] {" "}미리 응수를 정해 두려면 { $mine }, 그다음 { button-plan } 버튼을 누르세요.
   *[no] {""}
}
refusal-stale = 이 판은 오래됐어요. { $now } 지금의 판: { $place }
refusal-unreadable = Discord가 보낸 것을 읽지 못했어요. 다시 시도하거나 /board 같은 슬래시 명령을 쓰세요.
refusal-unknown-button = 이 버튼은 더 이상 작동하지 않아요. /board로 지금의 판을 보세요.
refusal-command-out-of-date = 오래된 명령이에요. Discord를 다시 시작하고 명령을 다시 입력하세요.

refusal-track-first = 처음 돌들은 트랙, 곧 바깥 고리의 칸에 놓아요. { $point } 칸은 트랙에 없어요. A1 같은 칸을 고르세요.
refusal-track-beside = 트랙 돌은 { $rival } 칸에 있는 상대 돌 바로 옆에 놓아요. 이 중에서 고르세요: { $known }.
refusal-free-stone = 자유 돌은 점이 하나인 빈 칸에 놓는데, { $point } 칸은 점이 더 많아요. 점이 하나인 칸은 트랙 바로 안쪽에 있어요.
refusal-track-circle = { $point } 칸은 트랙이고, 트랙에는 트랙 돌 두 개만 놓아요. 점이 있는 빈 칸을 고르세요.
refusal-the-mark = { $point } 칸은 가운데의 표시라 돌을 놓지 않아요. 점이 있는 빈 칸을 고르세요.
refusal-no-such-circle = { $point } 칸은 없어요. { $row }행은 { $first }부터 { $last }까지예요.
refusal-row-closed = { $row }행에는 지금 고를 수 있는 칸이 없어요. 고를 칸이 있는 행: { $known }.
refusal-no-pair = { $point }에 놓은 돌은 어떤 쌍도 양쪽에서 끼우지 않아 { $pair } 쌍을 따낼 수 없어요. { $point }만 쓰거나, 줄에서 이웃한 두 돌을 끼우는 칸을 고르세요.
refusal-not-flanked = 이 돌은 { $pair } 쌍을 양쪽에서 끼우지 않아요. 따낼 수 있는 것: { $known }.

refusal-not-dealt = 카드를 아직 나눠 주지 않았어요. 카드가 놓이면 빨강의 차례예요.
refusal-already-dealt = 카드는 이미 나눠 줬고, 대국마다 한 번만 나눠요. 주사위를 놓거나 옮기세요.
refusal-bad-deal = 카드를 나누려면 1부터 7까지의 서로 다른 카드 { $cards }장과, 5막에서는 뒤집을 카드도 적어요. 예: { $known }.
refusal-not-in-act = 이 막에는 “{ $action }” 행동이 없어요. 할 수 있는 것: { $known }.
refusal-nothing-to-do = 지금 “{ $written }” 행동으로 할 수 있는 것이 없어요. 할 수 있는 것: { $known }.
refusal-supply-empty = 주사위가 모두 카드 위에 있어서 놓을 것이 없어요. 다른 행동을 고르세요, 예: 주사위 옮기기.
refusal-not-in-supply = { $die } 주사위는 보유분에 없어요. 놓을 수 있는 주사위: { $known }.
refusal-no-such-card = 카드 { $card }번은 테이블에 없어요. 카드: { $known }.
refusal-card-taken = 카드 { $card }에는 이미 주사위가 있고, 주사위는 빈 카드에만 놓을 수 있어요. { $count ->
    [0] 지금은 빈 카드가 없으니 주사위를 옮기세요.
   *[other] 빈 카드: { $known }.
}
refusal-no-die = 카드 { $card }에는 주사위가 없어요. { known-lift }
refusal-covered-die = 카드 { $card }의 내 주사위는 덮여 있고, 카드의 맨 위 주사위만 옮길 수 있어요. { known-lift }
refusal-rivals-die = 카드 { $card }의 맨 위 주사위는 상대의 것이에요. { known-lift }
known-lift = { $count ->
    [0] 지금은 어느 주사위도 옮길 수 없어요.
   *[other] 맨 위 주사위를 옮길 수 있는 카드: { $known }.
}
refusal-same-card = 주사위는 다른 카드로 옮겨야 해요. { known-land }
refusal-same-colour = 카드 { $from }, { $card }번은 둘 다 { $face ->
    [green] 초록
   *[other] 금색
}이고, 주사위는 다른 색 카드로만 옮길 수 있어요. { known-land }
refusal-mixed-stack = 카드 { $card }에는 주사위가 두 개 있고, 두 개를 덮는 것은 둘 다 내 것일 때만 할 수 있어요. { known-land }
known-land = { $count ->
    [0] 지금 카드 { $from }에서는 갈 곳이 없어요.
   *[other] 카드 { $from }에서 갈 수 있는 카드: { $known }.
}
refusal-no-fight = 전투에는 한 카드에 양쪽 편의 주사위가 정확히 하나씩 있어야 해요. 카드 { $card }에는 그렇지 않아요. { $count ->
    [0] 다른 카드에도 그런 것이 없어요.
   *[other] 싸울 수 있는 카드: { $known }.
}
refusal-surprise-used = 기습은 이미 썼고, 대국마다 한 번뿐이에요. 할 수 있는 것: { $known }.
refusal-locked-card = 카드 { $card }번은 방금 기습으로 옮겨져 이번 차례에는 그대로 있어요. 옮길 수 있는 카드: { $known }.
refusal-same-cell = 카드 { $card }번은 이미 { $cell }에 있어요. { known-rooms }
refusal-cell-taken = { $cell }에는 이미 카드가 있어요. { known-rooms }
refusal-touches-too-few = { $cell }에서는 카드 { $card }번이 다른 카드 두 장에 닿지 않아요. { known-rooms }
known-rooms = { $count ->
    [0] 지금 카드 { $card }번이 갈 곳이 없어요.
   *[other] 카드 { $card }번이 갈 수 있는 곳: { $known }.
}
refusal-automa = 오토마는 고를 수 없어요. 여기서는 “{ $does }” 행동을 해요.

# Ninuki and pente.
refusal-self-capture = { $point } 자리는 다른 사람의 돌 사이라서 놓자마자 잡혀요. 이 룰에서는 금지예요. 지금 금수인 자리: { $forbidden }.
refusal-overtime = { $asks ->
    [capture] { $point }에서는 줄을 따낼 수 없어요. 지금 둘 수 있는 것: { $known } (“pass”는 패배 인정).
   *[break] { $point }에서는 줄을 끊을 수 없어요. 지금 둘 수 있는 것: { $known } (“pass”는 패배 인정).
}
refusal-pass = 패스는 줄이 이기게 할 때나 둘 수 있는 자리가 없을 때만 할 수 있어요. 지금 둘 수 있는 것: { $known }.
refusal-no-choice = 따내기는 자동이라 “{ $written }” 부분은 필요 없어요. 자리만 적으세요: { $point }.
refusal-challenge-twice = { $person }님을 두 번 골랐어요. 다른 사람을 고르거나 좌석을 비워 두세요.

# Names that nothing has.
refusal-no-such-row = { $row }행은 없어요. 행은 맨 위 { $first }부터 { $last }까지예요. 칸은 { $example }처럼 적어요. E행의 다섯 번째 칸이에요.
refusal-no-such-die = { $die } 주사위는 없어요. 지금 내 주사위: { $known }.
refusal-dice-alike = 이 막의 주사위는 숫자가 없고 모두 같아서 { $die } 주사위는 없어요. 카드만 적으세요: { $known }.
refusal-no-such-cell = 카드가 놓이는 곳은 숫자 두 개로 나타내요. 두기를 누르고 기습을 고르면 그림에서 볼 수 있어요. { known-rooms }
refusal-die-for-card = 주사위를 옮기려면 { $die } 주사위가 아니라 그것이 있는 카드를 적으세요. { known-lift }
refusal-which-die = { $die }에 해당하는 주사위가 여러 개예요. 하나를 적으세요: { $known }.
