import type { StageSetting } from '../materials/stages';
import type { PackedScene } from '../scene/pack';
import type { Environment, Light } from './room';
import { createIntersector, type Intersector } from './intersect';
import { STATE_PARTIAL, type Kernel } from './kernel';
import { createRandom, type Random } from './math';
import { createShaders } from './shaders';
import type { Tracing } from './tracing';

export interface Tracer {
  readonly tracing: Tracing;
  readonly kernel: Kernel;
  readonly intersector: Intersector;
  readonly light: Light;
  /** The random stream of photons. */
  readonly random: Random;
  /**
   * Writes the radiance of a camera ray to {@link Tracer.light}. Returns 1 unless it hit the bare stage.
   * @param u @param v two numbers in [0, 1) that choose the direction of a rough floor's reflection.
   * @param index of the sample in its pixel: all pixels sample the lobe of a rough surface in the same order, which
   * avoids noise.
   * @param seed of the random numbers of its pixel.
   */
  readonly sample: (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    u: number,
    v: number,
    index: number,
    seed: number,
  ) => 0 | 1;
  /**
   * What the samples of the last pixel cover: 0 everything, 1 one set of wavelengths or one random ray, 2 a few directions
   * of a rough surface's lobe.
   */
  partial(): number;
  /** Material of the first hit of a camera ray, or -1 for the stage. */
  materialAt(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number;
  rays(): number;
}

/**
 * The integrator with a scene and its surroundings. Not reentrant: create one per worker.
 * @param pixelAngle between neighbouring camera rays, radians.
 */
export function createTracer(
  scene: PackedScene,
  environment: Environment,
  setting: StageSetting,
  kernel: Kernel,
  pixelAngle: number,
): Tracer {
  const shaders = createShaders(scene, () => tracing);
  const intersector = createIntersector(scene, kernel, { environment, setting, pixelAngle, shaders });
  const { light, state, surface, farRadiance, irradiance, mainLightSeen, openness, traceReflection } = kernel;
  const tracing: Tracing = {
    scene,
    environment,
    setting,
    light,
    surface,
    trace: kernel.trace,
    farRadiance,
    irradiance,
    mainLightSeen,
    openness,
    traceReflection,
  };
  return {
    tracing,
    kernel,
    intersector,
    light,
    random: createRandom(),
    sample: kernel.sample,
    partial: () => state[STATE_PARTIAL]!,
    materialAt: (ox, oy, oz, dx, dy, dz) =>
      intersector.nearest(ox, oy, oz, dx, dy, dz, kernel.toStage(oy, oz, dy, dz), -1) ? kernel.materialHit() : -1,
    rays: kernel.castRays,
  };
}
