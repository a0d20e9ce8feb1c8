"""The T-shirt in the colour of its cloth. Both prints have the same light."""

import garments
from materials import cloth, embossed, printed

CUFF = ((1.42, 0.5), (1.1, 0.22))
CREASES = (
    (0.8, 0.5, 0.15, -0.2, 0.05, 0.07),
    (0.78, 0.44, 0.42, -0.75, 0.045, 0.06),
    (-0.8, 0.5, -0.22, -0.05, 0.05, 0.07),
    (-0.78, 0.44, -0.35, -0.8, 0.04, 0.055),
    (-0.5, -0.2, 0.45, -0.62, 0.022, 0.08),
    (0.6, -0.35, -0.3, -0.9, 0.024, 0.07),
    (0.35, 1.0, 0.7, 0.72, 0.02, 0.05),
    (-0.35, 1.0, -0.72, 0.72, 0.02, 0.05),
)
SLEEVE_CREASES = ((-0.2, -0.1, 0.1, -0.6, 0.028, 0.05), (0.25, 0.0, 0.12, -0.45, 0.02, 0.05))


def shirt(tone, inside):
    torso = embossed(printed(cloth(tone, weave=520), "torso"), "seams")
    arms = embossed(cloth(tone, weave=520), "sleeveSeams")
    for side in (-1, 1):
        garments.sleeve(arms, side, CUFF, SLEEVE_CREASES, thickness=0.075)
    garments.torso(torso, bottom=-1.22, waist=0.82, creases=CREASES, thickness=0.075)
    garments.collar(cloth(tone, weave=520), cloth(inside), width=0.085)
