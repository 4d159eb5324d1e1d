"""Area lights: fixtures with their light. Place them outside classified areas."""
import math

from kit.form import Form


def light_pole(height=7.0, heads=2, spread=0.5):
    """A steel pole on a concrete base with LED heads that face -y."""
    form = Form()
    form.cyl(0.26, 0.5, (0, 0, 0), 'concrete', segments=18, chamfer=0.04)
    form.lathe([(0.1, 0.5), (0.06, height)], (0, 0, 0), 'galvanized', 12)
    form.box((0.14, 0.06, 0.24), (0, -0.11, 0.9), 'galvanized', 0.01)
    form.tube([(0.2, -0.1, 0), (0.12, -0.08, 0.5)], 0.016, 'copper', 5)
    if heads > 1:
        form.bar((-spread, 0, height - 0.06), (spread, 0, height - 0.06), 0.06, 'galvanized')
    for i in range(heads):
        x = 0 if heads == 1 else -spread + 2 * spread * i / (heads - 1)
        head = Form().box((0.42, 0.5, 0.1), (0, -0.25, 0), 'dark-gray', 0.03)
        head.box((0.34, 0.38, 0.02), (0, -0.26, -0.018), 'lamp', 0.005)
        form.put(head, x, 0, height - 0.08, tilt=14)
    return form


def put_light(site, x, y, height=7.0, turn=0.0, heads=2, watts=900):
    """Adds an area light to the site. At night its light is aimed down and 25 degrees outward."""
    site.add(light_pole(height, heads), x, y, 0, turn)
    a = math.radians(turn - 90)
    aim = (0.42 * math.cos(a), 0.42 * math.sin(a), -1)
    site.spot(x + 0.35 * math.cos(a), y + 0.35 * math.sin(a), height - 0.3, aim, watts, 118)


def put_door_lamp(site, x, y, z, turn=0.0, watts=55):
    """Adds the light of a door lamp at (x, y, z). Its wall faces -y, turned by `turn` degrees."""
    a = math.radians(turn - 90)
    site.spot(x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), z - 0.06, (0.35 * math.cos(a), 0.35 * math.sin(a), -1),
              watts, 130)
