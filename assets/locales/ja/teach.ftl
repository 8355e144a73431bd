# エンジンと規則の説明：検討、人どうしのヒント、禁点。

command-review = 終わった対局をエンジンで検討します
option-review-game = どの対局か（番号。空欄ならここで最後に終えた対局）
option-review-file = 棋譜のファイル：SGF、PSQ、pente.org、着手の列、JSON
button-review = 検討
button-review-back = 前のページ
button-review-forth = 次のページ
button-share = このページを公開
review-heading = 🔎 **検討**（公開するまで、あなただけに見えます）
review-heading-shared = 🔎 **検討**
review-first = 先手
review-second = 後手
review-chances = 先手の勝率（パーセント）：{ $chances }
review-chance = { $ply }手目の後 { $percent }
review-accuracy = { $person }：正確さ { $percent }%（{ $moves }手）
review-accuracy-none = { $person }：評価できる手はありません
review-accuracy-means = -# 正確さは、100%から一手ごとに失った勝率の平均を引いたものです。短い探索によるこのエンジンの見方で、強制された受けは数えません。棋力の尺度ではなく、エンジンも間違えます。
review-missed = { $ply }手目（{ $person }）：{ $kind ->
    [vcf] 四追い勝ち
   *[vct] 追い詰め
}の見逃し。{ $line }
review-missed-more = 見逃しはほかに{ $count }回あります。
review-missed-none = 探索の範囲では、四追いや追い詰めの見逃しはありません。
review-forbidden = 最後の五連は { $point } にできました。相手には禁点なので、そこで止められませんでした。
review-turns = 次のページから、勝負の分かれ目を{ $count }か所示します。
review-turns-none = 一手で勝率を15%以上失った手はありません。
review-turn = **分かれ目 { $number }／{ $count }**：{ $ply }手目 **{ $action }**（{ $person }）
review-turn-loss = この手で勝率を{ $percent }%失いました。
review-turn-won = **{ $best }** なら必勝でした：{ $line }
review-turn-line = **{ $best }** がまさりました。エンジンの読み：{ $line }
review-turn-defences = この手は相手の必勝を許しました。防げた手：{ $moves }
review-turn-picture = -# 図のAが実際の手、数字がよりよい手順です。
refusal-review-running = この対局はまだ続いています。終わってから /review を使ってください。
refusal-review-players = 検討を見られるのは対局者だけです。対局者がページを公開すると見られます。
refusal-review-game = 検討できるのは五目並べと連珠です。{ $game }では探索が弱く、手を公平に評価できません。/replay で棋譜を並べられます。
refusal-review-length = 検討できるのは{ $least }手から{ $most }手までの対局です。
refusal-review-busy = 検討には数秒かかります。あなたかほかの人の検討がまだ終わっていません。1分ほどしてからお試しください。
refusal-no-game-to-review = ここで終えた対局がありません。ほかの場所の対局は `game` で選ぶか、`file` で棋譜を添付してください。
refusal-rated-position = これはあなたのレーティング対局 #{ $number } の局面です。その対局が進むか終わると評価できます。
refusal-rated-file = レーティング対局 #{ $number } が続いています。助けにならないように、ファイルの検討はその対局が終わってからできます。

hint-people = この対局の相手は人です。ヒントには全員の同意が必要です。一度同意すれば、この対局の間は全員が使えます。
hints-agreed = 💡 この対局ではヒントを使えます：/hint
button-hint = ヒント
button-ask-hints = ヒントの使用を申し出る
button-agree-hints = ヒントに同意
offer-hints = 💡 { $person }さんが、この対局で全員がヒントを使えるように申し出ています。返事待ち：{ $people }
declined-hints = 💡 { $person }さんからのヒントの申し出は断られました。
refusal-hints-agreed = この対局ではもうヒントを使えます。自分の番に /hint を使ってください。
refusal-hints-declined = この対局ではヒントの申し出が断られました。申し出は一局に一度です。次の対局で申し出てください。

button-why = なぜ？
refusal-why-passed = そのあと対局が進んでいます。今の禁点は /board で見られます。
why-overline = **{ $point }** は禁点です。長連になります。
why-double-four = **{ $point }** は禁点です。四が同時に二つできます。
why-double-three = **{ $point }** は禁点です。三が同時に二つできます。
why-four-three-three = **{ $point }** は禁点です。四と二つの三が同時にできます。
why-row-overline = { $count }個の並び：{ $stones }
why-row-four = 四：{ $stones }。{ $holes } に打てば五連です。
why-row-three = 三：{ $stones }。{ $holes } に打てば棒四です。
why-row-none = 三ではない並び：{ $stones }。打てる手では棒四になりません。
why-hole-five = { $point } は五連になるので数えません。
why-hole-overline = { $point } は長連で禁手なので数えません：
why-hole-double-four = { $point } は四々で禁手なので数えません：
why-hole-double-three = { $point } は三々で禁手なので数えません：
why-hole-four-three-three = { $point } は四三々で禁手なので数えません：
why-recursion = -# 打てる手の一つで棒四になる三だけを数えます。
why-step = - { $text }
why-step-2 = {"  "}- { $text }
why-step-3 = {"    "}- { $text }
why-step-4 = {"      "}- { $text }
