/** Necklaces with a stone or a figure on a chain, alone or below further strands. */
import { isMotif } from '../../motifs/library';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { planMiddle } from '../pendant/motif';
import { chooseCut, chooseSize } from '../ring/common';

/** Half heights of a figure, of a small one with stones, whose seats take room, and the maximum, mm. */
const HALF_HEIGHT = { small: 6.4, usual: 8.5, bold: 11 } as const;
const SMALL_SET = 7.2;
const MOST_MM = 14;
const MOST_STRANDS = 3;

/** Number of stones on the chain on each side of the main one. */
const sideCount = ({ stoneCount, gems }: Brief): number =>
  stoneCount === null ? 6 : Math.min(12, Math.max(2, 2 * Math.floor((stoneCount - (gems[1] ? 0 : 1)) / 2)));

const sizeOf = (brief: Brief): keyof typeof HALF_HEIGHT =>
  brief.has('bold') ? 'bold' : brief.has('minimalist') ? 'small' : 'usual';

/** A prompt that names its stones and not their number has no further ones. */
const isMany = ({ quantity, quantityGiven, gemsGiven }: Brief): boolean =>
  quantity === 'many' && (quantityGiven || !gemsGiven);

/** True for a stone between two figures on its chain: "a moonstone and a little crescent on each side". */
const isBetweenFigures = ({ motif, motifs, placed, gems, row }: Brief): boolean =>
  isMotif(motif) &&
  motifs.length === 1 &&
  row.length === 0 &&
  gems.length === 1 &&
  placed.some(({ place, of }) => place === 'side' && of === motif);

export const centerNecklace: Layout = {
  name: 'center-necklace',
  plan: (brief, rng) => {
    const wanted = chooseCut(brief, rng);
    const isFlanked = isBetweenFigures(brief);
    const form =
      isMotif(brief.motif) && !isFlanked
        ? 'motif'
        : brief.wants('halo') || (isMany(brief) && !brief.has('minimalist') && !brief.look)
          ? 'halo'
          : 'bezel';
    const cut = form === 'halo' && (wanted === 'kite' || wanted === 'trillion') ? 'oval' : wanted;
    const motif = isMotif(brief.motif) ? brief.motif : rng.pick(['leaf', 'star', 'moon', 'flower', 'sun']);
    const plain = brief.gems.length === 0;
    const size = plain ? 0 : chooseSize(brief, cut, rng);
    const kind = sizeOf(brief);
    const halfHeight = kind === 'small' && !plain ? SMALL_SET : HALF_HEIGHT[kind];
    const figure = form === 'motif' || plain ? planMiddle(brief, rng, motif, halfHeight, { mostMm: MOST_MM }) : null;
    return {
      stones: plain
        ? []
        : [
            ...(figure
              ? figure.stones
              : [{ role: 'center' as const, kind: brief.gems[0]!, cut, size_mm: mm(size * 1.15), count: 1 }]),
            // A chain with a figure has no other stones; a third strand has stones.
            ...((form !== 'motif' || brief.has('layered')) &&
            ((isMany(brief) && !brief.look) || brief.gems[1] || (brief.stoneCount ?? 0) > 2)
              ? [
                  {
                    role: 'side' as const,
                    kind: brief.gems[1] ?? (brief.stoneCount === null ? ('diamond' as const) : brief.gems[0]!),
                    cut: 'round' as const,
                    size_mm: 3,
                    count: sideCount(brief),
                  },
                ]
              : []),
          ],
      variant: {
        ...(brief.wants('beside') ? { beside: 'yes' } : {}),
        ...(isFlanked ? { flank: brief.motif! } : {}),
        form: plain ? 'motif' : form,
        motif,
        version: figure?.version ?? 0,
        ...figure?.circle,
        // A figure hangs on a chain that does not dominate it.
        links:
          brief.chain ??
          // Beads of no stone are those of the chain.
          (brief.wants('beads') && !brief.wants('chain-drops') && brief.named.every(({ isBead }) => isBead !== true)
            ? 'bead'
            : null) ??
          (!brief.has('bold') ? 'fine' : form === 'motif' || plain ? 'cable' : 'bold'),
        ...(brief.has('layered') && brief.wants('medallion') ? { layer_coins: 'one' } : {}),
        strands: brief.has('layered') ? Math.min(MOST_STRANDS, brief.strands ?? MOST_STRANDS) : 1,
      },
      dimensions: {
        width: figure && kind === 'small' ? 36 : 44,
        ...(figure ? { height: mm(2 * figure.halfHeightMm) } : {}),
      },
      view: viewFrom(rng, -8, 6),
    };
  },
};
