/** Figures set into a piece: as a relief with stones where the figure asks for them, or as a plate paved with small ones. */
import type { Surface, Vec3 } from '../piece';
import type { Stone } from '../spec';
import type { FittedFigure } from '../curves/figure';
import { figureField } from '../curves/figureField';
import type { Point2 } from '../geometry/curves';
import type { Field } from '../geometry/field';
import { blend, cut } from '../geometry/field';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import { withoutCrumbs } from '../geometry/solid';
import type { Axes } from '../geometry/vec';
import { WORLD, fromAxes } from '../geometry/vec';
import { motifNamed } from '../motifs/library';
import type { Bench } from './bench';
import { bezelCup, girdleMm } from './head';
import type { Plaque } from './plaque';
import { depthIn, moved, packed, plaqueField } from './plaque';
import { halo } from './rows';
import type { Seat } from './seats';
import { grains, seated, setStones } from './seats';

export interface Figure {
  name: string;
  version: number;
  halfHeightMm: number;
  /** How much larger than it is made the figure is placed: figures without stones that differ a little in size share their metal. @default 1 */
  scale?: number;
  stone?: Stone;
  /** Small stones round the main one. */
  around?: Stone;
  /** Small stones that cover the figure instead. */
  paved?: Stone;
}

interface Setting {
  role: 'center' | 'accent';
  /** The girdle's centre in the figure's own axes. */
  at: Vec3;
  sizeMm: number;
  depth: number;
  wallMm: number;
}

interface Made {
  mesh: number;
  settings: readonly Setting[];
  seats: readonly Seat[];
  hang: Point2;
  /** The lowest metal over the figure's middle. */
  foot: Point2;
  back: Point2;
}

/** A pair of earrings shares one figure. */
const made = new WeakMap<Bench, Map<string, Made>>();

/** Half the thickness of a paved plate, mm. */
const PLATE = 0.72;
/** Loose bits smaller than this fall off a fine tip, mm. */
const CRUMB = 0.6;
/** A figure with fewer stones than this is not worth paving. */
const LEAST_PAVED = 9;

/** A column over a stone, and over the halo round it, that must stay free of metal: from the girdle upwards. */
const clearance = ({ at }: Setting, radius: number): Field => (x, y, z) => Math.max(Math.hypot(x - at[0], y - at[1]) - radius, at[2] - 0.1 - z);

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

/** The place nearest to the middle with enough metal behind it for a post. */
export function solidPlace(field: Field, reach: number): Point2 {
  for (let r = 0; r < reach; r += 0.25) {
    const steps = Math.max(1, Math.round(r * 12));
    for (let i = 0; i < steps; i++) {
      const a = (i / steps) * 2 * Math.PI;
      const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
      if (field(x, y, 0) < -0.22) return [x, y];
    }
  }
  return [0, 0];
}

/** The figure as plates with closely set stones and the wires between them; null where there is no room for enough stones. */
function pavedFigure(figure: FittedFigure, k: number, sizeMm: number): { field: Field; seats: Seat[]; top: number } | null {
  const scaled = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x * k, y * k]);
  const plaques = figure.fills.map((fill): Plaque => ({ outline: scaled(fill.outline), windows: (fill.holes ?? []).map(scaled), half: PLATE, rim: { width: 0.3, height: 0.14 } }));
  const wires = figure.strokes.filter((stroke) => !stroke.engraved);
  const over = wires.length > 0 ? figureField({ ...figure, fills: [], strokes: wires }, { halfHeightMm: k, riseMm: PLATE }) : null;
  // Where plates overlap, the later one carries the stones; where a wire lies over them, none.
  const depths = plaques.map(depthIn);
  const seats = plaques.flatMap((plaque, i) =>
    packed(plaque, sizeMm, 0.3, (x, y) => depths.every((depth, j) => j <= i || depth(x, y) < -sizeMm * 0.55) && (over?.field(x, y, PLATE) ?? Infinity) > sizeMm * 0.55),
  );
  if (seats.length < LEAST_PAVED) return null;
  const fields = plaques.map(plaqueField);
  if (over) fields.push(over.field);
  return { field: blend(0.05, ...fields), seats, top: Math.max(PLATE + 0.8, over?.high[2] ?? 0) };
}

function make(bench: Bench, { name, version, halfHeightMm: k, stone, around, paved }: Figure): Made {
  const figure = motifNamed(name, version);
  const full = paved ? pavedFigure(figure, k, paved.size_mm) : null;
  if (full) {
    // A wire may stand out behind the plates as far as before them.
    const room = k + 1.2;
    const field = seated(full.field, full.seats);
    return {
      mesh: bench.define(refined(withoutCrumbs(sculpt(field, [-room, -room, -full.top], [room, room, full.top], 0.13), 2 * PLATE + 0.4), field), 50),
      settings: [],
      seats: full.seats,
      hang: hangingPoint(full.field, [figure.hang[0] * k, figure.hang[1] * k]),
      foot: footOf(full.field, k),
      back: solidPlace(full.field, k),
    };
  }
  const { field, low, high, heightAt } = figureField(figure, { halfHeightMm: k, riseMm: Math.min(2.1, k * 0.155) });
  // Eyes stand close together: each leaves room for the other's setting.
  const apart = (at: Point2): number => Math.min(Infinity, ...figure.stones.filter((other) => other.at !== at).map((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) * k));
  const settings = (stone ? figure.stones : []).map((place): Setting => {
    const [x, y] = [place.at[0] * k, place.at[1] * k];
    const room = place.size * k * (around && place.role === 'center' ? 0.8 : 1);
    const sizeMm = Math.min(Math.max(0.9, Math.min(room, stone!.size_mm || room)), apart(place.at) * 0.72);
    const seat = Math.max(0.35, heightAt(x, y));
    const depth = Math.max(0.9, sizeMm * 0.4);
    return { role: place.role, at: [x, y, Math.max(seat + 0.12, depth - seat * 0.8)], sizeMm, depth, wallMm: Math.min(0.56, (apart(place.at) - sizeMm) / 2 + 0.02) };
  });
  const reach = stone ? Math.max(...girdleMm(stone.cut, 2).map((p) => Math.hypot(p[0], p[1]))) : 1;
  const free = settings.reduce<Field>((rest, setting) => cut(rest, clearance(setting, reach * setting.sizeMm * 0.5 + (around && setting.role === 'center' ? around.size_mm * 1.04 + 1.1 : 0))), field);
  return {
    mesh: bench.define(refined(withoutCrumbs(sculpt(free, low, high, Math.max(0.15, k * 0.022)), CRUMB), free), 55),
    settings,
    seats: [],
    hang: hangingPoint(field, [figure.hang[0] * k, figure.hang[1] * k]),
    foot: footOf(field, k),
    back: solidPlace(field, k),
  };
}

function once(bench: Bench, figure: Figure): Made {
  const { name, version, halfHeightMm, stone, around, paved } = figure;
  const known = made.get(bench) ?? new Map<string, Made>();
  made.set(bench, known);
  const key = `${name} ${version} ${halfHeightMm} ${stone ? 'set' : ''} ${around ? 'haloed' : ''} ${paved ? 'paved' : ''}`;
  const ready = known.get(key) ?? make(bench, figure);
  known.set(key, ready);
  return ready;
}

/** Where a post can be soldered to the back of a figure that was placed before, in the figure's own axes. */
export const figureBack = (bench: Bench, figure: Figure): Point2 => once(bench, figure).back;

/** How far below its middle the metal of a figure begins, mm: what stands over it is joined there. */
export const figureFoot = (bench: Bench, figure: Figure): number => -once(bench, figure).foot[1];

/** Places a motif with its stones; the figure's plane is that of the first two axes. Returns the point it hangs from. */
export function placeFigure(bench: Bench, wished: Figure, origin: Vec3, axes: Axes = WORLD, surface: Surface = bench.metal): Vec3 {
  // A figure of wire has no ground for a halo.
  const figure = motifNamed(wished.name, wished.version).fills.length > 0 ? wished : { ...wished, around: undefined };
  const { stone, around, paved, scale = 1 } = figure;
  const ready = once(bench, figure);
  bench.place(ready.mesh, { axes, origin, surface, scale });
  if (paved && ready.seats.length > 0) {
    const seats = moved(ready.seats, axes, origin);
    setStones(bench, seats, [paved.kind], 'pave');
    grains(bench, seats, surface);
  }
  for (const { role, at, sizeMm, depth, wallMm } of stone ? ready.settings : []) {
    const { kind, cut: shape } = stone!;
    const seat = fromAxes(axes, origin, at);
    bench.stone({ kind, cut: shape, sizeMm, role, origin: seat, axes });
    bench.add(bezelCup(shape, sizeMm, axes, seat, { wallMm, depth: depth + 0.25, open: 0.72 }), 40);
    if (around && role === 'center') halo(bench, { cut: shape, sizeMm, origin: fromAxes(axes, seat, [0, 0, -0.1]), axes, kind: around.kind, meleeMm: around.size_mm, gapMm: 0.3 + sizeMm * 0.03, role: 'halo' });
  }
  return fromAxes(axes, origin, [ready.hang[0] * scale, ready.hang[1] * scale, 0]);
}
