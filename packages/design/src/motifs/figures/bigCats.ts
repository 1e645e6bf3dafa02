import type { Figure, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { drawn } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, eyesAt, groove, grooves, hump, humps, oval } from '../relief';

/** A big cat's head from the front. @param ruff right half of its outline from the crown to the chin */
const head = (ruff: readonly Point2[], marks: readonly Stroke[]): Figure =>
  drawn({
    fills: [
      ...humps(oval(0.58, 0.66, 0.24, 0.26, -0.5), 0, 1, 'dished'),
      hump(evenBlob(...ruff), 0.1, 1.1),
      hump(evenBlob([0, 0.42], [0.1, 0.34], [0.12, 0.08], [0.19, -0.16], [0, -0.22]), 0.85, 0.75),
      ...humps(blob([0.1, 0.22], [0.28, 0.36], [0.54, 0.42], [0.56, 0.35], [0.36, 0.27], [0.16, 0.17]), 0.9, 0.6),
      ...humps(oval(0.33, 0.14, 0.12, 0.075, 0.3), 0.9, 0.45),
      ...humps(oval(0.2, -0.38, 0.26, 0.22), 0.95, 1.05),
      hump(evenBlob([0, -0.12], [0.21, -0.13], [0.13, -0.27], [0, -0.35]), 1.75, 0.6),
      hump(evenBlob([0, -0.5], [0.2, -0.56], [0.17, -0.78], [0, -0.84]), 0.7, 0.7),
    ],
    strokes: [...marks, ...[-0.36, -0.47].flatMap((y) => grooves([[0.2, y], [0.36, y + 0.02]], 0.018))],
    stones: eyesAt([0.32, 0.14], 0.16),
    hang: [0, 0.78],
  });

const SLEEK: readonly Point2[] = [[0, 0.96], [0.3, 0.88], [0.66, 0.5], [0.74, 0.1], [0.66, -0.3], [0.5, -0.62], [0.24, -0.86], [0, -0.92]];

const drawTiger = (): Figure =>
  head(
    [[0, 0.96], [0.3, 0.9], [0.74, 0.44], [0.8, 0.1], [1.0, -0.18], [0.8, -0.3], [0.86, -0.54], [0.58, -0.56], [0.46, -0.82], [0.2, -0.86], [0, -0.94]],
    [
      groove([[0, 0.78], [0, 0.6]], 0.045), ...grooves([[0.1, 0.76], [0.17, 0.66], [0.14, 0.54]], 0.042), ...grooves([[0.3, 0.74], [0.34, 0.6], [0.26, 0.48]], 0.042),
      ...grooves([[0.8, 0.22], [0.66, 0.16], [0.56, 0.2]], 0.042), ...grooves([[0.9, -0.06], [0.76, -0.06], [0.64, 0.02]], 0.042), ...grooves([[0.86, -0.28], [0.74, -0.26], [0.62, -0.2]], 0.042), ...grooves([[0.72, -0.56], [0.64, -0.46], [0.54, -0.42]], 0.042),
    ],
  );

/** Middles of the rosettes on one side of a leopard's head. */
const ROSETTES: readonly Point2[] = [[0.16, 0.66], [0.34, 0.6], [0.5, 0.5], [0.24, 0.5], [0.66, 0.24], [0.56, 0.12], [0.68, 0.0], [0.6, -0.34], [0.48, -0.5]];
const drawLeopard = (): Figure => head(SLEEK, ROSETTES.flatMap(([x, y]) => grooves(oval(x, y, 0.05, 0.045).slice(0, 38), 0.024)));

const drawLioness = (): Figure => head(SLEEK, [...grooves([[0.05, 0.74], [0.09, 0.6], [0.08, 0.46]], 0.024), ...grooves([[0.64, 0.02], [0.56, -0.16], [0.46, -0.26]], 0.024)]);

/** Heads of a tiger, a leopard and a lioness. */
export const bigCats: readonly Motif[] = [
  { id: 'tiger', drawings: [drawTiger], words: { en: ['tiger', 'tigress', 'tiger head'], de: ['tiger', 'tigerkopf'], fr: ['tigre', 'tete de tigre'], es: ['tigre', 'tigres', 'cabeza de tigre'], it: ['tigre', 'testa di tigre'], pt: ['tigre', 'tigres'], nl: ['tijger', 'tijgerkop'], sv: ['tiger', 'tigerhuvud'], pl: ['tygrys', 'tygrysa', 'tygrysem'], ru: ['тигр', 'тигра', 'тигром', 'тигры'], tr: ['kaplan'], ar: ['نمر', 'النمر'], hi: ['बाघ', 'शेर बाघ'], zh: ['老虎', '虎', '虎头'], ja: ['虎', 'トラ', 'タイガー'], ko: ['호랑이', '타이거'] } },
  { id: 'leopard', drawings: [drawLeopard], words: { en: ['leopard', 'leopard head', 'jaguar', 'jaguar head', 'cheetah', 'cheetah head', 'lynx'], de: ['leopard', 'leopardenkopf', 'jaguar', 'gepard', 'luchs'], fr: ['leopard', 'jaguar', 'guepard', 'lynx'], es: ['leopardo', 'jaguar', 'guepardo', 'lince'], it: ['leopardo', 'giaguaro', 'ghepardo', 'lince'], pt: ['leopardo', 'onca', 'onca pintada', 'jaguar', 'guepardo'], nl: ['luipaard', 'jaguar', 'jachtluipaard', 'lynx'], sv: ['leopard', 'jaguar', 'gepard', 'lodjur'], pl: ['lampart', 'lamparta', 'jaguar', 'gepard', 'rys'], ru: ['леопард*', 'ягуар*', 'гепард*', 'рысь', 'рыси'], tr: ['leopar', 'jaguar', 'cita', 'vasak'], ar: ['فهد', 'الفهد', 'جاكوار'], hi: ['तेंदुआ', 'चीता'], zh: ['豹子', '花豹', '猎豹', '美洲豹'], ja: ['ヒョウ', 'レオパード', 'チーター', 'ジャガー'], ko: ['표범', '레오파드', '치타', '재규어'] } },
  { id: 'lioness', drawings: [drawLioness], words: { en: ['lioness', 'lionesses', 'lioness head', 'female lion'], de: ['lowin', 'lowinnen', 'lowinnenkopf'], fr: ['lionne', 'lionnes', 'tete de lionne'], es: ['leona', 'leonas', 'cabeza de leona'], it: ['leonessa', 'leonesse'], pt: ['leoa', 'leoas'], nl: ['leeuwin', 'leeuwinnen'], sv: ['lejoninna', 'lejoninnan'], pl: ['lwica', 'lwicy', 'lwice'], ru: ['львица', 'львицы', 'львицу', 'львицей'], tr: ['disi aslan'], ar: ['لبؤة', 'لبوة'], hi: ['शेरनी'], zh: ['母狮', '母狮子', '雌狮'], ja: ['雌ライオン', 'メスライオン', '雌獅子'], ko: ['암사자'] } },
];
