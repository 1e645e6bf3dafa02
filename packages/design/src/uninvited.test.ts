/** Lists of plain prompts: nothing is built that a prompt does not name. */
import { describe, expect, test } from 'vitest';
import { draftPiece, designFromPrompt, factsOf } from './index';
import { partIdOf } from './spec/tree';
import { sampled } from './testing/sampled';

const TYPES = ['ring', 'pendant', 'necklace', 'earrings', 'bracelet', 'brooch', 'cufflinks', 'bangle', 'studs'];
const METALS = ['gold', 'silver', 'white gold', 'platinum', 'rose gold'];
const FIGURES = ['heart', 'moon', 'star', 'leaf', 'flower', 'rose', 'butterfly', 'bee', 'snake', 'owl', 'cross', 'key'];
const STONES = ['ruby', 'emerald', 'pearl', 'opal', 'garnet', 'amethyst', 'turquoise', 'onyx', 'moonstone'];
const NUMBERS = ['a', 'two', 'three', 'a small', 'a large', 'tiny'];
const PLACES = ['', ' in the middle', ' at the front', ' on one side'];

const at = <T>(list: readonly T[], i: number): T => list[i % list.length]!;

/** Three prompts for each metal, type and turn: a figure, a figure with a stone, and stones alone. */
const PROMPTS = Array.from({ length: 90 }, (_, i) => {
  const [type, metal, figure, stone] = [at(TYPES, i), at(METALS, i), at(FIGURES, 7 * i), at(STONES, 5 * i + 1)];
  const number = at(NUMBERS, i);
  const stones = /two|three|tiny/.test(number) ? stone.replace(/y$/, 'ie').replace(/x$/, 'xe') + 's' : stone;
  return [
    { prompt: `${metal} ${type} with a ${figure}${at(PLACES, i)}`, stone: null, figure },
    { prompt: `${metal} ${figure} ${type} with a ${stone}`, stone, figure },
    { prompt: `${metal} ${type} with ${number} ${stones}`, stone, figure: null },
  ];
}).flat();

describe.each(sampled(PROMPTS, 9))('of the $group of lists', ({ cases, tags }) => {
  test.each(cases)('"$prompt" has no other stone or figure', { tags }, ({ prompt, stone, figure }) => {
    const { spec } = designFromPrompt({ prompt, seed: 7 });
    const { built } = factsOf(spec, draftPiece(spec));
    const kinds = [...new Set(built.stones.map(({ kind }) => kind))].filter((kind) => kind !== stone);
    const figures = built.parts.filter(
      ({ id, kind }) => kind === 'figure.relief' && (figure === null || !id.startsWith(partIdOf(figure))),
    );
    expect({ kinds, figures: figures.map(({ id }) => id) }).toEqual({ kinds: [], figures: [] });
  });
});
