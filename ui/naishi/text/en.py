"""English: Naishi."""

from __future__ import annotations

from ui.words import Sentences

SENTENCES: Sentences = {
    "naishi.about": "Build ten cards from a shared River; half of them stay hidden. 2 players, 15 minutes.",
    "naishi.level": {
        "by": "level",
        "1": "level 1: takes what scores now",
        "2": "level 2: plans for the whole territory",
        "3": "level 3: weighs what the River can still give",
    },
    # cards
    "naishi.card": {
        "by": "value",
        "naishi": "Naishi", "advisor": "Advisor", "sentinel": "Sentinel", "monk": "Monk", "horseman": "Horseman",
        "ronin": "Ronin", "ninja": "Ninja", "fort": "Fort", "torii": "Torii", "rice": "Rice field", "banner": "Banner",
        "mountain": "Mountain",
    },
    "naishi.card.acc": {
        "by": "value",
        "naishi": "a Naishi", "advisor": "an Advisor", "sentinel": "a Sentinel", "monk": "a Monk",
        "horseman": "a Horseman", "ronin": "a Ronin", "ninja": "a Ninja", "fort": "a Fort", "torii": "a Torii",
        "rice": "a Rice field", "banner": "a Banner", "mountain": "a Mountain",
    },
    "naishi.copies": {
        "by": "kind_class",
        "character": "Character · {n} in the deck",
        "province": "Province · {n} in the deck",
        "mountain": "Neither character nor province · {n} at the start",
    },
    "naishi.scoring": {
        "by": "value",
        "naishi": "Scores only in column 3: 12 in the Line, 8 in the Hand.",
        "advisor": "Scores 2, 4, 3, 4, 2 from column 1 to 5, in either row, and 4 more for each adjacent Naishi.",
        "sentinel": "Scores 3 if no other Sentinel is adjacent, and 4 more for each adjacent Fort.",
        "monk": "Scores 5 in the Hand, and 2 more for each adjacent Torii, in either row.",
        "horseman": "Scores 3 in the Hand, and 10 more if a Banner lies above it in the Line.",
        "ronin": "Scores by the different kinds in the territory: 8 kinds 8, 9 kinds 15, 10 kinds 45. "
        "Mountains and Ninjas are no kinds.",
        "ninja": "At the end it becomes any other character of its territory and scores as that one in its own place.",
        "fort": "Scores 6 in a corner: column 1 or 5, in either row.",
        "torii": "One Torii costs 5, two score nothing, three or more score 30 in all.",
        "rice": "Adjacent Rice fields are a group: 2 score 10, 3 score 20, 4 or more score 30. One alone scores "
        "nothing.",
        "banner": "Scores in the Line only: one Banner 3, two 8 in all.",
        "mountain": "Exactly one Mountain scores 5; two or more cost 5 in all.",
    },
    "naishi.diagram.alone": "alone",
    "naishi.diagram.ninja": "becomes a character of its own territory",
    "naishi.diagram.beside": {"by": "kind", "ronin": "kinds", "banner": "in the Line"},
    "naishi.large.gain": "In {place} now: {gain}.",
    "naishi.large.now": "All of this kind bring {name} {n} now.",
    # zones
    "naishi.zone": {"by": "zone", "river": "River {column}", "line": "Line {column}", "hand": "Hand {column}"},
    "naishi.row": {"by": "zone", "river": "River", "line": "Line", "hand": "Hand"},
    "naishi.rows": {"by": "near", "yes": "Line over Hand", "no": "Hand over Line"},
    "naishi.left": {"by": "n", "0": "empty", "one": "{n} left", "other": "{n} left"},
    "naishi.known": {
        "by": "n", "0": "Hand unknown", "one": "{n} of 5 in Hand known", "other": "{n} of 5 in Hand known",
    },
    "naishi.hands.known": "Who knows what",
    "naishi.hand.known": "{owner}’s Hand, as {name} knows it",
    "naishi.hand.unknown": "unknown",
    "naishi.hand.surely": "Among the unknown: {cards}",
    "naishi.court": "Imperial Court",
    "naishi.court.kind": {"by": "kind", "switch": "Switch", "discard": "Discard two", "decree": "Decree"},
    "naishi.court.spaces": {
        "by": "n", "0": "{kind}: no space free", "one": "{kind}: {n} space free", "other": "{kind}: {n} spaces free"
    },
    "naishi.court.stands": "emissary of {name}",
    "naishi.emissaries": {
        "by": "n", "0": "no emissary at hand", "one": "{n} emissary at hand", "other": "{n} emissaries at hand"
    },
    "naishi.discards": "Discards",
    "naishi.discards.none": "none yet",
    "naishi.discards.last": "last: {card:naishi.card}",
    "naishi.discards.said": {
        "by": "n",
        "one": "Discards: {n} card, {card:naishi.card}",
        "other": "Discards: {n} cards, the last is {card:naishi.card}",
    },
    "naishi.draft": "Two cards to choose from",
    "naishi.drafted": {"by": "done", "yes": "has chosen", "no": "chooses a card"},
    # scores
    "naishi.score.now": {"by": "now", "final": "score", "live": "score now", "ninja": "without the Ninja"},
    "naishi.score.of": {
        "by": "now",
        "final": "{name}’s score",
        "live": "{name}’s score now",
        "ninja": "{name}’s score without the Ninja",
    },
    "naishi.score.sum": "{score}: {n}",
    "naishi.score.open": "show where it comes from",
    "naishi.score.kind": "{card:naishi.card}: {n}",
    "naishi.score.ninja": "Ninja counted as {card:naishi.card.acc}",
    "naishi.score.copied": "{place} (the Ninja)",
    "naishi.score.together": "{places}: in all",
    "naishi.score.kinds": "{n} of the 10 kinds that count",
    "naishi.score.of_kind": "{name} {n}",
    "naishi.score.line": {"by": "whole", "yes": "score {n}", "no": "{n} in sight"},
    "naishi.territory.said": "{name}, Line: {line}; Hand: {hand}",
    # prompts
    "naishi.prompt.draft": "{name}: keep one card, {other} gets the other",
    "naishi.prompt.turn": {
        "by": "last",
        "no": {
            "by": "or_else",
            "send": "{name}: take a River card or send an emissary",
            "recall": "{name}: take a River card or recall the emissaries",
            "nothing": "{name}: take a River card",
        },
        "yes": {
            "by": "or_else",
            "send": "{name}, last turn: take a River card or send an emissary",
            "recall": "{name}, last turn: take a River card or recall the emissaries",
            "nothing": "{name}, last turn: take a River card",
        },
    },
    "naishi.prompt.develop": "{name}: now take a River card",
    "naishi.prompt.no_river": "{name}: choose what to do",
    "naishi.prompt.slot": "{name}: put the {card:naishi.card} in the Line or the Hand",
    "naishi.prompt.bonus": {
        "by": "last",
        "no": "{name}: send an emissary or end the turn",
        "yes": "{name}, last turn: send an emissary or end the turn",
    },
    "naishi.prompt.switch": "{name}: choose the first card to switch",
    "naishi.prompt.switch.second": "{name}: choose what changes places with the {card:naishi.card}",
    "naishi.prompt.discard": "{name}: discard a card of the River",
    "naishi.prompt.discard.second": "{name}: discard a second card of the River",
    "naishi.prompt.decree": "{name}: choose a card to exchange with {other}",
    "naishi.prompt.ninja": {
        "by": "zone",
        "line": "{name}: choose whom the Ninja of Line {column} copies",
        "hand": "{name}: choose whom the Ninja of Hand {column} copies",
    },
    "naishi.step": {
        "by": "step", "river": "River", "slot": "Slot", "switch": "Switch", "discard": "Discard", "decree": "Decree",
        "first": "First", "second": "Second",
    },
    "naishi.choice": {
        "by": "choice", "decree": "Decree", "recall": "Recall", "declare": "Declare the end", "pass": "Pass",
        "end": "End turn",
    },
    "naishi.last_turn": {"by": "declared", "yes": "The end has been declared.", "no": "Two piles are empty."},
    "naishi.reveal": "The Hands are open.",
    # spoken
    "naishi.spoken.dealt": "Dealt card {n}",
    "naishi.spoken.of": "{name}’s {place}",
    "naishi.spoken.empty": "empty pile",
    "naishi.spoken.hidden": "hidden card",
    "naishi.spoken.known": "{card}, seen going in",
    "naishi.spoken.other_knows": "known to {name}",
    "naishi.spoken.copy": "as {card:naishi.card.acc}",
    "naishi.spoken.gain": "would bring {gain}",
    "naishi.spoken.state": {
        "by": "state", "can": "may be chosen", "chosen": "chosen", "kept": "kept", "passed": "passed on"
    },
    # what the pointer means
    "naishi.aside.court": {
        "by": "kind",
        "switch": "Switch two cards: of the River, of the Line, of the Hand, or of one column",
        "discard": "Discard the top cards of two piles",
        "decree": "Exchange a card with the other player; the emissary stays there for good",
    },
    "naishi.aside.exchange": "Line with Line or Hand with Hand, in the same column",
    "naishi.aside.gain": "{place}: {gain}",
    "naishi.aside.river": "{card:naishi.card}: {line} in the Line, {hand} in the Hand",
    # why not
    "naishi.refused.draft": "Choose one of the two cards dealt.",
    "naishi.refused.ninja": "A Ninja copies a character of its own territory.",
    "naishi.refused.hidden": "That card is hidden: only {name} knows it.",
    "naishi.refused.not_now": "That is not possible now.",
    "naishi.refused.empty_pile": "This pile is empty.",
    "naishi.refused.developed": "Developing is done: send an emissary or end the turn.",
    "naishi.refused.column": "A card of River {n} goes to column {n}.",
    "naishi.refused.river_first": "First choose the River card of column {n}.",
    "naishi.refused.pair": {
        "by": "kind",
        "switch": "Switch two of one row, or Line and Hand of one column.",
        "discard": "Discard the tops of two piles of the River.",
        "decree": "The decree exchanges a card of your Line or Hand.",
    },
    "naishi.refused.court": {
        "by": "why",
        "decree_used": "The decree has been imposed: once a game.",
        "one_bonus": "One bonus action a turn: now develop.",
        "decree_whole_turn": "The decree takes a whole turn.",
        "spaces_taken": {
            "by": "kind",
            "switch": "All three Switch spaces are taken.",
            "discard": "Both Discard spaces are taken.",
        },
        "no_emissary": "No emissary is at hand: recall them first.",
        "not_now": "That is not possible now.",
    },
    # rules at this step
    "naishi.help": {
        "by": "topic",
        "goal": "The Hand goes below the Line, column by column; the ten cards together score. The higher score wins.",
        "tie": "In a tie the territory with more different colours wins; still tied, it is a draw.",
        "draft": "Each player keeps one of two cards and passes the other. Then the Hand is shuffled, and its "
        "order stays.",
        "turn": "A turn is one of four: develop, impose the decree, recall the emissaries, declare the end.",
        "develop": "Develop: discard a card of the Line or the Hand and take the River card of the same column in "
        "its place.",
        "columns": "Column and River pile always belong together: River 3 serves Line 3 and Hand 3.",
        "adjacent": "Adjacent means sharing a side: left, right, and the other row of the same column.",
        "bonus": "Before or after developing, one emissary at hand may go to a free space: switch two cards, or "
        "discard two.",
        "switch": "Switch two River tops, two cards of the Line, two of the Hand, or Line and Hand of one column.",
        "discard": "Discard the tops of two piles; the next cards are opened after both are gone.",
        "decree": "The decree exchanges Line with Line or Hand with Hand in one column. Once a game; the emissary "
        "stays there.",
        "recall": "Recall takes back all emissaries except the one on the decree. It takes a whole turn.",
        "declare": "With an empty pile, the end may be declared; the other player takes one last turn.",
        "end": "Two empty piles end the game: after the first player’s turn the second plays once more.",
        "ninja": "Each Ninja becomes a character of its owner’s territory, with its colour and scoring, in its own "
        "place.",
    },
    # the end
    "naishi.ending": {
        "by": "tie",
        "whole": {
            "by": "ending",
            "two_piles": "two piles ran out, {left} to {right}, colours equal too",
            "declared": "the end was declared, {left} to {right}, colours equal too",
        },
        "colours": {
            "by": "ending",
            "two_piles": "two piles ran out, {left} to {right}, colours decide",
            "declared": "the end was declared, {left} to {right}, colours decide",
        },
        "none": {
            "by": "ending",
            "two_piles": "two piles ran out, {left} to {right}",
            "declared": "the end was declared, {left} to {right}",
        },
    },
    # log
    "naishi.log.keep": "{name} keeps {card:naishi.card.acc}",
    "naishi.log.keep_hidden": "{name} keeps a card",
    "naishi.log.develop": {
        "by": "zone",
        "line": "{name}: {card:naishi.card} to Line {a} for {gone:naishi.card.acc}",
        "hand": "{name}: {card:naishi.card} to Hand {a} for {gone:naishi.card.acc}",
    },
    "naishi.log.switch_river": "{name} switches River {a} and {b}",
    "naishi.log.switch_line": "{name} switches Line {a} and {b}",
    "naishi.log.switch_hand": "{name} switches Hand {a} and {b}",
    "naishi.log.switch_column": "{name} switches Line {a} and Hand {a}",
    "naishi.log.discard": "{name} discards two: {card:naishi.card} (River {a}), {gone:naishi.card} (River {b})",
    "naishi.log.decree": {
        "by": "zone", "line": "{name} imposes the decree: Line {a}", "hand": "{name} imposes the decree: Hand {a}"
    },
    "naishi.log.decree_known": {
        "by": "zone",
        "line": "{name} imposes the decree: Line {column}, {gave:naishi.card.acc} for {got:naishi.card.acc}",
        "hand": "{name} imposes the decree: Hand {column}, {gave:naishi.card.acc} for {got:naishi.card.acc}",
    },
    "naishi.log.recall": "{name} recalls the emissaries",
    "naishi.log.declare": "{name} declares the end",
    "naishi.log.end_turn": "{name} ends the turn",
    "naishi.log.pass": "{name} passes",
    "naishi.log.ninja": {
        "by": "zone",
        "line": "{name}: the Ninja of Line {column} is {kind:naishi.card.acc}",
        "hand": "{name}: the Ninja of Hand {column} is {kind:naishi.card.acc}",
    },
    # positions
    "naishi.position.shape": "This position of Naishi cannot be read: {where} is not as it should be.",
    "naishi.position.unknown": "A position of Naishi has no {name}.",
    "naishi.position.too_many": "This position of Naishi has {card:naishi.card} more often than it exists.",
}  # fmt: skip
