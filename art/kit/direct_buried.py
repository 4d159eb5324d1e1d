"""Direct-buried 34.5 kV circuits in the front cut, and grounding transformers with their cables."""
from kit.form import Form
from kit.transformer import neutral_reactor
from kit.underground import FRONT, PITCH


def buried_circuit(x0, x1, low=-2.0, high=-0.75, face=FRONT):
    """Three cables in screened sand, with fiber duct and bare ground. A window with the same bounds is needed."""
    form = Form()
    form.box((x1 - x0 - 0.04, 0.26, high - low - 0.32), ((x0 + x1) / 2, face + 0.36, low + 0.04), 'sand', 0.03)
    form.box((x1 - x0 - 0.04, 0.34, 0.12), ((x0 + x1) / 2, face + 0.24, low + 0.01), 'sand', 0.03)
    for k in range(3):
        z = high - 0.3 - k * PITCH
        form.tube([(x0 - 0.02, face + 0.18, z), (x1 + 0.02, face + 0.18, z)], 0.062, 'hot', 10)
        for a, b in ((x0 + 0.01, x0 + 0.6), (x1 - 0.6, x1 - 0.01)):
            form.lathe([(0.07, a), (0.085, a), (0.085, b), (0.07, b), (0.07, a)], (0, face + 0.18, z), 'black', 14, 'x')
    form.tube([(x0, face + 0.16, low + 0.26), (x1, face + 0.16, low + 0.26)], 0.045, 'label-blue', 8)
    form.tube([(x0, face + 0.1, low + 0.16), (x1, face + 0.1, low + 0.16)], 0.024, 'copper', 6)
    return form


def grounding_unit():
    """A zig-zag grounding transformer, with three cables that run down behind it."""
    form = neutral_reactor()
    for k in (-1, 0, 1):
        x = k * 0.38
        form.tube([(x, 0.05, 2.15), (x, 0.28, 2.42), (x, 0.62, 2.3), (x, 0.86, 1.7), (x, 0.9, 0)],
                  0.04, 'black', 8, 0.2)
        form.tube([(x, 0.05, 2.12), (x, 0.16, 2.3)], 0.046, 'hot', 8)
    form.box((1.2, 0.1, 0.1), (0, 0.86, 0.95), 'galvanized', 0.015)
    return form
