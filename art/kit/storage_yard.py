"""Parts around battery containers: covered cable trench, fire lane marks, emergency stop, pictogram, vent stacks."""
from kit.form import Form
from kit.sign import text_label


def covered_trench(length, width=0.7):
    """A precast cable trench along y from y = 0, with lids."""
    form = Form()
    for s in (-1, 1):
        form.box((0.1, length, 0.1), (s * (width / 2 + 0.05), length / 2, 0), 'concrete', 0.02)
    count = max(1, round(length / 0.75))
    for i in range(count):
        form.box((width - 0.02, length / count - 0.03, 0.07), (0, length * (i + 0.5) / count, 0.02), 'grating', 0.015)
        form.box((0.16, 0.03, 0.012), (0, length * (i + 0.5) / count, 0.09), 'dark-gray', 0.003)
    return form


def lane_marks(length, width):
    """A fire lane along y from y = 0: a red line along each edge, white bars across the entrance."""
    form = Form()
    for s in (-1, 1):
        n = round(length / 1.6)
        for i in range(n):
            form.box((0.16, length / n - 0.35, 0.02), (s * width / 2, length * (i + 0.5) / n, 0.0), 'fire-red', 0.004)
    for i in range(5):
        form.box((0.3, 1.1, 0.02), (-width / 2 + 0.45 + (width - 0.9) * i / 4, 0.8, 0.0), 'white', 0.004)
    return form


def emergency_stop():
    """A red emergency stop button with a beacon on a post, facing -y."""
    form = Form()
    form.cyl(0.16, 0.1, (0, 0, 0), 'concrete', segments=14)
    form.bar((0, 0, 0), (0, 0, 2.5), 0.08, 'galvanized')
    form.box((0.36, 0.16, 0.46), (0, -0.1, 1.15), 'safety-yellow', 0.02)
    form.cyl(0.09, 0.09, (0, -0.26, 1.4), 'fire-red', 'y', 16, 0.02)
    form.put(text_label(0.5, 0.3, 'fire-red'), 0, -0.06, 1.85)
    form.cyl(0.08, 0.16, (0, 0, 2.5), 'red-light', segments=14)
    return form


def battery_mark(width=1.0, paint='oil-green'):
    """A battery pictogram that faces -y: case, terminal, four bars. The origin is the middle of its underside."""
    form = Form()
    h = width * 0.46
    t = width * 0.055
    for z in (0, h - t):
        form.box((width, 0.012, t), (0, 0, z), paint, 0.003)
    for s in (-1, 1):
        form.box((t, 0.012, h), (s * (width - t) / 2, 0, 0), paint, 0.003)
    form.box((width * 0.06, 0.012, h * 0.44), (width * 0.54, 0, h * 0.28), paint, 0.003)
    for i in range(4):
        form.box((width * 0.15, 0.012, h * 0.64), (-width * 0.34 + i * width * 0.226, 0, h * 0.18), paint, 0.003)
    return form


def marked_container(part):
    """A battery container with a pictogram on the doors and two vent stacks on the roof."""
    form = Form().put(part)
    form.put(battery_mark(1.5), -1.1, -1.262, 1.62)
    for x in (-1.9, 0.1):
        form.cyl(0.12, 0.34, (x, 0.85, 3.0), 'galvanized', segments=14)
        form.cyl(0.18, 0.06, (x, 0.85, 3.34), 'galvanized', segments=14)
    return form
