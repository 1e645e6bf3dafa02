import { INSTANCE_STRIDE, type PackedScene } from '../scene/pack';
import type { Environment, Light } from './environment';
import { createIntersector, HIT_INSTANCE, HIT_T, HIT_TRIANGLE } from './intersect';
import type { Kernel } from './kernel';
import { createRandom, fraction, type Random } from './math';
import type { Stage } from './stage';
import { createSurfaces, type Surfaces, type SurfaceShader } from './surfaces';
import { TEXTURES } from './texture';
import { createRoundedNormal, type Tracing } from './tracing';

export interface Tracer {
  readonly tracing: Tracing;
  /** Shades the intersector's last hit; for the light map, which casts its own rays. */
  readonly shadeHit: SurfaceShader;
  readonly meshNormal: Surfaces['meshNormal'];
  readonly light: Light;
  readonly random: Random;
  /**
   * Radiance of a camera ray, in {@link Tracer.light}. Returns whether anything but the bare stage was seen.
   * @param u @param v two numbers in [0, 1) that choose the direction of a rough floor's reflection.
   * @param index of the sample in its pixel: all pixels go through a rough surface's lobe in the same order, which leaves no noise.
   */
  sample(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, u: number, v: number, index: number): boolean;
  /** Material of the first hit of a camera ray, or -1 for the stage. */
  materialAt(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number;
  rays(): number;
}

/** Steps of the R2 low-discrepancy sequence (Roberts, 2018). */
const LOBE_U = 0.7548776662466927;
const LOBE_V = 0.5698402909980532;
/** Softness of the lights for the eye itself, radians. */
const CAMERA_BLUR = 0.015;
/** Radiance of the cards that lie around a piece on the floor. */
const CARD = [0.8, 0.775, 0.745] as const;
/** Brightness of the stage around a piece, in its shadow, as a share of the open stage. */
const STAGE_AROUND = 0.75;
/** From this depth on the room comes from a table. */
const TABLE_DEPTH = 3;
/** Brightest light a floor reflection shows; more would speckle. */
const REFLECTION_LIMIT = 2.5;
/** A floor's reflection has half its strength at this distance between the floor and the reflected surface, mm. */
const REFLECTION_REACH_MM = 11;

/**
 * Recursive specular ray tracing (Whitted, 1980) with soft analytic lights. Not reentrant: one per worker.
 * @param pixelAngle between neighbouring camera rays, radians.
 */
export function createTracer(scene: PackedScene, environment: Environment, stage: Stage, kernel: Kernel, pixelAngle: number): Tracer {
  const intersector = createIntersector(scene, kernel);
  const light = new Float64Array(3);
  const normal = new Float64Array(3);
  const random = createRandom();
  const { setting } = stage;
  const { rig } = environment;
  const texture = setting.texture && TEXTURES[setting.texture];
  const reflected = setting.reflected ?? setting.color;
  const reflectedR = reflected[0] / setting.color[0];
  const reflectedG = reflected[1] / setting.color[1];
  const reflectedB = reflected[2] / setting.color[2];
  const tracing: Tracing = {
    scene,
    environment,
    stage,
    intersector,
    random,
    pixelAngle,
    light,
    normal,
    lobe: new Float64Array(2),
    turn: 0,
    isPartial: false,
    trace,
    irradiance(nx, ny, nz) {
      environment.irradiance(nx, ny, nz, light);
      const share = 0.5 * (1 - (setting.wall ? nz : ny));
      for (let c = 0; c < 3; c++) light[c]! += share * Math.max(0, STAGE_AROUND * reflected[c]! - rig.nadir[c]!);
    },
    roundedNormal: createRoundedNormal(scene.planes, normal),
  };
  const { shade: shadeHit, meshNormal } = createSurfaces(tracing);

  function trace(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    depth: number,
    throughGem: boolean,
    blur: number,
    skip: number,
  ): boolean {
    const toStage = stage.distance(oy, oz, dy, dz);
    if (intersector.nearest(ox, oy, oz, dx, dy, dz, toStage, skip)) {
      shadeHit(ox, oy, oz, dx, dy, dz, depth, throughGem, blur);
      return true;
    }
    if (toStage < Infinity) {
      const a = ox + dx * toStage;
      const b = setting.wall ? oy + dy * toStage : oz + dz * toStage;
      stage.color(a, b, light);
      const dim = (throughGem ? rig.gemStage : 1) * stage.falloffInMetal(a, b);
      light[0]! *= dim * reflectedR;
      light[1]! *= dim * reflectedG;
      light[2]! *= dim * reflectedB;
      const card = throughGem ? 0 : stage.cardInMetal(a, b);
      if (card > 0) for (let c = 0; c < 3; c++) light[c]! += Math.max(0, CARD[c]! - light[c]!) * card;
      return true;
    }
    if (throughGem) environment.radianceThroughGem(dx, dy, dz, light);
    else if (depth < TABLE_DEPTH) environment.radiance(ox, oy, oz, dx, dy, dz, blur, light);
    else environment.farRadiance(dx, dy, dz, light);
    return false;
  }

  /** The stage as the camera sees it, with the reflection of the piece in a polished floor. */
  function sampleStage(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, distance: number, u: number, v: number): boolean {
    const px = ox + dx * distance;
    const py = oy + dy * distance;
    const pz = oz + dz * distance;
    stage.color(px, setting.wall ? py : pz, light);
    texture?.(px, setting.wall ? py : pz, light);
    if (setting.gloss <= 0) return false;
    const red = light[0]!;
    const green = light[1]!;
    const blue = light[2]!;
    const m = 1 + dy;
    const mirror = setting.gloss * (0.04 + 0.96 * m * m * m * m * m);
    const spread = setting.roughness;
    const turn = 2 * Math.PI * v;
    const radius = 0.5 * spread * Math.sqrt(u);
    const rx = dx + radius * Math.cos(turn);
    const ry = -dy + 0.3 * spread * u;
    const rz = dz + radius * Math.sin(turn);
    const scale = 1 / Math.sqrt(rx * rx + ry * ry + rz * rz);
    if (!intersector.nearest(px, py, pz, rx * scale, ry * scale, rz * scale, Infinity, -1)) return false;
    const far = intersector.hit[HIT_T]! / REFLECTION_REACH_MM;
    const reflectance = mirror / (1 + far * far);
    shadeHit(px, py, pz, rx * scale, ry * scale, rz * scale, 1, false, CAMERA_BLUR + 2 * spread);
    light[0] = red * (1 - reflectance) + Math.min(light[0]!, REFLECTION_LIMIT) * reflectance;
    light[1] = green * (1 - reflectance) + Math.min(light[1]!, REFLECTION_LIMIT) * reflectance;
    light[2] = blue * (1 - reflectance) + Math.min(light[2]!, REFLECTION_LIMIT) * reflectance;
    return true;
  }

  return {
    tracing,
    shadeHit,
    meshNormal,
    light,
    random,
    sample(ox, oy, oz, dx, dy, dz, u, v, index) {
      tracing.turn = index;
      tracing.isPartial = false;
      tracing.lobe[0] = fraction((index + 0.5) * LOBE_U);
      tracing.lobe[1] = fraction((index + 0.5) * LOBE_V);
      const toStage = stage.distance(oy, oz, dy, dz);
      if (intersector.nearest(ox, oy, oz, dx, dy, dz, toStage, -1)) {
        shadeHit(ox, oy, oz, dx, dy, dz, 0, false, CAMERA_BLUR);
        return true;
      }
      if (toStage < Infinity) return sampleStage(ox, oy, oz, dx, dy, dz, toStage, u, v);
      stage.backdrop(dy, light);
      return false;
    },
    materialAt(ox, oy, oz, dx, dy, dz) {
      if (!intersector.nearest(ox, oy, oz, dx, dy, dz, stage.distance(oy, oz, dy, dz), -1)) return -1;
      const own = scene.instances[intersector.what[HIT_INSTANCE]! * INSTANCE_STRIDE + 3]!;
      return own >= 0 ? own : scene.triangleMaterials[intersector.what[HIT_TRIANGLE]!]!;
    },
    rays: () => intersector.rays(),
  };
}
