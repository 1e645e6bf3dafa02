import { expect, it } from 'vitest';
import { designFromPrompt } from '../compose';
import EN from '../language/lexicon/en.json' with { type: 'json' };
import { stonesIn } from '../spec/tree';
import { GEMS, GEM_KINDS, gemOf } from './gems';

it('gives every gem a word, and every word for a stone, a colour or a month a gem', () => {
  expect(Object.keys(EN.stone).toSorted()).toEqual(GEM_KINDS.toSorted());
  expect([EN.colour, EN.month].flatMap((ids) => Object.keys(ids)).filter((id) => !Object.hasOwn(GEMS, id))).toEqual([]);
});

it.each(GEM_KINDS.map((kind) => [gemOf(kind).name, kind] as const))('a ring with a %s is set with it', (name, kind) => {
  expect(stonesIn(designFromPrompt({ prompt: `ring with a ${name}`, seed: 3 }).spec)[0]?.kind).toBe(kind);
});

it.each(GEM_KINDS)('%s is clear with a spectrum, or has a body', (kind) => {
  const { body, absorption, average, ior } = gemOf(kind).optics;
  expect(absorption === undefined).toBe(body !== undefined);
  expect(ior).toBeGreaterThan(1.4);
  expect(Math.min(...average)).toBeGreaterThan(0);
});
