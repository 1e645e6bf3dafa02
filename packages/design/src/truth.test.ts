import { describe, expect, test } from 'vitest';
import { stonesOfPiece } from './built';
import { designFromPrompt } from './compose';
import { seededDesigns } from './inspect/seededDesigns';
import { buildPiece } from './makers/registry';
import type { Piece } from './piece';
import { JEWELRY_TYPES, type DesignSpec } from './spec';
import { edited } from './spec/edit';
import { checkedSpec } from './spec/schema';
import { asBuilt, mismatches } from './truth';

/** Differences between designs and their pieces, and between the corrected designs and the pieces built from those. */
function faults(designs: readonly DesignSpec[]): string[] {
  return designs.flatMap((spec) => {
    const piece = buildPiece(spec);
    const described = asBuilt(spec, piece);
    const where = `"${spec.prompt}" seed ${spec.seed}`;
    return mismatches(checkedSpec(described), piece).map((why) => `${where}: ${why}`);
  });
}

/** 167 designs of each of six types are about a thousand. */
const WHOLE = 167;

test('asBuilt lists the set stones: kind, cut, size within 0.1 mm and count', { timeout: 120_000 }, () => {
  expect(faults(JEWELRY_TYPES.flatMap((type) => seededDesigns(type, 2)))).toEqual([]);
});

test('asBuilt lists the set stones of a thousand designs', { timeout: 1_800_000, tags: ['full'] }, () => {
  expect(faults(JEWELRY_TYPES.flatMap((type) => seededDesigns(type, WHOLE)))).toEqual([]);
});

test('rebuilds a tapered row of many kinds identically', () => {
  const { spec } = designFromPrompt({ prompt: 'rainbow ring, every colour of sapphire going round, gold', seed: 3 });
  const piece = buildPiece(spec);
  const again = buildPiece(asBuilt(spec, piece));
  const sizes = (one: Piece): string[] => stonesOfPiece(one).map(({ kind, sizeMm }) => `${kind} ${sizeMm}`);
  expect(new Set(sizes(piece)).size).toBeGreaterThan(7);
  expect(sizes(again)).toEqual(sizes(piece));
});

test('rebuilds a signet with a slab of onyx with its stone', () => {
  const { spec } = designFromPrompt({ prompt: 'gold signet ring with onyx', seed: 1 });
  const piece = buildPiece(spec);
  const described = checkedSpec(asBuilt(spec, piece));
  expect(stonesOfPiece(buildPiece(described)).map(({ kind }) => kind)).toEqual(['onyx']);
});

describe('a stone that is planned larger than its place', () => {
  const spec = edited(designFromPrompt({ prompt: 'diamond ring with a pavé shank', seed: 1 }).spec, {
    op: 'set',
    id: 'shoulders',
    stones: { kind: 'ruby', size_mm: 3 },
  });
  const piece = buildPiece(spec);

  test('is reported as a difference', () => {
    expect(mismatches(spec, piece)).toEqual([expect.stringMatching(/round ruby of 3 mm .*: the largest is \d/)]);
  });

  test('gets its built size from asBuilt, and that design builds the same stones', () => {
    const described = asBuilt(spec, piece);
    expect(mismatches(described)).toEqual([]);
    expect(stonesOfPiece(buildPiece(described)).map(({ kind, cut, sizeMm }) => [kind, cut, sizeMm.toFixed(1)])).toEqual(
      stonesOfPiece(piece).map(({ kind, cut, sizeMm }) => [kind, cut, sizeMm.toFixed(1)]),
    );
  });
});
