"""The keyboard in its case: five rows of blank caps, four of them coloured."""

from keycap import keycap
from materials import plastic
from solids import group, place, slab
from studio import camera, seamless, three_lights

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


def build(view):
    seamless("sand", back=8)
    three_lights(key=900, fill=160, rim=500)
    group([*_case(), *_keys()], at=(0, 0, 0.14), turn=-24, tilt=(5, 0), scale=0.36)
    if view == 1:
        camera((2.6, -6.4, 4.3), (0.55, -0.2, 0.07), lens=66, focus=(0.9, -1.05, 0.32), fstop=1.2)
    else:
        camera((-5.4, -4.2, 3.6), (-1.3, 0.3, 0.15), lens=74, focus=(-1.9, 0.4, 0.3), fstop=2)


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
