import type { Light } from './room';
import { cloud, noise, smoothstep } from './math';

/** Applies the texture of the stage to its light at plane coordinates, mm. */
export type Texture = (a: number, b: number, light: Light) => void;

/** Velvet: the direction of the pile varies, and it shimmers where it leans towards the light. */
const cloth: Texture = (a, b, light) => {
  const drift = cloud(a / 21, b / 30, 3) - 0.5;
  const stroke = cloud(a / 13 + drift * 2.2, b / 34, 11);
  const pile = noise(a * 3.1, b * 3.1, 23) - 0.5;
  const lean = 0.5 + 0.9 * smoothstep(0.3, 0.75, stroke) + 0.16 * pile;
  const sheen = 0.011 * smoothstep(0.5, 0.85, stroke);
  light[0] = light[0]! * lean + sheen * 0.7;
  light[1] = light[1]! * lean + sheen * 0.75;
  light[2] = light[2]! * lean + sheen * 1.3;
};

/** Honed stone: clouds, veins along their borders, and fine grain. */
const stone: Texture = (a, b, light) => {
  const warp = cloud(a / 17, b / 17, 31);
  const clouds = cloud(a / 26 + warp * 1.4, b / 19, 41);
  const ridge = Math.abs(cloud(a / 24 + warp * 2.1, b / 24 - warp * 1.3, 53) - 0.5);
  const vein = 1 - smoothstep(0, 0.035, ridge);
  const grain = noise(a * 4.3, b * 4.3, 61) + noise(a * 1.7, b * 1.7, 67) - 1;
  const tone = 0.82 + 0.36 * clouds + 0.05 * grain;
  light[0] = light[0]! * tone * (1 - 0.2 * vein);
  light[1] = light[1]! * tone * (1 - 0.22 * vein);
  light[2] = light[2]! * tone * (1 - 0.25 * vein);
};

export const TEXTURES: Record<'cloth' | 'stone', Texture> = { cloth, stone };
