"""People at work, in helmets, high-visibility vests and boots. Never place one within reach of a live part."""
import math

from kit.form import Form


def person(helmet='helmet', trousers='denim', pose='stand', holding=None):
    """A figure of 1.78 m that faces -y. `pose` is 'stand', 'point' or 'carry', `holding` is 'tablet' or None."""
    form = Form()
    for x in (-0.1, 0.1):
        form.tube([(x, 0.0, 0.08), (x * 0.95, 0, 0.48), (x * 0.85, 0.01, 0.88)], 0.085, trousers, 8)
        form.box((0.12, 0.28, 0.11), (x, -0.05, 0), 'boot', 0.03)
    form.lathe([(0.15, 0.82), (0.17, 1.0), (0.2, 1.3), (0.16, 1.44), (0.07, 1.5)], (0, 0, 0), 'vest', 14)
    for z in (1.02, 1.2):
        form.lathe([(0.186 + (z - 1) * 0.06, 0), (0.19 + (z - 1) * 0.06, 0.05)], (0, 0, z), 'aluminum', 14)
    form.cyl(0.06, 0.12, (0, 0, 1.46), 'skin', segments=10)
    form.sphere(0.105, (0, 0, 1.63), 'skin', 1.15, 14, 8)
    form.lathe([(0.14, 0), (0.132, 0.06), (0.09, 0.12), (0, 0.14)], (0, 0, 1.66), helmet, 16)
    form.lathe([(0.12, 0), (0.17, -0.005), (0.17, 0.015), (0.12, 0.02)], (0, -0.02, 1.66), helmet, 16)
    arms = {
        'stand': [((-0.21, 0, 1.38), (-0.26, 0.02, 1.12), (-0.22, -0.1, 0.9)),
                  ((0.21, 0, 1.38), (0.26, 0.02, 1.12), (0.22, -0.1, 0.9))],
        'point': [((-0.21, 0, 1.38), (-0.3, -0.2, 1.3), (-0.32, -0.55, 1.36)),
                  ((0.21, 0, 1.38), (0.28, 0.06, 1.14), (0.2, -0.1, 0.95))],
        'carry': [((-0.21, 0, 1.38), (-0.26, -0.02, 1.14), (-0.1, -0.3, 1.1)),
                  ((0.21, 0, 1.38), (0.26, -0.02, 1.14), (0.1, -0.3, 1.1))],
    }[pose]
    for arm in arms:
        form.tube(arm, 0.055, 'vest' if pose != 'x' else 'khaki', 8, 0.05)
        form.sphere(0.055, arm[-1], 'skin', 1, 8, 6)
    if holding == 'tablet':
        form.put(Form().box((0.3, 0.22, 0.02), (0, 0, 0), 'ink', 0.005), 0, -0.36, 1.12, tilt=-25)
    form.tube([(0.15 * math.cos(a), 0.13 * math.sin(a), 0.93) for a in [i * math.tau / 12 for i in range(12)]], 0.03,
              'boot', 5, closed=True)
    return form
