import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const stylesOf = (prompt: string): Set<string> =>
  new Set(SEEDS.flatMap((seed) => designFromPrompt({ prompt, seed }).spec.styles));

test('a stone that the prompt names is set in a quiet piece unless it names a style', () => {
  expect([...stylesOf('oval morganite ring in rose gold')].toSorted()).toEqual(['contemporary', 'minimalist']);
  expect([...stylesOf('bold oval morganite ring')]).toEqual(['bold']);
});

test('a prompt that names no stone has any style of the seed', () => {
  expect(stylesOf('gold ring').size).toBe(5);
});

test('what is dark is on no dark stage', () => {
  const stagesOf = (prompt: string) => new Set(SEEDS.map((seed) => designFromPrompt({ prompt, seed }).spec.stage));
  expect([...stagesOf('bold silver ring')].toSorted()).toEqual(['cloth', 'slate', 'velvet']);
  for (const prompt of ['bold oxidised silver ring', 'bold silver ring with a black onyx'])
    expect([...stagesOf(prompt)].toSorted()).toEqual(['stone', 'warm']);
});
