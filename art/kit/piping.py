"""Process piping: runs with elbows, flanges, valves and supports."""
import math

from mathutils import Vector

from kit.form import Form


def pipe(points, radius=0.08, paint='oil-green', flanges=True, bend=None):
    """A pipe through points, with swept elbows and, by default, a bolted flange at each end."""
    form = Form()
    form.tube(points, radius, paint, 14, radius * 3 if bend is None else bend)
    if flanges:
        for at, to in ((points[0], points[1]), (points[-1], points[-2])):
            form.put_by(flange(radius, paint), _aim(at, to))
    return form


def _aim(at, to):
    run = Vector(to) - Vector(at)
    turn = Vector((0, 0, 1)).rotation_difference(run).to_matrix().to_4x4()
    turn.translation = Vector(at)
    return turn


def flange(radius, paint='oil-green'):
    """A pair of flanges with a gasket between them, along z from z = 0."""
    form = Form()
    form.cyl(radius * 1.75, 0.05, (0, 0, 0.0), paint, segments=18, chamfer=0.012)
    form.cyl(radius * 1.75, 0.05, (0, 0, 0.065), paint, segments=18, chamfer=0.012)
    form.cyl(radius * 1.3, 0.08, (0, 0, 0.0), 'steel', segments=12, chamfer=0.004)
    return form


def gate_valve(radius=0.08, wheel='fire-red', paint='oil-green'):
    """A flanged gate valve along x, with its handwheel on top."""
    form = Form()
    form.cyl(radius * 1.3, radius * 5, (-radius * 2.5, 0, 0), paint, 'x', 16)
    for x in (-radius * 2.7, radius * 2.1):
        form.cyl(radius * 1.8, radius * 0.6, (x, 0, 0), paint, 'x', 18, 0.012)
    form.cyl(radius * 1.15, radius * 2.6, (0, 0, radius * 0.6), paint, segments=16)
    form.cyl(radius * 1.5, radius * 0.5, (0, 0, radius * 2.4), paint, segments=16, chamfer=0.01)
    for x in (-radius * 0.7, radius * 0.7):
        form.bar((x, 0, radius * 2.8), (x * 0.5, 0, radius * 5), radius * 0.4, paint)
    form.cyl(radius * 0.28, radius * 3.2, (0, 0, radius * 2.8), 'steel', segments=8)
    ring = radius * 1.9
    form.tube([(ring * math.cos(a), ring * math.sin(a), radius * 5.2)
               for a in [i * math.tau / 16 for i in range(16)]], radius * 0.26, wheel, 6, closed=True)
    for i in range(2):
        a = i * math.pi / 2
        form.bar((-ring * math.cos(a), -ring * math.sin(a), radius * 5.2),
                 (ring * math.cos(a), ring * math.sin(a), radius * 5.2), radius * 0.3, wheel)
    return form


def control_valve(radius=0.08, paint='oil-green'):
    """A flanged globe valve along x with a diaphragm actuator and a positioner."""
    form = Form()
    form.sphere(radius * 1.9, (0, 0, 0), paint)
    form.cyl(radius * 1.1, radius * 6, (-radius * 3, 0, 0), paint, 'x', 16)
    for x in (-radius * 3.1, radius * 2.5):
        form.cyl(radius * 1.8, radius * 0.6, (x, 0, 0), paint, 'x', 18, 0.012)
    form.cyl(radius * 0.8, radius * 3.5, (0, 0, radius * 1.4), 'steel', segments=12)
    form.lathe([(radius * 0.8, 0), (radius * 2.9, radius * 1.0), (radius * 2.9, radius * 1.4),
                (radius * 0.9, radius * 2.6), (0, radius * 2.7)],
               (0, 0, radius * 4.9), 'label-blue', 20)
    form.box((radius * 1.6, radius * 1.4, radius * 2), (0, -radius * 1.6, radius * 2.4), 'switchgear-gray', 0.01)
    return form


def motor_valve(radius=0.12, paint='oil-green'):
    """A flanged block valve along x with an electric actuator."""
    form = gate_valve(radius, 'safety-yellow', paint)
    form.box((radius * 2.6, radius * 2.2, radius * 2.4), (0, -radius * 1.4, radius * 3.2), 'switchgear-gray', 0.02)
    form.cyl(radius * 0.9, radius * 1.6, (0, -radius * 2.4, radius * 4.4), 'switchgear-gray', 'y', 16)
    return form


def support(height, width=0.4, paint='galvanized'):
    """A pipe stanchion with foot, leg and saddle. The underside of the pipe is at `height`."""
    form = Form()
    form.box((0.3, 0.3, 0.08), (0, 0, 0), 'concrete', 0.02)
    form.bar((0, 0, 0.06), (0, 0, height - 0.05), 0.09, paint)
    form.box((0.1, width, 0.06), (0, 0, height - 0.06), paint, 0.01)
    return form


def gauge(z=0.4):
    """A pressure gauge on a short stem, with its dial facing -y."""
    form = Form()
    form.tube([(0, 0, 0), (0, 0, z)], 0.014, 'steel', 6)
    form.cyl(0.07, 0.05, (0, -0.05, z + 0.05), 'ink', 'y', 14, 0.01)
    form.cyl(0.058, 0.01, (0, -0.056, z + 0.05), 'white', 'y', 14, 0.002)
    return form


def transmitter(z=0.5):
    """A pressure or flow transmitter with an explosion-proof head and a seal fitting."""
    form = Form()
    form.tube([(0, 0, 0), (0, 0, z)], 0.02, 'steel', 6)
    form.cyl(0.09, 0.16, (-0.08, 0, z + 0.08), 'label-blue', 'x', 14, 0.015)
    form.cyl(0.05, 0.1, (0, 0, z - 0.04), 'aluminum', segments=10)
    return form


def relief_stack(height, radius=0.06, paint='aluminum'):
    """A relief valve with a vertical tail pipe and a rain cap."""
    form = Form()
    form.cyl(radius * 1.5, 0.3, (0, 0, 0), 'fire-red', segments=14)
    form.tube([(0, 0, 0.25), (0, 0, height)], radius, paint, 12)
    form.cyl(radius * 1.6, 0.06, (0, 0, height + 0.05), paint, segments=14, top=0.01)
    return form


def conduit(points, radius=0.035, paint='galvanized', bend=0.15):
    """A rigid conduit through points."""
    return Form().tube(points, radius, paint, 8, bend)
