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

/** What the layers of a body give back. All are tuned by eye beside photographs. */
interface Layers {
  /** Share of the light from the front, and of that which shines through from behind. */
  readonly front: number;
  readonly through: number;
  /** The sharp coat: reflectance facing the eye, at grazing angles, and its softness in radians. */
  readonly coat: number;
  readonly rim: number;
  readonly blur: number;
  /** The glow of light scattered between the layers under the coat: its share and its softness in radians. */
  readonly luster: number;
  readonly spread: number;
  /** How much the colour turns with the angle. */
  readonly orient: number;
}

const LAYERS: Record<'opaque' | 'opal' | 'pearl', Layers> = {
  pearl: { front: 0.66, through: 0.2, coat: 0.05, rim: 0.42, blur: 0.045, luster: 0.26, spread: 0.42, orient: 0.06 },
  opal: { front: 0.42, through: 0.24, coat: 0.045, rim: 0.9, blur: 0.01, luster: 0, spread: 0, orient: 0 },
  opaque: { front: 1, through: 0, coat: 0.05, rim: 0.95, blur: 0.01, luster: 0.02, spread: 0.3, orient: 0 },
};

/** Distance between the colour patches in opal, mm, how sharply they part, and how brightly they flash. */
const PATCH_MM = 0.62;
const PATCH_SHARPNESS = 9;
const OPAL_FIRE = 2.1;
const LIFT_MM = 2e-3;
const DEEPEST = 4;

/** Stones that are not clear: pearl (deep luster with orient), opal (play of colour) and onyx (black gloss). */
export function createNacre(tracing: Tracing): NacreShader {
  const { environment, light } = tracing;
  const fire = new Float64Array(3);
  return (color, body, px, py, pz, dx, dy, dz, nx, ny, nz, depth, blur) => {
    const layers = LAYERS[body];
    const cos = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
    const m = 1 - cos;
    environment.irradiance(-nx, -ny, -nz, light);
    let red = light[0]! * layers.through;
    let green = light[1]! * layers.through;
    let blue = light[2]! * layers.through;
    environment.irradiance(nx, ny, nz, light);
    const brightness = (light[0]! + light[1]! + light[2]!) / 3;
    red = (red + light[0]! * layers.front) * color[0];
    green = (green + light[1]! * layers.front) * color[1];
    blue = (blue + light[2]! * layers.front) * color[2];
    if (body === 'opal') {
      addOpalFire(px, py, pz, nx - dx, ny - dy, nz - dz, fire);
      red += fire[0]! * brightness * OPAL_FIRE;
      green += fire[1]! * brightness * OPAL_FIRE;
      blue += fire[2]! * brightness * OPAL_FIRE;
    }
    const rx = dx + 2 * cos * nx;
    const ry = dy + 2 * cos * ny;
    const rz = dz + 2 * cos * nz;
    if (layers.luster > 0) {
      environment.lookWithoutCards(px, py, pz, rx, ry, rz, layers.spread, light);
      red += light[0]! * layers.luster * color[0];
      green += light[1]! * layers.luster * color[1];
      blue += light[2]! * layers.luster * color[2];
    }
    // Rose in the middle, a breath of green on the way, blue at the rim: light that met between the layers.
    const turn = 1.3 * Math.PI * m;
    red *= 1 + layers.orient * Math.cos(turn);
    green *= 1 + layers.orient * 0.3 * Math.cos(turn - 2);
    blue *= 1 + layers.orient * 0.8 * Math.cos(turn - 3.1);
    // Pearls that face each other, or a ray within one, would mirror for ever.
    if (depth >= DEEPEST) environment.lookFar(rx, ry, rz, light);
    else tracing.trace(px + nx * LIFT_MM, py + ny * LIFT_MM, pz + nz * LIFT_MM, rx, ry, rz, depth + 1, false, blur + layers.blur, -1);
    const coat = layers.coat + (layers.rim - layers.coat) * m * m * m * m * m;
    light[0] = red + light[0]! * coat;
    light[1] = green + light[1]! * coat;
    light[2] = blue + light[2]! * coat;
  };
}

/** Colour at a point: patches flow into each other, and each flashes its hue when the half vector meets its own direction. */
function addOpalFire(px: number, py: number, pz: number, hx: number, hy: number, hz: number, fire: Float64Array): void {
  const x = px / PATCH_MM;
  const y = py / PATCH_MM;
  const z = pz / PATCH_MM;
  const scale = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz + 1e-9);
  let red = 0;
  let green = 0;
  let blue = 0;
  let total = 1e-9;
  for (let i = Math.floor(x) - 1; i <= Math.floor(x) + 1; i++) {
    for (let j = Math.floor(y) - 1; j <= Math.floor(y) + 1; j++) {
      for (let k = Math.floor(z) - 1; k <= Math.floor(z) + 1; k++) {
        const bits = hash(Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791));
        const u = (bits & 1023) / 1023;
        const v = ((bits >>> 10) & 1023) / 1023;
        const w = ((bits >>> 20) & 1023) / 1023;
        const ox = i + u - x;
        const oy = j + v - y;
        const oz = k + w - z;
        const weight = Math.exp(-PATCH_SHARPNESS * (ox * ox + oy * oy + oz * oz));
        const a = v * 2 - 1;
        const b = w * 2 - 1;
        const c = u * 2 - 1;
        const cosine = ((a * hx + b * hy + c * hz) * scale) / Math.sqrt(a * a + b * b + c * c + 1e-9);
        const flash = weight * Math.max(0, Math.abs(cosine) - 0.2) * (0.35 + 0.65 * u);
        const hue = 2 * Math.PI * (0.9 * v + 0.45 * cosine);
        red += flash * hueShare(hue);
        green += flash * hueShare(hue - 2.1);
        blue += flash * hueShare(hue - 4.2);
        total += weight;
      }
    }
  }
  fire[0] = red / total;
  fire[1] = green / total;
  fire[2] = blue / total;
}

/** Brightness of a channel around the circle of hues: narrow, so that colours stay pure. */
function hueShare(angle: number): number {
  const wave = 0.5 + 0.5 * Math.cos(angle);
  return wave * wave;
}
