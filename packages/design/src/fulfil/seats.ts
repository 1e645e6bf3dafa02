/** Judges stones and enamel that a prompt puts in a part of a figure: its eyes, its wings. */
import { gemOf } from '../catalogue/gems';
import { isOfRegion } from '../curves/figure';
import type { Requirement } from '../language/requirement';
import { STONE_FLOWERS } from '../makers/ring/cluster';
import { isMotif, motifNamed } from '../motifs/library';
import type { DesignSpec, FigureSeat, Stone } from '../spec';
import type { BilledStones } from '../weigh/billOfMaterials';
import { totalOf, type BuiltDesign } from './built';
import { countIn } from './stoneTraits';
import { differently, met, not, type Verdict } from './verdict';

/** A stone in the middle of a figure is off its middle by at most these shares of the figure's width and height. */
const MIDDLE_SHARE = [0.1, 0.22] as const;

/** True for one stone that a figure holds in its middle; the head of a flower is above that of its stem. */
export function isInMiddleOf(built: BuiltDesign, stone: BilledStones): boolean {
  const { boxes, stones } = built.facts.extents;
  const box = boxes[(built.spec.motif && built.figure(built.spec.motif)?.id) ?? built.partOf(stone) ?? ''];
  const own = stones.filter(({ kind }) => kind === stone.kind);
  if (!box || own.length !== 1) return false;
  const [low, high] = box;
  return ([0, 1] as const).every(
    (axis) =>
      Math.abs(own[0]!.at[axis] - (low[axis] + high[axis]) / 2) <= MIDDLE_SHARE[axis] * (high[axis] - low[axis]),
  );
}

/** Pieces that hang, whose figures are seen from the front. */
const HUNG: ReadonlySet<string> = new Set(['pendant', 'necklace', 'earrings']);

/** The figure that the piece is named after when all stones of a kind are above or below it; undefined otherwise. */
export function figureBeside(built: BuiltDesign, kind: string): string | undefined {
  const { spec, facts } = built;
  const box = spec.motif && HUNG.has(spec.type) && facts.extents.boxes[built.figure(spec.motif)?.id ?? ''];
  const own = facts.extents.stones.filter((one) => one.kind === kind);
  // One of several figures holds it: "seven stars, a ruby in the middle one".
  const isInOne = facts.built.stones.some((one) => one.kind === kind && one.part.startsWith(`${spec.motif}-`));
  const isApart = box && !isInOne && own.length > 0 && own.every(({ at }) => at[1] < box[0][1] || at[1] > box[1][1]);
  return isApart ? spec.motif! : undefined;
}

/** Pieces that are an animal whose main stone is on its head. */
const ON_HEAD = /^snake-/;

/** Judges stones of a kind in a part of a figure, and their number there. */
export function judgeSeat(built: BuiltDesign, requirement: Requirement, seat: FigureSeat): Verdict {
  const { value, text } = requirement;
  const count = countIn(built, requirement);
  const nearest = built.substitute(text);
  const elsewhere = built.stones.find(({ kind }) => kind === value);
  const there = built.facts.built.stones.filter(({ kind, part }) => kind === value && part === seat);
  const own = elsewhere && built.partOf(elsewhere);
  if (seat === 'petals' && elsewhere?.role === 'side' && STONE_FLOWERS.has(own ?? '')) return met(own);
  if (elsewhere && seat === 'tips' && built.spec.root.kind === 'chevron-ring') return met(own);
  if (elsewhere && seat === 'center' && isInMiddleOf(built, elsewhere)) return met(own);
  if (elsewhere?.role === 'center' && seat === 'head' && ON_HEAD.test(built.spec.root.kind)) return met(own);
  if (there.length > 0) {
    const total = totalOf(there);
    if (count !== undefined && total !== count && total !== count * built.copies)
      return differently(`Set with ${total} in the ${seat}.`, seat);
    return nearest === null ? met(seat) : differently(`Made with ${nearest}.`, seat);
  }
  return elsewhere
    ? differently(`Set somewhere other than the ${seat}.`, own)
    : not(`No ${gemOf(value as Stone['kind']).name} is set.`);
}

/** True when enamel of a part of a figure lies there alone; the petals of a flower are all of it. */
export function isInRegion({ motif }: DesignSpec, seat: FigureSeat): boolean {
  if (!isMotif(motif) || seat === 'petals') return true;
  return motifNamed(motif).fills.some(
    (fill) => isOfRegion(fill, seat) || (seat === 'leaves' && fill.enamel === 'leaf'),
  );
}
