import { LONGEST_PATH_MM, PATH_STEPS } from '../materials/spectra';

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
  const x = 0.5 * (1 - alongX / whole);
  const y = 0.5 * (1 - alongY / whole);
  addColor(colors[0]!, mm, x, out);
  addColor(colors[1]!, mm, y, out);
  addColor(colors[2]!, mm, 1 - x - y, out);
}
