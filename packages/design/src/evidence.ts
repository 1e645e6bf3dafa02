/** Checks in the geometry where stones lie and whether a style shows. */
import type { Built } from './built';
import type { StoneRole } from './language/requirement';
import { lengthIn, paramIn, partsIn } from './spec/tree';
import type { DesignSpec, Style } from './spec';
import type { BilledStones } from './weigh/billOfMaterials';

/** Built roles that satisfy each requested role. Stones around another stone are not a row along the band. */
const PLACES: Readonly<Record<Exclude<StoneRole, 'center'>, ReadonlySet<StoneRole>>> = {
  halo: new Set(['halo']),
  pave: new Set(['pave', 'side', 'accent']),
  side: new Set(['side', 'accent', 'pave']),
  accent: new Set(['accent', 'side', 'pave', 'halo']),
};
/** Heads whose stones surround the centre stone without being a halo. */
const SURROUNDING: ReadonlySet<string> = new Set(['head.cluster', 'honeycomb-pendant']);

/** True when stones other than the main one lie in the requested position. */
export const liesIn = (role: Exclude<StoneRole, 'center'>, stones: BilledStones, parts: Built['parts']): boolean =>
  PLACES[role].has(stones.role) ||
  (role === 'halo' && stones.role !== 'center' && parts.some(({ kind }) => SURROUNDING.has(kind)));

/** Note for stones that were requested in this position but lie elsewhere. */
export const PLACE_NOTE: Readonly<Record<StoneRole, string>> = {
  center: 'Set beside the main stone.',
  halo: 'Set beside the main stone, not around it.',
  pave: 'Not set along the band.',
  side: 'Not set at the sides.',
  accent: 'Set as the main stone alone.',
};

/** Seats on a figure that are part of it, not a way to hold a stone. */
const OWN_SEATS: ReadonlySet<string> = new Set(['eyes', 'body', 'tail', 'wings', 'petals', 'leaves', 'tips']);

/** True when the figure holds the stone, beside or above it. A stone in its eyes or body is part of the figure. */
export const isHeld = (part: string): boolean => !OWN_SEATS.has(part);

/** A wider band is neither thin nor dainty, a narrower one is not bold, mm. */
const THIN_MM = 3;
const BOLD_MM = 2.4;
/** What "thin" and "wide" mean on a ring and on other pieces with a band, mm. */
const THIN_WORD =
  /(?<!\p{L})(?:thin|slim|slender|narrow|d(?:ü|ue?)nn|schmal|schlank|fine?s?|fino|fina|delgad|sottil|тонк|тоненьк|ince|رفيع|पतल)|细|細/iu;
const THIN_WORD_MM = 2.4;
const WIDE_WORD = /(?<!\p{L})(?:wide|broad|breit|large|larga|largo|larghe|anch[ao]|широк|geniş|عريض|चौड़)|宽|幅広/iu;
const WIDE_WORD_MM = 4.5;
const THICK_WORD =
  /(?<!\p{L})(?:thick|chunky|heavy|massive|dick|massiv|klobig|épais|grues|grosso|grossa|spess|massicc|толст|массивн|kalın|تخين|मोट)|粗|太/iu;
const THICK_WORD_MM = 3.2;
/** Styles of construction, which do not change a figure. */
const OF_CONSTRUCTION: ReadonlySet<Style> = new Set(['sci-fi', 'geometric', 'innovative', 'contemporary']);
const FIGURE_PIECES: ReadonlySet<string> = new Set(['motif-pendant', 'figure.relief', 'octopus-ring']);
const ROW_PARAMS = ['strands', 'rows', 'companions', 'tiers', 'drops'] as const;

/** The reason why a chosen style does not show on the piece; null when it does. */
export function styleGap(style: Style, spec: DesignSpec, parts: Built['parts'], text = ''): string | null {
  const width = spec.type === 'ring' ? lengthIn(spec, 'band_width') : undefined;
  const isWrong =
    width !== undefined &&
    ((style === 'minimalist' && THIN_WORD.test(text) && width > THIN_WORD_MM) ||
      (style === 'bold' && WIDE_WORD.test(text) && width < WIDE_WORD_MM) ||
      (style === 'bold' && THICK_WORD.test(text) && width < THICK_WORD_MM));
  if (isWrong) return `The band is ${Math.round(width * 10) / 10} mm wide.`;
  const isFigure = FIGURE_PIECES.has(spec.root.kind) || parts.some(({ kind }) => kind === 'figure.relief');
  if (OF_CONSTRUCTION.has(style) && isFigure) return 'The figure keeps its natural shape.';
  if (style === 'minimalist' && width !== undefined && width > THIN_MM)
    return `The band is ${Math.round(width * 10) / 10} mm wide.`;
  if (style === 'bold' && width !== undefined && width < BOLD_MM)
    return `The band is ${Math.round(width * 10) / 10} mm wide.`;
  if (style === 'layered') {
    const isMany =
      ROW_PARAMS.some((name) => Number(paramIn(spec, name) ?? 0) > 1) ||
      /stack|layered/.test(spec.root.kind) ||
      spec.root.children['layers'] !== undefined ||
      [...partsIn(spec.root)].filter(({ children }) => children['drops']).length > 1 ||
      parts.some(({ kind }) => kind === 'companion' || kind === 'row.heads' || kind === 'row.channel');
    return isMany ? null : 'Made as one layer.';
  }
  return null;
}
