/** The dial: lacquer or texture, applied indices, minute track, hands. Heights are above the back of the case. */
import type { DialColor } from '../../language/vocabulary';
import type { Surface, Vec3 } from '../../piece';
import { plate, roundedBox, sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { polygon } from '../../geometry/curves';
import { lathe, sweepSections, tube } from '../../geometry/sweep';
import { WORLD } from '../../geometry/vec';
import { engravingOf } from '../../motifs/engraving';
import { choice, stonesOf } from '../maker';
import { moonphase, subdial } from './complications';
import type { WatchFrame } from './frame';
import { RECTANGLE, clock, rectangle } from './frame';

/** Dial lacquers, linear sRGB. */
export const DIALS: Record<DialColor, Vec3> = {
  midnight: [0.01, 0.035, 0.13],
  forest: [0.004, 0.045, 0.028],
  'mother-of-pearl': [0.74, 0.73, 0.72],
  ivory: [0.74, 0.68, 0.57],
  graphite: [0.035, 0.037, 0.042],
  burgundy: [0.085, 0.008, 0.016],
  silver: [0.5, 0.51, 0.53],
  champagne: [0.55, 0.4, 0.2],
  salmon: [0.52, 0.24, 0.17],
};
/** A pale dial is brushed metal under a clear coat, whatever is cut into it. */
const PALE = 0.4;
/** Shares of the turn at which the hands stand: ten past ten. */
const HOUR = 306 / 360;
const MINUTE = 50 / 360;

export const HOURS = 12;

/** The hours at which stones stand in place of an index, as far apart as can be, from twelve on. */
export function stoneHours({ bench }: WatchFrame): number[] {
  const count = Math.min(HOURS, stonesOf(bench.spec, 'accent')?.count ?? 0);
  return Array.from({ length: count }, (_, i) => Math.round((i * HOURS) / count));
}

const isDial = (name: string): name is DialColor => Object.hasOwn(DIALS, name);

const dialColor = (w: WatchFrame): Vec3 => {
  const named = choice(w.bench.spec, 'dial');
  return isDial(named) ? DIALS[named] : DIALS.midnight;
};

/** The paint of marks that must be read against the dial. */
function luminous(w: WatchFrame): Surface {
  const [r, g, b] = dialColor(w);
  return { kind: 'lacquer', color: r + g + b > 0.9 ? [0.03, 0.03, 0.03] : [0.85, 0.85, 0.8], gloss: 0.5 };
}

const lacquer = (w: WatchFrame, factor = 1): Surface => {
  const [r, g, b] = dialColor(w);
  const isPale = Math.max(r, g, b) > PALE;
  const sheen = choice(w.bench.spec, 'dial') === 'mother-of-pearl' ? 'nacre' : isPale || choice(w.bench.spec, 'texture') === 'sunburst' ? 'sunburst' : null;
  return { kind: 'lacquer', color: [r * factor, g * factor, b * factor], gloss: 0.8, ...(sheen ? { sheen } : {}) };
};

/** The plate under everything else, and the raised rim round it. */
function dialPlate(w: WatchFrame, dial: Surface): void {
  if (w.isRectangular) w.put(plate(rectangle(RECTANGLE.x - 3.4, RECTANGLE.y - 3.4, 0.5), 0.7, 5.6, 0.05), 30, dial);
  else {
    const open = choice(w.bench.spec, 'kind') === 'skeleton';
    // A skeleton's dial is a ring that leaves the movement to be seen.
    w.put(lathe(open ? [[10.6, 0.7], [16.6, 0.7], [16.6, 5.6], [10.6, 5.6]] : [[0.01, 0.7], [16.6, 0.7], [16.6, 5.6], [0.01, 5.6]], 96), 30, dial);
    w.put(lathe([[15.3, 5.55], [16.5, 5.55], [16.5, 7.4], [16.1, 7.4]], 96), 20, dial);
  }
}

/** A plain dial that shows the time small, under twelve. */
export function buildOpenDial(w: WatchFrame): void {
  const pivot: Point2 = [0, 9.3];
  const radius = 4.9;
  dialPlate(w, lacquer(w));
  subdial(w, pivot, radius, MINUTE, lacquer(w, 0.5), hand);
  hand(w, HOUR, radius - 2.4, 0.3, 5.68, 0.7, pivot);
}

export function buildDial(w: WatchFrame): void {
  const texture = choice(w.bench.spec, 'texture');
  const dial = lacquer(w);
  dialPlate(w, dial);
  if (texture === 'honeycomb') honeycomb(w, dial);
  if (texture === 'waves') waves(w, dial);
  if (choice(w.bench.spec, 'kind') === 'moonphase') moonphase(w, dial);
  indices(w);
}

function honeycomb(w: WatchFrame, dial: Surface): void {
  const cell = w.bench.define(plate(polygon(6, 1.32, Math.PI / 6), -0.1, 0.1, 0.08), 20);
  for (let q = -6; q <= 6; q++) {
    for (let r = -6; r <= 6; r++) {
      const [x, y] = [Math.sqrt(3) * 1.45 * (q + r / 2), 1.5 * 1.45 * r];
      if (Math.hypot(x, y) < 10.6 && Math.hypot(x, y + 6.5) > (choice(w.bench.spec, 'kind') === 'dress' ? 0 : 5.8)) w.bench.place(cell, { surface: dial, origin: w.at(x, y, 5.66), scale: w.k });
    }
  }
}

/** Raised horizontal waves, as on watches for the sea. */
function waves(w: WatchFrame, dial: Surface): void {
  for (let row = -8; row <= 8; row++) {
    const y = row * 1.3;
    const reach = Math.sqrt(Math.max(0, 11.2 * 11.2 - y * y));
    const sections = Array.from({ length: 61 }, (_, i): Vec3[] => {
      const x = (i / 30 - 1) * reach;
      const at = y + 0.28 * Math.sin(x * 1.1);
      return ([[-0.6, -0.06], [0.6, -0.06], [0.3, 0.07], [0, 0.12], [-0.3, 0.07]] as const).map(([v, z]) => [x, at + v, z]);
    });
    w.put(sweepSections(sections, false), 40, dial, w.at(0, 0, 5.62));
  }
}

const ROMAN: readonly string[] = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
/** Numerals of a 40 mm watch: their height, the most that one is wide, the radius of their wire, and how far from the middle they stand, mm. */
const NUMERAL = { tall: 2.7, wide: 4.3, wire: 0.17, at: 12.2 } as const;

/** The numeral of an hour in wires that lie on the dial: roman ones with their feet to the middle, as dials have them, others upright. */
function numeral(w: WatchFrame, hour: number, isRoman: boolean): void {
  const share = hour / HOURS;
  const { out, axes } = clock(share);
  const { lines, width, height } = engravingOf(isRoman ? ROMAN[hour]! : String(hour || HOURS));
  const [sx, sy] = [Math.min(NUMERAL.tall / height, NUMERAL.wide / width), NUMERAL.tall / height];
  const r = NUMERAL.at * w.reach(share);
  for (const line of lines) w.put(tube(line.map(([x, y]): Vec3 => [x * sx, y * sy, 0]), NUMERAL.wire, { points: 10, up: [0, 0, 1] }), 40, w.bench.metal, w.at(out[0] * r, out[1] * r, 5.72), isRoman ? axes : WORLD);
}

function indices(w: WatchFrame): void {
  const { bench } = w;
  const lume = luminous(w);
  const style = choice(bench.spec, 'indices');
  const isNumbered = style === 'roman' || style === 'arabic';
  const slim = style === 'slim' || isNumbered;
  const bar = bench.define(roundedBox([slim ? 0.23 : 0.42, slim ? 1.9 : 1.55, 0.28], 0.12), 25);
  const inlay = bench.define(roundedBox([0.2, 1.2, 0.06], 0.04, 2), 25);
  const tick = bench.define(roundedBox([0.1, 0.45, 0.08], 0.05, 2), 25);
  const cup = bench.define(lathe([[0.01, -0.3], [1.05, -0.3], [1.05, 0.2], [0.9, 0.32], [0.01, 0.32]], 32), 30);
  const dot = bench.define(lathe([[0.01, 0], [0.78, 0], [0.72, 0.1], [0.01, 0.14]], 32), 40);
  for (let i = 0; i < 60; i++) {
    const { out, axes } = clock(i / 60);
    const k = w.reach(i / 60);
    const on = (r: number, z: number, off = 0): Vec3 => w.at(out[0] * r * k + axes[0][0] * off, out[1] * r * k + axes[0][1] * off, z);
    if (!(slim && i % 5 === 0)) bench.place(tick, { axes, origin: on(14.7, 5.62), scale: w.k, surface: slim ? lume : bench.metal });
    if (i % 5 !== 0 || isTaken(w, i / 5)) continue;
    if (isNumbered) {
      numeral(w, i / 5, style === 'roman');
      continue;
    }
    if (style === 'dots' && i % 15 !== 0) {
      bench.place(cup, { origin: on(12.7, 5.85), scale: w.k });
      bench.place(dot, { origin: on(12.7, 6.14), scale: w.k, surface: lume });
      continue;
    }
    for (const off of i === 0 && !slim ? [-0.62, 0.62] : [0]) {
      bench.place(bar, { axes, origin: on(12.6, 5.85, off), scale: w.k });
      if (!slim) bench.place(inlay, { axes, origin: on(12.6, 6.12, off), scale: w.k, surface: lume });
    }
  }
}

/** True where a stone, a small dial or the moon takes the place of an index. */
function isTaken(w: WatchFrame, hour: number): boolean {
  const kind = choice(w.bench.spec, 'kind');
  const isUnderSeconds = w.isRectangular && hour === 6 && choice(w.bench.spec, 'small_seconds') === 'yes';
  return isUnderSeconds || stoneHours(w).includes(hour) || (kind === 'moonphase' && hour === 6) || (kind === 'chronograph' && hour % 3 === 0 && hour > 0);
}

/** A hand of two planes meeting in a ridge, pointing at `share` of the turn. */
function hand(w: WatchFrame, share: number, reach: number, half: number, z: number, tail: number, pivot: Point2 = [0, 0]): void {
  const outline: readonly Point2[] = [
    [0, -tail], [half * 0.55, -tail + 0.3], [half, 0], [half * 0.8, reach * 0.75], [half * 0.1, reach], [-half * 0.1, reach], [-half * 0.8, reach * 0.75], [-half, 0], [-half * 0.55, -tail + 0.3],
  ];
  const solid = sweepSections(
    [outline.map(([x, y]): Vec3 => [x, y, 0]), outline.map(([x, y]): Vec3 => [x, y, 0.1]), outline.map(([x, y]): Vec3 => [x * 0.03, y * 0.985, 0.32])],
    false,
  );
  w.put(solid, 12, w.bench.metal, w.at(pivot[0], pivot[1], z), clock(share).axes);
}

/** Hands at ten past ten on their arbor; a diver's are broad with light in them. */
export function buildHands(w: WatchFrame): void {
  const kind = choice(w.bench.spec, 'kind');
  const lume = luminous(w);
  const slim = choice(w.bench.spec, 'indices') === 'slim' ? 0.72 : 1;
  const short = w.isRectangular ? 0.66 : 1;
  const broad = kind === 'diver' ? 1.35 : 1;
  hand(w, HOUR, 8.6 * short, 0.85 * slim * broad, 6.15, 2.4 * short);
  hand(w, MINUTE, 13.2 * (w.isRectangular ? 0.78 : 1), 0.62 * slim * broad, 6.5, 2.4 * short);
  if (kind === 'diver') {
    for (const [share, from, to, half, z] of [[HOUR, 3, 6.6, 0.52, 6.47], [MINUTE, 3.4, 10.4, 0.36, 6.82]] as const) {
      const { out, axes } = clock(share);
      const middle = (from + to) / 2;
      w.put(roundedBox([half, (to - from) / 2, 0.12], 0.06, 2), 25, lume, w.at(out[0] * middle, out[1] * middle, z), axes);
    }
  }
  const smallSeconds = choice(w.bench.spec, 'small_seconds') === 'yes' || kind === 'moonphase';
  const seconds = clock(195 / 360);
  if (kind === 'chronograph' || (!smallSeconds && !w.isRectangular)) {
    w.put(roundedBox([0.1, 9, 0.07], 0.05, 2), 25, w.bench.metal, w.at(seconds.out[0] * 5.5, seconds.out[1] * 5.5, 7.05), seconds.axes);
    if (kind === 'diver') w.put(lathe([[0.01, -0.08], [0.85, -0.08], [0.85, 0.1], [0.01, 0.1]], 28), 30, lume, w.at(seconds.out[0] * 9.4, seconds.out[1] * 9.4, 7.1));
  }
  w.put(lathe([[0.01, -0.95], [0.55, -0.95], [0.55, 0], [0.9, 0.02], [0.9, 0.5], [0.6, 0.75], [0.01, 0.8]], 32), 30, w.bench.metal, w.at(0, 0, 6.4));
  if (smallSeconds && kind !== 'moonphase' && kind !== 'chronograph') subdial(w, w.isRectangular ? [0, -8] : [0, -6.6], w.isRectangular ? 3.2 : 4, 0.62, lacquer(w, 0.5), hand);
  if (kind === 'chronograph') {
    for (const [x, y, share] of [[6.6, 0, 0.1], [-6.6, 0, 0.8], [0, -6.9, 0.45]] as const) subdial(w, [x, y], 3.7, share, lacquer(w, 0.45), hand);
  }
  if (kind === 'skeleton') w.put(sphere(0.5, 12), 40, { kind: 'lacquer', color: [0.25, 0.004, 0.03], gloss: 1 }, w.at(0, 0, 7.1));
}
