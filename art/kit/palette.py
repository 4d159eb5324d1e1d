"""Paints: one Blender node material per name, with caliche dust near the ground.

Colors are sRGB in hexadecimal. Only energized conductors are orange (`hot`). Pixels with this paint are also written to
the render pass `hot`. darkroom/grade.ts uses that pass to give them an exact color, which light does not change.
"""
import bpy

DUST = '#CDB489'
# Color of the light that live cables cast on a cut face at night: `HOT` for night in darkroom/grade.ts.
LIVE_GLOW = '#FF6A1F'
NIGHT = False

# name: (color, roughness, metallic, dust from 0 to 1, variation of brightness from 0 to 1)
PAINTS = {
    # Dark, so that it casts no orange light on parts near it. The visible color comes from darkroom/grade.ts.
    'hot': ('#4A2A18', 0.6, 0, 0, 0),
    'tank': ('#E7E0CE', 0.42, 0, 0.75, 0.10),
    'tank-roof': ('#DDD6C4', 0.5, 0, 0.35, 0.10),
    'fiberglass': ('#66786F', 0.5, 0, 0.6, 0.14),
    'white': ('#EEEEE8', 0.38, 0, 0.5, 0.07),
    'panel-white': ('#E4E6E1', 0.4, 0, 0.55, 0.06),
    'sand': ('#D8CBAE', 0.45, 0, 0.5, 0.10),
    'switchgear-gray': ('#A9B2AE', 0.42, 0, 0.5, 0.07),
    'gray': ('#8A948F', 0.45, 0, 0.5, 0.10),
    'dark-gray': ('#4A5551', 0.5, 0, 0.45, 0.10),
    'ink': ('#2D3F45', 0.4, 0, 0.4, 0.12),
    'black': ('#1C2322', 0.55, 0, 0.25, 0.10),
    'rubber': ('#22262A', 0.85, 0, 0.8, 0.10),
    'pad-green': ('#4E6B50', 0.4, 0, 0.55, 0.10),
    'roof': ('#3C5059', 0.45, 0, 0.25, 0.08),
    'safety-yellow': ('#C79F3B', 0.45, 0, 0.35, 0.08),
    'oxide': ('#7C3A30', 0.5, 0, 0.5, 0.14),
    'oil-green': ('#3F5D54', 0.42, 0, 0.5, 0.10),
    'fire-red': ('#A12A25', 0.4, 0, 0.3, 0.06),
    'label-blue': ('#3A6A94', 0.5, 0, 0.1, 0.04),
    'galvanized': ('#A9B1B3', 0.36, 0.65, 0.35, 0.14),
    'steel': ('#858E91', 0.34, 0.7, 0.3, 0.12),
    'aluminum': ('#C2C7C6', 0.32, 0.7, 0.3, 0.08),
    'copper': ('#B5693D', 0.42, 0.35, 0.1, 0.14),
    'grating': ('#767F80', 0.5, 0.4, 0.3, 0.16),
    'pvc': ('#9AA4A6', 0.5, 0, 0.2, 0.06),
    'bare-wire': ('#5E6B6C', 0.4, 0.5, 0, 0.04),
    'porcelain': ('#6F4636', 0.22, 0, 0.1, 0.05),
    'porcelain-gray': ('#8FA0A8', 0.25, 0, 0.1, 0.05),
    'polymer': ('#8B9599', 0.5, 0, 0.1, 0.05),
    'wood': ('#6A4B36', 0.8, 0, 0.25, 0.35),
    'wood-pale': ('#8E7453', 0.8, 0, 0.25, 0.3),
    'concrete': ('#B9B4A7', 0.85, 0, 0.5, 0.18),
    'duct-concrete': ('#5B4A45', 0.9, 0, 0, 0.2),
    'warning-tape': ('#B53A33', 0.6, 0, 0, 0.05),
    'glass': ('#2B4450', 0.12, 0, 0.15, 0.05),
    'cell-blue': ('#1F3A5F', 0.16, 0, 0.15, 0.10),
    'cell-line': ('#9FB0B8', 0.3, 0.5, 0.1, 0.02),
    'tire': ('#23272A', 0.9, 0, 0.7, 0.08),
    'denim': ('#34506B', 0.9, 0, 0.2, 0.12),
    'khaki': ('#8C7B58', 0.9, 0, 0.2, 0.12),
    'vest': ('#B9C24A', 0.7, 0, 0.05, 0.05),
    'skin': ('#9A6A4C', 0.6, 0, 0, 0.05),
    'helmet': ('#F1F1EC', 0.35, 0, 0, 0.03),
    'helmet-blue': ('#3B6FA0', 0.35, 0, 0, 0.03),
    'boot': ('#4A382B', 0.8, 0, 0.5, 0.1),
    'sage': ('#8C9A78', 0.9, 0, 0, 0.35),
    'sage-dark': ('#5F7052', 0.9, 0, 0, 0.35),
    'yucca': ('#7E9160', 0.75, 0, 0, 0.25),
    'grass': ('#C6AE71', 0.9, 0, 0, 0.3),
    'mesquite': ('#5A4636', 0.9, 0, 0, 0.25),
    'stone': ('#C9B89B', 0.9, 0, 0, 0.3),
    'stone-red': ('#A3694C', 0.9, 0, 0, 0.3),
    'gravel': ('#A9A69B', 0.95, 0, 0.1, 0.55),
    'caliche': ('#D9C6A0', 0.95, 0, 0, 0.22),
    'caliche-worn': ('#C7B188', 0.95, 0, 0, 0.22),
    'asphalt': ('#5C5A55', 0.95, 0, 0.5, 0.2),
    'water': ('#3B5A5E', 0.1, 0, 0, 0.1),
}
# Lamp lenses, which glow only at night: (color by day, emission color, emission strength at night)
LENSES = {
    'lamp': ('#D9DDD6', '#FFD9A0', 14.0),
    'window': ('#33454B', '#FFC983', 2.4),
    'red-light': ('#7A2A26', '#FF3B30', 8.0),
    'green-light': ('#3E6B4A', '#6FD3A0', 5.0),
    'screen': ('#4A6A78', '#9FD8E8', 2.2),
    'headlamp': ('#E8E8E2', '#FFE7C0', 10.0),
}
_made = {}


def linear(hex_color):
    """Scene-linear RGBA of an sRGB hex color."""
    channels = [int(hex_color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


def material(name):
    """Returns the Blender material of a paint, for day or night as set in NIGHT."""
    key = (name, NIGHT)
    if key not in _made:
        if name in LENSES:
            _made[key] = _lens(name)
        elif name in GROUNDS:
            _made[key] = GROUNDS[name](name)
        else:
            _made[key] = _paint(name, *PAINTS[name])
    return _made[key]


def new_tree(name):
    """Creates a material with a Principled shader. Returns (material, nodes, function that links sockets, shader)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    return made, nodes, links.new, nodes['Principled BSDF']


def noise(nodes, link, vector, scale, detail=3.0, rough=0.55):
    """Output socket of a noise texture. `vector` is its input socket."""
    node = nodes.new('ShaderNodeTexNoise')
    node.inputs['Scale'].default_value = scale
    node.inputs['Detail'].default_value = detail
    node.inputs['Roughness'].default_value = rough
    link(vector, node.inputs['Vector'])
    return node.outputs['Fac']


def math_node(nodes, link, operation, a, b=0.0, clamp=False):
    """Output socket of an arithmetic node. `a` and `b` are sockets or numbers."""
    node = nodes.new('ShaderNodeMath')
    node.operation = operation
    node.use_clamp = clamp
    for socket, value in zip(node.inputs, (a, b)):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            link(value, socket)
    return node.outputs[0]


def mix(nodes, link, factor, a, b, blend='MIX'):
    """Output socket of a node that blends two colors (sockets or RGBA) by a factor."""
    node = nodes.new('ShaderNodeMixRGB')
    node.blend_type = blend
    for socket, value in zip(node.inputs, (factor, a, b)):
        if isinstance(value, (int, float, tuple)):
            socket.default_value = value
        else:
            link(value, socket)
    return node.outputs[0]


def _paint(name, color, roughness, metallic, dust, variation):
    made, nodes, link, shader = new_tree(name)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Metallic'].default_value = metallic
    base = linear(color)
    if name == 'hot':
        shader.inputs['Base Color'].default_value = base
        aov = nodes.new('ShaderNodeOutputAOV')
        aov.name = 'hot'
        aov.inputs['Value'].default_value = 1.0
        return made
    place = nodes.new('ShaderNodeNewGeometry')
    position = place.outputs['Position']
    broad = noise(nodes, link, position, 0.9, 4)
    fine = noise(nodes, link, position, 9.0, 3)
    spread = math_node(nodes, link, 'ADD', math_node(nodes, link, 'MULTIPLY', broad, 0.65),
                       math_node(nodes, link, 'MULTIPLY', fine, 0.35))
    gain = math_node(nodes, link, 'MULTIPLY_ADD', spread, variation * 2.4)
    gain.node.inputs[2].default_value = 1 - variation * 1.2
    scaled = nodes.new('ShaderNodeVectorMath')
    scaled.operation = 'SCALE'
    scaled.inputs[0].default_value = base[:3]
    link(gain, scaled.inputs['Scale'])
    out = scaled.outputs[0]
    if dust:
        split = nodes.new('ShaderNodeSeparateXYZ')
        link(position, split.inputs[0])
        height = math_node(nodes, link, 'ADD', split.outputs['Z'],
                           math_node(nodes, link, 'MULTIPLY', broad, -0.9))
        rise = nodes.new('ShaderNodeMapRange')
        rise.interpolation_type = 'SMOOTHSTEP'
        for key, value in (('From Min', 1.15), ('From Max', -0.55), ('To Min', 0.0), ('To Max', dust * 0.75)):
            rise.inputs[key].default_value = value
        link(height, rise.inputs['Value'])
        facing = nodes.new('ShaderNodeSeparateXYZ')
        link(place.outputs['Normal'], facing.inputs[0])
        settled = math_node(nodes, link, 'MULTIPLY',
                            math_node(nodes, link, 'MAXIMUM', facing.outputs['Z'], 0.0),
                            math_node(nodes, link, 'MULTIPLY', broad, dust * 0.42))
        cover = math_node(nodes, link, 'MAXIMUM', rise.outputs[0], settled, clamp=True)
        out = mix(nodes, link, cover, out, linear(DUST))
        rougher = math_node(nodes, link, 'MULTIPLY_ADD', cover, 0.9 - roughness)
        rougher.node.inputs[2].default_value = roughness
        link(rougher, shader.inputs['Roughness'])
    link(out, shader.inputs['Base Color'])
    return made


def _lens(name):
    day, glow, strength = LENSES[name]
    made, nodes, link, shader = new_tree(name)
    shader.inputs['Base Color'].default_value = linear(day)
    shader.inputs['Roughness'].default_value = 0.2
    if NIGHT:
        shader.inputs['Emission'].default_value = linear(glow)
        seen = nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray']
        link(math_node(nodes, link, 'MULTIPLY', seen, strength), shader.inputs['Emission Strength'])
    if hasattr(made.cycles, 'sample_as_light'):
        made.cycles.sample_as_light = False
    return made


GROUNDS = {}


def ground(name):
    """Registers, under a paint name, a function that creates a ground material."""
    def keep(make):
        GROUNDS[name] = make
        return make
    return keep
