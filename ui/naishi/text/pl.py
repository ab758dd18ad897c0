"""Polski: Naishi. Słowa z instrukcji."""

from __future__ import annotations

from ui.words import Sentences

SENTENCES: Sentences = {
    "naishi.about": "Ze wspólnej Rzeki zbierasz dziesięć kart; połowa pozostaje zakryta. 2 graczy, 15 minut.",
    "naishi.level": {
        "by": "level",
        "1": "poziom 1: bierze to, co punktuje od razu",
        "2": "poziom 2: planuje całe terytorium",
        "3": "poziom 3: waży, co Rzeka może jeszcze dać",
    },
    # karty
    "naishi.card": {
        "by": "value",
        "naishi": "Naishi", "advisor": "Doradca", "sentinel": "Strażniczka", "monk": "Mnich",
        "horseman": "Jeździec", "ronin": "Ronin", "ninja": "Ninja", "fort": "Fort", "torii": "Torii",
        "rice": "Pole ryżowe", "banner": "Sztandar", "mountain": "Góra",
    },
    "naishi.card.acc": {
        "by": "value",
        "naishi": "Naishi", "advisor": "Doradcę", "sentinel": "Strażniczkę", "monk": "Mnicha",
        "horseman": "Jeźdźca", "ronin": "Ronina", "ninja": "Ninję", "fort": "Fort", "torii": "Torii",
        "rice": "Pole ryżowe", "banner": "Sztandar", "mountain": "Górę",
    },
    "naishi.copies": {
        "by": "kind_class",
        "character": "Postać · kart rozwoju: {n}",
        "province": "Prowincja · kart rozwoju: {n}",
        "mountain": "Ani postać, ani prowincja · kart początkowych: {n}",
    },
    "naishi.scoring": {
        "by": "value",
        "naishi": "Punktuje tylko w centralnej kolumnie 3: 12 w Rzędzie, 8 na Ręce.",
        "advisor": "Na pozycjach od 1 do 5 daje 2, 4, 3, 4, 2, w obu liniach, oraz 4 za każdą sąsiadującą Naishi.",
        "sentinel": "Daje 3, jeśli nie sąsiaduje z inną Strażniczką, oraz 4 za każdy sąsiadujący Fort.",
        "monk": "Na Ręce daje 5, oraz 2 za każdą sąsiadującą Torii, w obu liniach.",
        "horseman": "Na Ręce daje 3, oraz 10, jeśli na tej samej pozycji w Rzędzie leży Sztandar.",
        "ronin": "Punktuje za różne rodzaje kart w terytorium: 8 rodzajów 8, 9 rodzajów 15, 10 rodzajów 45. "
        "Góra i Ninja nie są rodzajami.",
        "ninja": "Na koniec kopiuje inną postać ze swojego terytorium i punktuje jak ona, na swoim miejscu.",
        "fort": "Daje 6 w rogu terytorium: na pozycji 1 lub 5, w obu liniach.",
        "torii": "Za jedną Torii traci się 5, dwie nie dają nic, trzy lub więcej dają razem 30.",
        "rice": "Sąsiadujące Pola ryżowe to grupa: 2 dają 10, 3 dają 20, 4 lub więcej 30. Jedno nie daje nic.",
        "banner": "Punktuje tylko w Rzędzie: jeden Sztandar 3, dwa razem 8.",
        "mountain": "Dokładnie jedna Góra daje 5; za dwie lub więcej traci się razem 5.",
    },
    "naishi.diagram.alone": "sama",
    "naishi.diagram.ninja": "kopiuje postać ze swojego terytorium",
    "naishi.diagram.beside": {"by": "kind", "ronin": "rodzajów", "banner": "w Rzędzie"},
    "naishi.large.gain": "{place} teraz: {gain}.",
    "naishi.large.now": "Wszystkie karty tego rodzaju, {name}: {n}.",
    # strefy
    "naishi.zone": {"by": "zone", "river": "Rzeka {column}", "line": "Rząd {column}", "hand": "Ręka {column}"},
    "naishi.row": {"by": "zone", "river": "Rzeka", "line": "Rząd", "hand": "Ręka"},
    "naishi.rows": {"by": "near", "yes": "Rząd nad Ręką", "no": "Ręka nad Rzędem"},
    "naishi.left": {"by": "n", "0": "pusty", "one": "{n} karta", "few": "{n} karty", "many": "{n} kart"},
    "naishi.known": {
        "by": "n", "0": "Ręka nieznana", "one": "Ręka: {n} z 5 znana", "few": "Ręka: {n} z 5 znane",
        "many": "Ręka: {n} z 5 znanych",
    },
    "naishi.hands.known": "Kto co wie",
    "naishi.hand.known": "Ręka ({owner}): co wie {name}",
    "naishi.hand.unknown": "nieznana",
    "naishi.hand.surely": "Wśród nieznanych: {cards}",
    "naishi.court": "Cesarski dwór",
    "naishi.court.kind": {"by": "kind", "switch": "Zamiana", "discard": "Odrzuć dwie", "decree": "Dekret"},
    "naishi.court.spaces": {
        "by": "n", "0": "{kind}: brak wolnych pól", "one": "{kind}: {n} wolne pole", "few": "{kind}: {n} wolne pola",
        "many": "{kind}: {n} wolnych pól",
    },
    "naishi.court.stands": "emisariusz: {name}",
    "naishi.emissaries": {
        "by": "n", "0": "brak wolnego emisariusza", "one": "{n} wolny emisariusz", "few": "{n} wolnych emisariuszy",
        "many": "{n} wolnych emisariuszy",
    },
    "naishi.discards": "Odrzucone",
    "naishi.discards.none": "jeszcze nic",
    "naishi.discards.last": "ostatnia: {card:naishi.card}",
    "naishi.discards.said": {
        "by": "n",
        "one": "Odrzucone: {n} karta, {card:naishi.card}",
        "few": "Odrzucone: {n} karty, ostatnia to {card:naishi.card}",
        "many": "Odrzucone: {n} kart, ostatnia to {card:naishi.card}",
    },
    "naishi.draft": "Dwie karty do wyboru",
    "naishi.drafted": {"by": "done", "yes": "wybór dokonany", "no": "wybiera kartę"},
    # punkty
    "naishi.score.now": {"by": "now", "final": "punkty", "live": "punkty teraz", "ninja": "bez Ninji"},
    "naishi.score.of": {
        "by": "now", "final": "{name}: punkty", "live": "{name}: punkty teraz", "ninja": "{name}: punkty bez Ninji"
    },
    "naishi.score.sum": "{score}: {n}",
    "naishi.score.open": "pokaż, skąd są",
    "naishi.score.kind": "{card:naishi.card}: {n}",
    "naishi.score.ninja": "Ninja liczony jako {card:naishi.card}",
    "naishi.score.copied": "{place} (Ninja)",
    "naishi.score.together": "{places}: razem",
    "naishi.score.kinds": "{n} z 10 liczących się rodzajów",
    "naishi.score.of_kind": "{name} {n}",
    "naishi.score.line": {"by": "whole", "yes": "punkty: {n}", "no": "widać: {n}"},
    "naishi.territory.said": "{name}, Rząd: {line}; Ręka: {hand}",
    # pytania
    "naishi.prompt.draft": "{name}: zachowaj jedną kartę, drugą dostaje {other}",
    "naishi.prompt.turn": {
        "by": "last",
        "no": {
            "by": "or_else",
            "send": "{name}: weź kartę z Rzeki lub wyślij emisariusza",
            "recall": "{name}: weź kartę z Rzeki lub odwołaj emisariuszy",
            "nothing": "{name}: weź kartę z Rzeki",
        },
        "yes": {
            "by": "or_else",
            "send": "{name}, ostatnia tura: weź kartę z Rzeki lub wyślij emisariusza",
            "recall": "{name}, ostatnia tura: weź kartę z Rzeki lub odwołaj emisariuszy",
            "nothing": "{name}, ostatnia tura: weź kartę z Rzeki",
        },
    },
    "naishi.prompt.develop": "{name}: teraz weź kartę z Rzeki",
    "naishi.prompt.no_river": "{name}: wybierz akcję",
    "naishi.prompt.slot": "{name}: umieść {card:naishi.card.acc} w Rzędzie lub na Ręce",
    "naishi.prompt.bonus": {
        "by": "last",
        "no": "{name}: wyślij emisariusza lub zakończ turę",
        "yes": "{name}, ostatnia tura: wyślij emisariusza lub zakończ turę",
    },
    "naishi.prompt.switch": "{name}: wybierz pierwszą kartę do zamiany",
    "naishi.prompt.switch.second": "{name}: wybierz, z którą kartą zamienić {card:naishi.card.acc}",
    "naishi.prompt.discard": "{name}: odrzuć kartę z Rzeki",
    "naishi.prompt.discard.second": "{name}: odrzuć drugą kartę z Rzeki",
    "naishi.prompt.decree": "{name}: wybierz kartę do wymiany, drugą daje {other}",
    "naishi.prompt.ninja": {
        "by": "zone",
        "line": "{name}: wybierz, kogo kopiuje Ninja z Rzędu {column}",
        "hand": "{name}: wybierz, kogo kopiuje Ninja z Ręki {column}",
    },
    "naishi.step": {
        "by": "step", "river": "Rzeka", "slot": "Miejsce", "switch": "Zamiana", "discard": "Odrzucenie",
        "decree": "Dekret", "first": "Pierwsza", "second": "Druga",
    },
    "naishi.choice": {
        "by": "choice", "decree": "Dekret", "recall": "Odwołaj", "declare": "Zadeklaruj koniec", "pass": "Pas",
        "end": "Zakończ turę",
    },
    "naishi.last_turn": {"by": "declared", "yes": "Zadeklarowano koniec rozgrywki.", "no": "Dwa stosy są puste."},
    "naishi.reveal": "Ręce są odkryte.",
    # dla słuchających
    "naishi.spoken.dealt": "Rozdana karta {n}",
    "naishi.spoken.of": "{name}, {place}",
    "naishi.spoken.empty": "pusty stos",
    "naishi.spoken.hidden": "zakryta karta",
    "naishi.spoken.known": "{card}, widziana karta",
    "naishi.spoken.other_knows": "zna ją {name}",
    "naishi.spoken.copy": "jako {card:naishi.card}",
    "naishi.spoken.gain": "przyniesie {gain}",
    "naishi.spoken.state": {
        "by": "state", "can": "można wybrać", "chosen": "wybrana", "kept": "zachowana", "passed": "przekazana"
    },
    # co znaczy wskazane miejsce
    "naishi.aside.court": {
        "by": "kind",
        "switch": "Zamień dwie karty: Rzeki, Rzędu, Ręki albo jednej kolumny",
        "discard": "Odrzuć wierzchnie karty dwóch stosów",
        "decree": "Wymień się z przeciwnikiem kartą; emisariusz zostaje tam na stałe",
    },
    "naishi.aside.exchange": "Rząd z Rzędem albo Ręka z Ręką, na tej samej pozycji",
    "naishi.aside.gain": "{place}: {gain}",
    "naishi.aside.river": "{card:naishi.card}: {line} w Rzędzie, {hand} na Ręce",
    # dlaczego nie
    "naishi.refused.draft": "Wybierz jedną z dwóch rozdanych kart.",
    "naishi.refused.ninja": "Ninja kopiuje postać ze swojego terytorium.",
    "naishi.refused.hidden": "Ta karta jest zakryta: zna ją tylko {name}.",
    "naishi.refused.not_now": "Teraz to niemożliwe.",
    "naishi.refused.empty_pile": "Ten stos jest pusty.",
    "naishi.refused.developed": "Rozwój już był: wyślij emisariusza lub zakończ turę.",
    "naishi.refused.column": "Karta z Rzeki {n} trafia na pozycję {n}.",
    "naishi.refused.river_first": "Najpierw wybierz kartę z Rzeki {n}.",
    "naishi.refused.pair": {
        "by": "kind",
        "switch": "Zamień dwie karty jednej linii albo Rząd i Rękę na tej samej pozycji.",
        "discard": "Odrzuć wierzchnie karty dwóch stosów Rzeki.",
        "decree": "Dekret wymienia kartę z Rzędu lub z Ręki.",
    },
    "naishi.refused.court": {
        "by": "why",
        "decree_used": "Dekret już wydano: raz na rozgrywkę.",
        "one_bonus": "Jedna akcja dodatkowa na turę: teraz rozwój.",
        "decree_whole_turn": "Dekret zajmuje całą turę.",
        "spaces_taken": {
            "by": "kind",
            "switch": "Wszystkie trzy pola zamiany są zajęte.",
            "discard": "Oba pola odrzucania są zajęte.",
        },
        "no_emissary": "Brak wolnego emisariusza: najpierw ich odwołaj.",
        "not_now": "Teraz to niemożliwe.",
    },
    # zasady na tym etapie
    "naishi.help": {
        "by": "topic",
        "goal": "Karty z Ręki trafiają pod Rząd, na te same pozycje; dziesięć kart punktuje razem. Wygrywa wyższy "
        "wynik.",
        "tie": "Przy remisie wygrywa terytorium z większą liczbą kolorów; jeśli i to równe, jest remis.",
        "draft": "Każdy zachowuje jedną z dwóch kart, a drugą przekazuje przeciwnikowi. Potem Ręka jest tasowana "
        "i jej kolejność się nie zmienia.",
        "turn": "Tura to jedno z czterech: rozwój terytorium, dekret, odwołanie emisariuszy, zadeklarowanie końca.",
        "develop": "Rozwój: odrzuć kartę z Rzędu lub z Ręki i weź na jej miejsce kartę z Rzeki, z tej samej pozycji.",
        "columns": "Rzeka i terytorium mają te same pozycje: karta z Rzeki 3 trafia do Rzędu 3 albo na Rękę 3.",
        "adjacent": "Sąsiadują karty, które stykają się bokami: z lewej, z prawej i w drugiej linii na tej "
        "samej pozycji.",
        "bonus": "Akcja dodatkowa, przed rozwojem lub po nim: wyślij wolnego emisariusza na wolne pole i zamień dwie "
        "karty albo odrzuć dwie.",
        "switch": "Zamień miejscami dwie karty w Rzece, w Rzędzie lub na Ręce albo kartę z Ręki z kartą w Rzędzie na "
        "tej samej pozycji.",
        "discard": "Odrzuć wierzchnie karty dwóch stosów; następne odkrywa się, gdy obie są odrzucone.",
        "decree": "Dekret wymienia Rząd z Rzędem lub Rękę z Ręką, na tej samej pozycji. Raz na rozgrywkę; emisariusz "
        "tam zostaje.",
        "recall": "Odwołanie ściąga z dworu wszystkich emisariuszy oprócz tego na dekrecie. Zajmuje całą turę.",
        "declare": "Gdy stos jest pusty, można zadeklarować koniec; przeciwnik rozgrywa jeszcze ostatnią turę.",
        "end": "Dwa puste stosy kończą rozgrywkę: po turze pierwszego gracza drugi gra jeszcze raz.",
        "ninja": "Każdy Ninja kopiuje postać ze swojego terytorium, z jej kolorem i punktami, na swoim miejscu.",
    },
    # koniec
    "naishi.ending": {
        "by": "tie",
        "whole": {
            "by": "ending",
            "two_piles": "skończyły się dwa stosy, {left} do {right}, tyle samo kolorów",
            "declared": "zadeklarowano koniec, {left} do {right}, tyle samo kolorów",
        },
        "colours": {
            "by": "ending",
            "two_piles": "skończyły się dwa stosy, {left} do {right}, decydują kolory",
            "declared": "zadeklarowano koniec, {left} do {right}, decydują kolory",
        },
        "none": {
            "by": "ending",
            "two_piles": "skończyły się dwa stosy, {left} do {right}",
            "declared": "zadeklarowano koniec, {left} do {right}",
        },
    },
    # przebieg
    "naishi.log.keep": "{name} zachowuje {card:naishi.card.acc}",
    "naishi.log.keep_hidden": "{name} zachowuje kartę",
    "naishi.log.develop": {
        "by": "zone",
        "line": "{name}: {card:naishi.card} do Rzędu {a} za {gone:naishi.card.acc}",
        "hand": "{name}: {card:naishi.card} na Rękę {a} za {gone:naishi.card.acc}",
    },
    "naishi.log.switch_river": "{name} zamienia Rzekę {a} i {b}",
    "naishi.log.switch_line": "{name} zamienia Rząd {a} i {b}",
    "naishi.log.switch_hand": "{name} zamienia Rękę {a} i {b}",
    "naishi.log.switch_column": "{name} zamienia Rząd {a} i Rękę {a}",
    "naishi.log.discard": "{name} odrzuca dwie: {card:naishi.card} (Rzeka {a}), {gone:naishi.card} (Rzeka {b})",
    "naishi.log.decree": {
        "by": "zone", "line": "{name} wydaje dekret: Rząd {a}", "hand": "{name} wydaje dekret: Ręka {a}"
    },
    "naishi.log.decree_known": {
        "by": "zone",
        "line": "{name} wydaje dekret: Rząd {column}, {gave:naishi.card} za {got:naishi.card.acc}",
        "hand": "{name} wydaje dekret: Ręka {column}, {gave:naishi.card} za {got:naishi.card.acc}",
    },
    "naishi.log.recall": "{name} odwołuje emisariuszy",
    "naishi.log.declare": "{name} deklaruje koniec",
    "naishi.log.end_turn": "{name} kończy turę",
    "naishi.log.pass": "{name} pasuje",
    "naishi.log.ninja": {
        "by": "zone",
        "line": "{name}: Ninja z Rzędu {column} to {kind:naishi.card}",
        "hand": "{name}: Ninja z Ręki {column} to {kind:naishi.card}",
    },
    # pozycje
    "naishi.position.shape": "Nie można odczytać tej pozycji Naishi: {where} nie jest tak, jak powinno.",
    "naishi.position.unknown": "Pozycja Naishi nie zna klucza {name}.",
    "naishi.position.too_many": "W tej pozycji Naishi karta {card:naishi.card} występuje więcej razy, niż jest w grze.",
}  # fmt: skip
