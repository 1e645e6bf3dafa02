"""Photographs a scene of `scene.ts` in Blender Cycles and writes its linear radiance.

blender -b --factory-startup --python photograph.py -- scene.json scene.f32 size threads samples:out.f32 ...
One Blender unit is 1 mm; our y is Blender's z. Prints `seconds <samples> <processor seconds>` for every picture.
"""
import json
import math
import os
import sys
import tempfile

import bpy
import numpy as np
from mathutils import Matrix, Vector

scene_file, floats_file, size, threads, *pictures = sys.argv[sys.argv.index("--") + 1 :]
description = json.load(open(scene_file))
floats = np.fromfile(floats_file, dtype=np.float32)


def array(range_, width):
    start, length = range_
    return floats[start : start + length].reshape(-1, width)


def turned(points):
    """From y up to z up."""
    points = np.asarray(points, dtype=np.float32).reshape(-1, 3)
    return np.stack([points[:, 0], -points[:, 2], points[:, 1]], axis=1)


def image(name, range_, width):
    texels = array(range_, 4)
    made = bpy.data.images.new(name, width, len(texels) // width, float_buffer=True)
    made.colorspace_settings.name = "Linear"
    made.pixels.foreach_set(texels.ravel())
    made.pack()
    return made


def material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.node_tree.nodes.clear()
    return made, made.node_tree.nodes, made.node_tree.links


def surface(nodes, links, shader, volume=None):
    out = nodes.new("ShaderNodeOutputMaterial")
    links.new(shader.outputs[0], out.inputs["Surface"])
    if volume:
        links.new(volume.outputs[0], out.inputs["Volume"])


def material_of(row):
    made, nodes, links = material(row["kind"])
    if row["kind"] == "stone":
        glass = nodes.new("ShaderNodeBsdfGlass")
        glass.inputs["IOR"].default_value = row["ior"]
        glass.inputs["Roughness"].default_value = 0
        volume = None
        most = max(row["absorption"])
        if most > 0:
            volume = nodes.new("ShaderNodeVolumeAbsorption")
            volume.inputs["Color"].default_value = [1 - value / most for value in row["absorption"]] + [1]
            volume.inputs["Density"].default_value = most
        surface(nodes, links, glass, volume)
        return made
    principled = nodes.new("ShaderNodeBsdfPrincipled")
    principled.inputs["Base Color"].default_value = list(row["color"]) + [1]
    principled.inputs["Roughness"].default_value = row["roughness"]
    principled.inputs["Metallic"].default_value = 1 if row["kind"] == "metal" else 0
    surface(nodes, links, principled)
    return made


def add_mesh(name, corners, triangles, normals=None):
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(corners))
    mesh.vertices.foreach_set("co", turned(corners).ravel())
    mesh.loops.add(triangles.size)
    mesh.loops.foreach_set("vertex_index", triangles.ravel().astype(np.int32))
    mesh.polygons.add(len(triangles))
    sides = triangles.shape[1]
    mesh.polygons.foreach_set("loop_start", np.arange(0, triangles.size, sides, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(triangles), sides, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(triangles), dtype=bool))
    mesh.update()
    if normals is not None:
        mesh.use_auto_smooth = True
        mesh.normals_split_custom_set(turned(normals).tolist())
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    return made


def add_piece():
    for row in description["meshes"]:
        corners = array(row["corners"], 3)
        if len(corners) == 0:
            continue
        triangles = np.arange(len(corners)).reshape(-1, 3)
        made = add_mesh("piece", corners, triangles, array(row["normals"], 3))
        made.data.materials.append(material_of(row["material"]))


def add_softboxes():
    for row in description["softboxes"]:
        center, right, up = (np.array(row[key]) for key in ("center", "right", "up"))
        corners = np.array([center - right - up, center + right - up, center + right + up, center - right + up])
        made = add_mesh("softbox", corners, np.array([[0, 1, 2, 3]]))
        uv = made.data.uv_layers.new(name="uv")
        uv.data.foreach_set("uv", np.array([0, 0, 1, 0, 1, 1, 0, 1], dtype=np.float32))
        shade, nodes, links = material("softbox")
        texture = nodes.new("ShaderNodeTexImage")
        texture.image = image("softbox", row["texels"], row["width"])
        texture.extension = "EXTEND"
        emission = nodes.new("ShaderNodeEmission")
        geometry = nodes.new("ShaderNodeNewGeometry")
        front = nodes.new("ShaderNodeMath")
        front.operation = "SUBTRACT"
        front.inputs[0].default_value = 1
        links.new(geometry.outputs["Backfacing"], front.inputs[1])
        links.new(texture.outputs["Color"], emission.inputs["Color"])
        links.new(front.outputs[0], emission.inputs["Strength"])
        surface(nodes, links, emission)
        made.data.materials.append(shade)
        made.visible_camera = False
        made.visible_shadow = False
        # What stones see of the lights is in their own sky.
        made.visible_transmission = False
        made.visible_diffuse = not row["isForMetalOnly"]


def add_stage():
    row = description["stage"]
    rings, spokes = row["rings"], row["spokes"]
    corners = array(row["corners"], 3)
    quads = []
    for ring in range(rings):
        for spoke in range(spokes):
            after = (spoke + 1) % spokes
            quads.append([ring * spokes + spoke, ring * spokes + after, (ring + 1) * spokes + after, (ring + 1) * spokes + spoke])
    made = add_mesh("stage", corners, np.array(quads))
    for name in ("camera", "metal"):
        colors = array(row[name], 3)
        attribute = made.data.attributes.new(name, "FLOAT_COLOR", "POINT")
        attribute.data.foreach_set("color", np.hstack([colors, np.ones((len(colors), 1))]).astype(np.float32).ravel())
    shade, nodes, links = material("stage")
    seen, mirrored = nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeAttribute")
    seen.attribute_name, mirrored.attribute_name = "camera", "metal"
    glow, glow_in_metal = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeEmission")
    glow.inputs["Strength"].default_value = row["backlit"]
    links.new(seen.outputs["Color"], glow.inputs["Color"])
    links.new(mirrored.outputs["Color"], glow_in_metal.inputs["Color"])
    paper = nodes.new("ShaderNodeBsdfDiffuse")
    scaled = nodes.new("ShaderNodeVectorMath")
    scaled.operation = "SCALE"
    scaled.inputs["Scale"].default_value = row["albedo"]
    links.new(seen.outputs["Color"], scaled.inputs[0])
    links.new(scaled.outputs[0], paper.inputs["Color"])
    lit = nodes.new("ShaderNodeAddShader")
    links.new(glow.outputs[0], lit.inputs[0])
    links.new(paper.outputs[0], lit.inputs[1])
    path = nodes.new("ShaderNodeLightPath")
    mix = nodes.new("ShaderNodeMixShader")
    links.new(path.outputs["Is Camera Ray"], mix.inputs[0])
    links.new(glow_in_metal.outputs[0], mix.inputs[1])
    links.new(lit.outputs[0], mix.inputs[2])
    surface(nodes, links, mix)
    made.data.materials.append(shade)


def add_sky():
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    path = nodes.new("ShaderNodeLightPath")
    out = nodes.new("ShaderNodeOutputWorld")

    def background(color):
        made = nodes.new("ShaderNodeBackground")
        if isinstance(color, list):
            made.inputs["Color"].default_value = color + [1]
        else:
            links.new(color, made.inputs["Color"])
        return made.outputs[0]

    def sky(name):
        texture = nodes.new("ShaderNodeTexEnvironment")
        texture.image = image(name, description[name], description["skyWidth"])
        return background(texture.outputs["Color"])

    def mixed(share, otherwise, where):
        mix = nodes.new("ShaderNodeMixShader")
        links.new(path.outputs[share], mix.inputs[0])
        links.new(otherwise, mix.inputs[1])
        links.new(where, mix.inputs[2])
        return mix.outputs[0]

    room = mixed("Is Transmission Ray", sky("sky"), sky("skyThroughStones"))
    links.new(mixed("Is Camera Ray", room, background(list(description["backdrop"]))), out.inputs["Surface"])


def add_camera():
    row = description["camera"]
    azimuth, elevation = math.radians(row["azimuthDeg"]), math.radians(row["elevationDeg"])
    back = Vector((math.cos(elevation) * math.sin(azimuth), -math.cos(elevation) * math.cos(azimuth), math.sin(elevation)))
    target = Vector(turned([row["target"]])[0])
    right = Vector((0, 0, 1)).cross(back).normalized()
    up = back.cross(right)
    data = bpy.data.cameras.new("camera")
    data.sensor_fit = "VERTICAL"
    data.angle = math.radians(row["fovDeg"])
    data.clip_start, data.clip_end = 0.1, 1e5
    if row["apertureMm"] > 0:
        data.dof.use_dof = True
        data.dof.focus_distance = row["focusMm"]
        # Blender's f-number is of a lens in mm in a scene in units: its radius is lens / 1000 / (2 f).
        data.dof.aperture_fstop = data.lens / 1000 / (2 * row["apertureMm"])
    made = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(made)
    place = target + back * row["distanceMm"]
    made.matrix_world = Matrix(
        [[right[i], up[i], back[i], place[i]] for i in range(3)] + [[0, 0, 0, 1]]
    )
    bpy.context.scene.camera = made


bpy.ops.wm.read_factory_settings(use_empty=True)
add_piece()
add_softboxes()
add_stage()
add_sky()
add_camera()
scene = bpy.context.scene
scene.render.engine = "CYCLES"
scene.render.resolution_x = scene.render.resolution_y = int(size)
scene.render.threads_mode = "FIXED"
scene.render.threads = int(threads)
scene.render.image_settings.file_format = "OPEN_EXR"
scene.render.image_settings.color_depth = "32"
cycles = scene.cycles
cycles.use_denoising = False
cycles.use_adaptive_sampling = False
cycles.max_bounces = 24
cycles.glossy_bounces = cycles.transmission_bounces = 24
cycles.caustics_reflective = cycles.caustics_refractive = True
cycles.blur_glossy = 0
cycles.sample_clamp_indirect = 0
cycles.pixel_filter_type = "BOX"
cycles.filter_width = 1
for picture in pictures:
    samples, out = picture.split(":", 1)
    cycles.samples = int(samples)
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = os.path.join(folder, "picture.exr")
        before = os.times()
        bpy.ops.render.render(write_still=True)
        after = os.times()
        linear = bpy.data.images.load(scene.render.filepath)
        pixels = np.empty(len(linear.pixels), dtype=np.float32)
        linear.pixels.foreach_get(pixels)
        np.flipud(pixels.reshape(int(size), int(size), -1)[:, :, :3]).astype(np.float32).tofile(out)
        bpy.data.images.remove(linear)
    print(f"seconds {samples} {after.user + after.system - before.user - before.system:.2f}", flush=True)
