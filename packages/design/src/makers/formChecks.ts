import type { Form } from '../language/vocabulary';
import { isAlongChain, isAnklet, isBesidePlate, isHinged, isOfTwoMetals } from './bracelet/checks';
import { WATCH_CHECKS, isTerraced } from './watch/checks';
import { mainStone } from './maker';
import { WEDDING_BAND, hasBareBand, isPlainUnderRow } from './ring/shankKinds';
import { membersOf } from '../motifs/group';
import { isMotif } from '../motifs/library';
import { BRAIDS } from './bracelet/leather';
import { CHOKER_MM } from './necklace/beads';
import { lengthIn, paramIn, partsIn, stonesIn } from '../spec/tree';
import { hasBar, hasHungChains, isCutIntoFace, isWorked, letterCoins, liesOnCoin } from './pieceChecks';
import type { Check } from './partChecks';
import {
  has,
  chosen,
  by,
  carries,
  lifted,
  isA,
  any,
  inBand,
  flat,
  onChain,
  atEar,
  countOfDrops,
  hangs,
  more,
  isBareRing,
  isFiligree,
  isGraded,
  isHung,
} from './partChecks';
import { SETTING_CHECKS } from './settingChecks';

/** Step cuts, as in Art Deco pieces. */
const STEP_CUTS: ReadonlySet<string> = new Set(['emerald', 'asscher', 'baguette', 'tapered-baguette']);
/** Hoops up to this diameter are huggies, mm. */
const HUGGIE_MM = 13;
/** A stone counts as set high from this share of its width above the default height. */
const HIGH_SHARE = 0.15;
/** Maximum difference of equal stones, mm. */
const EVEN_MM = 0.15;

/** Checks whether a design has a form. */
export const FORMS: Record<Form, Check> = {
  pair: by('pair'),
  ...SETTING_CHECKS,
  'east-west': chosen('turn', 90),
  alternating: (spec) =>
    new Set(stonesIn(spec).map((stone) => stone.kind)).size > 1 ||
    (by('row.channel')(spec) && new Set(stonesIn(spec).map(({ cut }) => cut)).size > 1) ||
    (spec.root.params['second'] ?? '') !== '' ||
    any(chosen('pattern', 'turns'), isOfTwoMetals)(spec),
  'half-eternity': any(
    chosen('way', 'half'),
    chosen('cover', 'front'),
    ({ root }) => (root.children['sides'] ?? []).length > 1,
  ),
  eternity: any(
    chosen('way', 'full'),
    chosen('cover', 'all'),
    (spec) => inBand(spec).some(({ kind, stones = [] }) => kind === 'row.pave' && (stones[0]?.count ?? 0) > 0),
    by('tennis-bracelet', 'riviere'),
  ),
  'three-stone': any(
    ({ root }) => (root.children['sides'] ?? []).some(({ kind }) => kind.startsWith('head.')),
    ({ root }) => (root.children['shoulders'] ?? []).some(({ kind }) => kind === 'row.pave'),
    by('row.leaves'),
    (spec) => chosen('spacing', 'close')(spec) && stonesIn(spec).filter(({ role }) => role === 'center').length === 1,
    chosen('drops', 3),
    (spec) => stonesIn(spec).reduce((n, stone) => n + stone.count, 0) === 3,
  ),
  twist: any(
    chosen('rope', 'yes'),
    has('twist', 'open-twist', 'rope', 'wave', ...BRAIDS),
    by('shank.twist'),
    chosen('snakes', 2),
  ),
  tapered: by('shank.flared', 'shank.taper'),
  gallery: by('gallery'),
  waved: by('shank.waved', 'shank.wave'),
  split: any(by('shank.split'), chosen('shank', 'split')),
  cathedral: any(by('shank.cathedral'), chosen('shank', 'cathedral')),
  signet: by('plate.signet'),
  'bridal-set': any(by('companion'), ({ root }) =>
    (root.children['companions'] ?? []).some(({ id }) => id === WEDDING_BAND),
  ),
  // A band is plain below a head, whatever the head holds.
  plain: any(
    chosen('bare', 'yes'),
    chosen('cover', 'front'),
    hasBareBand,
    isPlainUnderRow,
    ({ root: { children, ...first } }) => {
      const { companions = [], ...own } = children;
      return companions.length > 0 && [...companions, { ...first, children: own }].some(isBareRing);
    },
    (spec) => stonesIn(spec).reduce((n, stone) => n + Math.max(stone.count, 1), 0) < (spec.type === 'earrings' ? 3 : 2),
  ),
  'high-set': lifted((share) => share > HIGH_SHARE),
  'low-set': any(
    lifted((share) => share < 0),
    chosen('low', 'yes'),
    by('plate.signet', 'row.channel', 'head.flush', 'head.collar'),
  ),
  band: isA('ring', 'watch', 'bracelet'),
  solitaire: (spec) => stonesIn(spec).some((stone) => stone.role === 'center'),
  dome: any(
    by('dome-ring', 'shank.dome', 'jhumkas'),
    // A croissant is twisted.
    (spec) => by('ear.hoop')(spec) && chosen('form', 'twist')(spec),
  ),
  ball: by('ball'),
  chevron: by('chevron-ring', 'shank.chevron'),
  'chain-drops': hasHungChains,
  crossed: (spec) => membersOf(String(paramIn(spec, 'motif') ?? '')).isCrossed === true,
  shield: chosen('face', 'shield'),
  crossover: any(by('crossover-ring', 'shank.bypass'), chosen('form', 'bypass')),
  bypass: any(by('shank.bypass'), chosen('form', 'bypass')),
  'toi-et-moi': any(
    by('shank.bypass'),
    ({ root }) => (root.children['heads'] ?? []).filter(({ kind }) => kind.startsWith('head.')).length === 2,
  ),
  stack: any(
    (spec) => spec.type === 'ring' && by('row.channel', 'row.heads')(spec),
    by('stack-ring', 'companion'),
    carries('companions'),
    carries('layers'),
    more('companions'),
    more('strands'),
    more('tiers'),
    flat(more('rows')),
    more('drops'),
  ),
  vintage: any(
    chosen('milgrain', 'yes'),
    by('ornament.filigree', 'ornament.engraving', 'art-deco-pendant', 'medallion', 'chandeliers'),
  ),
  'polished-edges': any(chosen('edges', 'polished'), chosen('edges', 'bevelled')),
  bevelled: chosen('edges', 'bevelled'),
  milgrain: any(
    chosen('milgrain', 'yes'),
    chosen('pattern', 'grains'),
    chosen('border', 'grains'),
    by('art-deco-pendant', 'jhumkas', 'chandbalis', 'set-collar'),
  ),
  filigree: isFiligree,
  engraved: any(
    by('ornament.engraving', 'ornament.frieze'),
    chosen('face', 'scroll'),
    chosen('cut', 'yes'),
    isWorked,
    isCutIntoFace,
  ),
  // On pieces other than rings, the style consists of straight lines and facets.
  'art-deco': any(
    chosen('pattern', 'step'),
    (spec) => chosen('milgrain', 'yes')(spec) && STEP_CUTS.has(mainStone(stonesIn(spec))?.cut ?? ''),
    by('art-deco-pendant'),
    isTerraced,
    (spec) => !['ring', 'watch'].includes(spec.type) && spec.styles.includes('geometric'),
  ),
  gothic: by('ornament.engraving'),
  hoop: any(by('ear.hoop', 'snake-hoops'), chosen('form', 'hoops')),
  huggie: (spec) => by('ear.hoop', 'snake-hoops')(spec) && (lengthIn(spec, 'diameter') ?? Infinity) <= HUGGIE_MM,
  'oval-hoop': (spec) => by('ear.hoop')(spec) && chosen('form', 'oval')(spec),
  'square-hoop': (spec) => by('ear.hoop')(spec) && chosen('form', 'square')(spec),
  'inside-out': carries('inner'),
  stud: any(by('ear.post', 'jhumkas', 'chandbalis', 'climbers'), chosen('fitting', 'post')),
  threader: by('ear.threader'),
  jacket: by('jacket'),
  mismatched: carries('other'),
  'single-earring': chosen('single', 'yes'),
  // What is on the lobe does not hang itself.
  tiers: (spec) =>
    by('chandeliers')(spec) || ((atEar(spec) || onChain(spec)) && countOfDrops(spec) > Number(by('ear.post')(spec))),
  'lever-back': by('ear.lever'),
  'ear-hooks': by('ear.hook'),
  drop: any(
    by(
      'geometric-drops',
      'chandeliers',
      'fringe',
      'jhumkas',
      'chandbalis',
      'set-collar',
      'drop',
      'head.cap',
      'ear.hook',
      'ear.lever',
      'ear.threader',
    ),
    chosen('charms', 'yes'),
    carries('drops'),
    (spec) =>
      onChain(spec) && (hangs('head.')(spec) || isHung(spec) || (spec.root.children['charms'] ?? []).length > 0),
    chosen('fitting', 'hook'),
  ),
  climber: by('climbers'),
  'ear-cuff': by('ear-cuffs'),
  chandelier: by('chandeliers'),
  jhumka: by('jhumkas'),
  chandbali: by('chandbalis'),
  tennis: by('tennis-bracelet', 'riviere'),
  cuff: any(by('organic-cuff'), chosen('form', 'cuff', 'torque', 'bypass', 'open-twist')),
  anklet: isAnklet,
  hinged: any(isHinged, by('locket')),
  bangle: by('bangle', 'organic-cuff', 'drawn-bangle', 'snake-bracelet'),
  charm: any(
    chosen('charms', 'yes'),
    (spec) => onChain(spec) && (by('figure.relief')(spec) || hangs('head.')(spec) || carries('charms')(spec)),
    (spec) => by('ear.hoop')(spec) && carries('drops')(spec),
    isA('pendant'),
  ),
  locket: any(by('locket'), isHinged),
  medallion: any(
    by('medallion'),
    chosen('shape', 'disc'),
    (spec) => by('plate.tag')(spec) && chosen('shape', 'oval')(spec) && isMotif(spec.motif),
    (spec) => liesOnCoin(spec.motif) && isA('pendant', 'necklace')(spec),
  ),
  'dog-tag': chosen('shape', 'dog-tag'),
  'cut-out': chosen('opening', 'yes'),
  disc: any(chosen('shape', 'disc'), by('medallion'), chosen('face', 'round'), (spec) => letterCoins(spec).length > 0),
  'wire-wrapped': by('head.wrap'),
  upright: (spec) =>
    [...partsIn(spec.root)].some(
      ({ kind, params }) => kind === 'plate.bar' && Number(params['height']) > Number(params['width']),
    ),
  bar: any(by('plate.bar'), chosen('bar', 'yes'), chosen('form', 'bar'), hasBar, chosen('plate', 'yes')),
  circle: chosen('form', 'circle'),
  strip: chosen('strip', 'yes'),
  lariat: (spec) => onChain(spec) && chosen('held', 'ends')(spec) && by('drop')(spec),
  stations: any(chosen('spacing', 'apart'), by('row.scatter', 'chain-bracelet'), more('counted')),
  tassel: by('tassel', 'jhumkas', 'chandbalis'),
  fringe: any(by('fringe', 'jhumkas', 'chandbalis', 'set-collar'), (spec) =>
    [...partsIn(spec.root)].some(({ children }) => (children['drops'] ?? []).length > 2),
  ),
  riviere: any(
    (spec) => spec.type === 'ring' && (spec.root.children['sides'] ?? []).some(({ kind }) => kind.startsWith('head.')),
    by('riviere', 'climbers', 'jacket'),
    (spec) => atEar(spec) && isGraded(stonesIn(spec)),
    // Stones that hang in a row.
    (spec) => isHung(spec) && isGraded(stonesIn(spec).filter(({ role }) => role !== 'halo')),
    chosen('line', 'graded'),
    chosen('graduated', 'yes'),
    chosen('graded', 'yes'),
    (spec) => inBand(spec).some(({ kind, stones = [] }) => kind === 'row.heads' && isGraded(stones)),
  ),
  choker: any(
    by('collar', 'set-collar'),
    (spec) => by('pearl-necklace', 'chain.necklace')(spec) && (lengthIn(spec, 'length') ?? Infinity) <= CHOKER_MM,
  ),
  spacers: any(chosen('balls', 'yes'), chosen('pattern', 'turns')),
  chain: any(isA('necklace', 'pendant'), by('strap.fob', 'chain-bracelet', 'link-bracelet', 'ear.threader')),
  brooch: by('brooch'),
  cufflinks: by('cufflinks'),
  checkerboard: chosen('checker', 'yes'),
  'toggle-clasp': any(chosen('clasp', 'toggle'), by('cufflinks')),
  scattered: any(by('row.scatter'), chosen('spacing', 'apart')),
  // In such a row, the largest stone is not much wider than the smallest.
  even: (spec) => {
    const sizes = stonesIn(spec).map(({ size_mm }) => size_mm);
    return sizes.length > 0 && Math.max(...sizes) - Math.min(...sizes) < EVEN_MM;
  },
  triangles: any(chosen('form', 'triangles', 'triangle'), chosen('shape', 'triangle'), (spec) =>
    stonesIn(spec).some(({ cut }) => cut === 'trillion'),
  ),
  'coiled-twice': chosen('coils', 2),
  'coiled-thrice': chosen('coils', 3),
  ...WATCH_CHECKS,
  hexagonal: any(WATCH_CHECKS.hexagonal, chosen('face', 'hexagon')),
  octagonal: any(WATCH_CHECKS.octagonal, chosen('face', 'octagon')),
  links: by('strap.links', 'link-bracelet', 'link-necklace', 'chain-bracelet'),
  torque: chosen('form', 'torque'),
  beside: any(
    (spec) => by('bangle')(spec) && stonesIn(spec).some(({ role, count }) => role === 'center' && count > 1),
    by('shank.bypass', 'plate.bar', 'row.heads', 'row.channel'),
    chosen('form', 'row'),
    chosen('spacing', 'close'),
    (spec) => inBand(spec).some(({ kind }) => kind === 'row.pave'),
    carries('sides'),
    ({ root }) => (root.children['heads'] ?? []).length > 1,
    isAlongChain,
    isBesidePlate,
    (spec) =>
      by('connector.ring')(spec) &&
      [...partsIn(spec.root)].some(({ children }) => (children['drops'] ?? []).length > 1),
  ),
  'second-links': (spec) => by('link-bracelet')(spec) && chosen('share', 2)(spec),
  'third-links': (spec) => by('link-bracelet')(spec) && chosen('share', 3)(spec),
  mesh: by('strap.mesh'),
  'on-dot': chosen('dots', 'yes'),
  beads: any(by('bead-bracelet', 'pearl-necklace', 'bead', 'ball'), has('bead', 'beads'), chosen('beads', 3), (spec) =>
    stonesIn(spec).some(({ cut }) => cut === 'sphere'),
  ),
};
