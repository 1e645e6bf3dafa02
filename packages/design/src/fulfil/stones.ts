/** Judges requirements on stones: kind, cut, count, size, weight, order. */
import { PLACE_NOTE, isHeld } from '../evidence';
import { gemOf, smallWidth } from '../catalogue/gems';
import type { Sequence } from '../catalogue/sequences';
import { EACH_PIECE, ONE_STONE, PER_SIDE, SEVERAL } from '../language/rules/counts';
import type { Requirement } from '../language/requirement';
import { prongCount } from '../parts/prongHead';
import { paramIn, partsIn } from '../spec/tree';
import type { Stone } from '../spec';
import type { BilledStones } from '../weigh/billOfMaterials';
import type { BuiltDesign } from './built';
import { isMain, mainOf, nameOf, totalOf } from './built';
import type { Verdict } from './verdict';
import { differently, met, not, round } from './verdict';

/** Tolerances: 0.1 mm for a size, and the spread of cutters' tables for a weight. */
const SIZE_MM = 0.1001;
const CARATS_SHARE = 0.08;
/** Minimum number of kinds in a sequence. */
const FEWEST_KINDS: Readonly<Record<Sequence, number>> = { turns: 2, spectrum: 5, gradient: 2 };
/** Minimum width of a big main stone, mm. */
const LEAST_BIG_MM = 6;
/** A stone narrower than this share of the main one is small. */
const SMALL_SHARE = 0.7;
/** Minimum number of stones that counts as many. */
const MANY = 3;

/** Seats of a figure away from its middle. */
const OUTER_SEATS: ReadonlySet<string> = new Set(['tips', 'leaves', 'wings', 'petals', 'tail', 'eyes']);

/** Endings that no plural of Latin letters has: "ametista", "diamond", "opal". */
const SINGULAR = /^\p{Script=Latin}[\p{Script=Latin} -]*[^\P{Script=Latin}seinrlzk]$/iu;

/** Names of small stones that are one word with the stone. */
const SMALL_NAME = /[小碎]/u;

/** Judges whether stones of a kind are set in the required position and number. */
export function judgeStone(built: BuiltDesign, { value, role, of, seat, count, measure, text }: Requirement): Verdict {
  const { stones } = built;
  const group = stones.find((one) => one.kind === value && built.placed(role, one));
  const elsewhere = stones.find((one) => one.kind === value);
  const nearest = built.substitute(text);
  if (seat !== undefined) {
    const there = built.facts.built.stones.find(({ kind, part }) => kind === value && part === seat);
    if (there) return nearest === null ? met(there.part) : differently(`Made with ${nearest}.`, there.part);
    return elsewhere
      ? differently(`Set somewhere other than the ${seat}.`, built.partOf(elsewhere))
      : not(`No ${gemOf(value as Stone['kind']).name} is set.`);
  }
  // A stone that a figure holds is not its eyes.
  const ofFigure = group && of !== undefined && !isHeld(built.partOf(group) ?? '') ? built.partOf(group) : undefined;
  if (ofFigure !== undefined) return differently(`Set in the ${ofFigure} of the ${of}.`, ofFigure);
  if (group && of !== undefined && built.isFlanked(of))
    return differently(`Set between two figures of the ${of}.`, built.partOf(group));
  const own = group && built.partOf(group);
  if (group && role === 'center' && own !== undefined && OUTER_SEATS.has(own))
    return differently(`Set in the ${own}, not in the middle.`, own);
  // "A large oval amethyst in the centre" is one.
  const isOne = count === undefined && measure === undefined && SINGULAR.test(text);
  if (group && role === 'center' && isOne && group.count > built.copies)
    return differently(`Set with ${group.count}.`, own);
  const alike = stones.filter((one) => one.kind === value && (role !== 'side' || built.placed(role, one)));
  // Stones around another are counted with it or apart.
  const totals = [totalOf(alike), totalOf(alike.filter((one) => one.role !== 'halo' && one.role !== 'pave'))];
  const [total] = totals as [number];
  if (
    group &&
    count === undefined &&
    measure === ONE_STONE &&
    totals.every((n) => n > built.copies * (role === 'side' ? 2 : 1))
  )
    return differently(`Set with ${built.copies === 2 ? total / 2 : total}.`, own);
  const isCounted =
    count === undefined
      ? measure !== SEVERAL || total > 1
      : measure === EACH_PIECE
        ? total >= built.copies * count
        : totals.some((n) => n === count || n === built.copies * count);
  // "小碎钻": the name of the stone says that it is small.
  const least = Math.min(...alike.map(({ size_mm }) => size_mm));
  if (group && SMALL_NAME.test(text) && least > smallWidth(group.kind))
    return differently(`The ${gemOf(group.kind).name} is ${round(least)} mm wide.`, own);
  if (group && !isCounted) return differently(`Set with ${total}.`, built.partOf(group));
  if (group)
    return nearest === null ? met(built.partOf(group)) : differently(`Made with ${nearest}.`, built.partOf(group));
  return elsewhere
    ? differently(
        role === null
          ? 'Set in a different place.'
          : isMain(elsewhere) && role !== 'center'
            ? PLACE_NOTE.accent
            : PLACE_NOTE[role],
        built.partOf(elsewhere),
      )
    : not(`No ${gemOf(value as Stone['kind']).name} is set.`);
}

/** Judges whether there is one stone or many. */
export function judgeQuantity(built: BuiltDesign, value: string): Verdict {
  const { spec, stones } = built;
  const total = totalOf(stones) / (spec.type === 'earrings' ? 2 : 1);
  if (value === 'single') return total <= 1 ? met() : differently(`Set with ${totalOf(stones)} stones.`);
  return total >= MANY ? met() : differently(`Set with ${totalOf(stones)}.`);
}

/** Judges whether stones are larger or smaller than usual. */
export function judgeScale(built: BuiltDesign, { value, of }: Requirement): Verdict {
  const { stones } = built;
  const main = mainOf(stones);
  const isSmall = Number(value) < 1;
  const alike = of === undefined ? [] : stones.filter(({ kind }) => kind === of);
  const scaled =
    of === undefined
      ? main
      : isSmall
        ? (alike.find(({ kind, size_mm }) => size_mm <= smallWidth(kind)) ??
          alike.toSorted((a, b) => a.size_mm - b.size_mm)[0])
        : alike[0];
  if (!scaled || !main) return not('No such stone is set.');
  const isBeside = scaled !== main && scaled.size_mm < main.size_mm * SMALL_SHARE;
  if (Number(value) > 1 && scaled.size_mm < LEAST_BIG_MM && scaled === main)
    return differently(`The ${gemOf(scaled.kind).name} is ${round(scaled.size_mm)} mm wide.`, built.partOf(scaled));
  // "Little pearl studs, 7 mm": the stated width says what is little.
  const isStated = built.requirements.some(
    ({ concept, value: mm, of: kind }) =>
      concept === 'size' &&
      (kind === undefined || kind === scaled.kind) &&
      Math.abs(Number(mm) - scaled.size_mm) < SIZE_MM,
  );
  const isLarge = isSmall && !isBeside && !isStated && scaled.size_mm > smallWidth(scaled.kind);
  return isLarge
    ? differently(`The ${gemOf(scaled.kind).name} is ${round(scaled.size_mm)} mm wide.`, built.partOf(scaled))
    : met(built.partOf(scaled));
}

/** Judges the order of stones of several kinds. */
export function judgeSequence(built: BuiltDesign, wanted: Sequence): Verdict {
  const { kinds } = built;
  if (kinds.length < FEWEST_KINDS[wanted])
    return kinds.length > 1
      ? differently(`Set with ${kinds.join(' and ')}.`)
      : not(kinds.length === 0 ? 'No stone is set.' : `All stones are ${kinds[0]}.`);
  return wanted === 'turns' || wanted === 'spectrum' || paramIn(built.spec, 'sequence') === wanted
    ? met()
    : differently(`Set with ${kinds.join(', ')}, not from one into the other.`);
}

/** Judges the number of stones or of hanging parts. */
export function judgeCount(built: BuiltDesign, { value, of, measure }: Requirement): Verdict {
  const { stones, copies } = built;
  const main = mainOf(stones);
  const isBeside = measure === PER_SIDE;
  const wanted = Number(value) * (isBeside ? 2 : 1);
  const own = stones.filter(
    ({ kind, role }) => (of === undefined || kind === of) && !(isBeside && (role === 'center' || role === 'halo')),
  );
  if (of !== undefined && own.length === 0 && !isBeside)
    return not(
      built.facts.built.parts.some(({ id }) => id === `${of}-inlay`)
        ? 'We did not check this number.'
        : `No ${gemOf(of as Stone['kind']).name} is set.`,
    );
  // The count of a ring excludes its halo and pavé; that of a row of one kind is its stones.
  const row = main && own.filter(({ kind, role }) => kind === main.kind && role === main.role);
  const counts = [
    totalOf(own),
    totalOf(own.filter(({ role }) => role !== 'halo' && role !== 'pave')),
    ...(row && row.length > 0 && built.kinds.length === 1 ? [totalOf(row)] : []),
    ...(of === undefined
      ? []
      : (['center', 'side', 'halo', 'pave', 'accent'] as const).map((role) =>
          totalOf(own.filter((one) => one.role === role)),
        )),
    // "One" beside stones of several kinds is one of a kind.
    ...(of === undefined && wanted === 1 ? own.map(({ kind }) => totalOf(own.filter((one) => one.kind === kind))) : []),
  ].filter((n) => n > 0);
  const hanging = built.facts.built.parts.filter(({ kind }) => kind === 'drop').length;
  const isPair = copies === 2 && wanted % 2 === 0;
  if (
    [...counts, ...(of === undefined ? [hanging] : [])].some(
      (n) => n === wanted * copies || (n === wanted && (copies === 1 || isPair)),
    )
  )
    return met(main && built.partOf(own[0] ?? main));
  if (!main) return not('No stone is set.');
  if (counts.length === 0) return not('None is set at the sides.');
  // The count is that of the stones that come closest to it.
  const closest = counts.toSorted((a, b) => Math.abs(a - wanted * copies) - Math.abs(b - wanted * copies))[0]!;
  return differently(
    copies === 2 ? `Set with ${closest / 2} on each.` : `Set with ${closest}.`,
    built.partOf(own[0] ?? main),
  );
}

/** Tolerance of a length across a figure or a plate: a share, and what rounding takes. */
const ACROSS_SHARE = 0.05;
const ACROSS_MM = 0.3;

/** Judges the width of a stone, or of what it stands by, mm. */
export function judgeSize(built: BuiltDesign, requirement: Requirement): Verdict {
  const { role, of, at } = requirement;
  const wanted = Number(requirement.value);
  const across = acrossOf(built, at, wanted);
  if (across !== null)
    return across.some((mm) => Math.abs(mm - wanted) <= ACROSS_MM + ACROSS_SHARE * wanted)
      ? met()
      : differently(`It is ${round(across[0]!)} mm across.`);
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
  const group = candidates.find(({ size_mm }) => Math.abs(size_mm - wanted) < SIZE_MM);
  if (group) return met(built.partOf(group));
  const nearest = candidates.toSorted((a, b) => b.size_mm - a.size_mm)[0] ?? main;
  return differently(`The ${nameOf(nearest)} is ${round(nearest.size_mm)} mm wide.`, built.partOf(nearest));
}

/** Lengths across a figure, a plate or a whole stud, mm; null where the words describe a stone. */
function acrossOf(built: BuiltDesign, at: string | undefined, wanted: number): readonly number[] | null {
  const { extents, built: facts } = built.facts;
  const [width, height] = extents.whole;
  // No stone of cufflinks is as wide as a length without a noun.
  const isOfFace = built.spec.root.kind === 'cufflinks' && built.stones.every(({ size_mm }) => size_mm < wanted / 2);
  if (isOfFace && (at === undefined || at === 'noun stone')) return [height, width];
  if (at === undefined) return null;
  if (at.startsWith('motif ')) {
    const part = built.figure(at.slice('motif '.length));
    return part && extents.parts[part.id] ? extents.parts[part.id]!.mm.slice(0, 2) : null;
  }
  const plate = facts.parts.find(({ kind }) => /^plate\.(?:tag|signet|bar)|^medallion|^locket/.test(kind));
  if (plate && ['form disc', 'form medallion', 'form signet', 'noun dial', 'form locket'].includes(at))
    return extents.parts[plate.id]?.mm.slice(0, 2) ?? null;
  if (at === 'form cufflinks' || (at === 'form brooch' && built.spec.root.kind === 'brooch'))
    return [Math.max(width, height), Math.min(width, height)];
  return null;
}

/** Judges the weight of one stone or of all, carats. */
export function judgeCarats(built: BuiltDesign, wanted: number): Verdict {
  const main = mainOf(built.stones);
  if (!main) return not('No stone is set.');
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

/** Heads that hold a stone in prongs, and their number where the design does not state one. */
const CLAWS = /^head\.(?:prong|basket)/;
const USUAL_PRONGS = 4;

/** Rows whose heads have the usual number of prongs. */
const isClawedRow = ({ asBuilt }: BuiltDesign): boolean =>
  /^(?:riviere|tennis-bracelet)$/.test(asBuilt.root.kind) && paramIn(asBuilt, 'setting') !== 'bezel';

/** Pointed and cornered stones need one prong for each point. */
export function judgeProngs(built: BuiltDesign, wanted: number): Verdict {
  const main = mainOf(built.stones);
  const own = main && built.partOf(main);
  const parts = [...partsIn(built.asBuilt.root)];
  const head =
    parts.find(({ id, kind }) => id === own && CLAWS.test(kind)) ??
    parts.find(({ params }) => params['prongs'] !== undefined);
  if (main && !head && isClawedRow(built))
    return wanted === USUAL_PRONGS ? met(own) : differently(`Held by ${USUAL_PRONGS} prongs.`, own);
  if (!main || !head) return not('The stone is held another way.');
  const prongs = prongCount(main.cut, Number(head.params['prongs'] ?? USUAL_PRONGS));
  return prongs === wanted ? met(built.partOf(main)) : differently(`Held by ${prongs} prongs.`, built.partOf(main));
}
