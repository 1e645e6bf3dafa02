import type { Figure } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { disc, drawn, moved } from '../drawing';
import type { Motif } from '../motif';
import { hump, limb } from '../relief';

const draw = (): Figure => {
  const spiral = [[0, 0] as Point2, ...sample(34, (t): Point2 => {
    const a = -1.9 + 9.6 * t;
    const r = 0.42 - 0.33 * t;
    return [r * Math.cos(a), 0.52 + r * Math.sin(a)];
  })];
  return drawn({
    fills: [...[0, 1, 2].map((i) => hump(moved(disc(0.0, 0.52, 0.1, 30), { angle: (i * TAU) / 3 }), 0, 1)), hump(disc(0, 0, 0.17, 36), 0.2, 1)],
    strokes: [0, 1, 2].map((i) => limb(moved(spiral, { angle: (i * TAU) / 3 }), 0.095, 0.05, 0.03)),
    stones: [{ at: [0, 0], size: 0.3, role: 'center' }, ...[0, 1, 2].map((i) => ({ at: moved([[0, 0.52]], { angle: (i * TAU) / 3 })[0]!, size: 0.2, role: 'accent' as const, isSpare: true }))],
    hang: [0, 0.94],
  });
};

/** A triskele of three spirals. */
export const triskele: Motif = { id: 'triskele', drawings: [draw], words: { en: ['triskele', 'triskelion', 'triple spiral', 'celtic spiral'], de: ['triskele', 'dreifachspirale'], fr: ['triskel', 'triskell', 'triskele'], es: ['trisquel', 'trisqueles', 'trisquel celta'], it: ['triscele', 'triskele', 'triskell'], pt: ['trisquel', 'triskelion'], nl: ['triskele', 'triskel'], sv: ['triskele'], pl: ['triskelion', 'triskel'], ru: ['трискел*', 'трискелион*'], tr: ['triskele', 'triskelion'], zh: ['三曲枝', '三螺旋'], ja: ['トリスケル', 'トリスケリオン'], ko: ['트리스켈리온'] } };
