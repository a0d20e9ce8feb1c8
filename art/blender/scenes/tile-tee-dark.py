"""The white print on black cloth."""

from t_shirt import shirt
from studio import camera, raking_light, table


def build(view):
    table("marigold")
    raking_light(key=980, fill=190, above=110)
    shirt("ink", "basalt")
    if view == 1:
        camera((0, -0.9, 9.2), (0, -0.03, 0), lens=102)
    else:
        camera((1.0, -2.2, 2.9), (0.04, 0.46, 0.05), lens=116, focus=(0.02, 0.4, 0.08), fstop=2.8)
