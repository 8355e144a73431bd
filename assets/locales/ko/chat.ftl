# Messages in channels.

-narabe = Narabe

fault = 문제가 생겼지만 사라진 것은 없어요. 다시 시도해 주세요. 계속 이러면 봇을 운영하는 사람에게 이 번호를 알려 주세요: { $number }
kept-anyway = 저장했어요. 메시지는 곧 나타나요.
fault-busy = 지금 바빠서 처리하지 못했어요. 잠시 후 다시 시도해 주세요.

owner-database-damaged = ⚠️ 데이터베이스를 검사하다 문제를 { $count }건 발견했어요. 내용은 로그에 있어요. 봇을 멈추고, 문제가 없는 가장 최근 백업을 복원한 다음, **narabe check** 명령으로 검사해 주세요.

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour }: { $person }
seat-unnamed = { $stone } { $colour }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = 직전 수: { $action } ({ $person }님)
last-action-planned = 직전 수: { $action } ({ $person }님, 예약한 수)
guessed = 🔮 { $action }: { $all }명 중 { $right }명이 맞혔어요.
opening-name = 주형: { $name }
to-move = { $person }님 차례예요.
won = 🏆 { $count ->
   *[other] { $winners } 승리: { $end }.
}
won-shared = 🤝 { $winners } 공동 승리: { $end }. 서로 간에는 무승부로 계산해요.
drawn = 무승부: { $end }.
drawn-among = 무승부({ $people }): { $end }. 먼저 나간 사람: { $left }
drawn-machines = 남은 사람이 없어 무승부({ $people }). 먼저 나간 사람: { $left }
you-are-challenged = { $people }, { $game } 대국 신청이 왔어요(#{ $number }). { $link }
open-seat-for = { $role } 빈자리가 있어요.
result-posted = **{ $game } #{ $number }**, { $people }: { $result } { $link }
your-game-is-over = { $people }, { $game } #{ $number }: { $result } { $link }
your-turn = { $people }, { $game } #{ $number } 대국에서 둘 차례예요. { $link }

challenge-made = { $author }님이 { $invited }에게 대국을 신청했어요.
challenge-mates = { $author }님이 { $invited }에게 같은 팀으로 두자고 신청했어요.
challenge-teams = { $team } 팀이 { $invited } 팀에게 대국을 신청했어요.
challenge-open = { $author }님이 함께 둘 사람을 { $free }명 더 찾고 있어요.
challenge-until = 신청은 { $until }에 만료돼요.
first-me = 신청한 사람이 먼저 둬요.
first-them = 수락한 사람이 먼저 둬요.
first-random = 먼저 둘 사람은 무작위로 정해요.
first-loser = { $first } 둘이 둔 적이 있다면, 무승부를 뺀 마지막 대국에서 진 사람이 정해요.
challenge-bot-alone = 다른 봇에게는 신청할 수 없지만, { -narabe }를 고르거나 혼자 둘 수 있어요. 사람과 두려면 상대를 고르거나, 누구나 참가할 수 있게 `opponent`를 비워 두세요.
challenge-play-alone = { $name } 두기
challenge-declined = 대국 신청이 거절됐어요.
challenge-declined-by = { $person }님이 대국 신청을 거절했어요.
challenge-withdrawn = 대국 신청이 취소됐어요.
challenge-left = 참여하던 사람이 떠나서 대국 신청이 끝났어요.
challenge-expired = 대국 신청이 만료됐어요. 기한 안에 수락한 사람이 없어요.

button-accept = 수락
button-decline = 거절
button-join = 참가
button-withdraw = 신청 취소
button-leave = 나가기
button-rules = 규칙
button-move = 두기
button-resign = 기권
button-confirm-resign = 네, 기권할게요

form-title = 내 차례 · #{ $number } { $game }
form-where = 어디에 둘까요?
form-example = 예: { $example }
form-any = 다른 모든 수에 응수하기
form-any-note = *로 시작하는 줄은 다른 줄에 없는 모든 수에 응수해요. 그런 줄이 있으면 여기도 체크하세요.
form-lines = 수순
form-lines-note = 상대의 수, 내 응수 순서로 한 줄에 한 수순씩. 비우면 예약을 지워요.
form-plan = 응수 예약 · { $game }
plan-any = (다른 모든 수)
plan-gone = 이 대국에는 이제 예약한 수가 없어요.
plan-line = • { $moves }
plan-more = … 외 { $count }줄. 전부는 { button-plan }에 있어요.
plan-title = 🗒️ 예약한 수순 { $lines }개. 두어지기 전에는 다른 사람에게 보이지 않아요.
plan-void = 🗒️ 대국이 다르게 진행되어 예약이 무효가 되었어요.
form-note = 이 형세를 어떻게 보나요?
form-note-example = 예: 아래쪽 삼이 먼저
form-note-note = 500자까지, 자신만 볼 수 있어요. 비우면 메모를 지워요.
form-note-title = { $ply ->
    [0] 첫 수 전의 메모 · { $game }
   *[other] { $ply }수 뒤의 메모 · { $game }
}
form-share-note = 끝나면 공개하기
form-share-note-note = 대국이 끝나면 다른 사람도 다시 보기와 SGF 파일에서 읽을 수 있어요.
note-kept = 📝 저장했어요. 다른 사람은 읽을 수 없어요.
note-kept-shared = 📝 저장했어요. 대국이 끝나기 전에는 다른 사람이 읽을 수 없어요.
note-kept-open = 📝 저장했어요. 이제 누구나 읽을 수 있어요.
note-deleted = 📝 이제 이 형세에는 메모가 없어요.
note-own = { $shared ->
    [yes] 📝 내 메모(대국이 끝나면 공개):
   *[no] 📝 내 메모:
}
note-of = 📝 { $person }님의 메모:
note-in-file = { $person }: { $text }
notes-at-first = 📝 첫 수 전에 메모가 있어요.
notes-elsewhere = 📝 다른 { $count }곳에도 메모가 있어요: { $plies }수 뒤.
notes-more = 📝 여기에 메모가 { $count }개 더 있어요. 공개된 메모는 `/export`에 있어요.
form-guess = 다음 수 맞히기 · { $game }
form-guess-note = 둘 때까지 비밀이에요. 맞히면 1점, 맞힌 사람이 4분의 1 이하면 3점.
form-winner = 누가 이길까요?
form-winner-note = 10수째 전까지. 맞히면 5점.
guess-kept = 🔮 내 예상: { $action }. 둘 때까지 바꿀 수 있고, 그 전에는 아무도 볼 수 없어요.
guess-no-one = 그대로 두기
guess-seat = { $number }번 자리
prediction-kept = 🔮 내 예상: { $person } 승리. 10수째 전까지 바꿀 수 있어요.
crowd = 👥 관중
crowd-listed = 👥 관중
crowd-label = 모두
crowd-how = 🗳️ 대국자가 아니면 누구나 { $vote } 버튼이나 /move로 투표할 수 있어요. 집계할 때까지 비밀이에요.
crowd-to-move = 👥 관중이 다음 수를 투표로 정하는 중이에요.
form-choice = 또는 고르기
form-choice-note = 다른 사람이 낸 수와 대국을 끝내는 방법이에요. 위에 쓴 수가 먼저예요.
form-vote = 투표 · { $game }
form-vote-again = 지금까지의 내 투표: { $action }. 집계할 때까지 비밀이에요.
form-vote-note = 집계할 때까지 비밀이에요. 그때까지 바꿀 수 있어요.
vote-button = { $away ->
    [yes] 채널에 있는 판 아래의 **{ $vote }**
   *[no] **{ $vote }**
}
vote-draw = 무승부에 동의
vote-kept = 🗳️ 내 투표: { $action }. 집계는 늦어도 { $left }예요. 그때까지 바꿀 수 있고, 아무도 볼 수 없어요.
vote-missing = 🗳️ 이 수에는 아직 투표하지 않았어요.
vote-resign = 기권
vote-settled = 🗳️ 이것으로 결정되어 수를 두었어요.
vote-written = 위에 쓴 수
vote-yours = 🗳️ 내 투표: { $action }. 집계하기 전에는 다른 사람이 볼 수 없어요.
voted = 🗳️ { $action }: { $votes }표{ $second ->
    [0] {""}
   *[other] , { $next }: { $second }표
}{ $others ->
    [0] {""}
   *[other] , 그 밖: { $others }표
}. { $people }명 투표.{ $tie ->
    [yes] {" "}표가 같아서 먼저 표를 모은 { $action } 쪽으로 정했어요.
   *[no] {""}
}
votes-dropped = 🗳️ 지금까지의 { $votes }표는 무효가 됐어요.

menu-hint = 행동을 고르세요
chosen = 선택: { $action }.

resign-sure = 이 대국을 기권할까요? { $game }
resign-sure-others = 이 대국을 기권할까요? 다른 사람들은 계속 두고, 그들이 무엇에 합의하든 나는 진 것이 돼요. { $game }
resign-sure-team = 이 대국을 기권할까요? 팀은 나 없이 계속 두고, 팀의 결과가 내 결과도 돼요. { $game }
resigned = 기권했어요.

waits-to-begin = 누군가 수락하기를 기다리고 있어요.

right-view-channel = 채널 보기
right-send-messages = 메시지 보내기
right-send-messages-in-threads = 스레드에서 메시지 보내기
right-use-external-apps = 외부 앱 사용(봇이 아니라 자신의 권한)
right-attach-files = 파일 첨부
right-manage-roles = 역할 관리

help-group-play = __두기__
help-group-between = __대국 중__
help-group-look = __돌아보기__
help-group-settings = __규칙과 설정__
help = { -narabe }와 함께 오목과 그 친척 게임들을 이 채널에서 원하는 속도로 두세요.
help-lessons = 배우고 싶나요? `/rules game:gomoku/renju` 페이지에서 **{ $button }** 버튼을 누르세요. { game-gomoku }과 펜테에도 있어요.
help-moves = 둘 차례가 왔나요? 판 아래의 **{ $button }** 버튼을 누르거나 /move를 쓰세요. 수를 적는 법:
    { $games }
    { game-gomoku }, { game-ninuki }, { preset-ninuki-pente } 판에서는 열은 왼쪽부터 알파벳, 행은 아래부터 숫자로 적어요.

# Games for three and four, and lines that wait for an answer.
to-move-then = { $person }님 차례, 다음은 { $next }님이에요.
moves-for = { $left } 대신 두는 쪽: { $person }.
seat-taken = { $seat } · { $taken }
seat-taken-team = { $seat } · { $taken }, 팀 합계 { $team }
seat-left = { $seat } (대국에서 나감)
left-resigned = 🏳️ 기권: { $people }
left-late = ⏳ 시간 초과: { $people }
taken = { $count ->
    [0] 따낸 돌 없음
   *[other] 따낸 돌 { $count }개{ $pairs ->
        [0] {""}
       *[other] {" "}({ $pairs }쌍)
    }
}
lobby-drawn = 모두 모이면 좌석을 추첨해요:
lobby-ordered = 좌석 순서예요:
lobby-named = 좌석 순서예요. 상대가 먼저 두면 신청한 사람이 마지막 좌석에 앉아요:
lobby-joined = ✅ { $person }님
lobby-invited = ⏳ { $person }님, 초대됨
lobby-free = ▫️ 빈 좌석
lobby-anyone = 빈 좌석
lobby-teams = 팀: { $one } 대 { $other }
button-concede = 패배 인정
button-confirm-concede = 네, 인정할게요
concede-sure = 줄을 끊지 않고 패배를 인정할까요? { $game }
conceded = 패배를 인정했어요.

# What joins names, things and sentences: the signs between them, and those at their ends.
join-names = { $before }, { $next }
join-names-cut = { $before } 등
join-names-more = { $before } 외 { $count }개
join-person = { $person }님
join-people = { $before }, { $next }
join-people-last = { $before }, { $next }
join-either = { $before } 또는 { $next }
join-things = { $before }, { $next }
join-parts = { $before } · { $next }
join-mates = { $before } + { $next }
join-sides = { $before } – { $next }
join-sentences = { $before } { $next }
full-stop = { $sentence }.
