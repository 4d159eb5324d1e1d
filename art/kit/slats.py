"""Ventilation slats of cabinet doors. Dimensions are in meters."""
from kit.form import Form


def slats(width, count, pitch, depth=0.02, height=0.025, paint='dark-gray', chamfer=0.004):
    """Horizontal slats along x, `pitch` apart. The origin is the middle of the underside of the lowest slat."""
    form = Form()
    for i in range(count):
        form.box((width, depth, height), (0, 0, i * pitch), paint, chamfer)
    return form
