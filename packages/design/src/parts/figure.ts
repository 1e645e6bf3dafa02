/** Figures set into a piece: as a relief with stones where the figure has them, or as a plate paved with small ones. */
import type { Surface, Vec3 } from '../piece';
import type { Cut, FigureSeat, GemKind, Stone } from '../spec';
import { BLADE_CREASE, bladeHalves, midrib } from '../curves/blade';
import type { FittedFigure } from '../curves/figure';
import { figureField, figureLeaves, figureParts } from '../curves/figureField';
import type { Point2 } from '../geometry/curves';
import type { Field } from '../geometry/field';
import { blend, cut } from '../geometry/field';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import type { Solid } from '../geometry/solid';
import { mapped, merged, withoutCrumbs } from '../geometry/solid';
import type { Axes } from '../geometry/vec';
import { WORLD, fromAxes } from '../geometry/vec';
import { motifNamed } from '../motifs/library';
import { seatOf, seatedStones } from '../motifs/seating';
import type { InlayKind } from '../catalogue/inlays';
import { partIdOf } from '../spec/tree';
import type { Bench } from './bench';
import { cellsOf } from './champleve';
import { bezelCup, columnOver } from './head';
import type { Plaque } from './plaque';
import { inlayPart, inlaySurface } from './inlay';
import { mirrors, packed } from './paving';
import { depthIn, moved, plaqueField } from './plaque';
import { halo } from './rows';
import type { Seat } from './seats';
import { grains, seated, setStones } from './seats';

export interface Figure {
  name: string;
  /** Id of the part that it is. @default its name */
  part?: string;
  version: number;
  halfHeightMm: number;
  /**
   * How much larger than it is made the figure is placed: figures without stones that differ a little in size share
   * their metal. @default 1
   */
  scale?: number;
  /** The stones of one figure, by their seats. */
  stones?: readonly Stone[];
  /** Small stones round the main one. */
  around?: Stone;
  /** Small stones that cover the figure instead. */
  paved?: Stone;
  /** Bent over a band. @default flat */
  bend?: Bend;
  /** Fills cells cut into the figure's plates, where these are wide enough. */
  /** What fills its cells, in turns. */
  inlays?: readonly InlayKind[];
}

/**
 * The figure turned in its plane and bent round the second axis of those it is placed by, which lies `radiusMm` under
 * it.
 */
export interface Bend {
  radiusMm: number;
  /** Radians, counter-clockwise. */
  turn: number;
}

interface Setting {
  role: 'center' | 'accent';
  seat: FigureSeat;
  kind: GemKind;
  cut: Cut;
  /** The girdle's centre in the figure's own axes, and the stone's axes there. */
  at: Vec3;
  axes: Axes;
  sizeMm: number;
  depth: number;
  wallMm: number;
}

interface Made {
  meshes: readonly number[];
  /** What fills the figure's cells, one for each inlay. */
  fillings: readonly number[];
  settings: readonly Setting[];
  seats: readonly Seat[];
  hang: Point2;
  /** The lowest metal over the figure's middle. */
  foot: Point2;
  back: Point2;
  /** True where there is enough metal for a joint behind the figure. */
  isSolid: (x: number, y: number) => boolean;
}

/** A pair of earrings shares one figure. */
const made = new WeakMap<Bench, Map<string, Made>>();

/** Half the thickness of a paved plate, mm. */
const PLATE = 0.72;
/** Edges blunter than this are rounded, degrees: in a relief, and in a soldered figure, whose plates keep theirs. */
const SMOOTH = 55;
const SOLDERED = 40;
/** Loose bits smaller than this fall off a fine tip, mm. */
const CRUMB = 0.6;
/** Grid on which a figure with cells is sculpted, mm: their rims are thin. */
const INLAID_CELL = 0.15;
/** Metal round the stones of a plate, and of one that has no room for that, as a bead has not, mm. */
const MARGIN = 0.3;
const LEAST_MARGIN = 0.1;
/** A figure with fewer stones than this is not worth paving. */
const LEAST_PAVED = 9;

/** Where a point of a figure comes to lie when it is bent, and the axes there. */
function bent({ radiusMm, turn }: Bend, [x, y, z]: Vec3): { at: Vec3; axes: Axes } {
  const angle = (x * Math.cos(turn) - y * Math.sin(turn)) / radiusMm;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return {
    at: [(radiusMm + z) * s, x * Math.sin(turn) + y * Math.cos(turn), (radiusMm + z) * c - radiusMm],
    axes: [
      [c, 0, -s],
      [0, 1, 0],
      [s, 0, c],
    ],
  };
}

/** Where metal begins when one comes down from above at the place the figure hangs from. */
export function hangingPoint(field: Field, [x, y]: Point2): Point2 {
  for (let up = y + 1; up > y - 3; up -= 0.05) if (field(x, up, 0) < 0 || field(x, up, 0.3) < 0) return [x, up];
  return [x, y];
}

/** Where metal begins when one comes up from below the figure's middle. */
function footOf(field: Field, reach: number): Point2 {
  for (let y = -reach - 0.5; y < 0; y += 0.05) if (field(0, y, 0) < 0 || field(0, y, 0.3) < 0) return [0, y];
  return [0, -reach];
}

/** Metal round a joint behind a figure, mm. */
const JOINT = 0.22;

/** The place nearest to the middle with enough metal behind it for a post. */
export function solidPlace(field: Field, reach: number): Point2 {
  for (let r = 0; r < reach; r += 0.25) {
    const steps = Math.max(1, Math.round(r * 12));
    for (let i = 0; i < steps; i++) {
      const a = (i / steps) * 2 * Math.PI;
      const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
      if (field(x, y, 0) < -JOINT) return [x, y];
    }
  }
  return [0, 0];
}

/**
 * The figure as plates with closely set stones and the wires between them; null where there is no room for enough
 * stones.
 */
function pavedFigure(
  figure: FittedFigure,
  k: number,
  sizeMm: number,
): { field: Field; seats: Seat[]; top: number } | null {
  const scaled = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x * k, y * k]);
  const plaques = figure.fills.flatMap(({ outline, holes = [], blade }) =>
    (blade ? bladeHalves(blade) : [outline]).map((plate): Plaque => ({
      outline: scaled(plate),
      windows: holes.map(scaled),
      half: PLATE,
      rim: { width: 0.3, height: 0.14 },
    })),
  );
  const midribs = figure.fills.flatMap(({ blade }) => (blade ? [midrib(blade)] : []));
  const wires = [...figure.strokes.filter((stroke) => !stroke.engraved), ...midribs];
  const over =
    wires.length > 0 ? figureField({ ...figure, fills: [], strokes: wires }, { halfHeightMm: k, riseMm: PLATE }) : null;
  // Where plates overlap, the later one carries the stones; where a wire lies over them, none.
  const depths = plaques.map(depthIn);
  const laid: Seat[][] = [];
  plaques.forEach((plaque, i) => {
    const clear = (x: number, y: number): number =>
      depths.reduce(
        (least, depth, j) => (j > i ? Math.min(least, -depth(x, y)) : least),
        over?.field(x, y, PLATE) ?? Infinity,
      );
    const twin = laid.find((_, j) => mirrors(plaque, depths[j]!));
    if (twin) {
      laid.push(
        twin
          .map((seat): Seat => ({ ...seat, origin: [-seat.origin[0], seat.origin[1], seat.origin[2]] }))
          .filter(({ origin: [x, y], sizeMm: size }) => clear(x, y) > size * 0.55),
      );
      return;
    }
    const wide = packed(plaque, sizeMm, MARGIN, clear);
    laid.push(wide.length > 0 ? wide : packed(plaque, sizeMm, LEAST_MARGIN, clear));
  });
  const seats = laid.flat();
  if (seats.length < LEAST_PAVED) return null;
  const fields = plaques.map(plaqueField);
  if (over) fields.push(over.field);
  return { field: blend(0.05, ...fields), seats, top: Math.max(PLATE + 0.8, over?.high[2] ?? 0) };
}

function make(
  bench: Bench,
  { name, version, halfHeightMm: k, stones = [], around, paved, bend, inlays = [] }: Figure,
): Made {
  const figure = motifNamed(name, version);
  const define = (solid: Solid, creaseDeg: number): number =>
    bench.define(bend ? mapped(solid, (p) => bent(bend, p).at) : solid, creaseDeg);
  const full = paved ? pavedFigure(figure, k, paved.size_mm) : null;
  if (full) {
    // A wire may stand out behind the plates as far as before them.
    const room = k + 1.2;
    const field = seated(full.field, full.seats);
    return {
      meshes: [
        define(
          refined(
            withoutCrumbs(sculpt(field, [-room, -room, -full.top], [room, room, full.top], 0.13), 2 * PLATE + 0.4),
            field,
          ),
          50,
        ),
      ],
      fillings: [],
      settings: [],
      seats: !bend
        ? full.seats
        : full.seats.map((seat) => {
            const { at: origin, axes } = bent(bend, seat.origin);
            return { ...seat, origin, axes };
          }),
      hang: hangingPoint(full.field, [figure.hang[0] * k, figure.hang[1] * k]),
      foot: footOf(full.field, k),
      back: solidPlace(full.field, k),
      isSolid: (x, y) => full.field(x, y, 0) < -JOINT,
    };
  }
  const isWire = figure.fills.length === 0;
  const scale = { halfHeightMm: k, riseMm: Math.min(2.1, k * 0.155) };
  const { field, withoutLeaves, low, high, heightAt } = figureField(figure, scale);
  const settings = seatedStones(figure, k, stones, around !== undefined).map(
    ({ place, stone, sizeMm, roomMm: room, apartMm }): Setting => {
      const [x, y] = [place.at[0] * k, place.at[1] * k];
      const seat = Math.max(0.35, heightAt(x, y));
      const depth = Math.max(0.9, sizeMm * 0.4);
      return {
        role: place.role,
        seat: seatOf(place),
        kind: stone.kind,
        cut: stone.cut,
        at: [x, y, Math.max(seat + 0.12, depth - seat * 0.8)],
        axes: WORLD,
        sizeMm,
        depth,
        wallMm: Math.min(isWire ? Math.max(0.56, (room - sizeMm) / 2 + 0.56) : 0.56, (apartMm - sizeMm) / 2 + 0.02),
      };
    },
  );
  const columns = settings.map(({ role, cut: shape, at, sizeMm }) => ({
    from: at[2] - 0.1,
    field: columnOver(shape, sizeMm, at, { margin: around && role === 'center' ? around.size_mm * 1.04 + 1.1 : 0 }),
  }));
  const carved = (body: Field): Field => columns.reduce<Field>((left, column) => cut(left, column.field), body);
  const free = carved(field);
  const smooth =
    inlays.length === 0
      ? null
      : figureField({ ...figure, strokes: figure.strokes.filter((stroke) => !stroke.engraved) }, scale).field;
  const cells =
    smooth &&
    cellsOf(
      figure,
      scale,
      smooth,
      settings.map(({ at, sizeMm, wallMm }) => ({ at: [at[0], at[1]], radiusMm: sizeMm * 0.6 + wallMm })),
      inlays.length,
    );
  const inlaid = (): Pick<Made, 'meshes' | 'fillings'> | null => {
    if (!smooth || !cells) return null;
    const metal = cells.cut(carved(smooth));
    return {
      meshes: [define(refined(withoutCrumbs(sculpt(metal, low, high, INLAID_CELL), CRUMB), metal), SMOOTH)],
      fillings: cells.fillings.map((filling) =>
        define(refined(withoutCrumbs(sculpt(filling, low, high, INLAID_CELL), CRUMB), filling), SMOOTH),
      ),
    };
  };
  const relief = (): number[] => {
    const leaves = figureLeaves(figure, scale, (x, y) =>
      Math.min(Infinity, ...columns.filter((column) => column.field(x, y, Infinity) < 0).map((column) => column.from)),
    );
    const rest = leaves.length > 0 ? carved(withoutLeaves) : free;
    const sculpted = define(
      refined(withoutCrumbs(sculpt(rest, low, high, Math.max(0.15, k * 0.022)), CRUMB), rest),
      SMOOTH,
    );
    return leaves.length > 0 ? [sculpted, define(merged(...leaves), BLADE_CREASE)] : [sculpted];
  };
  const filled = inlaid();
  return {
    fillings: filled?.fillings ?? [],
    meshes: filled
      ? filled.meshes
      : figure.isSoldered
        ? [define(merged(...figureParts(figure, scale)), SOLDERED)]
        : relief(),
    settings: bend ? settings.map((setting) => ({ ...setting, ...bent(bend, setting.at) })) : settings,
    seats: [],
    hang: hangingPoint(free, [figure.hang[0] * k, figure.hang[1] * k]),
    foot: footOf(free, k),
    back: solidPlace(free, k),
    isSolid: (x, y) => free(x, y, 0) < -JOINT,
  };
}

function once(bench: Bench, figure: Figure): Made {
  const { name, version, halfHeightMm, stones = [], around, paved, bend, inlays = [] } = figure;
  const known = made.get(bench) ?? new Map<string, Made>();
  made.set(bench, known);
  const key = `${name} ${version} ${halfHeightMm} ${stones.map(({ seat, kind, cut: shape, size_mm, count }) => `${seat} ${kind} ${shape} ${size_mm} ${count}`).join()} ${around ? 'haloed' : ''} ${paved ? 'paved' : ''} ${bend ? `${bend.radiusMm} ${bend.turn}` : ''} ${inlays.length}`;
  const ready = known.get(key) ?? make(bench, figure);
  known.set(key, ready);
  return ready;
}

/** Where a post can be soldered to the back of a figure that was placed before, in the figure's own axes. */
export const figureBack = (bench: Bench, figure: Figure): Point2 => once(bench, figure).back;

/**
 * The outermost places of a figure on a line through its back, along x or y, where a fitting can be soldered; in the
 * figure's own axes.
 */
export function figureSpan(bench: Bench, figure: Figure, axis: 0 | 1): [from: Point2, to: Point2] {
  const { back, isSolid } = once(bench, figure);
  const at = (t: number): Point2 => (axis === 0 ? [t, back[1]] : [back[0], t]);
  const reach = 2 * figure.halfHeightMm;
  const outermost = (way: 1 | -1): Point2 => {
    let t = way * reach;
    while (way * (t - back[axis]) > 0 && !isSolid(...at(t))) t -= way * 0.2;
    return way * (t - back[axis]) > 0 ? at(t) : back;
  };
  return [outermost(-1), outermost(1)];
}

/** Grid on which a figure's lower edge is kept, mm. */
const EDGE_GRID = 0.25;

/**
 * Half the width of a figure's metal, its lowest place, and its lower edge at each place across; in the figure's own
 * axes, mm.
 */
export function figureEdge(
  bench: Bench,
  figure: Figure,
): { half: number; low: number; footAt: (x: number) => number | null } {
  const { isSolid, meshes } = once(bench, figure);
  let [half, low] = [0, 0];
  for (const mesh of meshes) {
    const p = bench.meshes[mesh]!.positions;
    for (let i = 0; i < p.length; i += 3) [half, low] = [Math.max(half, Math.abs(p[i]!)), Math.min(low, p[i + 1]!)];
  }
  const edge = new Map<number, number | null>();
  const found = (column: number): number | null => {
    for (let y = low; y < figure.halfHeightMm; y += EDGE_GRID / 2) if (isSolid(column * EDGE_GRID, y)) return y;
    return null;
  };
  return {
    half,
    low,
    footAt: (x) => {
      const column = Math.round(x / EDGE_GRID);
      const foot = edge.get(column) ?? found(column);
      edge.set(column, foot);
      return foot;
    },
  };
}

/** Where a figure hangs from, in the figure's own axes. */
export const figureHang = (bench: Bench, figure: Figure): Point2 => once(bench, figure).hang;

/** How far below its middle the metal of a figure begins, mm: what stands over it is joined there. */
export const figureFoot = (bench: Bench, figure: Figure): number => -once(bench, figure).foot[1];

/**
 * A figure of wire has no ground for a halo; where a figure hangs from a place beside its stone, a halo would lie under
 * the ring.
 */
export function hasRoomForHalo({ name, version, halfHeightMm: k, around }: Figure): boolean {
  const { fills, stones, hang } = motifNamed(name, version);
  if (fills.length === 0) return false;
  const main = stones.find((place) => place.role === 'center');
  if (!around || !main) return true;
  const outside = main.size * k * 0.4 + around.size_mm * 1.04 + 0.7;
  return Math.hypot(main.at[0] - hang[0], main.at[1] - hang[1]) * k > outside + 0.4;
}

/**
 * Places a motif with its stones; the figure's plane is that of the first two axes. Returns the point it hangs from.
 */
export function placeFigure(
  bench: Bench,
  requested: Figure,
  origin: Vec3,
  axes: Axes = WORLD,
  surface: Surface = bench.metal,
): Vec3 {
  return bench.inPart(requested.part ?? partIdOf(requested.name), () =>
    layFigure(bench, requested, origin, axes, surface),
  );
}

function layFigure(bench: Bench, requested: Figure, origin: Vec3, axes: Axes, surface: Surface): Vec3 {
  const { inlay, second_inlay: second } = bench.spec.root.metal;
  const figure = {
    ...requested,
    ...(hasRoomForHalo(requested) ? {} : { around: undefined }),
    ...(inlay ? { inlays: second ? [inlay, second] : [inlay] } : {}),
  };
  const { around, paved, scale = 1 } = figure;
  const ready = once(bench, figure);
  for (const mesh of ready.meshes) bench.place(mesh, { axes, origin, surface, scale });
  ready.fillings.forEach((filling, i) => {
    const kind = figure.inlays![i]!;
    bench.inPart(inlayPart(kind), () => bench.place(filling, { axes, origin, scale, surface: inlaySurface(kind) }));
  });
  if (paved && ready.seats.length > 0) {
    const seats = moved(ready.seats, axes, origin);
    setStones(bench, seats, [paved.kind], 'pave');
    grains(bench, seats, surface);
  }
  for (const { role, seat: place, kind, cut: shape, at, axes: own, sizeMm, depth, wallMm } of ready.settings) {
    const seat = fromAxes(axes, origin, at);
    const way = (a: Vec3): Vec3 => fromAxes(axes, [0, 0, 0], a);
    const facing: Axes = [way(own[0]), way(own[1]), way(own[2])];
    const set = (): void => bench.stone({ kind, cut: shape, sizeMm, role, origin: seat, axes: facing });
    if (place === role) set();
    else bench.inPart(place, set);
    bench.add(bezelCup(shape, sizeMm, facing, seat, { wallMm, depth: depth + 0.25, open: 0.72 }), 40);
    if (around && role === 'center')
      halo(bench, {
        cut: shape,
        sizeMm,
        origin: fromAxes(facing, seat, [0, 0, -0.1]),
        axes: facing,
        kind: around.kind,
        meleeMm: around.size_mm,
        gapMm: 0.3 + sizeMm * 0.03,
        role: 'halo',
      });
  }
  return fromAxes(axes, origin, [ready.hang[0] * scale, ready.hang[1] * scale, 0]);
}
