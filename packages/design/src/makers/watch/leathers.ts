import type { LeatherColor } from '../../language/vocabulary';
import type { Vec3 } from '../../piece';

/** Leathers by name, linear sRGB. */
export const LEATHERS: Record<LeatherColor, Vec3> = {
  tan: [0.36, 0.15, 0.058],
  black: [0.022, 0.021, 0.021],
  navy: [0.012, 0.02, 0.05],
  brown: [0.06, 0.025, 0.012],
  burgundy: [0.09, 0.008, 0.014],
  green: [0.012, 0.045, 0.025],
  grey: [0.16, 0.16, 0.165],
  white: [0.72, 0.69, 0.63],
  pink: [0.55, 0.26, 0.25],
  red: [0.28, 0.012, 0.014],
  orange: [0.5, 0.13, 0.015],
  yellow: [0.6, 0.36, 0.03],
  purple: [0.1, 0.025, 0.14],
  turquoise: [0.1, 0.36, 0.37],
};
