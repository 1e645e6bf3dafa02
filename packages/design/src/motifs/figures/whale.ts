import type { Figure, Fill } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { curve, drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

function draw(): Figure {
  const body = through([[-1.0, -0.1], [-0.9, 0.26], [-0.5, 0.44], [0.0, 0.38], [0.42, 0.14], [0.66, 0.22], [0.74, 0.5], [0.86, 0.46], [0.86, 0.1], [0.64, -0.3], [0.2, -0.56], [-0.36, -0.62], [-0.84, -0.48]], true);
  const fluke = [...curve([0.8, 0.44], [0.6, 0.56], [0.5, 0.8], [0.5, 0.98], 10), ...curve([0.5, 0.98], [0.68, 0.92], [0.78, 0.76], [0.82, 0.66], 8).slice(1), ...curve([0.82, 0.66], [0.92, 0.8], [1.06, 0.88], [1.22, 0.86], 8).slice(1), ...curve([1.22, 0.86], [1.16, 0.68], [1.02, 0.5], [0.86, 0.42], 10).slice(1)];
  const throat = [0.0, 0.075, 0.15, 0.225].map((off) => wireOf(sample(14, (t): Point2 => [-0.94 + 0.9 * t + off * 0.5, -0.16 - off - 0.2 * Math.sin(Math.PI * t * 0.62)]), 0.02, { engraved: true }));
  const spout = (way: number): Point2[] => through([[-0.46, 0.4], [-0.46 + way * 0.03, 0.62], [-0.46 + way * 0.16, 0.82], [-0.46 + way * 0.3, 0.7]]);
  const fin: Fill = { outline: moved(through([[-0.3, -0.3], [-0.02, -0.36], [0.1, -0.66], [0.08, -0.9], [-0.14, -0.72], [-0.32, -0.46]], true), {}), rise: 'pillow', lift: 0.6, height: 0.7 };
  return drawn({
    fills: [{ outline: fluke, rise: 'pillow', height: 0.8, lift: 0.1 }, { outline: body, rise: 'pillow', height: 1.35 }, fin],
    strokes: [...throat, wireOf(spout(-1), 0.045), wireOf(spout(1), 0.045)],
    stones: [{ at: [-0.6, 0.06], size: 0.17, role: 'center', seat: 'eyes' }, { at: [0.1, -0.04], size: 0.32, role: 'accent', seat: 'body', isSpare: true }],
    hang: [-0.3, 0.42],
  });
}

/** A whale in a dive, its flukes out of the water. */
export const whale: Motif = { id: 'whale', drawings: [draw], words: { en: ['whale', 'orca', 'killer whale', 'humpback whale?'], de: ['wal', 'walfisch'], fr: ['baleine'], es: ['ballena'], it: ['balena'], pt: ['baleia'], ru: ['кит'], tr: ['balina'], ar: ['حوت'], zh: ['鲸鱼', '鲸'], ja: ['クジラ', '鯨'] } };
