import { BOX_HALF_HEIGHT, BOX_HALF_WIDTH, BOX_NORMAL, BOX_RADIANCE, BOX_STRIDE } from './room';
import type { Tracing } from './tracing';

/** Incident light of a scattering body, on its surface and from inside. */
export type BodyLight = ReturnType<typeof createBodyLight>;

export function createBodyLight({ environment, light, scene: { frames } }: Tracing) {
  const { boxes, boxCount } = environment;
  /** Refracted view direction. */
  const inner = new Float64Array(3);
  /** Accumulated radiance. */
  const sum = new Float64Array(3);
  /** Refracted direction of a light. */
  const towards = new Float64Array(3);

  /**
   * Light of every softbox through a lobe about a direction, all but the first with a share. Softboxes are approximated
   * by spherical Gaussians of the same power.
   */
  function lobe(
    px: number,
    py: number,
    pz: number,
    rx: number,
    ry: number,
    rz: number,
    sharpness: number,
    others: number,
    out: Float64Array,
  ): void {
    out.fill(0);
    for (let o = 0; o < boxCount * BOX_STRIDE; o += BOX_STRIDE) {
      const x = boxes[o]! - px;
      const y = boxes[o + 1]! - py;
      const z = boxes[o + 2]! - pz;
      const far = x * x + y * y + z * z;
      const inverse = 1 / Math.sqrt(far);
      const facing =
        -(x * boxes[o + BOX_NORMAL]! + y * boxes[o + BOX_NORMAL + 1]! + z * boxes[o + BOX_NORMAL + 2]!) * inverse;
      if (facing <= 0) continue;
      const angle = (4 * boxes[o + BOX_HALF_WIDTH]! * boxes[o + BOX_HALF_HEIGHT]! * facing) / far;
      const share =
        (o === 0 ? 1 : others) *
        ((angle * sharpness) / (2 * Math.PI)) *
        Math.exp(sharpness * ((rx * x + ry * y + rz * z) * inverse - 1));
      for (let c = 0; c < 3; c++) out[c]! += boxes[o + BOX_RADIANCE + c]! * share;
    }
  }

  /** Writes the refracted view direction, away from the eye, to {@link inner}. */
  function refract(
    ior: number,
    dx: number,
    dy: number,
    dz: number,
    nx: number,
    ny: number,
    nz: number,
    cosine: number,
  ): void {
    const ratio = 1 / ior;
    const bend = ratio * cosine - Math.sqrt(1 - ratio * ratio * (1 - cosine * cosine));
    inner[0] = ratio * dx + bend * nx;
    inner[1] = ratio * dy + bend * ny;
    inner[2] = ratio * dz + bend * nz;
  }

  /**
   * Refracted direction of a softbox's centre inside a stone whose surface faces n: writes x, y, z to `out`, false when
   * it is behind.
   */
  function lightInside(
    o: number,
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    ior: number,
    out: Float64Array,
  ): boolean {
    const x = boxes[o]! - px;
    const y = boxes[o + 1]! - py;
    const z = boxes[o + 2]! - pz;
    const inverse = 1 / Math.sqrt(x * x + y * y + z * z);
    const cosine = (x * nx + y * ny + z * nz) * inverse;
    if (cosine <= 0.05) return false;
    const ratio = 1 / ior;
    const lift = Math.sqrt(1 - ratio * ratio * (1 - cosine * cosine)) - ratio * cosine;
    out[0] = ratio * x * inverse + lift * nx;
    out[1] = ratio * y * inverse + lift * ny;
    out[2] = ratio * z * inverse + lift * nz;
    return true;
  }

  /** Irradiance of a softbox on a surface that faces n. */
  function boxIrradiance(o: number, px: number, py: number, pz: number, nx: number, ny: number, nz: number): number {
    const x = boxes[o]! - px;
    const y = boxes[o + 1]! - py;
    const z = boxes[o + 2]! - pz;
    const far = x * x + y * y + z * z;
    const facing = -(x * boxes[o + BOX_NORMAL]! + y * boxes[o + BOX_NORMAL + 1]! + z * boxes[o + BOX_NORMAL + 2]!);
    const arriving = x * nx + y * ny + z * nz;
    return facing > 0 && arriving > 0
      ? (4 * boxes[o + BOX_HALF_WIDTH]! * boxes[o + BOX_HALF_HEIGHT]! * facing * arriving) / (far * far)
      : 0;
  }

  return { boxes, boxCount, frames, light, inner, sum, towards, lobe, refract, lightInside, boxIrradiance };
}
