import type { Figure, Fill, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { drawn, moved } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, groove, hump, oval } from '../relief';

/** Middles and radii of the spots on the cap. */
const SPOTS = [[0, 0.62, 0.15], [-0.38, 0.42, 0.12], [0.4, 0.46, 0.13], [0.04, 0.3, 0.1], [-0.64, 0.2, 0.08], [0.66, 0.2, 0.08], [-0.24, 0.78, 0.07]] as const;

function draw(): Figure {
  const put = (points: readonly Point2[], isSmall: boolean): Point2[] => (isSmall ? moved(points, { scale: 0.5, angle: -0.2, by: [0.62, -0.5] }) : [...points]);
  const one = (isSmall: boolean): Fill[] => [
    hump(put(blob([-0.2, 0.12], [-0.17, -0.3], [-0.22, -0.7], [-0.34, -0.96], [0.34, -0.96], [0.22, -0.7], [0.17, -0.3], [0.2, 0.12]), isSmall), isSmall ? 0.3 : 0, 1),
    hump(put(oval(0, 0.03, 0.7, 0.17), isSmall), isSmall ? 0.4 : 0.1, 0.8, 'dished'),
    ...(isSmall ? [] : [hump(evenBlob([0, -0.16], [0.26, -0.2], [0.34, -0.38], [0.16, -0.33], [0, -0.36]), 0.6, 0.6)]),
    hump(put(evenBlob([0, 0.96], [0.36, 0.88], [0.7, 0.58], [0.9, 0.14], [0.82, 0.02], [0.44, 0.1], [0, 0.12]), isSmall), isSmall ? 0.6 : 0.3, 1.3),
  ];
  const gills = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((x): Stroke => groove([[x * 0.8, 0.08], [x * 1.06, -0.12]], 0.022));
  return drawn({
    fills: [...one(false), ...SPOTS.map(([x, y, r]) => hump(oval(x, y, r, r * 0.86), 1.15, 0.7)), ...one(true), ...[[0.68, -0.14, 0.08], [0.48, -0.26, 0.06], [0.9, -0.28, 0.06]].map(([x, y, r]) => hump(oval(x!, y!, r!, r!), 1.2, 0.6))],
    strokes: gills,
    stones: [{ at: [0, 0.58], size: 0.34, role: 'center' }, ...[[-0.42, 0.4], [0.42, 0.42]].map(([x, y]) => ({ at: [x!, y!] as Point2, size: 0.22, role: 'accent' as const, isSpare: true }))],
    hang: [0, 0.94],
  });
}

/** A toadstool with a spotted cap and a small one beside it. */
export const mushroom: Motif = { id: 'mushroom', drawings: [draw], words: { en: ['mushroom', 'toadstool', 'fly agaric'], de: ['pilz', 'pilze', 'fliegenpilz', 'fliegenpilze'], fr: ['champignon', 'champignons', 'amanite'], es: ['seta', 'setas', 'hongo', 'hongos', 'champinon'], it: ['fungo', 'funghi', 'funghetto'], pt: ['cogumelo', 'cogumelos'], nl: ['paddenstoel', 'paddenstoelen', 'paddestoel'], sv: ['svamp', 'svampar', 'flugsvamp'], pl: ['grzyb', 'grzyby', 'grzybek', 'muchomor', 'grzybkiem'], ru: ['гриб', 'гриба', 'грибы', 'грибок', 'грибочек', 'мухомор*'], tr: ['mantar'], ar: ['مشروم', 'عيش الغراب'], hi: ['मशरूम'], zh: ['蘑菇', '小蘑菇'], ja: ['キノコ', 'きのこ'], ko: ['버섯'] } };
