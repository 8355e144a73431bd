# What people set for themselves, and what they ask of each other between the moves.

panel-on = 켜짐
panel-off = 꺼짐
panel-none = 없음
panel-done = 완료했어요.
panel-toggle = { $name }: { $state }
language = 한국어

command-preferences = 내 언어, 모양, 알림, 방해 금지 시간
preferences = 모든 서버에 적용되는 개인 설정이에요. 모두에게 보이는 메시지는 서버 설정을 따라요.
preferences-quiet = 방해 금지 시간: { $quiet }
preferences-zone = 시간대: { $zone }
preference-language = 언어
preference-language-discord = Discord와 같게
preference-theme = 테마
theme-wood = 테마: 나무
theme-slate = 테마: 슬레이트, 어두운 모드용
theme-paper = 테마: 종이, 책처럼
theme-contrast = 테마: 고대비
preference-deck = 카드 모양
deck-coins = 카드 모양: 동전이 그려진 초록과 금색
deck-suits = 카드 모양: 트럼프
preference-lettering = Pente 판: 열 이름
lettering-server = Pente 판: 열 이름은 서버와 같게
lettering-with-i = Pente 판: 열 이름에 I 사용
lettering-without-i = Pente 판: 열 이름에 I 제외
preference-reminders = 알림
preference-reminders-channel = 알림: 채널에서 멘션
preference-reminders-direct = 알림: 다이렉트 메시지
preference-reminders-none = 알림: 없음
preference-numbers-none = 수 번호: 없음
preference-numbers-last = 수 번호: 최근 몇 수
preference-numbers-all = 수 번호: 모두
preference-forbidden = 금수 자리 표시
preference-confirm = 수마다 확인
preference-text-board = 판을 글자로
preference-turned = 판 회전: { $degrees }°
preference-auto-vacation = 자동 휴가
preference-direct-turns = 차례를 다이렉트 메시지로
preference-guessable = 내 대국 예상
preference-puzzles = 내 대국으로 만드는 문제
preference-across = 다른 서버에 내 빈자리 알리기
preference-quiet = 방해 금지 시간
preference-quiet-label = 몇 시부터 몇 시까지?
preference-quiet-example = 23:00-7:30 또는 “off”
preference-zone = 시간대
preference-zone-label = 어느 시간대 또는 도시인가요?
preference-zone-example = Asia/Seoul 또는 Seoul
preference-reset = 기본값으로 되돌리기
refusal-bad-hours = “{ $written }” 형식은 시간 범위가 아니에요. 23:00-7:30처럼 쓰거나, 방해 금지 시간을 없애려면 “off”라고 쓰세요.
refusal-no-such-zone = “{ $written }” 시간대는 없어요.{ $nearest ->
    [none] {""}
   *[other] {" "}{ $nearest } 아닌가요?
} Europe/Paris 같은 시간대나 Tokyo 같은 큰 도시를 쓰세요.

confirm-sure = 판이 이렇게 돼요. 이 수를 둘까요?
confirm-play = 네: { $action }

command-draw = 무승부를 제안하거나 받아들이기
option-draw-game = 자신의 어느 대국인지(번호)
command-takeback = 직전 수 무르기(30초가 지나면 상대가 동의해야 함)
option-takeback-game = 자신의 어느 대국인지(번호)
command-abort = 결과 없이 대국 취소하기
option-abort-game = 자신의 어느 대국인지(번호)
command-rematch = 흑백을 바꿔 재대국하기
option-rematch-game = 끝난 대국(비우면 여기서 둔 마지막 대국)
option-board-here = 대국을 이 채널로 옮기기
option-games-list = 진행 중인 대국, 이 채널의 대국, 빈자리, 또는 끝난 대국
option-games-game = 이 게임만
option-games-with = 이 사람과의 대국만
choice-list-mine = 내 진행 중인 대국, 모든 곳
choice-list-channel = 이 채널에서 진행 중인 대국
choice-list-seats = 이 채널의 빈자리
choice-list-finished = 내 끝난 대국
command-block = 사람을 차단하거나 차단 해제하기
option-block-person = 차단하거나 해제할 사람(비우면 차단 목록)
command-privacy = 저장된 내 정보를 보고, 내보내고, 삭제하기
command-settings = 서버 설정과 운영(서버 관리하기 권한 필요)
command-settings-show = 서버 설정을 보고 바꾸기
option-settings-game = 대국 번호
option-settings-person = 대상이 되는 사람
option-settings-decide-person = 승자(봇을 고르면 관중 또는 컴퓨터의 승리)
command-settings-end = 결과 없이 대국 끝내기
command-settings-void = 결과를 무효로 하고 레이팅 다시 계산하기
command-settings-decide = 진행 중이거나 끝난 대국을 판정하기(사람이 없으면 무승부)
command-settings-restore = 둔 대로 결과 되돌리기
command-settings-close-season = 시즌 마감하기
command-settings-extend = 둘 차례인 사람에게 시간을 더 주기, 최대 하루
command-settings-ban = 이곳의 대국에 참가 금지하기
command-settings-unban = 참가 금지 해제하기
command-settings-log = 운영 기록 보기

button-confirm-abort = 네, 취소할게요
button-more = 더 보기…
button-guess = 예상…
button-vote = 투표…
button-plan = 응수 예약…
button-note = 메모…
button-try = 수 놓아 보기…
button-draw = 무승부 제안
button-takeback = 무르기
button-abort = 대국 취소…
button-replay = 다시 보기
button-agree = 동의
button-agree-draw = 무승부에 동의
button-agree-takeback = 무르기에 동의
button-agree-abort = 취소에 동의
button-turn-down = 거절
abort-sure = 아직 두지 않은 사람이 있어서 결과 없이 바로 취소할 수 있어요. 이 대국을 취소할까요? { $game }
abort-sure-alone = 이 대국을 결과 없이 취소할까요? { $game }
abort-sure-asks = 모두 한 수씩 두었으니 다른 대국자가 동의해야 해요. 결과 없이 취소하자고 물어볼까요? { $game }
abort-sure-asks-one = 이제 이 대국을 취소하려면 { $person }님이 동의해야 해요. 결과 없이 취소하자고 물어볼까요? { $game }
broken-off-aborted = 대국 취소, 결과 없음.
broken-off-ended-by-server = 운영진이 이 대국을 결과 없이 끝냈어요.
end-adjudicated = 운영진의 판정
end-no-result = 결과 없음
offer-draw = 🤝 { $person }님이 무승부를 제안했어요. 답을 기다리는 중: { $people }.
offer-draw-crowd = 🤝 { $person }님이 무승부를 제안했어요. 받아들이려면 { $vote } 버튼을 누르고 “무승부에 동의”를 고르세요.
offer-takeback = ↩️ { $person }님이 { $action } 수를 무르고 싶어 해요{ $more ->
    [none] {""}
   *[other] (함께 물러지는 수: { $more })
}. 답을 기다리는 중: { $people }.
undone-choice = “{ $action }”
declined-draw = 🤝 { $person }님의 무승부 제안이 거절됐어요.
declined-draw-early = 🤝 { $person }님의 무승부 제안이 거절됐어요. { -narabe }는 { $from }수 전에는 무승부를 받아들이지 않아요.
declined-takeback = ↩️ { $person }님이 수를 무르자고 요청했어요. 요청이 거절됐어요.
declined-abort = { $person }님이 대국을 취소하자고 요청했어요. 요청이 거절됐어요.
declined-who = { $person }님이 거절했어요.
offer-withdrawn = { $person }님이 요청을 철회했어요.
lapsed-draw = 🤝 { $person }님의 무승부 제안은 더 이상 유효하지 않아요.
lapsed-takeback = ↩️ { $person }님의 무르기 요청은 더 이상 유효하지 않아요.
lapsed-abort = { $person }님의 대국 취소 요청은 더 이상 유효하지 않아요.
lapsed-hints = 💡 { $person }님의 힌트 요청은 더 이상 유효하지 않아요.
offer-abort = { $person }님이 대국을 결과 없이 취소하고 싶어 해요. 답을 기다리는 중: { $people }.
was-taken-back = ↩️ { $person }님이 { $count ->
    [1] 한 수를
   *[other] 한 수와 그 뒤의 수를
} 물렀어요.
you-are-asked = { $people }, { $game } #{ $number } 대국에서: { $asked } { $link }
board-moved-on = -# { $game }: 더 새로운 판 { $link }
no-result = 결과 없음.
refusal-no-offer = 지금 이 대국에는 제안이 없어요. /draw로 무승부를 제안하거나 /takeback으로 수를 무르세요.
refusal-others-answer = 답할 수 있는 사람: { $people }.{ $own ->
    [yes] {" "}**{ $decline }** 버튼으로 제안을 철회할 수 있어요.
   *[no] {" "}이미 동의했어요.
}
refusal-offer-stands = { $turn ->
    [yes] { $person }님이 이미 제안했어요. 판 아래 버튼으로 먼저 답하거나 그냥 두세요. 다음 수를 두면 제안이 취소돼요.
   *[no] { $person }님이 이미 제안했어요. 판 아래 버튼으로 먼저 답하세요. 다음 수를 두면 제안이 취소돼요.
}
refusal-offer-yours = { $turn ->
    [yes] 이미 제안했어요. 답을 기다리거나, **{ $decline }** 버튼으로 철회하거나, 그냥 두세요. 다음 수를 두면 제안이 취소돼요.
   *[no] 이미 제안했어요. 답을 기다리거나 판 아래 **{ $decline }** 버튼으로 철회하세요. 다음 수가 두어지면 제안이 취소돼요.
}
refusal-offer-crowd = 이미 무승부를 제안했고, 지금 관중이 거기에 투표할 수 있어요. 관중의 다음 수가 두어지면 제안이 취소돼요.
refusal-asked-already = 이번 차례에는 이미 물어봤어요. 다음 수 뒤에 다시 물어볼 수 있어요.
refusal-no-draw-now = 지금은 무승부를 제안할 수 없어요. 계속 두거나 /resign을 쓰세요.
refusal-draw-thinking = { $machine }: 생각하는 중이에요. 무승부는 다음 수 뒤에 제안하세요.
refusal-nothing-to-take-back = 무를 수가 없어요.
refusal-moves-within = 대국은 같은 서버 안에서만 옮길 수 있어요. 이 대국은 { $place }에 있어요. 그곳에서 /board를 쓰세요.
refusal-no-game-over-here = 이 채널에는 끝난 대국이 없어요. /challenge로 대국을 시작하세요.

list-mine = 진행 중인 내 대국, 내 차례인 것부터:
list-mine-none = 진행 중인 대국이 없어요. /challenge로 시작하세요.
list-channel = 이 채널에서 진행 중인 대국, 급한 것부터:
list-channel-none = 이 채널에는 두는 사람이 없어요. /challenge로 대국을 시작하세요.
list-seats = 이 채널의 빈자리:
list-seats-none = 이 채널에는 빈자리가 없어요. /challenge로 자리를 만드세요.
list-seat = { $game }, 신청: { $author }, 빈자리: { $free }
list-free = 빈자리: { $free }
list-away = 🏖️ 휴가 중: { $people }
list-finished = 끝난 내 대국, 최근 것부터:
list-open = 판으로 가기
list-due = 둘 기한 { $when }
list-expires = 만료 { $when }
list-across = 다른 서버에서 온 대국
across-joined = 다른 서버에서 두는 대국 #{ $number }의 자리를 얻었어요. 차례는 다이렉트 메시지로 오고, 거기서 **{ button-mine }** 버튼을 누르면 판이 열려요. `/games` 목록에도 있어요.
refusal-across-rematch = 둘 중 한 사람이 다른 서버에 있어서 이 대국은 재대국할 수 없어요. 상대 없이 `/challenge`를 쓰면 새 자리가 생기고, 그 서버에도 보여요.
list-last = 직전 수 { $when }
list-your-move = ▶ **내 차례**
list-your-answer = ▶ **내 답을 기다림**
list-against = { $game } 상대: { $people }
list-beside = { $game } 같은 팀: { $mates }, 상대: { $people }
list-between = { $game }: { $people }
list-in-set = { $game } (두 판 중 { $part }번째)
list-stone = { $stone } { $game }
list-finished-none = 조건에 맞는 끝난 대국이 없어요.
list-no-match = 조건에 맞는 대국이 없어요.
page-back = ◀ 뒤로
page-number = { $pages ->
    [0] { $page }
   *[other] { $page } / { $pages }
}
page-on = 다음 ▶

settings = 서버 설정이에요. 채널이나 게임을 고르지 않으면 모두 허용돼요.
    참가 금지: { $count ->
        [0] 없음
       *[other] { $barred }
    }
    대국과 참가자 관리: `/settings end`, `extend`, `decide`, `void`, `restore`, `close-season`, `ban`, `unban`, `log`
settings-banned-erased = 정보가 삭제된 { $count }명
settings-default-line = 기본 게임: { $game }
settings-limits-line = 진행 중인 대국: 한 사람당 { $person }개, 채널당 { $channel }개까지
settings-rule-sets-line = 룰: { $count ->
        [0] 모두
       *[other] { $names }
    }
settings-usual-game = { $game } (설정 안 함)
setting-channels = 대국을 시작할 수 있는 채널
setting-games = 이곳에서 둘 게임
setting-policy = 판을 올리는 방식
policy-edit = 메시지 하나를 갱신
policy-relay = 수마다 새 메시지, 이전 것은 삭제
policy-keep = 수마다 새 메시지, 이전 것도 유지
policy-thread = 대국마다 스레드
thread-refused = 이 서버는 대국마다 스레드를 쓰지만, 여기서는 제가 만들 수 없어요. “공개 스레드 만들기” 권한이 필요해요. 대국은 이 채널에 그대로 있어요.
setting-casual = 레이팅 대국
setting-pace = 기본 제한 시간
setting-pace-none = 제한 시간 없음(레이팅 제외)
setting-default = 기본 게임
setting-default-label = 어느 게임과 룰인가요?
setting-default-example = { $game }, 없으면 -
setting-rule-sets = 룰
setting-rule-sets-label = 쉼표로 나눈 이것만(모두는 -)
setting-limits = 제한
setting-limits-label = 한 사람당, 채널당 대국 수?
setting-limits-example = 10 50, 기본값은 -
setting-lettering = Pente 판에 I열
settings-ratings = **이곳의 레이팅**
    • 순위에 들려면 레이팅 대국 { $games }판, 서로 다른 상대 { $opponents }명, { $deviation } 이하의 편차, 최근 { $days }일 안의 레이팅 대국이 필요해요. 변경은 바로 적용돼요.
    • 대국은 시작할 때 계정이 { $account }일 이상 됐고 이 서버에 { $member }일 이상 있었다면 반영돼요.
    • 같은 두 사람이 30일 안에 둔 첫째, 둘째, 셋째 … 대국은 { $weights }%로 반영돼요. 마지막 숫자는 그 뒤의 모든 대국에 적용돼요.
    • { $plain ->
        [no] 일반 오목, 작은 판, 고모쿠 로쿠 핸디캡은 꺼 두어서 반영되지 않아요.
       *[yes] 일반 오목, 작은 판, 고모쿠 로쿠 핸디캡도 반영돼요.
    } 먼저 두는 이점은 예상 결과에 들어가요.
    계정과 가입 기간, 비율의 변경은 지금부터 끝나는 대국에 적용돼요. 이미 반영된 것은 그대로예요.
setting-odd = 일반 오목 반영
setting-ranked = 순위 조건…
setting-ranked-label = 대국, 상대, 편차, 일수?
setting-ranked-example = 10 3 110 60, 기본값은 -
setting-ages = 새 계정…
setting-ages-label = 계정 일수, 서버에 있던 일수?
setting-ages-example = 14 3, 기본값은 -
setting-none = 없음
setting-guesses = 다음 수 맞히기
setting-own-puzzles = 여기서 둔 대국으로 문제 만들기
setting-across = 서버 사이의 빈자리
setting-results = 결과를 올릴 채널
setting-role-champion = 서버를 관리하는 사람이 만든 지난 리그나 토너먼트의 우승자
setting-role-first = 순위표 1위
setting-role-king = 서버를 관리하는 사람이 참가한 적이 있는 언덕의 왕
setting-role-season = 지난 시즌 순위표 1위
setting-role-seats = 빈자리가 있으면 멘션 (15분에 최대 한 번). 모두가 이 역할을 멘션할 수 있게 해 주세요.
setting-role-title = 칭호 보유자 (같은 상대에게 3연승한 쇼군 등)
setting-role-top = 순위표 상위 3명
setting-role-voters = 관중 대국에서 투표할 수 있는 역할, 이곳에 온 지 3일부터 (역할이 없으면 모두)
setting-roles = 역할과 결과…
setting-week = 한 주 요약을 올릴 채널 (월요일, 10:00 UTC)
setting-puzzle = 오늘의 문제를 올릴 채널 (10:00 UTC 이후)
setting-weights = 같은 상대 반복…
setting-weights-label = 첫째, 둘째 … 대국의 퍼센트?
setting-weights-example = 100 100 50 25 0, 기본값은 -
refusal-bad-ranked = “{ $written }” 입력은 순위 조건으로 읽을 수 없어요. 10 3 110 60처럼 숫자 네 개를 쓰세요: 대국(1~1000), 상대(1~100), 편차(45~350), 일수(1~3650).
refusal-bad-ages = “{ $written }” 입력은 두 일수로 읽을 수 없어요. 14 3처럼, 각각 0~3650으로 쓰세요: 가입한 일수와 서버에 있던 일수.
refusal-bad-weights = “{ $written }” 입력은 비율로 읽을 수 없어요. 100 100 50 25 0처럼 0~100의 숫자를 20개까지 쓰세요.
refusal-bad-limits = “{ $written }” 입력은 두 제한이 될 수 없어요. 10 50처럼 숫자 두 개를 쓰세요. 한 사람당 1~{ $person }개, 채널당 1~{ $channel }개예요.
refusal-setting-no-choice = 이러면 아무것도 둘 수 없어요. 허용된 룰({ $sets })이 허용된 게임({ $games }) 중 어느 것에도 속하지 않아요. 다른 설정을 먼저 바꾸거나 비우세요.
refusal-setting-default-not-here = 기본 게임이 { $game }인데 여기서 허용된 것은 다음뿐이에요: { $known }. 다른 기본 게임을 고르거나(없으면 -) 먼저 허용하세요.
refusal-setting-default-alone = { $game } 게임은 혼자 하는 것이고, 기본 게임은 다른 사람에게 신청할 때 쓰여요. 다른 것을 고르세요.
refusal-settings-need-server = 서버 설정은 서버에만 있어요. 서버 채널에서 `/settings show`를 쓰세요. 자신의 설정은 /preferences에 있어요.
refusal-role-of-everyone = 다른 역할을 고르세요. 이 역할은 모두가 가지고 있어요.
refusal-roles-need-right = 먼저 봇에게 “역할 관리하기” 권한을 준 다음, 역할을 다시 고르세요.
refusal-role-out-of-reach = 이 역할은 봇이 줄 수 없어요. 봇의 역할보다 위에 있거나 연동 서비스의 역할이에요. 서버 설정의 역할에서 봇의 역할을 그 위로 옮기거나 다른 역할을 고르세요.
roles-gone = ⚠️ 이 역할 중 하나가 더 이상 없어요. 다른 역할이나 없음을 고르세요.
roles-refused = ⚠️ Discord가 역할을 거부했어요 (코드 { $code }). 봇에게 “역할 관리하기” 권한을 주고, 서버 설정의 역할에서 봇의 역할을 봇이 줄 역할보다 위로 옮겨 주세요.
settings-back = 뒤로
settings-roles = **역할과 결과**
    대국 성적에 따라 멤버에게 역할을 주고, 다른 사람 차례가 되면 거두어요. 10분마다 확인해요.
refusal-settings-need-right = “서버 관리하기” 권한이 필요해요. 자신의 설정은 /preferences에 있어요.
refusal-deed-needs-person = 누구인지 알려 주세요: `person` 옵션에서 고르세요.
refusal-ban-self = 자신을 참가 금지할 수 없어요. 다른 사람을 고르세요.
refusal-ban-narabe = { -narabe }는 참가 금지할 수 없어요. 사람을 고르세요.
refusal-settings-full = 이곳에 참가 금지된 사람이 너무 많아서 이 변경을 저장할 자리가 없어요. 먼저 한 사람을 해제하세요: `/settings unban`
refusal-not-banned = { $person }님은 여기서 참가 금지가 아니라서 해제할 것이 없어요. 지금까지 한 일은 `/settings log`에 있어요.
refusal-deed-not-now = 지금 이 대국에는 할 수 없어요. 모집 중이거나 진행 중인 대국은 끝낼 수 있고, 진행 중인 것은 연장할 수 있고, 진행 중이거나 끝난 것은 판정할 수 있고, 끝난 것은 무효로 하거나 되돌릴 수 있어요.
refusal-decide-left = 이 플레이어는 대국을 떠나서 이길 수 없어요. 다른 승자를 고르거나 `/settings end`로 결과 없이 끝내세요.
refusal-decide-automa = 오토마는 게임이 직접 두기 때문에 지게 할 수 없어요. 오토마의 승리나 무승부로 판정하거나 `/settings end`로 결과 없이 끝내세요.
refusal-no-crowd = { -narabe }는 이 대국에 없어요. 대국자 가운데 고르거나, 무승부라면 아무도 고르지 마세요.
refusal-not-their-game = { $person }님은 이 대국에 없어요. 대국자 가운데 고르거나, 무승부라면 아무도 고르지 마세요.
refusal-no-deadline = 이 대국에는 연장할 기한이 없어요.
did-end = 대국 #{ $number } 결과 없이 끝남.
did-end-event = 대회에서는 누구의 점수도 되지 않아요. 결과는 나중에도 정할 수 있어요: `/settings decide`
did-adjudicate = 대국 #{ $number } 판정 완료.
did-extend = #{ $number } 대국에서 둘 차례인 사람에게 { $minutes ->
    [5] 5분이
    [60] 한 시간이
   *[other] 하루가
} 더 생겼어요.
did-bar = { $person }님은 이제 여기서 대국을 시작하거나 참가할 수 없어요. 진행 중인 대국은 계속돼요.
did-unbar = { $person }님이 다시 여기서 둘 수 있어요.
did-bar-events = 함께 빠지는 대회: { $events }.
did-unbar-events = 아직 빠져 있는 대회: { $events }. 참가 금지 뒤 48시간 안에는 주최자가 되돌릴 수 있어요: `/events do:참가자 되돌리기(주최자)`
audit = 운영 기록, 최근 것부터:
audit-detail = { $line }: { $detail }
audit-draw = 무승부
audit-machine = 컴퓨터
audit-win = { $winner } 승리
# What someone has done, behind their name.
audit-act-end = 대국 { $game } 종료
audit-act-extend = 대국 { $game } 시간 연장
audit-act-adjudicate = 대국 { $game } 판정
audit-act-void = 대국 { $game }의 결과 무효 처리
audit-act-restore = 대국 { $game }의 결과 되돌림
audit-act-close-season = 시즌 마감
audit-act-bar = { $person }님 참가 금지
audit-out-of = 빠진 대회 { $events }
audit-act-unbar = { $person }님 참가 금지 해제
audit-act-make-event = 대회 만듦
audit-act-start-event = 대회 시작
audit-act-cancel-event = 대회 취소
audit-act-remove-entrant = { $person }님을 대회에서 뺌
audit-act-put-back = { $person }님을 대회에 되돌림
audit-act-move-event = 대회 옮김
audit-act-set-channels = 대국 채널 설정
audit-act-set-games = 게임 설정
audit-act-set-policy = 판을 올리는 방식 설정
audit-act-set-casual = 레이팅 대국 설정
audit-act-set-language = 언어 설정
audit-act-set-theme = 테마 설정
audit-act-set-deck = 카드 모양 설정
audit-act-set-lettering = Pente 판의 I열 설정
audit-act-set-pace = 기본 제한 시간 설정
audit-act-set-rule-sets = 룰 설정
audit-act-set-default = 기본 게임 설정
audit-act-set-limits = 제한 설정
audit-act-set-odd = 일반 오목 반영 설정
audit-act-set-ranked = 순위 조건 설정
audit-act-set-ages = 새 계정 조건 설정
audit-act-set-weights = 같은 상대 반복의 비율 설정
audit-act-set-role-king = 언덕의 왕 역할 설정
audit-act-set-role-champion = 대회 우승자 역할 설정
audit-act-set-role-first = 순위표 1위 역할 설정
audit-act-set-role-top = 상위 3명 역할 설정
audit-act-set-role-season = 시즌 1위 역할 설정
audit-act-set-role-title = 칭호 보유자 역할 설정
audit-act-set-role-seats = 빈자리를 알릴 역할 설정
audit-act-set-role-voters = 투표하는 역할 설정
audit-act-set-results = 결과 채널 설정
audit-act-set-week = 한 주 요약 채널 설정
audit-act-set-puzzle = 문제 채널 설정
audit-act-set-guesses = 다음 수 맞히기 설정
audit-act-set-own-puzzles = 여기서 둔 대국으로 문제 만들기 설정
audit-act-set-across = 서버 사이의 빈자리 설정
# The new value of a setting, behind what someone has done.
audit-none = 없음
audit-default = 기본값
audit-all-channels = 모든 채널
audit-all-games = 모든 게임
audit-all-rule-sets = 모든 룰
audit-theme-wood = 나무
audit-theme-slate = 슬레이트
audit-theme-paper = 종이
audit-theme-contrast = 고대비
audit-deck-coins = 동전이 그려진 초록과 금색
audit-deck-suits = 트럼프
audit-limits = 진행 중인 대국 한 사람당 { $person }개, 채널당 { $channel }개까지
audit-ranked = 최소 레이팅 대국 { $games }판, 서로 다른 상대 { $opponents }명, { $deviation } 이하의 편차, 최근 { $days }일 안의 레이팅 대국
audit-ages = 계정 { $account }일 이상, 서버에 { $member }일 이상
audit-weights = 첫째, 둘째, 셋째 … 대국 { $weights }%
audit-empty = 운영 기록이 비어 있어요.
refusal-channel-not-here = 이 채널에서는 대국을 시작할 수 없어요. 이곳에서 두세요: { $known }.
refusal-game-not-here = 이 서버에는 { $game } 게임이 없어요. 있는 게임: { $known }.
refusal-you-are-barred = 여기서 대국을 시작하거나 참가할 수 없어요(서버 운영진의 결정). 진행 중인 대국은 계속되고, 다른 서버에서는 둘 수 있어요.
refusal-they-are-barred = { $person }님은 여기서 둘 수 없어요(서버 운영진의 결정). 다른 사람에게 신청하세요.
refusal-blocked = { $person }님에게 신청할 수 없어요. 다른 사람에게 신청하세요.
refusal-you-blocked = { $person }님을 차단했어요. 먼저 /block으로 해제하세요.
refusal-block-self = 자신을 차단할 수 없어요. 다른 사람을 고르세요.
refusal-block-bot = 봇은 아무에게도 신청하지 않으니 차단할 것이 없어요. 사람을 고르세요.
blocked-list = { $count ->
    [0] 차단한 사람이 없어요. /block을 쓰고 사람을 고르세요.
   *[other] 차단한 사람: { $people }. 해제하려면 /block을 쓰고 그 사람을 다시 고르세요.
}
blocked-now = { $person }님을 차단했어요. 더는 신청할 수 없고, 빈 좌석에 참가할 수도 없어요. 진행 중인 대국은 계속돼요. 대회와 언덕에서는 차단이 적용되지 않아요.
unblocked-now = { $person }님을 차단 해제했어요. 다시 대국을 신청할 수 있어요.

privacy = • **저장되는 정보**: Discord 사용자 ID와 처음 저장한 때. 대국의 수, 시간, 채널, 결과. /preferences에서 설정한 것과 푼 레슨. /block으로 차단한 사람. 휴가. 대국의 레이팅. 오늘의 문제를 푼 기록. 응수 예약, 메모, 예상, 투표. 참가한 리그, 토너먼트, 언덕. 봇이 준 역할. 본인이 하거나 본인에 관한 운영 기록. 대국을 두는 서버마다 그곳의 표시 이름, 들어온 날, 마지막으로 확인된 때. 채널에 쓴 글과 사진은 저장하지 않아요.
    • **보관 기간**: 대국, 레이팅, 문제와 참가 기록은 봇이 운영되는 동안, 나머지는 바꿀 때까지예요. 응수 예약은 두거나 무효가 되면, 예상과 투표는 집계하고 1주일 뒤에 삭제돼요. 답하는 데 쓰는 메모는 1시간 안에 삭제돼요. 서버가 봇을 내보낸 날이나 그 뒤 그곳에서 마지막으로 수를 두거나 문제를 푼 날부터 30일 뒤에 그 서버에 관한 모든 것을 삭제해요.
    • **할 수 있는 일**: 모두 파일로 내보내거나 삭제할 수 있어요. 삭제하면 진행 중인 대국이 끝나고, 이름 없는 대국자가 그 자리를 대신하며, 다른 사람의 결과와 레이팅은 바르게 남아요. 서버가 대국에서 참가 금지했다면, 그 금지는 ID 대신 솔트를 넣은 해시로 남아요.
link-terms = 이용 약관
link-privacy = 개인정보 처리방침
link-support = 지원
privacy-export = 모두 내보내기
privacy-delete = 삭제…
privacy-delete-yes = 네, 내 정보를 모두 삭제할게요
privacy-sure = 버튼을 누르면 모든 서버에서 모든 정보가 삭제돼요.
    • { $games ->
        [0] 진행 중인 대국은 없어요.
       *[other] 진행 중인 대국 { $games }개가 끝나서 기권으로 처리돼요.
    }
    • 끝난 대국에는 이름 대신 👤1 같은 번호가 나와요.
    • 채널에 이미 있는 메시지는 이름이 나온 것도 그대로 남아요.
    누구도 되돌릴 수 없어요.
privacy-exported = 저장된 정보 전부예요:
refusal-data-too-large = 데이터가 Discord의 메시지 하나에 담기에는 너무 커요. { -narabe } 운영자에게 사본을 부탁하세요.
rights-note = -# 여기에 없는 권한: { $rights }. 서버를 관리하는 사람이 줄 수 있어요.
channels-note = -# 봇이 판을 보여 줄 수 없는 채널: { $channels }. 채널 보기, 메시지 보내기, 파일 첨부 권한이 필요해요.
broken-off-server-gone = 대국 취소: 서버가 봇을 내보냈어요.
refusal-too-many-commands = 1분에 명령이 { $most }개를 넘었어요. 잠깐 기다려 주세요. 버튼은 여전히 쓸 수 있어요.
refusal-too-many-presses = 1분에 버튼과 양식 입력이 { $most }개를 넘었어요. 잠깐 기다렸다가 다시 누르세요.
refusal-work-under-way = 앞서 요청한 것을 아직 그리고 있어요. 나올 때까지 기다렸다가 다시 시도해 주세요.
refusal-too-much-work = 지금 많은 그림을 그리고 있어요. 1분 뒤에 다시 시도해 주세요.
refusal-too-costly = 이 대국은 다시 보는 데 너무 오래 걸려요. 더 적은 수로 시도해 주세요.

# How a board looks to one person alone.
button-mine = 내 보기
option-board-text = 판을 행마다 글자로, 자신만 보기
preference-zoom = 돌이 있는 곳 확대
board-in-file = 글자로 된 판은 아래 파일에 있어요.
refusal-no-game-to-show = 이 채널에는 진행 중이거나 끝난 대국이 없어요. 대국 번호를 적어 주세요. /games에 내 대국 목록이 있어요.
# Beside the stones on pictures, whose letters are few.
machine-name = 오토마
machine-label = Narabe Lv.{ $level }
strip-days = { $count }일
strip-hours = { $count }시간
strip-minutes = { $count }분

week-offer = **한 주 요약을 올릴까요?**
    이곳에서 끝난 대국이 열 판이 됐어요. 월요일마다 한 주의 대국, 연승, 모집 중인 신청을 올릴 수 있어요. 아무도 멘션하지 않아요. 채널을 고르거나 그대로 두세요. 이 메시지는 자신만 볼 수 있고, 한 번만 보여요. `/settings show`에도 있어요.
greeting = 👋 { -narabe }가 왔어요. 오목과 그 친척 게임을 이 채널이나 다른 어느 채널에서나 둬요. `/challenge`는 대국을 시작하고, /help에는 모든 기능이 있어요. 이 서버를 관리한다면 설정하세요:
setup-open = 설정하기
setup = **이 서버에 맞게 { -narabe } 설정하기**
    이 서버를 관리하는 사람이라서 자신만 이것을 볼 수 있고, 한 번만 보여요. 모두 나중에 `/settings show`에서 바꿀 수 있어요.
setup-step = **{ $number }단계.** { $name }
setup-language = 공개 메시지의 언어
setup-permissions = **이 채널의 권한**
setup-has = ✓ { $name }: 허용됨
setup-lacks = ✗ { $name }: 대국에 필요해요. 채널 설정에서 { -narabe }에 허용한 다음 다시 확인하세요.
setup-lacks-roles = ○ { $name }: 플레이어 역할에만 필요해요. 쓰려면 서버 설정에서 { -narabe }에 허용하세요.
setup-test = 다시 확인
setup-all = 모든 설정
