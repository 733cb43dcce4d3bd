### Duel.

duel = Duel
    .sentence = Two cowboys try to shoot each other past each other: step sideways or back, and let the bullets do the rest.
    .players = 2
    .length = 15–20 minutes

duel-role =
    .light = Light
    .dark = Dark
duel-token =
    .good-shot = { $count ->
        [one] 1 good shot
       *[other] { $count } good shots
        }
    .double-blast = { $count ->
        [one] 1 double blast
       *[other] { $count } double blasts
        }
    .booster = { $count ->
        [one] 1 booster
       *[other] { $count } boosters
        }
    .dummy = { $count ->
        [one] 1 dummy
       *[other] { $count } dummies
        }

## What the player is asked

duel-ask-place = Place your cowboy on a field of rank { $rank }.
duel-ask-place-large = Place your cowboy on two neighbouring fields of rank { $rank }.
duel-ask-step = Step one field sideways or back.
duel-ask-step-or-fire = Step one field sideways or back, or fire a special bullet first.
duel-ask-fire-or-pass = You cannot step: fire a special bullet, or pass.
duel-ask-pass = You cannot step, so you must pass.
duel-ask-trigger = If you step back, choose which of the two fields you trigger.
duel-ask-stepped = Fire a special bullet, or end your turn.
duel-ask-shot = Only one of the two can be shot off: choose which.

duel-wait-place = { $who } is placing a cowboy.
duel-wait-step = It is { $who }’s turn to step.
duel-wait-stepped = { $who } may still fire a special bullet.
duel-wait-shot = { $who } is choosing who is shot off.
duel-wait-ammo = { $who } is turning over a special bullet.

duel-draft-trigger = Choose which field you trigger: { $fields }.

## Buttons

duel-choose-place = place on { $field }
duel-choose-step = step to { $field }
duel-choose-trigger = step to { $field }, triggering { $trigger }
duel-choose-fire = fire a special bullet
duel-choose-end = end the turn
duel-part-trigger = trigger { $field }
duel-choose-shot = shoot off { $cowboy }

## What happened

duel-did-place = { $who } takes position on { $field }.
duel-did-place-you = You take position on { $field }.
duel-did-step = { $who } steps to { $field }.
duel-did-step-you = You step to { $field }.
duel-did-trigger = { $who } steps to { $field }, triggering { $trigger }.
duel-did-trigger-you = You step to { $field }, triggering { $trigger }.
duel-did-shot = { $who } is shot to { $field }.
duel-did-shot-you = You are shot to { $field }.
duel-did-shot-both = { $who } is shot to { $field }, { $other } to { $place }.
duel-did-shot-both-you = You are shot to { $field }, { $other } to { $place }.
duel-did-through = { $who } is shot past the last rank and is through!
duel-did-through-you = You are shot past the last rank and are through!
duel-did-locked = Both are shot at each other’s field and block each other: both stay.
duel-did-crowd = Only one of the two can be shot off.
duel-did-decide = { $who } decides.
duel-did-decide-you = You decide.
duel-did-stay = Nobody can be shot off.
duel-did-pass = { $who } cannot step and passes.
duel-did-pass-you = You cannot step and pass.
duel-did-end = { $who } ends the turn.
duel-did-end-you = You end the turn.
duel-did-fire = { $who } fires a special bullet.
duel-did-ammo =
    .good-shot = { $who } turns over a good shot.
    .double-blast = { $who } turns over a double blast: another turn follows this one.
    .booster = { $who } turns over a booster.
    .dummy = { $who } turns over a dummy: nothing happens.
duel-did-fire-you = You fire a special bullet.
duel-did-ammo-you =
    .good-shot = You turn over a good shot.
    .double-blast = You turn over a double blast: another turn follows this one.
    .booster = You turn over a booster.
    .dummy = You turn over a dummy: nothing happens.
duel-did-again = The double blast gives { $who } another turn.

## How it ended

duel-result-through = The { $cowboy } cowboy is through.
duel-result-through-you = Your cowboy is through.
duel-result-more = Both were through at once; the winner had more special bullets left, { $more } to { $fewer }.
duel-result-both = Both win: a rematch is due! Both were through at once, with { $left ->
    [0] no special bullets
    [one] 1 special bullet
   *[other] { $left } special bullets
    } left each.

## Beside the board

duel-beside-left = { $left ->
    [0] no special bullets left
    [one] 1 special bullet left
   *[other] { $left } special bullets left
    }
duel-beside-unseen = Still face down
duel-beside-again = Double blast
    .words = { $who } takes another turn after this one

## The board as text

duel-text-bullet = { $whose } { $direction }
duel-text-unplaced = not placed yet
duel-text-through = through

## What one is trying to do

duel-goal = The first cowboy shot past the far edge wins.
    .short = First past the far edge wins.
duel-goal-you = Get through to the far side before { $other }.
    .short = Through to the far side first.
duel-near = So close: you lost by { $shots ->
    [one] one shot
   *[other] { $shots } shots
    }.

## What everything is

duel-about-cowboy = { $whose } cowboy
duel-about-cowboy-way = { $who } steps sideways or back, and wants to be shot { $direction } past the far edge.
duel-about-cowboy-way-you = You step sideways or back, and want to be shot { $direction } past the far edge.
duel-about-drum = { $whose } drum
    .words = { $left ->
        [0] No special bullets are left in it.
        [one] 1 special bullet is left in it, face down.
       *[other] { $left } special bullets are left in it, face down.
        } One may be fired each turn, before or after the step.
duel-about-unseen = Still face down, in either drum.
duel-about-token =
    .good-shot = Good shot: the other cowboy is shot one field back.
    .double-blast = Double blast: whoever fires it takes another turn after this one.
    .booster = Booster: both cowboys are shot one field forward.
    .dummy = Dummy: nothing happens.
duel-about-field = Field { $field }
    .words = Whoever steps here fires its bullets: { $bullets }.
duel-about-bullet = { $whose } { $direction }
duel-about-empty = No bullets: stepping here shoots nobody.
duel-sign-bullet = Bullets
    .words = Stepping onto a field fires its bullets: each cowboy is shot one field the way the bullet of its shade points, wherever it stands.
duel-sign-edge = The far edge
    .words = Whoever is shot past it is through and wins. At the other edges a cowboy stays where it is.
duel-sign-drum = Drums
    .words = Each holds special bullets, face down. Once a turn you may fire one.

## Why a move was a mistake: at once, or by what it allows.

duel-harm-through =
    .now = This shoots { $who } through.
    .reply = This lets { $who } shoot through next turn.
duel-harm-back =
    .now = This shoots { $whom } back to { $field }.
    .reply = This lets { $who } shoot { $whom } back to { $field }.
