"""A pierced wall in low sun, as in Chandigarh, with one stone still to be set."""

from materials import glazed, paper
from outlines import leaf, quarter, triangle, turned
from solids import group, place, prism, slab
from studio import camera, lamp, oblong, seamless, sun, themed

SIDE, DEPTH, RIM = 1.0, 0.2, 0.06
# Row by row from the top: shape and quarter turns, a letter for a stone that is glazed in front, - for none yet.
ROWS = (
    "q0 q1 l0 q3 v- q1 -",
    "q3 q2 q1 t0 q0 l1 q3",
    "l1 m- q0 q2 q3 q2 q1",
    "q0 q3 l0 q1 l1 p- q0",
)
GLAZES = {"v": "vermilion", "m": "marigold", "p": "peacock"}
SHAPES = {"q": quarter, "l": leaf, "t": triangle}


def build(theme):
    oblong(4, 3)
    ground = seamless(themed(theme, "basalt", "#bfa987"), back=10, curve=14)
    # The sun stands behind the backdrop.
    ground.visible_shadow = False
    stone = themed(theme, "#c9c0ac", "#efe9da")
    wall = [part for j, row in enumerate(ROWS) for i, kind in enumerate(row.split()) if kind != "-" for part in _stone(kind, i - 3, 3 - j, stone)]
    group([group(wall, tilt=(90, 0))], at=(0.1, 0.5, 0), turn=-16)
    group([group(_stone("v-", 0, 0, stone), tilt=(0, 0))], at=(2.25, -1.75, 0), turn=24)
    sun((0.6, 6.0, 3.5), (0, 0, 0.6), themed(theme, 6.0, 5.2))
    lamp((-5, -7, 4.5), (0, 0, 1.6), themed(theme, 520, 340), 5, tone=(0.93, 0.96, 1))
    lamp((6, -6, 5), (0, 0, 1.6), themed(theme, 360, 150), 5)
    camera((-1.6, -13.0, 6.2), (0.1, -0.9, 1.42), lens=55)


def _stone(kind, column, row, tone):
    """A frame of four bars with its shape in it; lies on its back, front up, its lower left at the column and row."""
    body = paper(tone, rough=0.85)
    middle = (column * SIDE, row * SIDE + SIDE / 2)
    inner = SIDE - 2 * RIM
    bars = []
    for x, y, width, height in ((0, -1, SIDE, RIM), (0, 1, SIDE, RIM), (-1, 0, RIM, inner), (1, 0, RIM, inner)):
        bar = slab(width - 0.006, height, DEPTH, 0.006, body, edge=0.008)
        bars.append(place(bar, (middle[0] + x * (SIDE - RIM) / 2, middle[1] + y * (SIDE - RIM) / 2, 0)))
    if kind[0] in GLAZES:
        plate = prism([(x * inner, y * inner) for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))], DEPTH - 0.03, glazed(GLAZES[kind[0]]), edge=0.02)
        return [*bars, place(plate, (*middle, 0))]
    outline = turned(SHAPES[kind[0]](inner), int(kind[1]))
    return [*bars, place(prism(outline, DEPTH - 0.03, body, edge=0.012), (*middle, 0.015))]
