/** Plans bead bracelets and anklets: beads, their order, a figure or a plate among them. */
import { isMotif } from '../../motifs/library';
import type { GemKind, Stone } from '../../spec';
import { betweenOf, stonesBetween } from '../between';
import { mm, viewFrom, type Brief, type Maker } from '../maker';
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

/** Width of a stone in a clasp as a share of the beads, and at least, mm. */
const ON_CLASP = { share: 0.75, leastMm: 4 } as const;

/** The stone that a clasp holds: "a clasp with a sapphire"; none for others. */
const claspStones = ({ named }: Brief, beads: readonly GemKind[], beadMm: number): Stone[] => {
  const own = named.find(({ isOnClasp, kind }) => isOnClasp === true && !beads.includes(kind));
  if (!own) return [];
  return [
    {
      role: 'side',
      kind: own.kind,
      cut: own.cut ?? 'oval',
      size_mm: mm(own.sizeMm ?? Math.max(ON_CLASP.leastMm, beadMm * ON_CLASP.share)),
      count: 1,
    },
  ];
};

/** The kinds of the beads: without the stone of a clasp, and without diamonds beside others, which set spacers. */
const withoutClasp = (brief: Brief): Brief => {
  const among = betweenOf(brief);
  const isFree = (kind: GemKind): boolean =>
    kind !== 'diamond' &&
    kind !== among?.kind &&
    brief.named.every((one) => one.kind !== kind || one.isOnClasp !== true);
  const free = brief.gems.filter(isFree);
  return free.length === 0 ? brief : { ...brief, gems: free, named: brief.named.filter(({ kind }) => isFree(kind)) };
};

export const planBeads: Maker['plan'] = (whole, rng) => {
  const among = betweenOf(whole);
  const brief = withoutClasp(whole);
  const stated = brief.stoneSizeMm ?? brief.named.find(({ sizeMm }) => sizeMm !== null)?.sizeMm;
  const isOnAnkle = brief.wants('anklet');
  const size =
    stated ??
    (brief.has('bold') ? 9 : isOnAnkle ? ANKLET_BEAD_MM : brief.has('minimalist') ? 4.5 : rng.between(6, 7.5));
  const period = periodOf(brief, brief.gems.slice(0, 2));
  const motif = figureAmongBeads(brief);
  const beside = countBeside(brief);
  const text = motif === null && brief.engraving?.inside === false ? brief.engraving.text : null;
  const jewel = motif === null && text === null ? claspStones(whole, brief.gems, size) : [];
  const turns = motif === null && text === null ? shareOfTurns(brief) : null;
  return {
    stones: [
      ...(period?.kind === 0 ? brief.gems.slice(0, 2).toReversed() : brief.gems.slice(0, 2)).map((kind, i): Stone => ({
        role: i === 0 ? 'center' : 'accent',
        kind,
        cut: 'sphere',
        size_mm: mm(size),
        count: 0,
      })),
      ...jewel,
      ...(among ? [stonesBetween(among)] : []),
    ],
    variant: {
      pattern:
        turns !== null
          ? 'turns'
          : hasLoneBead(brief)
            ? 'one'
            : among !== undefined ||
                brief.quantity === 'many' ||
                (brief.gemsGiven &&
                  brief.wants('beads') &&
                  (motif !== null || text !== null || !brief.wants('spacers')))
              ? 'all'
              : rng.pick(['front', 'every-third']),
      ...(turns === null ? {} : { share: turns }),
      ...(motif === null ? {} : { motif, ...(brief.wants('charm') ? { charms: 'yes' } : {}) }),
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
