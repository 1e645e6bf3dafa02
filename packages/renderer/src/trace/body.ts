import type { Body } from '@jewelry/design';
import type { Gem, Rgb } from '../materials/material';
import { createBodyLight } from './bodyLight';
import { createNacre } from './nacre';
import { createPlayOfColor } from './opal';
import { createSchiller } from './schiller';
import type { Tracing } from './tracing';

/** Properties of a stone for the shader. */
export type Skin = Pick<Gem, 'body' | 'ior' | 'lustre' | 'schiller' | 'polarizer'>;

/** Nacre for pearls that are meshes. */
export const PEARL_SKIN: Skin = { body: 'pearl', ior: 1.65, lustre: 'vitreous', schiller: null, polarizer: 1 };

/**
 * Shades an opaque or translucent stone.
 * @param f index of the stone's frame in `frames`: its axes, the third through the table or dome.
 */
export type BodyShader = (
  color: Rgb,
  skin: Skin,
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
  nx: number,
  ny: number,
  nz: number,
  f: number,
  depth: number,
  blur: number,
) => void;

/** How light is scattered back by a body. Shares are of the incident light. */
interface Scattering {
  /** Reflected and transmitted shares. */
  readonly front: number;
  readonly through: number;
  /** Blur of the reflections in the polished surface, radians. */
  readonly blur: number;
  /** How much darker the body is at its rim, where less light returns from the depth. */
  readonly fall: number;
}

const SCATTERING: Record<Body, Scattering> = {
  pearl: { front: 0.7, through: 0.16, blur: 0.17, fall: 0.42 },
  opal: { front: 0.5, through: 0.3, blur: 0.01, fall: 0.2 },
  opaque: { front: 0.85, through: 0, blur: 0.01, fall: 0 },
  translucent: { front: 0.6, through: 0.42, blur: 0.01, fall: 0.1 },
  moonstone: { front: 0.4, through: 0.36, blur: 0.01, fall: 0.25 },
};

/** How much a polish widens the lights that it mirrors, radians, and its share of the reflection of glass. */
const POLISH: Record<Skin['lustre'], { readonly blur: number; readonly share: number }> = {
  vitreous: { blur: 0, share: 1 },
  waxy: { blur: 0.06, share: 0.8 },
  dull: { blur: 0.6, share: 0.2 },
};

/** Most of a light that the coat of pearl mirrors beside its window: all lights drew a bright frame round a dull middle. */
const NACRE_LIMIT = 1;
const LIFT_MM = 2e-3;
const DEEPEST = 4;

/**
 * Shades pearl (soft window, coloured second lobe), opal (play of colour at depth), moonstone (floating sheen), jade
 * (light from its far side) and onyx (polish only).
 */
export function createBodyShader(tracing: Tracing): BodyShader {
  const bodyLight = createBodyLight(tracing);
  const { light, frames, sum, refract } = bodyLight;
  const addNacre = createNacre(bodyLight);
  const addPlayOfColor = createPlayOfColor(bodyLight);
  const { addSheen, addNeedles, addLabradorescence } = createSchiller(bodyLight);

  return (color, { body, ior, lustre, schiller, polarizer }, px, py, pz, dx, dy, dz, nx, ny, nz, f, depth, blur) => {
    if (body === 'clear') return;
    const { front, through, blur: skinBlur, fall } = SCATTERING[body];
    const cosine = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
    const m = 1 - cosine;
    const f0 = ((ior - 1) / (ior + 1)) ** 2;
    const coat = f0 + (1 - f0) * m * m * m * m * m;
    tracing.irradiance(-nx, -ny, -nz);
    for (let c = 0; c < 3; c++) sum[c] = light[c]! * through;
    tracing.irradiance(nx, ny, nz);
    const depthShare = (1 - coat) * (1 - fall * m * m);
    for (let c = 0; c < 3; c++) sum[c] = (sum[c]! + light[c]! * front) * color[c]! * depthShare;
    const rx = dx + 2 * cosine * nx;
    const ry = dy + 2 * cosine * ny;
    const rz = dz + 2 * cosine * nz;
    if (body === 'pearl') addNacre(color, px, py, pz, rx, ry, rz, cosine);
    else if (body === 'opal') {
      refract(ior, dx, dy, dz, nx, ny, nz, cosine);
      addPlayOfColor(px, py, pz, nx, ny, nz, ior);
    } else if (body === 'moonstone') {
      refract(ior, dx, dy, dz, nx, ny, nz, cosine);
      addSheen(px, py, pz, nx, ny, nz, frames[f + 6]!, frames[f + 7]!, frames[f + 8]!, ior);
    }
    if (schiller) {
      refract(ior, dx, dy, dz, nx, ny, nz, cosine);
      if (schiller === 'labradorescence') addLabradorescence(px, py, pz, nx, ny, nz, f, ior);
      else addNeedles(schiller, px, py, pz, nx, ny, nz, f, ior);
    }
    const red = sum[0]!;
    const green = sum[1]!;
    const blue = sum[2]!;
    // Limits reflections between facing pearls, and rays inside one.
    if (depth >= DEEPEST) tracing.farRadiance(rx, ry, rz);
    else
      tracing.trace(
        px + nx * LIFT_MM,
        py + ny * LIFT_MM,
        pz + nz * LIFT_MM,
        rx,
        ry,
        rz,
        depth + 1,
        0,
        blur + skinBlur + POLISH[lustre].blur,
        -1,
      );
    const mirrored = coat * polarizer * POLISH[lustre].share;
    const most = body === 'pearl' ? NACRE_LIMIT : Infinity;
    light[0] = red + Math.min(most, light[0]!) * mirrored;
    light[1] = green + Math.min(most, light[1]!) * mirrored;
    light[2] = blue + Math.min(most, light[2]!) * mirrored;
  };
}
