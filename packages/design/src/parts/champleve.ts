/** Champlevé: cells cut into the plates of a figure and filled to their rims with enamel or another inlay. */
import type { InlayKind } from '../catalogue/inlays';
import type { FigureSeat, PartMetal } from '../spec';
import type { Fill, FittedFigure } from '../curves/figure';
import { halfWidthAt, isOfRegion } from '../curves/figure';
import type { FigureScale } from '../curves/figureField';
import type { Vec3 } from '../piece';
import type { Point2 } from '../geometry/curves';
import { areaWithin, boxAround, boxOf, isOutside } from '../geometry/curves';
import type { Field } from '../geometry/field';
import { sheetField } from '../geometry/field';
import { wire } from '../geometry/wireField';

/** Metal around a cell and between two, and half the width of the ribs that replace engraved lines, mm. */
const RIM = 0.34;
const LEAST_RIB = 0.14;
/** Minimum half width of a cell, mm. */
const NARROWEST = 0.28;
/** Height of a cell's floor above the thinnest back of a figure, mm. */
const FLOOR = 0.55 - 0.3;
/** Depth of a cell, and of its filling below the rim, mm. */
const DEPTH = 0.26;
const SUNK = 0.03;
/** Overlap of the filling with the rim, mm, so that only the metal's edge is visible. */
const LAP = 0.09;
/** Number of samples of a plate's width. */
const WIDTH_SAMPLES = 24;
/** Maximum relevant distance from a line or a plate, mm. */
const NEAR = 0.6;

/** What fills cells of a figure: all, or those of one of its parts. */
export interface Filling {
  kind: InlayKind;
  region?: FigureSeat;
}

/** The fillings that a metal names. */
export const fillingsOf = ({
  inlay,
  inlay_in: region,
  second_inlay: second,
  second_inlay_in: other,
}: PartMetal): Filling[] => [
  ...(inlay ? [{ kind: inlay, ...(region ? { region } : {}) }] : []),
  ...(inlay && second ? [{ kind: second, ...(other ? { region: other } : {}) }] : []),
];

/** The colour that a plate has of its own wherever its figure is enamelled. */
const ownKind = ({ enamel }: Fill): InlayKind | null =>
  enamel === undefined || enamel === 'leaf' || enamel === 'none' ? null : enamel;

/** The fillings with the colours that plates have of their own. */
function withOwnKinds(fills: readonly Fill[], inlays: readonly Filling[]): readonly Filling[] {
  const own = new Set(fills.flatMap((fill) => ownKind(fill) ?? []));
  return [...inlays, ...[...own].filter((kind) => !inlays.some((one) => one.kind === kind)).map((kind) => ({ kind }))];
}

export interface Cells {
  /** The metal with cells cut into it. */
  cut: (metal: Field) => Field;
  fillings: { kind: InlayKind; field: Field }[];
}

/** A disc that stays metal because a stone is set there. */
export interface Reserved {
  at: Point2;
  radiusMm: number;
}

type Plan = (x: number, y: number) => number;

function isWide(plate: Plan, outline: readonly Point2[]): boolean {
  const { left, right, low, high } = boxOf(outline);
  for (let i = 1; i < WIDTH_SAMPLES; i++) {
    for (let j = 1; j < WIDTH_SAMPLES; j++) {
      if (
        plate(left + ((right - left) * i) / WIDTH_SAMPLES, low + ((high - low) * j) / WIDTH_SAMPLES) <
        -(RIM + NARROWEST)
      )
        return true;
    }
  }
  return false;
}

/** Minimum area of plates with the first colour, as a share of the largest. */
const LARGE = 0.8;

/**
 * The colour of each cell: large plates have the first, smaller ones the second; plates of equal size alternate.
 */
function bySize(outlines: readonly (readonly Point2[])[], isCell: readonly boolean[], colors: number): number[] {
  const areas = outlines.map((outline, i) => (isCell[i] ? areaWithin(outline) : 0));
  const isLarge = areas.map((area) => area >= LARGE * Math.max(...areas));
  const isMixed = isLarge.some((large, i) => isCell[i] && !large);
  return areas.map((_, i) =>
    isMixed ? (isLarge[i] ? 0 : colors - 1) : isCell.slice(0, i).filter(Boolean).length % colors,
  );
}

const GREEN = /green|malachite|jade/;

/**
 * The filling of each plate, or null for metal: on figures with leaves, green ones fill the leaves and others the rest.
 */
function colorsOf(
  fills: FittedFigure['fills'],
  outlines: readonly (readonly Point2[])[],
  isWideEnough: readonly boolean[],
  inlays: readonly InlayKind[],
): (number | null)[] {
  if (inlays.length === 0) return fills.map(() => null);
  const isCell = isWideEnough.map((is, i) => is && fills[i]!.enamel !== 'none');
  const isLeaf = fills.map(({ enamel }) => enamel === 'leaf');
  const isMixed = isLeaf.some((leaf, i) => leaf && isCell[i]) && isLeaf.some((leaf, i) => !leaf && isCell[i]);
  if (!isMixed) return bySize(outlines, isCell, inlays.length).map((color, i) => (isCell[i] ? color : null));
  const others = inlays.flatMap((kind, i) => (GREEN.test(kind) ? [] : [i]));
  const green = inlays.findIndex((kind) => GREEN.test(kind));
  const rest = bySize(
    outlines,
    isCell.map((is, i) => is && !isLeaf[i]),
    Math.max(1, others.length),
  );
  return isCell.map((is, i) => {
    if (!is) return null;
    if (isLeaf[i]) return green < 0 ? null : green;
    return others[rest[i]!] ?? null;
  });
}

/** The same where fillings name the parts that they lie in, if the figure has these. */
function colorsByRegion(
  fills: FittedFigure['fills'],
  outlines: readonly (readonly Point2[])[],
  isWideEnough: readonly boolean[],
  inlays: readonly Filling[],
): (number | null)[] {
  const isOwn = ({ region }: Filling): boolean =>
    region !== undefined && fills.some((fill, i) => isOfRegion(fill, region) && isWideEnough[i]);
  const own = inlays.map((filling) => (isOwn(filling) ? filling.region! : null));
  const others = inlays.flatMap((_, i) => (own[i] === null ? [i] : []));
  const claimed = fills.map((fill) => own.findIndex((region) => region !== null && isOfRegion(fill, region)));
  const rest = colorsOf(
    fills,
    outlines,
    isWideEnough.map((is, i) => is && claimed[i]! < 0),
    others.map((i) => inlays[i]!.kind),
  );
  return fills.map((_, i) =>
    claimed[i]! >= 0 ? (isWideEnough[i] ? claimed[i]! : null) : rest[i] === null ? null : others[rest[i]!]!,
  );
}

/**
 * The cells of a figure; null when no plate is wide enough. Overlapping plates and wires stay metal, engraved lines
 * become ribs.
 * @param smooth the figure without its engraved lines
 * @param requested the fillings, by colour of the parts or in turns
 */
export function cellsOf(
  figure: FittedFigure,
  { halfHeightMm: k }: FigureScale,
  smooth: Field,
  reserved: readonly Reserved[],
  requested: readonly Filling[],
): Cells | null {
  const scaled = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x * k, y * k]);
  const plates = figure.fills.map(({ outline, holes = [] }) => ({
    outline: scaled(outline),
    box: boxOf(scaled(outline)),
    distance: sheetField(scaled(outline), holes.map(scaled)),
  }));
  const inlays = withOwnKinds(figure.fills, requested);
  const isWideEnough = plates.map(({ outline, distance }) => isWide(distance, outline));
  const kindOf = figure.fills.map(ownKind);
  const colorOf = colorsByRegion(
    figure.fills,
    plates.map(({ outline }) => outline),
    isWideEnough.map((is, i) => is && kindOf[i] === null),
    requested,
  ).map((color, i) => (kindOf[i] && isWideEnough[i] ? inlays.findIndex(({ kind }) => kind === kindOf[i]) : color));
  const isCell = colorOf.map((color) => color !== null);
  if (!isCell.includes(true)) return null;
  const lines = figure.strokes.map((stroke) => {
    const path = stroke.points.map(([x, y]): Vec3 => [x * k, y * k, 0]);
    const halfWidths = path.map((_, i) => Math.max(LEAST_RIB, halfWidthAt(stroke, i) * k));
    const last = stroke.closed ? path.length : path.length - 1;
    return {
      rim: stroke.engraved ? 0 : RIM * 0.5,
      box: boxAround(path, Math.max(...halfWidths) + NEAR),
      distance: wire(path, (t) => halfWidths[Math.min(path.length - 1, Math.round(t * last))]!, stroke.closed, NEAR),
    };
  });
  // No line is further away than its reach.
  const farthestLine = Math.max(-Infinity, ...lines.map(({ rim }) => rim - NEAR));
  /** Distance of a point to the cells, or to those of one colour, mm; negative inside a cell. */
  const ground = (x: number, y: number, color: number | null): number => {
    let nearest = Infinity;
    for (let i = plates.length - 1, over = -Infinity; i >= 0; i--) {
      const { box, distance } = plates[i]!;
      const away = Math.max(box.left - x, x - box.right, box.low - y, y - box.high);
      const edge = away > NEAR ? away : distance(x, y);
      if (isCell[i] && (color === null || colorOf[i] === color))
        nearest = Math.min(nearest, Math.max(edge + RIM, over));
      over = Math.max(over, RIM * 0.5 - edge);
    }
    nearest = Math.max(nearest, farthestLine);
    for (let i = 0; i < lines.length; i++) {
      const { rim, box, distance } = lines[i]!;
      if (isOutside(box, x, y)) continue;
      nearest = Math.max(nearest, rim - distance(x, y, 0));
    }
    for (const { at, radiusMm } of reserved) nearest = Math.max(nearest, radiusMm - Math.hypot(x - at[0], y - at[1]));
    return nearest;
  };
  /** Sculpting evaluates all heights over one point. */
  const groundOf = (color: number | null): Plan => {
    const last = { x: NaN, y: NaN, ground: NaN };
    return (x, y) => {
      if (x !== last.x || y !== last.y) {
        last.x = x;
        last.y = y;
        last.ground = ground(x, y, color);
      }
      return last.ground;
    };
  };
  const groundAt = groundOf(null);
  return {
    cut:
      (metal) =>
      (x, y, z, limit = Infinity) => {
        const d = metal(x, y, z, limit);
        // A pocket cuts at most its depth, and nothing below its floor.
        if (d >= limit || z - FLOOR <= d || d < -DEPTH * 3) return d;
        return Math.max(d, Math.min(-groundAt(x, y), z - FLOOR, d + DEPTH));
      },
    fillings: inlays
      .map(({ kind }, i) => ({ kind, color: i }))
      .filter(({ color }) => colorOf.includes(color))
      .map(({ kind, color }) => {
        const plan = inlays.length === 1 ? groundAt : groundOf(color);
        return {
          kind,
          field: (x, y, z, limit = Infinity) => {
            const d = Math.max(plan(x, y) - LAP, -z);
            return d >= limit ? d : Math.max(d, smooth(x, y, z, limit) + SUNK);
          },
        };
      }),
  };
}
