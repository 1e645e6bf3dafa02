import { expect, test } from 'vitest';
import { stonesOfPiece } from '../../built';
import { designFromPrompt, draftPiece, factsOf, fulfil } from '../../index';
import { partsIn } from '../../spec/tree';

const made = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = draftPiece(spec);
  const unmet = fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met');
  return { spec, stones: stonesOfPiece(piece), unmet };
};

test.each([
  ['cushion amethyst cluster ring', 'cushion'],
  ['silver marquise garnet cluster ring', 'marquise'],
])('%s has stones of its cut', (prompt, cut) => {
  const { stones, unmet } = made(prompt);
  expect(stones.map((stone) => stone.cut)).toContain(cut);
  expect(unmet).toEqual([]);
});

test('a cocktail ring with a big stone has a large one', () => {
  const { stones, unmet } = made('cocktail ring with a big amethyst');
  expect(Math.max(...stones.map(({ sizeMm }) => sizeMm))).toBeGreaterThan(11);
  expect(unmet).toEqual([]);
});

test.each(['octagonal gold signet ring', 'Siegelring Gelbgold mit schwarzem Onyx, achteckig'])(
  'the face of %s has eight sides',
  (prompt) => {
    const { spec, unmet } = made(prompt);
    expect([...partsIn(spec.root)].find(({ kind }) => kind === 'plate.signet')?.params['face']).toBe('octagon');
    expect(unmet).toEqual([]);
  },
);

test.each(['rose ring with diamonds', 'star ring with opals'])(
  'stones for which the figure has no room are on the shoulders: %s',
  (prompt) => {
    const { stones, unmet } = made(prompt);
    expect(stones.map(({ part }) => part)).toContain('shoulders');
    expect(unmet).toEqual([]);
  },
);

test.each([
  ['mens marquise signet ring in rose gold with a lion head', 'marquise', undefined],
  ['hexagonal signet ring with onyx', 'hexagon', 'cabochon'],
  ['octagonal signet with a round ruby', 'octagon', 'round'],
  ['round signet with an anchor', 'round', undefined],
  ['shield-shaped signet ring engraved with crossed hammers', 'shield', undefined],
  ['Siegelring mit Wappenschild und Löwe', 'shield', undefined],
  ['chevalière en or en forme d’écu avec une abeille gravée', 'shield', undefined],
  ['sello de oro en forma de escudo con un león grabado', 'shield', undefined],
  ['anello chevalier a forma di scudo, oro', 'shield', undefined],
  ['anel sinete em formato de escudo', 'shield', undefined],
  ['zegelring in de vorm van een wapenschild, goud', 'shield', undefined],
  ['печатка из золота в форме щита с пчелой', 'shield', undefined],
  ['kalkan şeklinde mühür yüzük, altın', 'shield', undefined],
  ['خاتم ختم ذهب على شكل درع', 'shield', undefined],
  ['ढाल के आकार की सोने की सिग्नेट अंगूठी', 'shield', undefined],
  ['盾形印章戒指 黄金 蜜蜂', 'shield', undefined],
  ['盾形の印台リング ゴールド', 'shield', undefined],
  ['square signet ring with a sapphire', 'square', 'round'],
])('the words at a signet are the outline of its face: %s', (prompt, face, cut) => {
  const { spec, stones, unmet } = made(prompt);
  expect([...partsIn(spec.root)].find(({ kind }) => kind === 'plate.signet')?.params['face']).toBe(face);
  if (cut === 'round') expect(stones.every((stone) => stone.cut !== 'princess')).toBe(true);
  expect(unmet).toEqual([]);
});

test.each(['large cocktail ring with a smoky quartz', 'small gold signet ring'])(
  'words of size at a ring are judged by its top: %s',
  (prompt) => {
    expect(made(prompt).unmet).toEqual([]);
  },
);
