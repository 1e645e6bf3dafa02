import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Kind } from '../catalogue/kind';
import { designFromPrompt } from '../compose';
import { random } from '../random';
import type { DesignPart, DesignSpec } from '../spec';
import { diff } from './diff';
import type { Edit } from './edit';
import { editedBy } from './edit';
import { partWith, partsIn, stonesIn } from './tree';

/** A catalogue of parts that carry others, so that edits of trees are proven apart from what is built today. */
const bare = { slots: {}, stones: [0, 0], concepts: [] } as const;
const KINDS: readonly Kind[] = [
  { ...bare, name: 'shank.plain', params: z.strictObject({ width: z.number().min(1.5).max(8) }), slots: { top: { accepts: ['head.'], most: 1 }, shoulders: { accepts: ['row.pave'], most: 1 } } },
  {
    ...bare, name: 'head.prong', stones: [1, 1], params: z.strictObject({ prongs: z.int().min(2).max(12), tip: z.string() }), slots: { around: { accepts: ['halo'], most: 3 } },
    choices: { prongs: (rng) => rng.pick([4, 6]), tip: (rng) => rng.pick(['round', 'claw', 'tab']) },
  },
  { ...bare, name: 'head.bezel', stones: [1, 1], params: z.strictObject({}), slots: { around: { accepts: ['halo'], most: 3 } } },
  { ...bare, name: 'halo', stones: [1, 1], params: z.strictObject({ gap: z.number().min(0.1).max(0.6) }), choices: { gap: (rng) => Math.round(rng.between(0.1, 0.6) * 100) / 100 } },
  { ...bare, name: 'row.pave', stones: [1, 2], params: z.strictObject({}) },
];
const edited = (spec: DesignSpec, ...edits: Edit[]): DesignSpec => editedBy((name) => KINDS.find((kind) => kind.name === name), spec, edits);

const melee = { role: 'halo', kind: 'diamond', cut: 'round', size_mm: 1.3, count: 0 } as const;
const sapphire = { role: 'center', kind: 'blue-sapphire', cut: 'oval', size_mm: 6, count: 1 } as const;

/** A solitaire by seed, before anything is added to it. */
function solitaire(seed: number): DesignSpec {
  const { spec } = designFromPrompt({ prompt: 'gold ring', seed });
  const root = { id: 'ring', kind: 'shank.plain', params: { width: 2 }, metal: { alloy: 'yellow-gold-18k', finish: 'polished' } as const, children: {} };
  return edited({ ...spec, root }, { op: 'add', to: 'ring', slot: 'top', part: { kind: 'head.prong', id: 'head', stones: [sapphire] } });
}

const addHalo: Edit = { op: 'add', to: 'head', slot: 'around', part: { kind: 'halo', stones: [melee] } };
const addPave: Edit = { op: 'add', to: 'ring', slot: 'shoulders', part: { kind: 'row.pave', id: 'shoulders', stones: [{ ...melee, role: 'side' }] } };

describe('a tree of parts', () => {
  test('takes a second halo, with an id of its own and a gap of its own', () => {
    const twice = edited(solitaire(1), addHalo, addHalo);
    expect(partWith(twice, 'head')!.children['around']!.map(({ id }) => id)).toEqual(['halo', 'halo-2']);
    const gaps = Array.from({ length: 12 }, (_, seed) => edited(solitaire(seed), addHalo, addHalo)).map((spec) => ['halo', 'halo-2'].map((id) => partWith(spec, id)!.params['gap']));
    expect(gaps.some(([first, second]) => first !== second)).toBe(true);
  });

  test('keeps stone, metal and halos when a bezel takes the place of the prongs', () => {
    const prongs = edited(solitaire(1), addHalo, { op: 'set', id: 'head', metal: { alloy: 'platinum-950' } });
    const bezel = edited(prongs, { op: 'replace', id: 'head', part: { kind: 'head.bezel' } });
    const { params: _prongs, ...rest } = partWith(prongs, 'head')!;
    expect(partWith(bezel, 'head')).toEqual({ ...rest, kind: 'head.bezel', params: {} });
  });

  test('removes a part with its children, and the slot that becomes empty', () => {
    const haloed = edited(solitaire(1), addHalo, addPave);
    const bare = edited(haloed, { op: 'remove', id: 'head' });
    expect([...partsIn(bare.root)].map(({ id }) => id)).toEqual(['ring', 'shoulders']);
    expect(Object.keys(bare.root.children)).toEqual(['shoulders']);
    expect(diff(haloed, bare)).toEqual([{ part: 'head', what: 'part', from: 'head.prong', to: undefined }, { part: 'halo', what: 'part', from: 'halo', to: undefined }]);
    expect(stonesIn(bare)).toEqual([{ ...melee, role: 'side' }]);
  });

  test.each<[string, Edit, string]>([
    ['a fourth halo', addHalo, 'slot "around" holds at most 3, not 4'],
    ['a halo on a shank', { ...addHalo, to: 'ring', slot: 'top' }, 'slot "top" of shank.plain does not accept halo'],
    ['a slot that is not there', { ...addHalo, slot: 'below' }, 'head.prong has no slot "below", only around'],
    ['an id that is taken', { op: 'add', to: 'ring', slot: 'shoulders', part: { kind: 'row.pave', id: 'head', stones: [melee] } }, 'two parts are called "head"'],
    ['a head without a stone', { op: 'replace', id: 'head', part: { kind: 'head.bezel', stones: [] } }, 'head.bezel takes 1 kinds of stones, not 0'],
  ])('refuses %s', (_, edit, message) => {
    expect(() => edited(solitaire(1), addHalo, addHalo, addHalo, edit)).toThrow(message);
  });
});

/** Every part by its id, as the bytes that are stored, without what it carries. */
const bytes = ({ root }: DesignSpec): Map<string, string> => new Map([...partsIn(root)].map(({ children: _children, ...own }: DesignPart) => [own.id, JSON.stringify(own)]));

const TWO_PART_EDITS: readonly (readonly [ids: readonly string[], edits: readonly Edit[]])[] = [
  [['head', 'halo'], [{ op: 'replace', id: 'head', part: { kind: 'head.bezel' } }, { op: 'set', id: 'halo', params: { gap: 0.123 } }]],
  [['ring', 'shoulders'], [{ op: 'set', id: 'ring', params: { width: 3.3 } }, { op: 'set', id: 'shoulders', stones: { kind: 'ruby' } }]],
  [['halo', 'shoulders'], [{ op: 'remove', id: 'halo' }, { op: 'remove', id: 'shoulders' }]],
  [['halo-2', 'head'], [addHalo, { op: 'set', id: 'head', metal: { alloy: 'white-gold-18k' } }]],
];

test.each(Array.from({ length: 50 }, (_, seed) => seed))('a change of two parts of design %i leaves every other byte as it was', (seed) => {
  const before = edited(solitaire(seed), addHalo, addPave);
  const [named, edits] = random(seed).pick(TWO_PART_EDITS);
  const after = edited(before, ...edits);
  const [was, is] = [bytes(before), bytes(after)];
  const touched = [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id));
  expect(touched.toSorted()).toEqual(named.toSorted());
  expect(JSON.stringify({ ...after, root: null })).toBe(JSON.stringify({ ...before, root: null }));
});
