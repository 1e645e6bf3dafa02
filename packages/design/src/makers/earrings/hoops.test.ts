import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { inspect } from '../../inspect/inspect';
import { readSpec } from '../../spec/migrate';
import { partWith } from '../../spec/tree';
import { stonesOfPiece } from '../../built';
import { buildPiece } from '../registry';

test.each([
  'square gold hoops with diamonds',
  'inside out diamond hoops white gold',
  'square silver hoops with a dangling star',
  'layered inside out hoops',
])('%s can be built with all named parts', { timeout: 60_000 }, (prompt) => {
  const { spec, not_understood } = designFromPrompt({ prompt, seed: 1 });
  expect(inspect(buildPiece(spec), 'earrings')).toEqual([]);
  expect(not_understood).toEqual([]);
});

test('ends a row before the lowest point, where stones would face the table', () => {
  for (const seed of [1, 2, 3]) {
    const stones = stonesOfPiece(buildPiece(designFromPrompt({ prompt: 'pavé diamond hoop earrings', seed }).spec));
    expect(stones.length).toBeGreaterThan(16);
    for (const { source } of stones) expect(source.at.axes[2][1]).toBeGreaterThan(-0.94);
  }
});

test('sets the count of stones in each hoop', () => {
  const { spec } = designFromPrompt({ prompt: 'gold hoops with three emeralds each', seed: 1 });
  expect(stonesOfPiece(buildPiece(spec)).filter(({ kind }) => kind === 'emerald')).toHaveLength(6);
});

test('builds hoops stored as one part the same as trees', () => {
  const { spec } = designFromPrompt({ prompt: 'gold hoops with a hanging pearl and diamonds', seed: 2 });
  const stored = {
    ...spec,
    root: {
      id: 'earrings',
      kind: 'hoops',
      params: { form: 'plain', hanging: 'pearl', diameter: 20, wire: 2.4 },
      stones: [
        { role: 'center', kind: 'pearl', cut: 'round', size_mm: 7, count: 2 },
        { role: 'pave', kind: 'diamond', cut: 'round', size_mm: 1.4, count: 0 },
      ],
      children: {},
      metal: spec.root.metal,
    },
  };
  const read = readSpec(stored);
  expect(read.root).toMatchObject({ kind: 'ear.hoop', params: { form: 'plain', diameter: 20, wire: 2.4 } });
  expect(partWith(read, 'row')).toMatchObject({ kind: 'row.pave', stones: [{ kind: 'diamond', size_mm: 1.4 }] });
  expect(partWith(read, 'head')).toMatchObject({ kind: 'head.cap', stones: [{ kind: 'pearl', size_mm: 7, count: 2 }] });
});

test('every stone of a row without a count faces the viewer', () => {
  const { parts } = buildPiece(designFromPrompt({ prompt: 'hoop earrings pavé' }).spec);
  const facing = parts.flatMap((part) => (part.shape === 'gem' ? [part.at.axes[2][2]] : []));
  expect(facing.length).toBeGreaterThan(20);
  expect(Math.min(...facing)).toBeGreaterThan(0.4);
});

test.each([
  ['huggies with marquise emeralds in white gold', 'marquise'],
  ['twisted hoops with rubies', 'round'],
  ['oval gold hoops with five pear rubies each', 'pear'],
])('%s sets them in bezels on its metal', (prompt, cut) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 3 });
  const piece = buildPiece(spec);
  expect(inspect(piece, 'earrings')).toEqual([]);
  expect(partWith(spec, 'row')).toMatchObject({ kind: 'row.collets', stones: [{ cut }] });
  expect(new Set(stonesOfPiece(piece).map((stone) => stone.cut))).toEqual(new Set([cut]));
  expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
});

test.each(['vintage gold hoops', 'art deco diamond huggies', 'boho silver hoops', 'retro gold hoops'])(
  '%s show their look',
  (prompt) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 5 });
    const piece = buildPiece(spec);
    expect(inspect(piece, 'earrings')).toEqual([]);
    expect(partWith(spec, 'border')).toBeDefined();
    expect(stonesOfPiece(piece).length > 0).toBe(prompt.includes('diamond'));
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
  },
);

test.each(['gold snake hoops', 'silver snake hoop earrings with emerald eyes', 'gold snake huggies'])(
  '%s are snakes themselves',
  { timeout: 60_000 },
  (prompt) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    const piece = buildPiece(spec);
    expect(spec.root.kind).toBe('snake-hoops');
    expect(inspect(piece, 'earrings')).toEqual([]);
    expect(stonesOfPiece(piece)).toHaveLength(prompt.includes('emerald') ? 4 : 0);
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
  },
);

test('hoops with a dangling snake charm carry a snake that hangs', () => {
  expect(designFromPrompt({ prompt: 'gold hoops with a dangling snake charm', seed: 1 }).spec.root.kind).toBe(
    'ear.hoop',
  );
});
