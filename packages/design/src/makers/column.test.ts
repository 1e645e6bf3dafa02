import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { stonesIn } from '../spec/tree';
import { buildPiece } from './registry';

test.each([
  [
    'lavalier pendant: a cushion blue spinel suspended below a smaller grey spinel',
    ['grey-spinel round', 'blue-spinel cushion'],
  ],
  ['pendant with a pear ruby hanging from a round diamond', ['diamond round', 'ruby pear']],
  ['Trilliant tanzanite pendant 7 mm, small diamond on the bail', ['diamond round', 'tanzanite trillion']],
  ['Anhänger mit einem ovalen Aquamarin, darunter eine Perle', ['aquamarine oval', 'pearl round']],
  [
    'pendant: round diamond at the top, oval ruby in the middle, pear emerald at the bottom',
    ['diamond round', 'ruby oval', 'emerald pear'],
  ],
])('"%s" hangs its stones in the order of the prompt', (prompt, order) => {
  const { spec } = designFromPrompt({ prompt });
  const { extents } = factsOf(spec, buildPiece(spec));
  expect(stonesIn(spec).map(({ kind, cut }) => `${kind} ${cut}`)).toEqual(order);
  const heights = order.map((one) => extents.stones.find(({ kind }) => one.startsWith(`${kind} `))!.at[1]);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
});

test.each([
  'damla kesim yakut ortada, etrafı küçük elmaslarla çevrili gümüş kolye ucu, altta da minik bir inci sallansın',
  'pendentif rubis ovale entouré de diamants, une perle suspendue en dessous, or jaune',
])('"%s" has its halo around the main stone and the pearl below', (prompt) => {
  const { spec, requirements } = designFromPrompt({ prompt });
  const facts = factsOf(spec, buildPiece(spec));
  expect(facts.built.stones.map(({ kind, part }) => `${kind} ${part}`)).toEqual([
    'ruby head',
    'diamond halo',
    'pearl stone-2',
  ]);
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});

test.each([
  ['brincos em forma de coração, compridos, mais ou menos 40 mm, com uma granada pequenina no meio de cada um', 2],
  ['boucles d’oreilles croissant de lune avec une pierre de lune suspendue en dessous. Pas plus de 30 mm', 2],
  ['heart pendant with a ruby, 20 mm', 1],
])('"%s" states the length of the figure, not of its stone', (prompt, count) => {
  const { spec } = designFromPrompt({ prompt });
  expect(stonesIn(spec).reduce((sum, stone) => sum + stone.count, 0)).toBe(count);
  expect(Math.max(...stonesIn(spec).map(({ size_mm }) => size_mm))).toBeLessThan(9);
});

test.each([
  [
    'earrings: an oval emerald in a diamond halo, a pearl hanging below',
    ['emerald top oval', 'diamond halo round', 'pearl head round'],
  ],
  [
    'ابغى حلق متدلي ذهب أبيض، لؤلؤ أبيض كبير تحت وفوقه زمردة خضراء مربعة وحولها ألماس صغير',
    ['emerald top princess', 'diamond halo round', 'pearl head round'],
  ],
])('"%s" has its halo around the upper stone of each ear', (prompt, order) => {
  const { spec } = designFromPrompt({ prompt });
  const { built } = factsOf(spec, buildPiece(spec));
  expect(built.stones.map(({ kind, part, cut }) => `${kind} ${part} ${cut}`)).toEqual(order);
});

test.each([
  ['platinum pendant, three old diamonds hung one above the other, smallest at the top', 'diamond', 3],
  ['Anhänger Weißgold mit vier Saphiren untereinander', 'blue-sapphire', 4],
  ['alt alta üç zümrütlü altın kolye ucu', 'emerald', 3],
  ["pendentif or rose, trois rubis l'un sous l'autre", 'ruby', 3],
  ['collar de oro con tres perlas una debajo de la otra', 'pearl', 3],
])('"%s" hangs its stones in a line, each larger than the one above', (prompt, kind, count) => {
  const { spec, requirements } = designFromPrompt({ prompt });
  const facts = factsOf(spec, buildPiece(spec));
  const { stones } = facts.built;
  expect(stones.map((stone) => stone.kind)).toEqual(Array.from({ length: count }, () => kind));
  const widths = stones.map(({ size_mm }) => size_mm);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(fulfil(requirements, spec, facts).every(({ status }) => status === 'met')).toBe(true);
});
