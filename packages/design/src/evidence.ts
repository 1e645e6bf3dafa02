/** What the geometry shows of places and styles that a prompt states. */
import type { Built } from './built';
import type { StoneRole } from './language/requirement';
import { lengthIn, paramIn, partsIn } from './spec/tree';
import type { DesignSpec, Style } from './spec';
import type { BilledStones } from './weigh/billOfMaterials';

/** Where stones that a prompt puts in a place may lie: stones round another one are in no row along the band. */
const PLACES: Readonly<Record<Exclude<StoneRole, 'center'>, ReadonlySet<StoneRole>>> = {
  halo: new Set(['halo']),
  pave: new Set(['pave', 'side', 'accent']),
  side: new Set(['side', 'accent', 'pave']),
  accent: new Set(['accent', 'side', 'pave', 'halo']),
};
/** Heads whose stones surround the middle one without being a halo. */
const SURROUNDING: ReadonlySet<string> = new Set(['head.cluster', 'honeycomb-pendant']);

/** True for stones that lie where the prompt puts them, beside the main one. */
export const liesIn = (role: Exclude<StoneRole, 'center'>, stones: BilledStones, parts: Built['parts']): boolean =>
  PLACES[role].has(stones.role) ||
  (role === 'halo' && stones.role !== 'center' && parts.some(({ kind }) => SURROUNDING.has(kind)));

/** How stones lie that were wanted in another place. */
export const PLACE_NOTE: Readonly<Record<StoneRole, string>> = {
  center: 'Set beside the main stone.',
  halo: 'Set beside the main stone, not around it.',
  pave: 'Not set along the band.',
  side: 'Not set at the sides.',
  accent: 'Set as the main stone alone.',
};

/** The places of a figure that are none to hold a stone with. */
const OWN_SEATS: ReadonlySet<string> = new Set(['eyes', 'body', 'tail', 'wings', 'petals', 'leaves', 'tips']);

/** A figure holds a stone that is set beside or above it; a stone in its eyes or its body is part of it. */
export const isHeld = (part: string): boolean => !OWN_SEATS.has(part);

/** A ring whose band is wider is neither thin nor dainty, mm; one that is narrower is not bold. */
const THIN_MM = 3;
const BOLD_MM = 2.4;
/** Styles of construction, which a figure does not take on. */
const OF_CONSTRUCTION: ReadonlySet<Style> = new Set(['sci-fi', 'geometric', 'innovative', 'contemporary']);
const FIGURE_PIECES: ReadonlySet<string> = new Set(['motif-pendant', 'figure.relief']);
const ROW_PARAMS = ['strands', 'rows', 'companions', 'tiers', 'drops'] as const;

/** Says why a style that was chosen is not to be seen on the piece; null where it is. */
export function styleGap(style: Style, spec: DesignSpec, parts: Built['parts']): string | null {
  const width = spec.type === 'ring' ? lengthIn(spec, 'band_width') : undefined;
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
