# Commands as Discord lists them: at most 100 characters each.

application-description = Le gomoku et ses cousins, dans vos salons et à votre rythme : gomoku, renju, pente, ninuki, Gomoku Roku et Rokumon. Défiez quelqu’un avec /challenge, ou jouez contre la machine. /help donne la liste des commandes, /rules explique chaque jeu.
command-challenge = Défier quelqu’un, ou chercher un adversaire
option-challenge-opponent = La personne à défier, ou Narabe (vide : la place est ouverte à tous)
option-challenge-game = Le jeu et la variante, par exemple gomoku/freestyle
option-challenge-rules = D’autres règles, par exemple size=19 opening=swap2
option-challenge-clock = Temps par coup
option-challenge-rated = Compter pour la cote (par défaut : oui, si les règles et la pendule le permettent)
option-challenge-starts = Qui commence : vous, l’adversaire ou le hasard
choice-clock-live = 5 minutes par coup, pour jouer tout de suite
choice-clock-hour = 1 heure par coup
choice-clock-day = 1 jour par coup
choice-clock-3days = 3 jours par coup
choice-clock-week = 7 jours par coup
choice-clock-bank = 5 jours + 12 heures par coup
choice-clock-none = Sans pendule (jamais classée)
choice-starts-me = Je commence
choice-starts-them = L’adversaire commence
choice-starts-random = Au hasard
command-move = Jouer votre coup
option-move-where = Votre coup, par exemple h8
option-move-game = Laquelle de vos parties (numéro)
command-board = Afficher de nouveau le plateau
option-board-game = Laquelle de vos parties (numéro)
command-games = Voir vos parties en cours
command-resign = Abandonner une partie
option-resign-game = Laquelle de vos parties (numéro)
command-rules = Expliquer une variante, en images
option-rules-game = Le jeu et la variante, par exemple gomoku/renju (vide : ceux du salon)
option-rules-rules = D’autres règles, par exemple size=19 opening=swap2
command-help = Voir les commandes et apprendre à jouer
menu-replay = Revoir cette partie
menu-show = Afficher cette partie
menu-challenge = Défier
option-challenge-player3 = Troisième joueur (parties à 3 ou 4), ou partenaire en équipes
option-challenge-player4 = Quatrième joueur (parties à 4)
option-challenge-seats = Nombre de joueurs, si la variante laisse le choix
option-challenge-level = Jouer contre Narabe, à un niveau de 1 à 8
option-challenge-games = 2 : un match aller-retour, deux parties à la fois, chacun en commence une (vide : 1)
option-challenge-crowd = Jouer contre le public, qui vote pour chaque coup
choice-seats-3 = 3 joueurs
choice-seats-4 = 4 joueurs
