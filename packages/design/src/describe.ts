/** Designs in words, for alternative texts and facts. */
import { membersOf } from './motifs/group';
import type { SetStone } from './built';
import { grouped, stonesOfPiece, surfacesOf } from './built';
import { INLAY_KINDS, inlayOf } from './catalogue/inlays';
import { CUT_ADJECTIVE, article, stoneName } from './gems/names';
import { pearlNamed } from './gems/pearls';
import { USUAL_KARAT, alloyName, goldOf, hueOf, metalName } from './gold';
import { inlayPart } from './parts/inlay';
import { buildPiece } from './makers/registry';
import { watchInWords } from './makers/watch/describe';
import { isMotif } from './motifs/library';
import type { Piece } from './piece';
import type { Alloy, DesignPart, DesignSpec, GemKind, SoldAs, Stone } from './spec';
import { kindsIn, paramIn, partIdOf, partsIn } from './spec/tree';

/** Gold of the usual karat is gold, any other names it. */
const alloyAdjective = (alloy: Alloy): string =>
  goldOf(alloy)?.karat === USUAL_KARAT ? metalName(hueOf(alloy)) : alloyName(alloy);

/** Stones of a kind, as they are sold. */
export const plural = (kind: GemKind, sold: Readonly<SoldAs>): string => {
  const name = stoneName(kind, sold);
  if (name.endsWith('y')) return `${name.slice(0, -1)}ies`;
  return name.endsWith('x') ? `${name}es` : `${name}s`;
};
const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

function stoneWords(stone: Stone, alone: boolean, sold: Readonly<SoldAs>): string {
  const cut =
    stone.kind === 'pearl' || stone.cut === 'cabochon' || stone.cut === 'sphere' ? '' : `${CUT_ADJECTIVE[stone.cut]} `;
  if (stone.count === 1) {
    const size = alone ? `${Math.round(stone.size_mm * 10) / 10} mm ` : '';
    const words = `${size}${cut}${stoneName(stone.kind, sold)}${stone.cut === 'cabochon' ? ' cabochon' : ''}`;
    return `${article(words)} ${words}`;
  }
  const words = stone.count > 12 ? plural(stone.kind, sold) : `${cut}${plural(stone.kind, sold)}`;
  // Named pearls are sold by their width, one or a strand of them.
  return stone.kind === 'pearl' && alone && pearlNamed(sold.pearl)
    ? `${Math.round(stone.size_mm * 10) / 10} mm ${words}`
    : words;
}

const FORM: Record<string, string> = {
  'tension-ring': 'tension ring',
  'dome-ring': 'dome ring',
  'chevron-ring': 'chevron ring',
  'crossover-ring': 'crossover ring',
  'honeycomb-pendant': 'honeycomb pendant',
  'halo-drops': 'drop earrings',
  'geometric-drops': 'geometric drop earrings',
  studs: 'stud earrings',
  hoops: 'hoop earrings',
  jhumkas: 'jhumka earrings',
  'lattice-bracelet': 'honeycomb bracelet',
  'tennis-bracelet': 'tennis bracelet',
  bangle: 'bangle',
  riviere: 'rivière necklace',
  collar: 'collar necklace',
  fringe: 'fringe necklace',
  cufflinks: 'cufflinks',
  brooch: 'brooch',
  'drawn-bangle': 'bangle',
};
const TAG: Readonly<Record<string, string>> = {
  disc: 'disc',
  oval: 'oval tag',
  square: 'square tag',
  'dog-tag': 'dog tag',
};
const HAS_MOTIF = new Set(['hoops', 'motif-drops', 'brooch', 'cufflinks']);

/** True when no word of a non-empty prompt was understood, so the whole design is a guess. */
export const isGuess = ({ prompt, given }: Pick<DesignSpec, 'prompt' | 'given'>): boolean =>
  /[\p{L}\p{Extended_Pictographic}]/u.test(prompt) && Object.values(given).every((by) => by === 'seed');

/**
 * One plain sentence without a full stop, e.g. "Rose gold ring with a 6.2 mm round ruby"; it mentions when the design
 * is a guess. Metals, figures and stones are those of the geometry.
 */
export const describeDesign = (spec: DesignSpec, piece: Piece = buildPiece(spec)): string =>
  isGuess(spec) ? `${sentenceOf(spec, piece)}, our guess at words we could not read` : sentenceOf(spec, piece);

/** Name of a ring by its parts. */
function ringOf(root: DesignPart): string {
  const parts = [...partsIn(root)];
  if (parts.some(({ kind }) => kind === 'plate.signet')) return 'signet ring';
  if (parts.some(({ kind }) => kind === 'halo')) return 'halo ring';
  if (
    parts.some(
      ({ kind, children }) => kind === 'shank.fitted' && children['band']?.some((row) => row.kind === 'row.pave'),
    )
  )
    return 'pavé ring';
  const beside = parts.flatMap(({ children }) => children['sides'] ?? []).flatMap(({ stones = [] }) => stones);
  return beside.reduce((sum, { count }) => sum + count, 0) === 2 ? 'three-stone ring' : 'ring';
}

/** What a piece on a chain is called after what hangs from it. */
function onChain(type: DesignSpec['type'], root: DesignPart): string {
  const parts = [...partsIn(root)];
  const tag = parts.find(({ kind }) => kind === 'plate.tag');
  if (tag)
    return `${TAG[String(tag.params['shape'] ?? 'disc')]!} pendant${root.kind === 'chain.necklace' && type === 'necklace' ? ' necklace' : ''}`;
  const named =
    parts.some(({ kind }) => kind === 'plate.bar') &&
    root.children['center']?.[0]?.kind === 'plate.bar' &&
    root.children['layers'] === undefined
      ? 'bar '
      : parts.some(({ kind }) => kind === 'tassel')
        ? 'tassel '
        : parts.some(({ kind }) => kind === 'halo') && type === 'pendant'
          ? 'halo '
          : '';
  return `${named}${named === 'bar ' ? 'necklace' : type}`;
}

function formOf({ type, root, root: { kind, params } }: DesignSpec): string {
  if (kind.startsWith('shank.')) return ringOf(root);
  if (kind === 'locket') return `${String(params['shape'])} locket`;
  if (kind.startsWith('chain.')) return onChain(type, root);
  return params['charms'] === 'yes' ? 'charm bracelet' : (FORM[kind] ?? type);
}

/** Irregular plurals of figures. */
const PLURAL: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  butterfly: 'butterflies',
  cherry: 'cherries',
  daisy: 'daisies',
  fish: 'fish',
  octopus: 'octopuses',
  strawberry: 'strawberries',
  lotus: 'lotuses',
  cross: 'crosses',
  fox: 'foxes',
  wolf: 'wolves',
};

/** The figures that the piece is named after. */
function figuresOf({ root }: DesignSpec, piece: Piece): string {
  const { kind, params } = root;
  const isNamed = HAS_MOTIF.has(kind) || (kind === 'chain-bracelet' && params['motif'] !== 'none');
  const ids = new Set(piece.parts.map(({ part = '' }) => part));
  if (kind.startsWith('shank.')) {
    const reliefs = [...partsIn(root)].filter((part) => part.kind === 'figure.relief' && ids.has(part.id));
    const grown = [...ids]
      .filter((id) => reliefs.every((relief) => relief.id !== id))
      .flatMap((id) => id.split('-'))
      .filter(isMotif);
    const shown = [...reliefs.map((relief) => String(relief.params['motif'] ?? '')), ...grown];
    return shown.length > 0 ? `${joined(shown)} ` : '';
  }
  if (kind.startsWith('chain.')) return figuresOnChain(root, ids);
  return isNamed ? groupShown(String(params['motif']), ids) : '';
}

/** Figures that hang on a chain, alike ones counted. */
function figuresOnChain(root: DesignPart, ids: ReadonlySet<string>): string {
  const reliefs = [...partsIn(root)]
    .filter((part) => part.kind === 'figure.relief' && ids.has(part.id))
    .map(({ params }) => String(params['motif'] ?? ''));
  if (reliefs.length === 1) return groupShown(reliefs[0]!, ids);
  const words = grouped(reliefs, (motif) => motif).map(({ 0: motif, length }) => counted(motif, length));
  return words.length > 0 ? `${joined(words)} ` : '';
}

const counted = (motif: string, count: number): string =>
  count > 1 ? `${count} ${PLURAL[motif] ?? `${motif}s`}` : motif;

function groupShown(motif: string, ids: ReadonlySet<string>): string {
  const group = membersOf(motif);
  const shown = group.members
    .filter(({ name }) => [...ids].some((id) => id.includes(partIdOf(name))))
    .map(({ name, count }) => counted(name, count));
  if (group.isOnGround && shown.length > 1) return `${shown.join(' on ')} `;
  return shown.length > 0 ? `${joined(shown)} ` : '';
}

/** From this share of the main stone's width others of its kind are its equals, from so many on they are a row. */
const EQUAL_SHARE = 0.8;
const LEAST_IN_ROW = 3;

/** Stones of a row are all main ones: a strand of pearls is not described by its middle pearl alone. */
function rowed(stones: readonly SetStone[]): SetStone[] {
  const main = stones.find(({ role }) => role === 'center');
  if (!main) return [...stones];
  const isEqual = ({ kind, cut, sizeMm }: SetStone): boolean =>
    kind === main.kind && cut === main.cut && sizeMm >= main.sizeMm * EQUAL_SHARE;
  if (stones.filter(isEqual).length < LEAST_IN_ROW) return [...stones];
  return stones.map((stone) => (isEqual(stone) ? { ...stone, role: 'center' } : stone));
}

/** Merges stones that differ in size only, with the size of the largest. */
function stonesOf(stones: readonly SetStone[]): Stone[] {
  const alike = grouped(rowed(stones), ({ role, kind, cut }) => `${role} ${kind} ${cut}`);
  return alike.map((list) => ({
    role: list[0].role,
    kind: list[0].kind,
    cut: list[0].cut,
    size_mm: Math.max(...list.map(({ sizeMm }) => sizeMm)),
    count: list.length,
  }));
}

/** Places of stones that the name of a form speaks of. */
const IN_NAME = [
  ['halo', 'halo'],
  ['side', 'three-stone'],
  ['pave', 'pavé'],
] as const;

/** The stones of a longer row differ in size, and are named once. */
const MOST_MAIN = 2;

/** Numbers in words. */
const COUNTED: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  8: 'eight',
  10: 'ten',
  12: 'twelve',
};

function sentenceOf(spec: DesignSpec, piece: Piece): string {
  const [text, side, named] = [paramIn(spec, 'text'), paramIn(spec, 'side'), paramIn(spec, 'name')];
  const [{ alloy, finish } = spec.root.metal, ...others] = surfacesOf(spec, piece);
  const other = others.find((surface) => surface.alloy !== alloy);
  const second = other ? ` and ${alloyAdjective(other.alloy)}` : '';
  const drawn = spec.drawing || spec.given['form'] === 'drawing' ? ' after a drawing' : '';
  const ids = new Set(piece.parts.map(({ part }) => part));
  const watch = spec.root.kind === 'watch.case' ? watchInWords(spec.root, (id) => ids.has(id)) : null;
  const what = `${finish === 'polished' ? '' : `${finish} `}${alloyAdjective(alloy)}${second} ${figuresOf(spec, piece)}${watch?.form ?? formOf(spec)}${drawn}`;
  const sentence = what.charAt(0).toUpperCase() + what.slice(1);
  const name = [
    ...(watch?.details ?? []),
    ...(named ? [`the name ${named}`] : []),
    ...(text ? [`"${text}" engraved${side ? ` ${side}` : ''}`] : []),
  ];
  const inlays = INLAY_KINDS.filter((kind) => piece.parts.some(({ part }) => part === inlayPart(kind))).map((kind) =>
    inlayOf(kind).name.endsWith('enamel')
      ? inlayOf(kind).name
      : `${article(inlayOf(kind).name)} ${inlayOf(kind).name} inlay`,
  );
  const kinds = kindsIn(spec);
  const besides = new Set(
    [...partsIn(spec.root)].flatMap(({ children }) => children['sides'] ?? []).map(({ id }) => id),
  );
  const placeOf = ({ part }: SetStone): 'under' | 'shoulders' | 'beside' | 'seen' => {
    const kind = kinds.get(part);
    return kind === 'halo.hidden'
      ? 'under'
      : kind === 'row.pave' && part === 'shoulders'
        ? 'shoulders'
        : besides.has(part)
          ? 'beside'
          : 'seen';
  };
  const set = stonesOfPiece(piece);
  const stonesIn = (place: ReturnType<typeof placeOf>): Stone[] =>
    stonesOf(set.filter((stone) => placeOf(stone) === place));
  const seen = stonesIn('seen');
  if (set.length + name.length + inlays.length === 0) return sentence;
  const main = seen.filter((s) => s.role === 'center' || seen.length === 1);
  const isOfMain = ({ kind }: Stone): boolean => main.some((m) => m.kind === kind);
  const rest = seen
    .filter((s) => !isOfMain(s))
    .map((s) => (s.count === 1 ? stoneWords(s, false, spec.sold) : plural(s.kind, spec.sold)));
  const surrounded = (place: ReturnType<typeof placeOf>, what: string): string[] =>
    stonesIn(place).map((stone) =>
      isOfMain(stone) || rest.includes(plural(stone.kind, spec.sold))
        ? what
        : `${what} of ${plural(stone.kind, spec.sold)}`,
    );
  const beside = stonesIn('beside').map((stone) =>
    stone.count === 1
      ? stoneWords(stone, false, spec.sold)
      : `${COUNTED[stone.count] ?? stone.count} ${stoneWords(stone, false, spec.sold)}`,
  );
  const isOfFewMain = ({ kind }: Stone): boolean => main.some((m) => m.kind === kind && m.count <= MOST_MAIN);
  const small = seen.filter(
    (s) =>
      !main.includes(s) &&
      isOfFewMain(s) &&
      !IN_NAME.some(([role, form]) => s.role === role && formOf(spec).includes(form)),
  );
  const smaller = grouped(small, ({ kind }) => kind).map(([first, ...others]) =>
    first.count === 1 && others.length === 0
      ? `a smaller ${stoneName(first.kind, spec.sold)}`
      : `smaller ${plural(first.kind, spec.sold)}`,
  );
  const words = [
    ...name,
    ...inlays,
    ...main.map((s, i) => stoneWords(s, i === 0, spec.sold)),
    ...beside,
    ...new Set(rest),
    ...smaller,
    ...surrounded('under', 'a hidden halo'),
    ...surrounded('shoulders', 'pavé shoulders'),
  ];
  return `${sentence} with ${joined([...new Set(words)])}`;
}
