# What the engine and the rules explain: reviews, hints between people, forbidden points.

command-review = 끝난 대국을 엔진과 복기하기
option-review-game = 자신의 어느 대국인지(비우면 여기서 둔 마지막 대국)
option-review-file = 기보 파일: SGF, PSQ, pente.org, 수순 목록, JSON
button-review = 복기
button-review-back = 뒤로
button-review-forth = 다음
button-share = 복기 공유
review-heading = 🔎 **복기**, 공유하기 전에는 자신만 볼 수 있어요
review-opening-here = 📖 이 서버의 { $count }판이 { $ply }수째까지 같아요. 그 수를 둔 쪽의 득점률은 { $score }% ({ $low }–{ $high })예요.
review-heading-shared = 🔎 **복기**
review-chances = { $person } 승률(퍼센트): { $chances }
review-chance = { $ply ->
    [0] 첫 수 전 { $percent }
   *[other] { $ply }수 뒤 { $percent }
}
review-chance-pass = { $ply ->
    [0] 첫 수 전 패스 뒤 { $percent }
   *[other] { $ply }수와 패스 뒤 { $percent }
}
review-chart = { $person } 승률, %
review-accuracy = { $person }: 정확도 { $percent }%, { $moves }수
review-accuracy-none = { $person }: 판단할 수가 없음
review-accuracy-means = -# 정확도는 100%에서 수마다 내준 확률의 평균을 뺀 값으로, 이 엔진이 짧은 탐색으로 본 것이에요. 반드시 두어야 하는 응수는 세지 않아요. 실력을 재는 값이 아니며, 엔진이 틀릴 수도 있어요.
review-missed = { $ply }수, { $person }: { $kind ->
    [five] 5목을 놓침
    [captures] 따내서 이기는 수를 놓침
    [vcf] 사만 이어서 이기는 수순을 놓침
    [vcf-captures] 사와 따내기로 이기는 수순을 놓침
    [vct-captures] 삼과 사와 따내기로 이기는 수순을 놓침
   *[vct] 삼과 사로 이기는 수순을 놓침
}: { $line }
review-missed-more = 놓친 승리가 { $count }번 더 있어요.
review-missed-none = 탐색한 범위에서는 강제로 이기는 수순을 놓치지 않았어요.
review-forbidden = 마지막 5목은 { $point } 자리에서 완성됐어요. 그 자리가 금수라서 막을 수 없었어요.
review-turns = 다음 페이지부터 승부처가 { $count }곳 나와요.
review-turns-none = 한 수로 15% 이상을 내준 일은 없어요.
review-turn = **승부처 { $number }/{ $count }**: { $ply }수, **{ $action }**({ $person })
review-turn-pass = **승부처 { $number }/{ $count }**: { $ply }수 뒤, **{ $action }**({ $person })
review-turn-lost = 이 수로 바로 졌어요: { $end }.
review-turn-loss = 이길 확률이 { $percent }%p 줄었어요.
review-turn-won = 더 좋은 수는 **{ $best }**, 강제로 이겨요: { $line }
review-turn-line = 더 좋은 수는 **{ $best }**. 엔진이 본 수순: { $line }
review-turn-allowed = 이 수로 강제 승리를 허용했어요: { $line }
review-turn-defences = 막는 것이 증명된 수: { $moves }
review-turn-picture = -# 그림에서 A는 실제로 둔 수, 숫자는 더 좋은 수순이에요.
review-turn-picture-covered = -# 그림에서 숫자는 더 좋은 수순이에요. { $number }번 자리가 실제로 둔 곳이에요.
review-turn-picture-before = -# 그림은 이 수를 두기 전의 국면이에요.
review-turn-board = -# 이 수를 두기 전의 판:
review-film = 🎞️ **대국 전체.** 오른쪽 막대는 아래부터 { $person } 승률이에요. 숫자는 둘 중 더 높은 쪽의 확률이에요.
refusal-review-running = 그 대국은 아직 진행 중이에요. 끝나면 /review를 쓰세요.
refusal-review-players = 대국자만 이 대국을 복기할 수 있어요. 대국자가 복기를 공유해 줄 수 있어요.
refusal-review-seats = 두 사람이 둔 대국만 복기할 수 있어요. 이 대국은 /replay로 다시 볼 수 있어요.
refusal-review-length = { $least }~{ $most }수인 대국을 복기할 수 있어요. 이 대국은 { $count }수예요.
refusal-review-busy = 복기에는 몇 초가 걸리는데, 자신의 것이나 다른 여러 복기가 만들어지는 중이에요. 1분 뒤에 다시 시도해 주세요.
refusal-no-game-to-review = 여기서 끝낸 대국이 없어요. 다른 곳의 대국은 `game`에 적거나, `file`에 첨부하세요.
refusal-own-position = 이것은 자신의 대국 #{ $number }의 국면이에요. 그 대국이 더 진행되거나 끝난 다음에 판단할 수 있어요.
refusal-own-file = 대국이 진행 중이에요: #{ $number }. 대국에서 도움을 받지 않도록, 파일은 그 대국이 끝난 뒤에 복기할 수 있어요.
refusal-own-kind = 대국이 진행 중이에요: #{ $number }. 그 대국이 끝날 때까지 이 게임에서는 힌트와 복기를 쓸 수 없어요.

hint-people = 여기서는 사람과 두고 있어요. 힌트에는 모두의 동의가 필요해요. 대국 전체에 대해 한 번 동의하면 모든 대국자가 쓸 수 있어요.
hints-agreed = 💡 이 대국에서는 힌트를 쓸 수 있어요: /hint
button-hint = 힌트
button-ask-hints = 힌트 요청
button-agree-hints = 힌트에 동의
offer-hints = 💡 { $person }님이 이 대국에서 모두에게 힌트를 허용하자고 요청했어요. 답을 기다리는 중: { $people }.
declined-hints = 💡 { $person }님이 힌트를 허용하자고 요청했어요. 요청이 거절됐어요.
refusal-hints-agreed = 이 대국에서는 이미 힌트를 쓸 수 있어요. 자기 차례에 /hint를 쓰세요.
refusal-hints-declined = 이 대국에서 힌트가 거절됐고, 요청은 한 번만 할 수 있어요. 다음 대국에서 허용할 수 있어요.

button-why = 왜?
refusal-why-passed = 그 뒤로 대국이 진행됐어요. 지금 표시된 자리는 /board로 확인하세요.
why-overline = **{ $point }** 자리는 장목이 되어 금수예요.
why-double-four = **{ $point }** 자리는 사 두 개가 한꺼번에 되어 금수예요.
why-double-three = **{ $point }** 자리는 삼 두 개가 한꺼번에 되어 금수예요.
why-four-three-three = **{ $point }** 자리는 사 하나와 삼 두 개가 한꺼번에 되어 금수예요.
why-self-capture = **{ $point }** 자리는 돌이 놓자마자 잡히므로 금수예요.
why-row-overline = { $count }개 줄: { $stones }
why-row-flanked = 다른 대국자의 돌 사이: { $stones }. 그 사이의 돌은 자기 것이에요.
why-row-four = 사: { $stones }. 돌 하나를 더 두면 5목이 되는 자리: { $holes }.
why-row-three = 삼: { $stones }. 돌 하나를 더 두면 열린 사가 되는 자리: { $holes }.
why-row-none = 진짜 삼이 아님: { $stones }. 둘 수 있는 돌로는 열린 사가 되지 않아요.
why-hole-five = { $point } 자리는 바로 5목이 되므로 세지 않아요.
why-hole-overline = { $point } 자리는 금수인 장목이 되므로 세지 않아요:
why-hole-double-four = { $point } 자리는 금수인 쌍사가 되므로 세지 않아요:
why-hole-double-three = { $point } 자리는 금수인 쌍삼이 되므로 세지 않아요:
why-hole-four-three-three = { $point } 자리는 금수인 사와 삼 두 개가 되므로 세지 않아요:
why-recursion = -# 둘 수 있는 돌 하나로라도 열린 사가 되면 삼으로 쳐요.
why-drawn = 그림에는 { $point }에 돌이 이미 놓여 있어요.
why-step = - { $text }
why-step-2 = {"  "}- { $text }
why-step-3 = {"    "}- { $text }
why-step-4 = {"      "}- { $text }

button-lessons = 레슨
button-lesson-answer = 답하기
button-lesson-solution = 정답 보기
button-lesson-back = 이전 레슨
button-lesson-forth = 다음 레슨
lesson-answer = 둘 수
lesson-answer-label = 어디에 두나요?
lesson-answer-example = 예: { $point }
button-try-back = 한 수 물리기
button-try-export = 파일로
button-try-lay = 돌 놓기…
try-title = 🧪 대국 #{ $number }의 나만의 판이에요. 마음껏 놓아 보세요. 다른 사람에게는 보이지 않아요.
try-laid = 놓은 수: { $moves }
try-ask = 수 놓아 보기
try-ask-label = 한 수 또는 차례로 여러 수
try-ask-example = 예: h9 i10
button-puzzle-another = 다른 문제
button-puzzle-give-up = 포기
button-puzzle-solve = 풀기
puzzle-day-over = 이 문제의 날짜가 지나서 기록에 세지 않아요. 오늘의 문제는 `/puzzle`에서 볼 수 있어요.
puzzle-done = { $how ->
    [solved] ✅ 오늘의 문제는 이미 풀었어요.
   *[given-up] 오늘의 문제는 이미 정답을 보았어요.
} 다시 풀 수 있지만 기록에 세지 않아요.
puzzle-film = 가려진 그림에서 정답 수순을 볼 수 있어요.
puzzle-first = 👑 { $person }님이 오답 없이 가장 먼저 풀었어요.
puzzle-gave-up = { $side ->
    [black] 정답(⚫ 공격, ⚪ 수비):
   *[white] 정답(⚪ 공격, ⚫ 수비):
} { $line }
puzzle-goes-on = { $point } 정답이에요. 응수는 { $answer }. 다음 수는?
puzzle-move = { $by ->
    [black] ⚫
   *[white] ⚪
} { $number } { $point }
puzzle-solved = 🎉 풀었어요!
puzzle-own = 이 형세는 이 서버에서 둔 대국에서 나왔어요.
puzzle-theme-fours = 💡 **사만으로.** 사를 만들 때마다 수비는 한 곳밖에 둘 수 없어요. 한 자리에서 만나는 두 개의 사를 찾고, 상대의 응수가 방해되지 않는 순서를 고르세요.
puzzle-theme-four-three = 💡 **사삼.** 돌 하나로 사를 만들고 다른 줄에 삼을 만들어요. 사는 막아야 하고, 그사이 삼은 열린 사가 돼요.
puzzle-theme-trap = 💡 **금수 자리.** 금수가 없다면 여기서는 이길 수 없어요. 막을 자리가 흑의 금수인 사를 만들거나, 먼저 그 자리를 금수로 만드세요.
puzzle-theme-captures = 💡 **따내서 이기기.** 다섯 번째가 될 쌍은 사만큼 강한 노림이에요. 두 노림을 한꺼번에 만드는 돌을 찾으세요.
puzzle-theme-unbroken = 💡 **따내도 무너지지 않는 사.** 아무것도 따낼 수 없다면 다른 첫 수로도 이겨요. 시작하기 전에 수비가 따낼 수 있는 내 쌍을 살펴보세요.
puzzle-streak = 연속 기록: { $days }일. 일주일에 하루는 쉴 수 있어요.
puzzle-streak-of-all = 이 서버는 { $days }일 연속으로 풀었어요.
puzzle-task = { $side ->
    [black] ⚫ 흑
   *[white] ⚪ 백
}이 { $set ->
    [pente] 사와 따내기로
   *[freestyle] 사만으로
} 응수를 빼고 { $moves }수 만에 이겨요. 되는 첫 수는 하나뿐이에요.
puzzle-terms = -# { $set ->
    [standard] 정확히 다섯을 이으면 이겨요. 사만으로: 매 수 사를 만들어 상대가 바로 막게 해요.
    [renju] 다섯을 이으면 이기고, 흑에게는 금수가 있어요. 사만으로: 매 수 사를 만들어 상대가 바로 막게 해요.
    [pente] 다섯 이상을 잇거나 다섯 쌍을 따내면 이겨요. 매 수 바로 이기겠다고 위협하고, 상대는 따낼 수도 있어요.
   *[freestyle] 다섯 이상을 이으면 이겨요. 사만으로: 매 수 사를 만들어 상대가 바로 막게 해요.
}
puzzle-title = { $kind ->
    [day] **오늘의 문제**
    [course] **과정: { $count }문제 중 { $number }번**
   *[other] **문제**
} · { $rules } · { $stars }
puzzle-trap = { $side ->
    [black] { $point } 자리는 흑의 금수라서 백이 거기에 두어 이겨요.
   *[white] { $point } 자리는 백의 금수라서 흑이 거기에 두어 이겨요.
}
puzzle-unsure = { $point } 이후 그렇게 이기는 길을 제시간에 찾지 못했어요. 오답으로 세지 않아요. 다른 수를 두어 보세요.
puzzle-wrong = { $point } 두면 문제에서 말한 방식으로는 이길 수 없어요.
puzzle-wrong-once = { $point } 아니에요. 한 번 더 시도해도 연속 기록에 들어가요.
puzzle-wrong-spent = { $point } 두면 문제에서 말한 방식으로는 이길 수 없어요. 오늘은 연속 기록에 들어가지 않지만, 계속 풀어 볼 수 있어요.
puzzle-yesterday = 어제: { $tried }명이 도전해 { $solved }명이 오답 한 번 이내로 풀었어요.
choice-set-freestyle = 자유룰(5목 이상)
choice-set-pente = 펜테
choice-set-renju = 렌주
choice-set-standard = 스탠더드(정확히 5목)
choice-theme-captures = 따내서 이기기
choice-theme-four-three = 사삼
choice-theme-fours = 사만으로
choice-theme-trap = 금수 자리
choice-theme-unbroken = 따내도 무너지지 않는 사
command-puzzle = 오늘의 문제 또는 다른 문제
option-puzzle-another = 기록에 세지 않는 다른 문제
option-puzzle-set = 문제의 규칙
option-puzzle-theme = 이 주제부터 30문제 과정을 시작
lesson-title = 🎓 **{ $course }: 레슨 { $number }/{ $count }** · 푼 문제: { $done }
lesson-right = ✅ { $point } 정답이에요.
lesson-wrong = ❌ { $point } 자리로는 풀리지 않아요. 다시 살펴보고 한 번 더 답하세요.
lesson-solution = 💡 정답: { $point }. 직접 답하면 푼 레슨으로 세요.
lesson-last = 이 과정의 마지막 레슨이에요.
lesson-five = **5목.** 어느 방향이든 자기 돌 다섯 개가 한 줄이면 이겨요. 흑 차례: 5목을 만드세요.
lesson-gap = **빈틈.** 사이가 벌어진 네 개의 돌도 사예요. 흑 차례: 5목을 만드세요.
lesson-stop = **사 막기.** 열린 끝을 막지 않으면 사는 다음 수에 이겨요. 흑 차례: 백의 5목을 막으세요.
lesson-straight-four = **열린 사.** 양 끝이 열린 사는 막을 수 없어요. 돌 하나로는 한쪽 끝만 막을 수 있기 때문이에요. 흑 차례: 열린 사를 만드세요.
lesson-three = **열린 삼 막기.** 열린 삼은 다음 수에 열린 사가 돼요. 늦기 전에 한쪽 끝을 막으세요. 흑 차례: 삼과 사로 이기는 수순이 남지 않게 막으세요.
lesson-four-three = **사삼.** 사와 열린 삼을 한꺼번에 만드는 수는 이겨요. 사를 막아야 하고, 그러면 삼이 열린 사가 돼요. 흑 차례: 사삼을 찾으세요.
lesson-double-three = **쌍삼.** 금수가 없으면 한꺼번에 만든 열린 삼 두 개는 이겨요. 하나만 막을 수 있기 때문이에요. 흑 차례: 쌍삼을 찾으세요.
lesson-double-four = **쌍사.** 한꺼번에 만든 사 두 개는 두 자리에서 5목을 노려요. 흑 차례: 사만 이어서 이기는 수를 찾으세요.
lesson-chain = **사의 연속.** 사는 하나하나 막아야 하므로, 노림수 두 개가 겹칠 때까지 사를 이어 갈 수 있어요. 흑 차례: 승리를 시작하세요.
lesson-prevent = **연속 끊기.** 백이 사의 연속을 노리고 있어요. 흑 차례: 백이 사만으로 이길 수 없게 두세요.
lesson-renju-exact = **정확히 5목.** 렌주에서 흑은 정확히 5목이어야 이겨요. 여섯 개 이상은 장목으로, 흑에게 금수예요. 흑 차례: 정확히 5목을 만드세요.
lesson-renju-six = **백의 장목.** 백에게는 금수가 없으므로 백의 6목은 이겨요. 백 차례: 이 수로 이기세요.
lesson-renju-four-three = **사삼.** 쌍삼과 쌍사는 흑에게 금수예요. 흑이 이기는 길은 사삼, 곧 사 하나와 열린 삼 하나를 한꺼번에 만드는 것이에요. 흑 차례: 찾으세요.
lesson-renju-false-three = **삼이 아닌 삼.** 둘 수 있는 돌로 열린 사가 될 때만 삼이에요. 한쪽 끝이 막혔거나 장목이 되는 곳에는 삼이 없고, 따라서 쌍삼도 없어요. 흑 차례: 사와, 진짜 삼 하나와, 삼이 아닌 것 하나를 만드는 수로 이기세요.
lesson-renju-overline-trap = **장목의 함정.** 돌을 두면 6목이 되는 자리에서는 흑이 5목을 막을 수 없어요. 백 차례: 흑이 막을 수 없는 사를 만드세요.
lesson-renju-double-three-trap = **쌍삼의 함정.** 흑이 삼 두 개를 만들게 되는 자리는, 그곳에서 5목을 막아야 하더라도 금수예요. 백 차례: 흑이 막을 수 없는 사를 만드세요.
lesson-renju-double-four-trap = **흑을 함정으로 몰기.** 사는 흑의 돌을 강제하고, 바로 그 돌이 다른 자리를 금수로 만들 수 있어요. 백 차례: 승리를 시작하세요.
lesson-renju-mise = **조용한 노림.** 사도 삼도 만들지 않으면서 사삼을 노리는 수가 있어요(일본어: 미세테). 흑 차례: 사만으로 이기는 수순을 노리는 그런 수를 두세요.
lesson-renju-chase = **사의 연속.** 사를 하나씩 이어 두다 보면 노림수 두 개가 겹쳐요. 쌍사는 금수이므로 흑의 마지막은 사삼이어야 해요. 흑 차례: 승리를 시작하세요.
lesson-renju-meet = **방어하기.** 백이 흑의 금수 자리에서 막아야 하는 사를 노리고 있어요. 사를 없애거나, 그 자리가 더 이상 금수가 아니게 두세요. 흑 차례: 백에게 사로 이기는 수순을 남기지 마세요.
lesson-pente-pair = **따내기.** 자기 돌 두 개 사이에 이웃한 상대 돌이 정확히 두 개 있으면, 어느 방향이든 따내요. 흑 차례: 한 쌍을 따내세요.
lesson-pente-pairs = **두 쌍을 한꺼번에.** 돌 하나로, 모든 방향에서 둘러막은 쌍을 모두 따내요. 흑 차례: 돌 하나로 두 쌍을 따내세요.
lesson-pente-entry = **들어가는 수는 안전해요.** 쌍을 따내는 것은 상대가 둔 돌뿐이에요. 상대 돌 두 개 사이에 스스로 둔 돌은 그대로 있어요. 흑 차례: 이 수로 이기세요.
lesson-pente-guard = **쌍 지키기.** 한쪽 끝에 상대 돌이 있는 쌍은 다른 쪽 끝에서 잡혀요. 한 줄로 셋이면 잡히지 않고, 따낸 돌은 아무것도 노리지 못해요. 흑 차례: 백이 아무것도 따낼 수 없게 두세요.
lesson-pente-fifth = **다섯 번째 쌍.** 다섯 쌍이면 이겨요. 흑은 네 쌍을 따냈어요. 흑 차례: 이 수로 이기세요.
lesson-pente-stop = **끝의 돌 없애기.** 백이 네 쌍을 따냈고, 백돌 하나가 두 방향에서 다섯 번째 쌍을 노리고 있어요. 흑 차례: 백이 다음 수로 이길 수 없게 두세요.
lesson-pente-break = **따내서 사 끊기.** 양 끝이 열린 사는 막을 수 없지만, 따내면 그 안의 돌을 뺄 수 있어요. 흑 차례: 백의 5목을 막으세요.
lesson-pente-keystone = **이음돌.** 백의 사 두 개가 돌 하나, 이음돌을 함께 쓰고 있어요. 그 돌이 없으면 둘 다 사가 아니에요. 흑 차례: 둘 다 막으세요.
lesson-pente-sound = **튼튼한 사.** 백이 네 쌍을 따냈으므로, 한 쌍이라도 더 내주면 져요. 흑 차례: 백이 따낼 것을 남기지 않는 열린 사를 만드세요.
lesson-pente-both = **한 수에 노림수 두 개.** 흑은 네 쌍을 따냈어요. 사를 만들면서 다섯 번째 쌍도 노리는 수는 막을 수 없어요. 흑 차례: 그 수를 찾으세요.
