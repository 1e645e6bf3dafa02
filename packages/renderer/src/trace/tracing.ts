import type { StageSetting } from '../materials/stages';
import type { PackedScene } from '../scene/pack';
import type { Environment, Light } from './room';
import type { Kernel } from './kernel';

/** Context of the JavaScript shaders: the scene, the lights, the integrator and the output buffer. */
export interface Tracing extends Pick<
  Kernel,
  'farRadiance' | 'mainLightSeen' | 'openness' | 'surface' | 'traceReflection'
> {
  readonly scene: PackedScene;
  readonly environment: Environment;
  readonly setting: StageSetting;
  /** Output of every shader. */
  readonly light: Light;
  /**
   * Writes the radiance along a ray to {@link Tracing.light}. Returns 1 when it hit the piece or the stage, 0 for the
   * room.
   * @param depth 0 from the camera; every reflection adds 1, every stone 2.
   * @param throughGem 1 for rays that left a stone, for which the room has more contrast.
   * @param blur blur of the lights by the surfaces so far, radians.
   * @param skip instance to ignore, or -1.
   */
  trace(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    depth: number,
    throughGem: 0 | 1,
    blur: number,
    skip: number,
  ): 0 | 1;
  /**
   * Writes the irradiance from room and stage on a surface with this normal, without the piece's own shadow, to {@link
   * Tracing.light}.
   */
  readonly irradiance: (nx: number, ny: number, nz: number) => void;
}
