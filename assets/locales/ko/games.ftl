# Names of games, rule sets, colours and ends, and what a board shows.

game-gomoku = 오목
preset-gomoku-freestyle = 자유룰
preset-gomoku-standard = 스탠더드(정확히 5목)
preset-gomoku-caro = 카로
preset-gomoku-family = 가정식(쌍삼 금지)
preset-gomoku-1899 = 1899년 룰
preset-gomoku-1903 = 1903년 룰
preset-gomoku-1912 = 1912년 룰
preset-gomoku-1916 = 1916년 룰
preset-gomoku-1918 = 1918년 룰
preset-gomoku-renju = 렌주
preset-gomoku-renju-tournament = 렌주, 대회 룰(금수를 두면 패배)

game-roku = 고모쿠 로쿠
preset-roku-standard = 스탠더드
preset-roku-handicap-1 = 핸디캡 1
preset-roku-handicap-2 = 핸디캡 2
preset-roku-handicap-3 = 핸디캡 3
preset-roku-dynamic = 다이내믹
preset-roku-thrilling = 스릴
preset-roku-ninuki = 니누키

game-rokumon = 로쿠몬
preset-rokumon-act-1 = 1막
preset-rokumon-act-2 = 2막
preset-rokumon-act-3 = 3막
preset-rokumon-act-4 = 4막(기본 게임)
preset-rokumon-act-5 = 5막
preset-rokumon-solo = 솔로, 오토마와 대결

# Options beside the name of a rule set.
shown-size = { $value }×{ $value }
shown-size-unbounded = { agreed-board-unbounded }
shown-overline-wins = 장목도 승리
shown-overline-ignored = 정확히 5목
shown-overline-forbidden = 장목 금지
shown-double-three-allowed = 쌍삼 허용
shown-double-three-forbidden = 쌍삼 금지
shown-double-three-forbidden-first = 흑 쌍삼 금지
shown-double-four-allowed = 쌍사 허용
shown-double-four-forbidden = 쌍사 금지
shown-four-three-three-allowed = 4-3-3 허용
shown-four-three-three-forbidden = 4-3-3 금지
shown-bans-both = 흑백 모두 금수
shown-bans-black = 흑만 금수
shown-foul-refused = 금수는 둘 수 없음
shown-foul-loses = 금수를 두면 패배
shown-ends-open = 막힌 5목도 승리
shown-ends-any-blocked = 한쪽 끝이라도 막히면 승리 아님
shown-ends-both-blocked = 양쪽 끝이 막히면 승리 아님
shown-opening-none = 오프닝 없음
shown-opening-centre = 첫 돌 중앙
shown-opening-pro = Pro
shown-opening-long-pro = Long Pro
shown-opening-g-pente = G-Pente 오프닝
shown-opening-swap = Swap
shown-opening-swap2 = Swap2
shown-opening-rif = RIF
shown-opening-yamaguchi = 야마구치
shown-opening-tarannikov = 타라니코프
shown-opening-soosorv-8 = 소소르브-8
shown-opening-taraguchi-10 = 타라구치-10
shown-opening-sakata = 사카타
shown-capture-pairs = 2개 따내기
shown-capture-pairs-and-threes = 2개와 3개 따내기
shown-capture-win-no = 따내기 승리 없음
shown-self-capture-none = 사이에 두어도 안전
shown-self-capture-suicide = 스스로 잡힘
shown-self-capture-forbidden = 스스로 잡히는 수 금지
shown-overtime-off = 줄을 만들면 곧바로 승리
shown-overtime-break-line = 줄 끊기
shown-overtime-capture-line = 줄 통째로 따내기
shown-overtime-french = 5목 끊기(프랑스 룰)
shown-overtime-school42 = 5목 끊기(42 학교 룰)
shown-mixed-yes = 섞인 색 따내기
shown-stones = 돌 { $value }개
shown-skip-all = 상대 트랙 돌은 세지 않음

colour-black = 흑
colour-white = 백
colour-red = 빨강
colour-blue = 파랑

end-five = 5목
end-four = 4목
end-five-ninuki-free-for-all = { end-four }
end-foul = 금수
end-foul-overline = 금수(장목)
end-foul-double-four = 금수(쌍사)
end-foul-double-three = 금수(쌍삼)
end-foul-four-three-three = 금수(사 하나와 삼 두 개)
end-board-full = 판이 가득 참
end-pass = 모두 패스
end-resign = 기권
end-agreed = 합의
end-agreed-lost = 대국에서 나감, 나머지는 합의로 무승부
end-agreed-machines = 대국에서 나감, 남은 것은 기계뿐
end-time = 시간 초과
end-time-unclaimed = 시간 초과, 시간승 선언 없음
end-captures = 돌 따내기
end-no-stones = 둘 돌이 없음
end-row = 세 개 한 줄
end-stack = 한 카드에 세 개
end-submit = 할 수 있는 행동이 없음
end-reveal = 진 쪽이 상대의 세 개 한 줄을 드러냄
end-repetition = 같은 국면이 세 번째
end-ply-limit = 승자 없이 행동 200번

status-to-move = 둘 차례
status-track-first = 트랙(바깥쪽의 어두운 고리)에서 칸을 고르세요
status-track-beside = 흑의 트랙 돌 옆 칸을 고르세요. 흑부터 시작하려면 앞(화살표 방향), 백부터 시작하려면 뒤
status-free-stone = 점이 하나인 칸에 자유 돌을 놓으세요
status-behind = { $colour ->
    [black] 흑이
   *[white] 백이
} 트랙에서 { $by }칸 뒤라서 둘 차례예요.
status-deal = 카드를 나눠 주는 중이에요
status-opening-swap = 흑백을 바꿀까요, 그대로 둘까요?
status-opening-swap-or-offer = 흑백을 바꿀까요, 그대로 둘까요, 아니면 5수째 { $count }곳을 제시할까요?
status-opening-take = 색을 고르세요
status-opening-take-or-more = 색을 고를까요, 아니면 돌 두 개를 더 놓을까요?
status-opening-declare = 5수째를 몇 곳 제시하나요? 1~{ $most }
status-opening-offer = 더 제시할 5수째: { $count }곳
status-opening-pick = 제시된 5수째 가운데 하나를 고르세요

alt-grid = { $columns }×{ $rows }줄 판.
alt-places = 둘 곳이 { $count }군데인 판.
alt-turn = { $colour } 차례.
alt-left = { $colour }: 대국에서 나갔음.
alt-stands-in = { $colour }: 대국에서 나갔음. 대신 두는 쪽: { $mate }.
alt-status = 대국이 끝났어요: { $status }.
alt-last = 직전 수: { $point }.
alt-from = 움직이기 전 위치: { $point }.
alt-placing = 놓을 돌: { $colour }.
alt-zone = 둘 수 있는 자리: { $points }.
alt-no-zone = 둘 수 없는 자리: { $points }.
alt-stones = { $colour }: { $points }.
alt-more = 지금: { $status }
alt-track = 트랙 돌: { $points }.
alt-card-rows = 옆으로 나란한 카드(윗줄부터): { $lines }.
alt-card-diagonals = 대각선으로 나란한 카드: { $lines }.
alt-cards = 카드와 그 위의 주사위(아래에서 위로): { $cards }.
alt-card = { $number } { $face }: { $dice }
alt-card-empty = { $number } { $face }: 비어 있음
alt-locked = 지금 움직일 수 없는 카드: { $number }.
alt-cells = 고를 수 있는 위치: { $cells }.
alt-piece = { $colour } { $what }
alt-hand = { $colour }의 남은 돌: { $count }개.
alt-captured = { $colour }: { $taken }.
alt-captured-team = { $colour }: { $taken }, 팀 합계 { $team }.
alt-goal = 돌 { $count }개를 따내면 승리.
alt-taken = 방금 따낸 자리: { $points }.
alt-supply = { $colour }의 보유분: { $dice }.
alt-supply-empty = { $colour }의 남은 주사위 없음.
alt-surprise = { $colour }의 기습은 아직 쓸 수 있음.
alt-surprise-used = { $colour }의 기습은 이미 썼음.

face-green = 초록
face-gold = 금색
face-down = 뒷면

action-swap = 흑백 바꾸기
action-stay = 그대로 두기
action-take-first = 흑으로 두기
action-take-second = 백으로 두기
action-place-more = 돌 두 개 더 놓기
action-declare-n = 5수째 { $a }곳 선언
action-offer-n = { $a } 제시
did-swap = 흑백을 바꿈
did-stay = 흑백을 그대로 둠
did-take-first = 흑을 고름
did-take-second = 백을 고름
did-place-more = 돌 두 개를 더 놓기로 함
did-declare-n = 5수째 { $a }곳을 선언함
did-offer-n = { $a } 제시함
did-pass = 패스
did-resign-n = 기권
did-timeout-n = 시간 초과
did-timeout-n-n = 양쪽 모두 시간 초과
did-draw = 무승부 합의
action-pass = 패스
alt-name = 주형: { $name }.
alt-offered = 제시된 5수째: { $points }.
alt-forbidden = 지금 금수인 자리: { $points }.
alt-hidden = 그림 밖에 돌이 { $count }개 있음.

# The 26 openings of renju.
opening-d1 = D1 한성
opening-d2 = D2 계월
opening-d3 = D3 소성
opening-d4 = D4 화월
opening-d5 = D5 잔월
opening-d6 = D6 우월
opening-d7 = D7 금성
opening-d8 = D8 송월
opening-d9 = D9 구월
opening-d10 = D10 신월
opening-d11 = D11 서성
opening-d12 = D12 산월
opening-d13 = D13 유성(遊星)
opening-i1 = I1 장성
opening-i2 = I2 협월
opening-i3 = I3 항성
opening-i4 = I4 수월
opening-i5 = I5 유성(流星)
opening-i6 = I6 운월
opening-i7 = I7 포월
opening-i8 = I8 남월
opening-i9 = I9 은월
opening-i10 = I10 명성
opening-i11 = I11 사월
opening-i12 = I12 명월
opening-i13 = I13 혜성

# Ninuki and pente.
game-ninuki = 니누키
preset-ninuki-pente = Pente
preset-ninuki-keryo-pente = Keryo-Pente(2개와 3개 따내기)
preset-ninuki-g-pente = G-Pente
preset-ninuki-d-pente = D-Pente
preset-ninuki-dk-pente = DK-Pente
preset-ninuki-poof-pente = Poof-Pente(스스로 잡힘)
preset-ninuki-boat-pente = Boat-Pente(줄 끊기)
preset-ninuki-o-pente = O-Pente
preset-ninuki-simple = 심플(따내기, 프랑스식 1단계)
preset-ninuki-breaking = 5목 끊기(프랑스식 2단계)
preset-ninuki-ninuki = 고모쿠 니누키(프랑스 룰)
preset-ninuki-school42 = 42 학교 룰
preset-ninuki-ninuki-renju = 니누키 렌주
preset-ninuki-free-for-all = 개인전(3~4명)
preset-ninuki-teams = 2 대 2 팀전
end-concede = 패배 인정, 승리 줄이 남음
status-overtime-break = { status-line } { $count ->
    [0] 끊을 수가 없어서 그 줄의 승리예요
   *[other] 돌을 따내서 끊거나 패배를 인정하세요. 끊을 수 있는 자리: { $answers }
}
status-overtime-capture = { status-line } { $count ->
    [0] 따낼 수가 없어서 그 줄의 승리예요
   *[other] 줄을 통째로 따내거나 패배를 인정하세요. 따낼 수 있는 자리: { $answers }
}
status-overtime-french = { status-line } 다음 수로 돌을 따내 끊거나 따내기로 이기지 못하면 그 줄의 승리예요. 그런 자리: { $answers }
status-overtime-school42 = { status-line } 다음 수로 끊거나 따내기로 이기지 못하면 그 줄의 승리예요. 그런 자리: { $answers }
status-line = { $colour ->
    [black] 흑이 { status-length }을 만들었어요.
    [white] 백이 { status-length }을 만들었어요.
    [red] 빨강이 { status-length }을 만들었어요.
   *[blue] 파랑이 { status-length }을 만들었어요.
}
status-length = { $line ->
    [4] 4목
   *[5] 5목
}
note-ninuki-stones = 따내기는 돌 개수로 계산해요. 한 쌍은 2개예요.
note-ninuki-team-score = 팀이 따낸 돌은 합쳐서 계산해요. 같은 팀의 돌도 따낼 수 있지만 점수가 되지 않아요. 같은 팀의 돌은 자기 줄에 들어가지 않아요.
note-ninuki-contested = 여러 사람이 동시에 따내는 돌은 판에서 없어지고, 같은 팀이라도 누구의 점수도 되지 않아요.
note-ninuki-line-stones = 통째로 따낸 줄의 돌은 하나하나 따낸 돌로 계산해요.
note-ninuki-goal-in-overtime = 응수는 반드시 줄을 끊어야 해요. 다른 곳에서 따내 승리 개수를 채우는 것만으로는 부족해요.
note-ninuki-colours = 여기서는 흑이 첫째 색, 백이 둘째 색이에요. 백이 먼저 두는 사이트도 있어요.
note-ninuki-line-capture = 줄을 통째로 따내는 돌은 보통의 따내기도 함께 해요.
note-ninuki-leaving = 나간 사람의 돌은 남고 차례는 건너뛰어요. 마지막까지 남은 사람이 이겨요.
note-ninuki-leaving-teams = 팀원 한 명이 나가면 다른 한 명이 두 사람 몫을 둬요.
note-ninuki-compulsory = 따내기는 자동이며 거절할 수 없어요.
note-ninuki-practice = 9×9 판은 연습용이라 레이팅에 들어가지 않아요.
note-ninuki-double-three = 돌을 따내거나 승리 줄을 만드는 수는 쌍삼이어도 둘 수 있어요.

# Boards told, further.
alt-won = 승리 줄: { $points }.
alt-row = { $row }행: { $stones }.
alt-short = { $colour }, 승리 줄까지 돌 하나: { $points }.

# Names of games that their players use in the place of the family’s, and further names that can be typed.
called-gomoku-caro = 카로
called-gomoku-renju = 렌주
called-gomoku-renju-tournament = 렌주 · 대회 룰
called-ninuki-pente = Pente
called-ninuki-keryo-pente = Keryo-Pente
called-ninuki-g-pente = G-Pente
called-ninuki-d-pente = D-Pente
called-ninuki-dk-pente = DK-Pente
called-ninuki-poof-pente = Poof-Pente
called-ninuki-boat-pente = Boat-Pente
called-ninuki-o-pente = O-Pente
called-ninuki-ninuki = 고모쿠 니누키
called-ninuki-simple = 고모쿠 니누키 · 심플
called-ninuki-breaking = 고모쿠 니누키 · 5목 끊기
called-ninuki-school42 = 고모쿠 니누키 · 42 학교 룰
called-ninuki-ninuki-renju = 니누키 렌주
called-ninuki-free-for-all = Pente · 개인전
called-ninuki-teams = Pente · 2 대 2
also-gomoku = 오목두기, 고모쿠, gobang, gomoku narabe, omok, five in a row
also-ninuki-pente = 펜테, pro pente
also-ninuki-keryo-pente = 케료 펜테, keryo
also-ninuki-ninuki = 고모쿠니누키, gomoku ninuki, french ninuki
also-ninuki-ninuki-renju = 니누키렌주, ninuki renju, nuki renju
also-gomoku-renju = 연주, 렌쥬, ren-ju
