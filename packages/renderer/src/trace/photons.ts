import type { Gem } from '../materials/material';
import { FRAME_STRIDE, INSTANCE_STRIDE } from '../scene/pack';
import {
  BOX_HALF_HEIGHT,
  BOX_HALF_WIDTH,
  BOX_HOTSPOT,
  BOX_NORMAL,
  BOX_RADIANCE,
  BOX_RIGHT,
  BOX_STRIDE,
  BOX_UP,
} from './room';
import { HIT_INSTANCE, HIT_PLANE, HIT_T } from './intersect';
import { SURFACE_NORMAL } from './kernel';
import { texelWidth } from './stage';
import type { Tracer } from './tracer';

/** Flux in a deposit of 1: integer sums do not depend on the order, so any number of threads gives the same map. */
export const FLUX_UNIT = 2 ** -26;
/** Facets and metal surfaces that a photon meets at most. */
const MOST_FACETS = 8;
const MOST_MIRRORS = 3;
/**
 * Facets whose normal rises less than this are the stone's sides, and its corners are at most this much farther out.
 */
const SIDE_FACET = 0.5;
const CORNERS = 1.12;
/** Photons start this far above the emitting surface, mm. */
const LIFT_MM = 2e-3;

/**
 * Shoots one batch of photons from the softboxes at the clear stones and adds what reaches the stage to the map's
 * texels.
 */
export type PhotonShooter = (batch: number, photons: number, total: number, grid: number, deposits: Int32Array) => void;

/** A clear stone as a target: its instance, and how likely each pair of softbox and stone is. */
interface Target {
  readonly instance: number;
  /** Of the disc to aim at, mm. */
  readonly radius: number;
  readonly gem: Gem;
  readonly box: number;
  /** Upper end of the pair's share of all photons. */
  readonly until: number;
  readonly share: number;
}

/**
 * Photon tracing (Jensen, "Global illumination using photon maps", 1996) for what camera rays find badly: the light
 * that stones bundle on the stage. Photons leave a softbox by its power, choose between refraction and reflection by
 * Fresnel's equations at every facet, and may be mirrored by metal before they land.
 */
export function createPhotonShooter(tracer: Tracer): PhotonShooter {
  const { tracing, kernel, intersector, random } = tracer;
  const { scene, environment, setting } = tracing;
  const { planes, frames, instances, materials } = scene;
  const { color, surface, conductorFresnel, materialHit, meshNormals, pathColor, texelPosition, toStage, zoneShare } =
    kernel;
  const { hit, what, leaveStone } = intersector;
  const { boxes, boxCount } = environment;
  const targets = findTargets();
  const ray = new Float64Array(6);
  const flux = new Float64Array(3);

  /**
   * Radius of the disc at which a stone is aimed at, mm: that of the farthest facet of its sides, and a little for its
   * corners.
   */
  function radiusOf(instance: number): number {
    const first = instances[instance * INSTANCE_STRIDE + 1]!;
    let side = 1;
    for (let plane = first; plane < first + instances[instance * INSTANCE_STRIDE + 2]!; plane++) {
      if (Math.abs(planes[plane * 4 + 2]!) < SIDE_FACET) side = Math.max(side, planes[plane * 4 + 3]!);
    }
    return frames[instance * FRAME_STRIDE + 12]! * side * CORNERS;
  }

  function findTargets(): Target[] {
    const found: Omit<Target, 'until' | 'share'>[] = [];
    const powers: number[] = [];
    for (let instance = 0; instance * INSTANCE_STRIDE < instances.length; instance++) {
      const material = materials[instances[instance * INSTANCE_STRIDE + 3]!];
      if (material?.kind !== 'gem' || material.body !== 'clear') continue;
      const f = instance * FRAME_STRIDE + 9;
      const radius = radiusOf(instance);
      for (let box = 0; box < boxCount; box++) {
        const o = box * BOX_STRIDE;
        const [x, y, z] = [frames[f]! - boxes[o]!, frames[f + 1]! - boxes[o + 1]!, frames[f + 2]! - boxes[o + 2]!];
        const far = x * x + y * y + z * z;
        const facing =
          (x * boxes[o + BOX_NORMAL]! + y * boxes[o + BOX_NORMAL + 1]! + z * boxes[o + BOX_NORMAL + 2]!) /
          Math.sqrt(far);
        if (facing <= 0) continue;
        found.push({ instance, radius, gem: material, box });
        powers.push(
          (boxes[o + BOX_RADIANCE + 1]! *
            boxes[o + BOX_HALF_WIDTH]! *
            boxes[o + BOX_HALF_HEIGHT]! *
            facing *
            radius *
            radius) /
            far,
        );
      }
    }
    const whole = powers.reduce((sum, power) => sum + power, 0);
    let until = 0;
    return found.map((pair, i) => {
      until += powers[i]! / whole;
      return { ...pair, share: powers[i]! / whole, until };
    });
  }

  function choose(u: number): Target {
    let low = 0;
    let high = targets.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (targets[middle]!.until < u) low = middle + 1;
      else high = middle;
    }
    return targets[low]!;
  }

  /** Aims {@link ray} from a point of the box at the stone's disc and sets {@link flux}; false when it faces away. */
  function emit({ instance, radius, box, share }: Target, total: number): boolean {
    const o = box * BOX_STRIDE;
    const u = random.next() * 2 - 1;
    const v = random.next() * 2 - 1;
    const right = boxes[o + BOX_HALF_WIDTH]! * u;
    const up = boxes[o + BOX_HALF_HEIGHT]! * v;
    for (let axis = 0; axis < 3; axis++)
      ray[axis] = boxes[o + axis]! + boxes[o + BOX_RIGHT + axis]! * right + boxes[o + BOX_UP + axis]! * up;
    const f = instance * FRAME_STRIDE + 9;
    const x = frames[f]! - ray[0]!;
    const y = frames[f + 1]! - ray[1]!;
    const z = frames[f + 2]! - ray[2]!;
    const far = x * x + y * y + z * z;
    const distance = Math.sqrt(far);
    // A point of the disc that faces the box.
    const spread = (radius / distance) * Math.sqrt(random.next());
    const turn = 2 * Math.PI * random.next();
    const wx = x / distance;
    const wy = y / distance;
    const wz = z / distance;
    const side = Math.abs(wy) < 0.9 ? 1 / Math.sqrt(wx * wx + wz * wz) : 1 / Math.sqrt(wy * wy + wz * wz);
    const sx = Math.abs(wy) < 0.9 ? -wz * side : 0;
    const sy = Math.abs(wy) < 0.9 ? 0 : wz * side;
    const sz = Math.abs(wy) < 0.9 ? wx * side : -wy * side;
    const tx = wy * sz - wz * sy;
    const ty = wz * sx - wx * sz;
    const tz = wx * sy - wy * sx;
    const a = spread * Math.cos(turn);
    const b = spread * Math.sin(turn);
    const dx = wx + sx * a + tx * b;
    const dy = wy + sy * a + ty * b;
    const dz = wz + sz * a + tz * b;
    const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    ray[3] = dx * scale;
    ray[4] = dy * scale;
    ray[5] = dz * scale;
    const facing = wx * boxes[o + BOX_NORMAL]! + wy * boxes[o + BOX_NORMAL + 1]! + wz * boxes[o + BOX_NORMAL + 2]!;
    if (facing <= 0) return false;
    const area =
      4 *
      boxes[o + BOX_HALF_WIDTH]! *
      boxes[o + BOX_HALF_HEIGHT]! *
      (1 - boxes[o + BOX_HOTSPOT]! * (u * u + v * v) * 0.5);
    const power = (area * facing * Math.PI * radius * radius) / (far * total * share);
    for (let c = 0; c < 3; c++) flux[c] = boxes[o + BOX_RADIANCE + c]! * power;
    return true;
  }

  /** Takes {@link ray} and {@link flux} through the stone that was just hit; false when the photon is lost in it. */
  function passStone(instance: number, plane: number, gem: Gem): boolean {
    const f = instance * FRAME_STRIDE;
    const first = instances[instance * INSTANCE_STRIDE + 1]!;
    const count = instances[instance * INSTANCE_STRIDE + 2]!;
    const scale = frames[f + 12]!;
    const inverse = frames[f + 13]!;
    const t = hit[HIT_T]!;
    const wx = (ray[0]! + ray[3]! * t - frames[f + 9]!) * inverse;
    const wy = (ray[1]! + ray[4]! * t - frames[f + 10]!) * inverse;
    const wz = (ray[2]! + ray[5]! * t - frames[f + 11]!) * inverse;
    let x = frames[f]! * wx + frames[f + 1]! * wy + frames[f + 2]! * wz;
    let y = frames[f + 3]! * wx + frames[f + 4]! * wy + frames[f + 5]! * wz;
    let z = frames[f + 6]! * wx + frames[f + 7]! * wy + frames[f + 8]! * wz;
    let vx = frames[f]! * ray[3]! + frames[f + 1]! * ray[4]! + frames[f + 2]! * ray[5]!;
    let vy = frames[f + 3]! * ray[3]! + frames[f + 4]! * ray[4]! + frames[f + 5]! * ray[5]!;
    let vz = frames[f + 6]! * ray[3]! + frames[f + 7]! * ray[4]! + frames[f + 8]! * ray[5]!;
    let index = gem.ior;
    if (gem.fire) {
      const set = gem.fire[random.next() < 0.5 ? 0 : 1]!;
      const lane = Math.min(set.indices.length - 1, Math.floor(random.next() * set.indices.length));
      index = set.indices[lane]!;
      for (let c = 0; c < 3; c++) flux[c]! *= set.rgb[lane]![c]! * set.indices.length;
    }
    let nx = planes[plane * 4]!;
    let ny = planes[plane * 4 + 1]!;
    let nz = planes[plane * 4 + 2]!;
    const cosine = Math.max(1e-4, -(vx * nx + vy * ny + vz * nz));
    const entered = Math.sqrt(1 - (1 - cosine * cosine) / (index * index));
    let out = random.next() < fresnel(cosine, entered, index);
    if (out) {
      vx += 2 * cosine * nx;
      vy += 2 * cosine * ny;
      vz += 2 * cosine * nz;
    } else {
      const bend = cosine / index - entered;
      vx = vx / index + bend * nx;
      vy = vy / index + bend * ny;
      vz = vz / index + bend * nz;
      let path = 0;
      let alongX = 0;
      let alongY = 0;
      let last = plane;
      for (let facets = 0; facets < MOST_FACETS && !out; facets++) {
        const facet = leaveStone(first, count, x, y, z, vx, vy, vz, last, -1);
        if (facet < 0) return false;
        const length = Math.max(0, hit[HIT_T]!);
        x += vx * length;
        y += vy * length;
        z += vz * length;
        path += length;
        alongX += length * (gem.isZoned ? zoneShare(y - 0.5 * length * vy) : vx * vx);
        alongY += length * vy * vy;
        last = facet;
        nx = planes[facet * 4]!;
        ny = planes[facet * 4 + 1]!;
        nz = planes[facet * 4 + 2]!;
        const inside = vx * nx + vy * ny + vz * nz;
        const sin2 = index * index * (1 - inside * inside);
        const outside = sin2 < 1 ? Math.sqrt(1 - sin2) : 0;
        if (sin2 < 1 && random.next() >= fresnel(outside, inside, index)) {
          const lift = index * inside - outside;
          vx = index * vx - lift * nx;
          vy = index * vy - lift * ny;
          vz = index * vz - lift * nz;
          out = true;
        } else {
          vx -= 2 * inside * nx;
          vy -= 2 * inside * ny;
          vz -= 2 * inside * nz;
        }
      }
      if (!out) return false;
      pathColor(instances[instance * INSTANCE_STRIDE + 3]!, path, alongX, alongY, scale * gem.tone);
      for (let c = 0; c < 3; c++) flux[c]! *= color[c]!;
    }
    for (let axis = 0; axis < 3; axis++) {
      ray[axis] =
        frames[f + 9 + axis]! + scale * (frames[f + axis]! * x + frames[f + 3 + axis]! * y + frames[f + 6 + axis]! * z);
      ray[3 + axis] = frames[f + axis]! * vx + frames[f + 3 + axis]! * vy + frames[f + 6 + axis]! * vz;
    }
    return true;
  }

  /** Mirrors {@link ray} in the metal that was just hit; false for other surfaces. */
  function mirror(instance: number): boolean {
    const material = materialHit();
    if (materials[material]!.kind !== 'metal') return false;
    const t = hit[HIT_T]!;
    meshNormals(instance, ray[3]!, ray[4]!, ray[5]!);
    const normal = surface.subarray(SURFACE_NORMAL, SURFACE_NORMAL + 3);
    const cosine = Math.max(0.02, -(ray[3]! * normal[0]! + ray[4]! * normal[1]! + ray[5]! * normal[2]!));
    conductorFresnel(material, cosine);
    for (let axis = 0; axis < 3; axis++) {
      ray[axis]! += ray[3 + axis]! * t + normal[axis]! * LIFT_MM;
      ray[3 + axis]! += 2 * cosine * normal[axis]!;
      flux[axis]! *= color[axis]!;
    }
    return true;
  }

  /** Adds {@link flux} to the four texels around where {@link ray} meets the stage. */
  function deposit(distance: number, grid: number, deposits: Int32Array): void {
    const a = ray[0]! + ray[3]! * distance;
    const b = setting.wall ? ray[1]! + ray[4]! * distance : ray[2]! + ray[5]! * distance;
    const x = texelPosition((a - setting.centerA) / setting.mapHalfWidth, grid);
    const y = texelPosition((b - setting.centerB) / setting.mapHalfWidth, grid);
    if (!(x >= 0 && y >= 0 && x < grid - 1 && y < grid - 1)) return;
    const i = x | 0;
    const j = y | 0;
    for (let corner = 0; corner < 4; corner++) {
      const right = corner & 1;
      const below = corner >> 1;
      const share = (right ? x - i : 1 - (x - i)) * (below ? y - j : 1 - (y - j));
      const o = ((j + below) * grid + i + right) * 3;
      for (let c = 0; c < 3; c++) Atomics.add(deposits, o + c, Math.round((flux[c]! * share) / FLUX_UNIT));
    }
  }

  return (batch, photons, total, grid, deposits) => {
    if (targets.length === 0) return;
    random.seed(batch * 7919 + 17);
    for (let photon = 0; photon < photons; photon++) {
      const target = choose(random.next());
      if (!emit(target, total)) continue;
      if (!intersector.nearest(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!, Infinity, -1)) continue;
      if (what[HIT_INSTANCE] !== target.instance) continue;
      if (!passStone(target.instance, what[HIT_PLANE]!, target.gem)) continue;
      let skip = target.instance;
      for (let mirrors = 0; mirrors <= MOST_MIRRORS; mirrors++) {
        const distance = toStage(ray[1]!, ray[2]!, ray[4]!, ray[5]!);
        if (!intersector.nearest(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!, distance, skip)) {
          if (distance < Infinity) deposit(distance, grid, deposits);
          break;
        }
        if (!mirror(what[HIT_INSTANCE])) break;
        skip = -1;
      }
    }
  };
}

/** Light per mm2 that photons brought to a texel of a channel. */
export function photonIrradiance(
  deposits: Int32Array,
  at: number,
  column: number,
  row: number,
  grid: number,
  halfWidth: number,
): number {
  return (deposits[at]! * FLUX_UNIT) / (texelWidth(column, grid) * texelWidth(row, grid) * halfWidth * halfWidth);
}

/** Share of unpolarised light that a facet mirrors: cosines on the air's side and in the stone. */
function fresnel(air: number, stone: number, index: number): number {
  const s = (air - index * stone) / (air + index * stone);
  const p = (index * air - stone) / (index * air + stone);
  return 0.5 * (s * s + p * p);
}
