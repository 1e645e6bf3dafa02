/** Plans of stones that hang from the ear, alone or below another one, with or without halos. */
import { isBead, mm, viewFrom, type Brief, type Layout } from '../maker';
import { chooseCut, chooseSize } from '../ring/common';
import { fittingOf } from './layouts';

/** The stone at the bottom is the main one, in its own cut. */
function lowestFirst(brief: Brief): Brief {
  const low = brief.named.find(({ level, role }) => level === 'bottom' && role !== 'halo');
  if (!low || brief.gems[0] === low.kind) return brief;
  const gems = [low.kind, ...brief.gems.filter((kind) => kind !== low.kind)];
  return { ...brief, gems, cuts: low.cut ? [low.cut] : [], stoneSizeMm: low.sizeMm };
}

/** True for one stone on each ear: one named kind, and no words for others. */
const isAlone = (brief: Brief): boolean =>
  brief.gemsGiven &&
  brief.gems.length === 1 &&
  brief.named.length === 1 &&
  brief.named[0]!.level !== 'top' &&
  (brief.stoneCount ?? 2) <= 2 &&
  !brief.wants('halo', 'stud') &&
  brief.look === null &&
  !brief.has('layered') &&
  !(brief.quantityGiven && brief.quantity === 'many');

/** Width of a baguette on the lobe relative to a round stone there. */
const SLIM = 0.68;

export const haloDrops: Layout = {
  name: 'halo-drops',
  plan: (given, rng) => {
    const brief = lowestFirst(given);
    const wanted = chooseCut(brief, rng);
    const isBall = brief.cuts.length === 0 && isBead(brief, brief.gems[0] ?? null);
    const cut = isBall ? 'sphere' : wanted === 'kite' || wanted === 'trillion' ? 'pear' : wanted;
    const size = mm(chooseSize(brief, cut, rng));
    const plain = brief.wants('halo')
      ? false
      : isBall ||
        // One named kind has no other stones.
        (brief.gemsGiven && (brief.gems.length === 1 || brief.named.some(({ level }) => level === 'bottom'))) ||
        brief.look !== null ||
        brief.has('minimalist', 'contemporary') ||
        (brief.quantityGiven && brief.quantity === 'single');
    const alone = isAlone(brief);
    const top = brief.named.find(({ level, role }) => level === 'top' && role !== 'halo')?.kind;
    const around = brief.named.find(({ role }) => role === 'halo')?.kind;
    const side = top ?? brief.gems[1];
    const isBaguette = brief.named.some(({ kind, cut: own }) => kind === side && own === 'baguette');
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'emerald', cut, size_mm: size, count: 2 },
        ...(alone
          ? []
          : [
              {
                role: 'side' as const,
                kind: side ?? (plain ? (brief.gems[0] ?? 'diamond') : 'diamond'),
                cut: isBaguette ? ('baguette' as const) : ('round' as const),
                size_mm: mm((plain ? size * 0.5 : Math.max(3.4, size * 0.62)) * (isBaguette ? SLIM : 1)),
                count: brief.has('layered') ? 4 : 2,
              },
            ]),
        ...(plain
          ? []
          : [
              {
                role: 'halo' as const,
                kind: around ?? brief.gems[1] ?? ('diamond' as const),
                cut: 'round' as const,
                size_mm: 1.25,
                count: 0,
              },
            ]),
      ],
      variant: { fitting: fittingOf(brief, alone ? 'hook' : 'post') },
      dimensions: {},
      view: viewFrom(rng, 11, 5),
    };
  },
};
