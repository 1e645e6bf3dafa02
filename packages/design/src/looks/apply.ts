/** Fills with a look what a prompt leaves open: the brief of a piece before it is planned, and ornament after. */
import { accepts } from '../catalogue/kind';
import { kindNamed } from '../catalogue/kinds';
import type { ParsedPrompt } from '../language/parsedPrompt';
import type { Form } from '../language/vocabulary';
import type { Brief } from '../makers/maker';
import { hasBareShoulders } from '../makers/ring/children';
import { mm } from '../makers/maker';
import type { DesignPart, JewelryType } from '../spec';
import { randomFor } from '../random';
import type { BorderPattern } from '../parts/border/patterns';
import { OPENWORK } from '../parts/border/patterns';
import type { Look } from './looks';
import { setOf, wordList } from '../wordList';

/** Groups of forms of a watch of which a piece has one each. */
const EXCLUSIVE: readonly (readonly Form[])[] = [
  ['leather', 'links', 'mesh', 'rubber', 'three-link', 'five-link'],
  ['roman-numerals', 'arabic-numerals', 'hour-markers'],
  ['leaf-hands', 'sword-hands', 'baton-hands'],
  ['diver', 'chronograph', 'skeleton', 'moonphase', 'rectangular', 'dress'],
  ['octagonal', 'hexagonal', 'tonneau', 'cushion-case', 'square-case', 'rectangular'],
  ['sunburst', 'guilloche'],
];

/** Forms that leave the construction of a piece open. */
const OPEN_FORMS: ReadonlySet<Form> = setOf('vintage milgrain filigree engraved art-deco gothic bezel prong solitaire');

/** The forms of a look that the prompt leaves room for. */
function formsOf(look: Look, type: JewelryType, { forms, motifs, refused, name, engraving }: ParsedPrompt): Form[] {
  const own = (look.forms?.[type] ?? []).filter((form) => !refused.forms.includes(form) && !forms.includes(form));
  if (type === 'watch')
    return own.filter((form) =>
      EXCLUSIVE.every((group) => !group.includes(form) || !group.some((one) => forms.includes(one))),
    );
  const isOpen =
    motifs.length === 0 && name === null && engraving === null && forms.every((form) => OPEN_FORMS.has(form));
  return isOpen ? own : [];
}

/** Forms of a ring that decide its shank. */
const SHANKS: readonly Form[] = wordList('twist split cathedral dome chevron crossover bypass signet waved');
/** Forms of a bracelet with a cross-section. */
const BANDS: readonly Form[] = ['cuff', 'bangle', 'plain'];
const STRAPS = EXCLUSIVE[0]!;
const ON_CHAIN: ReadonlySet<JewelryType> = new Set(['pendant', 'necklace']);

/** True for a pendant without stones and figures whose construction is open. */
const isBarePendant = (
  { gems, name, engraving, inlay }: Omit<Brief, 'has' | 'wants'>,
  type: JewelryType,
  forms: readonly Form[],
): boolean =>
  ON_CHAIN.has(type) &&
  gems.length === 0 &&
  name === null &&
  engraving === null &&
  inlay === null &&
  forms.every((form) => OPEN_FORMS.has(form) || form === 'drop');

/** The brief with what a look decides where the prompt is silent. */
export function withLook(
  brief: Omit<Brief, 'has' | 'wants'>,
  look: Look | null,
  type: JewelryType,
  parsed: ParsedPrompt,
): Omit<Brief, 'has' | 'wants'> {
  if (!look) return brief;
  const forms = [...brief.forms, ...formsOf(look, type, parsed)];
  const isOpenBand =
    (type === 'ring' && !SHANKS.some((form) => forms.includes(form))) ||
    (type === 'bracelet' && BANDS.some((form) => forms.includes(form)));
  const isStrapped = type === 'watch' && !STRAPS.some((form) => parsed.forms.includes(form));
  return {
    ...brief,
    look,
    forms,
    motif: brief.motif ?? ((isBarePendant(brief, type, forms) && look.pendant) || null),
    chain: brief.chain ?? ((ON_CHAIN.has(type) && look.links) || null),
    // A man's stone is set in a signet or under tension.
    section: brief.section ?? ((isOpenBand && !(look.isForMan && brief.gems.length > 0) && look.section) || null),
    dial: brief.dial ?? ((type === 'watch' && look.dial) || null),
    strap: brief.strap ?? ((isStrapped && look.strap) || null),
    isForMan: brief.isForMan || look.isForMan === true,
    bareBand: brief.bareBand || (look.isForMan === true && brief.gems.length === 0),
  };
}

/** Heads that can stand in a border. */
const BORDERED = /^head\.(?:prong|basket|bezel|half-bezel)$/;
/** Width of a border where the look states none, its share of a small stone's width, and its least width, mm. */
const BORDER_MM = { usual: 1.6, share: 0.42, least: 1 };

/** The border of a look around a stone of this width, mm; looks with several vary by the seed. */
export function borderOf(look: Look, sizeMm: number, seed: number): DesignPart | undefined {
  if (!look.borders || look.borders.length === 0) return undefined;
  const wanted = look.borderMm ?? BORDER_MM.usual;
  return {
    id: 'border',
    kind: 'border',
    params: {
      pattern: randomFor(seed, 'border pattern').pick(look.borders),
      width: mm(Math.max(BORDER_MM.least, Math.min(wanted, sizeMm * BORDER_MM.share))),
    },
    children: {},
  };
}

/** True for a border that has no metal behind it, which a plate and a hoop have. */
const isOpenwork = ({ params }: DesignPart): boolean => OPENWORK.has(params['pattern']);

/** The parts with the first head of a stone of this role in a border. */
function bordered(
  part: DesignPart,
  role: 'center' | 'side',
  border: (sizeMm: number) => DesignPart | undefined,
): DesignPart | null {
  const [stone] = part.stones ?? [];
  const around = part.children['around'] ?? [];
  if (
    BORDERED.test(part.kind) &&
    stone?.role === role &&
    around.every(({ kind }) => kind === 'halo') &&
    (part.children['under'] ?? []).every(({ kind }) => kind !== 'gallery')
  ) {
    const own = border(stone.size_mm);
    return own ? { ...part, children: { ...part.children, around: [...around, own] } } : null;
  }
  for (const [slot, children] of Object.entries(part.children))
    for (const [i, child] of children.entries()) {
      const dressed = bordered(child, role, border);
      if (dressed)
        return {
          ...part,
          children: { ...part.children, [slot]: children.map((one, k) => (k === i ? dressed : one)) },
        };
    }
  return null;
}

/** Least width of a band with a pattern, mm. */
const ENGRAVED_MM = 1.8;
const ROUND_TAGS: ReadonlySet<unknown> = new Set([undefined, 'disc', 'oval']);
/** Width of a border on a plate as a share of its height. */
const ON_PLATE = 0.13;

/** The disc with a border along its edge. */
function borderedTag(part: DesignPart, look: Look, seed: number): DesignPart {
  if (part.kind === 'plate.tag' && ROUND_TAGS.has(part.params['shape'])) {
    const height = Number(part.params['height'] ?? 19);
    const border = borderOf({ ...look, borderMm: height * ON_PLATE }, height, seed);
    return border && !isOpenwork(border) ? { ...part, children: { ...part.children, rim: [border] } } : part;
  }
  return {
    ...part,
    children: Object.fromEntries(
      Object.entries(part.children).map(([slot, children]) => [
        slot,
        slot === 'center' ? children.map((child) => borderedTag(child, look, seed)) : children,
      ]),
    ),
  };
}

/**
 * Borders that stand around a band without a head, where others are engraved, and their width as a share of its width.
 * Openwork is the band itself.
 */
export const ON_BAND: Partial<Record<BorderPattern, number>> = {
  studs: 0.8,
  filigree: 1,
  tracery: 1,
  volutes: 0.95,
  whiplash: 0.95,
  blocks: 0.76,
};

/** The pattern of a look on the band and its shoulders. */
function engraved(root: DesignPart, { engraving, band, borders = [] }: Look): DesignPart {
  const slot = kindNamed(root.kind)?.slots['ornament'];
  const now = root.children['ornament'] ?? [];
  const width = Number(root.params['band_width'] ?? 0);
  const raised =
    (root.children['heads'] ?? []).length === 0 ? [band, ...borders].find((one) => one && ON_BAND[one]) : undefined;
  const isOpen =
    (engraving ?? raised) !== undefined &&
    width >= ENGRAVED_MM &&
    slot !== undefined &&
    accepts(slot, 'ornament.engraving') &&
    now.every(({ kind }) => kind === 'ornament.filigree') &&
    hasBareShoulders(root);
  if (!isOpen) return root;
  const ornament: DesignPart =
    raised === undefined
      ? { id: 'engraving', kind: 'ornament.engraving', params: { pattern: engraving! }, children: {} }
      : {
          id: 'border',
          kind: 'border',
          params: { pattern: raised, width: mm(width * ON_BAND[raised]!) },
          children: {},
        };
  return {
    ...root,
    children: { ...root.children, ornament: [...now, ornament] },
  };
}

/** Hoops of several wires or of straight bars carry no border. */
const UNBORDERED_HOOPS: ReadonlySet<unknown> = new Set(['twist', 'hexagon', 'double']);
/** Width of a border on a hoop as a share of its metal's, and the number of stones that leave it room. */
const ON_HOOP = { share: 0.62, stones: 7, onHuggie: 5, huggieMm: 14 } as const;

/** The hoop with a border along its outside; stones without a number end in its middle. */
function borderedHoop(root: DesignPart, look: Look, seed: number): DesignPart {
  const wire = Number(root.params['wire'] ?? 3);
  const border = borderOf({ ...look, borderMm: wire * ON_HOOP.share }, Infinity, seed);
  if (!border || isOpenwork(border) || UNBORDERED_HOOPS.has(root.params['form'])) return root;
  const most = Number(root.params['diameter'] ?? 18) <= ON_HOOP.huggieMm ? ON_HOOP.onHuggie : ON_HOOP.stones;
  const row = (root.children['row'] ?? []).map((part) => ({
    ...part,
    stones: part.stones!.map((stone) => ({
      ...stone,
      count: stone.count || 2 * Math.ceil(most / part.stones!.length),
    })),
  }));
  const params = { ...border.params, ...(look.hasMilgrain ? { milgrain: 'yes' } : {}) };
  return { ...root, children: { ...root.children, row, border: [{ ...border, params }] } };
}

/** The planned piece with the ornament of its look. */
export function dressed(root: DesignPart, { look, wants, refusedForms }: Brief, seed: number): DesignPart {
  if (!look) return root;
  if (root.kind === 'ear.hoop') return borderedHoop(root, look, seed);
  const isBare = refusedForms.includes('engraved');
  // A border around a stone looks like a halo, which may be refused.
  const isBanded = refusedForms.includes('halo') || wants('three-stone') || (root.children['heads'] ?? []).length > 1;
  const border = (sizeMm: number): DesignPart | undefined => borderOf(look, sizeMm, seed);
  // Above a pearl that hangs from an earring the stone on the lobe has the border.
  const onLobe = root.kind.startsWith('ear.') ? bordered(root, 'side', border) : null;
  const around = isBanded ? root : (bordered(root, 'center', border) ?? onLobe ?? root);
  return borderedTag(isBare ? around : engraved(around, look), look, seed);
}
