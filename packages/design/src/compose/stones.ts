/** The stones of a plan, with the kinds, cuts and names of the prompt. */
import { drawnStones } from '../drawing/drawnFigure';
import { LAB_GROWN, gemOf, isCabochon } from '../catalogue/gems';
import { bareStone } from '../language/parsed/stones';
import { mainStone, type Brief, type Plan } from '../makers/maker';
import type { NamedStone, ParsedPrompt } from '../language/parsedPrompt';
import type { Form } from '../language/vocabulary';
import type { Cut, DesignPart, Drawing, GemKind, SoldAs, Stone } from '../spec';
import { partsIn, withStones } from '../spec/tree';

/** The kinds of stones in a part and its children. */
export const kindsIn = (whole: DesignPart): GemKind[] =>
  [...partsIn(whole)].flatMap(({ stones = [] }) => stones.map(({ kind }) => kind));

/** Trade names of the stones in a design, for its description and price. */
export const soldAs = (parsed: ParsedPrompt, kinds: readonly unknown[]): SoldAs => ({
  ...(parsed.pearl && kinds.includes('pearl') ? { pearl: parsed.pearl } : {}),
  ...(parsed.grownDiamonds && kinds.includes('diamond') ? { diamonds: LAB_GROWN } : {}),
});

/** The stones as the prompt names them, when the prompt decides them; none is beside the head on a bare band. */
function namedStones(
  { named, gems: stated }: ParsedPrompt,
  gems: readonly GemKind[],
  hasBareBand: boolean,
): readonly NamedStone[] {
  const isStated = gems.length > 0 && gems.every((kind) => stated.includes(kind)) && named.length > 0;
  if (!isStated) return gems.map(bareStone);
  return named
    .filter(({ kind }) => gems.includes(kind))
    .map((one) => (hasBareBand && one.role === 'side' ? { ...one, role: null } : one));
}

/** The kinds in the order of the text, each as often as it is named, when the prompt decides them. */
const stonesInOrder = ({ requirements }: ParsedPrompt, gems: readonly GemKind[]): readonly GemKind[] =>
  requirements.flatMap(({ concept, value, isRefused }) => {
    const kind = gems.find((one) => one === value);
    return concept === 'stone' && !isRefused && kind !== undefined ? [kind] : [];
  });

/** What the prompt states about stones: how it names them, the cut of those at the sides, and whether one is a dome. */
export const stonesOf = (
  parsed: ParsedPrompt,
  gems: readonly GemKind[],
  hasBareBand: boolean,
): Pick<Brief, 'named' | 'mentions' | 'sideCut' | 'isDomed'> => ({
  named: namedStones(parsed, gems, hasBareBand),
  mentions: stonesInOrder(parsed, gems),
  sideCut: hasBareBand ? null : parsed.sideCut,
  isDomed: parsed.requirements.some(
    ({ concept, value, isRefused }) => concept === 'cut' && value === 'cabochon' && !isRefused,
  ),
});

/** Side stones of an unstated kind: diamonds beside a coloured stone. */
export function flanksOf(
  { sideCut, roles, refused }: ParsedPrompt,
  forms: readonly Form[],
  gems: readonly GemKind[],
): readonly GemKind[] {
  const isFlanked =
    gems.length === 1 && (sideCut !== null || (forms.includes('three-stone') && roles.includes('side')));
  return isFlanked && !refused.gems.includes('diamond') && !gems.includes('diamond') ? ['diamond'] : [];
}

/** Replaces refused kinds of accent stones with the main kind. */
export function withoutKinds(
  stones: readonly Stone[],
  refused: readonly GemKind[],
  isUnwanted: (stone: Stone) => boolean,
): Stone[] {
  const kind = mainStone(stones)?.kind;
  return stones.map((stone) => (kind && isUnwanted(stone) && !refused.includes(kind) ? { ...stone, kind } : stone));
}

/** Replaces refused kinds of a tree's small stones with its main kind. */
export const withoutRefused = (root: DesignPart, refused: readonly GemKind[]): DesignPart => {
  const main = mainStone([...partsIn(root)].flatMap(({ stones = [] }) => stones));
  return main && !refused.includes(main.kind)
    ? withStones(root, (stones) =>
        stones.map((stone) => (refused.includes(stone.kind) ? { ...stone, kind: main.kind } : stone)),
      )
    : root;
};

/** The customary cuts of a kind that looks right in few shapes; a cut in the prompt overrules them. */
export const cutsOf = (kind: GemKind | undefined): readonly Cut[] =>
  kind === 'pearl' ? ['round'] : kind && isCabochon(kind) ? ['cabochon'] : [];

/** Outlines of domes high enough to show a star. */
const DOMED: ReadonlySet<Cut> = new Set(['cabochon', 'round', 'oval']);

/** The only cut of a kind, regardless of the named one: makers set pearls as balls, and only a high dome shows a star. */
export const withOwnCut = (stone: Stone): Stone =>
  stone.kind === 'pearl' && stone.cut !== 'round'
    ? { ...stone, cut: 'round' }
    : gemOf(stone.kind).optics.schiller === 'star' && !DOMED.has(stone.cut)
      ? { ...stone, cut: 'cabochon' }
      : stone;

/** Makes the cut customary for the kind: en cabochon or faceted. */
export const cutByKind = (stone: Stone): Stone => {
  if (stone.cut === 'cabochon' && !isCabochon(stone.kind)) return { ...stone, cut: 'round' };
  return stone.cut === 'round' && isCabochon(stone.kind) && (stone.role === 'center' || stone.role === 'side')
    ? { ...stone, cut: 'cabochon' }
    : stone;
};

/** The stones of a drawing at the plan's size, for every copy of the drawing. */
export function stonesDrawn(drawing: Drawing, { dimensions, variant }: Plan): Stone[] {
  const heightMm = dimensions['drawing_height'] ?? dimensions['height']!;
  return drawnStones(drawing, heightMm / 2).map((stone) => ({
    ...stone,
    count: stone.count * Number(variant['copies'] ?? 1),
  }));
}
