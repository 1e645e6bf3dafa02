/** A rotating bezel, that of a diver or of a second time zone. */
import { hueOf } from '../../gold';
import type { Surface, Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import { plate, roundedBox, sphere } from '../../geometry/blocks';
import { sample, turn, type Point2 } from '../../geometry/curves';
import { lathe, sweepSections, tube } from '../../geometry/sweep';
import { Z } from '../../geometry/vec';
import { numeralLines } from '../../motifs/numerals';
import { LUME, clock, type WatchFrame } from './frame';

/** True for a rotating bezel, which is round. */
export const isDiving = ({ box }: WatchFrame, { params }: DesignPart): boolean =>
  (params['form'] === 'diving' || params['form'] === 'gmt') && box === null;

export const WHITE: Surface = { kind: 'lacquer', color: [0.82, 0.82, 0.8], gloss: 0.5 };

export const CERAMIC: Readonly<Record<string, Vec3>> = {
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
export function divingBezel(w: WatchFrame, { upper, lower, isSet, isGmt }: Rotating): void {
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
