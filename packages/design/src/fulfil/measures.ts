/** Judges widths and weights of stones. */
import type { Requirement } from '../language/requirement';
import { EACH } from '../language/rules/karats';
import type { BilledStones } from '../weigh/billOfMaterials';
import { mainOf, nameOf, totalOf, type BuiltDesign } from './built';
import { differently, met, not, round, type Verdict } from './verdict';

/** Tolerances: 0.1 mm for a size, a share of what is large, and the spread of cutters' tables for a weight. */
export const SIZE_MM = 0.1001;
const SIZE_SHARE = 0.04;
const LARGE_MM = 12;
const CARATS_SHARE = 0.08;

/** Tolerance of a length across a figure or a plate: a share, and what rounding takes. */
const ACROSS_SHARE = 0.05;
const ACROSS_MM = 0.3;
const isSo = (mm: number, wanted: number): boolean => Math.abs(mm - wanted) <= ACROSS_MM + ACROSS_SHARE * wanted;

/** Judges the width of a stone, or of what it stands by, mm. */
export function judgeSize(built: BuiltDesign, requirement: Requirement): Verdict {
  const { role, of, at } = requirement;
  const wanted = Number(requirement.value);
  const across = acrossOf(built, at, wanted);
  if (across !== null)
    return across.some((mm) => isSo(mm, wanted)) ? met() : differently(`It is ${round(across[0]!)} mm across.`);
  const main = mainOf(built.stones);
  if (!main) return not('No stone is set.');
  const kind = of ?? (at?.startsWith('stone ') ? at.slice('stone '.length) : undefined);
  const own = built.stones.filter((one) => one.kind === kind);
  const candidates =
    role !== null
      ? (own.length > 0 ? own : built.stones).filter((one) => built.placed(role, one))
      : own.length > 0
        ? own
        : built.stones.filter((one) => one.kind === main.kind && one.role === main.role);
  const group = candidates.find(
    ({ size_mm }) => Math.abs(size_mm - wanted) < (wanted < LARGE_MM ? SIZE_MM : SIZE_SHARE * wanted),
  );
  // "10x8 mm" is no round stone.
  const isLong = /\d\s*(?:mm)?\s*[x×*]\s*\d/iu.test(requirement.text) && group?.cut === 'round';
  if (group && isLong && new Set(requirement.text.match(/\d+(?:[.,]\d+)?/g)).size > 1)
    return differently(`The ${nameOf(group)} is ${round(group.size_mm)} mm wide.`, built.partOf(group));
  if (group) return met(built.partOf(group));
  // The length of a slab, which is longer than wide.
  const slab = built.facts.extents.parts['slab'];
  if (slab && isSo(slab.mm[0], wanted)) return met('slab');
  const nearest = candidates.toSorted((a, b) => b.size_mm - a.size_mm)[0] ?? main;
  return differently(`The ${nameOf(nearest)} is ${round(nearest.size_mm)} mm wide.`, built.partOf(nearest));
}

/** Lengths across a figure, a plate or a whole stud, mm; null where the words describe a stone. */
function acrossOf(built: BuiltDesign, at: string | undefined, wanted: number): readonly number[] | null {
  const { extents, built: facts } = built.facts;
  // The bar of a cufflink may stand out of its face.
  const { kind: form } = built.spec.root;
  const [width, height] = (form === 'cufflinks' ? extents.parts.plate?.mm : undefined) ?? extents.whole;
  // A length of cufflinks without a noun is that of their face, unless a stone has it.
  const isOfFace = form === 'cufflinks' && built.stones.every(({ size_mm }) => !isSo(size_mm, wanted));
  if (isOfFace && (at === undefined || at === 'noun stone')) return [height, width];
  if (at === undefined) return null;
  const links = at === 'form chain' ? extents.parts['chain'] : undefined;
  if (links) return [links.mm[1]];
  if (at.startsWith('motif ')) {
    const part = built.figure(at.slice('motif '.length));
    return part && extents.parts[part.id] ? extents.parts[part.id]!.mm.slice(0, 2) : null;
  }
  const plate = facts.parts.find(({ kind }) => /^plate\.(?:tag|signet|bar)|^medallion|^locket/.test(kind));
  if (plate && ['form disc', 'form medallion', 'form signet', 'noun dial', 'form locket'].includes(at))
    return extents.parts[plate.id]?.mm.slice(0, 2) ?? null;
  if (at === 'form cufflinks' || (at === 'form brooch' && form === 'brooch'))
    return [Math.max(width, height), Math.min(width, height)];
  return null;
}

/** Judges the weight of one stone or of all, carats. */
export function judgeCarats(built: BuiltDesign, { value, of, measure }: Requirement): Verdict {
  const wanted = Number(value);
  const first = mainOf(built.stones);
  if (!first) return not('No stone is set.');
  const isOff = ({ carats, count }: BilledStones): boolean =>
    Math.abs(carats / count - wanted) >= wanted * CARATS_SHARE;
  const large = built.stones.filter(({ role }) => role === 'center' || role === 'side');
  // "A carat each" is that of both; "a half carat diamond beside it" is that of the stone beside the main one.
  const main =
    (measure === EACH && of === undefined
      ? large.find(isOff)
      : large.find(({ kind }) => kind === of && of !== first.kind)) ?? first;
  const alike = built.stones.filter(({ kind }) => kind === main.kind);
  const all = (list: readonly BilledStones[]): number => list.reduce((sum, { carats }) => sum + carats, 0);
  // A weight is that of one stone; of a row of equal ones it may be that of all.
  const row = alike.filter(({ role }) => role !== 'halo' && role !== 'pave');
  const isRow = totalOf(row) > 1;
  const weights = [main.carats / main.count, ...(isRow ? [main.carats, all(row)] : [])];
  if (weights.some((carats) => Math.abs(carats - wanted) < wanted * CARATS_SHARE)) return met(built.partOf(main));
  return differently(
    `The ${nameOf(main)} weighs ${Math.round((main.carats / main.count) * 100) / 100} ct.`,
    built.partOf(main),
  );
}

/** Judges the weight of all stones together, or of those of a kind. */
export function judgeTotal(built: BuiltDesign, wanted: number, kind: string | undefined): Verdict {
  const counted = built.stones.filter((stone) => kind === undefined || stone.kind === kind);
  const [first] = counted;
  if (!first) return not('No stone is set.');
  const carats = counted.reduce((sum, stone) => sum + stone.carats, 0);
  return Math.abs(carats - wanted) < wanted * CARATS_SHARE
    ? met(built.partOf(first))
    : differently(`The stones together weigh ${Math.round(carats * 100) / 100} ct.`, built.partOf(first));
}
