### Gunst. Rows: K knights, W warriors, F farmers, T thieves, S scholars. Gods: X Extazia, V the Wanderer, E Eurika, A Archimedes.

gunst = Gunst
    .sentence = Dva páni tajně šikují své lidi: menší vojsko získá přízeň bohů, větší bojiště.
    .players = 2
    .length = asi 10 minut

gunst-role =
    .first = První pán
    .first-acc = Prvního pána
    .first-dat = Prvnímu pánovi
    .first-gen = Prvního pána
    .first-loc = Prvním pánovi
    .first-gender = m
    .second = Druhý pán
    .second-acc = Druhého pána
    .second-dat = Druhému pánovi
    .second-gen = Druhého pána
    .second-loc = Druhém pánovi
    .second-gender = m
gunst-season =
    .spring = Jaro
    .spring-gender = n
    .summer = Léto
    .summer-gender = n
    .autumn = Podzim
    .autumn-gender = m
    .winter = Zima
    .winter-gender = f
gunst-god =
    .X = Extazia
    .X-acc = Extazii
    .X-dat = Extazii
    .X-gen = Extazie
    .X-loc = Extazii
    .X-gender = f
    .V = Poutník
    .V-acc = Poutníka
    .V-dat = Poutníkovi
    .V-gen = Poutníka
    .V-loc = Poutníkovi
    .V-gender = m
    .E = Eurika
    .E-acc = Euriku
    .E-dat = Eurice
    .E-gen = Euriky
    .E-loc = Eurice
    .E-gender = f
    .A = Archimedes
    .A-acc = Archimeda
    .A-dat = Archimedovi
    .A-gen = Archimeda
    .A-loc = Archimedovi
    .A-gender = m
gunst-row =
    .K = rytíři
    .K-acc = rytíře
    .K-dat = rytířům
    .K-gen = rytířů
    .K-loc = rytířích
    .W = válečníci
    .W-acc = válečníky
    .W-dat = válečníkům
    .W-gen = válečníků
    .W-loc = válečnících
    .F = sedláci
    .F-acc = sedláky
    .F-dat = sedlákům
    .F-gen = sedláků
    .F-loc = sedlácích
    .T = zloději
    .T-acc = zloděje
    .T-dat = zlodějům
    .T-gen = zlodějů
    .T-loc = zlodějích
    .S = učenci
    .S-acc = učence
    .S-dat = učencům
    .S-gen = učenců
    .S-loc = učencích
gunst-kin =
    .K = { $count ->
        [one] 1 rytíř
        [few] { $count } rytíři
       *[other] { $count } rytířů
        }
    .K-acc = { $count ->
        [one] 1 rytíře
        [few] { $count } rytíře
       *[other] { $count } rytířů
        }
    .W = { $count ->
        [one] 1 válečník
        [few] { $count } válečníci
       *[other] { $count } válečníků
        }
    .W-acc = { $count ->
        [one] 1 válečníka
        [few] { $count } válečníky
       *[other] { $count } válečníků
        }
    .F = { $count ->
        [one] 1 sedlák
        [few] { $count } sedláci
       *[other] { $count } sedláků
        }
    .F-acc = { $count ->
        [one] 1 sedláka
        [few] { $count } sedláky
       *[other] { $count } sedláků
        }
    .T = { $count ->
        [one] 1 zloděj
        [few] { $count } zloději
       *[other] { $count } zlodějů
        }
    .T-acc = { $count ->
        [one] 1 zloděje
        [few] { $count } zloděje
       *[other] { $count } zlodějů
        }
    .S = { $count ->
        [one] 1 učenec
        [few] { $count } učenci
       *[other] { $count } učenců
        }
    .S-acc = { $count ->
        [one] 1 učence
        [few] { $count } učence
       *[other] { $count } učenců
        }
# "gender = none" lets a sentence say "nepřivádí nikoho".
gunst-nobody = nikdo
    .acc = nikoho
    .gender = none
gunst-plane =
    .p0 = v Soumraku: { $gods }
    .p1 = v Mlze: { $gods }
    .p2 = na Prahu: { $gods }
    .p3 = v ruce: { $gods }
    .play = ve hře: { $gods }
gunst-to-plane =
    .p0 = do Soumraku
    .p1 = do Mlhy
    .p2 = na Práh
    .p3 = do ruky
gunst-god-to = { $god-acc } { $plane }
gunst-god-up = { $god-acc } o { $planes ->
    [one] 1 stupeň
    [few] { $planes } stupně
   *[other] { $planes } stupňů
    }
gunst-life = { $life ->
    [0] žádný kámen života
    [one] 1 kámen života
    [few] { $life } kameny života
   *[other] { $life } kamenů života
    }

## What the player is asked

gunst-ask-ting = { $season }: tajně vyber, koho ze svých lidí přivedeš. Menší vojsko získá slovo a přízeň bohů.
gunst-ask-ting-gods = { $season }: tajně vyber, koho ze svých lidí a z bohů v ruce přivedeš. Menší vojsko získá slovo a přízeň bohů.
gunst-ask-favour = Máš { $favours ->
    [one] 1 přízeň
    [few] { $favours } přízně
   *[other] { $favours } přízní
    }: povznes jednoho ze svých bohů, nebo přízeň nevyužij.
gunst-ask-judgement = Máš slovo: kdo zahájí soud?
gunst-ask-row = Máš slovo: čí { $row } jdou první?
gunst-ask-gods = Vyber, který z tvých bohů zasáhne a na které řadě.
gunst-ask-god =
    .X = Extazia zdvojnásobí jednu z tvých řad: vyber kterou.
    .V = Poutník vyžene jednu ze soupeřových řad: vyber kterou.
    .E = Eurika přetáhne jednoho ze soupeřových lidí: vyber, ze které řady a do které tvé.
    .A = Archimedes přesune jednu z tvých řad do jiné, nebo neudělá nic: vyber.
gunst-ask-farmers = Tvoji sedláci povznesou { $steps ->
    [one] jednoho boha o 1 stupeň: vyber kterého.
    [few] bohy celkem o { $steps } stupně: vyber které.
   *[other] bohy celkem o { $steps } stupňů: vyber které.
    }
gunst-ask-scholars = Tvoji učenci buď udeří a vezmou { $stones ->
    [one] 1 kámen života
    [few] { $stones } kameny života
   *[other] { $stones } kamenů života
    }, nebo se pomodlí a povznesou { $steps ->
    [one] jednoho boha o 1 stupeň
    [few] bohy celkem o { $steps } stupně
   *[other] bohy celkem o { $steps } stupňů
    }: vyber.

gunst-wait =
    .ting = { $count ->
        [one] { $who } ještě tajně vybírá vojsko.
       *[other] Vojsko ještě tajně vybírají oba: { $who }.
        }
    .say = Vojska jsou stejně velká: o slově rozhodne mince.
    .shout = Vojska jsou stejně velká: slovo získá, kdo první zavolá „Gunst!“.
    .favour = { $who } smí využít přízeň a povznést boha.
    .lead = Slovo má { $who } a určuje, kdo půjde první.
    .judgement = Teď svého boha volá { $whose }.
    .F = { $who } vybírá, které bohy sedláci povznesou.
    .S = { $who } vybírá, zda učenci udeří, nebo se pomodlí.

gunst-draft-ting = Přivádíš { $host-acc }: přidej další, nebo to tak nech.
gunst-draft-steps = { $left ->
    [one] Zbývá 1 stupeň: vyber boha.
    [few] Zbývají { $left } stupně: vyber boha.
   *[other] Zbývá { $left } stupňů: vyber boha.
    }
gunst-draft-favour = Povznášíš { $risen }. { $left ->
    [0] To je všechno.
    [one] Zbývá ti 1 přízeň.
    [few] Zbývají ti { $left } přízně.
   *[other] Zbývá ti { $left } přízní.
    }
gunst-draft-into = Z řady { $row-gen } do které z tvých řad?

## Buttons

gunst-choose-ting = { $host-gender ->
    [none] nepřivést nikoho
   *[other] přivést { $host-acc }
    }
gunst-choose-favour-none = nevyužít přízeň
gunst-choose-rise = povznést { $gods }
gunst-choose-pray = pomodlit se a povznést { $gods }
gunst-choose-strike = udeřit
gunst-choose-lead = { $who-gender ->
    [you] začínáš ty
   *[other] začíná { $who }
    }
gunst-part-god = { $god }: { $row }
gunst-part-into = do řady { $row-gen }
gunst-choose-nothing = { $god } neudělá nic
gunst-choose-god =
    .X = Extazia zdvojnásobí tvoje { $from-acc }
    .V = Poutník vyžene { $from-acc }
    .E = Eurika přetáhne jednoho z řady { $from-gen } do tvé řady { $to-gen }
    .A = Archimedes přesune tvoje { $from-acc } do řady { $to-gen }

## What happened

gunst-did-ting = { $host-gender ->
    [none] { $who } nepřivádí nikoho.
   *[other] { $who } přivádí { $host-acc }.
    }
gunst-did-ting-you = { $host-gender ->
    [none] Nepřivádíš nikoho.
   *[other] Přivádíš { $host-acc }.
    }
gunst-did-equal = Vojska jsou stejně velká.
gunst-did-smaller = { $who } má menší vojsko: získává slovo a { $favours ->
    [one] 1 přízeň
    [few] { $favours } přízně
   *[other] { $favours } přízní
    }.
gunst-did-smaller-you = Máš menší vojsko: získáváš slovo a { $favours ->
    [one] 1 přízeň
    [few] { $favours } přízně
   *[other] { $favours } přízní
    }.
gunst-did-coin = { $who-gender ->
    [you] Mince dává slovo tobě.
   *[other] Mince rozhoduje: slovo má { $who }.
    }
gunst-did-shout-you = Voláš „Gunst!“ jako první a máš slovo.
gunst-did-shout = { $who } volá „Gunst!“ jako první a má slovo.
gunst-did-favour = { $who } využívá { $favours ->
    [one] 1 přízeň
    [few] { $favours } přízně
   *[other] { $favours } přízní
    } a povznáší { $risen }.
gunst-did-favour-you = Využíváš { $favours ->
    [one] 1 přízeň
    [few] { $favours } přízně
   *[other] { $favours } přízní
    } a povznášíš { $risen }.
gunst-did-favour-none-you = Přízeň nevyužíváš.
gunst-did-favour-none = { $who } přízeň nevyužívá.
gunst-did-lead = { $same ->
    [yes] Soud zahajuje { $who }.
   *[no] { $first-gender ->
        [you] { $who } rozhoduje: soud zahajuješ ty.
       *[other] { $who } rozhoduje: soud zahajuje { $first }.
        }
    }
gunst-did-lead-you = { $same ->
    [yes] Soud zahajuješ ty.
   *[no] Rozhoduješ: soud zahajuje { $first }.
    }
gunst-did-lead-row-you = { $same ->
    [yes] Tvoji { $row } jdou první.
   *[no] Rozhoduješ: první jdou { $row } ({ $firsts }).
    }
gunst-did-lead-row = { $same ->
    [yes] { $row } ({ $whose }) jdou první.
   *[no] { $firsts-gender ->
        [you] { $who } rozhoduje: první jdou tvoji { $row }.
       *[other] { $who } rozhoduje: první jdou { $row } ({ $firsts }).
        }
    }
gunst-did-god =
    .X = { $whose-gender ->
        [you] Extazia zdvojnásobuje tvoje { $from-acc }.
       *[other] Extazia zdvojnásobuje { $from-acc } ({ $whose }).
        }
    .V = { $others-gender ->
        [you] Poutník vyhání tvoje { $from-acc }.
       *[other] Poutník vyhání { $from-acc } ({ $others }).
        }
    .E = { $whose-gender ->
        [you] Eurika přetahuje jednoho z řady { $from-gen } ({ $others }) do tvé řady { $to-gen }.
       *[other] { $others-gender ->
            [you] Eurika přetahuje jednoho z tvé řady { $from-gen } do řady { $to-gen } ({ $whose }).
           *[other] Eurika přetahuje jednoho z řady { $from-gen } ({ $others }) do řady { $to-gen } ({ $whose }).
            }
        }
    .A = { $whose-gender ->
        [you] Archimedes přesouvá tvoje { $from-acc } do řady { $to-gen }.
       *[other] Archimedes přesouvá { $from-acc } ({ $whose }) do řady { $to-gen }.
        }
gunst-did-nothing-you = Voláš { $god-acc }, ale nadarmo.
gunst-did-nothing = { $who } volá { $god-acc }, ale nadarmo.
gunst-did-ride = { $whose-gender ->
    [you] { $count ->
        [one] Tvůj rytíř smetá
       *[other] Tvoji rytíři smetají
        }
   *[other] { $count ->
        [one] Rytíř ({ $whose }) smetá
       *[other] Rytíři ({ $whose }) smetají
        }
    } { $others-gender ->
    [you] tvoje lidi: { $kin-acc }
   *[other] { $kin-acc } ({ $others })
    }.
gunst-did-ride-nobody = { $whose-gender ->
    [you] { $count ->
        [one] Tvůj rytíř nikoho nepotkává.
       *[other] Tvoji rytíři nikoho nepotkávají.
        }
   *[other] { $count ->
        [one] Rytíř ({ $whose }) nikoho nepotkává.
       *[other] Rytíři ({ $whose }) nikoho nepotkávají.
        }
    }
gunst-did-ride-not = { $whose-gender ->
    [you] { $count ->
        [one] Tvůj rytíř má za sebou málo sedláků a zůstává stát.
       *[other] Tvoji rytíři mají za sebou málo sedláků a zůstávají stát.
        }
   *[other] { $count ->
        [one] Rytíř ({ $whose }) má za sebou málo sedláků a zůstává stát.
       *[other] Rytíři ({ $whose }) mají za sebou málo sedláků a zůstávají stát.
        }
    }
gunst-did-strike = { $whose-gender ->
    [you] Tvoji { $row } berou
   *[other] { $row } ({ $whose }) berou
    } { $stones ->
    [one] 1 kámen života
    [few] { $stones } kameny života
   *[other] { $stones } kamenů života
    }. { $you ->
    [yes] { $left ->
        [0] Už ti žádný nezbývá.
        [one] Zbývá ti { $left }.
        [few] Zbývají ti { $left }.
       *[other] Zbývá ti { $left }.
        }
   *[no] { $left ->
        [0] { $other } už nemá žádný.
       *[other] { $other } má ještě { $left }.
        }
    }
gunst-did-rise = { $whose-gender ->
    [you] Tvoji { $row } povznášejí { $gods }.
   *[other] { $row } ({ $whose }) povznášejí { $gods }.
    }
gunst-did-pray = { $whose-gender ->
    [you] Tvoji { $row } se modlí a povznášejí { $gods }.
   *[other] { $row } ({ $whose }) se modlí a povznášejí { $gods }.
    }
gunst-did-steal = { $whose-gender ->
    [you] Tvoji zloději přetahují { $kin-acc } ({ $other }).
   *[other] { $other-gender ->
        [you] Zloději ({ $whose }) ti přetahují { $kin-acc }.
       *[other] Zloději ({ $whose }) přetahují { $kin-acc } ({ $other }).
        }
    }
gunst-did-lose = { $who } ztrácí { $stones ->
    [one] 1 kámen života
    [few] { $stones } kameny života
   *[other] { $stones } kamenů života
    }.
gunst-did-lose-you = Ztrácíš { $stones ->
    [one] 1 kámen života
    [few] { $stones } kameny života
   *[other] { $stones } kamenů života
    }.
gunst-did-season = { $season } přichází.
gunst-did-last = Poslední období končí.

## How it ended

gunst-result-dead = { $who } už nemá žádný kámen života.
gunst-result-dead-you = Už nemáš žádný kámen života.
gunst-result-life = Stav kamenů života po posledním období: { $more } : { $fewer }.
gunst-result-equal = Remíza: po posledním období mají oba { $life ->
    [one] 1 kámen života
    [few] { $life } kameny života
   *[other] { $life } kamenů života
    }.

## Beside the board

gunst-beside-season = Období
    .words = { $season }, kolo { $round } { $rounds ->
        [2] ze 2
        [3] ze 3
        [4] ze 4
        [6] ze 6
        [7] ze 7
       *[other] z { $rounds }
        }
gunst-beside-lord = { $first }; { $next }
gunst-beside-say = Slovo
gunst-beside-spent = Nadobro pryč ({ $who })

## What one is trying to do

gunst-goal = { $rounds ->
    [one] Vyhrává, kdo má na konci období víc kamenů života.
   *[other] Vyhrává, kdo má po { $rounds } obdobích víc kamenů života.
    }
    .short = Vyhrává víc kamenů života.
gunst-goal-you = { $rounds ->
    [one] Měj na konci víc kamenů života než { $other }.
   *[other] Měj po { $rounds } obdobích víc kamenů života než { $other }.
    }
    .short = Víc kamenů života než { $other }.
gunst-near = Bylo to těsné: prohráváš o { $stones ->
    [one] 1 kámen života
    [few] { $stones } kameny života
   *[other] { $stones } kamenů života
    }.

## What everything is

gunst-about-kin = { $whose-gender ->
    [you] Tvoji { $row }
   *[other] { $row } ({ $whose })
    }
gunst-about-their-god = { $god } ({ $who })
gunst-about-life = { $whose-gender ->
    [you] Tvoje kameny života
   *[other] Kameny života ({ $whose })
    }
    .words = Zbývá: { $life }. Kdo přijde o poslední, prohrává.
gunst-about-doubled = Zdvojnásobeno: jednají za { $count }.
gunst-about-count =
    .words = { $count ->
        [0] Teď tu nikdo nestojí.
        [one] Teď tu stojí jeden.
        [few] Teď tu stojí { $count }.
       *[other] Teď jich tu stojí { $count }.
        }
gunst-about-row =
    .K = Rytíři vyjíždějí první: každý smete jednoho válečníka, jednoho sedláka a jednoho učence, ledaže má druhá strana víc sedláků.
    .W = Válečníci berou každý jeden kámen života.
    .F = Sedláci povznesou tvé bohy každý o jeden stupeň.
    .T = Zloději přetáhnou každý jednoho učence.
    .S = Učenci jsou poslední: buď vezmou každý jeden kámen života, nebo se pomodlí a povznesou tvé bohy.
gunst-about-god =
    .X = Ve hře zdvojnásobí jednu z tvých řad.
    .V = Ve hře vyžene celou řadu druhé strany.
    .E = Ve hře přetáhne jednoho z lidí druhé strany.
    .A = Ve hře přesune jednu z tvých řad do jiné.
gunst-about-at =
    .p0 = { $planes } stupně od ruky.
    .p1 = { $planes } stupně od ruky.
    .p2 = Jeden stupeň od ruky.
    .p3 = V ruce: příští období může jít s tebou.
    .play = Teď ve hře; potom odchází do Mlhy.
gunst-plane-name =
    .Twilight = Soumrak
    .Mist = Mlha
    .Threshold = Práh
    .hand = Ruka
gunst-about-plane =
    .Twilight = Tady bohové začínají, tři stupně od ruky.
    .Mist = Dva stupně od ruky. Sem bohové odcházejí, jakmile zasáhnou.
    .Threshold = Jeden stupeň od ruky.
    .hand = Boha v ruce můžeš přivést spolu se svými lidmi.
gunst-sign-say = Slovo
    .words = Kdo přivede menší vojsko, rozhoduje, kdo půjde první: při soudu i v každé řadě.
gunst-sign-favour = Přízeň
    .words = Menší vojsko získá tolik přízní, o kolik je menší: povznesou jednoho z jeho bohů.
gunst-sign-staff = Zrcadlová hůl
    .words = Nese čtyři stupně, po nichž bohové stoupají ze Soumraku až do ruky.
gunst-sign-season = Období
    .words = Jedno roční období je jedno kolo: vyber vojsko, nech soudit bohy, bojuj řadu po řadě.

## Why a move was a mistake

gunst-harm-life =
    .now = { $whom-gender ->
        [you] Tím ztrácíš
       *[other] Tím { $whom } ztrácí
        } { $stones ->
    [one] 1 kámen života
    [few] { $stones } kameny života
   *[other] { $stones } kamenů života
    }.
    .reply = { $whom-gender ->
        [you] Po tomhle tahu ti { $who } může vzít
       *[other] { $who-gender ->
            [you] Po tomhle tahu můžeš soupeři ({ $whom }) vzít
           *[other] Po tomhle tahu může { $who } soupeři ({ $whom }) vzít
            }
        } { $stones ->
    [one] 1 kámen života
    [few] { $stones } kameny života
   *[other] { $stones } kamenů života
    }.
