/** Links between the plate and the stone of a bracelet with a text. */
import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import type { Piece } from '../../piece';
import { stonesIn } from '../../spec/tree';
import { buildPiece } from '../registry';

const built = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  return { spec, piece, requirements };
};

/** Lengths of the links of each size, mm, from those whose mesh is placed more than once. */
const lengthsOf = ({ parts, meshes }: Piece): number[] => {
  const placed = parts.flatMap((part) => (part.shape === 'mesh' && part.at.scale === 1 ? [part.mesh] : []));
  const links = [...new Set(placed)].filter((mesh) => placed.filter((other) => other === mesh).length > 1);
  return links.map((mesh) => {
    const xs = meshes[mesh]!.positions.filter((_, i) => i % 3 === 0);
    return xs.reduce((a, b) => Math.max(a, b), -Infinity) - xs.reduce((a, b) => Math.min(a, b), Infinity);
  });
};

test.each([
  'gold cable chain bracelet with a plate engraved Mia and two sapphires',
  'gold ID bracelet with a small diamond and the name Leo',
])('the links of "%s" are of one size', (prompt) => {
  const lengths = lengthsOf(built(prompt).piece);
  expect(lengths.length).toBeGreaterThan(1);
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.25);
});

test('more than one link of a heavy curb is between its plate and its stone', () => {
  const { piece } = built('gold curb ID bracelet with a small diamond and the name Leo');
  const angle = ([x, , z]: readonly number[]): number => Math.atan2(x!, z!);
  const stone = piece.parts.find(({ shape }) => shape === 'gem')!;
  const placed = piece.parts.filter((part) => part.shape === 'mesh');
  const links = placed.filter(({ mesh }) => placed.filter((other) => other.mesh === mesh).length > 10);
  const before = links.filter(({ at }) => angle(at.origin) > -0.5 && angle(at.origin) < angle(stone.at.origin));
  expect(before.length).toBe(2);
});

test.each([
  ['gold ID bracelet with a diamond and the name Leo', 1],
  ['gold bracelet with a plate engraved Mia and two sapphires', 2],
])('"%s" has %i beside its plate', (prompt, count) => {
  const { spec, piece, requirements } = built(prompt);
  expect(stonesIn(spec).map((stone) => stone.count)).toEqual([count]);
  expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
});
