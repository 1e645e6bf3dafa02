/** Halos and borders of metal around the stone of a head, from the inside out, on rings, pendants and drops. */
import type { Point2 } from '../geometry/curves';
import { fromAxes, type Axes } from '../geometry/vec';
import type { Vec3 } from '../piece';
import type { Cut, DesignPart } from '../spec';
import type { Bench } from './bench';
import { border } from './border/border';
import type { BorderPattern } from './border/patterns';
import { girdleMm, offsetOutline } from './head';
import { milgrain } from './milgrain';
import { halo, haloOuter } from './rows';

/** Gap between a halo and the bezel (into whose wall it reaches) or girdle inside it, and between its rows, mm. */
export const HALO_GAP = { bezel: -0.08, prong: 0.04, rows: 0.3 };
/** Overlap of a border with a bezel, as a share of its wall, and with a halo, mm. */
const INTO = { bezel: 0.7, rows: 0.5 };
/** Depth of the first halo's girdles below the centre's, and of each further row, mm. */
const HALO_DROP = 0.25;
const ROW_DROP = 0.37;
/** Thickness of a border below its surface, mm. */
const BORDER_DEEP = 0.95;

const isBorder = ({ kind }: DesignPart): boolean => kind === 'border';

/** The halos and borders in a head's slot `around`, from the inside out. */
export const halosOf = (head: DesignPart): readonly DesignPart[] =>
  (head.children['around'] ?? []).filter((part) => part.kind === 'halo' || isBorder(part));

const USUAL_BORDER_MM = 1.6;

/** Width of the stones of a halo, or of a border, mm. */
export const rowMm = ({ stones, params }: DesignPart): number =>
  stones?.[0]?.size_mm ?? Number(params['width'] ?? USUAL_BORDER_MM);

interface Row {
  part: DesignPart;
  gapMm: number;
  dropMm: number;
}

/** Each halo with its distance from the girdle; `wallMm` is the wall of a bezel around the stone, 0 for prongs. */
function rowsOf(head: DesignPart, wallMm: number): Row[] {
  let gapMm = wallMm > 0 ? wallMm + HALO_GAP.bezel : HALO_GAP.prong;
  return halosOf(head).map((part, i) => {
    // The metal of a border runs into the wall or the row inside it.
    const into = !isBorder(part) ? 0 : i > 0 ? INTO.rows : wallMm * INTO.bezel;
    const row = { part, gapMm: gapMm - into, dropMm: HALO_DROP + ROW_DROP * i };
    gapMm += rowMm(part) * 1.04 + HALO_GAP.rows;
    return row;
  });
}

/** The outline of a head's outermost halo, in the stone's axes, mm; that of the girdle without a halo. */
export function haloOutline(head: DesignPart, cut: Cut, sizeMm: number, wallMm: number): Point2[] {
  const girdle = girdleMm(cut, sizeMm, 160);
  const outer = rowsOf(head, wallMm).map(({ part, gapMm }) =>
    isBorder(part) ? gapMm + rowMm(part) : haloOuter(girdle, rowMm(part), gapMm),
  );
  return offsetOutline(girdle, Math.max(wallMm, ...outer));
}

/** Depth of a head's outermost halo below the girdle of its stone, mm; 0 without a halo. */
export function halosDepth(head: DesignPart): number {
  const last = rowsOf(head, 0).at(-1);
  return last ? last.dropMm + (isBorder(last.part) ? BORDER_DEEP : rowMm(last.part) * 0.95) : 0;
}

/** Sets the halos of a head. Returns the depth of the outermost one below the centre's girdle, mm. */
export function setHalos(
  bench: Bench,
  head: DesignPart,
  {
    cut,
    sizeMm,
    axes,
    origin,
    wallMm,
    isHung = false,
  }: { cut: Cut; sizeMm: number; axes: Axes; origin: Vec3; wallMm: number; isHung?: boolean },
): { outline: readonly Point2[]; drop: number } {
  let outline: readonly Point2[] = [];
  let drop = 0;
  for (const { part, gapMm, dropMm } of rowsOf(head, wallMm)) {
    const at = fromAxes(axes, origin, [0, 0, -dropMm]);
    drop = dropMm;
    if (isBorder(part)) {
      outline = bench.inPart(part.id, () =>
        border(bench, {
          cut,
          sizeMm,
          axes,
          origin: at,
          gapMm,
          widthMm: rowMm(part),
          pattern: part.params['pattern'] as BorderPattern,
          isHung,
        }),
      );
      continue;
    }
    const melee = part.stones![0]!;
    outline = halo(bench, {
      part: part.id,
      cut,
      sizeMm,
      axes,
      kind: melee.kind,
      origin: at,
      meleeMm: melee.size_mm,
      gapMm,
      ...(part.params['stones'] === undefined ? {} : { stones: Number(part.params['stones']) }),
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
