/**
 * The dial: lacquer or texture, applied marks or printed numerals, track of minutes. Heights are above the back of the
 * case.
 */
import type { Surface, Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import { plate, roundedBox, sphere } from '../../geometry/blocks';
import { polygon, type Point2 } from '../../geometry/curves';
import { lathe, sweepSections, tube } from '../../geometry/sweep';
import { numeralLines } from '../../motifs/numerals';
import { balance, powerReserve } from './apertures';
import { moonphase, openTime, smallDial } from './complications';
import { movement } from './movement';
import { COLORS } from './handColors';
import { TO_DIAL, clock, inSlot, type WatchFrame } from './frame';
import { buildHands } from './hands';
import { DialFrame, HOURS, paintOn } from './dialFrame';
import { DIAL_COLORS } from '../../language/vocabulary';
import { minuteTrack, indices } from './hourMarks';

/** Radius of the opening over a movement in a dial that is not round, mm of a 40 mm watch. */
const OPENING = 9.8;

/** The slope from a dial that is not round up to the bezel: radius and height, mm of a 40 mm watch. */
const SLOPE: readonly Point2[] = [
  [15.55, 5.5],
  [16.4, 5.5],
  [16.28, 7.66],
  [16.05, 7.6],
];

/** The base plate with its raised rim. */
function dialPlate({ w, hasMovement }: DialFrame, dial: Surface): void {
  // A matte rim hides the polished wall of the bezel and mirrors no marks.
  const rim: Surface = dial.kind === 'lacquer' ? { ...dial, gloss: 0.05 } : dial;
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
  } else if (w.box) {
    w.put(plate(w.outline(TO_DIAL), 0.7, 5.6, 0.05), 30, dial);
    w.put(w.ring(SLOPE), 20, rim);
  } else {
    // The dial over a movement is a ring that leaves it visible.
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
      rim,
    );
  }
}

export function buildDial(w: WatchFrame, part: DesignPart): void {
  const frame = new DialFrame(w, part);
  const dial = frame.lacquer();
  dialPlate(frame, dial);
  if (!frame.hasMovement) textured(frame, dial);
  const [hands] = inSlot(part, 'hands');
  for (const one of frame.subdials) {
    w.bench.inPart(one.part.id, () => {
      if (one.part.params['shows'] === 'moon') moonphase(w, one, dial);
      else if (one.part.params['shows'] === 'time') openTime(w, one, frame.lacquer(0.5));
      else if (one.part.params['shows'] === 'balance' || one.part.params['shows'] === 'tourbillon')
        balance(w, one, one.part.params['shows'] === 'tourbillon');
      else {
        const own = DIAL_COLORS.find((color) => color === one.part.params['color']);
        const shade = frame.subdials.length > 1 ? 0.45 : frame.isPale ? 0.86 : 0.5;
        const ground = own ? frame.lacquer(1, own) : frame.lacquer(shade);
        const paint = own ? paintOn(own) : frame.paint;
        if (one.part.params['shows'] === 'reserve') powerReserve(w, one, ground, paint);
        else smallDial(w, one, ground, paint, COLORS[String(hands?.params['seconds_color'])]);
      }
    });
  }
  const [moving] = inSlot(part, 'movement');
  if (moving) w.bench.inPart(moving.id, () => movement(w));
  if (frame.indices || frame.subdials.every(({ part: { params } }) => params['shows'] !== 'time')) minuteTrack(frame);
  if (frame.indices) w.bench.inPart(frame.indices.id, () => indices(frame, frame.indices!));
  const [date] = inSlot(part, 'date');
  if (date) w.bench.inPart(date.id, () => dateWindow(frame));
  if (hands)
    w.bench.inPart(hands.id, () => buildHands(w, hands, frame, frame.hasMovement || frame.subdials.length > 0));
}

/** The texture of the middle of the dial. */
function textured(frame: DialFrame, dial: Surface): void {
  if (frame.finish === 'honeycomb') honeycomb(frame, dial);
  if (frame.finish === 'waves') waves(frame, dial);
  if (frame.finish === 'guilloche') hobnails(frame, dial);
  if (frame.color === 'night-sky') stars(frame);
}

/** True for points with texture: inside the marks and clear of small dials. */
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

/** Distance between the middles of cells, half their width as a share of it, and rings of cells around the middle one. */
const COMB = { pitch: 2.42, cell: 0.93, rings: 4 } as const;

/** A hexagon of whole cells around the middle, the same on all sides. */
function honeycomb(frame: DialFrame, dial: Surface): void {
  const { w } = frame;
  const cell = w.bench.define(
    plate(polygon(6, (COMB.pitch / Math.sqrt(3)) * COMB.cell, Math.PI / 6), -0.1, 0.1, 0.1),
    20,
  );
  for (let q = -COMB.rings; q <= COMB.rings; q++) {
    for (let r = -COMB.rings; r <= COMB.rings; r++) {
      if (Math.abs(q + r) > COMB.rings) continue;
      const [x, y] = [COMB.pitch * (q + r / 2), (Math.sqrt(3) / 2) * COMB.pitch * r];
      if (isOpen(frame, x, y, 1.5)) w.bench.place(cell, { surface: dial, origin: w.at(x, y, 5.66), scale: w.k });
    }
  }
}

/** Rows of small pyramids, as a rose engine cuts them. */
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
      // The rows are diagonal.
      const [x, y] = [((i - j) * pitch) / Math.SQRT2, ((i + j) * pitch) / Math.SQRT2];
      if (isOpen(frame, x, y, 0.9))
        w.bench.place(stud, { surface: dial, axes: clock(1 / 8).axes, origin: w.at(x, y, 5.62), scale: w.k });
    }
  }
}

/** A number from 0 to 1 that varies irregularly with `i`. */
const strewn = (i: number, by: number): number => Math.abs((Math.sin(i * by) * 43758.5453) % 1);

/** Number of glints in a dial of aventurine glass. */
const GLINTS = 150;

/** Glints strewn over a dial like stars. */
function stars({ w }: DialFrame): void {
  const glint = w.bench.define(sphere(0.1, 6), 40);
  const surface: Surface = { kind: 'lacquer', color: [0.62, 0.66, 0.8], gloss: 1 };
  for (let i = 1; i < GLINTS; i++) {
    const share = strewn(i, 12.9898);
    const { out } = clock(share);
    const r = 15 * w.reach(share) * Math.sqrt(strewn(i, 78.233));
    w.bench.place(glint, {
      surface,
      origin: w.at(out[0] * r, out[1] * r, 5.58),
      scale: w.k * (0.5 + ((i * 5) % 7) / 8),
    });
  }
}

/** Radius of waves on a round dial, mm of a 40 mm watch. */
const WAVES_TO = 15.5;

/** Raised horizontal waves, as on diver's watches. */
function waves({ w }: DialFrame, dial: Surface): void {
  // On a round dial the waves end under its rim.
  const rows = w.box ? 8 : 11;
  for (let row = -rows; row <= rows; row++) {
    const y = row * 1.3;
    const reach = w.box ? Math.min(11.2, w.box.x - TO_DIAL - 1) : Math.sqrt(WAVES_TO ** 2 - y * y);
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
    w.put(sweepSections(sections, false), 40, dial, w.at(0, 0, w.box ? 5.62 : 5.57));
  }
}

/** Half the size of the date window, and its distance from the middle, in mm of a 40 mm watch. */
const DATE = { x: 1.6, y: 1.25, at: 11.9, inside: 8.9 } as const;
const DAY = '10';

/** The day of the month in a framed window. */
function dateWindow(frame: DialFrame): void {
  const { w, dateAt } = frame;
  // A stone at the hour moves the window inwards.
  const far = (frame.stoneHours().includes(dateAt!) ? DATE.inside : DATE.at) * w.reach(dateAt! / HOURS);
  const [x, y] = dateAt === 3 ? [far, 0] : [0, -far];
  w.put(roundedBox([DATE.x, DATE.y, 0.14], 0.1, 2), 25, w.bench.metal, w.at(x, y, 5.62));
  w.put(
    roundedBox([DATE.x - 0.22, DATE.y - 0.22, 0.14], 0.04, 2),
    25,
    { kind: 'lacquer', color: [0.95, 0.94, 0.92], gloss: 0.3 },
    w.at(x, y, 5.66),
  );
  const { lines, width, height } = numeralLines(DAY);
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
