/** Bracelets of leather hold what their prompts name. */
import { describe, expect, test } from 'vitest';
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
  return {
    links: spec.root.params['links'],
    stones: facts.built.stones.map(({ count, kind, cut }) => `${count} ${kind} ${cut}`),
    flaws: inspect(piece, 'bracelet'),
    unmet: unmet.map(({ text }) => text),
    alt: facts.alt,
  };
};

describe('a leather bracelet', () => {
  test.each([
    ["braided brown leather bracelet, steel clasp, one tiger's eye bead", 'brown-braid', ['1 tigers-eye sphere']],
    ['pulsera de cuero negro trenzado con una turquesa en plata', 'braid', ['1 turquoise cabochon']],
    ['örgü deri bileklik, çelik toka, ortasında oniks', 'braid', ['1 onyx cushion']],
    ['leather cord bracelet with five lava beads', 'cord', ['5 lava-stone sphere']],
    ['bracelet en cuir rouge tressé, fermoir argent', 'red-braid', []],
  ])('"%s" is built with its stones', (prompt, links, stones) => {
    expect(built(prompt)).toEqual({
      links,
      stones,
      flaws: [],
      unmet: [],
      alt: expect.stringContaining('leather cord'),
    });
  });

  test('has metal beads where its prompt names beads and no stone', () => {
    const { unmet, stones, flaws } = built('black leather bracelet with silver beads');
    expect([unmet, stones, flaws]).toEqual([[], [], []]);
  });
});
