"""The keyboard in its case: five rows of blank caps, five of them coloured. One unit is the width of a key."""

from keycap import keycap
from materials import plastic
from solids import place, slab

# Widths of the keys, row by row from the top.
ROWS = (
    (*(1,) * 13, 2),
    (1.5, *(1,) * 12, 1.5),
    (1.75, *(1,) * 11, 2.25),
    (2.25, *(1,) * 10, 2.75),
    (*(1.25,) * 3, 6.25, *(1.25,) * 4),
)
# Row and place of the keys that are neither letters nor modifiers.
COLOURED = {(0, 0): "vermilion", (2, 12): "vermilion", (3, 11): "peacock", (4, 3): "bone", (4, 7): "marigold"}
WIDTH = 15


def keyboard():
    return [*_case(), *_keys()]


def _case():
    body = place(slab(WIDTH + 0.7, 5.75, 0.62, 0.32, plastic("basalt", rough=0.34), edge=0.07), (0, 0, -0.1))
    plate = place(slab(WIDTH + 0.12, 5.14, 0.05, 0.1, plastic("ink", rough=0.6), edge=0), (0, 0, 0.485))
    return [body, plate]


def _keys():
    surface = {tone: plastic(tone, rough=0.48) for tone in ("bone", "slate", *COLOURED.values())}
    caps = []
    for j, row in enumerate(ROWS):
        left = -WIDTH / 2
        for i, units in enumerate(row):
            tone = COLOURED.get((j, i)) or ("bone" if units == 1 else "slate")
            # Rows are raised and tilted towards the fingers.
            at = (left + units / 2, 2 - j, 0.42 + abs(2 - j) * 0.03)
            caps.append(keycap(units, surface[tone], at, tilt=(2 - j) * 2.2))
            left += units
    return caps
