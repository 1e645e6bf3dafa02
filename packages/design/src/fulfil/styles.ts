/** Judges styles and looks by what is built. */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import { isLook, lookNamed, type LookName } from '../looks/looks';
import { areEnough, signsOf } from '../looks/signs';
import { paramIn, partsIn } from '../spec/tree';
import type { Cut, DesignSpec, Style } from '../spec';
import { isAsymmetric } from './arranged';
import type { BuiltDesign } from './built';
import { totalOf } from './built';
import { judgeSizeWord } from './sizes';
import { differently, met, not, type Verdict } from './verdict';
import { setOf } from '../wordList';

/** Judges a look by its signs on the piece. */
function judgeLook(name: LookName, asBuilt: DesignSpec): Verdict {
  const signs = signsOf(name, asBuilt);
  if (areEnough(signs)) return met();
  const texts = signs.map(({ text }) => text);
  return texts.length === 0
    ? not(`Nothing on the piece is ${lookNamed(name).label}.`)
    : differently(`Only in parts: ${texts.join(', ')}.`);
}

/** Params of a number of strands, bands, tiers or drops. */
const ROW_PARAMS = ['strands', 'rows', 'companions', 'tiers', 'drops'] as const;

function isLayered({ asBuilt, facts }: BuiltDesign): boolean {
  return (
    ROW_PARAMS.some((name) => Number(paramIn(asBuilt, name) ?? 0) > 1) ||
    /stack|layered/.test(asBuilt.root.kind) ||
    asBuilt.root.children['layers'] !== undefined ||
    asBuilt.root.children['companions'] !== undefined ||
    [...partsIn(asBuilt.root)].filter(({ children }) => children['drops']).length > 1 ||
    facts.built.parts.some(({ kind }) => kind === 'companion' || kind === 'row.heads' || kind === 'row.channel')
  );
}

/** Kinds of parts and shapes of bands that flow or grow. */
const FLOWING =
  /^(?:figure|row\.leaves|shank\.(?:wave|twist|bypass)|organic-cuff|garland|branch|octopus|snake)|leaves|branch/;
const FLOWING_FORMS: ReadonlySet<unknown> = new Set(['wave', 'twist', 'bypass', 'snake', 'organic', 'scroll', 'leaf']);

/** Engraved patterns of vines and leaves. */
const VINES: ReadonlySet<unknown> = new Set(['scroll', 'leaf', 'leaves', 'vine']);
const isVine = ({ asBuilt }: BuiltDesign): boolean =>
  [...partsIn(asBuilt.root)].some(({ kind, params }) => kind === 'ornament.engraving' && VINES.has(params['pattern']));

/** Cuts with straight edges. */
const ANGULAR: ReadonlySet<Cut> = setOf(`
  emerald asscher baguette tapered-baguette princess hexagon trillion kite radiant
`);
/** Smaller stones do not show their outline, mm. */
const SEEN_MM = 2.5;
const STRAIGHT =
  /(?:^|-)honeycomb|^(?:geometric|chevron|link-|lattice|shank\.(?:facet|knife|armour)|art-deco|tension|plate\.bar)/;
const STRAIGHT_FORMS: ReadonlySet<unknown> = setOf('facet knife square triangles octagon hexagon rectangle step');

/** Constructions that are seldom seen. */
const UNUSUAL = /tension|geometric|lattice|shank\.(?:flat|knife|facet|armour|bypass)|head\.(?:flush|wrap)|organic-cuff/;
const UNUSUAL_FORMS: ReadonlySet<unknown> = new Set(['bypass', 'flat', 'knife', 'facet', 'armour', 'organic']);

const CELLS = /honeycomb|lattice/;
const MACHINED = /armour|circuit|geometric|tension|lattice|link-/;
const OLD = /^(?:ornament\.|border)/;

/** True when a part of the piece has one of the kinds, or a choice of the piece one of the forms. */
const shows = ({ facts, spec }: BuiltDesign, kinds: RegExp, forms: ReadonlySet<unknown> = new Set()): boolean =>
  facts.built.parts.some(({ id, kind }) => kinds.test(kind) || kinds.test(id)) ||
  kinds.test(spec.root.kind) ||
  [...partsIn(spec.root)].some(({ params }) => Object.values(params).some((value) => forms.has(value)));

/** Reasons why a style of construction does not show; null when it does. */
const GAPS: Readonly<Record<Exclude<Style, 'minimalist' | 'bold'>, (built: BuiltDesign) => string | null>> = {
  layered: (built) => (isLayered(built) ? null : 'Made as one layer.'),
  'organic-shapes': (built) =>
    shows(built, FLOWING, FLOWING_FORMS) ||
    isVine(built) ||
    built.facts.built.parts.some(({ id, kind }) => id === kind && built.spec.motif !== null)
      ? null
      : 'Its lines are straight and even.',
  geometric: (built) =>
    shows(built, STRAIGHT, STRAIGHT_FORMS) ||
    built.isTriangle ||
    built.stones.some(({ cut, size_mm }) => ANGULAR.has(cut) && size_mm >= SEEN_MM)
      ? null
      : isFigure(built)
        ? 'The figure keeps its natural shape.'
        : 'Its lines are round.',
  honeycombs: (built) => (shows(built, CELLS) ? null : 'It has no cells.'),
  contemporary: (built) =>
    isFigure(built)
      ? 'The figure keeps its natural shape.'
      : shows(built, OLD) || paramIn(built.asBuilt, 'milgrain') === 'yes'
        ? 'It carries traditional ornament.'
        : isClassicStrand(built)
          ? 'It is a classic strand.'
          : null,
  innovative: (built) =>
    isFigure(built)
      ? 'The figure keeps its natural shape.'
      : shows(built, UNUSUAL, UNUSUAL_FORMS)
        ? null
        : 'Built in a usual way.',
  'sci-fi': (built) =>
    shows(built, MACHINED, new Set(['armour', 'facet']))
      ? null
      : isFigure(built)
        ? 'The figure keeps its natural shape.'
        : 'No part of it looks like a machine.',
};

/** True for round pearls alone on a string, and for a row that grows towards its middle. */
const isClassicStrand = ({ asBuilt, stones, facts }: BuiltDesign): boolean =>
  paramIn(asBuilt, 'graduated') === 'yes' ||
  (asBuilt.root.kind === 'pearl-necklace' &&
    facts.built.parts.every(({ kind }) => !kind.startsWith('figure.')) &&
    stones.every(({ kind, cut }) => kind === 'pearl' && cut === 'round'));

const isFigure = ({ facts, spec }: BuiltDesign): boolean =>
  spec.root.kind === 'octopus-ring' || facts.built.parts.some(({ kind }) => kind === 'figure.relief');

/** Polygons by their words, as params and cuts spell them. */
const POLYGONS: readonly (readonly [words: RegExp, shapes: readonly string[], named: string])[] = [
  [cues`${'hexagon'}`, ['hexagon', 'honeycomb', 'lattice'], 'a hexagon'],
  [cues`${'octagon'}`, ['octagon', 'emerald'], 'an octagon'],
];

/** True for a stone, a plate or cells with one of the shapes. */
const hasPolygon = ({ asBuilt, facts, stones: all }: BuiltDesign, shapes: readonly string[], stones = all): boolean =>
  stones.some(({ cut, size_mm }) => shapes.includes(cut) && size_mm >= SEEN_MM) ||
  facts.built.parts.some(({ id, kind }) => shapes.some((shape) => kind.includes(shape) || id.includes(shape))) ||
  [...partsIn(asBuilt.root)].some(({ params }) =>
    Object.values(params).some((value) => shapes.some((shape) => new RegExp(`^${shape}s?$`, 'u').test(String(value)))),
  );

/** Words for several polygons. */
const SEVERAL = cues`${'polygons'}$`;

/** True when a single stone, on each of a pair, is all that has one of the shapes. */
const isOneStone = (built: BuiltDesign, shapes: readonly string[]): boolean =>
  totalOf(built.stones.filter(({ cut }) => shapes.includes(cut))) === built.copies && !hasPolygon(built, shapes, []);

/** Words for what differs on its two sides. */
const ASYMMETRIC = cues`^${'asymmetric'}`;

/** Judges a style by its effect on the piece. */
export function judgeStyle(built: BuiltDesign, requirement: Requirement): Verdict {
  const { value, text, at } = requirement;
  // "Natural yellow sapphire": stones are sold as natural ones.
  if (
    value === 'organic-shapes' &&
    at?.startsWith('stone ') === true &&
    built.stones.some(({ kind }) => at.endsWith(kind))
  )
    return met();
  // A name in Arabic letters is in an Arabic style.
  if (value === 'arabic' && /\p{Script=Arabic}/u.test(String(paramIn(built.asBuilt, 'name') ?? ''))) return met();
  if (isLook(value)) return judgeLook(value, built.asBuilt);
  if (ASYMMETRIC.test(text) && !isAsymmetric(built)) return differently('It is the same on both sides.');
  const style = value as Style;
  if (style === 'minimalist' || style === 'bold')
    return (
      judgeSizeWord(built, requirement) ??
      judgeSizeWord(built, { ...requirement, text: style === 'bold' ? 'bold' : 'thin' })!
    );
  const polygon = style === 'geometric' ? POLYGONS.find(([words]) => words.test(text)) : undefined;
  if (polygon && !hasPolygon(built, polygon[1])) return differently(`No part of it is ${polygon[2]}.`);
  if (polygon && SEVERAL.test(text) && isOneStone(built, polygon[1])) return differently(`One stone is ${polygon[2]}.`);
  const gap = GAPS[style](built);
  if (gap !== null) return differently(gap);
  const nearest = built.substitute(text);
  return nearest === null ? met() : differently(`Made in the ${nearest} style.`);
}
