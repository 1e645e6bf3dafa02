/** A centre stone between two smaller ones, each in its own head. */
import type { Cut } from '../../spec';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { chooseCut, chooseSize } from './common';
import { milgrainChoice, shankWidth } from './kits';
import { isWaved } from './waved';
import { centerOf, lotsOf, totalOf } from './lots';

/** Cuts of side stones along the band with their points outwards, and their width relative to the centre's. */
const SLENDER: Partial<Record<Cut, number>> = { baguette: 0.36, 'tapered-baguette': 0.42, pear: 0.56, marquise: 0.42 };

/** The same of cuts whose straight side is along the main stone. */
const ACROSS: Partial<Record<Cut, number>> = { 'half-moon': 0.46 };

/** Maximum number of stones in heads on each side of the main one. */
export const MOST_PER_SIDE = 3;

/** Number of stones on each side of a graduated row when an odd number is requested; else 0. */
export const gradedSides = ({ wants, stoneCount, gems }: Brief): number =>
  wants('riviere') && gems.length === 1 && [3, 5, 7].includes(stoneCount ?? 0) ? (stoneCount! - 1) / 2 : 0;

/** Width of side stones relative to the main one, and of those that are called small. */
const USUAL = 0.74;
const SMALL = 0.46;
/** Greatest width of stones that are called small beside a main one, mm. */
const SMALL_MM = 2.2;

/** True for side stones that are called small, or of which each side has several. */
export const isSmallBeside = ({ named, gems, perSide }: Brief): boolean =>
  (perSide ?? 0) > 1 || named.some(({ kind, scale, role }) => scale < 1 && (role === 'side' || kind !== gems[0]));

/** Width of a side stone beside a main stone, mm. */
export const sideWidth = (cut: Cut, centerMm: number, isSmall: boolean): number =>
  mm(
    isSmall
      ? Math.min(SMALL_MM, (centerMm * (SLENDER[cut] ?? ACROSS[cut] ?? USUAL) * SMALL) / USUAL)
      : centerMm * (SLENDER[cut] ?? ACROSS[cut] ?? USUAL),
  );

/** The choice to set side stones of this cut along the band. */
export const alongBand = (cut: Cut): { sides_turn?: 'east-west' } =>
  cut in SLENDER ? { sides_turn: 'east-west' } : {};

export const threeStone: Layout = {
  name: 'three-stone',
  plan: (brief, rng) => {
    const lots = lotsOf(brief);
    // "Two opals and a diamond between them": the single stone is the main one.
    const single = lots && totalOf(lots) === 3 ? centerOf(lots) : null;
    const beside = single && lots!.find((lot) => lot !== single)!;
    const isRow = gradedSides(brief) > 1 && brief.cuts.length === 0;
    // "A round moissanite, pear moissanites on the sides".
    const named = brief.named.find(({ role, kind }) => role === 'side' && kind === brief.gems[0]);
    const cut = (single?.kind === brief.gems[0] ? null : single?.cut) ?? (isRow ? 'round' : chooseCut(brief, rng));
    const size = chooseSize(brief, cut, rng) * 0.92;
    const sideCut =
      beside?.cut ??
      brief.sideCut ??
      // "Five oval rubies" are all oval.
      (brief.gems.length === 1 && brief.cuts.length === 1 ? cut : null) ??
      (isSmallBeside(brief) ? 'round' : null) ??
      (cut === 'round' || cut === 'oval' || cut === 'cushion' || cut === 'pear' || cut === 'marquise' ? 'round' : cut);
    return {
      stones: [
        { role: 'center', kind: single?.kind ?? brief.gems[0] ?? 'diamond', cut, size_mm: mm(size), count: 1 },
        // Three named kinds get one position each.
        ...(brief.gems.length > 2
          ? [
              { kind: brief.gems[1]!, count: 1 },
              { kind: brief.gems[2]!, count: 1 },
            ]
          : [{ kind: beside?.kind ?? named?.kind ?? brief.gems[1] ?? brief.gems[0] ?? 'diamond', count: 2 }]
        ).map((one) => ({
          role: 'side' as const,
          cut: sideCut,
          size_mm: beside?.sizeMm ?? sideWidth(sideCut, size, isSmallBeside(brief)),
          ...one,
        })),
      ],
      variant: {
        ...alongBand(sideCut),
        shank:
          brief.section ??
          (brief.wants('twist')
            ? 'twist'
            : brief.wants('split')
              ? 'split'
              : isWaved(brief)
                ? 'waved'
                : brief.wants('cathedral')
                  ? 'cathedral'
                  : brief.wants('tapered')
                    ? 'flared'
                    : brief.wants('vintage')
                      ? 'plain'
                      : brief.has('organic-shapes')
                        ? 'wave'
                        : brief.has('contemporary')
                          ? 'knife'
                          : 'taper'),
        head: brief.wants('half-bezel')
          ? 'half-bezel'
          : brief.wants('bezel') || (brief.has('geometric') && !brief.wants('prong'))
            ? 'bezel'
            : brief.wants('basket')
              ? 'basket'
              : 'prong',
        ...(brief.prongs ? { prongs: brief.prongs } : {}),
        ...milgrainChoice(brief),
      },
      dimensions: { inner_diameter: 16.6, band_width: shankWidth(brief, brief.has('bold') ? 3 : 2) },
      // Nearly from the front, gaps on both sides look equal; from above, the faces of the stones are lit and open.
      view: viewFrom(rng.about('view'), 7, 44, 3),
    };
  },
};
