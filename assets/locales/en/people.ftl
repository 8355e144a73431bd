# What people set for themselves, and what they ask of each other between the moves.

panel-on = on
panel-off = off
panel-none = none
panel-done = Done.
language = English

command-preferences = Language, look, reminders and quiet hours, for you alone
preferences = How I am for you, in every server alike. What everybody sees follows the server’s own settings.
    Quiet hours: { $quiet } · time zone: { $zone }
preference-language = Language
preference-language-discord = As Discord says
preference-theme = Theme
theme-wood = Theme: wood
theme-slate = Theme: slate, for a dark screen
theme-paper = Theme: paper, as in books
theme-contrast = Theme: strong contrast
preference-reminders = Reminders
preference-reminders-channel = Reminders: a ping in the channel
preference-reminders-direct = Reminders: a direct message
preference-reminders-none = Reminders: none
preference-numbers-none = Move numbers: none
preference-numbers-last = Move numbers: the last few
preference-numbers-all = Move numbers: all
preference-forbidden = Forbidden points
preference-confirm = Ask before a move
preference-text-board = Board as text
preference-turned = Board turned by { $degrees }°
preference-auto-vacation = Vacation by itself
preference-quiet = Quiet hours
preference-quiet-label = From when until when?
preference-quiet-example = 23:00-7:30, or “off”
preference-zone = Time zone
preference-zone-label = Which time zone, or which city?
preference-zone-example = Europe/Paris, or Tokyo
preference-reset = All as at first
refusal-bad-hours = “{ $written }” cannot be read as quiet hours. Write them like 23:00-7:30, or “off” for none.
refusal-no-such-zone = There is no time zone “{ $written }”. Did you mean { $nearest }? Write a name such as Europe/Paris, or a big city such as Tokyo.

confirm-sure = This is how the board would be. Is that your move?
confirm-play = Yes: { $action }
