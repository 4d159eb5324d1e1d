"""The block of ground: soil on top; strata and underground parts in the cut faces.

The top mesh has three signed distances per vertex (meters, negative inside): to the caliche pads (`pad`), to wheel
tracks and paths (`worn`), and to crushed stone (`rock`). From these, the ground material draws ragged edges.
"""
import math

import bpy
from mathutils import Vector, noise

from kit import palette
from kit.form import Form

HALF_X, HALF_Y, DEPTH = 16.5, 12.5, 3.0
STEP = 0.25


def slab(site, pads, tracks=(), rocks=(), windows=(), trenches=()):
    """Adds the block to the scene.

    `pads` and `rocks` are outlines [(x, y), ...]. `tracks` are wheel tracks: (half width, [(x, y), ...]). `windows` are
    openings in the cut faces: (face, a0, a1, low, high, depth). `face` is 'front' (a is x) or 'right' (a is y).
    `trenches` are open from above: (x0, y0, x1, y1, depth). Windows and trenches are on a grid of 0.25.
    """
    top, field = _top(pads, tracks, rocks, trenches)
    site.lay(top)
    for name, values in field.items():
        layer = top.attributes.new(name, 'FLOAT', 'POINT')
        layer.data.foreach_set('value', values)
    site.lay(_side('front', windows, trenches, pads).mesh('front'))
    site.lay(_side('right', windows, trenches, pads).mesh('right'))
    site.lay(_hollows(windows, trenches).mesh('hollows'))


def distance(point, outline):
    """Signed distance from a point to a closed outline, in meters, negative inside."""
    x, y = point
    best, inside = 1e9, False
    j = len(outline) - 1
    for i in range(len(outline)):
        ax, ay = outline[i]
        bx, by = outline[j]
        best = min(best, _segment(x, y, ax, ay, bx, by))
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        j = i
    return -best if inside else best


def _segment(x, y, ax, ay, bx, by):
    dx, dy = bx - ax, by - ay
    t = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / max(1e-9, dx * dx + dy * dy)))
    return math.hypot(x - ax - dx * t, y - ay - dy * t)


def height(x, y, pads):
    """Height of the ground in meters: level on the pads, with low hummocks elsewhere."""
    off = min((distance((x, y), pad) for pad in pads), default=9)
    lift = max(0.0, min(1.0, off / 1.2))
    hump = noise.noise(Vector((x * 0.55, y * 0.55, 3.0))) * 0.12 + noise.noise(Vector((x * 1.7, y * 1.7, 7.0))) * 0.045
    return lift * (hump + 0.03)


def _near(outlines, point):
    return min((distance(point, o) for o in outlines), default=9.0)


def _top(pads, tracks, rocks, trenches):
    nx, ny = round(2 * HALF_X / STEP), round(2 * HALF_Y / STEP)
    verts, field = [], {'pad': [], 'worn': [], 'rock': []}
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = -HALF_X + i * STEP, -HALF_Y + j * STEP
            rut = min((
                min(_segment(x, y, *a, *b) for a, b in zip(line, line[1:])) - half
                for half, line in tracks
            ), default=9.0)
            z = height(x, y, pads)
            if rut < 0.3:
                z -= 0.035 * min(1, (0.3 - rut) / 0.4)
            verts.append((x, y, z))
            field['pad'].append(_near(pads, (x, y)))
            field['worn'].append(rut)
            field['rock'].append(_near(rocks, (x, y)))
    faces = []
    for j in range(ny):
        for i in range(nx):
            x, y = -HALF_X + (i + 0.5) * STEP, -HALF_Y + (j + 0.5) * STEP
            if any(x0 < x < x1 and y0 < y < y1 for x0, y0, x1, y1, _ in trenches):
                continue
            a = j * (nx + 1) + i
            faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    mesh = bpy.data.meshes.new('top')
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.materials.append(palette.material('ground'))
    return mesh, field


def _side(face, windows, trenches, pads):
    """One cut face: a fine grid with layers of rock that project or recede by a few centimeters."""
    form = Form()
    half = HALF_X if face == 'front' else HALF_Y
    fine = STEP / 2
    columns, rows = round(2 * half / fine), round(DEPTH / fine)
    openings = [w[1:5] for w in windows if w[0] == face]
    for x0, y0, x1, y1, depth in trenches:
        if face == 'front' and y0 <= -HALF_Y:
            openings.append((x0, x1, -depth, 1))
        if face == 'right' and x1 >= HALF_X:
            openings.append((y0, y1, -depth, 1))
    verts = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            a, z = -half + i * fine, -j * fine
            relief = _relief(a, z, face)
            for a0, a1, low, high in openings:
                gap = max(a0 - a, a - a1, low - z, z - high, 0.0)
                relief *= min(1.0, gap / 0.3)
            if i in (0, columns) or j == 0:
                relief = 0.0
            x, y = (a, -HALF_Y - relief) if face == 'front' else (HALF_X + relief, a)
            if j == 0:
                z = height(x, y, pads)
            verts.append((x, y, z))
    faces = []
    for j in range(rows):
        for i in range(columns):
            a, z = -half + (i + 0.5) * fine, -(j + 0.5) * fine
            if any(a0 < a < a1 and low < z < high for a0, a1, low, high in openings):
                continue
            k = j * (columns + 1) + i
            faces.append((k, k + columns + 1, k + columns + 2, k + 1))
    form._add(verts, faces, 'strata', True)
    return form


def _relief(a, z, face):
    seed = 0.0 if face == 'front' else 40.0
    wave = z + 0.14 * noise.noise(Vector((a * 0.22, seed, 0)))
    course = noise.noise(Vector((0.3, seed, wave * 5.0)))
    rough = noise.noise(Vector((a * 1.9, seed, z * 3.4)))
    return 0.035 + 0.045 * course + 0.03 * rough


def _hollows(windows, trenches):
    form = Form()
    for face, a0, a1, low, high, depth in windows:
        if face == 'front':
            f, b = -HALF_Y, -HALF_Y + depth
            at = lambda a, d, z: (a, d, z)
        else:
            f, b = HALF_X, HALF_X - depth
            at = lambda a, d, z: (d, a, z)
        ring = [(a0, low), (a1, low), (a1, high), (a0, high)]
        form.sheet([at(a, b, z) for a, z in ring], 'fill')
        for (pa, pz), (qa, qz) in zip(ring, ring[1:] + ring[:1]):
            form.sheet([at(pa, f, pz), at(qa, f, qz), at(qa, b, qz), at(pa, b, pz)], 'fill')
    for x0, y0, x1, y1, depth in trenches:
        ring = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        form.sheet([(x, y, -depth) for x, y in ring], 'fill')
        for p, q in zip(ring, ring[1:] + ring[:1]):
            cut = (p[1] == q[1] == y0 and y0 <= -HALF_Y) or (p[0] == q[0] == x1 and x1 >= HALF_X)
            if not cut:
                form.sheet([(*p, 0.02), (*q, 0.02), (*q, -depth), (*p, -depth)], 'strata')
    return form


@palette.ground('strata')
def strata(name):
    """Topsoil, caliche, red clay and sandstone, by depth, with gently wavy boundaries."""
    return _courses(name, [
        (0.00, '#97604A'), (0.07, '#A56E50'), (0.115, '#B28462'), (0.13, '#DCC49A'), (0.20, '#E3D0A8'),
        (0.225, '#C08A5E'), (0.33, '#9F6450'), (0.42, '#AE7558'), (0.455, '#D9AF80'), (0.475, '#9C614E'),
        (0.60, '#865243'), (0.68, '#925E4C'), (0.70, '#C99468'), (0.72, '#7E4E44'), (0.86, '#6B3A35'),
        (0.89, '#9A6049'), (0.91, '#643632'), (1.00, '#52302F'),
    ])


@palette.ground('fill')
def fill(name):
    """Screened backfill in the trench of a duct bank: darker, without layers."""
    return _courses(name, [(0.0, '#5A4438'), (1.0, '#43342E')])


def _courses(name, stops):
    made, nodes, link, shader = palette.new_tree(name)
    shader.inputs['Roughness'].default_value = 0.92
    shader.inputs['Specular'].default_value = 0.15
    place = nodes.new('ShaderNodeNewGeometry').outputs['Position']
    slow = palette.noise(nodes, link, place, 0.16, 2)
    split = nodes.new('ShaderNodeSeparateXYZ')
    link(place, split.inputs[0])
    fine = palette.noise(nodes, link, place, 3.2, 5, 0.65)
    depth = palette.math_node(nodes, link, 'DIVIDE', split.outputs['Z'], -DEPTH)
    warp = palette.math_node(nodes, link, 'MULTIPLY_ADD', slow, 0.22)
    warp.node.inputs[2].default_value = -0.11
    ragged = palette.math_node(nodes, link, 'MULTIPLY_ADD', fine, 0.05)
    ragged.node.inputs[2].default_value = -0.025
    fade = palette.math_node(nodes, link, 'MINIMUM', palette.math_node(nodes, link, 'MULTIPLY', depth, 8.0), 1.0)
    shift = palette.math_node(nodes, link, 'MULTIPLY', palette.math_node(nodes, link, 'ADD', warp, ragged), fade)
    at = palette.math_node(nodes, link, 'ADD', depth, shift, clamp=True)
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'EASE'
    keys = ramp.color_ramp.elements
    keys[0].position, keys[0].color = stops[0][0], palette.linear(stops[0][1])
    keys[1].position, keys[1].color = stops[-1][0], palette.linear(stops[-1][1])
    for position, color in stops[1:-1]:
        keys.new(position).color = palette.linear(color)
    link(at, ramp.inputs['Fac'])
    grain = palette.noise(nodes, link, place, 22.0, 3)
    tone = palette.math_node(nodes, link, 'MULTIPLY_ADD', grain, 0.5)
    tone.node.inputs[2].default_value = 0.75
    scaled = nodes.new('ShaderNodeVectorMath')
    scaled.operation = 'SCALE'
    link(ramp.outputs['Color'], scaled.inputs[0])
    link(tone, scaled.inputs['Scale'])
    link(scaled.outputs[0], shader.inputs['Base Color'])
    _bump(nodes, link, shader, fine, 0.35)
    return made


def _bump(nodes, link, shader, socket, strength):
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = 0.08
    link(socket, bump.inputs['Height'])
    link(bump.outputs['Normal'], shader.inputs['Normal'])


@palette.ground('ground')
def ground(name):
    """Red soil, caliche pad, worn tracks and crushed rock, with ragged edges between them."""
    made, nodes, link, shader = palette.new_tree(name)
    shader.inputs['Roughness'].default_value = 0.95
    shader.inputs['Specular'].default_value = 0.1
    place = nodes.new('ShaderNodeNewGeometry').outputs['Position']
    broad = palette.noise(nodes, link, place, 0.45, 4)
    fine = palette.noise(nodes, link, place, 2.6, 5, 0.65)
    grain = palette.noise(nodes, link, place, 16.0, 3, 0.7)
    ramp = lambda socket, a, b: _two(nodes, link, socket, a, b)
    soil = palette.mix(nodes, link, 0.35, ramp(broad, '#956448', '#B88C69'), ramp(fine, '#8A5A42', '#C29C78'))
    pad = palette.mix(nodes, link, 0.45, ramp(broad, '#CDB78D', '#E4D3AF'), ramp(fine, '#C3AB80', '#E9DBBB'))
    worn = palette.mix(nodes, link, 0.5, ramp(fine, '#B59A70', '#CDB68C'), ramp(grain, '#AD9268', '#C9B184'))
    rock = ramp(palette.noise(nodes, link, place, 11.0, 2, 0.8), '#85857D', '#B9B8AE')
    out = palette.mix(nodes, link, _edge(nodes, link, 'pad', fine, 0.5, 0.16), soil, pad)
    rut = palette.math_node(nodes, link, 'MULTIPLY', _edge(nodes, link, 'worn', fine, 0.3, 0.2), 0.75)
    out = palette.mix(nodes, link, rut, out, worn)
    out = palette.mix(nodes, link, _edge(nodes, link, 'rock', fine, 0.25, 0.06), out, rock)
    tone = palette.math_node(nodes, link, 'MULTIPLY_ADD', grain, 0.5)
    tone.node.inputs[2].default_value = 0.76
    scaled = nodes.new('ShaderNodeVectorMath')
    scaled.operation = 'SCALE'
    link(out, scaled.inputs[0])
    link(tone, scaled.inputs['Scale'])
    link(scaled.outputs[0], shader.inputs['Base Color'])
    both = palette.math_node(nodes, link, 'ADD', fine, palette.math_node(nodes, link, 'MULTIPLY', grain, 0.35))
    _bump(nodes, link, shader, both, 0.4)
    return made


def _two(nodes, link, socket, low, high):
    ramp = nodes.new('ShaderNodeValToRGB')
    keys = ramp.color_ramp.elements
    keys[0].position, keys[0].color = 0.3, palette.linear(low)
    keys[1].position, keys[1].color = 0.7, palette.linear(high)
    link(socket, ramp.inputs['Fac'])
    return ramp.outputs['Color']


def _edge(nodes, link, field, fine, ragged, soft):
    """Output socket that is 1 inside the field and 0 outside, with noise along the edge."""
    node = nodes.new('ShaderNodeAttribute')
    node.attribute_name = field
    moved = palette.math_node(nodes, link, 'ADD', node.outputs['Fac'],
                              palette.math_node(nodes, link, 'MULTIPLY',
                                                palette.math_node(nodes, link, 'SUBTRACT', fine, 0.5), ragged * 2))
    rise = nodes.new('ShaderNodeMapRange')
    for key, value in (('From Min', soft), ('From Max', -soft), ('To Min', 0.0), ('To Max', 1.0)):
        rise.inputs[key].default_value = value
    link(moved, rise.inputs['Value'])
    return rise.outputs[0]
