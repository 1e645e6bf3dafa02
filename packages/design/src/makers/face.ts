/** Faces of brooches and cufflinks: a plate with a slab or a stone, stones around its edge, or an engraved text. */
import { evenly, lengthOf, raise } from '../geometry/curves';
import type { Field } from '../geometry/field';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import type { Axes } from '../geometry/vec';
import { WORLD, fromAxes } from '../geometry/vec';
import type { Bench } from '../parts/bench';
import { addEngraved, depthBelow } from '../parts/darkenedCut';
import { PATTERNS } from '../parts/border/patterns';
import { trackOf } from '../parts/border/track';
import { gravedFigure } from '../parts/gravedFigure';
import { graved } from '../parts/graver';
import { bezelCup } from '../parts/head';
import { milgrain } from '../parts/milgrain';
import { moved, plaqueField, plaqueSolid } from '../parts/plaque';
import { grains, setStones } from '../parts/seats';
import { placeFigure } from '../parts/figure';
import { FLAT_SLAB_MM, isSlabStone, setSlab } from '../parts/slab';
import type { Vec3 } from '../piece';
import type { Stone } from '../spec';
import { lettersOf } from '../motifs/library';
import { COAT_MM, coat, coatOf } from './faceEnamel';
import { SQUARES, checkerStones, checkerboard, inlaidStrip, squareMm, stoneOfInlay } from './faceInlay';
import type { FaceShape } from './faceOutline';
import { halvesOf, inside, shapeOf } from './faceOutline';
import { RIM_MM, rimText } from './faceRim';
import type { Brief } from './maker';
import { mm } from './maker';
import { partIdOf } from '../spec/tree';

/** Borders of a face, and their width, mm. */
export const FACE_BORDERS = ['grains', 'rope'] as const;
export type FaceBorder = (typeof FACE_BORDERS)[number];
const BORDER_MM: Readonly<Record<FaceBorder, number>> = { grains: 1.25, rope: 1.7 };

/** Grid of an engraved face, and of the smaller letters in a rim, mm. */
const FACE_GRID_MM = 0.12;
const RIM_GRID_MM = 0.09;

/** Half the thickness of a face, mm. */
export const FACE_MM = 0.9;
/** Distance from the edge to the middle of beads or stones, the border beside a slab, mm. */
const BEADS_IN = 0.75;
const BORDER = 1.1;
/** Width of stones around the edge: faceted ones, and pearls, mm. */
const EDGE_MM = 1.5;
const EDGE_PEARL_MM = 2.6;
const EDGE_WALL_MM = 0.3;
const EDGE_IN_MM = 0.45;
/** Distance of a strip of stone from the edge, mm. */
const STRIP_IN_MM = 0.75;
/** Width of a stone on a slab, mm. */
const ON_SLAB_MM = 1.8;
/** Share of a face that a text fills, and factor of its lettering. */
const TEXT = { wide: 0.6, tall: 0.42, hand: 2.2 } as const;

/** The text of a face: an engraving, or initials. */
export const faceText = ({ engraving, motif }: Brief): string | null => {
  const letters = motif === null ? '' : lettersOf(motif);
  return letters === '' ? (engraving?.inside === false ? engraving.text : null) : letters;
};

/** A stone as wide as a face means the face, mm. */
const LEAST_FACE_MM = 9;

/** The height of a face that a size beside an opaque stone states, mm: "lapis cufflinks, 16 mm". */
export const faceSize = ({ gems, stoneSizeMm }: Brief): number | null =>
  isSlabStone(gems[0]) && stoneSizeMm !== null && stoneSizeMm >= LEAST_FACE_MM ? stoneSizeMm : null;

/**
 * The stones of a face of half the width `k`: a slab or a stone in its middle, one on the slab, some at its edge, as a
 * second cut kind of open place is.
 */
export function faceStones(brief: Brief, k: number, copies: number, rimMm: number = BORDER): Stone[] {
  const named = brief.gemsGiven
    ? brief.named
    : brief.gems.map((kind) => ({ kind, role: null, cut: null, count: null }));
  const isCut = named.length === 2 && brief.inlay === null && named.every(({ kind }) => !isSlabStone(kind));
  const edge =
    named.find(({ role }) => role === 'halo' || role === 'pave') ??
    named.slice(1).find(({ role, count }) => isCut && role === null && count === null);
  const others = named.filter((stone) => stone !== edge);
  const filling = stoneOfInlay(brief);
  const slab =
    others.find(({ kind }) => isSlabStone(kind)) ??
    (filling === null ? undefined : { kind: filling, role: null, cut: null, count: null });
  const [main, second] = slab ? [slab, others.find((stone) => stone !== slab)] : others;
  if (!main && !edge) return [];
  const isSlab =
    main !== undefined && isSlabStone(main.kind) && (brief.stoneSizeMm === null || faceSize(brief) !== null);
  const room =
    2 *
    (halvesOf(shapeOf(brief), k)[1] -
      rimMm -
      (edge ? (edge.kind === 'pearl' ? EDGE_PEARL_MM : EDGE_MM) + EDGE_WALL_MM : 0));
  const [dark, light] = checkerStones(brief);
  if (dark && light) {
    const size_mm = mm(squareMm(room));
    const count = (copies * SQUARES * SQUARES) / 2;
    return [
      { role: 'center', kind: dark, cut: 'cabochon', size_mm, count },
      { role: 'accent', kind: light, cut: 'cabochon', size_mm, count },
    ];
  }
  const center: Stone[] = main
    ? [
        {
          role: 'center',
          kind: main.kind,
          cut: isSlab ? 'cabochon' : main.kind === 'pearl' ? 'round' : (main.cut ?? brief.cuts[0] ?? 'round'),
          size_mm: mm(isSlab ? room : Math.min(room * 0.8, brief.stoneSizeMm ?? Math.min(7, k * 0.8))),
          count: copies,
        },
      ]
    : [];
  const over: Stone[] =
    isSlab && second
      ? [{ role: 'accent', kind: second.kind, cut: second.cut ?? 'round', size_mm: ON_SLAB_MM, count: copies }]
      : [];
  const around: Stone[] = edge
    ? [
        {
          role: 'halo',
          kind: edge.kind,
          cut: isSlabStone(edge.kind) ? 'cabochon' : 'round',
          size_mm: edge.kind === 'pearl' ? EDGE_PEARL_MM : EDGE_MM,
          count: isSlabStone(edge.kind) ? copies : 0,
        },
      ]
    : [];
  return [...center, ...over, ...around];
}

/** The stones or beads along the edge, as seats in the face's axes. */
function edgeOf(shape: FaceShape, k: number, sizeMm: number): Vec3[] {
  const line = raise(inside(shape, k, sizeMm / 2 + EDGE_IN_MM), FACE_MM);
  const count = Math.max(12, Math.floor(lengthOf(line, true) / (sizeMm * 1.06)));
  return evenly(line, count, true);
}

/** Width of the metal around a slab, mm: of a border, or of a rim with a text. */
export const rimOf = (border: FaceBorder | null, text: string): number =>
  Math.max(text === '' ? BORDER : RIM_MM, border === null ? 0 : BORDER_MM[border]);

/** True when the main stone of a planned face is a slab. */
export const hasSlab = ([main]: readonly Stone[]): boolean =>
  main !== undefined && main.role === 'center' && main.cut === 'cabochon' && isSlabStone(main.kind);

export interface FaceParts {
  shape: FaceShape;
  k: number;
  stones: readonly Stone[];
  text: string;
  /** True when the main stone is a slab that fills the face. */
  isSlab: boolean;
  /** A figure that lies on the face, and true when it is cut into its metal instead. */
  motif?: string;
  isCut?: boolean;
  /** Ornament along its edge. */
  border?: FaceBorder | null;
  /** True when its two stones are the squares of a checkerboard. */
  isChecked?: boolean;
}

/** Half the height of a figure on a face, as a share of the face's. */
const FIGURE_SHARE = 0.56;
/** Depth of a figure's plate in what it lies on, mm. */
const SUNK_MM = 0.12;

/** The figure on a face, in the second metal of the piece. */
function figureOn(bench: Bench, name: string, halfHeightMm: number, origin: Vec3, axes: Axes): void {
  placeFigure(bench, { name, version: 0, halfHeightMm, stones: [], isBare: true }, origin, axes, bench.accent);
}

/** A small stone in a bezel on what fills a face. */
function smallStone(bench: Bench, stone: Stone, seat: Vec3, axes: Axes): void {
  bench.stone({ ...stone, sizeMm: stone.size_mm, origin: seat, axes });
  bench.add(bezelCup(stone.cut, stone.size_mm, axes, seat, { wallMm: 0.4, depth: 0.75, open: 0.5 }), 40);
}

/** The stones of a face with a figure: a slab, or one small stone above the figure. */
export function stonesBesideFigure(stones: readonly Stone[]): Stone[] {
  const [main] = stones;
  if (hasSlab(stones) || !main || main.role !== 'center') return stones.filter(({ role }) => role !== 'accent');
  return [{ ...main, role: 'accent', size_mm: ON_SLAB_MM }, ...stones.filter(({ role }) => role === 'halo')];
}

/** Builds a face about its middle; returns half its width, mm. */
export function buildFace(
  bench: Bench,
  { shape, k, stones, text, isSlab, motif = '', isCut = false, border = null, isChecked = false }: FaceParts,
  { axes = WORLD, origin }: { axes?: Axes; origin: Vec3 },
): number {
  const outline = inside(shape, k, 0);
  const center = stones.find(({ role }) => role === 'center');
  const over = stones.find(({ role }) => role === 'accent');
  const edge = stones.find(({ role }) => role === 'halo');
  const isStrip = edge !== undefined && isSlabStone(edge.kind);
  const row = edge && !isStrip ? edgeOf(shape, k, edge.size_mm) : [];
  const seats =
    edge && !isStrip && edge.kind !== 'pearl'
      ? row.map((at) => ({ origin: at, axes: WORLD, sizeMm: edge.size_mm }))
      : [];
  const put = (at: Vec3): Vec3 => fromAxes(axes, origin, at);
  const enamel = isSlab || isStrip ? null : coatOf(bench.spec.root.metal.inlay);
  const isFilled = isSlab || enamel !== null;
  if (isCut) bench.cut(partIdOf(motif));
  bench.inPart('plate', () => {
    if (text === '' && !isCut) bench.add(plaqueSolid({ outline, half: FACE_MM }, seats), 40, { axes, origin });
    else {
      const [a, b] = halvesOf(shape, k);
      const cut = isCut
        ? gravedFigure(motif, FIGURE_SHARE * (b - BORDER))
        : isFilled
          ? rimText(text, shape === 'round', [a, b])
          : graved(text, 2 * a * TEXT.wide, 2 * b * TEXT.tall, TEXT.hand);
      const plate = plaqueField({ outline, half: FACE_MM });
      const field: Field = (x, y, z, limit) => {
        const d = plate(x, y, z, limit);
        return z > 0 && Math.abs(d) < 0.6 && Math.abs(x) < cut.reachX && Math.abs(y) < cut.reachY
          ? d + cut.depthAt(x, y)
          : d;
      };
      const reach: Vec3 = [a + 0.5, k + 0.5, FACE_MM + 0.4];
      addEngraved(
        bench,
        refined(sculpt(field, [-reach[0], -reach[1], -reach[2]], reach, isFilled ? RIM_GRID_MM : FACE_GRID_MM), field),
        depthBelow(plate),
        40,
        { axes, origin },
      );
    }
  });
  if (edge && isStrip)
    bench.inPart('halo', () =>
      inlaidStrip(bench, inside(shape, k, STRIP_IN_MM), inside(shape, k, STRIP_IN_MM + edge.size_mm), edge, {
        axes,
        origin: put([0, 0, FACE_MM]),
      }),
    );
  else if (edge && edge.kind === 'pearl')
    for (const at of row) {
      const seat = put([at[0], at[1], FACE_MM + 0.02]);
      bench.stone({ kind: 'pearl', cut: 'round', sizeMm: edge.size_mm, role: 'halo', origin: seat, axes });
    }
  else if (edge) {
    const set = moved(seats, axes, origin);
    setStones(bench, set, [edge.kind], 'halo');
    grains(bench, set);
  } else if (border !== null) {
    const wide = BORDER_MM[border];
    const line = raise(inside(shape, k, wide / 2), FACE_MM - 0.05).map(put);
    PATTERNS[border](
      bench,
      trackOf(line, () => axes[2], true),
      wide,
    );
  } else if (!isFilled)
    milgrain(bench, evenly(raise(inside(shape, k, BEADS_IN), FACE_MM + 0.08), 120, true).map(put), {
      beadMm: 0.6,
    });
  const room = FIGURE_SHARE * (halvesOf(shape, k)[1] - BORDER - (edge?.size_mm ?? 0));
  const inMm = rimOf(border, text) + (edge ? edge.size_mm + EDGE_WALL_MM : 0);
  if (enamel) coat(bench, enamel, inside(shape, k, inMm), { axes, origin: put([0, 0, FACE_MM]) });
  if (!center) {
    const on = FACE_MM + (enamel ? COAT_MM : 0);
    if (motif !== '' && !isCut) figureOn(bench, motif, room, put([0, 0, on - SUNK_MM]), axes);
    // Above a figure, as a mark of the north.
    if (over) smallStone(bench, over, put([0, (room + halvesOf(shape, k)[1] - inMm) / 2, on + 0.4]), axes);
    return halvesOf(shape, k)[0];
  }
  if (isChecked && over) {
    checkerboard(bench, halvesOf(shape, k)[1] - BORDER, [center, over], { axes, origin: put([0, 0, FACE_MM]) });
    return halvesOf(shape, k)[0];
  }
  if (isSlab) {
    setSlab(bench, inside(shape, k, inMm), center, {
      axes,
      origin: put([0, 0, FACE_MM]),
      sizeMm: mm(2 * (halvesOf(shape, k)[1] - inMm)),
      isFlat: true,
    });
    if (motif !== '') figureOn(bench, motif, room, put([0, 0, FACE_MM + FLAT_SLAB_MM - SUNK_MM]), axes);
    else if (over) smallStone(bench, over, put([0, 0, FACE_MM + FLAT_SLAB_MM + 0.4]), axes);
    return halvesOf(shape, k)[0];
  }
  const lift = FACE_MM + Math.max(0.5, center.size_mm * 0.46 - FACE_MM);
  const seat = put([0, 0, lift]);
  bench.stone({ kind: center.kind, cut: center.cut, sizeMm: center.size_mm, role: 'center', origin: seat, axes });
  bench.add(
    bezelCup(center.cut, center.size_mm, axes, seat, { wallMm: 0.65, depth: lift - FACE_MM + 0.4, open: 0.66 }),
    40,
  );
  return halvesOf(shape, k)[0];
}
