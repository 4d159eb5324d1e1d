"""Work on a collection trench: cables in an open trench, reels, trencher, spoil, markers, barricades."""
import math
import random

from mathutils import Matrix, Vector, noise

from kit.cable_tray import beside
from kit.form import Form
from kit.sign import text_label

PITCH = 0.46


def circuit(points, live=True, pitch=PITCH, radius=0.078):
    """Three cables in flat formation along points [(x, y, z), ...], with bare ground and fiber duct.

    Live cables are orange, de-energized cables black. Fiber and ground are on the left, as seen along the direction of
    the points.
    """
    form = Form()
    path = [Vector(p) for p in points]
    for k in (-1, 0, 1):
        form.tube(beside(path, k * pitch), radius, 'hot' if live else 'black', 12, 0.45)
    form.tube(beside(path, pitch * 1.72), 0.034, 'copper', 7, 0.45)
    form.tube(beside(path, pitch * 2.1), 0.055, 'label-blue', 10, 0.45)
    return form


def end_caps(x, y, z, turn=0.0, pitch=PITCH):
    """Heat-shrink caps on the ends of three de-energized cables at (x, y). The cables run along x, turned by `turn`."""
    form = Form()
    for k in (-1, 0, 1):
        form.cyl(0.1, 0.34, (-0.17, k * pitch, 0), 'fire-red', 'x', 14, 0.05)
    return Form().put(form, x, y, z, turn)


def bedding(x0, y0, x1, y1, low, deep=0.12):
    """Screened sand on the floor of a trench, with its top at `low` + `deep` and low edges."""
    form = Form()
    nx, ny = max(2, round((x1 - x0) / 0.2)), max(2, round((y1 - y0) / 0.2))
    verts, faces = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny
            edge = min(i, nx - i, j, ny - j) == 0
            z = low + (0.02 if edge and y > y0 + 0.1 else deep + 0.035 * noise.noise(Vector((x * 2.1, y * 2.1, 3.7))))
            verts.append((x, y, z))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append([a, a + 1, a + nx + 2, a + nx + 1])
    form._add(verts, faces, 'sand', True)
    form.sheet([(x0, y0, low - 0.02), (x1, y0, low - 0.02), (x1, y0, low + deep), (x0, y0, low + deep)], 'sand')
    return form


def spoil(length, width=1.7, height=0.8, seed=3, paint='stone-red'):
    """A lumpy heap of excavated soil along x, with stones at its foot."""
    form = Form()
    rng = random.Random(seed)
    nx, ny = round(length / 0.16), round(width / 0.13)
    verts, faces = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / ny * 2 - 1
            x, y = (u - 0.5) * length, v * width / 2
            ends = min(1.0, u * length / (width * 0.5), (1 - u) * length / (width * 0.5))
            crest = max(0.0, 1 - abs(v) ** 1.35) * max(0.0, min(1.0, ends)) ** 0.8
            lump = noise.noise(Vector((x * 0.8, y * 0.8, seed))) * 0.3
            lump += noise.noise(Vector((x * 3.1, y * 3.1, seed + 5))) * 0.12
            verts.append((x + 0.05 * noise.noise(Vector((x * 4, y * 4, 1))), y, max(-0.03, height * crest * (1 + lump) - 0.03)))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append([a, a + 1, a + nx + 2, a + nx + 1])
    form._add(verts, faces, paint, True)
    for _ in range(round(length * 9)):
        x, v = rng.uniform(-0.5, 0.5) * length, rng.choice((-1, 1)) * rng.uniform(0.25, 1.1)
        size = rng.uniform(0.05, 0.13)
        z = max(0.0, height * (1 - abs(v) ** 1.35)) * 0.95
        form.sphere(size, (x, v * width / 2, z), ('stone', paint)[rng.random() < 0.6], 0.75, 6, 4)
    return form


def reel(radius=1.25, width=1.3, wound=0.82):
    """A cable reel with its axle along y. The cable on it has the radius `radius` * `wound`."""
    form = Form()
    z = radius
    for s in (-1, 1):
        y = s * width / 2
        form.cyl(radius, 0.09, (0, y - 0.045, z), 'wood-pale', 'y', 44, 0.015)
        for i in range(6):
            a = math.pi * i / 6
            form.put_by(Form().box((radius * 1.86, 0.05, 0.16), (0, 0, -0.08), 'wood', 0.012),
                        Matrix.Translation((0, y + s * 0.06, z)) @ Matrix.Rotation(a, 4, 'Y'))
        form.cyl(0.2, 0.05, (0, y + s * 0.11 - 0.025, z), 'steel', 'y', 18, 0.01)
        form.box((0.42, 0.012, 0.3), (0, y + s * 0.095, z + radius * 0.42), 'white', 0.003)
    turns = round(width / 0.16)
    profile = [(radius * 0.5, -width / 2 + 0.05)]
    for i in range(turns):
        a = -width / 2 + 0.05 + (width - 0.1) * i / turns
        b = a + (width - 0.1) / turns
        profile += [(radius * wound - 0.05, a + 0.005), (radius * wound, (a + b) / 2), (radius * wound - 0.05, b - 0.005)]
    profile += [(radius * 0.5, width / 2 - 0.05)]
    form.lathe(profile, (0, 0, z), 'black', 44, 'y')
    return form


def reel_trailer():
    """A reel on a trailer with its tongue toward +x. The end of the cable leaves the top of the reel toward -x."""
    form = Form()
    lift = 0.35
    form.put(reel(), 0, 0, lift)
    for s in (-1, 1):
        form.box((3.6, 0.16, 0.22), (0.1, s * 0.86, 0.62), 'oil-green', 0.025)
        form.bar((-0.55, s * 0.86, 0.8), (0, s * 0.86, lift + 1.3), 0.14, 'oil-green')
        form.bar((0.55, s * 0.86, 0.8), (0, s * 0.86, lift + 1.3), 0.14, 'oil-green')
        form.bar((1.85, s * 0.8, 0.72), (3.1, 0, 0.72), 0.14, 'oil-green')
        for x in (-0.55, 0.55):
            form.cyl(0.46, 0.3, (x, s * 1.12 - 0.15, 0.46), 'tire', 'y', 26, 0.06)
            form.cyl(0.25, 0.32, (x, s * 1.12 - 0.16, 0.46), 'galvanized', 'y', 18, 0.03)
        form.box((1.9, 0.36, 0.06), (0, s * 1.12, 0.98), 'oil-green', 0.02)
        form.box((0.04, 0.16, 0.12), (-1.72, s * 0.86, 0.68), 'red-light', 0.01)
    form.cyl(0.07, 2.0, (0, -1.0, lift + 1.25), 'steel', 'y', 14, 0.01)
    form.box((0.16, 1.8, 0.2), (-1.62, 0, 0.63), 'oil-green', 0.02)
    form.box((0.16, 1.8, 0.2), (1.8, 0, 0.63), 'oil-green', 0.02)
    form.tube([(2.5, 0, 0.1), (2.5, 0, 1.0)], 0.05, 'galvanized', 8)
    form.box((0.3, 0.3, 0.05), (2.5, 0, 0), 'galvanized', 0.01)
    return form


def _track(length=3.7, height=0.92, width=0.56):
    form = Form()
    r = height / 2
    outline = []
    for i in range(9):
        a = math.pi / 2 + math.pi * i / 8
        outline.append((-length / 2 + r + r * math.cos(a), r + r * math.sin(a)))
    for i in range(9):
        a = -math.pi / 2 + math.pi * i / 8
        outline.append((length / 2 - r + r * math.cos(a), r + r * math.sin(a)))
    count = len(outline)
    verts = [(x, y, z) for y in (-width / 2, width / 2) for x, z in outline]
    faces = [list(range(count)), [count + i for i in range(count)][::-1]]
    faces += [[i, count + i, count + (i + 1) % count, (i + 1) % count] for i in range(count)]
    form._add(verts, [f[::-1] for f in faces], 'dark-gray')
    for i in range(count):
        (ax, az), (bx, bz) = outline[i], outline[(i + 1) % count]
        run = math.hypot(bx - ax, bz - az)
        for k in range(max(1, round(run / 0.22))):
            t = (k + 0.5) / max(1, round(run / 0.22))
            x, z = ax + (bx - ax) * t, az + (bz - az) * t
            shoe = Form().box((0.13, width + 0.08, 0.07), (0, 0, -0.035), 'steel', 0.012)
            form.put_by(shoe, Matrix.Translation((x, 0, z)) @ Matrix.Rotation(-math.atan2(bz - az, bx - ax), 4, 'Y'))
    for k in range(5):
        x = -length / 2 + r + (length - 2 * r) * k / 4
        form.cyl(0.26 if k not in (0, 4) else 0.34, width + 0.1, (x, -width / 2 - 0.05, r), 'gray', 'y', 18, 0.03)
    return form


def trencher(depth=1.25, paint='white'):
    """A crawler trencher that works toward +x: engine, cab and, behind them, the boom with a toothed chain.

    The boom reaches `depth` below grade at about x = -4.6.
    """
    form = Form()
    for s in (-1, 1):
        form.put(_track(), 0, s * 0.95, 0)
    form.box((3.1, 1.3, 0.5), (0, 0, 0.55), 'dark-gray', 0.05)
    form.box((2.2, 1.7, 1.15), (0.85, 0, 1.0), paint, 0.1)
    form.box((2.0, 1.72, 0.16), (0.85, 0, 1.25), 'oil-green', 0.01)
    for k in range(8):
        for s in (-1, 1):
            form.box((0.9, 0.02, 0.04), (1.1, s * 0.86, 1.5 + k * 0.07), 'dark-gray', 0.006)
    for k in range(9):
        form.box((0.02, 1.3, 0.045), (1.96, 0, 1.2 + k * 0.09), 'dark-gray', 0.006)
    form.tube([(0.6, 0.5, 2.1), (0.6, 0.5, 2.75)], 0.07, 'steel', 12)
    form.box((1.25, 1.3, 1.55), (-0.95, 0, 1.05), paint, 0.08)
    form.box((1.0, 1.33, 0.72), (-0.95, 0, 1.72), 'glass', 0.03)
    form.box((1.28, 1.05, 0.72), (-0.95, 0, 1.72), 'glass', 0.03)
    form.box((1.4, 1.45, 0.1), (-0.95, 0, 2.58), paint, 0.03)
    form.cyl(0.09, 0.16, (-0.95, 0, 2.68), 'safety-yellow', segments=12)
    for y in (-0.5, 0.5):
        form.box((0.06, 0.2, 0.14), (-0.28, y, 2.4), 'headlamp', 0.01)
    # Boom from the rear pivot into the ground, with the chain and its bits on both sides.
    top, foot = Vector((-1.75, 0, 1.35)), Vector((-4.55, 0, -depth + 0.1))
    run = foot - top
    form.bar(top, foot, 0.36, 'ink', 0.62)
    form.bar((-1.6, 0, 1.9), top.lerp(foot, 0.4) + Vector((0, 0, 0.3)), 0.14, 'steel')
    form.cyl(0.45, 0.56, (top.x, -0.28, top.z), 'gray', 'y', 22, 0.04)
    form.cyl(0.4, 0.5, (foot.x, -0.25, foot.z), 'gray', 'y', 22, 0.04)
    normal = Vector((run.z, 0, -run.x)).normalized()
    for side in (-1, 1):
        for k in range(15):
            p = top + run * ((k + 0.5) / 15) + normal * side * 0.4
            form.box((0.14, 0.66, 0.12), (p.x, p.y, p.z - 0.06), 'steel', 0.02)
            for y in (-0.26 + 0.13 * (k % 5), 0.26 - 0.13 * (k % 5)):
                q = p + normal * side * 0.16
                form.bar((p.x, y, p.z), (q.x, y, q.z), 0.08, 'dark-gray')
    # Cross conveyor that moves the spoil to the side.
    form.bar((-2.0, 0.5, 0.75), (-2.0, 2.7, 1.7), 0.5, 'gray', 0.16)
    form.bar((-2.0, 0.6, 0.92), (-2.0, 2.66, 1.8), 0.4, 'rubber', 0.04)
    form.put(text_label(0.5, 0.26, 'safety-yellow'), 0.4, -0.87, 1.65)
    return form


def marker(height=1.5):
    """A flat marker post for buried cable, with a warning panel."""
    form = Form()
    form.box((0.12, 0.05, height), (0, 0, 0), 'white', 0.015)
    form.box((0.13, 0.055, 0.42), (0, 0, height - 0.5), 'fire-red', 0.012)
    form.put(text_label(0.11, 0.2, 'white'), 0, -0.03, height - 0.42)
    return form


def barricade(points):
    """Posts with two lines of tape along points [(x, y), ...], which keep people away from an open trench."""
    form = Form()
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        count = max(1, round(math.hypot(bx - ax, by - ay) / 1.9))
        for i in range(count + 1):
            t = i / count
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            form.tube([(x, y, 0), (x, y, 1.1)], 0.028, 'safety-yellow', 7)
            form.cyl(0.13, 0.06, (x, y, 0), 'rubber', segments=12)
        for z in (1.03, 0.62):
            form.bar((ax, ay, z), (bx, by, z), 0.012, 'fire-red', 0.07)
    return form


def survey_pole():
    """A GNSS survey pole for as-built points: pole, receiver, controller."""
    form = Form()
    form.tube([(0, 0, 0), (0, 0, 1.9)], 0.022, 'white', 8)
    for z in (0.4, 0.9, 1.4):
        form.tube([(0, 0, z), (0, 0, z + 0.2)], 0.024, 'fire-red', 8)
    form.cyl(0.11, 0.09, (0, 0, 1.9), 'panel-white', segments=18, chamfer=0.02)
    form.box((0.12, 0.05, 0.18), (0, -0.07, 1.15), 'ink', 0.01)
    return form
