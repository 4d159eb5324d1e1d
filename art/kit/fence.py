"""Fences, gates, bollards, barriers. Dimensions are in meters."""
import math

from kit.form import Form
from kit.sign import text_label, warning_label
from kit.spacing import centers

# Approximate distance between posts.
POST_SPACING = 2.5
# The arms of the barbed wire lean outward.
ARM_REACH = 0.25
ARM_RISE = 0.3
# Heights of the barbed wires above the fence.
BARBED_WIRES = (0.1, 0.2, 0.3)
# Distance of a barbed wire outside the fence for each meter above it: the slope of the arms.
BARBED_WIRE_LEAN = round(ARM_REACH / ARM_RISE, 2)
GATE_BOTTOM = 0.1


class _Run:
    """A straight stretch of a fence. Seen from its start, the outside is at the right."""

    def __init__(self, start, end):
        (self.x, self.y), (end_x, end_y) = start, end
        self.length = math.hypot(end_x - self.x, end_y - self.y)
        self.along_x, self.along_y = (end_x - self.x) / self.length, (end_y - self.y) / self.length

    def point(self, along, z, outward=0.0):
        """The point at a distance from the start, at a height, and at a distance outside the fence."""
        return (
            self.x + self.along_x * along + self.along_y * outward,
            self.y + self.along_y * along - self.along_x * outward,
            z,
        )


def chain_link(points, height=2.1, barbed=True, mesh=0.3):
    """A chain-link fence along points [(x, y), ...]: posts, rails, an open diagonal mesh of wires, barbed wire.

    `mesh` is the horizontal distance between parallel wires. A bonding lead runs to ground at every fourth post.
    """
    form = Form()
    for start, end in zip(points, points[1:]):
        run = _Run(start, end)
        form.put(_posts(run, height, barbed))
        for z in (0.06, height - 0.03):
            form.tube([run.point(0, z), run.point(run.length, z)], 0.022, 'galvanized', segments=6)
        if barbed:
            form.put(_barbed_wires(run, height))
        form.put(_diagonal_mesh(run, height, mesh))
    return form


def _posts(run, height, barbed):
    """The posts of a run, with arms for barbed wire and bonding leads."""
    form = Form()
    post_radius, arm_radius, lead_radius = 0.04, 0.022, 0.014
    bays = max(1, round(run.length / POST_SPACING))
    for i in range(bays + 1):
        along = run.length * i / bays
        foot, top = run.point(along, 0), run.point(along, height)
        form.tube([foot, top], post_radius, 'galvanized', segments=7)
        if barbed:
            arm_tip = run.point(along, height + ARM_RISE, ARM_REACH)
            form.tube([top, arm_tip], arm_radius, 'galvanized', segments=5)
        if i % 4 == 0:
            x, y, _ = foot
            form.tube([(x + 0.06, y - 0.06, 0.5), (x + 0.12, y - 0.12, 0)], lead_radius, 'copper', segments=4)
    return form


def _barbed_wires(run, height):
    """Three wires above a run, on the arms of its posts."""
    form = Form()
    for rise in BARBED_WIRES:
        z, outward = height + rise, rise * BARBED_WIRE_LEAN
        form.tube([run.point(0, z, outward), run.point(run.length, z, outward)], 0.009, 'bare-wire', segments=4)
    return form


def _diagonal_mesh(run, height, spacing):
    """Wires at 45 degrees in both directions, cut off at the ends of the run."""
    form = Form()
    wire_radius = 0.0065
    foot = -height
    while foot < run.length:
        start, end = max(0.0, foot), min(run.length, foot + height)
        start_z, end_z = start - foot, end - foot
        form.tube([run.point(start, start_z), run.point(end, end_z)], wire_radius, 'galvanized', segments=3)
        falling = [run.point(start, height - start_z), run.point(end, height - end_z)]
        form.tube(falling, wire_radius, 'galvanized', segments=3)
        foot += spacing
    return form


def gate(width=4.0, height=2.0):
    """A double swing gate along x from x = 0, with two signs facing -y."""
    form = Form()
    middle, post_gap, leaf_gap = width / 2, 0.05, 0.03
    form.put(_gate_leaf(post_gap, middle - leaf_gap, height))
    form.put(_gate_leaf(middle + leaf_gap, width - post_gap, height))
    form.put(warning_label(0.45, 0.34), width * 0.25, -0.04, 1.1)
    form.put(text_label(0.4, 0.3, 'fire-red'), width * 0.75, -0.04, 1.1)
    return form


def _gate_leaf(left, right, height):
    """One leaf of a gate between two x: frame, diagonal brace and upright wires."""
    form = Form()
    frame_radius, brace_radius, wire_radius = 0.03, 0.02, 0.007
    wire_spacing = 0.2
    frame = [(left, 0, GATE_BOTTOM), (right, 0, GATE_BOTTOM), (right, 0, height), (left, 0, height)]
    form.tube(frame, frame_radius, 'galvanized', segments=6, closed=True)
    form.tube([(left, 0, GATE_BOTTOM), (right, 0, height)], brace_radius, 'galvanized', segments=6)
    x = left + wire_spacing
    while x < right:
        form.tube([(x, 0, GATE_BOTTOM), (x, 0, height)], wire_radius, 'galvanized', segments=3)
        x += wire_spacing
    return form


def bollard(height=1.05):
    """A concrete-filled pipe as a guard post, yellow with one dark band."""
    form = Form()
    form.cyl(0.16, 0.06, (0, 0, 0), 'concrete', segments=16)
    form.cyl(0.1, height, (0, 0, 0), 'safety-yellow', segments=16, chamfer=0.05)
    # (radius, z) of the band, which is just outside the pipe.
    band = [(0.103, 0), (0.106, 0.02), (0.106, 0.1), (0.103, 0.12)]
    form.lathe(band, (0, 0, height * 0.72), 'ink', 16)
    return form


def pipe_guard(points, height=0.95):
    """A low pipe fence around a well or pumping unit along points [(x, y), ...], with two rails."""
    form = Form()
    pipe_radius, post_spacing = 0.035, 1.8
    for (start_x, start_y), (end_x, end_y) in zip(points, points[1:]):
        for z in (height, height * 0.5):
            form.tube([(start_x, start_y, z), (end_x, end_y, z)], pipe_radius, 'safety-yellow', segments=7)
        bays = max(1, round(math.hypot(end_x - start_x, end_y - start_y) / post_spacing))
        for i in range(bays + 1):
            share = i / bays
            x, y = start_x + (end_x - start_x) * share, start_y + (end_y - start_y) * share
            form.tube([(x, y, 0), (x, y, height)], pipe_radius, 'safety-yellow', segments=7)
    return form


def cattle_guard(width=4.0, depth=2.0):
    """A pipe grid across a lease road, with nine pipes along x and sloping bars at both ends."""
    form = Form()
    pipe_radius = 0.06
    form.box((width, depth, 0.06), (0, 0, -0.05), 'dark-gray', chamfer=0.01)
    for y in centers(9, depth):
        form.tube([(-width / 2, y, pipe_radius), (width / 2, y, pipe_radius)], pipe_radius, 'steel', segments=8)
    for x in (-width / 2, width / 2):
        for y in (-depth / 2, depth / 2):
            form.bar((x, y, 0), (x, 0, 1.1), 0.07, 'galvanized')
    return form
