/** Links of chain bracelets that differ from those of necklaces. */
import type { LinkSize } from '../../parts/chain';
import { BOLD_LINKS, CABLE, chainNamed } from '../../parts/chain';

const PAPERCLIP: LinkSize = { length: 11.5, width: 3.9, wire: 0.5 };
/** Width of braided leather, mm. */
const BRAID_MM = 5.2;
function braidOf(cord: 'cord' | 'brown-cord'): LinkSize {
  return { ...chainNamed(cord, CABLE), width: BRAID_MM, length: BRAID_MM, weave: 'braid' };
}
/** Links that are larger on bracelets than on necklaces. */
export const LINKS: Record<string, LinkSize> = {
  bold: BOLD_LINKS,
  paperclip: PAPERCLIP,
  braid: braidOf('cord'),
  'brown-braid': braidOf('brown-cord'),
};
/** Beside a name the chain rises steeply, where longer links would not interlock. */
export const LINKS_BY_A_NAME: Record<string, LinkSize> = {
  ...LINKS,
  paperclip: { ...PAPERCLIP, length: 9, width: 3.6 },
};
