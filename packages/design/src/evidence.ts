/** Checks in the geometry where stones lie. */
import type { Built } from './built';
import type { StoneRole } from './language/requirement';
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
const OWN_SEATS: ReadonlySet<string> = new Set(['eyes', 'body', 'tail', 'wings', 'petals', 'leaves', 'tips', 'beak']);

/** True when the figure holds the stone, beside or above it. A stone in its eyes or body is part of the figure. */
export const isHeld = (part: string): boolean => !OWN_SEATS.has(part);
