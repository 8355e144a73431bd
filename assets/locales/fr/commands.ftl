# Commands as Discord lists them: at most 100 characters each.

command-challenge = Défier quelqu’un, ou proposer une place libre
option-challenge-opponent = La personne à défier ; à laisser vide pour une place libre
option-challenge-game = Le jeu et la variante, par exemple gomoku/freestyle
option-challenge-rules = D’autres règles, par exemple size=19
option-challenge-clock = Le temps par coup
option-challenge-rated = Si le résultat compte pour le classement
option-challenge-first = Qui commence
choice-clock-live = Cinq minutes par coup, pour jouer sur-le-champ
choice-clock-hour = Une heure par coup
choice-clock-daily = Un jour par coup
choice-clock-standard = Trois jours par coup
choice-clock-relaxed = Une semaine par coup
choice-clock-bank = Cinq jours, plus 12 heures par coup
choice-clock-untimed = Sans pendule (jamais classée)
choice-first-me = Je commence
choice-first-them = L’adversaire commence
choice-first-random = Au hasard
command-move = Jouer votre coup
option-move-where = Où, par exemple h8
option-move-game = Quelle partie, si plusieurs vous attendent ici
command-board = Afficher de nouveau le plateau
option-board-game = Quelle partie, si vous en avez plusieurs ici
command-games = Voir vos parties en cours
command-resign = Abandonner une partie
option-resign-game = Quelle partie, si vous en avez plusieurs ici
command-rules = Expliquer une variante, en images
option-rules-game = Le jeu et la variante, par exemple gomoku/renju
command-help = Ce que je sais faire et comment jouer
menu-challenge = Défier
option-challenge-second = Autre adversaire, à trois ou quatre ; en équipes, votre partenaire
option-challenge-third = Autre adversaire, à quatre
option-challenge-seats = Combien jouent, quand la variante laisse le choix
choice-seats-3 = 3 joueurs
choice-seats-4 = 4 joueurs
