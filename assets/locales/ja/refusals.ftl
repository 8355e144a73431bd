# Why something may not be done, and what would work.

refusal-other = 今はできません（{ $word }）。
refusal-no-such-game = 「{ $written }」というゲームはありません。{ $nearest ->
    [none] {""}
   *[other] もしかして「{ $nearest }」でしょうか。
}遊べるゲーム：{ $known }。
refusal-no-such-preset = { $game }に「{ $written }」というルールはありません。{ $nearest ->
    [none] {""}
   *[other] もしかして「{ $nearest }」でしょうか。
}選べるルール：{ $known }。
refusal-option-as-preset = 「{ $written }」はルールではなくルール項目です。`game:{ $under } rules:{ $pair }` と入力してください。
refusal-option-meant = 「{ $written }」というゲームはありません。もしかして `game:{ $under } rules:{ $pair }` でしょうか。遊べるゲーム：{ $known }。
refusal-several-options = 「{ $written }」に当てはまるルール項目が複数あります。{ $under ->
    [none] {""}
   *[other] `game:{ $under }` とし、`rules` に
}次のどれかを書いてください：{ $pairs }。
refusal-no-such-key = 「{ $written }」というルール項目はありません。{ $nearest ->
    [none] {""}
   *[other] もしかして「{ $nearest }」でしょうか。
}使える項目：{ $known }。
refusal-no-such-value = 「{ $key }」を「{ $written }」にはできません。{ $nearest ->
    [none] {""}
   *[other] もしかして「{ $nearest }」でしょうか。
}選べる値：{ $known }。
refusal-number-out-of-range = 「{ $key }」を「{ $written }」にはできません。{ $nearest ->
    [none] {""}
   *[other] もしかして「{ $nearest }」でしょうか。
}選べる値：{ $least }〜{ $most }。
refusal-rules-too-long = ルールの記述は{ $most }文字までです。ルール名と、変えたい項目だけを書いてください。
refusal-no-keys = { $game }にはルール項目がありません。「{ $written }」を外してください。
refusal-key-twice = ルール項目「{ $key }」が2回指定されています。1回だけ指定してください。
refusal-no-such-revision = このルールに第{ $revision }版はありません。最新は第{ $known }版です。
refusal-seat-count = { $fewest ->
    [2] { $most ->
        [2] 「{ $preset }」は2人用です。{ $seats }人では遊べません。
       *[other] 「{ $preset }」は{ $fewest }〜{ $most }人用です。{ $seats }人では遊べません。
    }
    [4] 「{ $preset }」は4人用です。{ $seats }人では遊べません。
   *[other] 「{ $preset }」は{ $fewest }〜{ $most }人用です。{ $seats }人では遊べません。
}
refusal-no-setup = このゲームは、配置した局面からは始められません。
refusal-setup-lists = 開始局面には、{ $seats }席それぞれの石のリストが必要です。取った石を書くときは、その数も席ごとに必要です。
refusal-setup-to-move = 手番の席は、0から数えて{ $seats }席のうちのどれかにしてください。
refusal-setup-point = 開始局面の「{ $written }」は、この盤の点ではありません。
refusal-no-column-i = この盤にはIの列がなく、Hの次はJです。{ $known }のどちらかを入力してください。
refusal-notation = 「{ $written }」は着手として読めません。次のように書いてください：{ $known }。
refusal-one-point = 「{ $written }」は着手として読めません。点を一つ書いてください（例：{ $point }）。
refusal-not-a-choice = 「{ $written }」は今は選べません。選べるのは次のとおりです：{ $actions }
refusal-a-number = 「{ $written }」は今は選べません。{ $least }〜{ $most }の数字を書いてください。
refusal-unfinished = 「{ $written }」は着手の途中です。続きを次から選んでください：{ $known }。
refusal-off-board = { $point } はこの盤にありません。{ $first } から { $last } までの点に打てます。
refusal-occupied = { $point } はもう埋まっています。空いているところを選んでください。
refusal-excluded = 「{ $one }」と「{ $other }」は一緒に選べません。「{ $one }」と選べるもの：{ $known }。
refusal-overline = { $colour ->
    [black] { $point } は長連（{ overline-most }）になるので、黒は打てません。今の禁点：{ $forbidden }。
   *[all] { $point } は長連（{ overline-most }）になるので、打てません。今の禁点：{ $forbidden }。
}
overline-most = { $line ->
    [4] 五連以上
   *[5] 六連以上
}
refusal-double-three = { $colour ->
    [black] { $point } は三々になるので、黒は打てません。今の禁点：{ $forbidden }。
   *[all] { $point } は三々になるので、打てません。今の禁点：{ $forbidden }。
}
refusal-double-four = { $colour ->
    [black] { $point } は四々になるので、黒は打てません。今の禁点：{ $forbidden }。
   *[all] { $point } は四々になるので、打てません。今の禁点：{ $forbidden }。
}
refusal-four-three-three = { $colour ->
    [black] { $point } は四三々になるので、黒は打てません。今の禁点：{ $forbidden }。
   *[all] { $point } は四三々になるので、打てません。今の禁点：{ $forbidden }。
}
refusal-opening = { $asks ->
    [centre] 初手は天元の { $known } に打ちます。まだ「{ $written }」はできません。
    [within] { $written } は遠すぎます。開局規定により、この石は { $known } を角とする範囲の中に打ちます。
    [beyond] { $written } は中央に近すぎます。開局規定により、この石は { $known } を角とする範囲の外に打ちます。
    [beyond-axes] { $written } は中央に近すぎます。開局規定により、中央と同じ列や段では、この石は { $known } より外に打ちます。
    [stone] 今は石を打つところなので、「{ $written }」はできません。打てる点の例：{ $known }。
    [choice] 今は選ぶところなので、「{ $written }」はできません。次から選んでください：{ $actions }。
    [number] 今は題数（5手目の数）を宣言するところなので、「{ $written }」はできません。1〜{ $most }の数字を書いてください。
    [offer] 今は5手目を提示するところなので、「{ $written }」はできません。提示できる点の例：{ $known }。
    [other] { $known } はもう提示されています。ほかの点を提示してください。
    [unequal] { $written } は、もう提示された { $known } と同じ手になります。四つの石から見て、{ $mirror ->
        [column] { $axis }列を軸に対称です
        [row] { $axis }段目を軸に対称です
        [rising] 右上がりの斜線を軸に対称です
        [falling] 右下がりの斜線を軸に対称です
        [half-turn] 180度回すと重なります
       *[quarter-turn] 90度回すと重なります
    }。同じ手にならない点を提示してください。
    [pick] 今は提示された5手目から一つを選ぶところなので、「{ $written }」はできません。次から選んでください：{ $known }。
   *[nothing] 今は開局規定で選ぶところではないので、「{ $written }」はできません。打つ点を書いてください。
}
refusal-game-over = この対局はもう終わっています。
refusal-guess-empty = 手を書くか、勝つ側を選んでください。
refusal-guess-late = その手はもう打たれました。次の手を予想するには、盤の下のボタンをもう一度押してください。
refusal-guess-off = このサーバーでは予想がオフです。管理者が `/settings show` でオンにできます。
refusal-guess-plays = この対局の対局者は予想できません。予想できるのは観戦者だけです。
refusal-puzzle-long = 手順が長すぎます。/puzzle で問題を開き直し、もっと短い手順で解いてください。
refusal-puzzle-theme = 「{ $set }」に「{ $theme }」の問題はありません。次のテーマがあります：{ $known }。
refusal-try-chance = ここは運で決まるため、これ以上は並べられません。
refusal-try-far = { $written } は石から離れすぎているので、ここでは試せません。{ $near } のように石に近い点を選んでください。
refusal-try-gone = その局面の手は待ったで取り消されました。**自分用の盤**をもう一度開いてください。
refusal-try-long = 手順が長すぎます。一手戻るか、ファイルで保存してください。
refusal-plan-answers = 一つの手順に書ける自分の手は{ $most }手までです。
refusal-plan-any = * で始まる行は、ほかのどの手にも応じます。それでよければ、下の欄にもチェックを入れてください。
refusal-plan-chance = 「{ $written }」の前に運で決まることがあるので、手順はそこまでにしてください。
refusal-plan-ends = 「{ $line }」は自分の手で終わっていません。相手の手、自分の応手の順に書いてください。
refusal-plan-ends-again = 「{ $line }」は自分の手で終わっていません。{ $moves } のあとは、また相手の手番です。その手も書き、そのあとに自分の応手を書いてください。
refusal-plan-late = その間に対局が進みました。盤を見て、予定を書き直してください。
refusal-plan-lines = 予定できる手順は{ $most }通りまでです。
refusal-note-long = メモは{ $most }文字までです（今は{ $count }文字）。短くしてください。
refusal-note-full = この対局のメモはもう{ $most }件で、これが上限です。どれかを開いて空にし、消してください。
refusal-note-gone = その局面は待ったで取り消されました。今の局面でもう一度開いてください。
refusal-plan-not-here = 予定手は、人どうしの進行中の対局で使えます。
refusal-plan-two-answers = 同じ手への応手が二つあります：{ $answers }。どちらかを消してください。
refusal-plan-your-turn = あなたの番です。先に打ってから、次の手への応手を予定してください。
refusal-guess-refused = 対局者の一人が、自分の対局の予想を希望していません。
refusal-guess-crowd = 皆さんとの対局では、予想の代わりに投票します。盤の下の**{ $vote }**を押してください。
refusal-vote-counted = 集計が終わり、着手しました。次は、相手の着手のあとで投票できます。
refusal-vote-empty = 手を書くか、メニューから選んでください。
refusal-vote-foul = { $point }は禁手で、打つとその場で負けになります。ほかの手に投票してください。
refusal-vote-late = その投票は集計が終わりました。盤の下のボタンをもう一度押して、今の局面を確かめてください。
refusal-vote-new = 投票は、このサーバーに参加して{ $days }日たつとできます。
refusal-vote-none = この対局に投票はありません。/board で観戦するか、/challenge で始めてください。
refusal-vote-not-now = 今は相手の番です。相手の着手のあとで投票できます。
refusal-vote-plays = あなたはこの対局で皆さんの相手をしているので、投票はできません。
refusal-vote-role = このサーバーで投票できるのは{ $role }のメンバーだけです。/board で観戦するか、/challenge で始めてください。
refusal-crowd-agrees = 皆さんは手に投票するだけで、これには同意できません。着手するか、/resign で投了できます。
refusal-crowd-alone = 皆さんとは一人で打ちます。ほかの対局者、`level`、`games` を外すか、`crowd` を外してください。
refusal-crowd-clock = 投票には一手ごとの持ち時間が必要です。次から選んでください：{ $known }
refusal-crowd-draw = 引き分けは、皆さんの投票中に申し込んでください。投票で決められます。
refusal-crowd-draw-vote = この引き分けには投票で同意します。盤の下の**{ $vote }**を押して「引き分けに同意」を選んでください。
refusal-crowd-seat = 皆さんが投票で打つ対局なので、一人で決めることはできません。皆さんの手番に盤の下の**{ $vote }**を押すと、着手や投了に投票できます。
refusal-crowd-server = 皆さんとの対局は、Narabeが投稿できるサーバーのチャンネルで始められます。
refusal-crowd-two = 皆さんとの対局は、2人用のゲームに限られます。別のゲームかルールを選んでください。
refusal-has-left = その人はもうこの対局から退出しています（{ $written }）。
refusal-draw-by-command = 「{ $written }」は着手ではありません。引き分けを申し込むには /draw を使ってください。
refusal-event-by-command = 「{ $written }」は着手ではありません。投了するには /resign を使ってください。

refusal-challenge-alone = ここにはほかに誰もいません。`/challenge level:3` で{ -narabe }と打つか、サーバーのチャンネルかフレンドとのDMで対局を申し込んでください。
refusal-challenge-self = 自分には対局を申し込めません。ほかの人を選ぶか、相手を空欄にして募集してください。
refusal-challenge-bot = ほかのボットには申し込めません。{ -narabe }自身か人を選ぶか、相手を空欄にして募集してください。
refusal-own-challenge = あなたはもうこの対局に参加しています。ほかの人を待っているところです。
refusal-not-your-challenge = これはあなたではなく、{ $people }への申し込みです。自分の対局は /challenge で申し込めます。
refusal-not-your-own-challenge = この申し込みを取り下げられるのは{ $person }さんだけです。
refusal-leave-not-in = あなたはこの対局に参加していません。
refusal-leave-own = これはあなたの申し込みです。やめるには**{ $withdraw }**を押してください。
refusal-leave-guests = ほかのサーバーの人が参加しているため、開始前に参加をやめることはできません。申し込んだ人は取り下げられます。
refusal-challenge-taken = この対局はもう始まっています。
refusal-challenge-over = この申し込みはもう終わっています。/challenge で新しく申し込めます。
refusal-unplayed = { $why }着手は1手もありません。
refusal-challenged-lately = { $person }さんへの申し込みは、短い間に何度も取り下げられたり断られたりしています。{ $until }からまた申し込めます。
refusal-too-many-games = 進行中の対局が上限の{ $most }局に達しています。どれかを終えるか、申し込みを取り下げてください。一覧は /games で見られます。
refusal-too-many-here = このチャンネルには進行中の対局が上限の{ $most }局あります。ほかのチャンネルを使ってください。
refusal-several-rule-sets = 「{ $written }」というルールは複数のゲームにあります。ゲーム名も付けてください：{ $known }。
refusal-lacks-rights = このチャンネルでは対局を開けません。足りない権限：{ $rights }。サーバーの管理者が付与できます。
refusal-outside-thread = このプライベートスレッドに参加していないため、手番のお知らせやリマインダーを送れません。スレッド内で一度このボットにメンションすると追加されます。その後もう一度お試しください。

refusal-no-such-game-here = 対局 #{ $number } はありません。あなたの対局は /games で見られます。
refusal-no-game-of-yours = あなたの対局にも、このチャンネルの対局にも #{ $number } はありません。あなたの対局は /games で見られます。
refusal-game-elsewhere = 対局 #{ $number } は別の場所で行われています：{ $place }。コマンドはそちらで使ってください。
refusal-no-such-number = 「{ $written }」は対局の番号ではありません。あなたの対局は /games で見られます。
refusal-no-game-in-server = このサーバーに対局 #{ $number } はありません。対局のあるチャンネルでは、オプション `game` の候補に番号が出ます。終わった対局も出ます。
refusal-no-number-in-server = 「{ $written }」は対局の番号ではありません。対局のあるチャンネルでは、オプション `game` の候補に番号が出ます。終わった対局も出ます。
refusal-no-game-waits = このチャンネルに、あなたの番の対局はありません。対局の一覧は /games で見られます。/challenge で新しく申し込めます。
refusal-no-game-here = このチャンネルに、あなたの進行中の対局はありません。対局の一覧は /games で見られます。/challenge で新しく申し込めます。
which-game-hint = どの対局ですか
which-game-below = どの対局ですか。下のメニューで選ぶか、オプション `game` で指定してください：{ $known }。
refusal-which-game = どの対局ですか。オプション `game` で指定してください：{ $known }。
refusal-not-your-game = これはあなたの対局ではありません。自分の対局は /challenge で申し込めます。
refusal-you-have-left = あなたはこの対局から退出しました。ほかの人が続けているので、この先はその人たちが決めます。
refusal-not-begun = この対局はまだ始まっていません。相手が申し込みを受けるのを待っています。
refusal-not-your-turn = あなたの番ではありません。{ $person }の番です。{ $plan ->
    [yes] 先に応手を決めておくなら「{ $mine }」の「{ button-plan }」を押してください。
   *[no] {""}
}
refusal-stale = この盤はもう古くなっています。{ $now }今の盤：{ $place }
refusal-unreadable = Discordから届いた内容を読み取れませんでした。もう一度試すか、/board などのコマンドを使ってください。
refusal-unknown-button = このボタンはもう使えません。今の盤は /board で見られます。
refusal-command-out-of-date = このコマンドは古くなっています。Discordを再起動して、もう一度入力してください。

refusal-track-first = 最初の石は外周のトラックに置きます。{ $point } はトラックではありません。A1 などを選んでください。
refusal-track-beside = あなたのトラックの石は、相手の石がある { $rival } のすぐ隣に置きます。{ $known } から選んでください。
refusal-free-stone = 自由に置く石は、点が一つの空きマスに置きます。{ $point } の点は一つではありません。点が一つのマスはトラックのすぐ内側にあります。
refusal-track-circle = { $point } はトラックのマスで、トラックの石だけが入ります。点の付いた空きマスを選んでください。
refusal-the-mark = { $point } は中央のマークで、石は置けません。点の付いた空きマスを選んでください。
refusal-no-such-circle = { $point } というマスはありません。{ $row } の段は { $first } から { $last } までです。
refusal-row-closed = { $row } の段には今選べるマスがありません。選べる段：{ $known }。
refusal-no-pair = { $point } に置いても挟める二石はないので、{ $pair } は取れません。{ $point } とだけ書くか、列の上で隣り合う二石を挟めるマスを選んでください。
refusal-not-flanked = この石では { $pair } を挟めません。取れるのは：{ $known }。

refusal-not-dealt = まだカードが配られていません。配られたら赤の番から始まります。
refusal-already-dealt = カードはもう配られています。配るのは1局に1回だけです。ダイスを置くか動かしてください。
refusal-bad-deal = 配札には1から7までの異なるカードを{ $cards }枚書きます。第5幕では伏せるカードも書きます。例：{ $known }。
refusal-not-in-act = この幕に「{ $action }」はありません。できること：{ $known }。
refusal-nothing-to-do = 今「{ $written }」でできることはありません。できること：{ $known }。
refusal-supply-empty = ダイスはすべてカードの上にあり、置けるものがありません。動かすなど、ほかの手を選んでください。
refusal-not-in-supply = { $die } は手元にありません。置けるダイス：{ $known }。
refusal-no-such-card = { $card } のカードは場にありません。場のカード：{ $known }。
refusal-card-taken = { $card } のカードにはもうダイスがあります。置けるのは空いたカードだけです。{ $count ->
    [0] 今は空いたカードがないので、ダイスを動かしてください。
   *[other] 空いたカード：{ $known }。
}
refusal-no-die = { $card } のカードにはダイスがありません。{ known-lift }
refusal-covered-die = { $card } のカードにあるあなたのダイスには別のダイスが載っています。動かせるのは一番上のダイスだけです。{ known-lift }
refusal-rivals-die = { $card } のカードの一番上は相手のダイスです。{ known-lift }
known-lift = { $count ->
    [0] 今動かせるダイスはありません。
   *[other] 一番上を動かせるカード：{ $known }。
}
refusal-same-card = ダイスは元のカードではなく、別のカードへ動かします。{ known-land }
refusal-same-colour = { $from } と { $card } のカードはどちらも{ $face ->
    [green] 緑
   *[other] 金
}です。ダイスは色の違うカードへ動かします。{ known-land }
refusal-mixed-stack = { $card } のカードにはダイスが二つあります。二つの上に載れるのは、どちらも自分のときだけです。{ known-land }
known-land = { $count ->
    [0] { $from } のカードから動かせる先は今ありません。
   *[other] { $from } のカードから動かせる先：{ $known }。
}
refusal-no-fight = 戦えるのは、敵味方一つずつ、ちょうど二つのダイスが載ったカードだけです。{ $card } のカードはそうなっていません。{ $count ->
    [0] 今はほかのカードでも戦えません。
   *[other] 戦えるカード：{ $known }。
}
refusal-surprise-used = 奇襲はもう使いました。1局に1回だけです。できること：{ $known }。
refusal-locked-card = { $card } のカードは奇襲で動いたばかりなので、この手番では動かせません。動かせるカード：{ $known }。
refusal-same-cell = { $card } のカードはもう { $cell } にあります。{ known-rooms }
refusal-cell-taken = { $cell } にはもうカードがあります。{ known-rooms }
refusal-touches-too-few = { $cell } では、{ $card } のカードに接するほかのカードが二枚に足りません。{ known-rooms }
known-rooms = { $count ->
    [0] { $card } のカードを移せる場所は今ありません。
   *[other] { $card } のカードを移せる場所：{ $known }。
}
refusal-automa = オートマの手は決まっています。ここでは「{ $does }」です。

# 二抜きとペンテ
refusal-self-capture = { $point } は相手の石に挟まれる自殺手の点で、このルールでは打てません。今打てない点：{ $forbidden }。
refusal-overtime = { $asks ->
    [capture] { $point } では相手の並びを取れません。今できること：{ $known }（pass で負けを認めます）。
   *[break] { $point } では相手の並びを崩せません。今できること：{ $known }（pass で負けを認めます）。
}
refusal-pass = パスできるのは、並びを崩さず負けを認めるときと、打てる点がないときだけです。今できること：{ $known }。
refusal-no-choice = 石は自動的に取られるので、「{ $written }」は要りません。「{ $point }」と点だけを書いてください。
refusal-challenge-twice = { $person }さんが2回指定されています。ほかの人を選ぶか、席を空けてください。

# どこにもない名前。
refusal-no-such-row = { $row } の段はありません。段は上から { $first } 〜 { $last } で、{ $example } は E の段の左から5番目です。
refusal-no-such-die = { $die } というダイスはありません。今の手元のダイス：{ $known }。
refusal-dice-alike = この幕のダイスに目はなく、自分のダイスはどれも同じなので、{ $die } は選べません。カードだけを書いてください：{ $known }。
refusal-no-such-cell = 場所は二つの数で書きます。「着手」から奇襲を選ぶと、図で場所が分かります。{ known-rooms }
refusal-die-for-card = 動かすときは、ダイスの名前（{ $die }）ではなく、それが載っているカードの番号を書きます。{ known-lift }
refusal-which-die = 目が { $die } のダイスは二種類あります。どちらかの名前を書いてください：{ $known }。
