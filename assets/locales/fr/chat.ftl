# Messages in channels.

-narabe = Narabe

fault = Une erreur s’est produite de mon côté. Rien n’est perdu ; veuillez réessayer. Si cela se reproduit, donnez ce numéro à la personne qui me gère : { $number }
kept-anyway = Votre coup est enregistré. Le plateau suit dans un instant.
fault-busy = J’ai trop à faire en ce moment. Rien n’a été fait ; réessayez dans un instant.

title = **{ $game }** · { $rules } · #{ $number }
seat = { $stone } { $colour } : { $person }
stone-black = ⚫
stone-white = ⚪
stone-red = 🔴
stone-blue = 🔵

to-move = À { $person } de jouer.
won = { $count ->
    [one] 🏆 { $winners } gagne : { $end }.
   *[other] 🏆 { $winners } gagnent ensemble : { $end }.
}
drawn = Partie nulle : { $end }.
you-are-challenged = { $people }, on vous défie à { $game } #{ $number }. { $link }
your-turn = { $people }, à vous de jouer : { $game } #{ $number }. { $link }

challenge-made = { $author } défie { $invited }. { $first } Le défi expire { $until }.
challenge-open = { $author } cherche quelqu’un pour jouer. { $first } Places libres : { $free }. Le défi expire { $until }.
first-me = Premier coup à qui lance le défi.
first-them = Premier coup à qui relève le défi.
first-random = Premier coup tiré au sort.
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
    C’est votre tour ? Appuyez sur **{ button-move }** sous le plateau, ou tapez /move avec un point comme h8. Les colonnes du plateau sont des lettres à partir de la gauche, les lignes des nombres à partir du bas.
