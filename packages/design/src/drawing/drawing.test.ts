import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { inspect } from '../inspect/inspect';
import { buildPiece } from '../makers/registry';
import { DRAWINGS } from './testing/drawings';

describe.each(DRAWINGS)('a drawn $name', ({ prompt, jewelryType, paths }) => {
  const { spec } = designFromPrompt({ prompt, jewelryType, seed: 3, drawing: { paths, influence: 90 } });

  test('becomes a design of its own that says so, and is small enough to keep', () => {
    expect(spec.given['motif']).toBe('drawing');
    expect(spec.build.maker).toMatch(/^drawn-/);
    expect(JSON.stringify(spec.drawing).length).toBeLessThan(16_000);
    expect(designFromPrompt({ prompt, jewelryType, seed: 3, drawing: { paths, influence: 90 } }).spec).toEqual(spec);
  });

  test('becomes metal with every stone that was drawn', () => {
    const piece = buildPiece(spec);
    const each = jewelryType === 'earrings' ? 2 : 1;
    expect(piece.parts.filter((part) => part.shape === 'gem')).toHaveLength(each * paths.filter((path) => path.color !== '#000000').length);
  });
});

test('an empty drawing leaves the design to the words, and the answer says so', () => {
  const { spec, not_understood } = designFromPrompt({ prompt: 'gold ring', drawing: { paths: [], influence: 80 } });
  expect(not_understood).toEqual(['an empty drawing']);
  expect({ ...spec, not_understood: [] }).toEqual(designFromPrompt({ prompt: 'gold ring' }).spec);
});

test('a drawn drop becomes a pear, a ring a round brilliant', () => {
  const cuts = (name: string): string[] => [...new Set(designFromPrompt({ prompt: '', drawing: { paths: DRAWINGS.find((d) => d.name === name)!.paths, influence: 90 } }).spec.drawing!.stones.map((s) => s.cut))];
  expect(cuts('drops')).toEqual(['pear']);
  expect(cuts('snowflake')).toEqual(['round']);
});

describe('how much a drawing counts', () => {
  const heart = DRAWINGS[0]!.paths;

  test('without influence it gives its stones, its likeness and its character to a design of its own', () => {
    const { spec } = designFromPrompt({ prompt: '', jewelryType: 'pendant', seed: 4, drawing: { paths: heart, influence: 0 } });
    expect(spec).toMatchObject({ motif: 'heart', build: { maker: 'motif-pendant' }, stones: [{ kind: 'ruby' }], given: { motif: 'drawing', stones: 'drawing' } });
    expect(spec.drawing).toBeUndefined();
  });

  test('the less it counts, the smoother its lines become', () => {
    const bends = (influence: number): number => {
      const line = designFromPrompt({ prompt: '', drawing: { paths: heart, influence } }).spec.drawing!.outlines[0]!.points;
      return Math.max(...Array.from({ length: line.length / 2 - 2 }, (_, i) => Math.hypot(line[i * 2]! - 2 * line[i * 2 + 2]! + line[i * 2 + 4]!, line[i * 2 + 1]! - 2 * line[i * 2 + 3]! + line[i * 2 + 5]!)));
    };
    expect(bends(20)).toBeLessThan(bends(100));
  });
});

test('a drawing that came as a picture becomes the same kinds of things: wire of black, a stone of red', () => {
  const side = 200;
  const rgba = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const isLine = Math.abs(y - 100 - 30 * Math.sin(x / 25)) < 3 && x > 15 && x < 185;
      const isStone = Math.hypot(x - 100, y - 40) < 16;
      if (isLine || isStone) rgba.set(isStone ? [230, 20, 30] : [10, 10, 10], (y * side + x) * 4);
    }
  }
  const { spec } = designFromPrompt({ prompt: '', drawing: { picture: { width: side, height: side, rgba }, influence: 90 } });
  expect(spec.drawing).toMatchObject({ outlines: [], wires: [expect.any(Array)], stones: [{ kind: 'ruby', cut: 'round' }] });
  expect(inspect(buildPiece(spec), spec.type).map((fault) => fault.why)).toEqual([]);
});
