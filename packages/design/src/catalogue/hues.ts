/** Hues of stones by the averages of their bodies. */
import type { GemKind } from '../spec';
import { gemOf } from './gems';

/** Minimum saturation of a colour that has a hue. */
const SATURATED = 0.25;
/** Maximum brightness of black, linear. */
export const BLACK = 0.05;

/** Hue in degrees, saturation and brightness of a linear colour, as HSV. */
export function hsvOf([r, g, b]: readonly [number, number, number]): {
  hue: number;
  saturation: number;
  value: number;
} {
  const value = Math.max(r, g, b);
  const range = value - Math.min(r, g, b);
  const sector =
    range === 0 ? 0 : value === r ? (g - b) / range : value === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { hue: (sector * 60 + 360) % 360, saturation: value === 0 ? 0 : range / value, value };
}

/** True for a stone that is not white, grey or black. */
export const isColoured = (kind: GemKind): boolean => {
  const { saturation, value } = hsvOf(gemOf(kind).optics.average);
  return saturation > SATURATED && value > BLACK;
};
