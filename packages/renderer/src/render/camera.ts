import type { Shot } from '@jewelry/design';
import { cross, normalize } from '../trace/math';

export interface Camera {
  /** Angle across the whole picture, radians. */
  readonly angle: number;
  /** Unit direction from what it looks at to the camera. */
  readonly back: readonly [number, number, number];
  /** Receives the origin (0 to 2) and unit direction (3 to 5) of the last ray. */
  readonly ray: Float64Array;
  /**
   * Sets {@link Camera.ray} for a point of the picture.
   * @param x 0 left to 1 right. @param y 0 top to 1 bottom.
   * @param lensU @param lensV two numbers in [0, 1) that choose the point on the lens.
   */
  aim(x: number, y: number, lensU: number, lensV: number): void;
}

/** Directions from the center of the lens in which rays start. */
const LENS_TURNS = 1024;
const turns = Array.from({ length: LENS_TURNS }, (_, turn) => (2 * Math.PI * (turn + 0.5)) / LENS_TURNS);
const COSINES = Float64Array.from(turns, Math.cos);
const SINES = Float64Array.from(turns, Math.sin);

/** A thin-lens camera with a square picture. */
export function createCamera({ camera }: Shot): Camera {
  const azimuth = (camera.azimuthDeg * Math.PI) / 180;
  const elevation = (camera.elevationDeg * Math.PI) / 180;
  const back: [number, number, number] = [
    Math.cos(elevation) * Math.sin(azimuth),
    Math.sin(elevation),
    Math.cos(elevation) * Math.cos(azimuth),
  ];
  const { target, distanceMm, apertureMm, focusMm } = camera;
  const position: [number, number, number] = [
    target[0] + back[0] * distanceMm,
    target[1] + back[1] * distanceMm,
    target[2] + back[2] * distanceMm,
  ];
  const forward: [number, number, number] = [-back[0], -back[1], -back[2]];
  const right = normalize(cross(forward, Math.abs(forward[1]) > 0.99 ? [0, 0, -1] : [0, 1, 0]));
  const up = cross(right, forward);
  const halfHeight = Math.tan((camera.fovDeg * Math.PI) / 360);
  const ray = new Float64Array(6);
  return {
    angle: (camera.fovDeg * Math.PI) / 180,
    back,
    ray,
    aim(x, y, lensU, lensV) {
      const sx = (x * 2 - 1) * halfHeight;
      const sy = (1 - y * 2) * halfHeight;
      let dx = forward[0] + right[0] * sx + up[0] * sy;
      let dy = forward[1] + right[1] * sx + up[1] * sy;
      let dz = forward[2] + right[2] * sx + up[2] * sy;
      ray[0] = position[0];
      ray[1] = position[1];
      ray[2] = position[2];
      if (apertureMm > 0) {
        const radius = apertureMm * Math.sqrt(lensU);
        const turn = Math.trunc(lensV * LENS_TURNS);
        const a = radius * COSINES[turn]!;
        const b = radius * SINES[turn]!;
        for (let axis = 0; axis < 3; axis++) ray[axis]! += right[axis]! * a + up[axis]! * b;
        dx = dx * focusMm + position[0] - ray[0];
        dy = dy * focusMm + position[1] - ray[1];
        dz = dz * focusMm + position[2] - ray[2];
      }
      const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      ray[3] = dx * scale;
      ray[4] = dy * scale;
      ray[5] = dz * scale;
    },
  };
}
