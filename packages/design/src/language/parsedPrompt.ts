/** The parsed prompt in the shape that composition and makers read, and the one conversion of findings into it. */
import type { Sequence } from '../catalogue/sequences';
import { rainbowOf, shadesOf, someBirthstones } from '../catalogue/sequences';
import type { InlayKind } from '../catalogue/inlays';
import type { PearlName } from '../gems/pearls';
import { pearlNamed } from '../gems/pearls';
import type { Hue } from '../gold';
import { hueOf } from '../gold';
import type { Alloy, Cut, FigureSeat, Finish, GemKind, JewelryType, Stage, Style } from '../spec';
import type { Seen } from '../view';
import { groupName } from '../motifs/group';
import { HOOP_MM } from './grammar';
import NEAREST from './lexicon/nearest.json' with { type: 'json' };
import type { Requirement, RequirementConcept, StoneRole } from './requirement';
import type { Finding, Sentence } from './sentence';
import type { ChainKind, DialColor, Form, LeatherColor, PieceMeasures, Section } from './vocabulary';
import { BARE_LENGTH, KIND_OF } from './vocabulary';

/** A requirement that a maker may be unable to meet, with the words that state it. */
export interface StatedRequirement {
  field:
    | 'type'
    | 'budget'
    | 'origin'
    | 'pearl'
    | 'karat'
    | 'inlay'
    | 'name'
    | 'engraving'
    | 'form'
    | 'motif'
    | 'stone'
    | 'cut'
    | 'chain'
    | 'section'
    | 'size'
    | 'carats'
    | 'count'
    | 'length';
  id: string;
  words: string;
}

export interface Refused {
  gems: GemKind[];
  /** Stones of any kind are refused. */
  stones: boolean;
  /** "Not gold" refuses gold of every colour. */
  hues: Hue[];
  styles: Style[];
  forms: Form[];
  types: JewelryType[];
  cuts: Cut[];
  motifs: string[];
  finishes: Finish[];
  colors: GemKind[];
  /** Refusals that a finished design can be checked against, with the whole phrase. */
  stated: StatedRequirement[];
}

export interface StoneMeasures {
  /** Width of the main stone, mm. */
  sizeMm: number | null;
  /** Weight of the main stone (all main stones together when `total`), carats. */
  carats: number | null;
  total: boolean;
  /** Width of the small stones, mm. */
  meleeMm: number | null;
}

/** A stone as the prompt names it. */
export interface NamedStone {
  kind: GemKind;
  role: Requirement['role'];
  /** Where on a figure it belongs. */
  seat: FigureSeat | null;
  /** A figure holds it. */
  isHeld: boolean;
  /** How many of it. */
  count: number | null;
  cut: Cut | null;
}

export interface ParsedPrompt {
  types: JewelryType[];
  /** The main metal first; a second one only where two are wanted together. */
  alloys: Alloy[];
  /** The karats that are stated for gold. */
  karats: number[];
  /** True when two metals are wanted in one piece. */
  twoTone: boolean;
  finishes: Finish[];
  /** The main stone first. */
  gems: GemKind[];
  /** The stones one by one, the main one first, each as often as it is named. */
  named: NamedStone[];
  /** How stones of several kinds follow each other in a row. */
  sequence: Sequence | null;
  cuts: Cut[];
  /** The cut of the stones beside the main one. */
  sideCut: Cut | null;
  styles: Style[];
  motifs: string[];
  /** The figures made together, as `groupName` writes them; null where at most one is named. */
  group: string | null;
  /** A name that the piece is to spell, in the letters it is made of. */
  name: string | null;
  /** A text to be engraved. */
  engraving: { text: string; inside: boolean } | null;
  forms: Form[];
  chain: ChainKind | null;
  /** The cross-section named for a band. */
  section: Section | null;
  dial: DialColor | null;
  /** The colour of a watch's leather. */
  strap: LeatherColor | null;
  /** What is to be let into the metal. */
  inlay: InlayKind | null;
  /** What is to be let into every other cell of a figure. */
  secondInlay: InlayKind | null;
  /** The pearls that are named, by colour and shell. */
  pearl: PearlName | null;
  /** Diamonds are to be grown ones. */
  grownDiamonds: boolean;
  stage: Stage | null;
  view: Seen | null;
  noStones: boolean;
  /** No stones are wanted beside those that are named. */
  isAlone: boolean;
  /** The piece is of a kind that is customarily made with a diamond. */
  diamondByCustom: boolean;
  /** A band that is whole without stones: a wedding band, a man's band. */
  bareBand: boolean;
  /** How many strands a row is to have. */
  strands: number | null;
  /** The prompt states that a woman wears it. */
  isForLady: boolean;
  /** The prompt states that only a man wears it. */
  isForMan: boolean;
  /** Factor on the main stone's usual size, where it is called large or small. */
  stoneScale: number;
  /** The prompt distinguishes a main stone from the rest. */
  centered: boolean;
  /** How many prongs hold a stone. */
  prongs: number | null;
  quantity: 'single' | 'many' | null;
  /** Places on a piece that the prompt wants stones in, whatever their kind: a halo, side stones, accents. */
  roles: StoneRole[];
  stoneCount: number | null;
  stone: StoneMeasures;
  piece: PieceMeasures;
  /** Requirements that a finished design can be checked against. */
  stated: StatedRequirement[];
  /** What is not wanted. */
  refused: Refused;
  /** All requirements and refusals with their spans, in the order of the prompt. */
  requirements: Requirement[];
  /** The prompt's words that decided something, and those that decided nothing. */
  understood: string[];
  notUnderstood: string[];
  /** Words read as others: near misspellings, other languages, and what is made by the nearest there is. */
  readAs: Record<string, string>;
}

/** The next stone of a colour, where the first is not wanted: "green, but no emerald". */
const NEXT_OF_COLOR: Partial<Record<GemKind, GemKind>> = {
  ruby: 'garnet',
  'blue-sapphire': 'tanzanite',
  emerald: 'peridot',
  amethyst: 'tanzanite',
  'pink-sapphire': 'tourmaline',
  citrine: 'yellow-sapphire',
  aquamarine: 'topaz',
};
/** Forms that every piece of a kind has in some way: a refusal only removes the requirement. */
const VAGUE: ReadonlySet<string> = new Set(['band', 'plain', 'chain', 'links', 'solitaire', 'pair', 'charm']);
/** Concepts that no words require by themselves. */
const IMPLIED: ReadonlySet<RequirementConcept> = new Set(['custom', 'hint', 'quantity', 'colour']);
/** Kinds that only modify other words and are not reported as unknown. */
const SILENT: ReadonlySet<string> = new Set(['role', 'number', 'fold', 'scale', 'child']);
/** Words of the grammar that are reported where no rule has read them. */
const SPEAKING: ReadonlySet<string> = new Set([
  'called',
  'illness',
  'texture',
  'background',
  'hallmark',
  'pure',
  'not',
]);
const MOST_NAMED = 20;
const COCKTAIL_SCALE = 1.6;

const once = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Of the names given to pearls the colour that grows in the shell, else the shell. */
function pearlOf(names: readonly PearlName[]): PearlName | null {
  const shells = names.filter((name) => pearlNamed(name)?.shell === name);
  return (
    names.find(
      (name) =>
        !shells.includes(name) && (shells.length === 0 || shells.some((shell) => pearlNamed(name)?.shell === shell)),
    ) ??
    shells[0] ??
    null
  );
}

/** A moon and a star together are one figure. */
const moonWithStar = (motifs: readonly string[]): string[] =>
  motifs.includes('moon') && motifs.includes('star')
    ? ['moon and star', ...motifs.filter((m) => m !== 'moon' && m !== 'star')]
    : [...motifs];

/** The figures that are named, with their counts: "a moon and three stars", "bee on a honeycomb". */
function groupOf(s: Sentence, figures: readonly Finding[]): string | null {
  // A clover has leaves by itself.
  const members = once(figures.map(({ value }) => value))
    .filter((name, _, all) => name !== 'leaf' || !all.includes('clover'))
    .map((name) => ({
      name,
      count: Math.max(...figures.filter(({ value }) => value === name).map(({ count = 1 }) => count)),
    }));
  const [first, second] = figures.filter(({ value }, i) => figures.findIndex((other) => other.value === value) === i);
  if (members.length === 0 || (members.length === 1 && members[0]!.count === 1)) return null;
  const between = first && second ? s.items.slice(first.to, second.from).map(({ words }) => words) : [];
  const isOnGround =
    members.length === 2 &&
    members.every(({ count }) => count === 1) &&
    between.length <= 3 &&
    between.some((word) => ['on', 'upon', 'over', 'in', 'inside', 'sitting on', 'perched on'].includes(word));
  return groupName({ members, isOnGround });
}

/** Words, of those read, that are made by the nearest there is. */
function substitutes(words: readonly string[]): Record<string, string> {
  const nearest: Readonly<Record<string, string>> = NEAREST;
  return Object.fromEntries(
    words
      .flatMap((w) => {
        const one = w.replaceAll('-', ' ').replace(/(?<=ch)es$|s$/, '');
        return [one, one.replace(/(?: (?:chain|link)s?)+$/, '')]
          .filter((known) => Object.hasOwn(nearest, known))
          .slice(0, 1);
      })
      .map((w) => [w, nearest[w]!]),
  );
}

/** The words that no rule has read, each at its first place. Small words and short numbers are skipped. */
function unread(s: Sentence): { words: string; start: number; end: number }[] {
  const out = new Map<string, { words: string; start: number; end: number }>();
  for (const item of s.items) {
    if (
      item.isRead ||
      item.mark !== null ||
      item.words.endsWith("'") ||
      item.concepts.some(
        ({ kind, id }) =>
          SILENT.has(kind) || (kind === 'grammar' && !SPEAKING.has(id)) || (kind === 'noun' && id === 'stone'),
      )
    )
      continue;
    for (const match of item.words.matchAll(/[\p{L}\p{N}\p{M}']+|\p{Extended_Pictographic}/gu)) {
      const words = match[0].replace(/^'+|'+$/g, '').replace(/'s$/, '');
      if (
        words === '' ||
        /^\d{1,2}$/.test(words) ||
        (/^\p{L}$/u.test(words) && item.concepts.length > 0) ||
        out.has(words)
      )
        continue;
      out.set(words, { words, start: item.start, end: item.end });
    }
  }
  return [...out.values()].slice(0, MOST_NAMED);
}

/** Converts the findings of a sentence. */
export function toParsedPrompt(s: Sentence, readAs: Readonly<Record<string, string>>): ParsedPrompt {
  const wanted = (concept: RequirementConcept): Finding[] =>
    s.findings.filter((f) => f.concept === concept && !f.isRefused).toSorted((a, b) => a.from - b.from);
  const first = (concept: RequirementConcept): string | null => wanted(concept)[0]?.value ?? null;
  const values = <T extends string>(concept: RequirementConcept): T[] =>
    once(wanted(concept).map(({ value }) => value as T));
  const no = (concept: RequirementConcept): string[] =>
    once(s.findings.filter((f) => f.concept === concept && f.isRefused).map(({ value }) => value));
  const words = (f: Finding): string =>
    s.items.slice(f.from, f.to).length === 1
      ? s.items[f.from]!.words
      : s.prompt.slice(s.items[f.from]!.start, s.items[f.to - 1]!.end).toLowerCase();
  const stated = (field: StatedRequirement['field'], list: readonly Finding[]): StatedRequirement[] =>
    list.map((f) => ({
      field,
      id: f.measure && field === 'length' ? `${f.measure} ${f.value}` : f.value,
      words: words(f),
    }));

  const refused: Omit<Refused, 'stated'> = {
    gems: no('stone') as GemKind[],
    stones: no('stones').includes('any'),
    hues: no('metal') as Hue[],
    styles: no('style') as Style[],
    forms: no('form') as Form[],
    types: no('type') as JewelryType[],
    cuts: no('cut') as Cut[],
    motifs: no('motif'),
    finishes: no('finish') as Finish[],
    colors: no('colour') as GemKind[],
  };
  const refusals = (concept: RequirementConcept): Finding[] =>
    s.findings.filter((f) => f.concept === concept && f.isRefused);
  const refusedSaid = [
    ...stated('stone', refusals('stone')),
    ...stated(
      'form',
      refusals('form').filter(({ value }) => !VAGUE.has(value)),
    ),
    ...stated('cut', refusals('cut')),
    ...stated('stone', refusals('colour')),
  ];

  const gemWords = wanted('stone');
  const cutWords = wanted('cut').filter(({ value }) => !refused.cuts.includes(value as Cut));
  const colored = wanted('colour').map((f) =>
    refused.gems.includes(f.value as GemKind) && NEXT_OF_COLOR[f.value as GemKind]
      ? { ...f, value: NEXT_OF_COLOR[f.value as GemKind]! }
      : f,
  );
  const rank = ({ role }: Finding): number => (role === null ? 1 : role === 'center' ? 0 : 2);
  const ranked = (list: readonly Finding[]): GemKind[] =>
    once(list.toSorted((a, b) => rank(a) - rank(b) || a.from - b.from).map(({ value }) => value as GemKind));
  const sequenceWords = wanted('sequence');
  const isAlternating = wanted('form').some(({ value }) => value === 'alternating');
  const births = wanted('stones').find(({ value }) => value === 'birthstone');
  const inOrder = once(
    [...gemWords, ...colored].toSorted((a, b) => a.from - b.from).map(({ value }) => value as GemKind),
  );
  const [
    sequence = isAlternating || (births?.count ?? 1) > 1 || (s.has('noun', 'birthstone') && inOrder.length > 1)
      ? ('turns' as const)
      : null,
  ] = sequenceWords.map(({ value }) => value as Sequence);
  /** The kinds of a row in their order; null where the stones of the prompt are no row. */
  const row =
    sequence === 'spectrum'
      ? rainbowOf(inOrder)
      : sequence === 'gradient'
        ? shadesOf(inOrder)
        : births && inOrder.length === 0 && (births.count ?? 1) > 1
          ? someBirthstones(births.count!)
          : null;
  const gems = (row ?? ranked(gemWords.length > 0 ? gemWords : colored)).filter(
    (gem) => !refused.gems.includes(gem) && !(gemWords.length === 0 && refused.colors.includes(gem)),
  );

  const namedIn = (list: readonly Finding[]): NamedStone[] =>
    list
      .toSorted((a, b) => rank(a) - rank(b) || a.from - b.from)
      .map((f) => ({
        kind: f.value as GemKind,
        role: f.role,
        seat: f.seat ?? null,
        isHeld: f.seat === undefined && f.of !== undefined,
        count: f.count ?? null,
        cut: (cutWords.find(({ of, to }) => of === f.value && to <= f.from)?.value ?? null) as Cut | null,
      }));
  const customs = values<string>('custom');
  const isOfStones =
    gemWords.length > 0 || cutWords.length > 0 || s.has('noun', 'stone') || s.has('noun', 'birthstone');
  const formWords = wanted('form');
  const isPlain = formWords.some(({ value }) => value === 'plain') || customs.includes('plain');
  const isOnlyOne = s.items.some(({ words: w }) => /^(?:except|(?:anything|everything) but)/.test(w));
  const diamondByCustom = customs.includes('diamond');
  // "No stones but a ruby" wants the ruby; an engagement ring without a diamond has another stone.
  // A colour beside "no stones" is that of the metal.
  const isOnlyColored = gemWords.length === 0 && refused.stones && !isOnlyOne;
  const noStones =
    isOnlyColored ||
    (gems.length === 0 &&
      (refused.stones || isPlain || (refused.gems.length > 0 && !diamondByCustom && !isOfStones && !isOnlyOne)));

  const [mainCut, ...moreCuts] = once(
    cutWords.filter(({ role }) => role === null || role === 'center').map(({ value }) => value as Cut),
  );
  const sideCuts = cutWords.filter(({ role }) => role !== null && role !== 'center').map(({ value }) => value as Cut);
  const styles = values<Style>('style').filter((style) => !refused.styles.includes(style));
  const allForms = values<Form>('form').filter((form) => !refused.forms.includes(form));
  const [named] = wanted('name');
  const chain = first('chain') as ChainKind | null;
  const dial = first('dial') as DialColor | null;
  const hints = values<JewelryType>('hint');
  const typeWords = wanted('type');
  const types = values<JewelryType>('type');
  const wantedTypes = (
    types.includes('watch') ||
    (types.every((type) => type === 'bracelet') && types.length > 0 && (dial !== null || hints.includes('watch')))
      ? ['watch' as const]
      : types.length > 0
        ? types
        : dial
          ? ['watch' as const]
          : chain || (named && hints.length === 0)
            ? ['necklace' as const]
            : hints
  ).filter((type) => !refused.types.includes(type));

  const metalWords = wanted('metal').filter(({ value }) => !refused.hues.includes(hueOf(value as Alloy)));
  const alloys = metalWords
    .map(({ value }) => value as Alloy)
    .filter((alloy, i, list) => list.findIndex((other) => hueOf(other) === hueOf(alloy)) === i);
  const isEither = s.items.some(
    ({ concepts }, i) => concepts.some(({ kind, id }) => kind === 'grammar' && id === 'or') && !s.isClosed(i),
  );

  const piece: PieceMeasures = {};
  const lengthWords: Finding[] = [];
  for (const f of wanted('length')) {
    const measure = f.measure as keyof PieceMeasures;
    if (piece[measure] !== undefined) continue;
    piece[measure] = Number(f.value);
    lengthWords.push(f);
  }
  const melee = wanted('size').find(({ role }) => role === 'accent');
  let size = wanted('size').find(({ role }) => role === null) ?? null;
  // Without stones the length that would be a stone's is the piece's own.
  if (!isOfStones && size) {
    const [type] = wantedTypes;
    const isHoop = type === 'earrings' && allForms.includes('hoop');
    const measure = isHoop ? (Number(size.value) < HOOP_MM ? 'band_width' : 'diameter') : type && BARE_LENGTH[type];
    if (measure && piece[measure] === undefined) {
      piece[measure] = Number(size.value);
      size.concept = 'length';
      size.measure = measure;
      lengthWords.push(size);
      size = null;
    }
  }
  const caratWords = wanted('carats')[0] ?? null;
  const countWords = wanted('count')[0] ?? null;
  const scales = wanted('scale')
    .filter(({ measure }) => (gemWords.length > 0 ? measure === gems[0] : true))
    .map(({ value }) => Number(value));
  const motifWords = wanted('motif');
  const letters = motifWords.filter(({ value }) => /^letters? /.test(value));
  const figures = motifWords.filter(({ value }) => !/^letters? /.test(value) && !refused.motifs.includes(value));
  const engraving = wanted('engraving')[0];
  const pearlWords = wanted('pearl');
  const wearers = values<string>('wearer');
  const origins = wanted('origin');
  const originOf = (f: Finding): string =>
    (gemWords.find((gem) => gem.from >= f.from) ?? gemWords.at(-1))?.value ?? 'diamond';
  const sections = wanted('section');
  const strands = wanted('strands')[0];
  const standing = (list: readonly Finding[], ids: readonly string[]): Finding[] =>
    list.filter(({ value }) => ids.includes(value));

  const lost = unread(s);
  const lacking = wanted('lacking').map(words);
  const requirements: Requirement[] = [
    ...s.findings
      .filter(
        ({ concept, from, to }) =>
          to > from && (!IMPLIED.has(concept) || (concept === 'hint' && types.length === 0) || concept === 'colour'),
      )
      .map(({ concept, value, measure, isRefused, role, of, seat, count, from, to }): Requirement => {
        const [start, end] = [s.items[from]!.start, s.items[to - 1]!.end];
        return {
          concept: concept === 'hint' ? 'type' : concept === 'colour' && !isRefused ? 'stone' : concept,
          value,
          ...(measure && concept !== 'scale' ? { measure } : {}),
          isRefused,
          role,
          ...(of === undefined ? {} : { of }),
          ...(seat === undefined ? {} : { seat }),
          ...(count === undefined ? {} : { count }),
          text: s.prompt.slice(start, end),
          start,
          end,
        };
      }),
    ...lost.map(({ words: value, start, end }): Requirement => ({
      concept: 'unknown',
      value,
      isRefused: false,
      role: null,
      text: s.prompt.slice(start, end),
      start,
      end,
    })),
  ].toSorted((a, b) => a.start - b.start || a.end - b.end);

  return {
    types: wantedTypes,
    alloys,
    karats: wanted('karat').map(({ value }) => Number(value)),
    twoTone: wanted('two-tone').length > 0 || (alloys.length > 1 && !isEither),
    finishes: values<Finish>('finish').filter((finish) => !refused.finishes.includes(finish)),
    gems: noStones ? [] : gems,
    named: noStones
      ? []
      : row
        ? gems.map((kind) => ({ kind, role: null, seat: null, isHeld: false, count: null, cut: null }))
        : namedIn(gemWords.length > 0 ? gemWords : colored).filter(({ kind }) => gems.includes(kind)),
    sequence: gems.length > 1 ? sequence : null,
    cuts: mainCut ? [mainCut, ...moreCuts] : [],
    sideCut: [...sideCuts, ...moreCuts][0] ?? null,
    styles,
    motifs: [
      ...letters.map(({ value }) => value),
      ...moonWithStar(
        once(figures.map(({ value }) => value)).filter(
          (m) => !(m === 'bee' && styles.includes('honeycombs') && wantedTypes[0] === 'ring'),
        ),
      ),
    ],
    // Bees and their comb are one figure.
    group:
      figures.length === 1 && figures[0]!.value === 'bee' && styles.includes('honeycombs')
        ? 'bee on honeycomb'
        : groupOf(s, figures),
    name: named?.value ?? null,
    engraving: engraving
      ? { text: engraving.value, inside: s.items.some(({ words: w }) => w === 'inside' || w === 'inner') }
      : null,
    forms: once(allForms.flatMap((form) => [form, ...(KIND_OF[form] ? [KIND_OF[form]] : [])])),
    chain,
    section: (sections[0]?.value ?? null) as Section | null,
    dial,
    strap: first('strap') as LeatherColor | null,
    pearl: pearlOf(pearlWords.map(({ value }) => value as PearlName)),
    // In "lab-grown ruby ring with diamonds" the ruby is lab-grown.
    grownDiamonds: origins.some((f) => originOf(f) === 'diamond'),
    inlay: first('inlay') as InlayKind | null,
    secondInlay: values<InlayKind>('inlay')[1] ?? null,
    stage: first('stage') as Stage | null,
    view: first('view') as Seen | null,
    noStones,
    isAlone: no('stones').includes('other'),
    diamondByCustom,
    bareBand: customs.includes('bare') || wearers.includes('man') || wearers.includes('any'),
    isForLady: wearers.includes('lady'),
    isForMan: wearers.includes('man') && !wearers.includes('lady'),
    strands: strands ? Number(strands.value) : null,
    stoneScale:
      scales.length > 0
        ? Math.min(...scales.filter((x) => x < 1), ...(scales.some((x) => x < 1) ? [] : [Math.min(...scales)]))
        : customs.includes('cocktail')
          ? COCKTAIL_SCALE
          : 1,
    centered: customs.includes('center'),
    prongs: wanted('prongs')[0] ? Number(wanted('prongs')[0]!.value) : null,
    quantity: (row ? 'many' : first('quantity')) as 'single' | 'many' | null,
    roles: once(
      s
        .all('role')
        .flatMap((i) =>
          s.items[i]!.concepts.filter(({ kind, id }) => kind === 'role' && id !== 'ahead').map(
            ({ id }) => id as StoneRole,
          ),
        ),
    ),
    stoneCount: countWords ? Number(countWords.value) : null,
    stone: {
      sizeMm: size ? Number(size.value) : null,
      carats: caratWords ? Number(caratWords.value) : null,
      total: caratWords?.measure === 'total',
      meleeMm: melee ? Number(melee.value) : null,
    },
    piece,
    stated: [
      // Words that name a style and a form at once are kept by the style.
      ...stated(
        'form',
        standing(formWords, allForms).filter((form) => !wanted('style').some((style) => style.from === form.from)),
      ),
      ...stated('motif', figures),
      ...stated('stone', noStones ? [] : standing(gemWords, gems)),
      ...(gems.includes('pearl') ? stated('pearl', pearlWords) : []),
      ...stated('cut', noStones ? [] : cutWords),
      ...stated('chain', wanted('chain').slice(0, 1)),
      ...stated('section', sections),
      ...(size ? stated('size', [size]) : []),
      ...(caratWords ? stated('carats', [caratWords]) : []),
      ...stated('length', lengthWords),
      ...(countWords && !noStones ? stated('count', [countWords]) : []),
      ...(named ? stated('name', [named]) : []),
      ...(engraving ? stated('engraving', [engraving]) : []),
      ...stated('type', typeWords),
      ...stated('origin', origins),
      ...stated('budget', wanted('budget')),
      ...stated('inlay', wanted('inlay')),
      ...stated('karat', wanted('karat')),
    ],
    refused: { ...refused, stated: refusedSaid },
    requirements,
    understood: once(s.items.filter(({ isRead, mark }) => isRead && mark === null).map(({ words: w }) => w)),
    notUnderstood: once([...lost.map(({ words: w }) => w), ...lacking]),
    readAs: {
      ...readAs,
      ...s.readAs,
      ...substitutes(
        [
          ...metalWords,
          ...wanted('style'),
          ...wanted('chain'),
          ...typeWords,
          ...wanted('hint'),
          ...(noStones ? [] : cutWords.filter((f) => f.value !== 'princess')),
          ...formWords.filter((f) => f.value === 'rectangular'),
          ...figures,
          ...standing(gemWords, gems),
          ...wanted('two-tone'),
          ...wanted('inlay'),
        ]
          .filter(({ to, from }) => to > from)
          .map(words),
      ),
    },
  };
}
