/** The ids that the prompt parser and the makers share. */
import type { JewelryType } from '../spec';

/** Constructions that prompts can name. */
export type Form =
  | 'pair'
  | 'halo'
  | 'bezel'
  | 'prong'
  | 'pave'
  | 'eternity'
  | 'bridal-set'
  | 'three-stone'
  | 'twist'
  | 'split'
  | 'waved'
  | 'gallery'
  | 'cathedral'
  | 'signet'
  | 'band'
  | 'solitaire'
  | 'cluster'
  | 'channel'
  | 'bypass'
  | 'toi-et-moi'
  | 'stack'
  | 'vintage'
  | 'hoop'
  | 'huggie'
  | 'square-hoop'
  | 'oval-hoop'
  | 'inside-out'
  | 'stud'
  | 'drop'
  | 'climber'
  | 'ear-cuff'
  | 'chandelier'
  | 'jhumka'
  | 'chandbali'
  | 'threader'
  | 'ball'
  | 'jacket'
  | 'mismatched'
  | 'single-earring'
  | 'tiers'
  | 'lever-back'
  | 'ear-hooks'
  | 'tennis'
  | 'bangle'
  | 'cuff'
  | 'charm'
  | 'locket'
  | 'bar'
  | 'circle'
  | 'strip'
  | 'upright'
  | 'wire-wrapped'
  | 'medallion'
  | 'riviere'
  | 'choker'
  | 'chain'
  | 'diver'
  | 'chronograph'
  | 'skeleton'
  | 'moonphase'
  | 'rectangular'
  | 'dress'
  | 'leather'
  | 'links'
  | 'torque'
  | 'beside'
  | 'second-links'
  | 'third-links'
  | 'half-bezel'
  | 'mesh'
  | 'on-dot'
  | 'beads'
  | 'spacers'
  | 'plain'
  | 'high-set'
  | 'low-set'
  | 'half-eternity'
  | 'alternating'
  | 'lariat'
  | 'tassel'
  | 'stations'
  | 'fringe'
  | 'hidden-halo'
  | 'double-halo'
  | 'pave-shank'
  | 'tension'
  | 'flush'
  | 'east-west'
  | 'basket'
  | 'dome'
  | 'chevron'
  | 'crossover'
  | 'crossed'
  | 'chain-drops'
  | 'shield'
  | 'hour-markers'
  | 'cut-out'
  | 'dog-tag'
  | 'disc'
  | 'roman-numerals'
  | 'arabic-numerals'
  | 'milgrain'
  | 'filigree'
  | 'engraved'
  | 'art-deco'
  | 'gothic'
  | 'brooch'
  | 'cufflinks'
  | 'checkerboard'
  | 'toggle-clasp'
  | 'scattered'
  | 'triangles'
  | 'even'
  | 'double-prong'
  | 'polished-edges'
  | 'bevelled'
  | 'stout-prong'
  | 'lines-beside'
  | 'tapered'
  | 'coiled-twice'
  | 'coiled-thrice'
  | 'anklet'
  | 'hinged'
  | WatchForm;
/** Forms of watches alone. */
export const WATCH_FORMS = [
  'octagonal',
  'hexagonal',
  'tonneau',
  'cushion-case',
  'square-case',
  'bezel-screws',
  'fluted-bezel',
  'small-seconds',
  'date',
  'guilloche',
  'sunburst',
  'two-hands',
  'blued-hands',
  'leaf-hands',
  'sword-hands',
  'baton-hands',
  'luminous',
  'crown-stone',
  'five-link',
  'three-link',
  'rubber',
  'oval-case',
  'textile',
  'crocodile',
  'suede',
  'bangle-strap',
  'slim-strap',
  'pocket',
  'eastern-numerals',
  'tachymeter',
  'strap-stones',
  'small-case',
  'large-case',
  'dauphine-hands',
  'breguet-hands',
  'breguet-numerals',
  'quarter-numerals',
  'twelve-six',
  'dot-markers',
  'power-reserve',
  'open-heart',
  'tourbillon',
  'two-counters',
  'stitched',
  'gmt',
] as const;
export type WatchForm = (typeof WATCH_FORMS)[number];
/** Types of forms that only one type has, for prompts that state no type: "フープピアス", "印台". */
export const TYPE_OF: Partial<Record<Form, JewelryType>> = {
  locket: 'pendant',
  choker: 'necklace',
  signet: 'ring',
  eternity: 'ring',
  'half-eternity': 'ring',
  pair: 'ring',
  'bridal-set': 'ring',
  'pave-shank': 'ring',
  hoop: 'earrings',
  huggie: 'earrings',
  stud: 'earrings',
  climber: 'earrings',
  chandelier: 'earrings',
  jhumka: 'earrings',
  chandbali: 'earrings',
  threader: 'earrings',
  'lever-back': 'earrings',
  'ear-hooks': 'earrings',
  jacket: 'earrings',
  'ear-cuff': 'earrings',
  cufflinks: 'earrings',
  brooch: 'pendant',
  tennis: 'bracelet',
  bangle: 'bracelet',
  anklet: 'bracelet',
  cuff: 'bracelet',
  pocket: 'watch',
};
/** Forms that are special cases of another form. */
export const KIND_OF: Partial<Record<Form, Form>> = {
  pair: 'band',
  'double-prong': 'prong',
  'stout-prong': 'prong',
  huggie: 'hoop',
  'square-hoop': 'hoop',
  'oval-hoop': 'hoop',
  cuff: 'bangle',
  'half-bezel': 'bezel',
  cluster: 'halo',
  chandelier: 'drop',
  'ear-hooks': 'drop',
  'double-halo': 'halo',
  milgrain: 'vintage',
  filigree: 'vintage',
  'art-deco': 'vintage',
};
/** Cross-sections of a band or a bangle. */
export type Section = 'knife' | 'comfort' | 'half-round' | 'flat';
/** Leather cords on which pieces hang. */
export const CORDS = ['cord', 'brown-cord', 'red-cord', 'navy-cord', 'green-cord', 'white-cord', 'pink-cord'] as const;
/** Links of chains, and cords. */
export const CHAIN_KINDS = [
  'fine',
  'cable',
  'rope',
  'box',
  'curb',
  'snake',
  'paperclip',
  'figaro',
  'mariner',
  'bead',
  'bold',
  ...CORDS,
] as const;
export type ChainKind = (typeof CHAIN_KINDS)[number];
export const DIAL_COLORS = [
  'midnight',
  'graphite',
  'salmon',
  'silver',
  'ivory',
  'burgundy',
  'forest',
  'champagne',
  'mother-of-pearl',
  'white',
  'turquoise',
  'brown',
  'orange',
  'yellow',
  'purple',
  'malachite',
  'lapis',
  'night-sky',
  'wood',
  'carbon',
  'meteorite',
] as const;
export type DialColor = (typeof DIAL_COLORS)[number];
/**
 * Colours of the ring of a rotating bezel; black, or matching the dial, by default. A bezel of wood or carbon is plain.
 */
export const BEZEL_COLORS = [
  'graphite',
  'midnight',
  'forest',
  'burgundy',
  'brown',
  'wood',
  'carbon',
] as const satisfies readonly DialColor[];
export const LEATHER_COLORS = [
  'black',
  'tan',
  'brown',
  'navy',
  'burgundy',
  'green',
  'grey',
  'white',
  'pink',
  'red',
  'orange',
  'yellow',
  'purple',
  'turquoise',
] as const;
export type LeatherColor = (typeof LEATHER_COLORS)[number];
