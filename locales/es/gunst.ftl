### Gunst. Filas: K caballeros, W guerreros, F campesinos, T ladrones, S sabios. Dioses: X Extazia, V el Caminante, E Eurika, A Arquímedes.

gunst = Gunst
    .sentence = Dos señores forman su hueste en secreto: la menor gana el favor de los dioses; la mayor, el campo.
    .players = 2
    .length = unos 10 minutos

gunst-role =
    .first = Primer señor
    .first-acc = el primer señor
    .first-dat = el primer señor
    .first-voc = El primer señor
    .first-a = al primer señor
    .first-de = del primer señor
    .first-gender = m
    .second = Segundo señor
    .second-acc = el segundo señor
    .second-dat = el segundo señor
    .second-voc = El segundo señor
    .second-a = al segundo señor
    .second-de = del segundo señor
    .second-gender = m
gunst-season =
    .spring = Primavera
    .spring-acc = la primavera
    .summer = Verano
    .summer-acc = el verano
    .autumn = Otoño
    .autumn-acc = el otoño
    .winter = Invierno
    .winter-acc = el invierno
gunst-god =
    .X = Extazia
    .X-a = a Extazia
    .X-de = de Extazia
    .X-gender = f
    .V = el Caminante
    .V-a = al Caminante
    .V-de = del Caminante
    .V-gender = m
    .E = Eurika
    .E-a = a Eurika
    .E-de = de Eurika
    .E-gender = f
    .A = Arquímedes
    .A-a = a Arquímedes
    .A-de = de Arquímedes
    .A-gender = m
gunst-row =
    .K = caballeros
    .W = guerreros
    .F = campesinos
    .T = ladrones
    .S = sabios
gunst-kin =
    .K = { $count ->
        [one] 1 caballero
       *[other] { $count } caballeros
        }
    .K-a = { $count ->
        [one] a 1 caballero
       *[other] a { $count } caballeros
        }
    .W = { $count ->
        [one] 1 guerrero
       *[other] { $count } guerreros
        }
    .W-a = { $count ->
        [one] a 1 guerrero
       *[other] a { $count } guerreros
        }
    .F = { $count ->
        [one] 1 campesino
       *[other] { $count } campesinos
        }
    .F-a = { $count ->
        [one] a 1 campesino
       *[other] a { $count } campesinos
        }
    .T = { $count ->
        [one] 1 ladrón
       *[other] { $count } ladrones
        }
    .T-a = { $count ->
        [one] a 1 ladrón
       *[other] a { $count } ladrones
        }
    .S = { $count ->
        [one] 1 sabio
       *[other] { $count } sabios
        }
    .S-a = { $count ->
        [one] a 1 sabio
       *[other] a { $count } sabios
        }
gunst-nobody = nadie
    .gender = none
gunst-plane =
    .p0 = en el Crepúsculo: { $gods }
    .p1 = en la Niebla: { $gods }
    .p2 = en el Umbral: { $gods }
    .p3 = en la mano: { $gods }
    .play = en juego: { $gods }
gunst-to-plane =
    .p0 = al Crepúsculo
    .p1 = a la Niebla
    .p2 = al Umbral
    .p3 = a la mano
gunst-god-to = { $god-a } { $plane }
gunst-god-up = { $god } { $planes ->
    [one] 1 plano
   *[other] { $planes } planos
    }
gunst-life = { $life ->
    [0] sin piedras de vida
    [one] 1 piedra de vida
   *[other] { $life } piedras de vida
    }

## Lo que se pide

gunst-ask-ting = { $season }: elige en secreto a quién convocas de tu clan. La hueste menor gana la palabra y el favor de los dioses.
gunst-ask-ting-gods = { $season }: elige en secreto a quién convocas de tu clan y de los dioses de tu mano. La hueste menor gana la palabra y el favor de los dioses.
gunst-ask-favour = Tienes { $favours ->
    [one] 1 favor
   *[other] { $favours } favores
    }: sube a uno de tus dioses, o no gastes ninguno.
gunst-ask-judgement = Tienes la palabra: ¿quién empieza el juicio?
gunst-ask-row = Tienes la palabra: ¿qué { $row } van primero?
gunst-ask-gods = Elige cuál de tus dioses actúa, y sobre qué fila.
gunst-ask-god =
    .X = Extazia duplica una de tus filas: elige cuál.
    .V = El Caminante echa una de las filas de tu rival: elige cuál.
    .E = Eurika gana para ti a uno del clan rival: elige la fila que deja y la fila tuya a la que llega.
    .A = Arquímedes pasa una de tus filas a otra, o no hace nada: elige.
gunst-ask-farmers = Tus campesinos suben a tus dioses { $steps ->
    [one] 1 plano: elige a cuál
   *[other] { $steps } planos en total: elige a cuáles
    }.
gunst-ask-scholars = Tus sabios golpean y quitan { $stones ->
    [one] 1 piedra de vida
   *[other] { $stones } piedras de vida
    }, o rezan y suben a tus dioses { $steps ->
    [one] 1 plano
   *[other] { $steps } planos en total
    }: elige.

gunst-wait =
    .ting = { $count ->
        [one] { $who-voc } aún elige su hueste en secreto.
       *[other] { $who-acc } eligen su hueste en secreto.
        }
    .say = Las huestes son iguales: una moneda decide quién tiene la palabra.
    .shout = Las huestes son iguales: quien primero grite ¡Gunst! tiene la palabra.
    .favour = { $who-voc } puede gastar favores en un dios.
    .lead = { $who-voc } tiene la palabra y elige quién va primero.
    .judgement = Va a actuar { $whose-gender ->
        [you] un dios tuyo
       *[other] un dios { $whose }
        }.
    .F = { $who-voc } elige a qué dioses suben los campesinos.
    .S = { $who-voc } elige si los sabios golpean o rezan.

gunst-draft-ting = { $host-gender ->
    [none] No convocas a nadie: añade a alguien, o déjalo así.
   *[other] Convocas { $host-a }: añade más, o déjalo así.
    }
gunst-draft-steps = { $left ->
    [one] Queda 1 plano: elige un dios.
   *[other] Quedan { $left } planos: elige un dios.
    }
gunst-draft-favour = Subes { $risen }. { $left ->
    [0] Eso es todo.
    [one] Te queda 1 favor.
   *[other] Te quedan { $left } favores.
    }
gunst-draft-into = De los { $row }, ¿a cuál de tus filas?

## Botones

gunst-choose-ting = { $host-gender ->
    [none] no convocar a nadie
   *[other] convocar { $host-a }
    }
gunst-choose-favour-none = no gastar favores
gunst-choose-rise = subir: { $gods }
gunst-choose-pray = rezar y subir: { $gods }
gunst-choose-strike = golpear
gunst-choose-lead = { $who-gender ->
    [you] empezar tú
   *[other] que empiece { $who-acc }
    }
gunst-part-god = { $god }: { $row }
gunst-part-into = a los { $row }
gunst-choose-nothing = { $god } no hace nada
gunst-choose-god =
    .X = Extazia duplica tus { $from }
    .V = el Caminante echa a los { $from }
    .E = Eurika trae a uno de los { $from } a tus { $to }
    .A = Arquímedes pasa tus { $from } a los { $to }

## Lo que ha pasado

gunst-did-ting = { $who-acc } { $host-gender ->
    [none] no convoca a nadie
   *[other] convoca { $host-a }
    }.
gunst-did-ting-you = { $host-gender ->
    [none] No convocas a nadie.
   *[other] Convocas { $host-a }.
    }
gunst-did-equal = Las huestes son iguales.
gunst-did-smaller = { $who-acc } tiene la hueste menor: la palabra y { $favours ->
    [one] 1 favor
   *[other] { $favours } favores
    }.
gunst-did-smaller-you = Tienes la hueste menor: la palabra y { $favours ->
    [one] 1 favor
   *[other] { $favours } favores
    }.
gunst-did-coin = { $who-gender ->
    [you] La moneda te da la palabra.
    [m] La moneda le da la palabra { $who-a }.
   *[other] La moneda le da la palabra a { $who }.
    }
gunst-did-shout-you = Gritas primero ¡Gunst! y tienes la palabra.
gunst-did-shout = { $who-acc } grita primero ¡Gunst! y tiene la palabra.
gunst-did-favour = { $who-acc } gasta { $favours ->
    [one] 1 favor
   *[other] { $favours } favores
    } y sube { $risen }.
gunst-did-favour-you = Gastas { $favours ->
    [one] 1 favor
   *[other] { $favours } favores
    } y subes { $risen }.
gunst-did-favour-none-you = No gastas ningún favor.
gunst-did-favour-none = { $who-acc } no gasta ningún favor.
gunst-did-lead = { $same ->
    [yes] { $who-acc } empieza el juicio.
   *[no] { $who-acc } deja que { $first-gender ->
        [you] empieces tú
       *[other] { $first-acc } empiece
        } el juicio.
    }
gunst-did-lead-you = { $same ->
    [yes] Empiezas el juicio.
   *[no] Dejas que { $first-acc } empiece el juicio.
    }
gunst-did-lead-row-you = { $same ->
    [yes] Tus { $row } van primero.
   *[no] Dejas que vayan primero los { $row } { $firsts }.
    }
gunst-did-lead-row = { $same ->
    [yes] Los { $row } { $whose } van primero.
   *[no] { $who-acc } deja que vayan primero { $firsts-gender ->
        [you] tus { $row }
       *[other] los { $row } { $firsts }
        }.
    }
gunst-did-god =
    .X = Extazia duplica { $whose-gender ->
        [you] tus { $from }
       *[other] los { $from } { $whose }
        }.
    .V = El Caminante echa { $others-gender ->
        [you] a tus { $from }
       *[other] a los { $from } { $others }
        }.
    .E = Eurika pasa a uno de { $others-gender ->
        [you] tus { $from }
       *[other] los { $from } { $others }
        } a { $whose-gender ->
        [you] tus { $to }
       *[other] los { $to } { $whose }
        }.
    .A = Arquímedes pasa { $whose-gender ->
        [you] tus { $from }
       *[other] los { $from } { $whose }
        } a la fila de los { $to }.
gunst-did-nothing-you = Invocas { $god-a }, sin efecto.
gunst-did-nothing = { $who-acc } invoca { $god-a }, sin efecto.
gunst-did-ride = { $whose-gender ->
    [you] { $count ->
        [one] Tu caballero arrolla
       *[other] Tus caballeros arrollan
        }
   *[other] { $count ->
        [one] El caballero { $whose } arrolla
       *[other] Los caballeros { $whose } arrollan
        }
    } { $kin-a } { $others-gender ->
    [you] de tu bando
   *[other] del bando { $others }
    }.
gunst-did-ride-nobody = { $whose-gender ->
    [you] { $count ->
        [one] Tu caballero no encuentra
       *[other] Tus caballeros no encuentran
        }
   *[other] { $count ->
        [one] El caballero { $whose } no encuentra
       *[other] Los caballeros { $whose } no encuentran
        }
    } a nadie.
gunst-did-ride-not = { $whose-gender ->
    [you] { $count ->
        [one] Tu caballero tiene muy pocos campesinos detrás y se queda quieto.
       *[other] Tus caballeros tienen muy pocos campesinos detrás y se quedan quietos.
        }
   *[other] { $count ->
        [one] El caballero { $whose } tiene muy pocos campesinos detrás y se queda quieto.
       *[other] Los caballeros { $whose } tienen muy pocos campesinos detrás y se quedan quietos.
        }
    }
gunst-did-strike = { $whose-gender ->
    [you] Tus { $row }
   *[other] Los { $row } { $whose }
    } { $you ->
    [yes] te quitan
   *[no] le quitan
    } { $stones ->
    [one] 1 piedra de vida
   *[other] { $stones } piedras de vida
    }{ $you ->
    [yes] : { $left ->
        [0] no te queda ninguna
        [one] te queda 1
       *[other] te quedan { $left }
        }
   *[no] { $other-gender ->
        [m] {" "}{ $other-a }
       *[other] {" "}a { $other }
        }: { $left ->
        [0] no le queda ninguna
        [one] le queda 1
       *[other] le quedan { $left }
        }
    }.
gunst-did-rise = { $whose-gender ->
    [you] Tus { $row }
   *[other] Los { $row } { $whose }
    } suben { $gods }.
gunst-did-pray = { $whose-gender ->
    [you] Tus { $row }
   *[other] Los { $row } { $whose }
    } rezan y suben { $gods }.
gunst-did-steal = { $other-gender ->
    [you] Los ladrones { $whose } te roban { $kin }.
   *[other] { $whose-gender ->
        [you] Tus ladrones
       *[other] Los ladrones { $whose }
        } se llevan { $kin-a } { $other-gender ->
        [m] { $other-de }
       *[other] de { $other }
        }.
    }
gunst-did-lose = { $who-acc } pierde { $stones ->
    [one] 1 piedra de vida
   *[other] { $stones } piedras de vida
    }.
gunst-did-lose-you = Pierdes { $stones ->
    [one] 1 piedra de vida
   *[other] { $stones } piedras de vida
    }.
gunst-did-season = Llega { $season-acc }.
gunst-did-last = Acaba la última estación.

## Cómo ha acabado

gunst-result-dead = { $who-acc } se queda sin piedras de vida.
gunst-result-dead-you = Te quedas sin piedras de vida.
gunst-result-life = La última estación acaba con { $more } piedras de vida contra { $fewer }.
gunst-result-equal = Empate: tras la última estación hay { $life ->
    [one] 1 piedra de vida
   *[other] { $life } piedras de vida
    } por cabeza.

## Junto al tablero

gunst-beside-season = Estación
    .words = { $season }, ronda { $round } de { $rounds }
gunst-beside-lord = { $first }; { $next }
gunst-beside-say = La palabra
gunst-beside-spent = Clan gastado { $who-gender ->
    [m] { $who-de }
   *[other] de { $who }
    }

## Qué se intenta

gunst-goal = { $rounds ->
    [one] Gana quien tenga más piedras de vida tras la estación.
   *[other] Gana quien tenga más piedras de vida tras { $rounds } estaciones.
    }
    .short = Gana quien tenga más piedras.
gunst-goal-you = { $rounds ->
    [one] Más piedras de vida que { $other-acc } al final.
   *[other] Más piedras de vida que { $other-acc } tras { $rounds } estaciones.
    }
    .short = Más piedras de vida que { $other-acc }.
gunst-near = ¡Por qué poco! Solo { $stones ->
    [one] 1 piedra de vida
   *[other] { $stones } piedras de vida
    } de diferencia.

## Qué es cada cosa

gunst-about-kin = { $whose-gender ->
    [you] Tus { $row }
   *[other] Los { $row } { $whose }
    }
gunst-about-their-god = { $god } ({ $who })
gunst-about-life = { $whose-gender ->
    [you] Tus piedras de vida
   *[other] Las piedras de vida { $whose }
    }
    .words = { $life ->
        [one] Queda 1.
       *[other] Quedan { $life }.
        } Quien pierde la última pierde la partida.
gunst-about-doubled = Duplicados: actúan como si fueran { $count }.
gunst-about-count =
    .words = { $count ->
        [0] Ahora no hay nadie aquí.
        [one] Ahora hay uno aquí.
       *[other] Ahora hay { $count } aquí.
        }
gunst-about-row =
    .K = Los caballeros cabalgan primero: cada uno arrolla a un guerrero, un campesino y un sabio, salvo si el otro bando tiene más campesinos.
    .W = Los guerreros quitan una piedra de vida cada uno.
    .F = Los campesinos suben a tus dioses un plano cada uno.
    .T = Los ladrones se llevan a un sabio cada uno.
    .S = Los sabios van al final: quitan una piedra de vida cada uno, o rezan y suben a tus dioses.
gunst-about-god =
    .X = En juego, duplica una de tus filas.
    .V = En juego, echa una fila entera del otro bando.
    .E = En juego, gana para ti a uno del otro bando.
    .A = En juego, pasa una de tus filas a otra.
gunst-about-at =
    .p0 = A { $planes } planos de la mano.
    .p1 = A { $planes } planos de la mano.
    .p2 = A un plano de la mano.
    .p3 = En la mano: se puede convocar en la próxima estación.
    .play = Ahora en juego; después va a la Niebla.
gunst-plane-name =
    .Twilight = El Crepúsculo
    .Mist = La Niebla
    .Threshold = El Umbral
    .hand = La mano
gunst-about-plane =
    .Twilight = Aquí empiezan los dioses, a tres planos de la mano.
    .Mist = A dos planos de la mano. Aquí vienen los dioses que han actuado.
    .Threshold = A un plano de la mano.
    .hand = Un dios en la mano se puede convocar junto con tu clan.
gunst-sign-say = La palabra
    .words = Quien convoca la hueste menor decide quién va primero, en el juicio y en cada fila.
gunst-sign-favour = Favores
    .words = La hueste menor gana uno por cada miembro que tenga de menos, y con ellos sube a uno de sus dioses.
gunst-sign-staff = Vara espejo
    .words = Sostiene los cuatro planos de los dioses de un bando, del Crepúsculo a la mano.
gunst-sign-season = Estación
    .words = Una estación es una ronda: elige una hueste, deja que juzguen los dioses y lucha fila por fila.

## Por qué una jugada fue un error

gunst-harm-life =
    .now = { $whom-gender ->
        [you] Esto te cuesta
        [m] Esto le cuesta { $whom-a }
       *[other] Esto le cuesta a { $whom }
        } { $stones ->
        [one] 1 piedra de vida
       *[other] { $stones } piedras de vida
        }.
    .reply = { $who-gender ->
        [you] Esto te permite quitarle
        [m] { $whom-gender ->
            [you] Esto le permite { $who-a } quitarte
           *[other] Esto le permite { $who-a } quitarle
            }
       *[other] { $whom-gender ->
            [you] Esto le permite a { $who } quitarte
           *[other] Esto le permite a { $who } quitarle
            }
        } { $stones ->
        [one] 1 piedra de vida
       *[other] { $stones } piedras de vida
        }{ $whom-gender ->
        [you] {""}
        [m] {" "}{ $whom-a }
       *[other] {" "}a { $whom }
        }.
