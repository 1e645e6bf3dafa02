import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { buildPiece } from '../registry';

const altOf = (prompt: string): string => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  return factsOf(spec, buildPiece(spec)).alt;
};

test.each([
  ['jade bangle', 'Bangle cut from jade'],
  ['翡翠手镯', 'Bangle cut from jade'],
  ['冰种翡翠手镯，包18K金', 'Bangle cut from jade with yellow gold'],
  ['brazalete de jade', 'Bangle cut from jade'],
  ['lavender jade bangle with gold sleeves', 'Bangle cut from lavender jade with yellow gold'],
])('cuts %s from its stone', (prompt, alt) => {
  expect(altOf(prompt)).toBe(alt);
});

test('keeps a metal bangle with a jade', () => {
  expect(altOf('gold bangle with a jade stone')).toMatch(/^Yellow gold bangle with .* jade/);
});

test('hangs every letter of a list as a charm', () => {
  const { spec, requirements } = designFromPrompt({ prompt: 'silver charm bracelet, initials A, M and J', seed: 1 });
  const facts = factsOf(spec, buildPiece(spec));
  expect(facts.built.parts.map(({ id }) => id)).toEqual(expect.arrayContaining(['letter-a', 'letter-m', 'letter-j']));
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});

test('closes a bracelet with its padlock beside counted charms and a letter', () => {
  const prompt =
    'gold charm bracelet, heart padlock clasp and five charms: a paw print, a ballet shoe, a star, a book and the letter E';
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  expect(spec.root.params).toMatchObject({ clasp: 'heart padlock' });
  expect(String(spec.root.params['motif'])).toContain('letter E');
});
