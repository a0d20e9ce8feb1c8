"""A bound notebook lying on its back: boards around a block of pages, an elastic band, a ribbon. Its cover is the print `cover`."""

from materials import cloth, paper, plastic, printed
from solids import place, slab

WIDTH, HEIGHT, BOARD, PAGES = 1.5, 2.1, 0.035, 0.2
THICK = PAGES + 2 * BOARD


def notebook(tone="ink", cover=None, band="vermilion"):
    case = paper(tone, rough=0.6)
    face = printed(paper(rough=0.6), cover) if cover else case
    return [
        slab(WIDTH, HEIGHT, BOARD, 0.05, case),
        place(slab(WIDTH - 0.08, HEIGHT - 0.08, PAGES + 0.004, 0.03, paper("#efe9da", rough=0.9), edge=0), (-0.02, 0, BOARD - 0.002)),
        place(slab(0.07, HEIGHT, THICK, 0.03, case), (-WIDTH / 2 + 0.035, 0, 0)),
        place(slab(WIDTH, HEIGHT, BOARD, 0.05, face), (0, 0, BOARD + PAGES)),
        place(slab(0.075, HEIGHT + 0.02, THICK + 0.02, 0.01, plastic(band, rough=0.7), edge=0.008), (WIDTH / 2 - 0.2, 0, -0.01)),
        place(slab(0.06, 0.3, 0.012, 0.004, cloth(band), edge=0.003), (-0.25, -HEIGHT / 2 - 0.1, BOARD + PAGES / 2)),
    ]
