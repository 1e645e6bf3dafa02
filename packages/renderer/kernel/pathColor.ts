/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
import { COLOR, M_COLORS, M_COLOR_COUNT } from './layout';
import { put, smoothstep } from './math';

/** Tables of colour over the path (f64 rgb): steps of the square root of the path, and the longest, mm. */
const PATH_STEPS: f64 = 64;
const LONGEST_PATH_MM: f64 = 80;

/** Adds a table's colour after `mm`, times `share`. */
function addColor(table: usize, mm: f64, share: f64): void {
  const at = min<f64>(PATH_STEPS - 1.001, sqrt<f64>(mm / LONGEST_PATH_MM) * (PATH_STEPS - 1));
  const i = <i32>at;
  const far = (at - i) * share;
  const near = share - far;
  const o = table + <usize>i * 24;
  for (let c: usize = 0; c < 24; c += 8) store<f64>(COLOR + c, load<f64>(COLOR + c) + (load<f64>(o + c) * near + load<f64>(o + c, 24) * far));
}

/** Half the width over which a stone of two zones turns from one colour into the other, in its units. */
const ZONE_EDGE: f64 = 0.45;

/** How much of a place along the long axis of a stone is in its first zone, 0 to 1. */
export function zoneShare(x: f64): f64 {
  return smoothstep(-ZONE_EDGE, ZONE_EDGE, x);
}

function table(gem: usize, which: usize): usize {
  return <usize>load<f64>(gem + (which << 3), M_COLORS);
}

/**
 * Colour of light, into COLOR, after a path in a stone, of which `alongX` and `alongY` are the parts along the stone's
 * axes (lengths in the stone's units, `mmPerUnit` of its tone). Light swings across its path: an axis takes part by
 * half of what the path does not run along it. That is pleochroism.
 */
export function pathColor(gem: usize, path: f64, alongX: f64, alongY: f64, mmPerUnit: f64): void {
  put(COLOR, 0, 0, 0);
  const mm = path * mmPerUnit;
  const count = <i32>load<f64>(gem, M_COLOR_COUNT);
  if (count == 1) {
    addColor(table(gem, 0), mm, 1);
    return;
  }
  const whole = path > 0 ? path : 1;
  if (count == 2) {
    // A stone of two zones: `alongX` is the part of the path in the first.
    addColor(table(gem, 0), mm, alongX / whole);
    addColor(table(gem, 1), mm, 1 - alongX / whole);
    return;
  }
  const x = 0.5 * (1 - alongX / whole);
  const y = 0.5 * (1 - alongY / whole);
  addColor(table(gem, 0), mm, x);
  addColor(table(gem, 1), mm, y);
  addColor(table(gem, 2), mm, 1 - x - y);
}
