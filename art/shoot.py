"""The part of render.ts that runs in Blender: builds one scene and writes its render passes and anchors.

blender -b -t 1 --python art/shoot.py -- SCENE day|night FOLDER WIDTH SAMPLES THREADS [L B R T]
"""
import importlib
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

import stage  # noqa: E402
from kit.site import Site  # noqa: E402


def shoot(name, mode, folder, width, samples, threads, border=None):
    """Builds and renders one scene. Writes the anchors to anchors.json, in the folder of the passes."""
    began = time.time()
    stage.clear(mode == 'night')
    site = Site()
    importlib.import_module('scenes.' + name.replace('-', '_')).build(site)
    camera = stage.camera()
    stage.light(mode == 'night')
    stage.quality(width, samples, threads, border)
    stage.passes(folder)
    bpy.context.view_layer.update()
    places = {}
    for key, at in site.anchors.items():
        seen = world_to_camera_view(bpy.context.scene, camera, Vector(at))
        places[key] = {'x': round(seen.x, 4), 'y': round(1 - seen.y, 4)}
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, 'anchors.json'), 'w') as out:
        json.dump(places, out, indent=2)
    faces = sum(len(o.data.polygons) for o in bpy.data.objects if o.type == 'MESH')
    print(f'built {faces} faces in {time.time() - began:.1f} s', flush=True)
    bpy.ops.render.render()
    print(f'rendered in {time.time() - began:.1f} s, {time.process_time():.1f} s of processor', flush=True)


arguments = sys.argv[sys.argv.index('--') + 1:]
shoot(*arguments[:3], *(int(a) for a in arguments[3:6]), tuple(float(a) for a in arguments[6:10]) or None)
