import type { Rgb } from '../materials/material';
import { hash } from './math';
import type { Tracing } from './tracing';

export type NacreShader = (
  color: Rgb,
  body: 'opaque' | 'opal' | 'pearl',
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
  nx: number,
  ny: number,
  nz: number,
  depth: number,
  blur: number,
) => void;

/** Share of the diffuse light the body gives back. */
const PEARL_BODY = 0.8;
const OPAL_BODY = 0.62;
/** Size of the colour patches in opal, mm. */
const OPAL_PATCH_MM = 0.75;
const OPAL_FIRE = 1.5;
const PEARL_BLUR = 0.12;
const LIFT_MM = 2e-3;

/** Stones that are not clear: pearl (soft coat with orient), opal (play of colour) and onyx (black gloss). */
export function createNacre(tracing: Tracing): NacreShader {
  const { environment, light } = tracing;
  return (color, body, px, py, pz, dx, dy, dz, nx, ny, nz, depth, blur) => {
    environment.irradiance(nx, ny, nz, light);
    const diffuse = body === 'pearl' ? PEARL_BODY : body === 'opal' ? OPAL_BODY : 1;
    let red = light[0]! * color[0] * diffuse;
    let green = light[1]! * color[1] * diffuse;
    let blue = light[2]! * color[2] * diffuse;
    const cos = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
    const m = 1 - cos;
    if (body === 'opal') {
      const [fireR, fireG, fireB] = opalFire(px, py, pz, nx - dx, ny - dy, nz - dz);
      const brightness = OPAL_FIRE * (light[0]! + light[1]! + light[2]!) * 0.333;
      red += fireR * brightness;
      green += fireG * brightness;
      blue += fireB * brightness;
    }
    const rx = dx + 2 * cos * nx;
    const ry = dy + 2 * cos * ny;
    const rz = dz + 2 * cos * nz;
    const coatBlur = body === 'pearl' ? PEARL_BLUR : 0.01;
    tracing.trace(px + nx * LIFT_MM, py + ny * LIFT_MM, pz + nz * LIFT_MM, rx, ry, rz, depth + 1 > 4 ? 5 : depth + 1, false, blur + coatBlur, -1);
    const grazing = m * m * m * m * m;
    const coat = body === 'pearl' ? 0.09 + 0.6 * m * m * m * m : 0.05 + 0.95 * grazing;
    const orient = body === 'pearl' ? 0.3 : 0;
    const turn = 2 * Math.PI * m * 0.9;
    light[0] = red + light[0]! * coat * (1 + orient * 0.5 * Math.cos(turn));
    light[1] = green + light[1]! * coat * (1 + orient * 0.5 * Math.cos(turn + 2.07));
    light[2] = blue + light[2]! * coat * (1 + orient * 0.5 * Math.cos(turn + 4.15));
  };
}

/** Colour of the patch at a point: each patch flashes one hue when the half vector meets its own direction. */
function opalFire(px: number, py: number, pz: number, hx: number, hy: number, hz: number): Rgb {
  const i = Math.floor(px / OPAL_PATCH_MM + 0.35 * Math.sin(py * 2.1));
  const j = Math.floor(py / OPAL_PATCH_MM + 0.35 * Math.sin(pz * 2.3));
  const k = Math.floor(pz / OPAL_PATCH_MM + 0.35 * Math.sin(px * 1.9));
  const bits = hash(Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791));
  const a = ((bits & 1023) / 1023) * 2 - 1;
  const b = (((bits >>> 10) & 1023) / 1023) * 2 - 1;
  const c = (((bits >>> 20) & 1023) / 1023) * 2 - 1;
  const cosine = (a * hx + b * hy + c * hz) / (Math.sqrt((a * a + b * b + c * c) * (hx * hx + hy * hy + hz * hz)) + 1e-9);
  const flash = Math.max(0, Math.abs(cosine) - 0.35) * 0.55;
  const hue = a * 3 + cosine * 2;
  return [flash * (0.5 + 0.5 * Math.cos(hue)), flash * (0.5 + 0.5 * Math.cos(hue - 2.1)), flash * (0.5 + 0.5 * Math.cos(hue - 4.2))];
}
