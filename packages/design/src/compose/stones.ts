/** The stones of a plan: kinds, cuts and names as the prompt has them. */
import { drawnStones } from '../drawing/drawnFigure';
import { LAB_GROWN, isCabochon } from '../catalogue/gems';
import type { Plan } from '../makers/maker';
import { mainStone } from '../makers/maker';
import type { NamedStone, ParsedPrompt } from '../language/parsedPrompt';
import type { Cut, DesignPart, Drawing, GemKind, SoldAs, Stone } from '../spec';
import { partsIn, withStones } from '../spec/tree';

/** Trade names of the stones in a design, for its description and price. */
export const soldAs = (parsed: ParsedPrompt, kinds: readonly unknown[]): SoldAs => ({
  ...(parsed.pearl && kinds.includes('pearl') ? { pearl: parsed.pearl } : {}),
  ...(parsed.grownDiamonds && kinds.includes('diamond') ? { diamonds: LAB_GROWN } : {}),
});

/** The stones one by one: as the prompt names them, where it decides them. */
export function namedStones({ named, gems: stated }: ParsedPrompt, gems: readonly GemKind[]): readonly NamedStone[] {
  const isStated = gems.length > 0 && gems.every((kind) => stated.includes(kind)) && named.length > 0;
  return isStated
    ? named.filter(({ kind }) => gems.includes(kind))
    : gems.map((kind) => ({ kind, role: null, seat: null, isHeld: false, count: null, cut: null }));
}

/** The plan's accent stones take the main kind where their own was refused. */
export function withoutKinds(
  stones: readonly Stone[],
  refused: readonly GemKind[],
  isUnwanted: (stone: Stone) => boolean,
): Stone[] {
  const kind = mainStone(stones)?.kind;
  return stones.map((stone) => (kind && isUnwanted(stone) && !refused.includes(kind) ? { ...stone, kind } : stone));
}

/** The small stones of a tree are of its main kind where theirs is refused. */
export const withoutRefused = (root: DesignPart, refused: readonly GemKind[]): DesignPart => {
  const main = mainStone([...partsIn(root)].flatMap(({ stones = [] }) => stones));
  return main && !refused.includes(main.kind)
    ? withStones(root, (stones) =>
        stones.map((stone) => (refused.includes(stone.kind) ? { ...stone, kind: main.kind } : stone)),
      )
    : root;
};

/** Stones that only look right in one shape have it, unless the prompt names another. */
export const cutsOf = (kind: GemKind | undefined): readonly Cut[] =>
  kind === 'pearl' ? ['round'] : kind && isCabochon(kind) ? ['cabochon'] : [];

/** Pearls grow round: a maker sets them as balls regardless of the named cut. */
export const withRoundPearls = (stone: Stone): Stone =>
  stone.kind === 'pearl' && stone.cut !== 'round' ? { ...stone, cut: 'round' } : stone;

/** Accent stones are cut as customary for their kind, not as the main stone. */
export const cutByKind = (stone: Stone): Stone => {
  if (stone.cut === 'cabochon' && !isCabochon(stone.kind)) return { ...stone, cut: 'round' };
  return stone.cut === 'round' && isCabochon(stone.kind) && (stone.role === 'center' || stone.role === 'side')
    ? { ...stone, cut: 'cabochon' }
    : stone;
};

/** The stones of a drawing as large as the plan makes it, on every copy of it. */
export function stonesDrawn(drawing: Drawing, { dimensions, variant }: Plan): Stone[] {
  const heightMm = dimensions['drawing_height'] ?? dimensions['height']!;
  return drawnStones(drawing, heightMm / 2).map((stone) => ({
    ...stone,
    count: stone.count * Number(variant['copies'] ?? 1),
  }));
}
