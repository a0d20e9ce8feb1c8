"""Two different socks that are a pair, laid side by side."""

from cloth import laid
from materials import cloth, embossed, printed
from outlines import curve, even
from solids import group
from studio import camera, raking_light, table

STITCH = (0.03, 0.025)
WIDTH, HEIGHT, LEG = 1.38, 1.8, 0.6
CREASES = ((0.0, -0.75, 0.62, -1.02, 0.03, 0.06), (0.1, -0.55, 0.5, -0.85, 0.02, 0.05), (0.05, -1.5, 0.55, -1.25, 0.02, 0.06))


def build(view):
    table("marigold")
    raking_light(key=800, fill=150, above=90)
    _sock("bone", "vermilion", at=(0.06, 1.22, 0), turn=-5)
    _sock("indigo", "ink", at=(-1.22, 0.66, 0), turn=4)
    if view == 1:
        camera((0, -1.0, 9.2), (0.06, -0.02, 0), lens=108)
    else:
        camera((-1.4, -2.6, 3.0), (0.0, 0.06, 0.05), lens=80, focus=(-0.25, -0.1, 0.15), fstop=2.8)


def _sock(tone, trim, at, turn):
    """The corner of the cuff is at the origin; the foot points to the right."""
    knit = embossed(printed(cloth(tone), tone), "stitch", strength=0.9, scale=(WIDTH / STITCH[0], HEIGHT / STITCH[1]))
    foot = curve((LEG, -1.2), (LEG + 0.02, -1.23), (LEG + 0.05, -1.24), (LEG + 0.1, -1.24))
    foot += curve((0.96, -1.24), (1.24, -1.24), (1.38, -1.42), (1.36, -1.62))
    foot += curve((1.36, -1.62), (1.35, -1.76), (1.22, -1.8), (1.1, -1.8))
    heel = curve((0.42, -1.8), (0.16, -1.8), (0, -1.62), (0, -1.36))
    outline = [(LEG, -0.2), *foot, (1.1, -1.8), *heel, (0, -1.36), (0, -0.2)][::-1]
    frame = (0, -HEIGHT, WIDTH, HEIGHT)
    body = laid(even(outline), knit, 0.12, hem=0.12, creases=CREASES, frame=frame, drift=0.02)
    ribs = embossed(cloth(trim), "rib", strength=1, scale=(LEG / 0.04, 1))
    cuff = [(-0.015, -0.26), (LEG + 0.015, -0.26), (LEG + 0.005, 0.02), (-0.005, 0.02)]
    group([body, laid(even(cuff), ribs, 0.15, hem=0.06, waves=0.005)], at, turn)
