import { describe, expect, it } from 'vitest';
import { changedBuilt, changedDesign, differenceOf, partsOf } from './changes';
import { PIECES } from './pieces';

/** A piece with accent stones, and their role. */
function withSideStones() {
  for (const piece of PIECES) {
    const role = piece.design.root.stones?.find(
      (stone, lot) => lot > 0 && piece.built.stones.some(({ part }) => part === stone.role),
    )?.role;
    if (role !== undefined) return { piece, role };
  }
  throw new Error('No piece has side stones');
}

describe('removing stones', () => {
  const { piece, role } = withSideStones();
  const isOffered = (design: typeof piece.design): boolean =>
    partsOf(design, changedBuilt(piece.built, design)).some(
      ({ id, controls }) => id === role && 'remove' in (controls['properties'] as object),
    );

  it('removes them and their part once, and describes it', () => {
    expect(isOffered(piece.design)).toBe(true);
    const design = changedDesign(piece.design, [{ op: 'remove', id: role }])!;
    const built = changedBuilt(piece.built, design);
    expect([built.stones, built.parts].flat().filter((one) => ('part' in one ? one.part : one.id) === role)).toEqual(
      [],
    );
    expect(built.stones.length).toBe(piece.built.stones.filter(({ part }) => part !== role).length);
    expect(isOffered(design)).toBe(false);
    const { changes, text } = differenceOf(
      { design: piece.design, built: piece.built, price: 100 },
      { design, built, price: 80 },
    );
    expect(changes).toEqual([{ part: role, what: 'part', from: role }]);
    expect(text).toMatch(/^Without the /);
    expect(changedDesign(design, [{ op: 'remove', id: role }])).toBeUndefined();
  });

  it('is refused for the main stone and for a missing part', () => {
    const main = piece.design.root.stones![0]!.role;
    expect(
      [main, 'no-such-part']
        .filter((id) => id !== role)
        .map((id) => changedDesign(piece.design, [{ op: 'remove', id }])),
    ).not.toContainEqual(expect.anything());
  });
});
