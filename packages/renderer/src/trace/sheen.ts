import type { Sheen } from '@jewelry/design';
import type { Rgb } from '../materials/material';
import { cloud, noise, smoothstep } from './math';

/**
 * Factor on the colour of a dial at a point, mm from its centre, which is the origin of a watch: the middle of its picture
 * is elsewhere, since the crown is on one side. All constants were tuned by eye against photographs.
 */
type Play = (a: number, b: number, color: Rgb, out: Float64Array) => void;

/** Angles of the bright rays of a brushed dial, radians. */
const TURN = 0.9;

/** Reflection of the lamps by brushed metal and by the shell, relative to paint. */
const METAL = 1.2;
const SHELL = 0.85;

/** Strokes of the brush: values of noise along a radian, and their contrast. They show where all rays meet. */
const STROKES = [26, 71] as const;
const CONTRAST = 0.2;
const PALE_CONTRAST = 0.06;

/** Brightness of the stroke that runs outwards through a point, around 1. */
function stroke(a: number, b: number, contrast: number): number {
  const r = Math.hypot(a, b) || 1;
  const [x, y] = [a / r + 2, b / r + 2];
  return 1 + contrast * (noise(x * STROKES[0], y * STROKES[0], 131) + noise(x * STROKES[1], y * STROKES[1], 137) - 1);
}

/**
 * Bright and dark rays around the center; softer, with more reflection of the metal under the coat, on paler dials.
 */
const sunburst: Play = (a, b, color, out) => {
  const ray = 0.5 + 0.5 * Math.cos(2 * (Math.atan2(b, a) - TURN));
  const pale = smoothstep(0.15, 0.6, Math.max(color[0], color[1], color[2]));
  out.fill(
    stroke(a, b, CONTRAST + (PALE_CONTRAST - CONTRAST) * pale) *
      (1 + (METAL - 1) * pale) *
      (1 + (1 - 0.8 * pale) * (2.6 * ray * ray * ray - 0.55)),
  );
};

/** Cloudy bands of faint rose, green and blue. */
const nacre: Play = (a, b, _, out) => {
  const warp = cloud(a / 9 + 3.7, b / 9, 97);
  const tone = SHELL * (0.82 + 0.42 * cloud(a / 4.2 + warp * 2.4, b / 2.6 - warp * 1.6, 101));
  const phase = 9 * cloud(a / 11 - warp, b / 7 + warp * 1.5, 113);
  out[0] = tone * (1 + 0.13 * Math.cos(phase));
  out[1] = tone * (1 + 0.09 * Math.cos(phase + 2.3));
  out[2] = tone * (1 + 0.14 * Math.cos(phase + 4.4));
};

export const SHEENS: Record<Sheen, Play> = { sunburst, nacre };
