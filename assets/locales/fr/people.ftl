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
