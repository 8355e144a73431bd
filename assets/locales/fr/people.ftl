# Ce que chacun règle pour soi, et ce qu’on se demande entre les coups.

panel-on = oui
panel-off = non
panel-none = aucune
panel-done = C’est fait.
language = Français

command-preferences = Langue, apparence, rappels et heures calmes, pour vous seul
preferences = Voici comment je suis pour vous, sur tous les serveurs. Ce que tout le monde voit suit les réglages du serveur.
    Heures calmes : { $quiet } · fuseau horaire : { $zone }
preference-language = Langue
preference-language-discord = Celle de Discord
preference-theme = Thème
theme-wood = Thème : bois
theme-slate = Thème : ardoise, pour un écran sombre
theme-paper = Thème : papier, comme dans les livres
theme-contrast = Thème : fort contraste
preference-reminders = Rappels
preference-reminders-channel = Rappels : une mention dans le salon
preference-reminders-direct = Rappels : un message privé
preference-reminders-none = Rappels : aucun
preference-numbers-none = Numéros des coups : aucun
preference-numbers-last = Numéros des coups : les derniers
preference-numbers-all = Numéros des coups : tous
preference-forbidden = Points interdits
preference-confirm = Confirmer chaque coup
preference-text-board = Plateau en texte
preference-turned = Plateau tourné de { $degrees }°
preference-auto-vacation = Vacances automatiques
preference-quiet = Heures calmes
preference-quiet-label = De quand à quand ?
preference-quiet-example = 23:00-7:30, ou « off »
preference-zone = Fuseau horaire
preference-zone-label = Quel fuseau horaire, ou quelle ville ?
preference-zone-example = Europe/Paris, ou Tokyo
preference-reset = Tout comme au début
refusal-bad-hours = « { $written } » ne se lit pas comme des heures calmes. Écrivez-les ainsi : 23:00-7:30, ou « off » pour aucune.
refusal-no-such-zone = Il n’y a pas de fuseau horaire « { $written } ». Vouliez-vous dire { $nearest } ? Écrivez un nom comme Europe/Paris, ou une grande ville comme Tokyo.

confirm-sure = Voici comment serait le plateau. Est-ce bien votre coup ?
confirm-play = Oui : { $action }

command-draw = Proposer la nulle, ou l’accepter
option-draw-game = Quelle partie, si vous en avez plusieurs ici
command-takeback = Reprendre votre dernier coup
option-takeback-game = Quelle partie, si vous en avez plusieurs ici
command-abort = Interrompre une partie sans résultat
option-abort-game = Quelle partie, si vous en avez plusieurs ici
command-rematch = La même partie encore une fois, couleurs échangées
option-rematch-game = Quelle partie ; sans choix, votre dernière ici
option-board-here = Jouer désormais cette partie dans ce salon
option-games-list = Quelle liste
option-games-game = Seulement ce jeu
option-games-with = Seulement avec cette personne
choice-list-mine = Les miennes, partout
choice-list-here = Toutes celles de ce salon
choice-list-finished = Les miennes qui sont finies
command-block = Empêcher quelqu’un de vous défier, ou ne plus l’empêcher
option-block-person = Qui ; sans choix, voir qui vous tenez à distance
command-privacy = Ce que je garde sur vous : l’emporter, ou le faire effacer
command-settings = Salons, jeux, pendules, apparence et ordre, pour qui gère le serveur
option-settings-do = Quelque chose à faire tout de suite
option-settings-game = À quelle partie, par son numéro
option-settings-person = À qui, ou qui gagne
choice-do-end = Terminer une partie sans résultat
choice-do-void = Annuler un résultat ; les cotes sont recalculées
choice-do-adjudicate = Trancher une partie, en cours ou finie ; sans personne, c’est la nulle
choice-do-restore = Rendre à une partie le résultat joué
choice-do-close-season = Clore la saison des classements
choice-do-extend = Donner un jour de plus
choice-do-bar = Exclure quelqu’un des parties d’ici
choice-do-unbar = Le laisser jouer ici à nouveau
choice-do-audit = Montrer ce qui a été fait

button-confirm-abort = Oui, interrompre
button-agree = Accepter
button-turn-down = Refuser
abort-sure = Quelqu’un n’a pas encore joué : vous pouvez interrompre cette partie tout de suite, sans résultat. Le faire ? { $game }
abort-sure-alone = Interrompre cette partie, sans résultat ? { $game }
abort-sure-asks = Tout le monde a joué : les autres doivent accepter d’interrompre cette partie. Leur demander ? { $game }
broken-off-aborted = La partie a été interrompue sans résultat.
broken-off-ended-by-server = Les responsables de ce serveur ont terminé la partie, sans résultat.
adjudicated = (tranché par les responsables de ce serveur)
offer-draw = 🤝 { $person } propose la nulle. À répondre : { $people }.
offer-takeback = ↩️ { $person } voudrait reprendre son dernier coup. À répondre : { $people }.
declined-draw = 🤝 La nulle proposée par { $person } n’a pas été acceptée.
declined-takeback = ↩️ La reprise demandée par { $person } n’a pas été accordée.
declined-abort = L’interruption demandée par { $person } n’a pas été accordée.
offer-abort = { $person } voudrait interrompre la partie sans résultat. À répondre : { $people }.
was-taken-back = ↩️ { $person } a repris { $count ->
    [one] un coup
   *[other] { $count } coups
}.
you-are-asked = { $people }, dans { $game } nº { $number } : { $asked } { $link }
no-result = Sans résultat.
refusal-no-offer = Rien n’est proposé dans cette partie en ce moment. /draw propose la nulle, /takeback demande à reprendre un coup.
refusal-others-answer = Seul peut répondre : { $people }.
refusal-offer-stands = Une demande de { $person } attend déjà. Il faut d’abord y répondre, par les boutons sous le plateau ; elle tombe aussi au prochain coup.
refusal-asked-already = Vous l’avez déjà demandé à ce tour. Vous pourrez le redemander après le prochain coup.
refusal-no-draw-now = La nulle ne peut pas être proposée maintenant dans cette partie. Vous pouvez continuer, ou abandonner par /resign.
refusal-nothing-to-take-back = Il n’y a aucun coup de vous à reprendre.
refusal-moves-within = Une partie ne se déplace qu’à l’intérieur de son serveur ; celle-ci se joue dans { $place }. Utilisez /board là-bas.
refusal-no-game-over-here = Vous n’avez aucune partie finie dans ce salon. Commencez-en une avec /challenge.

list-mine = Vos parties en cours, les plus pressantes d’abord (page { $page }) :
list-mine-none = Vous n’avez aucune partie en cours. Commencez-en une avec /challenge.
list-here = Les parties en cours de ce salon, les plus pressantes d’abord (page { $page }) :
list-here-none = Personne ne joue dans ce salon. Commencez une partie avec /challenge.
list-finished = Vos parties finies, les dernières d’abord (page { $page }) :
list-due = à jouer avant : { $when }
list-expires = expire { $when }
list-last = dernier coup { $when }
list-finished-none = Aucune de vos parties finies ne correspond.
page-back = ◀ Retour
page-on = Suite ▶

settings = Les réglages de ce serveur. Sans salons ou jeux choisis, tous sont permis.
    Jeu par défaut : { $game } · au plus { $person } parties en cours par personne et { $channel } par salon · exclus : { $count ->
        [0] personne
       *[other] { $barred }
    }
    Pour terminer, prolonger, trancher ou annuler une partie, clore une saison, exclure quelqu’un ou voir ce qui a été fait : `/settings do:…`
setting-channels = Salons où l’on peut commencer des parties
setting-games = Jeux auxquels on peut jouer
setting-policy = Comment les plateaux sont montrés
policy-edit = Un seul plateau, mis à jour sur place
policy-relay = Un nouveau plateau à chaque coup ; l’ancien est effacé
policy-keep = Un nouveau plateau à chaque coup ; les anciens restent
policy-thread = Un fil par partie
thread-refused = Le serveur souhaite un fil par partie, mais je ne peux pas en créer ici : il me faut la permission « Créer des fils publics ». La partie reste dans ce salon.
setting-casual = Rien de classé
setting-more = Plus …
setting-back = Retour
setting-pace = Pendule d’un défi qui n’en nomme aucune
setting-default = Jeu par défaut
setting-default-label = Quel jeu et quelles règles ?
setting-default-example = gomoku/renju, ou - pour aucun
setting-rule-sets = Règles permises
setting-rule-sets-label = Seulement celles-ci ; - pour toutes
setting-rule-sets-example = gomoku/renju, ninuki/pente
setting-limits = Limites
setting-limits-label = Parties par personne, par salon ?
setting-limits-example = 10 50 (deux nombres)
setting-ratings = Cotes …
settings-ratings = **Les cotes ici**
    • Au classement : après { $games } parties classées contre { $opponents } personnes différentes, avec une incertitude d’au plus { $deviation } et une partie classée dans les { $days } derniers jours. Un changement vaut aussitôt.
    • Âge minimal quand une partie commence : le compte { $account } jours, l’adhésion à ce serveur { $member } jours.
    • Ce que pèse la première, deuxième … partie des deux mêmes en 30 jours : { $weights } %. Le dernier nombre vaut pour toutes les suivantes.
    Âges et poids valent pour les parties qui finissent désormais ; ce qui a été compté reste.
setting-odd = Règles insolites classées
setting-ranked = Au classement …
setting-ranked-label = Parties, adversaires, incertitude, jours ?
setting-ranked-example = 10 3 110 60, ou - comme d’habitude
setting-ages = Âges …
setting-ages-label = Jours du compte, de l’adhésion ?
setting-ages-example = 14 3, ou - comme d’habitude
setting-weights = Mêmes joueurs …
setting-weights-label = Pour cent de la 1re, 2e … partie ?
setting-weights-example = 100 100 50 25 0, ou - comme d’habitude
refusal-bad-ranked = « { $written } » ne se lit pas comme les conditions du classement. Écrivez quatre nombres comme 10 3 110 60 : parties (1 à 1000), adversaires (1 à 100), incertitude (45 à 350) et jours (1 à 3650).
refusal-bad-ages = « { $written } » ne se lit pas comme deux âges. Écrivez deux nombres de jours comme 14 3, de 0 à 3650 chacun : le compte et l’adhésion.
refusal-bad-weights = « { $written } » ne se lit pas comme des poids. Écrivez jusqu’à 20 nombres de 0 à 100, comme 100 100 50 25 0.
refusal-bad-limits = « { $written } » ne se lit pas comme les deux limites. Écrivez deux nombres comme 10 50 : au plus { $person } parties par personne et { $channel } par salon.
refusal-settings-need-server = Les réglages sont ceux d’un serveur. Utilisez /settings dans un de ses salons ; les vôtres sont dans /preferences.
refusal-settings-need-right = C’est pour qui a la permission Gérer le serveur. Vos propres réglages sont dans /preferences.
refusal-deed-needs-game = Dites quelle partie, par son numéro, avec l’option « game ».
refusal-deed-needs-person = Dites qui, avec l’option « person ».
refusal-deed-not-now = Cela ne peut pas se faire maintenant pour cette partie : on termine les parties proposées ou en cours, on prolonge celles en cours, on tranche celles en cours ou finies, on annule et on rétablit celles qui sont finies.
refusal-not-their-game = { $person } ne joue pas dans cette partie. Nommez l’un de ses joueurs, ou personne pour la nulle.
refusal-no-deadline = Cette partie n’a pas d’échéance à repousser.
did-end = La partie nº { $number } a été terminée sans résultat.
did-adjudicate = La partie nº { $number } a été tranchée.
did-extend = Qui est au trait dans la partie nº { $number } a un jour de plus.
did-bar = { $person } ne peut plus commencer ni rejoindre de partie ici. Les parties en cours continuent.
did-unbar = { $person } peut à nouveau jouer ici.
audit = Ce qui a été fait ici, le plus récent d’abord :
audit-empty = Rien n’a encore été fait ici.
refusal-channel-not-here = Ce serveur ne veut pas de parties dans ce salon. Jouez dans : { $known }.
refusal-game-not-here = Ce serveur ne joue pas à cela. Il joue à : { $known }.
refusal-you-are-barred = Les responsables de ce serveur vous ont exclu des nouvelles parties ici. Les parties en cours continuent ; vous pouvez jouer ailleurs.
refusal-they-are-barred = { $person } ne peut pas jouer ici, par décision des responsables du serveur. Défiez quelqu’un d’autre.
refusal-blocked = { $person } ne souhaite pas être défié par vous. Défiez quelqu’un d’autre.
refusal-you-blocked = Vous empêchez { $person } de vous défier. Levez-le d’abord avec /block.
refusal-block-self = Vous ne pouvez pas vous bloquer vous-même. Nommez quelqu’un d’autre.
blocked-list = { $count ->
    [0] Vous ne tenez personne à distance. /block avec une personne le fait.
   *[other] Vous empêchez ces personnes de vous défier : { $people }. /block avec une personne le lève.
}
blocked-now = { $person } ne peut plus vous défier ni prendre vos places libres. Les parties en cours continuent.
unblocked-now = { $person } peut à nouveau vous défier.

privacy = • **Ce que je garde sur vous** : votre numéro Discord ; vos parties avec leurs coups, heures, salons et résultats ; ce que vous réglez dans /preferences ; qui vous tenez à distance avec /block ; les classements qui découlent de vos parties ; pour chaque serveur où vous jouez, le nom que les plateaux y affichent et depuis quand vous en êtes membre. Rien de ce que vous écrivez dans les salons, aucune image.
    • **Combien de temps** : les parties et les classements tant que je fonctionne, le reste jusqu’à ce que vous le changiez. Ce que je note pour vous répondre disparaît dans l’heure. Trente jours après qu’un serveur m’a retiré, tout ce qui le concerne disparaît.
    • **Ce que vous pouvez faire** : tout emporter dans un fichier, ou tout faire effacer. Effacer veut dire : vos parties en cours se terminent, un joueur sans nom prend votre place, et les résultats et classements des autres restent justes. Si un serveur vous a exclu des parties, l’exclusion reste, sous forme d’empreinte salée à la place de votre numéro.
privacy-export = Tout dans un fichier
privacy-delete = Effacer …
privacy-delete-yes = Oui, effacer tout ce qui me concerne
privacy-sure = Vos parties se terminent maintenant, celles en cours par abandon, et tout ce qui est à vous disparaît pour de bon. Personne ne pourra le rétablir.
privacy-exported = Tout ce que je garde sur vous :
rights-note = -# Permissions manquantes ici : { $rights }. Quelqu’un qui gère le serveur peut me les donner.
broken-off-server-gone = La partie a été interrompue : son serveur m’a retiré.
refusal-too-many-commands = Cela fait plus de { $most } commandes par minute. Attendez un instant ; les boutons marchent toujours.
refusal-too-many-presses = Cela fait plus de { $most } appuis sur des boutons et formulaires par minute. Attendez un instant, puis recommencez.
refusal-work-under-way = Je dessine encore ce que vous avez demandé. Attendez que ce soit affiché, puis recommencez.
refusal-too-much-work = Beaucoup d’images sont en cours de dessin. Réessayez dans une minute.
refusal-too-costly = Cette partie prend trop de temps à rejouer. Essayez avec moins de coups.

# How a board looks to one person alone.
button-mine = Ma vue
option-board-text = Le plateau en mots, rangée par rangée, pour vous seul
preference-zoom = Zoom sur la zone jouée
board-in-file = Le plateau en mots se trouve dans le fichier ci-dessous.
refusal-no-game-to-show = Aucune partie n’est en cours ni terminée dans ce salon. Donnez son numéro ; /games donne la liste des vôtres.
# Beside the stones on pictures, whose letters are few.
machine-name = Automa
strip-days = { $count } j
strip-hours = { $count } h
strip-minutes = { $count } min
