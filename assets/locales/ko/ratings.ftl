# Ratings, leaderboards, profiles and past games.

pool-gomoku = 오목
pool-renju = 렌주
pool-pente = Pente
pool-keryo-pente = Keryo-Pente
pool-captures = Poof-, Boat-, O-Pente
pool-ninuki = 니누키
pool-ninuki-renju = 니누키 렌주
pool-roku = 고모쿠 로쿠
pool-rokumon = 로쿠몬
pool-multi = 세 명 이상

agreed-board = { $lines }×{ $lines }
agreed-board-unbounded = 무한 판
agreed-clock-live = 한 수에 5분
agreed-clock-hour = 한 수에 1시간
agreed-clock-day = 한 수에 1일
agreed-clock-3days = 한 수에 3일
agreed-clock-week = 한 수에 7일
agreed-clock-bank = 5일 + 한 수마다 12시간
agreed-clock-none = 제한 시간 없음
agreed-rated = 레이팅 대국
agreed-rated-part = 레이팅 { $percent }% 반영{ $games ->
    [0] {""}
   *[other] {" "}(30일 동안 레이팅 대국으로 이미 { $games }번 만났어요)
}
agreed-unrated = 레이팅 제외: { $why }
unrated-why = { $why ->
    [direct] 다이렉트 메시지의 대국
    [repeated] 30일 동안 너무 자주 두었어요
    [machine] 컴퓨터와의 대국
    [crowd] 레이팅이 없는 관중과의 대국
    [untimed] 제한 시간이 없는 대국
    [practice] 연습용인 9×9 판의 대국
    [server] 이 서버는 레이팅 대국을 하지 않음
    [opening] 이 서버는 공평한 개시 규칙이 없는 오목과 렌주를 레이팅에 넣지 않음
    [board] 이 서버는 이 크기의 판을 레이팅에 넣지 않음
    [handicap] 이 서버는 핸디캡 대국을 레이팅에 넣지 않음
    [young-account] { $person }님의 계정이 { $days }일 미만
    [young-member] { $person }님이 이 서버에 들어온 지 { $days }일 미만
    [event] 대회에서 그렇게 정함
    [decider] 승부를 가리기만 하는 대국
   *[chosen] 그렇게 제안된 대국
}
result-unrated = 레이팅 제외: { $why }.
took-opening = 이 서버는 공평한 개시 규칙이 없는 오목과 렌주를 레이팅에 넣지 않으므로, 이 레이팅 대국은 swap2로 시작해요.
rating-change = { $person }: { $before } → **{ $after }** ({ $change }){ $edge ->
    [0] {""}
   *[other] {" "}· 선공 이점: { $edge }점
}
counted-less = { $note ->
    [repeated] { $counts ->
        [yes] 이 대국은 { $percent }%만 반영돼요: 같은 두 사람이 최근 30일 동안 이미 두었어요.
       *[no] 이 대국은 레이팅에 반영되지 않아요: 같은 두 사람이 최근 30일 동안 너무 자주 두었어요.
    }
    [time-outs] 이 대국은 레이팅에 반영되지 않아요: { $person }님이 이틀 안에 다른 대국도 시간패했고, 첫 번째만 반영돼요.
    [one-sided] { $person }님이 얻은 점수는 { $percent }%만 반영돼요: 이 상대 한 명에게서 이미 많이 얻었어요. 나머지는 그 상대가 다른 사람과 레이팅 대국을 열 판 두면 반영돼요.
   *[unproven] { $person }님이 얻은 점수는 { $percent }%만 반영돼요: 상대의 레이팅이 아직 안정되지 않았어요.
}
counted-less-for = { $people }: { $reason }
not-counted = { $why ->
    [set] 이 대국은 세트의 다른 판과 함께, 둘 다 끝까지 두면 레이팅에 반영돼요.
    [set-counted] 이 대국은 세트의 다른 판과 함께 레이팅에 반영됐어요.
    [set-lost] 세트의 다른 판이 레이팅에 반영되지 않아서 이 대국도 반영되지 않아요.
    [young-account] 이 대국은 레이팅에 반영되지 않아요: { $person }님의 계정이 { $days }일 미만이었어요.
    [young-member] 이 대국은 레이팅에 반영되지 않아요: { $person }님이 이 서버에 들어온 지 { $days }일 미만이었어요.
    [machine] 이 대국은 레이팅에 반영되지 않아요: 오토마가 참가했어요.
   *[few-moves] 이 대국은 레이팅에 반영되지 않아요: { $moves }수를 두지 않은 사람이 있어요.
}
ruled = { $ruling ->
    [void] ⚖️ 운영진이 이 대국을 무효로 했어요.
    [draw] ⚖️ 운영진이 이 대국을 무승부로 판정했어요.
   *[win] ⚖️ 운영진이 이 대국을 이렇게 판정했어요: { $winners } 승리.
}

tally-legend = -# 3-1-2는 3승 1무 2패예요. 레이팅에서는 세트를 한 판으로 세요.
trend-legend = -# +35는 최근 대국에서 바뀐 레이팅이에요.
provisional-legend = -# 1500?는 아직 어림한 레이팅이에요. 대국을 더 두면 정확해져요.
ladder-picture = { $pool }, 시즌 { $season }
ladder-head-name = 대국자
ladder-head-rating = 레이팅
ladder-head-tally = 승-무-패
ladder-head-trend = 추세
ladder-title = 🏆 **{ $pool }** · 시즌 { $season }{ $people ->
    [0] {""}
   *[other] {" "}· { $people }명 중 { $ranked }명 순위
}
ladder-archived = 🏆 **{ $pool }** · 시즌 { $season }, 마감 { $closed }{ $people ->
    [0] {""}
   *[other] {" "}· { $people }명 중 { $ranked }명 순위
}
ladder-others = 다른 순위표
button-own-profile = 내 프로필
button-leaderboard = 순위표
ladder-empty = 여기에는 아직 레이팅 대국이 없어요. 사람끼리 두는 대국은 제한 시간이 있고, 계정을 만들거나 서버에 들어온 지 얼마 안 된 사람이 없으면 반영돼요. 시작하기: `/challenge game:{ $rules }`
ladder-empty-season = 이번 시즌에는 여기에 아직 레이팅 대국이 없어요. 사람끼리 두는 대국은 제한 시간이 있고, 계정을 만들거나 서버에 들어온 지 얼마 안 된 사람이 없으면 반영돼요. 시작하기: `/challenge game:{ $rules }`
ladder-before = 지난 시즌: `/leaderboard game:{ $game } season:{ $season }`.
ladder-tallies = 여기에는 아직 레이팅에 반영된 대국이 없어요. 이유는 판마다 나와 있어요. 승, 무, 패:
ladder-tally = { $person }: { $wins }-{ $draws }-{ $losses }
ladder-lacks = { $person }: **{ $rating }** · 더 필요한 것: { $missing }
ladder-unranked = ── 아직 순위 없음 ──
ladder-line = `{ $place }` { $person } **{ $rating }** ±{ $deviation } · { $tally } { $trend }
ladder-line-unranked = { $line } · { $missing }
ladder-place = { $place ->
    [0] –
   *[other] { $place }위
}
ladder-row = { $place ->
    [0] { $person } { $rating } ({ $tally })
   *[other] { $place }위 { $person } { $rating } ({ $tally })
}
ladder-own = { $person }님: { $ranked }명 중 { $place }위, { $rating }.
ladder-own-unranked = { $person }님: { $rating }, 아직 순위 없음. 더 필요한 것: { $missing }. 그 레이팅이면 { $place }위.
ladder-own-lacks = { $person }님: 더 필요한 것: { $missing }. 그 레이팅이면 { $place }위.
ladder-own-would = { $person }님: 그 레이팅이면 { $place }위.
ladder-own-archived = { $person }님: { $rating }, 이 시즌에는 순위 없음.
ladder-own-missing = { $person }님: 이 순위표에 레이팅 대국 없음.
guesses-name = 예상
guesses-title = 🔮 **이번 달 예상** · { $people }명
guesses-row = { $place }. { $person } · { $points }점 ({ $all }번 중 { $hits }번 적중)
guesses-empty = 이번 달에는 아직 반영된 예상이 없어요. 관전하는 대국의 판 아래에서 **예상…**을 누르세요.
guesses-own-missing = { $person }님: 이번 달에 반영된 예상 없음.
guesses-before = 지난달 1위: { $people }, { $points }점.
puzzles-name = 문제
puzzles-title = 🧩 **이번 달에 푼 문제** · { $people }명
puzzles-row = { $place }. { $person } · { $days }일
puzzles-empty = 이번 달에는 아직 아무도 오늘의 문제를 풀지 않았어요. `/puzzle`에서 오늘의 문제를 볼 수 있어요.
puzzles-own-missing = { $person }님: 이번 달에 푼 오늘의 문제 없음.
puzzles-before = 지난달 1위: { $people }, { $days }일.
missing-games = 대국 { $count }판 더
missing-opponents = 상대 { $count }명 더
missing-certainty = 레이팅이 안정될 때까지 대국 더
missing-recent = 최근 { $days }일 안의 대국

profile-title = { $season ->
    [0] **{ $person }**
   *[other] **{ $person }** · 시즌 { $season }
}
profile-unrated = 거기에는 레이팅이 없어요.
profile-empty = 여기에는 아직 사람과 끝낸 대국이 없어요.
profile-pool = { $place ->
    [0] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses }
   *[other] { $pool }: **{ $rating }** ±{ $deviation } · { $wins }-{ $draws }-{ $losses } · { $place }위
}
profile-pool-earlier = { $line } · 시즌 { $season }
profile-honour = { $place ->
    [1] 🥇 { $pool } 1위, 시즌 { $season }
    [2] 🥈 { $pool } 2위, 시즌 { $season }
   *[3] 🥉 { $pool } 3위, 시즌 { $season }
}
profile-honours-more = 이전 시즌의 3위 이내 입상이 { $count }번 더 있어요
profile-holds = ⚔️ { $game }의 { $title }, 상대 { $rivals } (3연승)
profile-games = 컴퓨터 없는 대국: { $wins }승 { $draws }무 { $losses }패 · 시간 안에 마친 대국 { $percent }%
profile-streak = 연승: { $now } (최고 { $best })
profile-openings = 즐겨 쓰는 주형: { $openings }
profile-head-to-head = { $asker }님 상대: { $wins }승 { $draws }무 { $losses }패
alt-curve = { $pool }: { $games }판 동안 { $first }에서 { $last }까지.

history-title = { $person }: 끝난 대국 { $count }판
history-empty = { $person }님의 끝난 대국이 없어요.
history-unmatched = { $person }님의 끝난 대국 중에 조건에 맞는 것이 없어요.
history-line = { $result ->
    [won] ✅
    [drawn] ➖
    [voided] ⚖️
   *[lost] ❌
} #{ $number } { $name } · { $others } · { $end } · { $when } { $change }
history-beside = 같은 팀: { $mates }, 상대: { $people }
history-replay = 대국 다시 보기

season-closed = 시즌 { $season } 마감과 보관 완료. 시즌 { $next } 시작. 모두 레이팅은 그대로지만, 다시 둘 때까지 덜 확실해져요.
season-sure = 시즌 { $season } 마감할까요? 순위표와 결과가 확정돼요. 다음 시즌은 모두의 레이팅으로 시작하지만 덜 확실해져요.
season-yes = 네, 시즌을 마감할게요
decide-sure = 이 대국을 지금 { $person }의 승리로 끝낼까요? 다시 이어서 둘 수 없어요. { $game }
decide-sure-draw = 이 대국을 지금 무승부로 끝낼까요? 다시 이어서 둘 수 없어요. { $game }
decide-yes = 네, 대국을 끝낼게요
end-sure = 대회의 이 대국을 결과 없이 끝낼까요? 누구의 점수도 되지 않고, 다시 두지도 않아요. { $format ->
    [knockout] 대전에 승자가 없으면 참가할 때 레이팅이 높았던 쪽이, 차이가 없으면 먼저 참가한 쪽이 올라가요.{" "}
   *[other] {""}
}`/settings decide`로 결과를 정할 수 있어요. { $game }
decide-which = 어느 컴퓨터가 이기나요? 대국은 지금 끝나고 이어서 둘 수 없어요. { $game }
ruling-sure = 끝난 이 대국의 결과를 { $person }의 승리로 바꿀까요? { $rated ->
    [yes] 레이팅도 바뀌어요. { $game }
   *[no] { $game }
}
ruling-sure-draw = 끝난 이 대국의 결과를 무승부로 바꿀까요? { $rated ->
    [yes] 레이팅도 바뀌어요. { $game }
   *[no] { $game }
}
ruling-which = 끝난 이 대국의 결과를 어느 컴퓨터의 승리로 바꿀까요? { $game }
ruling-yes = 네, 결과를 바꿀게요
late-sure = 결과 없이 끝난 대회의 이 대국을 { $person }의 승리로 정할까요? { $game }
late-sure-draw = 결과 없이 끝난 대회의 이 대국을 무승부로 정할까요? { $game }
late-yes = 네, 그렇게 할게요
result-ruled = { $count ->
    [0] 대국 #{ $number } 수정 완료. 바뀐 레이팅은 없어요.
   *[other] 대국 #{ $number } 수정 완료. 레이팅을 다시 계산했어요. { $count }개가 바뀌었어요:
}

result-ruled-later = 대국 #{ $number } 수정 완료. 레이팅을 다시 계산하는 중이고, 몇 분 안에 알려 드려요.

refusal-unrated = { $why ->
    [direct] 다이렉트 메시지의 대국은 레이팅에 들어가지 않아요. 서버에서 시작하거나 `rated`를 빼 주세요.
    [untimed] 제한 시간이 없는 대국은 레이팅에 들어가지 않아요. 제한 시간을 고르거나 `rated`를 빼 주세요.
    [practice] 9×9 판은 연습용이라 레이팅에 들어가지 않아요. 더 큰 판을 고르거나 `rated`를 빼 주세요.
    [machine] 컴퓨터와의 대국은 레이팅에 들어가지 않아요. `rated`를 빼 주세요.
    [crowd] 관중에게는 레이팅이 없어서 관중과의 대국은 레이팅에 들어가지 않아요. `rated`를 빼 주세요.
    [board] 이 서버는 이 크기의 판을 레이팅에 넣지 않아요. 보통 크기를 고르거나 `rated`를 빼 주세요.
    [handicap] 이 서버는 핸디캡 대국을 레이팅에 넣지 않아요. `rated`를 빼 주세요.
   *[other] 여기서 이 룰은 레이팅에 들어가지 않아요. `rated`를 빼 주세요.
}
refusal-no-such-pool = “{ $written }” 게임이나 순위표는 없어요.{ $nearest ->
    [none] {""}
   *[other] {" "}혹시 “{ $nearest }”인가요?
} 이 중에서 고르세요: { $known }.
refusal-no-such-season = “{ $written }” 시즌은 없어요. { $last ->
    [1] 아직 시즌 1만 있어요.
   *[other] 1부터 { $last }까지의 번호를 고르세요.
}
refusal-no-server = 서버에서만 쓸 수 있어요. 서버 채널에서 명령을 쓰세요.
refusal-no-result = 이 서버에 판정할 결과가 없는 대국이에요: #{ $number }. /history에 끝난 대국과 번호가 있어요.
refusal-season-over = 마감된 시즌의 대국이라 결과가 확정됐어요: #{ $number }.
refusal-knockout-went-on = 토너먼트가 이미 대국 #{ $number }번으로 이어져서 이 대국은 더 이상 판정할 수 없어요. 올라갈 사람을 바꾸려면 `/settings decide`로 #{ $number }번을 판정하세요.
refusal-season-closed-already = 시즌 { $season }: 이미 마감됐어요. 지금 시즌을 마감하려면 `/settings close-season`를 쓰세요.
refusal-not-in-game = 승자는 대국자 가운데 한 명이어야 해요: { $people }.

command-leaderboard = 이 서버의 순위표
option-leaderboard-game = 게임(비우면 여기서 가장 많이 두는 게임)
option-leaderboard-season = 지난 시즌 번호
option-leaderboard-player = 이 사람의 순위 보기(비우면 자신)
option-leaderboard-text = 그림 대신 글자
command-profile = 이곳에서의 레이팅과 전적
option-profile-game = 이 게임만(비우면 전부)
option-profile-season = 지난 시즌 번호(비우면 지금 시즌)
option-profile-player = 누구(비우면 자신)
option-profile-text = 그림 대신 글자
command-history = 끝난 대국 둘러보기
option-history-player = 누구의 대국(비우면 자신)
option-history-game = 이 게임 종류만
option-history-opponent = 이 상대와의 대국만
option-history-result = 이 결과의 대국만
option-history-rated = 레이팅 대국만
command-openings = 이 서버 대국의 포석 살펴보기
option-openings-game = 게임과 룰, 예: gomoku/renju(비우면 여기서 마지막에 둔 룰)
option-openings-player = 이 사람의 대국만
option-openings-mine = 자신의 대국만
option-openings-moves = 국면까지의 수순, 예: h8 i9
option-openings-rated = 레이팅 대국만
choice-result-won = 승리
choice-result-drawn = 무승부
choice-result-lost = 패배
openings-title = 📖 **{ $name }**: 이 서버 대국의 포석
openings-title-person = 📖 **{ $name }**: { $person }님의 포석
openings-rated = 레이팅 대국만
openings-after = { $moves } 다음:
openings-line = { $letter }: **{ $move }** · { $count }국 · { $score }% ({ $low }–{ $high }) · 마지막 { $when }
openings-line-few = { $letter }: **{ $move }** · { $count }국 · 마지막 { $when }
openings-none = 여기서 끝난 대국 중에 이 모양이 나온 대국은 없어요.
openings-others = -# 다른 게임을 보려면 `game` 옵션을 쓰세요: 오목, 렌주, Pente, 니누키.
openings-more = 여기에 둔 다른 수가 { $count }가지 더 있어요.
openings-file = 📚 이 봇이 가진 대국 모음에서:
openings-file-line = **{ $move }** · { $count }국 · { $score }% ({ $low }–{ $high })
openings-file-line-few = **{ $move }** · { $count }국
openings-means = -# 둘 차례인 쪽이 얻은 점수의 비율과 오차 범위예요. 돌리거나 뒤집어 같은 모양은 함께 세요.
openings-capped = -# 이 규칙으로 끝난 최근 { $most }판을 셌어요.
openings-mirrored = -# 대칭인 형세라서 각 점은 뒤집거나 돌려서 겹치는 점도 함께 나타내요.
button-openings = 포석
button-openings-back = 뒤로
refusal-openings-game = { $game }의 포석은 집계하지 않아요. 오목, 렌주, Pente, 니누키에서 쓸 수 있어요.
refusal-openings-long = 수순은 최대 { $most }수까지 쓸 수 있어요. 그 뒤의 포석은 집계하지 않아요. 더 짧게 써 주세요.
