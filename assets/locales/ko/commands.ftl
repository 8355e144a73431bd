# Commands as Discord lists them: at most 100 characters each.

application-description = 오목과 그 친척 게임들을 채널에서 원하는 속도로: 오목, 렌주, Pente, 니누키, 고모쿠 로쿠, 로쿠몬. /challenge로 대국을 신청하거나 컴퓨터와 두세요. /help에는 모든 기능이, /rules에는 게임별 규칙이 있어요.
command-challenge = 대국을 신청하거나 상대 찾기
option-challenge-opponent = 대국을 신청할 상대(비우면 누구나 참가, Narabe: 컴퓨터)
option-challenge-game = 게임과 룰, 예: gomoku/freestyle
option-challenge-rules = 추가 규칙, 예: size=19 opening=swap2
option-challenge-clock = 한 수당 제한 시간
option-challenge-rated = 레이팅에 반영(기본값: 룰과 제한 시간이 허용하면 반영)
option-challenge-starts = 누가 먼저 두는지: 나, 상대, 무작위
choice-clock-live = 한 수에 5분, 지금 바로 두기
choice-clock-hour = 한 수에 1시간
choice-clock-day = 한 수에 1일
choice-clock-3days = 한 수에 3일
choice-clock-week = 한 수에 7일
choice-clock-bank = 5일 + 한 수마다 12시간
choice-clock-none = 제한 시간 없음(레이팅 제외)
choice-starts-me = 내가 먼저
choice-starts-them = 상대가 먼저
choice-starts-random = 무작위
command-move = 수 두기
option-move-where = 둘 수, 예: h8
option-move-game = 자신의 어느 대국인지(번호)
command-board = 판 다시 보기
option-board-game = 자신의 어느 대국인지(번호)
command-games = 진행 중인 대국 목록 보기
command-resign = 대국 기권하기
option-resign-game = 자신의 어느 대국인지(번호)
command-rules = 그림과 함께 룰 설명 보기
option-rules-game = 게임과 룰, 예: gomoku/renju(비우면 이 채널의 룰)
option-rules-rules = 추가 규칙, 예: size=19 opening=swap2
command-help = 모든 명령어와 두는 법 보기
menu-replay = 이 기보 다시 보기
menu-show = 이 대국 보기
menu-challenge = 대국 신청
option-challenge-player3 = 세 번째 대국자(3~4인 대국). 팀 대국에서는 같은 팀원
option-challenge-player4 = 네 번째 대국자(4인 대국)
option-challenge-seats = 대국자 수(룰이 둘 다 허용할 때)
option-challenge-level = Narabe와 두기, 레벨 1~8
option-challenge-games = 2: 세트, 두 판을 동시에 두고 한 판씩 먼저 둠(비우면 1)
option-challenge-crowd = 관중과 두기: 여기 모두가 관중의 수를 투표로 정함
choice-seats-3 = 3명
choice-seats-4 = 4명
