import type { Figure, Fill } from '../../curves/figure';
import { sample, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { drawn, moved } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, eyesAt, groove, grooves, hump, humps, lance, limb, limbs, oval } from '../relief';

/** A koala clasping a branch. */
const koala = (): Figure =>
  drawn({
    fills: [
      ...humps(oval(0.56, 0.58, 0.3, 0.3), 0.2, 1.1, 'dished'), hump(evenBlob([0, 0.2], [0.4, 0.1], [0.52, -0.4], [0.4, -0.84], [0, -0.94]), 0, 1.3), hump(evenBlob([0, 0.84], [0.44, 0.74], [0.62, 0.36], [0.5, 0.04], [0, -0.08]), 0.4, 1.3),
      hump(evenBlob([0, 0.5], [0.13, 0.42], [0.16, 0.16], [0, 0.08]), 1.4, 1), ...humps(oval(0.3, 0.42, 0.085, 0.095), 1.35, 0.5), ...humps(oval(0.34, -0.78, 0.24, 0.16, 0.3), 0.7, 1.1),
    ],
    strokes: [limb([[-0.08, 0.2], [-0.04, -0.5], [-0.1, -1.06]], 0.11, 0.12, 0.16), ...limbs([[0.44, -0.12], [0.3, -0.4], [0.06, -0.38]], 0.13, 0.1, 0.2)],
    stones: eyesAt([0.3, 0.42], 0.15),
    hang: [0, 0.8],
  });

/** A ram's head with curled horns. */
function ram(): Figure {
  const horn = sample(15, (t): Point2 => { const a = 1.9 - 5.9 * t; const r = 0.52 - 0.36 * t; return [0.5 + r * Math.cos(a), 0.26 + r * Math.sin(a)]; });
  return drawn({
    fills: [
      ...humps(blob([0.3, 0.1], [0.6, 0.06], [0.86, -0.3], [0.6, -0.32], [0.32, -0.12]), 0, 0.9, 'dished'), hump(evenBlob([0, 0.66], [0.26, 0.6], [0.36, 0.2], [0.26, -0.3], [0.24, -0.66], [0, -0.92]), 0.2, 1.2), hump(evenBlob([0, 0.84], [0.22, 0.78], [0.3, 0.52], [0.14, 0.36], [0, 0.44]), 0.9, 0.9), hump(evenBlob([0, 0.3], [0.1, 0.2], [0.12, -0.3], [0.16, -0.6], [0, -0.66]), 1, 0.7), ...humps(oval(0.23, 0.12, 0.07, 0.075), 1.1, 0.5), hump(evenBlob([0, -0.62], [0.14, -0.64], [0.1, -0.76], [0, -0.8]), 1.3, 0.6),
    ],
    strokes: [...limbs(horn, 0.2, 0.07, 0.12), ...[2, 4, 6, 8, 10].flatMap((i) => { const [x, y] = horn[i]!; return grooves([[x + (x - 0.5) * 0.4, y + (y - 0.26) * 0.4], [x - (x - 0.5) * 0.4, y - (y - 0.26) * 0.4]], 0.026); })],
    stones: eyesAt([0.23, 0.12], 0.13),
    hang: [0, 0.82],
  });
}

/** A rooster in profile. */
const rooster = (): Figure =>
  drawn({
    fills: [
      ...[[0.9, 0.9, 0], [0.55, 1.0, 0.15], [0.2, 0.98, 0.3], [-0.15, 0.86, 0.45]].map(([angle, length, lift]) => hump(moved(blob([0, 0], [0.14, 0.3], [0.1, 0.7], [-0.16, 1.0], [-0.12, 0.66], [-0.1, 0.3]), { angle: -angle!, scale: length!, by: [0.42, -0.1] }), lift, 0.9)),
      hump(blob([-0.42, 0.66], [-0.2, 0.6], [-0.06, 0.26], [0.2, 0.06], [0.58, 0.06], [0.5, -0.34], [0.16, -0.6], [-0.26, -0.54], [-0.52, -0.2], [-0.56, 0.3]), 0.5, 1.3), hump(oval(-0.4, 0.66, 0.19, 0.18), 0.7, 1.2), hump(blob([-0.56, 0.8], [-0.58, 1.0], [-0.46, 0.9], [-0.4, 1.06], [-0.32, 0.92], [-0.2, 1.0], [-0.22, 0.78], [-0.4, 0.76]), 0.4, 0.9), hump([[-0.54, 0.74], [-0.84, 0.6], [-0.54, 0.56]], 0.6, 1, 'ridge'), hump(blob([-0.56, 0.56], [-0.46, 0.5], [-0.46, 0.28], [-0.56, 0.22], [-0.64, 0.36]), 1, 0.9), hump(oval(-0.44, 0.7, 0.05, 0.05), 1.5, 0.4),
      ...[[-1.9, 0.56, 1.1], [-2.1, 0.48, 1.3]].map(([angle, length, lift]) => hump(moved(lance(length!, 0.16), { angle: angle!, by: [-0.2, 0.06] }), lift, 0.7)),
    ],
    strokes: [limb([[-0.1, -0.5], [-0.12, -0.9]], 0.06, 0.05, 0.03), limb([[0.14, -0.52], [0.14, -0.9]], 0.06, 0.05, 0.03), limb([[-0.36, -0.94], [-0.1, -0.88], [0.14, -0.88], [0.4, -0.94]], 0.05, 0.05)],
    stones: [{ at: [-0.44, 0.7], size: 0.13, role: 'center', seat: 'eyes' }, { at: [0.0, -0.1], size: 0.24, role: 'accent', seat: 'body', isSpare: true }],
    hang: [-0.38, 0.98],
  });

/** A mouse with large ears and a long tail. */
const mouse = (): Figure =>
  drawn({
    fills: [hump(blob([-0.5, -0.5], [-0.44, 0.0], [-0.1, 0.28], [0.34, 0.24], [0.66, -0.1], [0.66, -0.5], [0.4, -0.66], [-0.2, -0.66]), 0, 1.5), hump(blob([-0.2, 0.2], [-0.44, 0.3], [-0.8, -0.06], [-0.98, -0.28], [-0.84, -0.4], [-0.5, -0.44], [-0.2, -0.2]), 0.5, 1.2), hump(oval(-0.06, 0.44, 0.29, 0.32, -0.3), 0.5, 1.1, 'dished'), hump(oval(-0.46, 0.42, 0.24, 0.28, 0.2), 0.2, 1, 'dished'), hump(oval(-0.56, 0.0, 0.065, 0.07), 1.5, 0.4), hump(oval(-0.96, -0.3, 0.075, 0.07), 0.8, 0.9), hump(oval(-0.3, -0.66, 0.2, 0.085), 0.4, 0.9), hump(oval(0.38, -0.66, 0.26, 0.1), 0.4, 0.9)],
    strokes: [limb([[0.6, -0.46], [0.92, -0.34], [0.98, 0.1], [0.76, 0.34], [0.9, 0.62]], 0.075, 0.04, 0.03), groove([[0.2, -0.6], [0.22, -0.3], [0.46, -0.16]], 0.026)],
    stones: [{ at: [-0.56, 0.0], size: 0.14, role: 'center', seat: 'eyes' }, { at: [0.2, -0.1], size: 0.26, role: 'accent', seat: 'body', isSpare: true }],
    hang: [-0.06, 0.74],
  });

/** A gecko from above, its body in an S. */
function gecko(): Figure {
  const spine: readonly Point2[] = [[-0.16, 0.62], [-0.04, 0.3], [0.06, 0.0], [-0.02, -0.3], [-0.14, -0.5], [0.0, -0.84], [0.36, -0.94], [0.52, -0.7]];
  const foot = ([x, y]: Point2): Fill[] => Array.from({ length: 5 }, (_, i) => { const a = (i / 5) * TAU; return hump(oval(x + 0.1 * Math.cos(a), y + 0.1 * Math.sin(a), 0.062, 0.062), 0, 0.8); });
  const legs: readonly (readonly Point2[])[] = [[[-0.1, 0.34], [-0.44, 0.3], [-0.52, 0.6]], [[0.04, 0.26], [0.36, 0.4], [0.42, 0.12]], [[-0.06, -0.3], [-0.44, -0.3], [-0.52, -0.6]], [[0.02, -0.34], [0.34, -0.24], [0.5, -0.44]]];
  return drawn({
    fills: [hump(blob([-0.22, 1.0], [-0.06, 0.92], [0.0, 0.72], [-0.1, 0.52], [-0.26, 0.52], [-0.38, 0.68], [-0.36, 0.92]), 0.5, 1.3), hump(oval(-0.34, 0.78, 0.075, 0.08), 1, 0.8), hump(oval(-0.04, 0.82, 0.075, 0.08), 1, 0.8), hump(moved(oval(0, 0, 0.2, 0.42), { angle: -0.08, by: [0.01, 0.04] }), 0.3, 1.3), ...legs.flatMap((leg) => foot(leg[2]!))],
    strokes: [limb(spine, 0.17, 0.045, 0.06), ...legs.map((leg) => limb(leg, 0.085, 0.065, 0.03))],
    stones: [{ at: [-0.34, 0.78], size: 0.14, role: 'center', seat: 'eyes' }, { at: [-0.04, 0.82], size: 0.14, role: 'accent', seat: 'eyes' }, { at: [0.01, 0.04], size: 0.24, role: 'accent', seat: 'body', isSpare: true }],
    hang: [-0.22, 0.98],
  });
}

/** A manta ray from above. */
const manta = (): Figure =>
  drawn({
    fills: [...humps(blob([0.02, 0.5], [0.34, 0.46], [0.76, 0.2], [1.16, -0.34], [0.8, -0.16], [0.42, -0.24], [0.16, -0.5], [0.02, -0.6]), 0, 1), hump(evenBlob([0, 0.56], [0.22, 0.5], [0.28, 0.1], [0.16, -0.4], [0, -0.62]), 0.2, 1.4), ...humps(blob([0.12, 0.46], [0.2, 0.74], [0.32, 0.78], [0.3, 0.5], [0.26, 0.4]), 0.1, 1.1), ...humps(oval(0.27, 0.4, 0.06, 0.06), 1.1, 0.5)],
    strokes: [limb([[0, -0.5], [0.04, -0.84], [-0.06, -1.2]], 0.07, 0.035), ...[0.1, -0.02, -0.14].flatMap((y) => grooves([[0.1, y], [0.2, y + 0.04]], 0.022)), ...grooves([[0.4, 0.36], [0.6, 0.06], [0.8, -0.08]], 0.022)],
    stones: [...eyesAt([0.27, 0.4], 0.13), { at: [0, 0.02], size: 0.3, role: 'accent', seat: 'body', isSpare: true }],
    hang: [0, 0.54],
  });

/** A snail with its shell. */
const snail = (): Figure => {
  const whorl = sample(40, (t): Point2 => { const a = -1.9 + 12 * t; const r = 0.5 - 0.44 * t; return [0.18 + r * Math.cos(a), 0.16 + r * Math.sin(a)]; });
  return drawn({
    fills: [hump(blob([-0.9, 0.24], [-0.7, 0.2], [-0.5, -0.2], [0, -0.4], [0.6, -0.42], [1.06, -0.62], [0.6, -0.74], [-0.3, -0.74], [-0.8, -0.6], [-0.98, -0.1]), 0, 1.2), hump(oval(0.18, 0.16, 0.62, 0.6), 0.3, 1.1), ...[[-0.98, 0.72], [-0.68, 0.76]].map(([x, y]) => hump(oval(x!, y!, 0.085, 0.085), 0, 1))],
    strokes: [limb(whorl, 0.11, 0.06, 0.26), limb([[-0.86, 0.2], [-0.98, 0.7]], 0.06, 0.045, 0.02), limb([[-0.78, 0.2], [-0.68, 0.72]], 0.06, 0.045, 0.02), groove([[-0.94, -0.1], [-0.82, -0.16]], 0.022)],
    stones: [{ at: [0.18, 0.16], size: 0.26, role: 'center' }],
    hang: [0.18, 0.74],
  });
};

/** Smaller animals, and those of the Chinese zodiac. */
export const littleAnimals: readonly Motif[] = [
  { id: 'koala', drawings: [koala], words: { en: ['koala', 'koala bear'], de: ['koala', 'koalabar'], fr: ['koala'], es: ['koala'], it: ['koala'], pt: ['coala'], nl: ['koala', 'koalabeer'], sv: ['koala'], pl: ['koala', 'mis koala'], ru: ['коала', 'коалы'], tr: ['koala'], ar: ['كوالا'], hi: ['कोआला'], zh: ['考拉', '树袋熊'], ja: ['コアラ'], ko: ['코알라'] } },
  { id: 'ram', drawings: [ram], words: { en: ['ram', 'ram head', 'rams head', 'ibex'], de: ['widderkopf', 'steinbock tier'], fr: ['tete de belier'], es: ['carnero', 'cabeza de carnero'], it: ['testa di ariete', 'montone'], pt: ['carneiro'], nl: ['ramskop'], sv: ['bagge'], pl: ['glowa barana'], ru: ['голова барана', 'баран'], tr: ['koc basi'], ar: ['كبش', 'ماعز', 'راس كبش'], hi: ['मेढ़ा'], zh: ['公羊', '羊头'], ja: ['ヤギ', '雄羊'], ko: ['숫양'] } },
  { id: 'rooster', drawings: [rooster], words: { en: ['rooster', 'cockerel', 'hen', 'chicken'], de: ['hahn', 'gockel', 'huhn', 'henne'], fr: ['coq', 'coq gaulois', 'poule'], es: ['gallo', 'gallito', 'gallina'], it: ['gallo', 'galletto', 'gallina'], pt: ['galo', 'galo de barcelos', 'galinha'], nl: ['haan', 'haantje'], sv: ['tupp', 'hona'], pl: ['kogut', 'kogucik', 'kura'], ru: ['петух', 'петуха', 'петушок', 'курица'], tr: ['horoz', 'tavuk'], ar: ['ديك', 'دجاجه'], hi: ['मुर्गा', 'मुर्गी'], zh: ['公鸡', '金鸡', '小鸡'], ja: ['鶏', 'ニワトリ', '雄鶏'], ko: ['수탉', '닭'] } },
  { id: 'mouse', drawings: [mouse], words: { en: ['mouse'], de: ['maus', 'mauschen'], fr: ['souris'], es: ['raton', 'ratoncito'], it: ['topo', 'topolino'], pt: ['rato', 'ratinho'], nl: ['muis', 'muisje'], sv: ['mus'], pl: ['mysz', 'myszka'], ru: ['мышь', 'мышка', 'мышки'], tr: ['fare figuru', 'sican figuru'], ar: ['فار', 'فاره'], hi: ['चूहा'], zh: ['老鼠', '小老鼠'], ja: ['ネズミ'], ko: ['생쥐'] } },
  { id: 'gecko', drawings: [gecko], words: { en: ['gecko', 'lizard', 'salamander', 'chameleon', 'iguana'], de: ['gecko', 'eidechse', 'salamander', 'chamaleon'], fr: ['gecko', 'lezard', 'salamandre', 'cameleon'], es: ['gecko', 'lagartija', 'lagarto', 'salamandra', 'camaleon'], it: ['geco', 'lucertola', 'salamandra', 'camaleonte'], pt: ['lagartixa', 'lagarto', 'salamandra', 'camaleao'], nl: ['gekko', 'hagedis', 'salamander', 'kameleon'], sv: ['odla', 'gecko', 'salamander'], pl: ['jaszczurka', 'gekon', 'salamandra', 'kameleon'], ru: ['ящериц*', 'геккон*', 'саламандр*', 'хамелеон*'], tr: ['kertenkele', 'geko', 'bukalemun'], ar: ['سحليه', 'حرباء'], hi: ['छिपकली', 'गिरगिट'], zh: ['蜥蜴', '壁虎', '变色龙'], ja: ['トカゲ', 'ヤモリ', 'カメレオン'], ko: ['도마뱀', '게코', '카멜레온'] } },
  { id: 'manta ray', drawings: [manta], words: { en: ['manta ray', 'manta', 'stingray', 'sting ray'], de: ['manta', 'mantarochen', 'rochen'], fr: ['raie manta', 'raie'], es: ['mantarraya', 'manta raya', 'raya manta'], it: ['manta', 'razza manta'], pt: ['arraia', 'raia manta', 'manta'], nl: ['mantarog', 'pijlstaartrog'], sv: ['mantarocka', 'stingrocka'], pl: ['manta', 'plaszczka'], ru: ['скат', 'манта', 'ската', 'морской скат'], tr: ['vatoz', 'manta vatozu'], ar: ['سمكه مانتا', 'شيطان البحر'], zh: ['蝠鲼', '魔鬼鱼', '鳐鱼'], ja: ['マンタ', 'エイ'], ko: ['만타', '가오리'] } },
  { id: 'snail', drawings: [snail], words: { en: ['snail'], de: ['schnecke'], fr: ['escargot'], es: ['caracol', 'caracolito'], it: ['lumaca', 'chiocciola'], pt: ['caracol', 'caramujo'], nl: ['slak', 'slakje'], sv: ['snigel', 'snacka djur'], pl: ['slimak', 'slimaka', 'slimaczek'], ru: ['улитк*'], tr: ['salyangoz'], ar: ['حلزون'], hi: ['घोंघा'], zh: ['蜗牛'], ja: ['カタツムリ', 'かたつむり'], ko: ['달팽이'] } },
];
