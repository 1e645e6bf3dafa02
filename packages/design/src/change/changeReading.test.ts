import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { edited } from '../spec/edit';
import { checkedSpec } from '../spec/schema';
import { changeContext, changeProblems, ChangeReading, editsFromReading } from './changeReading';

const { spec } = designFromPrompt({ prompt: 'a gold ring with a ruby, very secret words', seed: 7 });
const none = { slot: null, kind: null, params: [], alloy: null, finish: null, stone: null, cut: null, size_mm: null };
const reading = (...operations: readonly Readonly<Record<string, unknown>>[]) =>
  ChangeReading.parse({ operations: operations.map((one) => ({ ...none, ...one })) });
const stone = spec.root.children['heads']?.[0];

describe('a change from an external reader', () => {
  test('PRO-11: sets metal, stones and parameters of parts', () => {
    const change = reading(
      { op: 'set', id: spec.root.id, alloy: 'platinum-950', params: [{ name: 'band_width', value: '3.1' }] },
      { op: 'set', id: stone!.id, stone: 'emerald' },
    );
    expect(changeProblems(spec, change)).toEqual([]);
    const changed = edited(spec, ...editsFromReading(spec, change));
    expect(changed.root.metal.alloy).toBe('platinum-950');
    expect(changed.root.params['band_width']).toBe(3.1);
    expect(changed.root.children['heads']?.[0]?.stones?.[0]?.kind).toBe('emerald');
  });

  test('PRO-11: replaces a part by another kind that the context offers', () => {
    const { parts } = JSON.parse(changeContext(spec)) as { parts: { id: string; other_kinds: string[] }[] };
    const offered = parts.flatMap(({ id, other_kinds: kinds }) => kinds.map((kind) => ({ id, kind })));
    expect(offered.length).toBeGreaterThan(5);
    const made = offered.filter(
      ({ id, kind }) => changeProblems(spec, reading({ op: 'replace', id, kind })).length === 0,
    );
    expect(made.length / offered.length).toBeGreaterThan(0.8);
  });

  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['a part that is not there', { op: 'set', id: 'tiara', alloy: 'platinum-950' }],
    ['a kind that does not exist', { op: 'replace', id: 'shank', kind: 'shank.evil' }],
    ['a parameter that does not exist', { op: 'set', id: 'shank', params: [{ name: '__proto__', value: '1' }] }],
    ['a number beyond its limits', { op: 'set', id: 'shank', params: [{ name: 'band_width', value: '900' }] }],
    ['no number', { op: 'set', id: 'shank', params: [{ name: 'band_width', value: 'wide' }] }],
    ['a stone as large as a house', { op: 'set', id: 'head', size_mm: 9000 }],
    ['a slot that does not exist', { op: 'add', id: 'shank', slot: 'constructor', kind: 'head.prong' }],
    ['what it is already', { op: 'set', id: 'shank', alloy: spec.root.metal.alloy }],
  ])('PRO-11: reports %s', (_, one) => {
    expect(changeProblems(spec, reading(one))).not.toEqual([]);
  });

  test('PRO-11: reveals nothing of the prompt to the reader', () => {
    expect(changeContext(spec)).not.toContain('secret');
  });

  test('PRO-11: any operations give a valid design or problems, and nothing throws', () => {
    const id = fc.constantFrom('shank', 'head', 'halo', 'center', '__proto__', 'x');
    const kind = fc.option(
      fc.constantFrom('shank.split', 'shank.plain', 'head.prong', 'head.bezel', 'solitaire', '__proto__'),
    );
    const params = fc.array(
      fc.record({
        name: fc.constantFrom('band_width', 'prongs', 'constructor'),
        value: fc.oneof(fc.string({ maxLength: 9 }), fc.double().map(String)),
      }),
      { maxLength: 3 },
    );
    const operation = fc.record({
      op: fc.constantFrom('set', 'replace', 'add', 'remove'),
      id,
      slot: fc.option(fc.constantFrom('heads', 'shoulders', '__proto__')),
      kind,
      params,
      size_mm: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 4 }), (operations) => {
        const change = reading(
          ...operations.map((one) => ({
            ...one,
            params: one.params.map(({ name, value }) => ({ name, value: value.slice(0, 60) })),
          })),
        );
        if (changeProblems(spec, change).length > 0 || operations.length === 0) return;
        expect(() => checkedSpec(edited(spec, ...editsFromReading(spec, change)))).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});
