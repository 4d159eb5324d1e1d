"""Solid shapes with chamfered edges, collected in one mesh per part.

A Form holds vertices, faces, and one paint name per face. Every function that makes a part returns a Form. Units are
meters; z is up. The origin is on the ground below the middle of the part, and the front of the part faces -y.
"""
import math

import bpy
from mathutils import Matrix, Vector

from kit import palette

TAU = math.tau


class Form:
    """Vertices and faces of one part, with the paint name and the smoothness of each face."""

    def __init__(self):
        self.verts = []
        self.faces = []
        self.paints = []
        self.smooth = []
        self._meshes = {}

    def _add(self, verts, faces, paint, smooth=False):
        base = len(self.verts)
        self.verts.extend(Vector(v) for v in verts)
        for face in faces:
            self.faces.append([base + i for i in face])
            self.paints.append(paint)
            self.smooth.append(smooth)
        return self

    def put(self, part, x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0, tilt=0.0):
        """Copies another form into this one. `turn` (about z) and `tilt` (about x, before the turn) are in degrees."""
        matrix = (
            Matrix.Translation((x, y, z))
            @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Rotation(math.radians(tilt), 4, 'X')
        )
        if isinstance(scale, (tuple, list)):
            matrix = matrix @ Matrix.Diagonal((*scale, 1.0))
        else:
            matrix = matrix @ Matrix.Scale(scale, 4)
        return self.put_by(part, matrix)

    def put_by(self, part, matrix):
        """Copies another form into this one, transformed by a 4 x 4 matrix."""
        base = len(self.verts)
        self.verts.extend(matrix @ v for v in part.verts)
        self.faces.extend([base + i for i in face] for face in part.faces)
        self.paints.extend(part.paints)
        self.smooth.extend(part.smooth)
        return self

    def box(self, size, at, paint, chamfer=0.025, turn=0.0):
        """Adds a chamfered box of the size (x, y, z). `at` is the middle of its underside."""
        hx, hy, hz = (s / 2 for s in size)
        c = min(chamfer, hx * 0.45, hy * 0.45, hz * 0.45)
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        corners, verts = {}, []
        for sx in (-1, 1):
            for sy in (-1, 1):
                for sz in (-1, 1):
                    for axis in range(3):
                        p = [sx * hx, sy * hy, sz * hz]
                        for other in range(3):
                            if other != axis:
                                p[other] -= (sx, sy, sz)[other] * c
                        corners[sx, sy, sz, axis] = len(verts)
                        verts.append((
                            at[0] + p[0] * cos - p[1] * sin,
                            at[1] + p[0] * sin + p[1] * cos,
                            at[2] + hz + p[2],
                        ))
        faces = []
        for axis in range(3):
            u, v = (axis + 1) % 3, (axis + 2) % 3
            for s in (-1, 1):
                ring = []
                for su, sv in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    key = [0, 0, 0]
                    key[axis], key[u], key[v] = s, su, sv
                    ring.append(corners[(*key, axis)])
                faces.append(ring if s > 0 else ring[::-1])
            for su in (-1, 1):
                for sv in (-1, 1):
                    low, high = [0, 0, 0], [0, 0, 0]
                    low[axis], high[axis] = -1, 1
                    low[u] = high[u] = su
                    low[v] = high[v] = sv
                    quad = [corners[(*low, u)], corners[(*high, u)],
                            corners[(*high, v)], corners[(*low, v)]]
                    faces.append(quad if su * sv < 0 else quad[::-1])
        for sx in (-1, 1):
            for sy in (-1, 1):
                for sz in (-1, 1):
                    tri = [corners[sx, sy, sz, a] for a in range(3)]
                    faces.append(tri if sx * sy * sz > 0 else tri[::-1])
        return self._add(verts, faces, paint)

    def lathe(self, profile, at, paint, segments=32, axis='z', start=0.0, sweep=TAU):
        """Adds the surface that a profile [(radius, height), ...] makes when it turns around an axis through `at`."""
        full = abs(sweep - TAU) < 1e-6
        count = segments if full else segments + 1
        verts, faces = [], []
        for radius, height in profile:
            for i in range(count):
                a = start + sweep * i / segments
                p = (radius * math.cos(a), radius * math.sin(a), height)
                if axis == 'x':
                    p = (p[2], p[0], p[1])
                elif axis == 'y':
                    p = (p[1], p[2], p[0])
                verts.append((at[0] + p[0], at[1] + p[1], at[2] + p[2]))
        for ring in range(len(profile) - 1):
            for i in range(segments):
                j = (i + 1) % count
                a, b = ring * count, (ring + 1) * count
                faces.append([a + i, a + j, b + j, b + i])
        if full:
            if profile[0][0] > 1e-4:
                faces.append(list(range(count))[::-1])
            if profile[-1][0] > 1e-4:
                faces.append([(len(profile) - 1) * count + i for i in range(count)])
        return self._add(verts, faces, paint, True)

    def cyl(self, radius, height, at, paint, axis='z', segments=28, chamfer=0.025, top=None):
        """Adds a cylinder with chamfered rims that starts at `at`. `top` is its radius at the other end, for a cone."""
        top = radius if top is None else top
        c = min(chamfer, radius * 0.4, top * 0.4 if top else 1, height * 0.4)
        profile = [(radius - c, 0), (radius, c), (top, height - c), (max(top - c, 0), height)]
        return self.lathe(profile, at, paint, segments, axis)

    def sphere(self, radius, at, paint, squash=1.0, segments=20, rings=10):
        """Adds a sphere with its center at `at`. `squash` multiplies its height."""
        profile = [
            (radius * math.sin(math.pi * i / rings), -radius * squash * math.cos(math.pi * i / rings))
            for i in range(rings + 1)
        ]
        return self.lathe(profile, at, paint, segments)

    def tube(self, points, radius, paint, segments=10, bend=0.0, closed=False):
        """Adds a round bar or pipe along points. `bend` is the radius of the elbows; 0 leaves corners sharp."""
        path = [Vector(p) for p in points]
        if bend > 0:
            path = _rounded(path, bend)
        count = len(path)
        verts, faces = [], []
        normal = None
        for i, p in enumerate(path):
            before = path[i - 1] if (i or closed) else p
            after = path[(i + 1) % count] if (i < count - 1 or closed) else p
            tangent = (after - before).normalized()
            if normal is None:
                side = Vector((0, 0, 1)) if abs(tangent.z) < 0.9 else Vector((1, 0, 0))
                normal = tangent.cross(side).normalized()
            else:
                normal = (normal - tangent * normal.dot(tangent)).normalized()
            other = tangent.cross(normal)
            widen = 1.0
            if 0 < i < count - 1:
                cosine = (p - before).normalized().dot((after - p).normalized())
                widen = 1 / max(0.7, math.sqrt(max(0.0, (1 + cosine) / 2)))
            for k in range(segments):
                a = TAU * k / segments
                verts.append(p + (normal * math.cos(a) + other * math.sin(a)) * radius * widen)
        spans = count if closed else count - 1
        for i in range(spans):
            a, b = i * segments, ((i + 1) % count) * segments
            for k in range(segments):
                m = (k + 1) % segments
                faces.append([a + k, a + m, b + m, b + k])
        if not closed:
            faces.append(list(range(segments))[::-1])
            faces.append([(count - 1) * segments + k for k in range(segments)])
        return self._add(verts, faces, paint, True)

    def bar(self, start, end, width, paint, depth=None):
        """Adds a bar with a rectangular section from start to end. `depth` is the same as `width` by default."""
        depth = width if depth is None else depth
        a, b = Vector(start), Vector(end)
        run = b - a
        if run.length < 1e-6:
            return self
        part = Form().box((width, depth, run.length), (0, 0, 0), paint, min(width, depth) * 0.18)
        turn = Vector((0, 0, 1)).rotation_difference(run).to_matrix().to_4x4()
        return self.put_by(part, Matrix.Translation(a) @ turn)

    def prism(self, outline, low, high, paint, chamfer=0.02):
        """Adds an upright prism on a counterclockwise outline [(x, y), ...], with a chamfered top edge."""
        count = len(outline)
        inner = _inset(outline, chamfer)
        verts = (
            [(x, y, low) for x, y in outline]
            + [(x, y, high - chamfer) for x, y in outline]
            + [(x, y, high) for x, y in inner]
        )
        faces = [list(range(count))[::-1], [2 * count + i for i in range(count)]]
        for ring in (0, count):
            for i in range(count):
                j = (i + 1) % count
                faces.append([ring + i, ring + j, ring + count + j, ring + count + i])
        return self._add(verts, faces, paint)

    def sheet(self, corners, paint):
        """Adds a flat face. It is visible from the side on which the corners run counterclockwise."""
        return self._add(corners, [list(range(len(corners)))], paint)

    def mesh(self, name):
        """Creates the Blender mesh of this form, with the materials for day or night."""
        data = bpy.data.meshes.new(name)
        data.from_pydata([tuple(v) for v in self.verts], [], self.faces)
        names = sorted(set(self.paints))
        for paint in names:
            data.materials.append(palette.material(paint))
        index = {paint: i for i, paint in enumerate(names)}
        data.polygons.foreach_set('material_index', [index[p] for p in self.paints])
        data.polygons.foreach_set('use_smooth', self.smooth)
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(38)
        data.update()
        return data


def _rounded(path, bend):
    """Returns a path in which curves replace the corners. `bend` is the elbow radius."""
    out = [path[0]]
    for before, corner, after in zip(path, path[1:], path[2:]):
        back, on = before - corner, after - corner
        angle = back.angle(on, math.pi)
        if angle > math.radians(176):
            out.append(corner)
            continue
        reach = min(bend / math.tan(angle / 2), back.length * 0.49, on.length * 0.49)
        a, b = corner + back.normalized() * reach, corner + on.normalized() * reach
        for step in range(6):
            t = step / 5
            out.append(a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t * t)
    out.append(path[-1])
    return out


def _inset(outline, by):
    """Returns an outline with each corner moved inward by a distance, along the bisector of its angle."""
    count = len(outline)
    out = []
    for i in range(count):
        px, py = outline[i - 1]
        x, y = outline[i]
        nx, ny = outline[(i + 1) % count]
        a = Vector((x - px, y - py)).normalized()
        b = Vector((nx - x, ny - y)).normalized()
        inward = Vector((-a.y - b.y, a.x + b.x))
        if inward.length > 1e-6:
            inward.normalize()
        out.append((x + inward.x * by, y + inward.y * by))
    return out
