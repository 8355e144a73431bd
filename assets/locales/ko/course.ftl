# What leads through a game: actions chosen step by step, machines, and what follows when a game has ended.

machine = 오토마
machine-did = 🤖 오토마: { $action }.
machine-level = { -narabe } (레벨 { $level })
machine-moved = 🤖 { $machine }: { $action }.
machine-with-stone = { $stone } { $machine }
machine-thinks = 🤖 { $machine }: 생각하는 중이에요.
machine-stands-in = ⚠️ 엔진 “{ $engine }”에 문제가 생겼어요. 남은 대국은 이쪽이 대신 둬요: { $machine }.
machine-tally = 🤖 { $person }님, { $machine } 상대 전적: { $wins }승 { $draws }무 { $losses }패.
profile-machine = 🤖 { $game }, { $machine } 상대: { $wins }승 { $draws }무 { $losses }패
play-machine = { -narabe }와 두기
level-choice = { $level ->
    [1] 레벨 1, 입문자용
    [8] 레벨 8, 가장 강함
   *[other] 레벨 { $level }
}

action-letter = { $a }행
action-n-takes-n-n = { $a }, { $b } { $c } 따내기
action-place = 주사위 놓기
action-move = 주사위 옮기기
action-fight = 전투
action-surprise = 기습: 카드 옮기기
action-place-r2 = 빨강 2
action-place-r4 = 빨강 4
action-place-r6 = 빨강 6
action-place-b1 = 흑 1
action-place-b3 = 흑 3
action-place-b5 = 흑 5
action-place-w1 = 백 1
name-r2 = 빨강 2
name-r4 = 빨강 4
name-r6 = 빨강 6
name-b1 = 흑 1
name-b3 = 흑 3
name-b5 = 흑 5
name-w1 = 백 1
did-place-n = 카드 { $a }에 주사위를 놓음
did-place-n-on-n = 카드 { $b }에 { $a } 주사위를 놓음
did-move-n-to-n = 카드 { $a }의 주사위를 카드 { $b } 위로 옮김
did-fight-n = 카드 { $a }에서 전투
did-surprise-n-to-n = 기습: 카드 { $a } 옮김
action-place-n = 카드 { $a }에 주사위 놓기
action-place-n-on-n = 카드 { $b }에 { $a } 주사위 놓기
action-move-n = 카드 { $a }의 맨 위 주사위
action-move-n-to-n = 카드 { $a }의 주사위를 카드 { $b } 위로 옮기기
action-fight-n = 카드 { $a }에서 전투
action-surprise-n = 카드 { $a }
action-surprise-n-to-n = 기습: 카드 { $a } → { $b }

outlook-goes-on = 비용 { $dots }, { outlook-target }. 여전히 뒤라서 또 둬요
outlook-passes = 비용 { $dots }, { outlook-target }
outlook-target = { $past ->
    [none] 도착 { $target }
   *[other] { $past } 건너뛰고 도착 { $target }
}
outlook-beside-ahead = 흑보다 앞, 흑부터 시작
outlook-beside-behind = 흑보다 뒤, 그래서 백부터 시작
status-track-targets = 트랙에서 { $by }칸 뒤예요. 고른 칸의 점 수만큼 트랙 돌이 나아가요: { $targets }.
status-track-targets-past = { status-track-targets } { $past } 칸은 상대 트랙 돌이 있는 { $rival } 칸을 건너뛰어 한 칸 더 가요.

button-again = 재대국
button-next = 다음 막
button-next-ninuki = 다음 단계
button-again-me = 내가 먼저
button-again-them = 상대가 먼저
button-next-me = 내가 먼저
button-next-them = 상대가 먼저
button-accept-me = 수락하고 내가 먼저
button-accept-them = 수락하고 상대가 먼저
first-invited = 누가 먼저 둘지는 지난 대국에서 진 사람이 정해요.
loser-chooses = 지난 대국에서 졌으니 누가 먼저 둘지 정하세요.

new-rokumon-act-2 = **{ $next }**: 카드 일곱 장을 위 세 장, 아래 네 장으로 벽돌처럼 깔아요. 여기서 줄은 가로뿐이에요. 위의 세 장, 또는 아래 네 장 가운데 나란한 세 장이에요.
new-rokumon-act-3 = **{ $next }**: 주사위 숫자가 의미를 가져요. 한 카드 위의 두 편 주사위는 싸울 수 있고, 낮은 쪽이 주인에게 돌아가요.
new-rokumon-act-4 = **{ $next }**: 기습이 더해져요. 대국마다 한 번씩, 양쪽 모두 카드를 그 위에 있는 것과 함께 옮길 수 있어요. 그러면 대각선 줄도 생겨요. 보유분 옆의 **!** 표시: 아직 쓸 수 있음.
new-rokumon-act-5 = **{ $next }**: 카드 한 장을 뒤집어요. 그것이 요새예요. 어떤 주사위든 요새로 들어가고 나올 수 있어요.
new-ninuki-breaking = **{ $next }**: 따내서 끊을 수 있는 동안에는 5목도 아직 이긴 것이 아니에요. 5목을 완성하기 전에 확인하세요.
new-ninuki-ninuki = **{ $next }**: 돌을 따내거나 승리 줄을 만드는 수가 아니라면, 누구도 돌 하나로 열린 삼을 두 개 만들 수 없어요.

refusal-challenge-machine = 여기서는 혼자 오토마와 둬요. 먼저 두고, 레이팅에는 들어가지 않아요. `opponent`, `starts`, `rated`를 빼 주세요.
refusal-challenge-place = 이 대국에는 그 좌석이 없어요. 상대는 `opponent`에 지정해 주세요.
refusal-challenge-seats = { $seats }인용 게임을 `game`에서 고르세요: { $known }.
refusal-seats-known = { $seats }인용: { $known }.
refusal-no-such-level = { $engines ->
    [0] “{ $written }” 레벨은 없어요. { $least }~{ $most } 가운데 고르세요.
   *[other] “{ $written }” 레벨은 없어요. { $least }~{ $most } 가운데 고르거나 엔진을 고르세요: { $known }.
}
refusal-no-engine = { $rules } 룰을 두는 엔진이 아직 없어요. 엔진과 둘 수 있는 룰: { $known }.
refusal-no-levels = { $rules } 룰은 게임의 오토마와 두며, 레벨이 없어요. `level` 없이 시작하세요.
refusal-machines-busy = { -narabe }가 지금 나나 다른 사람들을 위해 생각하느라 여유가 없어요. 1분 뒤에 다시 시도하세요.
refusal-machine-alone = { -narabe }와는 혼자서 둬요. { $level ->
    [yes] 다른 대국자를 빼거나, 그들에게 신청하려면 `level`을 빼 주세요.
   *[no] { -narabe } 또는 다른 대국자 중 한쪽만 지정해 주세요.
}
machines-fill = 남은 { $count }자리: { $machine }. 사람이 앉을 자리를 비워 두려면 `level` 옵션과 { -narabe } 지정을 빼 주세요.
refusal-machine-clock = { -narabe }와의 대국에는 제한 시간이 없어요. `clock`을 빼 주세요.
refusal-follows-already = 그 대국은 이미 있어요: #{ $number }. 그 메시지 아래에서 수락하거나, 거절하거나, 취소하세요. 어디 있는지는 /games에서 볼 수 있어요.
refusal-follows-running = 그 대국은 이미 진행 중이에요: #{ $number }. 먼저 끝내 주세요. 어디 있는지는 /games에서 볼 수 있어요.
refusal-not-over = 이 대국은 아직 끝나지 않았어요. 끝나면 재대국할 수 있어요.
refusal-nameless-rematch = 이 대국에 참여한 사람의 정보가 삭제되어 재대국할 수 없어요. /challenge로 새 대국을 시작하세요.
refusal-not-your-sequel = 이 대국을 이어서 둘 수 있는 사람: { $people }. 자신의 대국은 /challenge로 시작하세요.

# The aim of a rule set, a line for each thing that decides it: under a new board, and on the page of its rules.
brief-opening-centre = > { rule-opening-centre }
brief-opening-pro = > { rule-opening-pro }
brief-opening-long-pro = > { rule-opening-long-pro }
brief-opening-swap2 = > 오프닝(Swap2): 한 사람이 돌 세 개를 놓으면, 상대가 색을 고르거나 돌 두 개를 더 놓고 선택을 넘겨요.
brief-gomoku-opening-swap = > 오프닝(Swap): 한 사람이 돌 세 개를 놓으면, 상대가 색을 골라요.
brief-gomoku-opening-rif = > 오프닝(RIF): 한 사람이 돌 세 개를 놓으면, 상대가 흑백을 바꿀 수 있어요. 5수째는 흑이 두 자리를 제시하고 백이 하나를 골라요.
brief-gomoku-opening-yamaguchi = > 오프닝(야마구치): 한 사람이 돌 세 개를 놓고 5수째를 몇 자리 제시할지 말하면, 상대가 흑백을 바꿀 수 있어요. 백이 그 자리 가운데 하나를 골라요.
brief-gomoku-opening-tarannikov = > 오프닝(타라니코프): 1~5수는 중앙 가까이에 두고, 한 수마다 상대가 흑백을 바꿀 수 있어요.
brief-gomoku-opening-soosorv-8 = > 오프닝(소소르브-8): 한 사람이 돌 세 개를 놓으면, 상대가 흑백을 바꿀 수 있어요. 백이 5수째를 몇 자리 제시할지 말하고, 흑이 바꿀 수 있고, 백이 그 자리 가운데 하나를 골라요.
brief-gomoku-opening-taraguchi-10 = > 오프닝(타라구치-10): 1~4수는 중앙 가까이에 두고, 한 수마다 흑백을 바꿀 수 있어요. 5수도 중앙 가까이에 두거나, 흑이 열 자리를 제시해요.
brief-gomoku-opening-sakata = > 오프닝(사카타): 한 사람이 돌 세 개를, 상대가 두 개를 놓아요. 처음 사람이 색을 고르거나 돌 두 개를 더 놓고 선택을 넘겨요.
brief-ninuki-opening-swap = > 오프닝(Swap): 한 사람이 돌 네 개를 놓으면, 상대가 색을 골라요.
brief-ninuki-opening-g-pente = > { rule-ninuki-opening-g-pente }
aim-more = > 그림이 있는 전체 규칙: `/rules game:{ $rules }`
aim-gomoku-five = > 자기 돌을 다섯 개 이상 한 줄로 놓으면 이겨요(가로, 세로, 대각선).
aim-gomoku-exactly-five = > 자기 돌을 정확히 다섯 개 한 줄로 놓으면 이겨요(가로, 세로, 대각선).
aim-gomoku-renju = > 자기 돌을 다섯 개 한 줄로 놓으면 이겨요(가로, 세로, 대각선). 흑은 정확히 다섯 개, 백은 다섯 개 이상이에요.
aim-gomoku-any-blocked = > 한쪽 끝이라도 상대 돌이 있는 5목은 이기지 못해요.
aim-gomoku-both-blocked = > 양쪽 끝에 상대 돌이 있는 5목은 이기지 못해요.
aim-gomoku-bans-renju = > 흑은 쌍삼, 쌍사, 6목 이상을 만들 수 없어요. 백은 만들 수 있어요.
aim-gomoku-bans-black-three = > 흑은 쌍삼을 만들 수 없어요. 백은 만들 수 있어요.
aim-gomoku-bans-black-three-six = > 흑은 쌍삼이나 6목 이상을 만들 수 없어요. 백은 만들 수 있어요.
aim-gomoku-bans-black = > 흑에게는 금수가 있어요.
aim-gomoku-bans-three = > 누구도 쌍삼, 곧 돌 하나로 삼 두 개를 만들 수 없어요.
aim-gomoku-bans = > 금수가 있어요.
aim-gomoku-foul-loses = > 금수를 두면 대국에서 지고, 판에는 금수가 표시되지 않아요.
aim-ninuki-five = > 자기 돌을 다섯 개 이상 한 줄로 놓으면 이겨요(가로, 세로, 대각선).
aim-ninuki-exactly-five = > 자기 돌을 정확히 다섯 개 한 줄로 놓으면 이겨요(가로, 세로, 대각선).
aim-ninuki-five-teams = > 자기 돌을 다섯 개 이상 한 줄로 놓으세요(가로, 세로, 대각선). 같은 팀원도 함께 이겨요.
aim-ninuki-exactly-five-teams = > 자기 돌을 정확히 다섯 개 한 줄로 놓으세요(가로, 세로, 대각선). 같은 팀원도 함께 이겨요.
aim-ninuki-four = > 자기 돌을 네 개 이상 한 줄로 놓으면 이겨요(가로, 세로, 대각선).
aim-ninuki-exactly-four = > 자기 돌을 정확히 네 개 한 줄로 놓으면 이겨요(가로, 세로, 대각선).
aim-ninuki-pairs = > 나란한 상대 돌 두 개의 양쪽 끝에 자기 돌을 놓아 따내세요.
aim-ninuki-pairs-and-threes = > 나란한 상대 돌 두 개나 세 개의 양쪽 끝에 자기 돌을 놓아 따내세요.
aim-ninuki-pairs-teams = > 나란한 다른 사람의 돌 두 개의 양쪽 끝에 자기 돌을 놓아 따내세요. 같은 팀의 돌은 점수가 되지 않아요.
aim-ninuki-pairs-and-threes-teams = > 나란한 다른 사람의 돌 두 개나 세 개의 양쪽 끝에 자기 돌을 놓아 따내세요. 같은 팀의 돌은 점수가 되지 않아요.
aim-ninuki-captures-8 = > 돌 8개(네 쌍)를 따내도 이겨요.
aim-ninuki-captures-10 = > 돌 10개(다섯 쌍)를 따내도 이겨요.
aim-ninuki-captures-12 = > 돌 12개를 따내도 이겨요.
aim-ninuki-captures-15 = > 돌 15개를 따내도 이겨요.
aim-ninuki-captures-together = > 팀이 따낸 돌은 합쳐서 계산해요.
aim-ninuki-suicide = > 다른 사람의 돌 사이에 스스로 채워 넣은 돌도 잡혀요.
aim-ninuki-forbidden = > 놓자마자 잡힐 자리에는 둘 수 없어요.
aim-ninuki-break-line = > 승리 줄은 한 차례를 버텨야 해요. 다음 사람은 돌을 따내 줄을 끊거나 패배를 인정해야 해요.
aim-ninuki-capture-line = > 승리 줄이 하나뿐이고 한쪽 끝이 다음 사람의 돌, 다른 쪽 끝이 비어 있으면, 다음 사람이 줄을 통째로 따낼 수 있어요.
aim-ninuki-french = > 다음 수로 따내서 끊을 수 있는 5목은 아직 이긴 것이 아니에요.
aim-ninuki-school42 = > 다음 수로 끊거나 따내기로 이길 수 있는 동안에는 5목이 아직 이긴 것이 아니에요.
aim-ninuki-double-three = > 누구도 쌍삼, 곧 돌 하나로 열린 삼 두 개를 만들 수 없어요.
aim-ninuki-double-three-first = > 흑은 쌍삼, 곧 돌 하나로 열린 삼 두 개를 만들 수 없어요.
aim-roku-five = > 판의 선을 따라 자기 돌을 다섯 개 한 줄로 놓으면 이겨요. 트랙(어두운 고리)에서 뒤에 있는 사람이 점이 있는 빈 칸에 돌을 놓아요. 그러면 점의 수만큼 그 사람의 트랙 돌이 나아가고, 멈춘 곳에서 다섯 개에 들어가요.
aim-roku-ninuki = > 세 번 따내도 이겨요. 나란한 상대 돌을 정확히 두 개, 자기 돌 두 개 사이에 두고 따내세요.

# What the form for a move says is placed, in at most 45 characters.
placing-stone = { $colour ->
    [black] 흑돌을 어디에 둘까요?
    [white] 백돌을 어디에 둘까요?
    [red] 빨간 돌을 어디에 둘까요?
   *[blue] 파란 돌을 어디에 둘까요?
}
placing-of = { $colour ->
    [black] 돌 { $of }개 중 { $number }번째: 흑
   *[white] 돌 { $of }개 중 { $number }번째: 백
}
placing-number = { $colour ->
    [black] { $number }번째 돌: 흑
   *[white] { $number }번째 돌: 백
}
placing-offer = 5수째 자리 { $of }곳 중 { $number }번째: 흑
placing-swap-or-offer = 교체, 유지, 또는 { $of }곳 중 첫 자리 제시?

about-action-move = 맨 위 주사위를 다른 색 카드로
about-action-fight = 한 카드의 두 편 주사위 중 낮은 쪽이 돌아가요
about-action-surprise = 대국에 한 번, 주사위와 함께 다른 곳으로

title-shogun = 쇼군
called-by-shogun = ⚔️ **타노모!** 쇼군이 싸움을 청해요. { $person }님은 다음 행동으로 이길 수 있어요.
take-back-by-shogun = ⚔️ { $holder }님은 3연승을 거둔 이곳의 쇼군이라서, { $person }님은 이 수를 /takeback으로 한 번, 묻지 않고 무를 수 있어요.

button-move-on = 다음 수

# What is asked in the steps of an action, and what came of one.
button-step-back = ← 뒤로
chosen-so-far = 지금까지: { $action }
question-row = 어느 행인가요?
question-circle = 어느 칸인가요?
question-track-circle = 트랙의 어느 칸인가요?
question-pair = 어느 쌍을 따내나요?
question-die = 어느 주사위인가요?
question-empty-card = 주사위를 놓을 빈 카드는 어느 것인가요?
question-top-die = 어느 주사위를 옮기나요?
question-other-card = 주사위를 어느 카드로 옮기나요?
question-fight = 어느 카드에서 싸우나요?
question-card = 어느 카드를 옮기나요?
question-cell = 카드를 어디로 옮기나요? 이름은 그림에 있어요.
outlook-fight = { $won } 승, { $lost } 패. 진 주사위가 돌아갈 곳: { whose-supply }
upshot-fight = 카드 { $card }의 전투: { $won } 승, { $lost } 패. 진 주사위가 돌아간 곳: { whose-supply }.
whose-supply = { $owner ->
    [red] 빨강의 보유분
   *[black] 흑의 보유분
}

# What a board of Rokumon says first: everything that applies in its act.
-rokumon-win = 나란한 카드 세 장의 맨 위에 자기 주사위 세 개가 한 줄로 놓이거나({ $row ->
    [level] 가로줄만
    [later] 가로줄, 기습으로 카드가 옮겨진 뒤에는 대각선도
   *[all] 가로나 대각선
}), 한 카드에 자기 주사위가 세 개 쌓이거나, 상대가 아무것도 할 수 없으면 이겨요.
rokumon-act = 보유한 **주사위를** 빈 카드에 **놓거나**, 맨 위에 있는 자기 주사위를 거리와 상관없이 다른 색 카드로 **옮기세요**. 갈 수 있는 곳은 빈 카드, 어느 편이든 주사위가 하나인 카드, 자기 주사위가 두 개인 카드예요. 주사위를 들어 올려 상대의 세 개 한 줄이 드러나면 상대가 이겨요.
rokumon-fight = **전투**: 두 편의 주사위가 한 카드에 있으면 싸울 수 있어요. 높은 숫자가 남고, 낮은 쪽은 주인의 보유분으로 돌아가요. 예외는 하나, 백 1(흑의 것)이 빨강 6을 이겨요. 주사위는 굴리지 않아요.
rokumon-surprise = **기습**, 대국에 한 번(보유분 옆의 **!** 표시: 아직 쓸 수 있음). 아무 카드나 위의 주사위와 함께, 다른 카드 두 장 이상과 닿는 빈 곳으로 옮겨요.
rokumon-fort = 뒤집힌 카드는 요새예요. 어떤 주사위든 요새로 들어가고 나올 수 있어요.
rokumon-solo = 플레이어는 빨강이고, 오토마가 흑 주사위들과 백 주사위를 둬요. 여기서는 싸우지 않으니 숫자는 의미가 없고, 기습은 플레이어만 쓸 수 있어요.
aim-rokumon-act-1 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-2 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
aim-rokumon-act-3 = > { -rokumon-win(row: "level") }
    > { rokumon-act }
    > { rokumon-fight }
aim-rokumon-act-4 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
aim-rokumon-act-5 = > { -rokumon-win(row: "later") }
    > { rokumon-act }
    > { rokumon-fight }
    > { rokumon-surprise }
    > { rokumon-fort }
aim-rokumon-solo = > { -rokumon-win(row: "all") }
    > { rokumon-act }
    > { rokumon-surprise }
    > { rokumon-solo }

# What lies on the cards that can be chosen.
name-red-die = 빨강 주사위
name-black-die = 흑 주사위
outlook-supply = 빈 카드에 놓기, 남은 보유분: { $dice }
outlook-supply-alike = 빈 카드에 놓기, 남은 보유분: { $count }개
outlook-place = { $face ->
    [green] 비어 있음, 초록
    [gold] 비어 있음, 금색
   *[down] 비어 있음, 요새
}
outlook-top = { $die }{ $under ->
    [none] {""}
   *[other] , 그 아래 { $under }
}
outlook-move = { $die } → { $onto ->
    [none] 빈 카드
    [two] 자기 주사위 두 개 위
   *[other] { $onto } 위
}
outlook-card = { $count ->
    [0] 비어 있음
   *[other] 위에 { $dice }
}
outlook-surprise = 닿는 카드: { $cards }
outlook-fight-lost = { $lost } 패, 진 주사위가 내 보유분으로 돌아와요
upshot-surprise = 이제 카드 { $card }에 닿은 카드: { $cards }.
upshot-fifth = 제시된 자리에서 고른 5수째(흑)예요.
upshot-passed = 여기서 한 번 더 패스하면 무승부예요.

# Hints, in games against the machine.
command-hint = 레이팅 제외 대국에서 힌트 보기
option-hint-game = 자신의 어느 대국인지(번호)
hint-five = 💡 지금 바로 5목을 만들 수 있어요.
hint-fours = 💡 사만 이어서 이길 수 있어요. 하나하나 막아야 하니 5목까지 이어져요.
hint-threes = 💡 강제로 이길 수 있어요. 삼과 사를 이어서 하나하나 막게 하세요.
hint-meet-five = 💡 상대가 5목을 만들려고 해요. 막으세요.
hint-meet-fours = 💡 상대가 사만 이어서 이기려고 해요. 먼저 대비하세요.
hint-meet-threes = 💡 상대가 삼과 사로 강제로 이기려고 해요. 먼저 대비하세요.
hint-quiet = 💡 어느 쪽에도 강제로 이기는 수순이 보이지 않아요. 공격의 바탕이 될 수를 찾아보세요.
hint-other = 💡 여기서는 강제로 이기는 수순을 찾지 않아요. 힌트는 둘 만한 수 하나예요.
hint-where = 이 수를 두어 보세요: **{ $action }**.
hint-line = 내 수와 응수가 번갈아 이렇게 이어질 수 있어요: { $line }
button-hint-where = 어디?
button-hint-line = 수순 보기
refusal-hint-rated = 레이팅 대국에는 힌트가 없어요. 레이팅은 대국자만의 실력을 재야 하기 때문이에요.
refusal-hint-passed = 그사이에 대국이 진행됐어요. /hint를 다시 쓰세요.
