"""Parts below grade that are visible in the cut: duct banks, trenches, ground rods, conductors of the ground grid."""
from kit.form import Form

FRONT = -12.5
PITCH = 0.25


def duct_bank(x0, x1, low=-2.0, high=-0.75, ways=4, face=FRONT):
    """A concrete-encased duct bank along the front cut. A window with the same bounds is needed.

    The conduits are cut open, so that the conductors are visible: three phases, then the green equipment ground below
    them. There are spacers every 2.25 m.
    """
    form = Form()
    form.box((x1 - x0 - 0.04, 0.26, high - low - 0.3), ((x0 + x1) / 2, face + 0.36, low + 0.12), 'duct-concrete', 0.02)
    for k in range(ways):
        z = high - 0.3 - k * PITCH
        live = k < 3
        form.tube([(x0 + 0.02, face + 0.16, z), (x1 - 0.02, face + 0.16, z)], 0.052 if live else 0.034,
                  'hot' if live else 'oil-green', 10)
        for a, b in ((x0 + 0.01, x0 + 0.9), (x1 - 0.9, x1 - 0.01)):
            form.lathe([(0.075, a), (0.095, a), (0.095, b), (0.075, b), (0.075, a)], (0, face + 0.16, z), 'pvc', 14,
                       'x')
    x = x0 + 2.0
    while x < x1 - 1.5:
        form.box((0.09, 0.2, high - low - 0.34), (x, face + 0.22, low + 0.14), 'dark-gray', 0.015)
        x += 2.25
    return form


def duct_rise(x, top=-0.75, ways=3, face=FRONT, high=-0.08, away=1):
    """Conduits that sweep up from a duct bank to grade at `x`. `top` is the top of the bank's window.

    `away` is +1 if the bank continues toward +x, -1 toward -x. The rise needs its own window.
    """
    form = Form()
    for k in range(ways):
        z = top - 0.3 - k * PITCH
        dx = (k - (ways - 1) / 2) * 0.27 * away
        path = [(x + 1.2 * away, face + 0.16, z), (x - dx, face + 0.16, z), (x - dx, face + 0.16, high)]
        form.tube(path, 0.052, 'hot', 10, 0.4)
        form.tube([(x - dx, face + 0.16, -0.45), (x - dx, face + 0.16, high)], 0.085, 'pvc', 12)
    return form


def warning_tape(x0, x1, z, face=FRONT):
    """A strip of warning tape in the backfill above a duct bank."""
    form = Form()
    form.box((x1 - x0, 0.02, 0.045), ((x0 + x1) / 2, face - 0.035, z), 'warning-tape', 0.004)
    return form


def ground_rod(length=2.4, face=FRONT, x=0.0, top=-0.15):
    """A driven ground rod, half of it visible in the front cut at `x`, with a clamp and a lead to grade."""
    form = Form()
    form.tube([(x, face - 0.05, top), (x, face - 0.05, top - length)], 0.035, 'copper', 8)
    form.lathe([(0.035, 0), (0, -0.12)], (x, face - 0.05, top - length), 'copper', 8)
    form.box((0.12, 0.1, 0.1), (x, face - 0.06, top - 0.18), 'copper', 0.015)
    form.tube([(x + 0.03, face - 0.06, top - 0.12), (x + 0.16, face - 0.05, top + 0.05),
               (x + 0.2, face + 0.1, 0.08)], 0.018, 'copper', 6, 0.1)
    return form


def grid_wire(x0, x1, z=-0.5, face=FRONT):
    """A bare conductor of the ground grid along the front cut."""
    return Form().tube([(x0, face - 0.06, z), (x1, face - 0.06, z)], 0.022, 'copper', 6)


def stub_ups(count=3, pitch=0.22, height=0.6, paint='galvanized'):
    """Conduits that project from the ground below equipment, with bushings on top."""
    form = Form()
    for i in range(count):
        x = (i - (count - 1) / 2) * pitch
        form.tube([(x, 0, -0.05), (x, 0, height)], 0.05, paint, 10)
        form.cyl(0.065, 0.06, (x, 0, height - 0.04), paint, segments=10)
    return form


def trench_cables(length, depth=1.1, fiber=True):
    """Three live cables in flat formation, a ground wire and a fiber duct, along x from x = 0.

    The top of the bedding is at z = -depth. Place the part on the center line of the trench.
    """
    form = Form()
    form.box((length, 0.95, 0.12), (length / 2, 0, -depth - 0.12), 'sand', 0.03)
    for k in range(3):
        form.tube([(0, -0.26 + 0.26 * k, -depth + 0.06), (length, -0.26 + 0.26 * k, -depth + 0.06)], 0.065, 'hot', 10)
    form.tube([(0, 0.4, -depth + 0.03), (length, 0.4, -depth + 0.03)], 0.025, 'copper', 6)
    if fiber:
        form.tube([(0, -0.42, -depth + 0.05), (length, -0.42, -depth + 0.05)], 0.045, 'label-blue', 8)
    return form
