"""Camera, sun, moon and render passes. They are the same for all dioramas."""
import math

import bpy
from mathutils import Vector

from kit import palette

FRAME = 47.0
ASPECT = 0.75
ELEVATION, AZIMUTH = 31.0, -45.0
LIFT = 3.35
SUN = {'from': (-0.64, -0.77), 'height': 35.0, 'strength': 5.6, 'color': '#FFDDB0', 'angle': 1.6}
MOON = {'from': (-0.25, -0.97), 'height': 46.0, 'strength': 1.25, 'color': '#93ACFF', 'angle': 2.5}
SKY = {'day': ('#9A9AB8', '#5578C4', 0.85), 'night': ('#39507F', '#5A78B8', 0.17)}
PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal', 'Denoising Depth', 'Emit', 'hot')


def clear(night):
    """Empties the Blender file and sets the palette for day or night."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    palette.NIGHT = night
    palette._made.clear()


def camera():
    """Adds the orthographic camera and returns it."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.type, data.ortho_scale = 'ORTHO', FRAME
    data.clip_end = 300
    thing = bpy.data.objects.new('camera', data)
    el, az = math.radians(ELEVATION), math.radians(AZIMUTH)
    toward = Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)))
    up = Vector((-math.cos(az) * math.sin(el), -math.sin(az) * math.sin(el), math.cos(el)))
    thing.location = up * LIFT + toward * 100
    thing.rotation_euler = (-toward).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(thing)
    scene.camera = thing
    return thing


def light(night):
    """Adds the sun or moon, and a sky of two colors that only brightens shadows."""
    scene = bpy.context.scene
    lamp = MOON if night else SUN
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color = lamp['strength'], palette.linear(lamp['color'])[:3]
    data.angle = math.radians(lamp['angle'])
    thing = bpy.data.objects.new('sun', data)
    h = math.radians(lamp['height'])
    x, y = lamp['from']
    thing.rotation_euler = Vector((-x * math.cos(h), -y * math.cos(h), -math.sin(h))).to_track_quat('-Z',
                                                                                                    'Y').to_euler()
    scene.collection.objects.link(thing)
    low, high, strength = SKY['night' if night else 'day']
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    nodes, link = world.node_tree.nodes, world.node_tree.links.new
    split = nodes.new('ShaderNodeSeparateXYZ')
    link(nodes.new('ShaderNodeNewGeometry').outputs['Incoming'], split.inputs[0])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color = palette.linear(high)
    ramp.color_ramp.elements[1].color = palette.linear(low)
    link(palette.math_node(nodes, link, 'MULTIPLY_ADD', split.outputs['Z'], 0.5), ramp.inputs['Fac'])
    ramp.inputs['Fac'].links[0].from_node.inputs[2].default_value = 0.5
    background = nodes['Background']
    link(ramp.outputs['Color'], background.inputs['Color'])
    background.inputs['Strength'].default_value = strength
    world.cycles.sampling_method = 'NONE'
    scene.world = world


def passes(folder):
    """Sets up the compositor to write each pass to a folder, as an uncompressed 32-bit OpenEXR file."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_emit = True
    layer.cycles.denoising_store_passes = True
    aov = layer.aovs.add()
    aov.name, aov.type = 'hot', 'VALUE'
    scene.use_nodes = True
    nodes, link = scene.node_tree.nodes, scene.node_tree.links.new
    source = next(n for n in nodes if n.type == 'R_LAYERS') if any(n.type == 'R_LAYERS' for n in nodes) else nodes.new('CompositorNodeRLayers')
    out = nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_mode = 'RGBA'
    out.format.color_depth = '32'
    out.format.exr_codec = 'NONE'
    out.file_slots.clear()
    for name in PASSES:
        slot = name.lower().replace(' ', '-')
        out.file_slots.new(slot + '-')
        link(source.outputs[name], out.inputs[slot + '-'])


def quality(width, samples, threads, border=None, seed=0):
    """Sets the Cycles options. `width` is in pixels; `border` is (left, bottom, right, top), from 0 to 1."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, round(width * ASPECT)
    scene.render.film_transparent = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.view_settings.view_transform = 'Raw'
    if border:
        scene.render.use_border = True
        (scene.render.border_min_x, scene.render.border_min_y,
         scene.render.border_max_x, scene.render.border_max_y) = border
    cycles = scene.cycles
    cycles.samples, cycles.seed = samples, seed
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.transmission_bounces = cycles.transparent_max_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 20.0
    cycles.blur_glossy = 1.0
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.4
