import type { Vec3 } from '../piece';
import type { Cut, FigureSeat, GemKind, Stone } from '../spec';
import { BLADE_CREASE } from '../curves/blade';
import { figureField, figureLeaves, figureParts } from '../curves/figureField';
import type { Point2 } from '../geometry/curves';
import { cut, type Field } from '../geometry/field';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import { mapped, merged, withoutCrumbs, type Solid } from '../geometry/solid';
import { WORLD, type Axes } from '../geometry/vec';
import { motifNamed } from '../motifs/library';
import { seatedStones } from '../motifs/seating';
import { seatOf } from '../motifs/regions';
import type { InlayKind } from '../catalogue/inlays';
import type { Bench } from './bench';
import { cellsOf, type Filling } from './champleve';
import { columnOver } from './column';
import { seated, type Seat } from './seats';
import { withStruts } from './struts';
import { pavedFigure, PLATE } from './pavedFigure';
import { levelled, regionSeats } from './pavedRegion';

export interface Figure {
  name: string;
  /** Id of its part. @default its name */
  part?: string;
  version: number;
  halfHeightMm: number;
  /**
   * Factor on the placed figure, so that figures without stones and of similar size share their metal. @default 1
   */
  scale?: number;
  /** The stones of one figure, by their seats. */
  stones?: readonly Stone[];
  /** Small stones around the main one. */
  around?: Stone;
  /** Small stones that cover the figure instead. */
  paved?: Stone;
  /** Small stones over parts of it, by their seats. */
  pavedParts?: readonly Stone[];
  /** Bent over a band. @default flat */
  bend?: Bend;
  /** Fillings of cells cut into its plates, where these are wide enough: alternating, or each in a part of its own. */
  inlays?: readonly Filling[];
  /** True for plain metal, because what it lies on has the inlay. */
  isBare?: boolean;
}

/** Rotates the figure in its plane and bends it around the second axis of its placement, `radiusMm` below it. */
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
  /** The girdle's centre in the figure's axes, and the stone's axes there. */
  at: Vec3;
  axes: Axes;
  sizeMm: number;
  depth: number;
  wallMm: number;
}

interface Made {
  meshes: readonly number[];
  fillings: readonly { kind: InlayKind; mesh: number }[];
  settings: readonly Setting[];
  seats: readonly Seat[];
  /** The seats of small stones on parts of it. */
  onParts: readonly { stone: Stone; seats: readonly Seat[] }[];
  hang: Point2;
  /** The lowest metal at the figure's middle. */
  foot: Point2;
  back: Point2;
  /** True for points with enough metal for a joint behind the figure. */
  isSolid: (x: number, y: number) => boolean;
}

/** A pair of earrings shares one figure. */
const made = new WeakMap<Bench, Map<string, Made>>();
/** Stones narrower than this have a thinner wall, and those that are eyes, mm. */
const SMALL_MM = 3;
const TINY_MM = 1.1;
/** Crease angles, degrees: of a relief, and of a soldered figure, whose plates keep their edges. */
const SMOOTH = 55;
const SOLDERED = 40;
/** Smaller loose fragments of fine tips are removed, mm. */
const CRUMB = 0.6;
/** Grid for figures with cells, whose rims are thin, mm. */
const INLAID_CELL = 0.15;
/** And for figures with small stones, mm. */
const PAVED_CELL = 0.14;

/** Position of a bent figure's point, and the axes there. */
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

/** The highest metal at the point that the figure hangs from. */
export function hangingPoint(field: Field, [x, y]: Point2): Point2 {
  for (let up = y + 1; up > y - 3; up -= 0.05) if (field(x, up, 0) < 0 || field(x, up, 0.3) < 0) return [x, up];
  return [x, y];
}

/** The lowest metal at the figure's middle. */
function footOf(field: Field, reach: number): Point2 {
  for (let y = -reach - 0.5; y < 0; y += 0.05) if (field(0, y, 0) < 0 || field(0, y, 0.3) < 0) return [0, y];
  return [0, -reach];
}

/** Metal around a joint behind a figure, mm. */
const JOINT = 0.22;

/** The point nearest to the middle with enough metal behind it for a post. */
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

function make(
  bench: Bench,
  { name, version, halfHeightMm: k, stones = [], around, paved, pavedParts = [], bend, inlays = [] }: Figure,
): Made {
  const bare = motifNamed(name, version);
  const seats = paved ? [] : seatedStones(bare, k, stones, around !== undefined);
  const figure = levelled(
    withStruts(
      bare,
      seats.map(({ place }) => place),
    ),
    new Set(pavedParts.flatMap(({ seat }) => seat ?? [])),
  );
  const bentSeat = (seat: Seat): Seat => {
    if (!bend) return seat;
    const { at: origin, axes } = bent(bend, seat.origin);
    return { ...seat, origin, axes };
  };
  const define = (solid: Solid, creaseDeg: number): number =>
    bench.define(bend ? mapped(solid, (p) => bent(bend, p).at) : solid, creaseDeg);
  const full = paved ? pavedFigure(figure, k, paved.size_mm) : null;
  if (full) {
    // A wire may protrude behind the plates as far as in front of them.
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
      seats: full.seats.map(bentSeat),
      onParts: [],
      hang: hangingPoint(full.field, [figure.hang[0] * k, figure.hang[1] * k]),
      foot: footOf(full.field, k),
      back: solidPlace(full.field, k),
      isSolid: (x, y) => full.field(x, y, 0) < -JOINT,
    };
  }
  const isWire = figure.fills.length === 0;
  const scale = { halfHeightMm: k, riseMm: Math.min(2.1, k * 0.155) };
  const { field, withoutLeaves, low, high, heightAt } = figureField(figure, scale);
  const settings = seats.map(({ place, stone, sizeMm, roomMm: room, apartMm }): Setting => {
    const [x, y] = [place.at[0] * k, place.at[1] * k];
    const seat = Math.max(0.35, heightAt(x, y));
    const depth = Math.max(0.9, sizeMm * 0.4);
    return {
      role: place.role,
      seat: place.isOpen ? place.role : seatOf(place),
      kind: stone.kind,
      cut: stone.cut,
      at: [x, y, Math.max(seat + 0.12, depth - seat * 0.8)],
      axes: WORLD,
      sizeMm,
      depth,
      wallMm: Math.min(
        isWire ? Math.max(0.56, (room - sizeMm) / 2 + 0.56) : sizeMm < TINY_MM ? 0.3 : sizeMm < SMALL_MM ? 0.44 : 0.52,
        (apartMm - sizeMm) / 2 + 0.02,
      ),
    };
  });
  const columns = settings.map(({ role, cut: shape, at, sizeMm }) => ({
    from: at[2] - 0.1,
    field: columnOver(shape, sizeMm, at, { margin: around && role === 'center' ? around.size_mm * 1.04 + 1.1 : 0 }),
  }));
  const reserved = settings.map(({ at, sizeMm, wallMm }) => ({
    at: [at[0], at[1]] as const,
    radiusMm: sizeMm * 0.6 + wallMm,
  }));
  const onParts = pavedParts.map((stone) => ({ stone, seats: regionSeats(figure, k, heightAt, stone, reserved) }));
  const small = onParts.flatMap((one) => one.seats);
  const carved = (body: Field): Field =>
    seated(
      columns.reduce<Field>((left, column) => cut(left, column.field), body),
      small,
    );
  const free = carved(field);
  const smooth =
    inlays.length === 0
      ? null
      : figureField({ ...figure, strokes: figure.strokes.filter((stroke) => !stroke.engraved) }, scale).field;
  const cells = smooth && cellsOf(figure, scale, smooth, reserved, inlays);
  const inlaid = (): Pick<Made, 'meshes' | 'fillings'> | null => {
    if (!smooth || !cells) return null;
    const metal = cells.cut(carved(smooth));
    return {
      meshes: [define(refined(withoutCrumbs(sculpt(metal, low, high, INLAID_CELL), CRUMB), metal), SMOOTH)],
      fillings: cells.fillings.map(({ kind, field: filling }) => ({
        kind,
        mesh: define(refined(withoutCrumbs(sculpt(filling, low, high, INLAID_CELL), CRUMB), filling), SMOOTH),
      })),
    };
  };
  const relief = (): number[] => {
    const leaves = figureLeaves(figure, scale, (x, y) =>
      Math.min(Infinity, ...columns.filter((column) => column.field(x, y, Infinity) < 0).map((column) => column.from)),
    );
    const rest = leaves.length > 0 ? carved(withoutLeaves) : free;
    const sculpted = define(
      refined(
        withoutCrumbs(sculpt(rest, low, high, small.length > 0 ? PAVED_CELL : Math.max(0.15, k * 0.022)), CRUMB),
        rest,
      ),
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
    onParts: onParts.map((one) => ({ ...one, seats: one.seats.map(bentSeat) })),
    hang: hangingPoint(free, [figure.hang[0] * k, figure.hang[1] * k]),
    foot: footOf(free, k),
    back: solidPlace(free, k),
    isSolid: (x, y) => free(x, y, 0) < -JOINT,
  };
}

export function once(bench: Bench, figure: Figure): Made {
  const { name, version, halfHeightMm, stones = [], around, paved, pavedParts = [], bend, inlays = [] } = figure;
  const known = made.get(bench) ?? new Map<string, Made>();
  made.set(bench, known);
  const key = `${name} ${version} ${halfHeightMm} ${[...stones, ...pavedParts].map(({ seat, kind, cut: shape, size_mm, count }) => `${seat} ${kind} ${shape} ${size_mm} ${count}`).join()} ${around ? 'haloed' : ''} ${paved ? 'paved' : ''} ${bend ? `${bend.radiusMm} ${bend.turn}` : ''} ${inlays.map(({ kind, region = '' }) => `${kind} ${region}`).join()}`;
  const ready = known.get(key) ?? make(bench, figure);
  known.set(key, ready);
  return ready;
}
