/** Chooses the layout of a ring with a figure that holds or flanks its stones. */
import { isMotif, motifNamed } from '../../motifs/library';
import type { Brief, Layout } from '../maker';
import { clusterRing } from './cluster';
import { haloRing } from './halo';
import { MOST_MM } from './motifRing';
import { BENT } from './relief';
import { PLANTS, solitaire } from './solitaire';

/** Minimum width of the main stone of an engagement ring, or of one that is called large or has a named cut, mm. */
const MAIN_MM = 4;

/** True for a figure with a seat for the ring's main stone at its size. */
function holds(motif: string, { stoneSizeMm, gems }: Brief): boolean {
  const [largest = 0] = motifNamed(motif)
    .stones.filter(({ isSpare }) => isSpare !== true)
    .map(({ size }) => size)
    .toSorted((a, b) => b - a);
  return largest * MOST_MM >= (stoneSizeMm ?? (gems[0] === 'pearl' ? 0 : MAIN_MM));
}

/** Figures that stand on both sides of a stone. */
const WINGS: ReadonlySet<string> = new Set(['wing', 'wings', 'bat wing', 'angel wing']);

/** Layout for a figure that holds the stones of a ring at full size; null when the figure is the whole ring. */
export function figureWithStones(brief: Brief): Layout | null {
  const { motif, gems, gemsGiven, cuts, centered, stoneSizeMm } = brief;
  if (gems.length === 0 || !gemsGiven) return null;
  if (motif === 'flower' || (motif === 'daisy' && gems.length > 1)) return gems.length > 1 ? clusterRing : null;
  const isBeside = brief.placed.some(({ place, of }) => place === 'side' && of === motif);
  const hasMain =
    isBeside ||
    WINGS.has(motif ?? '') ||
    brief.wants('solitaire') ||
    gems.length > 1 ||
    centered ||
    brief.hasLargeStone ||
    stoneSizeMm !== null ||
    cuts.length > 0 ||
    brief.wants('twist');
  const isFlanked =
    isMotif(motif) &&
    !(motif in BENT) &&
    motif !== 'flower' &&
    hasMain &&
    gems[0] !== undefined &&
    (isBeside || !holds(motif, brief));
  // Stones in the eyes of a figure belong to the figure.
  const isOfFigure = brief.named.some(({ seat }) => seat !== null);
  if (isFlanked && !isOfFigure) return brief.wants('halo') ? haloRing : solitaire;
  return hasMain && (motif === 'wave' || PLANTS.some((plant) => plant === motif)) ? solitaire : null;
}
