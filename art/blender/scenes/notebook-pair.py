"""Two hardcover notebooks: the mosaic one on the plain one, or the plain one open and the other behind it."""

from random import Random

import bpy

from materials import cloth, paper, plastic, printed, wood
from outlines import arc, square
from solids import add, group, lathe, place, prism, sheet, slab
from studio import camera, seamless, three_lights

WIDTH, HEIGHT, BOARD, PAGES = 1.48, 2.1, 0.04, 0.16


def build(view):
    seamless("vermilion", back=8)
    three_lights(key=950 if view == 1 else 760, fill=200, rim=520, target=(0, 0, 0.2))
    if view == 1:
        group(_closed(paper("ink", rough=0.6), "vermilion", "marigold"), at=(0.08, 0.08, 0), turn=-8)
        group(_closed(_mosaic(), "bone", "bone"), at=(0.0, 0.0, PAGES + 2 * BOARD + 0.006), turn=17)
        camera((-1.3, -5.2, 5.3), (0, -0.06, 0.2), lens=98, focus=(0, -0.5, 0.4), fstop=5.6)
        return
    group([*_open(), *_pencil()], at=(-0.12, -0.2, 0), turn=16)
    group(_closed(_mosaic(), "bone", "bone"), at=(1.02, 2.02, 0), turn=-12)
    camera((-1.7, -3.8, 4.3), (0.12, 0.27, 0.1), lens=64, focus=(0, -0.3, 0.15), fstop=3.2)


def _mosaic():
    return printed(paper(rough=0.5), "cover")


def _closed(cover, elastic, ribbon):
    black = paper("ink", rough=0.6)
    top = BOARD + PAGES
    parts = [
        slab(WIDTH, HEIGHT, BOARD, 0.04, black),
        place(slab(WIDTH, HEIGHT, BOARD, 0.04, cover), (0, 0, top)),
        place(slab(0.05, HEIGHT - 0.004, top + BOARD, 0.02, black, edge=0.018), (-WIDTH / 2 + 0.012, 0, 0)),
        *_block(),
        _ribbon(ribbon),
    ]
    at, band = WIDTH / 2 - 0.2, cloth(elastic, weave=600)
    parts.append(place(slab(0.05, HEIGHT + 0.012, top + BOARD + 0.012, 0.012, band, edge=0.008), (at, 0, -0.004)))
    return parts


def _block():
    """Signatures of sixteen pages, none exactly above the other."""
    uneven, count = Random(4), 12
    thick, ivory = PAGES / count, paper("#efe9da", rough=0.9)
    outline = [(x * (WIDTH - 0.08), y * (HEIGHT - 0.08)) for x, y in square(1)]
    return [
        place(
            prism(outline, thick * 0.95, ivory, edge=0.002),
            (uneven.uniform(-0.003, 0.003) - 0.005, uneven.uniform(-0.003, 0.003), BOARD + i * thick),
        )
        for i in range(count)
    ]


def _ribbon(tone):
    strip = sheet([(-0.025, -0.3), (0.025, -0.3), (0.025, 0.3), (-0.025, 0.3)], cloth(tone), 0.005, rise=_drop)
    return place(strip, (-0.2, -HEIGHT / 2 - 0.06, 0.008))


def _drop(x, y):
    """A ribbon comes out of the middle of the pages and falls to the table."""
    fall = min(1, max(0, (y + 0.15) / 0.26))
    return 0.11 * fall * fall * (3 - 2 * fall) + 0.03 * x


def _open():
    """Lies flat: both halves of the pages arch out of the fold; the last ribbon lies along it."""
    black = paper("ink", rough=0.6)
    parts = []
    for side in (-1, 1):
        parts.append(place(slab(WIDTH, HEIGHT, BOARD, 0.04, black), (side * (WIDTH / 2 + 0.03), 0, 0)))
        parts.append(_half(side))
    parts.append(place(slab(0.2, HEIGHT - 0.004, BOARD * 0.6, 0.01, black, edge=0.008), (0, 0, 0)))
    strip = [(-0.025, -1.35), (0.025, -1.35), (0.025, 1.02), (-0.025, 1.02)]
    parts.append(place(sheet(strip, cloth("marigold"), 0.005, rise=_along_fold), (0.16, 0.0, 0.002), turn=-1.5))
    return parts


def _along_fold(x, y):
    """The ribbon lies on the right page and drops over its lower edge."""
    off = max(0, -y - (HEIGHT / 2 - 0.06))
    return max(0.006, BOARD + PAGES * 0.62 * 0.44 - 4 * off**1.5) + 0.02 * x


def _pencil():
    """Six sides, a sharpened end; it lies across the right page."""
    wooden, lead = wood("#c79a62"), paper("ink", rough=0.5)
    hexagon = arc(0, 0, 0.036, 0, 360, 6)[:-1]
    body = prism(hexagon, 1.25, plastic("vermilion", rough=0.35), edge=0.004)
    tip = place(lathe([(0.034, 0), (0.008, 0.13)], wooden, 48), (0, 0, 1.25))
    point = place(lathe([(0.0085, 0), (0, 0.035)], lead, 32), (0, 0, 1.38))
    return [group([body, tip, point], at=(0.42, -0.62, BOARD + PAGES * 0.6 + 0.024), turn=-28, tilt=(-90, 0))]


def _half(side):
    """Pages from the fold to the fore edge: a body whose top is the printed page and whose ends show the sheets."""
    across, depth = 40, HEIGHT - 0.08
    width = WIDTH - 0.03
    line = []
    for i in range(across + 1):
        t = i / across
        line.append((t * width, BOARD + PAGES * 0.62 * _arch(t)))
    mesh = bpy.data.meshes.new("pages")
    vertices = [(side * x, y, z) for x, z in line for y in (-depth / 2, depth / 2)]
    vertices += [(side * (x - 0.02 * i / across), y, BOARD) for i, (x, _) in enumerate(line) for y in (-depth / 2, depth / 2)]
    low = 2 * (across + 1)
    faces = []
    for i in range(across):
        a, b = 2 * i, 2 * i + 2
        faces += [
            (a, b, b + 1, a + 1),
            (a, low + a, low + b, b),
            (a + 1, b + 1, low + b + 1, low + a + 1),
        ]
    end = 2 * across
    faces.append((end, low + end, low + end + 1, end + 1))
    if side < 0:
        faces = [face[::-1] for face in faces]
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new()
    for face in mesh.polygons:
        for index in face.loop_indices:
            x, y, _ = vertices[mesh.loops[index].vertex_index]
            layer.data[index].uv = (abs(x) / width, y / depth + 0.5)
    pages = add("pages", mesh, printed(paper(rough=0.85), "dots"), sharp=40)
    mesh.materials.append(printed(paper(rough=0.9), "edges"))
    for face in mesh.polygons:
        face.material_index = 0 if face.normal.z > 0.3 else 1
    return pages


def _arch(t):
    """Steep out of the fold, then level, a little lower at the fore edge."""
    return (1 - (1 - t) ** 5) * (1 - 0.16 * t**2)
