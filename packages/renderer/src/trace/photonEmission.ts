import type { Gem } from '../materials/material';
import { FRAME_STRIDE, INSTANCE_STRIDE, type PackedScene } from '../scene/pack';
import type { Photon } from './photonRefraction';
import {
  BOX_HALF_HEIGHT,
  BOX_HALF_WIDTH,
  BOX_HOTSPOT,
  BOX_NORMAL,
  BOX_RADIANCE,
  BOX_RIGHT,
  BOX_STRIDE,
  BOX_UP,
  type Environment,
} from './room';
import type { Tracer } from './tracer';

/**
 * Facets with a smaller vertical component of the normal are sides; and the corners' largest excess over the sides, as
 * a factor.
 */
const SIDE_FACET = 0.5;
const CORNERS = 1.12;

/** A clear stone as a target of one softbox. */
interface PhotonTarget {
  readonly instance: number;
  /** Radius of the target disc, mm. */
  readonly radius: number;
  readonly gem: Gem;
  readonly box: number;
  /** Cumulative probability of the pair. */
  readonly until: number;
  readonly share: number;
}

interface PhotonEmitter {
  readonly targets: readonly PhotonTarget[];
  /** Samples a target in proportion to power, by a number in [0, 1). */
  readonly choose: (u: number) => PhotonTarget;
  /**
   * Emits a photon from a random point of the target's softbox towards its stone; false when they face away.
   * @param total photons over all batches, which share the power of the lights.
   */
  readonly emit: (target: PhotonTarget, total: number) => boolean;
}

/** Emits photons from the softboxes towards the clear stones, in proportion to power. */
export function createPhotonEmitter({ tracing, random }: Tracer, { ray, flux }: Photon): PhotonEmitter {
  const { scene, environment } = tracing;
  const { frames } = scene;
  const { boxes } = environment;
  const targets = findTargets(scene, environment);

  function choose(u: number): PhotonTarget {
    let low = 0;
    let high = targets.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (targets[middle]!.until < u) low = middle + 1;
      else high = middle;
    }
    return targets[low]!;
  }

  function emit({ instance, radius, box, share }: PhotonTarget, total: number): boolean {
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
    // A point on the disc that faces the box.
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

  return { targets, choose, emit };
}

/**
 * Radius of a stone's target disc, mm: distance of its farthest side, plus a margin for its corners.
 */
function radiusOf({ planes, frames, instances }: PackedScene, instance: number): number {
  const first = instances[instance * INSTANCE_STRIDE + 1]!;
  let side = 1;
  for (let plane = first; plane < first + instances[instance * INSTANCE_STRIDE + 2]!; plane++) {
    if (Math.abs(planes[plane * 4 + 2]!) < SIDE_FACET) side = Math.max(side, planes[plane * 4 + 3]!);
  }
  return frames[instance * FRAME_STRIDE + 12]! * side * CORNERS;
}

function findTargets(scene: PackedScene, { boxes, boxCount }: Environment): PhotonTarget[] {
  const { frames, instances, materials } = scene;
  const found: Omit<PhotonTarget, 'until' | 'share'>[] = [];
  const powers: number[] = [];
  for (let instance = 0; instance * INSTANCE_STRIDE < instances.length; instance++) {
    const material = materials[instances[instance * INSTANCE_STRIDE + 3]!];
    if (material?.kind !== 'gem' || material.body !== 'clear') continue;
    const f = instance * FRAME_STRIDE + 9;
    const radius = radiusOf(scene, instance);
    for (let box = 0; box < boxCount; box++) {
      const o = box * BOX_STRIDE;
      const [x, y, z] = [frames[f]! - boxes[o]!, frames[f + 1]! - boxes[o + 1]!, frames[f + 2]! - boxes[o + 2]!];
      const far = x * x + y * y + z * z;
      const facing =
        (x * boxes[o + BOX_NORMAL]! + y * boxes[o + BOX_NORMAL + 1]! + z * boxes[o + BOX_NORMAL + 2]!) / Math.sqrt(far);
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
