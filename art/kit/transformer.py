"""Transformers on the ground: pad-mount, multi-tap step-up, substation power transformer."""
from kit.form import Form
from kit.pole_line import arrester, insulator
from kit.sign import plate


def pad(width, depth, height=0.2):
    """A concrete housekeeping pad."""
    return Form().box((width, depth, height), (0, 0, 0), 'concrete', 0.04)


def fins(width, height, depth=0.3, count=8):
    """A bank of cooling fins against y = 0, standing out to -y."""
    form = Form()
    for i in range(count):
        x = -width / 2 + width * (i + 0.5) / count
        form.box((width / count * 0.42, depth, height), (x, -depth / 2, 0), 'pad-green', 0.015)
    return form


def padmount(width=2.0, depth=1.1, height=1.75, label=True):
    """A dead-front three-phase pad-mount, doors to -y, fins behind, ground pad and lead."""
    form = pad(width + 0.5, depth + 1.2)
    form.box((width, depth, height), (0, 0, 0.2), 'pad-green', 0.04)
    form.box((width + 0.1, 0.6, 0.06), (0, -depth / 2 + 0.25, 0.2 + height), 'pad-green', 0.02)
    for x in (-width / 4, width / 4):
        form.box((width / 2 - 0.05, 0.04, height - 0.12), (x, -depth / 2 - 0.02, 0.26), 'pad-green', 0.015)
        form.box((0.05, 0.05, 0.2), (x + (0.12 if x < 0 else -0.12) * 2, -depth / 2 - 0.05, 1.0), 'steel', 0.01)
    if label:
        form.put(plate(0.3, 0.2, 'safety-yellow'), -width / 4, -depth / 2 - 0.045, 1.45)
        form.put(plate(0.2, 0.14, 'white'), width / 4, -depth / 2 - 0.045, 1.5)
    form.put(fins(width * 0.86, height * 0.7, 0.35, 9), 0, depth / 2, 0.42, 180)
    form.tube([(width / 2 + 0.02, -depth / 2 + 0.1, 0.5), (width / 2 + 0.15, -depth / 2 + 0.05, 0.2),
               (width / 2 + 0.3, -depth / 2, 0.0)], 0.02, 'copper', 6)
    return form


def multi_tap(width=1.7, depth=1.2, height=1.7):
    """An ESP step-up transformer: tap switch and gauges on -y, radiators left and right, throats."""
    form = pad(width + 1.1, depth + 0.7)
    form.box((width, depth, height), (0, 0, 0.2), 'switchgear-gray', 0.04)
    form.box((width + 0.14, depth + 0.14, 0.07), (0, 0, 0.2 + height), 'switchgear-gray', 0.02)
    for s in (-1, 1):
        part = Form()
        for i in range(6):
            part.box((0.06, 0.32, height * 0.75), (-depth * 0.36 + depth * 0.72 * i / 5, -0.16, 0),
                     'switchgear-gray', 0.012)
        form.put(part, s * width / 2, 0, 0.42, 90 * s)
    form.box((0.8, 0.3, 0.9), (-0.25, -depth / 2 - 0.15, 0.8), 'switchgear-gray', 0.02)
    form.put(plate(0.26, 0.18, 'safety-yellow'), -0.25, -depth / 2 - 0.31, 1.25)
    form.put(plate(0.24, 0.3, 'aluminum'), 0.5, -depth / 2 - 0.01, 1.0)
    for k, x in enumerate((0.38, 0.58, 0.7)):
        form.cyl(0.06, 0.05, (x, -depth / 2 - 0.05, 1.55), ('white', 'white', 'fire-red')[k], 'y', 12, 0.01)
    form.tube([(width / 2, -depth / 2 + 0.1, 0.45), (width / 2 + 0.25, -depth / 2 - 0.15, 0.0)], 0.02, 'copper', 6)
    return form


def power_transformer(width=3.0, depth=1.9, height=2.6):
    """A substation transformer: three high bushings at +y and three low at -y, conservator,
    two radiator banks with fans, control cabinet, arresters, oil containment curb."""
    form = Form()
    form.box((width + 2.6, depth + 2.6, 0.16), (0, 0, 0), 'concrete', 0.04)
    for sx in (-1, 1):
        form.box((0.14, depth + 2.6, 0.34), (sx * (width / 2 + 1.25), 0, 0), 'concrete', 0.03)
        form.box((width + 2.6, 0.14, 0.34), (0, sx * (depth / 2 + 1.25), 0), 'concrete', 0.03)
    form.box((width + 1.9, depth + 1.9, 0.1), (0, 0, 0.14), 'gravel', 0.02)
    for y in (-0.5, 0.5):
        form.box((width, 0.24, 0.22), (0, y, 0.2), 'steel', 0.02)
    z = 0.42
    form.box((width, depth, height), (0, 0, z), 'switchgear-gray', 0.06)
    form.box((width + 0.16, depth + 0.16, 0.1), (0, 0, z + height), 'switchgear-gray', 0.03)
    for i in range(5):
        x = -width / 2 + width * (i + 0.5) / 5
        for s in (-1, 1):
            form.box((0.08, 0.08, height - 0.2), (x, s * (depth / 2 + 0.03), z + 0.1), 'switchgear-gray', 0.02)
    for s in (-1, 1):
        part = Form()
        for i in range(9):
            part.box((0.07, 0.62, height * 0.8), (-depth * 0.42 + depth * 0.84 * i / 8, -0.42, 0), 'gray', 0.015)
        for pz in (0.12, height * 0.68):
            part.cyl(0.09, depth * 0.95, (-depth * 0.475, -0.14, pz), 'gray', 'x', 12)
        for px in (-0.45, 0.45):
            part.cyl(0.36, 0.12, (px, -0.86, height * 0.4), 'dark-gray', 'y', 20, 0.02)
            part.cyl(0.3, 0.02, (px, -0.875, height * 0.4), 'galvanized', 'y', 20, 0.004)
        form.put(part, s * width / 2, 0, z + 0.25, 90 * s)
    form.cyl(0.34, width * 0.7, (-width * 0.35, 0.25, z + height + 0.95), 'switchgear-gray', 'x', 24, 0.06)
    for x in (-width * 0.22, width * 0.22):
        form.bar((x, 0.25, z + height), (x, 0.25, z + height + 0.75), 0.1, 'switchgear-gray')
    top = z + height + 0.1
    for k in (-1, 0, 1):
        tall = Form().put(insulator(1.35, 0.13, 12, 'porcelain'), tilt=-14)
        form.cyl(0.18, 0.3, (k * 0.95, depth / 2 - 0.25, top - 0.05), 'switchgear-gray', segments=18)
        form.put(tall, k * 0.95, depth / 2 - 0.25, top + 0.22)
        form.put(insulator(0.75, 0.1, 7, 'porcelain'), k * 0.6, -depth / 2 + 0.3, top)
        form.box((0.2, 0.16, 0.5), (k * 0.95, depth / 2 + 0.12, z + height - 0.55), 'galvanized', 0.02)
        form.put(Form().put(arrester(0.95), scale=(1.5, 1.5, 1.0)), k * 0.95 + 0.3, depth / 2 + 0.2, z + height - 0.2)
    form.put(insulator(0.5, 0.08, 5, 'porcelain'), 1.15, -depth / 2 + 0.35, top)
    form.tube([(1.15, -depth / 2 + 0.35, top + 0.5), (1.35, -depth / 2 - 0.02, top), (1.35, -depth / 2 - 0.06, 0.2)],
              0.03, 'copper', 6, 0.15)
    form.box((0.9, 0.4, 1.5), (-0.5, -depth / 2 - 0.24, z + 0.35), 'switchgear-gray', 0.03)
    form.put(plate(0.3, 0.2, 'safety-yellow'), -0.5, -depth / 2 - 0.445, z + 1.4)
    form.put(plate(0.34, 0.4, 'aluminum'), 0.6, -depth / 2 - 0.08, z + 1.2)
    return form


def neutral_reactor(turn=0):
    """A zig-zag grounding transformer: small tank, three bushings, neutral to ground."""
    form = pad(1.9, 1.6)
    form.box((1.2, 0.9, 1.35), (0, 0, 0.2), 'switchgear-gray', 0.04)
    form.box((1.3, 1.0, 0.06), (0, 0, 1.55), 'switchgear-gray', 0.02)
    form.put(Form().put(fins(1.0, 1.0, 0.25, 7)), 0, 0.45, 0.35, 180)
    for k in (-1, 0, 1):
        form.put(insulator(0.6, 0.08, 6), k * 0.38, 0.05, 1.6)
    form.put(insulator(0.35, 0.07, 4), 0.0, -0.3, 1.6)
    form.tube([(0, -0.3, 1.95), (0.3, -0.5, 1.7), (0.3, -0.5, 0.0)], 0.022, 'copper', 6, 0.1)
    form.put(plate(0.24, 0.16, 'safety-yellow'), -0.2, -0.455, 1.2)
    return Form().put(form, turn=turn)


