import { HIT_INSTANCE, HIT_PLANE, HIT_T } from './intersect';
import { SURFACE_NORMAL } from './kernel';
import { createPhotonEmitter } from './photonEmission';
import { createPhotonRefraction } from './photonRefraction';
import { texelWidth } from './stage';
import type { Tracer } from './tracer';

/**
 * Flux of a deposit of 1. Integer sums do not depend on the order, so the map is the same for any number of threads.
 */
export const FLUX_UNIT = 2 ** -26;
/** Maximum number of metal reflections of a photon. */
const MOST_MIRRORS = 3;
/** Offset of reflected photons from the metal, mm. */
const LIFT_MM = 2e-3;

/**
 * Emits one batch of photons from the softboxes towards the clear stones and adds those that reach the stage to the
 * map's texels.
 */
export type PhotonShooter = (batch: number, photons: number, total: number, grid: number, deposits: Int32Array) => void;

/**
 * Photon tracing (Jensen, "Global illumination using photon maps", 1996) for caustics of the stones on the stage, which
 * camera rays sample poorly. Photons leave a softbox in proportion to its power, choose between refraction and
 * reflection by Fresnel's equations at every facet, and may be reflected by metal before they land.
 */
export function createPhotonShooter(tracer: Tracer): PhotonShooter {
  const { tracing, kernel, intersector, random } = tracer;
  const { scene, setting } = tracing;
  const { color, surface, conductorFresnel, materialHit, meshNormals, texelPosition, toStage } = kernel;
  const { hit, what } = intersector;
  const ray = new Float64Array(6);
  const flux = new Float64Array(3);
  const { targets, choose, emit } = createPhotonEmitter(tracer, { ray, flux });
  const passStone = createPhotonRefraction(tracer, { ray, flux });

  /** Reflects {@link ray} at the metal that was hit; false for other surfaces. */
  function mirror(instance: number): boolean {
    const material = materialHit();
    if (scene.materials[material]!.kind !== 'metal') return false;
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

  /** Adds {@link flux} to the four texels around the point where {@link ray} meets the stage. */
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

/** Photon flux per mm2 in one channel of a texel. */
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
