### Dvě cesty. F is the fox, H the hare, G the hedgehog; W is west, E is east.

two-paths = Dvě cesty
    .sentence = Převeď lišku, zajíce a ježka přes mýtinu: utaj, kudy jdeš, a uhodni, kudy jde soupeř.
    .players = 2
    .length = 10 minut, od 8 let

two-paths-role =
    .south = Jih
    .south-gen = Jihu
    .south-dat = Jihu
    .south-loc = Jihu
    .south-gender = m
    .north = Sever
    .north-gen = Severu
    .north-dat = Severu
    .north-loc = Severu
    .north-gender = m
two-paths-animal =
    .F = liška
    .F-acc = lišku
    .F-dat = lišce
    .F-gen = lišky
    .F-loc = lišce
    .F-gender = f
    .H = zajíc
    .H-acc = zajíce
    .H-dat = zajíci
    .H-gen = zajíce
    .H-loc = zajíci
    .H-gender = m
    .G = ježek
    .G-acc = ježka
    .G-dat = ježkovi
    .G-gen = ježka
    .G-loc = ježkovi
    .G-gender = m
two-paths-way =
    .W = západ
    .W-gen = západu
    .W-dat = západu
    .W-loc = západě
    .W-gender = m
    .E = východ
    .E-gen = východu
    .E-dat = východu
    .E-loc = východě
    .E-gender = m

## What the player is asked

two-paths-ask-line = Seřaď svá tři zvířata od západu na východ.
two-paths-ask-hide = Schovej stranu: ohlas zvíře a zvol mu cestu. { $try ->
    [1] Tohle je první z nejméně tří pokusů.
    [2] Tohle je druhý z nejméně tří pokusů.
   *[other] Pokračuješ, dokud ti soupeř cestu nezahradí.
    }
two-paths-ask-block = { $other } ohlašuje { $animal-acc }: polož kámen tam, kam podle tebe chce jít.
two-paths-ask-take = Správný tip! { $animal-gender ->
    [f] Svou vlastní
   *[other] Svého vlastního
    } { $animal-acc } smíš posunout na { $side }, nebo nechat stát.

two-paths-wait-line = { $who } řadí zvířata.
two-paths-wait-hide = { $who } volí zvíře a schovává stranu.
two-paths-wait-block = { $who } klade { $animal-dat } do cesty kámen.
two-paths-wait-take = { $who } tipuje správně a smí na oplátku posunout { $animal-gender ->
    [f] svou
   *[other] svého
    } { $animal-acc }.

two-paths-draft-line = Na západě stojí { $animal }: kdo stojí vedle?
two-paths-draft-side = Kam půjde { $animal }? Zvol západ, nebo východ.

## Buttons

two-paths-choose-line = seřadit: { $animals }
two-paths-choose-hide = ohlásit { $animal-acc } a jít na { $side }
two-paths-choose-block = položit kámen na { $side }
two-paths-would-block = Chce-li { $animal } na { $side }, zůstane stát a { $animal-gender ->
    [f] tvoje
   *[other] tvůj
    } { $animal } smí na { $side }. Chce-li na { $other }, projde.
two-paths-choose-take = posunout { $animal-gender ->
    [f] svou
   *[other] svého
    } { $animal-acc } na { $side }
two-paths-choose-decline = nechat { $animal-gender ->
    [f] svou
   *[other] svého
    } { $animal-acc } stát

## What happened

two-paths-did-line = { $who } řadí od západu na východ: { $animals }.
two-paths-did-line-you = Řadíš od západu na východ: { $animals }.
two-paths-did-announce-you = Ohlašuješ { $animal-acc } a schováváš stranu.
two-paths-did-hide-you = Ohlašuješ { $animal-acc } a schováváš { $side }.
two-paths-did-announce = { $who } ohlašuje { $animal-acc } a schovává stranu.
two-paths-did-hide = { $who } ohlašuje { $animal-acc } a schovává { $side }.
two-paths-did-block = { $who } klade kámen na { $side } a tipuje správně: { $others-gender ->
    [you] { $animal-gender ->
        [f] tvoje
       *[other] tvůj
        } { $animal }
   *[other] { $animal } ({ $others })
    } zůstává stát.
two-paths-did-pass = { $who } klade kámen na { $side }, ale { $others-gender ->
    [you] { $animal-gender ->
        [f] tvoje
       *[other] tvůj
        } { $animal }
   *[other] { $animal } ({ $others })
    } jde na { $way }, na { $space }.
two-paths-did-pass-home = { $who } klade kámen na { $side }, ale { $others-gender ->
    [you] { $animal-gender ->
        [f] tvoje
       *[other] tvůj
        } { $animal }
   *[other] { $animal } ({ $others })
    } jde na { $way } a je doma.
two-paths-did-block-you = Kladeš kámen na { $side } a tipuješ správně: { $animal } ({ $others }) zůstává stát.
two-paths-did-pass-you = Kladeš kámen na { $side }, ale { $animal } ({ $others }) jde na { $way }, na { $space }.
two-paths-did-pass-home-you = Kladeš kámen na { $side }, ale { $animal } ({ $others }) jde na { $way } a je doma.
two-paths-did-take = { $whose-gender ->
    [you] { $animal-gender ->
        [f] Tvoje
       *[other] Tvůj
        } { $animal } jde na { $space }.
   *[other] { $animal } ({ $whose }) jde na { $space }.
    }
two-paths-did-take-home = { $whose-gender ->
    [you] { $animal-gender ->
        [f] Tvoje
       *[other] Tvůj
        } { $animal } jde dál a je doma.
   *[other] { $animal } ({ $whose }) jde dál a je doma.
    }
two-paths-did-decline = { $whose-gender ->
    [you] { $animal-gender ->
        [f] Tvoje
       *[other] Tvůj
        } { $animal } zůstává stát.
   *[other] { $animal } ({ $whose }) zůstává stát.
    }
two-paths-did-turn = { $whose-gender ->
    [you] Tím tvůj tah končí.
   *[other] Tím { $whose } končí tah.
    }

## How it ended

two-paths-result-home = Všechna tři zvířata jsou doma.
two-paths-result-stuck = Remíza: nikdo už nesmí pohnout žádným zvířetem.

## Beside the board

two-paths-score = { $home ->
    [0] nikdo doma
   *[other] { $home } doma
    }
two-paths-beside-at = { $animal } na { $space }
two-paths-beside-home = { $animal } doma
two-paths-beside-none = ještě neseřazeno
two-paths-beside-try = Pokus
    .words = { $try ->
        [1] první z nejméně tří ({ $who })
        [2] druhý z nejméně tří ({ $who })
       *[other] další, dokud soupeř nezahradí ({ $who })
        }
two-paths-beside-hidden = Schováno
    .words = { $animal } na { $side }

## The board as text

two-paths-text-animal = { $animal } ({ $who })
two-paths-text-ways = { $who } může dál na { $west } (západ), nebo na { $east } (východ)

## What one is trying to do

two-paths-goal = Vyhrává, kdo první převede přes mýtinu všechna tři zvířata.
    .short = Vyhrává první s celou trojicí.
two-paths-goal-you = Převeď všechna tři zvířata dřív než { $other }.
    .short = Všechna tři přes mýtinu, a první.
two-paths-near = Bylo to těsné: prohráváš o jedno zvíře.

## What everything is

two-paths-about-animal = { $whose-gender ->
    [you] { $animal-gender ->
        [f] Tvoje
       *[other] Tvůj
        } { $animal }
   *[other] { $animal } ({ $whose })
    }
    .words = Míří { $direction } přes mýtinu. Zvířata v cestě přeskočí.
two-paths-about-hand = Pěst na { $side-loc }
two-paths-about-fist = Kdo je na tahu, schová žeton do jedné ze dvou pěstí; soupeř položí kámen před jednu z nich.
two-paths-about-fist-theirs = Polož kámen sem, pokud si myslíš, že zvíře chce na { $side }. Máš-li pravdu, zůstane stát a tvoje smí tím směrem.
two-paths-about-space = Pole { $space }
two-paths-about-ways = { $whose-gender ->
    [you] Tvoje zvířata jdou odsud na západ na { $west }, nebo na východ na { $east }.
   *[other] Zvířata ({ $whose }) jdou odsud na západ na { $west }, nebo na východ na { $east }.
    }
two-paths-sign-ways = Dvě cesty
    .words = Z každého pole vedou dál dvě cesty, jedna západní a jedna východní.
two-paths-sign-fists = Pěsti
    .words = Ohlas zvíře a utaj, kudy půjde. V tahu máš nejméně tři pokusy; od třetího pokračuješ, dokud ti soupeř cestu nezahradí.
two-paths-sign-stone = Kámen
    .words = Zavírá jednu stranu. Chtělo-li tam zvíře jít, zůstane stát a soupeřovo zvíře téhož druhu smí tím směrem.
two-paths-sign-leap = Přeskok
    .words = Kde stojí v cestě zvíře, přeskočíš ho a pokračuješ k téže straně.
two-paths-sign-woods = Les
    .words = Za mýtinou je zvíře doma. Domů se nesmí, dokud ti na startovní čáře stojí ještě nějaké zvíře.

## Why a move was a mistake

two-paths-harm-home =
    .now = { $who-gender ->
        [you] Tím dostáváš domů { $animal-acc }.
       *[other] Tím { $who } dostává domů { $animal-acc }.
        }
    .reply = { $who-gender ->
        [you] Po tomhle tahu můžeš příště dostat domů { $animal-acc }.
       *[other] Po tomhle tahu může { $who } příště dostat domů { $animal-acc }.
        }
