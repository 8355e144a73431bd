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

command-draw = Offer a draw, or accept one
option-draw-game = Which game, if you have several here
command-takeback = Take your last move back
option-takeback-game = Which game, if you have several here
command-abort = Break a game off without a result
option-abort-game = Which game, if you have several here
command-rematch = The same game once more, with colours exchanged
option-rematch-game = Which game; leave it out for your last one here
option-board-here = Play the game in this channel from now on
option-games-list = Which list
option-games-game = Only this game
option-games-with = Only with this person
choice-list-mine = Mine, everywhere
choice-list-here = All in this channel
choice-list-finished = Mine that are over
command-block = Keep somebody from challenging you, or no longer
option-block-person = Who; leave it out to see whom you keep away
command-privacy = What I keep about you; take it with you, or have it deleted
command-settings = Channels, games, clocks, looks and order, for those who manage the server
option-settings-do = Something to do at once
option-settings-game = To which game, by its number
option-settings-person = To whom, or who wins
choice-do-end = End a game without a result
choice-do-void = Annul a result; ratings are counted again
choice-do-adjudicate = Decide a game, running or over; with nobody named it is a draw
choice-do-restore = Let a result stand as it was played
choice-do-close-season = Close the season of the leaderboards
choice-do-extend = Give a day more
choice-do-bar = Keep somebody out of games here
choice-do-unbar = Let somebody play here again
choice-do-audit = Show what was done

button-confirm-abort = Yes, break it off
button-agree = Agree
button-turn-down = Decline
abort-sure = Somebody has not moved yet, so you can break this game off at once, without a result. Shall I? { $game }
abort-sure-alone = Break this game off, without a result? { $game }
abort-sure-asks = Everybody has moved, so the others have to agree to break this game off. Shall I ask them? { $game }
broken-off-aborted = The game was broken off without a result.
broken-off-ended-by-server = Those who run this server have ended the game, without a result.
adjudicated = (decided by those who run this server)
offer-draw = 🤝 { $person } offers a draw. To answer: { $people }.
offer-takeback = ↩️ { $person } would like to take the last move back. To answer: { $people }.
declined-draw = 🤝 { $person }’s offer of a draw was not accepted.
declined-takeback = ↩️ { $person }’s request to take a move back was not granted.
declined-abort = { $person }’s request to break the game off was not granted.
offer-abort = { $person } would like to break the game off without a result. To answer: { $people }.
was-taken-back = ↩️ { $person } took { $count ->
    [one] a move
   *[other] { $count } moves
} back.
you-are-asked = { $people }, in { $game } #{ $number }: { $asked } { $link }
no-result = No result.
refusal-no-offer = Nothing is offered in this game now. /draw offers a draw, /takeback asks to take a move back.
refusal-others-answer = Only { $people } can answer this.
refusal-offer-stands = Something is asked for already, by { $person }. It has to be answered first, by the buttons under the board; it also ends with the next move.
refusal-asked-already = You have asked for that already in this turn. After the next move you can ask again.
refusal-no-draw-now = A draw cannot be offered in this game now. You can go on playing, or give up with /resign.
refusal-nothing-to-take-back = There is no move of yours to take back.
refusal-moves-within = A game moves only within its own server; this one is played in { $place }. Use /board there.
refusal-no-game-over-here = You have no game in this channel that is over. Start one with /challenge.

list-mine = Your unfinished games, the most urgent first (page { $page }):
list-mine-none = You have no unfinished games. Start one with /challenge.
list-here = The unfinished games of this channel, the most urgent first (page { $page }):
list-here-none = Nobody is playing in this channel. Start a game with /challenge.
list-finished = Your games that are over, the latest first (page { $page }):
list-due = move due { $when }
list-expires = expires { $when }
list-last = last move { $when }
list-finished-none = No game of yours that is over fits.
page-back = ◀ Back
page-on = On ▶

settings = The settings of this server. Without channels or games chosen, all are allowed.
    Default game: { $game } · at most { $person } unfinished games a person and { $channel } a channel · kept out: { $count ->
        [0] nobody
       *[other] { $barred }
    }
    To end, prolong, decide or annul a game, to close a season, to keep somebody out, or to see what was done: `/settings do:…`
setting-channels = Channels in which games may be begun
setting-games = Games that may be played
setting-policy = How boards are shown
policy-edit = One board, brought up to date in its place
policy-relay = A new board for every move; the old one is deleted
policy-keep = A new board for every move; the old ones stay
policy-thread = A thread for each game
thread-refused = The server wants a thread for each game, but I cannot begin one here: I need the permission “Create Public Threads”. The game stays in this channel.
setting-casual = Nothing rated
setting-more = More …
setting-back = Back
setting-pace = Clock of a challenge that names none
setting-default = Default game
setting-default-label = Which game and rule set?
setting-default-example = gomoku/renju, or - for none
setting-rule-sets = Rule sets
setting-rule-sets-label = Only these, with commas; - for all
setting-rule-sets-example = gomoku/renju, pente
setting-limits = Limits
setting-limits-label = Games a person, games a channel?
setting-limits-example = 10 50
setting-ratings = Ratings …
settings-ratings = **Ratings here**
    • Ranked: after { $games } rated games against { $opponents } different people, with a deviation of at most { $deviation }, and a rated game in the last { $days } days. A change holds at once.
    • Least age when a game is begun: the account { $account } days, the membership of this server { $member } days.
    • What the first, second … game of the same two within 30 days weighs: { $weights } %. The last number stands for all further games.
    Ages and weights hold for games that end from now on; what has been counted stays.
setting-odd = Odd rules rated
setting-ranked = Ranked …
setting-ranked-label = Games, opponents, deviation, days?
setting-ranked-example = 10 3 110 60, or - for the usual
setting-ages = Ages …
setting-ages-label = Days of the account, of the membership?
setting-ages-example = 14 3, or - for the usual
setting-weights = Repeated pairs …
setting-weights-label = Percent of the first, second … game?
setting-weights-example = 100 100 50 25 0, or - for the usual
refusal-bad-ranked = “{ $written }” cannot be read as what it takes to be ranked. Write four numbers such as 10 3 110 60: games (1 to 1000), opponents (1 to 100), deviation (45 to 350) and days (1 to 3650).
refusal-bad-ages = “{ $written }” cannot be read as two ages. Write two numbers of days such as 14 3, each from 0 to 3650: the account and the membership.
refusal-bad-weights = “{ $written }” cannot be read as weights. Write up to 20 numbers from 0 to 100, such as 100 100 50 25 0.
refusal-bad-limits = “{ $written }” cannot be read as the two limits. Write two numbers such as 10 50: at most { $person } games a person and { $channel } a channel.
refusal-settings-need-server = Settings belong to a server. Use /settings in one of its channels; your own are in /preferences.
refusal-settings-need-right = This is for those with the permission Manage Server. Your own settings are in /preferences.
refusal-deed-needs-game = Say which game, by its number, with the option “game”.
refusal-deed-needs-person = Say who, with the option “person”.
refusal-deed-not-now = That cannot be done to this game now: ending is for open and running games, prolonging for running ones, deciding for running ones and those that are over, annulling and restoring for those that are over.
refusal-not-their-game = { $person } does not play in this game. Name one of its players, or nobody for a draw.
refusal-no-deadline = This game has no deadline to put off.
did-end = Game #{ $number } has been ended without a result.
did-adjudicate = Game #{ $number } has been decided.
did-extend = Whoever is on turn in game #{ $number } has a day more.
did-bar = { $person } can no longer begin or join games here. Games that are running go on.
did-unbar = { $person } can play here again.
audit = What was done here, the latest first:
audit-empty = Nothing has been done here yet.
refusal-channel-not-here = This server wants no games in this channel. Play in: { $known }.
refusal-game-not-here = This server does not play that. It plays: { $known }.
refusal-you-are-barred = Those who run this server have kept you out of new games here. Games that are running go on; you can play elsewhere.
refusal-they-are-barred = { $person } cannot play here, as those who run this server wish. Challenge somebody else.
refusal-blocked = { $person } does not want to be challenged by you. Challenge somebody else.
refusal-you-blocked = You keep { $person } from challenging you. Use /block to let them again first.
refusal-block-self = You cannot block yourself. Name somebody else.
blocked-list = { $count ->
    [0] You keep nobody away. /block with a person does.
   *[other] You keep these people from challenging you: { $people }. /block with a person lets them again.
}
blocked-now = { $person } can no longer challenge you or join your open seats. Games that are running go on.
unblocked-now = { $person } can challenge you again.

privacy = • **What I keep about you**: your Discord number; your games with their moves, times, channels and results; what you set in /preferences; whom you keep away with /block; the ratings that follow from your games; of each server where you play the name that boards there call you by, and since when you are a member. Nothing that you write in channels, no pictures.
    • **For how long**: games and ratings as long as I run, the rest until you change it. What I note to answer you goes within the hour. Thirty days after a server has removed me, everything about that server goes.
    • **What you can do**: take everything as a file, or have it deleted. Deleted means: your unfinished games end, a player without a name stands in your place, and the results and ratings of others stay true. Where a server has banned you from games, the ban stays, as a salted hash in the place of your number.
privacy-export = Everything as a file
privacy-delete = Delete …
privacy-delete-yes = Yes, delete everything about me
privacy-sure = Your unfinished games end now, running ones as resigned, and all that is yours goes for good. Nobody can bring it back.
privacy-exported = Everything that I keep about you:
rights-note = -# Missing permissions here: { $rights }. Somebody who manages the server can give them to me.
broken-off-server-gone = The game was broken off: its server removed me.
refusal-too-many-commands = That is more than { $most } commands a minute. Wait a moment; buttons still work.
refusal-too-many-presses = That is more than { $most } presses of buttons and forms a minute. Wait a moment, then press again.
refusal-work-under-way = I'm still drawing what you asked for before. Wait until it's there, then try again.
refusal-too-much-work = Many pictures are being drawn right now. Try again in a minute.
refusal-too-costly = This record takes too long to replay. Try it with fewer moves.

# How a board looks to one person alone.
button-mine = My view
option-board-text = The board in words, row by row, for you alone
preference-zoom = Only the part in play
board-in-file = The board in words is in the file below.
refusal-no-game-to-show = No game is running or over in this channel. Name one by its number; /games lists yours.
# Beside the stones on pictures, whose letters are few.
machine-name = Automa
strip-days = { $count } d
strip-hours = { $count } h
strip-minutes = { $count } min
