import { disc, drawn, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { hump } from '../relief';

/** The nazar bead: blue glass around a white ring, a light blue iris and a black pupil. */
const draw = () =>
  drawn({
    fills: [
      hump(disc(0, 0, 1, 96), 0, 0.45, 'level'),
      { ...hump(disc(0, 0.02, 0.62, 72), 0.4, 0.25, 'level'), enamel: 'enamel-white' },
      { ...hump(disc(0, 0.02, 0.41, 56), 0.58, 0.25, 'level'), enamel: 'enamel-light-blue' },
      { ...hump(disc(0, 0.02, 0.21, 40), 0.76, 0.25, 'level'), enamel: 'enamel-black' },
    ],
    strokes: [wireOf(disc(0, 0, 0.97, 96), 0.045, { closed: true, lifts: Array.from({ length: 96 }, () => 0.03) })],
    stones: [{ at: [0, 0.02], size: 0.36, role: 'center' }],
    hang: [0, 1],
  });

/** The amulet of blue glass against the evil eye. */
export const nazar: Motif = { id: 'nazar', drawings: [draw], words: { en: ['nazar', 'nazar amulet|bead|boncugu|charm', 'turkish eye|bead'], de: ['nazar-auge', 'nazarauge', 'nazar auge', 'nazar'], fr: ['nazar', 'oeil de nazar'], hi: ['buri nazar', 'नज़र', 'बुरी नज़र', 'nazar', 'नज़रबट्टू', 'नज़र बट्टू'], ja: ['ナザール', 'ナザールボンジュウ', 'トルコの目玉'], nl: ['nazar oog', 'nazar'], ru: ['назар'], tr: ['nazar boncugu', 'nazar', 'nazarlık', 'göz boncuğu'], ar: ['خرزة زرقاء', 'خرزه زرقا', 'نظر تركي'], zh: ['土耳其蓝眼睛', '土耳其之眼'], es: ['nazar', 'amuleto nazar'], it: ['nazar'], pt: ['nazar'], sv: ['nazar'], pl: ['nazar', 'oko proroka'], ur: ['نظر بٹو'], ko: ['나자르'], tl: ['nazar'] } };
