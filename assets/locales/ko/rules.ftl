# Pages about rule sets: one sentence for each value of each option, what else holds, and what the pictures show.

help-line = **{ $game }**: { $how }
rules-title = **{ $name }**
rules-how = 수는 이렇게 적어요: { $how }.
rules-picture = { $number }. { $caption }
rules-pictures = **그림**
    { $captions }
rules-draw = 대국자끼리 무승부에 합의할 수 있어요(/draw).
rules-draw-on-time = 대국자끼리 무승부에 합의할 수 있어요(/draw). 레이팅 제외 대국은 시간이 다 된 뒤 오랫동안 아무도 시간승을 선언하지 않아도 무승부예요.
rules-clock = 자기 차례에 시간이 흘러요. 레이팅 대국에서는 시간이 다 되면 져요. 다른 대국에서는 상대가 시간승을 선언할 수 있어요.
rules-play = 이 룰로 두기
rules-next = 다음: { $name }
rules-unsaid = { $key }: { $value }

# What a move is, in a few words.
how-gomoku = h8 (h열 8행)
how-ninuki = e5 (e열 5행)
how-roku = E5 (맨 위 A부터 센 E행, 왼쪽에서 다섯 번째 칸)
how-rokumon = { $act ->
    [act-1] place 2, move 4 to 1
    [act-2] place 2, move 4 to 1
    [act-3] place r4 on 2, move 4 to 1, fight 4
    [solo] place r4 on 2, move 4 to 1, surprise 6 to 2,-1
    [any] place 2 (1막과 2막) 또는 place r4 on 2 (3막부터), move 4 to 1
   *[other] place r4 on 2, move 4 to 1, fight 4, surprise 6 to 2,-1
}

# Options of several games.
rule-size = 판: { $value } × { $value }줄.
rule-size-unbounded = 판: 가장자리가 없어요. 자리는 첫 돌 0,0에서 오른쪽과 위로 몇 칸인지로 나타내요. 오른쪽 한 칸, 아래 두 칸은 1,-2예요.
rule-overline-wins = 여섯 개 이상의 줄도 양 끝에 무엇이 있든 이겨요.
rule-overline-ignored = 정확히 다섯 개의 줄만 이겨요. 여섯 개 이상(장목)은 아무것도 아니고 대국은 계속돼요.
rule-overline-forbidden = **장목**, 곧 여섯 개 이상의 줄은 금수예요.
rule-ninuki-overline-forbidden = **장목**, 곧 이기는 줄보다 긴 줄은 금수예요.
rule-opening-none = 오프닝 룰이 없어요.
rule-opening-centre = 오프닝: 첫 돌은 중앙에 둬요.
rule-opening-pro = 오프닝(Pro): 첫 돌은 중앙, 둘째 돌은 아무 곳, 셋째 돌은 중앙 5×5 바깥에 둬요.
rule-opening-long-pro = 오프닝(Long Pro): 첫 돌은 중앙, 둘째 돌은 아무 곳, 셋째 돌은 중앙 7×7 바깥에 둬요.
rule-opening-swap2 = 오프닝(Swap2):
    1. 선공이 흑돌 두 개와 백돌 한 개를 아무 곳에나 놓아요.
    2. 상대는 백을 잡거나, 흑을 잡거나, 백돌과 흑돌을 하나씩 두 개 더 놓아요.
    3. 두 개를 더 놓았다면 선공이 색을 골라요.
    4. 다음 수는 백이 둬요.

# Gomoku and renju.
note-gomoku-turns = 돌은 선이 만나는 곳에 차례마다 하나씩 두고, 한번 둔 돌은 그대로 있어요. 흑이 먼저 둬요.
note-gomoku-plain = 금수도 오프닝 룰도 없어요.
note-gomoku-no-bans = 금수가 없어요.
rule-gomoku-double-three-allowed = 쌍삼을 둘 수 있어요.
rule-gomoku-double-three-forbidden = **쌍삼**, 곧 돌 하나로 만든 삼 두 개는 금수예요.
rule-gomoku-double-four-allowed = 쌍사를 둘 수 있어요.
rule-gomoku-double-four-forbidden = **쌍사**, 곧 돌 하나로 만든 사 두 개는 금수예요.
rule-gomoku-four-three-three-allowed = 같은 돌이 사도 만들면 쌍삼을 둘 수 있어요(4-3-3). 사에 삼이 하나인 것(4-3)은 언제나 둘 수 있어요.
rule-gomoku-four-three-three-forbidden = 같은 돌이 사도 만들어도 쌍삼은 여전히 금수예요(4-3-3). 사에 삼이 하나인 것(4-3)은 둘 수 있고, 보통 이렇게 이겨요.
note-gomoku-four-three-three = 쌍삼을 둘 수 있지만, 같은 돌이 사도 만들면 금수예요(4-3-3).
rule-gomoku-bans-both = 이 금수는 흑과 백 모두에게 있어요.
rule-gomoku-bans-black = 금수는 흑에게만 있어요. 백에게는 없어요.
rule-gomoku-foul-refused = 금수는 이유를 알리고 받아들이지 않아요.
rule-gomoku-foul-loses = 금수를 두면, 어쩔 수 없이 둔 것이라도 져요. 판에는 이 자리가 표시되지 않아요.
rule-gomoku-ends-open = 5목은 양 끝에 무엇이 있든 이겨요.
rule-gomoku-ends-any-blocked = 한쪽 끝이라도 상대 돌이 있는 5목은 이기지 못해요. 판의 가장자리는 막는 것이 아니에요.
rule-gomoku-ends-both-blocked = 양쪽 끝에 상대 돌이 있는 5목은 이기지 못해요. 판의 가장자리는 막는 것이 아니에요.
rule-gomoku-opening-swap = 오프닝(Swap):
    1. 선공이 흑돌 두 개와 백돌 한 개를 아무 곳에나 놓아요.
    2. 상대는 흑백을 바꾸거나 그대로 둬요.
    3. 다음 수는 백이 둬요.
rule-gomoku-opening-rif = 오프닝(RIF):
    1. 선공이 1~3수를 놓아 26주형 가운데 하나를 만들어요. 흑은 중앙, 백은 그 옆, 흑은 중앙 5×5 안이에요.
    2. 상대는 흑백을 바꾸거나 그대로 둬요.
    3. 백이 4수를 아무 곳에나 둬요.
    4. 흑이 5수째로 두 자리를 제시해요. 하나가 다른 하나와 대칭이면 안 돼요.
    5. 백이 그중 하나를 고르고 6수를 둬요.
rule-gomoku-opening-yamaguchi = 오프닝(야마구치):
    1. 선공이 1~3수를 놓아 26주형 가운데 하나를 만들어요. 흑은 중앙, 백은 그 옆, 흑은 중앙 5×5 안이에요.
    2. 같은 사람이 5수째를 몇 자리 제시할지 말해요. 1~12자리예요(하우스 룰).
    3. 상대는 흑백을 바꾸거나 그대로 둬요.
    4. 백이 4수를 아무 곳에나 둬요.
    5. 흑이 말한 수만큼 5수째 자리를 제시해요. 서로 대칭인 자리는 안 돼요.
    6. 백이 그중 하나를 고르고 6수를 둬요.
rule-gomoku-opening-tarannikov = 오프닝(타라니코프):
    1. 흑의 1수는 중앙, 백의 2수는 중앙 3×3 안, 흑의 3수는 5×5 안, 백의 4수는 7×7 안, 흑의 5수는 9×9 안에 둬요.
    2. 다섯 수 각각의 뒤에 상대는 흑백을 바꾸거나 그대로 둬요.
    3. 백이 6수를 아무 곳에나 둬요.
rule-gomoku-opening-soosorv-8 = 오프닝(소소르브-8):
    1. 선공이 1~3수를 놓아 26주형 가운데 하나를 만들어요. 흑은 중앙, 백은 그 옆, 흑은 중앙 5×5 안이에요.
    2. 상대는 흑백을 바꾸거나 그대로 둬요.
    3. 백이 4수를 아무 곳에나 두고 5수째를 몇 자리 제시할지 말해요. 1~8자리예요.
    4. 흑은 흑백을 바꾸거나 그대로 둬요.
    5. 이때 흑인 사람이 말한 수만큼 5수째 자리를 제시해요. 서로 대칭인 자리는 안 돼요.
    6. 백이 그중 하나를 고르고 6수를 둬요.
rule-gomoku-opening-taraguchi-10 = 오프닝(타라구치-10):
    1. 흑의 1수는 중앙, 백의 2수는 중앙 3×3 안, 흑의 3수는 5×5 안, 백의 4수는 7×7 안에 둬요.
    2. 처음 세 수 각각의 뒤에 상대는 흑백을 바꾸거나 그대로 둬요.
    3. 4수 뒤에 흑은 바꾸거나, 그대로 두거나, 자리를 제시해요.
    4. 바꾸거나 그대로 두었다면 흑의 5수는 9×9 안에 두고, 상대가 마지막으로 흑백을 바꿀 수 있어요.
    5. 제시할 때는 5수째로 열 자리를 아무 곳에나 제시해요. 서로 대칭인 자리는 안 되고, 백이 하나를 골라요.
    6. 백이 6수를 아무 곳에나 둬요.
rule-gomoku-opening-sakata = 오프닝(사카타):
    1. 선공이 1~3수를 놓아 26주형 가운데 하나를 만들어요. 흑은 중앙, 백은 그 옆, 흑은 중앙 5×5 안이에요.
    2. 상대가 4수인 백을 7×7 안에, 5수인 흑을 9×9 안에 놓아요.
    3. 선공은 백을 잡거나, 흑을 잡거나, 백돌과 흑돌을 하나씩 아무 곳에나 더 놓아요.
    4. 두 개를 더 놓았다면 상대가 백이나 흑을 잡아요(연맹 룰로는 둘이 계속 두 개씩 더할 수 있지만, 여기서는 한 번만 하는 하우스 룰이에요).
    5. 다음 수는 백이 둬요.
note-gomoku-threes = **사**: 돌 하나면 5목이 되는 모양. **열린 사**: 나란한 네 개로, 양 끝이 모두 비어 있고 어느 쪽에 두어도 5목이 되는 모양(6목이 금지되면 정확히 5목). **삼**: 돌 하나면 열린 사가 되는 모양.
note-gomoku-threes-renju = **사**: 돌 하나면 5목이 되는 모양. **열린 사**: 나란한 네 개로, 양 끝이 모두 비어 있고 어느 쪽에 두어도 5목이 되는 모양(6목이 금지되면 정확히 5목). **삼**: 그 자체로 둘 수 있는 수 하나면 열린 사가 되는 모양.
note-gomoku-five-first = 승리 줄을 만드는 수는 결코 금수가 아니에요.
note-gomoku-end = 오프닝 중이 아니면 패스할 수 있어요. 패스가 두 번 이어지거나 판이 가득 차면 무승부예요.
note-gomoku-end-unbounded = 오프닝 중이 아니면 패스할 수 있어요. 패스가 두 번 이어지면 무승부예요.
note-gomoku-federation = 연맹 대회에서는 금수를 두면 져요(룰 renju-tournament): <https://www.renju.net/study/rifrules.php>
table-gomoku-openings = 26주형: 셋째 돌을 번호로 표시. 왼쪽은 직접(D), 오른쪽은 간접(I)
table-gomoku-thirds = 셋째 돌로 만들 수 있는 13주형, 번호로 표시. 대칭인 자리는 같은 주형
table-numbered = { $number } { $name }
diagram-gomoku-five = 5목, 흑 승리
diagram-gomoku-ends-any-blocked = 한쪽 끝에 백이 있어서 이 5목은 이기지 못함
diagram-gomoku-ends-both-blocked = 양쪽 끝에 백이 있어서 이 5목은 이기지 못함
diagram-gomoku-six-wins = 6목도 승리
diagram-gomoku-six-ignored = 6목, 대국은 계속됨
diagram-gomoku-six-forbidden = e5는 6목이 되어 금수
diagram-gomoku-six-loses = e5로 6목을 만들어 흑 패배
diagram-gomoku-double-three = e5는 삼 두 개가 되어 금수
diagram-gomoku-double-three-loses = e5로 삼 두 개를 만들어 흑 패배
diagram-gomoku-no-double-three = e5는 쌍삼처럼 보이지만 둘 수 있음. 그 줄은 f5로만 열린 사가 되는데, f5는 쌍사이기 때문
diagram-gomoku-double-four = e5는 사 두 개가 되어 금수
diagram-gomoku-double-four-loses = e5로 사 두 개를 만들어 흑 패배
diagram-gomoku-straight-four = c7–f7은 열린 사. c3–f3은 g3이 6목이 되므로 열린 사가 아님
diagram-gomoku-four-three = e5로 사와 삼을 만듦, 둘 수 있는 수
diagram-gomoku-exempt = e5로 삼 두 개와 사를 만듦, 둘 수 있는 수
diagram-gomoku-no-exempt = e5는 삼 두 개와 사가 되어 금수
diagram-gomoku-no-exempt-loses = e5로 삼 두 개와 사를 만들어 흑 패배

# Ninuki and pente.
note-ninuki-turns = 돌은 선이 만나는 곳에 차례마다 하나씩 둬요. 흑이 먼저 둬요.
note-ninuki-turns-individual = 서너 명이 각자 자신을 위해 둬요. 좌석 순서대로 차례마다 돌 하나씩 둬요.
note-ninuki-turns-teams = 네 명이 2 대 2로, 1·3번 좌석과 2·4번 좌석이 겨뤄요. 좌석 순서대로 차례마다 돌 하나씩, 저마다 자기 색으로 둬요.
note-ninuki-plain = 금수도 오프닝 룰도 없어요.
note-ninuki-no-bans = 금수가 없어요.
note-ninuki-free-three = **열린 삼**: 나란하거나 한 칸 벌어진 세 개로, 돌 하나만 더하면 양 끝이 비어 있는 나란한 네 개가 되는 모양.
rule-ninuki-capture-pairs = 새로 둔 돌과 다른 자기 돌 사이에 나란히 있는 상대 돌을 정확히 두 개 따내요. 여덟 방향 모두 가능해요. 하나뿐이거나 세 개면 안전해요.
rule-ninuki-capture-pairs-and-threes = 새로 둔 돌과 다른 자기 돌 사이에 나란히 있는 상대 돌을 정확히 두 개나 세 개 따내요. 여덟 방향 모두 가능해요. 하나뿐이면 안전해요.
rule-ninuki-capture-win-yes = 돌을 충분히 따내도 이겨요.
rule-ninuki-capture-win-no = 따내기만으로는 이기지 못해요.
rule-ninuki-self-capture-none = 상대 돌 두 개 사이에 두어도 안전해요.
rule-ninuki-self-capture-suicide = 다른 사람의 돌 두 개 사이를 스스로 채운 돌은 그 사람에게 잡혀요.
rule-ninuki-self-capture-forbidden = 놓자마자 잡힐 자리에는 둘 수 없어요.
rule-ninuki-overtime-off = 승리 줄은 곧바로 이겨요.
rule-ninuki-overtime-break-line = 승리 줄은 한 차례를 버텨야 해요. 다음 사람은 그 줄에서 따내 끊거나 패배를 인정해야 해요.
rule-ninuki-overtime-capture-line = 돌 하나가 승리 줄을 하나만 만들고 한쪽 끝에 다음 사람의 돌이 있으며 다른 쪽 끝이 비어 있으면, 다음 사람은 그곳에 두어 줄을 통째로 따낼 수 있어요. 그렇지 않으면 줄이 곧바로 이겨요.
rule-ninuki-overtime-french = 5목은 따내서 끊을 수 없을 때만 곧바로 이겨요. 그렇지 않으면 상대는 한 수로 끊거나, 따내기로 이길 수 있는 룰이면 어디에서든 따내 승리 개수를 채울 수 있어요.
rule-ninuki-overtime-school42 = 5목은 따내서 끊을 수도, 따내기로 승리 개수를 채울 수도 없을 때만 곧바로 이겨요. 그렇지 않으면 상대는 한 수로 둘 중 하나를 할 수 있어요.
rule-ninuki-mixed-no = 함께 따내는 돌은 한 가지 색이에요.
rule-ninuki-mixed-yes = 함께 따내는 돌은 색이 달라도 돼요.
rule-ninuki-double-three-allowed = 쌍삼을 둘 수 있어요.
rule-ninuki-double-three-forbidden = **쌍삼**, 곧 돌 하나로 만든 열린 삼 두 개는 금수예요.
rule-ninuki-double-three-forbidden-first = **쌍삼**, 곧 돌 하나로 만든 열린 삼 두 개는 흑에게 금수예요.
rule-ninuki-opening-g-pente = 오프닝(G-Pente): 첫 돌은 중앙, 둘째 돌은 아무 곳, 셋째 돌은 중앙 5×5 바깥에 둬요. 중앙과 같은 행이나 열이라면 5칸 이상 떨어져야 해요.
rule-ninuki-opening-swap = 오프닝(Swap):
    1. 선공이 흑돌 두 개와 백돌 두 개를 번갈아 아무 곳에나 놓아요.
    2. 상대는 흑백을 바꾸거나 그대로 둬요.
    3. 다음 수는 흑이 둬요.
note-ninuki-house = 이 게임의 쌍삼은 자료마다 달라서, 하우스 룰을 따라요.
note-ninuki-end = 승자 없이 판이 가득 차면 무승부예요.
note-ninuki-end-passes = 둘 수 있는 자리가 없으면 패스해요. 모두가 이어서 패스하거나 승자 없이 판이 가득 차면 무승부예요.
note-ninuki-shared = 여럿이 동시에 이기면 공동 승리이고, 서로 간에는 무승부로 계산해요.
diagram-ninuki-pair = f5로 d5와 e5의 쌍을 따냄
diagram-ninuki-two-pairs = f5로 가로와 세로의 두 쌍을 한 번에 따냄
diagram-ninuki-fifth-pair = f5로 5번째 쌍을 따냄: 흑이 10개를 따내 승리
diagram-ninuki-three-players = 세 명의 대국: 흑이 f5로 빨강의 쌍을 따냄, 다음은 백의 차례
diagram-ninuki-three = g5로 d5, e5, f5의 돌 세 개를 따냄
diagram-ninuki-safe = e5가 c5와 f5 사이에 들어감, 안전함
diagram-ninuki-suicide = e5가 c5와 f5 사이에 들어가서 쌍을 잃음
diagram-ninuki-double-three = e5는 열린 삼 두 개가 되어 금수
diagram-ninuki-blocked-three = e8의 백이 삼 하나를 막고 있어서 e5를 둘 수 있음
diagram-ninuki-broken = e5로 5목을 만들었지만 e4가 e5와 e6을 따내 끊음
diagram-ninuki-broken-four = e5로 4목(여기서는 완전한 줄)을 만들었지만 e4가 e5와 e6을 따내 끊음

# Gomoku Roku.
rule-roku-stones = 트랙의 돌을 포함해 각자 돌 { $value }개.
rule-roku-skip-landing = 상대 트랙 돌이 있는 칸에서 멈추게 되면 한 칸 더 가요.
rule-roku-skip-all = 가는 길에 있는 상대 트랙 돌의 칸은 세지 않아요.
note-roku-board = 판은 칸으로 이루어진 육각형이에요. 바깥쪽의 어두운 고리가 트랙이에요. 안쪽 칸에는 점이 1~4개 있어요. 줄은 판에 그려진 직선이에요. 이웃한 칸을 잇는 것도 있고, 두 칸 사이를 지나 그 너머 칸으로 이어지는 것도 있어요. 가운데에는 아무것도 놓지 않으며, 그곳을 지나는 줄은 끊겨요.
note-roku-about = 2인용, 8세쯤부터, 한 판에 15분쯤 걸려요. 돌 하나를 놓고, 돌 하나를 나아가게 하고, 다섯 개면 한 줄이에요.
note-roku-track = 흑이 트랙의 칸에 돌을 놓고, 백이 그 옆 칸에 놓아요. 백이 앞이면 흑부터, 뒤이면 백부터 시작해요. 언제나 뒤에 있는 사람이 두고 시계 방향으로 나아가므로, 한 사람이 여러 번 이어서 둘 수도 있어요.
note-roku-place = 여섯 개 이상의 줄도 다섯 개처럼 이겨요.
note-roku-win = 트랙 돌은 멈춘 칸에서 줄에 들어가요. 떠난 칸이 있어야만 되는 5목은 이기지 못해요.
note-roku-handicap-1 = 핸디캡 1: 더 약한 흑이 트랙의 칸을 고르고 시작해요. 백의 트랙 돌은 3칸 앞에서 시작해요. 언제나 뒤에 있는 사람이 두고 시계 방향으로 나아가므로, 한 사람이 여러 번 이어서 둘 수도 있어요.
note-roku-handicap-2 = 핸디캡 2: 더 약한 흑이 트랙의 칸을 고르고 시작해요. 백의 트랙 돌은 4칸 앞에서 시작해요. 언제나 뒤에 있는 사람이 두고 시계 방향으로 나아가므로, 한 사람이 여러 번 이어서 둘 수도 있어요.
note-roku-handicap-3 = 핸디캡 3: 더 약한 흑이 트랙의 칸을 고르고 시작해요. 백의 트랙 돌은 5칸 앞에서 시작해요. 언제나 뒤에 있는 사람이 두고 시계 방향으로 나아가므로, 한 사람이 여러 번 이어서 둘 수도 있어요.
note-roku-dynamic = 다이내믹: 첫 수 전에 각자 점이 하나인 칸에 자유 돌을 하나씩 놓아요. 이때 트랙 돌은 움직이지 않아요.
note-roku-thrilling = 스릴: 돌이 적으니 개수를 잘 세어 보세요.
note-roku-ninuki = 니누키: 따내는 돌 두 개 가운데 하나는 새로 놓은 돌이거나, 멈춘 칸에 있는 자기 트랙 돌이어야 해요. 여러 쌍이 있으면 하나만 따내고, 그것을 적어요(E5 takes D4 D5). 상대 돌 두 개 사이로 들어가는 것은 안전해요. 트랙 돌은 잡히지 않아요. 따낸 돌은 따낸 사람의 것이 되고, 그 칸은 다시 비어요.
note-roku-out = 차례인데 돌이 남아 있지 않으면 져요. 점이 있는 칸이 하나도 비어 있지 않으면 무승부예요. 무승부는 자기 차례에만 제안할 수 있어요.
note-roku-rebuilt = 판의 점과 줄은 복원한 것이에요.
note-roku-set-up = 이 변형의 시작 배치는 복원한 것이에요.
note-roku-credit = Shota Hasuike(Lotus boardgames)의 게임: <https://www.lotusboardgames.com>
diagram-roku-start = 흑이 A1에서 뒤에 있어 둘 차례
diagram-roku-handicap = 흑이 칸을 고르면 백의 칸도 따라서 정해짐
diagram-roku-dynamic = E9와 F2에 자유 돌을 놓은 뒤
diagram-roku-five = B1에 온 트랙 돌을 포함한 5목
diagram-roku-no-five = 5목이 아님: 트랙 돌이 방금 B1을 떠나 A2로 감
diagram-roku-pair = C3과 I3이 E4와 G4를 양쪽에서 끼워 따냄

# Rokumon.
note-rokumon-table-act-1 = 카드 여섯 장을 세 장씩 두 줄로 깔아요. 홀수는 초록, 짝수는 금색이에요. 빨강(사나다)은 주사위 네 개로 먼저 시작하고, 흑(도쿠가와)은 다섯 개예요.
note-rokumon-table-bricks = 카드 일곱 장을 위 세 장, 아래 네 장으로 벽돌처럼 깔아요. 홀수는 초록, 짝수는 금색이에요. 빨강(사나다)은 주사위 네 개로 먼저 시작하고, 흑(도쿠가와)은 다섯 개예요.
note-rokumon-table-solo = 카드 일곱 장을 한 장 둘레에 여섯 장인 육각형으로 깔아요. 홀수는 초록, 짝수는 금색이에요. 플레이어는 빨강(사나다)이고 주사위 네 개로 먼저 시작해요. 오토마는 다섯 개예요.
note-rokumon-story-act-1 = *1막, 동전 여섯 닢:* 저승의 강을 건너는 뱃삯이 가문의 문장이라, 전사들은 두려움 없이 싸움에 나섰어요.
note-rokumon-story-act-2 = *2막, 우에다의 성:* 1583년 빨강은 옛 적인 흑과 함께 성을 지어요. 일곱 번째 카드가 그 성이에요.
note-rokumon-story-act-3 = *3막, 첫 번째 공성전:* 빨강이 편을 바꾸자, 우에다 성벽 뒤의 2천 명이 흑의 8천 가까운 군사를 물리쳐요.
note-rokumon-story-act-4 = *4막, 두 번째 공성전:* 1600년 우에다는 38,000명의 군대를 붙잡아 두어 큰 싸움에 늦게 만들어요. 가문의 한 아들이 맞은편에 서 있고, 그가 기습이에요.
note-rokumon-story-act-5 = *5막, 오사카:* 1614년 가문의 마지막 영웅이 성 앞에 요새를 지어요. 뒤집힌 카드가 그것이에요. 한 해 뒤 요새와 성은 무너져요.
note-rokumon-story-solo = *에필로그, 다시 우에다로:* 전쟁이 끝나고, 영주는 저마다 성 하나만 남겨요. 혼자 둘 시간이 생겼어요.
note-rokumon-no-values = 주사위 숫자는 의미가 없어요.
note-rokumon-values = 주사위 숫자는 정해져 있어요. 빨강은 2, 2, 4, 6, 흑은 1, 3, 3, 5, 백은 1이에요.
note-rokumon-fight = 전투에서는 어느 주사위가 위에 있는지는 상관없어요. 전투로 세 개 한 줄이 드러나면 그 주인이 이겨요.
note-rokumon-surprise = 상대가 방금 기습으로 옮긴 카드에는 자기 기습을 쓸 수 없어요.
note-rokumon-solo = 오토마는 할 수 있는 첫 행동을 해요: 자기 줄 완성, 하나뿐인 빨강 주사위 덮기, 플레이어의 줄 막기, 주사위 놓기, 주사위 옮기기.
note-rokumon-draw = 같은 국면이 세 번째 나오거나 행동이 200번이면 무승부예요(하우스 룰).
note-rokumon-about = 1인용 또는 2인용. 쉬지 않고 두면 한 판에 5~10분이에요.
note-rokumon-loser = 누가 빨강인지: 둘의 지난 대국 중 무승부가 아닌 마지막 대국에서 진 사람이 정해요. 첫 대국에서는 신청에서 정하거나 우연이 정해요.
note-rokumon-title = **쇼군**은 옛 일본 전체를 다스린 자로, 같은 상대에게 3연승을 거두면 얻는 칭호예요. 쇼군은 그 상대에게 행동마다 한 번씩, 레이팅 대국에서도, 무르기를 허락해요. 그리고 다음 행동으로 이길 수 있을 때 “타노모!”라고 외치며 싸움을 청해요.
note-rokumon-rebuilt = 카드의 숫자와 색은 복원한 것이에요.
note-rokumon-rebuilt-act-5 = 카드의 숫자, 색, 배치는 복원한 것이에요.
note-rokumon-credit = Charles Ward(EXIST GAMES)의 게임, 그림은 Andres Agostini: <https://boardgamegeek.com/thread/2380440>
diagram-rokumon-deal = 카드를 나눠 줌. 줄은 5 2 1과 3 6 4
diagram-rokumon-deal-bricks = 카드를 나눠 줌. 줄은 5 2 7, 1 3 6, 3 6 4
diagram-rokumon-deal-solo = 카드를 나눠 줌. 줄은 7 1 3, 5 1 4, 6 1 2
diagram-rokumon-row = 빨강 주사위 세 개가 한 줄, 빨강 승리
diagram-rokumon-row-of-bricks = 네 장 줄에서 빨강 주사위 세 개가 나란함, 빨강 승리
diagram-rokumon-before-slanting = 2, 3, 4번 카드의 빨강 주사위, 아직 한 줄이 아님
diagram-rokumon-slanting = 기습으로 4번 카드가 0,1로 옮겨짐: 빨강 주사위 세 개가 대각선 한 줄, 빨강 승리
diagram-rokumon-slanting-solo = 가운데 카드를 지나는 대각선 줄에 빨강 주사위 세 개, 빨강 승리
diagram-rokumon-fight = 4번 카드에서 흑 3이 빨강 2를 이겨, 진 주사위는 보유분으로 돌아감
diagram-rokumon-surprise = 5번 카드가 0,−1로 옮겨짐
