import type { Figure, Fill, Stroke } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { disc, drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  const sides = [false, true];
  const wing = through([[0.2, 0.1], [0.5, 0.34], [0.86, 0.42], [1.1, 0.24], [1.02, -0.06], [0.72, -0.26], [0.34, -0.34]], true);
  const ribs = [[0.98, 0.26], [1.0, 0.06], [0.84, -0.12], [0.62, -0.22]].map(([x, y]): Point2[] => sample(8, (t): Point2 => [0.28 + (x! - 0.28) * t, 0.0 + y! * t]));
  const leg = (points: readonly Point2[]): Stroke[] => sides.map((flip) => wireOf(moved(through(points), { flip }), 0.05));
  return drawn({
    fills: [
      ...sides.map((flip): Fill => ({ outline: moved(wing, { flip }), rise: 'dished', height: 0.7 })),
      { outline: through([[0, 0.16], [0.24, 0.12], [0.34, -0.2], [0.28, -0.62], [0, -0.88], [-0.28, -0.62], [-0.34, -0.2], [-0.24, 0.12]], true), rise: 'pillow', height: 1.4, lift: 0.1 },
      { outline: through([[0, 0.46], [0.22, 0.38], [0.3, 0.18], [0, 0.1], [-0.3, 0.18], [-0.22, 0.38]], true), rise: 'pillow', height: 1.2, lift: 0.35 },
      { outline: through([[0, 0.62], [0.12, 0.56], [0.14, 0.44], [-0.14, 0.44], [-0.12, 0.56]], true), rise: 'pillow', height: 0.9, lift: 0.3 },
      { outline: disc(0, 0.86, 0.22, 44), rise: 'pillow', height: 1.1 },
    ],
    strokes: [
      ...sides.flatMap((flip) => ribs.map((rib) => wireOf(moved(rib, { flip }), 0.02, { engraved: true }))), wireOf([[0, 0.06], [0, -0.84]], 0.022, { engraved: true }),
      ...leg([[0.2, 0.36], [0.4, 0.56], [0.3, 0.78], [0.16, 0.84]]), ...leg([[0.26, -0.5], [0.48, -0.6], [0.46, -0.92]]),
    ],
    stones: [{ at: [0, 0.86], size: 0.3, role: 'center' }, { at: [0, -0.3], size: 0.4, role: 'accent', seat: 'body', isSpare: true }, ...[0.66, -0.66].map((x) => ({ at: [x, 0.08] as Point2, size: 0.2, role: 'accent' as const, seat: 'wings' as const, isSpare: true }))],
    hang: [0, 1.04],
  });
}

/** A scarab with lifted wings and the sun between its forelegs. */
export const scarab: Motif = { id: 'scarab', drawings: [draw], words: { en: ['scarab', 'scarab beetle', 'beetle'], de: ['skarabaus'], fr: ['scarabee'], es: ['escarabajo'], it: ['scarabeo'], pt: ['escaravelho'], ru: ['скарабе*'], tr: ['bok bocegi'], ar: ['جعران'], zh: ['圣甲虫'], ja: ['スカラベ'] } };
