import type { Figure, Fill } from '../../curves/figure';
import { turn, type Point2 } from '../../geometry/curves';
import { drawn, wireOf } from '../drawing';
import type { Motif } from '../motif';

/** A moon of the row: position, radius, lit side, and bend of the terminator towards that side. */
interface Moon {
  x: number;
  r: number;
  lit: 1 | -1;
  edge: number;
}

const FULL = 0.37;
const MOONS: readonly Moon[] = [
  { x: -1.06, r: 0.29, lit: 1, edge: 0.42 }, { x: -0.66, r: 0.29, lit: 1, edge: 0 }, { x: 0.66, r: 0.29, lit: -1, edge: 0 }, { x: 1.06, r: 0.29, lit: -1, edge: 0.42 },
];

const circle = (x: number, r: number): Point2[] => turn(56, (a): Point2 => [x + r * Math.cos(a), r * Math.sin(a)]);

/** The lit part of a moon: its limb, and back along the terminator, half an ellipse. */
function lit({ x, r, lit: side, edge }: Moon): Point2[] {
  const quarter = (i: number): number => Math.PI / 2 - (i / 28) * Math.PI;
  const limb = Array.from({ length: 29 }, (_, i): Point2 => [x + side * r * Math.cos(quarter(i)), r * Math.sin(quarter(i))]);
  const shadow = Array.from({ length: 27 }, (_, i): Point2 => [x + side * edge * r * Math.cos(quarter(27 - i)), r * Math.sin(quarter(27 - i))]);
  return [...limb, ...shadow];
}

function draw(): Figure {
  return drawn({
    fills: [{ outline: circle(0, FULL), rise: 'pillow', height: 0.8 }, ...MOONS.map((moon): Fill => ({ outline: lit(moon), rise: 'pillow', height: 0.8 }))],
    // A wire joins the moons.
    strokes: [wireOf([[-0.82, 0], [-0.3, 0]], 0.05), wireOf([[0.3, 0], [0.82, 0]], 0.05)],
    stones: [{ at: [0, 0], size: 0.52, role: 'center' }],
    hang: [0, FULL],
  });
}

/** The moon from crescent to full and back, side by side. */
export const moonPhases: Motif = { id: 'moon phases', drawings: [draw], words: { en: ['moon|lunar phase', 'phases of the? moon', 'moon phase cycle', 'lunar cycle'], de: ['mondphasen'], fr: ['phases de la? lune'], es: ['fases lunares', 'fases de la luna'], it: ['fasi lunari', 'fasi della luna'], pt: ['fases da lua'], ru: ['фазы луны'], tr: ['ayin evreleri'], ar: ['اطوار القمر'], zh: ['月相'], ja: ['月の満ち欠け'] } };
