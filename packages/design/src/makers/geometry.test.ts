import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { inspect } from '../inspect/inspect';
import { seededDesigns } from '../inspect/seededDesigns';
import { JEWELRY_TYPES } from '../spec';
import { buildPiece } from './registry';

const PER_TYPE = 100;
const PER_TEST = 10;

const DESIGNS = JEWELRY_TYPES.map((type) => ({ type, designs: seededDesigns(type, PER_TYPE) }));

describe.each(DESIGNS)('a $type', ({ type, designs }) => {
  const batches = Array.from({ length: PER_TYPE / PER_TEST }, (_, i) => i * PER_TEST);
  test.each(batches)('has its stones in seats, is one piece and has no thin wall: designs from %i', { timeout: 120_000 }, (from) => {
    const faults = designs.slice(from, from + PER_TEST).flatMap((spec) =>
      inspect(buildPiece(spec), type).map(({ why }) => `"${spec.prompt}" seed ${spec.seed}, ${spec.build.maker}: ${why}`),
    );
    expect(faults).toEqual([]);
  });
});

test('the designs that are looked at are of at least six constructions and differ in build', () => {
  for (const { designs } of DESIGNS) {
    // One maker builds the six kinds of watches.
    expect(new Set(designs.map((d) => `${d.build.maker} ${d.build.variant['kind'] ?? ''}`)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(designs.map((d) => JSON.stringify(d.build))).size).toBeGreaterThanOrEqual(30);
  }
});

// Figures and plates that the designs by seed never come to.
test.each(['rose pendant', 'wing pendant', 'art deco pendant with many stones'])('"%s" has its stones in seats, is one piece and has no thin wall', { timeout: 120_000 }, (prompt) => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  expect(inspect(buildPiece(spec), 'pendant').map(({ why }) => why)).toEqual([]);
});
