import type { Fill, Figure, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { along, fan } from '../birds';
import { drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { partOf } from '../regions';
import { blob, groove, hump, lance, limb, oval } from '../relief';

const sides = [false, true];

/** A raised wing: long primaries parted at their tips like fingers, two rows of coverts over them, and the arm. */
function wing(): { fills: Fill[]; strokes: Stroke[] } {
  const arm = through([[0.1, 0.16], [0.28, 0.22], [0.48, 0.4], [0.6, 0.66]]);
  const root = (t: number): Point2 => arm[Math.round(t * (arm.length - 1))]!;
  return {
    fills: [
      ...fan(9, (t) => root(0.1 + 0.9 * t), [-1.36, 0.98], [0.46, 0.66], 0.088, { bend: 0.08 }),
      ...fan(7, (t) => root(0.1 + 0.86 * t), [-1.28, 0.7], [0.32, 0.38], 0.09, { lift: 0.3, bend: 0.08 }),
      ...fan(6, (t) => root(0.08 + 0.84 * t), [-1.2, 0.4], [0.18, 0.2], 0.09, { lift: 0.58, bend: 0 }),
    ],
    strokes: [wireOf(arm, 0.095, { tapered: true, lifts: arm.map(() => 0.1) })],
  };
}

/** An eagle as on a coat of arms: raised wings, a ruff of pointed feathers, a heavy hooked beak, and talons. */
function displayed(): Figure {
  const { fills, strokes } = wing();
  const leg = [2.3, 2.7, 3.1].map((angle, i) => hump(moved(lance(0.36, 0.09, 0.5), { angle: -angle, by: [0.14, -0.26] }), 0.3 + 0.12 * i, 0.8));
  const foot = [[0.5, -0.8], [0.36, -0.9], [0.2, -0.86]].map(([x, y]): Stroke => limb([[0.3, -0.58], [(0.3 + x!) / 2 + 0.02, (-0.6 + y!) / 2 + 0.02], [x!, y!]], 0.05, 0.018, 0.3));
  return drawn({
    fills: [
      ...partOf('wings', ...sides.flatMap((flip) => fills.map((f): Fill => ({ ...f, outline: moved(f.outline, { flip }) })))),
      ...partOf('tail', ...fan(7, along([-0.08, -0.4], [0.08, -0.4]), [-2.16, -0.98], [0.6, 0.6], 0.085, { bend: 0 })),
      ...partOf('body', hump(blob([0, 0.42], [0.17, 0.3], [0.24, 0.04], [0.18, -0.3], [0, -0.52], [-0.18, -0.3], [-0.24, 0.04], [-0.17, 0.3]), 0.3, 1.2)),
      ...sides.flatMap((flip) => leg.map((f) => ({ ...f, outline: moved(f.outline, { flip }) }))),
      ...[-4.1, -3.7, -3.3, -2.98, -2.58, -2.18].map((angle) => hump(moved(lance(0.34, 0.085, 0.4), { angle, by: [0.0, 0.5] }), 0.55, 0.8)),
      hump(blob([-0.02, 0.92], [0.14, 0.84], [0.19, 0.64], [0.14, 0.46], [-0.02, 0.4], [-0.14, 0.46], [-0.18, 0.62], [-0.16, 0.82]), 0.6, 1.15),
      hump([...through([[-0.1, 0.84], [-0.28, 0.86], [-0.42, 0.74], [-0.4, 0.5]]), ...through([[-0.4, 0.5], [-0.31, 0.6], [-0.22, 0.6], [-0.1, 0.58]]).slice(1)], 0.65, 1),
      hump(oval(-0.05, 0.76, 0.055, 0.055), 1.5, 0.4),
    ],
    strokes: [
      ...sides.flatMap((flip) => [...strokes, ...foot].map((s) => ({ ...s, points: moved(s.points, { flip }) }))),
      groove([[-0.14, 0.84], [-0.02, 0.85], [0.08, 0.78]], 0.024),
      groove([[-0.3, 0.68], [-0.2, 0.69], [-0.1, 0.67]], 0.02),
    ],
    stones: [
      { at: [-0.05, 0.76], size: 0.13, role: 'center', seat: 'eyes' },
      { at: [0, -0.02], size: 0.26, role: 'accent', seat: 'body', isSpare: true },
    ],
    hang: [0.02, 0.93],
  });
}

/** An eagle with raised wings. */
export const eagle: Motif = {
  id: 'eagle',
  drawings: [displayed],
  words: {
    en: ['eagle', 'eagles', 'bald|golden|sea|white tailed eagle', 'eagle head', 'spread eagle', 'eagle with spread|open|outstretched wings'],
    de: ['adler', 'adlers', 'seeadler', 'steinadler', 'weisskopfseeadler'],
    fr: ['aigle', 'aigles', 'aigle royal'],
    es: ['aguila', 'aguilas', 'aguila real'],
    it: ['aquila', 'aquile', 'aquila reale'],
    pt: ['aguia', 'aguias'],
    nl: ['adelaar', 'arend', 'zeearend'],
    sv: ['havsorn', 'kungsorn'],
    pl: ['orzel', 'orla', 'orlem'],
    ru: ['орел', 'орла', 'орлом', 'орлин*', 'орлы', 'орлан', 'орлана'],
    tr: ['kartal', 'karta'],
    ar: ['نسر', 'عقاب طائر'],
    hi: ['चील', 'गरुड़'],
    zh: ['鹰', '老鹰', '雄鹰', '秃鹰'],
    ja: ['鷲', 'イーグル', 'ワシ'],
    ko: ['독수리'],
  },
};
