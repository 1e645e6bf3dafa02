/** Plans bead bracelets and anklets: beads, their order, a figure or a plate among them. */
import { isMotif } from '../../motifs/library';
import type { Brief, Maker } from '../maker';
import { mm, viewFrom } from '../maker';
import { ANKLET_MM, strandsOf } from './common';
import { periodOf } from './tennisRow';

/** Width of beads around an ankle, mm. */
const ANKLET_BEAD_MM = 4;

/** The figure that takes the place of a bead: the only one of a prompt for beads of a stone; null without one. */
export const figureAmongBeads = ({ motif, motifs, row, gems, gemsGiven, named, wants }: Brief): string | null =>
  isMotif(motif) &&
  motifs.length === 1 &&
  row.length === 0 &&
  wants('beads') &&
  !wants('charm') &&
  gemsGiven &&
  gems.length > 0 &&
  named.every(({ seat, isHeld }) => seat === null && !isHeld)
    ? motif
    : null;

/** True for one bead of another stone among the others: "with one onyx in the middle". */
const hasLoneBead = ({ gems, named }: Brief): boolean =>
  gems.length === 2 && named.some(({ kind, role, count }) => kind === gems[0] && role === 'center' && count === 1);

/** Width of small metal beads between stones as a share of theirs, %, and of others. */
const SMALL_SHARE = 55;
export const EQUAL_SHARE = 80;

/** Width of metal beads that take turns with those of a stone, as a share of theirs, %: "pearls and small gold beads"; null without them. */
function shareOfTurns({ gems, gemsGiven, styles, wants }: Brief): number | null {
  if (!gemsGiven || gems.length !== 1 || !wants('spacers')) return null;
  return styles.includes('minimalist') ? SMALL_SHARE : EQUAL_SHARE;
}

/** Number of counted beads of the second stone on each side of a figure; null when it is not counted. */
function countBeside({ gems, named }: Brief): number | null {
  const count = named.find(({ kind }) => gems.length === 2 && kind === gems[1])?.count ?? null;
  if (count === null) return null;
  const each = count / 2;
  return Number.isInteger(each) && each <= MOST_BESIDE ? each : null;
}

/** True for beads of named stones alone, as men and children wear them. */
const isStrung = ({ gems, gemsGiven, strands, wants }: Brief): boolean =>
  gemsGiven && gems.length > 0 && !gems.includes('pearl') && strands === null && wants('beads') && !wants('spacers');

export const MOST_BESIDE = 6;

export const planBeads: Maker['plan'] = (brief, rng) => {
  const stated = brief.stoneSizeMm ?? brief.named.find(({ sizeMm }) => sizeMm !== null)?.sizeMm;
  const isOnAnkle = brief.wants('anklet');
  const size =
    stated ??
    (brief.has('bold') ? 9 : isOnAnkle ? ANKLET_BEAD_MM : brief.has('minimalist') ? 4.5 : rng.between(6, 7.5));
  const period = periodOf(brief, brief.gems.slice(0, 2));
  const motif = figureAmongBeads(brief);
  const beside = countBeside(brief);
  const text = motif === null && brief.engraving?.inside === false ? brief.engraving.text : null;
  const turns = motif === null && text === null ? shareOfTurns(brief) : null;
  return {
    stones: (period?.kind === 0 ? brief.gems.slice(0, 2).toReversed() : brief.gems.slice(0, 2)).map((kind, i) => ({
      role: i === 0 ? ('center' as const) : ('accent' as const),
      kind,
      cut: 'sphere' as const,
      size_mm: mm(size),
      count: 0,
    })),
    variant: {
      pattern:
        turns !== null
          ? 'turns'
          : hasLoneBead(brief)
            ? 'one'
            : brief.quantity === 'many' ||
                (brief.gemsGiven &&
                  brief.wants('beads') &&
                  (motif !== null || text !== null || !brief.wants('spacers')))
              ? 'all'
              : rng.pick(['front', 'every-third']),
      ...(turns === null ? {} : { share: turns }),
      ...(motif === null ? {} : { motif }),
      ...(motif === null || beside === null ? {} : { beside }),
      ...(period === null ? {} : { every: period.every }),
      ...(text === null ? {} : { text }),
      ...(isStrung(brief) ? { strung: 'yes' } : {}),
      ...(isStrung(brief) && brief.isMetalNamed && motif === null && text === null ? { clasp: 'yes' } : {}),
      strands: strandsOf(brief),
    },
    dimensions: { inner_diameter: isOnAnkle ? ANKLET_MM : 48, bead: mm(size) },
    view: viewFrom(rng, 16, 36),
  };
};
