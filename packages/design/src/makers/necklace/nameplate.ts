/** A name cut from sheet on a chain at both ends, with an optional hanging figure. */
import { isMotif, lettersOf } from '../../motifs/library';
import { dotsOf, plateWidth } from '../../motifs/name';
import type { Stone } from '../../spec';
import { stonesPerSide } from '../flanks';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { planFigure } from '../pendant/motif';

/** Width of a stone after a name, and of one on a dot at most, mm. */
const STONE_MM = { after: 2.4, most: 4, onDot: 1.7 } as const;

/** The stone after a name. */
export const nameStones = (brief: Brief): Stone[] =>
  brief.gemsGiven && brief.gems[0]
    ? [
        {
          role: 'accent',
          kind: brief.gems[0],
          cut: brief.cuts[0] ?? 'round',
          size_mm: mm(Math.min(STONE_MM.most, brief.stoneSizeMm ?? STONE_MM.after)),
          count: 1,
        },
      ]
    : [];

/** Half the height of a figure under a name, mm. */
const FIGURE_HALF_HEIGHT = 4.5;

/** The stones of the figure under a name, of one kind with it alone. */
function onFigure(brief: Brief, rng: Parameters<Layout['plan']>[1], motif: string): Stone[] {
  const isIts =
    brief.gemsGiven &&
    brief.gems.length === 1 &&
    brief.named.every(
      ({ figure }) => figure === motif || (figure === undefined && (brief.quantity === 'many' || brief.wants('pave'))),
    );
  return isIts
    ? planFigure(brief, rng.about('figure'), motif, FIGURE_HALF_HEIGHT, { isFirstVersion: true }).stones
    : [];
}

/** Widths of stones that hang below a name, and the most of them. */
const BELOW_MM = { pearl: 4, others: 3 } as const;
const MOST_BELOW = 9;

/** The stones that a prompt hangs below a name. */
const stonesBelow = (brief: Brief): Stone[] =>
  (brief.gemsGiven ? brief.named : [])
    .filter(({ level, kind }) => level === 'bottom' || (brief.wants('drop') && kind === brief.gems[0]))
    .map(({ kind, cut, count, sizeMm }): Stone => ({
      role: 'side',
      kind,
      cut: kind === 'pearl' ? 'round' : (cut ?? 'round'),
      size_mm: mm(sizeMm ?? (kind === 'pearl' ? BELOW_MM.pearl : BELOW_MM.others)),
      count: Math.min(MOST_BELOW, count ?? (brief.named.length === 1 ? brief.stoneCount : null) ?? 1),
    }));

/** Where a figure is that does not hang under the name: on the chain beside it, or on its last letter. */
function besideName({ placed, wants }: Brief, motif: string): 'yes' | 'end' | null {
  const isAt = (at: string): boolean => placed.some(({ place, of }) => place === at && of === motif);
  return isAt('end') ? 'end' : wants('beside') || isAt('side') ? 'yes' : null;
}

export const nameplate: Layout = {
  name: 'nameplate',
  plan: (brief, rng) => {
    const scale = brief.has('bold') ? 1.18 : brief.has('minimalist') ? 0.84 : 1;
    const motif = isMotif(brief.motif) && lettersOf(brief.motif) === '' ? brief.motif : null;
    const figured = motif === null ? [] : onFigure(brief, rng, motif);
    const beside = motif === null ? null : besideName(brief, motif);
    const dots = dotsOf(brief.name ?? '');
    const named = nameStones(brief);
    const below = motif === null ? stonesBelow(brief) : [];
    const flanks = figured.length === 0 && below.length === 0 ? stonesPerSide(brief) : 0;
    const isOnDots = figured.length === 0 && below.length === 0 && named.length > 0 && dots > 0 && flanks === 0;
    return {
      stones:
        figured.length > 0 || below.length > 0
          ? [...figured, ...below]
          : isOnDots
            ? named.map((stone) => ({
                ...stone,
                size_mm: Math.min(stone.size_mm, STONE_MM.onDot),
                count: brief.quantity === 'many' ? dots : Math.min(dots, brief.stoneCount ?? 1),
              }))
            : flanks > 0
              ? named.map((stone) => ({ ...stone, role: 'side' as const, count: 2 * flanks }))
              : named,
      variant: {
        name: brief.name ?? '',
        ...Object.fromEntries(brief.furtherNames.map((name, i) => [`name_${i + 2}`, name])),
        ...(flanks > 0 && named.length > 0 ? { flanked: 'yes' } : {}),
        ...(isOnDots ? { dots: 'yes' } : {}),
        ...(motif === null ? {} : { motif }),
        ...(beside === null ? {} : { beside }),
        // The chain of a look would be heavier than the letters.
        links: (brief.chain === brief.look?.links ? null : brief.chain) ?? (brief.has('bold') ? 'cable' : 'fine'),
      },
      dimensions: { width: mm(plateWidth(brief.name ?? '') * scale) },
      view: viewFrom(rng, -5, 4, 3),
    };
  },
};
