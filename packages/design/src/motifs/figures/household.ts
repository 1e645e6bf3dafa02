import type { Figure } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { disc, drawn } from '../drawing';
import type { Motif } from '../motif';
import { evenBlob, groove, hump, limb, oval } from '../relief';

/** A round teapot with its lid on. */
const teapot = (): Figure =>
  drawn({
    fills: [
      { outline: [[-0.34, -0.6], [0.34, -0.6], [0.4, -0.76], [-0.4, -0.76]], rise: 'level', height: 1.1 }, hump(evenBlob([0, 0.36], [0.34, 0.32], [0.6, 0.06], [0.64, -0.22], [0.46, -0.54], [0, -0.66]), 0.2, 1.45), hump(evenBlob([0, 0.58], [0.2, 0.54], [0.36, 0.4], [0.38, 0.3], [0, 0.27]), 0.5, 1.2), hump(oval(0, 0.68, 0.1, 0.1), 0.5, 1.1),
      ...[0, 1, 2, 3, 4].map((i) => hump(oval(0.13 * Math.sin(i * 1.2566), -0.14 + 0.13 * Math.cos(i * 1.2566), 0.085, 0.085), 1.5, 0.5)), hump(oval(0, -0.14, 0.055, 0.055), 1.8, 0.45),
    ],
    strokes: [
      limb([[-0.46, -0.36], [-0.74, -0.2], [-0.8, 0.12], [-1.02, 0.32]], 0.17, 0.075, 0.04), limb([[0.46, 0.18], [0.8, 0.34], [1.02, 0.12], [0.96, -0.2], [0.54, -0.4]], 0.075, 0.075, 0.03), groove([[-0.38, 0.29], [0, 0.25], [0.38, 0.29]], 0.024), groove([[-0.46, -0.44], [0, -0.52], [0.46, -0.44]], 0.02), groove([[-0.3, -0.04], [-0.38, -0.16], [-0.3, -0.28]], 0.018), groove([[0.3, -0.04], [0.38, -0.16], [0.3, -0.28]], 0.018),
    ],
    stones: [{ at: [0, -0.14], size: 0.3, role: 'center', isSpare: true }],
    hang: [0, 0.74],
  });

/** Middle of the byzantine cross. */
const MIDDLE = 0.24;

/** A cross whose arms flare, with a ball at each corner. */
function flaredWithBalls(): Figure {
  const ends: readonly (readonly [Point2, Point2])[] = [[[0.25, 0.9], [-0.25, 0.9]], [[-0.68, MIDDLE + 0.24], [-0.68, MIDDLE - 0.24]], [[-0.27, -0.94], [0.27, -0.94]], [[0.68, MIDDLE - 0.24], [0.68, MIDDLE + 0.24]]];
  const crotches: readonly Point2[] = [[0.12, MIDDLE + 0.12], [-0.12, MIDDLE + 0.12], [-0.12, MIDDLE - 0.12], [0.12, MIDDLE - 0.12]];
  const outline = ends.flatMap(([a, b], i): Point2[] => [crotches[i]!, a, b]);
  const inset = outline.map(([x, y]): Point2 => [x * 0.8, MIDDLE + (y - MIDDLE) * (Math.abs(y) > 0.8 ? 0.9 : 0.8)]);
  return drawn({
    fills: [{ outline, rise: 'level', height: 0.85 }, ...ends.flatMap((pair) => pair.map(([x, y]) => hump(disc(x * 1.03, y * 1.03, 0.085, 24), 0, 1.2))), hump(disc(0, MIDDLE, 0.2, 40), 0.6, 0.9), ...[[0, 0.74], [-0.54, MIDDLE], [0.54, MIDDLE], [0, -0.76]].map(([x, y]) => hump(disc(x!, y!, 0.1, 28), 0.6, 0.7))],
    strokes: [{ points: inset, closed: true, halfWidth: 0.02, engraved: true }],
    stones: [{ at: [0, MIDDLE], size: 0.34, role: 'center' }, ...([[0, 0.74], [0, -0.76], [-0.54, MIDDLE], [0.54, MIDDLE]] as const).map((at) => ({ at, size: 0.2, role: 'accent' as const, seat: 'tips' as const, isSpare: true }))],
    hang: [0, 0.9],
  });
}

/** Things of the house and of the altar. */
export const household: readonly Motif[] = [
  { id: 'teapot', drawings: [teapot], words: { en: ['teapot', 'tea pot', 'tea kettle'], de: ['teekanne', 'teekannchen'], fr: ['theiere'], es: ['tetera'], it: ['teiera'], pt: ['bule', 'bule de cha'], nl: ['theepot', 'theepotje'], sv: ['tekanna'], pl: ['imbryk', 'imbryczek'], ru: ['чайник', 'чайничек', 'чайника'], tr: ['caydanlik', 'demlik'], ar: ['ابريق شاي'], hi: ['चायदानी'], zh: ['茶壶'], ja: ['ティーポット', '急須'], ko: ['찻주전자', '티포트'] } },
  { id: 'byzantine cross', drawings: [flaredWithBalls], words: { en: ['byzantine cross', 'maltese|pattee cross', 'cross pattee'], de: ['byzantinisches kreuz', 'byzantinischem kreuz', 'malteserkreuz'], fr: ['croix byzantine', 'croix pattee'], es: ['cruz bizantina', 'cruz de malta'], it: ['croce bizantina', 'croce di malta'], pt: ['cruz bizantina', 'cruz de malta'], nl: ['byzantijns kruis'], sv: ['bysantinskt kors'], pl: ['krzyz bizantyjski'], ru: ['византийский крест'], tr: ['bizans haci'], ar: ['صليب بيزنطي'], zh: ['拜占庭十字架'], ja: ['ビザンチン十字'], ko: ['비잔틴 십자가'] } },
];
