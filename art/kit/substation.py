"""High and medium voltage yard: lattice steel, breakers, switches, bus, instrument transformers.

Dimensions are in meters, angles in degrees. The three phases are side by side along x; live metal has the paint `hot`.
"""
import math

from kit.form import Form
from kit.pole_line import arrester, dead_end, insulator
from kit.sign import warning_label
from kit.spacing import centers, evenly

# Distance between phases on the line side.
PITCH = 2.2
# Distance between phases of breakers, instrument transformers and cable terminators.
STEP = PITCH * 0.7

# Dead-end frame: y at which the insulator strings start, on the face of the beam, and end. A string of `dead_end` is 0.6
# long. STRING_END_DROP is the distance of its end below the top of the frame.
STRING_START_Y = 0.28
STRING_END_Y = STRING_START_Y + 0.6
STRING_END_DROP = 0.27

# Breaker: feet of the bushings on the tanks, and how far the bushings lean away from the middle.
BUSHING_Y = 0.48
BUSHING_Z = 2.12
BUSHING_LEAN = 22.0
# Distance of a terminal from the foot of its bushing; the tip is 50 mm farther.
TERMINAL_DISTANCE = 1.6

# Disconnect switch: distance of the outer insulators from the middle one, and the height of all insulators.
SWITCH_REACH = 0.85
SWITCH_INSULATOR_HEIGHT = 1.1


def lattice_column(height=9.0, foot=0.9, top=0.5):
    """A tapered four-leg lattice column on a pier, with lacing on every side. `foot` and `top` are its widths."""
    form = Form()
    pier_height = 0.3
    form.box((foot + 0.5, foot + 0.5, pier_height), (0, 0, 0), 'concrete', chamfer=0.04)

    def half_width(z):
        return (foot + (top - foot) * z / height) / 2

    low, high = half_width(0), half_width(height)
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            # The legs start inside the pier.
            form.bar((side_x * low, side_y * low, 0.2), (side_x * high, side_y * high, height), 0.1, 'galvanized')
    panels = round(height / 0.95)
    levels = evenly(pier_height, height, panels + 1)
    for panel, (z0, z1) in enumerate(zip(levels, levels[1:])):
        a, b = half_width(z0), half_width(z1)
        # The direction of the lacing alternates from panel to panel.
        lean = 1 if panel % 2 else -1
        for side in (-1, 1):
            form.bar((-a * lean, side * a, z0), (b * lean, side * b, z1), 0.05, 'galvanized')
            form.bar((side * a, a * lean, z0), (side * b, -b * lean, z1), 0.05, 'galvanized')
    form.tube([(low + 0.06, -low, 0), (high, -high, height)], 0.016, 'copper', segments=5)
    return form


def lattice_beam(length, size=0.5):
    """A laced box beam along x from x = 0, with its axis at z = 0. `size` is its width and height."""
    form = Form()
    half = size / 2
    for y in (-half, half):
        for z in (-half, half):
            form.bar((0, y, z), (length, y, z), 0.08, 'galvanized')
    panels = round(length / 0.7)
    joints = evenly(0, length, panels + 1)
    for panel, (x0, x1) in enumerate(zip(joints, joints[1:])):
        # The direction of the lacing alternates from panel to panel.
        lean = 1 if panel % 2 else -1
        for side in (-half, half):
            form.bar((x0, side, -half * lean), (x1, side, half * lean), 0.045, 'galvanized')
            form.bar((x0, -half * lean, side), (x1, half * lean, side), 0.045, 'galvanized')
    return form


def dead_end_frame(width=8.0, height=9.0, mast=3.0):
    """An H-frame across x that takes a line from +y, with three insulator strings and two masts for shield wires.

    `mast` is the height of the masts above the frame. Conductors start at `phase_point(k)`.
    """
    form = Form()
    for x in (-width / 2, width / 2):
        form.put(lattice_column(height), x, 0)
        form.tube([(x, 0, height), (x, 0, height + mast)], 0.05, 'galvanized', segments=8)
    form.put(lattice_beam(width), -width / 2, 0, height - 0.25)
    for x in (-PITCH, 0, PITCH):
        # Each string starts on the +y face of the beam and points along a slightly sagging conductor.
        string, _ = dead_end((x, STRING_START_Y, height - 0.26), (x, 4, height - 0.3))
        form.put(string)
    return form


def phase_point(k, height=9.0):
    """Point where the conductor of phase k (-1, 0, 1) leaves a dead-end frame at the origin, toward +y."""
    return (k * PITCH, STRING_END_Y, height - STRING_END_DROP)


def breaker(pitch=STEP):
    """A dead-tank breaker: three tanks side by side, a pair of bushings on each tank, a mechanism cabinet at -y.

    `breaker_terminals` returns the positions of its live terminals.
    """
    form = Form()
    form.put(_breaker_stand(pitch))
    tank_radius, tank_length, tank_z = 0.3, 1.5, 1.95
    for x in (-pitch, 0, pitch):
        tank_end = (x, -tank_length / 2, tank_z)
        form.cyl(tank_radius, tank_length, tank_end, 'switchgear-gray', 'y', segments=24, chamfer=0.08)
        for side in (-1, 1):
            form.put(Form().put(_bushing(), tilt=-side * BUSHING_LEAN), x, side * BUSHING_Y, BUSHING_Z)
    cabinet_y, cabinet_depth = -1.0, 0.6
    front = cabinet_y - cabinet_depth / 2 - 0.01
    form.box((1.1, cabinet_depth, 1.4), (0, cabinet_y, 0.5), 'switchgear-gray', chamfer=0.03)
    form.put(warning_label(), 0.2, front, 1.4)
    # Window of the position indicator.
    form.box((0.2, 0.02, 0.14), (-0.25, front, 1.4), 'glass', chamfer=0.004)
    return form


def _breaker_stand(pitch):
    """Pad, four braced legs, two beams for the tanks and a ground lead."""
    form = Form()
    leg_x, leg_y, leg_top = pitch + 0.3, 0.5, 1.5
    form.box((pitch * 2 + 1.4, 1.6, 0.25), (0, 0, 0), 'concrete', chamfer=0.04)
    for x in (-leg_x, leg_x):
        for y in (-leg_y, leg_y):
            form.bar((x, y, 0.2), (x, y, leg_top), 0.12, 'galvanized')
        form.bar((x, -leg_y, 0.4), (x, leg_y, leg_top - 0.1), 0.07, 'galvanized')
    for y in (-leg_y, leg_y):
        form.box((pitch * 2 + 0.9, 0.14, 0.16), (0, y, leg_top - 0.05), 'galvanized', chamfer=0.02)
    form.tube([(leg_x + 0.1, -leg_y, 0.5), (leg_x + 0.3, -leg_y - 0.2, 0)], 0.022, 'copper', segments=5)
    return form


def _bushing():
    """An upright breaker bushing: turret with current transformers, insulator, live tip at z = 1.65."""
    form = Form()
    form.cyl(0.19, 0.35, (0, 0, 0), 'switchgear-gray', segments=18)
    form.put(insulator(1.15, 0.13, 11), 0, 0, 0.33)
    form.cyl(0.035, 0.2, (0, 0, 1.45), 'hot', segments=8)
    return form


def breaker_terminals(pitch=STEP):
    """Live terminals of a breaker at the origin: for each phase, the points [toward -y, toward +y]."""
    lean = math.radians(BUSHING_LEAN)
    y = BUSHING_Y + TERMINAL_DISTANCE * math.sin(lean)
    z = BUSHING_Z + TERMINAL_DISTANCE * math.cos(lean)
    return [[(x, -y, z), (x, y, z)] for x in (-pitch, 0, pitch)]


def disconnect_switch(pitch=PITCH, height=4.2, open_blades=False):
    """A three-pole group-operated vertical-break switch with blades along y. `height` is the top of its steel stand."""
    form = Form()
    form.put(_switch_stand(pitch, height))
    insulator_z = height + 0.14
    # Blades are 40 mm above the insulators.
    blade_z = insulator_z + SWITCH_INSULATOR_HEIGHT + 0.04
    for x in (-pitch, 0, pitch):
        for y in (-SWITCH_REACH, 0, SWITCH_REACH):
            form.put(insulator(SWITCH_INSULATOR_HEIGHT, 0.12, 9), x, y, insulator_z)
        if open_blades:
            hinge, tip = (x, -SWITCH_REACH, blade_z), (x, -SWITCH_REACH + 0.1, blade_z + 1.6)
            form.tube([hinge, tip], 0.04, 'aluminum', segments=8)
        else:
            reach = SWITCH_REACH + 0.1
            form.tube([(x, -reach, blade_z), (x, reach, blade_z)], 0.045, 'hot', segments=8)
    return form


def _switch_stand(pitch, height):
    """Two columns with beams for the insulators; operating pipe, handle and operator's grating at the right column."""
    form = Form()
    column_x = pitch * 1.15
    for x in (-column_x, column_x):
        form.box((0.6, 0.6, 0.25), (x, 0, 0), 'concrete', chamfer=0.04)
        form.bar((x, 0, 0.2), (x, 0, height), 0.2, 'galvanized')
        form.box((0.14, 2.2, 0.16), (x, 0, height - 0.1), 'galvanized', chamfer=0.02)
    for y in (-SWITCH_REACH, SWITCH_REACH):
        form.box((pitch * 2.6, 0.14, 0.16), (0, y, height), 'galvanized', chamfer=0.02)
    # Operating pipe with its handle, and the grating on which the operator stands.
    pipe_x, handle_z = column_x + 0.16, 1.1
    form.tube([(pipe_x, 0, handle_z - 0.1), (pipe_x, 0, height)], 0.03, 'galvanized', segments=8)
    form.bar((pipe_x, -0.1, handle_z), (pipe_x, -0.55, handle_z), 0.05, 'safety-yellow')
    form.box((0.9, 0.9, 0.04), (column_x + 0.1, -0.7, 0.02), 'grating', chamfer=0.01)
    form.tube([(-column_x - 0.12, 0, height), (-column_x - 0.12, 0, 0)], 0.02, 'copper', segments=5)
    return form


def bus_support(height=3.6, phases=3, pitch=PITCH):
    """A stand across x with one post insulator for each phase. The bus lies at `height` + 1.05."""
    form = Form()
    # Distance between the outer phases.
    span = pitch * (phases - 1)
    column_positions = (-span / 2 - 0.3, span / 2 + 0.3) if phases > 1 else (0,)
    for x in column_positions:
        form.box((0.55, 0.55, 0.22), (x, 0, 0), 'concrete', chamfer=0.04)
        form.bar((x, 0, 0.2), (x, 0, height), 0.18, 'galvanized')
    if phases > 1:
        form.box((span + 1.0, 0.18, 0.18), (0, 0, height - 0.12), 'galvanized', chamfer=0.02)
    for x in centers(phases, pitch * phases):
        form.put(insulator(1.0, 0.11, 8), x, 0, height + 0.04)
    lead_x = span / 2 + 0.42
    form.tube([(lead_x, 0, height), (lead_x, 0, 0)], 0.02, 'copper', segments=5)
    return form


def rigid_bus(length, height, phases=3, pitch=PITCH, radius=0.055):
    """Tubular bus along y from y = 0, with one tube for each phase."""
    form = Form()
    for x in centers(phases, pitch * phases):
        form.tube([(x, 0, height), (x, length, height)], radius, 'hot', segments=10)
    return form


def jumper(start, end, drop=0.25, radius=0.04):
    """A flexible live connection between two terminals, which sags by `drop` below the middle."""
    x, y, z = ((a + b) / 2 for a, b in zip(start, end))
    return Form().tube([start, (x, y, z - drop), end], radius, 'hot', segments=8, bend=0.6)


def voltage_transformers(pitch=STEP, height=2.4):
    """Three voltage transformers on a stand, with a junction box."""
    form = _three_phase_stand(pitch, height)
    base_size = 0.42
    for x in (-pitch, 0, pitch):
        form.box((base_size, base_size, base_size), (x, 0, height + 0.12), 'switchgear-gray', chamfer=0.04)
        form.put(insulator(1.1, 0.14, 10), x, 0, height + 0.1 + base_size)
    # Junction box of the secondary circuits.
    form.box((0.4, 0.25, 0.5), (pitch + 0.2, -0.1, 1.2), 'switchgear-gray', chamfer=0.02)
    return form


def station_arresters(pitch=STEP, height=2.4):
    """Three station-class arresters on a stand, each with a ground lead."""
    form = _three_phase_stand(pitch, height)
    for x in (-pitch, 0, pitch):
        form.put(arrester(1.0), x, 0, height + 0.14, scale=(1.7, 1.7, 1.0))
        form.tube([(x, 0.16, height), (x, 0.16, 0)], 0.018, 'copper', segments=5)
    return form


def _three_phase_stand(pitch, height):
    """A beam with its underside at `height`, on two columns with piers below the outer phases."""
    form = Form()
    for x in (-pitch, pitch):
        form.box((0.5, 0.5, 0.2), (x, 0, 0), 'concrete', chamfer=0.03)
        form.bar((x, 0, 0.1), (x, 0, height), 0.16, 'galvanized')
    form.box((pitch * 2 + 0.7, 0.3, 0.14), (0, 0, height), 'galvanized', chamfer=0.02)
    return form


def capacitor_bank():
    """A capacitor bank: three racks side by side, each with two shelves of five cans, on insulators."""
    form = Form()
    rack_spacing, leg_offset, pier_height = 1.7, 0.6, 0.3
    shelves = (1.2, 2.1)
    for rack_x in (-rack_spacing, 0, rack_spacing):
        for z in shelves:
            form.put(_capacitor_shelf(), rack_x, 0, z)
        for x in (rack_x - leg_offset, rack_x + leg_offset):
            form.put(insulator(0.9, 0.1, 7), x, 0, pier_height)
            form.box((0.5, 0.5, pier_height), (x, 0, 0), 'concrete', chamfer=0.03)
    return form


def _capacitor_shelf():
    """A shelf from z = 0 with five cans, each with a bushing on top."""
    form = Form()
    shelf_thickness, can_height = 0.08, 0.5
    form.box((1.3, 0.9, shelf_thickness), (0, 0, 0), 'galvanized', chamfer=0.015)
    for x in evenly(-0.5, 0.5, 5):
        form.box((0.16, 0.5, can_height), (x, 0, shelf_thickness), 'switchgear-gray', chamfer=0.02)
        form.cyl(0.03, 0.16, (x, -0.12, shelf_thickness + can_height), 'porcelain', segments=8)
    return form


def lightning_mast(height=13.0):
    """A tapered shield mast of a given height, with a 1.2 m spike on top."""
    form = Form()
    pier_height = 0.3
    form.cyl(0.45, pier_height, (0, 0, 0), 'concrete', segments=20, chamfer=0.04)
    # (radius, z)
    profile = [(0.16, pier_height), (0.05, height), (0.012, height + 1.2)]
    form.lathe(profile, (0, 0, 0), 'galvanized', 12)
    return form
