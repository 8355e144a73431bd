# What people set for themselves, and what they ask of each other between the moves.

panel-on = on
panel-off = off
panel-none = none
panel-done = Done.
panel-toggle = { $name }: { $state }
language = English

command-preferences = Set your language, look, reminders and quiet hours
preferences = Your personal settings, in every server. Messages everyone can see use the server’s settings.
preferences-quiet = Quiet hours: { $quiet }
preferences-zone = Time zone: { $zone }
preference-language = Language
preference-language-discord = same as Discord
preference-theme = Theme
theme-wood = Theme: wood
theme-slate = Theme: slate, for dark mode
theme-paper = Theme: paper, as in books
theme-contrast = Theme: high contrast
preference-deck = Deck of cards
deck-coins = Deck: green and gold faces with coins
deck-suits = Deck: playing cards
preference-lettering = Pente boards: columns
lettering-server = Pente boards: columns as in the server
lettering-with-i = Pente boards: columns with the letter I
lettering-without-i = Pente boards: columns without the letter I
preference-reminders = Reminders
preference-reminders-channel = Reminders: ping in the channel
preference-reminders-direct = Reminders: direct message
preference-reminders-none = Reminders: none
preference-numbers-none = Move numbers: none
preference-numbers-last = Move numbers: the last few
preference-numbers-all = Move numbers: all
preference-forbidden = Show forbidden points
preference-confirm = Confirm each move
preference-text-board = Board as text
preference-turned = Board rotated: { $degrees }°
preference-auto-vacation = Auto-vacation
preference-direct-turns = Turns by direct message
preference-guessable = Guesses about my games
preference-puzzles = Puzzles from my games
preference-across = My seats in other servers
preference-quiet = Quiet hours
preference-quiet-label = From when to when?
preference-quiet-example = 23:00-7:30, or “off”
preference-zone = Time zone
preference-zone-label = Which time zone or city?
preference-zone-example = Europe/Paris, or Tokyo
preference-reset = Reset to defaults
refusal-bad-hours = “{ $written }” isn’t a time range. Write it like 23:00-7:30, or “off” for no quiet hours.
refusal-no-such-zone = There’s no time zone “{ $written }”.{ $nearest ->
    [none] {""}
   *[other] {" "}Did you mean { $nearest }?
} Write a time zone like Europe/Paris, or a big city like Tokyo.

confirm-sure = The board would look like this. Play this move?
confirm-play = Yes: { $action }

command-draw = Offer a draw, or accept one
option-draw-game = Which of your games (number)
command-takeback = Take back your last move (after 30 seconds, if the others agree)
option-takeback-game = Which of your games (number)
command-abort = Cancel a game with no result
option-abort-game = Which of your games (number)
command-rematch = Rematch with colours swapped
option-rematch-game = Which finished game (empty: your last one here)
option-board-here = Move the game to this channel
option-games-list = Your active games, this channel’s, open seats, or your finished ones
option-games-game = Only this game
option-games-with = Only games with this player
choice-list-mine = My active games, everywhere
choice-list-channel = Active games in this channel
choice-list-seats = Open seats in this channel
choice-list-finished = My finished games
command-block = Block or unblock a player
option-block-person = Who to block or unblock (empty: list your blocked players)
command-privacy = See what is stored about you, export it or delete it
command-settings = Change server settings and moderate games (needs Manage Server)
command-settings-show = Show and change the server’s settings
option-settings-game = Game number
option-settings-person = The player concerned
option-settings-decide-person = The winner (the bot: the crowd or the machine)
command-settings-end = End a game with no result
command-settings-void = Void a result and recalculate ratings
command-settings-decide = Decide an active or finished game (no person: a draw)
command-settings-restore = Restore the result as played
command-settings-close-season = Close the season
command-settings-extend = Give the player to move more time, a day at most
command-settings-ban = Ban a player from games here
command-settings-unban = Unban a player
command-settings-log = Show the moderation log

button-confirm-abort = Yes, cancel it
button-more = More…
button-guess = Guess…
button-offer = Offer a fifth…
button-vote = Vote…
button-plan = Plan…
button-note = Note…
button-try = Try moves…
button-draw = Offer a draw
button-takeback = Take back
button-abort = Cancel game…
button-replay = Replay
button-agree = Agree
button-agree-draw = Agree to a draw
button-agree-takeback = Agree to take back
button-agree-abort = Agree to cancel
button-turn-down = Decline
abort-sure = Someone hasn’t moved yet, so you can cancel this game right away, with no result. Cancel it? { $game }
abort-sure-alone = Cancel this game with no result? { $game }
abort-sure-asks = Everyone has moved, so the other players have to agree. Ask them to cancel this game with no result? { $game }
abort-sure-asks-one = This game can now be cancelled only if { $person } agrees. Ask them to cancel it with no result? { $game }
broken-off-aborted = Game cancelled, no result.
broken-off-ended-by-server = A moderator ended this game with no result.
end-adjudicated = decided by a moderator
end-voided = voided by a moderator
end-no-result = no result
offer-draw = 🤝 { $person } offers a draw. Waiting for { $people }.
offer-draw-crowd = 🤝 { $person } offers a draw. Press { $vote } and choose “Agree to the draw” if you want it.
offer-takeback = ↩️ { $person } wants to take back { $action }{ $more ->
    [none] {""}
   *[other] , and with it { $more }
}. Waiting for { $people }.
undone-choice = “{ $action }”
declined-draw = 🤝 { $person }’s draw offer was declined.
declined-draw-early = 🤝 { $person }’s draw offer was declined. { -narabe } agrees to none before move { $from }.
declined-takeback = ↩️ { $person } asked to take back a move. The request was declined.
declined-abort = { $person } asked to cancel the game. The request was declined.
declined-who = { $person } said no.
offer-withdrawn = { $person } withdrew the request.
lapsed-draw = 🤝 { $person }’s draw offer has lapsed.
lapsed-takeback = ↩️ { $person }’s request to take back a move has lapsed.
lapsed-abort = { $person }’s request to cancel the game has lapsed.
lapsed-hints = 💡 { $person }’s request for hints has lapsed.
offer-abort = { $person } wants to cancel the game with no result. Waiting for { $people }.
was-taken-back = ↩️ { $person } took back { $count ->
    [1] a move
   *[other] a move and what followed it
}.
you-are-asked = { $people }, in { $game } #{ $number }: { $asked } { $link }
board-moved-on = -# { $game }: newer board { $link }
board-goes-on = -# { $game } goes on in { $channel }. { $link }
no-result = No result.
refusal-no-offer = There’s no offer in this game right now. Use /draw to offer a draw, or /takeback to take back a move.
refusal-others-answer = Only { $people } can answer this.{ $own ->
    [yes] {" "}**{ $decline }** withdraws your offer.
   *[no] {" "}You’ve already agreed.
}
refusal-offer-stands = { $turn ->
    [yes] { $person } has already made an offer. Answer it first with the buttons under the board, or just play: the next move cancels it.
   *[no] { $person } has already made an offer. Answer it first with the buttons under the board. The next move cancels it.
}
refusal-offer-yours = { $turn ->
    [yes] You’ve already made an offer. Wait for the answer, withdraw it with **{ $decline }**, or just play: the next move cancels it.
   *[no] You’ve already made an offer. Wait for the answer, or withdraw it with **{ $decline }** under the board. The next move cancels it.
}
refusal-offer-crowd = You’ve already offered a draw, and the crowd can vote for it now. The crowd’s next move cancels it.
refusal-asked-already = You’ve already asked for that this turn. You can ask again after the next move.
refusal-no-draw-now = You can’t offer a draw right now. Play on, or use /resign.
refusal-no-draw-alone = There are no draws by agreement against the automa. Play on, or use /resign.
refusal-draw-thinking = { $machine } is thinking. Offer the draw after its move.
refusal-nothing-to-take-back = You have no move to take back.
refusal-take-back-limit = Too many moves have been taken back in this game. Play on from here, or start a new game with /challenge.
refusal-take-back-stake = The places of others depend on this game, so only your own latest move can be taken back: within 30 seconds, once, and before anyone else acts. Play on from here.
refusal-moves-within = You can only move a game within its own server. This one is in { $place }. Use /board there.
refusal-no-game-over-here = You have no finished games in this channel. Start a game with /challenge.

list-mine = Your active games, those that wait for you first:
list-mine-none = You have no active games. Start one with /challenge.
list-channel = Active games in this channel, most urgent first:
list-channel-none = No one is playing in this channel. Start a game with /challenge.
list-seats = Open seats in this channel:
list-seats-none = No open seats in this channel. Offer one with /challenge.
list-seat = { $game }, offered by { $author }: { $free ->
    [one] one open seat
   *[other] { $free } open seats
}
list-free = { $free ->
    [one] one open seat
   *[other] { $free } open seats
}
list-away = 🏖️ { $people } on vacation
list-finished = Your finished games, newest first:
list-open = Go to board
list-due = move due { $when }
list-expires = expires { $when }
list-across = from another server
across-joined = You have the seat in game #{ $number }, which is played in another server. Your turns come by DM, where **{ button-mine }** opens the board. `/games` lists the game too.
refusal-across-rematch = One of you was in another server, so this game has no rematch. `/challenge` without an opponent offers a new seat, which is shown there too.
list-last = last move { $when }
list-your-move = ▶ **Your move**
list-your-answer = ▶ **Your answer**
list-against = { $game } vs { $people }
list-beside = { $game } with { $mates }, against { $people }
list-between = { $game }: { $people }
list-in-set = { $game } ({ $part } of 2)
list-stone = { $stone } { $game }
list-finished-none = No finished games match.
list-no-match = No games match.
page-back = ◀ Back
page-number = { $pages ->
    [0] { $page }
   *[other] { $page } / { $pages }
}
page-on = Next ▶

settings = Server settings. If you don’t pick any channels or games, all are allowed.
    Banned: { $count ->
        [0] no one
       *[other] { $barred }
    }
    To moderate games and players: `/settings end`, `extend`, `decide`, `void`, `restore`, `close-season`, `ban`, `unban`, `log`
settings-banned-erased = { $count ->
    [one] one person whose data was deleted
   *[other] { $count } people whose data was deleted
}
settings-default-line = Default game: { $game }
settings-limits-line = Up to { $person ->
    [one] one active game
   *[other] { $person } active games
} per player and { $channel } per channel
settings-rule-sets-line = Rule sets: { $count ->
        [0] all
       *[other] { $names }
    }
settings-rule-sets-idle = Can’t be played, because their games aren’t allowed: { $names }
settings-usual-game = { $game } (not set)
setting-channels = Channels where games can start
setting-games = Games to play here
setting-policy = How boards are posted
policy-edit = update one message
policy-relay = new message for each move, delete the old one
policy-keep = new message for each move, keep the old ones
policy-thread = a thread for each game
thread-refused = This server wants a thread for each game, but I can’t create one here. I need the permission “Create Public Threads”. The game stays in this channel.
setting-casual = Rated games
setting-pace = Default clock
setting-pace-none = no clock (never rated)
setting-default = Default game
setting-default-label = Which game and rule set?
setting-default-example = { $game }, or - for none
setting-rule-sets = Rule sets
setting-rule-sets-label = Only these, separated by commas (- for all)
setting-limits = Limits
setting-limits-label = Games per player, games per channel?
setting-limits-example = 10 50 (- for the default, also for just one: - 50)
setting-lettering = Letter I on pente boards
settings-ratings = **Ratings here**
    • To be ranked, a player needs { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }, { $opponents ->
        [one] one opponent
       *[other] { $opponents } different opponents
    }, a deviation of { $deviation } or less, and a rated game in { $days ->
        [one] the last day
       *[other] the last { $days } days
    }. Changes apply at once.
    • A player’s games count if, when they start, the account is at least { $account ->
        [one] one day old
       *[other] { $account } days old
    } and has been in this server for at least { $member ->
        [one] one day
       *[other] { $member } days
    }.
    • The first, second, third … game of the same two players within 30 days counts { $weights }%. The last number stands for all later games.
    • { $plain ->
        [no] Plain gomoku and renju (without an opening rule), small boards and Gomoku Roku handicaps don’t count: that’s switched off.
       *[yes] Plain gomoku and renju (without an opening rule), small boards and Gomoku Roku handicaps count too.
    } What playing first is worth is part of the expected result.
    Changes to ages and weights apply to games that end from now on. What has been counted stays.
setting-odd = Plain gomoku and renju count
setting-ranked = Who is ranked…
setting-ranked-label = Games, opponents, deviation, days?
setting-ranked-example = 10 3 110 60, or - for the default
setting-ages = New accounts…
setting-ages-label = Days since sign-up, days in the server?
setting-ages-example = 14 3, or - for the default
setting-none = None
setting-guesses = Guess the move
setting-own-puzzles = Puzzles from games played here
setting-across = Open seats across servers
setting-results = Results are posted in
setting-role-champion = Winners of the last league or tournament that someone who manages the server made
setting-role-first = First on the leaderboard
setting-role-king = Kings of the hills that someone who manages the server has joined
setting-role-season = First on a leaderboard of the last season
setting-role-seats = Pinged for open seats, at most every 15 minutes. Let everyone mention this role.
setting-role-title = Holders of a title, like Shogun (three wins in a row against the same player)
setting-role-top = First three on the leaderboard
setting-role-voters = May vote when a game is played against the crowd, once here for three days (no role: everyone)
setting-roles = Roles and results…
setting-week = A summary of the week is posted in (Mondays, 10:00 UTC)
setting-puzzle = The puzzle of the day is posted in (after 10:00 UTC)
setting-weights = Repeated pairs…
setting-weights-label = Percent of the first, second … game?
setting-weights-example = 100 100 50 25 0, or - for the default
refusal-bad-ranked = “{ $written }” can’t be read as terms for the ranking. Write four numbers like 10 3 110 60: games (1 to 1000), opponents (1 to 100), deviation (45 to 350) and days (1 to 3650).
refusal-bad-ages = “{ $written }” can’t be read as two numbers of days. Write them like 14 3, each from 0 to 3650: days since sign-up and days in the server.
refusal-bad-weights = “{ $written }” can’t be read as weights. Write up to 20 numbers from 0 to 100, like 100 100 50 25 0.
refusal-bad-limits = “{ $written }” can’t be the two limits. Write two numbers like 10 50: 1 to { $person } games per player and 1 to { $channel } per channel. Write - in place of one to have its default, like - 50.
refusal-setting-no-choice = Nothing could be played then: the allowed rule sets ({ $sets }) belong to none of the allowed games ({ $games }). Change the other setting first, or clear it.
refusal-setting-default-not-here = The default game would be { $game }, which isn’t among what’s allowed here: { $known }. Choose another default game (- for none), or allow it first.
refusal-setting-default-alone = { $game } is for one player alone, but the default game is for challenges to others. Choose another one.
refusal-settings-need-server = Server settings only exist in servers. Use `/settings show` in a server’s channel. Your own are in /preferences.
refusal-role-of-everyone = Choose another role: everyone has this one.
refusal-roles-need-right = Give me the permission “Manage Roles” first, then choose the role again.
refusal-role-out-of-reach = I can’t give this role: it’s above my own or belongs to an integration. Move my own role above it (Server Settings, Roles), or choose another.
refusal-role-needs-own-right = To choose a role that I give, you need the permission “Manage Roles” from a role of your own. Ask someone who has it, or the server’s owner.
refusal-role-above-yours = You can’t choose this role, since it isn’t below your own highest one. Choose a lower role, or ask someone with a role above it or the server’s owner.
refusal-role-right-unknown = Discord isn’t saying right now whether you may give this role. Choose it again in a minute.
roles-gone = ⚠️ One of these roles no longer exists. Choose another one, or none.
roles-refused = ⚠️ Discord refused a role (code { $code }). Give me the permission “Manage Roles”, and move my role above the roles that I give: Server Settings, Roles.
settings-back = Back
settings-roles = **Roles and results**
    Members get these roles from me for what they’ve played, and lose them when the role goes to someone else. I look every ten minutes.
refusal-settings-need-right = You need the permission “Manage Server” for this. Your own settings are in /preferences.
refusal-deed-needs-person = Say who: pick a player in the option `person`.
refusal-ban-self = You can’t ban yourself. Pick someone else.
refusal-ban-narabe = { -narabe } can’t be banned. Pick a person.
refusal-settings-full = There’s no room left for this change, because so many people are banned here. Unban someone first: `/settings unban`
refusal-not-banned = { $person } isn’t banned here, so there’s no ban to lift. `/settings log` lists what was done.
refusal-deed-not-now = That doesn’t work for this game right now. You can end open or active games, extend active ones, decide active or finished ones, and void or restore finished ones.
refusal-decide-left = This player has left the game, so they can’t win it. Pick another winner, or end the game without a result with `/settings end`.
refusal-decide-automa = The game itself plays the automa, which can’t be made to lose. You can decide for the automa or for a draw, or end the game without a result with `/settings end`.
refusal-no-crowd = { -narabe } doesn’t play in this game. Pick one of its players, or no one for a draw.
refusal-not-their-game = { $person } isn’t in this game. Pick one of its players, or no one for a draw.
refusal-no-deadline = This game has no deadline to extend.
did-end = Game #{ $number } ended with no result.
did-end-event = In its event it counts as over, and neither player gets points. You can still give it a result: `/settings decide`
did-adjudicate = Game #{ $number } has been decided.
did-extend = The player to move in #{ $number } has { $minutes ->
    [5] five more minutes
    [60] one more hour
   *[other] one more day
}.
did-bar = { $person } can no longer start or join games here. Their active games go on.
did-unbar = { $person } can play here again.
did-bar-events = This takes them out of { $events }.
did-bar-already = { $person } is already banned here. `/settings unban` lifts the ban.
did-void-already = Game #{ $number } has already been voided. `/settings restore` brings its result back.
did-restore-already = Game #{ $number } already has the result that was played, so there’s nothing to restore.
did-adjudicate-already = Game #{ $number } already has that result, so there’s nothing to change.
did-unbar-events = They’re still out of { $events }. For 48 hours after the ban an organiser can put them back: `/events do:Put a player back in (organisers)`
audit = Moderation log, newest first:
audit-detail = { $line }: { $detail }
audit-draw = a draw
audit-machine = the machine
audit-win = a win for { $winner }
# What someone has done, behind their name.
audit-act-end = ended game { $game }
audit-act-extend = gave more time in game { $game }
audit-act-adjudicate = decided game { $game }
audit-act-void = voided the result of game { $game }
audit-act-restore = restored the result of game { $game }
audit-act-close-season = closed the season
audit-act-bar = banned { $person }
audit-out-of = out of { $events }
audit-moved = { $event }, from { $from } to { $to }
audit-act-unbar = unbanned { $person }
audit-act-make-event = created an event
audit-act-start-event = started an event
audit-act-cancel-event = cancelled an event
audit-act-remove-entrant = removed { $person } from an event
audit-act-put-back = put { $person } back into an event
audit-act-move-event = moved an event
audit-act-set-channels = set the channels for games
audit-act-set-games = set the games
audit-act-set-policy = set how boards are posted
audit-act-set-casual = set whether games are rated
audit-act-set-language = set the language
audit-act-set-theme = set the theme
audit-act-set-deck = set the cards
audit-act-set-lettering = set the letter I on pente boards
audit-act-set-pace = set the default clock
audit-act-set-rule-sets = set the rule sets
audit-act-set-default = set the default game
audit-act-set-limits = set the limits
audit-act-set-odd = set whether plain gomoku and renju count
audit-act-set-ranked = set who is ranked
audit-act-set-ages = set the rules for new accounts
audit-act-set-weights = set the weights of repeated pairs
audit-act-set-role-king = set the role of kings of the hills
audit-act-set-role-champion = set the role of event winners
audit-act-set-role-first = set the role of the first on the leaderboard
audit-act-set-role-top = set the role of the first three
audit-act-set-role-season = set the role of the season’s first
audit-act-set-role-title = set the role of title holders
audit-act-set-role-seats = set the role pinged for open seats
audit-act-set-role-voters = set the role of voters
audit-act-set-results = set the channel for results
audit-act-set-week = set the channel for the week’s summary
audit-act-set-puzzle = set the channel for puzzles
audit-act-set-guesses = set whether moves can be guessed
audit-act-set-own-puzzles = set whether puzzles come from games here
audit-act-set-across = set whether open seats are shown across servers
# The new value of a setting, behind what someone has done.
audit-none = none
audit-default = the default
audit-all-channels = all channels
audit-all-games = all games
audit-all-rule-sets = all rule sets
audit-theme-wood = wood
audit-theme-slate = slate
audit-theme-paper = paper
audit-theme-contrast = high contrast
audit-deck-coins = green and gold faces with coins
audit-deck-suits = playing cards
audit-limits = up to { $person ->
    [one] one active game
   *[other] { $person } active games
} per player and { $channel } per channel
audit-ranked = at least { $games ->
    [one] one rated game
   *[other] { $games } rated games
}, { $opponents ->
    [one] one opponent
   *[other] { $opponents } different opponents
}, a deviation of { $deviation } or less, a rated game in { $days ->
    [one] the last day
   *[other] the last { $days } days
}
audit-ages = account at least { $account ->
    [one] one day old
   *[other] { $account } days old
}, in the server for at least { $member ->
    [one] one day
   *[other] { $member } days
}
audit-weights = { $weights }% for the first, second, third … game
audit-empty = The moderation log is empty.
refusal-channel-not-here = Games can’t start in this channel. Play in: { $known }.
refusal-game-not-here = This server doesn’t offer { $game }. It offers: { $known }.
refusal-rules-taken = Without `game`, the rules are those of { $game }. Possible in `game`: { $known }.
refusal-nothing-here = Nothing can be played in this server: its rule sets ({ $sets }) belong to none of its games ({ $games }). Someone who manages the server can change both: `/settings show`
refusal-you-are-barred = You can’t start or join games here (server moderators’ decision). Your active games go on, and you can play in other servers.
refusal-they-are-barred = { $person } isn’t allowed to play here (server moderators’ decision). Challenge someone else.
refusal-blocked = You can’t challenge { $person }. Challenge someone else.
refusal-you-blocked = You’ve blocked { $person }. Unblock them with /block first.
refusal-block-self = You can’t block yourself. Pick someone else.
refusal-block-bot = Bots challenge no one, so there’s nothing to block. Pick a person.
blocked-list = { $count ->
    [0] You haven’t blocked anyone. Use /block and pick a player.
   *[other] You’ve blocked { $people }. To unblock someone, use /block and pick them again.
}
blocked-now = { $person } is blocked and can’t challenge you or join your open seats. Your active games go on. Blocks don’t apply in events or on the hill.
unblocked-now = { $person } is unblocked and can challenge you again.

privacy = • **What is stored about you**: your Discord user ID, and since when it’s been known. Your games with their moves, times, channels and results. What you set in /preferences, and the lessons you’ve solved. Who you block with /block. Your vacations. The ratings from your games. Your attempts at puzzles of the day. Your plans, notes, guesses and votes. The leagues, tournaments and hills that you’ve joined. The roles you have from the bot. What moderators did about you, and what you did as one. For each server where you play: your display name there, the day you joined and when you were last known to be there. Nothing you write in channels, and no pictures.
    • **For how long**: games, ratings, puzzles and what you’ve joined for as long as the bot runs, the rest until you change it. Plans are deleted once they’re played or void, guesses and votes a week after they’re counted. What is kept to answer you is deleted within the hour. Thirty days after a server removes the bot or, if that’s later, after the last move or attempt at a puzzle there, everything about that server is deleted.
    • **What you can do**: export everything as a file, or delete it. If you delete it, your active games end, a player without a name takes your place, and the results and ratings of others stay correct. If a server has banned you from games, the ban stays, with a salted hash instead of your ID.
link-terms = Terms
link-privacy = Privacy policy
link-support = Support
privacy-export = Export everything
privacy-delete = Delete…
privacy-delete-yes = Yes, delete everything about me
privacy-sure = If you press the button, everything about you is deleted, in every server:
    • { $games ->
        [0] You have no active games.
        [one] Your active game ends and counts as resigned.
       *[other] Your { $games } active games end and count as resigned.
    }
    • Finished games have a number in place of your name, like 👤1.
    • Messages that are already in channels stay as they are, even where they name you.
    No one can undo this.
privacy-exported = Everything that is stored about you:
refusal-exported-lately = You asked for your data a few minutes ago. You can ask for it again from { $until }.
refusal-deleted-lately = Your data was deleted a few minutes ago. What has been stored since can be deleted from { $until }.
refusal-data-too-large = Your data is larger than Discord takes in one message. Ask the person who runs { -narabe } for a copy.
rights-note = -# Missing permissions here: { $rights }. Someone who manages the server can grant them.
thread-note = -# I’m not in this private thread, so I can’t call or remind anyone here. Mention me once in the thread, which adds me.
channels-note = -# The bot can’t show boards in { $channels }: there it needs the permissions View Channel, Send Messages and Attach Files.
broken-off-server-gone = Game cancelled: the server removed the bot.
refusal-too-many-commands = That’s more than { $most ->
    [one] one command
   *[other] { $most } commands
} in a minute. Wait a moment. Buttons still work.
refusal-too-many-presses = That’s more than { $most ->
    [one] one button press or form
   *[other] { $most } button presses and forms
} in a minute. Wait a moment, then press again.
refusal-work-under-way = I’m still drawing what you asked for before. Wait until it’s there, then try again.
refusal-too-much-work = Many pictures are being drawn right now. Try again in a minute.
refusal-too-costly = This game takes too long to replay. Try it with fewer moves.

# How a board looks to one person alone.
button-mine = My view
option-board-text = The board as text, row by row, for you alone
preference-zoom = Zoom to the action
board-in-file = The board as text is in the file below.
refusal-no-game-to-show = There’s no active or finished game in this channel. Give a game’s number. /games lists yours.
# Beside the stones on pictures, whose letters are few.
machine-name = Automa
machine-label = Narabe (level { $level })
strip-days = { $count } d
strip-hours = { $count } h
strip-minutes = { $count } min

week-offer = **A summary of the week?**
    Ten games have been finished here. On Mondays I can post what happened: games, streaks, open challenges. It pings no one. Choose a channel, or leave it as it is: only you see this, and only once. `/settings show` has it too.
greeting = 👋 { -narabe } is here: five in a row and its relatives, in this channel or any other. `/challenge` starts a game, /help shows everything. If you manage this server, set it up:
setup-open = Set up
setup = **Set up { -narabe } for this server**
    You manage this server, so only you see this, and only once. All of it can be changed later with `/settings show`.
setup-step = **Step { $number }.** { $name }
setup-language = Language of public messages
setup-permissions = **Permissions in this channel**
setup-has = ✓ { $name }: allowed
setup-lacks = ✗ { $name }: games need it. Allow it for { -narabe } in the channel’s settings, then test again.
setup-lacks-roles = ○ { $name }: only roles for players need it. To use those, allow it for { -narabe } in the server’s settings.
setup-test = Test again
setup-all = All settings
