### Two Paths. F is the fox, H the hare, G the hedgehog; W is west, E is east.

two-paths = Two Paths
    .sentence = Lead fox, hare and hedgehog across the clearing: hide which way you go, and guess which way your opponent goes.
    .players = 2
    .length = 10 minutes, ages 8 and up

two-paths-role =
    .south = South
    .north = North
two-paths-animal =
    .F = fox
    .H = hare
    .G = hedgehog
two-paths-way =
    .W = west
    .E = east

## What the player is asked

two-paths-ask-line = Line up your three animals from west to east.
two-paths-ask-hide = Hide a side: announce an animal and choose its way. { $try ->
    [1] This is the first of at least three tries.
    [2] This is the second of at least three tries.
   *[other] You go on until a try is blocked.
    }
two-paths-ask-block = { $other } announces the { $animal }: lay the stone where you think it wants to go.
two-paths-ask-take = Well guessed! You may move your own { $animal } to the { $side }, or leave it.

two-paths-wait-line = { $who } is lining up the animals.
two-paths-wait-hide = { $who } is choosing an animal and hiding a side.
two-paths-wait-block = { $who } is laying the stone in the way of the { $animal }.
two-paths-wait-take = { $who } guessed right and may move a { $animal } in return.

two-paths-draft-line = The { $animal } stands in the west: who stands next to it?
two-paths-draft-side = The { $animal }: choose its side, west or east.

## Buttons

two-paths-choose-line = line up { $animals }
two-paths-choose-hide = announce the { $animal } and go { $side }
two-paths-choose-block = lay the stone in the { $side }
two-paths-would-block = If the { $animal } wants to go { $side }, it stays, and your own { $animal } may move { $side }. If it wants to go { $other }, it goes.
two-paths-choose-take = move your { $animal } to the { $side }
two-paths-choose-decline = leave your { $animal } where it is

## What happened

two-paths-did-line = { $who } lines up { $animals }, from west to east.
two-paths-did-line-you = You line up { $animals }, from west to east.
two-paths-did-announce-you = You announce the { $animal } and hide a side.
two-paths-did-hide-you = You announce the { $animal } and hide { $side }.
two-paths-did-announce = { $who } announces the { $animal } and hides a side.
two-paths-did-hide = { $who } announces the { $animal } and hides { $side }.
two-paths-did-block = { $who } lays the stone in the { $side } and guesses right: { $others } { $animal } stays put.
two-paths-did-pass = { $who } lays the stone in the { $side }, but { $others } { $animal } goes { $way } to { $space }.
two-paths-did-pass-home = { $who } lays the stone in the { $side }, but { $others } { $animal } goes { $way } and is home.
two-paths-did-block-you = You lay the stone in the { $side } and guess right: { $others } { $animal } stays put.
two-paths-did-pass-you = You lay the stone in the { $side }, but { $others } { $animal } goes { $way } to { $space }.
two-paths-did-pass-home-you = You lay the stone in the { $side }, but { $others } { $animal } goes { $way } and is home.
two-paths-did-take = { $whose } own { $animal } moves to { $space }.
two-paths-did-take-home = { $whose } own { $animal } moves on and is home.
two-paths-did-decline = { $whose } own { $animal } stays where it is.
two-paths-did-turn = That ends { $whose } turn.

## How it ended

two-paths-result-home = All three animals are home.
two-paths-result-stuck = A draw: neither player may move any animal.

## Beside the board

two-paths-score = { $home ->
    [0] none home
   *[other] { $home } home
    }
two-paths-beside-at = { $animal } on { $space }
two-paths-beside-home = { $animal } home
two-paths-beside-none = not lined up yet
two-paths-beside-try = Try
    .words = { $try ->
        [1] { $who }’s first of at least three
        [2] { $who }’s second of at least three
       *[other] { $who } goes on until blocked
        }
two-paths-beside-hidden = Hidden
    .words = { $animal } to the { $side }

## The board as text

two-paths-text-animal = { $who }’s { $animal }
two-paths-text-ways = { $who } can go on to { $west } in the west or { $east } in the east

## What one is trying to do

two-paths-goal = The first to bring all three animals across wins.
    .short = First with all three across wins.
two-paths-goal-you = Bring all three across before { $other }.
    .short = All three across, first.
two-paths-near = So close: you lost by one animal.

## What everything is

two-paths-about-animal = { $whose } { $animal }
    .words = It wants to go { $direction } across the clearing. It leaps over any animal in its way.
two-paths-about-hand = The fist in the { $side }
two-paths-about-fist = Whoever moves hides the disc in one of two fists; the other player lays the stone in front of one of them.
two-paths-about-fist-theirs = Lay the stone here if you think that the animal wants to go { $side }. If you are right, it stays, and your own may move that way.
two-paths-about-space = Space { $space }
two-paths-about-ways = { $whose } animals go on to { $west } in the west or { $east } in the east.
two-paths-sign-ways = Two ways
    .words = From every space two ways lead on, one on the west side and one on the east side.
two-paths-sign-fists = Fists
    .words = Announce an animal and hide which way it goes. At least three tries a turn; from the third on, until one is blocked.
two-paths-sign-stone = The stone
    .words = It closes one side. If the animal wanted to go there, it stays, and the other player’s animal of that kind may move that way.
two-paths-sign-leap = Leaping
    .words = Where an animal stands in the way, you leap on towards the same side.
two-paths-sign-woods = The woods
    .words = Across the clearing an animal is home. Nobody comes home while one of their animals is still on the starting line.

## Why a move was a mistake: at once, or by what it allows.

two-paths-harm-home =
    .now = This brings an animal of { $who } home: { $animal }.
    .reply = This lets { $who } bring an animal home next: { $animal }.
