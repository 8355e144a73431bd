# Records from and to other programs: what is wrong with them, and replays in channels.

at-move = { $ply }수: { $why }
flaw-occupied = { $point } 자리에는 이미 돌이 있어요.
refusal-no-record = 기보가 아니에요: { $fault }. 기보는 한 줄에 JSON 객체 하나예요.
refusal-no-sgf = SGF 파일이 아니에요. (;GM[4]SZ[15];B[hh]) 같은 노드가 없어요.
refusal-no-psq = PSQ 파일은 “Piskvorky 15x15, 11:11, 0” 같은 줄로 시작해요. 이 파일의 첫 줄: “{ $written }”.
refusal-no-pente-game = 이 파일에 적힌 게임: “{ $written }”. 읽을 수 있는 pente.org 게임: { $known }.
refusal-no-pente-point = “{ $written }” 자리는 pente.org 판에 없어요. 열은 I 없이 A부터 T까지예요.
refusal-letters-unsure = 이 자리들은 두 가지로 읽힐 수 있어요: I열이 있으면 { $read }에서 시작하고, pente.org처럼 없으면 { $other }에서 시작해요. 지금은 I열이 있는 것으로 읽었어요. 다르게 읽으려면 `pente` 형식을 쓰거나, 수순 앞에 [Game "Pente"] 줄을 넣으세요.
refusal-not-square = 판이 { $columns }열 { $rows }행이에요. 정사각형 판만 읽을 수 있어요.
refusal-no-such-board = 판이 { $lines }×{ $lines }줄이에요. { $game }에서 읽을 수 있는 판의 줄 수: { $known }.
refusal-size-differs = 파일의 판은 { $lines }×{ $lines }줄인데 규칙은 { $size }×{ $size }줄 판의 것이에요. 규칙에 “size={ $lines }”라고 쓰세요.
refusal-other-game = 파일에 적힌 게임은 { $kind ->
    [go] { $written }(바둑)
   *[other] { $written }
}인데, 오목과 렌주는 GM[4]예요. GM[4]로 읽었어요.
refusal-other-colour = 파일에서는 이 돌이 다른 색이에요. 파일의 순서대로 읽었어요.
refusal-late-setup = 대국 도중에 배치된 돌은 건너뛰었어요.
refusal-open-result = 파일의 결과는 “{ $written }”이지만, 그 수들로는 대국이 끝나지 않아요.
refusal-other-result = 파일의 결과는 “{ $written }”이지만, 그 수들로는 대국이 다르게 끝나요. 수순에 따른 결과로 읽었어요.
refusal-import-skipped = “{ $written }” 부분은 수가 아니라서 건너뛰었어요.
refusal-import-no-move = “{ $written }” 부분은 수가 아니에요.
refusal-import-cut = { $ply }수부터는 아무것도 읽을 수 없었어요.
refusal-cannot-carry = { $what ->
    [board] { format-called } 형식에는 정사각형의 글자 좌표 판에서 흑과 백이 두는 2인 대국만 담을 수 있어요. 수순 목록이나 JSON을 쓰세요.
    [captured] { format-called } 형식에는 배치된 국면의 따낸 돌을 담을 수 없어요. JSON을 쓰세요.
    [rules] { format-called } 형식에는 pente.org에 있는 19줄 게임만 담을 수 있어요: Pente, Keryo-Pente와 그 친척, 오목. 수순 목록이나 JSON을 쓰세요.
   *[setup] { format-called } 형식에는 배치된 국면을 담을 수 없어요. SGF나 JSON을 쓰세요.
}
refusal-cannot-carry-action = { format-called } 형식으로는 { $ply ->
    [0] 첫 수 앞
   *[other] { $ply }수 뒤
}의 “{ $actions }” 내용을 쓸 방법이 없어요. 수순 목록이나 JSON을 쓰세요.

# Replays and exports in channels.
command-replay = 대국이나 기보 파일을 한 수씩 보기
option-replay-game = 자신의 어느 대국인지(번호)
option-replay-file = 기보 파일: SGF, PSQ, pente.org, 수순 목록, JSON
command-export = 대국을 파일로 내려받기
option-export-game = 자신의 어느 대국인지(번호)
option-export-file = 다른 형식으로 바꿀 기보 파일
option-export-format = 파일 형식(비우면 SGF, 또는 대국을 담을 수 있는 형식)
choice-format-sgf = SGF, 대부분의 프로그램용
choice-format-psq = PSQ, Piskvork용
choice-format-pente = pente.org, I 없이 A부터 T까지의 열
choice-format-moves = 수순 목록
choice-format-jsonl = JSON, narabe judge 명령용
# The formats as sentences call them.
format-called = { $format ->
    [moves] 수순 목록
    [jsonl] JSON
    [pente] pente.org
    [psq] PSQ
   *[sgf] SGF
}

replay-title = **{ $game }**{ $rules }
replay-begins = 대국의 시작. 수: { $steps }.
replay-at = { $steps }수 중 { $step }수: { $action }
replay-at-by = { $steps }수 중 { $step }수: { $action } ({ $by })
replay-after = { $step ->
    [0] 첫 수 전: { $action }
   *[other] { $steps }수 중 { $step }수 뒤: { $action }
}
replay-after-by = { $step ->
    [0] 첫 수 전: { $action } ({ $by })
   *[other] { $steps }수 중 { $step }수 뒤: { $action } ({ $by })
}
replay-over = { $step ->
    [0] 첫 수 전에 종국.
   *[other] { $step }수 뒤에 종국.
}
replay-result = 파일의 결과: { $result }
replay-carried = -# 버튼은 record.jsonl에서 대국을 읽어요.
exported = { format-called } 형식의 대국이에요. 수: { $count }.
# The occasion that an exported file names (EV in SGF).
record-event-rated = Discord 레이팅 대국
record-event-casual = Discord 자유 대국
button-first = 처음
button-back = 뒤로
button-forth = 다음
button-last = 마지막
button-here = 여기부터

refusal-file-lost = 첨부한 파일을 내려받지 못했어요. 다시 첨부해 주세요.
refusal-file-too-large = 첨부한 파일은 { $size }kB예요. 기보 파일은 { $most }kB까지예요.
refusal-first-of-many = 파일에 대국이 여러 개 있어요. 이것은 첫 번째예요.

form-challenge = 새 대국
form-opponent = 상대
form-opponent-note = 비우면 누구나 참가해요. 컴퓨터와 두려면 Narabe를 고르세요.
form-game = 게임
form-game-note = 가장 잘 알려진 룰이에요. 다른 룰은 /challenge의 game에서 고를 수 있어요.
form-clock = 한 수당 제한 시간
form-starts = 누가 먼저 두나요?
form-rated = 레이팅
form-rated-note = 룰과 제한 시간이 허용하면 레이팅에 반영
form-record = 대국 다시 보기
form-file = 기보 파일
form-file-note = SGF, PSQ, pente.org, 수순 목록, JSON
form-moves = 또는 여기에 붙여 넣기
form-moves-example = 1. h8 i9 2. j10, 또는 SGF
button-record = 파일 다시 보기…
refusal-form-out-of-date = 이 양식은 오래됐어요. /challenge나 /help 아래의 버튼으로 새 양식을 여세요.
refusal-form-without-record = 기보 파일을 올리거나 수순을 붙여 넣으세요.
refusal-file-no-text = 이 파일은 기보 파일이 아니에요. SGF, PSQ, 수순 목록을 텍스트로 보내세요.
refusal-no-moves-in-file = 이 파일에서 읽을 수 있는 수가 없었어요. SGF, PSQ, 수순 목록을 텍스트로 보내세요.
refusal-no-record-in-text = 이 텍스트에는 기보가 없어요. { -narabe }는 SGF, PSQ, 그리고 1. h8 i9 2. j10 같은 수순 목록을 읽어요.
refusal-no-game-in-message = 이 메시지에는 대국이 없어요. 제 판이나 신청 메시지에 쓰세요.
record-decided = 운영진이 이 대국을 이렇게 판정했어요: { $winners } 승리.
record-decided-draw = 운영진이 이 대국을 무승부로 판정했어요.
