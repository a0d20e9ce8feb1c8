"""Materials. Every function returns a new Cycles material; colours are glaze names or hex values."""

import bpy

from palette import colour, print_file


def glazed(tone, **more):
    """Fired glaze: deep gloss over a surface that is never quite flat."""
    return _material(tone, **{"rough": 0.14, "coat": 0.85, "coat_rough": 0.03, "grain": (6, 0.05), **more})


def enamel(tone):
    return _material(tone, rough=0.1, coat=1, coat_rough=0.02, spec=0.6)


def plastic(tone, rough=0.46, **more):
    return _material(tone, rough=rough, spec=0.4, grain=(220, 0.06), **more)


def rubber(tone):
    return _material(tone, rough=0.8, spec=0.25, grain=(160, 0.2))


def steel(tone="#d9dcda", rough=0.24):
    return _material(tone, rough=rough, metal=1, grain=(240, 0.02))


def gold():
    return _material("#d9a648", rough=0.2, metal=1)


def paper(tone="bone", rough=0.75, **more):
    return _material(tone, rough=rough, spec=0.2, grain=(110, 0.08), **more)


def cloth(tone, weave=300, **more):
    return _material(tone, rough=0.92, spec=0.12, sheen=0.35, grain=(weave, 0.3), **more)


def cork():
    return _material("#a9774a", rough=0.95, grain=(60, 0.6))


def wood(tone="#c79a62"):
    material = _material(tone, rough=0.55, spec=0.3)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    place, stretch = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (1.2, 22, 22)
    rings, ramp = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMixRGB")
    rings.inputs["Scale"].default_value, rings.inputs["Detail"].default_value = 2.2, 6
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = colour("#8f6334"), colour("#dcb27b")
    links.new(place.outputs["Object"], stretch.inputs[0])
    links.new(stretch.outputs[0], rings.inputs[0])
    links.new(rings.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], shader.inputs["Base Color"])
    return material


def glowing(tone, strength):
    material = _material(tone)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = colour(tone)
    shader.inputs["Emission Strength"].default_value = strength
    return material


def shining(name, strength):
    """A screen: the print `name` by UV, giving light."""
    screen = printed(_material("ink", rough=0.2), name)
    inputs = screen.node_tree.nodes["Principled BSDF"].inputs
    screen.node_tree.links.new(inputs["Base Color"].links[0].from_socket, inputs["Emission"])
    inputs["Emission Strength"].default_value = strength
    return screen


def printed(base, name, scale=(1, 1), offset=(0, 0)):
    """`base` with the print `name` on it by UV; with a scale it repeats."""
    image = _image(base, name, "sRGB", scale, offset)
    base.node_tree.links.new(image.outputs[0], base.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    return base


def embossed(base, name, strength=0.6, scale=(1, 1)):
    """`base` with a relief by UV: the lighter a place in the print `name`, the higher it stands."""
    nodes, links = base.node_tree.nodes, base.node_tree.links
    normal = nodes["Principled BSDF"].inputs["Normal"]
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, 0.02
    links.new(_image(base, name, "Non-Color", scale).outputs[0], bump.inputs["Height"])
    if normal.is_linked:
        links.new(normal.links[0].from_socket, bump.inputs["Normal"])
    links.new(bump.outputs[0], normal)
    return base


def _image(material, name, space, scale, offset=(0, 0)):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, mapping, node = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexImage"))
    mapping.inputs["Scale"].default_value = (*scale, 1)
    mapping.inputs["Location"].default_value = (*offset, 0)
    node.image = bpy.data.images.load(print_file(name), check_existing=True)
    node.image.colorspace_settings.name = space
    node.interpolation = "Cubic"
    links.new(place.outputs["UV"], mapping.inputs[0])
    links.new(mapping.outputs[0], node.inputs[0])
    return node


def _material(tone, rough=0.5, metal=0, spec=0.5, coat=0, coat_rough=0.05, sheen=0, grain=None):
    """`grain` is (fineness, strength) of a small unevenness."""
    material = bpy.data.materials.new("material")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    for name, value in {
        "Base Color": colour(tone),
        "Roughness": rough,
        "Metallic": metal,
        "Specular": spec,
        "Clearcoat": coat,
        "Clearcoat Roughness": coat_rough,
        "Sheen": sheen,
    }.items():
        shader.inputs[name].default_value = value
    if grain:
        place, noise, bump = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "Bump"))
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = grain[0], 4
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = grain[1], 0.01
        links.new(place.outputs["Object"], noise.inputs[0])
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs[0], shader.inputs["Normal"])
    return material
