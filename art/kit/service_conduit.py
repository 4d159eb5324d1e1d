"""Small services below grade, visible in the front cut: a few conduits in sand, and cathodic protection anodes."""
from kit.form import Form

FRONT = -12.5
PITCH = 0.24


def conduit_run(x0, x1, conductors=('hot', 'bare-wire', 'oil-green'), low=-1.5, high=-0.6, face=FRONT):
    """Conduits in sand, cut open lengthwise in the front cut. A window with the same bounds is needed.

    `conductors` lists paints from the top down: 'hot' for live, 'bare-wire' for the neutral, 'oil-green' for ground.
    """
    form = Form()
    form.box((x1 - x0 - 0.04, 0.24, high - low - 0.28), ((x0 + x1) / 2, face + 0.36, low + 0.04), 'sand', 0.03)
    for k, paint in enumerate(conductors):
        z = high - 0.26 - k * PITCH
        form.tube([(x0 + 0.02, face + 0.16, z), (x1 - 0.02, face + 0.16, z)], 0.056 if paint == 'hot' else 0.036, paint, 10)
        x = x0
        while x < x1 - 0.1:
            end = min(x + 0.7, x1 - 0.01)
            form.lathe([(0.076, x + 0.01), (0.098, x + 0.01), (0.098, end), (0.076, end), (0.076, x + 0.01)],
                       (0, face + 0.16, z), 'pvc', 14, 'x')
            x += 3.4
        form.lathe([(0.076, x1 - 0.7), (0.098, x1 - 0.7), (0.098, x1 - 0.01), (0.076, x1 - 0.01), (0.076, x1 - 0.7)],
                   (0, face + 0.16, z), 'pvc', 14, 'x')
    return form


def conduit_rise(x, conductors=('hot', 'bare-wire', 'oil-green'), high=-0.6, away=1, face=FRONT, top=-0.08):
    """The rise of a conduit run to grade at `x`. It needs its own window. `away` is as in `duct_rise`."""
    form = Form()
    count = len(conductors)
    for k, paint in enumerate(conductors):
        z = high - 0.26 - k * PITCH
        dx = (k - (count - 1) / 2) * 0.25 * away
        form.tube([(x + 0.85 * away, face + 0.16, z), (x - dx, face + 0.16, z), (x - dx, face + 0.16, top)],
                  0.056 if paint == 'hot' else 0.036, paint, 10, 0.34)
        form.tube([(x - dx, face + 0.16, -0.36), (x - dx, face + 0.16, top)], 0.088, 'pvc', 12)
    return form


def anode_bed(x0, count=4, pitch=1.5, top=-1.0, face=FRONT):
    """A cathodic protection anode bed in the cut: columns of coke breeze with anodes, and a header cable above them."""
    form = Form()
    for i in range(count):
        x = x0 + i * pitch
        form.cyl(0.27, 1.3, (x, face + 0.1, top - 1.3), 'dark-gray', segments=24, chamfer=0.04)
        form.cyl(0.11, 0.95, (x, face - 0.14, top - 1.12), 'steel', segments=16, chamfer=0.03)
        form.tube([(x, face - 0.12, top - 0.2), (x, face - 0.1, top + 0.28)], 0.026, 'black', 6)
    last = x0 + (count - 1) * pitch
    form.tube([(x0, face - 0.1, top + 0.28), (last + 0.7, face - 0.1, top + 0.28), (last + 0.7, face - 0.1, -0.05)], 0.03,
              'black', 6, 0.2)
    return form
