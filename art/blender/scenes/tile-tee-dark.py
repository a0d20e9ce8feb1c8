"""The white print on black cloth."""

from shirt import shirt
from studio import camera, raking_light, table


def build(view):
    table("marigold")
    raking_light(key=980, fill=190, above=110)
    shirt("ink", "basalt")
    camera((0, -0.9, 9.2), (0, -0.03, 0), lens=102)
