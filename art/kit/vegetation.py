"""Sage, yucca, bunch grass and stones, scattered outside the pads."""
import math
import random

from kit.form import Form
from kit.slab import HALF_X, HALF_Y, distance, height


def _leaf(form, base, tip, width, paint):
    """Adds a bent blade: two triangles, folded along its length."""
    bx, by, bz = base
    tx, ty, tz = tip
    dx, dy = tx - bx, ty - by
    run = math.hypot(dx, dy) or 1e-6
    sx, sy = -dy / run * width, dx / run * width
    form._add([(bx - sx, by - sy, bz), (bx + sx, by + sy, bz), tip, (bx, by, bz + width * 0.9)],
              [[0, 3, 2], [3, 1, 2]], paint)


def sage(seed=0, size=0.55):
    """A rounded sagebrush with woody stems and many small clumps of leaves."""
    rng = random.Random(seed)
    form = Form()
    for _ in range(9):
        a, r = rng.uniform(0, math.tau), rng.uniform(0.3, 0.9) * size
        form.tube([(0, 0, 0), (r * 0.5 * math.cos(a), r * 0.5 * math.sin(a), size * 0.4),
                   (r * math.cos(a), r * math.sin(a), size * 0.7)], 0.018, 'mesquite', 4)
    for _ in range(95):
        a, up = rng.uniform(0, math.tau), rng.uniform(0.05, 1)
        r = size * (0.35 + 0.65 * math.sqrt(1 - up * up * 0.85)) * rng.uniform(0.6, 1.0)
        x, y, z = r * math.cos(a), r * math.sin(a), size * (0.12 + 0.85 * up) * rng.uniform(0.75, 1)
        paint = 'sage' if up + rng.uniform(-0.3, 0.3) > 0.45 else 'sage-dark'
        s = rng.uniform(0.05, 0.1) * (size / 0.55) ** 0.5
        for _ in range(4):
            b = rng.uniform(0, math.tau)
            _leaf(form, (x, y, z), (x + s * 1.5 * math.cos(b), y + s * 1.5 * math.sin(b),
                                    z + s * rng.uniform(0.1, 1.3)), s * 0.55, paint)
    return form


def yucca(seed=0, size=0.6, bloom=True):
    """A yucca: a rosette of stiff blades and, with `bloom`, a flower stalk."""
    rng = random.Random(seed)
    form = Form()
    for i in range(46):
        a, up = i * 2.4, rng.uniform(0.12, 1.25)
        r = size * rng.uniform(0.75, 1)
        _leaf(form, (0.03 * math.cos(a), 0.03 * math.sin(a), 0.06),
              (r * math.cos(a) * math.cos(up), r * math.sin(a) * math.cos(up), 0.06 + r * math.sin(up)), 0.035, 'yucca')
    if bloom:
        form.tube([(0, 0, 0), (0.03, 0.02, size * 1.9)], 0.02, 'grass', 5)
        for k in range(22):
            a = k * 2.4
            z = size * (1.2 + 0.75 * k / 22)
            form.sphere(0.045, (0.03 + 0.09 * math.cos(a), 0.02 + 0.09 * math.sin(a), z), 'tank', 1, 6, 4)
    return form


def grass(seed=0, size=0.35):
    """A tuft of dry bunch grass."""
    rng = random.Random(seed)
    form = Form()
    for _ in range(34):
        a, lean = rng.uniform(0, math.tau), rng.uniform(0.1, 0.8)
        r = size * rng.uniform(0.6, 1)
        x, y = rng.uniform(-0.07, 0.07), rng.uniform(-0.07, 0.07)
        _leaf(form, (x, y, 0), (x + r * lean * math.cos(a), y + r * lean * math.sin(a), r * (1.1 - lean * 0.6)),
              0.012, 'grass')
    return form


def stone(seed=0, size=0.2, paint='stone'):
    """A weathered stone: a flattened, faceted ball."""
    rng = random.Random(seed)
    form = Form().sphere(size, (0, 0, size * 0.3), paint, 0.6, 7, 5)
    for v in form.verts:
        v.x *= rng.uniform(0.8, 1.15)
        v.y *= rng.uniform(0.8, 1.15)
        v.z *= rng.uniform(0.8, 1.1)
    form.smooth = [False] * len(form.smooth)
    return form


def scatter(site, pads, keep=(), seed=7, density=1.0):
    """Adds plants and stones to the ground outside the pads. `keep` lists circles (x, y, radius) that stay bare."""
    rng = random.Random(seed)
    sages = [sage(i, 0.42 + 0.07 * i) for i in range(4)]
    yuccas = [yucca(i, 0.55, i == 0) for i in range(2)]
    tufts = [grass(i) for i in range(4)]
    stones = [stone(i, 0.12 + 0.05 * i, ('stone', 'stone-red')[i % 2]) for i in range(5)]
    pebbles = [stone(20 + i, 0.045 + 0.015 * i, ('stone', 'stone-red', 'stone')[i]) for i in range(3)]
    taken = []

    def plant(parts, count, gap, low, high, pad_gap):
        for _ in range(round(count * density)):
            for _ in range(25):
                x, y = rng.uniform(-HALF_X + 0.35, HALF_X - 0.35), rng.uniform(-HALF_Y + 0.35, HALF_Y - 0.35)
                if any(distance((x, y), p) < pad_gap for p in pads):
                    continue
                if any(math.hypot(x - a, y - b) < r for a, b, r in keep):
                    continue
                if any(math.hypot(x - a, y - b) < gap + g for a, b, g in taken):
                    continue
                taken.append((x, y, gap))
                site.add(rng.choice(parts), x, y, height(x, y, pads) - 0.01, rng.uniform(0, 360),
                         rng.uniform(low, high))
                break

    plant(sages, 46, 0.42, 0.7, 1.25, 0.55)
    plant(yuccas, 13, 0.3, 0.75, 1.15, 0.5)
    plant(stones, 46, 0.16, 0.6, 1.3, 0.25)
    plant(tufts, 150, 0.12, 0.7, 1.4, 0.1)
    taken.clear()
    plant(pebbles, 420, 0.02, 0.6, 1.5, -0.6)
