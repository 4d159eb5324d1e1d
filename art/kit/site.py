"""A plant being laid out: parts placed on the slab, named anchors, lamps that light at night."""
import math

import bpy
from mathutils import Matrix, Vector

from kit import palette


class Site:
    """Where parts are placed. Right-hand axes: x along the long cut face, y away from it, z up.

    The slab reaches x -16.5..16.5 and y -12.5..12.5; the camera looks from +x, -y. The faces in
    view are y = -12.5 (long, left) and x = 16.5 (short, right); the sun stands at -x, -y.
    """

    def __init__(self):
        self.anchors = {}
        self.night = palette.NIGHT
        self._meshes = {}

    def add(self, part, x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0):
        """Stand a part on the site; a form placed many times shares one mesh."""
        key = id(part)
        if key not in self._meshes:
            self._meshes[key] = (part, part.mesh('part'))
        thing = bpy.data.objects.new('part', self._meshes[key][1])
        size = scale if isinstance(scale, (tuple, list)) else (scale, scale, scale)
        thing.matrix_world = (
            Matrix.Translation((x, y, z))
            @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Diagonal((*size, 1.0))
        )
        bpy.context.scene.collection.objects.link(thing)
        return thing

    def lay(self, mesh):
        """Link a ready mesh where it is, for the ground itself."""
        bpy.context.scene.collection.objects.link(bpy.data.objects.new('ground', mesh))

    def anchor(self, name, x, y, z):
        """Name a piece of equipment (kebab-case) for the numbered pins of its page."""
        self.anchors[name] = (x, y, z)

    def spot(self, x, y, z, aim=(0, 0, -1), watts=400, cone=110, color='#FFC98A', radius=0.12):
        """A warm lamp that burns at night only, aimed along a vector; power in watts of radiance."""
        if not self.night:
            return
        self._light('SPOT', (x, y, z), watts, color, radius, aim, cone)

    def glow(self, x, y, z, watts=30, color='#FFB061', radius=0.1):
        """A small round light at night: a wall fixture or the warmth of a live bus."""
        if self.night:
            self._light('POINT', (x, y, z), watts, color, radius)

    def _light(self, kind, at, watts, color, radius, aim=None, cone=None):
        data = bpy.data.lights.new('lamp', kind)
        data.energy, data.color = watts, palette.linear(color)[:3]
        data.shadow_soft_size = radius
        thing = bpy.data.objects.new('lamp', data)
        thing.location = at
        if kind == 'SPOT':
            data.spot_size, data.spot_blend = math.radians(cone), 0.85
            thing.rotation_euler = Vector(aim).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.scene.collection.objects.link(thing)
