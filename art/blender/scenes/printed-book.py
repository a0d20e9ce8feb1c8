"""The hardcover book, lying so that its sewn pages are seen."""

from random import Random

from materials import cloth, paper, printed
from outlines import square
from solids import group, place, prism, sheet, slab
from studio import camera, seamless, three_lights

WIDTH, HEIGHT, BOARD, PAGES = 2.3, 2.93, 0.055, 0.34


def build(view):
    seamless("vermilion", back=8)
    three_lights(key=950, fill=210, rim=520, target=(0, 0, 0.3))
    group([*_case(), *_pages()], at=(-0.02, 0.12, 0), turn=14)
    if view == 1:
        camera((1.5, -6.4, 6.2), (0.02, -0.08, 0.2), lens=86, focus=(0, -0.7, 0.4), fstop=6.3)
    else:
        camera((3.4, -4.8, 2.3), (0.3, -0.5, 0.22), lens=84, focus=(0.6, -0.9, 0.3), fstop=2.4)


def _case():
    # Cloth over board: the same blue on the sides as on the print, and a joint along the spine.
    side = cloth("#3a4fc0", weave=600)
    front = printed(paper(rough=0.55), "cover")
    boards = [
        slab(WIDTH, HEIGHT, BOARD, 0.03, side),
        place(slab(WIDTH - 0.2, HEIGHT, BOARD, 0.03, front), (0.1, 0, BOARD + PAGES)),
        place(slab(0.17, HEIGHT, BOARD, 0.03, side), (-WIDTH / 2 + 0.085, 0, BOARD + PAGES)),
        place(slab(0.06, HEIGHT, PAGES + 2 * BOARD, 0.028, side), (-WIDTH / 2 - 0.005, 0, 0)),
        place(slab(0.06, HEIGHT - 0.02, 0.03, 0.01, side), (-WIDTH / 2 + 0.18, 0, BOARD + PAGES)),
    ]
    return boards


def _pages():
    """Signatures of sixteen pages, none exactly above the other."""
    uneven = Random(6)
    count = 21
    thick = PAGES / count
    ivory = paper("#efe9da", rough=0.9)
    sheets = []
    for i in range(count):
        width, depth = WIDTH - 0.13, HEIGHT - 0.13
        outline = [(x * width, y * depth) for x, y in square(1)]
        page = prism(outline, thick * 0.96, ivory, edge=0.003)
        shift = uneven.uniform(-0.004, 0.004)
        sheets.append(place(page, (-0.005 + shift, uneven.uniform(-0.004, 0.004), BOARD + i * thick)))
    ribbon = sheet([(-0.04, -0.5), (0.04, -0.5), (0.04, 0.5), (-0.04, 0.5)], cloth("marigold"), 0.008, rise=_drop)
    sheets.append(place(ribbon, (-0.35, -HEIGHT / 2 - 0.1, 0.012)))
    return sheets


def _drop(x, y):
    """The ribbon comes out of the middle of the block and falls to the table."""
    fall = min(1, max(0, (y + 0.25) / 0.4))
    return 0.22 * fall * fall * (3 - 2 * fall) + 0.02 * x
