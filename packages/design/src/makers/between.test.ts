import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { inspect } from '../inspect/inspect';
import { buildPiece } from './registry';

test.each([
  ['pearl bracelet with diamonds between the pearls', 'diamond', 'bead-bracelet'],
  ['bracelet en perles avec des saphirs entre les perles', 'blue-sapphire', 'bead-bracelet'],
  ['Perlenkette mit kleinen Brillanten zwischen den Perlen', 'diamond', 'pearl-necklace'],
  ['pearl strand with a small ruby between each pearl', 'ruby', 'pearl-necklace'],
  ['bracelet with three pearls and diamonds between them', 'diamond', 'chain-bracelet'],
  ['necklace of sapphires with diamonds between them', 'diamond', 'riviere'],
])('sets stones in the gaps of a row: "%s"', (prompt, kind, maker) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  const facts = factsOf(spec, piece);
  expect(spec.root.kind).toBe(maker);
  const count = (isOwn: boolean): number =>
    facts.extents.stones.filter((stone) => (stone.kind === kind) === isOwn).length;
  expect(Math.abs(count(true) - count(false))).toBeLessThanOrEqual(2);
  expect(inspect(piece, spec.type)).toEqual([]);
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});
