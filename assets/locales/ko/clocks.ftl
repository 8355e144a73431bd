# Clocks: what a board says about the time, reminders, vacation, pauses, silences.

clock-until = ⏳ { $until }까지 두세요({ $left }).
clock-over-draw = ⌛ { $over }에 시간이 다 됐어요. { $person }님은 시간승을 선언할 수 있어요. 선언하지 않으면 { $left }에 무승부가 돼요.
clock-over-cancel = ⌛ { $over }에 시간이 다 됐어요. { $person }님은 시간승을 선언할 수 있어요. 선언하지 않으면 { $left }에 대국이 취소돼요.
clock-over-out = ⌛ { $over }에 시간이 다 됐어요. 다른 대국자들은 시간승을 선언할 수 있어요. 선언하지 않으면 { $left }에 { $late }님이 대국에서 빠져요.
clock-grace = ⌛ 시간이 다 됐어요. 대국은 { $left }에 자동으로 끝나요.
clock-silence = ⌛ 아무도 두지 않으면 이 대국은 { $left }에 끝나요.
clock-vacation = 🏖️ 휴가 중: 늦어도 { $until }까지 시간이 멈춰 있어요.
clock-paused = ⏸️ 일시 정지: 늦어도 { $until }까지 시간이 멈춰 있어요. 대국자는 누구나 /pause로 다시 시작할 수 있어요.

reminder = { $people }, { $game } 대국에서 { $until }({ $left })까지 두세요. { $link }
reminder-last = ⏳ { $people }, { $game } 대국의 시간이 { $left }에 다 돼요. { $link }
time-over = { $people }: { $game } 대국에서 { $person }님의 시간이 다 됐어요. { $until }({ $left })까지 판 아래 버튼으로 시간승을 선언하거나 재촉하세요. { $link }
nudge = { $people }: { $by }님이 { $game } 대국에서 수를 기다리고 있어요. 시간이 다 됐어요. { $link }
silence-notice = { $people }: { $game } 대국에서 오랫동안 아무도 두지 않았어요. 이대로면 { $left }에 끝나요. { $link }
time-ran-out = { $people }: { $game } 대국에서 시간이 다 됐어요. { $link }
time-given = ⚖️ 운영진이 { $game } 대국에서 { $person }님의 시간을 { $until }({ $left })까지 늘렸어요. { $link }
vote-extended = ⏳ { $game } 대국에 아직 아무도 투표하지 않아서 투표를 늦어도 { $until }({ $left })까지 계속해요. 그때까지 아무도 투표하지 않으면 { $person }님의 시간패예요.{ $called ->
    [0] {""}
   *[other] {" "}{ $people }
} { $link }
vote-extended-first = ⏳ { $game } 대국에 아직 아무도 투표하지 않아서 투표를 늦어도 { $until }({ $left })까지 계속해요. 그때까지 아무도 투표하지 않으면 대국은 결과 없이 취소돼요. { $link }
outage = { $since }부터 { $until }까지 오프라인이었어요. 그만큼 모두의 시간을 늘렸어요: { $games }.

broken-off-no-first-move = 대국 취소, 결과 없음: 첫 수를 시간 안에 두지 않았어요.
broken-off-both-out = 대국 취소, 결과 없음: 시간이 다 됐지만 아무도 시간승을 선언하지 않았어요.
broken-off-silence = 대국 취소, 결과 없음: 30일 동안 아무도 두지 않았어요.

button-claim = 시간승 선언
button-nudge = 재촉하기
nudged = { $person }님을 재촉했어요.

refusal-nudged-already = 이미 누군가 { $person }님을 재촉했어요. { $again }에 다시 할 수 있어요.
refusal-own-time = 시간이 다 된 쪽은 본인이에요. 아직 둘 수 있어요.
refusal-time-not-over = 아직 { $until }까지 시간이 남아 있어요. 그 뒤에 시간승을 선언하거나 재촉할 수 있어요.
refusal-no-clock = 제한 시간이 없는 대국이라 시간이 다 될 일이 없어요.
refusal-not-due = 대국 상황이 방금 바뀌었어요. 판을 확인하고 다시 시도해 주세요.
refusal-untimed-rated = 제한 시간이 없는 대국은 레이팅에 들어가지 않아요. 다른 제한 시간을 고르거나 `rated`를 빼 주세요.

challenge-away = 🏖️ 신청 당시 { $person }님은 휴가 중이었어요(늦어도 { $until }까지). 그때까지 답을 기다려야 할 수 있어요.
vacation-begun = 🏖️ { $by }님은 늦어도 { $until }까지 휴가예요. { $game } 대국의 시간이 멈췄어요.
vacation-begun-by-itself = 🏖️ { $by }님의 시간이 다 될 참이라 자동 휴가가 시작됐어요. { $game } 대국의 시간은 늦어도 { $until }까지 멈춰 있어요.
vacation-ended = { $by }님이 휴가에서 돌아왔어요. { $game } 대국의 시간이 다시 흘러요.
vacation-started = 휴가가 시작됐어요. 늦어도 { $until }({ $left })까지 시간이 멈추고, 그동안에도 둘 수 있어요. 끝내려면 언제든 `/vacation stop`.
vacation-stopped = 다시 오신 걸 환영해요. 시간이 다시 흘러요.
vacation-is = 늦어도 { $until }까지 휴가 중이에요. 끝내려면 언제든 `/vacation stop`.
vacation-none = 휴가 중이 아니에요.
vacation-left = 365일 동안의 휴가 14일 가운데 { $days ->
    [0] { $hours }시간
   *[other] { $days }일
} 남았어요.
vacation-left-now = 지금 끝내면 365일 동안의 휴가 14일 가운데 { $days ->
    [0] { $hours }시간
   *[other] { $days }일
} 남아요.
pause-asked = { $people }: { $by }님이 { $game } 대국을 일시 정지하고 싶어 해요. 모두 동의하면 누군가 다시 시작할 때까지 시간이 멈춰요. { $link }
pause-declined = { $people }: { $by }님이 { $game } 대국의 일시 정지를 거절했어요. { $until }까지 시간이 계속 흘러요. { $link }
pause-lapsed = { $game } 대국의 일시 정지 요청은 더 이상 유효하지 않아요.
paused = ⏸️ { $game } 대국이 늦어도 { $until }까지 일시 정지됐어요. 대국자는 누구나 /pause로 다시 시작할 수 있어요. { $link }
resumed = ▶️ { $people }: { $by }님이 { $game } 대국을 다시 시작했어요. { $until }까지 시간이 다시 흘러요. { $link }
pause-over = ▶️ { $people }: { $game } 대국의 일시 정지가 끝났어요. { $until }까지 시간이 다시 흘러요. { $link }
pause-offered = 요청을 보냈어요. 모두 동의하면 시간이 멈춰요.
pause-agreed = 대국이 늦어도 { $until }까지 일시 정지됐어요. /pause로 언제든 다시 시작하세요.
pause-turned-down = 일시 정지를 거절했어요. 시간이 계속 흘러요.
pause-ended = 시간이 다시 흘러요.

button-pause = 일시 정지
button-no-pause = 거절
command-pause = 모두 동의하면 대국을 일시 정지, 또는 다시 시작하기
option-pause-game = 자신의 어느 대국인지(번호)
command-vacation = 1년에 최대 14일 동안 시간 멈추기
command-vacation-show = 남은 휴가 보기
command-vacation-start = 휴가를 시작하고 시간 멈추기
command-vacation-stop = 휴가를 끝내고 시간 다시 재기

refusal-no-vacation = 휴가 중이 아니에요. 시작하려면 `/vacation start`.
refusal-vacation-used = 지난 365일 동안 휴가 14일을 모두 썼어요. 쓴 날마다 1년이 지나면 하루씩 돌아와요.
refusal-pause-on-vacation = 휴가 중인 사람이 있어서 시간이 이미 멈춰 있어요.
refusal-pause-too-late = 시간이 다 돼서 일시 정지하기에는 늦었어요. 대국은 계속할 수 있어요.
refusal-pause-asked-already = 이미 일시 정지를 요청했어요. 다른 사람이 모두 동의하면 시작돼요.
refusal-pause-not-asked = 일시 정지 요청이 더는 없어요. 요청하려면 /pause를 쓰세요.
