/** Judges what hangs, and what from. */
import { cues } from '../language/cues';
import { gemOf } from '../catalogue/gems';
import type { Requirement } from '../language/requirement';
import type { GemKind } from '../spec';
import { partsIn } from '../spec/tree';
import { isMotif } from '../motifs/library';
import { SHOWN, type BuiltDesign } from './built';
import { isAt, partBoxes, stoneBoxes } from './boxes';
import { formNote } from './notes';
import { differently, met, not, type Verdict } from './verdict';

/** Words for stones that hang, as opposed to names of earrings and pendants. */
const DANGLING = cues`${'hanging'}`;
/** Longest distance of such a word from its stone, characters. */
const REACH = 14;
/** What stands between such a word and a stone of something else: "hearts dangling and a ruby". */
const APART = cues`[,.;:،]|${'with'}|${'and'}`;
/** Fittings from which all of an earring hangs. */
const ON_HOOKS: ReadonlySet<string> = new Set(['ear.hook', 'ear.lever']);
/** Parts that hang from others. */
const HUNG = /(?:^|-)(?:drop|dangle|fringe|tassel|charm|tier)/;

/** The stone or the figure that a word beside it says to hang; undefined without one. */
const thingBeside = (
  { requirements, spec: { prompt } }: BuiltDesign,
  { start, end }: Requirement,
): Requirement | undefined =>
  requirements.find((one) => {
    const isThing =
      one.concept === 'stone' || one.concept === 'motif' || (one.concept === 'form' && one.value === 'chain');
    if (!isThing || one.isRefused) return false;
    const between =
      one.end <= start ? prompt.slice(one.end, start) : one.start >= end ? prompt.slice(end, one.start) : ',';
    return between.length <= REACH && !APART.test(between);
  });

/** Words for what something hangs from. */
const OFF_IT = cues`${'from'}`;

/** Parts that are chains and hang. */
const HUNG_CHAIN = /^(?:tassel|fringe|chain\.drop|thread)/;

const judgeHungChains = ({ facts: { built } }: BuiltDesign): Verdict => {
  const hung = built.parts.find(({ kind }) => HUNG_CHAIN.test(kind));
  return hung ? met(hung.id) : not('No chain hangs from it.');
};

/** Words for the lower of two things. */
const UNDER = cues`${'below'}`;

/** The verdict on stones and figures that dangle, by their own place; null for other words. */
export function judgeDangling(built: BuiltDesign, requirement: Requirement): Verdict | null {
  const thing = DANGLING.test(requirement.text) ? thingBeside(built, requirement) : undefined;
  if (!thing) return null;
  if (thing.concept === 'motif') return judgeHungFigure(built, requirement, thing.value);
  // Chains that hang are others than the one that the piece is worn on.
  if (thing.concept === 'form') return thing.end <= requirement.start ? judgeHungChains(built) : null;
  const own = built.facts.built.stones.filter(({ kind }) => kind === thing.value);
  const [first] = own;
  if (!first) return built.substitute(thing.text) === null ? not(formNote('drop')) : null;
  // The stones of a charm bracelet all hang, and those of earrings on hooks.
  const areHung =
    built.spec.root.params['charms'] === 'yes' ||
    (ON_HOOKS.has(built.spec.root.kind) && !(OFF_IT.test(requirement.text) && isInFigure(built, first.part)));
  const inDrops = dropsOf(built);
  const hung = own.find(({ part }) => areHung || HUNG.test(part) || inDrops.has(part));
  if (hung) return met(hung.part);
  return !isInFigure(built, first.part) &&
    isAt(built, 'below', stoneBoxes(built, thing.value), requirement.text) === true
    ? met(first.part)
    : notHanging(thing.value as GemKind, first.part);
}

/** True for a part that is a figure, which holds its stones itself. */
function isInFigure({ facts }: BuiltDesign, part: string): boolean {
  const holder = facts.built.parts.find(({ id }) => id === part);
  return holder !== undefined && (SHOWN.test(holder.kind) || isMotif(holder.kind.replaceAll('-', ' ')));
}

const notHanging = (kind: GemKind, part: string): Verdict =>
  differently(`The ${gemOf(kind).name} does not hang: it is set in the ${part.replace(/-\d+$/, '')}.`, part);

/** Ids of the parts that hang from others. */
const dropsOf = ({ spec }: BuiltDesign): ReadonlySet<string> =>
  new Set([...partsIn(spec.root)].flatMap(({ children }) => (children['drops'] ?? []).map(({ id }) => id)));

/** The verdict on a figure that dangles: "below" another thing, or from what it is worn by; null where it is missing. */
function judgeHungFigure(built: BuiltDesign, { text }: Requirement, figure: string): Verdict | null {
  const part = built.figure(figure);
  if (!part) return null;
  if (dropsOf(built).has(part.id) || HUNG.test(part.id)) return met(part.id);
  if (part.id.includes('-and-')) return differently('It is one with the figure beside it.', part.id);
  if (!UNDER.test(text)) return null;
  return isAt(built, 'below', partBoxes(built, [part.id]), text) === true
    ? met(part.id)
    : differently(`Nothing hangs below: the ${figure} is beside the rest.`, part.id);
}

/** What hangs on a string of beads is below its lowest point with at least this share of its height. */
const BELOW_SHARE = 0.6;

/** True for strung beads below which nothing hangs: their figures and stones are in line with them. */
export function isInLine({ facts: { extents, built }, spec }: BuiltDesign): boolean {
  const string = extents.boxes[spec.root.id];
  if (spec.root.kind !== 'pearl-necklace' || !string) return false;
  const [[, lowest]] = string;
  return built.parts.every(({ id }) => {
    const box = extents.boxes[id];
    if (!box || id === spec.root.id || id === 'side') return true;
    const [[, low], [, high]] = box;
    return lowest - low < BELOW_SHARE * (high - low);
  });
}

/** Stones around others or in rows are no drops. */
const SMALL_ROLES: ReadonlySet<string> = new Set(['halo', 'pave']);
/** The lowest stone of a drop ends above the lowest of its piece, or of its halo, by less than this, mm. */
const FOOT_MM = 3;

/** The verdict on drops of a stone that is named or whose colour is named beside them, "emerald drops"; null for others. */
export function judgeStoneDrop(built: BuiltDesign, { start, end }: Requirement): Verdict | null {
  const { facts, spec, requirements } = built;
  const named = requirements.find(
    (one) => one.concept === 'stone' && !one.isRefused && (start - one.end === 1 || one.start - end === 1),
  );
  if (!named) return null;
  if (spec.type !== 'earrings') {
    const own = facts.built.stones.filter(({ kind }) => kind === named.value);
    const inDrops = dropsOf(built);
    const isFixed = ({ part }: { readonly part: string }): boolean =>
      isInFigure(built, part) && !HUNG.test(part) && !inDrops.has(part);
    return own.length > 0 && own.every(isFixed) ? notHanging(named.value as GemKind, own[0]!.part) : null;
  }
  // "Opal and amethyst drops": either hangs.
  const listed = requirements.filter(
    (one) =>
      one.concept === 'stone' &&
      !one.isRefused &&
      (one === named || JOINED.test(spec.prompt.slice(Math.min(one.end, named.end), Math.max(one.start, named.start)))),
  );
  const isListed = (kind: string): boolean => listed.some(({ value }) => value === kind);
  if (!facts.extents.stones.some(({ kind }) => isListed(kind))) return null;
  const own = facts.extents.stones.filter(({ kind, role }) => isListed(kind) && !SMALL_ROLES.has(role));
  const lowest = Math.min(...Object.values(facts.extents.boxes).map(([low]) => low[1]));
  return own.some(({ part }) => (facts.extents.boxes[part]?.[0][1] ?? Infinity) <= lowest + FOOT_MM)
    ? null
    : differently(`No ${gemOf(named.value as GemKind).name} hangs at the bottom.`);
}
/** What joins two stones that are named of the same thing. */
const JOINED = cues`^\s*(?:${'and'}|&)\s*$`;

const DROPS = cues`${'drops'}$`;

/** Words from a drop to the figure that it hangs from. */
const FROM = cues`^[^,.;]{0,4}${'from'}(?! ${'between'})[^,.;]{0,12}$`;

/** The verdict on drops of which there is one, or that do not hang from the named figure; null for others. */
export function loneDrop(built: BuiltDesign, { text, end }: Requirement): Verdict | null {
  const { spec, facts, requirements } = built;
  const drops = facts.extents.stones.filter(({ part }) => part.startsWith('drop'));
  if (DROPS.test(text) && spec.type !== 'earrings' && drops.length === 1)
    return differently('One drop hangs from it.', drops[0]!.part);
  const figure = requirements.find(
    ({ concept, start }) => concept === 'motif' && start >= end && FROM.test(spec.prompt.slice(end, start)),
  );
  const part = figure && built.figure(figure.value);
  const box = part && facts.extents.boxes[part.id];
  if (!part || !box) return null;
  const hangs = Object.entries(facts.extents.boxes).some(
    ([id, [low]]) => id !== part.id && low[1] < box[0][1] - HANG_MM,
  );
  return hangs ? null : differently(`Nothing hangs from the ${figure.value}.`, part.id);
}
/** What hangs from a figure reaches lower by this, mm. */
const HANG_MM = 1.5;
