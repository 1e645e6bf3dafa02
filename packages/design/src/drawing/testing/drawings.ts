/** Drawings for tests and for the sheet: strokes with the tremble and the pressure of a hand, the same ones every time. */
import { SQUARE } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { sample, turn } from '../../geometry/curves';
import { random } from '../../random';
import type { JewelryType } from '../../spec';
import type { DrawnPath } from '../strokes';
import { through } from '../../motifs/drawing';

const MIDDLE = SQUARE / 2;

interface Pen {
  color?: DrawnPath['color'];
  size?: number;
  /** How far the hand strays, units. */
  tremble?: number;
  /** Pressure at the ends and in the middle. */
  pressure?: readonly [ends: number, middle: number];
  tool?: DrawnPath['tool'];
}

let strokes = 0;

/** A stroke through the points, drawn by hand. */
export function stroke(points: readonly Point2[], { color = '#000000', size = 10, tremble = 1.4, pressure = [0.4, 0.65], tool = 'pencil' }: Pen = {}): DrawnPath {
  const dice = random(++strokes * 7919 + Math.round(points[0]![0] * 13 + points[0]![1]));
  const [a, b] = [dice.between(0, 6), dice.between(0, 6)];
  return {
    tool,
    color,
    options: { size, thinning: 0.5 },
    width: SQUARE,
    height: SQUARE,
    points: points.map(([x, y], i) => {
      const t = points.length > 1 ? i / (points.length - 1) : 0;
      return [
        x + tremble * (Math.sin(t * 19 + a) + dice.between(-0.5, 0.5)),
        y + tremble * (Math.sin(t * 23 + b) + dice.between(-0.5, 0.5)),
        pressure[0] + (pressure[1] - pressure[0]) * Math.sin(Math.PI * t),
      ] as const;
    }),
  };
}

/** A hand's curve through a few points. */
const curve = (points: readonly Point2[], pen: Pen = {}): DrawnPath => stroke(through(points, false, 12), pen);
/** A round or long loop that ends a little beside its beginning. */
const loop = ([x, y]: Point2, rx: number, ry: number, pen: Pen = {}): DrawnPath => stroke(turn(48, (a) => [x + rx * Math.cos(a), y + ry * Math.sin(a)] as const), pen);

/** A leaf: one line out along one side and back along the other. */
const leaf = ([x, y]: Point2, length: number, angle: number, pen: Pen = {}): DrawnPath => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (t: number, way: number): Point2 => {
    const w = way * length * 0.24 * Math.sin(Math.PI * t ** 0.85);
    return [x + length * t * c - w * s, y + length * t * s + w * c];
  };
  return stroke([...sample(22, (t) => at(t, 1)), ...sample(22, (t) => at(1 - t, -1)).slice(1)], { size: 7, tremble: 0.8, ...pen });
};

const heart = (): DrawnPath[] => [
  stroke(turn(90, (a) => [MIDDLE + 11.4 * 16 * Math.sin(a + 0.02) ** 3, 262 - 11.4 * (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a))] as const), { size: 12 }),
  curve([[120, 400], [170, 330], [240, 262], [318, 196]], { size: 12 }),
  leaf([250, 255], 120, -0.1, { size: 9 }),
  leaf([205, 300], 110, -1.5, { size: 9 }),
  loop([256, 392], 17, 17, { color: '#FF0000', size: 6, tremble: 0.5 }),
];

const monogram = (): DrawnPath[] => [
  curve([[92, 420], [128, 300], [168, 180], [206, 92]], { size: 18 }),
  curve([[206, 92], [240, 190], [272, 300], [306, 424]], { size: 24 }),
  curve([[96, 330], [150, 296], [220, 290], [300, 306]], { size: 12 }),
  curve([[420, 140], [380, 96], [318, 110], [306, 170], [340, 226], [398, 270], [424, 340], [392, 410], [318, 420], [268, 376]], { size: 20 }),
  loop([206, 60], 15, 15, { color: '#FF0000', size: 6, tremble: 0.4 }),
];

const vine = (): DrawnPath[] => [
  stroke(sample(80, (t) => [24 + 464 * t, MIDDLE + 26 * Math.sin(t * 4 * Math.PI)] as const), { size: 11 }),
  ...Array.from({ length: 6 }, (_, i): DrawnPath => {
    const t = 0.1 + i * 0.155;
    const up = i % 2 ? 1 : -1;
    return leaf([24 + 464 * t, MIDDLE + 26 * Math.sin(t * 4 * Math.PI)], 92, up * 0.62, { size: 8 });
  }),
  ...[0.25, 0.5, 0.75].map((t): DrawnPath => loop([24 + 464 * t, MIDDLE + 26 * Math.sin(t * 4 * Math.PI) + (t === 0.5 ? 0 : t < 0.5 ? 40 : -40)], 14, 14, { color: t === 0.5 ? '#FF0000' : '#008000', size: 6, tremble: 0.3 })),
];

const snowflake = (): DrawnPath[] =>
  Array.from({ length: 6 }, (_, arm) => {
    const a = (arm / 6) * 2 * Math.PI - Math.PI / 2;
    const at = (r: number, off: number): Point2 => [MIDDLE + r * Math.cos(a) - off * Math.sin(a), MIDDLE + r * Math.sin(a) + off * Math.cos(a)];
    return [
      stroke(sample(20, (t) => at(26 + 190 * t, 0)), { size: 13, tremble: 0.6 }),
      ...[70, 124].flatMap((r, i) => [-1, 1].map((way): DrawnPath => stroke(sample(10, (t) => at(r + (52 - i * 8) * t, way * (58 - i * 14) * t)), { size: 11, tremble: 0.5 }))),
      loop(at(226, 0), 15, 15, { color: '#0000FF', size: 5, tremble: 0.3 }),
    ];
  }).flat().concat(loop([MIDDLE, MIDDLE], 26, 26, { color: '#0000FF', size: 6, tremble: 0.3 }));

const drops = (): DrawnPath[] => {
  const drop = (cx: number, cy: number, k: number): Point2[] => turn(60, (a) => [cx + k * 0.74 * Math.sin(a) * Math.sin(a / 2) ** 0.75, cy - k * Math.cos(a)] as const);
  return [
    stroke(drop(MIDDLE, 300, 176), { size: 13 }),
    stroke(drop(MIDDLE, 318, 128), { size: 9 }),
    stroke(drop(MIDDLE, 346, 78), { color: '#008000', size: 6, tremble: 0.6 }),
    curve([[256, 128], [244, 92], [256, 62], [270, 86], [258, 124]], { size: 10 }),
    stroke([[256, 210], [256, 240], [256, 268]], { size: 9, tremble: 0.4 }),
  ];
};

export interface DrawnExample {
  readonly name: string;
  readonly jewelryType: JewelryType;
  readonly prompt: string;
  readonly paths: readonly DrawnPath[];
}

/** A heart with a leaf, a monogram, a vine for a ring, a snowflake with blue stones and a pair of drops. */
export const DRAWINGS: readonly DrawnExample[] = [
  { name: 'heart with a leaf', jewelryType: 'pendant', prompt: 'rose gold pendant', paths: heart() },
  { name: 'monogram', jewelryType: 'necklace', prompt: 'yellow gold necklace', paths: monogram() },
  { name: 'vine', jewelryType: 'ring', prompt: 'yellow gold ring', paths: vine() },
  { name: 'snowflake', jewelryType: 'pendant', prompt: 'white gold pendant', paths: snowflake() },
  { name: 'drops', jewelryType: 'earrings', prompt: 'yellow gold earrings', paths: drops() },
];
