import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { inspect } from '../../inspect/inspect';
import { buildPiece } from '../registry';

const built = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  const facts = factsOf(spec, piece);
  const unmet = fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met');
  return { piece, stones: facts.built.stones.map(({ count, kind, part }) => `${count} ${kind} ${part}`), unmet };
};

test.each([
  ['gold bangle with an emerald and diamonds', ['1 emerald center', '6 diamond side']],
  ['bangle with diamonds and a ruby in the centre', ['1 ruby center', '6 diamond side']],
  ['bracelet jonc en or avec une émeraude et des diamants', ['1 emerald center', '6 diamond side']],
])('sets one stone between others: %s', (prompt, expected) => {
  const { piece, stones, unmet } = built(prompt);
  expect(stones).toEqual(expected);
  expect(unmet).toEqual([]);
  expect(inspect(piece, 'bracelet')).toEqual([]);
});

test.each(['gold bangle with a sapphire halo', 'white gold cuff with an emerald cut emerald with a diamond halo'])(
  'surrounds the stone of %s',
  (prompt) => {
    const { piece, stones, unmet } = built(prompt);
    expect(stones.some((one) => one.endsWith('halo'))).toBe(true);
    expect(unmet).toEqual([]);
    expect(inspect(piece, 'bracelet')).toEqual([]);
  },
);

test.each(['emerald and diamond bangle', 'ruby and diamond bangle in white gold', 'pearl and diamond bangle'])(
  'lets the kinds take turns on %s',
  (prompt) => {
    const { stones, unmet } = built(prompt);
    expect(stones.map((one) => Number(one.split(' ')[0]))).toEqual([7, 7]);
    expect(unmet).toEqual([]);
  },
);

test.each([
  'bypass yellow gold bangle',
  'gothic engraved silver bangle',
  'art deco tennis bracelet',
  'vintage tennis bracelet',
  'edwardian diamond tennis bracelet in platinum',
])('meets every wish of %s', (prompt) => {
  const { piece, unmet } = built(prompt);
  expect(unmet).toEqual([]);
  expect(inspect(piece, 'bracelet')).toEqual([]);
});

test.each([
  ['silver charm bracelet with five charms', 5],
  ['charm bracelet with 3 charms in gold', 3],
])('hangs the stated number of charms on %s', (prompt, count) => {
  const { piece, unmet } = built(prompt);
  expect(unmet).toEqual([]);
  expect(factsOf(designFromPrompt({ prompt, seed: 1 }).spec, piece).built.parts).toHaveLength(2 + count);
});

test.each([
  'wide gold bracelet',
  'pulsera ancha de oro',
  'bracelet large en or avec des diamants',
  'geniş altın bilezik',
])('"%s" is a broad band, not thick links or beads', (prompt) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  expect(spec.root.kind).toBe('bangle');
  const judged = fulfil(requirements, spec, factsOf(spec, buildPiece(spec)));
  expect(judged.filter(({ status }) => status !== 'met')).toEqual([]);
});
