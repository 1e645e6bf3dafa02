import type { Light } from './room';
import { cloud, noise, smoothstep } from './math';

/** Applies the texture of the stage to its light at plane coordinates, mm. */
export type Texture = (a: number, b: number, light: Light) => void;

/** Velvet, brushed and lit evenly: fine pile that leans a little more or less over wide strokes, or the ground is blotchy. */
const cloth: Texture = (a, b, light) => {
  const drift = cloud(a / 21, b / 30, 3) - 0.5;
  const stroke = cloud(a / 13 + drift * 2.2, b / 34, 11);
  const pile = noise(a * 3.1, b * 3.1, 23) - 0.5;
  const lean = 0.86 + 0.22 * smoothstep(0.2, 0.85, stroke) + 0.16 * pile;
  const sheen = 0.004 * smoothstep(0.3, 0.9, stroke);
  light[0] = light[0]! * lean + sheen * 0.7;
  light[1] = light[1]! * lean + sheen * 0.75;
  light[2] = light[2]! * lean + sheen * 1.3;
};

/** Honed stone: clouds, faint veins deep under the polish, and a few along cracks that come and go. */
const stone: Texture = (a, b, light) => {
  // Veins run one way, and are bent by what pressed the stone.
  const along = 0.82 * a + 0.57 * b;
  const across = 0.82 * b - 0.57 * a;
  const bend = cloud(along / 46, across / 30, 31) - 0.5;
  const fold = cloud(along / 15 + 4.1, across / 11, 37) - 0.5;
  const clouds = cloud(along / 38 + bend, across / 22 + fold, 41);
  const deep = vein(along / 70 + 0.5 * fold, across / 27 + 1.5 * bend, 53, 0.11);
  const crack = vein(along / 60 + 0.35 * bend, across / 21 + 0.9 * bend + 0.22 * fold, 59, 0.03);
  const open = smoothstep(0.42, 0.68, noise(along / 31, across / 17, 67));
  const tone = 0.9 + 0.17 * clouds + 0.012 * (noise(a * 2.1, b * 2.1, 61) - 0.5);
  const shade = 0.1 * deep * clouds + (0.04 + 0.16 * open) * crack;
  light[0] = light[0]! * tone * (1 - 0.95 * shade);
  light[1] = light[1]! * tone * (1 - shade);
  light[2] = light[2]! * tone * (1 - 1.04 * shade);
};

/** How much of a vein is seen: 1 on the line where smooth noise crosses its mean, 1/e a `width` of noise beside it. */
function vein(a: number, b: number, salt: number, width: number): number {
  const height = (noise(a, b, salt) * 2 + noise(a * 2.1, b * 2.1, salt + 1)) / 3 - 0.5;
  return Math.exp(-((height / width) ** 2));
}

export const TEXTURES: Record<'cloth' | 'stone', Texture> = { cloth, stone };
