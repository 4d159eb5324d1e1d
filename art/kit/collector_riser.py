"""Where collection cables rise into a substation: terminator stand, arresters, feeder switch bus."""
from kit.form import Form
from kit.pole_line import arrester, insulator
from kit.sign import plate
from kit.substation import PITCH

STEP = PITCH * 0.7
TIP = 4.35


def terminator_stand(step=STEP, height=3.1):
    """Three cable terminators on a steel stand across x, live tips at z = TIP, arresters before them.

    The cables rise out of conduits below and are clamped to the stand; shields are grounded.
    """
    form = Form()
    for x in (-step - 0.55, step + 0.55):
        form.box((0.6, 0.6, 0.25), (x, 0, 0), 'concrete', 0.04)
        form.bar((x, 0, 0.2), (x, 0, height), 0.2, 'galvanized')
        form.bar((x, 0, height - 0.7), (x * 0.72, 0, height - 0.05), 0.08, 'galvanized')
    form.box((step * 2 + 1.5, 0.34, 0.16), (0, 0, height - 0.12), 'galvanized', 0.02)
    form.box((step * 2 + 1.1, 0.1, 0.1), (0, 0.06, 1.3), 'galvanized', 0.015)
    form.box((step * 2 + 1.5, 0.1, 0.12), (0, -0.55, height - 0.35), 'galvanized', 0.015)
    for x in (-step - 0.55, step + 0.55):
        form.bar((x, -0.55, height - 0.3), (x, 0, height - 0.3), 0.08, 'galvanized')
    for k in (-1, 0, 1):
        x = k * step
        form.tube([(x, 0, -0.05), (x, 0, 0.75)], 0.11, 'pvc', 14)
        form.tube([(x, 0, 0.5), (x, 0, height)], 0.078, 'hot', 12)
        form.box((0.26, 0.22, 0.1), (x, 0.02, 1.3), 'dark-gray', 0.02)
        form.put(insulator(1.15, 0.15, 8, 'polymer'), x, 0, height + 0.04)
        form.cyl(0.04, 0.16, (x, 0, height + 1.15), 'hot', segments=8)
        form.put(arrester(0.75), x, -0.55, height - 0.22, scale=(1.5, 1.5, 1.0))
        form.tube([(x, -0.55, height + 0.55), (x, -0.2, TIP - 0.02), (x, 0, TIP - 0.05)], 0.026, 'hot', 6, 0.2)
        form.tube([(x + 0.06, 0, height - 0.15), (x + 0.3, 0.06, 1.4)], 0.016, 'copper', 5)
    form.tube([(-step - 0.4, 0.06, 1.35), (step + 0.42, 0.06, 1.35), (step + 0.68, 0.02, 1.1), (step + 0.68, 0, 0)], 0.022,
              'copper', 6, 0.1)
    form.put(plate(0.4, 0.26, 'safety-yellow'), -step - 0.55, -0.12, 1.6)
    return form
