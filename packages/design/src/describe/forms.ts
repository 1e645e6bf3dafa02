/** Names of pieces by their form and figures. */
import { membersOf } from '../motifs/group';
import { grouped } from '../built';
import { isAnklet } from '../makers/bracelet/checks';
import { isMotif } from '../motifs/library';
import type { Piece } from '../piece';
import { WEDDING_BAND } from '../makers/ring/shankKinds';
import type { DesignPart, DesignSpec } from '../spec';
import { partIdOf, partsIn } from '../spec/tree';

export const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

const FORM: Record<string, string> = {
  'tension-ring': 'tension ring',
  'snake-ring': 'snake ring',
  'octopus-ring': 'octopus ring',
  'dome-ring': 'dome ring',
  'chevron-ring': 'chevron ring',
  'crossover-ring': 'crossover ring',
  'honeycomb-pendant': 'honeycomb pendant',
  'geometric-drops': 'geometric drop earrings',
  jhumkas: 'jhumka earrings',
  'snake-hoops': 'snake hoop earrings',
  chandbalis: 'chandbali earrings',
  'ear-cuffs': 'ear cuffs',
  'lattice-bracelet': 'honeycomb bracelet',
  'tennis-bracelet': 'tennis bracelet',
  'snake-bracelet': 'snake bracelet',
  bangle: 'bangle',
  riviere: 'rivière necklace',
  collar: 'collar necklace',
  'set-collar': 'choker',
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
const HAS_MOTIF = new Set(['brooch', 'cufflinks', 'locket', 'ear-cuffs']);

const NUMBER: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven' };

/** Name of a ring by its parts. */
function ringOf(root: DesignPart): string {
  const parts = [...partsIn(root)];
  const beside = root.children['companions'] ?? [];
  if (beside.some(({ kind }) => kind === 'pair')) return 'pair of rings';
  if (beside.some(({ id }) => id === WEDDING_BAND)) return 'bridal set';
  const stacked = beside.filter(({ kind }) => kind.startsWith('shank.')).length;
  if (stacked > 0) return `stack of ${NUMBER[stacked + 1] ?? stacked + 1} rings`;
  if (parts.some(({ kind }) => kind === 'plate.signet')) return 'signet ring';
  if (parts.some(({ kind }) => kind === 'halo')) return 'halo ring';
  if (
    parts.some(
      ({ kind, children }) => kind === 'shank.fitted' && children['band']?.some((row) => row.kind === 'row.pave'),
    )
  )
    return 'pavé ring';
  const aside = parts.flatMap(({ children }) => children['sides'] ?? []).flatMap(({ stones = [] }) => stones);
  return aside.reduce((sum, { count }) => sum + count, 0) === 2 ? 'three-stone ring' : 'ring';
}

/** An oval plate with a figure is a medal. */
const tagName = ({ params, children }: DesignPart): string =>
  params['shape'] === 'oval' && (children['face'] ?? []).some(({ kind }) => kind === 'figure.relief')
    ? 'oval medal'
    : TAG[String(params['shape'] ?? 'disc')]!;

/** Name of a piece on a chain, after what hangs from it. */
function onChain(type: DesignSpec['type'], root: DesignPart): string {
  const parts = [...partsIn(root)];
  const tag = parts.find(({ kind }) => kind === 'plate.tag');
  if (tag) return `${tagName(tag)} pendant${root.kind === 'chain.necklace' && type === 'necklace' ? ' necklace' : ''}`;
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

/** Names of hoops that are not round. */
const HOOP_SHAPES: Readonly<Record<string, string>> = { square: 'square ', oval: 'oval ' };

/** Name of a pair of earrings, after its fittings and what they carry. */
function earringsOf(root: DesignPart): string {
  const [front] = root.children['front'] ?? [];
  if (root.kind === 'ear.threader') return 'threader earrings';
  if (root.kind === 'ear.hoop') return `${HOOP_SHAPES[String(root.params['form'])] ?? ''}hoop earrings`;
  if (front?.kind === 'tassel') return 'tassel earrings';
  const hangs = root.kind !== 'ear.post' || (front?.children['drops'] ?? []).length > 0;
  if (front?.kind === 'ball') return 'ball stud earrings';
  if (front?.kind === 'figure.relief') return hangs ? 'earrings' : 'stud earrings';
  return `${root.children['jacket'] ? 'jacketed ' : ''}${hangs ? 'drop' : 'stud'} earrings`;
}

export function formOf(spec: DesignSpec): string {
  const { type, root } = spec;
  const { kind, params } = root;
  if (kind.startsWith('shank.')) return ringOf(root);
  if (kind === 'locket') return `${String(params['shape'])} locket`;
  if (kind.startsWith('chain.')) return onChain(type, root);
  if (params['single'] === 'yes') return (FORM[kind] ?? earringsOf(root)).replace(/s$/, '');
  if (kind.startsWith('ear.')) return earringsOf(root);
  if (kind === 'snake-ring' && Number(params['snakes'] ?? 1) > 1) return 'ring of two snakes';
  if (kind === 'bangle' && params['companions'] !== undefined)
    return `set of ${NUMBER[1 + Number(params['companions'])]!} bangles`;
  const isOfFigures = params['motif'] !== 'none' || params['holds'] === undefined;
  const form = params['charms'] === 'yes' && isOfFigures ? 'charm bracelet' : (FORM[kind] ?? type);
  return isAnklet(spec) ? form.replace('bracelet', 'anklet') : form;
}

/** Figures whose plural is their name, and other irregular ones. */
const SAME =
  /(?:fish|sheep|shoes|scissors|lips|phases|grapes|holly|ichthys|happiness|edelweiss|feet|pisces|gemini|aries)$/;
const IRREGULAR: Readonly<Record<string, string>> = {
  cactus: 'cacti',
  dice: 'dice',
  die: 'dice',
  'fleur-de-lis': 'fleurs-de-lis',
  mouse: 'mice',
  'scales of justice': 'scales of justice',
  tooth: 'teeth',
  'Virgin Mary': 'Virgin Marys',
};

/** The plural of a figure: "lilies of the valley", "oak leaves", "crosses". */
export function pluralOf(figure: string): string {
  const own = IRREGULAR[figure];
  if (own !== undefined || SAME.test(figure)) return own ?? figure;
  const [head = figure, rest] = figure.split(/ (?=of )/, 2);
  const plural = /[^aeiou]y$/.test(head)
    ? `${head.slice(0, -1)}ies`
    : /(?:leaf|wolf|calf)$/.test(head)
      ? `${head.slice(0, -1)}ves`
      : head.endsWith('man')
        ? `${head.slice(0, -2)}en`
        : /(?:s|x|z|ch|sh)$/.test(head)
          ? `${head}es`
          : `${head}s`;
  return rest === undefined ? plural : `${plural} ${rest}`;
}

/** The figures in the name of a piece. */
export function figuresOf({ root }: DesignSpec, piece: Piece): string {
  const { kind, params } = root;
  const isNamed =
    HAS_MOTIF.has(kind) ||
    (kind === 'chain-bracelet' && params['motif'] !== 'none') ||
    ((kind === 'bangle' || kind === 'bead-bracelet') && params['motif'] !== undefined);
  const ids = new Set([...piece.parts.map(({ part = '' }) => part), ...(piece.cuts ?? [])]);
  if (kind.startsWith('shank.')) {
    const reliefs = [...partsIn(root)].filter(
      (part) => (part.kind === 'figure.relief' || part.kind === 'ornament.frieze') && ids.has(part.id),
    );
    const grown = [...ids]
      .filter((id) => reliefs.every((relief) => relief.id !== id))
      .flatMap((id) => id.split('-'))
      .filter(isMotif);
    const shown = [...reliefs.map((relief) => shownAs(String(relief.params['motif'] ?? ''))), ...grown];
    return shown.length > 0 ? `${joined(shown)} ` : '';
  }
  if (kind.startsWith('chain.')) return figuresOnChain(root, ids);
  if (kind.startsWith('ear.')) return figuresAtEars(root, ids);
  return isNamed ? groupShown(String(params['motif']), ids) : '';
}

/** Figures that hang on a chain, with counts of equal ones. */
function figuresOnChain(root: DesignPart, ids: ReadonlySet<string>): string {
  const reliefs = [...partsIn(root)]
    .filter((part) => part.kind === 'figure.relief' && ids.has(part.id))
    .map(({ params }) => String(params['motif'] ?? ''));
  if (reliefs.length === 1) return groupShown(reliefs[0]!, ids);
  const words = grouped(reliefs, (motif) => motif).map(({ 0: motif, length }) => counted(motif, length));
  return words.length > 0 ? `${joined(words)} ` : '';
}

/** Figures of a pair of earrings, each once. */
function figuresAtEars(root: DesignPart, ids: ReadonlySet<string>): string {
  const shown = [...partsIn(root)]
    .filter((part) => part.kind === 'figure.relief' && ids.has(part.id))
    .map(({ params }) => groupShown(String(params['motif'] ?? ''), ids).trim());
  return shown.length > 0 ? `${joined([...new Set(shown)])} ` : '';
}

const counted = (motif: string, count: number): string => (count > 1 ? `${count} ${pluralOf(motif)}` : motif);

/** The words for a group of which both figures are always built. */
function shownAs(motif: string): string {
  const { members, isCrossed } = membersOf(motif);
  return isCrossed ? `crossed ${joined(members.map(({ name, count }) => (count > 1 ? pluralOf(name) : name)))}` : motif;
}

function groupShown(motif: string, ids: ReadonlySet<string>): string {
  const group = membersOf(motif);
  const shown = group.members
    .filter(({ name }) => [...ids].some((id) => id.includes(partIdOf(name))))
    .map(({ name, count }) => counted(name, count));
  if (group.isCrossed) return `${shownAs(motif)} `;
  if (group.isAround && shown.length > 1) return `${shown.join(' among ')} `;
  if (group.isOnGround && shown.length > 1) return `${shown.join(' on ')} `;
  return shown.length > 0 ? `${joined(shown)} ` : '';
}

/** The names that a piece spells, in the order of reading: "the names Liam and Noah". */
export function namesIn({ root }: DesignSpec): string {
  const names = [...partsIn(root)]
    .filter(({ params }) => typeof params['name'] === 'string' && params['name'] !== '')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ params }) => String(params['name']));
  return names.length < 2 ? `the name ${names[0]}` : `the names ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
