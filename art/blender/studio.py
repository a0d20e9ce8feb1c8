"""The studio of every picture: view transform, lighting, seamless backdrops, a long lens."""

from math import cos, pi, sin

import bpy
from mathutils import Vector

from materials import paper
from palette import backdrop_colour
from solids import add, slab


def open_studio(size, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = scene.render.resolution_y = size
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.02, min(samples, 16)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 3, 4
    # Rare light paths cause bright pixels and cost time.
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_denoising = False
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.view_settings.exposure = -0.05
    scene.world = bpy.data.worlds.new("studio")
    scene.world.use_nodes = True
    ground = scene.world.node_tree.nodes["Background"].inputs
    ground[0].default_value, ground[1].default_value = (0.96, 0.97, 1, 1), 0.18


def oblong(width, height):
    """A picture wider than high; the size asked for is its width."""
    render = bpy.context.scene.render
    render.resolution_y = round(render.resolution_x * height / width)


def themed(theme, dark, light):
    """Selects the value for the theme, and sets the brightness of the world."""
    scene = bpy.context.scene
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0.12 if theme == "dark" else 0.4
    scene.view_settings.exposure = 0.2 if theme == "dark" else -0.05
    return dark if theme == "dark" else light


def seamless(tone, back=4.6, curve=2.0):
    """A sheet of card that runs from the table up the wall without an edge."""
    line = [(-14, 0)]
    line += [(back + curve * sin(pi / 2 * i / 24), curve - curve * cos(pi / 2 * i / 24)) for i in range(25)]
    line.append((back + curve, 14))
    mesh = bpy.data.meshes.new("backdrop")
    count = len(line)
    mesh.from_pydata(
        [(x, y, z) for x in (-30, 30) for y, z in line],
        [],
        [(i, count + i, count + i + 1, i + 1) for i in range(count - 1)],
    )
    return add("backdrop", mesh, _card(tone, 0.85))


def table(tone):
    """The floor of a picture from above."""
    ground = slab(40, 40, 0.02, 0.1, _card(tone, 0.95), edge=0)
    ground.location = (0, 0, -0.02)
    return ground


def _card(tone, rough):
    card = paper(rough=rough)
    card.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = backdrop_colour(tone)
    return card


def three_lights(key=800, fill=160, rim=450, target=(0, 0, 0.6)):
    """Warm key from the left, cool fill from the right, a long strip behind."""
    lamp((-4.2, -3.2, 5.2), target, key, 2.3, tone=(1, 0.96, 0.9))
    lamp((5, -3.5, 2.6), target, fill, 4, tone=(0.94, 0.97, 1))
    lamp((6.2, 2.2, 7.2), target, rim * 2.6, 2.2, depth=4)


def raking_light(key=760, fill=110, above=60):
    """For things that lie flat: low light from the upper left, so that cloth and relief can be read."""
    lamp((-4.8, 3.0, 2.5), (0, 0, 0), key, 1.2, tone=(1, 0.96, 0.9))
    lamp((5, -2, 5), (0, 0, 0), fill, 5, tone=(0.93, 0.97, 1))
    lamp((0, 0, 8), (0, 0, 0), above, 5)


def sun(at, target, strength, blur=0.02, tone=(1, 0.94, 0.84)):
    """Light with parallel rays, for shadows that keep the form of what throws them."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = strength, blur, tone
    return _aimed(light, at, target)


def lamp(at, target, power, width, depth=None, tone=(1, 1, 1)):
    light = bpy.data.lights.new("lamp", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width, depth or width
    light.energy, light.color = power, tone
    thing = _aimed(light, at, target)
    thing.visible_camera = False
    return thing


def camera(at, target, lens=80, focus=None, fstop=4):
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens = lens
    if focus:
        lens_data.dof.use_dof = True
        lens_data.dof.focus_distance = (Vector(focus) - Vector(at)).length
        lens_data.dof.aperture_fstop = fstop
    bpy.context.scene.camera = _aimed(lens_data, at, target)


def _aimed(data, at, target):
    thing = bpy.data.objects.new("aimed", data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return thing
