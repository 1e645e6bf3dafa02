/** Judges requirements on stones: kind, cut, count, size, weight, order. */
import { cues } from '../language/cues';
import { PLACE_NOTE, isHeld } from '../evidence';
import { gemOf, smallWidth } from '../catalogue/gems';
import type { Sequence } from '../catalogue/sequences';
import { alloyName } from '../gold';
import { EACH_PIECE } from '../language/rules/counts';
import { PER_SIDE } from '../language/rules/eachSide';
import { ONE_STONE, SEVERAL } from '../language/rules/grammaticalNumber';
import type { Requirement } from '../language/requirement';
import { paramIn } from '../spec/tree';
import type { Stone } from '../spec';
import type { BilledStones } from '../weigh/billOfMaterials';
import { isMain, mainOf, totalOf, type BuiltDesign } from './built';
import { isInOrder } from './rows';
import { figureBeside, isInMiddleOf, judgeSeat } from './seats';
import { countIn, isCountedAs, isWhitish } from './stoneTraits';
import { differently, met, not, round, type Verdict } from './verdict';
import { setOf } from '../wordList';

/** White alone, which names a colour and no kind of stone. */
const WHITE = cues`^${'white'}$`;

/** Minimum number of kinds in a sequence. */
const FEWEST_KINDS: Readonly<Record<Sequence, number>> = { turns: 2, spectrum: 5, gradient: 2 };
/** Minimum number of stones that counts as many. */
const MANY = 3;

/** Seats of a figure away from its middle. */
export const OUTER_SEATS: ReadonlySet<string> = setOf('tips leaves wings petals tail eyes berries');

/** Endings that no plural of Latin letters has: "ametista", "diamond", "opal". */
const SINGULAR = /^\p{Script=Latin}[\p{Script=Latin} -]*[^\P{Script=Latin}seinrlzk]$/iu;

/** Names of small stones that are one word with the stone. */
const SMALL_NAME = cues`${'small-stone'}`;

/** Words for what lies between other things. */
export const BETWEEN = cues`${'between'}`;
/** Such words where they follow the bounds, or with a pronoun for these: what comes after them lies between. */
const AMONG = cues`${'between-them'}`;
export const AMONG_NOTE = 'Not set between the others.';
/** Distance of such words from what they place, characters. */
const BETWEEN_REACH = 32;

/** True where the words around a stone say that it lies between others. */
function isSaidBetween({ spec: { prompt } }: BuiltDesign, { start, end }: Requirement): boolean {
  const before = prompt.slice(Math.max(0, start - BETWEEN_REACH), start).split(/[,.;:!?]/u);
  const after = prompt.slice(end, end + BETWEEN_REACH).split(/[,.;:!?]/u);
  return AMONG.test(before.at(-1)!) || BETWEEN.test(after[0]!);
}

/** Black as a colour, which also belongs to metals. */
const BLACK = cues`^${'black'}$`;

/** The verdict on "matte black", which describes the metal; null for other words. */
function judgeMetalColour({ facts, requirements }: BuiltDesign, { text, start, end }: Requirement): Verdict | null {
  const isOfFinish = requirements.some(
    (one) => one.concept === 'finish' && (start - one.end === 1 || one.start - end === 1),
  );
  const [main] = facts.built.metals;
  if (!BLACK.test(text) || !isOfFinish || !main) return null;
  return main.alloy.startsWith('black') || main.finish.startsWith('oxidised')
    ? met()
    : differently(`Made in ${alloyName(main.alloy)}.`);
}

/** True for a number of stones around or beside a main one of their kind that the prompt names apart. */
const hasOwnCenter = ({ requirements }: BuiltDesign, { role, value, start }: Requirement): boolean =>
  role !== 'center' &&
  requirements.some(
    (one) => one.concept === 'stone' && one.role === 'center' && one.value === value && one.start < start,
  );

/** "A solid jade bangle" is cut from the stone. */
const SOLID = cues`${'solid'} $`;
const BODIES: ReadonlySet<string> = new Set(['bangle', 'cuff', 'shank.plain', 'shank.flat', 'shank.dome']);

/** "Three rings, each with a sapphire", as opposed to "each with a different stone". */
const EACH_WITH = cues`${'each'} (?:\p{L}+ )?(?:${'with'}|${'carrying'})(?! (?:(?:${'article'}|${'one'}) )?${'different'})[^,.;!?]{0,32}$`;

/** "Three flowers, each with a ruby": one stone for each of several figures. */
const FOR_EACH = cues`${'each'}[^.;!?]{0,32}$`;
const isOnEachFigure = (
  { requirements, spec: { prompt } }: BuiltDesign,
  { start }: Requirement,
  total: number,
): boolean =>
  FOR_EACH.test(prompt.slice(0, start)) &&
  requirements.some(({ concept, count, isRefused }) => concept === 'motif' && !isRefused && count === total);

/** The note on a stack of which only some rings have the stone that each should have; null for others. */
function ringsWith({ facts, spec: { prompt } }: BuiltDesign, { value, start }: Requirement): string | null {
  const others = facts.built.parts.flatMap(({ id }) => (/^ring-\d+$/.test(id) ? [id] : []));
  if (others.length === 0 || !EACH_WITH.test(prompt.slice(0, start))) return null;
  const own = facts.built.stones.filter(({ kind }) => kind === value).map(({ part }) => part);
  const set = new Set(own.map((part) => others.find((id) => part.startsWith(`${id}-`) || part === id) ?? ''));
  return set.size < others.length + 1 ? `Set on ${set.size} of ${others.length + 1} rings.` : null;
}

/** True for a prompt that wants pavé besides the stones that it names. */
const isPaved = ({ requirements }: BuiltDesign): boolean =>
  requirements.some(({ value, isRefused }) => !isRefused && (value === 'pave' || value === 'pave-shank'));

/** Judges whether stones of a kind are set in the required position and number. */
export function judgeStone(built: BuiltDesign, requirement: Requirement): Verdict {
  const metal = judgeMetalColour(built, requirement);
  if (metal) return metal;
  const { value, role, of, seat, measure, text } = requirement;
  const count = countIn(built, requirement);
  const { stones } = built;
  const isAmong = role === 'side' && isSaidBetween(built, requirement);
  const isThere = (one: BilledStones): boolean => (isAmong ? built.isBetween(value) : built.placed(role, one));
  // "一圈小钻": the stones of a circle are those of the halo.
  const isRound = built.requirements.some((one) => one.value === 'halo' && one.start === requirement.start);
  const there = stones.filter((one) => one.kind === value && isThere(one));
  const group = there.find((one) => isRound && one.role === 'halo') ?? there[0];
  const elsewhere = stones.find((one) => one.kind === value);
  const nearest = built.substitute(text);
  if (elsewhere === undefined && WHITE.test(text) && isWhitish(built)) return met(built.partOf(mainOf(stones)!));
  if (seat !== undefined) return judgeSeat(built, requirement, seat);
  // A stone that a figure holds is not its eyes.
  const isSolid = SOLID.test(built.spec.prompt.slice(0, requirement.start)) && BODIES.has(built.spec.root.kind);
  if (group && isSolid)
    return differently(`Made of metal and set with ${gemOf(group.kind).name}.`, built.partOf(group));
  const ofRings = group && ringsWith(built, requirement);
  if (group && ofRings) return differently(ofRings, built.partOf(group));
  const ofFigure = group && of !== undefined && !isHeld(built.partOf(group) ?? '') ? built.partOf(group) : undefined;
  if (ofFigure !== undefined) return differently(`Set in the ${ofFigure} of the ${of}.`, ofFigure);
  if (group && of !== undefined && built.isFlanked(of))
    return differently(`Set between two figures of the ${of}.`, built.partOf(group));
  const own = group && built.partOf(group);
  if (group && role === 'center' && own !== undefined && OUTER_SEATS.has(own) && !isInMiddleOf(built, group))
    return differently(`Set in the ${own}, not in the middle.`, own);
  const apart = group && role === 'center' ? figureBeside(built, value) : undefined;
  if (apart) return differently(`Set above or below the ${apart}, not in its middle.`, own);
  // "A large oval amethyst in the centre" is one.
  const isSingular = count === undefined && measure === undefined && SINGULAR.test(text);
  if (group && role === 'center' && isSingular && group.count > built.copies)
    return differently(`Set with ${group.count}.`, own);
  const alike = stones.filter((one) => isCountedAs(built, one.kind, value) && (role !== 'side' || isThere(one)));
  // Stones around another are counted with it or apart.
  const totals = [
    totalOf(alike),
    totalOf(alike.filter((one) => one.role !== 'halo' && one.role !== 'pave')),
    // "One diamond, and pavé on the band".
    ...(isPaved(built) ? [totalOf(alike.filter((one) => isMain(one)))] : []),
    ...(hasOwnCenter(built, requirement) ? [totalOf(alike.filter((one) => !isMain(one)))] : []),
  ];
  const [total] = totals as [number];
  if (
    group &&
    count === undefined &&
    measure === ONE_STONE &&
    !isOnEachFigure(built, requirement, total) &&
    // "Every link carries a diamond" is one on each of them.
    !(built.spec.root.kind === 'link-bracelet' && Number(paramIn(built.spec, 'share') ?? 0) > 0) &&
    totals.every((n) => n > built.copies * (role === 'side' ? 2 : 1))
  )
    return differently(`Set with ${built.copies === 2 ? total / 2 : total}.`, own);
  // "Alternating sapphire, diamond, sapphire, diamond" names a pattern; a number has its own verdict.
  const isPattern = built.requirements.some((one) => one.value === 'alternating' && !one.isRefused);
  const isCounted =
    count === undefined
      ? measure !== SEVERAL || total > 1
      : isPattern
        ? total >= count
        : measure === EACH_PIECE
          ? total >= built.copies * count
          : totals.some((n) => n === count || n === built.copies * count);
  // "小碎钻": the name of the stone says that it is small; beside a wider one, "小钻石" is judged as "small" is.
  const isScaled = built.requirements.some((one) => one.concept === 'scale' && one.start === requirement.start);
  const least = Math.min(...alike.map(({ size_mm }) => size_mm));
  if (group && !isScaled && SMALL_NAME.test(text) && least > smallWidth(group.kind))
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
            : isAmong
              ? AMONG_NOTE
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

/** Words for an order that the prompt states. */
const ORDER = cues`${'order'}`;

/** Judges the order of stones of several kinds. */
export function judgeSequence(built: BuiltDesign, wanted: Sequence, text: string): Verdict {
  const { kinds } = built;
  if (ORDER.test(text) && !isInOrder(built)) return differently('Set in another order.');
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
  // On each side is on each ear.
  const isAtEar = built.spec.type === 'earrings';
  const isBeside = measure === PER_SIDE && !isAtEar;
  const wanted = Number(value) * (isBeside || (measure === PER_SIDE && copies === 1) ? 2 : 1);
  const isApart = ({ role, kind }: BilledStones): boolean =>
    isBeside && (role === 'center' || role === 'halo') && !built.isBesideText(kind);
  const own = stones.filter((one) => (of === undefined || isCountedAs(built, one.kind, of)) && !isApart(one));
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
  const isPair = copies === 2 && (wanted % 2 === 0 || built.spec.type === 'ring');
  if (
    [...counts, ...(of === undefined ? [hanging] : [])].some(
      (n) => n === wanted * copies || (n === wanted && (copies === 1 || isPair)),
    )
  )
    return met(main && built.partOf(own[0] ?? main));
  if (!main) return not('No stone is set.');
  if (counts.length === 0) return not('None is set at the sides.');
  // All stones, with or without those around them, whichever comes closer.
  const closest = counts
    .slice(0, 2)
    .toSorted((a, b) => Math.abs(a - wanted * copies) - Math.abs(b - wanted * copies))[0]!;
  return differently(
    copies === 2 ? `Set with ${closest / 2} on each.` : `Set with ${closest}.`,
    built.partOf(own[0] ?? main),
  );
}
