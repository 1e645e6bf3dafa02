/** Links of chain bracelets that differ from those of necklaces. */
import type { Random } from '../../random';
import { isMotif } from '../../motifs/library';
import type { ChainKind } from '../../language/vocabulary';
import type { Brief } from '../maker';
import { BOLD_LINKS, CABLE, type LinkSize } from '../../parts/chain';
import { BRAID_LINKS } from './leather';

/** Chains of heavy links that lie flat side by side. */
const FLAT_LINKS = ['curb', 'figaro', 'mariner'] as const;
export const isFlatLinked = (chain: ChainKind | null): chain is (typeof FLAT_LINKS)[number] =>
  FLAT_LINKS.some((one) => one === chain);

const PAPERCLIP: LinkSize = { length: 11.5, width: 3.9, wire: 0.5 };
/** Links that are larger on bracelets than on necklaces. */
export const LINKS: Record<string, LinkSize> = {
  bold: BOLD_LINKS,
  paperclip: PAPERCLIP,
  ...BRAID_LINKS,
};
/** Round links that carry charms; fine ones where the bracelet is delicate. */
export const LINKS_WITH_CHARMS: Record<string, LinkSize> = {
  ...LINKS,
  cable: { length: 4.4, width: 3.6, wire: 0.56 },
  fine: CABLE,
};
/** Beside a name the chain rises steeply, where longer links would not interlock. */
export const LINKS_BY_A_NAME: Record<string, LinkSize> = {
  ...LINKS,
  paperclip: { ...PAPERCLIP, length: 9, width: 3.6 },
};

/** The links of a bracelet whose prompt names none. */
export function linksOf(brief: Brief, hasName: boolean, hasCharms: boolean, rng: Random): string {
  const isBold = brief.has('bold');
  if (hasCharms) return brief.has('minimalist') ? 'fine' : isBold ? 'bold' : 'cable';
  if (brief.has('minimalist') || hasName) return 'cable';
  const isPlain = brief.gems.length === 0 && !isMotif(brief.motif);
  if (isBold && isPlain) return 'bold';
  if (brief.quantity === 'many') return 'cable';
  return brief.has('contemporary') ? 'paperclip' : isBold ? 'bold' : rng.pick(['cable', 'bold', 'paperclip']);
}

/** Factor on the links of chains that the prompt calls chunky or wide, and the chains that it applies to. */
const HEAVIER = 1.9;
const GROWING: ReadonlySet<string> = new Set(['curb', 'cable', 'rope', 'figaro', 'mariner', 'box', 'snake', 'bead']);

/** True for named links that are called chunky. */
export const isHeavy = (brief: Brief, links: string): boolean =>
  brief.chain !== null && brief.has('bold') && GROWING.has(links);

/** The same links, larger. */
export const heavier = (links: LinkSize): LinkSize => ({
  ...links,
  length: links.length * HEAVIER,
  width: links.width * HEAVIER,
  wire: links.wire * HEAVIER,
});
