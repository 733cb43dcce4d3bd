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

muddy-ride-draft-who = Who jumps to { $field }?

## Buttons

muddy-ride-choose-jump = jump to { $field }
muddy-ride-choose-jump-of = jump with { $animal } to { $field }
muddy-ride-choose-splash = splash { $animals }

## What happened

muddy-ride-did-jump = { $who } jumps with { $animal } to { $field }.
muddy-ride-did-jump-own = The { $who } jumps to { $field }.
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
muddy-ride-did-splash-own = The { $who } chooses: { $moves }.
muddy-ride-did-pass = { $who } cannot jump with { $animal } and passes.
muddy-ride-did-pass-own = The { $who } cannot jump and passes.
muddy-ride-did-roll = { $who } rolls { $animals }.
muddy-ride-did-roll-pass = Neither { $first } nor { $second } can jump, so { $who } passes.
muddy-ride-did-deal = { $who } is dealt { $animal }.
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
