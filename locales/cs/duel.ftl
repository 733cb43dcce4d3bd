### Duel.

duel = Duel
    .sentence = Dva kovbojové se chtějí dostat jeden za druhého: ukroč do strany nebo dozadu a zbytek nech na kulkách.
    .players = 2
    .length = 15–20 minut

duel-role =
    .light = Světlý
    .light-acc = Světlého
    .light-dat = Světlému
    .light-gen = Světlého
    .light-loc = Světlém
    .light-gender = m
    .dark = Tmavý
    .dark-acc = Tmavého
    .dark-dat = Tmavému
    .dark-gen = Tmavého
    .dark-loc = Tmavém
    .dark-gender = m
duel-token =
    .good-shot = { $count ->
        [one] 1 dobrá trefa
        [few] { $count } dobré trefy
       *[other] { $count } dobrých tref
        }
    .double-blast = { $count ->
        [one] 1 dvojitá rána
        [few] { $count } dvojité rány
       *[other] { $count } dvojitých ran
        }
    .booster = { $count ->
        [one] 1 postrk
        [few] { $count } postrky
       *[other] { $count } postrků
        }
    .dummy = { $count ->
        [one] 1 slepý náboj
        [few] { $count } slepé náboje
       *[other] { $count } slepých nábojů
        }

## What the player is asked

duel-ask-place = Postav svého kovboje na některé pole řady { $rank }.
duel-ask-place-large = Postav svého kovboje na dvě sousední pole řady { $rank }.
duel-ask-step = Ukroč o jedno pole do strany nebo dozadu.
duel-ask-step-or-fire = Ukroč o jedno pole do strany nebo dozadu, nebo nejdřív vystřel speciální náboj.
duel-ask-fire-or-pass = Nemáš kam ukročit: vystřel speciální náboj, nebo vynech tah.
duel-ask-pass = Nemáš kam ukročit, takže vynecháváš tah.
duel-ask-trigger = Při kroku dozadu vyber, které ze dvou polí odpálíš.
duel-ask-stepped = Vystřel speciální náboj, nebo ukonči tah.
duel-ask-shot = Odletět může jen jeden: vyber který.

duel-wait-place = { $who } staví kovboje.
duel-wait-step = Teď jde { $who }.
duel-wait-stepped = { $who } ještě může vystřelit speciální náboj.
duel-wait-shot = { $who } vybírá, kdo odletí.
duel-wait-ammo = { $who } odkrývá speciální náboj.

duel-draft-trigger = Vyber pole, které odpálíš: { $fields }.

## Buttons

duel-choose-place = postavit na { $field }
duel-choose-step = ukročit na { $field }
duel-choose-trigger = ukročit na { $field } a odpálit { $trigger }
duel-choose-fire = vystřelit speciální náboj
duel-choose-end = ukončit tah
duel-part-trigger = odpálit { $field }
duel-choose-shot = { $cowboy-gender ->
    [you] letíš ty
   *[other] letí { $cowboy }
    }

## What happened

duel-did-place = { $who } se staví na { $field }.
duel-did-place-you = Stavíš se na { $field }.
duel-did-step = { $who } jde na { $field }.
duel-did-step-you = Jdeš na { $field }.
duel-did-trigger = { $who } jde na { $field } a odpaluje { $trigger }.
duel-did-trigger-you = Jdeš na { $field } a odpaluješ { $trigger }.
duel-did-shot = { $who } letí na { $field }.
duel-did-shot-you = Letíš na { $field }.
duel-did-shot-both = { $other-gender ->
    [you] { $who } letí na { $field }, ty na { $place }.
   *[other] { $who } letí na { $field }, { $other } na { $place }.
    }
duel-did-shot-both-you = Letíš na { $field }, { $other } na { $place }.
duel-did-through = { $who } letí za poslední řadu a je v cíli!
duel-did-through-you = Letíš za poslední řadu a jsi v cíli!
duel-did-locked = Každý letí na pole toho druhého, a tak si překážejí: oba zůstávají stát.
duel-did-crowd = Odletět může jen jeden.
duel-did-decide = Rozhoduje { $who }.
duel-did-decide-you = Rozhoduješ ty.
duel-did-stay = Nikdo nemá kam odletět.
duel-did-pass = { $who } nemá kam ukročit a vynechává tah.
duel-did-pass-you = Nemáš kam ukročit a vynecháváš tah.
duel-did-end = { $who } končí tah.
duel-did-end-you = Končíš tah.
duel-did-fire = { $who } střílí speciální náboj.
duel-did-ammo =
    .good-shot = { $who } odkrývá dobrou trefu.
    .double-blast = { $who } odkrývá dvojitou ránu: po tomhle tahu následuje ještě jeden.
    .booster = { $who } odkrývá postrk.
    .dummy = { $who } odkrývá slepý náboj: nic se neděje.
duel-did-fire-you = Střílíš speciální náboj.
duel-did-ammo-you =
    .good-shot = Odkrýváš dobrou trefu.
    .double-blast = Odkrýváš dvojitou ránu: po tomhle tahu máš ještě jeden.
    .booster = Odkrýváš postrk.
    .dummy = Odkrýváš slepý náboj: nic se neděje.
duel-did-again = { $who-gender ->
    [you] Díky dvojité ráně hraješ ještě jednou.
   *[other] Díky dvojité ráně hraje { $who } ještě jednou.
    }

## How it ended

duel-result-through = { $cowboy } kovboj je v cíli.
duel-result-through-you = Tvůj kovboj je v cíli.
duel-result-more = V cíli jsou oba naráz; rozhodují zbylé speciální náboje, { $more } : { $fewer }.
duel-result-both = Vyhráváte oba, to chce odvetu! V cíli jste naráz a každému { $left ->
    [0] nezbyl žádný speciální náboj
    [one] zbyl 1 speciální náboj
    [few] zbyly { $left } speciální náboje
   *[other] zbylo { $left } speciálních nábojů
    }.

## Beside the board

duel-beside-left = { $left ->
    [0] žádný speciální náboj
    [one] 1 speciální náboj
    [few] { $left } speciální náboje
   *[other] { $left } speciálních nábojů
    }
duel-beside-unseen = Ještě zakryté
duel-beside-again = Dvojitá rána
    .words = { $who } hraje po tomhle tahu ještě jednou

## The board as text

duel-text-bullet = { $whose } { $direction }
duel-text-unplaced = ještě nestojí
duel-text-through = v cíli

## What one is trying to do

duel-goal = Vyhrává kovboj, který první odletí za protější okraj.
    .short = Vyhrává první za okrajem.
duel-goal-you = Dostaň se na druhou stranu dřív než { $other }.
    .short = Na druhou stranu, a první.
duel-near = Bylo to těsné: prohráváš o { $shots ->
    [one] jeden výstřel
    [few] { $shots } výstřely
   *[other] { $shots } výstřelů
    }.

## What everything is

duel-about-cowboy = { $whose-gender ->
    [you] Tvůj kovboj
   *[other] Kovboj ({ $whose })
    }
duel-about-cowboy-way = { $who } chodí do strany nebo dozadu a chce odletět { $direction } za protější okraj.
duel-about-cowboy-way-you = Chodíš do strany nebo dozadu a chceš odletět { $direction } za protější okraj.
duel-about-drum = { $whose-gender ->
    [you] Tvůj bubínek
   *[other] Bubínek ({ $whose })
    }
    .words = { $left ->
        [0] Nezbývá v něm žádný speciální náboj.
        [one] Zbývá v něm 1 zakrytý speciální náboj.
        [few] Zbývají v něm { $left } zakryté speciální náboje.
       *[other] Zbývá v něm { $left } zakrytých speciálních nábojů.
        } Každý tah se smí jeden vystřelit, před krokem nebo po něm.
duel-about-unseen = Ještě zakryté, v jednom nebo druhém bubínku.
duel-about-token =
    .good-shot = Dobrá trefa: druhý kovboj odletí o jedno pole zpátky.
    .double-blast = Dvojitá rána: kdo ji vystřelí, hraje po tomhle tahu ještě jednou.
    .booster = Postrk: oba kovbojové odletí o jedno pole dopředu.
    .dummy = Slepý náboj: nic se nestane.
duel-about-field = Pole { $field }
    .words = Kdo sem ukročí, odpálí zdejší kulky: { $bullets }.
duel-about-bullet = { $whose } { $direction }
duel-about-empty = Žádné kulky: krok sem nikoho neodstřelí.
duel-sign-bullet = Kulky
    .words = Krok na pole odpálí jeho kulky: každý kovboj odletí o jedno pole tam, kam ukazuje kulka jeho barvy, ať stojí kdekoli.
duel-sign-edge = Protější okraj
    .words = Kdo za něj odletí, je v cíli a vyhrává. U ostatních okrajů kovboj zůstane, kde je.
duel-sign-drum = Bubínky
    .words = V každém jsou zakryté speciální náboje. Jednou za tah smíš jeden vystřelit.

## Why a move was a mistake

duel-harm-through =
    .now = { $who-gender ->
        [you] Tím letíš do cíle.
       *[other] Tím { $who } letí do cíle.
        }
    .reply = { $who-gender ->
        [you] Po tomhle tahu můžeš hned odletět do cíle.
       *[other] Po tomhle tahu může { $who } hned odletět do cíle.
        }
duel-harm-back =
    .now = { $whom-gender ->
        [you] Tím letíš zpátky na { $field }.
       *[other] Tím { $whom } letí zpátky na { $field }.
        }
    .reply = { $whom-gender ->
        [you] Po tomhle tahu tě { $who } může odstřelit zpátky na { $field }.
       *[other] { $who-gender ->
            [you] Po tomhle tahu můžeš odstřelit soupeře ({ $whom }) zpátky na { $field }.
           *[other] Po tomhle tahu může { $who } odstřelit soupeře ({ $whom }) zpátky na { $field }.
            }
        }
