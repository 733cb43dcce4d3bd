### Lessons: what a friendly voice says while somebody plays their first games. One thing at a time.
### The learner is Hippo, Light, the first kangaroo, South and the first lord.

## Muddy Ride

lesson-muddy-ride-first-title = Dit første ridt
lesson-muddy-ride-first-about = Sådan kommer du over en eng uden et eneste skridt fremad.
lesson-muddy-ride-first-hippo = Det her er din flodhest.
lesson-muddy-ride-first-flag = Den vil hen til sit flag, lige over på den anden side af engen. Grisen vil hen til sit eget. Den, der kommer først, vinder.
lesson-muddy-ride-first-sideways = Ingen går fremad her! Du hopper ét felt til siden eller tilbage. Mudderet klarer resten: pytten, du lander i, sprøjter dyr af sted langs de fodspor, der er tegnet i den.
lesson-muddy-ride-first-jump = Tryk på denne pyt. Den har et flodhestespor, der peger fremad.
lesson-muddy-ride-first-jump-wrong = Plask! Men det fodspor peger til siden, så du er tilbage, hvor du begyndte. Find et, der peger mod dit flag.
lesson-muddy-ride-first-splashed = Plask! Du hoppede til siden, og fodsporet bar dig ét felt frem. Nu hopper grisen.
lesson-muddy-ride-first-two-prints = Denne pyt har to fodspor: et til dig og et til grisen. Set fra grisen peger dens bagud. Hop i!
lesson-muddy-ride-first-two-prints-wrong = Du kan godt hoppe derhen, men det hjælper dig ikke. Tag pytten med begge fodspor.
lesson-muddy-ride-first-both = Kan du se? Du kom frem, og grisen blev også sprøjtet: den røg tilbage. Én pyt sprøjter alle, der har et fodspor i den.
lesson-muddy-ride-first-choose = Nu vælger du selv. Hvilken pyt bærer dig frem?
lesson-muddy-ride-first-choose-back = Det fodspor peger bagud. Plask, og du er længere væk end før.
lesson-muddy-ride-first-choose-dry = Der er intet, der bærer dig nærmere dit flag. Find et flodhestespor, der peger fremad.
lesson-muddy-ride-first-chosen = Godt valgt! Grisen hopper ind i sit hjørne og sidder fast i mudderet.
lesson-muddy-ride-first-near = Du er der næsten. Et plask til.
lesson-muddy-ride-first-near-wrong = Ikke den: den bringer dig ikke nærmere.
lesson-muddy-ride-first-home = Et sidste hop bringer dig i mål. Hvilket?
lesson-muddy-ride-first-home-wrong = Ikke der. Find et fodspor, der fører fra der, hvor du lander, lige hen til dit flag.
lesson-muddy-ride-first-won = Du har vundet dit første ridt! Mere er der ikke i det: hop til siden eller tilbage, og lad mudderet bære dig.

lesson-muddy-ride-crowd-title = I trængsel
lesson-muddy-ride-crowd-about = Hvem flytter sig, når to vil hen på samme felt, og hvordan undgår du at bære andre i mål?
lesson-muddy-ride-crowd-intro = Grisen står foran dig. I denne pyt har I begge et fodspor, og begge fører til samme felt.
lesson-muddy-ride-crowd-same = Hop i, og se, hvad der sker.
lesson-muddy-ride-crowd-same-wrong = Det går også, men her vil vi se to dyr mødes. Tag den markerede pyt.
lesson-muddy-ride-crowd-who = Kun én af jer kan få feltet, og den, der hoppede, bestemmer. Vælg dig selv!
lesson-muddy-ride-crowd-who-wrong = Nu har grisen flyttet sig, og det har du ikke. Det må du godt bestemme, men hvorfor være så flink?
lesson-muddy-ride-crowd-who-well = Du flyttede dig, grisen blev stående. Nu hopper den foran dig.
lesson-muddy-ride-crowd-trap = Pas på: grisen er ét felt fra sit flag. To pytter bærer dig frem. Hvad gør de hver især ved grisen?
lesson-muddy-ride-crowd-trap-wrong = Plask! Du kom frem, men den samme pyt bar grisen i mål, og den har vundet. Se altid på alles fodspor.
lesson-muddy-ride-crowd-trap-dry = Det bærer dig ikke frem. Det gør en af de to pytter ved siden af dig, og den skader også grisen.
lesson-muddy-ride-crowd-trap-well = Frem for dig, tilbage for grisen. Sådan vinder man enge.
lesson-muddy-ride-crowd-on = Videre.
lesson-muddy-ride-crowd-on-wrong = Tag den pyt, der bærer dig frem.
lesson-muddy-ride-crowd-home = Hvilket hop bringer dig i mål?
lesson-muddy-ride-crowd-home-wrong = Ikke det. Se på fodsporene ved siden af dig.
lesson-muddy-ride-crowd-won = I mål! Et flag er lukket for alle andre end dets ejer, så ingen kunne stå i vejen for dig.

lesson-muddy-ride-teams-title = Sammen: den hvide hest
lesson-muddy-ride-teams-about = Fire dyr, to hold: den første i mål vinder for begge.
lesson-muddy-ride-teams-partner = Flodhesten er din, og frøen er din makkers. Kommer en af jer i mål, har I begge vundet.
lesson-muddy-ride-teams-others = Grisen og rapanden er det andet hold.
lesson-muddy-ride-teams-help = Du behøver ikke løbe selv. Denne pyt har et af frøens fodspor: hjælp din makker på vej!
lesson-muddy-ride-teams-help-self = Det bærer dig frem, og det er aldrig skidt. Men din makker er meget nærmere et flag: hjælp frøen.
lesson-muddy-ride-teams-help-wrong = Det hjælper ingen af jer. Tag pytten med frøens fodspor.
lesson-muddy-ride-teams-helped = Frøen er ét felt fra sit flag. Nu hopper de andre, hver på sin tur.
lesson-muddy-ride-teams-carry = Din tur igen. Kan du bære frøen i mål?
lesson-muddy-ride-teams-carry-self = Ikke endnu: du hjalp kun dig selv. Find frøens fodspor.
lesson-muddy-ride-teams-carry-wrong = Ikke der. Find en pyt med et af frøens fodspor, der fører til dens flag.
lesson-muddy-ride-teams-won = Frøen er i mål, og I har begge vundet.

lesson-muddy-ride-secret-title = Hemmelige ryttere
lesson-muddy-ride-secret-about = Ingen ved, hvem der ejer hvilket dyr. En terning siger, hvem der må hoppe.
lesson-muddy-ride-secret-card = Før ridtet trækker alle et kort i hemmelighed. Dit er flodhesten. Det ved ingen andre, og du kender ikke det andet kort.
lesson-muddy-ride-secret-die = Hver tur begynder med en terning, der viser to dyr. Du vælger, hvilket af de to der hopper, uanset hvem der ejer det, og her hopper dyrene kun til siden.
lesson-muddy-ride-secret-jump = Terningen viser flodhesten og grisen. Tag flodhesten, og hop herhen.
lesson-muddy-ride-secret-jump-wrong = Det er tilladt, og ingen får noget at vide om dig. Men det hjælper ikke din flodhest.
lesson-muddy-ride-secret-jumped = Fremad! Men nu begynder modstanderen måske at gætte. Modstanderen slår med terningen og flytter rapanden. Så er terningen din igen.
lesson-muddy-ride-secret-borrow = Denne gang viser den grisen og frøen: ingen af dem er din. Find et hop, der alligevel sprøjter din flodhest frem.
lesson-muddy-ride-secret-borrow-wrong = Det flytter en anden og lader din flodhest stå. Find en pyt med et flodhestespor.
lesson-muddy-ride-secret-borrowed = Frøen hoppede, og din flodhest flyttede sig. Hvem ville mistænke dig?
lesson-muddy-ride-secret-home = Flodhesten er på terningen. Bring den i mål!
lesson-muddy-ride-secret-home-wrong = Ikke nu: din flodhest kan vinde med det samme.
lesson-muddy-ride-secret-won = Flodhesten kommer i mål, du viser dit kort, og du har vundet.

## Duel

lesson-duel-first-title = Din første duel
lesson-duel-first-about = Sådan kommer du forbi den anden cowboy uden et skridt fremad.
lesson-duel-first-goal = To cowboys mødes i en støvet gade. Du vil ud over den fjerne kant derovre. Mørk vil ud over din kant.
lesson-duel-first-place = Vælg først, hvor du vil stå. Tryk på dette felt.
lesson-duel-first-place-wrong = I en rigtig duel kunne du godt stå der. I denne lektion skal du tage det markerede felt.
lesson-duel-first-placed = Det er dig. Mørk står overfor.
lesson-duel-first-sideways = Du går aldrig fremad. Du går til siden eller tilbage, og kuglerne på det felt, du går ind på, går af: de lyse skyder dig, de mørke skyder Mørk, ét felt den vej, de peger.
lesson-duel-first-step = Gå herhen. Den lyse kugle peger fremad.
lesson-duel-first-step-wrong = Den kugle peger til siden: den skød dig tilbage, hvor du kom fra. Tag den, der peger fremad.
lesson-duel-first-shot = Bang! Du blev skudt ét felt frem. At blive skudt udløser ikke mere. Nu går Mørk.
lesson-duel-first-both = Her ligger to kugler, en til hver af jer. Gå herhen.
lesson-duel-first-both-wrong = Tag feltet med de to kugler.
lesson-duel-first-both-well = Ét skridt, to skud: du kom frem, og Mørk blev skudt tilbage. Mørk går igen.
lesson-duel-first-blocked = Nu vælger du. Hvor kan du gå hen for at komme videre? Se, hvem der står hvor.
lesson-duel-first-blocked-wrong = Kuglen peger fremad, men Mørk står i vejen, så du blev stående.
lesson-duel-first-blocked-other = Det bringer dig ikke videre. Find en lys kugle, der peger frem mod et frit felt.
lesson-duel-first-blocked-well = Rundt om hjørnet og frem. Godt klaret!
lesson-duel-first-last = To til. Gå herhen.
lesson-duel-first-last-wrong = Tag det markerede felt: dets kugle skyder dig op på sidste række.
lesson-duel-first-last-well = Du står på sidste række. Det er ikke nok: du skal skydes ud over kanten.
lesson-duel-first-through = Hvilket skridt skyder dig igennem?
lesson-duel-first-through-wrong = Der er ingen lys kugle, kun en mørk. Den hjalp Mørk.
lesson-duel-first-through-other = Det fører væk fra kanten. Se til siderne.
lesson-duel-first-won = Du er igennem, og du har vundet din første duel!

lesson-duel-bullets-title = Specialkugler
lesson-duel-bullets-about = Seks lykkeskud til hver: hvornår skal du fyre, og hvad kan der komme?
lesson-duel-bullets-drum = I en rigtig duel har hver cowboy en tromle med seks specialkugler. Ingen ved, hvad der er i hvilket kammer.
lesson-duel-bullets-kinds = Der er fire slags, tre af hver. Prikkerne tæller dem, ingen har set endnu.
lesson-duel-bullets-fire = Én gang i din tur må du fyre, før du går eller bagefter. Prøv det: tryk på din tromle.
lesson-duel-bullets-fire-wrong = Du må godt gå først. Men denne gang skal du fyre først.
lesson-duel-bullets-dummy = En blindgænger: der sker ingenting. Så er der en færre af dem senere.
lesson-duel-bullets-step = Du skal stadig gå et skridt.
lesson-duel-bullets-step-wrong = Gå ind på det markerede felt.
lesson-duel-bullets-stepped = Nu går Mørk og sparer på kuglerne.
lesson-duel-bullets-fire-2 = Mørk kommer. Fyr igen!
lesson-duel-bullets-fire-2-wrong = Denne gang skal du fyre, før du går.
lesson-duel-bullets-good-shot = En fuldtræffer! Mørk blev skudt ét felt tilbage.
lesson-duel-bullets-step-2 = Og gå.
lesson-duel-bullets-step-2-wrong = Gå ind på det markerede felt.
lesson-duel-bullets-fire-3 = En gang til.
lesson-duel-bullets-double-blast = Et dobbeltskud: efter denne tur får du en til.
lesson-duel-bullets-step-3 = Gå.
lesson-duel-bullets-again = Og det er din tur igen.
lesson-duel-bullets-step-4 = Gå op på sidste række.
lesson-duel-bullets-keep = Du kunne fyre nu. Vent hellere: slut din tur. Kommer I begge igennem med samme skud, vinder den, der har flest kugler tilbage.
lesson-duel-bullets-keep-wrong = Gem den denne gang, og slut din tur.
lesson-duel-bullets-kept = Mørk kommer nærmere.
lesson-duel-bullets-luck = Den fjerde slags er turboskuddet: det skyder jer begge ét felt frem. Tre af de ni kugler, ingen har set, er turboskud, så én gang ud af tre vinder du med det samme. Prøv lykken!
lesson-duel-bullets-luck-wrong = Tryk på din tromle.
lesson-duel-bullets-won = Et turboskud! Det skyder dig igennem. (I en rigtig duel er du ikke altid så heldig.)

lesson-duel-edges-title = Kanter og fælder
lesson-duel-edges-about = Sådan undgår du at skyde den anden igennem, og sådan virker hjørnerne.
lesson-duel-edges-danger = Mørk står på sin sidste række. Én mørk kugle, der peger den vej, og Mørk er igennem. Det er lige meget, hvem der udløser den!
lesson-duel-edges-trap = Kom videre, men hjælp ikke Mørk. Hvor går du hen?
lesson-duel-edges-trap-wrong = Du udløste også en mørk kugle, og den skød Mørk igennem. Mørk har vundet. Se på begge farver, før du går.
lesson-duel-edges-trap-other = Det er sikkert, men det bringer dig ingen vegne.
lesson-duel-edges-trap-well = Sikkert, og én række længere.
lesson-duel-edges-on = En til.
lesson-duel-edges-on-wrong = Tag det markerede felt.
lesson-duel-edges-corner = Du er på sidste række. Begge felter ved siden af dig har en lys kugle. Kun én af dem bringer dig igennem.
lesson-duel-edges-corner-wrong = Skråt forbi hjørnet tæller ikke: ved siden af brættet er der ingenting. Du blev stående.
lesson-duel-edges-corner-other = Ikke tilbage! Se til siderne.
lesson-duel-edges-won = Lige ud over kanten. Du er igennem!

## Kangaruse

lesson-kangaruse-first-title = Dine første hop
lesson-kangaruse-first-about = Hvert felt giver to ordrer. Du adlyder den ene og vælger den anden.
lesson-kangaruse-first-goal = Kænguruer hopper rundt og samler point. Disse felter er noget værd. Når der ikke er mere at samle, vinder den med flest point.
lesson-kangaruse-first-start = Vælg først, hvor du vil begynde. Tryk på dette felt.
lesson-kangaruse-first-start-wrong = Du kunne godt begynde der. I denne lektion skal du tage det andet.
lesson-kangaruse-first-started = Det er dig. Den anden kænguru begynder overfor.
lesson-kangaruse-first-orders = Dit felt giver to ordrer: et tal, som står ved dets kolonne, og en retning, som står ved dets række. Her siger de: 2 felter, til højre. Adlyd den ene af de to, og vælg frit den anden.
lesson-kangaruse-first-both = To til højre: så adlyder du begge. Og der er 3 point. Hop!
lesson-kangaruse-first-both-wrong = Det hop er tilladt, men der er intet at samle. Tag de 3 point.
lesson-kangaruse-first-both-well = 3 point til dig. Feltet, du forlod, er streget ud: der lander ingen igen.
lesson-kangaruse-first-pick = Adlyd nu tallet, 2, og vælg selv retningen: opad, til de 4 point.
lesson-kangaruse-first-pick-wrong = Du må godt hoppe derhen. Men se: der er 4 point over dig.
lesson-kangaruse-first-picked = 7 point.
lesson-kangaruse-first-find = Der er ét felt med point tilbage. Hvilken ordre adlyder du nu?
lesson-kangaruse-first-find-wrong = Ingen point der. Adlyd tallet, og vælg en retning.
lesson-kangaruse-first-won = 12 point mod 2: du har vundet! Der er ikke mere at samle, så spillet er slut.

lesson-kangaruse-squares-title = Sære felter
lesson-kangaruse-squares-about = Dyr, ædelsten og træer: hvad felterne gør, og hvordan du finder ud af det.
lesson-kangaruse-squares-ask = Der er mange slags felter. Du behøver ikke kunne dem udenad: peg på et, så siger det, hvad det gør. Her er tre af dem.
lesson-kangaruse-squares-kangaroo = Et kængurufelt: den, der lander her, hopper igen med det samme.
lesson-kangaruse-squares-kangaroo-wrong = Tag kængurufeltet.
lesson-kangaruse-squares-again = Og igen!
lesson-kangaruse-squares-gems = Der er en ædelsten.
lesson-kangaruse-squares-gems-wrong = Tag ædelstenen.
lesson-kangaruse-squares-gem = Én ædelsten er ét point værd, tre er tre værd, og ti er 35 værd. Jo flere, jo bedre.
lesson-kangaruse-squares-platypus = Et næbdyrfelt. Derfra vælger du selv både retning og tal. Og du må hoppe over træer.
lesson-kangaruse-squares-platypus-wrong = Tag næbdyrfeltet.
lesson-kangaruse-squares-free = To felter ned, over træet, til den næste ædelsten.
lesson-kangaruse-squares-free-wrong = Tag ædelstenen bag træet.
lesson-kangaruse-squares-freed = Normalt kan ingen hoppe over et træ.
lesson-kangaruse-squares-third = Og en tredje ædelsten.
lesson-kangaruse-squares-third-wrong = Tag ædelstenen.
lesson-kangaruse-squares-three = Du fører med tre point, men der er 9 point tilbage, som den anden kan få.
lesson-kangaruse-squares-devil = En tasmansk djævel streger alle felter ved siden af sig ud. Kan du bruge det?
lesson-kangaruse-squares-devil-wrong = De 9 point er der stadig. Se, hvor djævelen sidder.
lesson-kangaruse-squares-won = Djævelen åd de 9 point. Der er ikke mere at samle, og du har vundet.

lesson-kangaruse-stuck-title = Sidder du fast?
lesson-kangaruse-stuck-about = Når du ikke kan komme videre: betal ti point, eller stop.
lesson-kangaruse-stuck-closing = Felterne bliver brugt op, så arket lukker sig om jer. Træer danner hjørner, der er svære at komme ud af, som dette.
lesson-kangaruse-stuck-first = Tag de 2 point.
lesson-kangaruse-stuck-first-wrong = Det er tilladt, men tag det andet her.
lesson-kangaruse-stuck-corner = Og den anden kænguru hopper ind i hjørnet.
lesson-kangaruse-stuck-second = 6 point: tag dem.
lesson-kangaruse-stuck-second-wrong = Der er flere point et andet sted.
lesson-kangaruse-stuck-stops = Den anden har ingen vej videre. Den kunne betale ti point og hoppe til et hvilket som helst frit felt, der ikke giver point, men den stopper.
lesson-kangaruse-stuck-third = Du spiller videre alene.
lesson-kangaruse-stuck-third-wrong = Tag pointene.
lesson-kangaruse-stuck-stuck = Nu sidder du også fast. Du har 11 point. Der er ét felt med point tilbage, og det er 4 værd. Vil du betale ti for at hoppe væk, eller vil du stoppe?
lesson-kangaruse-stuck-stuck-wrong = Du betalte ti point for at få fire. Den, der fører, gør bedst i at stoppe.
lesson-kangaruse-stuck-won = Du beholder dine 11 point, og du har vundet.

## Two Paths

lesson-two-paths-first-title = Din første tur over
lesson-two-paths-first-about = Skjul, hvilken vej du går, og gæt, hvor de andre går hen.
lesson-two-paths-first-fox = Vi kommer ind i et spil tæt på slutningen. Du spiller Syd. Din hare og dit pindsvin er allerede ovre; det her er din ræv. Få den over på den anden side, og du har vundet.
lesson-two-paths-first-north = Det er Nords tur. Nord har meldt sit pindsvin. To veje fører videre, mod vest og mod øst, og Nord har skjult i en næve, hvilken det skal være.
lesson-two-paths-first-guess = Du spærrer en af de to. Hvilken tror du, det er? Tryk på en næve.
lesson-two-paths-first-slipped = Det ville den anden vej og slap igennem. Det var uheld, ikke en fejl: ingen kan vide det. Prøv den anden næve.
lesson-two-paths-first-caught = Fanget! Pindsvinet bliver stående. Nord har haft sine tre forsøg, så nu er det din tur.
lesson-two-paths-first-hide = Meld din ræv, og skjul en side: vest, denne gang. Nord spærrer en af dine to veje.
lesson-two-paths-first-hide-wrong = Det kunne du. Men tag det markerede for at se, hvad der sker.
lesson-two-paths-first-moved = Nord spærrede øst, og du gik mod vest. Du har mindst tre forsøg i en tur.
lesson-two-paths-first-second = Dit andet forsøg: ræven igen, mod øst.
lesson-two-paths-first-blocked = Nord gættede det. Din ræv bliver stående, og til gengæld flytter Nord sin egen ræv mod den side.
lesson-two-paths-first-third = Dit tredje forsøg. Begge veje fører hjem. Hvor går du hen?
lesson-two-paths-first-unlucky = Nord spærrede øst igen. Det var uheld: begge veje var lige gode. Prøv en gang til.
lesson-two-paths-first-won = Hjemme! Alle tre er ovre, og du har vundet.

lesson-two-paths-leap-title = Spring
lesson-two-paths-leap-about = Dyr, der står i vejen, bærer dig videre. Og ingen må efterlades.
lesson-two-paths-leap-queue = Her står dyrene bag hinanden: dine eller Nords, det gør ingen forskel. Den, der kommer til et optaget felt, springer videre, over dem alle.
lesson-two-paths-leap-leap = Send din ræv mod vest, og se.
lesson-two-paths-leap-leap-wrong = Tag ræven, og gå mod vest.
lesson-two-paths-leap-leapt = Tre rækker i ét træk!
lesson-two-paths-leap-line = Din ræv er ét skridt fra at være hjemme. Men dit pindsvin står stadig på din startlinje, og så længe et af dine dyr står der, må ingen af dine gå hjem.
lesson-two-paths-leap-leave = Så flyt først dit pindsvin.
lesson-two-paths-leap-leave-wrong = Først pindsvinet: det skal væk fra startlinjen.
lesson-two-paths-leap-left = Væk fra linjen. Nu må ræven gå hjem.
lesson-two-paths-leap-home = Det er dit tredje forsøg: få ræven hjem.
lesson-two-paths-leap-home-wrong = Ræven kunne gå hjem nu.
lesson-two-paths-leap-unlucky = Nord spærrede øst. Det var uheld, ikke en fejl. Prøv en gang til.
lesson-two-paths-leap-arrived = Ræven er hjemme. Og fra det tredje forsøg bliver din tur ved, så længe du ikke bliver fanget.

lesson-two-paths-bluff-title = Bluff
lesson-two-paths-bluff-about = Når den ene vej er bedre, ved I det begge to.
lesson-two-paths-bluff-two-ways = Se på din ræv. Mod vest springer den over din hare og er hjemme med det samme. Mod øst er det kun ét skridt. Det ved du. Det ved Nord også.
lesson-two-paths-bluff-obvious = Prøv den bedste vej: vest.
lesson-two-paths-bluff-obvious-wrong = Send først ræven mod vest.
lesson-two-paths-bluff-obvious-well = Det havde Nord selvfølgelig set komme.
lesson-two-paths-bluff-other = Prøv nu den anden: øst.
lesson-two-paths-bluff-other-wrong = Ræven, mod øst.
lesson-two-paths-bluff-other-well = Og det virker, for Nord spærrede vest igen.
lesson-two-paths-bluff-free = Så tag ofte den bedste vej, men ikke altid. Hvor ofte helt præcist? Det kan tippene og gennemgangen fortælle dig, på procenten. Gør nu, hvad du vil.
lesson-two-paths-bluff-free-well = Nogle gange virker det, og nogle gange gør det ikke. Den, der aldrig gør det samme to gange og heller aldrig helt det modsatte, er svær at fange.

## Gunst

lesson-gunst-first-title = Dit første ting
lesson-gunst-first-about = Hvem du stiller med, hvad hver af dem gør, og hvordan livssten går tabt.
lesson-gunst-first-stones = Det her er dine livssten. Den, der har flest efter den sidste årstid, vinder; den, der ikke har flere, har tabt. I denne lektion er der to årstider.
lesson-gunst-first-kin = Det her er dine frænder. Begge høvdinge vælger i hemmelighed, hvem de stiller med, og viser det samtidig. Krigere tager livssten. Bønder rykker guddomme op.
lesson-gunst-first-ting = Stil med to krigere og en bonde: tryk på hver af dem, og stil så med dem.
lesson-gunst-first-ting-wrong = Mod én kriger og én lærd kan det også være godt nok. I denne lektion skal du stille med to krigere og én bonde.
lesson-gunst-first-fight = Den anden høvding stillede med en kriger og en lærd: én færre end dig. Den, der stiller med færrest, får gudernes gunst: en af modstanderens guddomme er rykket ét plan op. Så får rækkerne effekt, den forreste først. Dine to krigere tog to livssten, modstanderens tog én.
lesson-gunst-first-farmer = Nu din bonde: den rykker en af dine guddomme ét plan op. Efter tre skridt er en guddom på din hånd. Tag Extazia.
lesson-gunst-first-farmer-wrong = Det kunne også gå. I denne lektion skal du rykke Extazia op.
lesson-gunst-first-farmed = Sidst kommer de lærde: modstanderens slår og tager en livssten fra dig. Det står 4 mod 4.
lesson-gunst-first-last = Den sidste årstid: guddomme, der rykker op nu, kommer for sent, og kun livssten tæller. Stil med dine tre krigere.
lesson-gunst-first-last-wrong = Den anden høvding stillede med to bønder. Det kan også være godt nok. I denne lektion skal du stille med tre krigere.
lesson-gunst-first-won = Tre livssten! Du har 4, og modstanderen har 1: du har vundet. (Med dine lærde kunne du have taget endnu flere.)

lesson-gunst-favour-title = Gunst og guddomme
lesson-gunst-favour-about = Sådan vinder du uden at stille med nogen, og det kan en guddom gøre for dig.
lesson-gunst-favour-nobody = Du må gerne stille med slet ingen. Det koster dig livssten, men jo færre du stiller med, jo mere gunst får du.
lesson-gunst-favour-empty = Prøv det: stil med ingen.
lesson-gunst-favour-empty-wrong = Her vil vi se, hvad der sker, hvis du stiller med ingen.
lesson-gunst-favour-favours = Den anden høvding stillede med tre, du med ingen: det giver tre gunst. Med dem rykker du én guddom tre planer op, fra Tusmørket lige op på din hånd.
lesson-gunst-favour-take = Tag Vandringsmanden.
lesson-gunst-favour-take-wrong = Tag Vandringsmanden, hele vejen op på hånden.
lesson-gunst-favour-hand = Vandringsmanden er på din hånd. Det har kostet dig to livssten: modstanderens krigere mødte ingen.
lesson-gunst-favour-bring = Den sidste årstid. Stil med tre krigere, og Vandringsmanden med dem.
lesson-gunst-favour-bring-wrong = Stil med alle tre krigere og Vandringsmanden.
lesson-gunst-favour-brought = Modstanderen stiller også med tre krigere. Før rækkerne får effekt, kommer guddommene.
lesson-gunst-favour-wander = Vandringsmanden fjerner en hel række hos modstanderen. Hvilken?
lesson-gunst-favour-wander-wrong = Fjern modstanderens krigere.
lesson-gunst-favour-won = Modstanderens krigere er væk, dine tager tre livssten, og du har vundet 3 mod 2.

lesson-gunst-rows-title = Tyve og lærde
lesson-gunst-rows-about = I hvilken rækkefølge rækkerne får effekt, og hvorfor det betyder noget.
lesson-gunst-rows-order = Rækkerne får effekt efter hinanden: riddere, krigere, bønder, tyve, lærde. Det, der sker forrest, kan ændre det, der kommer bagefter.
lesson-gunst-rows-thieves = Tyvene kommer lige før de lærde. Lad os sige, at du regner med, at den anden høvding stiller med lærde: stil med dine to tyve.
lesson-gunst-rows-thieves-wrong = Modstanderen stillede med to lærde. To tyve ville have taget dem begge.
lesson-gunst-rows-stolen = Du gættede rigtigt. Hver af dine tyve har stjålet en af modstanderens lærde, og lærde arbejder for den, der har dem.
lesson-gunst-rows-strike = Lærde kan slå og tage livssten eller bede og rykke guddomme op. Det er den sidste årstid: slå!
lesson-gunst-rows-strike-wrong = Der er ingen årstid tilbage, hvor en guddom kunne hjælpe. Slå.
lesson-gunst-rows-won = To livssten, taget af modstanderens egne lærde. Du har vundet.
