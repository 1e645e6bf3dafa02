import type { Figure, Fill } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { around, drawn, mirrored, moved } from '../drawing';
import type { Motif } from '../motif';
import { blob, evenBlob, eyesAt, groove, grooves, hump, humps, limb, oval } from '../relief';

const eyeballs = (x: number, y: number, r: number, lift: number): Fill[] => humps(oval(x, y, r, r * 1.1), lift, 0.5);

const pig = (): Figure =>
  drawn({
    fills: [
      ...humps(blob([0.26, 0.66], [0.44, 1.0], [0.8, 0.94], [0.88, 0.6], [0.62, 0.42]), 0.3, 0.9, 'dished'), hump(evenBlob([0, 0.82], [0.5, 0.7], [0.86, 0.24], [0.86, -0.26], [0.5, -0.74], [0, -0.86]), 0, 1.3),
      hump(oval(0, -0.16, 0.4, 0.3), 1.1, 1), ...humps(oval(0.14, -0.16, 0.075, 0.11), 1.75, 0.5, 'dished'), ...eyeballs(0.4, 0.26, 0.09, 1.15),
    ],
    strokes: grooves([[0, -0.58], [0.2, -0.56], [0.34, -0.44]], 0.032),
    stones: eyesAt([0.4, 0.26], 0.15),
    hang: [0, 0.82],
  });

const cow = (): Figure =>
  drawn({
    fills: [
      ...humps(blob([0.42, 0.3], [0.76, 0.42], [1.02, 0.2], [0.8, 0.06], [0.44, 0.12]), 0, 0.9, 'dished'), ...humps(blob([0.3, 0.6], [0.56, 0.66], [0.74, 0.9], [0.66, 1.04], [0.6, 0.84], [0.34, 0.78]), 0, 1.1),
      hump(evenBlob([0, 0.76], [0.36, 0.66], [0.48, 0.3], [0.4, -0.16], [0.42, -0.5], [0.4, -0.8], [0, -0.98]), 0.1, 1.2), hump(evenBlob([0, 0.8], [0.22, 0.7], [0.26, 0.42], [0.1, 0.28], [0, 0.36]), 1, 0.7), hump(evenBlob([0, -0.3], [0.36, -0.36], [0.48, -0.62], [0.36, -0.88], [0, -0.96]), 0.9, 1), ...humps(oval(0.18, -0.56, 0.085, 0.11, 0.4), 1.6, 0.5, 'dished'), ...eyeballs(0.27, 0.12, 0.085, 1.1),
    ],
    strokes: [...grooves([[0, -0.8], [0.16, -0.78], [0.28, -0.7]], 0.03), groove([[-0.1, 0.66], [0, 0.5]], 0.026), groove([[0.12, 0.66], [0.06, 0.46]], 0.026)],
    stones: eyesAt([0.27, 0.12], 0.14),
    hang: [0, 0.8],
  });

const sheep = (): Figure =>
  drawn({
    fills: [
      ...[-0.3, 0.1, 0.4].map((x, i) => hump([[x - 0.08, -0.4], [x + 0.08, -0.4], [x + 0.07, -0.92], [x - 0.07, -0.92]], i === 1 ? 0.3 : 0, 0.9)), ...[0.62].map((x) => hump([[x - 0.08, -0.4], [x + 0.08, -0.4], [x + 0.07, -0.92], [x - 0.07, -0.92]], 0.3, 0.9)),
      hump(oval(0.2, 0, 0.7, 0.5), 0.1, 1.1), ...around(11, 1).map(([x, y]) => hump(oval(0.2 + 0.64 * x, 0.46 * y, 0.22, 0.2), 0.2, 1.2)), ...around(6, 0.34).map(([x, y]) => hump(oval(0.2 + 1.1 * x, 0.7 * y, 0.21, 0.19), 0.9, 0.9)),
      hump(blob([-0.4, 0.5], [-0.6, 0.4], [-0.92, 0.06], [-0.9, -0.14], [-0.7, -0.18], [-0.46, 0.0], [-0.32, 0.24]), 0.6, 1.2), hump(oval(-0.36, 0.46, 0.2, 0.17), 1, 1), hump(blob([-0.4, 0.28], [-0.24, 0.3], [-0.1, 0.1], [-0.22, 0.06]), 1.3, 0.8), hump(oval(-0.62, 0.16, 0.05, 0.055), 1.6, 0.4),
    ],
    stones: [{ at: [-0.62, 0.16], size: 0.13, role: 'center', seat: 'eyes' }],
    hang: [0.1, 0.58],
  });

const duck = (): Figure =>
  drawn({
    fills: [
      hump(blob([-0.74, -0.1], [-0.3, 0.04], [0.2, -0.04], [0.66, 0.1], [0.98, 0.44], [1.0, 0.1], [0.84, -0.46], [0.4, -0.78], [-0.3, -0.8], [-0.72, -0.52]), 0, 1.4), hump(blob([-0.1, 0.0], [0.3, -0.04], [0.72, 0.1], [0.56, -0.3], [0.2, -0.44], [-0.1, -0.3]), 0.95, 0.8),
      hump(oval(-0.36, 0.44, 0.44, 0.43), 0.4, 1.4), hump(blob([-0.68, 0.46], [-0.9, 0.44], [-1.08, 0.28], [-0.86, 0.24], [-0.66, 0.24]), 0.7, 1), hump(oval(-0.46, 0.56, 0.075, 0.085), 1.7, 0.4),
    ],
    strokes: [groove([[-1.02, 0.32], [-0.84, 0.34], [-0.68, 0.34]], 0.024), ...[-0.06, -0.18].map((y) => groove([[0.1, y - 0.12], [0.36, y - 0.06], [0.56, y + 0.04]], 0.026))],
    stones: [{ at: [-0.46, 0.56], size: 0.15, role: 'center', seat: 'eyes' }, { at: [0.22, -0.2], size: 0.24, role: 'accent', seat: 'wings', isSpare: true }],
    hang: [-0.34, 0.86],
  });

const panda = (): Figure =>
  drawn({
    fills: [
      ...humps(oval(0.62, 0.66, 0.27, 0.26), 0.3, 1.1), hump(evenBlob([0, 0.78], [0.5, 0.68], [0.86, 0.22], [0.88, -0.26], [0.6, -0.66], [0, -0.8]), 0, 1.2), ...humps(oval(0.36, 0.06, 0.2, 0.27, -0.5), 1, 0.6, 'dished'), ...eyeballs(0.34, 0.08, 0.085, 1.3), hump(oval(0, -0.34, 0.28, 0.22), 0.95, 0.8), hump(evenBlob([0, -0.18], [0.13, -0.2], [0.1, -0.32], [0, -0.36]), 1.55, 0.6),
    ],
    strokes: [groove([[0, -0.36], [0, -0.46]], 0.026), ...grooves([[0, -0.46], [0.09, -0.52], [0.18, -0.46]], 0.026)],
    stones: eyesAt([0.34, 0.08], 0.15),
    hang: [0, 0.76],
  });

const monkey = (): Figure =>
  drawn({
    fills: [
      ...humps(oval(0.8, 0.06, 0.26, 0.3), 0, 1, 'dished'), hump(evenBlob([0, 0.9], [0.46, 0.78], [0.74, 0.36], [0.68, -0.2], [0.5, -0.66], [0, -0.86]), 0.1, 1.1),
      hump(mirrored([[0.001, 0.36], [0.12, 0.44], [0.3, 0.5], [0.5, 0.38], [0.54, 0.1], [0.42, -0.06], [0.54, -0.3], [0.46, -0.62], [0.2, -0.78], [0.001, -0.8]]), 0.8, 0.6), hump(oval(0, -0.44, 0.44, 0.3), 1, 0.8), ...eyeballs(0.25, 0.2, 0.09, 1.2), ...humps(oval(0.07, -0.22, 0.045, 0.035), 1.6, 0.4),
      hump(blob([-0.1, 0.82], [0.02, 1.06], [0.1, 0.96], [0.14, 0.82]), 0.2, 0.9),
    ],
    strokes: grooves([[0, -0.56], [0.16, -0.54], [0.3, -0.42]], 0.032),
    stones: eyesAt([0.25, 0.2], 0.15),
    hang: [0, 0.9],
  });

const giraffe = (): Figure => {
  const spots: readonly Point2[] = [[0.06, 0.3], [0.22, 0.14], [0.1, -0.02], [0.3, -0.2], [0.14, -0.36], [0.36, -0.52], [0.16, -0.68], [0.42, -0.82]];
  return drawn({
    fills: [
      hump(blob([-0.04, 0.5], [0.26, 0.56], [0.42, 0.1], [0.56, -0.5], [0.72, -1.02], [-0.06, -1.02], [0.0, -0.5], [-0.04, 0.1]), 0, 1.2), ...spots.map(([x, y], i) => hump(moved([[-0.09, 0.07], [0.06, 0.1], [0.1, -0.05], [-0.04, -0.1]], { angle: i * 0.9, by: [x, y] }), 0.95, 0.6, 'level')),
      hump(blob([0.16, 0.7], [0.42, 0.86], [0.6, 0.74], [0.4, 0.6]), 0, 0.9, 'dished'), hump(blob([0.3, 0.72], [0.1, 0.9], [-0.14, 0.84], [-0.46, 0.56], [-0.66, 0.44], [-0.7, 0.26], [-0.5, 0.2], [-0.2, 0.28], [0.16, 0.36], [0.32, 0.5]), 0.4, 1.2), hump(oval(-0.02, 0.66, 0.06, 0.06), 1.5, 0.4), ...[[0.0, 1.06], [0.2, 1.06]].map(([x, y]) => hump(oval(x!, y!, 0.08, 0.08), 0.2, 1)),
    ],
    strokes: [limb([[0.02, 0.84], [0.0, 1.04]], 0.05, 0.05, 0.1), limb([[0.16, 0.84], [0.2, 1.04]], 0.05, 0.05, 0.1), groove([[-0.62, 0.3], [-0.4, 0.34]], 0.026), ...[0.4, 0.14, -0.12, -0.38, -0.64].map((y) => groove([[0.3 - y * 0.2, y], [0.42 - y * 0.22, y - 0.04]], 0.03))],
    stones: [{ at: [-0.02, 0.66], size: 0.13, role: 'center', seat: 'eyes' }],
    hang: [0.1, 0.9],
  });
};

const dinosaur = (): Figure =>
  drawn({
    fills: [
      ...[-0.06, 0.5].map((x) => hump(blob([x - 0.14, -0.2], [x + 0.16, -0.2], [x + 0.12, -0.6], [x + 0.14, -0.78], [x - 0.16, -0.78], [x - 0.12, -0.6]), 0, 1)),
      hump(blob([-0.5, 0.2], [-0.1, 0.22], [0.24, 0.24], [0.6, 0.06], [0.86, -0.26], [1.16, -0.46], [0.84, -0.44], [0.56, -0.44], [0.2, -0.42], [-0.2, -0.4], [-0.46, -0.16]), 0.1, 1.4), ...[-0.26, 0.3].map((x) => hump(blob([x - 0.14, -0.2], [x + 0.16, -0.2], [x + 0.14, -0.62], [x + 0.16, -0.84], [x - 0.2, -0.84], [x - 0.13, -0.6]), 0.4, 1)),
      hump(blob([-0.42, 0.92], [-0.6, 0.98], [-0.86, 0.84], [-0.98, 0.7], [-0.8, 0.64], [-0.56, 0.68], [-0.42, 0.74]), 0.2, 1.2), hump(oval(-0.64, 0.85, 0.045, 0.045), 1.2, 0.4), ...[[-0.34, 0.66, 0.6], [-0.24, 0.46, 0.4], [-0.04, 0.28, 0.1], [0.2, 0.28, -0.1], [0.42, 0.2, -0.4], [0.62, 0.06, -0.6]].map(([x, y, angle]) => hump(moved([[-0.1, -0.02], [0.1, -0.02], [0, 0.16]], { angle: -1.2 * angle! * (angle! > 0.3 ? 1 : -0.6), by: [x!, y!] }), 0, 0.9, 'ridge')),
    ],
    strokes: [limb([[-0.5, 0.84], [-0.36, 0.62], [-0.32, 0.3], [-0.14, 0.0]], 0.14, 0.24, 0.06), groove([[-0.94, 0.72], [-0.74, 0.74]], 0.022)],
    stones: [{ at: [-0.64, 0.85], size: 0.12, role: 'center', seat: 'eyes' }, { at: [0.1, -0.02], size: 0.26, role: 'accent', seat: 'body', isSpare: true }],
    hang: [-0.3, 0.8],
  });

/** Animals of the farm and the zoo, as charms for children. */
export const youngAnimals: readonly Motif[] = [
  { id: 'pig', drawings: [pig], words: { en: ['pig', 'piglet', 'piggy', 'lucky pig'], de: ['schwein', 'schweinchen', 'glucksschwein'], fr: ['cochon', 'cochonnet'], es: ['cerdo', 'cerdito', 'chanchito', 'cochinito'], it: ['maiale', 'maialino', 'porcellino'], pt: ['porco', 'porquinho'], nl: ['varken', 'varkentje', 'biggetje'], sv: ['gris'], pl: ['swinia', 'swinka', 'prosiaczek'], ru: ['свинья', 'свинка', 'свинк*', 'поросен*'], tr: ['domuz', 'domuzcuk'], ar: ['خنزير'], hi: ['सूअर'], zh: ['小猪'], ja: ['ブタ'], ko: ['돼지'] } },
  { id: 'cow', drawings: [cow], words: { en: ['cow', 'highland cow', 'bull', 'bull head', 'ox'], de: ['kuh', 'bulle', 'ochse', 'kuhkopf', 'stierkopf'], fr: ['vache', 'boeuf', 'tete de taureau'], es: ['vaca', 'toro', 'buey'], it: ['mucca', 'vacca', 'bue'], pt: ['vaca', 'vaquinha', 'boi', 'touro animal'], nl: ['koe', 'stier kop'], sv: ['kossa', 'tjur'], pl: ['krowa', 'krowy', 'krowka', 'wol'], ru: ['корова', 'коровы', 'коровка', 'бык', 'быка'], tr: ['inek', 'okuz'], ar: ['بقره', 'ثور حيوان'], hi: ['गाय', 'बैल', 'नंदी'], zh: ['奶牛', '牛头'], ja: ['ウシ'], ko: ['젖소', '황소', '소 얼굴'] } },
  { id: 'sheep', drawings: [sheep], words: { en: ['sheep', 'lamb'], de: ['schaf', 'schafe', 'schafchen', 'lamm'], fr: ['mouton', 'agneau', 'brebis'], es: ['oveja', 'cordero', 'ovejita', 'borrego'], it: ['pecora', 'agnello', 'pecorella'], pt: ['ovelha', 'cordeiro', 'ovelhinha'], nl: ['schaap', 'schaapje'], sv: ['lamm'], pl: ['owca', 'owieczka', 'baranek'], ru: ['овца', 'овечка', 'овечк*', 'барашек', 'барашк*'], tr: ['koyun figürlü|figürü|motifli', 'kuzu'], ar: ['خروف'], hi: ['भेड़'], zh: ['绵羊', '小羊'], ja: ['ヒツジ'], ko: ['어린 양', '양 모양'] } },
  { id: 'duck', drawings: [duck], words: { en: ['duck', 'duckling', 'rubber duck'], de: ['ente', 'entchen', 'badeente'], fr: ['canard', 'caneton', 'oie'], es: ['pato', 'patito', 'ganso'], it: ['anatra', 'papera', 'paperella', 'oca'], pt: ['pato', 'patinho'], nl: ['eend', 'eendje'], sv: ['anka', 'gas figur'], pl: ['kaczka', 'kaczuszka', 'ges'], ru: ['утка', 'уточк*', 'утенок', 'гуся'], tr: ['ordek', 'kaz'], ar: ['بطه', 'بطه صغيره'], hi: ['बत्तख'], zh: ['鸭子', '小鸭', '小黄鸭'], ja: ['アヒル', 'カモ'], ko: ['오리'] } },
  { id: 'panda', drawings: [panda], words: { en: ['panda', 'panda bear'], de: ['panda', 'pandabar'], fr: ['panda'], es: ['panda', 'oso panda'], it: ['panda'], pt: ['panda', 'urso panda'], nl: ['panda', 'pandabeer'], sv: ['panda'], pl: ['panda', 'pandy'], ru: ['панда', 'панды', 'пандой'], tr: ['panda'], ar: ['باندا'], hi: ['पांडा'], zh: ['熊猫'], ja: ['パンダ'], ko: ['판다', '팬더'] } },
  { id: 'monkey', drawings: [monkey], words: { en: ['monkey', 'chimpanzee', 'ape'], de: ['affe', 'affen', 'affchen'], fr: ['singe'], es: ['mono animal', 'chango', 'monito'], it: ['scimmia', 'scimmietta'], pt: ['macaco', 'macaquinho'], nl: ['aap', 'aapje'], sv: ['apa'], pl: ['malpa', 'malpka'], ru: ['обезьян*'], tr: ['maymun'], ar: ['قرد'], hi: ['बंदर'], zh: ['猴子', '猴', '猩猩'], ja: ['猿', 'サル'], ko: ['원숭이'] } },
  { id: 'giraffe', drawings: [giraffe], words: { en: ['giraffe'], de: ['giraffe', 'giraffen'], fr: ['girafe'], es: ['jirafa'], it: ['giraffa'], pt: ['girafa'], nl: ['giraf', 'giraffe'], sv: ['giraff'], pl: ['zyrafa', 'zyrafy', 'zyrafka'], ru: ['жираф*'], tr: ['zurafa'], ar: ['زرافه'], hi: ['जिराफ'], zh: ['长颈鹿'], ja: ['キリン'], ko: ['기린'] } },
  { id: 'dinosaur', drawings: [dinosaur], words: { en: ['dinosaur', 'dino', 't rex', 'brontosaurus', 'trex'], de: ['dinosaurier', 'dino', 'saurier'], fr: ['dinosaure', 'dino'], es: ['dinosaurio', 'dino'], it: ['dinosauro', 'dino'], pt: ['dinossauro', 'dino'], nl: ['dinosaurus', 'dino'], sv: ['dinosaurie', 'dino'], pl: ['dinozaur', 'dinozaura', 'dino'], ru: ['динозавр*', 'динозаврик*'], tr: ['dinozor'], ar: ['ديناصور'], hi: ['डायनासोर'], zh: ['恐龙'], ja: ['恐竜'], ko: ['공룡'] } },
];
