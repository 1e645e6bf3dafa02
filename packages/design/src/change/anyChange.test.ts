import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { seededDesigns } from '../inspect/seededDesigns';
import { CPU_LIMIT_MS, leastCpuMs } from '../language/testing/cpuTime';
import { JEWELRY_TYPES, type DesignPart, type DesignSpec, type JewelryType } from '../spec';
import { diff } from '../spec/diff';
import { edited, type Edit } from '../spec/edit';
import { addressed, partsIn } from '../spec/tree';
import { differenceOf } from './difference';
import { changedDesign, readChange } from './readChange';
import { LONG_CHANGES, SENTENCES } from './testing/longChanges';

const TEXTS = [
  'gold band engraved "Anna"',
  'plain platinum wedding band',
  'signet ring with the letter K',
  'heart pendant',
].map((prompt) => designFromPrompt({ prompt, seed: 3 }).spec);
/** As stored, with fields in the order of the schema. */
const DESIGNS = [...JEWELRY_TYPES.flatMap((type): DesignSpec[] => seededDesigns(type, 10)), ...TEXTS].map((spec) =>
  edited(spec),
);

const bytes = ({ root }: DesignSpec): Map<string, string> =>
  new Map([...partsIn(root)].map(({ children: _children, ...own }: DesignPart) => [own.id, JSON.stringify(own)]));

/** The parts that edits name, with the children of removed ones. */
function namedBy(spec: DesignSpec, edits: readonly Edit[]): Set<string> {
  const named = new Set<string>();
  let now = spec;
  for (const edit of edits) {
    const before = new Set(bytes(now).keys());
    if (edit.op !== 'design' && edit.op !== 'add') {
      const { part } = addressed(now, edit.id)!;
      for (const { id } of edit.op === 'set' ? [part] : partsIn(part)) named.add(id);
    }
    now = edited(now, edit);
    if (edit.op === 'add' || edit.op === 'replace')
      for (const id of bytes(now).keys()) if (!before.has(id)) named.add(id);
  }
  return named;
}

describe('every change of every design', () => {
  test.each(SENTENCES)('"%s" changes the parts that its edits name and no other byte', { timeout: 60_000 }, (words) => {
    let possible = 0;
    for (const before of DESIGNS) {
      const { spec: after, reading } = changedDesign(before, words);
      if (reading.notPossible.length > 0) {
        expect(after).toBe(before);
        for (const { reason } of reading.notPossible) expect(reason).toMatch(/^[A-Z"].*[.?]$/);
        continue;
      }
      possible++;
      expect(after).toEqual(edited(before, ...reading.edits));
      if (reading.edits.some((edit) => edit.op === 'design' && edit.type)) continue;
      const [was, is] = [bytes(before), bytes(after)];
      const touched = [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id));
      const named = namedBy(before, reading.edits);
      expect(touched.filter((id) => !named.has(id))).toEqual([]);
      expect(
        new Set(
          diff(before, after)
            .filter(({ what, part }) => what !== 'place' && part !== 'design')
            .map(({ part }) => part),
        ),
      ).toEqual(new Set(touched));
      expect(differenceOf(before, after).text).not.toBe('Nothing changed');
    }
    expect(possible).toBeGreaterThan(0);
  });
});

describe('any text', () => {
  const ring = seededDesigns('ring', 1)[0]!;

  describe.each([
    { numRuns: 400, tags: [] },
    { numRuns: 5_000, tags: ['full'] },
  ])('$numRuns random changes of random designs', ({ numRuns, tags }) => {
    test('are read without an exception', { timeout: 240_000, tags }, () => {
      const word = fc.constantFrom(
        ...new Set(SENTENCES.flatMap((row) => row.split(' '))),
        'не',
        'ohne',
        'plus',
        'más',
        'أزل',
        'statt',
        'keep',
        'but',
        '%',
        '10',
        '2 mm',
        '"',
        ',',
        'and',
        '🦋',
        '\u0000',
        '__proto__',
        'constructor',
      );
      const words = fc.oneof(
        fc.array(word, { maxLength: 16 }).map((list) => list.join(' ')),
        fc.string({ unit: 'binary', maxLength: 60 }),
      );
      fc.assert(
        fc.property(words, fc.constantFrom(...DESIGNS), (text, spec) => {
          const { edits, notPossible, understood } = readChange(spec, text);
          expect(edits.length + notPossible.length).toBeGreaterThan(0);
          for (const { text: quoted, start, end } of [...understood, ...notPossible])
            expect(text.slice(start, end)).toBe(quoted);
        }),
        { numRuns },
      );
    });
  });

  test.each(LONG_CHANGES)('2,000 characters of %s are read within the limit', { timeout: 60_000 }, (_, text) => {
    expect(leastCpuMs(() => readChange(ring, text), CPU_LIMIT_MS)).toBeLessThan(CPU_LIMIT_MS);
  });
});

test.each<[JewelryType, JewelryType]>([
  ['ring', 'earrings'],
  ['pendant', 'ring'],
  ['bracelet', 'necklace'],
  ['earrings', 'bracelet'],
])('a %s becomes a piece of type %s with its metal, stage and main stone', (from, to) => {
  for (const before of seededDesigns(from, 12)) {
    const { spec: after, reading } = changedDesign(before, to === 'earrings' ? 'as earrings' : `as a ${to}`);
    expect(reading.notPossible).toEqual([]);
    expect([after.type, after.root.metal, after.stage, after.seed, after.prompt]).toEqual([
      to,
      before.root.metal,
      before.stage,
      before.seed,
      before.prompt,
    ]);
  }
});
