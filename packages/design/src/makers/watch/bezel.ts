import { hueOf } from '../../gold';
import type { Surface, Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import { plate, roundedBox, sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { raise, sample, spline, turn } from '../../geometry/curves';
import { lathe, sweepSections, tube } from '../../geometry/sweep';
import { TAU, Z } from '../../geometry/vec';
import { numeralLines } from '../../motifs/numerals';
import { patternedSurface } from './dialFrame';
import type { WatchFrame } from './frame';
import { LUME, ON_FLUTES, clock, inSlot } from './frame';
import { setBezel } from './stoneBezel';
import { DARK, tachymeter } from './tachymeter';

/** True for a rotating bezel, which is round. */
export const isDiving = ({ box }: WatchFrame, { params }: DesignPart): boolean =>
  (params['form'] === 'diving' || params['form'] === 'gmt') && box === null;

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
const WHITE: Surface = { kind: 'lacquer', color: [0.82, 0.82, 0.8], gloss: 0.5 };
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

const CERAMIC: Readonly<Record<string, Vec3>> = {
  graphite: [0.012, 0.012, 0.014],
  midnight: [0.006, 0.02, 0.07],
  forest: [0.004, 0.03, 0.02],
  burgundy: [0.17, 0.006, 0.014],
  brown: [0.07, 0.026, 0.012],
};

/**
 * Numerals of a diving bezel: height, radius of their lines, and position on its slope, mm of a 40 mm watch; further gap
 * between digits, tenths of the x-height.
 */
const MINUTES = { tall: 1.45, line: 0.16, at: 18.2, z: 8.42, slope: 0.12, apart: 2.6 } as const;

/** A raised numeral at a share of a turn, its feet towards the dial. */
function numeral(w: WatchFrame, text: string, share: number, surface: Surface): void {
  const { out, axes } = clock(share);
  const { lines, height } = numeralLines(text, MINUTES.apart);
  const k = MINUTES.tall / height;
  for (const line of lines)
    w.put(
      tube(
        line.map(([x, y]): Vec3 => [x * k, y * k, -y * k * MINUTES.slope]),
        MINUTES.line,
        { points: 10, up: Z },
      ),
      40,
      surface,
      w.at(out[0] * MINUTES.at, out[1] * MINUTES.at, MINUTES.z),
      axes,
    );
}

/** Hours of a day on the ring of a second time zone. */
const DAY = 24;

interface Rotating {
  upper: string;
  /** Colour of the lower half of the ring, null for a ring in one colour. */
  lower: string | null;
  isSet: boolean;
  isGmt: boolean;
}

/** Section of the ring of a rotating bezel. */
const RING: readonly Point2[] = [
  [16.9, 8],
  [19.55, 7.7],
  [19.55, 8.2],
  [19.4, 8.3],
  [17.05, 8.58],
  [16.9, 8.5],
];

/** The ring of a rotating bezel; one in two colours is divided at three and nine. */
function ring(w: WatchFrame, upper: string, lower: string | null): void {
  const paint = (color: string): Surface => ({
    kind: 'lacquer',
    color: CERAMIC[color] ?? CERAMIC['graphite']!,
    gloss: 0.9,
  });
  if (lower === null) {
    w.put(lathe(RING, 128), 30, paint(upper));
    return;
  }
  for (const [color, from] of [
    [upper, 0],
    [lower, Math.PI],
  ] as const)
    w.put(
      sweepSections(
        sample(97, (t): Vec3[] => {
          const a = from + t * Math.PI;
          return RING.map(([r, z]) => [Math.cos(a) * r, Math.sin(a) * r, z]);
        }),
        false,
      ),
      30,
      paint(color),
    );
}

/**
 * A rotating bezel: coin edge and, without stones, a dark scale in the dial's colour with raised marks and a pip at
 * twelve. That of a second time zone counts the hours of a day.
 */
function divingBezel(w: WatchFrame, { upper, lower, isSet, isGmt }: Rotating): void {
  const rim = [
    [19.2, 5.9],
    [20.6, 6.1],
    [20.8, 6.5],
    [20.8, 7.6],
    [20.5, 7.9],
    [19.2, 8],
  ] as const;
  w.put(
    sweepSections(
      turn(720, (a) =>
        rim.map(([r, z]): Vec3 => {
          const k = r > 20 ? r * (0.988 + 0.012 * Math.cos(a * 90)) : r;
          return [Math.cos(a) * k, Math.sin(a) * k, z];
        }),
      ),
      true,
    ),
    26,
  );
  w.put(
    lathe(
      [
        [16.2, 5.9],
        [20.2, 6],
        [20.2, 7.9],
        [19.7, 8.15],
        [16.7, 8.5],
        [16.2, 8.3],
      ],
      128,
    ),
    30,
    w.accent,
  );
  if (isSet) return;
  ring(w, upper, lower);
  // Marks of white metal mirror the dark ring, and black ones would not show; those of gold stand out by their hue.
  const { metal } = w.bench;
  const paint = metal.kind === 'metal' && /^(yellow|rose)-gold|^brass|^copper/.test(hueOf(metal.alloy)) ? metal : WHITE;
  const mark = w.bench.define(roundedBox([0.16, 0.75, 0.16], 0.08, 2), 25);
  const long = w.bench.define(roundedBox([0.3, 0.95, 0.16], 0.08, 2), 25);
  for (let i = 1; i < (isGmt ? DAY : 0); i++) {
    const { out, axes } = clock(i / DAY);
    if (i % 2 === 0) numeral(w, String(i), i / DAY, paint);
    else
      w.bench.place(mark, { axes, origin: w.at(out[0] * 18.3, out[1] * 18.3, 8.42), scale: w.k * 0.7, surface: paint });
  }
  for (let i = 1; i < (isGmt ? 0 : 60); i++) {
    const { out, axes } = clock(i / 60);
    if (i % 10 === 0) numeral(w, String(i), i / 60, paint);
    else if (i % 5 === 0)
      w.bench.place(long, { axes, origin: w.at(out[0] * 18.25, out[1] * 18.25, 8.43), scale: w.k, surface: paint });
    else if (i < 20)
      w.bench.place(mark, { axes, origin: w.at(out[0] * 18.7, out[1] * 18.7, 8.36), scale: w.k * 0.7, surface: paint });
  }
  w.put(
    plate(
      [
        [-1.15, 1],
        [1.15, 1],
        [0, -1.1],
      ].map(([x, y]): Point2 => [x!, y!]),
      0,
      0.6,
      0.08,
    ),
    20,
    paint,
    w.at(0, 18.3, 8),
  );
  w.put(sphere(0.5, 14), 40, LUME, w.at(0, 18.5, 8.5));
}
