/** Checks which stated requirements a finished design meets; the others are reported to the user as not understood. */
import type { Form } from '../language/vocabulary';
import type { StatedRequirement } from '../language/parsedPrompt';
import { goldOf } from '../gold';
import { caratsOfRow, caratsOfWidth } from '../gems/carats';
import { LAB_GROWN } from '../catalogue/gems';
import { pearlNamed } from '../gems/pearls';
import type { DesignPart, DesignSpec, ParamValue, Stone } from '../spec';
import type { PieceMeasures } from '../language/vocabulary';
import { dimensionFor, isWearable } from './dimensions';
import { WATCH_CHECKS } from './watch/checks';
import { mainStone } from './maker';
import { CHOKER_MM } from './necklace/strands';
import { membersOf } from '../motifs/group';
import { lettersOf } from '../motifs/library';
import { isWholePiece, lengthIn, metalsIn, numbersIn, paramIn, partsIn, stonesIn } from '../spec/tree';

/** Makers that set every stone in a bezel. */
const BEZELLED = new Set([
  'geometric-drops',
  'chandeliers',
  'bangle',
  'organic-cuff',
  'collar',
  'fringe',
  'link-necklace',
  'link-bracelet',
  'honeycomb-ring',
  'honeycomb-pendant',
  'medallion',
  'locket',
  'brooch',
  'cufflinks',
  'comb-necklace',
  'lattice-bracelet',
  'frame-pendant',
  'art-deco-pendant',
  'reactor-pendant',
  'name-ring',
  'bead-bracelet',
  'pearl-necklace',
]);

/** Cuts of straight steps, as Art Deco set them. */
const STEP_CUTS: ReadonlySet<string> = new Set(['emerald', 'asscher', 'baguette', 'tapered-baguette']);
/** A stone of this width stands for one whose size is not known, mm. */
const LARGE_MM = 6.5;
/** A stone is set high from this share of its width over the usual height. */
const HIGH_SHARE = 0.15;
/** Kinds with a channel, or figures with cells. */
const TAKES_INLAY = new Set(['brooch', 'cufflinks']);

type Check = (spec: DesignSpec) => boolean;

/** True when one of the named choices has one of the values. */
const has =
  (...values: readonly ParamValue[]): Check =>
  ({ root }) =>
    [...partsIn(root)].some(({ params }) => Object.values(params).some((v) => values.includes(v)));
const chosen =
  (name: string, ...values: readonly ParamValue[]): Check =>
  ({ root }) =>
    [...partsIn(root)].some(({ params }) => name in params && values.includes(params[name]!));
const by =
  (...kinds: readonly string[]): Check =>
  ({ root }) =>
    [...partsIn(root)].some(({ kind }) => kinds.includes(kind));
/** True for a part that another one carries in a slot. */
const carries =
  (slot: string): Check =>
  ({ root }) =>
    [...partsIn(root)].some(({ children }) => (children[slot]?.length ?? 0) > 0);
/** True for a head that stands over or under its usual height by a share of its stone's width. */
const lifted =
  (isRight: (share: number) => boolean): Check =>
  ({ root }) =>
    [...partsIn(root)].some(
      ({ params, stones }) =>
        typeof params['lift'] === 'number' && isRight(params['lift'] / (stones?.[0]?.size_mm ?? LARGE_MM)),
    );
const isA =
  (...types: readonly DesignSpec['type'][]): Check =>
  ({ type }) =>
    types.includes(type);
const sets =
  (...roles: readonly string[]): Check =>
  (spec) =>
    stonesIn(spec).some((stone) => roles.includes(stone.role));
const any =
  (...tests: readonly Check[]): Check =>
  (spec) =>
    tests.some((test) => test(spec));
/** The rows round the band of a ring. */
const inBand = ({ root }: DesignSpec): readonly DesignPart[] => root.children['band'] ?? [];
/** A check that holds for pieces of one part alone. */
const flat =
  (test: Check): Check =>
  (spec) =>
    isWholePiece(spec.root) && test(spec);
/** True for a piece that hangs on a chain, and for one with a part of such kinds in its middle. */
const onChain: Check = ({ root }) => root.kind.startsWith('chain.');
const atEar: Check = ({ root }) => root.kind.startsWith('ear.');
const hangs =
  (kind: string): Check =>
  ({ root }) =>
    (root.children['center'] ?? []).some((part) => part.kind.startsWith(kind));
/** True for a figure that carries stones of a role. */
const figureSets =
  (role: Stone['role']): Check =>
  ({ root }) =>
    [...partsIn(root)].some(
      ({ kind, stones = [] }) => kind === 'figure.relief' && stones.some((stone) => stone.role === role),
    );
const more =
  (name: string): Check =>
  (spec) =>
    Number(paramIn(spec, name) ?? 0) > 1;

/** For every form the check whether a design has it. */
const FORMS: Record<Form, Check> = {
  pair: by('pair'),
  halo: any(
    by('halo'),
    flat(sets('halo')),
    figureSets('halo'),
    chosen('halo', 'yes'),
    by('head.cluster'),
    chosen('form', 'halo'),
  ),
  'hidden-halo': by('halo.hidden'),
  'double-halo': any(
    (spec) => [...partsIn(spec.root)].filter(({ kind }) => kind === 'halo').length > 1,
    flat(chosen('rows', 2)),
  ),
  cluster: any(by('head.cluster', 'honeycomb-pendant', 'halo'), flat(sets('halo'))),
  bezel: any(
    has('bezel', 'half-bezel'),
    by('head.bezel', 'head.half-bezel', 'head.collar'),
    (spec) =>
      !has('prong')(spec) && stonesIn(spec).length > 0 && (BEZELLED.has(spec.root.kind) || by('figure.relief')(spec)),
    (spec) => spec.type === 'watch' && (stonesIn(spec).length === 0 || by('halo.bezel')(spec)),
  ),
  'half-bezel': any(by('head.half-bezel'), chosen('head', 'half-bezel')),
  prong: any(has('prong', 'basket'), by('head.prong', 'head.basket', 'head.cluster'), chosen('form', 'halo')),
  basket: any(by('head.basket'), chosen('head', 'basket')),
  pave: any(sets('pave'), by('row.pave', 'halo', 'halo.bezel', 'honeycomb-pendant')),
  'pave-shank': by('row.pave'),
  channel: by('row.channel'),
  flush: by('head.flush'),
  tension: by('tension-ring'),
  'east-west': chosen('turn', 90),
  alternating: (spec) =>
    new Set(stonesIn(spec).map((stone) => stone.kind)).size > 1 || (spec.root.params['second'] ?? '') !== '',
  'half-eternity': chosen('way', 'half'),
  // A row of so many stones is a half eternity ring.
  eternity: any(
    chosen('way', 'full'),
    (spec) => inBand(spec).some(({ kind, stones = [] }) => kind === 'row.pave' && (stones[0]?.count ?? 0) > 0),
    by('tennis-bracelet', 'riviere'),
  ),
  'three-stone': any(
    carries('sides'),
    chosen('drops', 3),
    (spec) => stonesIn(spec).reduce((n, stone) => n + stone.count, 0) === 3,
  ),
  twist: any(has('twist', 'rope', 'wave'), by('shank.twist')),
  split: any(by('shank.split'), chosen('shank', 'split')),
  cathedral: any(by('shank.cathedral'), chosen('shank', 'cathedral')),
  signet: by('plate.signet'),
  plain: (spec) => stonesIn(spec).reduce((n, stone) => n + Math.max(stone.count, 1), 0) < 2,
  'high-set': lifted((share) => share > HIGH_SHARE),
  'low-set': any(
    lifted((share) => share < 0),
    by('plate.signet', 'row.channel', 'head.flush', 'head.collar'),
  ),
  band: isA('ring', 'watch', 'bracelet'),
  solitaire: (spec) => stonesIn(spec).some((stone) => stone.role === 'center'),
  dome: by('dome-ring', 'shank.dome'),
  chevron: by('chevron-ring'),
  crossover: any(by('crossover-ring', 'shank.bypass'), chosen('form', 'bypass')),
  bypass: any(by('shank.bypass'), chosen('form', 'bypass')),
  stack: any(
    (spec) => spec.type === 'ring' && by('row.channel', 'row.heads')(spec),
    by('stack-ring', 'companion'),
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
  milgrain: any(chosen('milgrain', 'yes'), by('art-deco-pendant', 'jhumkas')),
  filigree: by('ornament.filigree'),
  engraved: by('ornament.engraving'),
  // On other pieces than rings straight lines and facets are what the style is.
  'art-deco': any(
    chosen('pattern', 'step'),
    (spec) => chosen('milgrain', 'yes')(spec) && STEP_CUTS.has(mainStone(stonesIn(spec))?.cut ?? ''),
    by('art-deco-pendant'),
    (spec) => spec.type !== 'ring' && spec.styles.includes('geometric'),
  ),
  gothic: by('ornament.engraving'),
  hoop: any(by('hoops'), (spec) => spec.root.kind === 'link-bracelet' && chosen('form', 'hoops')(spec)),
  stud: any(by('ear.post'), chosen('fitting', 'post')),
  threader: by('ear.threader'),
  jacket: by('jacket'),
  mismatched: carries('other'),
  tiers: (spec) =>
    by('chandeliers')(spec) ||
    (atEar(spec) && [...partsIn(spec.root)].filter(({ children }) => children['drops']).length > 1),
  'lever-back': by('ear.lever'),
  drop: any(
    by(
      'geometric-drops',
      'chandeliers',
      'fringe',
      'jhumkas',
      'drop',
      'head.cap',
      'ear.hook',
      'ear.lever',
      'ear.threader',
    ),
    carries('drops'),
    (spec) => onChain(spec) && hangs('head.')(spec),
    chosen('fitting', 'hook'),
    chosen('hanging', 'pearl', 'stone', 'figure'),
  ),
  climber: by('climbers'),
  chandelier: by('chandeliers'),
  jhumka: by('jhumkas'),
  tennis: by('tennis-bracelet', 'riviere'),
  cuff: any(by('organic-cuff'), chosen('form', 'cuff', 'torque', 'bypass')),
  bangle: by('bangle', 'organic-cuff', 'drawn-bangle'),
  charm: any(chosen('charms', 'yes'), chosen('hanging', 'figure'), isA('pendant')),
  locket: by('locket'),
  // Signs and letters lie on a coin of their own.
  medallion: any(
    by('medallion'),
    chosen('shape', 'disc'),
    (spec) => spec.motif !== null && isA('pendant', 'necklace')(spec),
  ),
  'dog-tag': chosen('shape', 'dog-tag'),
  disc: any(chosen('shape', 'disc'), by('medallion')),
  bar: any(by('plate.bar'), chosen('bar', 'yes'), by('chain-bracelet', 'link-bracelet')),
  lariat: (spec) => onChain(spec) && chosen('held', 'ends')(spec) && by('drop')(spec),
  stations: chosen('spacing', 'apart'),
  tassel: by('tassel'),
  fringe: by('fringe'),
  riviere: any(by('riviere', 'climbers'), chosen('line', 'graded'), chosen('graduated', 'yes')),
  choker: any(
    by('collar'),
    (spec) =>
      by('pearl-necklace')(spec) &&
      (lengthIn(spec, 'width') ?? 42) <= CHOKER_MM + 12 * (Number(paramIn(spec, 'strands') ?? 1) - 1),
  ),
  chain: any(isA('necklace', 'pendant'), by('chain-bracelet', 'link-bracelet')),
  brooch: by('brooch'),
  cufflinks: by('cufflinks'),
  ...WATCH_CHECKS,
  links: by('strap.links', 'link-bracelet', 'link-necklace', 'chain-bracelet'),
  mesh: by('strap.mesh'),
  beads: any(by('bead-bracelet', 'pearl-necklace'), has('bead', 'beads')),
};

/**
 * True when a number of stones is there: of one kind, of one place, or of all; counted on one earring or on the pair.
 */
function isCounted(spec: DesignSpec, wanted: number): boolean {
  const stones = stonesIn(spec);
  const total = (list: readonly Stone[]): number => list.reduce((n, stone) => n + stone.count, 0);
  const groups = [
    stones,
    ...stones.map((stone) => [stone]),
    ...stones.map((stone) => stones.filter((other) => other.kind === stone.kind)),
  ].map(total);
  return [...groups, Number(paramIn(spec, 'drops') ?? 0)].some(
    (n) => n === wanted || (spec.type === 'earrings' && n === wanted * 2),
  );
}

/** What may be meant by the weight of a design's main stones, carats: one of them, all of them, a whole row. */
function weights(spec: DesignSpec, { kind, cut, size_mm, count }: Stone): number[] {
  if (spec.root.kind === 'tennis-bracelet')
    return [
      caratsOfRow(
        kind,
        cut,
        size_mm,
        Math.PI * lengthIn(spec, 'inner_diameter')!,
        paramIn(spec, 'setting') === 'bezel' ? 'bezel' : 'prong',
      ),
    ];
  return [1, count].map((n) => caratsOfWidth(kind, cut, size_mm) * n);
}

/** True when a design meets the stated requirement. */
export function isMet(spec: DesignSpec, { field, id }: Pick<StatedRequirement, 'field' | 'id'>): boolean {
  const main = mainStone(stonesIn(spec));
  switch (field) {
    // A pendant hangs on its necklace, and a watch has a bracelet.
    case 'type':
      return (
        spec.type === id ||
        spec.type === 'watch' ||
        (['necklace', 'pendant'].includes(id) && ['necklace', 'pendant'].includes(spec.type))
      );
    case 'budget':
      return false;
    // Diamonds can be grown; all other stones are priced as natural ones.
    case 'origin':
      return spec.sold.diamonds === LAB_GROWN;
    case 'name':
      return chosen('name', id)(spec);
    case 'engraving':
      return paramIn(spec, 'text') === id || paramIn(spec, 'letters') === id.replaceAll(/[^A-Z]/g, '');
    case 'karat':
      return [...metalsIn(spec).values(), { alloy: spec.root.metal.second }].some(
        ({ alloy }) => alloy !== undefined && goldOf(alloy)?.karat === Number(id),
      );
    case 'form':
      return FORMS[id as Form](spec);
    case 'section':
      return any(chosen('profile', id), chosen('shank', id), by(`shank.${id}`))(spec);
    case 'chain':
      return (
        any(chosen('chain', id), chosen('links', id), chosen('middle', id))(spec) ||
        (id === 'curb' && has('heavy', 'curb')(spec))
      );
    // A moon and a star are one figure; a watch shows them on its dial; a charm bracelet has several.
    case 'motif':
      return (
        chosen('shape', id)(spec) ||
        (lettersOf(id) !== '' && String(paramIn(spec, 'text') ?? '').replaceAll(/[^A-Z]/g, '') === lettersOf(id)) ||
        // Two initials are worn one at each ear.
        (lettersOf(id).length === 2 && [...lettersOf(id)].every((letter) => has(`letter ${letter}`)(spec))) ||
        [...partsIn(spec.root)].some((part) => part.id.split('-').includes(id)) ||
        ([spec.motif, paramIn(spec, 'motif')].some(
          (figures) => String(figures) === id || membersOf(String(figures)).members.some(({ name }) => name === id),
        ) &&
          ([...partsIn(spec.root)].some(({ params }) => Object.values(params).some((v) => String(v).includes(id))) ||
            spec.root.kind.includes(id) ||
            WATCH_CHECKS.moonphase(spec)))
      );
    case 'inlay':
      return (
        TAKES_INLAY.has(spec.root.kind) ||
        ((onChain(spec) || atEar(spec)) && by('figure.relief')(spec)) ||
        (spec.root.kind.startsWith('shank.') && inBand(spec).length === 0)
      );
    case 'pearl':
      return spec.sold.pearl === id || pearlNamed(spec.sold.pearl)?.shell === id;
    case 'stone':
      return stonesIn(spec).some((stone) => stone.kind === id) || has(id)(spec);
    case 'size':
      return main !== undefined && Math.abs(main.size_mm - Number(id)) < 0.06;
    case 'carats':
      return (
        main !== undefined && weights(spec, main).some((carats) => Math.abs(carats - Number(id)) < Number(id) * 0.08)
      );
    case 'count':
      return isCounted(spec, Number(id));
    case 'length': {
      const [name, mm] = id.split(' ');
      const dimension = dimensionFor(name as keyof PieceMeasures, Number(mm), {
        type: spec.type,
        maker: spec.root.kind,
        dimensions: numbersIn(spec),
      });
      return dimension !== null && isWearable(name as keyof PieceMeasures, Number(mm), spec.type);
    }
    case 'cut':
      return stonesIn(spec).some((stone) => stone.cut === id || (id === 'round' && stone.cut === 'sphere'));
  }
}

/**
 * The phrases of the requirements that the design does not meet, each once. Fields that a drawing or presets decide are
 * skipped.
 */
export const unmetPhrases = (spec: DesignSpec, stated: readonly StatedRequirement[]): string[] => {
  const overruled = (field: StatedRequirement['field']): boolean =>
    (['stone', 'count'].includes(field) && spec.given['stones'] !== 'prompt') ||
    (spec.drawing !== undefined && !['chain', 'section', 'length'].includes(field));
  return [...new Set(stated.filter((one) => !overruled(one.field) && !isMet(spec, one)).map((one) => one.words))];
};

/** True when the design has what was refused. The main stone's cut counts, and every stone's kind. */
function isThere(spec: DesignSpec, stated: StatedRequirement): boolean {
  const main = mainStone(stonesIn(spec));
  return stated.field === 'cut'
    ? main !== undefined && main.kind !== 'pearl' && main.cut === stated.id
    : isMet(spec, stated);
}

/** The phrases of the refusals that the design goes against, each once. */
export const violatedRefusals = (spec: DesignSpec, refused: readonly StatedRequirement[]): string[] => [
  ...new Set(refused.filter((stated) => isThere(spec, stated)).map((stated) => stated.words)),
];
