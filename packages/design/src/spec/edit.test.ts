import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { diff } from './diff';
import { edited } from './edit';
import { InvalidDesign, checkedSpec } from './schema';

const { spec: bangle } = designFromPrompt({ prompt: 'plain rose gold bangle', seed: 4 });

describe('a change', () => {
  test('sets one parameter, and the difference names it with both values', () => {
    const wider = edited(bangle, { op: 'set', id: 'bracelet', params: { height: 12 } });
    expect(diff(bangle, wider)).toEqual([
      { part: 'bracelet', what: 'params.height', from: bangle.root.params['height'], to: 12 },
    ]);
    expect(diff(wider, bangle)).toMatchObject([{ from: 12 }]);
    expect(diff(bangle, bangle)).toEqual([]);
  });

  test('sets the metal of a part and keeps its finish', () => {
    const platinum = edited(bangle, { op: 'set', id: 'bracelet', metal: { alloy: 'platinum-950' } });
    expect(platinum.root.metal).toEqual({ alloy: 'platinum-950', finish: bangle.root.metal.finish });
  });

  test('removes a parameter that is set to null', () => {
    expect(edited(bangle, { op: 'set', id: 'bracelet', params: { strands: null } }).root.params).not.toHaveProperty(
      'strands',
    );
  });

  test.each([
    ['outside its limits', { height: 400 }, 'part "bracelet" (bangle) height: Too big: expected number to be <=60'],
    ['that the kind does not have', { wingspan: 3 }, 'part "bracelet" (bangle): Unrecognized key: "wingspan"'],
    [
      'of another type',
      { height: 'tall' },
      'part "bracelet" (bangle) height: Invalid input: expected number, received string',
    ],
  ])('throws and names the parameter for a value %s', (_, params, message) => {
    expect(() => edited(bangle, { op: 'set', id: 'bracelet', params })).toThrow(message);
  });

  test('throws for an unknown part, an unknown slot and the removal of the root', () => {
    expect(() => edited(bangle, { op: 'set', id: 'head', params: {} })).toThrow('there is no part "head"');
    expect(() => edited(bangle, { op: 'add', to: 'bracelet', slot: 'top', part: { kind: 'bangle' } })).toThrow(
      'bangle has no slot "top"',
    );
    expect(() => edited(bangle, { op: 'remove', id: 'bracelet' })).toThrow('carries all others');
  });
});

test.each([
  ['no object', 'ring', 'expected object'],
  ['another version', { ...bangle, version: 3 }, 'version'],
  ['a field too many', { ...bangle, owner: 'anna' }, 'owner'],
  [
    'an unknown alloy',
    { ...bangle, root: { ...bangle.root, metal: { alloy: 'mithril', finish: 'polished' } } },
    'root.metal.alloy',
  ],
  [
    'a stone without a size',
    { ...bangle, root: { ...bangle.root, stones: [{ role: 'center', kind: 'ruby', cut: 'oval', count: 1 }] } },
    'root.stones.0.size_mm',
  ],
])('rejects a design with %s, with a message that names the part', (_, value, message) => {
  expect(() => checkedSpec(value)).toThrow(InvalidDesign);
  expect(() => checkedSpec(value)).toThrow(message);
});

describe('the stones of one role in a part that builds a whole piece', () => {
  const { spec: coin } = designFromPrompt({ prompt: 'gold medallion with a ruby', seed: 4 });

  test('are addressed by their role', () => {
    const pear = edited(coin, { op: 'set', id: 'center', stones: { cut: 'pear' } });
    expect(diff(coin, pear).map(({ part, what, to }) => ({ part, what, to }))).toEqual([
      { part: 'pendant', what: 'stones.0.cut', to: 'pear' },
    ]);
  });

  test('have no parameters and no metal of their own', () => {
    expect(() => edited(coin, { op: 'set', id: 'center', metal: { alloy: 'platinum-950' } })).toThrow(
      '"center" is stones of part "pendant"',
    );
  });
});
