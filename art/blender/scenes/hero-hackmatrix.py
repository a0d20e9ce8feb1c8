"""A judging matrix of tiles: a row for each team, a column for each judge, a stack as high as the mark. One is flagged."""

from math import sin
from random import Random

from materials import gold, paper, plastic, wood
from outlines import quarter
from solids import group, lathe, place, sheet, slab, softened, tube
from studio import camera, lamp, oblong, seamless, themed
from tiles import laid_tile

PITCH, SIDE, THICK = 0.66, 0.56, 0.115
RIM, FLOOR = 0.22, 0.2
# From the front: each team's token, and how many tiles each of five judges gave it.
TEAMS = (
    (("quarter", 1, "vermilion", "bone"), (2, 3, 2, 1, 2)),
    (("leaf", 1, "marigold", "ink"), (4, 5, 1, 5, 4)),
    (("dot", 0, "peacock", "bone"), (3, 4, 4, 3, 4)),
    (("triangle", 1, "ink", "marigold"), (5, 4, 5, 6, 5)),
    (("leaf", 0, "bone", "peacock"), (4, 3, 5, 4, 3)),
    (("quarter", 3, "bone", "vermilion"), (7, 6, 7, 6, 7)),
)
JUDGES = 5
# Team and judge: a mark far from the other four.
FLAGGED = (1, 2)
FIRST = max(range(len(TEAMS)), key=lambda team: sum(TEAMS[team][1]))
LOOSE = ((2.42, -1.95, 0, 18), (2.44, -1.93, 1, 31), (3.02, -1.28, 0, -12))


def build(theme):
    oblong(4, 3)
    seamless(themed(theme, "basalt", "bone"), back=9, curve=3)
    glazes, floor = themed(theme, (("bone", "sand", "#e4dfd0", "sand"), "ink"), (("basalt", "ink", "basalt", "slate"), "bone"))
    group([*_board(floor), *_tokens(), *_marks(glazes)], turn=-24)
    for x, y, above, turn in LOOSE:
        laid_tile((x, y, above * THICK), turn, face=glazes[0], side=SIDE, height=THICK)
    lamp((-7.5, -1.5, 5.5), (0, 0, 0.4), themed(theme, 1050, 1250), 2, tone=(1, 0.96, 0.9))
    lamp((7, -6, 4), (0, 0, 0.4), themed(theme, 260, 300), 5, tone=(0.94, 0.97, 1))
    lamp((5, 6, 8), (0, 0, 0.4), 380, 2.4, depth=5)
    camera((0.6, -12.0, 7.6), (0.14, -0.12, 0.5), lens=71)


def _middle(team, place_in_row):
    """Where a cell is; the token stands in place 0, a little apart from the marks."""
    across = (place_in_row - JUDGES / 2) * PITCH + (0.08 if place_in_row else -0.08)
    return (across, (team - (len(TEAMS) - 1) / 2) * PITCH)


def _board(floor):
    width, depth = (JUDGES + 1) * PITCH + 0.26, len(TEAMS) * PITCH + 0.1
    oak, parts = wood(), []
    parts.append(slab(width, depth, FLOOR - 0.06, 0.02, plastic(floor, rough=0.6)))
    for side in (-1, 1):
        parts.append(place(slab(width + 2 * RIM, RIM, FLOOR + 0.06, 0.04, oak, edge=0.03), (0, side * (depth + RIM) / 2, 0)))
        rail = slab(depth, RIM, FLOOR + 0.06, 0.04, wood(), edge=0.03)
        parts.append(place(rail, (side * (width + RIM) / 2, 0, 0), turn=90))
    for team in range(len(TEAMS)):
        for cell in range(JUDGES + 1):
            parts.append(laid_tile((*_middle(team, cell), FLOOR - 0.1), face=floor, side=PITCH - 0.025, height=0.1))
    return parts


def _tokens():
    return [
        laid_tile((*_middle(team, 0), FLOOR), face=face, bed=bed, shape=shape, turns=turns, side=SIDE, height=0.16)
        for team, ((shape, turns, face, bed), _) in enumerate(TEAMS)
    ]


def _marks(glazes):
    uneven = Random(4)
    parts = []
    for team, (_, marks) in enumerate(TEAMS):
        for judge, mark in enumerate(marks):
            x, y = _middle(team, judge + 1)
            for i in range(mark):
                top = i == mark - 1
                quiet = glazes[0] if top else uneven.choice(glazes)
                tone = "vermilion" if (team, judge) == FLAGGED else "marigold" if team == FIRST and top else quiet
                at = (x + uneven.uniform(-0.012, 0.012), y + uneven.uniform(-0.012, 0.012), FLOOR + i * THICK)
                parts.append(laid_tile(at, uneven.uniform(-2.5, 2.5), face=tone, side=SIDE, height=THICK))
            if (team, judge) == FLAGGED:
                parts.append(_flag((x, y, FLOOR + mark * THICK)))
    return parts


def _flag(at):
    """A quarter round on a brass pole."""
    brass, tall, side = gold(), 1.5, 0.52
    foot = lathe(softened([(0, 0), (0.12, 0), (0.12, 0.04), (0.03, 0.05), (0, 0.05)], 0.015), brass, 64)
    pole = tube([(0, 0, 0.02), (0, 0, tall)], 0.022, brass)
    knob = place(lathe([(0, 0), (0.035, 0.02), (0.045, 0.045), (0.035, 0.07), (0, 0.09)], brass, 48, sharp=80), (0, 0, tall - 0.01))
    cloth = sheet(quarter(side), paper("vermilion", rough=0.5), 0.014, rise=lambda x, _: 0.035 * sin(7 * (x + side / 2)))
    flying = place(cloth, (side / 2 + 0.015, 0, tall - side / 2 - 0.03), tilt=(90, 0))
    return group([foot, pole, knob, group([flying], turn=14)], at)
