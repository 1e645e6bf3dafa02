import type { Body, Rgb } from '../materials/material';
import { BOX_HALF_HEIGHT, BOX_HALF_WIDTH, BOX_NORMAL, BOX_RADIANCE, BOX_STRIDE } from './environment';
import { hash, smoothstep } from './math';
import type { Tracing } from './tracing';

export type NacreShader = (
  color: Rgb,
  body: Body,
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
  /** The glow of light scattered between the layers under the coat: its share and colour, and how closely it keeps to the mirrored direction. */
  readonly luster: number;
  readonly lusterColor?: Rgb;
  readonly keenness: number;
  /** The round image of the main light on the skin: its share. */
  readonly window: number;
  /** How much darker the body is at its rim, where less light comes back from the depth. */
  readonly fall: number;
  /** How much the colour turns with the angle. */
  readonly orient: number;
}

const LAYERS: Record<Body, Layers> = {
  pearl: { front: 0.58, through: 0.2, coat: 0.035, rim: 0.34, blur: 0.6, luster: 0.3, keenness: 7, window: 0.17, fall: 0.34, orient: 0.8 },
  opal: { front: 0.42, through: 0.24, coat: 0.045, rim: 0.9, blur: 0.01, luster: 0, keenness: 0, window: 0, fall: 0, orient: 0 },
  opaque: { front: 1, through: 0, coat: 0.05, rim: 0.95, blur: 0.01, luster: 0.02, keenness: 8, window: 0, fall: 0, orient: 0 },
  translucent: { front: 0.6, through: 0.42, coat: 0.048, rim: 0.95, blur: 0.01, luster: 0.12, keenness: 3, window: 0, fall: 0, orient: 0 },
  moonstone: { front: 0.4, through: 0.3, coat: 0.05, rim: 0.9, blur: 0.01, luster: 0.34, lusterColor: [0.25, 0.5, 1], keenness: 10, window: 0, fall: 0, orient: 0 },
};

/** The main light is seen round, so far across (radians from its middle): bright up to the first, gone at the second. */
const WINDOW_CORE = 0.14;
const WINDOW_EDGE = 0.33;

/** Distance between the colour patches in opal, mm, how sharply they part, and how brightly they flash. */
const PATCH_MM = 0.62;
const PATCH_SHARPNESS = 9;
const OPAL_FIRE = 2.1;
const LIFT_MM = 2e-3;
const DEEPEST = 4;

/** Stones that are not clear: pearl (deep luster with orient), opal (play of colour), moonstone (a blue sheen), jade (light from within), onyx (gloss alone). */
export function createNacre(tracing: Tracing): NacreShader {
  const { environment, light } = tracing;
  const { boxes, boxCount } = environment;
  const fire = new Float64Array(3);

  /** Every softbox as a round, boundless glow about its middle (a spherical Gaussian of the same power): no edges, no corners. */
  function glow(px: number, py: number, pz: number, rx: number, ry: number, rz: number, keenness: number, out: Float64Array): void {
    out.fill(0);
    for (let o = 0; o < boxCount * BOX_STRIDE; o += BOX_STRIDE) {
      const x = boxes[o]! - px;
      const y = boxes[o + 1]! - py;
      const z = boxes[o + 2]! - pz;
      const far = x * x + y * y + z * z;
      const inverse = 1 / Math.sqrt(far);
      const facing = -(x * boxes[o + BOX_NORMAL]! + y * boxes[o + BOX_NORMAL + 1]! + z * boxes[o + BOX_NORMAL + 2]!) * inverse;
      if (facing <= 0) continue;
      const angle = (4 * boxes[o + BOX_HALF_WIDTH]! * boxes[o + BOX_HALF_HEIGHT]! * facing) / far;
      const share = ((angle * keenness) / (2 * Math.PI)) * Math.exp(keenness * ((rx * x + ry * y + rz * z) * inverse - 1));
      for (let c = 0; c < 3; c++) out[c]! += boxes[o + BOX_RADIANCE + c]! * share;
    }
  }

  /** How much of the main light is seen in a mirrored direction, 0 to 1. */
  function windowShare(px: number, py: number, pz: number, rx: number, ry: number, rz: number): number {
    const x = boxes[0]! - px;
    const y = boxes[1]! - py;
    const z = boxes[2]! - pz;
    const cosine = (rx * x + ry * y + rz * z) / Math.sqrt(x * x + y * y + z * z);
    return 1 - smoothstep(WINDOW_CORE, WINDOW_EDGE, Math.acos(Math.min(1, Math.max(-1, cosine))));
  }

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
    if (layers.fall > 0) {
      const share = 1 - layers.fall * m * m;
      red *= share;
      green *= share;
      blue *= share;
    }
    if (layers.luster > 0) {
      glow(px, py, pz, rx, ry, rz, layers.keenness, light);
      const tint = layers.lusterColor ?? color;
      red += light[0]! * layers.luster * tint[0];
      green += light[1]! * layers.luster * tint[1];
      blue += light[2]! * layers.luster * tint[2];
    }
    if (layers.orient > 0) {
      // Light that met between the layers: rose on the way to the rim, green at the rim itself, the stronger the darker the body.
      const strength = layers.orient * (1 + 1.6 * (1 - (color[0] + color[1] + color[2]) / 3));
      const rose = smoothstep(0.18, 0.5, m) * (1 - smoothstep(0.58, 0.8, m)) * strength;
      const verdigris = smoothstep(0.6, 0.92, m) * strength;
      red *= 1 + 0.07 * rose - 0.07 * verdigris;
      green *= 1 - 0.045 * rose + 0.04 * verdigris;
      blue *= 1 + 0.015 * rose + 0.01 * verdigris;
    }
    const shine = layers.window > 0 ? layers.window * windowShare(px, py, pz, rx, ry, rz) : 0;
    // Pearls that face each other, or a ray within one, would mirror for ever.
    if (depth >= DEEPEST) environment.lookFar(rx, ry, rz, light);
    else tracing.trace(px + nx * LIFT_MM, py + ny * LIFT_MM, pz + nz * LIFT_MM, rx, ry, rz, depth + 1, false, blur + layers.blur, -1);
    const coat = layers.coat + (layers.rim - layers.coat) * m * m * m * m * m;
    light[0] = red + light[0]! * coat + shine * boxes[BOX_RADIANCE]!;
    light[1] = green + light[1]! * coat + shine * boxes[BOX_RADIANCE + 1]!;
    light[2] = blue + light[2]! * coat + shine * boxes[BOX_RADIANCE + 2]!;
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
