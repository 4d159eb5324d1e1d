"""The scene under construction: parts on the slab, named anchors, lamps that are on at night."""
import math

import bpy
from mathutils import Matrix, Vector

from kit import palette


class Site:
    """One scene, in meters. The axes are right-handed: x along the long cut face, y away from it, z up.

    The slab extends from x = -16.5 to 16.5 and from y = -12.5 to 12.5. The camera looks from +x, -y. The visible faces
    are y = -12.5 (long, left) and x = 16.5 (short, right). The sun is at -x, -y.
    """

    def __init__(self):
        self.anchors = {}
        self.night = palette.NIGHT
        self._meshes = {}

    def add(self, part, x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0):
        """Adds a part to the scene. Copies of the same Form share one mesh. `turn` (about z) is in degrees."""
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
        """Adds a finished Blender mesh at the origin. Used for the ground."""
        bpy.context.scene.collection.objects.link(bpy.data.objects.new('ground', mesh))

    def anchor(self, name, x, y, z):
        """Records the place of a pin under a name in kebab-case, for the numbered pins of the page."""
        self.anchors[name] = (x, y, z)

    def spot(self, x, y, z, aim=(0, 0, -1), watts=400, cone=110, color='#FFC98A', radius=0.12):
        """Adds a warm spotlight, at night only. `aim` is its direction; `cone` is in degrees."""
        if not self.night:
            return
        self._light('SPOT', (x, y, z), watts, color, radius, aim, cone)

    def glow(self, x, y, z, watts=30, color='#FFB061', radius=0.1):
        """Adds a small light in all directions, at night only: a wall lamp, or the glow of live conductors."""
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
