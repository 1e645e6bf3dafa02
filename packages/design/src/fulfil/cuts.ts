/** Judges cuts, of stones and of the outlines of plates. */
import { cues } from '../language/cues';
import { gemOf, isBuffTopped } from '../catalogue/gems';
import { CUT_ADJECTIVE } from '../gems/names';
import type { Requirement } from '../language/requirement';
import { paramIn, partsIn } from '../spec/tree';
import type { BilledStones } from '../weigh/billOfMaterials';
import { mainOf, totalOf, type BuiltDesign } from './built';
import { differently, met, not, type Verdict } from './verdict';

/** Cuts of which opaque stones have the facets too. */
const FACETED: ReadonlySet<string> = new Set(['rose', 'rough']);

/**
 * True for a cut, also for an outline of cuts that have no facets of their own: cabochons, beads and pearls are round,
 * and an opaque stone is a cabochon on any outline.
 */
const hasCut = ({ kind, cut }: BilledStones, wanted: string): boolean =>
  cut === wanted ||
  (wanted === 'cabochon' && kind !== 'pearl' && isBuffTopped(kind) && !FACETED.has(cut)) ||
  (wanted === 'round' && (kind === 'pearl' || cut === 'sphere' || cut === 'cabochon'));

/** True where a slab of stone fills a plate. */
const isSlab = ({ spec }: BuiltDesign): boolean =>
  [...partsIn(spec.root)].some(({ kind, params }) => kind === 'inlay.slab' || params['slab'] === 'yes');

/** The outline of a plate or a case that a cut names; undefined where the piece has neither. */
export function outlineOf(built: BuiltDesign): string | undefined {
  const { spec, stones } = built;
  const outline = paramIn(spec, 'shape') ?? paramIn(spec, 'face');
  // Without stones but those around an edge, "round" and "oval" describe the outline of a plate, or of a slab that fills it.
  const isBare =
    spec.type === 'watch' ||
    stones.every(({ role }) => role === 'halo') ||
    isSlab(built) ||
    [...partsIn(spec.root)].some(({ kind }) => kind === 'plate.signet');
  return isBare && outline !== undefined ? String(outline) : undefined;
}

/** The stones that a cut is of: those of its kind, else those of its place, else the main ones. */
/** A stone that a cut before it describes alone. */
const ONE_STONE = cues`^ ${'one-stone'}`;

function cutStones(built: BuiltDesign, { role, at, ...cut }: Requirement): readonly BilledStones[] {
  const { stones } = built;
  const of = cut.of ?? (at?.startsWith('stone ') ? at.slice('stone '.length) : undefined);
  const own = of === undefined ? [] : stones.filter(({ kind }) => kind === of);
  const there = (own.length > 0 ? own : stones).filter((one) => built.placed(role, one));
  if (role !== null && role !== 'center' && there.length > 0) return there;
  if (own.length > 0) return there.length > 0 ? there : own;
  const main = mainOf(stones);
  if (!main) return [];
  // "Round" after several stones is of all of them, "an oval stone" is the main one.
  const isOne = ONE_STONE.test(built.spec.prompt.slice(cut.end));
  return at === 'noun stone' && built.kinds.length > 1 && !isOne
    ? stones
    : stones.filter(({ kind, role: own }) => kind === main.kind && own === main.role);
}

/** Cuts that name several stones by themselves. */
const PLURAL = cues`^${'several-cuts'}$`;

/** Things whose outline a cut describes. */
const ON_PLATE: ReadonlySet<string> = new Set([
  'noun dial',
  'part case',
  'form signet',
  'type watch',
  'form disc',
  'form locket',
]);

/** Plates that are no stones. */
const PLATES: ReadonlySet<string> = new Set(['form disc', 'form medallion', 'form dog-tag', 'form locket']);

/** The outline of a tag or a medallion; undefined without one. */
function plateOf({ asBuilt }: BuiltDesign): string | undefined {
  const plate = [...partsIn(asBuilt.root)].find(
    ({ kind }) => kind === 'plate.tag' || kind === 'medallion' || kind === 'locket',
  );
  return plate && String(plate.params['shape'] ?? 'disc');
}

/** Judges a shape that belongs to no stone: the outline of a plate or a case, of an angular hoop, or of the main stone. */
export function judgeOutline(built: BuiltDesign, requirement: Requirement): Verdict {
  const outline = outlineOf(built) ?? (built.spec.root.kind === 'ear.hoop' ? paramIn(built.spec, 'form') : undefined);
  const { kind, id } = built.spec.root;
  if (outline === 'square' && requirement.value === 'princess') return met(id);
  // Bangles follow the wrist, which is wider than deep.
  if (kind === 'bangle' && requirement.value === 'oval') return met(id);
  return built.stones.length === 0 && outline === undefined
    ? not('We made this another way.')
    : judgeCut(built, requirement);
}

const AT_FIGURES: ReadonlySet<string> = new Set(['form cufflinks', 'form brooch']);

/** Figures in a round frame. */
const ROUND_FIGURES: ReadonlySet<string> = new Set(['tree of life', 'evil eye', "ping'an kou", 'mandala']);

/** Pieces whose outline is that of their figure. */
const OF_FIGURES: ReadonlySet<string> = new Set(['brooch', 'cufflinks']);

/** True where the stones of a hanging piece only accent its figure. */
function isOfFigure(built: BuiltDesign): boolean {
  const main = mainOf(built.stones);
  const own = main && built.facts.built.parts.find(({ id }) => id === built.partOf(main));
  return built.spec.type === 'pendant' && own?.kind === 'figure.relief';
}

/** True for a stone with a cut that the prompt names beside it. */
const hasOwnCut = ({ requirements }: BuiltDesign, stone: BilledStones): boolean =>
  requirements.some(
    ({ concept, value, of, at, isRefused }) =>
      concept === 'cut' && !isRefused && (of ?? at?.replace('stone ', '')) === stone.kind && hasCut(stone, value),
  );

/** Of two cuts side by side, both are of the stone that one of them names: "rubino cabochon ovale". */
function besideCut({ requirements }: BuiltDesign, one: Requirement): Requirement {
  const other =
    one.of === undefined &&
    requirements.find(
      ({ concept, of, start, end }) =>
        concept === 'cut' && of !== undefined && (one.start - end === 1 || start - one.end === 1),
    );
  return other ? { ...one, of: other.of!, role: other.role } : one;
}

/** Judges a cut; without stones it means the outline of a plate. */
export function judgeCut(built: BuiltDesign, asked: Requirement): Verdict {
  const requirement = besideCut(built, asked);
  const { value, count, text, at } = requirement;
  const outline = outlineOf(built);
  if (
    outline !== undefined &&
    (isSlab(built) ||
      ON_PLATE.has(at ?? '') ||
      (at === 'form cufflinks' && outline === (value === 'princess' ? 'square' : value)) ||
      (requirement.of === undefined && built.spec.type === 'watch' && at === undefined) ||
      built.stones.every(({ role }) => role === 'halo'))
  )
    return outline === value ||
      ((outline === 'disc' || outline === 'circle') && value === 'round') ||
      (outline === 'square' && value === 'princess') ||
      (outline === 'rectangle' && (value === 'baguette' || value === 'emerald'))
      ? met()
      : differently(`The plate is ${outline}.`);
  if (outline === undefined && requirement.of === undefined && PLATES.has(at ?? '')) {
    const plate = plateOf(built);
    if (plate === undefined) return not('The piece has no plate.');
    return plate === value || (plate === 'disc' && value === 'round') ? met() : differently(`The plate is ${plate}.`);
  }
  // No stone is named, or the words stand at the piece, so they describe it.
  const isBare =
    (requirement.of === undefined && AT_FIGURES.has(at ?? '') && paramIn(built.spec, 'face') === 'figure') ||
    (requirement.of === undefined &&
      (OF_FIGURES.has(built.spec.root.kind) || isOfFigure(built)) &&
      built.requirements.length > 0 &&
      (at?.startsWith('type ') === true ||
        !built.requirements.some(
          ({ concept, isRefused }) => (concept === 'stone' || concept === 'colour') && !isRefused,
        )));
  if (isBare && value === 'round' && ROUND_FIGURES.has(built.spec.motif ?? '')) return met();
  if (isBare) return differently('Its outline is that of the figure.');
  const main = mainOf(built.stones);
  const bare = main === undefined ? plateOf(built) : undefined;
  if (bare === value || (bare === 'disc' && value === 'round')) return met();
  if (!main) return not(requirement.of === undefined ? 'No part has this outline.' : 'No stone is set.');
  // "A locket … it was oval": its own outline, which no stone has taken.
  const isOfPlate = requirement.of === undefined && at === undefined && plateOf(built) === value;
  if (isOfPlate) return met();
  const named = cutStones(built, requirement);
  const group = named.find((one) => hasCut(one, value));
  const alike = totalOf(built.stones.filter((one) => hasCut(one, value)));
  if (group && count !== undefined && alike < count)
    return differently(`${alike} of ${count} ${alike === 1 ? 'is' : 'are'} cut so.`, built.partOf(group));
  const nearest = built.substitute(text);
  if (group && nearest !== null) return differently(`Made with the ${nearest}.`, built.partOf(group));
  if (group) return met(built.partOf(group));
  // "Little baguettes" beside a stone of another cut, and "(trillion)" where the main stone has a cut of its own.
  const isFree = requirement.of === undefined && (at === undefined || at.startsWith('motif '));
  const isOfOthers = PLURAL.test(text) || (isFree && hasOwnCut(built, main));
  const others = isOfOthers ? built.stones.find((one) => hasCut(one, value)) : undefined;
  if (others) return met(built.partOf(others));
  const [own = main] = named;
  const cut = own.kind === 'pearl' ? 'round' : CUT_ADJECTIVE[own.cut];
  return differently(
    own.cut === 'cabochon'
      ? `The ${gemOf(own.kind).name} is a round cabochon.`
      : `The ${gemOf(own.kind).name} is ${cut}.`,
    built.partOf(own),
  );
}
