import type { StageSetting } from '../materials/stages';
import type { PackedScene } from '../scene/pack';
import type { Environment, Light } from './room';
import type { Kernel } from './kernel';

/** What the shaders in JavaScript work with: the scene, the lights, the integrator and the buffer they answer in. */
export interface Tracing extends Pick<Kernel, 'farRadiance' | 'openness' | 'surface' | 'traceReflection'> {
  readonly scene: PackedScene;
  readonly environment: Environment;
  readonly setting: StageSetting;
  /** Every shader leaves its radiance here. */
  readonly light: Light;
  /**
   * Radiance along a ray, into {@link Tracing.light}: 1 when it met the piece or the stage, 0 when it saw the room.
   * @param depth 0 from the camera; every reflection adds 1, every stone 2.
   * @param throughGem 1 for rays that left a stone: they see the room with more contrast.
   * @param blur softness the surfaces passed so far give to the lights, radians.
   * @param skip instance the ray passes through, or -1.
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
   * Diffuse light of the room and the stage on a surface with this normal, without the piece's own shadow, into {@link
   * Tracing.light}.
   */
  readonly irradiance: (nx: number, ny: number, nz: number) => void;
}
