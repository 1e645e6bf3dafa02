/** Traits of the stones and pearls of a piece that words may name. */
import { gemOf } from '../catalogue/gems';
import { BLACK, hsvOf } from '../catalogue/hues';
import { isCarvedFrom } from '../language/parsed/figures';
import { partsIn } from '../spec/tree';
import type { Requirement } from '../language/requirement';
import { mainOf, type BuiltDesign } from './built';
import { areInRow } from './positions';

/** True for a main stone in prongs. */
export const isHeldHigh = (built: BuiltDesign): boolean => {
  const main = mainOf(built.stones);
  const own = main && built.facts.built.parts.find(({ id }) => id === built.partOf(main));
  return own !== undefined && /^head\.(?:prong|basket)/.test(own.kind);
};

/** True for a figure that is carved from a stone. */
export const isCarved = (built: BuiltDesign): boolean =>
  built.stones.some(({ kind }) => built.spec.motif !== null && isCarvedFrom(built.spec.motif, [kind]));

/** True for pearls without a colour of their own. */
export const isWhitePearl = ({ stones, spec }: BuiltDesign): boolean =>
  stones.some(({ kind }) => kind === 'pearl') && /^(?:|akoya|freshwater|south-sea)$/.test(spec.sold.pearl ?? '');

/** True for words beside the mother-of-pearl of a dial. */
export const isOfNacre = (
  { requirements, facts }: BuiltDesign,
  { start, end }: Pick<Requirement, 'start' | 'end'>,
): boolean =>
  facts.built.parts.some(({ id }) => id === 'dial') &&
  requirements.some(
    (one) =>
      one.concept === 'dial' && one.value === 'mother-of-pearl' && (start - one.end === 1 || one.start - end === 1),
  );

/** Parts that are rows of stones. */
const ROW = /^(?:row\.|tennis|riviere|pearl-necklace|bead-bracelet|fringe)/;

/** True when stones of a kind, or those of all kinds, follow one another in a row. */
export function hasRow({ facts, spec }: BuiltDesign): boolean {
  const stones = facts.extents.stones.filter(({ role }) => role !== 'halo');
  const kinds = [...new Set(stones.map(({ kind }) => kind))];
  return (
    (stones.length > 2 && [spec.root, ...facts.built.parts].some(({ kind }) => ROW.test(kind))) ||
    [kinds, ...kinds.map((kind) => [kind])].some((wanted) =>
      areInRow(stones.filter(({ kind }) => wanted.includes(kind)).map(({ at }) => at)),
    )
  );
}

/** True for baroque pearls, raw stones and an edge of nuggets. */
export const isIrregular = ({ spec, stones }: BuiltDesign): boolean =>
  spec.sold.pearl === 'baroque' ||
  stones.some(({ cut }) => cut === 'rough') ||
  [...partsIn(spec.root)].some(({ params }) => params['border'] === 'nuggets' || params['pattern'] === 'nuggets');

/** Stones of less saturation are pale. */
const PALE = 0.5;
/** True for a main stone of a pale colour. */
export const isPale = ({ stones }: BuiltDesign): boolean => {
  const main = mainOf(stones);
  if (!main) return false;
  const { saturation, value } = hsvOf(gemOf(main.kind).optics.average);
  return saturation < PALE && value > BLACK;
};

/** Greatest saturation and least value of a white stone. */
const WHITISH = { saturation: 0.12, value: 0.6 } as const;
/** True for a main stone that is white. */
export const isWhitish = ({ stones }: BuiltDesign): boolean => {
  const main = mainOf(stones);
  if (!main) return false;
  const { saturation, value } = hsvOf(gemOf(main.kind).optics.average);
  return saturation <= WHITISH.saturation && value >= WHITISH.value;
};

/** The species of a variety: sapphire of "pink-sapphire". */
const speciesOf = (kind: string): string => kind.slice(kind.lastIndexOf('-') + 1);

/** True for the named kind, and for its other colours where the prompt asks for several: "five sapphires of different colours". */
export const isCountedAs = ({ requirements }: BuiltDesign, kind: string, named: string): boolean =>
  kind === named ||
  (speciesOf(kind) === speciesOf(named) && requirements.some(({ concept }) => concept === 'sequence'));

/** The number of stones that a prompt states; "sapphire, diamond, sapphire, diamond" is the order of a row and none. */
export function countIn({ requirements }: BuiltDesign, { value, count }: Requirement): number | undefined {
  const isOrder = requirements.some((one) => one.value === 'alternating' && !one.isRefused);
  const isNamedAgain = requirements.filter((one) => one.concept === 'stone' && one.value === value).length > 1;
  return isOrder && isNamedAgain ? undefined : count;
}
