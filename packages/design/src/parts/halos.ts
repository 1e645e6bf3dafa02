/** Halos around the stone of a head, from the inside out, on rings, pendants and drops. */
import type { Point2 } from '../geometry/curves';
import type { Axes } from '../geometry/vec';
import { fromAxes } from '../geometry/vec';
import type { Vec3 } from '../piece';
import type { Cut, DesignPart } from '../spec';
import type { Bench } from './bench';
import { girdleMm, offsetOutline } from './head';
import { milgrain } from './milgrain';
import { halo, haloOuter } from './rows';

/** Gap between a halo and the bezel or girdle inside it, and between its rows, mm. */
const HALO_GAP = { bezel: 0.06, prong: 0.12, rows: 0.3 };
/** Depth of the first halo's girdles below the centre's, and of each further row, mm. */
const HALO_DROP = 0.25;
const ROW_DROP = 0.37;

/** The halos in a head's slot `around`, from the inside out. */
export const halosOf = (head: DesignPart): readonly DesignPart[] =>
  (head.children['around'] ?? []).filter(({ kind }) => kind === 'halo');

interface Row {
  part: DesignPart;
  gapMm: number;
  dropMm: number;
}

/** Each halo with its distance from the girdle; `wallMm` is the wall of a bezel around the stone, 0 for prongs. */
function rowsOf(head: DesignPart, wallMm: number): Row[] {
  let gapMm = wallMm > 0 ? wallMm + HALO_GAP.bezel : HALO_GAP.prong;
  return halosOf(head).map((part, i) => {
    const row = { part, gapMm, dropMm: HALO_DROP + ROW_DROP * i };
    gapMm += part.stones![0]!.size_mm * 1.04 + HALO_GAP.rows;
    return row;
  });
}

/**
 * The outline of a head's outermost halo, in the stone's axes, mm; that of the girdle without a halo.
 */
export function haloOutline(head: DesignPart, cut: Cut, sizeMm: number, wallMm: number): Point2[] {
  const girdle = girdleMm(cut, sizeMm, 160);
  const outer = rowsOf(head, wallMm).map(({ part, gapMm }) => haloOuter(girdle, part.stones![0]!.size_mm, gapMm));
  return offsetOutline(girdle, Math.max(wallMm, ...outer));
}

/** Depth of a head's outermost halo below the girdle of its stone, mm; 0 without a halo. */
export function halosDepth(head: DesignPart): number {
  const last = rowsOf(head, 0).at(-1);
  return last ? last.dropMm + last.part.stones![0]!.size_mm * 0.95 : 0;
}

/** Sets the halos of a head. Returns the depth of the outermost one below the centre's girdle, mm. */
export function setHalos(
  bench: Bench,
  head: DesignPart,
  { cut, sizeMm, axes, origin, wallMm }: { cut: Cut; sizeMm: number; axes: Axes; origin: Vec3; wallMm: number },
): { outline: readonly Point2[]; drop: number } {
  let outline: readonly Point2[] = [];
  let drop = 0;
  for (const { part, gapMm, dropMm } of rowsOf(head, wallMm)) {
    const melee = part.stones![0]!;
    const at = fromAxes(axes, origin, [0, 0, -dropMm]);
    drop = dropMm;
    outline = halo(bench, {
      part: part.id,
      cut,
      sizeMm,
      axes,
      kind: melee.kind,
      origin: at,
      meleeMm: melee.size_mm,
      gapMm,
    }).outline;
    if (part.params['milgrain'] === 'yes')
      bench.inPart(part.id, () =>
        milgrain(
          bench,
          outline.map(([x, y]) => fromAxes(axes, at, [x, y, -0.05])),
        ),
      );
  }
  return { outline, drop };
}
