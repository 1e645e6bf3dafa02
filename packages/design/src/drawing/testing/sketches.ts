/** Ideal lines of the five examples, without the tremor of a hand. `npm run record` draws them on the pad. */
import { SQUARE } from '../../curves/figure';
import { sample, turn, type Point2 } from '../../geometry/curves';
import { through } from '../../motifs/drawing';
import type { JewelryType } from '../../spec';
import type { DrawnPath } from '../strokes';

export interface SketchedLine {
  readonly points: readonly Point2[];
  readonly color: DrawnPath['color'];
  /** Brush width, units. */
  readonly size: number;
  /** True for a line that the pad repeats six times around the middle. */
  readonly isRepeated: boolean;
}

export interface Sketch {
  readonly name: string;
  readonly jewelryType: JewelryType;
  readonly prompt: string;
  readonly lines: readonly SketchedLine[];
}

const MIDDLE = SQUARE / 2;

type Pen = Partial<Omit<SketchedLine, 'points'>>;
const line = (
  points: readonly Point2[],
  { color = '#000000', size = 10, isRepeated = false }: Pen = {},
): SketchedLine => ({ points, color, size, isRepeated });
/** A curve through a few points. */
const curve = (points: readonly Point2[], pen?: Pen): SketchedLine => line(through(points, false, 12), pen);
/** A loop whose end overlaps its start slightly, as drawn by hand. */
const loop = ([x, y]: Point2, radius: number, pen?: Pen): SketchedLine =>
  line(
    sample(48, (t) => [x + radius * Math.cos(t * 6.45 - 1.4), y + radius * Math.sin(t * 6.45 - 1.4)] as const),
    pen,
  );

/** A leaf: one line out along one side and back along the other. */
const leaf = ([x, y]: Point2, length: number, angle: number, pen?: Pen): SketchedLine => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (t: number, way: number): Point2 => {
    const w = way * length * 0.24 * Math.sin(Math.PI * t ** 0.85);
    return [x + length * t * c - w * s, y + length * t * s + w * c];
  };
  return line([...sample(22, (t) => at(t, 1)), ...sample(22, (t) => at(1 - t, -1)).slice(1)], { size: 9, ...pen });
};

const heart = (): SketchedLine[] => [
  line(
    turn(
      90,
      (a) =>
        [
          MIDDLE + 11.4 * 16 * Math.sin(a + 0.02) ** 3,
          262 - 11.4 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)),
        ] as const,
    ),
    { size: 12 },
  ),
  curve(
    [
      [120, 400],
      [170, 330],
      [240, 262],
      [318, 196],
    ],
    { size: 12 },
  ),
  leaf([250, 255], 120, -0.1),
  leaf([205, 300], 110, -1.5),
  loop([256, 392], 17, { color: '#FF0000', size: 6 }),
];

const monogram = (): SketchedLine[] => [
  curve(
    [
      [92, 420],
      [128, 300],
      [168, 180],
      [206, 92],
    ],
    { size: 18 },
  ),
  curve(
    [
      [206, 92],
      [240, 190],
      [272, 300],
      [306, 424],
    ],
    { size: 24 },
  ),
  curve(
    [
      [96, 330],
      [150, 296],
      [220, 290],
      [300, 306],
    ],
    { size: 12 },
  ),
  curve(
    [
      [420, 140],
      [380, 96],
      [318, 110],
      [306, 170],
      [340, 226],
      [398, 270],
      [424, 340],
      [392, 410],
      [318, 420],
      [268, 376],
    ],
    { size: 20 },
  ),
  loop([206, 60], 15, { color: '#FF0000', size: 6 }),
];

const vine = (): SketchedLine[] => [
  line(
    sample(80, (t) => [24 + 464 * t, MIDDLE + 26 * Math.sin(t * 4 * Math.PI)] as const),
    { size: 11 },
  ),
  ...Array.from({ length: 6 }, (_, i): SketchedLine => {
    const t = 0.1 + i * 0.155;
    return leaf([24 + 464 * t, MIDDLE + 26 * Math.sin(t * 4 * Math.PI)], 92, i % 2 ? 0.62 : -0.62, { size: 8 });
  }),
  ...(
    [
      [0.25, 40],
      [0.5, 0],
      [0.75, -40],
    ] as const
  ).map(([t, off]) =>
    loop([24 + 464 * t, MIDDLE + 26 * Math.sin(t * 4 * Math.PI) + off], 14, {
      color: off === 0 ? '#FF0000' : '#008000',
      size: 6,
    }),
  ),
];

const snowflake = (): SketchedLine[] => {
  const at = (r: number, off: number): Point2 => [MIDDLE + off, MIDDLE - r];
  return [
    line(
      sample(20, (t) => at(26 + 190 * t, 0)),
      { size: 13, isRepeated: true },
    ),
    ...(
      [
        [70, 52, 58],
        [124, 44, 44],
      ] as const
    ).flatMap(([r, up, out]) =>
      [-1, 1].map((way) =>
        line(
          sample(10, (t) => at(r + up * t, way * out * t)),
          { size: 11, isRepeated: true },
        ),
      ),
    ),
    loop(at(226, 0), 15, { color: '#0000FF', size: 5, isRepeated: true }),
    loop([MIDDLE, MIDDLE], 26, { color: '#0000FF', size: 6 }),
  ];
};

const drops = (): SketchedLine[] => {
  const drop = (cx: number, cy: number, k: number): Point2[] =>
    turn(60, (a) => [cx + k * 0.74 * Math.sin(a) * Math.sin(a / 2) ** 0.75, cy - k * Math.cos(a)] as const);
  return [
    line(drop(MIDDLE, 300, 176), { size: 13 }),
    line(drop(MIDDLE, 318, 128), { size: 9 }),
    line(drop(MIDDLE, 346, 78), { color: '#008000', size: 6 }),
    curve([
      [256, 128],
      [244, 92],
      [256, 62],
      [270, 86],
      [258, 124],
    ]),
    line(
      [
        [256, 210],
        [256, 240],
        [256, 268],
      ],
      { size: 9 },
    ),
  ];
};

/** A heart with a leaf, a monogram, a vine for a ring, a snowflake with blue stones and a pair of drops. */
export const SKETCHES: readonly Sketch[] = [
  { name: 'heart with a leaf', jewelryType: 'pendant', prompt: 'rose gold pendant', lines: heart() },
  { name: 'monogram', jewelryType: 'necklace', prompt: 'yellow gold necklace', lines: monogram() },
  { name: 'vine', jewelryType: 'ring', prompt: 'yellow gold ring', lines: vine() },
  { name: 'snowflake', jewelryType: 'pendant', prompt: 'white gold pendant', lines: snowflake() },
  { name: 'drops', jewelryType: 'earrings', prompt: 'yellow gold earrings', lines: drops() },
];
