import { MOST_BOUNCES } from '../materials/gems';
import type { Gem } from '../materials/material';
import { FRAME_STRIDE, INSTANCE_STRIDE } from '../scene/pack';
import { HIT_T } from './intersect';
import { hiddenShare } from './inclusions';
import { pathColor, zoneShare } from './pathColor';
import type { Tracing } from './tracing';

/** Exiting branches weaker than this are left out; rays weaker than that end. */
const WEAKEST_EXIT = 0.004;
const WEAKEST_RAY = 0.02;
/** Exits at least this strong are traced to metal and stage; weaker ones read the table. */
const STRONG_EXIT = 0.05;
/** A facet this level is the table: the normal's share along the stone's axis. */
const LEVEL = 0.995;
/** Most of a light that a table mirrors: seen from afar all of it mirrors one direction, where a photographer holds a dark card. */
const TABLE_LIMIT = 0.4;
/** State of an exit of the first wavelength. */
const UNSEEN = 0;
const ROOM = 1;
const MET = 2;
/** Rays deeper than this get the stone's average colour. */
const DEEPEST_STONE = 4;

export type GemShader = (
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
  depth: number,
  instance: number,
  plane: number,
  gem: Gem,
) => void;

/**
 * Shades a clear stone without noise: the refracted ray is followed through the polyhedron and at every facet that
 * lets light out the exiting branch is added with its Fresnel weight, instead of choosing one of the two at random.
 */
export function createGemShader(tracing: Tracing): GemShader {
  const { scene, environment, intersector, light, roundedNormal, normal } = tracing;
  const { hit, leaveStone } = intersector;
  const { planes, frames, instances } = scene;
  const { rig } = environment;
  // Where the first wavelength left a stone with dispersion, and what it hit there. Only camera rays use them, which never nest.
  const firstFacets = new Int32Array(MOST_BOUNCES);
  const firstExits = new Uint8Array(MOST_BOUNCES);
  const firstLight = new Float64Array(MOST_BOUNCES * 3);

  const passed = new Float64Array(3);
  // Facets that the last path at each depth left by: neighbouring samples and wavelengths mostly leave by the same.
  const guesses = new Int32Array(DEEPEST_STONE * MOST_BOUNCES);

  return function shadeGem(px, py, pz, dx, dy, dz, depth, instance, plane, gem) {
    const f = instance * FRAME_STRIDE;
    const firstPlane = instances[instance * INSTANCE_STRIDE + 1]!;
    const planeCount = instances[instance * INSTANCE_STRIDE + 2]!;
    const endPlane = firstPlane + planeCount;
    const ax = frames[f]!;
    const ay = frames[f + 1]!;
    const az = frames[f + 2]!;
    const bx = frames[f + 3]!;
    const by = frames[f + 4]!;
    const bz = frames[f + 5]!;
    const cx = frames[f + 6]!;
    const cy = frames[f + 7]!;
    const cz = frames[f + 8]!;
    const scale = frames[f + 12]!;
    const inverse = frames[f + 13]!;
    const wx = (px - frames[f + 9]!) * inverse;
    const wy = (py - frames[f + 10]!) * inverse;
    const wz = (pz - frames[f + 11]!) * inverse;
    const startX = ax * wx + ay * wy + az * wz;
    const startY = bx * wx + by * wy + bz * wz;
    const startZ = cx * wx + cy * wy + cz * wz;
    const inX = ax * dx + ay * dy + az * dz;
    const inY = bx * dx + by * dy + bz * dz;
    const inZ = cx * dx + cy * dy + cz * dz;
    let nx = planes[plane * 4]!;
    let ny = planes[plane * 4 + 1]!;
    let nz = planes[plane * 4 + 2]!;
    if (gem.rounded) {
      roundedNormal(firstPlane, endPlane, startX, startY, startZ);
      nx = normal[0]!;
      ny = normal[1]!;
      nz = normal[2]!;
    }
    const cosIn = Math.max(1e-4, -(nx * inX + ny * inY + nz * inZ));
    const eta = gem.ior;
    const facing = ((eta - 1) / (eta + 1)) ** 2;
    const m = 1 - cosIn;
    const outer = facing + (1 - facing) * m * m * m * m * m;

    const rx = inX + 2 * cosIn * nx;
    const ry = inY + 2 * cosIn * ny;
    const rz = inZ + 2 * cosIn * nz;
    const ex = ax * rx + bx * ry + cx * rz;
    const ey = ay * rx + by * ry + cy * rz;
    const ez = az * rx + bz * ry + cz * rz;
    if (depth < 2) tracing.trace(px, py, pz, ex, ey, ez, depth + 2, true, 0, instance);
    else environment.radianceThroughGem(ex, ey, ez, light);
    if (nz > LEVEL && !gem.rounded) for (let c = 0; c < 3; c++) light[c] = Math.min(light[c]!, TABLE_LIMIT);
    let red = light[0]! * outer * gem.polarizer;
    let green = light[1]! * outer * gem.polarizer;
    let blue = light[2]! * outer * gem.polarizer;
    if (depth >= DEEPEST_STONE) {
      light[0] = red + gem.average[0] * (1 - outer);
      light[1] = green + gem.average[1] * (1 - outer);
      light[2] = blue + gem.average[2] * (1 - outer);
      return;
    }
    const fire = depth === 0 && gem.fire ? gem.fire[tracing.turn % gem.fire.length]! : null;
    const lanes = fire ? fire.indices.length : 1;
    if (fire) tracing.isPartial = true;
    const bounces = depth === 0 ? gem.bounces : 4;
    const mmPerUnit = scale * gem.tone;
    const coatRed = red;
    const coatGreen = green;
    const coatBlue = blue;
    let hidden = 0;
    // A single wavelength carries a part of the light.
    const strong = fire ? 3 * STRONG_EXIT : STRONG_EXIT;
    for (let lane = 0; lane < lanes; lane++) {
      const index = fire ? fire.indices[lane]! : eta;
      const laneRed = fire ? fire.rgb[lane]![0] : 1;
      const laneGreen = fire ? fire.rgb[lane]![1] : 1;
      const laneBlue = fire ? fire.rgb[lane]![2] : 1;
      const ratio = 1 / index;
      const bend = ratio * cosIn - Math.sqrt(1 - ratio * ratio * (1 - cosIn * cosIn));
      let vx = ratio * inX + bend * nx;
      let vy = ratio * inY + bend * ny;
      let vz = ratio * inZ + bend * nz;
      let x = startX;
      let y = startY;
      let z = startZ;
      let weight = 1 - outer;
      let path = 0;
      let alongX = 0;
      let alongY = 0;
      let last = plane;
      let withFirst = lane > 0;
      for (let bounce = 0; bounce < bounces; bounce++) {
        const facet = leaveStone(firstPlane, planeCount, x, y, z, vx, vy, vz, last, guesses[depth * MOST_BOUNCES + bounce]!);
        if (facet < 0) break;
        guesses[depth * MOST_BOUNCES + bounce] = facet;
        const nearest = Math.max(0, hit[HIT_T]!);
        if (gem.inclusions && lane === 0 && bounce === 0) hidden = hiddenShare(gem.inclusions, x * scale, y * scale, z * scale, vx, vy, vz, nearest * scale);
        x += vx * nearest;
        y += vy * nearest;
        z += vz * nearest;
        path += nearest;
        alongX += nearest * (gem.isZoned ? zoneShare(y - 0.5 * nearest * vy) : vx * vx);
        alongY += nearest * vy * vy;
        last = facet;
        if (lane === 0 && fire) {
          firstFacets[bounce] = facet;
          firstExits[bounce] = UNSEEN;
        } else if (withFirst) withFirst = firstFacets[bounce] === facet;
        let n0 = planes[facet * 4]!;
        let n1 = planes[facet * 4 + 1]!;
        let n2 = planes[facet * 4 + 2]!;
        if (gem.rounded) {
          roundedNormal(firstPlane, endPlane, x, y, z);
          if (normal[0]! * vx + normal[1]! * vy + normal[2]! * vz > 0.01) {
            n0 = normal[0]!;
            n1 = normal[1]!;
            n2 = normal[2]!;
          }
        }
        const cos = vx * n0 + vy * n1 + vz * n2;
        const sin2 = index * index * (1 - cos * cos);
        if (sin2 < 1) {
          const cosOut = Math.sqrt(1 - sin2);
          const s = (index * cos - cosOut) / (index * cos + cosOut);
          const p = (cos - index * cosOut) / (cos + index * cosOut);
          const reflected = 0.5 * (s * s + p * p);
          const exit = weight * (1 - reflected);
          if (exit > WEAKEST_EXIT) {
            pathColor(gem.colors, path, alongX, alongY, mmPerUnit, passed);
            const passR = exit * passed[0]!;
            const passG = exit * passed[1]!;
            const passB = exit * passed[2]!;
            const bendOut = index * cos - cosOut;
            const ux = index * vx - bendOut * n0;
            const uy = index * vy - bendOut * n1;
            const uz = index * vz - bendOut * n2;
            const X = ax * ux + bx * uy + cx * uz;
            const Y = ay * ux + by * uy + cy * uz;
            const Z = az * ux + bz * uy + cz * uz;
            const known = withFirst ? firstExits[bounce]! : UNSEEN;
            if (known === MET) for (let c = 0; c < 3; c++) light[c] = firstLight[bounce * 3 + c]!;
            else if (known === UNSEEN && depth < 2 && passR + passG + passB > strong) {
              const qx = frames[f + 9]! + scale * (ax * x + bx * y + cx * z);
              const qy = frames[f + 10]! + scale * (ay * x + by * y + cy * z);
              const qz = frames[f + 11]! + scale * (az * x + bz * y + cz * z);
              const met = tracing.trace(qx, qy, qz, X, Y, Z, depth + 2, true, 0, instance);
              if (fire && lane === 0) {
                firstExits[bounce] = met ? MET : ROOM;
                firstLight.set(light, bounce * 3);
              }
            } else environment.radianceThroughGem(X, Y, Z, light);
            red += laneRed * light[0]! * passR;
            green += laneGreen * light[1]! * passG;
            blue += laneBlue * light[2]! * passB;
          }
          weight *= reflected;
          if (weight < WEAKEST_RAY) break;
        }
        vx -= 2 * cos * n0;
        vy -= 2 * cos * n1;
        vz -= 2 * cos * n2;
      }
      if (weight >= WEAKEST_RAY) {
        const rest = weight * rig.gemRest;
        pathColor(gem.colors, path, alongX, alongY, mmPerUnit, passed);
        red += laneRed * rest * passed[0]!;
        green += laneGreen * rest * passed[1]!;
        blue += laneBlue * rest * passed[2]!;
      }
    }
    if (gem.inclusions && hidden > 0) {
      tracing.irradiance(ax * nx + bx * ny + cx * nz, ay * nx + by * ny + cy * nz, az * nx + bz * ny + cz * nz);
      red = coatRed + (red - coatRed) * (1 - hidden) + light[0]! * gem.inclusions.color[0] * hidden * (1 - outer);
      green = coatGreen + (green - coatGreen) * (1 - hidden) + light[1]! * gem.inclusions.color[1] * hidden * (1 - outer);
      blue = coatBlue + (blue - coatBlue) * (1 - hidden) + light[2]! * gem.inclusions.color[2] * hidden * (1 - outer);
    }
    // Single wavelengths lie outside the gamut.
    light[0] = red > 0 ? red : 0;
    light[1] = green > 0 ? green : 0;
    light[2] = blue > 0 ? blue : 0;
  };
}
