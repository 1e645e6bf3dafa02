/** Judges words of size by measuring the part that they describe. */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import { lengthIn } from '../spec/tree';
import type { GemKind } from '../spec';
import { mainOf, type BuiltDesign } from './built';
import { LINE, hasLine, isBeforeLine, isBehindLine, inlayBeside, inlaysOf, isOfTwo } from './lines';
import { STRING_MM, judgeLength } from './lengths';
import { judgeQuiet } from './quiet';
import { isGraded } from './rows';
import { MEANT_MM, SAID, type Measured } from './sizeTables';
import { isTiny, sizeWord, type Size } from './sizeWords';
import { judgeStones, judgeStoneSize } from './stoneSizes';
import { differently, met, round, type Verdict } from './verdict';
import { HEAVY, LIGHT, judgeLight, weightBelow } from './weights';

interface Measure {
  readonly of: Measured;
  readonly mm: number;
  readonly part?: string;
}

const isThickness = (size: Size): boolean => size === 'thin' || size === 'thick' || size === 'wide';

/** The width of the band, mm. */
function bandOf({ spec, asBuilt, facts, stones }: BuiltDesign): Measure | null {
  // A band that is a row of stones is as wide as they are.
  const row = facts.built.parts.find(({ kind }) => kind === 'row.pave' || kind === 'row.channel');
  const mm = lengthIn(asBuilt, 'band_width') ?? lengthIn(asBuilt, 'face_width') ?? (row && mainOf(stones)?.size_mm);
  return mm === undefined ? null : { of: 'band', mm, part: spec.root.id };
}

/** A body that is longer is a cord and no link, mm. */
const CORD_MM = 40;

function chainOf({ facts }: BuiltDesign): Measure | null {
  const links = facts.extents.parts['chain'];
  return links ? { of: 'chain', mm: links.mm[0] > CORD_MM ? links.mm[2] : links.mm[1], part: 'chain' } : null;
}

function figureOf(built: BuiltDesign, figure: string): Measure | null {
  const part = built.figure(figure);
  const extent = part && built.facts.extents.parts[part.id];
  // The picture of strung beads shows all of them.
  const of = built.spec.root.kind === 'pearl-necklace' ? 'center-piece' : 'figure';
  return extent ? { of, mm: extent.mm[0] * built.shareOf(figure), part: part.id } : null;
}

function hoopOf({ asBuilt, facts }: BuiltDesign, size: Size): Measure {
  const wire = lengthIn(asBuilt, 'wire');
  if (isThickness(size) && wire !== undefined) return { of: 'wire', mm: wire, part: 'hoop' };
  const [, height] = facts.extents.whole;
  return { of: 'hoop', mm: lengthIn(asBuilt, 'diameter') ?? height, part: 'hoop' };
}

/** Small hoops are also of thin wire. */
const hoopsOf = (built: BuiltDesign, size: Size): Measure[] =>
  size === 'small' && lengthIn(built.asBuilt, 'wire') !== undefined
    ? [hoopOf(built, size), hoopOf(built, 'thin')]
    : [hoopOf(built, size)];

/** Parts below which a hand is seen: they are the top of a ring. */
const SHANK = /^shank/;

/** The widest of what a ring carries: its stone, halo, figure or plate, mm. */
function topOf(built: BuiltDesign): Measure | null {
  const { parts } = built.facts.built;
  const tops = parts.filter(
    ({ kind }) => !SHANK.test(kind) && !/^(?:companion|pair|row|ornament|head(?!\.cluster))/.test(kind),
  );
  const lengths = tops.map(({ id }) => built.facts.extents.parts[id]?.mm[0] ?? 0);
  const main = mainOf(built.stones);
  const isOnShank = built.spec.root.kind.startsWith('shank.');
  const mm = Math.max(main?.size_mm ?? 0, lengthIn(built.asBuilt, 'face_width') ?? 0, ...(isOnShank ? lengths : []));
  // A ring that is a figure itself is measured along the finger.
  if (!isOnShank && main?.role !== 'center') return { of: 'ring', mm: built.facts.extents.whole[2] };
  return mm === 0 ? null : { of: 'ring', mm: round(mm) };
}

/** The whole piece. */
function wholeOf(built: BuiltDesign, size: Size): readonly (Measure | null)[] {
  const { spec, asBuilt, facts } = built;
  const [width, height] = facts.extents.whole;
  switch (spec.type) {
    case 'ring':
      return isThickness(size)
        ? [bandOf(built) ?? topOf(built)]
        : size === 'large' || spec.root.kind === 'shank.signet'
          ? [topOf(built)]
          : [topOf(built), bandOf(built)];
    case 'bracelet': {
      const mm = lengthIn(asBuilt, 'band_width') ?? lengthIn(asBuilt, 'height') ?? lengthIn(asBuilt, 'wire');
      const stone = mainOf(built.stones);
      if (mm !== undefined) return [{ of: 'bracelet', mm, part: spec.root.id }];
      const links = chainOf(built);
      if (links) return [size === 'wide' ? { ...links, of: 'bracelet' } : links];
      return [stone ? { of: 'bracelet', mm: stone.size_mm } : null];
    }
    case 'necklace':
    case 'pendant': {
      if (spec.root.kind === 'brooch') return [{ of: 'brooch', mm: Math.max(width, height) }];
      // A necklace of links has nothing that hangs, and what is longer than a pendant is the string itself.
      const pendant: Measure | null =
        height > STRING_MM ? null : height > 0 ? { of: 'pendant', mm: height } : chainOf(built);
      return isThickness(size) ? [chainOf(built) ?? pendant, ...(size === 'thin' ? [pendant] : [])] : [pendant];
    }
    case 'earrings':
      if (spec.root.kind === 'ear.hoop') return hoopsOf(built, size);
      return spec.root.kind === 'cufflinks'
        ? [{ of: 'stud', mm: built.facts.extents.parts.plate?.mm[0] ?? Math.max(width, height) }]
        : height < 12 && spec.root.kind === 'ear.post'
          ? [{ of: 'stud', mm: height }]
          : [isThickness(size) ? { of: 'ear-width', mm: width } : { of: 'earrings', mm: height }];
    case 'watch':
      return [
        size === 'thin' || size === 'thick'
          ? { of: 'case', mm: facts.extents.parts['case']?.mm[2] ?? 0, part: 'case' }
          : { of: 'case', mm: lengthIn(asBuilt, 'diameter') ?? 0, part: 'case' },
      ];
  }
}

/** What a watch is worn on. */
const STRAP = /^(?:type bracelet|form (?:bangle|links|mesh)|noun strap|strap )/;

function strapOf({ facts: { extents } }: BuiltDesign): Measure {
  const box = extents.boxes['strap'];
  return { of: 'strap', mm: box ? round(box[1][0] - box[0][0]) : Infinity, part: 'strap' };
}

/** What a word of size describes, measured. */
function measuresOf(built: BuiltDesign, size: Size, at: string | undefined): readonly (Measure | null)[] {
  const kind = at?.slice(0, at.indexOf(' '));
  const id = at?.slice(at.indexOf(' ') + 1);
  const { type } = built.spec;
  if (type === 'watch' && STRAP.test(at ?? '')) return [strapOf(built)];
  const bead = id === 'beads' && built.spec.root.kind === 'pearl-necklace' ? mainOf(built.stones) : undefined;
  if (bead) return [{ of: 'beads', mm: bead.size_mm, part: built.partOf(bead) ?? 'side' }];
  // Its longest line is as tall as a numeral.
  if (type === 'watch' && id?.endsWith('-numerals'))
    return [{ of: 'numerals', mm: built.facts.extents.parts['indices']?.mm[0] ?? 0, part: 'indices' }];
  if (kind === 'motif') return [figureOf(built, id!)];
  if (id === 'chain' || kind === 'chain' || id === 'links')
    return type === 'bracelet' ? wholeOf(built, size) : [chainOf(built) ?? { of: 'chain', mm: Infinity }];
  if (id === 'band' && type === 'ring') return [bandOf(built)];
  if ((id === 'hoop' || id === 'huggie') && built.spec.root.kind === 'ear.hoop') return hoopsOf(built, size);
  if (id === 'drop' && type === 'earrings')
    return isThickness(size) ? wholeOf(built, size) : [{ of: 'earrings', mm: built.facts.extents.whole[1] }];
  return wholeOf(built, size);
}

/** Things whose size in mm a prompt states beside a word for it: "a small anchor, 20 mm tall". */
const STATED: ReadonlySet<Measured> = new Set(['figure', 'pendant', 'hoop', 'stud', 'earrings', 'brooch', 'case']);

/** True where the prompt states the size in mm that the piece has: a word of size then agrees with it. */
const isStated = (built: BuiltDesign, of: Measured): boolean =>
  STATED.has(of) &&
  built.requirements.some(
    (one) =>
      one.concept === 'length' &&
      (one.measure === 'height' || one.measure === 'diameter') &&
      judgeLength(built, one).status === 'met',
  );

/** Words that are thick in one language and large in another. */
const LARGE_OR_THICK = cues`^${'large-or-thick'}$`;

/** "The biggest in front" is said of a row that grows. */
const SUPERLATIVE = cues`^${'largest'}$`;

/** The length of something tiny as a share of something small: a tiny hoop is up to 10 mm across. */
const TINY_SHARE: Readonly<Partial<Record<Measured, number>>> = { figure: 0.8, pendant: 0.8, stud: 0.8, hoop: 0.46 };

/** Note for a size that no length of the piece shows. */
const FOLLOWS = 'Its size follows the rest of the design.';

/** Characters around a word of size that may turn it round. */
const WORDS_AROUND = 24;

/** A line of another metal or an inlay is thin up to this share of its band, and a rim up to this width, mm. */
const LINE_SHARE = 0.35;
const THIN_RIM_MM = 1.6;
/** A line of metal weighs at most this share of its ring. */
const LINE_GRAMS = 0.08;
const RIM = cues`^${'rim'}$`;

/** The verdict on the width of a line along a band or of the rim around a stone; null where nothing shows one. */
function judgeDetail(built: BuiltDesign, size: Size, noun: string, inlay?: string): Verdict | null {
  const { facts, stones } = built;
  const isNarrow = size === 'thin' || size === 'small';
  if (LINE.test(noun) && isNarrow && hasLine(built)) {
    const band = facts.extents.parts[built.spec.root.id]?.mm.at(-1) ?? Infinity;
    const inlays = inlay === undefined ? (isOfTwo(built) ? [] : inlaysOf(built)) : [inlay];
    const widths = inlays.flatMap((id) => facts.extents.parts[id]?.mm.at(-1) ?? []);
    const grams = facts.built.metals.map((metal) => metal.grams);
    const share = Math.min(...grams) / grams.reduce((sum, one) => sum + one, 0);
    // Beside an inlay a line of metal is a stripe.
    const isStripe = inlay === undefined && isOfTwo(built) && inlaysOf(built).length > 0;
    const isThin = isStripe || inlays.length > 0 ? widths.every((mm) => mm <= LINE_SHARE * band) : share <= LINE_GRAMS;
    const [widest] = widths.toSorted((a, b) => b - a);
    return isThin
      ? met()
      : differently(widest === undefined ? 'It is no line.' : `The inlay is ${round(widest)} mm wide.`);
  }
  const plate = facts.extents.parts['plate']?.mm[0];
  const stone = mainOf(stones)?.size_mm;
  if (!RIM.test(noun) || plate === undefined || stone === undefined || stone >= plate) return null;
  const rim = (plate - stone) / 2;
  return rim <= THIN_RIM_MM === isNarrow ? met('plate') : differently(`The rim is ${round(rim)} mm wide.`, 'plate');
}

/** The stone right after a drop that follows a word of size. */
function stoneOfDrop({ requirements }: BuiltDesign, end: number): Requirement | undefined {
  const drop = requirements.find(({ value, start }) => value === 'drop' && start - end === 1);
  return drop && requirements.find(({ concept, start }) => concept === 'stone' && start - drop.end === 1);
}

/** Comparatives of the rings of a pair: "hers narrower". */
const COMPARED = cues`^(?:${'wider'}|${'narrower'})$`;

/** True for two rings of a pair of which one is wider than the other. */
function areOfTwoWidths({ asBuilt }: BuiltDesign): boolean {
  const own = (asBuilt.root.children['companions'] ?? []).find(({ kind }) => kind === 'pair')?.params['band_width'];
  return own !== undefined && Number(own) !== lengthIn(asBuilt, 'band_width');
}

const NOTHING = cues`^${'nothing'}`;

type Words = Pick<Requirement, 'text' | 'at'> & Partial<Pick<Requirement, 'start' | 'end'>>;

/** Judges a word of size by what it describes; null when it says nothing of size. */
export function judgeSizeWord(built: BuiltDesign, { text, at: noun, start = 0, end = 0 }: Words): Verdict | null {
  const { prompt } = built.spec;
  const isFree = end === 0;
  const before = isFree ? '' : prompt.slice(Math.max(0, start - WORDS_AROUND), start);
  const said = sizeWord(text, before, isFree ? '' : prompt.slice(end, end + WORDS_AROUND));
  if (said === null) return null;
  const { size, isNegated } = said;
  // "Nothing heavy" and "thin n hammered" are said of the whole piece.
  const at = NOTHING.test(text) || /^word .$/u.test(noun ?? '') ? undefined : noun;
  if (size === 'quiet') return judgeQuiet(built);
  if (COMPARED.test(text) && areOfTwoWidths(built)) return met('pair');
  const inlay = isFree ? undefined : inlayBeside(built, start, end);
  const isOfLine =
    inlay !== undefined ||
    (!isFree &&
      hasLine(built) &&
      (isBeforeLine(built, end) || ((at === undefined || at === 'noun strand') && isBehindLine(built, start))));
  if (isOfLine && (size === 'thin' || size === 'small')) return judgeDetail(built, size, 'line', inlay);
  const isOfFob = built.spec.type === 'watch' && /^(?:form chain|chain |(?:hint|type) necklace)/.test(at ?? '');
  if (at?.startsWith('word ') || isOfFob)
    return judgeDetail(built, size, at!.slice('word '.length)) ?? differently(FOLLOWS);
  const turned = (own: Verdict): Verdict =>
    isNegated ? (own.status === 'met' ? differently('It is large.', own.part) : met(own.part)) : own;
  if (at === 'noun stone') return turned(judgeStones(built, size, { text }));
  // "One big drop tanzanite": the size of the stone.
  const ofDrop = at === 'form drop' && !isFree ? stoneOfDrop(built, end) : undefined;
  if (ofDrop) return turned(judgeStoneSize(built, size, ofDrop.value as GemKind, { text }));
  const [kind, ...rest] = at?.split(' ') ?? [];
  // "Deux petits yeux en rubis": the stones there.
  const inSeat = kind === 'seat' ? built.facts.built.stones.find(({ part }) => part === rest[0]) : undefined;
  if (inSeat) return turned(judgeStoneSize(built, size, inSeat.kind, { text }));
  // "A small pink heart stone" is a cut.
  const cut = kind === 'motif' && !built.figure(rest.join(' ')) ? rest.join(' ') : undefined;
  const alike = cut === undefined ? undefined : built.stones.find((one) => one.cut === cut);
  if (alike) return turned(judgeStoneSize(built, size, alike.kind, { text }));
  if (size === 'large' && SUPERLATIVE.test(text) && isGraded(built)) return met();
  if (kind === 'stone') {
    const own = turned(judgeStoneSize(built, size, at!.slice('stone '.length) as GemKind, { text }));
    // "A dainty opal ring" has a thin band.
    const isOfRing = built.spec.type === 'ring' && size === 'thin' && own.status !== 'met';
    return isOfRing ? judgeSizeWord(built, { text, at: 'form band' }) : own;
  }
  const isOfPiece = at === undefined || at.startsWith('type ');
  if (isNegated && HEAVY.test(text)) return judgeLight(built);
  const light = size === 'thick' && isOfPiece && HEAVY.test(text) ? weightBelow(built) : null;
  if (light !== null) return light;
  const measures = measuresOf(built, size, at).filter((one) => one !== null);
  const weight = size === 'thin' && LIGHT.test(text) ? judgeLight(built) : null;
  if (weight?.status === 'met') return weight;
  if (measures.length === 0) return weight ?? differently(FOLLOWS);
  // "Grosse bague": thick in Italian, large in French.
  if (size === 'thick' && LARGE_OR_THICK.test(text)) {
    const large = judgeSizeWord(built, { text: 'large', ...(at === undefined ? {} : { at }) });
    if (large?.status === 'met') return large;
  }
  const isMeant = ({ of, mm }: Measure): boolean => {
    const range = MEANT_MM[of][size];
    const most = size === 'small' && isTiny(text) ? (TINY_SHARE[of] ?? 1) : 1;
    if (range === undefined) return false;
    return isNegated ? (range[0] > 0 ? mm < range[0] : mm > range[1]) : mm >= range[0] && mm <= range[1] * most;
  };
  const off = measures.find((one) => !isMeant(one));
  if (!off || isStated(built, off.of)) return met(measures[0]!.part);
  return differently(Number.isFinite(off.mm) ? SAID[off.of](round(off.mm)) : 'The piece has no chain.', off.part);
}
