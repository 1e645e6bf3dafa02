/** The face of a signet: a plate that grows out of a shank, with an engraving, an inlay or a stone. */
import type { Vec3 } from '../../piece';
import type { InlayKind } from '../../catalogue/inlays';
import type { DesignPart, PartMetal, Stone } from '../../spec';
import { turn, type Point2 } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import type { Bench } from '../../parts/bench';
import { graved, type Graved } from '../../parts/graver';
import { bezelCup, girdleMm } from '../../parts/head';
import { SLAB_DEPTH, setSlab } from '../../parts/slab';
import { outlineOf } from '../../lettering/outline';
import { blend, smoothMax, type Field } from '../../geometry/field';
import { axesFacing, cross } from '../../geometry/vec';
import type { Hoop } from './common';
import { coat, coatOf } from '../faceEnamel';
import { intaglio, type Outline } from './intaglio';
import { LYING, placeRelief } from './relief';

/** The superellipse of an exponent: 2 is an oval, more is boxier. */
const superellipse =
  (exponent: number): Outline =>
  (u, v) =>
    (u ** exponent + Math.abs(v) ** exponent) ** (1 / exponent);

/** Outlines of the face by the values of its parameter. */
const FACES: Record<string, Outline> = {
  oval: superellipse(2),
  cushion: superellipse(3),
  square: superellipse(5),
  rectangle: superellipse(7),
  octagon: (u, v) => Math.max(u, Math.abs(v), (u + Math.abs(v)) / Math.SQRT2),
  round: superellipse(2),
  hexagon: (u, v) => Math.max(u, u / 2 + Math.abs(v)),
  // Two arcs that meet in points.
  marquise: (u, v) => (u + Math.hypot(u, 2 * v)) / 2,
  // Straight above, and below two arcs that meet in the point, with its middle where it is widest.
  shield: (u, v) => (v < 0 ? Math.max(u, -v / 0.88) : (u + Math.hypot(u, (2 * v) / 1.12)) / 2),
};
/** Height of the face over the finger, mm. */
const FACE_MM = 3.1;
/** Width over which edges are rounded, mm. */
const ROUND = 0.9;
/** Width over which the face blends into its rim, mm. */
const FACE_ROUND = 0.24;

/** Border of metal around a slab, mm. */
const BORDER = 1.05;

interface Face {
  along: number;
  across: number;
  outline: Outline;
  top: number;
}

/** Level of the face's outline: 1 on it, less inside. */
const levelAt = ({ along, across, outline }: Face, x: number, z: number): number =>
  outline(Math.abs(x / along), z / across);

/** Level of the slab's outline: 1 on it, less inside. */
const slabLevel = ({ along, across, outline }: Face, x: number, z: number): number =>
  outline(Math.abs(x / (along - BORDER)), z / (across - BORDER));

/** The outline of what fills the face inside a border of metal. */
const fieldOf = (face: Face): Point2[] =>
  turn(96, (a): Point2 => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const reach = 1 / slabLevel(face, c, s);
    return [c * reach, s * reach];
  });

/** A polished slab that fills the face: slightly domed, or flat under a figure. */
function inlay(bench: Bench, face: Face, stone: Stone, isFlat: boolean): void {
  const { along, top } = face;
  const outline = fieldOf(face);
  const axes = axesFacing([0, 1, 0]);
  const sizeMm = 2 * (along - BORDER);
  setSlab(bench, outline, { kind: stone.kind, role: 'center' }, { axes, origin: [0, top, 0], sizeMm, isFlat });
}

/** The line just inside the edge of the face. */
const rimLine = (face: Face): Vec3[] =>
  turn(96, (a): Vec3 => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const reach = 0.9 / levelAt(face, c, s);
    return [c * reach, face.top + 0.02, s * reach];
  });

/** Only metal within this distance of the face is cut, mm, and within this level of its outline. */
const NEAR_FACE = 1;
const CUT_WITHIN = 0.88;
/**
 * The outline around the letters as a share of the face, their maximum height relative to half the face, and the
 * factor on the engraving tool.
 */
const LETTERS = { within: 0.77, tall: 1.15, hand: 2.2 } as const;

function engraving(letters: string, { along, across, outline }: Face): Graved {
  const { width, height } = outlineOf(letters);
  // The corners of the text touch the outline.
  const corner = outline(width / 2 / along, height / 2 / across);
  const unit = LETTERS.within / corner;
  return graved(letters, width * unit, Math.min(height * unit, LETTERS.tall * Math.min(along, across)), LETTERS.hand);
}

/** The face's length as a share of its width, also of other outlines, and a figure's as a share of the face's. */
export const LENGTH = 0.84;
const LENGTHS: Readonly<Record<string, number>> = {
  rectangle: 0.7,
  octagon: 0.94,
  round: 1,
  hexagon: 0.87,
  marquise: 0.58,
  shield: 0.86,
};
export const FIGURE = 0.78;
/**
 * A figure on a slab: height of its foot over the face and radius of its pin, mm, and its size relative to one on
 * metal.
 */
const ON_SLAB = { over: 0.5, pin: 0.5, share: 0.88 } as const;
const USUAL_FACE_MM = 11;
/** A stone on the face: height of the girdle above it, and its collar, mm. */
const STONE_OVER = 0.22;
const COLLAR = { wallMm: 0.4, depth: 0.9, open: 0.86 };
/** Cell widths for sculpting the ring, mm. */
const GRID = { plain: 0.16, engraved: 0.14, intaglio: 0.12 };
/** Width of the fillet between plate and shank, mm. */
const SHOULDER = 2.4;

/** Half the width of a plate's face along the finger, mm; null without a plate. */
export const halfFace = (plate: DesignPart | undefined): number =>
  Number(plate?.params['face_width'] ?? USUAL_FACE_MM) / 2;

export interface PlateBody {
  /** Half extents of the plate along the band and along the finger, mm. */
  along: number;
  across: number;
  top: number;
  gridMm: number;
  /** Depth of what is cut into the face at a point of the metal, mm. */
  depthAt: (x: number, y: number, z: number) => number;
  /** The metal of a shank with the plate grown out of it. */
  shaped: (shank: Field) => Field;
}

const faceOf = (plate: DesignPart, { center }: Hoop, boreMm: number): Face => {
  const across = halfFace(plate);
  return {
    along: across * (LENGTHS[String(plate.params['face'])] ?? LENGTH),
    across,
    outline: FACES[String(plate.params['face'])] ?? superellipse(2),
    top: center[1] + boreMm / 2 + FACE_MM,
  };
};

const contentOf = (plate: DesignPart, kind: string): DesignPart | undefined =>
  plate.children['face']?.find((part) => part.kind === kind);

/** The enamel that fills the face; engraved letters and stones leave it plain. */
const enamelOf = (plate: DesignPart, { inlay: kind }: PartMetal): InlayKind | null =>
  ['inlay.slab', 'ornament.letters', 'head.collar'].some((part) => contentOf(plate, part)) ? null : coatOf(kind);

/**
 * The figure that is cut into the face; one with stones stands on it, and one over a slab, over enamel or in a second
 * metal too.
 */
export function cutFigure(plate: DesignPart, metal: PartMetal): DesignPart | undefined {
  const figure = contentOf(plate, 'figure.relief');
  const isRaised = metal.second !== undefined || enamelOf(plate, metal) !== null;
  return !isRaised && !contentOf(plate, 'inlay.slab') && (figure?.stones ?? []).length === 0 ? figure : undefined;
}

export function plateBody(plate: DesignPart, hoop: Hoop, boreMm: number, metal: PartMetal): PlateBody {
  const face = faceOf(plate, hoop, boreMm);
  const { along, across, top } = face;
  const innerRadius = boreMm / 2;
  const [, centerY] = hoop.center;
  const block: Field = (x, y, z) => {
    const side = (levelAt(face, x, z) - 1) * along * 0.9 + (top - y) * 0.12;
    return Math.max(smoothMax(side, y - top, ROUND), centerY + innerRadius * 0.62 - y);
  };
  const letters = contentOf(plate, 'ornament.letters')?.params['letters'];
  const engraved = letters === undefined || letters === '' ? null : engraving(String(letters), face);
  const figure = cutFigure(plate, metal);
  const sunk = figure && intaglio(figure, face);
  const isInlaid = contentOf(plate, 'inlay.slab') !== undefined;
  return {
    along,
    across,
    top,
    depthAt: (x, y, z) => ((engraved ?? sunk) && y > top - NEAR_FACE && levelAt(face, x, z) < CUT_WITHIN ? top - y : 0),
    gridMm: sunk ? GRID.intaglio : engraved ? GRID.engraved : GRID.plain,
    shaped: (shank) => {
      const body = blend(SHOULDER, shank, block);
      return (x, y, z, limit) => {
        const hole = innerRadius - Math.hypot(x, y - centerY);
        const pit = isInlaid
          ? Math.max((slabLevel(face, x, z) - 1) * (along - BORDER) * 0.9, top - SLAB_DEPTH + 0.02 - y)
          : 1;
        const d = Math.max(smoothMax(body(x, y, z, limit), y - top, FACE_ROUND), -pit);
        const cut = engraved && Math.abs(y - top) < NEAR_FACE ? engraved.depthAt(x, -z) : 0;
        const lowered = sunk && Math.abs(y - top) < NEAR_FACE ? Math.max(d, -sunk(x, y, z)) : d + cut;
        return smoothMax(lowered, hole, ROUND);
      };
    },
  };
}

/** Adds the contents of the face, and a rim of the second metal to a two-tone plate. */
export function addFace(bench: Bench, plate: DesignPart, hoop: Hoop, boreMm: number): void {
  const face = faceOf(plate, hoop, boreMm);
  const { along, top } = face;
  const enamel = enamelOf(plate, bench.spec.root.metal);
  const sunk = cutFigure(plate, bench.spec.root.metal);
  const figure = sunk ? undefined : contentOf(plate, 'figure.relief');
  if (sunk) bench.cut(sunk.id);
  bench.cut(plate.id);
  if (enamel)
    bench.inPart(plate.id, () =>
      coat(bench, enamel, fieldOf(face), { axes: axesFacing([0, 1, 0]), origin: [0, top, 0] }),
    );
  if (bench.isTwoTone && !figure)
    bench.inPart(plate.id, () =>
      bench.add(tube(rimLine(face), 0.34, { closed: true, points: 14 }), 40, { surface: bench.accent }),
    );
  const letters = contentOf(plate, 'ornament.letters');
  if (letters) bench.cut(letters.id);
  const slab = contentOf(plate, 'inlay.slab');
  if (slab) bench.inPart(slab.id, () => inlay(bench, face, slab.stones![0]!, figure !== undefined));
  if (figure && slab) {
    placeRelief(bench, figure, [0, top + ON_SLAB.over, 0], LYING, along * FIGURE * ON_SLAB.share);
    // A pin through the slab holds the figure.
    bench.inPart(figure.id, () =>
      bench.add(
        tube(
          [
            [0, top - SLAB_DEPTH - 0.3, 0],
            [0, top + ON_SLAB.over + 0.3, 0],
          ],
          ON_SLAB.pin,
          { points: 16 },
        ),
        40,
      ),
    );
  } else if (figure)
    placeRelief(bench, figure, [0, top - 0.1, 0], LYING, along * FIGURE * (enamel ? ON_SLAB.share : 1), {
      isBare: enamel !== null,
    });
  const head = contentOf(plate, 'head.collar');
  if (!head) return;
  const { kind, cut, size_mm, role } = head.stones![0]!;
  const axes = axesFacing([0, 1, 0], cross([0, 1, 0], [0, 0, 1]));
  const size = Math.min(size_mm, (size_mm * along * 1.5) / Math.max(...girdleMm(cut, size_mm).map((p) => p[1] * 2)));
  const origin: Vec3 = [0, top + STONE_OVER, 0];
  bench.inPart(head.id, () => {
    bench.stone({ kind, cut, sizeMm: size, role, origin, axes });
    bench.add(bezelCup(cut, size, axes, origin, COLLAR), 40);
  });
}
