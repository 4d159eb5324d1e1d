"""A scale model of a wind turbine. Its tower is thicker than to scale, so that a full-size door fits."""
from kit.access import steps
from kit.building import door, wall_lamp
from kit.form import Form
from kit.wind import nacelle, rotor, tower


def model_turbine(hub=14.2, radius=9.3, turn=0.0, yaw=35.0):
    """A 2 MW turbine at about 0.18 times its full size, with the true proportion of hub height and rotor.

    `turn` is the angle of the rotor; `yaw` turns the nacelle from -y toward +x. Both are in degrees.
    """
    form = tower(hub, 0.86, 0.44, False)
    form.box((0.82, 0.3, 2.12), (0, -0.7, 1.2), 'white', 0.04)
    form.put(door(0.62, 1.95, 'dark-gray', False), 0, -0.86, 1.2)
    form.put(steps(1.2, 1.1, 0.9), 0, -0.84, 0)
    form.put(wall_lamp(), 0, -0.82, 3.5)
    head = Form()
    head.put(nacelle(2.3, 0.86))
    head.put(rotor(radius, turn=turn), 0, -2.3 * 0.3 - 0.62 - radius * 0.03, 0.86 * 0.55 + 0.15)
    form.put(head, 0, 0, hub, yaw)
    return form
