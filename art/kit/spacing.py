"""Positions of repeated parts along an axis, in meters."""


def centers(count, width):
    """Centers of `count` equal sections that together fill `width`, which is centered on zero."""
    return [-width / 2 + width * (i + 0.5) / count for i in range(count)]


def evenly(start, end, count):
    """`count` positions at equal distances, the first at `start` and the last at `end`."""
    return [start + (end - start) * i / (count - 1) for i in range(count)]
