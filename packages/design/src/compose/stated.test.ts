import { expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { buildPiece } from '../makers/registry';

function countsOf(prompt: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of stonesOfPiece(buildPiece(designFromPrompt({ prompt, seed: 1 }).spec)))
    counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

test.each([
  ['butterfly earrings with a diamond in gold', { diamond: 2 }],
  ['gold hoops with a ruby', { ruby: 2 }],
  ['compass pendant with a blue sapphire at the north point', { 'blue-sapphire': 1 }],
  ['紫陽花のブローチ、真珠を5つ、ホワイトゴールド', { pearl: 5 }],
  ['プラチナの細いネックレス、一粒のアコヤ真珠8mm', { pearl: 1 }],
  [
    'bracelet of seven chakra stones: garnet, carnelian, citrine, aventurine, turquoise, lapis, amethyst',
    {
      garnet: 1,
      carnelian: 1,
      citrine: 1,
      aventurine: 1,
      turquoise: 1,
      'lapis-lazuli': 1,
      amethyst: 1,
    },
  ],
] as const)('"%s" has no more stones than it counts', (prompt, counts) => {
  expect(countsOf(prompt)).toEqual(counts);
});

test.each([
  'hammered brass cuff with patches of blue enamel that fade from navy to pale sky',
  'серьги гвоздики бабочки, розовое золото 585, без камней',
])('"%s" has no stones', (prompt) => {
  expect(countsOf(prompt)).toEqual({});
});

test('a stone that is named with its cut hangs alone', () => {
  expect(countsOf("boucles d'oreilles pendantes améthyste poire, argent")).toEqual({ amethyst: 2 });
});

test('colours are no figures', () => {
  for (const prompt of [
    'bileklik üç pembe kalp ve inciler',
    'серьги бабочки с розовыми фианитами',
    'кольцо с сапфирами разных цветов',
  ])
    expect(designFromPrompt({ prompt, seed: 1 }).requirements.map(({ value }) => value)).not.toContain(
      prompt.startsWith('кольцо') ? 'flower' : 'rose',
    );
});
