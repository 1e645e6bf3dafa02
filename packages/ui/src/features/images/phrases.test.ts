import type { Requirement } from '@jewelry/contract';
import { expect, test } from 'vitest';
import { phrasesOf } from './phrases';

const PROMPT = 'a platinum ring with a 1.5 carat oval aquamarine, a halo of tiny diamonds like foam';
const requirement = (text: string, part?: string, rest: Partial<Requirement> = {}): Requirement => {
  const start = PROMPT.indexOf(text);
  return { text, start, end: start + text.length, status: 'met', ...(part && { part }), ...rest };
};
const textsOf = (requirements: readonly Requirement[], prompt = PROMPT) =>
  phrasesOf(prompt, requirements).map(({ text }) => text);

test('merges adjacent requirements of one part', () => {
  const requirements = [
    requirement('oval', 'head'),
    requirement('1.5 carat', 'head'),
    requirement('aquamarine', 'head'),
    requirement('platinum'),
    requirement('ring'),
    requirement('halo of', 'halo'),
    requirement('diamonds', 'halo'),
  ];
  expect(textsOf(requirements)).toEqual(['platinum ring', '1.5 carat oval aquamarine', 'halo of tiny diamonds']);
});

test('ends a phrase at another part, another outcome, a note and a comma', () => {
  expect(textsOf([requirement('oval', 'head'), requirement('aquamarine', 'shank')])).toHaveLength(2);
  expect(
    textsOf([requirement('oval', 'head'), requirement('aquamarine', 'head', { status: 'differently' })]),
  ).toHaveLength(2);
  expect(
    textsOf([requirement('oval', 'head'), requirement('aquamarine', 'head', { note: 'A lighter one.' })]),
  ).toHaveLength(2);
  expect(textsOf([requirement('aquamarine', 'head'), requirement('halo', 'head')])).toHaveLength(2);
});

test('keeps requirements that do not quote the prompt', () => {
  expect(textsOf([requirement('oval', 'head'), requirement('aquamarine', 'head')], 'another prompt')).toEqual([
    'oval',
    'aquamarine',
  ]);
});
