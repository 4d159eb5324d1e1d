"""Labels: nameplates, warning signs, legends."""
from kit.form import Form


def plate(width, height, paint='white'):
    """A label facing -y with a darker legend, its middle underside at the origin."""
    form = Form()
    form.box((width, 0.014, height), (0, 0, 0), paint, 0.003)
    ink = 'ink' if paint in ('white', 'safety-yellow', 'aluminum', 'panel-white') else 'white'
    form.box((width * 0.7, 0.006, height * 0.14), (0, -0.009, height * 0.62), ink, 0.001)
    form.box((width * 0.5, 0.006, height * 0.1), (0, -0.009, height * 0.3), ink, 0.001)
    return form


def site_sign(width=1.5, height=0.9):
    """A lease sign on two posts, facing -y: company, emergency number and a hazard panel."""
    form = Form()
    for x in (-width * 0.36, width * 0.36):
        form.bar((x, 0.04, 0), (x, 0.04, 0.9 + height), 0.07, 'galvanized')
    form.box((width, 0.03, height), (0, 0, 0.9), 'white', 0.01)
    form.box((width, 0.012, height * 0.26), (0, -0.018, 0.9 + height * 0.74), 'oil-green', 0.003)
    for k in range(3):
        form.box((width * (0.7 - 0.1 * k), 0.01, 0.05),
                 (-width * 0.05 * k, -0.018, 0.9 + height * (0.56 - 0.15 * k)), 'ink', 0.002)
    form.box((width * 0.26, 0.012, height * 0.2), (width * 0.33, -0.019, 0.93), 'safety-yellow', 0.003)
    return form


def wind_sock(height=6.0):
    """A wind sock on a slim mast: every sour site has one."""
    form = Form()
    form.tube([(0, 0, 0), (0, 0, height)], 0.04, 'galvanized', 8)
    form.lathe([(0.2, 0), (0.19, 0.35), (0.15, 0.8), (0.08, 1.4)], (0.1, 0, height - 0.1), 'white', 14, 'x')
    for k in (0.3, 0.9):
        form.lathe([(0.2 - k * 0.07, 0), (0.195 - k * 0.08, 0.22)], (0.1 + k, 0, height - 0.1), 'fire-red', 14, 'x')
    return form
