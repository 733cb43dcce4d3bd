### Lessons: what a friendly voice says while somebody plays their first games. One thing at a time.
### The learner is Hippo, Light, the first kangaroo, South and the first lord.

## Muddy Ride

lesson-muddy-ride-first-title = Your first ride
lesson-muddy-ride-first-about = How to cross a meadow without ever stepping forward.
lesson-muddy-ride-first-hippo = This is your hippo.
lesson-muddy-ride-first-flag = It wants to get to its flag, straight across the meadow. The pig wants to get to its own flag. Who arrives first wins.
lesson-muddy-ride-first-sideways = Nobody walks forward here! You jump one field to the side, or back. Mud does the rest: the puddle you land in splashes animals along the footprints drawn on it.
lesson-muddy-ride-first-jump = Tap this puddle. It has a hippo’s footprint that points forward.
lesson-muddy-ride-first-jump-wrong = Splash! But that footprint points sideways, so you are back where you began. Look for one that points towards your flag.
lesson-muddy-ride-first-splashed = Splash! You jumped sideways, and the footprint carried you one field forward. Now the pig jumps.
lesson-muddy-ride-first-two-prints = This puddle has two footprints: one for you, and one for the pig. The pig’s points backwards. Jump in!
lesson-muddy-ride-first-two-prints-wrong = You can jump there, but it does not help you. Take the puddle with both footprints.
lesson-muddy-ride-first-both = See? You went forward, and the pig was splashed too: back it went. One puddle splashes everybody who has a footprint in it.
lesson-muddy-ride-first-choose = Your turn to choose. Which puddle carries you forward?
lesson-muddy-ride-first-choose-back = That footprint points backwards. Splash, and you are further away than before.
lesson-muddy-ride-first-choose-dry = Nothing there carries you nearer to your flag. Look for a hippo’s footprint that points forward.
lesson-muddy-ride-first-chosen = Well chosen! The pig jumps into its corner and gets stuck in the mud.
lesson-muddy-ride-first-near = You are nearly there. One more splash.
lesson-muddy-ride-first-near-wrong = Not that one: it does not bring you nearer.
lesson-muddy-ride-first-home = One last jump takes you home. Which one?
lesson-muddy-ride-first-home-wrong = Not there. Look for a footprint that leads from where you land straight to your flag.
lesson-muddy-ride-first-won = You have won your first ride! That is all there is to it: jump sideways or back, and let the mud carry you.

lesson-muddy-ride-crowd-title = In a crowd
lesson-muddy-ride-crowd-about = Who moves when two want the same field, and how not to carry others home.
lesson-muddy-ride-crowd-intro = The pig stands in front of you. In this puddle both of you have a footprint, and both lead to the same field.
lesson-muddy-ride-crowd-same = Jump in and see what happens.
lesson-muddy-ride-crowd-same-wrong = That works too, but here we want to see two animals meet. Take the marked puddle.
lesson-muddy-ride-crowd-who = Only one of you can have the field, and whoever jumped decides. Choose yourself!
lesson-muddy-ride-crowd-who-wrong = Now the pig has moved and you have not. You may decide so, but why be so kind?
lesson-muddy-ride-crowd-who-well = You moved, the pig stayed. Now it jumps ahead of you.
lesson-muddy-ride-crowd-trap = Careful: the pig is one field from its flag. Two puddles carry you forward. What does each of them do to the pig?
lesson-muddy-ride-crowd-trap-wrong = Splash! You went forward, but the same puddle carried the pig home, and it has won. Always look at everybody’s footprints.
lesson-muddy-ride-crowd-trap-dry = That does not carry you forward. One of the two puddles beside you does, and hurts the pig as well.
lesson-muddy-ride-crowd-trap-well = Forward for you, backwards for the pig. That is how you win meadows.
lesson-muddy-ride-crowd-on = Go on.
lesson-muddy-ride-crowd-on-wrong = Take the puddle that carries you forward.
lesson-muddy-ride-crowd-home = Which jump takes you home?
lesson-muddy-ride-crowd-home-wrong = Not that one. Look at the footprints beside you.
lesson-muddy-ride-crowd-won = Home! A flag is closed to everybody but its owner, so nobody could stand in your way.

lesson-muddy-ride-teams-title = Together: the white horse
lesson-muddy-ride-teams-about = Four animals, two teams: the first to arrive wins for both.
lesson-muddy-ride-teams-partner = The hippo is yours, and the frog is your partner’s. If either of you arrives, you have both won.
lesson-muddy-ride-teams-others = The pig and the duck are the other team.
lesson-muddy-ride-teams-help = You need not run yourself. This puddle has a footprint of the frog’s: help your partner along!
lesson-muddy-ride-teams-help-self = That carries you forward, which is never bad. But your partner is much nearer to a flag: help the frog.
lesson-muddy-ride-teams-help-wrong = That helps neither of you. Take the puddle with the frog’s footprint.
lesson-muddy-ride-teams-helped = The frog is one field from its flag. Now the others jump, each in turn.
lesson-muddy-ride-teams-carry = Your turn again. Can you carry the frog home?
lesson-muddy-ride-teams-carry-self = Not yet: you only helped yourself. Look for the frog’s footprint.
lesson-muddy-ride-teams-carry-wrong = Not there. Look for a puddle with the frog’s footprint that leads to its flag.
lesson-muddy-ride-teams-won = The frog is home, and both of you have won.

lesson-muddy-ride-secret-title = Secret riders
lesson-muddy-ride-secret-about = Nobody knows whose animal is whose. A die says who may jump.
lesson-muddy-ride-secret-card = Before the ride everybody draws a card in secret. Yours is the hippo. Nobody else knows that, and you do not know the other card.
lesson-muddy-ride-secret-die = Every turn begins with a die that shows two animals. You choose which of the two jumps, whoever it belongs to, and here animals jump to the side only.
lesson-muddy-ride-secret-jump = The die shows the hippo and the pig. Take the hippo, and jump here.
lesson-muddy-ride-secret-jump-wrong = That is allowed, and nobody learns anything about you. But it does not help your hippo.
lesson-muddy-ride-secret-jumped = Forward! But now the other player may begin to guess. They roll and move the duck. Then the die is yours again.
lesson-muddy-ride-secret-borrow = This time it shows the pig and the frog: neither is yours. Look for a jump that splashes your hippo forward all the same.
lesson-muddy-ride-secret-borrow-wrong = That moves somebody else and leaves your hippo where it is. Look for a puddle with the hippo’s footprint.
lesson-muddy-ride-secret-borrowed = The frog jumped and your hippo moved. Who would suspect you?
lesson-muddy-ride-secret-home = The hippo is on the die. Take it home!
lesson-muddy-ride-secret-home-wrong = Not now: your hippo can win at once.
lesson-muddy-ride-secret-won = The hippo arrives, you show your card, and you have won.

## Duel

lesson-duel-first-title = Your first duel
lesson-duel-first-about = How to get past the other cowboy without a step forward.
lesson-duel-first-goal = Two cowboys meet in a dusty street. You want to get past the far edge, over there. Dark wants to get past your edge.
lesson-duel-first-place = First choose where to stand. Tap this field.
lesson-duel-first-place-wrong = In a real duel you might stand there. For this lesson take the marked field.
lesson-duel-first-placed = That is you. Dark stands opposite.
lesson-duel-first-sideways = You never step forward. You step to the side, or back, and the bullets on the field you step onto go off: light ones shoot you, dark ones shoot Dark, one field the way they point.
lesson-duel-first-step = Step here. Its light bullet points forward.
lesson-duel-first-step-wrong = That bullet points sideways: it shot you back to where you were. Take the one that points forward.
lesson-duel-first-shot = Bang! You were shot one field forward. Being shot sets off nothing more. Now Dark steps.
lesson-duel-first-both = Here lie two bullets, one for each of you. Step onto it.
lesson-duel-first-both-wrong = Take the field with the two bullets.
lesson-duel-first-both-well = One step, two shots: you went forward, and Dark was shot back. Dark steps again.
lesson-duel-first-blocked = Now you choose. Where can you step to get further? Look who stands where.
lesson-duel-first-blocked-wrong = The bullet points forward, but Dark stands in the way, so you stayed.
lesson-duel-first-blocked-other = That does not get you further. Look for a light bullet that points forward onto a free field.
lesson-duel-first-blocked-well = Around the corner and forward. Well done!
lesson-duel-first-last = Two more. Step here.
lesson-duel-first-last-wrong = Take the marked field: its bullet shoots you onto the last row.
lesson-duel-first-last-well = You stand on the last row. That is not enough: you must be shot past the edge.
lesson-duel-first-through = Which step shoots you through?
lesson-duel-first-through-wrong = There is no light bullet there, only a dark one. It helped Dark.
lesson-duel-first-through-other = That leads away from the edge. Look to your sides.
lesson-duel-first-won = You are through, and you have won your first duel!

lesson-duel-bullets-title = Special bullets
lesson-duel-bullets-about = Six shots of luck for everyone: when to fire, and what may come.
lesson-duel-bullets-drum = In a real duel each cowboy has a drum with six special bullets. Nobody knows what is in which chamber.
lesson-duel-bullets-kinds = There are four kinds, three of each. The dots count those that nobody has seen yet.
lesson-duel-bullets-fire = Once in a turn you may fire, before you step or after it. Try it: press your drum.
lesson-duel-bullets-fire-wrong = You may step first. But this time fire first.
lesson-duel-bullets-dummy = A dummy: nothing happens. That is one less of them for later.
lesson-duel-bullets-step = You still have to step.
lesson-duel-bullets-step-wrong = Step onto the marked field.
lesson-duel-bullets-stepped = Now Dark steps, and saves its bullets.
lesson-duel-bullets-fire-2 = Dark is coming. Fire again!
lesson-duel-bullets-fire-2-wrong = Fire before you step this time.
lesson-duel-bullets-good-shot = A good shot! Dark was shot one field back.
lesson-duel-bullets-step-2 = And step.
lesson-duel-bullets-step-2-wrong = Step onto the marked field.
lesson-duel-bullets-fire-3 = Once more.
lesson-duel-bullets-double-blast = A double blast: after this turn you take another one.
lesson-duel-bullets-step-3 = Step.
lesson-duel-bullets-again = And it is your turn again.
lesson-duel-bullets-step-4 = Step onto the last row.
lesson-duel-bullets-keep = You could fire now. Better wait: end your turn. If both of you get through in the same shot, whoever has more bullets left wins.
lesson-duel-bullets-keep-wrong = This time save it, and end your turn.
lesson-duel-bullets-kept = Dark comes nearer.
lesson-duel-bullets-luck = The fourth kind is the booster: it shoots both of you one field forward. Three of the nine bullets that nobody has seen are boosters, so one time in three you win at once. Try your luck!
lesson-duel-bullets-luck-wrong = Press your drum.
lesson-duel-bullets-won = A booster! It shoots you through. (In a real duel you will not always be so lucky.)

lesson-duel-edges-title = Edges and traps
lesson-duel-edges-about = How not to shoot the other one home, and what corners do.
lesson-duel-edges-danger = Dark stands on its last row. One dark bullet that points its way, and it is through. It does not matter who sets it off!
lesson-duel-edges-trap = Get further, but do not help Dark. Where do you step?
lesson-duel-edges-trap-wrong = You set off a dark bullet too, and it shot Dark through. Dark has won. Look at both colours before you step.
lesson-duel-edges-trap-other = That is safe, but it gets you nowhere.
lesson-duel-edges-trap-well = Safe, and one row further.
lesson-duel-edges-on = One more.
lesson-duel-edges-on-wrong = Take the marked field.
lesson-duel-edges-corner = You are on the last row. Both fields beside you have a light bullet. Only one of them gets you through.
lesson-duel-edges-corner-wrong = Slantwise past the corner does not count: beside the board there is nothing. You stayed.
lesson-duel-edges-corner-other = Not back! Look to your sides.
lesson-duel-edges-won = Straight past the edge. You are through!

## Kangaruse

lesson-kangaruse-first-title = Your first hops
lesson-kangaruse-first-about = Every square gives two orders. You obey one and choose the other.
lesson-kangaruse-first-goal = Kangaroos hop about and collect points. These squares are worth something. When nothing is left to collect, the most points win.
lesson-kangaruse-first-start = First choose where to begin. Tap this square.
lesson-kangaruse-first-start-wrong = You might begin there. For this lesson take the other one.
lesson-kangaruse-first-started = That is you. The other kangaroo begins opposite.
lesson-kangaruse-first-orders = Your square gives two orders: a number, which stands at its column, and a direction, which stands at its row. Here they say: 2 squares, to the right. Obey one of the two, and choose the other one freely.
lesson-kangaruse-first-both = Two to the right: that obeys both. And there are 3 points. Hop!
lesson-kangaruse-first-both-wrong = That hop is allowed, but there is nothing to collect. Take the 3 points.
lesson-kangaruse-first-both-well = 3 points for you. The square you left is crossed out: nobody lands there again.
lesson-kangaruse-first-pick = Now obey the number, 2, and choose the direction yourself: upwards, to the 4 points.
lesson-kangaruse-first-pick-wrong = You may hop there. But look: there are 4 points above you.
lesson-kangaruse-first-picked = 7 points.
lesson-kangaruse-first-find = One more to collect. Which order do you obey now?
lesson-kangaruse-first-find-wrong = No points there. Obey the number, and choose a direction.
lesson-kangaruse-first-won = 12 points to 2: you have won! Nothing is left to collect, so the game ends.

lesson-kangaruse-squares-title = Strange squares
lesson-kangaruse-squares-about = Animals, gems and trees: what squares do, and how to find out.
lesson-kangaruse-squares-ask = There are many kinds of squares. You need not know them by heart: point at one and it says what it does. Here are three of them.
lesson-kangaruse-squares-kangaroo = A kangaroo square: whoever lands here hops again at once.
lesson-kangaruse-squares-kangaroo-wrong = Take the kangaroo square.
lesson-kangaruse-squares-again = And again!
lesson-kangaruse-squares-gems = There is a gem.
lesson-kangaruse-squares-gems-wrong = Take the gem.
lesson-kangaruse-squares-gem = One gem is worth a point, three are worth three, and ten are worth 35. The more, the better.
lesson-kangaruse-squares-platypus = A platypus square. From there you may choose both: any direction and any number. And you may cross trees.
lesson-kangaruse-squares-platypus-wrong = Take the platypus square.
lesson-kangaruse-squares-free = Two squares down, over the tree, to the next gem.
lesson-kangaruse-squares-free-wrong = Take the gem behind the tree.
lesson-kangaruse-squares-freed = Usually nobody can cross a tree.
lesson-kangaruse-squares-third = And a third gem.
lesson-kangaruse-squares-third-wrong = Take the gem.
lesson-kangaruse-squares-three = You lead by three points, but there are 9 points left for the other one to get.
lesson-kangaruse-squares-devil = A Tasmanian devil crosses out everything beside it. Can you use that?
lesson-kangaruse-squares-devil-wrong = The 9 points are still there. Look where the devil sits.
lesson-kangaruse-squares-won = The devil ate the 9 points. Nothing is left to collect, and you have won.

lesson-kangaruse-stuck-title = Stuck
lesson-kangaruse-stuck-about = Where there is no way on: pay ten points, or stop.
lesson-kangaruse-stuck-closing = Squares are used up, so the sheet closes in. Trees make corners that are hard to leave, like this one.
lesson-kangaruse-stuck-first = Take the 2 points.
lesson-kangaruse-stuck-first-wrong = That is allowed, but take the other one here.
lesson-kangaruse-stuck-corner = And the other kangaroo hops into the corner.
lesson-kangaruse-stuck-second = 6 points: take them.
lesson-kangaruse-stuck-second-wrong = There are more points elsewhere.
lesson-kangaruse-stuck-stops = The other one has no way on. It could pay ten points and hop to any empty square that does not score, but it stops.
lesson-kangaruse-stuck-third = You play on alone.
lesson-kangaruse-stuck-third-wrong = Take the points.
lesson-kangaruse-stuck-stuck = Now you are stuck too. You have 11 points. One square is left to collect, worth 4. Pay ten to hop away, or stop?
lesson-kangaruse-stuck-stuck-wrong = You paid ten points to win back four. Whoever leads had better stop.
lesson-kangaruse-stuck-won = You keep your 11 points, and you have won.

## Two Paths

lesson-two-paths-first-title = Your first crossing
lesson-two-paths-first-about = Hide which way you go, and guess where the others go.
lesson-two-paths-first-fox = We join a game near its end. You play South. Your hare and your hedgehog are across already; this is your fox. Bring it to the far side and you have won.
lesson-two-paths-first-north = It is North’s turn. North has announced its hedgehog. Two ways lead on, west and east, and North has hidden in a fist which one it means.
lesson-two-paths-first-guess = You close one of the two. Which one do you think it is? Tap a fist.
lesson-two-paths-first-slipped = It wanted to go the other way, and slipped through. That was bad luck, not a mistake: nobody can know. Try the other fist.
lesson-two-paths-first-caught = Caught! The hedgehog stays. North has had its three tries, so now it is your turn.
lesson-two-paths-first-hide = Announce your fox and hide a side: west, this time. North will close one of your two ways.
lesson-two-paths-first-hide-wrong = You could. But to see what happens, take what is marked.
lesson-two-paths-first-moved = North closed the east, and you went west. You have at least three tries in a turn.
lesson-two-paths-first-second = Your second try: the fox again, to the east.
lesson-two-paths-first-blocked = North guessed it. Your fox stays, and in return North moves its own fox to that side.
lesson-two-paths-first-third = Your third try. Both ways lead home. Where do you go?
lesson-two-paths-first-unlucky = North closed the east again. That was bad luck: both ways were as good. Try once more.
lesson-two-paths-first-won = Across! All three are home, and you have won.

lesson-two-paths-leap-title = Leaps
lesson-two-paths-leap-about = Animals in your way carry you further. And nobody may be left behind.
lesson-two-paths-leap-queue = Animals stand one behind the other here: yours or North’s, it makes no difference. Whoever comes to an occupied space leaps on, over all of them.
lesson-two-paths-leap-leap = Send your fox west, and see.
lesson-two-paths-leap-leap-wrong = Take the fox, and west.
lesson-two-paths-leap-leapt = Three rows with one move!
lesson-two-paths-leap-line = Your fox is one step from home. But your hedgehog still stands on your starting line, and as long as one of yours stands there, none of yours may go home.
lesson-two-paths-leap-leave = So first move your hedgehog.
lesson-two-paths-leap-leave-wrong = First the hedgehog: it must leave the starting line.
lesson-two-paths-leap-left = Off the line. Now the fox may go home.
lesson-two-paths-leap-home = This is your third try: take the fox home.
lesson-two-paths-leap-home-wrong = The fox could go home now.
lesson-two-paths-leap-unlucky = North closed the east. That was bad luck, not a mistake. Try once more.
lesson-two-paths-leap-arrived = The fox is home. And from the third try on, your turn goes on for as long as you are not caught.

lesson-two-paths-bluff-title = Bluffing
lesson-two-paths-bluff-about = When one way is better, both of you know it.
lesson-two-paths-bluff-two-ways = Look at your fox. West, it leaps over your hare and is home at once. East is only one step. You know that. So does North.
lesson-two-paths-bluff-obvious = Try the better way: west.
lesson-two-paths-bluff-obvious-wrong = First try west, with the fox.
lesson-two-paths-bluff-obvious-well = North saw that coming, of course.
lesson-two-paths-bluff-other = Now try the other one: east.
lesson-two-paths-bluff-other-wrong = The fox, and east.
lesson-two-paths-bluff-other-well = And it works, because North closed the west again.
lesson-two-paths-bluff-free = So take the better way often, but not always. How often exactly? That is what the hints and the review can tell you, to the last percent. Now do what you like.
lesson-two-paths-bluff-free-well = Sometimes it works and sometimes it does not. Who never does the same thing twice, and never quite the opposite either, is hard to catch.

## Gunst

lesson-gunst-first-title = Your first ting
lesson-gunst-first-about = Whom to bring, what each of them does, and how stones are lost.
lesson-gunst-first-stones = These are your life stones. Who has more of them after the last season wins; who has none left has lost. In this lesson there are two seasons.
lesson-gunst-first-kin = These are your kin. Both lords choose in secret whom to bring, and then show it together. Warriors take stones. Farmers raise gods.
lesson-gunst-first-ting = Bring two warriors and a farmer: tap each of them, and then bring them.
lesson-gunst-first-ting-wrong = Against one warrior and one scholar that may do as well. For this lesson bring two warriors and one farmer.
lesson-gunst-first-fight = The other lord brought a warrior and a scholar: one less than you. Whoever brings fewer gains the favour of the gods: one of theirs has risen by one plane. Then the rows act from the front. Your two warriors took two stones, theirs took one.
lesson-gunst-first-farmer = Now your farmer: it raises one of your gods by one plane. After three steps a god is in your hand. Take Extazia.
lesson-gunst-first-farmer-wrong = That would do, too. For this lesson raise Extazia.
lesson-gunst-first-farmed = Last come the scholars: theirs strikes and takes a stone from you. It is 4 to 4.
lesson-gunst-first-last = The last season: gods that rise now come too late, and only stones count. Bring your three warriors.
lesson-gunst-first-last-wrong = The other lord brought two farmers. That may do as well. For this lesson bring three warriors.
lesson-gunst-first-won = Three stones! You have 4 and they have 1: you have won. (With your scholars you could have taken even more.)

lesson-gunst-favour-title = Favour and gods
lesson-gunst-favour-about = How to win by bringing nobody, and what a god can do.
lesson-gunst-favour-nobody = You may bring nobody at all. You lose stones by it, but the fewer you bring, the more favour you gain.
lesson-gunst-favour-empty = Try it: bring nobody.
lesson-gunst-favour-empty-wrong = Here we want to see what happens if you bring nobody.
lesson-gunst-favour-favours = The other lord brought three, you brought none: that makes three favours. They raise one god by three planes, from the twilight right into your hand.
lesson-gunst-favour-take = Take the Wanderer.
lesson-gunst-favour-take-wrong = Take the Wanderer, all the way into your hand.
lesson-gunst-favour-hand = The Wanderer is in your hand. It has cost you two stones: their warriors met nobody.
lesson-gunst-favour-bring = The last season. Bring three warriors, and the Wanderer with them.
lesson-gunst-favour-bring-wrong = Bring all three warriors and the Wanderer.
lesson-gunst-favour-brought = They bring three warriors as well. Before the rows act, the gods do.
lesson-gunst-favour-wander = The Wanderer sends a whole row of theirs away. Which one?
lesson-gunst-favour-wander-wrong = Send their warriors away.
lesson-gunst-favour-won = Their warriors are gone, yours take three stones, and you have won by 3 to 2.

lesson-gunst-rows-title = Thieves and scholars
lesson-gunst-rows-about = In what order the rows act, and why that matters.
lesson-gunst-rows-order = The rows act one after the other: knights, warriors, farmers, thieves, scholars. What happens in front can change what comes behind.
lesson-gunst-rows-thieves = Thieves act just before the scholars. Say you expect the other lord to bring scholars: bring your two thieves.
lesson-gunst-rows-thieves-wrong = They brought two scholars. Two thieves would have taken both of them.
lesson-gunst-rows-stolen = You guessed it. Each of your thieves has brought one of their scholars over to you, and scholars work for whoever has them.
lesson-gunst-rows-strike = Scholars may strike and take stones, or pray and raise gods. This is the last season: strike!
lesson-gunst-rows-strike-wrong = There is no season left in which a god could help. Strike.
lesson-gunst-rows-won = Two stones, taken by their own scholars. You have won.
