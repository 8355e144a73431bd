# Messages in channels.

-narabe = Narabe

fault = Une erreur s’est produite de mon côté. Rien n’est perdu ; veuillez réessayer. Si cela se reproduit, donnez ce numéro à la personne qui m’administre : { $number }
kept-anyway = C’est fait et enregistré. Le message suit dans un instant.
fault-busy = J’ai trop à faire en ce moment. Rien n’a été fait ; réessayez dans un instant.

title = **{ $game }**{ $rules } · #{ $number }
seat = { $stone } { $colour } : { $person }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

last-action = Dernier coup : { $action } ({ $person })
to-move = À { $person } de jouer.
won = { $count ->
    [one] 🏆 { $winners } gagne : { $end }.
   *[other] 🏆 { $winners } gagnent ensemble : { $end }.
}
won-shared = 🤝 { $winners } partagent la victoire : { $end }. Entre eux, c’est une partie nulle.
drawn = Partie nulle : { $end }.
you-are-challenged = { $people }, on vous défie à { $game } #{ $number }. { $link }
your-game-is-over = { $people }, { $game } #{ $number } : { $result } { $link }
your-turn = { $people }, à vous de jouer : { $game } #{ $number }. { $link }

challenge-made = { $author } défie { $invited }. { $first } Le défi expire { $until }.
challenge-open = { $author } cherche quelqu’un pour jouer. { $first } Places libres : { $free }. Le défi expire { $until }.
first-me = La personne qui lance le défi commence.
first-them = La personne qui relève le défi commence.
first-random = Le premier coup est tiré au sort.
challenge-declined = Le défi a été refusé.
challenge-withdrawn = Le défi a été retiré.
challenge-expired = Personne n’a accepté le défi à temps.

button-accept = Accepter
button-decline = Refuser
button-join = Rejoindre
button-withdraw = Retirer
button-move = Jouer
button-resign = Abandonner
button-confirm-resign = Oui, abandonner

form-title = À vous de jouer · { $game }
form-where = Où jouer ?
form-example = par exemple { $example }

menu-hint = Que faites-vous ?
chosen = Vous avez choisi : { $action }.

resign-sure = Voulez-vous vraiment abandonner cette partie ? { $game }
resigned = Vous avez abandonné.

waits-for-you = Attend votre réponse.
waits-to-begin = Le défi attend une réponse.

right-view-channel = Voir le salon
right-send-messages = Envoyer des messages
right-send-messages-in-threads = Envoyer des messages dans les fils
right-use-external-apps = Utiliser des applis externes (votre permission, pas la mienne)
right-attach-files = Joindre des fichiers

help = { -narabe } permet de jouer au gomoku et à des jeux proches, dans le salon, sur plusieurs jours.
    { $commands }
    C’est votre tour ? Appuyez sur **{ $button }** sous le plateau, ou utilisez /move. Un coup, c’est :
    { $games }
    Au { game-gomoku } et au { game-ninuki }, les colonnes sont des lettres à partir de la gauche, les lignes des nombres à partir du bas. /rules explique chaque variante en images.

# Parties à trois et à quatre, et alignements qui attendent une réponse.
to-move-then = À { $person } de jouer, puis à { $next }.
seat-taken = { $seat } · { $taken }
seat-left = { $seat } (parti)
taken = { $count ->
    [0] aucune prise
    [one] { $count } pierre prise
   *[other] { $count } pierres prises{ $pairs ->
        [0] {""}
        [one] {" "}(1 paire)
       *[other] {" "}({ $pairs } paires)
    }
}
lobby-drawn = Places, tirées au sort quand tout le monde est là :
lobby-named = Places, dans cet ordre sauf si les autres commencent :
lobby-joined = ✅ { $person }
lobby-invited = ⏳ { $person }, sur invitation
lobby-free = ▫️ libre
button-concede = Concéder
button-confirm-concede = Oui, concéder
concede-sure = Voulez-vous vraiment concéder l’alignement ? { $game }
conceded = Vous avez concédé l’alignement.
