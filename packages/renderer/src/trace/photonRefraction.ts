import type { Gem } from '../materials/material';
import { FRAME_STRIDE, INSTANCE_STRIDE, MIRRORED_INSTANCE } from '../scene/pack';
import { HIT_T } from './intersect';
import type { Tracer } from './tracer';

/** Maximum number of facets that a photon meets inside a stone. */
const MOST_FACETS = 8;

/** The photon being traced; overwritten by every step. */
export interface Photon {
  /** Origin, mm, and direction. */
  readonly ray: Float64Array;
  /** Linear red, green, blue. */
  readonly flux: Float64Array;
}

/** Traces the photon through the stone that was hit, entering through `plane`; false when it is absorbed. */
type PhotonRefraction = (instance: number, plane: number, gem: Gem) => boolean;

/** Photons choose between refraction and reflection by Fresnel's equations at every facet of a clear stone. */
export function createPhotonRefraction(
  { tracing, kernel, intersector, random }: Tracer,
  { ray, flux }: Photon,
): PhotonRefraction {
  const { planes, frames, instances } = tracing.scene;
  const { color, pathColor, zoneShare } = kernel;
  const { hit, leaveStone } = intersector;

  return (instance, plane, gem) => {
    const f = instance * FRAME_STRIDE;
    const first = instances[instance * INSTANCE_STRIDE + 1]!;
    const count = instances[instance * INSTANCE_STRIDE + 2]!;
    const scale = frames[f + 12]!;
    const inverse = frames[f + 13]!;
    const t = hit[HIT_T]!;
    const wx = (ray[0]! + ray[3]! * t - frames[f + 9]!) * inverse;
    const wy = (ray[1]! + ray[4]! * t - frames[f + 10]!) * inverse;
    const wz = (ray[2]! + ray[5]! * t - frames[f + 11]!) * inverse;
    const portal = instances[instance * INSTANCE_STRIDE] === MIRRORED_INSTANCE ? first : -1;
    let x = frames[f]! * wx + frames[f + 1]! * wy + frames[f + 2]! * wz;
    // -1 while the photon is in the mirrored half.
    let half = portal >= 0 && x < 0 ? -1 : 1;
    x *= half;
    let y = frames[f + 3]! * wx + frames[f + 4]! * wy + frames[f + 5]! * wz;
    let z = frames[f + 6]! * wx + frames[f + 7]! * wy + frames[f + 8]! * wz;
    let vx = half * (frames[f]! * ray[3]! + frames[f + 1]! * ray[4]! + frames[f + 2]! * ray[5]!);
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
    let out = random.next() < fresnelDielectric(cosine, entered, index);
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
        if (facet === portal) {
          half = -half;
          x = -x;
          vx = -vx;
          facets--;
          continue;
        }
        nx = planes[facet * 4]!;
        ny = planes[facet * 4 + 1]!;
        nz = planes[facet * 4 + 2]!;
        const inside = vx * nx + vy * ny + vz * nz;
        const sin2 = index * index * (1 - inside * inside);
        const outside = sin2 < 1 ? Math.sqrt(1 - sin2) : 0;
        if (sin2 < 1 && random.next() >= fresnelDielectric(outside, inside, index)) {
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
        frames[f + 9 + axis]! +
        scale * (frames[f + axis]! * half * x + frames[f + 3 + axis]! * y + frames[f + 6 + axis]! * z);
      ray[3 + axis] = frames[f + axis]! * half * vx + frames[f + 3 + axis]! * vy + frames[f + 6 + axis]! * vz;
    }
    return true;
  };
}

/** Fresnel reflectance for unpolarised light, from the cosines outside and inside the stone. @param eta index of the stone. */
function fresnelDielectric(cosOutside: number, cosInside: number, eta: number): number {
  const s = (cosOutside - eta * cosInside) / (cosOutside + eta * cosInside);
  const p = (eta * cosOutside - cosInside) / (eta * cosOutside + cosInside);
  return 0.5 * (s * s + p * p);
}
