import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { random } from '../random';
import type { DesignPart, DesignSpec } from '../spec';
import { diff } from './diff';
import { edited, type Edit } from './edit';
import { partWith, partsIn, stonesIn } from './tree';
import { solitaire, addHalo, addPave, melee, addHead, addText } from './testing/edits';

describe('a tree of parts', () => {
  test('takes a second halo, with an id of its own', () => {
    const twice = edited(solitaire(1), addHalo, addHalo);
    expect(partWith(twice, 'head')!.children['around']!.map(({ id }) => id)).toEqual(['halo', 'halo-2']);
  });

  test('keeps stone, metal and halos when a bezel replaces the prongs', () => {
    const prongs = edited(solitaire(1), addHalo, { op: 'set', id: 'head', metal: { alloy: 'platinum-950' } });
    const bezel = edited(prongs, { op: 'replace', id: 'head', part: { kind: 'head.bezel' } });
    const { params: _prongs, ...rest } = partWith(prongs, 'head')!;
    expect(partWith(bezel, 'head')).toEqual({ ...rest, kind: 'head.bezel', params: {} });
  });

  test('removes a part with its children, and the slot that becomes empty', () => {
    const haloed = edited(solitaire(1), addHalo, addPave);
    const bare = edited(haloed, { op: 'remove', id: 'head' });
    expect([...partsIn(bare.root)].map(({ id }) => id)).toEqual(['shank', 'shoulders']);
    expect(Object.keys(bare.root.children)).toEqual(['shoulders']);
    expect(diff(haloed, bare)).toEqual([
      { part: 'head', what: 'part', from: 'head.prong', to: undefined },
      { part: 'halo', what: 'part', from: 'halo', to: undefined },
    ]);
    expect(stonesIn(bare)).toEqual([{ ...melee, role: 'side' }]);
  });

  test.each<[string, Edit, string]>([
    ['a fourth halo', addHalo, 'slot "around" holds at most 3, not 4'],
    [
      'a halo on a shank',
      { ...addHalo, to: 'shank', slot: 'heads' },
      'slot "heads" of shank.knife does not accept halo',
    ],
    ['a slot that is not there', { ...addHalo, slot: 'below' }, 'head.prong has no slot "below", only around, under'],
    [
      'an id that is taken',
      { op: 'add', to: 'shank', slot: 'shoulders', part: { kind: 'row.pave', id: 'head', stones: [melee] } },
      'two parts are called "head"',
    ],
    [
      'a head without a stone',
      { op: 'replace', id: 'head', part: { kind: 'head.bezel', stones: [] } },
      'head.bezel takes 1 kinds of stones, not 0',
    ],
  ])('refuses %s', (_, edit, message) => {
    expect(() => edited(solitaire(1), addHalo, addHalo, addHalo, edit)).toThrow(message);
  });
});

/** Every part by its id, as stored bytes, without its children. */
const bytes = ({ root }: DesignSpec): Map<string, string> =>
  new Map([...partsIn(root)].map(({ children: _children, ...own }: DesignPart) => [own.id, JSON.stringify(own)]));

const TWO_PART_EDITS: readonly (readonly [ids: readonly string[], edits: readonly Edit[]])[] = [
  [
    ['head', 'halo'],
    [
      { op: 'replace', id: 'head', part: { kind: 'head.bezel' } },
      { op: 'set', id: 'halo', stones: { size_mm: 1.5 } },
    ],
  ],
  [
    ['shank', 'shoulders'],
    [
      { op: 'set', id: 'shank', params: { band_width: 3.3 } },
      { op: 'set', id: 'shoulders', stones: { kind: 'ruby' } },
    ],
  ],
  [
    ['halo', 'shoulders'],
    [
      { op: 'remove', id: 'halo' },
      { op: 'remove', id: 'shoulders' },
    ],
  ],
  [
    ['halo-2', 'head'],
    [addHalo, { op: 'set', id: 'head', metal: { alloy: 'white-gold-18k' } }],
  ],
];

test.each(Array.from({ length: 50 }, (_, seed) => seed))(
  'a change of two parts of design %i leaves every other byte as it was',
  (seed) => {
    const before = edited(solitaire(seed), addHalo, addPave);
    const [named, edits] = random(seed).pick(TWO_PART_EDITS);
    const after = edited(before, ...edits);
    const [was, is] = [bytes(before), bytes(after)];
    const touched = [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id));
    expect(touched.toSorted()).toEqual(named.toSorted());
    expect(JSON.stringify({ ...after, root: null })).toBe(JSON.stringify({ ...before, root: null }));
  },
);

/** Rings of former fixed makers, each with two changes and the parts that these name. */
const BANDS: readonly (readonly [prompt: string, ids: readonly string[], edits: readonly Edit[]])[] = [
  [
    'flush set ruby band',
    ['head', 'shank'],
    [
      { op: 'set', id: 'head', stones: { cut: 'princess' } },
      { op: 'set', id: 'shank', params: { band_width: 7 } },
    ],
  ],
  [
    'plain gold milgrain band without stones',
    ['shank', 'ruby-head'],
    [{ op: 'replace', id: 'shank', part: { kind: 'shank.slim' } }, addHead],
  ],
  [
    'ring engraved "Anna"',
    ['shank', 'text'],
    [
      { op: 'set', id: 'text', params: { text: 'Ben' } },
      { op: 'set', id: 'shank', metal: { alloy: 'platinum-950' } },
    ],
  ],
  ['rose gold pavé ruby band', ['row', 'ruby-head'], [{ op: 'set', id: 'row', params: { way: 'full' } }, addHead]],
  [
    'heart ring',
    ['heart', 'shank'],
    [
      { op: 'set', id: 'heart', params: { height: 9 } },
      { op: 'replace', id: 'shank', part: { kind: 'shank.split' } },
    ],
  ],
  [
    'signet ring engraved AB',
    ['letters', 'plate'],
    [
      { op: 'set', id: 'letters', params: { letters: 'K' } },
      { op: 'set', id: 'plate', params: { face_width: 13 } },
    ],
  ],
  ['eternity band of baguettes', ['row', 'words'], [{ op: 'replace', id: 'row', part: { kind: 'row.pave' } }, addText]],
];

test.each(Array.from({ length: 50 }, (_, seed) => [...BANDS[seed % BANDS.length]!, seed] as const))(
  '"%s" keeps every other byte when %j change',
  (prompt, named, edits, seed) => {
    const { spec: before } = designFromPrompt({ prompt, seed });
    const after = edited(before, ...edits);
    const [was, is] = [bytes(before), bytes(after)];
    expect([...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id)).toSorted()).toEqual(
      named.toSorted(),
    );
    expect(JSON.stringify({ ...after, root: null })).toBe(JSON.stringify({ ...before, root: null }));
  },
);

/** A prompt, a more detailed one, and the parts that the addition concerns. */
const ADDITIONS: readonly (readonly [prompt: string, more: string, ids: readonly string[]])[] = [
  ['gold ruby solitaire ring', 'gold 7 mm ruby solitaire ring', ['head']],
  ['gold ruby solitaire ring', 'gold ruby solitaire ring with six prongs', ['head']],
  ['gold ruby solitaire ring', 'gold oval ruby solitaire ring', ['head']],
  ['gold ruby solitaire ring', 'gold ruby solitaire ring, 2.5 mm wide band', ['shank']],
  ['gold ruby solitaire ring', 'gold ruby solitaire ring engraved "Ana" inside', ['text']],
];

test.each(Array.from({ length: 50 }, (_, seed) => [...ADDITIONS[seed % ADDITIONS.length]!, seed] as const))(
  '"%s" becomes "%s" without a change to other parts than %j',
  (prompt, more, ids, seed) => {
    const [was, is] = [prompt, more].map((text) => bytes(designFromPrompt({ prompt: text, seed }).spec)) as [
      Map<string, string>,
      Map<string, string>,
    ];
    const touched = [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id));
    expect(touched.filter((id) => !ids.includes(id))).toEqual([]);
    expect([...is.keys()]).toEqual(expect.arrayContaining([...ids]));
  },
);
