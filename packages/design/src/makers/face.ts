/** Faces of brooches and cufflinks: a plate with a slab or a stone, stones around its edge, or an engraved text. */
import type { Point2 } from '../geometry/curves';
import { evenly, lengthOf, raise, turn } from '../geometry/curves';
import { sphere } from '../geometry/blocks';
import type { Field } from '../geometry/field';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import type { Axes } from '../geometry/vec';
import { WORLD, fromAxes } from '../geometry/vec';
import type { Bench } from '../parts/bench';
import { addEngraved, depthBelow } from '../parts/darkenedCut';
import type { BorderPattern } from '../parts/border/patterns';
import { OPENWORK, PATTERNS } from '../parts/border/patterns';
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
import { COAT_MM, coat, coatOf } from './faceEnamel';
import { checkerboard, inlaidStrip } from './faceInlay';
import type { FaceShape } from './faceOutline';
import { halvesOf, inside } from './faceOutline';
import { BORDER, borderMm, rimOf, rimText } from './faceRim';
import type { FaceEngraving } from './faceEngravings';
import { FACE_ENGRAVINGS } from './faceEngravings';
import { EDGE_WALL_MM } from './faceStones';
import { mm } from './maker';
import { partIdOf } from '../spec/tree';

/** Grid of an engraved face, and of the smaller letters in a rim, mm. */
const FACE_GRID_MM = 0.12;
const RIM_GRID_MM = 0.09;

/** Half the thickness of a face, mm. */
export const FACE_MM = 0.9;
/** Distance from the edge to the middle of beads or stones, mm. */
const BEADS_IN = 0.75;
const BEADS_MM = 0.6;
const EDGE_IN_MM = 0.45;
/** Distance of an engraved pattern from the border, and half the height up to which a face is small, mm. */
const ENGRAVED_IN_MM = 0.9;
const SMALL_MM = 9;
/** Distance of a strip of stone from the edge, mm. */
const STRIP_IN_MM = 0.75;
/** Width of a plate under the inner rail of openwork around it, mm. */
const OVERLAP_MM = 0.6;
/** What is in the middle of an empty face inside a broad border, and its radius as a share of half the face's. */
const ROSETTES: Partial<Record<BorderPattern, BorderPattern>> = {
  filigree: 'petals',
  tracery: 'arches',
  volutes: 'petals',
  whiplash: 'leaves',
};
const ROSETTE = 0.2;
/** Share of a face that a text fills, and factor of its lettering. */
const TEXT = { wide: 0.6, tall: 0.42, hand: 2.2 } as const;

/** The stones or beads along the edge, inside a border, as seats in the face's axes. */
function edgeOf(shape: FaceShape, k: number, sizeMm: number, inMm: number): Vec3[] {
  const line = raise(inside(shape, k, inMm + sizeMm / 2 + EDGE_IN_MM), FACE_MM);
  const count = Math.max(12, Math.floor(lengthOf(line, true) / (sizeMm * 1.06)));
  return evenly(line, count, true);
}

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
  border?: BorderPattern | null;
  /** True for a line of beads inside it. */
  isBeaded?: boolean;
  /** Pattern that is cut into the metal inside it. */
  engraving?: FaceEngraving | null;
  /** True when what fills it is a strip down its middle. */
  isInStrip?: boolean;
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

/** Half the width of a strip as a share of half the face's. */
const STRIP_SHARE = 0.26;

/** The outline of a strip down the middle of another. */
const stripOf = (outline: readonly Point2[], k: number): Point2[] =>
  outline.map(([x, y]): Point2 => [Math.max(-k * STRIP_SHARE, Math.min(k * STRIP_SHARE, x)), y]);

/** Builds a face about its middle; returns half its width, mm. */
export function buildFace(
  bench: Bench,
  {
    shape,
    k,
    stones,
    text,
    isSlab,
    motif = '',
    isCut = false,
    border = null,
    isBeaded = false,
    engraving = null,
    isInStrip = false,
    isChecked = false,
  }: FaceParts,
  { axes = WORLD, origin }: { axes?: Axes; origin: Vec3 },
): number {
  const center = stones.find(({ role }) => role === 'center');
  const over = stones.find(({ role }) => role === 'accent');
  const edge = stones.find(({ role }) => role === 'halo' || role === 'side');
  const isStrip = edge !== undefined && isSlabStone(edge.kind);
  const enamel = isSlab || isStrip ? null : coatOf(bench.spec.root.metal.inlay);
  const isFilled = isSlab || enamel !== null;
  const [half, low] = halvesOf(shape, k);
  const isEmpty = text === '' && motif === '' && !isFilled && edge === undefined;
  const wide = border === null ? 0 : borderMm(border, isEmpty ? low : 0);
  // Openwork surrounds a smaller plate.
  const outline = inside(shape, k, OPENWORK.has(border) ? wide - OVERLAP_MM : 0);
  const inMost = low - wide - ENGRAVED_IN_MM;
  const pattern = isEmpty && engraving ? FACE_ENGRAVINGS[engraving](inMost * (half / low), inMost) : null;
  const row = edge && !isStrip ? edgeOf(shape, k, edge.size_mm, wide) : [];
  const seats =
    edge && !isStrip && edge.kind !== 'pearl'
      ? row.map((at) => ({ origin: at, axes: WORLD, sizeMm: edge.size_mm }))
      : [];
  const put = (at: Vec3): Vec3 => fromAxes(axes, origin, at);
  if (isCut) bench.cut(partIdOf(motif));
  bench.inPart('plate', () => {
    if (text === '' && !isCut && !pattern)
      bench.add(plaqueSolid({ outline, half: FACE_MM }, seats), 40, { axes, origin });
    else {
      const [a, b] = [half, low];
      const cut = pattern
        ? pattern
        : isCut
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
        refined(
          sculpt(
            field,
            [-reach[0], -reach[1], -reach[2]],
            reach,
            isFilled || low < SMALL_MM ? RIM_GRID_MM : FACE_GRID_MM,
          ),
          field,
        ),
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
      bench.stone({ kind: 'pearl', cut: 'round', sizeMm: edge.size_mm, role: edge.role, origin: seat, axes });
    }
  else if (edge) {
    const set = moved(seats, axes, origin);
    setStones(bench, set, [edge.kind], edge.role);
    grains(bench, set);
  }
  if (border !== null && !isStrip) {
    const line = raise(inside(shape, k, wide / 2), FACE_MM - 0.05).map(put);
    PATTERNS[border](
      bench,
      trackOf(line, () => axes[2], true),
      wide,
    );
  }
  const beadsMm =
    border === null ? (isFilled || edge ? null : BEADS_IN) : isBeaded && !edge ? wide + BEADS_MM / 2 : null;
  if (beadsMm !== null)
    milgrain(bench, evenly(raise(inside(shape, k, beadsMm), FACE_MM + 0.08), 120, true).map(put), { beadMm: BEADS_MM });
  const room = FIGURE_SHARE * (halvesOf(shape, k)[1] - BORDER - (edge?.size_mm ?? 0));
  const inMm = Math.max(wide, rimOf(border, text)) + (edge ? edge.size_mm + EDGE_WALL_MM : 0);
  const filled = isInStrip ? stripOf(inside(shape, k, inMm), k) : inside(shape, k, inMm);
  if (enamel) coat(bench, enamel, filled, { axes, origin: put([0, 0, FACE_MM]) });
  const inMiddle = border && ROSETTES[border];
  if (inMiddle && isEmpty && !center) {
    const around = low * ROSETTE;
    bench.add(sphere(around / 2, 16), 40, { axes, origin: put([0, 0, FACE_MM]) });
    PATTERNS[inMiddle](
      bench,
      trackOf(
        turn(120, (a): Vec3 => put([Math.cos(a) * around, Math.sin(a) * around, FACE_MM])),
        () => axes[2],
        true,
      ),
      around,
    );
  }
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
    setSlab(bench, filled, center, {
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
