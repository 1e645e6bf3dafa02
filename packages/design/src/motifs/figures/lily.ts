import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { around, disc, drawn, moved, spare, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { lance } from '../relief';

function draw(): Figure {
  const star = (start: number, length: number, lift: number): Fill[] => Array.from({ length: 3 }, (_, i) => ({ outline: moved(lance(1, 0.27, 0.46, 0.9, 20), { angle: start + (i / 3) * TAU, scale: length * (i === 1 ? 0.96 : 1) }), rise: 'ridge', height: 0.95, lift }));
  const stamens = Array.from({ length: 6 }, (_, i) => 0.26 + (i / 6) * TAU);
  const end = (a: number): Point2 => [0.42 * Math.cos(a), 0.42 * Math.sin(a)];
  return drawn({
    fills: [...star(TAU / 6, 1, 0), ...star(0, 1.04, 0.32), ...stamens.map((a): Fill => ({ outline: disc(...end(a), 0.055, 18), rise: 'pillow', height: 0.6, lift: 1.25 }))],
    strokes: stamens.map((a) => wireOf([[0, 0], end(a)], 0.03, { lifts: [0.16, 0.22] })),
    stones: [{ at: [0, 0], size: 0.4, role: 'center' }, ...spare('petals', 0.2, ...around(3, 0.66))],
    hang: [0, 1],
  });
}

/** A lily: three petals over three, their tips turned back, six stamens in the throat. */
export const lily: Motif = { id: 'lily', drawings: [draw], words: { en: ['lily', 'tiger lily', 'calla lily?', 'lily flower'], de: ['lilie', 'lilien'], fr: ['lys', 'lis'], es: ['lirio', 'azucena'], it: ['giglio', 'gigli'], pt: ['lirio'], ru: ['лили*'], tr: ['zambak'], ar: ['زنبق'], zh: ['百合'], ja: ['百合', 'ユリ'] } };
