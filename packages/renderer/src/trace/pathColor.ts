import { LONGEST_PATH_MM, PATH_STEPS } from '../materials/spectra';
import { smoothstep } from './math';

/** Adds a table's colour after `mm`, times `share`. */
function addColor(table: Float64Array, mm: number, share: number, out: Float64Array): void {
  const at = Math.min(PATH_STEPS - 1.001, Math.sqrt(mm / LONGEST_PATH_MM) * (PATH_STEPS - 1));
  const i = at | 0;
  const far = (at - i) * share;
  const near = share - far;
  const o = i * 3;
  out[0]! += table[o]! * near + table[o + 3]! * far;
  out[1]! += table[o + 1]! * near + table[o + 4]! * far;
  out[2]! += table[o + 2]! * near + table[o + 5]! * far;
}

/** Half the width over which a stone of two zones turns from one colour into the other, in its units. */
const ZONE_EDGE = 0.45;

/** How much of a place along the long axis of a stone is in its first zone, 0 to 1. */
export const zoneShare = (x: number): number => smoothstep(-ZONE_EDGE, ZONE_EDGE, x);

/**
 * Colour of light after a path in a stone, of which `alongX` and `alongY` are the parts along the stone's axes (lengths in
 * the stone's units, `mmPerUnit` of its tone). Light swings across its path: an axis takes part by half of what the path
 * does not run along it. That is pleochroism.
 */
export function pathColor(colors: readonly Float64Array[], path: number, alongX: number, alongY: number, mmPerUnit: number, out: Float64Array): void {
  out.fill(0);
  const mm = path * mmPerUnit;
  if (colors.length === 1) {
    addColor(colors[0]!, mm, 1, out);
    return;
  }
  const whole = path > 0 ? path : 1;
  if (colors.length === 2) {
    // A stone of two zones: `alongX` is the part of the path in the first.
    addColor(colors[0]!, mm, alongX / whole, out);
    addColor(colors[1]!, mm, 1 - alongX / whole, out);
    return;
  }
  const x = 0.5 * (1 - alongX / whole);
  const y = 0.5 * (1 - alongY / whole);
  addColor(colors[0]!, mm, x, out);
  addColor(colors[1]!, mm, y, out);
  addColor(colors[2]!, mm, 1 - x - y, out);
}
