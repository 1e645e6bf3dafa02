/** Which stones a face has: a slab or a stone in its middle, one on the slab, some at its edge. */
import { lettersOf } from '../motifs/library';
import type { NamedStone } from '../language/parsedPrompt';
import { isSlabStone } from '../parts/slab';
import type { Stone } from '../spec';
import { SQUARES, checkerStones, squareMm, stoneOfInlay } from './faceInlay';
import { halvesOf, isFaceCut, shapeOf } from './faceOutline';
import { BORDER } from './faceRim';
import { mm, type Brief } from './maker';

/** Width of stones around the edge: faceted ones, and pearls, mm. */
const EDGE_MM = 1.5;
const EDGE_PEARL_MM = 2.6;
export const EDGE_WALL_MM = 0.3;
/** Width of a stone on a slab, mm. */
const ON_SLAB_MM = 1.8;

/** The text of a face: an engraving, or initials. */
export const faceText = ({ engraving, motif }: Brief): string | null => {
  const letters = motif === null ? '' : lettersOf(motif);
  return letters === '' ? (engraving?.inside === false ? engraving.text : null) : letters;
};

/** A stone as wide as a face means the face, mm. */
const LEAST_FACE_MM = 9;

/** The height of a face that a size beside an opaque stone states, mm: "lapis cufflinks, 16 mm". */
export const faceSize = ({ gems, stoneSizeMm }: Brief): number | null =>
  isSlabStone(gems[0]) && stoneSizeMm !== null && stoneSizeMm >= LEAST_FACE_MM ? stoneSizeMm : null;

/** True for an opaque stone that fills the face, in its shape. */
const isFlat = ({ kind, cut }: Pick<NamedStone, 'kind' | 'cut'>): boolean =>
  isSlabStone(kind) && (cut === null || isFaceCut(cut));

/** True for one kind in the plural, of which one is in the middle and the others are around it. */
export const isRow = ({ named, gemsGiven, stoneCount, inlay }: Brief): boolean =>
  gemsGiven &&
  inlay === null &&
  stoneCount === null &&
  named.length === 1 &&
  named[0]!.isSeveral &&
  !isSlabStone(named[0]!.kind);

/**
 * The stones of a face of half the width `k`: a slab or a stone in its middle, one on the slab, some at its edge, as a
 * second cut kind of open place is.
 */
export function faceStones(brief: Brief, k: number, copies: number, rimMm: number = BORDER): Stone[] {
  const named = brief.gemsGiven
    ? brief.named
    : brief.gems.map((kind) => ({ kind, role: null, cut: null, count: null, isSeveral: false }));
  const isCut = named.length === 2 && brief.inlay === null && named.every((stone) => !isFlat(stone));
  const edge =
    named.find(({ role }) => role === 'halo' || role === 'pave') ??
    named.slice(1).find(({ role, count, isSeveral }) => (isCut || isSeveral) && role === null && count === null) ??
    (copies === 1 && isRow(brief) ? named[0] : undefined) ??
    (brief.wants('halo') && named.length === 1
      ? { kind: 'diamond' as const, role: null, cut: null, count: null }
      : undefined);
  const others = copies === 1 && isRow(brief) ? named : named.filter((stone) => stone !== edge);
  const filling = stoneOfInlay(brief);
  const slab =
    others.find(isFlat) ?? (filling === null ? undefined : { kind: filling, role: null, cut: null, count: null });
  const [main, second] = slab ? [slab, others.find((stone) => stone !== slab)] : others;
  if (!main && !edge) return [];
  const isSlab =
    main !== undefined &&
    isSlabStone(main.kind) &&
    (main.cut === null || isFaceCut(main.cut)) &&
    (brief.stoneSizeMm === null || faceSize(brief) !== null);
  const room =
    2 *
    (halvesOf(shapeOf(brief), k)[1] -
      rimMm -
      (edge ? (edge.kind === 'pearl' ? EDGE_PEARL_MM : EDGE_MM) + EDGE_WALL_MM : 0));
  const [dark, light] = checkerStones(brief);
  if (dark && light) {
    const size_mm = mm(squareMm(room));
    const count = (copies * SQUARES * SQUARES) / 2;
    return [
      { role: 'center', kind: dark, cut: 'cabochon', size_mm, count },
      { role: 'accent', kind: light, cut: 'cabochon', size_mm, count },
    ];
  }
  const center: Stone[] = main
    ? [
        {
          role: 'center',
          kind: main.kind,
          cut: isSlab ? 'cabochon' : main.kind === 'pearl' ? 'round' : (main.cut ?? brief.cuts[0] ?? 'round'),
          size_mm: mm(isSlab ? room : Math.min(room * 0.8, brief.stoneSizeMm ?? Math.min(7, k * 0.8))),
          count: copies,
        },
      ]
    : [];
  const over: Stone[] =
    isSlab && second
      ? [{ role: 'accent', kind: second.kind, cut: second.cut ?? 'round', size_mm: ON_SLAB_MM, count: copies }]
      : [];
  const around: Stone[] = edge
    ? [
        {
          // Small stones of another kind are a halo, those of the same one its company.
          role: isRow(brief) ? 'side' : 'halo',
          kind: edge.kind,
          cut: isSlabStone(edge.kind) ? 'cabochon' : 'round',
          size_mm: edge.kind === 'pearl' ? EDGE_PEARL_MM : EDGE_MM,
          count: isSlabStone(edge.kind) ? copies : 0,
        },
      ]
    : [];
  return [...center, ...over, ...around];
}

/** True when the main stone of a planned face is a slab. */
export const hasSlab = ([main]: readonly Stone[]): boolean =>
  main !== undefined && main.role === 'center' && main.cut === 'cabochon' && isSlabStone(main.kind);

/** The stones of a face with a figure: a slab, or one small stone above the figure. */
export function stonesBesideFigure(stones: readonly Stone[]): Stone[] {
  const [main] = stones;
  if (hasSlab(stones) || !main || main.role !== 'center') return stones.filter(({ role }) => role !== 'accent');
  return [{ ...main, role: 'accent', size_mm: ON_SLAB_MM }, ...stones.filter(({ role }) => role === 'halo')];
}
