### The review of a game that has ended.

review = Rozbor tahů
review-coming = Rozebírám tahy: hotovo { $percent } %.
review-waiting = Tahy se přesně rozeberou, jakmile bude hotová tabulka tohoto plánu.
review-heading = Rozbor
review-mattered = { $count ->
    [one] Hodně záleželo na jednom tahu.
   *[other] Hodně záleželo na { $count } tazích.
    }
review-even = Na žádném tahu samotném moc nezáleželo.
review-even-known = O žádném tahu se neví, že by na něm samotném hodně záleželo.
review-all-exact = Všechna čísla jsou tu přesná.
review-all-proved = Všechno je tu dokázané, něco jen jako meze.
review-some-exact = Co šlo spočítat do konce, je přesné. Zbytek je odhad.
review-some-proved = Část je dokázaná, něco jen jako meze. Zbytek je odhad.
review-all-estimated = Tohle je odhad z mnoha dohraných partií.

## How a number is known.

review-known =
    .exactly = přesně
    .atleast = dokázáno nejméně
    .proved = dokázáno
    .estimated = odhad

## The chart.

review-chart = Šance na výhru tah po tahu
review-chart-of = Šance na výhru tah po tahu: { $who }
review-chart-of-you = Tvoje šance na výhru tah po tahu
review-chart-told = Od { $first } % na začátku do { $last } % na konci. { $moments ->
    [0] Žádný zlomový okamžik.
    [one] Jeden zlomový okamžik.
    [few] { $moments } zlomové okamžiky.
   *[other] { $moments } zlomových okamžiků.
    }
review-chart-told-all = Čára pro každého hráče. { $moments ->
    [0] Žádný zlomový okamžik.
    [one] Jeden zlomový okamžik.
    [few] { $moments } zlomové okamžiky.
   *[other] { $moments } zlomových okamžiků.
    }
review-chart-point = Před tahem { $n }: { $percent } %
review-chart-point-of = { $who }, před tahem { $n }: { $percent } %
review-chart-end = Na konci: { $percent } %
review-chart-end-of = { $who }, na konci: { $percent } %

## The moments.

review-moment = Tah { $n }: { $who }
review-moment-you = Tvůj tah { $n }
review-legend-made = zahraný tah
review-legend-better = lepší tah
review-line = Jak to soupeř potrestá
review-before = Před tahem
review-after = Po tahu
review-why-ends = { $count ->
    [one] { $who-gender ->
        [you] Tím partie končí a vyhráváš.
       *[other] Tím partie končí a vyhrává { $who }.
        }
   *[other] Tím partie končí. Společné vítězství: { $who }.
    }
review-why-draws = Tím partie končí remízou.
review-why-wins-in = Po tomhle tahu { $who-gender ->
    [you] si můžeš vynutit výhru
   *[other] { $who-number ->
        [few] mají jistou výhru { $who }, a to
       *[other] si { $who } může vynutit výhru
        }
    } do { $actions ->
    [one] 1 akce
   *[other] { $actions } akcí
    }.
review-why-loses = Po tomhle tahu { $who } proti nejlepší hře prohrává.
review-why-loses-you = Po tomhle tahu proti nejlepší hře prohráváš.
review-why-falls = Šance na výhru klesá z { $before } % na { $after } % ({ $who }).
review-why-falls-you = Tvoje šance na výhru klesá z { $before } % na { $after } %.
review-why-blind = Proti nejlepšímu plánu druhé strany má tahle volba šanci na výhru nejvýš { $after } %, nejlepší volba nejméně { $before } %.
review-why-blind-loses = Proti nejlepšímu plánu druhé strany tahle volba prohrává.
review-better-wins = Lepší: { $move }. To by vyhrálo.
review-better-even = Lepší: { $move }. Partie by zůstala vyrovnaná.
review-better = Lepší: { $move }.
review-better-open = Lepší: { $move }. To by ještě dávalo naději.
review-better-points = { $move }: to hned vynese { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
    }, tento tah { $less }.
review-mix-never = Při nejlepší hře tohle tady { $who } nikdy nedělá.
review-mix-never-you = Při nejlepší hře tohle tady nikdy neděláš.
review-mix-share = Při nejlepší hře tohle { $who } dělá { $often }.
review-mix-share-you = Při nejlepší hře tohle děláš { $often }.
review-mix-best = Nejlepší je střídat, aby to nikdo nepředvídal: { $moves }.
review-mix-part = { $move } ({ $often })
review-often-half = v polovině případů
review-often-always = skoro vždy
review-often-rarely = skoro nikdy
review-often = { $times ->
    [one] jednou
    [2] dvakrát
    [3] třikrát
    [4] čtyřikrát
   *[other] { $times }krát
    } { $of ->
    [3] ze tří
    [4] ze čtyř
    [5] z pěti
   *[other] z { $of }
    }
review-often-percent = asi v { $percent } % případů
review-hidden = { $who } v tu chvíli neví: { $what }.
review-hidden-you = V tu chvíli nevíš: { $what }.
review-hidden-part = { $label }: { $what }
review-unlucky = Dobrý tip, jen smůla. Nic se tím nezahodilo.
review-lost = Zahozeno { $percent } % ({ $how }).
review-lost-little = Zahozeno méně než 1 % ({ $how }).
review-lost-some = Zahozeno něco málo ({ $how }).
review-turn-win-loss = Zahozená jistá výhra, a teď prohra ({ $how }).
review-turn-win-even = Zahozená jistá výhra: partie je zase vyrovnaná ({ $how }).
review-turn-even-loss = Zahozená vyrovnaná partie ({ $how }).
review-turn-gives-up = Jistě prohrává ({ $how }).

## Accuracy.

review-accuracy-of = { $who }: přesnost { $percent } %
review-accuracy-of-you = Ty: přesnost { $percent } %
review-accuracy-most-of = { $who }: přesnost nejvýš { $percent } %
review-accuracy-most-of-you = Ty: přesnost nejvýš { $percent } %
review-accuracy-open-of = { $who }: o žádné chybě se neví
review-accuracy-open-of-you = Ty: o žádné chybě se neví
review-accuracy-unknown-of = { $who }: přesnost neznámá
review-accuracy-unknown-of-you = Ty: přesnost neznámá
review-accuracy-means = Počet voleb: { $count }. Každá v průměru zahodila { $lost } % partie.
review-accuracy-means-one = Jediná volba zahodila { $lost } % partie.
review-accuracy-little = { $count ->
    [one] Jediná volba nezahodila skoro nic: méně než 0,1 % partie.
   *[other] Počet voleb: { $count }. Nezahodily skoro nic: každá v průměru méně než 0,1 % partie.
    }
review-accuracy-nothing = { $count ->
    [one] Jediná volba nic nezahodila.
   *[other] Počet voleb: { $count }. Žádná nic nezahodila.
    }
review-accuracy-least = { $count ->
    [one] Jediná volba zahodila nejméně { $lost } % partie.
   *[other] Počet voleb: { $count }. Každá v průměru zahodila nejméně { $lost } % partie.
    }
review-accuracy-gave-up = { $count ->
    [one] Jedna volba jistě prohrávala, i když jiná ještě dávala naději.
    [few] { $count } volby jistě prohrávaly, i když jiné ještě dávaly naději.
   *[other] { $count } voleb jistě prohrávalo, i když jiné ještě dávaly naději.
    }
review-accuracy-searched = { $of ->
    [one] Jedinou volbu posoudilo jen hledání. Vidí pouze velké chyby.
   *[other] Počet voleb, které posoudilo jen hledání: { $count } z { $of }. Vidí pouze velké chyby.
    }
review-accuracy-level = Tak hraje počítač úrovně { $level }.
review-accuracy-below = To je méně, než udrží počítač úrovně 1.
review-accuracy-perfect = Tak hraje nejsilnější počítač.
review-next = Příště: počítač úrovně { $level }
review-next-perfect = Příště: nejsilnější počítač
review-next-why = Zahazuje o trochu méně než ty.

## What pages and the terminal add.

review-find = Najdi to
review-keep = Uložit rozbor
review-page-title = Rozbor: { $game }
review-page-made = Vytvořeno programem Gambol { $version }.
review-moves = Všechny tahy
review-mistakes = Tvoje chyby

## Find it yourself.

review-find-title = Najdi to: tah { $n }
review-find-move = Tady se hrálo: { $made } Bylo tu něco lepšího. Najdi to.
review-find-mix = Tady se hrálo: { $made } Nejlepší hra tu volby střídá. Jak často zvolíš kterou?
review-find-same = To je právě to, co se hrálo. { $why }
review-find-wrong = Tím něco zahazuješ. Sleduj, co se stane.
review-find-off = Ne tak docela. Zkus jiné podíly, nebo si to nech ukázat.
review-find-well = To je ono. K tahu, který se hrál: { $why }
review-find-back = Zpět k partii
review-find-next = Další okamžik

## Your mistakes.

mistakes-lead = Okamžiky z tvých rozebraných partií. Najdeš teď lepší tah? Seznam zůstává jen v tomto prohlížeči.
mistakes-none = Zatím tu nic není. Zahraj partii a rozeber ji: co se nepovedlo, se nasbírá tady.
mistakes-noscript = Tento seznam uchovává prohlížeč a potřebuje JavaScript.
mistakes-found = nalezeno
mistakes-forget = Zapomenout
mistakes-forget-this = Zapomenout: { $title }
