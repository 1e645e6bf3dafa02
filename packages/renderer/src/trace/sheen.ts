import type { Sheen } from '@jewelry/design';
import type { Rgb } from '../materials/material';
import { cloud, smoothstep } from './math';

/**
 * Factor on the colour of a dial at a point, mm from its centre, which is the origin of a watch: the middle of its picture
 * is elsewhere, since the crown is on one side. All constants were tuned by eye against photographs.
 */
type Play = (a: number, b: number, color: Rgb, out: Float64Array) => void;

/** Angles of the bright rays of a brushed dial, radians. */
const TURN = 0.9;

/** Reflection of the lamps by brushed metal and by the shell, relative to paint. */
const METAL = 1.15;
const SHELL = 0.85;

/**
 * Bright and dark rays around the center; softer, with more reflection of the metal under the coat, on paler dials.
 */
const sunburst: Play = (a, b, color, out) => {
  const ray = 0.5 + 0.5 * Math.cos(2 * (Math.atan2(b, a) - TURN));
  const pale = smoothstep(0.15, 0.6, Math.max(color[0], color[1], color[2]));
  out.fill((1 + (METAL - 1) * pale) * (1 + (1 - 0.8 * pale) * (2.6 * ray * ray * ray - 0.55)));
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
