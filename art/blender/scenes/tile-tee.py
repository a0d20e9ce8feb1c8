"""The dark print on white cloth."""

from t_shirt import shirt
from studio import camera, raking_light, table


def build(view):
    table("vermilion")
    raking_light()
    shirt("bone", "#ddd6c4")
    if view == 1:
        camera((0, -0.9, 9.2), (0, -0.03, 0), lens=102)
    else:
        camera((-0.5, -2.4, 3.4), (-0.02, 0.28, 0.05), lens=100, focus=(0, 0.3, 0.08), fstop=2.8)
