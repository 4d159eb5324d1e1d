"""A wind turbine: tower, nacelle and rotor, at a given scale."""
import math

from mathutils import Matrix

from kit.form import Form


def tower(height, foot=2.15, top=1.35, door=True, cut=False):
    """A tubular tower on a pedestal, in three sections, with a door facing -y. `foot` and `top` are radii.

    `cut` leaves the top open, for a tower that continues outside the frame of the picture.
    """
    form = Form()
    form.cyl(foot * 1.75, 0.28, (0, 0, 0), 'concrete', segments=48, chamfer=0.06)
    form.cyl(foot * 1.2, 0.5, (0, 0, 0.2), 'concrete', segments=48, chamfer=0.06)
    for i in range(48):
        a = math.tau * i / 48
        form.cyl(0.045, 0.16, (foot * 1.08 * math.cos(a), foot * 1.08 * math.sin(a), 0.7), 'steel', segments=6,
                 chamfer=0.01)
    at = lambda z: foot + (top - foot) * z / height
    form.lathe([(foot, 0.7), (top, height)], (0, 0, 0), 'white', 56)
    for z in (height * 0.33, height * 0.66):
        form.lathe([(at(z), -0.05), (at(z) + 0.02, -0.04), (at(z) + 0.02, 0.04), (at(z), 0.05)], (0, 0, z), 'white', 56)
    if door:
        form.box((0.9, 0.3, 2.1), (0, -foot + 0.05, 1.6), 'dark-gray', 0.03)
        form.box((0.78, 0.1, 1.96), (0, -foot - 0.12, 1.66), 'switchgear-gray', 0.03)
        form.box((1.5, 1.2, 0.06), (0, -foot - 0.5, 1.5), 'grating', 0.01)
        for k in range(5):
            form.box((1.2, 0.26, 0.05), (0, -foot - 1.2 - 0.25 * k, 1.25 - 0.26 * k), 'grating', 0.008)
        for x in (-0.7, 0.7):
            form.tube([(x, -foot - 0.1, 2.6), (x, -foot - 1.1, 2.6), (x, -foot - 2.4, 1.2), (x, -foot - 2.4, 0.1)],
                      0.03, 'safety-yellow', 6)
            form.tube([(x, -foot - 1.05, 1.5), (x, -foot - 1.05, 2.6)], 0.026, 'safety-yellow', 6)
        form.box((0.3, 0.2, 0.14), (0, -foot - 0.12, 3.85), 'dark-gray', 0.02)
        form.box((0.24, 0.14, 0.03), (0, -foot - 0.14, 3.83), 'lamp', 0.005)
    if cut:
        form.lathe([(top - 0.06, height), (top - 0.06, height - 0.4)], (0, 0, 0), 'gray', 40)
    return form


def rotor(radius, pitch=8.0, turn=18.0):
    """Three blades and a spinner with the axis along y and the upwind side at -y. `pitch` and `turn` are in degrees."""
    form = Form()
    hub = radius * 0.035
    form.lathe([(0, -hub * 1.5), (hub * 0.7, -hub * 1.1), (hub, 0), (hub, hub * 0.8), (0, hub * 0.8)][::-1],
               (0, 0, 0), 'white', 24, 'y')
    for i in range(3):
        part = Form()
        rings, count = 18, 12
        verts = []
        for k in range(rings + 1):
            t = k / rings
            z = hub * 0.6 + (radius - hub * 0.6) * t
            root = max(0.0, 1 - t / 0.08)
            chord = radius * (0.035 * root + (1 - root) * (0.012 + 0.062 * (1 - t) ** 0.9 * min(1, t / 0.18 + 0.35)))
            thick = chord * (0.5 * root + (1 - root) * (0.22 - 0.1 * t))
            twist = math.radians(pitch + 14 * (1 - t))
            for n in range(count):
                a = math.tau * n / count
                u = chord * (0.5 * math.cos(a) - 0.18 * (1 - root))
                v = thick * 0.5 * math.sin(a)
                verts.append((u * math.cos(twist) - v * math.sin(twist),
                              u * math.sin(twist) + v * math.cos(twist) - radius * 0.03 * t * t, z))
        faces = []
        for k in range(rings):
            for n in range(count):
                m = (n + 1) % count
                faces.append([k * count + n, k * count + m, (k + 1) * count + m, (k + 1) * count + n])
        faces.append([rings * count + n for n in range(count)])
        part._add(verts, faces, 'white', True)
        form.put_by(part, Matrix.Rotation(math.radians(turn + 120 * i), 4, 'Y'))
    return form


def nacelle(length=5.0, size=1.9):
    """A nacelle along the y axis, with the rotor end at -y: cooler, wind vane, obstruction light and yaw ring."""
    form = Form()
    form.cyl(size * 0.55, 0.3, (0, 0, -0.1), 'gray', segments=32)
    form.box((size, length, size), (0, length * 0.2, 0.15), 'white', size * 0.14)
    form.box((size * 0.9, length * 0.16, size * 0.4), (0, length * 0.58, size + 0.1), 'gray', 0.05)
    form.cyl(size * 0.42, 0.5, (0, -length * 0.3 - 0.45, size * 0.55 + 0.15), 'white', 'y', 28, 0.06)
    form.cyl(0.1, 0.24, (0, length * 0.1, size + 0.15), 'red-light', segments=12)
    form.tube([(0.3, length * 0.4, size + 0.1), (0.3, length * 0.4, size + 0.8)], 0.03, 'galvanized', 6)
    return form


def turbine(scale=0.2, hub=80.0, radius=50.0, turn=18.0):
    """A complete 2 MW turbine at `scale` (0.2 is a fifth of full size). `hub` and `radius` are full-size dimensions."""
    form = Form()
    height = hub * scale
    form.put(tower(height, max(0.45, 2.15 * scale * 1.15), max(0.28, 1.3 * scale * 1.1), False))
    form.put(nacelle(10 * scale, 3.6 * scale), 0, 0, height)
    form.put(rotor(radius * scale, turn=turn), 0, -10 * scale * 0.3 - 0.5 - radius * scale * 0.03,
             height + 3.6 * scale * 0.55 + 0.15)
    return form
