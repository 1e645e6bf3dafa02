/** Lengths in mm, cm and inches, of the piece or of a stone. */
import { cues } from '../cues';
import { isJoined, isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';
import { isAfterStone, isOfBand, isOfFigure, isOfPendant, isOfStone, isOfThickChain } from './bandWidths';
import { near, numberAt } from './phrases';
import { isBeadWidth } from './stoneBeads';

/** The smallest hoop, mm; a shorter length is a thickness. */
export const HOOP_MM = 8;

/** The widest stone of a ring, mm. */
const MOST_STONE_MM = 30;
/** Widths of bands, mm. */
const BAND_MM = [3, 14] as const;
/** The smallest case of a watch, mm. */
const WATCH_MM = 20;
/** The largest brooch, mm. */
const PLATE_MM = 95;
/** A length from which on, it is no stone of a plate but the plate, mm. */
const LEAST_PLATE_MM = 14;
/** The widest links of a chain, mm. */
const LINK_MM = 25;
/** The widest bangle, and the largest bangle across, mm. */
const BANGLE_MM = 45;
const CUFF_MM = 80;
/** Lengths of bars on chains, mm. */
const BAR_MM = [12, 70] as const;

/** European ring sizes, inner circumferences (ISO 8653), mm. No band and no stone is that wide: a length in this range is a size. */
export const FINGER_MM = [41, 76] as const;
export const MM_PER_INCH = 25.4;
const UNIT_OF_LENGTH: Readonly<Record<string, number>> = { mm: 1, cm: 10, inch: MM_PER_INCH };
const round = (mm: number): number => Math.round(mm * 100) / 100;

/** Words right before a length of what hangs: "no longer than 35 mm", "total drop about 3 cm". */
const HANGS_DOWN = cues`${'hangs-down'}(?: ${'before-a-measure'})*\W*$`;
const PAST = 32;

/** True for a length in the clause of a signet's face, whose width it is. */
function isOfFace(s: Sentence, from: number, to: number): boolean {
  let [first, last] = [from, to];
  while (!s.isBreak(first - 1)) first--;
  while (!s.isBreak(last)) last++;
  return Array.from({ length: last - first }, (_, k) => first + k).some((i) => s.is(i, 'noun', 'dial'));
}

/** The dimension of a length of the piece. */
function lengthOf(s: Sentence, from: number, to: number, mm: number, unit: string, isRing: boolean): string | null {
  if (isRing && unit === 'mm' && mm >= FINGER_MM[0] && mm <= FINGER_MM[1]) return 'circumference';
  if (s.has('form', 'bar') && mm >= BAR_MM[0] && mm <= BAR_MM[1] && !s.has('type', 'bracelet')) return 'width';
  const after = s.id(to, 'dimension') ?? (s.is(to, 'grammar', 'in') ? s.id(to + 1, 'dimension') : null);
  // "8 mm across" is a stone of a ring or a stud, and "5 mm wide sapphires" are stones.
  const isStoneAcross = (isRing || s.has('form', 'stud')) && after === 'diameter' && s.has('stone');
  if (isStoneAcross || (after === 'band_width' && isStoneNoun(s, to + 1))) return null;
  if (after !== null) return after;
  if (isRing && s.has('form', 'signet') && unit === 'mm' && mm <= BAND_MM[1] && isOfFace(s, from, to))
    return 'band_width';
  const text = s.prompt.slice(Math.max(0, s.items[from]!.start - PAST), s.items[from]!.start);
  if (s.has('type', 'earrings') && HANGS_DOWN.test(text)) return 'length';
  // "直径大概22毫米", "ширина примерно 4 мм".
  const isAbout =
    s.items[from - 1]?.language !== 'en' && s.is(from - 1, 'grammar', 'idle') && s.id(from - 1, 'dimension') === null;
  const before =
    (isAbout && s.id(from - 2, 'dimension') !== null) || s.isAny(from - 1, 'grammar', 'in', 'is', 'of')
      ? from - 2
      : from - 1;
  // English says "8 mm wide"; others say "Durchmesser 30 mm" as well.
  if (isRing && s.is(before, 'dimension', 'inner_diameter')) return 'inner_diameter';
  if (s.id(before, 'dimension') !== null && (before < from - 1 || s.items[before]!.language !== 'en'))
    return s.id(before, 'dimension');
  if (before < from - 1 && s.id(before, 'part') !== null)
    return s.id(before, 'part') === 'band' ? 'band_width' : 'diameter';
  if (near(s, to, 4, (i) => s.is(i, 'part', 'band') || s.isAny(i, 'form', 'bangle', 'cuff'))) return 'band_width';
  if (
    near(s, to, 3, (i) => s.is(i, 'form', 'hoop')) ||
    ((s.is(from - 1, 'form', 'hoop') || (s.is(from - 1, 'type', 'earrings') && s.is(from - 2, 'form', 'hoop'))) &&
      !isStoneNoun(s, to))
  )
    return mm < HOOP_MM ? 'band_width' : 'diameter';
  const isBesideStone =
    isStoneNoun(s, from - 1) ||
    (mm < LEAST_PLATE_MM && isAfterStone(s, from)) ||
    near(s, to, 3, (i) => isStoneNoun(s, i));
  if (s.has('form', 'hoop') && unit === 'mm' && mm >= HOOP_MM && !isBesideStone) return 'diameter';
  if (mm <= CUFF_MM && s.has('form', 'bangle', 'cuff') && !isBesideStone)
    return mm <= BANGLE_MM ? 'band_width' : 'diameter';
  // "Цепь мужская, бисмарк, 6 мм": the only other length of a chain.
  const isChainAlone = (s.has('form', 'chain') || s.all('chain').length > 0) && !hasOther(s);
  if (unit === 'mm' && mm <= LINK_MM && (isChainAlone || isOfThickChain(s, from))) return 'band_width';
  // "Cuban link bracelet 10 mm": no stone beside it.
  if (
    unit === 'mm' &&
    (s.has('type', 'bracelet') || mm <= LINK_MM) &&
    (s.id(from - 1, 'chain') !== null ||
      s.is(from - 1, 'type', 'bracelet') ||
      near(s, to, 2, (i) => s.id(i, 'chain') !== null))
  )
    return 'band_width';
  if (near(s, to, 3, (i) => s.is(i, 'type', 'watch') || s.is(i, 'noun', 'dial') || s.is(i, 'part', 'case')))
    return 'diameter';
  if (
    near(s, to, 3, (i) =>
      ['pendant', 'charm', 'medallion', 'locket', 'brooch', 'cufflinks'].some(
        (name) => s.is(i, 'type', name) || s.is(i, 'form', name),
      ),
    )
  )
    return 'height';
  if (s.has('form', 'brooch', 'cufflinks', 'medallion') && mm <= PLATE_MM) {
    if (s.isAny(from - 1, 'form', 'brooch', 'cufflinks', 'medallion')) return 'height';
    if (
      (unit !== 'mm' || mm >= LEAST_PLATE_MM) &&
      !isStoneNoun(s, from - 1) &&
      !near(s, to, 3, (i) => isStoneNoun(s, i) || s.id(i, 'chain') !== null)
    )
      return 'height';
  }
  // The only length of a wedding band is its width, unless a stone is beside it.
  if (
    isRing &&
    unit === 'mm' &&
    s.has('form', 'band') &&
    mm >= BAND_MM[0] &&
    mm <= BAND_MM[1] &&
    !isStoneNoun(s, from - 1) &&
    !isOfStone(s, from) &&
    !near(s, to, 4, (i) => isStoneNoun(s, i) || s.isOf(i, 'cut', 'role'))
  )
    return 'band_width';
  if (isRing && unit === 'mm' && mm <= BAND_MM[1] && isOfBand(s, from, to, mm)) return 'band_width';
  if (unit === 'mm' && isOfPendant(s, from, to, mm)) return 'height';
  if (unit === 'mm' && isOfFigure(s, from, to, mm)) return s.has('type', 'earrings') ? 'length' : 'height';
  if (mm >= WATCH_MM && (s.has('type', 'watch') || s.has('hint', 'watch'))) return 'diameter';
  if (
    unit !== 'mm' ||
    near(
      s,
      to,
      3,
      (i) => s.is(i, 'form', 'chain') || s.id(i, 'chain') !== null || s.isAny(i, 'type', 'necklace', 'bracelet'),
    )
  )
    return 'length';
  return null;
}

/** True for something other than a chain that a width may belong to. */
const hasOther = (s: Sentence): boolean =>
  ['stone', 'motif', 'cut', 'colour'].some((kind) => s.has(kind)) ||
  s.has('type', 'pendant', 'ring', 'earrings', 'watch') ||
  s.has('form', 'bar', 'disc', 'charm', 'beads', 'medallion', 'locket');

/** The shortest necklace, mm. */
const NECKLACE_MM = 100;

/** The diameter of a pendant is its height, "3 cm" of hoops is their diameter, and "3 cm long" of a pendant is no length of a chain. */
function ofShort(s: Sentence, measure: string | null, mm: number): string | null {
  // A pendant that is 22 mm across is that high.
  const isHung =
    s.has('type', 'pendant') ||
    (s.has('type', 'necklace') && (s.has('motif') || s.has('form', 'disc', 'medallion', 'locket')));
  const isOther = s.has('type', 'ring', 'earrings', 'bracelet', 'watch');
  if (measure === 'diameter' && isHung && !isOther && mm < NECKLACE_MM) return 'height';
  // Figures at the ear that are 9 mm across are about as high.
  if (measure === 'diameter' && s.has('type', 'earrings') && s.has('motif') && !s.has('form', 'hoop')) return 'length';
  if (measure !== 'length' || mm >= NECKLACE_MM) return measure;
  if (s.has('type', 'earrings')) return s.has('form', 'hoop') && mm >= HOOP_MM ? 'diameter' : measure;
  return s.has('type', 'ring', 'bracelet', 'watch') ? measure : 'height';
}

/** True for a quotation mark that ends a text: "1985-2025" is no length in inches. */
const isQuote = (s: Sentence, i: number): boolean =>
  s.items[i]?.words === '"' && /(?:^|\s)"(?=\S)[^"]*$/.test(s.prompt.slice(0, s.items[i].start));

/** A width before halos, accents and side stones belongs to the small stones. */
const isOfSmall = (s: Sentence, to: number): boolean =>
  !s.is(to, 'grammar', 'in') &&
  // "٨ ملم وعلى الجانبين".
  !isJoined(s, to) &&
  near(
    s,
    to,
    5,
    (i) =>
      s.isAny(i, 'role', 'halo', 'accent', 'pave', 'side') &&
      // "A 6 mm ruby in a halo" is the size of the ruby, "a 2 mm diamond halo" that of the halo's stones.
      !s.items.slice(to, i - 1).some((_, k) => isStoneNoun(s, to + k)),
  ) &&
  // "A 14 mm amethyst surrounded by diamonds" is the size of the amethyst.
  !near(s, to, 5, (i) => isStoneNoun(s, i) && isSurrounded(s, i + 1));

const isSurrounded = (s: Sentence, i: number): boolean =>
  s.is(i, 'role', 'halo') && cues`${'surrounded-by'}$`.test(s.items[i]!.words);

export function lengths(s: Sentence): void {
  let hasSize = false;
  const hasStone = s.has('stone') || s.has('noun', 'stone') || s.has('cut');
  // For two rings, widths are those of their bands.
  const isPair = s.has('form', 'pair');
  const isRing =
    (s.has('type', 'ring') || s.has('hint', 'ring') || s.has('form', 'band')) &&
    !s.has('type', 'earrings', 'watch', 'necklace', 'bracelet', 'pendant');
  for (let i = 0; i < s.items.length; i++) {
    const first = numberAt(s, i);
    if (!first || s.isClosed(i)) continue;
    let { value, to } = first;
    const isBy =
      s.mark(to) === '×' || s.items[to]?.words === 'x' || s.items[to]?.words === 'by' || s.items[to]?.words === '*';
    const second = isBy ? numberAt(s, to + 1) : null;
    if (second) [value, to] = [Math.min(value, second.value), second.to];
    // "16+3 cm" is a chain with an extension.
    if (s.items[to]?.words === '+' && numberAt(s, to + 1)?.to === to + 2 && s.id(to + 2, 'unit') !== null) to += 2;
    const unit = isQuote(s, to) ? null : s.id(to, 'unit');
    const perUnit = unit === null ? undefined : UNIT_OF_LENGTH[unit];
    // Two numbers are the length and width of a stone, in mm without a unit: "emerald 9x7", "about 9 x 7 mm".
    const past = unit === 'mm' ? to + 1 : to;
    if (
      second &&
      (unit === null || unit === 'mm') &&
      value >= 2 &&
      value <= MOST_STONE_MM &&
      s.id(past, 'dimension') === null &&
      (isRing || unit === null ? hasStone : isStoneNoun(s, i - 1) || near(s, past, 3, (at) => isStoneNoun(s, at)))
    ) {
      s.find('size', String(value), i, past, { role: hasSize ? 'accent' : null });
      s.close(i, past);
      hasSize = true;
      i = past - 1;
      continue;
    }
    // "A bracelet, 8 mm beads", "8 mm onyx bead bracelet": the width of the stones.
    if (unit === 'mm' && !second && hasStone && (s.is(to + 1, 'form', 'beads') || isBeadWidth(s, i, to, value))) {
      s.find('size', String(value), i, to + 1, { role: null });
      s.close(i, to + 1);
      hasSize = true;
      i = to;
      continue;
    }
    // "4 in a row" is not a length.
    if (
      perUnit === undefined ||
      (s.items[to]!.words === 'in' &&
        !s.items[to]!.isAttached &&
        !near(
          s,
          to + 1,
          1,
          (at) => s.isOf(at, 'dimension', 'chain') || s.is(at, 'form', 'chain') || s.is(at, 'type', 'necklace'),
        ))
    ) {
      continue;
    }
    const mm = round(value * perUnit);
    const end = to + 1;
    // The width of an inlay's strip follows from its band.
    if (near(s, end, 4, (at) => s.is(at, 'noun', 'inlay'))) {
      s.find('lacking', 'width of the inlay', i, end);
      s.close(i, end);
      i = end - 1;
      continue;
    }
    // Straps have the width of the lugs.
    if (s.has('type', 'watch') && near(s, end, 2, (at) => s.is(at, 'noun', 'strap') || s.is(at, 'form', 'leather'))) {
      s.find('lacking', 'width of the strap', i, end);
      s.close(i, end);
      i = end - 1;
      continue;
    }
    const measure = ofShort(s, lengthOf(s, i, end, mm, unit!, isRing), mm);
    if (measure === 'circumference') s.find('length', String(mm / Math.PI), i, end, { measure: 'inner_diameter' });
    else if (measure !== null) s.find('length', String(mm), i, end, { measure });
    else if (unit === 'mm' && isPair && !isOfSmall(s, end) && !near(s, end, 3, (at) => isStoneNoun(s, at)))
      s.find('length', String(mm), i, end, { measure: 'band_width' });
    else if (unit === 'mm') {
      const isMelee: boolean = isOfSmall(s, end) || hasSize;
      s.find('size', String(mm), i, end, { role: isMelee ? 'accent' : null });
      hasSize ||= !isMelee;
    }
    s.close(i, end);
    i = end - 1;
  }
  if (s.findings.some(({ concept }) => concept === 'length'))
    for (const i of s.all('dimension')) {
      s.take(i, i + 1);
    }
}
