# Leagues and tournaments.

command-events = 리그와 대회: 만들기, 참가하기, 순위 보기
option-events-do = 할 일(비우면 목록을 보거나, 입력한 조건으로 새로 만들기)
option-events-format = 새 대회의 방식(비우면 참가자 수로 결정)
option-events-game = 새 대회의 게임과 룰, 예: gomoku/renju
option-events-rules = 추가 규칙, 예: size=19 opening=swap2
option-events-clock = 한 수당 제한 시간(비우면 5일 + 한 수마다 12시간)
option-events-games = 상대마다 두는 대국 수(비우면 선공이 유리한 게임은 2판)
option-events-rounds = 두 사람이 비는 대로 둘지, 라운드마다 둘지
option-events-regulations = 통신 선수권의 조건, 비워 둔 항목에 적용
option-events-seats = 인원 3~64명: 모이면 시작(비우면 정한 날에 시작)
option-events-starts = 시작까지의 날수 1~30(비우면 3일, 인원을 정했으면 모두 모였을 때)
option-events-name = 새 대회의 이름
option-events-event = 대회 번호나 이름(비우면 하나뿐인 대회)
option-events-person = 빼거나 되돌릴 참가자
choice-do-create = 대회 만들기
choice-do-list = 이곳의 대회 목록
choice-do-table = 순위표 보기
choice-do-export = 대회 전체를 파일로 내보내기
choice-do-join = 참가하기
choice-do-leave = 나가기
choice-do-start = 시작하기
choice-do-cancel = 대회 취소하기(주최자)
choice-do-remove = 참가자 빼기(주최자)
choice-do-put-back = 참가자 되돌리기(주최자)
choice-do-move = 이 채널로 옮기기(주최자)
choice-format-auto = 참가자 수로 결정
choice-format-league = 리그: 모두와 대국, 시즌마다
choice-format-round-robin = 풀리그: 모두와 대국
choice-format-swiss = 스위스: 점수가 비슷한 상대와
choice-format-knockout = 토너먼트: 한 번 지면 탈락
choice-games-1 = 1판
choice-games-2 = 2판, 한 판씩 먼저 둠
choice-rounds-rolling = 두 사람이 비는 대로
choice-rounds-strict = 라운드마다: 모든 대국이 끝나야 다음 라운드
choice-regulations-renju-world = 렌주 세계 선수권: 리그, 타라구치-10, 한 판씩
choice-regulations-gomoku-world = 오목 세계 선수권: 리그, swap2, 두 판씩

set-proposed = ♻️ 세트: 두 판을 동시에 두고, 한 판씩 먼저 둬요.
set-line = ♻️ 세트 중 한 판이에요. 다른 판: #{ $number } { $link }
set-cancelled = ♻️ 이 세트의 다른 판이 취소되어 이 판은 따로 계산해요: #{ $number } { $link }
set-result = ♻️ 세트: { $one } { $points }–{ $against } { $other } · #{ $number } { $link }
event-title = 🏁 **{ $name }**
event-still-in = ⏰ { $people }, { $event }에 계속 참가하나요? 시작: { $in }. 답이 없으면 빠져요: { $link }
button-stay-event = 계속 참가하기
event-stays = 참가를 확인했어요: { $event }.
event-season = 🏁 **{ $name }**, 시즌 { $season }
event-board = { $event } · { $round }라운드
event-board-decider = { $event } · { $round }라운드, 승부를 가리는 결정판
event-board-final = { $event } · 결승
event-board-final-decider = { $event } · 결승, 결정판
event-not-begun = 대회에서는 { $person }님의 부전패예요.
event-no-result = 대회에서 이 대국은 누구의 점수도 되지 않아요.{ $format ->
    [knockout] {" "}대전에 승자가 없으면 참가할 때 레이팅이 높았던 쪽이, 차이가 없으면 먼저 참가한 쪽이 올라가요.
   *[other] {""}
}
event-numbered = { $event } · 대회 #{ $number }
event-choice = #{ $number } { $name }{ $season ->
    [1] {""}
   *[other] , 시즌 { $season }
} ({ $state })
event-format-auto = 10명까지는 풀리그, 11명부터는 스위스
event-format-league = 리그
event-format-round-robin = 풀리그
event-format-swiss = 스위스
event-format-swiss-of = 스위스, 각자 상대 { $rounds }명
event-format-knockout = 토너먼트
event-rated = 레이팅 대국
event-unrated = 레이팅 제외
event-terms = { $game } · { $format } · { $clock } · { $games ->
    [1] 상대마다 한 판
   *[other] 상대마다 동시에 { $games }판, 한 판씩 먼저 둠
} · { $opponents ->
    [0] 라운드마다
    [1] 한 번에 상대 한 명
   *[other] 한 번에 상대 { $opponents }명까지
} · { $rated }
event-terms-knockout = { $game } · { $format } · { $clock } · { $games ->
    [1] 대결마다 한 판
   *[other] 대결마다 동시에 { $games }판, 한 판씩 먼저 둠
} · { $opponents ->
    [0] 라운드마다
    [1] 한 번에 상대 한 명
   *[other] 한 번에 상대 { $opponents }명까지
} · { $rated }
event-how-auto = 정할 것이 없어요. 대국은 저절로 시작되고, 한 판이 끝나면 다음 판이 이어져요.
event-how-league = 같은 부의 모두와 대국해요. 하위는 내려가고 상위는 올라가며, 다음 시즌은 저절로 열려요.
event-how-round-robin = 모두와 대국해요. 대국은 저절로 시작되고, 한 판이 끝나면 다음 판이 이어져요.
event-how-swiss = 점수가 비슷한 상대와 만나요. 대국은 저절로 시작돼요.
event-how-rounds = 스위스에서 상대의 수는 참가자 수로 정해져요: { $few }명이면 { $one }명, { $some }명이면 { $two }명, { $many }명이면 { $three }명.
event-how-strict = 이번 라운드의 대국이 모두 끝나면 다음 라운드가 저절로 시작돼요.
event-how-knockout = 한 번 지면 탈락이에요. 비기면 한 판을 더 두고, 그 판도 비기면 참가할 때 레이팅이 높았던 쪽이, 같거나 둘 다 없으면 먼저 참가한 쪽이 올라가요.
event-silence = 첫 수를 시간 안에 두지 않으면 상대가 점수를 얻어요. 두 번째에는 탈락이에요. 휴가는 쓸 수 있지만 이 대국은 일시 정지할 수 없어요. 차단 여부와 관계없이 참가자 누구든 상대가 될 수 있어요.
event-begins-at = 시작: { $when } ({ $in }).
event-begins-with = { $seats }명이 모이면 시작해요{ $left ->
    [0] { "" }
   *[other] ({ $left }명 남음)
}.
event-begins-with-at = { $seats }명이 모이면 시작해요{ $left ->
    [0] { "" }
   *[other] ({ $left }명 남음)
}. 늦어도 { $when }({ $in })에는 시작해요.
event-begins-once = { $fewest }명 이상 모이는 대로 시작해요.
event-begins-by-hand = 3명 이상 모이면 { $person }님이 `/events do:시작하기`로 시작해요.
event-in-none = **아직 참가자가 없어요.** 첫 참가자가 되려면 참가하기를 누르세요.
event-in = **참가자({ $count }명):** { $people }{ $more ->
    [0] {""}
   *[other] {" "}외 { $more }명
}
event-is-cancelled = { $event } 대회가 취소됐어요.{ $games ->
    [0] {""}
   *[other] {" "}이미 시작한 대국은 계속돼요.
}
event-progress = { $all }판 중 { $over }판 끝남
event-progress-open = 끝난 판: { $over }, 두는 중: { $open }
event-progress-over = 최종 순위, { $over }판
event-progress-round = { $rounds }라운드 중 { $round }라운드
event-progress-final = 결승
event-division = __{ $number }부__
event-more = … 외 { $count }명: 순위표를 누르세요.
event-row = `{ $place }` { $person } **{ $points }**점{ $played ->
    [0] {""}
   *[other] {" "}/ { $played }판
}
event-player-out = { $person } (빠짐)
event-annulled = -# 이 사람과의 대국은 반영되지 않아요: { $people }. 풀리그를 도중에 떠난 사람은 순위표에서 빠져요.
event-row-ties = { $row } · { $ties }
event-set-waits = -# 두 판 세트는 두 판이 모두 끝나면 여기에 반영돼요.
event-nameless = 플레이어 { $number }
event-alt-row = { $place }위. { $person }, { $points }점
event-alt-results = { $place }위. { $person }, { $points }점 ({ $results })
event-alt-played = { $person } { $points }
event-alt-unplayed = { $person } { $points } 부전
event-alt-bye = { $points } 상대 없음
event-alt-passed = { $round }라운드 상대 없음
event-alt-open = { $person } 진행 중
event-tie-match-points = 매치 점수 { $value }
event-tie-sonneborn-berger = 존네보른-베르거 { $value }
event-tie-direct-encounter = 승자승 { $value }
event-tie-buchholz = 부흐홀츠 { $value }
event-tie-buchholz-cut-1 = 부흐홀츠(최저 제외) { $value }
event-tie-wins = 승수 { $value }
event-paired = { $event } 대회의 새 대국이에요. { $link }
event-pair = { $one } – { $other } · { $games }
event-pair-final = 결승: { $one } – { $other } · { $games }
event-pair-decider = { $one } – { $other } 무승부, 한 판을 더 두어 결정해요: { $games }
event-through-rating = { $one }님과 { $other }님의 결정판도 비겼어요. 참가할 때 레이팅이 높았던 { $one }님이 올라가요.
event-through-order = { $one }님과 { $other }님의 결정판도 비겼어요. 레이팅 차이가 없어서 먼저 참가한 { $one }님이 올라가요.
event-won-rating = { $one }님과 { $other }님의 결정판도 비겼어요. 참가할 때 레이팅이 높았던 { $one }님이 우승해요.
event-won-order = { $one }님과 { $other }님의 결정판도 비겼어요. 레이팅 차이가 없어서 먼저 참가한 { $one }님이 우승해요.
event-bye = { $one }님은 이번에 상대가 없어서 부전승 점수를 받아요.
event-passes = 1라운드 상대가 없어 2라운드부터: { $people }
event-passes-final = 1라운드 상대가 없어 바로 결승: { $people }
event-free = 이번 라운드에 상대가 없는 사람: { $people }
event-half-bye = { $one }님은 남은 상대가 없어서 점수의 절반을 받아요.
event-too-few = { $people }, { $event } 대회를 시작하지 못했어요. 최소 { $fewest }명이 필요해요. 모집은 계속되고, 충분히 모이면 저절로 시작해요. { $link }
event-out = { $event } 대회 탈락: { $people }. 두 대국을 시작하지 않았어요.
event-gone = { $event } 대회 탈락: { $people }. 일주일 동안 한 수도 두지 않고 두 판을 시간패했어요.
event-may-return = 주최자는 48시간 안에 되돌릴 수 있어요: `/events do:참가자 되돌리기(주최자)`
event-over = 👑 { $event } 대회 우승: { $people }! { $link }
event-over-none = { $event } 대회가 우승자 없이 끝났어요. { $link }
event-over-divided = { $event } 대회가 끝났어요. { $link }
event-over-division = { $number }부: { $people }
event-over-division-none = { $number }부: 우승자 없음
event-up = ⬆️ 승격: { $people }
event-down = ⬇️ 강등: { $people }
event-cancelled = { $event } 대회가 취소됐어요.{ $games ->
    [0] {""}
   *[other] {" "}이미 시작한 대국은 계속돼요.
}
event-moved-on = -# { $event } 대회는 { $channel } 채널에서 계속돼요. { $link }
event-preview = 이 조건으로 이 채널에 대회를 만들까요?
event-preview-more = -# `/events`에서 게임, 방식, 시간, 정원, 이름 등을 고를 수 있어요.
button-event-new = 만들기
event-made = 대회 #{ $number } 생성 완료. 참가는 이 채널의 신청 메시지에서 해요.
event-joined = { $event } 대회에 참가했어요. 한 번에 상대 { $opponents }명까지와 두고, 차단 여부와 관계없이 참가자 누구든 상대가 될 수 있어요. 대국은 저절로 시작돼요.
event-left = { $event } 대회에서 나갔어요. 이미 시작한 대국은 계속돼요.
event-leave-sure = { $event } 대회에서 나갈까요? 새 상대는 정해지지 않아요. 이미 시작한 대국은 계속돼요.
event-leave-early = 끝난 대진이 절반이 안 되면 결과가 순위표에서 빠져요.
event-remove-sure = { $person }님을 { $event } 대회에서 뺄까요? 새 상대는 정해지지 않아요. 이미 시작한 대국은 계속돼요.
event-remove-early = 끝난 대전이 절반이 안 되면 결과가 순위표에서 빠져요.
event-files = { $event } 대회 파일: 대국 { $count }판, 스프레드시트용 순위표, **narabe standings** 명령용 결과, FIDE 형식(TRF)의 보고서.
refusal-event-files-too-large = 파일이 Discord의 메시지 하나에 담기에는 너무 커요. `/export`로 대국을 하나씩 받을 수 있어요.
event-state-open = 모집 중
event-state-running = 진행 중
event-state-over = 끝남
event-state-cancelled = 취소됨
events-list = 이곳의 대회:
events-none = 여기에는 아직 리그나 대회가 없어요. 만들기: `/events do:대회 만들기`
events-line = #{ $number } { $event } · { $state } · { $count }명{ $own ->
    [yes] {" "}· **참가 중**
    [over] {" "}· 참가했어요
   *[other] {""}
} { $link }
button-join-event = 참가하기
button-leave-event = 나가기
button-leave-event-yes = 네, 나갈게요
button-remove-entrant-yes = 네, 뺄게요
button-event-table = 순위표
button-event-files = 파일
did-start-event = { $event } 대회가 지금 시작돼요.
did-cancel-event = { $event } 대회가 취소됐어요.{ $games ->
    [0] {""}
   *[other] {" "}이미 시작한 대국은 계속돼요.
}
did-remove-entrant = { $person }님을 { $event } 대회에서 뺐어요.
did-put-back = { $person }님이 { $event } 대회에 돌아왔어요.
did-move-event = { $event } 대회는 { $games ->
    [0] {""}
   *[other] 진행 중인 대국과 함께{" "}
}이 채널에서 계속돼요.

refusal-no-such-event = 이 서버에는 대회 #{ $number }번이 없어요. /events에 목록이 있어요.
refusal-which-event = 어느 대회인가요? `event`에 번호를 적어 주세요. /events에 목록이 있어요.
refusal-which-of-events = 어느 대회인가요? `event`에 번호를 적어 주세요: { $known }.
refusal-events-full = 이 서버에는 모집 중이거나 진행 중인 대회가 이미 최대인 { $most }개 있어요. 하나가 끝나기를 기다리거나 하나를 취소하세요.
refusal-events-yours = 이 서버에서 직접 만든 대회 중 모집 중이거나 진행 중인 것이 이미 { $most }개 있어요. 서버 관리하기 권한이 없으면 그것이 최대예요. 하나가 끝나기를 기다리거나 하나를 취소하세요.
refusal-event-not-in-channel = 제가 이 채널에 없는데, 대회를 하려면 판을 올려야 해요. 서버에 저를 추가하거나, 제가 볼 수 있는 채널을 쓰세요.
refusal-event-seats = 대회 인원은 { $fewest }~{ $most }명이에요. `seats`에 그 범위의 수를 적어 주세요.
refusal-event-name-long = 대회 이름은 { $most }자까지인데 이 이름은 { $count }자예요. 줄여 주세요.
refusal-set-half-over = 이 세트의 #{ $number } 대국이 끝나서 이 판은 취소할 수 없어요. 계속 두거나 /draw 또는 /resign으로 끝내세요.
refusal-set-two-players = 세트는 두 사람을 위한 것이에요. 여기서는 `games`를 비우거나, 2인용 게임을 고르세요.
refusal-event-two-players = 대회와 언덕은 두 사람이 두는 게임으로 해요. `game`에서 고르세요, 예: gomoku/renju.
refusal-event-needs-clock = 대회에는 제한 시간이 필요해요. `clock`에서 고르거나, 비우면 5일 + 한 수마다 12시간이에요.
refusal-event-young-account = 여기서 대회에 참가하려면 Discord 계정을 만든 지 { $days }일이 되어야 해요. 그때까지는 /challenge로 둘 수 있어요.
refusal-event-young-member = 여기서 대회에 참가하려면 이 서버에 들어온 지 { $days }일이 되어야 해요. 그때까지는 /challenge로 둘 수 있어요.
refusal-event-full = { $most }자리가 모두 찼어요. /events에 다른 대회가 있어요. 다음 대회는 직접 만들 수 있어요: `/events do:대회 만들기`
refusal-event-begun = 이 대회는 이미 시작됐어요. 순위표를 보거나 다음 대회에 참가하세요: /events
refusal-event-beaten = 이 대회에서 탈락했어요. 순위표를 보거나 다음 대회에 참가하세요: /events
refusal-event-not-begun = 이 대회는 아직 시작하지 않아 파일이 없어요. 참가: `/events do:참가하기`
refusal-event-ended = 이 대회는 끝났어요. /events에 다른 대회가 있어요.
refusal-event-too-many = 이미 최대인 대회 { $most }개에 참가 중이에요. 먼저 하나를 끝내거나 나가세요: `/events do:나가기`
refusal-event-they-are-full = { $person }님은 이미 최대인 대회 { $most }개에 참가 중이에요. 먼저 하나가 끝나거나 하나에서 나가야 해요.
refusal-event-not-in = 이 대회에 참가하고 있지 않아요. 모집 중이면 참가할 수 있어요: `/events do:참가하기`
refusal-event-not-organiser = { $person }님과 서버 관리하기 권한이 있는 사람만 할 수 있어요.
refusal-event-too-few = 대회에는 최소 { $fewest }명이 필요해요. { $missing }명이 더 있어야 해요. 모집은 계속돼요.
refusal-event-needs-person = 누구인지 알려 주세요: `person` 옵션에서 고르세요.
refusal-event-no-entrant = { $person }님은 이 대회에 없어요. 참가자는 참가 신청 메시지와 순위표에서 볼 수 있어요.
refusal-event-not-back = { $person }님을 되돌릴 수 없어요. 참가자가 빠진 지 48시간 안에만 되돌릴 수 있고, 토너먼트에서는 안 돼요.
refusal-event-they-are-in = { $person }님은 아직 이 대회에 있어서 되돌릴 필요가 없어요.
refusal-event-ask-back = 이제 이 대회에 참가하고 있지 않아요. 48시간 안에는 주최자가 되돌릴 수 있어요: `/events do:참가자 되돌리기(주최자)`
refusal-event-game = 이 대국은 대회에 속해 있어 대국자가 일시 정지하거나 취소할 수 없어요. 운영진은 `/settings end`로 끝내거나 `/settings decide`로 판정할 수 있고, `/vacation start`는 자신의 시간을 멈춰요.

# The hill.
command-hill = 언덕: 순위 보기, 오르기, 도전하기, 내려가기
option-hill-do = 할 일(비우면 언덕을 보거나, 고른 사람에게 도전하기)
option-hill-person = 도전할 사람: 두 계단 이내의 누구나
option-hill-game = 언덕의 게임과 규칙, 예: gomoku/renju (비우면 내 언덕이나 사람이 가장 많은 언덕)
choice-do-show = 보기
choice-do-challenge = 도전하기
button-hill-join = 오르기
button-hill-challenge = 도전하기…
button-hill-leave = 내려가기
button-hill-leave-yes = 네, 내려갈게요
week-title = **{ $until }까지의 한 주**
week-event = { $event }: { $all }국 중 { $over }국이 끝났어요.
week-games = { $people }명이 둔 대국 { $games }국이 끝났어요.
week-guesses = 🔮 이번 달 예상 1위: { $people }, { $points }점.
week-join = { $join }: { $game }
week-king = 👑 { $person }님이 { $since }부터 언덕의 왕이에요 ({ $game }).
week-longest = 가장 긴 대국: { $game } #{ $number }, { $moves }수.
week-puzzles = 🧩 오늘의 문제: { $people }명이 { $days }일치를 풀었어요.
week-open = 상대를 찾는 중:
week-streak = { $people }이 { $count }연승 중이에요.
week-upset = 이번 주의 이변: { $winner }님이 레이팅이 { $gap } 높은 { $loser }님에게 이겼어요 (#{ $number }).
hill-title = ⛰️ **언덕** · { $game }
hill-empty = 언덕에 아무도 없어요. 가장 먼저 올라 보세요.
hill-king = 👑 { $person }님이 { $since }부터 왕이에요. 한 계단 아래: { $people }{ $count ->
   *[other] { "" }
}
hill-no-king = 👑 지금은 왕이 없어요. 계단이 둘 이상일 때 가장 높은 계단에 혼자 서면 왕이 돼요.
hill-step = `{ $number }` { $people }{ $more ->
    [0] { "" }
   *[other] {" "}+{ $more }
}
hill-open = ⚔️ { $one }님이 { $other }님에게 도전했어요
hill-played = ⚔️ { $one }님과 { $other }님이 대국 중이에요
hill-how = -# { $most }계단 이내의 누구에게나 도전할 수 있어요. 이기면 한 계단 오르고, 지면 한 계단 내려가요. 아래에서 도전받은 사람은 사흘 안에 받지 않으면 한 계단 내려가요. 31일 동안 두지 않으면 언덕에서 내려가요.
hill-alt-king = { $number }계단, 왕: { $people }
hill-alt-step = { $number }계단: { $people }
hill-challenge = ⛰️ 언덕 대국이에요. 아래에서 도전받은 사람은 받지 않으면 한 계단 내려가요.
hill-challenge-free = ⛰️ 언덕 대국이에요.
hill-unanswered = ⛰️ 도전받은 사람이 더 높이 있었으므로 언덕에서는 그 사람의 패배로 쳐요.
hill-unanswered-free = ⛰️ 도전받은 사람이 더 높이 있지 않았으므로 언덕에서는 아무것도 바뀌지 않아요.
hill-board = ⛰️ 언덕 대국: 이긴 사람이 한 계단 올라요.
hill-crowned = 👑 이제 { $person }님이 언덕의 왕이에요.
hill-whom = 도전할 사람을 고르세요.
hill-leave-sure = 언덕({ $game })에서 내려갈까요? 하루가 지나야 다시 오를 수 있고, 가장 낮은 계단에서 시작해요. 답을 기다리는 언덕 도전은 보낸 것도 받은 것도 끝나요.
hill-leave-playing = 이미 시작한 언덕 대국은 계속되지만, 언덕에 없는 동안에는 내 계단이 바뀌지 않아요.
hill-left = 언덕({ $game })에서 내려갔어요.
refusal-hill-not-on = 아직 언덕({ $game })에 없어요. 먼저 /hill에서 오르세요.
refusal-hill-off = 지금 언덕({ $game })에 없어요.
refusal-hill-on = 이미 언덕({ $game })에 있어요. 전체 { $count }계단 중 { $number }번째예요. /hill로 도전하거나 내려갈 수 있어요.
refusal-hill-self = 자신에게는 도전할 수 없어요. 언덕에 있는 다른 사람을 고르세요.
refusal-hill-they-are-not-on = { $person }님은 언덕에 없어요. 언덕에 있는 사람에게 도전하거나, /hill로 오르라고 권해 보세요.
refusal-hill-too-far = { $person }님은 { $most }계단보다 멀리 있어요. 더 가까운 사람에게 도전하세요.
refusal-hill-many-made = 이미 언덕 도전을 { $most }개 걸었어요. 먼저 그중 하나를 두세요.
refusal-hill-many-received = { $person }님은 이미 언덕 도전을 { $most }개 받았어요. 다른 사람에게 도전하거나 기다려 주세요.
refusal-hill-meets = { $person }님과는 이미 언덕 대국 중이에요.
refusal-hill-again = { $person }님과는 얼마 전에 두었어요. { $until }부터 다시 도전할 수 있어요.
refusal-hill-no-one = 지금은 도전할 사람이 없어요. 이미 도전이 두 개 있거나, 가까운 사람 모두와 7일 안에 두었거나 그 사람에게 한 도전을 취소했어요. 나중에 다시 해 보세요.
refusal-hill-alone = 이 언덕에는 아직 다른 사람이 없어요. 누군가에게 /hill로 오르라고 권해 보세요.
refusal-hill-moved = 방금 언덕이 바뀌었어요. 다시 해 보세요.
refusal-hill-game = 언덕 대국은 대국자가 일시 정지하거나 취소할 수 없어요. /resign이나 /draw를 쓸 수 있고, `/vacation start`는 자신의 시간을 멈춰요.
refusal-hills-full = 이 서버에는 언덕이 { $most }개 있어요. 최대예요. 그중 한 게임을 고르거나 `game`을 비워 두세요.
refusal-hills-yours = 이 서버에서 직접 만든 언덕이 이미 { $most }개 있어요. 서버 관리하기 권한이 없으면 그것이 최대예요. 이미 있는 언덕에 오르거나 권한이 있는 사람에게 부탁하세요.
