/** Snakes: their stones are where the prompt puts them, and two wind around each other. */
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
    stones: facts.built.stones.map(({ count, kind, part }) => `${count} ${kind} ${part}`).toSorted(),
    flaws: inspect(piece, 'ring'),
    unmet: unmet.map(({ text }) => text),
  };
};

describe('a ring of two snakes', () => {
  test.each([
    ['two intertwined snakes ring, gold, emerald eyes', ['4 emerald eyes']],
    ['bague serpents entrelacés en or, yeux en saphir', ['4 blue-sapphire eyes']],
    ['double snake ring, ruby eyes and emerald eyes', ['2 emerald eyes', '2 ruby eyes']],
    ['anillo de dos serpientes entrelazadas con escamas, ojos de rubí y esmeralda', ['2 emerald eyes', '2 ruby eyes']],
    ['Ring aus zwei ineinander verschlungenen Schlangen mit Rubinaugen', ['4 ruby eyes']],
    ['two-headed snake ring with a sapphire between the heads', ['1 blue-sapphire center']],
    ['two snakes ring, garnet eyes, a pear shaped onyx between the heads', ['1 onyx center', '4 garnet eyes']],
  ])('"%s" has its stones in eyes and between heads', (prompt, stones) => {
    expect(built(prompt)).toEqual({ stones, flaws: [], unmet: [] });
  });
});

test('a stone on the head of one snake differs from its eyes', () => {
  const stones = ['1 emerald center', '2 diamond eyes'];
  expect(built('snake ring with emerald head and diamond eyes')).toEqual({ stones, flaws: [], unmet: [] });
});
