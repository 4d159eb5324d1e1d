"""Enclosures: switchgear line-ups, drives, panels, disconnects, RTU racks."""
from kit.form import Form
from kit.sign import plate


def cubicle(width=0.9, depth=1.3, height=2.3, paint='switchgear-gray', lamp=True):
    """One outdoor switchgear section: door to -y with handle, meter window, label and lamps."""
    form = Form()
    form.box((width - 0.02, depth, height), (0, 0, 0), paint, 0.03)
    form.box((width - 0.1, 0.03, height - 0.2), (0, -depth / 2 - 0.015, 0.1), paint, 0.012)
    form.box((0.04, 0.05, 0.24), (width * 0.3, -depth / 2 - 0.05, height * 0.48), 'dark-gray', 0.01)
    form.put(plate(0.26, 0.14, 'white'), 0, -depth / 2 - 0.035, height * 0.86)
    form.put(plate(0.2, 0.14, 'safety-yellow'), 0, -depth / 2 - 0.035, height * 0.3)
    form.box((0.26, 0.02, 0.2), (-width * 0.12, -depth / 2 - 0.035, height * 0.66), 'glass', 0.006)
    if lamp:
        form.cyl(0.028, 0.02, (width * 0.2, -depth / 2 - 0.045, height * 0.72), 'red-light', 'y', 10, 0.004)
        form.cyl(0.028, 0.02, (width * 0.3, -depth / 2 - 0.045, height * 0.72), 'green-light', 'y', 10, 0.004)
    for k in range(4):
        form.box((width * 0.5, 0.015, 0.025), (0, -depth / 2 - 0.035, 0.22 + k * 0.05), 'dark-gray', 0.004)
    return form


def lineup(count=4, width=0.9, depth=1.3, height=2.3):
    """A row of switchgear sections along x on a pad, under a sloped rain roof."""
    form = Form()
    total = count * width
    form.box((total + 0.7, depth + 1.4, 0.2), (0, -0.2, 0), 'concrete', 0.04)
    for i in range(count):
        form.put(cubicle(width, depth, height), -total / 2 + width * (i + 0.5), 0, 0.2)
    form.box((total + 0.2, depth + 0.35, 0.09), (0, -0.05, 0.2 + height), 'switchgear-gray', 0.03)
    form.tube([(total / 2 + 0.05, 0, 0.5), (total / 2 + 0.3, 0, 0.05)], 0.02, 'copper', 6)
    return form


def drive_skid(width=3.2, depth=1.4, height=2.35):
    """An outdoor VSD on a skid: doors and keypad to -y, air hoods, finned heat sink behind."""
    form = Form()
    for y in (-depth / 2 + 0.15, depth / 2 - 0.15):
        form.box((width + 0.4, 0.16, 0.22), (0, y, 0), 'dark-gray', 0.02)
    form.box((width, depth, height), (0, 0, 0.22), 'panel-white', 0.04)
    form.box((width + 0.2, depth + 0.25, 0.08), (0, 0, 0.22 + height), 'panel-white', 0.025)
    for i in range(3):
        x = -width / 2 + width * (i + 0.5) / 3
        form.box((width / 3 - 0.06, 0.035, height - 0.16), (x, -depth / 2 - 0.017, 0.3), 'panel-white', 0.014)
        form.box((0.04, 0.06, 0.26), (x + width * 0.11, -depth / 2 - 0.06, 1.25), 'dark-gray', 0.01)
        form.put(plate(0.24, 0.16, 'safety-yellow'), x, -depth / 2 - 0.04, 1.75)
    form.box((0.34, 0.03, 0.28), (-width / 3, -depth / 2 - 0.045, 1.32), 'ink', 0.008)
    form.box((0.22, 0.015, 0.12), (-width / 3, -depth / 2 - 0.065, 1.42), 'screen', 0.004)
    for i in range(2):
        x = width * (0.0 + 0.333 * i)
        for k in range(6):
            form.box((0.6, 0.03, 0.03), (x, -depth / 2 - 0.045, 0.42 + k * 0.06), 'gray', 0.006)
    for x in (-width * 0.25, width * 0.25):
        form.box((0.9, depth * 0.6, 0.28), (x, 0.1, 0.3 + height), 'panel-white', 0.04)
        form.box((0.8, 0.02, 0.16), (x, 0.1 - depth * 0.3 - 0.01, 0.36 + height), 'dark-gray', 0.006)
    form.box((0.05, 0.4, 0.4), (-width / 2 - 0.03, -depth * 0.2, 1.3), 'dark-gray', 0.01)
    form.bar((-width / 2 - 0.08, -depth * 0.2, 1.5), (-width / 2 - 0.08, -depth * 0.2, 1.75), 0.05, 'fire-red')
    return form


def panel(width=0.6, depth=0.3, height=0.9, paint='panel-white', stand=0.9, legend='safety-yellow'):
    """A wall or rack panel on two legs, its door to -y."""
    form = Form()
    for x in (-width * 0.4, width * 0.4):
        if stand:
            form.bar((x, depth * 0.55, 0), (x, depth * 0.55, stand + height), 0.06, 'galvanized')
    form.box((width, depth, height), (0, 0, stand), paint, 0.025)
    form.box((width - 0.06, 0.02, height - 0.06), (0, -depth / 2 - 0.01, stand + 0.03), paint, 0.008)
    form.box((0.03, 0.04, 0.12), (width * 0.36, -depth / 2 - 0.03, stand + height * 0.45), 'dark-gray', 0.006)
    form.put(plate(min(0.2, width * 0.5), 0.13, legend), -width * 0.05, -depth / 2 - 0.025, stand + height * 0.68)
    if stand:
        form.tube([(0, 0.02, -0.05), (0, 0.02, stand + 0.05)], 0.035, 'galvanized', 8)
    return form


def disconnect(stand=0.8):
    """A fused safety switch on a strut stand, its handle down the right side."""
    form = panel(0.45, 0.24, 0.75, 'switchgear-gray', stand)
    form.bar((0.27, -0.04, stand + 0.35), (0.27, -0.16, stand + 0.58), 0.045, 'fire-red')
    return form


def rack(panels=4, width=3.0):
    """A strut rack with panels, disconnect, wireway and conduits going to grade, facing -y."""
    form = Form()
    for x in (-width / 2, 0, width / 2):
        form.bar((x, 0.1, 0), (x, 0.1, 2.3), 0.08, 'galvanized')
        form.box((0.3, 0.3, 0.06), (x, 0.1, 0), 'concrete', 0.02)
    for z in (0.9, 1.9):
        form.box((width + 0.2, 0.06, 0.06), (0, 0.05, z), 'galvanized', 0.01)
    form.box((width + 0.5, 1.1, 0.06), (0, -0.15, 2.3), 'roof', 0.02)
    sizes = ((0.62, 1.1), (0.5, 0.85), (0.7, 1.2), (0.45, 0.7), (0.5, 0.9))
    for i in range(panels):
        w, h = sizes[i % 5]
        x = -width / 2 + width * (i + 0.5) / panels
        form.put(panel(w, 0.28, h, ('panel-white', 'switchgear-gray')[i % 2], 0), x, -0.12, 1.95 - h)
        form.tube([(x, -0.1, 1.95 - h), (x, -0.1, -0.05)], 0.04, 'galvanized', 8)
    form.box((width, 0.16, 0.16), (0, -0.06, 0.5), 'switchgear-gray', 0.015)
    return form


def junction_cabinet(width=1.9, depth=1.0, height=1.5):
    """A ground-level 35 kV sectionalizing cabinet on a fiberglass box pad, doors to -y."""
    form = Form()
    form.box((width + 0.2, depth + 0.2, 0.3), (0, 0, 0), 'concrete', 0.04)
    form.box((width, depth, height), (0, 0, 0.3), 'pad-green', 0.05)
    form.box((width + 0.06, depth + 0.06, 0.07), (0, 0, 0.3 + height), 'pad-green', 0.03)
    for x in (-width / 4, width / 4):
        form.box((width / 2 - 0.05, 0.03, height - 0.14), (x, -depth / 2 - 0.015, 0.37), 'pad-green', 0.012)
    form.put(plate(0.3, 0.2, 'safety-yellow'), -width / 4, -depth / 2 - 0.035, 1.3)
    form.put(plate(0.22, 0.14, 'white'), width / 4, -depth / 2 - 0.035, 1.35)
    form.box((0.05, 0.05, 0.22), (0.1, -depth / 2 - 0.05, 0.95), 'steel', 0.01)
    form.tube([(width / 2, -0.2, 0.6), (width / 2 + 0.2, -0.3, 0.0)], 0.02, 'copper', 6)
    return form


def bus_duct(points, size=0.3):
    """A closed bus duct through points, with joints every meter."""
    form = Form()
    for a, b in zip(points, points[1:]):
        form.bar(a, b, size, 'switchgear-gray')
    return form
