### Muddy Ride. Animals are keyed by the direction they face: N, E, S, W.

muddy-ride = Muddy Ride
    .sentence = Splash each other across a muddy meadow: nobody may walk forward, but puddles carry you.
    .players = 2–4
    .length = 15–30 minutes

muddy-ride-role =
    .N = Hippo
    .E = Pig
    .S = Frog
    .W = Duck
muddy-ride-the =
    .N = the Hippo
    .E = the Pig
    .S = the Frog
    .W = the Duck
muddy-ride-your =
    .N = your Hippo
    .E = your Pig
    .S = your Frog
    .W = your Duck
muddy-ride-flag =
    .N = the blue flag
    .E = the purple flag
    .S = the green flag
    .W = the brown flag
muddy-ride-player = Player { $number }

## What the player is asked

muddy-ride-ask-jump = Jump with { $animal }: one field sideways or back, into the next puddle.
muddy-ride-ask-pass = There is no field { $animal } could jump to, so you must pass.
muddy-ride-ask-splash = They cannot all be splashed: choose who moves.
muddy-ride-ask-roll = The die shows { $first } and { $second }: choose one and jump to its left or right.
muddy-ride-ask-roll-one = The die shows { $first } and { $second }, and only { $animal } can jump: choose its left or right.
muddy-ride-ask-roll-pass = Neither { $first } nor { $second } can jump, so you must pass.

muddy-ride-wait-jump = It is { $who }’s turn to jump.
muddy-ride-wait-jump-own = It is the { $who }’s turn to jump.
muddy-ride-wait-splash = { $who } is choosing who is splashed.
muddy-ride-wait-splash-own = The { $who } is choosing who is splashed.
muddy-ride-wait-deal = The secret cards are being dealt.
muddy-ride-wait-roll = { $who } is rolling the die.
muddy-ride-wait-roll-you = You are rolling the die.

muddy-ride-draft-who = Who jumps to { $field }?

## Buttons

muddy-ride-choose-jump = jump to { $field }
muddy-ride-choose-jump-of = jump with { $animal } to { $field }
muddy-ride-choose-splash = splash { $animals }

## What happened

muddy-ride-did-jump = { $who } jumps with { $animal } to { $field }.
muddy-ride-did-jump-own = The { $who } jumps to { $field }.
muddy-ride-did-jump-you = You jump with { $animal } to { $field }.
muddy-ride-did-jump-own-you = You jump to { $field }.
muddy-ride-did-arrive-own-you = You jump to { $field } and arrive!
muddy-ride-did-arrive-you = You jump with { $animal } to { $field }, and it arrives.
muddy-ride-did-arrive-own = The { $who } jumps to { $field } and arrives.
muddy-ride-did-arrive = { $who } jumps with { $animal } to { $field } and arrives.
muddy-ride-did-crowd = They cannot all be splashed at once.
muddy-ride-did-dry = Nobody is splashed.
muddy-ride-did-locked = { $count ->
    [2] In each other’s way, { $animals } both stay.
   *[other] In each other’s way in a ring, { $animals } all stay.
    }
muddy-ride-did-moves = Splash: { $moves }.
muddy-ride-to = { $animal } to { $field }
muddy-ride-home = { $animal } onto its target
muddy-ride-did-splash = { $who } chooses: { $moves }.
muddy-ride-did-splash-you = You choose: { $moves }.
muddy-ride-did-splash-own-you = You choose: { $moves }.
muddy-ride-did-splash-own = The { $who } chooses: { $moves }.
muddy-ride-did-pass = { $who } cannot jump with { $animal } and passes.
muddy-ride-did-pass-you = You cannot jump with { $animal } and pass.
muddy-ride-did-pass-own-you = You cannot jump and pass.
muddy-ride-did-pass-own = The { $who } cannot jump and passes.
muddy-ride-did-roll = { $who } rolls { $animals }.
muddy-ride-did-roll-you = You roll { $animals }.
muddy-ride-did-roll-pass-you = Neither { $first } nor { $second } can jump, so you pass.
muddy-ride-did-roll-pass = Neither { $first } nor { $second } can jump, so { $who } passes.
muddy-ride-did-deal = { $who } is dealt { $animal }.
muddy-ride-did-deal-you = You are dealt { $animal }.
muddy-ride-did-deal-hidden = A secret card is dealt.

## How it ended

muddy-ride-result-first = { $count ->
    [one] First to arrive: { $animals }.
   *[other] First to arrive, at the same moment: { $animals }.
    }
muddy-ride-result-team = The whole team has arrived.
muddy-ride-result-secret = { $count ->
    [one] The secret card showed { $animals }, and it arrived.
   *[other] The secret cards showed { $animals }, and both arrived at once.
    }
muddy-ride-result-drawn = A draw: both teams made it at the same moment.

## Beside the board

muddy-ride-beside-at = on { $field }, bound for { $target }
muddy-ride-beside-arrived = arrived
muddy-ride-beside-teams = Teams
    .words = { $first } against { $second }
muddy-ride-beside-die = Die
muddy-ride-beside-card = { $who }’s card

## The board as text

muddy-ride-text-print = { $whose } { $direction }
muddy-ride-text-target = target of { $animal }

## What one is trying to do

muddy-ride-goal-free-for-all = The first animal at its flag wins.
    .short = First to its flag wins.
muddy-ride-goal-free-for-all-you = Bring your { $animal } to { $flag } first.
    .short = { $animal } to { $flag }.
muddy-ride-goal-white-horse = The first animal at its flag wins for its team.
    .short = First to a flag wins for the team.
muddy-ride-goal-white-horse-you = You to { $flag }, or your partner home: be first.
    .short = { $flag } first, you or your partner.
muddy-ride-goal-all-or-nothing = A team wins when both its animals are at their flags.
    .short = Both of a team to their flags.
muddy-ride-goal-all-or-nothing-you = You to { $flag } and your partner home: be first.
    .short = { $flag } and your partner home.
muddy-ride-goal-secret = The first animal at its flag wins for whoever holds its card.
    .short = First card to arrive wins.
muddy-ride-goal-secret-you = Secretly get the { $animal } to { $flag } first.
    .short = Secretly: { $animal } to { $flag }.
muddy-ride-near = So close: you lost by { $fields ->
    [one] one field
   *[other] { $fields } fields
    }.

## What everything is

muddy-ride-about-start = Start
    .words = The journey of { $animal } begins here. It is a puddle like any other.
muddy-ride-about-animal = Goes { $direction } to { $target }. It jumps sideways or back; splashes carry it along its own prints.
muddy-ride-about-target-closed = Whoever’s flag this is and comes to stand here has arrived. Closed to everybody but { $animal }.
muddy-ride-about-target-open = Whoever’s flag this is and comes to stand here has arrived. Others than { $animal } may jump here, but nobody is splashed here.
muddy-ride-about-puddle = Puddle { $field }
    .words = A jump in here splashes { $prints }, one field each, wherever they stand.
muddy-ride-about-print = { $whose } { $direction }
muddy-ride-about-dry = No prints: a jump in here splashes nobody.
muddy-ride-sign-print = Footprints
    .words = Whoever jumps into a puddle splashes every animal whose print is drawn there, themselves too, one field the way the print points.
muddy-ride-sign-flag = Flag
    .words = The field beside it is the target of the animal with the same colour and print.
muddy-ride-sign-start = Sign with a print
    .words = There the animal with this print started.
muddy-ride-sign-jump = Glowing field
    .words = You may jump there: one field sideways or back, never forward.
muddy-ride-sign-way = In each other’s way
    .words = Nobody leaves the meadow, enters another’s target or a field where somebody stays. If several would land on one field, whoever jumped chooses.

## Why a move was a mistake: at once, or by what it allows.

muddy-ride-harm-home =
    .now = This brings { $animals } home.
    .reply = This lets { $animals } jump home next turn.
muddy-ride-harm-carried =
    .now = The splash carries { $animals } home.
    .reply = After this, the next splash carries { $animals } home.
