/** Styles of periods, cultures and moods: how a piece of each is made, as data. The prompt overrules every field. */
import type { Alloy } from '../catalogue/alloys';
import type { ChainKind, DialColor, Form, LeatherColor, Section } from '../language/vocabulary';
import type { EngravingPattern } from '../makers/ring/engravings';
import type { BorderPattern } from '../parts/border/patterns';
import type { Cut, Finish, JewelryType, Style } from '../spec';

export interface Look {
  /** Its name in notes: "art deco". */
  readonly label: string;
  /** General styles that it includes. */
  readonly styles?: readonly Style[];
  /** Metals when the prompt names none. */
  readonly alloys?: readonly Alloy[];
  readonly finish?: Finish;
  /** Cuts of the main stone. */
  readonly cuts?: readonly Cut[];
  readonly head?: 'bezel' | 'prong';
  /** Ornament around the main stone or along a bangle, and its width around a stone, mm. */
  readonly borders?: readonly BorderPattern[];
  readonly borderMm?: number;
  /** Ornament of bands without a stone, bangles and faces, where it differs. */
  readonly band?: BorderPattern;
  /** Pattern that is cut into a band and its shoulders. */
  readonly engraving?: EngravingPattern;
  readonly hasMilgrain?: true;
  /** True when a halo of small stones is customary with several kinds of stones. */
  readonly isSurrounded?: true;
  /** Cross-section of a band. */
  readonly section?: Section;
  readonly links?: ChainKind;
  /** Constructions by type. */
  readonly forms?: Partial<Record<JewelryType | 'any', readonly Form[]>>;
  /** A figure that shows the look. */
  readonly motif?: string;
  /** The figure of a pendant without stones. */
  readonly pendant?: string;
  /** True for pieces that are complete without stones. */
  readonly isMetalwork?: true;
  readonly dial?: DialColor;
  readonly strap?: LeatherColor;
  /** True for pieces that are made like a man's. */
  readonly isForMan?: true;
}

const GOLD: readonly Alloy[] = ['yellow-gold-18k'];
const RICH_GOLD: readonly Alloy[] = ['yellow-gold-22k'];
const SILVER: readonly Alloy[] = ['silver-925'];

export const LOOKS = {
  vintage: {
    label: 'vintage',
    alloys: ['yellow-gold-18k', 'rose-gold-18k'],
    cuts: ['old-mine', 'cushion', 'rose', 'oval'],
    borders: ['petals', 'grains'],
    engraving: 'scroll',
    hasMilgrain: true,
    dial: 'ivory',
    strap: 'brown',
    forms: { any: ['vintage'], watch: ['leather', 'arabic-numerals', 'leaf-hands', 'small-seconds'] },
  },
  victorian: {
    label: 'Victorian',
    alloys: ['yellow-gold-18k', 'rose-gold-18k'],
    cuts: ['cushion', 'oval', 'old-mine', 'rose'],
    borders: ['rosettes'],
    borderMm: 2.3,
    engraving: 'scroll',
    hasMilgrain: true,
    dial: 'ivory',
    strap: 'brown',
    forms: { any: ['vintage'], earrings: ['drop'], watch: ['leather', 'roman-numerals', 'leaf-hands', 'blued-hands'] },
  },
  edwardian: {
    label: 'Edwardian',
    alloys: ['platinum-950', 'white-gold-18k'],
    cuts: ['old-mine', 'asscher', 'marquise', 'cushion'],
    borders: ['filigree'],
    borderMm: 2.6,
    engraving: 'leaf',
    hasMilgrain: true,
    dial: 'silver',
    strap: 'black',
    forms: {
      any: ['vintage'],
      ring: ['filigree'],
      earrings: ['drop'],
      watch: ['leather', 'arabic-numerals', 'blued-hands'],
    },
  },
  'art-deco': {
    label: 'art deco',
    styles: ['geometric'],
    alloys: ['platinum-950', 'white-gold-18k'],
    cuts: ['asscher', 'emerald', 'asscher'],
    head: 'bezel',
    borders: ['steps'],
    borderMm: 2,
    engraving: 'step',
    hasMilgrain: true,
    isSurrounded: true,
    forms: { any: ['art-deco', 'vintage'], earrings: ['drop'], watch: ['rectangular', 'roman-numerals', 'leather'] },
  },
  'art-nouveau': {
    label: 'art nouveau',
    styles: ['organic-shapes'],
    alloys: GOLD,
    finish: 'satin',
    cuts: ['oval', 'pear', 'marquise'],
    head: 'bezel',
    borders: ['whiplash'],
    borderMm: 2.8,
    engraving: 'leaf',
    dial: 'ivory',
    strap: 'green',
    forms: { watch: ['leather', 'arabic-numerals', 'leaf-hands'] },
  },
  retro: {
    label: 'retro',
    styles: ['bold'],
    alloys: ['yellow-gold-18k', 'rose-gold-18k'],
    cuts: ['emerald', 'cushion', 'round'],
    borders: ['rays'],
    borderMm: 2.8,
    engraving: 'reeds',
    links: 'bold',
    dial: 'champagne',
    strap: 'tan',
    forms: { watch: ['cushion-case', 'leather', 'baton-hands'] },
  },
  gothic: {
    label: 'gothic',
    alloys: ['black-gold-18k', 'silver-925'],
    finish: 'oxidised',
    cuts: ['kite', 'marquise', 'pear', 'cushion'],
    head: 'bezel',
    borders: ['arches'],
    borderMm: 2.4,
    band: 'tracery',
    engraving: 'arches',
    links: 'cable',
    dial: 'graphite',
    strap: 'black',
    forms: { any: ['gothic'], watch: ['leather', 'roman-numerals', 'sword-hands'] },
  },
  punk: {
    label: 'punk',
    isMetalwork: true,
    styles: ['bold'],
    alloys: SILVER,
    finish: 'oxidised',
    borders: ['studs'],
    borderMm: 2.2,
    section: 'flat',
    engraving: 'rivets',
    links: 'curb',
    dial: 'graphite',
    strap: 'black',
    forms: { bracelet: ['cuff'], watch: ['leather', 'bezel-screws', 'sword-hands'] },
  },
  celtic: {
    label: 'Celtic',
    motif: 'celtic knot',
    isMetalwork: true,
    alloys: ['silver-925', 'yellow-gold-18k'],
    finish: 'oxidised',
    head: 'bezel',
    borders: ['plait'],
    borderMm: 2.6,
    engraving: 'knot',
    links: 'rope',
    dial: 'forest',
    strap: 'brown',
    forms: { bracelet: ['cuff'], watch: ['leather', 'guilloche', 'leaf-hands'] },
  },
  viking: {
    label: 'Viking',
    isMetalwork: true,
    styles: ['bold'],
    alloys: SILVER,
    finish: 'oxidised',
    head: 'bezel',
    borders: ['plait'],
    borderMm: 2.6,
    section: 'flat',
    engraving: 'runes',
    links: 'rope',
    dial: 'graphite',
    strap: 'brown',
    forms: { bracelet: ['twist'], watch: ['leather', 'sword-hands'] },
  },
  boho: {
    label: 'boho',
    alloys: SILVER,
    finish: 'oxidised',
    cuts: ['oval', 'pear', 'rose'],
    head: 'bezel',
    borders: ['rope', 'grains'],
    borderMm: 2,
    engraving: 'zigzag',
    links: 'cable',
    dial: 'salmon',
    strap: 'tan',
    forms: { earrings: ['drop'], bracelet: ['cuff'], watch: ['leather', 'leaf-hands'] },
  },
  tribal: {
    label: 'ethnic',
    isMetalwork: true,
    styles: ['bold'],
    alloys: SILVER,
    finish: 'oxidised',
    cuts: ['oval', 'round'],
    head: 'bezel',
    borders: ['rays', 'grains'],
    borderMm: 2.4,
    engraving: 'zigzag',
    section: 'flat',
    links: 'bead',
    strap: 'tan',
    forms: { earrings: ['drop'], bracelet: ['cuff'], watch: ['leather', 'guilloche'] },
  },
  western: {
    label: 'Western',
    isMetalwork: true,
    alloys: SILVER,
    finish: 'oxidised',
    cuts: ['oval'],
    head: 'bezel',
    borders: ['rope'],
    borderMm: 2.2,
    engraving: 'scroll',
    links: 'rope',
    strap: 'tan',
    forms: { bracelet: ['cuff'], watch: ['leather', 'guilloche'] },
  },
  rustic: {
    label: 'rustic',
    isMetalwork: true,
    styles: ['organic-shapes'],
    alloys: ['yellow-gold-18k', 'silver-925'],
    finish: 'hammered',
    cuts: ['rose', 'cushion', 'oval'],
    head: 'bezel',
    borders: ['nuggets'],
    borderMm: 1.8,
    links: 'cable',
    dial: 'salmon',
    strap: 'brown',
    forms: { bracelet: ['cuff'], watch: ['leather', 'baton-hands'] },
  },
  brutalist: {
    label: 'brutalist',
    isMetalwork: true,
    styles: ['geometric', 'bold'],
    alloys: SILVER,
    finish: 'sandblasted',
    cuts: ['emerald', 'princess', 'asscher'],
    head: 'bezel',
    borders: ['blocks'],
    borderMm: 3,
    links: 'curb',
    dial: 'graphite',
    forms: { bracelet: ['cuff'], watch: ['square-case', 'links'] },
  },
  industrial: {
    label: 'industrial',
    isMetalwork: true,
    alloys: ['steel-316l', 'titanium'],
    finish: 'satin',
    cuts: ['princess', 'asscher', 'round'],
    head: 'bezel',
    borders: ['bolts'],
    borderMm: 2.2,
    section: 'flat',
    engraving: 'rivets',
    links: 'box',
    dial: 'graphite',
    forms: { bracelet: ['cuff'], watch: ['octagonal', 'bezel-screws', 'links', 'baton-hands'] },
  },
  steampunk: {
    label: 'steampunk',
    isMetalwork: true,
    alloys: ['brass', 'copper'],
    finish: 'oxidised',
    cuts: ['round', 'cushion'],
    head: 'bezel',
    borders: ['teeth'],
    borderMm: 2.6,
    section: 'flat',
    engraving: 'rivets',
    links: 'cable',
    strap: 'brown',
    forms: { bracelet: ['cuff'], watch: ['skeleton', 'leather', 'roman-numerals'] },
  },
  cyberpunk: {
    label: 'cyberpunk',
    isMetalwork: true,
    styles: ['sci-fi'],
    alloys: ['black-titanium', 'steel-316l'],
    finish: 'satin',
    head: 'bezel',
    borders: ['bolts'],
    borderMm: 2.2,
    links: 'box',
    dial: 'graphite',
    forms: { watch: ['skeleton', 'rubber', 'octagonal'] },
  },
  byzantine: {
    label: 'Byzantine',
    alloys: RICH_GOLD,
    finish: 'satin',
    cuts: ['cushion', 'oval', 'round'],
    head: 'bezel',
    borders: ['grains'],
    borderMm: 2.4,
    engraving: 'knot',
    links: 'rope',
    dial: 'burgundy',
    strap: 'burgundy',
    forms: { earrings: ['drop'], bracelet: ['cuff'], watch: ['leather', 'roman-numerals', 'leaf-hands'] },
  },
  medieval: {
    label: 'medieval',
    styles: ['bold'],
    alloys: RICH_GOLD,
    finish: 'hammered',
    cuts: ['cushion', 'oval'],
    head: 'bezel',
    borders: ['grains', 'rope'],
    borderMm: 1.8,
    engraving: 'arches',
    section: 'half-round',
    links: 'curb',
    dial: 'burgundy',
    strap: 'brown',
    forms: { bracelet: ['cuff'], watch: ['leather', 'roman-numerals', 'sword-hands'] },
  },
  egyptian: {
    label: 'Egyptian',
    alloys: RICH_GOLD,
    finish: 'satin',
    cuts: ['oval', 'cushion'],
    head: 'bezel',
    borders: ['rays'],
    borderMm: 3.2,
    engraving: 'reeds',
    section: 'flat',
    links: 'bead',
    dial: 'midnight',
    strap: 'navy',
    forms: { bracelet: ['cuff'], watch: ['leather', 'sunburst', 'baton-hands'] },
  },
  greek: {
    label: 'Greek',
    isMetalwork: true,
    alloys: RICH_GOLD,
    finish: 'satin',
    cuts: ['oval', 'cushion', 'round'],
    head: 'bezel',
    borders: ['key'],
    borderMm: 2.6,
    engraving: 'key',
    section: 'flat',
    links: 'rope',
    dial: 'ivory',
    strap: 'brown',
    forms: { bracelet: ['bangle', 'plain'], watch: ['leather', 'roman-numerals', 'leaf-hands'] },
  },
  baroque: {
    label: 'baroque',
    alloys: GOLD,
    cuts: ['oval', 'cushion', 'pear'],
    borders: ['volutes'],
    borderMm: 3,
    engraving: 'scroll',
    hasMilgrain: true,
    links: 'rope',
    dial: 'mother-of-pearl',
    strap: 'burgundy',
    forms: {
      any: ['vintage'],
      earrings: ['drop'],
      watch: ['leather', 'roman-numerals', 'guilloche', 'leaf-hands'],
    },
  },
  renaissance: {
    label: 'Renaissance',
    alloys: RICH_GOLD,
    cuts: ['cushion', 'oval', 'emerald'],
    head: 'bezel',
    borders: ['scrolls'],
    borderMm: 2.4,
    engraving: 'leaf',
    hasMilgrain: true,
    links: 'rope',
    dial: 'burgundy',
    strap: 'burgundy',
    forms: { any: ['vintage'], earrings: ['drop'], watch: ['leather', 'roman-numerals', 'leaf-hands'] },
  },
  japanese: {
    label: 'Japanese',
    alloys: ['silver-925', 'yellow-gold-18k'],
    finish: 'matte',
    cuts: ['round', 'oval'],
    head: 'bezel',
    borders: ['petals'],
    borderMm: 1.6,
    section: 'flat',
    engraving: 'waves',
    links: 'fine',
    dial: 'ivory',
    strap: 'black',
    forms: { bracelet: ['cuff'], watch: ['leather', 'two-hands', 'baton-hands'] },
  },
  indian: {
    label: 'Indian',
    alloys: RICH_GOLD,
    finish: 'matte',
    cuts: ['rose', 'oval', 'pear'],
    head: 'bezel',
    borders: ['petals'],
    borderMm: 3,
    engraving: 'leaf',
    hasMilgrain: true,
    links: 'rope',
    dial: 'burgundy',
    strap: 'burgundy',
    forms: { earrings: ['drop'], bracelet: ['bangle', 'plain'], watch: ['leather', 'guilloche', 'leaf-hands'] },
  },
  arabic: {
    label: 'oriental',
    alloys: ['yellow-gold-21k'],
    cuts: ['oval', 'cushion', 'pear'],
    head: 'bezel',
    borders: ['arches'],
    borderMm: 2.8,
    engraving: 'scroll',
    hasMilgrain: true,
    links: 'rope',
    dial: 'forest',
    strap: 'green',
    forms: { earrings: ['drop'], bracelet: ['bangle', 'plain'], watch: ['leather', 'guilloche', 'leaf-hands'] },
  },
  romantic: {
    label: 'romantic',
    alloys: ['rose-gold-18k', 'yellow-gold-18k'],
    cuts: ['oval', 'pear', 'cushion', 'heart'],
    borders: ['petals'],
    borderMm: 1.6,
    engraving: 'leaf',
    hasMilgrain: true,
    dial: 'mother-of-pearl',
    strap: 'pink',
    forms: { watch: ['leather', 'roman-numerals', 'leaf-hands'] },
  },
  cottage: {
    label: 'fairy-tale',
    styles: ['organic-shapes'],
    alloys: ['yellow-gold-18k', 'rose-gold-18k'],
    cuts: ['rose', 'oval', 'pear'],
    head: 'bezel',
    borders: ['petals'],
    borderMm: 2,
    engraving: 'leaf',
    hasMilgrain: true,
    dial: 'forest',
    strap: 'green',
    forms: { watch: ['leather', 'leaf-hands'] },
  },
  masculine: {
    label: 'masculine',
    isMetalwork: true,
    styles: ['bold'],
    finish: 'satin',
    cuts: ['emerald', 'princess', 'cushion'],
    head: 'bezel',
    section: 'flat',
    links: 'curb',
    dial: 'graphite',
    isForMan: true,
    forms: { watch: ['links', 'sword-hands'] },
  },
  royal: {
    label: 'royal',
    styles: ['bold'],
    alloys: GOLD,
    cuts: ['cushion', 'oval', 'emerald'],
    borders: ['arches', 'scrolls'],
    borderMm: 2.8,
    engraving: 'scroll',
    hasMilgrain: true,
    links: 'rope',
    dial: 'burgundy',
    strap: 'burgundy',
    forms: {
      any: ['vintage'],
      earrings: ['drop'],
      watch: ['leather', 'roman-numerals', 'guilloche', 'leaf-hands', 'fluted-bezel'],
    },
  },
  y2k: {
    label: 'Y2K',
    styles: ['bold'],
    alloys: SILVER,
    cuts: ['heart', 'oval', 'round'],
    head: 'bezel',
    borders: ['petals'],
    borderMm: 2.4,
    links: 'bead',
    dial: 'salmon',
    strap: 'pink',
    forms: { watch: ['leather', 'square-case', 'baton-hands'] },
  },
  bauhaus: {
    label: 'Bauhaus',
    isMetalwork: true,
    styles: ['minimalist'],
    finish: 'satin',
    cuts: ['round', 'princess', 'baguette'],
    head: 'bezel',
    section: 'flat',
    links: 'fine',
    dial: 'ivory',
    strap: 'black',
    forms: { bracelet: ['bangle', 'plain'], watch: ['leather', 'baton-hands', 'two-hands'] },
  },
  nautical: {
    label: 'nautical',
    motif: 'anchor',
    isMetalwork: true,
    alloys: GOLD,
    borders: ['rope'],
    borderMm: 1.8,
    links: 'rope',
    dial: 'midnight',
    strap: 'navy',
    forms: { ring: ['twist'], bracelet: ['twist'], watch: ['diver', 'leather', 'luminous'] },
  },
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof LOOKS;
export const LOOK_NAMES = Object.keys(LOOKS) as readonly LookName[];
export const isLook = (value: string): value is LookName => Object.hasOwn(LOOKS, value);

/** A look by name, with every field optional. */
export const lookNamed = (name: LookName): Look => LOOKS[name];

/** The looks as one: the first decides, and vintage, which is of many periods, only what the others leave open. */
const combinedLook = (names: readonly LookName[]): Look | null =>
  names.length === 0
    ? null
    : Object.assign(
        {},
        ...names
          .toSorted((a, b) => Number(b === 'vintage') - Number(a === 'vintage') || names.indexOf(b) - names.indexOf(a))
          .map(lookNamed),
      );

/** Wirework, which a prompt names as a form. */
const WIREWORK = { borders: ['filigree'], borderMm: 2.8, band: 'filigree' } as const;
const FILIGREE: Look = { label: 'filigree', isMetalwork: true, pendant: 'filigree drop', ...WIREWORK };

/** The look of a piece. Filigree is the ornament of every look. */
export function lookOf({ looks, forms }: { looks: readonly LookName[]; forms: readonly Form[] }): Look | null {
  const look = combinedLook(looks);
  if (!forms.includes('filigree')) return look;
  return look ? { ...look, ...WIREWORK } : FILIGREE;
}
