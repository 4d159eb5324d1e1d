"""Trucks that face +x: a bucket truck and a crew pickup."""
from kit.form import Form


def wheel(radius=0.44, width=0.28):
    """A wheel on z = 0, with its axle along y."""
    form = Form()
    form.cyl(radius, width, (0, -width / 2, radius), 'tire', 'y', 26, 0.06)
    form.cyl(radius * 0.55, width + 0.02, (0, -width / 2 - 0.01, radius), 'galvanized', 'y', 18, 0.03)
    form.cyl(radius * 0.2, width + 0.06, (0, -width / 2 - 0.03, radius), 'dark-gray', 'y', 10, 0.02)
    return form


def cab(width=2.0, paint='white', crew=True):
    """A truck cab and hood, with the firewall at x = 0: glass, mirrors, grille, lamps, beacon."""
    form = Form()
    long = 2.1 if crew else 1.4
    outline = [(-long, 0.75), (1.25, 0.75), (1.32, 1.2), (0.35, 1.36), (-0.28, 2.12), (-long + 0.1, 2.16), (-long, 1.4)]
    _extrude(form, outline, width, paint)
    glass = [(0.24, 1.42), (-0.27, 2.04), (-0.33, 2.04), (0.12, 1.42)]
    _extrude(form, glass, width - 0.2, 'glass', 0.008)
    panes = [[(0.05, 1.42), (-0.36, 2.0), (-0.85, 2.02), (-0.85, 1.42)]]
    if crew:
        panes.append([(-0.95, 1.42), (-0.95, 2.02), (-1.85, 2.04), (-1.85, 1.42)])
    for pane in panes:
        _extrude(form, pane, width + 0.02, 'glass', 0.004)
    form.box((0.06, width * 0.7, 0.3), (1.3, 0, 0.84), 'dark-gray', 0.02)
    form.box((0.16, width + 0.06, 0.22), (1.36, 0, 0.55), 'galvanized', 0.03)
    for s in (-1, 1):
        form.box((0.05, 0.3, 0.16), (1.33, s * width * 0.38, 0.98), 'headlamp', 0.01)
        form.box((0.1, 0.2, 0.26), (0.1, s * (width / 2 + 0.16), 1.4), 'dark-gray', 0.02)
        form.box((0.14, 0.02, 0.035), (-0.75, s * (width / 2 + 0.01), 1.25), 'dark-gray', 0.004)
        form.box((long * 0.8, 0.16, 0.06), (-long * 0.45, s * (width / 2 + 0.04), 0.55), 'dark-gray', 0.015)
        form.box((long, 0.012, 0.09), (-long * 0.5, s * (width / 2 + 0.004), 1.05), 'oil-green', 0.002)
    form.cyl(0.09, 0.12, (-0.9, 0, 2.14), 'safety-yellow', segments=12)
    return form


def _extrude(form, outline, width, paint, chamfer=0.03):
    """Adds a side profile [(x, z)], extruded to a width along y."""
    count = len(outline)
    cx = sum(p[0] for p in outline) / count
    cz = sum(p[1] for p in outline) / count
    rings = []
    for y, inset in ((-width / 2, chamfer), (-width / 2 + chamfer, 0), (width / 2 - chamfer, 0), (width / 2, chamfer)):
        ring = []
        for x, z in outline:
            d = max(1e-6, ((x - cx) ** 2 + (z - cz) ** 2) ** 0.5)
            ring.append((x - (x - cx) / d * inset, y, z - (z - cz) / d * inset))
        rings.append(ring)
    verts = [p for ring in rings for p in ring]
    faces = [list(range(count)), [3 * count + i for i in range(count)][::-1]]
    for r in range(3):
        for i in range(count):
            j = (i + 1) % count
            faces.append([r * count + j, r * count + i, (r + 1) * count + i, (r + 1) * count + j])
    area = sum(outline[i][0] * outline[(i + 1) % count][1] - outline[(i + 1) % count][0] * outline[i][1] for i in range(count))
    if area < 0:
        faces = [f[::-1] for f in faces]
    form._add(verts, faces, paint)


def pickup(paint='white'):
    """A crew-cab pickup with a headache rack and tool boxes, 5.6 m long."""
    form = Form()
    for x in (2.0, -1.75):
        for y in (-0.85, 0.85):
            form.put(wheel(0.42), x, y, 0)
    form.box((5.2, 0.9, 0.22), (0.1, 0, 0.45), 'dark-gray', 0.03)
    form.put(cab(1.9, paint), 1.55, 0, 0)
    form.box((2.2, 1.9, 0.12), (-1.75, 0, 0.72), paint, 0.03)
    for y in (-0.9, 0.9):
        form.box((2.25, 0.12, 0.52), (-1.75, y, 0.78), paint, 0.04)
        form.box((2.0, 0.34, 0.28), (-1.75, y * 0.82, 1.26), 'aluminum', 0.03)
    form.box((0.08, 1.9, 0.55), (-2.86, 0, 0.76), paint, 0.03)
    for y in (-0.8, 0.8):
        form.bar((-0.68, y, 0.9), (-0.68, y, 2.2), 0.06, 'dark-gray')
    form.box((0.06, 1.7, 0.06), (-0.68, 0, 2.16), 'dark-gray', 0.01)
    form.box((0.3, 1.94, 0.2), (-2.95, 0, 0.5), 'dark-gray', 0.03)
    return form


def bucket_truck(paint='white'):
    """A bucket truck with its boom stowed for travel: service body, turret, insulated boom, bucket, outriggers."""
    form = Form()
    for x in (2.6, -1.5, -2.5):
        for y in (-0.95, 0.95):
            form.put(wheel(0.48, 0.34), x, y, 0)
    form.box((7.2, 0.95, 0.26), (-0.2, 0, 0.55), 'dark-gray', 0.03)
    form.put(Form().put(cab(2.15, paint, False), 0, 0, 0), 2.1, 0, 0.1)
    for y in (-0.92, 0.92):
        form.box((3.9, 0.46, 0.95), (-1.6, y, 0.85), paint, 0.04)
        for k in range(4):
            form.box((0.8, 0.02, 0.36 if k % 2 else 0.7), (-3.0 + k * 0.93, y * 1.262, 1.0), 'panel-white', 0.006)
            form.box((0.06, 0.03, 0.05), (-2.75 + k * 0.93, y * 1.28, 1.3), 'dark-gray', 0.006)
        form.box((3.9, 0.012, 0.1), (-1.6, y * 1.255, 0.9), 'oil-green', 0.002)
        form.bar((0.2, y * 1.1, 0.75), (0.2, y * 1.45, 0.12), 0.14, 'safety-yellow')
        form.box((0.4, 0.4, 0.06), (0.2, y * 1.48, 0), 'dark-gray', 0.02)
    form.box((3.9, 1.5, 0.1), (-1.6, 0, 0.82), 'grating', 0.02)
    form.cyl(0.4, 0.75, (-0.6, 0, 0.9), 'white', segments=22)
    form.box((0.8, 0.6, 0.7), (-0.6, 0, 1.6), 'white', 0.06)
    form.bar((-0.45, 0, 2.15), (-3.7, 0, 2.75), 0.34, 'white')
    form.bar((-3.7, 0, 3.0), (1.7, 0, 2.7), 0.26, 'safety-yellow')
    form.bar((-2.2, 0, 2.98), (0.9, 0, 2.8), 0.3, 'white')
    form.cyl(0.3, 0.5, (-3.75, -0.25, 2.85), 'dark-gray', 'y', 18)
    form.tube([(-1.0, 0.2, 1.9), (-2.6, 0.2, 2.45)], 0.09, 'steel', 10)
    form.box((0.75, 0.75, 1.05), (2.2, 0.0, 2.3), 'white', 0.08)
    form.box((0.82, 0.82, 0.08), (2.2, 0.0, 3.3), 'dark-gray', 0.02)
    form.box((0.5, 2.2, 0.3), (-3.75, 0, 0.55), 'dark-gray', 0.03)
    for y in (-0.9, 0.9):
        form.box((0.04, 0.16, 0.12), (-4.02, y, 0.66), 'red-light', 0.01)
    for y in (-0.5, 0.5):
        form.lathe([(0.16, 0), (0.05, 0.5), (0.03, 0.52)], (-3.3, y, 0.92), 'fire-red', 12)
    return form
