/** Chooses the pendant maker for a brief. */
import { isMotif } from '../../motifs/library';
import type { Random } from '../../random';
import { orderedColumn } from '../column';
import type { Brief, Layout } from '../maker';
import { barNecklace, isStoneRow } from '../necklace/bar';
import { charmNecklace, isCharmRow } from '../necklace/charms';
import { isSetRow, stationNecklace } from '../necklace/station';
import { nameplate } from '../necklace/nameplate';
import { brooch } from './brooch';
import { artDecoPendant } from './artDeco';
import { framePendant } from './frames';
import { honeycombPendant } from './honeycomb';
import { locket } from './locket';
import { medallion } from './medallion';
import { motifPendant } from './motif';
import { reactorPendant } from './reactor';
import { columnPendant, dropPendant, haloPendant, isHeldByLeaves } from './stones';
import { tasselPendant } from './tassel';
import { isCutOut, isFigureOnMedal, tagPendant } from './tag';

/** Candidates when the prompt names only the metal. */
const OPEN: readonly Layout[] = [
  haloPendant,
  dropPendant,
  framePendant,
  honeycombPendant,
  motifPendant,
  artDecoPendant,
  reactorPendant,
  medallion,
];

export function choosePendant(brief: Brief, rng: Random): Layout {
  if (brief.wants('brooch')) return brooch;
  if (isCharmRow(brief)) return charmNecklace;
  if (brief.wants('bar')) return barNecklace;
  if (isSetRow(brief)) return stationNecklace;
  if (isStoneRow(brief)) return barNecklace;
  if (brief.name !== null) return nameplate;
  if (brief.wants('tassel') && !isMotif(brief.motif)) return tasselPendant;
  if (brief.wants('locket')) return locket;
  if (brief.engraving !== null || brief.wants('dog-tag', 'disc') || isFigureOnMedal(brief) || isCutOut(brief))
    return tagPendant;
  if (brief.isOpen) return rng.pick(OPEN);
  if (orderedColumn(brief)) return columnPendant;
  if (isHeldByLeaves(brief) || (brief.wants('wire-wrapped') && brief.gems.length > 0)) return dropPendant;
  if (isMotif(brief.motif)) return motifPendant;
  if (brief.wants('tiers') && brief.gems.length > 0) return dropPendant;
  if (brief.wants('medallion')) return brief.look?.borders && brief.gems.length === 0 ? tagPendant : medallion;
  const isMany = brief.quantityGiven && brief.quantity === 'many';
  if (brief.look && brief.gems.length > 0 && !isMany && !brief.wants('halo')) return dropPendant;
  if (brief.look && brief.gems.length === 0) return tagPendant;
  if (brief.has('honeycombs')) return honeycombPendant;
  if (brief.wants('halo') && brief.gems.length > 0) return haloPendant;
  if (brief.wants('vintage') && brief.gems.length > 0)
    return brief.quantityGiven && brief.quantity === 'many' ? artDecoPendant : haloPendant;
  if (brief.wants('pave') && brief.gems.length > 0) return motifPendant;
  if (brief.wants('prong', 'solitaire', 'three-stone') && brief.gems.length > 0) return dropPendant;
  if (brief.has('sci-fi')) return reactorPendant;
  if (brief.has('geometric')) return brief.quantityGiven && brief.quantity === 'many' ? artDecoPendant : framePendant;
  if (brief.gems.length === 0)
    return rng.pick(brief.hasUnread ? [framePendant, medallion] : [motifPendant, framePendant, medallion]);
  if (brief.wants('bezel', 'drop') || (brief.stoneCount ?? 4) < 4) return dropPendant;
  if (brief.gems.length > 1 && !brief.has('organic-shapes'))
    return brief.quantityGiven && brief.quantity === 'many'
      ? rng.pick([haloPendant, artDecoPendant])
      : rng.pick([haloPendant, dropPendant]);
  if (brief.has('organic-shapes')) return motifPendant;
  if (brief.has('innovative')) return framePendant;
  if (brief.has('bold')) return rng.pick([medallion, haloPendant]);
  if (brief.quantityGiven && brief.quantity === 'many') return rng.pick([haloPendant, artDecoPendant]);
  if (brief.has('minimalist', 'contemporary') || (brief.quantityGiven && brief.quantity === 'single'))
    return dropPendant;
  if (brief.gemsGiven) {
    const layout = rng.pick([dropPendant, dropPendant, framePendant]);
    return brief.cuts.length > 0 ? dropPendant : layout;
  }
  return brief.quantity === 'many'
    ? rng.pick([haloPendant, artDecoPendant])
    : rng.pick([haloPendant, dropPendant, motifPendant]);
}
