import type { PackedScene } from '../scene/pack';
import type { Environment, Light } from './environment';
import type { Intersector } from './intersect';
import type { Random } from './math';
import type { Stage } from './stage';

/** What the shaders share: the scene, the lights, the buffers they answer in, and the way back into the tracer. */
export interface Tracing {
  readonly scene: PackedScene;
  readonly environment: Environment;
  readonly stage: Stage;
  readonly intersector: Intersector;
  readonly random: Random;
  /** Angle between neighbouring camera rays, radians. */
  readonly pixelAngle: number;
  /** Every shader leaves its radiance here. */
  readonly light: Light;
  /** Two numbers in [0, 1) by which the camera's ray chooses a direction within the lobe of a rough surface. */
  readonly lobe: Float64Array;
  /** Set by shaders that show a part of what there is to each sample of a pixel: one wavelength set, one direction of a lobe. */
  isPartial: boolean;
  /** Number of the camera's sample in its pixel, by which samples take turns with the wavelengths of fire. */
  turn: number;
  /** Answer of {@link Tracing.roundedNormal}, in the stone's frame. */
  readonly normal: Float64Array;
  /**
   * Radiance along a ray; true when it met the piece or the stage, false when it saw the room.
   * @param depth 0 from the camera; every reflection adds 1, every stone 2.
   * @param throughGem rays that left a stone see the room with more contrast.
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
    throughGem: boolean,
    blur: number,
    skip: number,
  ): boolean;
  /** Diffuse light of the room and the stage on a surface with this normal, without the piece's own shadow, into {@link Tracing.light}. */
  irradiance(nx: number, ny: number, nz: number): void;
  /** Blended normal of a rounded stone (cabochon, sphere) whose surface is approximated by planes. */
  readonly roundedNormal: (firstPlane: number, endPlane: number, x: number, y: number, z: number) => void;
}

/**
 * Blends the normals of the planes around a point by how close they are. Planes of a sphere cut into n facets lie
 * about 2 pi / n under its surface at the neighbouring facet's centre, which sets the sharpness of the blend.
 */
export function createRoundedNormal(planes: Float64Array, normal: Float64Array): Tracing['roundedNormal'] {
  return (firstPlane, endPlane, x, y, z) => {
    const sharpness = (endPlane - firstPlane) * 0.5;
    let nx = 0;
    let ny = 0;
    let nz = 0;
    for (let plane = firstPlane; plane < endPlane; plane++) {
      const o = plane * 4;
      const below = planes[o + 3]! - (planes[o]! * x + planes[o + 1]! * y + planes[o + 2]! * z);
      const weight = Math.exp(-below * sharpness);
      nx += planes[o]! * weight;
      ny += planes[o + 1]! * weight;
      nz += planes[o + 2]! * weight;
    }
    const scale = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
    normal[0] = nx * scale;
    normal[1] = ny * scale;
    normal[2] = nz * scale;
  };
}
