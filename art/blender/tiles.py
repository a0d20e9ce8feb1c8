"""Tiles as they are laid: one of the six shapes in relief on a square. Each shape is built once and reused."""

from functools import cache

import bpy

from materials import glazed
from outlines import dot, leaf, quarter, square, triangle, turned
from solids import group, place, prism

_OUTLINES = {"quarter": quarter, "leaf": leaf, "dot": lambda side: dot(side, 0.66), "triangle": triangle}


def tile(face, bed=None, shape="square", turns=0, side=1, height=0.25):
    """Parts of a tile around the origin, standing on the ground: `shape` in the glaze `face` on a square of `bed`."""
    if shape == "square":
        return [_part("square", side, height, face)]
    if shape == "quad":
        small, apart = side * 0.485, side * 0.2575
        return [place(_part("square", small, height, face), (x * apart, y * apart, 0)) for x in (-1, 1) for y in (-1, 1)]
    relief = place(_part(shape, side * 0.94, height * 0.42, face), (0, 0, height * 0.76), turn=90 * turns)
    return [_part("square", side, height * 0.8, bed), relief]


def laid_tile(at, turn=0, tilt=(0, 0), **facts):
    return group(tile(**facts), at, turn, tilt)


def _part(shape, side, height, tone):
    thing = bpy.data.objects.new("tile", _mesh(shape, round(side, 4), round(height, 4)))
    bpy.context.collection.objects.link(thing)
    thing.material_slots[0].link = "OBJECT"
    thing.material_slots[0].material = _glaze(tone)
    return thing


@cache
def _mesh(shape, side, height):
    outline = square(side) if shape == "square" else turned(_OUTLINES[shape](side), 0)
    model = prism(outline, height, _glaze("bone"), edge=min(0.03 * side, height * 0.4))
    mesh = model.data
    bpy.data.objects.remove(model)
    return mesh


@cache
def _glaze(tone):
    return glazed(tone)
