"""A padded canvas sleeve with a laptop half out of it; the marigold zip runs along its mouth."""

from cloth import laid
from materials import cloth, embossed, plastic, printed, steel
from outlines import even, quarter, rounded, square, turned
from solids import group, place, prism, slab, tube
from studio import camera, raking_light, table

WIDTH, DEPTH, THICKNESS = 2.8, 1.92, 0.26


def build(view):
    table("sand")
    raking_light(key=820, fill=170, above=110)
    group([*_laptop(), *_sleeve()], at=(0.0, -0.3, 0), turn=12)
    if view == 1:
        camera((0, -3.0, 8.6), (0, -0.02, 0), lens=88)
    else:
        camera((-1.6, -4.2, 3.4), (-0.25, -0.4, 0.1), lens=84, focus=(-0.3, -0.6, 0.2), fstop=2.4)


def _sleeve():
    canvas = embossed(printed(cloth("basalt", weave=420), "band"), "relief")
    creases = ((-1.2, 0.8, -0.7, -0.3, 0.02, 0.1), (1.25, -0.7, 0.5, 0.1, 0.018, 0.12), (0.2, -0.9, 0.5, -0.2, 0.012, 0.1))
    body = laid(even(rounded(WIDTH, DEPTH, 0.13)), canvas, THICKNESS, hem=0.2, creases=creases, waves=0.01)
    top = DEPTH / 2
    lip = tube([(-WIDTH / 2 + 0.12, top - 0.05, 0.13), (0, top + 0.005, 0.2), (WIDTH / 2 - 0.12, top - 0.05, 0.13)], 0.05, cloth("basalt"))
    zip_tape = tube(
        [(-WIDTH / 2 + 0.15, top - 0.13, 0.225), (0, top - 0.11, 0.262), (WIDTH / 2 - 0.15, top - 0.13, 0.225)],
        0.03,
        plastic("marigold", rough=0.6),
        flat=(0.02, 0.045),
    )
    pull = place(slab(0.24, 0.085, 0.035, 0.035, plastic("marigold", rough=0.4)), (WIDTH / 2 - 0.42, top - 0.13, 0.26), turn=-8, tilt=(4, -6))
    return [body, lip, zip_tape, pull]


def _laptop():
    metal = steel("#b9c0bc", rough=0.36)
    lid = place(slab(2.5, 1.76, 0.07, 0.1, metal, edge=0.02), (0, 0.62, 0.1))
    base = place(slab(2.5, 1.76, 0.075, 0.1, metal, edge=0.02), (0, 0.62, 0.02))
    mark = []
    for x, y, outline in (
        (-1, 1, square(0.13)),
        (1, 1, turned(quarter(0.13), 0)),
        (-1, -1, turned(quarter(0.13), 2)),
        (1, -1, square(0.13)),
    ):
        piece = prism(outline, 0.004, steel("#8d9591", rough=0.2), edge=0)
        mark.append(place(piece, (x * 0.074, 1.18 + y * 0.074, 0.17)))
    return [lid, base, *mark]
