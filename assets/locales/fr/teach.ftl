# Ce que le moteur et les règles expliquent : analyses, indices entre personnes, points interdits.

command-review = Voir ce que le moteur pense d’une partie finie
option-review-game = Laquelle de vos parties (vide : votre dernière ici)
option-review-file = Un fichier : SGF, PSQ, pente.org, liste de coups ou JSON
button-review = Analyse
button-review-back = Reculer
button-review-forth = Avancer
button-share = Partager l’analyse
review-heading = 🔎 **Analyse**, pour vous seulement tant que vous ne la partagez pas
review-opening-here = 📖 { $count } parties de ce serveur sont les mêmes jusqu’au coup { $ply }. Ce coup y a rapporté { $score } % ({ $low }–{ $high }).
review-heading-shared = 🔎 **Analyse**
review-chances = Chances de gain ({ $person }), en pour cent : { $chances }
review-chance = { $ply ->
    [0] { $percent } avant le premier coup
   *[other] { $percent } après le coup { $ply }
}
review-chance-pass = { $ply ->
    [0] { $percent } après un tour passé au début
   *[other] { $percent } après le coup { $ply } et un tour passé
}
review-chart = Chances de gain ({ $person }), en %
review-accuracy = { $person } : précision { $percent } % sur { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
review-accuracy-none = { $person } : aucun coup à juger
review-accuracy-means = -# La précision est de 100 % moins les chances qu’un coup a cédées en moyenne, selon ce moteur et une courte recherche. Les réponses forcées ne comptent pas. Elle ne mesure pas la force, et le moteur peut se tromper.
review-missed = Coup { $ply }, { $person } : { $kind ->
    [five] un cinq manqué
    [captures] gain par prises manqué
    [vcf] gain manqué, par les quatre seuls
    [vcf-captures] gain manqué, par des quatre et des prises
    [vct-captures] gain manqué, par des trois libres, des quatre et des prises
   *[vct] gain manqué, par des trois libres et des quatre
} : { $line }
review-missed-more = { $count ->
    [one] Un autre gain a été manqué.
   *[other] { $count } autres gains ont été manqués.
}
review-missed-none = Aucun gain forcé n’a été manqué, pour autant que la recherche le voie.
review-forbidden = Le dernier cinq s’est fait en { $point }. L’adversaire ne pouvait pas le parer là : ce point lui était interdit.
review-turns = { $count ->
    [one] Un tournant est à la page suivante.
   *[other] { $count } tournants sont aux pages suivantes.
}
review-turns-none = Aucun coup n’a cédé 15 % ou plus à lui seul.
review-turn = **Tournant { $number } sur { $count }** : coup { $ply }, **{ $action }** par { $person }
review-turn-pass = **Tournant { $number } sur { $count }** : **{ $action }** par { $person }, après le coup { $ply }
review-turn-lost = Le coup a perdu la partie aussitôt : { $end }.
review-turn-loss = Le coup a coûté { $percent } points de chances de gain.
review-turn-won = Mieux valait **{ $best }**, qui force le gain : { $line }
review-turn-line = Mieux valait **{ $best }**. La suite du moteur : { $line }
review-turn-allowed = Le coup permettait un gain forcé : { $line }
review-turn-defences = Défense prouvée : { $moves }
review-turn-picture = -# Sur l’image, A est le coup joué, les nombres sont la meilleure suite.
review-turn-picture-covered = -# Sur l’image, les nombres sont la meilleure suite. Le { $number } se trouve là où le coup a été joué.
review-turn-picture-before = -# L’image montre la position avant le coup.
review-turn-board = -# Le plateau avant le coup :
review-film = 🎞️ **Toute la partie.** À droite, la barre donne les chances de gain ({ $person }), depuis le bas. Le nombre est la meilleure chance des deux.
refusal-review-running = Cette partie est encore en cours. Utilisez /review quand elle sera finie.
refusal-review-players = L’analyse est réservée aux personnes qui ont joué. Elles peuvent la partager.
refusal-review-seats = Seules les parties à deux peuvent être analysées. /replay permet de revoir celle-ci.
refusal-review-length = On peut analyser une partie de { $least } à { $most } coups. Celle-ci en compte { $count }.
refusal-review-busy = Une analyse prend quelques secondes, et une des vôtres ou plusieurs autres sont en cours. Réessayez dans une minute.
refusal-no-game-to-review = Vous n’avez fini aucune partie ici. Indiquez-en une d’ailleurs avec `game`, ou joignez un fichier avec `file`.
refusal-own-position = Cette position vient de votre partie #{ $number }. Vous pourrez la faire analyser quand cette partie aura continué ou sera finie.
refusal-own-position-machine = Ce coup donnerait la position de votre partie #{ $number }, et la réponse vous y aiderait. Jouez-en un autre, ou attendez que cette partie ait continué ou soit finie.
refusal-own-file = Vous jouez la partie #{ $number }. Les fichiers pourront être analysés quand elle sera finie, pour que personne n’y soit aidé.
refusal-own-kind = Vous jouez la partie #{ $number }. Tant qu’elle n’est pas finie, il n’y a ni indices ni analyses à ce jeu.

hint-people = Ici, vous jouez contre des personnes. Les indices demandent l’accord de tout le monde, une fois pour toute la partie, et valent alors pour chacun.
hints-agreed = 💡 Les indices sont permis dans cette partie : /hint
button-hint = Indice
button-ask-hints = Demander les indices
button-agree-hints = Accepter les indices
offer-hints = 💡 { $person } demande que les indices soient permis à tout le monde dans cette partie. En attente de la réponse de { $people }.
declined-hints = 💡 { $person } a demandé que les indices soient permis : c’est refusé.
refusal-hints-agreed = Les indices sont déjà permis dans cette partie. Utilisez /hint quand vous êtes au trait.
refusal-hints-declined = Les indices ont été refusés dans cette partie, et on ne le demande qu’une fois. Vous pourrez les permettre à la prochaine.

button-why = Pourquoi ?
refusal-why-passed = La partie a continué depuis. Regardez les points marqués maintenant avec /board.
why-overline = **{ $point }** est interdit : ce coup fait une surligne.
why-double-four = **{ $point }** est interdit : ce coup fait deux quatre à la fois.
why-double-three = **{ $point }** est interdit : ce coup fait deux trois libres à la fois.
why-four-three-three = **{ $point }** est interdit : ce coup fait à la fois un quatre et deux trois libres.
why-self-capture = **{ $point }** est interdit : vos pierres seraient prises aussitôt.
why-row-overline = Un alignement de { $count } : { $stones }
why-row-flanked = Entre des pierres adverses : { $stones }. Celles du milieu sont à vous.
why-row-four = Un quatre : { $stones }. Une pierre de plus en { $holes } fait cinq.
why-row-three = Un trois libre : { $stones }. Une pierre de plus en { $holes } fait un quatre libre.
why-row-none = Pas un vrai trois libre : { $stones }. Aucune pierre permise n’en fait un quatre libre.
why-hole-five = { $point } ne compte pas : ce coup fait cinq tout de suite.
why-hole-overline = { $point } ne compte pas, car ce serait une surligne, interdite :
why-hole-double-four = { $point } ne compte pas, car ce serait un double-quatre, interdit :
why-hole-double-three = { $point } ne compte pas, car ce serait un double-trois, interdit :
why-hole-four-three-three = { $point } ne compte pas, car ce serait un quatre et deux trois libres, interdits :
why-recursion = -# Un trois n’est libre que si au moins une pierre permise en fait un quatre libre.
why-drawn = Sur l’image, la pierre est déjà posée en { $point }.
why-step = - { $text }
why-step-2 = {"  "}- { $text }
why-step-3 = {"    "}- { $text }
why-step-4 = {"      "}- { $text }

button-lessons = Leçons
button-lesson-answer = Répondre
button-lesson-solution = Voir la solution
button-lesson-back = Leçon précédente
button-lesson-forth = Leçon suivante
lesson-answer = Votre coup
lesson-answer-label = Où jouez-vous ?
lesson-answer-example = Par exemple { $point }
button-try-back = Un coup en arrière
button-try-export = En fichier
button-try-lay = Poser une pierre…
try-title = 🧪 Votre plateau d’essai pour la partie #{ $number }. Essayez ce que vous voulez. Personne d’autre ne le voit.
try-laid = Posées : { $moves }
try-ask = Essayer des coups
try-ask-label = Un coup, ou plusieurs à la suite
try-ask-example = Par exemple h9 i10
button-puzzle-another = Un autre
button-puzzle-give-up = Abandonner
button-puzzle-solve = Résoudre
puzzle-day-over = Le jour de ce problème est passé, il ne compte donc plus. `/puzzle` montre celui d’aujourd’hui.
puzzle-done = { $how ->
    [solved] ✅ Vous avez déjà résolu le problème du jour.
   *[given-up] Vous avez déjà vu la solution du problème du jour.
} Vous pouvez le résoudre à nouveau, sans que cela compte.
puzzle-film = L’image masquée montre la solution.
puzzle-first = 👑 { $person } a trouvé en premier, sans mauvaise réponse.
puzzle-gave-up = { $side ->
    [black] La solution (⚫ attaque, ⚪ défend) :
   *[white] La solution (⚪ attaque, ⚫ défend) :
} { $line }
puzzle-goes-on = { $point } est juste, et { $answer } est la réponse. La suite ?
puzzle-move = { $by ->
    [black] ⚫
   *[white] ⚪
} { $number } { $point }
puzzle-solved = 🎉 Résolu !
puzzle-own = Cette position vient d’une partie jouée sur ce serveur.
puzzle-theme-fours = 💡 **Les quatre seuls.** Chaque quatre ne laisse qu’une réponse à la défense. Cherchez deux quatre qui se croisent en un point, et choisissez l’ordre dans lequel les réponses ne vous gênent pas.
puzzle-theme-four-three = 💡 **Le quatre-trois.** Une seule pierre fait un quatre et, sur une autre ligne, un trois libre. Il faut répondre au quatre, et le trois devient un quatre libre.
puzzle-theme-trap = 💡 **Le point interdit.** Sans points interdits, il n’y aurait pas de gain ici. Faites des quatre dont la réponse est interdite à Noir, ou rendez d’abord le point interdit.
puzzle-theme-captures = 💡 **Les prises gagnantes.** Une paire qui serait la cinquième menace autant qu’un quatre. Cherchez les pierres qui font les deux menaces à la fois.
puzzle-theme-unbroken = 💡 **Les quatre qu’aucune prise ne casse.** Si rien ne pouvait être pris, d’autres premiers coups gagneraient aussi. Avant de commencer, voyez lesquelles de vos paires la défense pourrait prendre.
puzzle-streak = { $days ->
    [one] Votre série commence : un jour.
   *[other] Votre série : { $days } jours. Vous pouvez manquer un jour par semaine.
}
puzzle-streak-of-all = Ce serveur a résolu le problème { $days } jours de suite.
puzzle-task = { $side ->
    [black] ⚫ Noir
   *[white] ⚪ Blanc
} gagne { $set ->
    [pente] par des quatre et des prises
   *[freestyle] par des quatre
} en { $moves } coups, réponses non comptées. Un seul premier coup le permet.
puzzle-terms = -# { $set ->
    [standard] Exactement cinq pierres alignées donnent la victoire. Par des quatre : chacun de vos coups fait un quatre, auquel il faut répondre aussitôt.
    [renju] Cinq pierres alignées donnent la victoire, et Noir a des coups interdits. Par des quatre : chacun de vos coups fait un quatre, auquel il faut répondre aussitôt.
    [pente] Cinq pierres alignées ou plus donnent la victoire, et cinq paires prises aussi. Chacun de vos coups menace de gagner aussitôt, et la défense peut prendre.
   *[freestyle] Cinq pierres alignées ou plus donnent la victoire. Par des quatre : chacun de vos coups fait un quatre, auquel il faut répondre aussitôt.
}
puzzle-title = { $kind ->
    [day] **Problème du jour**
    [course] **Cours : problème { $number } sur { $count }**
   *[other] **Problème**
} · { $rules } · { $stars }
puzzle-trap = { $side ->
    [black] { $point } est interdit à Noir, et Blanc gagne en y jouant.
   *[white] { $point } est interdit à Blanc, et Noir gagne en y jouant.
}
puzzle-unsure = Après { $point }, aucun gain de ce genre n’a été trouvé dans le temps imparti. Cela ne compte pas contre vous. Essayez un autre coup.
puzzle-wrong = { $point } ne gagne pas de cette façon.
puzzle-wrong-once = Ce n’est pas { $point }. Il vous reste un essai qui compte pour votre série.
puzzle-wrong-spent = { $point } ne gagne pas de cette façon. Ce jour ne compte plus pour votre série, mais vous pouvez continuer à chercher.
puzzle-yesterday = Hier : { $tried ->
    [one] un joueur a essayé
   *[other] { $tried } joueurs ont essayé
} (réussites avec une erreur au plus : { $solved }).
choice-set-freestyle = libre (cinq ou plus)
choice-set-pente = pente
choice-set-renju = renju
choice-set-standard = standard (cinq exactement)
choice-theme-captures = prises gagnantes
choice-theme-four-three = quatre-trois
choice-theme-fours = quatre seuls
choice-theme-trap = points interdits
choice-theme-unbroken = quatre qu’aucune prise ne casse
command-puzzle = Le problème du jour, ou un autre
option-puzzle-another = Un autre problème, qui ne compte pas
option-puzzle-set = Règles du problème
option-puzzle-theme = Commencer le cours de 30 problèmes à cette idée
lesson-title = 🎓 **{ $course } : leçon { $number } sur { $count }** · résolues : { $done }
lesson-right = ✅ { $point } est juste.
lesson-wrong = ❌ { $point } ne suffit pas. Regardez encore et répondez de nouveau.
lesson-solution = 💡 La solution : { $point }. La leçon sera résolue quand vous y répondrez vous-même.
lesson-example = Le plateau montre { $point }, par exemple.
lesson-last = C’est la dernière leçon du cours.
lesson-five = **Cinq à la suite.** Cinq de vos pierres alignées donnent la victoire, dans toutes les directions. Trait à Noir : faites cinq.
lesson-gap = **Le trou.** Quatre pierres séparées par un trou font aussi un quatre. Trait à Noir : faites cinq.
lesson-stop = **Parer un quatre.** Un quatre donne la victoire au coup suivant si son bout libre n’est pas occupé. Trait à Noir : empêchez le cinq de Blanc.
lesson-straight-four = **Le quatre libre.** Un quatre dont les deux bouts sont libres ne se pare pas : une pierre n’en ferme qu’un. Trait à Noir : faites un quatre libre.
lesson-three = **Parer un trois libre.** Un trois libre devient un quatre libre au coup suivant. Fermez un de ses bouts à temps. Trait à Noir : parez, sans laisser de gain par des trois libres et des quatre.
lesson-four-three = **Le quatre-trois.** Un coup qui fait à la fois un quatre et un trois libre gagne : on pare le quatre, et le trois devient un quatre libre. Trait à Noir : trouvez le quatre-trois.
lesson-double-three = **Le double-trois.** Sans coups interdits, deux trois libres à la fois donnent la victoire : on n’en pare qu’un. Trait à Noir : trouvez le double-trois.
lesson-double-four = **Le double-quatre.** Deux quatre à la fois menacent cinq en deux points. Trait à Noir : trouvez un gain par les quatre seuls.
lesson-chain = **Une suite de quatre.** Il faut répondre à chaque quatre : enchaînez-les jusqu’à réunir deux menaces. Trait à Noir : commencez le gain.
lesson-prevent = **Rompre une suite.** Blanc menace de gagner par une suite de quatre. Trait à Noir : jouez pour qu’il n’ait plus de gain par les quatre seuls.
lesson-renju-exact = **Exactement cinq.** Au renju, Noir gagne avec exactement cinq pierres alignées. Six ou plus forment une surligne, interdite à Noir. Trait à Noir : faites exactement cinq.
lesson-renju-six = **La surligne de Blanc.** Rien n’est interdit à Blanc : six pierres alignées lui donnent la victoire. Trait à Blanc : gagnez par ce coup.
lesson-renju-four-three = **Le quatre-trois.** Le double-trois et le double-quatre sont interdits à Noir. Il gagne par le quatre-trois : un seul quatre et un seul trois libre à la fois. Trait à Noir : trouvez-le.
lesson-renju-false-three = **Un faux trois.** Un trois ne compte que si une pierre permise en fait un quatre libre. Si un bout est bloqué ou mène à une surligne (six pierres ou plus), ce n’est pas un trois, donc pas de double-trois. Trait à Noir : gagnez par un coup qui fait un quatre, un vrai trois et un faux.
lesson-renju-overline-trap = **Le piège de la surligne.** Noir ne peut pas parer un cinq là où sa pierre ferait six à la suite. Trait à Blanc : faites un quatre que Noir ne peut pas parer.
lesson-renju-double-three-trap = **Le piège du double-trois.** Un point où Noir ferait deux trois libres lui est interdit, même pour parer un cinq. Trait à Blanc : faites un quatre que Noir ne peut pas parer.
lesson-renju-double-four-trap = **Pousser Noir dans un piège.** Un quatre force la réponse de Noir, et cette pierre peut rendre un autre point interdit. Trait à Blanc : commencez le gain.
lesson-renju-mise = **La menace discrète.** Un coup sans quatre ni trois peut menacer un quatre-trois (en japonais : mise-te). Trait à Noir : jouez un tel coup, pour menacer un gain par des quatre.
lesson-renju-chase = **Une suite de quatre.** On enchaîne les quatre jusqu’à réunir deux menaces. Pour Noir, ce sera un quatre-trois, car le double-quatre est interdit. Trait à Noir : commencez le gain.
lesson-renju-meet = **Défendre.** Blanc menace un quatre qu’il faudrait parer sur un point interdit. Prenez-lui ce quatre, ou jouez pour que le point ne soit plus interdit. Trait à Noir : ne laissez à Blanc aucun gain par des quatre.
lesson-pente-pair = **La prise.** Exactement deux pierres adverses voisines entre deux des vôtres sont prises, dans toutes les directions. Trait à Noir : prenez une paire.
lesson-pente-pairs = **Deux paires à la fois.** Une pierre prend toutes les paires qu’elle enferme, dans toutes les directions. Trait à Noir : prenez deux paires d’un seul coup.
lesson-pente-entry = **Entrer sans risque.** Seule une pierre de l’adversaire prend votre paire. Celle que vous posez entre deux des siennes reste. Trait à Noir : gagnez par ce coup.
lesson-pente-guard = **Sauver une paire.** Votre paire tenue à un bout par une pierre adverse sera prise à l’autre bout. Trois pierres à la suite ne se prennent pas, et une pierre prise ne menace plus rien. Trait à Noir : jouez pour que Blanc ne puisse rien prendre.
lesson-pente-fifth = **La cinquième paire.** Cinq paires donnent la victoire. Noir en a pris quatre. Trait à Noir : gagnez par ce coup.
lesson-pente-stop = **Prendre la pierre qui menace.** Blanc a pris quatre paires, et une de ses pierres menace d’en prendre une cinquième dans deux directions. Trait à Noir : jouez pour que Blanc ne gagne pas au coup suivant.
lesson-pente-break = **Casser un quatre.** Un quatre libre aux deux bouts ne se bloque pas, mais une prise peut en retirer une pierre. Trait à Noir : empêchez le cinq de Blanc.
lesson-pente-keystone = **La clé de voûte.** Deux quatre de Blanc partagent une pierre. Sans elle, ni l’un ni l’autre n’est un quatre. Trait à Noir : parez les deux.
lesson-pente-sound = **Un quatre sûr.** Blanc a pris quatre paires : en exposer une de plus fait perdre. Trait à Noir : faites un quatre libre qui ne laisse rien à prendre.
lesson-pente-both = **Deux menaces en une.** Noir a pris quatre paires. Une pierre qui fait un quatre et menace aussi la cinquième paire ne se pare pas. Trait à Noir : trouvez-la.
