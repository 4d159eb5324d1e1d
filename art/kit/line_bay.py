"""A complete line bay: dead-end frame, disconnect switch, breaker, power transformer, medium-voltage cables.

The transformer is at the origin. The line leaves toward +y; cables run down on the -y side.
"""
from kit.form import Form
from kit.pole_line import dead_end, insulator, span
from kit.substation import (breaker, breaker_terminals, bus_support, disconnect_switch, jumper, lattice_beam,
                            lattice_column, rigid_bus)
from kit.transformer import power_transformer

FRAME_Y, SWITCH_Y, BREAKER_Y, CABLE_Y = 10.2, 7.3, 4.3, -3.1
HEIGHT, LEG, PHASE, BLADES, LOW = 8.4, 2.9, 1.85, 1.65, 0.85


def bay(out=4.5):
    """The bay with all live parts connected. The line extends `out` meters past the frame."""
    form = Form()
    form.put(_frame(), 0, FRAME_Y)
    form.put(disconnect_switch(BLADES, 3.5), 0, SWITCH_Y)
    form.put(breaker(), 0, BREAKER_Y)
    form.put(power_transformer())
    _high_side(form, out)
    _low_side(form)
    return form


def _frame():
    """A narrow H-frame: two columns with masts for shield wires, a beam, three dead-end strings."""
    form = Form()
    for s in (-LEG, LEG):
        form.put(lattice_column(HEIGHT, 0.8, 0.45), s, 0)
        form.tube([(s, 0, HEIGHT), (s, 0, HEIGHT + 2.4)], 0.05, 'galvanized', 8)
    form.put(lattice_beam(2 * LEG), -LEG, 0, HEIGHT - 0.25)
    for k in (-1, 0, 1):
        form.put(dead_end((k * PHASE, 0.28, HEIGHT - 0.26), (k * PHASE, 4, HEIGHT - 0.3))[0])
    return form


def _high_side(form, out):
    blade = 3.5 + 1.28
    for k, (near, far) in zip((-1, 0, 1), breaker_terminals()):
        x, y, z = k * PHASE, FRAME_Y + 0.88, HEIGHT - 0.27
        form.put(span((x, y, z), (x, y + out, z + 0.15), 0.12, 0.04))
        form.tube(_dropper((x, y + 0.1, z), (x * 0.97, y - 0.4, z - 2.6), (k * BLADES, SWITCH_Y + 0.95, blade)), 0.036,
                  'hot', 8)
        form.put(jumper((k * BLADES, SWITCH_Y - 0.95, blade), (far[0], BREAKER_Y + far[1], far[2]), 0.1))
        tip = (k * 0.95, 1.04, 4.66)
        form.put(jumper((near[0], BREAKER_Y + near[1], near[2]), tip, 0.22))
        form.tube([tip, (k * 0.95 + 0.22, 1.25, 4.3), (k * 0.95 + 0.3, 1.15, 3.82)], 0.024, 'hot', 6, 0.15)
    for s in (-LEG, LEG):
        form.put(span((s, FRAME_Y, HEIGHT + 2.35), (s, FRAME_Y + 0.9 + out, HEIGHT + 2.4), 0.08, 0.02, 'bare-wire'))


def _dropper(start, toward, end):
    """Points of a slack conductor from `start` to `end`: a quadratic curve with the control point `toward`."""
    steps = [i / 14 for i in range(15)]
    return [tuple(a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t for a, b, c in zip(start, toward, end)) for t in steps]


def _low_side(form):
    """Adds the bus from the low-voltage bushings to three cable terminators on a stand, and the cables below."""
    form.put(bus_support(2.7, 3, LOW), 0, CABLE_Y)
    form.put(rigid_bus(1.3, 3.74, 3, LOW, 0.05), 0, CABLE_Y - 0.65)
    form.box((LOW * 2 + 1.1, 0.12, 0.14), (0, CABLE_Y - 0.62, 1.9), 'galvanized', 0.02)
    for s in (-1, 1):
        form.bar((s * (LOW + 0.3), CABLE_Y, 1.95), (s * (LOW + 0.3), CABLE_Y - 0.62, 1.95), 0.1, 'galvanized')
    for k in (-1, 0, 1):
        x = k * LOW
        form.put(jumper((k * 0.6, -0.65, 3.87), (x, CABLE_Y + 0.62, 3.74), 0.12))
        form.put(insulator(0.75, 0.085, 8, 'polymer'), x, CABLE_Y - 0.62, 2.04)
        form.tube([(x, CABLE_Y - 0.62, 2.74), (x, CABLE_Y - 0.62, 3.74)], 0.034, 'hot', 8)
        form.tube([(x, CABLE_Y - 0.62, 2.04), (x, CABLE_Y - 0.62, -0.1)], 0.05, 'black', 8)
        form.tube([(x, CABLE_Y - 0.62, -0.1), (x, CABLE_Y - 0.62, 1.2)], 0.085, 'pvc', 12)
