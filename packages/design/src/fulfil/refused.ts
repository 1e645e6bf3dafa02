/** Finds what a prompt refuses on the built piece. */
import { cues } from '../language/cues';
import { GEM_KINDS, gemOf } from '../catalogue/gems';
import { BLACK, hsvOf, isColoured } from '../catalogue/hues';
import { CUT_ADJECTIVE } from '../gems/names';
import { hueOf } from '../gold';
import { SEVERAL } from '../language/rules/grammaticalNumber';
import type { Requirement } from '../language/requirement';
import { isLook } from '../looks/looks';
import { NO_CHAIN } from '../parts/chain';
import type { GemKind } from '../spec';
import { lengthIn, paramIn } from '../spec/tree';
import type { BilledStones } from '../weigh/billOfMaterials';
import { mainOf, named, totalOf, type BuiltDesign } from './built';
import { plainly } from './evident';
import { outlineOf } from './cuts';
import { judge } from './judge';
import { judgeNarrower } from './narrower';
import { isOfOwner } from './owners';
import { refusedPart } from './refusedParts';
import { isOfOneColour } from './shades';
import { SHOULDERS } from './places';
import { CLAWED } from './prongs';
import { judgeStyle } from './styles';
import { round } from './verdict';

/** Least and most hue of a colour, degrees, and its least saturation; red passes 360. */
const HUES: Readonly<Partial<Record<GemKind, readonly [least: number, most: number, saturation: number]>>> = {
  emerald: [62, 178, 0.11],
  ruby: [330, 374, 0.5],
  'blue-sapphire': [182, 262, 0.25],
  amethyst: [245, 325, 0.25],
  citrine: [30, 62, 0.5],
  'pink-sapphire': [300, 354, 0.25],
};

/** True for a stone of the colour that another stands for: peridots are green too. */
function isOfHue(kind: GemKind, like: GemKind): boolean {
  const range = HUES[like];
  if (!range) return isOfOneColour(kind, like);
  const { hue, saturation, value } = hsvOf(gemOf(kind).optics.average);
  const [least, most, enough] = range;
  return value > BLACK && saturation >= enough && [hue, hue + 360].some((turn) => turn >= least && turn <= most);
}

/** Stones that stand for the colours of refused stones. */
const OF_COLOUR: readonly (readonly [words: RegExp, like: GemKind])[] = [
  [cues`${'white'}|${'colourless'}`, 'diamond'],
  [cues`${'green'}`, 'emerald'],
  [cues`${'red'}`, 'ruby'],
  [cues`${'blue'}`, 'blue-sapphire'],
  [cues`${'black'}`, 'onyx'],
  [cues`${'purple'}`, 'amethyst'],
  [cues`${'yellow'}`, 'citrine'],
  [cues`${'pink'}`, 'pink-sapphire'],
];

/** "No other stone". */
const OTHER = cues`${'other'}`;

/** Words by which a refusal leaves something out: "no gems except one little diamond". */
const EXCEPT = cues`^\s*[,(]? ?${'except'}`;

/** The kinds of stones that the words of a refusal name in English. */
const kindsNamed = (text: string): readonly GemKind[] => {
  const words = plainly(text);
  return GEM_KINDS.filter((kind) => words.includes(gemOf(kind).name));
};

/** The head of the second main stone of a ring. */
const TWIN = 'second-head';
/** Roles of stones beside the main one and along the band. */
const BESIDE: ReadonlySet<string> = new Set(['side', 'pave', 'accent']);

/** Words for the band of a ring, in the clause of what it lacks. */
const BAND = cues`${'ring-band'}(?:[^,.;:!?]*|(?: \p{L}+){0,2}, ?)$`;

const NOTHING = cues`^${'nothing'}`;
const ENGRAVED = /^ornament\./;

/** True where the prompt asks for a stone and refuses those of the band: "the band without stones". */
const isOfBand = ({ spec, requirements }: BuiltDesign, start: number): boolean =>
  spec.type === 'ring' &&
  requirements.some(({ concept, isRefused, end }) => concept === 'stone' && !isRefused && end < start) &&
  BAND.test(spec.prompt.slice(0, start));

/** Narrows a refusal of any stones to those that its words mean: of a colour, or others than the named ones. */
function refusedStones(built: BuiltDesign, requirement: Requirement): BuiltDesign['stones'] {
  const { text, start, end } = requirement;
  const { stones, requirements, spec, facts } = built;
  const like = OF_COLOUR.find(([words]) => words.test(text))?.[1];
  if (like !== undefined) return stones.filter(({ kind }) => isOfHue(kind, like));
  if (OTHER.test(text) || EXCEPT.test(spec.prompt.slice(end))) {
    const named = new Set(
      requirements.flatMap(({ concept, value, isRefused }) => (concept === 'stone' && !isRefused ? [value] : [])),
    );
    return stones.filter(({ kind }) => !named.has(kind));
  }
  const isOfPair = facts.built.parts.some(({ kind }) => kind === 'pair') && isOfOwner(spec.prompt.slice(0, start));
  // The other ring of the pair carries the stones.
  if (isOfPair && new Set(facts.built.stones.map(({ part }) => part.startsWith('pair'))).size === 1) return [];
  const part = refusedPart(built, requirement);
  if (part) return stones.filter((one) => part.test(built.partOf(one) ?? ''));
  const main = mainOf(stones);
  return isOfBand(built, start) ? stones.filter((one) => one !== main && BESIDE.has(one.role)) : stones;
}

/** Words for what takes the place of a refused main stone. */
const INSTEAD = cues`^${'instead-of'}`;

/** Words for deep colours; a brighter stone than `DEEP`, linear, is none of them. */
const DARK = cues`${'dark'}`;
const DEEP = 0.5;

/** Words for a chain from a bracelet to a ring. */
const HAND_CHAIN = cues`${'hand'}`;

/** True where the prompt asks for hammer marks beside refusing what is shiny. */
const isHammerWanted = ({ requirements }: BuiltDesign): boolean =>
  requirements.some(({ concept, value, isRefused }) => concept === 'finish' && value === 'hammered' && !isRefused);

/** Describes where the piece has something refused; null when it has none. */
export function found(built: BuiltDesign, requirement: Requirement): string | null {
  const { concept, value } = requirement;
  const { spec, facts } = built;
  // What is built is more general than the name that is refused.
  if (judgeNarrower(built, requirement)) return null;
  const { stones } = facts.bill;
  // "A round diamond, no melee diamonds": those beside it; "rather than a diamond in the middle": the main one.
  const isRefusedPlace = (role: BilledStones['role']): boolean =>
    INSTEAD.test(requirement.text) ? role === 'center' : BESIDE.has(role);
  const isWantedToo = built.requirements.some(
    (one) => !one.isRefused && one.concept === 'stone' && one.value === value,
  );
  switch (concept) {
    case 'stones': {
      const main = mainOf(stones);
      const wanted = built.requirements.filter((one) => one.concept === 'stone' && !one.isRefused);
      const isWanted = ({ kind }: BilledStones): boolean =>
        wanted.some(
          (one) => one.value === kind && (kind !== main?.kind || (one.count ?? 1) > 1 || one.measure === SEVERAL),
        );
      const other = stones.find(
        (one) => one !== main && !(one.kind === main?.kind && one.role === main.role) && !isWanted(one),
      );
      if (value === 'beside') {
        // "Two round diamonds beside it, nothing on the band": stones that heads hold are not on it.
        const isOnBand = BAND.test(requirement.text) || SHOULDERS.test(requirement.text);
        if (isOnBand && NOTHING.test(requirement.text) && facts.built.parts.some(({ kind }) => ENGRAVED.test(kind)))
          return 'Its shoulders are engraved.';
        const isNamed = ({ kind }: BilledStones): boolean =>
          built.requirements.some((one) => one.concept === 'stone' && !one.isRefused && one.value === kind);
        const refused = kindsNamed(requirement.text);
        if (refused.length > 0 && !stones.some(({ kind }) => refused.includes(kind))) return null;
        const heads = new Set(facts.built.parts.flatMap(({ id, kind }) => (kind.startsWith('head.') ? [id] : [])));
        const isAtHead = (one: BilledStones): boolean => heads.has(built.partOf(one) ?? '');
        const row = stones.find(
          (one) =>
            one !== main &&
            BESIDE.has(one.role) &&
            !(isOnBand && isNamed(one) && isAtHead(one)) &&
            built.partOf(one) !== TWIN,
        );
        return row ? `Set with ${named(row)} beside the main stone.` : null;
      }
      if (value === 'coloured') {
        const coloured = stones.find(({ kind }) => isColoured(kind) && !wanted.some((one) => one.value === kind));
        return coloured ? `Set with ${named(coloured)}.` : null;
      }
      if (value === 'other') return other ? `Also set with ${named(other)}.` : null;
      const [refused] = refusedStones(built, requirement);
      return refused ? `Set with ${named(refused)}.` : null;
    }
    case 'stone': {
      const part = isWantedToo ? refusedPart(built, requirement) : undefined;
      const isThere = (one: BilledStones): boolean =>
        part ? part.test(built.partOf(one) ?? '') : !isWantedToo || isRefusedPlace(one.role);
      return stones.some((one) => one.kind === value && isThere(one))
        ? `Set with ${gemOf(value as GemKind).name}.`
        : null;
    }
    case 'cut': {
      // "A square case, not round": the outline of the case.
      const outline = spec.type === 'watch' ? outlineOf(built) : undefined;
      if (outline !== undefined) return outline === value ? `The case is ${outline}.` : null;
      const main = mainOf(stones);
      return main && main.kind !== 'pearl' && main.cut === value
        ? `The main stone is ${CUT_ADJECTIVE[main.cut]}.`
        : null;
    }
    case 'metal':
      return facts.built.metals.some(({ alloy }) => hueOf(alloy) === value)
        ? `Made in ${value.replaceAll('-', ' ')}.`
        : null;
    case 'style':
      return foundStyle(built, requirement);
    case 'finish':
      // Hammer marks glitter.
      if (value === 'polished' && facts.built.metals[0]?.finish === 'hammered' && !isHammerWanted(built))
        return 'Hammered metal is shiny.';
      return facts.built.metals[0]?.finish.split('-').includes(value) ? `The metal is ${value}.` : null;
    case 'type':
      return spec.type === value ? `Made as a ${value}.` : null;
    case 'colour': {
      const isDark = DARK.test(requirement.text);
      const alike = stones.find(
        ({ kind }) => isOfHue(kind, value as GemKind) && !(isDark && hsvOf(gemOf(kind).optics.average).value > DEEP),
      );
      return alike ? `Set with ${named(alike)}.` : null;
    }
    case 'inlay': {
      // "Blue enamel in the middle, no enamel on the sides" refuses a place.
      const isWanted = built.requirements.some((one) => one.concept === 'inlay' && !one.isRefused);
      const isInlaid = ({ id }: { readonly id: string }): boolean =>
        id.endsWith('-inlay') && id.includes(value === 'enamel' ? 'enamel' : '');
      return !isWanted && facts.built.parts.some(isInlaid) ? 'It is part of the piece.' : null;
    }
    case 'motif':
      return built.figure(value) || judge(built, requirement).status === 'met' ? 'It is part of the piece.' : null;
    default:
      // Of several stones none is alone.
      if (value === 'solitaire' && totalOf(stones) > built.copies) return null;
      if (concept === 'form' && value === 'prong' && facts.built.parts.some(({ kind }) => CLAWED.test(kind)))
        return 'Stones are held by claws.';
      // "Leather cord, not a chain".
      if (value === 'chain' && facts.extents.parts['chain']?.isSoft) return null;
      if (value === 'chain' && NO_CHAIN === (spec.root.params['links'] ?? spec.root.params['chain'])) return null;
      // A bracelet of links is no hand chain.
      if (concept === 'form' && value === 'chain' && spec.type === 'bracelet' && HAND_CHAIN.test(requirement.text))
        return null;
      return judge(built, requirement).status === 'met' ? 'It is part of the piece.' : null;
  }
}

/** Bands up to this width are not heavy, mm. */
const LIGHT_MM = 3;
/** Bands from this width on are not thin, mm. */
const STURDY_MM = 2.2;

/** Styles, parts and profiles of today. */
const MODERN_STYLES: ReadonlySet<string> = new Set(['contemporary', 'geometric', 'innovative', 'sci-fi']);
const MODERN = /tension|geometric|lattice|armour|shank\.(?:knife|flat|facet)/;
const MODERN_PROFILES: ReadonlySet<unknown> = new Set(['knife', 'flat', 'facet']);

/** Describes how a refused style shows: heavy and thin by the width of the band, modern by every style but a named one. */
function foundStyle(built: BuiltDesign, requirement: Requirement): string | null {
  const { spec, facts } = built;
  const { value } = requirement;
  const isLooked = isLook(value) && judgeStyle(built, { ...requirement, isRefused: false }).status === 'met';
  if (isLooked || spec.styles.some((style) => style === value)) return 'The piece is in this style.';
  const width = spec.type === 'ring' ? lengthIn(spec, 'band_width') : undefined;
  const isSo =
    width !== undefined && ((value === 'bold' && width > LIGHT_MM) || (value === 'minimalist' && width < STURDY_MM));
  if (isSo) return `The band is ${round(width)} mm wide.`;
  const isModern =
    spec.styles.some((style) => MODERN_STYLES.has(style)) ||
    [spec.root, ...facts.built.parts].some(({ kind }) => MODERN.test(kind)) ||
    MODERN_PROFILES.has(paramIn(spec, 'profile'));
  return value === 'contemporary' && isModern ? 'Built in a plain style, without old ornament.' : null;
}
