/** Lengths and sizes of a prompt, mm. */
import type { GemKind, JewelryType } from '../../spec';
import { HOOP_MM } from '../rules/lengths';
import type { Finding } from '../sentence';
import type { Form, PieceMeasures } from '../vocabulary';
import { BARE_LENGTH, LONG_EARRINGS_MM, SHORT } from '../vocabulary';
import type { Findings } from './findings';

export interface ParsedMeasures {
  piece: PieceMeasures;
  /** The findings that state lengths of the piece. */
  lengthWords: readonly Finding[];
  /** The main stone's width. */
  size: Finding | null;
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

/** True for earrings that the prompt calls long and measures nowhere. */
const areLong = (findings: Findings, piece: PieceMeasures): boolean =>
  piece.length === undefined &&
  piece.height === undefined &&
  findings.wanted('lacking').some((f) => f.value === 'length' && !SHORT.test(findings.words(f)));

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
  const melee = sizes.find((one) => one !== size && (one.role === 'accent' || !isOfMain(one)));
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
  if (type === 'earrings' && areLong(findings, piece)) piece.length = LONG_EARRINGS_MM.usual;
  return { piece, lengthWords, size, melee };
}
