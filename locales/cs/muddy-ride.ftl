### Blátivá jízda. Animals are keyed by the direction they face: N, E, S, W.

muddy-ride = Blátivá jízda
    .sentence = Cákejte jeden druhého přes blátivou louku: dopředu nikdo nesmí, ale louže vás ponesou.
    .players = 2–4
    .length = 15–30 minut

muddy-ride-role =
    .N = Hroch
    .N-acc = Hrocha
    .N-dat = Hrochovi
    .N-gen = Hrocha
    .N-loc = Hrochovi
    .N-gender = m
    .E = Prase
    .E-acc = Prase
    .E-dat = Praseti
    .E-gen = Prasete
    .E-loc = Praseti
    .E-gender = n
    .S = Žába
    .S-acc = Žábu
    .S-dat = Žábě
    .S-gen = Žáby
    .S-loc = Žábě
    .S-gender = f
    .W = Kachna
    .W-acc = Kachnu
    .W-dat = Kachně
    .W-gen = Kachny
    .W-loc = Kachně
    .W-gender = f
# "with" has its preposition: s hrochem, but se žábou.
muddy-ride-the =
    .N = hroch
    .N-acc = hrocha
    .N-dat = hrochovi
    .N-gen = hrocha
    .N-with = s hrochem
    .N-loc = hrochovi
    .N-gender = m
    .E = prase
    .E-acc = prase
    .E-dat = praseti
    .E-gen = prasete
    .E-with = s prasetem
    .E-loc = praseti
    .E-gender = n
    .S = žába
    .S-acc = žábu
    .S-dat = žábě
    .S-gen = žáby
    .S-with = se žábou
    .S-loc = žábě
    .S-gender = f
    .W = kachna
    .W-acc = kachnu
    .W-dat = kachně
    .W-gen = kachny
    .W-with = s kachnou
    .W-loc = kachně
    .W-gender = f
muddy-ride-your =
    .N = tvůj hroch
    .N-acc = tvého hrocha
    .N-dat = tvému hrochovi
    .N-gen = tvého hrocha
    .N-with = s tvým hrochem
    .N-loc = tvém hrochovi
    .N-gender = m
    .E = tvoje prase
    .E-acc = tvoje prase
    .E-dat = tvému praseti
    .E-gen = tvého prasete
    .E-with = s tvým prasetem
    .E-loc = tvém praseti
    .E-gender = n
    .S = tvoje žába
    .S-acc = tvoji žábu
    .S-dat = tvojí žábě
    .S-gen = tvojí žáby
    .S-with = s tvou žábou
    .S-loc = tvojí žábě
    .S-gender = f
    .W = tvoje kachna
    .W-acc = tvoji kachnu
    .W-dat = tvojí kachně
    .W-gen = tvojí kachny
    .W-with = s tvou kachnou
    .W-loc = tvojí kachně
    .W-gender = f
muddy-ride-flag =
    .N = modrý praporek
    .N-dat = modrému praporku
    .N-gen = modrého praporku
    .N-loc = modrém praporku
    .N-gender = m
    .E = fialový praporek
    .E-dat = fialovému praporku
    .E-gen = fialového praporku
    .E-loc = fialovém praporku
    .E-gender = m
    .S = zelený praporek
    .S-dat = zelenému praporku
    .S-gen = zeleného praporku
    .S-loc = zeleném praporku
    .S-gender = m
    .W = hnědý praporek
    .W-dat = hnědému praporku
    .W-gen = hnědého praporku
    .W-loc = hnědém praporku
    .W-gender = m
muddy-ride-player = Hráč { $number }
    .acc = Hráče { $number }
    .dat = Hráči { $number }
    .gen = Hráče { $number }
    .loc = Hráči { $number }
    .gender = m

## What the player is asked

muddy-ride-ask-jump = Na tahu je { $animal }: skoč o jedno pole do strany nebo dozadu, do sousední louže.
muddy-ride-ask-pass = Teď { $animal } nemá kam skočit, takže vynecháváš tah.
muddy-ride-ask-splash = Všechny odcáknout nejde: vyber, kdo se pohne.
muddy-ride-ask-roll = Na kostce je { $first } a { $second }: jedno zvíře vyber a skoč s ním doleva, nebo doprava.
muddy-ride-ask-roll-one = Na kostce je { $first } a { $second }, ale skočit může jen { $animal }: skoč doleva, nebo doprava.
muddy-ride-ask-roll-pass = Ani { $first }, ani { $second } nemá kam skočit, takže vynecháváš tah.

muddy-ride-wait-jump = Teď skáče { $who }.
muddy-ride-wait-jump-own = Teď skáče { $who }.
muddy-ride-wait-splash = { $who } vybírá, koho louže odcákne.
muddy-ride-wait-splash-own = { $who } vybírá, koho louže odcákne.
muddy-ride-wait-deal = Rozdávají se tajné karty.
muddy-ride-wait-roll = { $who } hází kostkou.
muddy-ride-wait-roll-you = Házíš kostkou.

muddy-ride-draft-who = Kdo skočí na { $field }?

## Buttons

muddy-ride-choose-jump = skočit na { $field }
muddy-ride-choose-jump-of = skočit { $animal-with } na { $field }
muddy-ride-choose-splash = odcáknout { $animals-acc }

## What happened

muddy-ride-did-jump = { $who } skáče { $animal-with } na { $field }.
muddy-ride-did-jump-own = { $who } skáče na { $field }.
muddy-ride-did-jump-you = Skáčeš { $animal-with } na { $field }.
muddy-ride-did-jump-own-you = Skáčeš na { $field }.
muddy-ride-did-arrive-own-you = Skáčeš na { $field } a jsi v cíli!
muddy-ride-did-arrive-you = Skáčeš { $animal-with } na { $field }, rovnou do cíle.
muddy-ride-did-arrive-own = { $who } skáče na { $field }, rovnou do cíle.
muddy-ride-did-arrive = { $who } skáče { $animal-with } na { $field }, rovnou do cíle.
muddy-ride-did-crowd = Všechny naráz odcáknout nejde.
muddy-ride-did-dry = Nikoho to neodcákne.
muddy-ride-did-locked = { $count ->
    [2] Navzájem si překážejí, a tak zůstávají stát: { $animals }.
   *[other] Překážejí si dokola, a tak zůstávají stát: { $animals }.
    }
muddy-ride-did-moves = Cák: { $moves }.
muddy-ride-to = { $animal } na { $field }
muddy-ride-home = { $animal } do cíle
muddy-ride-did-splash = { $who } volí: { $moves }.
muddy-ride-did-splash-you = Volíš: { $moves }.
muddy-ride-did-splash-own-you = Volíš: { $moves }.
muddy-ride-did-splash-own = { $who } volí: { $moves }.
muddy-ride-did-pass = { $who } nemá { $animal-with } kam skočit a vynechává tah.
muddy-ride-did-pass-you = Nemáš { $animal-with } kam skočit a vynecháváš tah.
muddy-ride-did-pass-own-you = Nemáš kam skočit a vynecháváš tah.
muddy-ride-did-pass-own = { $who } nemá kam skočit a vynechává tah.
muddy-ride-did-roll = { $who } hází kostkou: { $animals }.
muddy-ride-did-roll-you = Házíš kostkou: { $animals }.
muddy-ride-did-roll-pass-you = Ani { $first }, ani { $second } nemá kam skočit, a tak vynecháváš tah.
muddy-ride-did-roll-pass = Ani { $first }, ani { $second } nemá kam skočit, a tak { $who } vynechává tah.
muddy-ride-did-deal = { $who } dostává kartu: { $animal }.
muddy-ride-did-deal-you = Dostáváš kartu: { $animal }.
muddy-ride-did-deal-hidden = Tajná karta je rozdána.

## How it ended

muddy-ride-result-first = { $count ->
    [one] Jako první je v cíli { $animals }.
   *[other] Jako první jsou v cíli naráz { $animals }.
    }
muddy-ride-result-team = Celý tým je v cíli.
muddy-ride-result-secret = { $count ->
    [one] Na tajné kartě je { $animals }, a { $animals-gender ->
        [m] ten
        [f] ta
       *[other] to
        } je v cíli.
   *[other] Na tajných kartách jsou { $animals } a obě zvířata jsou v cíli naráz.
    }
muddy-ride-result-drawn = Remíza: oba týmy to dokázaly naráz.

## Beside the board

muddy-ride-beside-at = na { $field }, míří na { $target }
muddy-ride-beside-arrived = v cíli
muddy-ride-beside-teams = Týmy
    .words = { $first } proti { $second-dat }
muddy-ride-beside-die = Kostka
muddy-ride-beside-card = Karta ({ $who })

## The board as text

muddy-ride-text-print = { $whose } { $direction }
muddy-ride-text-target = cíl { $animal-gen }

## What one is trying to do

muddy-ride-goal-free-for-all = Vyhrává zvíře, které je první u svého praporku.
    .short = Vyhrává první u praporku.
muddy-ride-goal-free-for-all-you = { $animal-acc } dostaň k { $flag-dat } jako první.
    .short = { $animal } k { $flag-dat }.
muddy-ride-goal-white-horse = Vyhrává tým, jehož zvíře je první u svého praporku.
    .short = První u praporku vyhrává pro tým.
muddy-ride-goal-white-horse-you = Ty k { $flag-dat }, nebo spoluhráč ke svému: hlavně buďte první.
    .short = První k { $flag-dat }, nebo spoluhráč.
muddy-ride-goal-all-or-nothing = Vyhrává tým, který má obě zvířata u praporků.
    .short = Obě zvířata týmu k praporkům.
muddy-ride-goal-all-or-nothing-you = Ty k { $flag-dat } a spoluhráč ke svému: buďte první.
    .short = K { $flag-dat }, a spoluhráč taky.
muddy-ride-goal-secret = Vyhrává, kdo má kartu zvířete, které je první u svého praporku.
    .short = Vyhrává první karta v cíli.
muddy-ride-goal-secret-you = { $animal-acc } tajně dostaň k { $flag-dat } jako první.
    .short = Tajně: { $animal } k { $flag-dat }.
muddy-ride-near = Bylo to těsné: prohráváš o { $fields ->
    [one] jedno pole
    [few] { $fields } pole
   *[other] { $fields } polí
    }.

## What everything is

muddy-ride-about-start = Start
    .words = Tady začíná cesta { $animal-gen }. Je to louže jako každá jiná.
muddy-ride-about-animal = Míří { $direction } k poli { $target }. Skáče do strany nebo dozadu; cáknutí nese každého po jeho vlastních stopách.
muddy-ride-about-target-closed = Kdo se dostane ke svému praporku, je v cíli. Nikdo jiný než { $animal } sem nesmí.
muddy-ride-about-target-open = Kdo se dostane ke svému praporku, je v cíli. Skočit sem smí i někdo jiný než { $animal }, ale cáknutí sem nikoho neodnese.
muddy-ride-about-puddle = Louže { $field }
    .words = Skok sem odcákne { $prints }, každého o jedno pole, ať stojí kdekoli.
muddy-ride-about-print = { $whose-acc } { $direction }
muddy-ride-about-dry = Žádné stopy: skok sem nikoho neodcákne.
muddy-ride-sign-print = Stopy
    .words = Kdo skočí do louže, odcákne všechna zvířata, která v ní mají stopu, i sebe: každé o jedno pole tam, kam stopa ukazuje.
muddy-ride-sign-flag = Praporek
    .words = Pole vedle něj je cílem zvířete stejné barvy a se stejnou stopou.
muddy-ride-sign-start = Cedulka se stopou
    .words = Tady začíná zvíře s touto stopou.
muddy-ride-sign-jump = Zářící pole
    .words = Sem smíš skočit: o jedno pole do strany nebo dozadu, nikdy dopředu.
muddy-ride-sign-way = Když si zvířata překážejí
    .words = Nikdo neopustí louku, nevstoupí do cizího cíle ani na pole, kde někdo zůstává stát. Kdyby jich na jedno pole mělo dopadnout víc, vybírá ten, kdo skočil.

## Why a move was a mistake

muddy-ride-harm-home =
    .now = Tím doskočí do cíle { $animals }.
    .reply = Příštím tahem pak doskočí do cíle { $animals }.
muddy-ride-harm-carried =
    .now = Cáknutí odnese do cíle { $animals-acc }.
    .reply = Příští cáknutí pak odnese do cíle { $animals-acc }.
