import type { Surface } from '../../piece';
import type { DesignPart } from '../../spec';
import { roundedBox } from '../../geometry/blocks';
import { raise, spline, type Point2 } from '../../geometry/curves';
import { lathe } from '../../geometry/sweep';
import { TAU } from '../../geometry/vec';
import { patternedSurface } from './dialFrame';
import { ON_FLUTES, clock, inSlot, type WatchFrame } from './frame';
import { CERAMIC, WHITE, divingBezel, isDiving } from './rotatingBezel';
import { setBezel } from './stoneBezel';
import { DARK, tachymeter } from './tachymeter';

/** Sections of a bezel: radius and height, outwards from the edge of the dial and back. */
const FLAT: readonly Point2[] = [
  [16.2, 5.9],
  [19.4, 6.25],
  [19.5, 6.8],
  [18.75, 7.72],
  [16.9, 7.84],
  [16.3, 7.7],
];
/** The same with a step, for a bezel without marks, screws and stones. */
const TIERED: readonly Point2[] = [
  [16.2, 5.9],
  [19.4, 6.25],
  [19.55, 6.6],
  [19.3, 7],
  [18.3, 7.2],
  [18.18, 7.32],
  [18.12, 7.75],
  [17.95, 7.95],
  [16.95, 8],
  [16.3, 7.8],
];
/** A level top between the sides of a hexagon or an octagon and the round edge of its dial: planes that stay planes. */
const LEVEL: readonly Point2[] = [
  [16.2, 5.9],
  [19.4, 6.2],
  [19.65, 6.5],
  [19.65, 7.2],
  [19.05, 7.9],
  [17.05, 7.9],
  [16.3, 7.6],
];
const TERRACED: readonly Point2[] = [
  [16.2, 5.9],
  [19.6, 6.2],
  [19.75, 6.35],
  [19.75, 6.85],
  [19.6, 7],
  [18.75, 7.05],
  [18.65, 7.15],
  [18.65, 7.65],
  [18.5, 7.8],
  [17.65, 7.85],
  [17.55, 7.95],
  [17.55, 8.35],
  [17.4, 8.5],
  [16.7, 8.5],
  [16.2, 8],
];
const SLOPED: readonly Point2[] = [
  [16.2, 5.9],
  [19.45, 6.2],
  [19.55, 6.5],
  [18.9, 7.1],
  [17.5, 8],
  [16.9, 8.1],
  [16.3, 7.8],
];
/** A coloured ring in a flat bezel, under the marks of its scale. */
const INSERT: readonly Point2[] = [
  [16.95, 7.5],
  [18.7, 7.45],
  [18.72, 7.82],
  [18.6, 7.86],
  [17.05, 7.92],
  [16.95, 7.88],
];
/** Points of one flute along a bezel, and half its height. */
const ON_FLUTE = 6;
const FLUTE = 0.24;

/** The section of a bezel without slopes; screws and other marks need a top without steps. */
function sectionOf({ box }: WatchFrame, isMarked: boolean, hasScrews: boolean): readonly Point2[] {
  if (isMarked) return FLAT;
  return box ? (hasScrews ? FLAT : TIERED) : LEVEL;
}

export function buildBezel(w: WatchFrame, bezel: DesignPart, dial: DesignPart): void {
  const { form = 'plain', screws = 0 } = bezel.params;
  const set = inSlot(bezel, 'set')[0];
  const isRound = w.shape === 'round' || w.shape === 'cushion';
  const surface = patternedSurface(bezel.params['color']) ?? w.accent;
  if (isDiving(w, bezel))
    divingBezel(w, {
      upper: String(bezel.params['color'] ?? dial.params['color']),
      lower: bezel.params['lower'] === undefined ? null : String(bezel.params['lower']),
      isSet: set !== undefined,
      isGmt: form === 'gmt',
    });
  else if (form === 'stepped') w.put(w.ring(TERRACED), 16, w.accent);
  else if (form === 'fluted') {
    const steps = w.box ? w.outline(0).length + 4 * ON_FLUTES : ON_FLUTES * 8;
    // Only the slope is fluted; its upper and lower edges are smooth.
    w.put(
      w.ring(SLOPED, (share, r) =>
        r > 17 && r < 19.2 ? FLUTE * (Math.abs((((share * steps) / ON_FLUTE) % 1) * 2 - 1) * 2 - 1) : 0,
      ),
      18,
      w.accent,
    );
  } else if (!isRound || w.box || form === 'tachymeter' || (form === 'scale' && bezel.params['color'] !== undefined)) {
    // A level top avoids warped planes between a round dial and a straight edge.
    w.put(w.ring(sectionOf(w, form !== 'plain' || set !== undefined, Number(screws) > 0)), 16, surface);
  } else {
    const domed = spline(
      raise(
        [
          [19.35, 6.3],
          [19.45, 6.7],
          [18.9, 7.5],
          [17.9, 8.05],
          [16.7, 8.15],
          [16.2, 7.9],
        ],
        0,
      ),
      false,
      5,
    );
    w.put(w.ring([[16.2, 5.9], ...domed.map(([r, z]): Point2 => [r, z])]), 40, surface);
  }
  const ring = CERAMIC[String(bezel.params['color'])];
  const isInlaid = !set && ring !== undefined && (form === 'scale' || form === 'tachymeter');
  if (isInlaid) w.put(w.ring(INSERT), 16, { kind: 'lacquer', color: ring, gloss: 0.9 });
  if (!set && (form === 'scale' || (form === 'diving' && w.box))) scale(w, isInlaid ? WHITE : DARK);
  if (!set && form === 'tachymeter') tachymeter(w, isInlaid ? WHITE : DARK);
  if (Number(screws) > 0) buildScrews(w, Number(screws));
  if (set) w.bench.inPart(set.id, () => setBezel(w, set, isDiving(w, bezel)));
}

/** A track of marks around the bezel. */
function scale(w: WatchFrame, paint: Surface): void {
  const tick = w.bench.define(roundedBox([0.09, 0.55, 0.12], 0.05, 2), 25);
  for (let i = 0; i < 60; i++) {
    const { out, axes } = clock(i / 60);
    const r = w.distance(i / 60, 2.1);
    w.bench.place(tick, {
      axes,
      origin: w.at(out[0] * r, out[1] * r, (w.box ? 7.74 : 8) + (i % 5 ? 0 : 0.04)),
      scale: w.k * (i % 5 ? 0.7 : 1.15),
      surface: paint,
    });
  }
}

/** Distance from the edge of the case to the middle of a screw. */
const SCREW_INSET = 1.9;

/** Positions of screws: at the corners, then the sides, of a case with corners, else evenly around from twelve. */
function screwPlaces(w: WatchFrame, count: number): Point2[] {
  const at = (share: number): Point2 => {
    const { out } = clock(share);
    const r = w.distance(share, SCREW_INSET);
    return [out[0] * r, out[1] * r];
  };
  const { box } = w;
  if (!box || count % 2 > 0 || count > 8) return Array.from({ length: count }, (_, i) => at((i + 0.5) / count));
  const corner = Math.atan2((box.ends ?? box.x) - SCREW_INSET, box.y - SCREW_INSET) / TAU;
  return [corner, 0.5 - corner, 0.5 + corner, 1 - corner, 0, 0.5, 0.25, 0.75].slice(0, count).map(at);
}

function buildScrews(w: WatchFrame, count: number): void {
  const head = w.bench.define(
    lathe(
      [
        [0.01, -0.3],
        [0.66, -0.3],
        [0.66, 0.22],
        [0.54, 0.34],
        [0.01, 0.34],
      ],
      24,
    ),
    30,
  );
  const slot = w.bench.define(roundedBox([0.5, 0.09, 0.03], 0.02, 1), 25);
  // A level top is higher than one that slopes.
  const up = w.box ? 0 : 0.14;
  for (const [x, y] of screwPlaces(w, count)) {
    w.bench.place(head, { origin: w.at(x, y, 7.55 + up), scale: w.k, surface: w.bench.metal });
    w.bench.place(slot, {
      origin: w.at(x, y, 7.88 + up),
      axes: clock(Math.atan2(x, y) / TAU).axes,
      scale: w.k,
      surface: DARK,
    });
  }
}
