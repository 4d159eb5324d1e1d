"""DC collection: a harness on a messenger wire under the rows, a trunk on posts, a buried feeder.

`paint` is the paint of the conductors: `hot` by day, `black` at night, when strings have no voltage.
"""
import math

from kit.form import Form
from kit.underground import FRONT


def harness(length, posts, paint='hot'):
    """Two string conductors on a messenger wire along x from x = 0, on arms of the piles.

    `posts` lists the x of the piles. Place the harness at the pile line of a row that faces -y.
    """
    form = Form()
    for x in posts:
        form.bar((x, 0.0, 0.86), (x, -0.34, 0.86), 0.06, 'galvanized')
        form.bar((x, -0.28, 0.62), (x, -0.28, 0.9), 0.045, 'galvanized')
    form.tube([(0, -0.28, 0.9), (length, -0.28, 0.9)], 0.014, 'bare-wire', 5)
    for z in (0.64, 0.76):
        form.put(_swag(posts, z, length, paint))
    return form


def _swag(posts, z, length, paint):
    form = Form()
    stops = [0.0, *[x for x in posts if 0.2 < x < length - 0.2], length]
    points = []
    for a, b in zip(stops, stops[1:]):
        for i in range(8):
            t = i / 8
            points.append((a + (b - a) * t, -0.28, z - 0.09 * math.sin(math.pi * t)))
    points.append((length, -0.28, z))
    return form.tube(points, 0.034, paint, 8)


def trunk(points, posts, paint='hot'):
    """Two trunk conductors along points [(x, y)] on posts [(x, y)], 1.37 m above grade."""
    form = Form()
    for x, y in posts:
        form.cyl(0.13, 0.12, (x, y, 0), 'concrete', segments=14)
        form.bar((x, y, 0), (x, y, 1.25), 0.09, 'galvanized')
        form.box((0.5, 0.08, 0.07), (x, y, 1.16), 'galvanized', 0.01)
        for s in (-0.17, 0.17):
            form.cyl(0.045, 0.12, (x + s, y, 1.22), 'polymer', segments=8, chamfer=0.008)
    for s in (-0.17, 0.17):
        form.tube([(x + s, y, 1.37) for x, y in points], 0.042, paint, 8, 0.2)
    return form


def dc_bank(x0, x1, paint='hot', low=-2.0, high=-0.75, face=FRONT):
    """A DC feeder in the front cut: positive, negative and ground, with spacers every 1.75 m."""
    form = Form()
    form.box((x1 - x0 - 0.04, 0.26, high - low - 0.3), ((x0 + x1) / 2, face + 0.36, low + 0.12), 'duct-concrete', 0.02)
    for z, radius, jacket in ((high - 0.3, 0.06, paint), (high - 0.62, 0.06, paint), (high - 0.94, 0.034, 'oil-green')):
        form.tube([(x0 + 0.02, face + 0.16, z), (x1 - 0.02, face + 0.16, z)], radius, jacket, 10)
        for a, b in ((x0 + 0.01, x0 + 0.7), (x1 - 0.7, x1 - 0.01)):
            form.lathe([(0.085, a), (0.105, a), (0.105, b), (0.085, b), (0.085, a)], (0, face + 0.16, z), 'pvc', 14,
                       'x')
    x = x0 + 1.5
    while x < x1 - 1.0:
        form.box((0.09, 0.2, high - low - 0.34), (x, face + 0.22, low + 0.14), 'dark-gray', 0.015)
        x += 1.75
    return form


def dc_rise(x, away=1, paint='hot', face=FRONT, high=-0.08, top=-0.75):
    """The two conductors of a `dc_bank` where they sweep up to grade at `x`. `away` is as in `duct_rise`."""
    form = Form()
    for k in range(2):
        z, dx = top - 0.3 - 0.32 * k, (k - 0.5) * 0.34 * away
        form.tube([(x + 1.2 * away, face + 0.16, z), (x - dx, face + 0.16, z), (x - dx, face + 0.16, high)], 0.06,
                  paint, 10, 0.4)
        form.tube([(x - dx, face + 0.16, -0.45), (x - dx, face + 0.16, high)], 0.095, 'pvc', 12)
    return form
