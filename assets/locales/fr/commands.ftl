# Commands as Discord lists them: at most 100 characters each.

command-challenge = Défier quelqu’un, ou chercher un adversaire
option-challenge-opponent = La personne à défier, ou Narabe (vide : la place est ouverte à tous)
option-challenge-game = Le jeu et la variante, par exemple gomoku/freestyle
option-challenge-rules = D’autres règles, par exemple size=19 opening=swap2
option-challenge-clock = Temps par coup
option-challenge-rated = Compter pour la cote (par défaut : oui, si les règles et la pendule le permettent)
option-challenge-first = Qui commence : vous, l’adversaire ou le hasard
choice-clock-live = 5 minutes par coup, pour jouer tout de suite
choice-clock-hour = 1 heure par coup
choice-clock-daily = 1 jour par coup
choice-clock-standard = 3 jours par coup
choice-clock-relaxed = 7 jours par coup
choice-clock-bank = 5 jours + 12 heures par coup
choice-clock-untimed = Sans pendule (jamais classée)
choice-first-me = Je commence
choice-first-them = L’adversaire commence
choice-first-random = Au hasard
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
command-help = Voir les commandes et apprendre à jouer
menu-challenge = Défier
option-challenge-second = Troisième joueur (parties à 3 ou 4) ; en équipes, votre partenaire
option-challenge-third = Quatrième joueur (parties à 4)
option-challenge-seats = Nombre de joueurs, si la variante laisse le choix
option-challenge-level = Jouer contre Narabe, à un niveau de 1 à 8
choice-seats-3 = 3 joueurs
choice-seats-4 = 4 joueurs
