import type { Figure } from '../../curves/figure';
import { curve, drawn } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, eyesAt, groove, grooves, hump, humps, oval } from '../relief';

/** The right wing: the arm above, four scallops below. */
const WING = [
  ...curve([0.08, 0.16], [0.24, 0.16], [0.34, 0.5], [0.5, 0.62], 10), ...curve([0.5, 0.62], [0.86, 0.56], [1.16, 0.28], [1.26, -0.18], 14).slice(1), ...curve([1.26, -0.18], [1.16, -0.02], [1.02, 0.0], [0.9, -0.2], 10).slice(1),
  ...curve([0.9, -0.2], [0.84, -0.08], [0.7, -0.06], [0.6, -0.32], 10).slice(1), ...curve([0.6, -0.32], [0.52, -0.16], [0.38, -0.16], [0.26, -0.42], 10).slice(1), ...curve([0.26, -0.42], [0.2, -0.3], [0.14, -0.3], [0.06, -0.36], 6).slice(1),
];

const draw = (): Figure =>
  drawn({
    fills: [
      ...humps(WING, 0, 0.7, 'dished'),
      hump(evenBlob([0, 0.34], [0.17, 0.2], [0.2, -0.1], [0.12, -0.42], [0, -0.62]), 0.2, 1.3),
      ...humps([[0.02, 0.5], [0.2, 0.78], [0.26, 0.36]], 0.3, 0.8, 'ridge'),
      hump(oval(0, 0.36, 0.23, 0.21), 0.3, 1.3),
      ...humps(oval(0.09, 0.4, 0.055, 0.055), 1.4, 0.4), hump(blob([0, 0.34], [0.06, 0.26], [-0.06, 0.26]), 1.45, 0.4),
    ],
    strokes: [...grooves([[0.5, 0.58], [0.72, 0.2], [0.88, -0.16]]), ...grooves([[0.48, 0.56], [0.54, 0.1], [0.58, -0.26]]), ...grooves([[0.44, 0.54], [0.36, 0.06], [0.27, -0.36]])],
    stones: [...eyesAt([0.1, 0.41], 0.15), { at: [0, -0.06], size: 0.34, role: 'accent', seat: 'body', isSpare: true }],
    hang: [0, 0.55],
  });

/** A bat with spread wings. */
export const bat: Motif = { id: 'bat', drawings: [draw], words: { en: ['bat', 'bats', 'vampire bat'], de: ['fledermaus', 'fledermause'], fr: ['chauve souris', 'chauves souris'], es: ['murcielago', 'murcielagos'], it: ['pipistrello', 'pipistrelli'], pt: ['morcego', 'morcegos'], nl: ['vleermuis', 'vleermuizen'], sv: ['fladdermus', 'fladdermoss'], pl: ['nietoperz', 'nietoperza', 'nietoperze', 'nietoperzem'], ru: ['летуч* мыш*'], tr: ['yarasa'], ar: ['خفاش'], hi: ['चमगादड़'], zh: ['蝙蝠'], ja: ['コウモリ', '蝙蝠'], ko: ['박쥐'] } };

const drawWing = (): Figure =>
  drawn({
    fills: [hump(WING, 0, 0.8, 'dished'), hump(oval(0.2, 0.2, 0.17, 0.17), 0.3, 1), hump([[0.16, 0.26], [0.28, 0.24], [0.56, 0.6], [0.48, 0.68]], 0.4, 0.8, 'ridge')],
    strokes: [groove([[0.5, 0.58], [0.72, 0.2], [0.88, -0.16]], 0.034), groove([[0.48, 0.56], [0.54, 0.1], [0.58, -0.26]], 0.034), groove([[0.44, 0.54], [0.36, 0.06], [0.27, -0.36]], 0.034)],
    stones: [{ at: [0.2, 0.2], size: 0.22, role: 'center' }],
    hang: [0.5, 0.6],
  });

/** A bat's right wing. */
export const batWing: Motif = { id: 'bat wing', drawings: [drawWing], words: { en: ['bat wing', 'bat wings', 'demon wing', 'demon wings', 'vampire wings', 'dragon wing', 'dragon wings'], de: ['fledermausflugel', 'fledermausschwingen'], fr: ['aile de chauve souris', 'ailes de chauve souris'], es: ['ala de murcielago', 'alas de murcielago'], it: ['ala di pipistrello', 'ali di pipistrello'], pt: ['asa de morcego', 'asas de morcego'], nl: ['vleermuisvleugel', 'vleermuisvleugels'], sv: ['fladdermusvinge', 'fladdermusvingar'], pl: ['skrzydlo nietoperza', 'skrzydla nietoperza'], ru: ['крыл* летуч* мыш*'], tr: ['yarasa kanadi', 'yarasa kanatlari'], ar: ['جناح خفاش', 'اجنحه خفاش'], hi: ['चमगादड़ के पंख'], zh: ['蝙蝠翅膀', '蝙蝠翼'], ja: ['コウモリの羽', 'コウモリの翼'], ko: ['박쥐 날개'] } };
