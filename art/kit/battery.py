"""Battery storage: containers, power conversion, MV skids, fire equipment."""
from kit.form import Form
from kit.sign import plate


def container(length=6.1, width=2.44, height=2.7):
    """A battery container along x: cabinet doors to -y, liquid chiller at +x, deflagration panels."""
    form = Form()
    for x in (-length / 2 + 0.4, 0, length / 2 - 0.4):
        form.box((0.5, width + 0.5, 0.3), (x, 0, 0), 'concrete', 0.03)
    z = 0.3
    form.box((length, width, height), (0, 0, z), 'white', 0.05)
    for x in (-length / 2 + 0.08, length / 2 - 0.08):
        for y in (-width / 2 + 0.08, width / 2 - 0.08):
            form.box((0.18, 0.18, height + 0.04), (x, y, z - 0.02), 'white', 0.03)
    doors = round((length - 1.3) / 0.8)
    for i in range(doors):
        x = -length / 2 + 0.25 + (length - 1.4) * (i + 0.5) / doors
        form.box(((length - 1.4) / doors - 0.05, 0.03, height - 0.3), (x, -width / 2 - 0.015, z + 0.14), 'white', 0.012)
        form.box((0.03, 0.05, 0.3), (x + 0.24, -width / 2 - 0.05, z + 1.1), 'dark-gray', 0.008)
        for k in range(3):
            form.box((0.4, 0.02, 0.025), (x, -width / 2 - 0.035, z + 0.3 + 0.06 * k), 'gray', 0.004)
        form.box((0.14, 0.012, 0.12), (x - 0.12, -width / 2 - 0.035, z + 1.7),
                 'safety-yellow' if i % 2 == 0 else 'white', 0.003)
        form.box(((length - 1.4) / doors - 0.16, 1.1, 0.05), (x, 0.1, z + height), 'switchgear-gray', 0.012)
    x = length / 2 - 0.55
    form.box((1.0, 0.05, height - 0.4), (x, -width / 2 - 0.02, z + 0.2), 'switchgear-gray', 0.015)
    for y in (-0.55, 0.55):
        form.cyl(0.42, 0.06, (length / 2, y, z + 1.85), 'dark-gray', 'x', 24, 0.015)
        form.cyl(0.34, 0.02, (length / 2 + 0.055, y, z + 1.85), 'black', 'x', 24, 0.004)
        for k in range(5):
            form.tube([(length / 2 + 0.08, y - 0.3, z + 1.65 + 0.1 * k),
                       (length / 2 + 0.08, y + 0.3, z + 1.65 + 0.1 * k)], 0.01, 'galvanized', 4)
    for k in range(9):
        form.box((0.03, width - 0.5, 0.04), (length / 2 + 0.01, 0, z + 0.3 + k * 0.1), 'dark-gray', 0.006)
    form.box((length, 0.012, 0.08), (0, -width / 2 - 0.005, z + height - 0.16), 'oil-green', 0.002)
    form.put(plate(0.4, 0.3, 'safety-yellow'), x, -width / 2 - 0.05, z + 1.6)
    form.cyl(0.05, 0.05, (x + 0.3, -width / 2 - 0.08, z + 1.3), 'fire-red', 'y', 12, 0.01)
    form.cyl(0.06, 0.12, (-length / 2 + 0.3, -width / 2 + 0.2, z + height), 'red-light', segments=10)
    form.tube([(-length / 2 + 0.1, -width / 2, z + 0.1), (-length / 2 - 0.1, -width / 2 - 0.25, 0)], 0.02, 'copper', 5)
    return form


def pcs_skid(length=5.4):
    """A power conversion skid: two inverter cabinets and their MVT, doors to -y."""
    form = Form()
    form.box((length + 0.8, 3.0, 0.18), (0, 0, 0), 'concrete', 0.04)
    for i in range(2):
        x = -length / 2 + 0.75 + i * 1.4
        form.box((1.3, 1.3, 2.2), (x, 0, 0.24), 'panel-white', 0.04)
        form.box((1.16, 0.03, 2.0), (x, -0.665, 0.34), 'panel-white', 0.012)
        for k in range(7):
            form.box((0.8, 0.03, 0.03), (x, -0.69, 0.5 + k * 0.07), 'dark-gray', 0.005)
        form.box((0.2, 0.02, 0.13), (x, -0.69, 1.75), 'screen', 0.004)
        form.put(plate(0.26, 0.18, 'safety-yellow'), x + 0.3, -0.69, 1.4)
        form.box((1.0, 0.9, 0.18), (x, 0, 2.44), 'dark-gray', 0.03)
    x = length / 2 - 1.1
    form.box((1.7, 1.4, 1.8), (x, 0, 0.24), 'pad-green', 0.05)
    form.box((1.8, 1.5, 0.07), (x, 0, 2.04), 'pad-green', 0.02)
    for i in range(8):
        form.box((0.06, 0.34, 1.25), (x - 0.65 + i * 0.185, 0.86, 0.45), 'pad-green', 0.012)
    for s in (-0.42, 0.42):
        form.box((0.78, 0.03, 1.6), (x + s, -0.715, 0.34), 'pad-green', 0.012)
    form.put(plate(0.3, 0.2, 'safety-yellow'), x - 0.4, -0.735, 1.4)
    form.box((0.5, 0.8, 0.5), (x - 1.1, 0, 0.9), 'switchgear-gray', 0.03)
    form.tube([(length / 2 - 0.2, -0.6, 0.4), (length / 2 + 0.2, -0.9, 0)], 0.02, 'copper', 5)
    return form


def hydrant():
    """A yard hydrant with bollard-height cap and outlets."""
    form = Form()
    form.cyl(0.2, 0.1, (0, 0, 0), 'fire-red', segments=18)
    form.cyl(0.13, 0.75, (0, 0, 0), 'fire-red', segments=18)
    form.sphere(0.15, (0, 0, 0.76), 'fire-red', 0.8)
    form.cyl(0.07, 0.5, (-0.25, 0, 0.5), 'fire-red', 'x', 14)
    form.cyl(0.09, 0.2, (0, -0.22, 0.5), 'fire-red', 'y', 14)
    return form


def water_tank(radius=1.5, height=3.0):
    """A fire-water tank with a department connection."""
    form = Form()
    form.cyl(radius, height, (0, 0, 0.1), 'label-blue', segments=40, chamfer=0.06)
    form.lathe([(radius + 0.03, 0), (0, radius * 0.2)], (0, 0, height + 0.1), 'label-blue', 40)
    form.cyl(0.09, 0.3, (0.2, -radius - 0.3, 0.7), 'fire-red', 'y', 14)
    form.put(plate(0.7, 0.4, 'white'), 0, -radius - 0.01, 1.6)
    return form
