import type { Figure, Fill, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { drawn, leafBlade, moved } from '../drawing';
import type { Motif } from '../motif';
import { blob, groove, hump, lance, limb, oval } from '../relief';

/** A twig under the feet, with a leaf at its end and one below. */
const twig = (y: number): { fills: Fill[]; strokes: Stroke[] } => ({
  fills: [leafBlade({ from: [0.66, y - 0.02], to: [1.04, y + 0.14], width: 0.24 }), leafBlade({ from: [-0.56, y - 0.06], to: [-0.86, y - 0.28], width: 0.26 })],
  strokes: [limb([[-0.92, y - 0.04], [-0.4, y - 0.01], [0.2, y + 0.02], [0.8, y - 0.02]], 0.055, 0.075, 0.02)],
});

/** Legs from a belly down to a twig. */
const legs = (y: number, ...roots: readonly Point2[]): Stroke[] => roots.map(([x, top]) => limb([[x, top], [x - 0.03, y]], 0.05, 0.045, 0.02));

/** Folded flight feathers from a shoulder: angle, length and lift of each. */
const folded = (by: Point2, width: number, ...feathers: readonly (readonly [angle: number, length: number, lift: number])[]): Fill[] =>
  feathers.map(([angle, length, lift]) => ({ ...hump(moved(lance(length, width, 0.45), { angle, by }), lift, 0.6), region: 'wings' as const }));

const eyeAt = (at: Point2, size: number, body: Point2, room: number): Figure['stones'] => [
  { at, size, role: 'center', seat: 'eyes' },
  { at: body, size: room, role: 'accent', seat: 'body', isSpare: true },
];

/** A robin, round, with its breast a ground of its own. */
function robin(): Figure {
  const perch = twig(-0.86);
  return drawn({
    fills: [
      ...perch.fills,
      ...[-2.04, -2.16].map((angle, i) => hump(moved(lance(0.78, 0.11, 0.7), { angle, by: [0.34, -0.2] }), 0.1 + 0.1 * i, 0.7)),
      hump(blob([-0.34, 0.86], [-0.08, 0.76], [0.08, 0.5], [0.36, 0.2], [0.5, -0.14], [0.4, -0.46], [0.08, -0.64], [-0.28, -0.58], [-0.54, -0.3], [-0.62, 0.06], [-0.64, 0.44], [-0.56, 0.72]), 0.1, 1.3),
      hump(blob([-0.6, 0.5], [-0.42, 0.46], [-0.26, 0.24], [-0.18, -0.08], [-0.26, -0.34], [-0.42, -0.36], [-0.56, -0.18], [-0.62, 0.16]), 0.9, 0.9),
      ...folded([0.02, 0.26], 0.14, [-2.2, 0.98, 0.75], [-2.4, 0.84, 0.95], [-2.62, 0.66, 1.1]),
      hump([[-0.56, 0.68], [-0.86, 0.58], [-0.58, 0.52]], 0.5, 0.9, 'ridge'),
      hump(oval(-0.36, 0.66, 0.06, 0.062), 1.3, 0.5),
    ],
    strokes: [...perch.strokes, ...legs(-0.84, [-0.1, -0.56], [0.12, -0.56])],
    stones: eyeAt([-0.36, 0.66], 0.14, [-0.42, 0.06], 0.3),
    hang: [-0.26, 0.88],
  });
}

/** A wren with its short tail cocked. */
function wren(): Figure {
  const perch = twig(-0.8);
  return drawn({
    fills: [
      ...perch.fills,
      ...[-0.5, -0.32, -0.14].map((angle, i) => hump(moved(lance(0.78, 0.1, 0.75), { angle, by: [0.34, -0.02] }), 0.1 * i, 0.7)),
      hump(blob([-0.42, 0.6], [-0.16, 0.56], [0.06, 0.34], [0.36, 0.2], [0.52, -0.06], [0.42, -0.36], [0.1, -0.56], [-0.26, -0.52], [-0.5, -0.26], [-0.58, 0.06], [-0.66, 0.34], [-0.6, 0.52]), 0.1, 1.3),
      ...folded([-0.08, 0.14], 0.13, [-1.9, 0.78, 0.8], [-2.14, 0.7, 1], [-2.4, 0.56, 1.15]),
      hump([[-0.58, 0.48], [-1.0, 0.48], [-0.62, 0.35]], 0.5, 0.8, 'ridge'),
      hump(oval(-0.42, 0.44, 0.052, 0.054), 1.25, 0.5),
    ],
    strokes: [...perch.strokes, ...legs(-0.78, [-0.08, -0.48], [0.14, -0.48]), groove([[-0.34, 0.5], [-0.18, 0.5], [-0.02, 0.4]], 0.024)],
    stones: eyeAt([-0.42, 0.44], 0.13, [-0.3, -0.12], 0.28),
    hang: [-0.3, 0.6],
  });
}

/** A kingfisher with its dagger of a bill and a crest. */
function kingfisher(): Figure {
  const perch = twig(-0.86);
  return drawn({
    fills: [
      ...perch.fills,
      hump(moved(lance(0.5, 0.12, 0.7), { angle: -2.6, by: [0.24, -0.42] }), 0.1, 0.7),
      hump(blob([-0.3, 0.3], [0.1, 0.34], [0.36, 0.06], [0.42, -0.28], [0.26, -0.58], [0, -0.64], [-0.24, -0.44], [-0.36, -0.06]), 0.1, 1.3),
      hump(blob([-0.34, 0.78], [-0.1, 0.92], [0.1, 0.8], [0.32, 0.86], [0.24, 0.58], [0.12, 0.32], [-0.1, 0.2], [-0.36, 0.26], [-0.46, 0.5]), 0.4, 1.2),
      hump(blob([-0.34, 0.28], [-0.14, 0.2], [-0.02, -0.08], [-0.06, -0.36], [-0.2, -0.42], [-0.32, -0.16]), 0.8, 0.8),
      ...folded([0.12, 0.22], 0.13, [-2.44, 0.96, 0.75], [-2.66, 0.84, 0.95], [-2.88, 0.66, 1.1]),
      hump([[-0.4, 0.66], [-1.06, 0.52], [-0.4, 0.42]], 0.5, 1, 'ridge'),
      hump(oval(-0.2, 0.64, 0.06, 0.062), 1.4, 0.5),
    ],
    strokes: [...perch.strokes, ...legs(-0.84, [-0.02, -0.56], [0.14, -0.54]), groove([[-1.0, 0.52], [-0.7, 0.54], [-0.42, 0.54]], 0.024), groove([[-0.12, 0.52], [0.02, 0.52], [0.14, 0.58]], 0.024)],
    stones: eyeAt([-0.2, 0.64], 0.14, [-0.18, -0.08], 0.26),
    hang: [-0.08, 0.92],
  });
}

/** A heron standing among reeds, its neck in an S. */
function heron(): Figure {
  const reeds: readonly (readonly [x: number, angle: number, length: number])[] = [[0.5, -0.12, 1.2], [0.66, -0.32, 0.86], [-0.5, 0.22, 0.6]];
  return drawn({
    fills: [
      ...reeds.map(([x, angle, length]) => hump(moved(lance(length, 0.07, 0.35), { angle, by: [x, -1.0] }), 0, 0.7)),
      hump(blob([-0.3, 0.12], [-0.02, 0.2], [0.26, 0.06], [0.52, -0.24], [0.62, -0.46], [0.3, -0.42], [-0.06, -0.4], [-0.3, -0.24], [-0.38, -0.06]), 0.2, 1.3),
      ...folded([-0.06, 0.12], 0.12, [-1.98, 0.82, 0.7], [-2.14, 0.68, 0.9], [-2.36, 0.5, 1.05]),
      hump(moved(blob([-0.14, 0.1], [0.08, 0.12], [0.34, 0.02], [0.1, -0.06], [-0.14, -0.08]), { by: [-0.26, 0.88] }), 0.4, 1.1),
      hump([[-0.36, 0.94], [-0.98, 0.8], [-0.36, 0.82]], 0.3, 0.9, 'ridge'),
      hump(oval(-0.3, 0.91, 0.04, 0.04), 1.2, 0.5),
    ],
    strokes: [
      limb([[-0.2, 0.88], [-0.06, 0.72], [-0.2, 0.54], [-0.4, 0.36], [-0.38, 0.14], [-0.2, -0.04]], 0.085, 0.15, 0.06),
      limb([[-0.02, -0.34], [-0.06, -0.66], [-0.02, -1.0]], 0.06, 0.05, 0.03), limb([[0.14, -0.36], [0.18, -0.68], [0.12, -1.0]], 0.06, 0.05, 0.03),
      limb([[-0.66, -1.02], [-0.2, -0.97], [0.3, -0.97], [0.8, -1.02]], 0.06, 0.06),
    ],
    stones: eyeAt([-0.3, 0.91], 0.1, [-0.1, -0.14], 0.28),
    hang: [-0.2, 0.98],
  });
}

/** A puffin upright, its large bill banded. */
const puffin = (): Figure =>
  drawn({
    fills: [
      hump(blob([-0.36, 0.3], [0, 0.42], [0.34, 0.2], [0.46, -0.2], [0.36, -0.6], [0.06, -0.8], [-0.3, -0.72], [-0.5, -0.36], [-0.48, 0.02]), 0, 1.4),
      hump(blob([-0.46, 0.22], [-0.2, 0.26], [-0.06, 0], [-0.08, -0.4], [-0.22, -0.64], [-0.42, -0.48], [-0.48, -0.1]), 0.6, 0.9),
      ...folded([0.22, 0.2], 0.16, [-2.9, 0.86, 0.7], [-3.1, 0.72, 0.95]),
      hump(oval(-0.1, 0.58, 0.38, 0.36), 0.4, 1.2), hump(oval(-0.2, 0.58, 0.24, 0.24), 1, 0.7),
      hump(blob([-0.36, 0.78], [-0.62, 0.72], [-0.84, 0.48], [-0.62, 0.36], [-0.38, 0.36]), 0.7, 1),
      hump(oval(-0.2, 0.64, 0.06, 0.06), 1.6, 0.4),
      ...[-0.2, 0.14].map((x) => hump(blob([x + 0.1, -0.78], [x - 0.02, -0.74], [x - 0.22, -0.94], [x - 0.04, -0.9], [x + 0.04, -0.98], [x + 0.1, -0.88]), 0.2, 0.7)),
    ],
    strokes: [groove([[-0.54, 0.74], [-0.5, 0.56], [-0.54, 0.36]], 0.026), groove([[-0.68, 0.66], [-0.64, 0.52], [-0.66, 0.4]], 0.026)],
    stones: eyeAt([-0.2, 0.64], 0.14, [-0.28, -0.16], 0.3),
    hang: [-0.1, 0.92],
  });

export const perchedBirds: readonly Motif[] = [
  { id: 'robin', drawings: [robin], words: { en: ['robin', 'robin redbreast', 'red robin', 'robin on a? branch|twig'], de: ['rotkehlchen'], fr: ['rouge gorge'], es: ['petirrojo'], it: ['pettirosso'], pt: ['pisco de peito ruivo'], nl: ['roodborstje'], sv: ['rodhake'], pl: ['rudzik'], ru: ['зарянка', 'малиновка'], tr: ['kizilgerdan'], ar: ['ابو الحناء'], zh: ['知更鸟'], ja: ['コマドリ'], ko: ['울새'] } },
  { id: 'wren', drawings: [wren], words: { en: ['wren', 'jenny wren', 'wren on a? branch|twig'], de: ['zaunkonig'], fr: ['troglodyte'], es: ['chochin'], it: ['scricciolo'], pt: ['carrica'], nl: ['winterkoninkje'], sv: ['gardsmyg'], pl: ['strzyzyk'], ru: ['крапивник'], tr: ['cit kusu'], zh: ['鹪鹩'], ja: ['ミソサザイ'], ko: ['굴뚝새'] } },
  { id: 'kingfisher', drawings: [kingfisher], words: { en: ['kingfisher', 'king fisher'], de: ['eisvogel'], fr: ['martin pecheur'], es: ['martin pescador'], it: ['martin pescatore'], pt: ['martim pescador', 'guarda rios'], nl: ['ijsvogel'], sv: ['kungsfiskare'], pl: ['zimorodek'], ru: ['зимородок', 'зимородк*'], tr: ['yalicapkini'], ar: ['الرفراف'], zh: ['翠鸟'], ja: ['カワセミ'], ko: ['물총새'] } },
  { id: 'heron', drawings: [heron], words: { en: ['heron', 'egret', 'crane bird', 'stork'], de: ['fischreiher', 'graureiher'], fr: ['heron'], es: ['garza'], it: ['airone'], pt: ['garca'], nl: ['reiger'], sv: ['hager'], pl: ['czapla'], ru: ['цапля', 'цапли'], tr: ['balikcil'], ar: ['مالك الحزين'], hi: ['बगुला'], zh: ['苍鹭', '白鹭'], ja: ['サギ', 'アオサギ'], ko: ['왜가리'] } },
  { id: 'puffin', drawings: [puffin], words: { en: ['puffin'], de: ['papageientaucher'], fr: ['macareux'], es: ['frailecillo'], it: ['pulcinella di mare'], pt: ['papagaio do mar'], nl: ['papegaaiduiker'], sv: ['lunnefagel'], pl: ['maskonur'], zh: ['海鹦'], ja: ['パフィン'], ko: ['퍼핀'] } },
];
