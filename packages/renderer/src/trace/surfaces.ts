import type { Crystal, Lacquer, Material, Metal, Pearl } from '../materials/material';
import { FRAME_STRIDE, GEM_INSTANCE, INSTANCE_STRIDE } from '../scene/pack';
import { createGemShader } from './gem';
import { HIT_INSTANCE, HIT_PLANE, HIT_T, HIT_TRIANGLE, HIT_U, HIT_V } from './intersect';
import { createBodyShader, PEARL_SKIN } from './body';
import { paint } from './pattern';
import { conductorFresnel, directionalAlbedo, sampleVisibleNormal, visibleWeight } from './conductor';
import { brushDirection, brushStroke, hammerTilt, pitTilt, polishWave } from './relief';
import { SHEENS } from './sheen';
import { cloud } from './math';
import type { Tracing } from './tracing';

/** Shades the intersector's last hit for the ray that made it. */
export type SurfaceShader = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  depth: number,
  throughGem: boolean,
  blur: number,
) => void;

/** Metal reflections followed; the depth of colour in folds of gold comes from these. */
const METAL_DEPTH = 5;
const METAL_DEPTH_IN_GEM = 3;
/** Reflections of reflections do not show the waves of polish. */
const WAVY_DEPTH = 1;
/** Rougher metal than this is sampled; the lobe of a smoother one only softens the lights. */
const SAMPLED_ALPHA = 0.05;
/** Half-width of a lobe in radians, in units of its roughness. */
const LOBE_WIDTH = 2;
/** Share of the lobe that a sampled reflection sees prefiltered (Krivanek and Colbert, "Filtered importance sampling", 2008). */
const PREFILTERED = 0.7;
/** Reflected rays start this far above the surface, mm. */
const LIFT_MM = 2e-3;
const OCCLUSION_REACH_MM = 12;
const OCCLUDED = 0.35;
/** Metal nearer than this above a place makes it a recess, mm. */
const RECESS_MM = 1.6;
const GRAZING = 0.9;

/** How much of the angle by which the normal turns within a pixel softens the lights, and the most of it, radians. */
const CURVED_SHARE = 0.8;
const MOST_CURVED_BLUR = 1;
/** Edges count as at least this long when the curvature of a triangle is measured, mm. */
const SHORTEST_MM = 0.01;
/** A pixel's share of a surface seen edge-on is no longer than at this cosine. */
const EDGE_ON = 0.25;

/** Places in the surface frame: shading normal, geometric normal, reflected direction, start of the reflection. */
const N = 0;
const G = 3;
const R = 6;
const Q = 9;
const COS = 12;

export interface Surfaces {
  readonly shade: SurfaceShader;
  /** World normal of the mesh that was hit, towards the ray. */
  readonly meshNormal: (instance: number, dx: number, dy: number, dz: number, out: Float64Array) => void;
}

export function createSurfaces(tracing: Tracing): Surfaces {
  const { scene, environment, intersector, light, random, stage } = tracing;
  const { triangles, normals, triangleMaterials, frames, instances, materials } = scene;
  const { hit, what } = intersector;
  const shadeGem = createGemShader(tracing);
  const shadeBody = createBodyShader(tracing);
  // Scratch values reused by every call: shaders copy them to locals before they trace on.
  const frame = new Float64Array(13);
  const tilt = new Float64Array(3);
  const sheen = new Float64Array(3);
  const fresnel = new Float64Array(3);
  const painted: [number, number, number] = [0, 0, 0];

  /** Shading and geometric normal of the mesh that was hit, in world space, both towards the ray. */
  function meshNormals(instance: number, dx: number, dy: number, dz: number): void {
    const k = what[HIT_TRIANGLE]! * 9;
    const u = hit[HIT_U]!;
    const v = hit[HIT_V]!;
    const w = 1 - u - v;
    const f = instance * FRAME_STRIDE;
    const sx = normals[k]! * w + normals[k + 3]! * u + normals[k + 6]! * v;
    const sy = normals[k + 1]! * w + normals[k + 4]! * u + normals[k + 7]! * v;
    const sz = normals[k + 2]! * w + normals[k + 5]! * u + normals[k + 8]! * v;
    const gx = triangles[k + 4]! * triangles[k + 8]! - triangles[k + 5]! * triangles[k + 7]!;
    const gy = triangles[k + 5]! * triangles[k + 6]! - triangles[k + 3]! * triangles[k + 8]!;
    const gz = triangles[k + 3]! * triangles[k + 7]! - triangles[k + 4]! * triangles[k + 6]!;
    turnToWorld(f, sx, sy, sz, N);
    turnToWorld(f, gx, gy, gz, G);
    if (frame[G]! * dx + frame[G + 1]! * dy + frame[G + 2]! * dz > 0) negate(G);
    if (frame[N]! * frame[G]! + frame[N + 1]! * frame[G + 1]! + frame[N + 2]! * frame[G + 2]! < 0) negate(N);
  }

  function turnToWorld(f: number, x: number, y: number, z: number, at: number): void {
    const wx = frames[f]! * x + frames[f + 3]! * y + frames[f + 6]! * z;
    const wy = frames[f + 1]! * x + frames[f + 4]! * y + frames[f + 7]! * z;
    const wz = frames[f + 2]! * x + frames[f + 5]! * y + frames[f + 8]! * z;
    const scale = 1 / Math.sqrt(wx * wx + wy * wy + wz * wz);
    frame[at] = wx * scale;
    frame[at + 1] = wy * scale;
    frame[at + 2] = wz * scale;
  }

  function negate(at: number): void {
    frame[at] = -frame[at]!;
    frame[at + 1] = -frame[at + 1]!;
    frame[at + 2] = -frame[at + 2]!;
  }

  function tiltNormal(x: number, y: number, z: number): void {
    const nx = frame[N]! + x;
    const ny = frame[N + 1]! + y;
    const nz = frame[N + 2]! + z;
    const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
    frame[N] = nx * scale;
    frame[N + 1] = ny * scale;
    frame[N + 2] = nz * scale;
  }

  /** Reflected direction (kept above the surface), its start and the cosine of incidence. */
  function reflect(px: number, py: number, pz: number, dx: number, dy: number, dz: number): void {
    const nx = frame[N]!;
    const ny = frame[N + 1]!;
    const nz = frame[N + 2]!;
    const gx = frame[G]!;
    const gy = frame[G + 1]!;
    const gz = frame[G + 2]!;
    const cos = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
    frame[Q] = px + gx * LIFT_MM;
    frame[Q + 1] = py + gy * LIFT_MM;
    frame[Q + 2] = pz + gz * LIFT_MM;
    frame[COS] = cos;
    setReflection(dx + 2 * cos * nx, dy + 2 * cos * ny, dz + 2 * cos * nz);
  }

  /** Takes a direction to reflect in, lifted above the surface where it points into it. */
  function setReflection(rx: number, ry: number, rz: number): void {
    const gx = frame[G]!;
    const gy = frame[G + 1]!;
    const gz = frame[G + 2]!;
    const lift = Math.max(0, 0.01 - (rx * gx + ry * gy + rz * gz));
    const x = rx + lift * gx;
    const y = ry + lift * gy;
    const z = rz + lift * gz;
    const scale = 1 / Math.sqrt(x * x + y * y + z * z);
    frame[R] = x * scale;
    frame[R + 1] = y * scale;
    frame[R + 2] = z * scale;
  }

  /** Squared turn of the normal over squared length, between two corners of a triangle that starts at float `k`. */
  function bend(k: number, from: number, to: number): number {
    const turnX = normals[k + to]! - normals[k + from]!;
    const turnY = normals[k + to + 1]! - normals[k + from + 1]!;
    const turnZ = normals[k + to + 2]! - normals[k + from + 2]!;
    const hasStart = from > 0 ? 1 : 0;
    const x = triangles[k + to]! - hasStart * triangles[k + from]!;
    const y = triangles[k + to + 1]! - hasStart * triangles[k + from + 1]!;
    const z = triangles[k + to + 2]! - hasStart * triangles[k + from + 2]!;
    return (turnX * turnX + turnY * turnY + turnZ * turnZ) / (x * x + y * y + z * z + SHORTEST_MM * SHORTEST_MM);
  }

  /**
   * Softness that a camera pixel's share of the curved mesh gives to the lights it mirrors, radians. Without it a
   * highlight narrower than a pixel is a dotted line.
   */
  function curvedBlur(instance: number): number {
    const k = what[HIT_TRIANGLE]! * 9;
    const curvature = Math.sqrt(Math.max(bend(k, 0, 3), bend(k, 0, 6), bend(k, 3, 6))) * frames[instance * FRAME_STRIDE + 13]!;
    const footprint = (hit[HIT_T]! * tracing.pixelAngle) / Math.max(EDGE_ON, frame[COS]!);
    return Math.min(MOST_CURVED_BLUR, CURVED_SHARE * curvature * footprint);
  }

  function traceReflection(depth: number, blur: number): void {
    tracing.trace(frame[Q]!, frame[Q + 1]!, frame[Q + 2]!, frame[R]!, frame[R + 1]!, frame[R + 2]!, depth, false, blur, -1);
  }

  /** A mirror reflection whose lobe softens the lights. */
  function shadeSmoothMetal(metal: Metal, depth: number, throughGem: boolean, blur: number): void {
    conductorFresnel(metal, frame[COS]!, fresnel);
    const red = fresnel[0]!;
    const green = fresnel[1]!;
    const blue = fresnel[2]!;
    if (depth >= (throughGem ? METAL_DEPTH_IN_GEM : METAL_DEPTH)) environment.farRadiance(frame[R]!, frame[R + 1]!, frame[R + 2]!, light);
    else traceReflection(depth + 1, blur + LOBE_WIDTH * Math.sqrt(metal.alphaAlong * metal.alphaAcross));
    light[0]! *= red;
    light[1]! *= green;
    light[2]! *= blue;
  }

  /** One direction of the lobe, chosen by the normals that the viewer sees; what one reflection loses is made up for by Turquin's factor. */
  function shadeRoughMetal(metal: Metal, dx: number, dy: number, dz: number, depth: number, throughGem: boolean, blur: number): void {
    const nx = frame[N]!;
    const ny = frame[N + 1]!;
    const nz = frame[N + 2]!;
    brushDirection(nx, ny, nz, tilt);
    const tx = tilt[0]!;
    const ty = tilt[1]!;
    const tz = tilt[2]!;
    const bx = ny * tz - nz * ty;
    const by = nz * tx - nx * tz;
    const bz = nx * ty - ny * tx;
    const vx = -(dx * tx + dy * ty + dz * tz);
    const vy = -(dx * bx + dy * by + dz * bz);
    const vz = frame[COS]!;
    const { alphaAlong, alphaAcross } = metal;
    tracing.isPartial = true;
    sampleVisibleNormal(vx, vy, vz, alphaAlong, alphaAcross, tracing.lobe[0]!, tracing.lobe[1]!, tilt);
    const mx = tilt[0]!;
    const my = tilt[1]!;
    const mz = tilt[2]!;
    const facing = vx * mx + vy * my + vz * mz;
    const lx = 2 * facing * mx - vx;
    const ly = 2 * facing * my - vy;
    const lz = 2 * facing * mz - vz;
    const weight = visibleWeight(vx, vy, vz, lx, ly, lz, alphaAlong, alphaAcross);
    if (weight === 0) {
      light.fill(0);
      return;
    }
    conductorFresnel(metal, Math.min(1, Math.max(0, facing)), fresnel);
    const alpha = Math.sqrt(alphaAlong * alphaAcross);
    const albedo = directionalAlbedo(vz, alpha);
    const lost = (1 - albedo) / albedo;
    const red = fresnel[0]! * weight * (1 + metal.reflectance[0] * lost);
    const green = fresnel[1]! * weight * (1 + metal.reflectance[1] * lost);
    const blue = fresnel[2]! * weight * (1 + metal.reflectance[2] * lost);
    setReflection(lx * tx + ly * bx + lz * nx, lx * ty + ly * by + lz * ny, lx * tz + ly * bz + lz * nz);
    if (depth >= (throughGem ? METAL_DEPTH_IN_GEM : METAL_DEPTH)) environment.farRadiance(frame[R]!, frame[R + 1]!, frame[R + 2]!, light);
    else traceReflection(depth + 1, blur + LOBE_WIDTH * PREFILTERED * alpha);
    light[0]! *= red;
    light[1]! *= green;
    light[2]! *= blue;
  }

  /** How much of the metal's light sulphide takes: most in recesses, where polishing does not reach, in clouds elsewhere. */
  function tarnishShare(px: number, py: number, pz: number): number {
    const clouds = 0.3 + 0.7 * cloud(px / 2.3 + pz * 0.4, py / 2.3 - pz * 0.3, 311);
    return openness(RECESS_MM, GRAZING) > 0 ? 0.5 * clouds : 0.95;
  }

  /** 1 where a random ray above the surface meets nothing within a distance in mm, else 0; the less it is `upright`, the lower it goes. */
  function openness(reachMm: number, upright = 1): number {
    tracing.isPartial = true;
    const ax = upright * frame[N]! + random.next() * 2 - 1;
    const ay = upright * frame[N + 1]! + random.next() * 2 - 1;
    const az = upright * frame[N + 2]! + random.next() * 2 - 1;
    const scale = 1 / Math.sqrt(ax * ax + ay * ay + az * az + 1e-9);
    return intersector.blocked(frame[Q]!, frame[Q + 1]!, frame[Q + 2]!, ax * scale, ay * scale, az * scale, reachMm) ? 0 : 1;
  }

  /** Paint, enamel, leather or a dial: diffuse colour with one stochastic occlusion ray under a glossy coat. */
  function shadeLacquer(lacquer: Lacquer, px: number, py: number, pz: number, depth: number, blur: number): void {
    tracing.irradiance(frame[N]!, frame[N + 1]!, frame[N + 2]!);
    if (lacquer.pattern) paint(lacquer.pattern, px, py, pz, lacquer.color, painted);
    const color = lacquer.pattern ? painted : lacquer.color;
    let red = light[0]! * color[0];
    let green = light[1]! * color[1];
    let blue = light[2]! * color[2];
    if (lacquer.sheen) {
      SHEENS[lacquer.sheen](px - stage.setting.centerA, py - stage.setting.centerB, lacquer.color, sheen);
      red *= sheen[0]!;
      green *= sheen[1]!;
      blue *= sheen[2]!;
    }
    if (depth < 2 && openness(OCCLUSION_REACH_MM) === 0) {
      red *= OCCLUDED;
      green *= OCCLUDED;
      blue *= OCCLUDED;
    }
    const m = 1 - frame[COS]!;
    const coat = lacquer.gloss * (0.04 + 0.96 * m * m * m * m * m);
    if (coat > 0.003 && depth < 3) {
      traceReflection(depth + 1, blur + 0.02);
      red += light[0]! * coat;
      green += light[1]! * coat;
      blue += light[2]! * coat;
    }
    light[0] = red;
    light[1] = green;
    light[2] = blue;
  }

  /** Thin watch glass: what lies behind it, with the room's reflection on top. */
  function shadeCrystal(px: number, py: number, pz: number, dx: number, dy: number, dz: number, depth: number, blur: number): void {
    const m = 1 - frame[COS]!;
    const coat = Math.min(1, 0.5 * (0.05 + 0.95 * m * m * m * m * m));
    const [qx, qy, qz] = [frame[Q]!, frame[Q + 1]!, frame[Q + 2]!];
    const [rx, ry, rz] = [frame[R]!, frame[R + 1]!, frame[R + 2]!];
    tracing.trace(px + dx * LIFT_MM, py + dy * LIFT_MM, pz + dz * LIFT_MM, dx, dy, dz, Math.min(3, Math.max(1, depth + 1)), false, blur, -1);
    const red = light[0]!;
    const green = light[1]!;
    const blue = light[2]!;
    if (depth < 2) environment.radianceWithoutCards(qx, qy, qz, rx, ry, rz, 0.02, light);
    else light.fill(0);
    light[0] = red * (1 - coat) + light[0]! * coat;
    light[1] = green * (1 - coat) + light[1]! * coat;
    light[2] = blue * (1 - coat) + light[2]! * coat;
  }

  function shadeMesh(
    material: Metal | Lacquer | Crystal | Pearl,
    px: number,
    py: number,
    pz: number,
    dx: number,
    dy: number,
    dz: number,
    depth: number,
    throughGem: boolean,
    blur: number,
  ): void {
    if (material.kind === 'metal') {
      if (depth < WAVY_DEPTH) {
        const w = material.waviness;
        tiltNormal(polishWave(px, py, 0) * w, polishWave(py, pz, 0.207) * w, polishWave(pz, px, 0.334) * w);
      }
      if (material.hammer > 0) {
        hammerTilt(px, py, pz, material.hammer, tilt);
        tiltNormal(tilt[0]!, tilt[1]!, tilt[2]!);
      }
      if (material.brush > 0) {
        const nx = frame[N]!;
        const ny = frame[N + 1]!;
        const nz = frame[N + 2]!;
        const slope = material.brush * brushStroke(px, py, pz, nx, ny, nz);
        brushDirection(nx, ny, nz, tilt);
        tiltNormal(slope * (ny * tilt[2]! - nz * tilt[1]!), slope * (nz * tilt[0]! - nx * tilt[2]!), slope * (nx * tilt[1]! - ny * tilt[0]!));
      }
      if (material.grain > 0) {
        pitTilt(px, py, pz, material.grain, tilt);
        tiltNormal(tilt[0]!, tilt[1]!, tilt[2]!);
      }
    }
    reflect(px, py, pz, dx, dy, dz);
    switch (material.kind) {
      case 'metal':
        if (material.tarnish > 0 && depth === 0) {
          const curved = curvedBlur(what[HIT_INSTANCE]!);
          const kept = 1 - material.tarnish * tarnishShare(px, py, pz);
          shadeRoughMetal(material, dx, dy, dz, depth, throughGem, blur + curved);
          for (let c = 0; c < 3; c++) light[c]! *= kept;
        } else if (depth === 0 && material.alphaAcross > SAMPLED_ALPHA) shadeRoughMetal(material, dx, dy, dz, depth, throughGem, blur + curvedBlur(what[HIT_INSTANCE]!));
        else shadeSmoothMetal(material, depth, throughGem, depth === 0 ? blur + curvedBlur(what[HIT_INSTANCE]!) : blur);
        return;
      case 'lacquer':
        shadeLacquer(material, px, py, pz, depth, blur);
        return;
      case 'crystal':
        shadeCrystal(px, py, pz, dx, dy, dz, depth, blur);
        return;
      case 'pearl':
        shadeBody(material.color, PEARL_SKIN, px, py, pz, dx, dy, dz, frame[N]!, frame[N + 1]!, frame[N + 2]!, 0, depth, blur);
    }
  }

  const shade: SurfaceShader = (ox, oy, oz, dx, dy, dz, depth, throughGem, blur) => {
    const instance = what[HIT_INSTANCE]!;
    const t = hit[HIT_T]!;
    const px = ox + dx * t;
    const py = oy + dy * t;
    const pz = oz + dz * t;
    const own = instances[instance * INSTANCE_STRIDE + 3]!;
    const material: Material = materials[own >= 0 ? own : triangleMaterials[what[HIT_TRIANGLE]!]!]!;
    if (material.kind !== 'gem') {
      meshNormals(instance, dx, dy, dz);
      shadeMesh(material, px, py, pz, dx, dy, dz, depth, throughGem, blur);
      return;
    }
    if (material.body === 'clear') {
      shadeGem(px, py, pz, dx, dy, dz, depth, instance, what[HIT_PLANE]!, material);
      return;
    }
    if (instances[instance * INSTANCE_STRIDE] === GEM_INSTANCE) gemNormal(instance, what[HIT_PLANE]!, material.rounded, px, py, pz);
    else meshNormals(instance, dx, dy, dz);
    if (material.pattern) paint(material.pattern, px, py, pz, material.average, painted);
    shadeBody(material.pattern ? painted : material.average, material, px, py, pz, dx, dy, dz, frame[N]!, frame[N + 1]!, frame[N + 2]!, instance * FRAME_STRIDE, depth, blur);
  };

  /** World normal of a stone's facet, or the blended one of a rounded stone. */
  function gemNormal(instance: number, plane: number, rounded: boolean, px: number, py: number, pz: number): void {
    const f = instance * FRAME_STRIDE;
    let nx = scene.planes[plane * 4]!;
    let ny = scene.planes[plane * 4 + 1]!;
    let nz = scene.planes[plane * 4 + 2]!;
    if (rounded) {
      const inverse = frames[f + 13]!;
      const x = (px - frames[f + 9]!) * inverse;
      const y = (py - frames[f + 10]!) * inverse;
      const z = (pz - frames[f + 11]!) * inverse;
      const first = instances[instance * INSTANCE_STRIDE + 1]!;
      tracing.roundedNormal(
        first,
        first + instances[instance * INSTANCE_STRIDE + 2]!,
        frames[f]! * x + frames[f + 1]! * y + frames[f + 2]! * z,
        frames[f + 3]! * x + frames[f + 4]! * y + frames[f + 5]! * z,
        frames[f + 6]! * x + frames[f + 7]! * y + frames[f + 8]! * z,
      );
      nx = tracing.normal[0]!;
      ny = tracing.normal[1]!;
      nz = tracing.normal[2]!;
    }
    turnToWorld(f, nx, ny, nz, N);
  }

  return {
    shade,
    meshNormal(instance, dx, dy, dz, out) {
      meshNormals(instance, dx, dy, dz);
      for (let axis = 0; axis < 3; axis++) out[axis] = frame[N + axis]!;
    },
  };
}
