import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { buildPiece } from '../makers/registry';
import { costDifference, differenceOf } from './difference';
import { changedDesign, readChange } from './readChange';

const { spec: ring } = designFromPrompt({ prompt: 'round diamond halo ring in white gold', seed: 7 });

describe('a change by words', () => {
  test('changes the cut of the centre stone alone, and its text states it', () => {
    const { spec } = changedDesign(ring, 'oval instead of round');
    expect(differenceOf(ring, spec)).toEqual({
      changes: [{ part: 'head', what: 'stone.cut', from: 'round', to: 'oval' }],
      text: expect.stringMatching(/^Oval instead of round; \d+ other choices unchanged$/) as string,
    });
  });

  test('keeps the karat when only the colour of gold changes', () => {
    const { spec } = designFromPrompt({ prompt: 'plain band in 14k white gold', seed: 3 });
    expect(changedDesign(spec, 'the same in rose gold').spec.root.metal.alloy).toBe('rose-gold-14k');
  });

  test('leaves the design unchanged when part of the change is impossible', () => {
    const { spec, reading } = changedDesign(ring, 'rose gold, 80 mm diamond');
    expect(spec).toBe(ring);
    expect(reading.notPossible).toEqual([
      expect.objectContaining({
        text: '80 mm',
        reason: 'The diamond can be 1.5 to 14 mm wide (0.01 to 10.21 ct), not 80 mm.',
      }),
    ]);
  });

  test('refuses words without a change with an example', () => {
    expect(readChange(ring, 'hello there').notPossible).toHaveLength(1);
    expect(readChange(ring, '').edits).toEqual([]);
  });

  test('states the difference in US dollars and grams', { timeout: 60_000 }, () => {
    const wider = changedDesign(ring, 'much wider band').spec;
    const { price, grams } = costDifference(factsOf(ring, buildPiece(ring)), factsOf(wider, buildPiece(wider)));
    expect(price).toBeGreaterThan(0);
    expect(grams).toBeGreaterThan(0);
  });
});

test.each<[prompt: string, words: string, text: string]>([
  ['emerald pendant with a diamond halo', 'remove the halo', 'Without halo'],
  ['diamond stud earrings', 'add a halo', 'With halo'],
  ['plain gold wedding band', 'engrave LOVE', 'Engraved "LOVE"'],
  ['round diamond halo ring in white gold', 'double the halo', 'With second halo'],
  [
    'round diamond halo ring in white gold',
    'rose gold but keep the head',
    '18k rose gold instead of 18k white gold; setting: still 18k white gold',
  ],
  ['round diamond halo ring in white gold', 'as earrings', 'Earrings instead of a ring'],
  ['silver bangle', 'matte and much wider', 'Height 9.1 mm instead of 7 mm; matte instead of polished'],
])('the difference of "%s" after "%s" reads "%s"', (prompt, words, text) => {
  const { spec } = designFromPrompt({ prompt, seed: 7 });
  expect(differenceOf(spec, changedDesign(spec, words).spec).text.startsWith(`${text};`)).toBe(true);
});
