/** Traits of a piece that a table of words names and that no single fact states. */
import { cues } from '../language/cues';
import { gemOf } from '../catalogue/gems';
import { hsvOf } from '../catalogue/hues';
import type { Requirement } from '../language/requirement';
import { ZODIAC } from '../motifs/zodiac';
import { partsIn } from '../spec/tree';
import { areTouching, isAsymmetric, isFigureOnSide } from './arranged';
import { mainOf, type BuiltDesign } from './built';
import { isOfClasp } from './clasps';
import { hasLine, inlaysOf, isOfTwo } from './lines';
import { isGraded } from './rows';
import { hasRow, isCarved, isHeldHigh, isIrregular, isOfNacre, isPale, isWhitePearl } from './stoneTraits';

export type Words = Pick<Requirement, 'text' | 'start' | 'end'>;

/** Distance between the word for eyes and the stone that it names, characters. */
const EYES_REACH = 16;

/** True when the piece has eyes, and those of the stone that stands next to the word, if one does. */
function hasNamedEyes({ facts, requirements }: BuiltDesign, { start, end }: Words): boolean {
  const eyes = facts.built.parts.find(({ id }) => /(?:^|-)eyes$/.test(id));
  if (!eyes) return false;
  const stone = requirements.find(
    (one) =>
      (one.concept === 'stone' || one.concept === 'colour') &&
      one.start - end < EYES_REACH &&
      start - one.end < EYES_REACH,
  );
  return !stone || facts.built.stones.some(({ part, kind }) => part === eyes.id && kind === stone.value);
}

/** True for a figure that stands above its ground. */
const isRaised = ({ facts, spec }: BuiltDesign): boolean =>
  spec.motif !== null &&
  facts.built.parts.some(({ id, kind }) => kind === 'figure.relief' && facts.extents.parts[id] !== undefined);

/** Words between a place and the dot that takes it: "in place of the dot", characters. */
const DOT_REACH = 24;
const DOT = cues`${'dot'}`;
const namesDot = ({ spec }: BuiltDesign, { end }: Words): boolean => DOT.test(spec.prompt.slice(end, end + DOT_REACH));

/** Words for ornament that stands out of the metal, and the longest distance from what is carved so, characters. */
const RELIEF = cues`${'relief'}`;
const ENGRAVED = cues`${'engraved'}`;
const RELIEF_REACH = 16;
const namesRelief = ({ spec: { prompt } }: BuiltDesign, { start, end }: Words): boolean => {
  const near = prompt.slice(Math.max(0, start - RELIEF_REACH), end + RELIEF_REACH);
  return !ENGRAVED.test(near) && [near, prompt.slice(start)].some((text) => RELIEF.test(text));
};

/** Two pointed stones side by side lie head to tail. */
const areOpposite = ({ facts, stones }: BuiltDesign): boolean =>
  facts.built.parts.some(({ id }) => id === 'second-head') && stones.filter(({ cut }) => cut === 'pear').length > 1;

/** True for a text that is not on the back. */
const hasTextInFront = ({ asBuilt }: BuiltDesign): boolean =>
  [...partsIn(asBuilt.root)].some(
    ({ params }) =>
      (params['text'] ?? params['letters']) !== undefined && !/back|inside|reverse/.test(String(params['side'] ?? '')),
  );

/** Saturation from which a colour is vivid, and value up to which one is dark. */
const VIVID = 0.5;
const DARK = 0.5;

const colourOf = (built: BuiltDesign): { saturation: number; value: number } | null => {
  const main = mainOf(built.stones);
  return main ? hsvOf(gemOf(main.kind).optics.average) : null;
};

/** Longest distance of words from the refusal that they belong to, characters. */
const REFUSAL_REACH = 24;

/** True for words that say once more that something before them is refused: "no yellow gold, please avoid". */
const followsRefusal = ({ spec: { prompt }, requirements }: BuiltDesign, { start }: Words): boolean =>
  requirements.some(
    ({ isRefused, end }) =>
      isRefused && end <= start && start - end <= REFUSAL_REACH && !/[.;!?]/u.test(prompt.slice(end, start)),
  );

/** True for strips of several widths along a band, of which none is in its middle. */
const isOffCentre = (built: BuiltDesign): boolean => {
  const inlays = inlaysOf(built).length;
  return inlays > 1 || (inlays === 1 && isOfTwo(built)) || isAsymmetric(built);
};

const isZodiac = ({ spec: { motif } }: BuiltDesign): boolean =>
  motif !== null && (ZODIAC.includes(motif) || motif.endsWith(' constellation'));

export const TRAITS: Readonly<Record<string, (built: BuiltDesign, words: Words) => boolean>> = {
  areOpposite,
  areTouching,
  followsRefusal,
  goesRound: (built) => built.meets('form', 'eternity'),
  hasLine,
  hasNamedEyes,
  hasRow,
  hasTextInFront,
  isBetweenOthers: (built) => built.stones.some(({ kind }) => built.isBetween(kind)),
  isCarved,
  isGraded,
  isFigureOnSide,
  isDeep: (built) => (colourOf(built)?.value ?? 1) <= DARK,
  isHeldHigh,
  isIrregular,
  isOfClasp,
  isOffCentre,
  isOfNacre,
  isPale,
  isRaised,
  isVivid: (built) => (colourOf(built)?.saturation ?? 0) >= VIVID,
  isWhitePearl,
  isZodiac,
  namesDot,
  namesRelief,
};
