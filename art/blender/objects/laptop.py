"""A laptop, opened, its hinge along the back. On its screen is the print `screen`."""

from materials import plastic, shining
from solids import group, place, slab

WIDTH, DEPTH, THICK = 3.0, 2.05, 0.1
# Widths of the keys, row by row from the back.
_KEYS = ((*(1,) * 14,), (*(1,) * 13, 1), (1.5, *(1,) * 11, 1.5), (2, *(1,) * 10, 2), (1, 1, 1, 1, 6, 1, 1, 1, 1))


def laptop(open_by=108, strength=1.1):
    shell, dark = plastic("#b4bab5", rough=0.3), plastic("ink", rough=0.5)
    pad = place(slab(0.95, 0.58, 0.006, 0.05, plastic("#a2a9a4", rough=0.25), edge=0), (0, -0.64, THICK - 0.002))
    bed = place(slab(2.66, 1.0, 0.006, 0.04, dark, edge=0), (0, 0.33, THICK - 0.003))
    return [slab(WIDTH, DEPTH, THICK, 0.13, shell, edge=0.03), bed, pad, *_keys(), _lid(shell, dark, open_by, strength)]


def _keys():
    unit, parts = 0.187, []
    for j, row in enumerate(_KEYS):
        left = -7
        for width in row:
            key = slab(width * unit - 0.02, unit - 0.02, 0.02, 0.02, plastic("#2c3631", rough=0.5), edge=0.006)
            parts.append(place(key, ((left + width / 2) * unit, 0.33 + (2 - j) * unit, THICK)))
            left += width
    return parts


def _lid(shell, dark, open_by, strength):
    back = slab(WIDTH, DEPTH, 0.05, 0.13, shell, edge=0.02)
    frame = place(slab(WIDTH - 0.06, DEPTH - 0.06, 0.01, 0.1, dark, edge=0), (0, 0, 0.046))
    screen = place(slab(WIDTH - 0.2, (WIDTH - 0.2) * 2 / 3, 0.006, 0.03, shining("screen", strength), edge=0), (0, 0.01, 0.053))
    upright = group([back, frame, screen], at=(0, DEPTH / 2, 0))
    return group([upright], at=(0, DEPTH / 2 - 0.02, THICK), tilt=(180 - open_by, 0))
