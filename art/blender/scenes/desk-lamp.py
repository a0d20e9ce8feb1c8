"""The lamp, switched on, bent over a notebook."""

from materials import paper
from solids import place, slab
from studio import camera, seamless, three_lights
from objects.desk_lamp import desk_lamp


def build(view):
    seamless("indigo", back=8)
    three_lights(key=560, fill=130, rim=440)
    desk_lamp()
    place(slab(1.0, 1.35, 0.12, 0.04, paper("bone")), (1.06, -0.4, 0), turn=17)
    if view == 1:
        camera((0.9, -10.5, 3.0), (0.22, 0, 1.3), lens=92)
    else:
        camera((2.2, -6.2, 1.7), (0.26, 0, 2.0), lens=104, focus=(0.65, -0.3, 2.1), fstop=4)
