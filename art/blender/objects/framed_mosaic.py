"""Sixteen tiles in a frame of oak, lying on its back."""

from materials import wood
from solids import slab
from tiles import laid_tile

SIDE, TILE = 1.76, 0.4
# Row by row from the top: a letter for the shape, quarter turns, a letter for the glaze.
_ROWS = ("q0v s0b q1m s0k", "s0k l1p s0v q3b", "q2m s0b o0v l0k", "s0p q1v s0k q0m")
_SHAPES = {"s": "square", "q": "quarter", "l": "leaf", "o": "dot"}
_GLAZES = {"v": "vermilion", "b": "bone", "m": "marigold", "k": "ink", "p": "peacock"}


def framed_mosaic():
    parts = [slab(SIDE, SIDE, 0.1, 0.03, wood())]
    for j, row in enumerate(_ROWS):
        for i, (shape, turns, tone) in enumerate(row.split()):
            glaze = {"face": _GLAZES[tone], "bed": "bone" if tone == "k" else "ink"}
            at = ((i - 1.5) * TILE, (1.5 - j) * TILE, 0.08)
            parts.append(laid_tile(at, shape=_SHAPES[shape], turns=int(turns), side=TILE - 0.01, height=0.09, **glaze))
    return parts
