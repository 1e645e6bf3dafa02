/**
 * The dial: lacquer or texture, applied marks or printed numerals, track of minutes. Heights are above the back of the
 * case.
 */
import type { DialColor } from '../../language/vocabulary';
import type { Surface, Vec3 } from '../../piece';
import type { DesignPart, Stone } from '../../spec';
import { plate, roundedBox } from '../../geometry/blocks';
import { polygon } from '../../geometry/curves';
import { lathe, sweepSections, tube } from '../../geometry/sweep';
import { WORLD } from '../../geometry/vec';
import { engravingOf } from '../../motifs/engraving';
import { bezelCup } from '../../parts/head';
import type { Subdial } from './complications';
import { moonphase, movement, openTime, placeOf, smallDial } from './complications';
import type { WatchFrame } from './frame';
import { TO_DIAL, clock, inSlot } from './frame';
import { buildHands } from './hands';
import { DIAL_COLORS } from './kinds';

/** Dial lacquers, linear sRGB. */
const DIALS: Record<DialColor, Vec3> = {
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

export const HOURS = 12;

/** A dial while it is built: its part, its colour, what is on it. */
export class DialFrame {
  readonly color: DialColor;
  readonly finish: string;
  readonly isPale: boolean;
  readonly hasMovement: boolean;
  readonly subdials: readonly Subdial[];
  readonly dateAt: number | null;
  readonly indices: DesignPart | undefined;

  constructor(
    readonly w: WatchFrame,
    readonly part: DesignPart,
  ) {
    this.color = DIAL_COLORS.find((color) => color === part.params['color']) ?? 'midnight';
    this.finish = String(part.params['finish'] ?? '');
    this.isPale = Math.max(...DIALS[this.color]) > PALE;
    this.hasMovement = inSlot(part, 'movement').length > 0;
    const small = inSlot(part, 'subdials');
    this.subdials = small.map((one) => placeOf(w, one, small.length));
    const [date] = inSlot(part, 'date');
    this.dateAt = date ? Number(date.params['at'] ?? 3) : null;
    this.indices = inSlot(part, 'indices')[0];
  }

  /** The paint of marks that must be read against the dial. */
  get paint(): Surface {
    const [r, g, b] = DIALS[this.color];
    return { kind: 'lacquer', color: r + g + b > 0.9 ? [0.03, 0.03, 0.03] : [0.85, 0.85, 0.8], gloss: 0.5 };
  }

  lacquer(factor = 1): Surface {
    const [r, g, b] = DIALS[this.color];
    const sheen =
      this.color === 'mother-of-pearl' ? 'nacre' : this.isPale || this.finish === 'sunburst' ? 'sunburst' : null;
    return { kind: 'lacquer', color: [r * factor, g * factor, b * factor], gloss: 0.8, ...(sheen ? { sheen } : {}) };
  }

  /** The hours at which stones stand in place of an index, as far apart as can be, from twelve on. */
  stoneHours(): number[] {
    const count = Math.min(HOURS, this.indices?.stones?.[0]?.count ?? 0);
    return Array.from({ length: count }, (_, i) => Math.round((i * HOURS) / count));
  }

  /** True where a stone, a small dial, the moon or the date takes the place of an index. */
  isTaken(hour: number): boolean {
    const isCovered = this.subdials.some(
      ({ part, at }) =>
        at % HOURS === hour && (part.params['shows'] === 'moon' || this.subdials.length > 1 || this.w.box !== null),
    );
    return isCovered || this.dateAt === hour || this.stoneHours().includes(hour);
  }
}

/** Radius of the opening over a movement in a dial that is no disc, mm of a 40 mm watch. */
const OPENING = 9.8;

/** The plate under everything else, and the raised rim round it. */
function dialPlate({ w, hasMovement }: DialFrame, dial: Surface): void {
  if (w.box && hasMovement) {
    w.put(
      sweepSections(
        w.outline(TO_DIAL).map(([x, y]): Vec3[] => {
          const k = OPENING / Math.hypot(x, y);
          return [
            [x * k, y * k, 0.7],
            [x, y, 0.7],
            [x, y, 5.6],
            [x * k, y * k, 5.6],
          ];
        }),
        true,
      ),
      30,
      dial,
    );
  } else if (w.box) w.put(plate(w.outline(TO_DIAL), 0.7, 5.6, 0.05), 30, dial);
  else {
    // The dial over a movement is a ring that leaves it to be seen.
    w.put(
      lathe(
        hasMovement
          ? [
              [10.6, 0.7],
              [16.6, 0.7],
              [16.6, 5.6],
              [10.6, 5.6],
            ]
          : [
              [0.01, 0.7],
              [16.6, 0.7],
              [16.6, 5.6],
              [0.01, 5.6],
            ],
        96,
      ),
      30,
      dial,
    );
    w.put(
      lathe(
        [
          [15.3, 5.55],
          [16.5, 5.55],
          [16.5, 7.4],
          [16.1, 7.4],
        ],
        96,
      ),
      20,
      dial,
    );
  }
}

export function buildDial(w: WatchFrame, part: DesignPart): void {
  const frame = new DialFrame(w, part);
  const dial = frame.lacquer();
  dialPlate(frame, dial);
  if (!frame.hasMovement) textured(frame, dial);
  for (const one of frame.subdials) {
    w.bench.inPart(one.part.id, () => {
      if (one.part.params['shows'] === 'moon') moonphase(w, one, dial);
      else if (one.part.params['shows'] === 'time') openTime(w, one, frame.lacquer(0.5));
      else smallDial(w, one, frame.lacquer(frame.subdials.length > 1 ? 0.45 : frame.isPale ? 0.86 : 0.5), frame.paint);
    });
  }
  const [moving] = inSlot(part, 'movement');
  if (moving) w.bench.inPart(moving.id, () => movement(w));
  if (frame.indices || frame.subdials.every(({ part: { params } }) => params['shows'] !== 'time')) minuteTrack(frame);
  if (frame.indices) w.bench.inPart(frame.indices.id, () => indices(frame, frame.indices!));
  const [date] = inSlot(part, 'date');
  if (date) w.bench.inPart(date.id, () => dateWindow(frame));
  const [hands] = inSlot(part, 'hands');
  if (hands) w.bench.inPart(hands.id, () => buildHands(w, hands, frame.paint, frame.hasMovement));
}

/** What is cut into the middle of the dial. */
function textured(frame: DialFrame, dial: Surface): void {
  if (frame.finish === 'honeycomb') honeycomb(frame, dial);
  if (frame.finish === 'waves') waves(frame, dial);
  if (frame.finish === 'guilloche') hobnails(frame, dial);
}

/** True where a texture may be: within the marks, and clear of small dials. */
function isOpen({ w, subdials, dateAt }: DialFrame, x: number, y: number, margin: number): boolean {
  const share = (Math.atan2(x, y) / (2 * Math.PI) + 1) % 1;
  const isUnderDate =
    dateAt !== null &&
    Math.abs(x - (dateAt === 3 ? DATE.at : 0)) < DATE.x + margin &&
    Math.abs(y + (dateAt === 6 ? DATE.at : 0)) < DATE.y + margin;
  return (
    !isUnderDate &&
    Math.hypot(x, y) < 10.6 * w.reach(share) &&
    subdials.every(({ x: sx, y: sy, radius }) => Math.hypot(x - sx, y - sy) > radius + margin)
  );
}

function honeycomb(frame: DialFrame, dial: Surface): void {
  const { w } = frame;
  const cell = w.bench.define(plate(polygon(6, 1.32, Math.PI / 6), -0.1, 0.1, 0.08), 20);
  for (let q = -6; q <= 6; q++) {
    for (let r = -6; r <= 6; r++) {
      const [x, y] = [Math.sqrt(3) * 1.45 * (q + r / 2), 1.5 * 1.45 * r];
      if (isOpen(frame, x, y, 1.5)) w.bench.place(cell, { surface: dial, origin: w.at(x, y, 5.66), scale: w.k });
    }
  }
}

/** Small pyramids in rows, as a rose engine cuts them. */
function hobnails(frame: DialFrame, dial: Surface): void {
  const { w } = frame;
  const [pitch, reach] = [1.1, 10];
  const square = (half: number, z: number): Vec3[] => [
    [half, half, z],
    [-half, half, z],
    [-half, -half, z],
    [half, -half, z],
  ];
  const stud = w.bench.define(
    sweepSections([square(pitch * 0.48, -0.12), square(pitch * 0.48, 0), square(0.05, 0.2)], false),
    10,
  );
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      // The rows run aslant.
      const [x, y] = [((i - j) * pitch) / Math.SQRT2, ((i + j) * pitch) / Math.SQRT2];
      if (isOpen(frame, x, y, 0.9))
        w.bench.place(stud, { surface: dial, axes: clock(1 / 8).axes, origin: w.at(x, y, 5.62), scale: w.k });
    }
  }
}

/** Raised horizontal waves, as on watches for the sea. */
function waves({ w }: DialFrame, dial: Surface): void {
  for (let row = -8; row <= 8; row++) {
    const y = row * 1.3;
    const reach = w.box ? Math.min(11.2, w.box.x - TO_DIAL - 1) : Math.sqrt(Math.max(0, 11.2 * 11.2 - y * y));
    const sections = Array.from({ length: 61 }, (_, i): Vec3[] => {
      const x = (i / 30 - 1) * reach;
      const at = y + 0.28 * Math.sin(x * 1.1);
      return (
        [
          [-0.6, -0.06],
          [0.6, -0.06],
          [0.3, 0.07],
          [0, 0.12],
          [-0.3, 0.07],
        ] as const
      ).map(([v, z]) => [x, at + v, z]);
    });
    w.put(sweepSections(sections, false), 40, dial, w.at(0, 0, 5.62));
  }
}

const ROMAN: readonly string[] = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
/**
 * Numerals of a 40 mm watch: their height, the most that one is wide, the radius of their wire, and how far from the
 * middle they stand, mm.
 */
const NUMERAL = { tall: 2.7, wide: 4.3, wire: 0.19, at: 12.2 } as const;

/**
 * The numeral of an hour: roman ones with their feet to the middle, as dials have them, others upright. Applied in
 * metal to dark dials, printed on pale ones.
 */
function numeral({ w, isPale, paint }: DialFrame, hour: number, isRoman: boolean): void {
  const share = hour / HOURS;
  const { out, axes } = clock(share);
  const { lines, width, height } = engravingOf(isRoman ? ROMAN[hour]! : String(hour || HOURS));
  const small = Math.min(1, w.slimness * 1.16);
  const [sx, sy] = [Math.min(NUMERAL.tall / height, NUMERAL.wide / width) * small, (NUMERAL.tall / height) * small];
  const r = NUMERAL.at * w.reach(share) - (w.box ? 0.75 : 0);
  for (const line of lines)
    w.put(
      tube(
        line.map(([x, y]): Vec3 => [x * sx, y * sy, 0]),
        NUMERAL.wire,
        { points: 10, up: [0, 0, 1] },
      ),
      40,
      isPale ? paint : w.bench.metal,
      w.at(out[0] * r, out[1] * r, isPale ? 5.62 : 5.72),
      isRoman ? axes : WORLD,
    );
}

/** A mark for every minute; those of the hours are left to slim marks and numerals. */
function minuteTrack(frame: DialFrame): void {
  const { w } = frame;
  const form = frame.indices?.params['form'];
  const isSlim = form !== 'bar' && form !== 'dots';
  const tick = w.bench.define(roundedBox([0.1, 0.45, 0.08], 0.05, 2), 25);
  for (let i = 0; i < 60; i++) {
    if (isSlim && i % 5 === 0 && frame.indices) continue;
    const { out, axes } = clock(i / 60);
    const r = 14.7 * w.reach(i / 60);
    w.bench.place(tick, {
      axes,
      origin: w.at(out[0] * r, out[1] * r, 5.62),
      scale: w.k,
      surface: isSlim ? frame.paint : w.bench.metal,
    });
  }
}

function indices(frame: DialFrame, { params, stones }: DesignPart): void {
  const { w } = frame;
  const { bench } = w;
  const lume = frame.paint;
  const style = String(params['form'] ?? 'bar');
  const isSlim = style === 'slim';
  const bar = bench.define(roundedBox([isSlim ? 0.23 : 0.42, isSlim ? 1.9 : 1.55, 0.28], 0.12), 25);
  const inlay = bench.define(roundedBox([0.2, 1.2, 0.06], 0.04, 2), 25);
  const cup = bench.define(
    lathe(
      [
        [0.01, -0.3],
        [1.05, -0.3],
        [1.05, 0.2],
        [0.9, 0.32],
        [0.01, 0.32],
      ],
      32,
    ),
    30,
  );
  const dot = bench.define(
    lathe(
      [
        [0.01, 0],
        [0.78, 0],
        [0.72, 0.1],
        [0.01, 0.14],
      ],
      32,
    ),
    40,
  );
  for (let hour = 0; hour < HOURS; hour++) {
    if (frame.isTaken(hour)) continue;
    const { out, axes } = clock(hour / HOURS);
    const k = w.reach(hour / HOURS);
    const on = (r: number, z: number, off = 0): Vec3 =>
      w.at(out[0] * r * k + axes[0][0] * off, out[1] * r * k + axes[0][1] * off, z);
    if (style === 'roman' || style === 'arabic') {
      numeral(frame, hour, style === 'roman');
      continue;
    }
    if (style === 'dots' && hour % 3 !== 0) {
      bench.place(cup, { origin: on(12.7, 5.85), scale: w.k });
      bench.place(dot, { origin: on(12.7, 6.14), scale: w.k, surface: lume });
      continue;
    }
    for (const off of hour === 0 && !isSlim ? [-0.62, 0.62] : [0]) {
      bench.place(bar, { axes, origin: on(12.6, 5.85, off), scale: w.k });
      if (!isSlim) bench.place(inlay, { axes, origin: on(12.6, 6.12, off), scale: w.k, surface: lume });
    }
  }
  if (stones?.[0]) setHours(frame, stones[0]);
}

/** Stones at the hours, their length towards the middle. */
function setHours(frame: DialFrame, { kind, cut, size_mm, role }: Stone): void {
  const { w } = frame;
  for (const hour of frame.stoneHours()) {
    const share = hour / HOURS;
    const { out, axes } = clock(share);
    const r = 12.6 * w.reach(share);
    const origin: Vec3 = w.at(out[0] * r, out[1] * r, 6.15);
    w.bench.stone({ kind, cut, sizeMm: size_mm, role, origin, axes });
    w.bench.add(bezelCup(cut, size_mm, axes, origin, { wallMm: 0.26, depth: 0.7, open: 0.8 }), 40);
  }
}

/** Half the window of the date, and how far from the middle it is, in mm of a 40 mm watch. */
const DATE = { x: 1.6, y: 1.25, at: 11.9 } as const;
const DAY = '10';

/** The day of the month in a framed window. */
function dateWindow({ w, dateAt }: DialFrame): void {
  const far = DATE.at * w.reach(dateAt! / HOURS);
  const [x, y] = dateAt === 3 ? [far, 0] : [0, -far];
  w.put(roundedBox([DATE.x, DATE.y, 0.14], 0.1, 2), 25, w.bench.metal, w.at(x, y, 5.62));
  w.put(
    roundedBox([DATE.x - 0.22, DATE.y - 0.22, 0.14], 0.04, 2),
    25,
    { kind: 'lacquer', color: [0.95, 0.94, 0.92], gloss: 0.3 },
    w.at(x, y, 5.66),
  );
  const { lines, width, height } = engravingOf(DAY);
  const k = Math.min(1.5 / height, 2.2 / width);
  for (const line of lines)
    w.put(
      tube(
        line.map(([px, py]): Vec3 => [px * k, py * k, 0]),
        0.13,
        { points: 8, up: [0, 0, 1] },
      ),
      40,
      { kind: 'lacquer', color: [0.02, 0.02, 0.02], gloss: 0.4 },
      w.at(x, y, 5.78),
    );
}
