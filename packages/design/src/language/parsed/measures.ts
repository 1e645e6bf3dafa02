/** Lengths and sizes of a prompt, mm. */
import { cues } from '../cues';
import type { GemKind, JewelryType } from '../../spec';
import { HOOP_MM } from '../rules/lengths';
import type { Finding } from '../sentence';
import type { Form } from '../vocabulary';
import { BARE_LENGTH, CHAINS_MM, LARGE_HOOP_MM, LONG_EARRINGS_MM, SHORT, type PieceMeasures } from '../lengths';
import type { Findings } from './findings';

export interface ParsedMeasures {
  piece: PieceMeasures;
  /** The findings that state lengths of the piece. */
  lengthWords: readonly Finding[];
  /** The main stone's width. */
  size: Finding | null;
  /** Width of the stones at the ends of a graduated row. */
  smallest: Finding | null;
  /** The small stones' width. */
  melee: Finding | undefined;
}

/** The shortest necklace, mm. */
const NECKLACE_MM = 300;

/** The type of a strand of beads without one: a bracelet by its length, else a necklace. */
export const strandOf = (findings: Findings): JewelryType =>
  findings.wanted('length').some(({ measure, value }) => measure === 'length' && Number(value) < NECKLACE_MM)
    ? 'bracelet'
    : 'necklace';

/** Forms of plate, of which a bare length is the height. */
const PLATES: ReadonlySet<Form> = new Set(['brooch', 'signet', 'cufflinks', 'medallion', 'disc', 'locket', 'dog-tag']);

/** Words for large ones among those for bold. */
const LARGE = cues`${'big'}`;

/** The lengths of what the prompt calls long, short or big and measures nowhere. */
function measuresInWords(findings: Findings, type: JewelryType | undefined, forms: readonly Form[]): PieceMeasures {
  const word = findings.wanted('lacking').find(({ value }) => value === 'length');
  const isShort = word !== undefined && SHORT.test(findings.words(word));
  if (type === 'earrings') {
    const isLarge = findings.wanted('style').some((f) => f.value === 'bold' && LARGE.test(findings.words(f)));
    return {
      ...(word && !isShort ? { length: LONG_EARRINGS_MM.usual } : {}),
      ...(isLarge && forms.includes('hoop') && !forms.includes('huggie') ? { diameter: LARGE_HOOP_MM } : {}),
    };
  }
  return word && (type === 'necklace' || type === 'pendant')
    ? { length: isShort ? CHAINS_MM.short : CHAINS_MM.long }
    : {};
}

/** A length without a stone belongs to the piece. */
export function measuresIn(
  findings: Findings,
  type: JewelryType | undefined,
  forms: readonly Form[],
  isOfStones: boolean,
  main: GemKind | undefined,
): ParsedMeasures {
  const piece: PieceMeasures = {};
  const lengthWords: Finding[] = [];
  for (const f of findings.wanted('length')) {
    const measure = f.measure as keyof PieceMeasures;
    if (piece[measure] !== undefined) continue;
    piece[measure] = Number(f.value);
    lengthWords.push(f);
  }
  const sizes = findings.wanted('size');
  const isOfMain = ({ of }: Finding): boolean => of === undefined || main === undefined || of === main;
  let size = sizes.find((one) => one.role === null && isOfMain(one)) ?? null;
  let melee = sizes.find((one) => one !== size && (one.role === 'accent' || !isOfMain(one)));
  // "Graduating from 4 mm at the clasp to 8 mm at the front": the main stone is the widest.
  const isRow = forms.includes('riviere') || forms.includes('tennis');
  const graded = isRow ? sizes.filter(isOfMain) : [];
  const byWidth = graded.toSorted((a, b) => Number(b.value) - Number(a.value));
  const smallest = byWidth.length > 1 ? byWidth.at(-1)! : null;
  if (smallest) {
    [size, melee] = [byWidth[0]!, undefined];
    for (const one of graded) one.role = null;
  }
  // Without stones, the length of a stone belongs to the piece.
  // A cut without a stone is the outline of a plate.
  const isOfPlate = forms.some((form) => PLATES.has(form)) && findings.wanted('stone').length === 0;
  if ((!isOfStones || isOfPlate) && size) {
    const isHoop = type === 'earrings' && forms.includes('hoop');
    const measure = isHoop ? (Number(size.value) < HOOP_MM ? 'band_width' : 'diameter') : type && BARE_LENGTH[type];
    if (measure && piece[measure] === undefined) {
      piece[measure] = Number(size.value);
      size.concept = 'length';
      size.measure = measure;
      lengthWords.push(size);
      size = null;
    }
  }
  const isMeasured = piece.length !== undefined || piece.height !== undefined || piece.diameter !== undefined;
  if (!isMeasured) Object.assign(piece, measuresInWords(findings, type, forms));
  return { piece, lengthWords, size, smallest, melee };
}
