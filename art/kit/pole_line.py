"""Overhead distribution: poles, arms, insulators, transformer banks, guys, risers, spans.

A line runs along y; turn the poles for another direction. Arms lie along x. Heights are compressed for the picture:
poles of 11 m, phases at 10.4 to 10.7 m, neutral at 8.7 m.
"""
import math

from mathutils import Vector

from kit.form import Form

PHASES = ((-1.05, 10.72), (0.36, 10.72), (1.05, 10.72))
NEUTRAL = (-0.14, 8.7)
TALL = 11.0


def pole(height=TALL):
    """A wood pole with a ground lead, an ID tag and a butt wrap."""
    form = Form()
    form.lathe([(0.2, -0.1), (0.19, 0.8), (0.12, height - 0.03), (0.09, height)], (0, 0, 0), 'wood', 14)
    form.tube([(0.13, -0.13, 0.0), (0.1, -0.1, height - 2.0)], 0.014, 'copper', 5)
    form.box((0.12, 0.02, 0.18), (0, -0.19, 2.0), 'aluminum', 0.004)
    form.box((0.09, 0.03, 2.4), (0.13, -0.13, 0.0), 'wood-pale', 0.008)
    return form


def crossarm(length=2.6, double=False):
    """A wood arm along x with steel braces, at z = 0, on the -y side of a pole. `double` adds one on the +y side."""
    form = Form()
    for y in ((-0.2, 0.2) if double else (-0.2,)):
        form.box((length, 0.1, 0.13), (0, y, -0.065), 'wood-pale', 0.015)
        for s in (-1, 1):
            form.bar((s * 0.75, y * 1.2, -0.04), (0, y * 0.7, -0.75), 0.035, 'galvanized')
    return form


def pin_insulator(scale=1.0):
    """A pin or post insulator. The conductor lies in its top groove, at 0.36 m times `scale`."""
    form = Form()
    form.cyl(0.02, 0.1, (0, 0, 0), 'galvanized', segments=8)
    _sheds(form, (0, 0, 0.08), 0.28, 0.07, 4, 'porcelain-gray')
    if scale != 1.0:
        return Form().put(form, scale=scale)
    return form


def _sheds(form, at, length, radius, count, paint, axis='z'):
    """Adds a stack of insulator sheds along an axis."""
    profile = [(radius * 0.5, 0)]
    for i in range(count):
        a, b = length * i / count, length * (i + 1) / count
        profile += [(radius * 0.5, a + (b - a) * 0.1), (radius, a + (b - a) * 0.35), (radius * 0.5, a + (b - a) * 0.85)]
    profile += [(radius * 0.5, length)]
    form.lathe(profile, at, paint, 12, axis)


def insulator(length=1.0, radius=0.09, count=8, paint='porcelain'):
    """A station post insulator or bushing: sheds with metal ends, from z = 0 up."""
    form = Form()
    form.cyl(radius * 0.8, 0.06, (0, 0, 0), 'galvanized', segments=12, chamfer=0.01)
    _sheds(form, (0, 0, 0.05), length - 0.1, radius, count, paint)
    form.cyl(radius * 0.6, 0.06, (0, 0, length - 0.06), 'galvanized', segments=12, chamfer=0.01)
    return form


def dead_end(start, end):
    """Returns an insulator string of 0.6 m from steel (`start`) toward a conductor (`end`), and its tip."""
    a, b = Vector(start), Vector(end)
    run = (b - a).normalized()
    part = Form()
    part.tube([(0, 0, 0), (0, 0, 0.12)], 0.02, 'galvanized', 6)
    _sheds(part, (0, 0, 0.1), 0.38, 0.07, 5, 'polymer')
    part.tube([(0, 0, 0.46), (0, 0, 0.6)], 0.03, 'galvanized', 6)
    turn = Vector((0, 0, 1)).rotation_difference(run).to_matrix().to_4x4()
    turn.translation = a
    return Form().put_by(part, turn), a + run * 0.6


def tangent_pole():
    """A pole that the line passes: single arm, three pin insulators, neutral on a spool insulator."""
    form = pole()
    form.put(crossarm(), z=10.3)
    for x, _ in PHASES:
        form.put(pin_insulator(), x, -0.2, 10.37)
    form.put(_neutral_spool())
    return form


def _neutral_spool():
    form = Form()
    form.box((0.08, 0.2, 0.18), (NEUTRAL[0] - 0.02, 0, NEUTRAL[1] - 0.09), 'galvanized', 0.01)
    form.cyl(0.05, 0.12, (NEUTRAL[0], 0, NEUTRAL[1] - 0.06), 'porcelain-gray', segments=10)
    return form


def cutout():
    """A fused cutout that hangs from an arm at z = 0, with its barrel closed and tilted toward -y."""
    form = Form()
    part = Form()
    _sheds(part, (0, 0, -0.22), 0.44, 0.055, 5, 'porcelain')
    part.cyl(0.025, 0.46, (0, -0.14, -0.23), 'wood-pale', segments=8)
    part.bar((0, 0, 0.2), (0, -0.16, 0.24), 0.04, 'copper')
    part.bar((0, 0, -0.2), (0, -0.16, -0.24), 0.04, 'copper')
    form.put(part, 0, -0.12, -0.25, tilt=-18)
    form.bar((0, 0, 0), (0, -0.12, -0.25), 0.04, 'galvanized')
    return form


def arrester(length=0.42):
    """A polymer surge arrester on z = 0, with a ground lead below."""
    form = Form()
    _sheds(form, (0, 0, 0), length, 0.065, 6, 'polymer')
    form.cyl(0.03, 0.06, (0, 0, length), 'steel', segments=8)
    form.tube([(0, 0, 0), (0, 0.02, -0.14)], 0.012, 'copper', 5)
    return form


def pole_can(radius=0.29, height=0.95):
    """A pole-type transformer: high-voltage bushing, arrester on the tank, low-voltage bushings, lid, hangers."""
    form = Form()
    form.cyl(radius, height, (0, 0, 0), 'switchgear-gray', segments=22, chamfer=0.04)
    form.cyl(radius + 0.03, 0.07, (0, 0, height - 0.09), 'switchgear-gray', segments=22, chamfer=0.02)
    for i in range(9):
        a = math.radians(120 + i * 33)
        form.box((0.03, 0.1, height * 0.62), ((radius + 0.04) * math.cos(a), (radius + 0.04) * math.sin(a), 0.12),
                 'switchgear-gray', 0.008, math.degrees(a) + 90)
    bushing = insulator(0.4, 0.055, 5)
    form.put(bushing, 0.0, 0, height - 0.02)
    for x in (-0.12, 0.0, 0.12):
        form.cyl(0.03, 0.1, (x, -radius - 0.08, height * 0.78), 'porcelain', 'y', 8, 0.008)
    form.put(arrester(0.36), radius + 0.09, -0.06, height * 0.66)
    form.box((0.16, 0.02, 0.1), (0, -radius - 0.01, height * 0.45), 'safety-yellow', 0.004)
    form.box((0.18, 0.12, 0.08), (0, radius, height * 0.8), 'galvanized', 0.01)
    form.box((0.18, 0.12, 0.08), (0, radius, height * 0.15), 'galvanized', 0.01)
    return form


def bank_pole():
    """A dead-end pole with a bank of three transformers under the line. The -y side is free for the guy.

    Each phase has a string, a tap, a cutout, and a bushing with an arrester. The neutral connects to the tanks and the
    secondary. The secondary runs down in a riser at (0.24, -0.22).
    """
    form = pole()
    form.put(crossarm(double=True), z=10.3)
    form.put(crossarm(2.4), z=9.3, turn=180)
    for x, _ in PHASES:
        string, _ = dead_end((x, 0.25, 10.42), (x, 3, 10.42))
        form.put(string)
    form.put(_bank(), turn=180)
    form.put(_neutral_spool())
    form.put(riser(6.2), 0.24, -0.22, 0)
    return form


def _bank():
    """The bank, facing -y with mirrored phases, for a pole whose line comes from -y."""
    form = Form()
    can = pole_can()
    for z in (6.9, 7.5):
        form.box((2.1, 0.1, 0.12), (0, -0.2, z), 'galvanized', 0.012)
    for lane, drop, (x, _) in zip((0.95, -0.5, -0.95), (0.66, 0.0, -0.66), PHASES):
        form.put(cutout(), lane, -0.25, 9.26)
        form.put(can, drop, -0.55, 6.75)
        form.tube([(-x, -0.85, 10.42), (-x, -0.3, 10.0), (lane, -0.42, 9.38)], 0.026, 'hot', 6, 0.25)
        form.tube([(lane, -0.5, 8.78), (drop, -0.55, 8.4), (drop, -0.55, 8.05)], 0.026, 'hot', 6, 0.15)
        form.tube([(drop + 0.38, -0.61, 7.8), (drop, -0.55, 8.1)], 0.018, 'hot', 6)
        form.tube([(drop, -0.92, 7.52), (drop, -1.0, 7.3), (-0.4, -0.7, 6.6), (-0.34, 0.2, 6.2)], 0.026, 'hot', 6, 0.2)
        form.tube([(drop - 0.12, -0.92, 7.5), (drop - 0.12, -0.6, 8.3), (-NEUTRAL[0], -0.05, 8.7)], 0.016,
                  'bare-wire', 5, 0.2)
        form.tube([(drop, -0.3, 6.9), (0.1, -0.15, 6.7)], 0.014, 'copper', 5)
    return form


def riser(height):
    """A conduit on a pole, up to `height`: standoffs, weatherhead, expansion coupling, U-guard at the foot."""
    form = Form()
    form.tube([(0, 0, -0.2), (0, 0, height), (0, -0.12, height + 0.12), (0, -0.24, height)], 0.075, 'galvanized', 12,
              0.14)
    for z in (0.6, height * 0.5, height * 0.85):
        form.box((0.22, 0.16, 0.06), (0, 0.05, z), 'galvanized', 0.01)
    form.cyl(0.11, 2.2, (0, 0, -0.05), 'pvc', segments=14)
    return form


def cable_riser_pole():
    """A dead-end pole from which the line continues underground: cutouts, arresters, three terminators, riser."""
    form = pole()
    form.put(crossarm(double=True), z=10.3)
    form.put(crossarm(2.4), z=8.9)
    form.put(_neutral_spool())
    for k, (x, _) in enumerate(PHASES):
        string, end = dead_end((x, 0.25, 10.42), (x, 3, 10.42))
        form.put(string)
        lane = (-0.9, 0.45, 0.95)[k]
        form.put(cutout(), lane, -0.25, 8.86)
        form.put(insulator(0.55, 0.065, 7, 'polymer'), -0.3 + 0.3 * k, -0.42, 7.2)
        form.put(arrester(), lane, -0.2, 8.97)
        form.tube([end, (x, 0.0, 10.0), (lane, -0.35, 9.4), (lane, -0.45, 9.0)], 0.026, 'hot', 6, 0.2)
        form.tube([(lane, -0.5, 8.38), (-0.3 + 0.3 * k, -0.42, 7.75)], 0.026, 'hot', 6)
        form.tube([(-0.3 + 0.3 * k, -0.42, 7.2), (0.2, -0.3, 6.6), (0.24, -0.24, 6.0)], 0.03, 'black', 6, 0.15)
    form.put(riser(6.2), 0.24, -0.22, 0)
    return form


def guy(height, reach, turn=0.0):
    """A down guy from a pole, attached at `height`: strain insulator, yellow marker, anchor eye at y = `reach`."""
    form = Form()
    top, foot = Vector((0, 0.1, height)), Vector((0, reach, 0.0))
    form.tube([top, foot], 0.018, 'bare-wire', 5)
    for at, size in ((0.22, 0.5), (0.34, 0.16)):
        a, b = top.lerp(foot, at), top.lerp(foot, at + size / height)
        form.tube([a, b], 0.045, 'porcelain-gray', 8)
    form.tube([top.lerp(foot, 0.76), top.lerp(foot, 0.985)], 0.045, 'safety-yellow', 8)
    form.tube([top.lerp(foot, 0.985), foot - Vector((0, 0, 0.1))], 0.03, 'galvanized', 6)
    return Form().put(form, turn=turn)


def span(start, end, sag=0.6, radius=0.036, paint='hot'):
    """One conductor between two points, with a sag of `sag` meters at the middle."""
    a, b = Vector(start), Vector(end)
    points = []
    for i in range(25):
        t = i / 24
        p = a.lerp(b, t)
        p.z -= sag * 4 * t * (1 - t)
        points.append(p)
    return Form().tube(points, radius, paint, 6)


def line(poles, sag=0.55, beyond=0.0):
    """Three phases and a neutral on poles [(x, y, kind)], listed by increasing y.

    At a pole of the kind 'pin' the wires lie on pin insulators, at 'end' they end on dead-end strings. The wires extend
    `beyond` meters past the last pole.
    """
    form = Form()
    stops = []
    for x, y, kind in poles:
        stops.append((x, y, kind))
    for (ax, ay, ak), (bx, by, bk) in zip(stops, stops[1:]):
        for x, _ in PHASES:
            form.put(span((ax + x, ay + (0.85 if ak == 'end' else -0.2), 10.42 if ak == 'end' else 10.74),
                          (bx + x, by + (-0.85 if bk == 'end' else -0.2), 10.42 if bk == 'end' else 10.74), sag))
        form.put(span((ax + NEUTRAL[0], ay, NEUTRAL[1]), (bx + NEUTRAL[0], by, NEUTRAL[1]), sag * 0.9, 0.024,
                      'bare-wire'))
    if beyond:
        x0, y0, _ = stops[-1]
        for x, _ in PHASES:
            form.put(span((x0 + x, y0 - 0.2, 10.74), (x0 + x, y0 + beyond, 10.5), 0.05))
        form.put(span((x0 + NEUTRAL[0], y0, NEUTRAL[1]), (x0 + NEUTRAL[0], y0 + beyond, NEUTRAL[1] - 0.2), 0.05,
                      0.024, 'bare-wire'))
    return form
