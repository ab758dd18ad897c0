"""Italiano: Naishi."""

from __future__ import annotations

from ui.words import Sentences

SENTENCES: Sentences = {
    "naishi.about": "Dieci carte da un Fiume comune; metà restano nascoste. 2 giocatori, 15 minuti.",
    "naishi.level": {
        "by": "level",
        "1": "livello 1: prende ciò che vale subito",
        "2": "livello 2: pensa a tutto il territorio",
        "3": "livello 3: valuta ciò che il Fiume può ancora dare",
    },
    # carte
    "naishi.card": {
        "by": "value",
        "naishi": "Naishi", "advisor": "Ministro", "sentinel": "Sentinella", "monk": "Monaco", "horseman": "Cavaliere",
        "ronin": "Ronin", "ninja": "Ninja", "fort": "Forte", "torii": "Torii", "rice": "Risaia", "banner": "Stendardo",
        "mountain": "Montagna",
    },
    "naishi.card.acc": {
        "by": "value",
        "naishi": "una Naishi", "advisor": "un Ministro", "sentinel": "una Sentinella", "monk": "un Monaco",
        "horseman": "un Cavaliere", "ronin": "un Ronin", "ninja": "un Ninja", "fort": "un Forte", "torii": "un Torii",
        "rice": "una Risaia", "banner": "uno Stendardo", "mountain": "una Montagna",
    },
    "naishi.copies": {
        "by": "kind_class",
        "character": "Personaggio · {n} nel mazzo",
        "province": "Provincia · {n} nel mazzo",
        "mountain": "Né personaggio né provincia · {n} all’inizio",
    },
    "naishi.scoring": {
        "by": "value",
        "naishi": "Vale solo nella colonna 3: 12 nella Linea, 8 nella Mano.",
        "advisor": "Dalla colonna 1 alla 5 vale 2, 4, 3, 4, 2, in entrambe le file, e 4 in più per ogni Naishi "
        "adiacente.",
        "sentinel": "Vale 3 se nessun’altra Sentinella è adiacente, e 4 in più per ogni Forte adiacente.",
        "monk": "Nella Mano vale 5, e 2 in più per ogni Torii adiacente, in entrambe le file.",
        "horseman": "Nella Mano vale 3, e 10 in più se sopra di lui nella Linea c’è uno Stendardo.",
        "ronin": "Vale secondo i tipi diversi nel territorio: 8 tipi 8, 9 tipi 15, 10 tipi 45. "
        "Montagne e Ninja non sono tipi.",
        "ninja": "Alla fine diventa un altro personaggio del suo territorio e vale come quello, al proprio posto.",
        "fort": "Vale 6 in un angolo: colonna 1 o 5, in entrambe le file.",
        "torii": "Un Torii costa 5, due non valgono nulla, tre o più valgono 30 in tutto.",
        "rice": "Le Risaie adiacenti sono un gruppo: 2 valgono 10, 3 valgono 20, 4 o più 30. Una sola non vale nulla.",
        "banner": "Vale solo nella Linea: uno Stendardo 3, due 8 in tutto.",
        "mountain": "Esattamente una Montagna vale 5; due o più costano 5 in tutto.",
    },
    "naishi.diagram.alone": "da sola",
    "naishi.diagram.ninja": "diventa un personaggio del suo territorio",
    "naishi.diagram.beside": {"by": "kind", "ronin": "tipi", "banner": "nella Linea"},
    "naishi.large.gain": "{place} adesso: {gain}.",
    "naishi.large.now": "Tutte le carte di questo tipo, {name}: {n}.",
    # zone
    "naishi.zone": {"by": "zone", "river": "Fiume {column}", "line": "Linea {column}", "hand": "Mano {column}"},
    "naishi.row": {"by": "zone", "river": "Fiume", "line": "Linea", "hand": "Mano"},
    "naishi.rows": {"by": "near", "yes": "Linea sopra la Mano", "no": "Mano sopra la Linea"},
    "naishi.left": {"by": "n", "0": "vuota", "one": "{n} carta", "other": "{n} carte"},
    "naishi.known": {
        "by": "n", "0": "Mano sconosciuta", "one": "Mano: {n} nota su 5", "other": "Mano: {n} note su 5"
    },
    "naishi.hands.known": "Chi sa che cosa",
    "naishi.hand.known": "Mano di {owner}: che cosa ne sa {name}",
    "naishi.hand.unknown": "sconosciuta",
    "naishi.hand.surely": "Tra le sconosciute: {cards}",
    "naishi.court": "Corte imperiale",
    "naishi.court.kind": {"by": "kind", "switch": "Scambio", "discard": "Scarta due", "decree": "Decreto"},
    "naishi.court.spaces": {
        "by": "n", "0": "{kind}: nessuno spazio libero", "one": "{kind}: {n} spazio libero",
        "other": "{kind}: {n} spazi liberi",
    },
    "naishi.court.stands": "emissario di {name}",
    "naishi.emissaries": {
        "by": "n", "0": "nessun emissario libero", "one": "{n} emissario libero", "other": "{n} emissari liberi"
    },
    "naishi.discards": "Scarti",
    "naishi.discards.none": "ancora nessuno",
    "naishi.discards.last": "ultima: {card:naishi.card}",
    "naishi.discards.said": {
        "by": "n",
        "one": "Scarti: {n} carta, {card:naishi.card}",
        "other": "Scarti: {n} carte, l’ultima è {card:naishi.card}",
    },
    "naishi.draft": "Due carte tra cui scegliere",
    "naishi.drafted": {"by": "done", "yes": "scelta fatta", "no": "sceglie una carta"},
    # punti
    "naishi.score.now": {"by": "now", "final": "punti", "live": "punti ora", "ninja": "senza il Ninja"},
    "naishi.score.of": {
        "by": "now", "final": "{name}: punti", "live": "{name}: punti ora", "ninja": "{name}: punti senza il Ninja"
    },
    "naishi.score.sum": "{score}: {n}",
    "naishi.score.open": "mostra da dove vengono",
    "naishi.score.kind": "{card:naishi.card}: {n}",
    "naishi.score.ninja": "Ninja contato come {card:naishi.card.acc}",
    "naishi.score.copied": "{place} (Ninja)",
    "naishi.score.together": "{places}: in tutto",
    "naishi.score.kinds": "{n} dei 10 tipi che contano",
    "naishi.score.of_kind": "{name} {n}",
    "naishi.score.line": {"by": "whole", "yes": "punti: {n}", "no": "in vista: {n}"},
    "naishi.territory.said": "{name}, Linea: {line}; Mano: {hand}",
    # richieste
    "naishi.prompt.draft": "{name}: tieni una carta, l’altra va a {other}",
    "naishi.prompt.turn": {
        "by": "last",
        "no": {
            "by": "or_else",
            "send": "{name}: prendi una carta del Fiume o manda un emissario",
            "recall": "{name}: prendi una carta del Fiume o richiama gli emissari",
            "nothing": "{name}: prendi una carta del Fiume",
        },
        "yes": {
            "by": "or_else",
            "send": "{name}, ultimo turno: prendi una carta del Fiume o manda un emissario",
            "recall": "{name}, ultimo turno: prendi una carta del Fiume o richiama gli emissari",
            "nothing": "{name}, ultimo turno: prendi una carta del Fiume",
        },
    },
    "naishi.prompt.develop": "{name}: ora prendi una carta del Fiume",
    "naishi.prompt.no_river": "{name}: scegli che cosa fare",
    "naishi.prompt.slot": "{name}: metti la carta {card:naishi.card} nella Linea o nella Mano",
    "naishi.prompt.bonus": {
        "by": "last",
        "no": "{name}: manda un emissario o termina il turno",
        "yes": "{name}, ultimo turno: manda un emissario o termina il turno",
    },
    "naishi.prompt.switch": "{name}: scegli la prima carta da scambiare",
    "naishi.prompt.switch.second": "{name}: scegli con che cosa scambiare la carta {card:naishi.card}",
    "naishi.prompt.discard": "{name}: scarta una carta del Fiume",
    "naishi.prompt.discard.second": "{name}: scarta una seconda carta del Fiume",
    "naishi.prompt.decree": "{name}: scegli una carta da scambiare con {other}",
    "naishi.prompt.ninja": {
        "by": "zone",
        "line": "{name}: scegli il personaggio copiato dal Ninja di Linea {column}",
        "hand": "{name}: scegli il personaggio copiato dal Ninja di Mano {column}",
    },
    "naishi.step": {
        "by": "step", "river": "Fiume", "slot": "Posto", "switch": "Scambio", "discard": "Scarto", "decree": "Decreto",
        "first": "Prima", "second": "Seconda",
    },
    "naishi.choice": {
        "by": "choice", "decree": "Decreto", "recall": "Richiama", "declare": "Dichiara la fine", "pass": "Passa",
        "end": "Fine turno",
    },
    "naishi.last_turn": {"by": "declared", "yes": "La fine è stata dichiarata.", "no": "Due pile sono vuote."},
    "naishi.reveal": "Le Mani sono scoperte.",
    # per chi ascolta
    "naishi.spoken.dealt": "Carta ricevuta {n}",
    "naishi.spoken.of": "{name}, {place}",
    "naishi.spoken.empty": "pila vuota",
    "naishi.spoken.hidden": "carta nascosta",
    "naishi.spoken.known": "{card}, carta vista",
    "naishi.spoken.other_knows": "nota a {name}",
    "naishi.spoken.copy": "come {card:naishi.card.acc}",
    "naishi.spoken.gain": "porterebbe {gain}",
    "naishi.spoken.state": {
        "by": "state", "can": "si può scegliere", "chosen": "scelta", "kept": "tenuta", "passed": "ceduta"
    },
    # che cosa significa il posto indicato
    "naishi.aside.court": {
        "by": "kind",
        "switch": "Scambia due carte: del Fiume, della Linea, della Mano o di una colonna",
        "discard": "Scarta le carte in cima a due pile",
        "decree": "Scambia una carta con l’altro giocatore; l’emissario resta lì per sempre",
    },
    "naishi.aside.exchange": "Linea con Linea o Mano con Mano, nella stessa colonna",
    "naishi.aside.gain": "{place}: {gain}",
    "naishi.aside.river": "{card:naishi.card}: {line} nella Linea, {hand} nella Mano",
    # perché no
    "naishi.refused.draft": "Scegli una delle due carte ricevute.",
    "naishi.refused.ninja": "Un Ninja copia un personaggio del suo territorio.",
    "naishi.refused.hidden": "Questa carta è nascosta: la conosce solo {name}.",
    "naishi.refused.not_now": "Adesso non è possibile.",
    "naishi.refused.empty_pile": "Questa pila è vuota.",
    "naishi.refused.developed": "Lo sviluppo è fatto: manda un emissario o termina il turno.",
    "naishi.refused.column": "Una carta del Fiume {n} va nella colonna {n}.",
    "naishi.refused.river_first": "Prima scegli la carta del Fiume della colonna {n}.",
    "naishi.refused.pair": {
        "by": "kind",
        "switch": "Scambia due carte di una fila, o Linea e Mano di una colonna.",
        "discard": "Scarta le cime di due pile del Fiume.",
        "decree": "Il decreto scambia una carta della Linea o della Mano.",
    },
    "naishi.refused.court": {
        "by": "why",
        "decree_used": "Il decreto è già stato imposto: una volta a partita.",
        "one_bonus": "Un’azione bonus a turno: ora sviluppa.",
        "decree_whole_turn": "Il decreto occupa un turno intero.",
        "spaces_taken": {
            "by": "kind",
            "switch": "I tre spazi Scambio sono occupati.",
            "discard": "I due spazi Scarto sono occupati.",
        },
        "no_emissary": "Nessun emissario libero: prima richiamali.",
        "not_now": "Adesso non è possibile.",
    },
    # le regole a questo passo
    "naishi.help": {
        "by": "topic",
        "goal": "La Mano va sotto la Linea, colonna per colonna; le dieci carte insieme danno i punti. Vince chi "
        "ne ha di più.",
        "tie": "In caso di parità vince il territorio con più colori diversi; se ancora pari, è patta.",
        "draft": "Ognuno tiene una di due carte e passa l’altra. Poi la Mano si mescola e il suo ordine resta fisso.",
        "turn": "Un turno è una di quattro cose: sviluppare, imporre il decreto, richiamare gli emissari, "
        "dichiarare la fine.",
        "develop": "Sviluppare: scarta una carta della Linea o della Mano e metti al suo posto la carta del Fiume "
        "della stessa colonna.",
        "columns": "Colonna e pila del Fiume vanno sempre insieme: Fiume 3 serve Linea 3 e Mano 3.",
        "adjacent": "Adiacente vuol dire con un lato in comune: sinistra, destra e l’altra fila della stessa colonna.",
        "bonus": "Prima o dopo lo sviluppo un emissario libero può andare su uno spazio libero: scambia due carte "
        "o scartane due.",
        "switch": "Scambia due cime del Fiume, due carte della Linea, due della Mano, o Linea e Mano di una colonna.",
        "discard": "Scarta le cime di due pile; le carte seguenti si scoprono dopo che entrambe sono via.",
        "decree": "Il decreto scambia Linea con Linea o Mano con Mano in una colonna. Una volta a partita; "
        "l’emissario resta lì.",
        "recall": "Richiamare riprende tutti gli emissari tranne quello sul decreto. Occupa un turno intero.",
        "declare": "Con una pila vuota si può dichiarare la fine; l’altro giocatore fa un ultimo turno.",
        "end": "Due pile vuote terminano la partita: dopo il turno del primo giocatore il secondo gioca ancora una "
        "volta.",
        "ninja": "Ogni Ninja diventa un personaggio del territorio del proprietario, con colore e punti, al "
        "proprio posto.",
    },
    # la fine
    "naishi.ending": {
        "by": "tie",
        "whole": {
            "by": "ending",
            "two_piles": "due pile esaurite, {left} a {right}, pari anche nei colori",
            "declared": "fine dichiarata, {left} a {right}, pari anche nei colori",
        },
        "colours": {
            "by": "ending",
            "two_piles": "due pile esaurite, {left} a {right}, decidono i colori",
            "declared": "fine dichiarata, {left} a {right}, decidono i colori",
        },
        "none": {
            "by": "ending",
            "two_piles": "due pile esaurite, {left} a {right}",
            "declared": "fine dichiarata, {left} a {right}",
        },
    },
    # registro
    "naishi.log.keep": "{name} tiene {card:naishi.card.acc}",
    "naishi.log.keep_hidden": "{name} tiene una carta",
    "naishi.log.develop": {
        "by": "zone",
        "line": "{name}: {card:naishi.card} in Linea {a} per {gone:naishi.card.acc}",
        "hand": "{name}: {card:naishi.card} in Mano {a} per {gone:naishi.card.acc}",
    },
    "naishi.log.switch_river": "{name} scambia Fiume {a} e {b}",
    "naishi.log.switch_line": "{name} scambia Linea {a} e {b}",
    "naishi.log.switch_hand": "{name} scambia Mano {a} e {b}",
    "naishi.log.switch_column": "{name} scambia Linea {a} e Mano {a}",
    "naishi.log.discard": "{name} scarta due: {card:naishi.card} (Fiume {a}), {gone:naishi.card} (Fiume {b})",
    "naishi.log.decree": {
        "by": "zone", "line": "{name} impone il decreto: Linea {a}", "hand": "{name} impone il decreto: Mano {a}"
    },
    "naishi.log.decree_known": {
        "by": "zone",
        "line": "{name} impone il decreto: Linea {column}, {gave:naishi.card.acc} per {got:naishi.card.acc}",
        "hand": "{name} impone il decreto: Mano {column}, {gave:naishi.card.acc} per {got:naishi.card.acc}",
    },
    "naishi.log.recall": "{name} richiama gli emissari",
    "naishi.log.declare": "{name} dichiara la fine",
    "naishi.log.end_turn": "{name} termina il turno",
    "naishi.log.pass": "{name} passa",
    "naishi.log.ninja": {
        "by": "zone",
        "line": "{name}: il Ninja di Linea {column} è {kind:naishi.card.acc}",
        "hand": "{name}: il Ninja di Mano {column} è {kind:naishi.card.acc}",
    },
    # posizioni
    "naishi.position.shape": "Questa posizione di Naishi non si può leggere: {where} non è come dovrebbe.",
    "naishi.position.unknown": "Una posizione di Naishi non ha {name}.",
    "naishi.position.too_many": "In questa posizione di Naishi {card:naishi.card} compare più volte di quante ne "
    "esistano.",
}  # fmt: skip
