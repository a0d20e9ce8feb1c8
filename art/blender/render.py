"""Renders one picture. `art/render-picture.mjs` starts it: `blender -b -P render.py -- PICTURE SCENE VIEW SIZE SAMPLES`."""

import importlib
import os
import sys
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from denoise import denoise  # noqa: E402
from palette import WORK  # noqa: E402
from studio import open_studio  # noqa: E402


def main(picture, scene, view, size, samples):
    started = time.time()
    open_studio(size, samples)
    views = [int(view) if view.isdigit() else view] if view else []
    importlib.import_module(f"scenes.{scene}").build(*views)
    _render_with_guides(picture)
    rendered = time.time()
    layers = (_pixels(f"{picture}{layer}") for layer in ("", "-albedo-0001", "-normals-0001"))
    _save(denoise(*layers), f"{picture}-clean")
    print(f"PICTURE {picture}: {rendered - started:.0f} s rendering, {time.time() - rendered:.0f} s denoising")


def _render_with_guides(picture):
    """Writes the picture, and the colours and normals for the denoiser."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source, target = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeComposite")
    links.new(source.outputs["Image"], target.inputs[0])
    guides = nodes.new("CompositorNodeOutputFile")
    guides.base_path = WORK
    guides.format.file_format, guides.format.color_mode = "PNG", "RGB"
    guides.file_slots.clear()
    for name in ("albedo", "normals"):
        guides.file_slots.new(f"{picture}-{name}-")
    for slot in guides.file_slots:
        slot.save_as_render = False
    links.new(source.outputs["DiffCol"], guides.inputs[0])
    # Normals run from -1 to 1, a file from 0 to 1.
    half = source.outputs["Normal"]
    for blend in ("MULTIPLY", "ADD"):
        step = nodes.new("CompositorNodeMixRGB")
        step.blend_type = blend
        step.inputs[2].default_value = (0.5, 0.5, 0.5, 1)
        links.new(half, step.inputs[1])
        half = step.outputs[0]
    links.new(half, guides.inputs[1])
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = os.path.join(WORK, f"{picture}.png")
    bpy.ops.render.render(write_still=True)


def _pixels(name):
    image = bpy.data.images.load(os.path.join(WORK, f"{name}.png"))
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, 4)[..., :3].copy()


def _save(pixels, name):
    height, width, _ = pixels.shape
    image = bpy.data.images.new(name, width, height)
    opaque = np.dstack([np.clip(pixels, 0, 1), np.ones((height, width), np.float32)])
    image.pixels.foreach_set(opaque.astype(np.float32).ravel())
    image.filepath_raw, image.file_format = os.path.join(WORK, f"{name}.png"), "PNG"
    image.save()


if __name__ == "__main__":
    *names, pixels, rays = sys.argv[sys.argv.index("--") + 1 :]
    main(*names, int(pixels), int(rays))
