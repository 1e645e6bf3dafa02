import { describe, expect, it } from 'vitest';
import { fulfil } from '../fulfil';
import { factsOf } from '../facts';
import { designFromPrompt } from '../compose';
import { checkedSpec } from '../spec/schema';
import { draftPiece } from '../makers/registry';
import { stonesOfPiece } from '../built';
import { stonesIn } from '../spec/tree';
import { sampled } from '../testing/sampled';
import { mismatches } from '../truth';
import type { GemKind } from './gems';
import { kindAt, kindRound, rainbowOf, shadesOf, someBirthstones } from './sequences';

const row = (kinds: readonly GemKind[], sequence: 'turns' | 'spectrum' | 'gradient', count: number): GemKind[] =>
  Array.from({ length: count }, (_, i) => kindAt(kinds, sequence, i, count));

describe('the kinds of a row', () => {
  it('alternate, run once from end to end, or blend into each other', () => {
    expect(row(['ruby', 'emerald', 'diamond'], 'turns', 5)).toEqual(['ruby', 'emerald', 'diamond', 'ruby', 'emerald']);
    expect(row(['ruby', 'emerald', 'diamond'], 'spectrum', 6)).toEqual([
      'ruby',
      'ruby',
      'emerald',
      'emerald',
      'diamond',
      'diamond',
    ]);
    const mixed = row(['emerald', 'diamond'], 'gradient', 30);
    expect([mixed[0], mixed.at(-1)]).toEqual(['emerald', 'diamond']);
    const light = (from: number): number => mixed.slice(from, from + 10).filter((kind) => kind === 'diamond').length;
    expect(light(0)).toBeLessThan(light(10));
    expect(light(10)).toBeLessThan(light(20));
  });

  it('are all in the front half of a closed row, and a gradient returns in the back half', () => {
    const kinds = rainbowOf([]);
    const round = Array.from({ length: 42 }, (_, i) => kindRound(kinds, 'spectrum', i, 42));
    expect(new Set(round.slice(10, 31)).size).toBe(kinds.length);
    const shades = Array.from({ length: 40 }, (_, i) => kindRound(['ruby', 'diamond'], 'gradient', i, 40));
    expect([shades[10], shades[9]]).toEqual(['ruby', 'ruby']);
    expect([shades[29], shades[30]]).toEqual(['diamond', 'diamond']);
  });

  it('are the shades between the named stones, in their order', () => {
    expect(shadesOf(['blue-sapphire', 'white-sapphire'])).toEqual([
      'blue-sapphire',
      'cornflower-sapphire',
      'pale-blue-sapphire',
      'white-sapphire',
    ]);
    expect(shadesOf(['white-sapphire', 'blue-sapphire']).at(-1)).toBe('blue-sapphire');
    expect(shadesOf(['emerald', 'diamond'])).toEqual(['emerald', 'green-beryl', 'diamond']);
    expect(shadesOf(['ruby', 'onyx'])).toEqual(['ruby', 'onyx']);
    expect(rainbowOf(['blue-sapphire']).every((kind) => kind.endsWith('sapphire'))).toBe(true);
    expect(new Set(someBirthstones(5)).size).toBe(5);
  });
});

/** The kinds of a piece's stones in the order in which they are set. */
const setKinds = (
  prompt: string,
): { kinds: GemKind[]; statuses: Record<string, string>; wrong: string[]; planned: GemKind[] } => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 5 });
  const piece = draftPiece(spec);
  const facts = factsOf(spec, piece);
  return {
    kinds: stonesOfPiece(piece).map(({ kind }) => kind),
    planned: stonesIn(spec).map(({ kind }) => kind),
    statuses: Object.fromEntries(fulfil(requirements, facts.design, facts).map(({ text, status }) => [text, status])),
    wrong: mismatches(facts.design, piece),
  };
};

const SEQUENCES = [
  ['rainbow tennis bracelet', 7],
  ['rainbow sapphire eternity band', 7],
  ['ombre tennis necklace from dark blue to white sapphires', 4],
  ['eternity band of rubies, emeralds and sapphires, alternating', 3],
  ['channel set ring alternating princess cut rubies and diamonds', 2],
  ['rainbow hoop earrings', 7],
  ['gold bar necklace with birthstones for May, July and September', 3],
  ['bracelet with birthstones for March, July and October on a chain', 3],
  ['charm bracelet with birthstones for February, April and November', 3],
  ['rainbow bangle', 7],
  ['tree of life pendant with five birthstones', 5],
] as const;

describe.each(sampled(SEQUENCES, 4))('in the $group of pieces', ({ cases, tags }) => {
  it.each(cases)('%s is set with each of its %d kinds and no others', { tags }, (prompt, count) => {
    const { kinds, statuses, wrong, planned } = setKinds(prompt);
    expect(new Set(kinds).size).toBe(count);
    expect([...new Set(planned)].toSorted()).toEqual([...new Set(kinds)].toSorted());
    expect(wrong).toEqual([]);
    expect(Object.entries(statuses).filter(([text, status]) => status !== 'met' && text !== 'birthstones')).toEqual([]);
  });
});

it('alternates kinds between neighbours', () => {
  const { kinds } = setKinds('half eternity band with amethyst, citrine and peridot in order');
  expect(kinds.slice(1).filter((kind, i) => kind === kinds[i])).toEqual([]);
});

it('a preset of one kind overrules a rainbow, and the requirement states it', () => {
  const { spec, requirements } = designFromPrompt({ prompt: 'rainbow tennis bracelet', presets: ['ruby'], seed: 1 });
  const piece = draftPiece(spec);
  const facts = factsOf(spec, piece);
  expect([...new Set(facts.built.stones.map(({ kind }) => kind))]).toEqual(['ruby']);
  expect(fulfil(requirements, facts.design, facts).find(({ text }) => text === 'rainbow')?.status).toBe('not');
});

it('a rainbow on a bracelet of several figures has no more lots of stones than its kind accepts', () => {
  const { spec } = designFromPrompt({ prompt: '5 star, 彩虹手链', seed: 0 });
  expect(() => checkedSpec(spec)).not.toThrow();
});
