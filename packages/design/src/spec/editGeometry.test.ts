import { describe, expect, test } from 'vitest';
import { builtOf, stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { cornersOf } from '../inspect/corners';
import { inspect } from '../inspect/inspect';
import { buildPiece } from '../makers/registry';
import type { Piece } from '../piece';
import type { DesignSpec } from '../spec';
import { edited, type Edit } from './edit';
import { solitaire, addHalo, addPave, addHead, addText, melee } from './testing/edits';

const pieces = new WeakMap<DesignSpec, Piece>();
/** Builds the piece of a design once. */
function pieceOf(spec: DesignSpec): Piece {
  const piece = pieces.get(spec) ?? buildPiece(spec);
  pieces.set(spec, piece);
  return piece;
}

/** Stones by part, metals and parts of the piece of a design. */
const built = (spec: DesignSpec): ReturnType<typeof builtOf> => builtOf(spec, pieceOf(spec));
const widthOf = (spec: DesignSpec): number => {
  const piece = pieceOf(spec);
  const shank = piece.parts.flatMap((part) =>
    part.shape === 'mesh' && part.part === 'shank' ? [piece.meshes[part.mesh]!] : [],
  );
  return 2 * Math.max(...shank.flatMap(({ positions }) => Array.from(positions.filter((_, i) => i % 3 === 2))));
};

describe('an edit of a ring changes the geometry', { timeout: 60_000 }, () => {
  const before = solitaire(1);

  test('cut, size and kind of the main stone', () => {
    const after = edited(before, { op: 'set', id: 'head', stones: { kind: 'ruby', cut: 'pear', size_mm: 5 } });
    expect(built(after).stones).toEqual([{ part: 'head', kind: 'ruby', cut: 'pear', size_mm: 5, count: 1 }]);
  });

  test('a bezel in place of prongs', () => {
    const after = edited(before, { op: 'replace', id: 'head', part: { kind: 'head.bezel' } });
    expect(built(after).parts).toContainEqual({ id: 'head', kind: 'head.bezel' });
    expect(built(after).metals[0]!.grams).not.toBe(built(before).metals[0]!.grams);
  });

  test('an added halo, a second one around it, and the removal of both', () => {
    const count = (spec: DesignSpec): number => stonesOfPiece(pieceOf(spec)).length;
    const [one, two] = [edited(before, addHalo), edited(before, addHalo, addHalo)];
    expect(count(before)).toBe(1);
    expect(count(one)).toBeGreaterThan(12);
    expect(count(two) - count(one)).toBeGreaterThan(count(one) - 1);
    expect(built(edited(two, { op: 'remove', id: 'halo' }, { op: 'remove', id: 'halo-2' }))).toEqual(built(before));
  });

  test('pavé shoulders, alike left and right, with rows side by side where the band is broad', () => {
    const paved = edited(before, addPave, { op: 'set', id: 'shank', params: { band_width: 5 } });
    const sides = stonesOfPiece(pieceOf(paved)).filter(({ part }) => part === 'shoulders');
    expect(sides.filter(({ source }) => source.at.origin[0] > 0)).toHaveLength(sides.length / 2);
    const three = edited(paved, { op: 'set', id: 'shoulders', params: { rows: 3 } });
    expect(stonesOfPiece(pieceOf(three)).filter(({ part }) => part === 'shoulders').length).toBeGreaterThan(
      sides.length * 2,
    );
  });

  test('the width of the band, and its thickness', { tags: ['full'] }, () => {
    expect(widthOf(edited(before, { op: 'set', id: 'shank', params: { band_width: 4 } }))).toBeGreaterThan(
      widthOf(before) * 1.3,
    );
    expect(
      built(edited(before, { op: 'set', id: 'shank', params: { thickness: 3 } })).metals[0]!.grams,
    ).toBeGreaterThan(built(before).metals[0]!.grams * 1.2);
  });

  test('a head of another metal than the shank, and a row that takes the metal of the shank', () => {
    const after = edited(before, addHalo, addPave, { op: 'set', id: 'head', metal: { alloy: 'platinum-950' } });
    const alloys = (id: string): string[] => [
      ...new Set(
        pieceOf(after).parts.flatMap(({ part, ...one }) =>
          part === id && 'surface' in one && one.surface.kind === 'metal' ? [one.surface.alloy] : [],
        ),
      ),
    ];
    expect([alloys('head'), alloys('halo')]).toEqual([['platinum-950'], ['platinum-950']]);
    expect([alloys('shank'), alloys('shoulders')]).toEqual([[before.root.metal.alloy], [before.root.metal.alloy]]);
    expect(
      built(after)
        .metals.map(({ alloy }) => alloy)
        .toSorted(),
    ).toEqual([before.root.metal.alloy, 'platinum-950'].toSorted());
  });

  test('two more stones on each side', () => {
    const side: Edit = {
      op: 'add',
      to: 'shank',
      slot: 'sides',
      part: { kind: 'head.prong', stones: [{ role: 'side', kind: 'diamond', cut: 'round', size_mm: 2.5, count: 2 }] },
    };
    expect(
      built(edited(before, side, side))
        .stones.filter(({ kind }) => kind === 'diamond')
        .reduce((sum, { count }) => sum + count, 0),
    ).toBe(4);
  });

  const design = (prompt: string): DesignSpec => designFromPrompt({ prompt, seed: 2 }).spec;
  const countOf = (spec: DesignSpec, part: string): number =>
    stonesOfPiece(pieceOf(spec)).filter((stone) => stone.part === part).length;

  test.each(['eternity band of baguettes', 'rose gold pavé ruby band'])(
    'a head on an %s, which leaves out the stones under it',
    (prompt) => {
      const band = design(prompt);
      const headed = edited(band, addHead);
      expect(countOf(headed, 'ruby-head')).toBe(1);
      expect(countOf(headed, 'row')).toBeGreaterThan(4);
      expect(countOf(headed, 'row')).toBeLessThan(countOf(band, 'row'));
    },
  );

  test('a channel and pavé round shanks that are not made for them', { tags: ['full'] }, () => {
    for (const kind of ['row.channel', 'row.pave'] as const) {
      const rowed = edited(
        before,
        { op: 'replace', id: 'shank', part: { kind: 'shank.flat' } },
        {
          op: 'add',
          to: 'shank',
          slot: 'band',
          part: {
            kind,
            id: 'row',
            params: { way: 'full' },
            stones: [
              { role: 'pave', kind: 'ruby', cut: kind === 'row.pave' ? 'round' : 'princess', size_mm: 1.6, count: 0 },
            ],
          },
        },
      );
      expect(built(rowed).stones.filter(({ part }) => part === 'row')).toMatchObject([{ kind: 'ruby', size_mm: 1.6 }]);
      expect(countOf(rowed, 'row')).toBeGreaterThan(20);
    }
  });

  test('a flush stone of another cut, more beside it, and a band without it', { tags: ['full'] }, () => {
    const band = design('flush set ruby band');
    const princess = edited(
      band,
      { op: 'set', id: 'head', stones: { cut: 'princess' } },
      {
        op: 'add',
        to: 'shank',
        slot: 'sides',
        part: {
          kind: 'head.flush',
          id: 'side',
          stones: [{ role: 'side', kind: 'diamond', cut: 'round', size_mm: 1.8, count: 2 }],
        },
      },
    );
    expect(built(princess).stones.map(({ part, cut, count }) => [part, cut, count])).toEqual([
      ['head', 'princess', 1],
      ['side', 'round', 2],
    ]);
    expect(built(edited(band, { op: 'remove', id: 'head' })).stones).toEqual([]);
  });

  test('an engraved text, cut into the inside of the band', () => {
    const band = design('flat gold band');
    const engraved = edited(band, addText);
    /** Points in the middle of the inside that are deeper than the bore. */
    const cutPlaces = (spec: DesignSpec): number => {
      const places = pieceOf(spec).meshes.flatMap(({ positions }) =>
        Array.from({ length: positions.length / 3 }, (_, i) => positions.subarray(3 * i, 3 * i + 3)),
      );
      const heights = places.map(([, y]) => y!);
      const middle = (heights.reduce((a, b) => Math.max(a, b)) + heights.reduce((a, b) => Math.min(a, b))) / 2;
      const bore = Number(spec.root.params['inner_diameter']) / 2;
      return places.filter(
        ([x, y, z]) =>
          Math.abs(z!) < 0.6 && Math.hypot(x!, y! - middle) > bore + 0.07 && Math.hypot(x!, y! - middle) < bore + 0.3,
      ).length;
    };
    expect(cutPlaces(band)).toBe(0);
    expect(cutPlaces(edited(band, addText, addHead))).toBeGreaterThan(50);
    expect(built(engraved).parts).toContainEqual({ id: 'words', kind: 'ornament.text' });
  });

  const addShoulders: Edit = {
    op: 'add',
    to: 'shank',
    slot: 'shoulders',
    part: { kind: 'row.pave', id: 'shoulders', params: { rows: 2 }, stones: [{ ...melee, role: 'side' }] },
  };
  /** Stones that overlap. */
  const collisions = (spec: DesignSpec): unknown[] =>
    inspect(pieceOf(spec), 'ring').filter(({ kind }) => kind === 'stones collide');

  test.each(['heart ring', 'signet ring engraved AB'])(
    'two rows of stones on the shoulders of a %s',
    { tags: ['full'] },
    (prompt) => {
      const paved = edited(design(prompt), addShoulders);
      expect(countOf(paved, 'shoulders')).toBeGreaterThan(8);
      expect(collisions(paved)).toEqual([]);
    },
  );

  test(
    'a figure in the place of the letters of a signet, on another shank, and without its stones',
    { tags: ['full'] },
    () => {
      const owl = edited(design('signet ring engraved AB'), {
        op: 'replace',
        id: 'letters',
        part: {
          kind: 'figure.relief',
          id: 'owl',
          params: { motif: 'owl', version: 0 },
          stones: [{ role: 'accent', kind: 'ruby', cut: 'round', size_mm: 1.1, count: 2, seat: 'eyes' }],
        },
      });
      expect(built(owl).stones).toMatchObject([{ kind: 'ruby', count: 2 }]);
      expect(built(owl).parts.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['plate.signet', 'figure.relief']),
      );
      expect(built(edited(owl, { op: 'replace', id: 'shank', part: { kind: 'shank.plain' } })).parts).toContainEqual({
        id: 'plate',
        kind: 'plate.signet',
      });
      expect(
        built(edited(owl, { op: 'replace', id: 'owl', part: { kind: 'figure.relief', stones: [] } })).stones,
      ).toEqual([]);
    },
  );

  test('the height of a figure, and the width of a face', { tags: ['full'] }, () => {
    const plain = design('signet ring');
    expect(
      built(edited(plain, { op: 'set', id: 'plate', params: { face_width: 14 } })).metals[0]!.grams,
    ).toBeGreaterThan(built(edited(plain, { op: 'set', id: 'plate', params: { face_width: 9 } })).metals[0]!.grams);
    const heart = design('heart ring');
    const wide = (spec: DesignSpec): number => Math.max(...cornersOf(pieceOf(spec)).map(([, , z]) => z));
    expect(wide(edited(heart, { op: 'set', id: 'heart', params: { height: 16 } }))).toBeGreaterThan(
      wide(edited(heart, { op: 'set', id: 'heart', params: { height: 8 } })) + 2,
    );
  });
});
