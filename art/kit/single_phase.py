"""A single-phase rural line and its service pole. The phase is on top of the poles, the neutral below it."""
from kit.form import Form
from kit.pole_line import arrester, cutout, dead_end, pin_insulator, pole, pole_can, riser, span

TOP = 10.3
NEUTRAL = 8.7


def single_phase_pole():
    """A tangent pole with a pin insulator on top and a spool insulator for the neutral."""
    form = pole(9.9)
    form.box((0.1, 0.06, 0.7), (0, -0.14, 9.35), 'galvanized', 0.01)
    form.put(pin_insulator(1.1), 0, -0.14, 9.92)
    form.put(_spool())
    return form


def _spool():
    form = Form()
    form.box((0.08, 0.2, 0.18), (-0.14, 0, NEUTRAL - 0.09), 'galvanized', 0.01)
    form.cyl(0.05, 0.12, (-0.14, 0, NEUTRAL - 0.06), 'porcelain-gray', segments=10)
    return form


def single_phase_service():
    """A dead-end service pole: cutout, arrester, one transformer, riser of the secondary at (0.24, -0.22).

    The line comes from +y. The tap, the cutout and the bushing are live.
    """
    form = pole(10.4)
    string, end = dead_end((0, 0.12, TOP - 0.25), (0, 3, TOP - 0.25))
    form.put(string)
    form.box((0.7, 0.08, 0.1), (0.32, -0.1, 9.1), 'galvanized', 0.01)
    form.put(cutout(), 0.6, -0.14, 9.1)
    form.put(pole_can(0.34, 1.05), 0.0, -0.62, 6.9)
    form.put(arrester(), 0.32, -0.16, 9.15)
    form.tube([end, (0.12, 0.2, 9.85), (0.6, -0.26, 9.3)], 0.03, 'hot', 6, 0.3)
    form.tube([(0.6, -0.26, 9.3), (0.32, -0.16, 9.6)], 0.018, 'hot', 6)
    form.tube([(0.6, -0.4, 8.6), (0.2, -0.6, 8.6), (0, -0.62, 8.3)], 0.03, 'hot', 6, 0.2)
    for z in (7.1, 7.7):
        form.box((0.5, 0.34, 0.08), (0, -0.22, z), 'galvanized', 0.012)
    form.tube([(0.12, -1.05, 7.65), (0.2, -1.0, 7.2), (0.3, -0.6, 6.5), (0.26, -0.46, 6.25)], 0.03, 'hot', 6, 0.2)
    form.tube([(-0.12, -1.05, 7.65), (-0.3, -0.6, 8.4), (-0.14, 0, NEUTRAL)], 0.018, 'bare-wire', 5, 0.2)
    form.put(_spool())
    form.put(riser(6.2), 0.24, -0.22)
    return form


def single_phase_line(poles, sag=0.55, beyond=0.0):
    """One phase and the neutral on poles [(x, y, 'end' | 'pin'), ...], listed by increasing y."""
    form = Form()
    for (ax, ay, ak), (bx, by, bk) in zip(poles, poles[1:]):
        form.put(span((ax, ay + (0.72 if ak == 'end' else -0.14), TOP - 0.25 if ak == 'end' else TOP),
                      (bx, by - 0.14, TOP), sag, 0.042))
        form.put(span((ax - 0.14, ay, NEUTRAL), (bx - 0.14, by, NEUTRAL), sag * 0.9, 0.026, 'bare-wire'))
    if beyond:
        x, y, _ = poles[-1]
        form.put(span((x, y - 0.14, TOP), (x, y + beyond, TOP - 0.2), 0.05, 0.042))
        form.put(span((x - 0.14, y, NEUTRAL), (x - 0.14, y + beyond, NEUTRAL - 0.2), 0.05, 0.026, 'bare-wire'))
    return form
