# Messages in channels.

-narabe = Narabe

fault = Une erreur s’est produite, mais rien n’est perdu. Veuillez réessayer. Si cela se reproduit, donnez ce numéro à la personne qui administre le bot : { $number }
kept-anyway = C’est enregistré. Le message s’affichera dans un instant.
fault-busy = Trop de demandes en ce moment : rien n’a été fait. Réessayez dans un instant.
answer-private = -# Seule la personne qui a demandé voit la réponse.

owner-database-damaged = { $count ->
    [one] ⚠️ Une vérification de la base de données a trouvé une anomalie. Le journal dit laquelle.
   *[other] ⚠️ Une vérification de la base de données a trouvé { $count } anomalies. Le journal dit lesquelles.
} Arrêtez le bot, restaurez la dernière sauvegarde sans anomalie, puis lancez **narabe check** dessus.
owner-database-gone = ⚠️ Le fichier de la base de données a disparu ou a été remplacé : plus rien n’est enregistré. Le journal indique son emplacement. Remettez-le en place. Si c’est impossible, arrêtez le bot, restaurez la dernière sauvegarde sans anomalie, puis lancez **narabe check** dessus.

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour } : { $person }
seat-unnamed = { $stone } { $colour }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = Dernier coup : { $action } ({ $person })
last-action-planned = Dernier coup : { $action } ({ $person }, coup prévu)
guessed = 🔮 { $action } : deviné par { $right } sur { $all }.
opening-name = Ouverture : { $name }
to-move = À { $person } de jouer.
won = { $count ->
    [one] 🏆 { $winners } gagne : { $end }.
   *[other] 🏆 { $winners } gagnent : { $end }.
}
won-shared = 🤝 { $winners } partagent la victoire : { $end }. Ce partage compte comme une partie nulle.
drawn = Partie nulle : { $end }.
drawn-among = Partie nulle entre { $people } : { $end }. Partie quittée avant la fin par { $left }.
drawn-machines = Partie nulle entre { $people }, faute d’adversaire humain. Partie quittée avant la fin par { $left }.
you-are-challenged = { $people }, on vous défie : { $game } #{ $number }. { $link }
open-seat-for = { $role }, une place est libre.
result-posted = **{ $game } #{ $number }**, { $people } : { $result } { $link }
your-game-is-over = { $people }, { $game } #{ $number } : { $result } { $link }
your-turn = { $people }, à vous de jouer : { $game } #{ $number }. { $link }

challenge-made = { $author } défie { $invited }.
challenge-mates = { $author } invite { $invited } dans son équipe.
challenge-teams = { $team } défient { $invited }.
challenge-open = { $author } cherche encore { $free ->
    [one] une personne
   *[other] { $free } personnes
} pour jouer.
challenge-until = Le défi expire { $until }.
first-me = La personne qui lance le défi commence.
first-them = La personne qui relève le défi commence.
first-random = Le premier joueur est tiré au sort.
first-loser = { $first } Si les deux ont déjà joué ensemble, le perdant de leur dernière partie décisive choisit.
helped-me = La personne qui lance le défi bénéficie du handicap et commence.
helped-them = La personne qui relève le défi bénéficie du handicap et commence.
helped-random = Le sort désigne qui bénéficie du handicap et commence.
helped-invited = Le plus faible bénéficie du handicap et commence. À la personne qui relève le défi de dire qui c’est.
weaker-chooses = Le plus faible bénéficie du handicap et commence. Qui est-ce ?
challenge-bot-alone = Vous ne pouvez pas défier un autre bot, mais vous pouvez choisir { -narabe } ou jouer en solo. Pour jouer avec quelqu’un, choisissez une personne, ou laissez `opponent` vide pour une place ouverte à tous.
challenge-play-alone = Jouer à { $name }
challenge-declined = Le défi a été refusé.
challenge-declined-by = Le défi a été refusé par { $person }.
challenge-withdrawn = Le défi a été annulé.
challenge-left = Ce défi est clos : une personne qui y participait n’est plus là.
challenge-expired = Personne n’a relevé le défi à temps.

button-accept = Accepter
button-decline = Refuser
button-join = Rejoindre
button-withdraw = Annuler le défi
button-leave = Quitter
button-rules = Règles
button-move = Jouer
button-resign = Abandonner
button-confirm-resign = Oui, abandonner

form-title = À vous de jouer · #{ $number } { $game }
form-where = Où jouer ?
form-example = par exemple { $example }
form-any = Répondre à tout autre coup
form-any-note = Une suite qui commence par * répond à tout coup absent des autres. Cochez aussi dans ce cas.
form-lines = Suites
form-lines-note = Son coup, votre réponse, etc. Une suite par ligne. Vide : plus de coups prévus.
form-plan = Prévoir vos réponses · { $game }
plan-any = (tout autre coup)
plan-gone = Vous n’avez plus de coups prévus dans cette partie.
plan-line = • { $moves }
plan-more = { $count ->
    [one] … et { $count } ligne de plus. { button-plan } les montre toutes.
   *[other] … et { $count } lignes de plus. { button-plan } les montre toutes.
}
plan-title = 🗒️ Vos coups prévus : { $lines ->
    [one] une suite
   *[other] { $lines } suites
    }. Personne ne les voit avant qu’ils soient joués.
plan-void = 🗒️ Vos coups prévus ne tiennent plus : la partie a pris un autre cours.
form-note = Que pensez-vous de cette position ?
form-note-example = Par exemple : d’abord le trois du bas
form-note-note = 500 caractères au plus, pour vous uniquement. Videz le champ pour effacer la note.
form-note-title = { $ply ->
    [0] Note avant le premier coup · { $game }
   *[other] Note après le coup { $ply } · { $game }
}
form-share-note = Partager à la fin
form-share-note-note = La partie finie, les autres la lisent dans la relecture et dans le fichier SGF.
note-kept = 📝 Enregistré. Personne d’autre ne peut lire la note.
note-kept-shared = 📝 Enregistré. Personne d’autre ne peut lire la note avant la fin de la partie.
note-kept-open = 📝 Enregistré. Tout le monde peut désormais lire la note.
note-deleted = 📝 Vous n’avez plus de note sur cette position.
note-own = { $shared ->
    [yes] 📝 Votre note, partagée à la fin de la partie :
   *[no] 📝 Votre note :
}
note-of = 📝 Note de { $person } :
note-in-file = { $person } : { $text }
notes-at-first = 📝 Notes avant le premier coup.
notes-elsewhere = 📝 Notes après { $count ->
    [one] le coup
   *[other] les coups
} { $plies }.
notes-more = 📝 { $count ->
    [one] Il y a encore { $count } note ici.
   *[other] Il y a encore { $count } notes ici.
} `/export` donne celles qui sont partagées.
form-guess = Deviner le coup · { $game }
form-guess-note = Secret jusqu’au coup. Juste : 1 point, ou 3 si un quart au plus l’avait trouvé.
form-guess-fun = Secret jusqu’au coup. Pour le plaisir : une partie à une seule personne ne donne pas de points.
form-guess-again = Secret jusqu’au coup. Juste : 1 ou 3 points, mais aucun pour un coup qui en remplace un repris.
form-winner = Qui gagne ?
form-winner-note = Jusqu’au dixième coup. Juste : 5 points.
form-winner-fun = Jusqu’au dixième coup. Pas de points dans cette partie.
guess-kept = 🔮 Votre pronostic : { $action }. Vous pouvez le changer jusqu’au coup. Personne ne le voit avant.
guess-no-one = Laisser tel quel
guess-seat = Joueur { $number }
prediction-kept = 🔮 Votre pronostic pour la victoire : { $person }. Vous pouvez le changer jusqu’au dixième coup.
crowd = 👥 le public
crowd-listed = 👥 le public
crowd-label = Le public
crowd-how = 🗳️ Toutes les autres personnes ici peuvent voter avec { $vote } ou /move. Les votes restent secrets jusqu’au décompte.
crowd-to-move = 👥 Le public vote pour le prochain coup.
form-choice = Ou choisissez
form-choice-note = Coups proposés par d’autres et façons de finir la partie. Le texte ci-dessus l’emporte.
form-vote = Voter · { $game }
form-vote-again = Votre vote actuel : { $action }. Secret jusqu’au décompte.
form-vote-note = Secret jusqu’au décompte. D’ici là, vous pouvez le changer.
vote-button = { $away ->
    [yes] **{ $vote }** sous le plateau du salon
   *[no] **{ $vote }**
}
vote-draw = Accepter la nulle
vote-kept = 🗳️ Votre vote : { $action }. Le décompte a lieu { $left } au plus tard. D’ici là, vous pouvez le changer et personne ne le voit.
vote-missing = 🗳️ Vous n’avez pas encore voté pour ce coup.
vote-resign = Abandonner
vote-settled = 🗳️ Le vote est acquis : le coup est joué.
vote-written = Le coup que j’ai écrit
vote-yours = 🗳️ Votre vote : { $action }. Personne d’autre ne le voit avant le décompte.
voted = 🗳️ { $action } : { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
}{ $second ->
    [0] {""}
   *[other] , { $next } : { $second }
}{ $others ->
    [0] {""}
   *[other] , autres : { $others }
}. { $people ->
    [one] { $people } personne a voté.
   *[other] { $people } personnes ont voté.
}{ $tie ->
    [yes] {" "}À égalité de voix, { $action } l’emporte pour les avoir eues en premier.
   *[no] {""}
}
votes-dropped = 🗳️ { $votes ->
    [one] La voix donnée jusqu’ici ne compte plus.
   *[other] Les { $votes } voix données jusqu’ici ne comptent plus.
}

menu-hint = Choisissez une action
chosen = Votre choix : { $action }.

resign-sure = Abandonner cette partie ? { $game }
resign-sure-others = Abandonner cette partie ? Les autres continuent et vous avez perdu, quoi qu’ils décident ensemble. { $game }
resign-sure-team = Abandonner cette partie ? Votre équipe continue sans vous, et son résultat sera aussi le vôtre. { $game }
resigned = Vous avez abandonné.

waits-to-begin = Le défi attend d’être accepté.

right-view-channel = Voir le salon
right-send-messages = Envoyer des messages
right-send-messages-in-threads = Envoyer des messages dans les fils
right-use-external-apps = Utiliser des applications externes (votre permission, pas celle du bot)
right-attach-files = Joindre des fichiers
right-manage-roles = Gérer les rôles

help-group-play = __Jouer__
help-group-between = __Pendant la partie__
help-group-look = __Revoir__
help-group-settings = __Règles et réglages__
help = Avec { -narabe }, on joue ici au gomoku et à ses cousins, à son rythme.
help-lessons = Pour apprendre, ouvrez `/rules game:gomoku/renju` et appuyez sur **{ $button }**. Le gomoku et le pente en ont aussi.
help-moves = C’est votre tour ? Appuyez sur **{ $button }** sous le plateau, ou utilisez /move. Pour écrire un coup :
    { $games }
    Au gomoku, au ninuki et au pente, les colonnes sont des lettres à partir de la gauche et les rangées des nombres à partir du bas.

# Parties à trois et à quatre, et alignements qui attendent une réponse.
to-move-then = À { $person } de jouer, puis à { $next }.
moves-for = { $person } joue pour { $left }.
seat-taken = { $seat } · { $taken }
seat-taken-team = { $seat } · { $taken }, { $team } avec celles de son partenaire
seat-left = { $seat } (a quitté la partie)
left-resigned = 🏳️ Abandon : { $people }.
left-late = ⏳ Temps écoulé : { $people }.
taken = { $count ->
    [0] aucune prise
    [one] { $count } pierre prise
   *[other] { $count } pierres prises{ $pairs ->
        [0] {""}
        [one] {" "}(1 paire)
       *[other] {" "}({ $pairs } paires)
    }
}
lobby-drawn = Les places sont tirées au sort quand tout le monde est là :
lobby-ordered = Places, dans cet ordre :
lobby-named = Places, dans cet ordre. Si les autres commencent, la personne qui lance le défi prend la dernière :
lobby-joined = ✅ { $person }
lobby-invited = ⏳ { $person }, réponse attendue
lobby-free = ▫️ libre
lobby-anyone = place libre
lobby-teams = Équipes : { $one } contre { $other }
button-concede = Concéder
button-confirm-concede = Oui, concéder
concede-sure = Concéder la partie sans casser l’alignement ? { $game }
conceded = Vous avez concédé la partie.

# Ce qui relie noms, choses et phrases : les signes qui les séparent et qui les finissent.
join-names = { $before }, { $next }
join-names-cut = { $before } et d’autres
join-names-more = { $before } et { $count ->
    [one] 1 autre
   *[other] { $count } autres
}
join-person = { $person }
join-people = { $before } et { $next }
join-people-last = { $before } et { $next }
join-either = { $before } ou { $next }
join-things = { $before } ; { $next }
join-parts = { $before } · { $next }
join-mates = { $before } + { $next }
join-sides = { $before } – { $next }
join-sentences = { $before } { $next }
full-stop = { $sentence }.
