/** Case, bezel, crystal, crown and pushers. */
import type { Surface, Vec3 } from '../../piece';
import { plate, roundedBox, sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { raise, spline, turn } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import type { Station } from '../../geometry/sweep';
import { lathe, sweep, sweepSections } from '../../geometry/sweep';
import { TAU, WORLD } from '../../geometry/vec';
import { bezelCup } from '../../parts/head';
import { choice, stonesOf } from '../maker';
import type { WatchFrame } from './frame';
import { HOURS, stoneHours } from './dial';
import { RECTANGLE, clock, rectangle } from './frame';

export function buildCase(w: WatchFrame): void {
  const angular = w.shape === 'octagon' || w.shape === 'hexagon';
  w.put(w.ring([[16.4, 0], [18.6, 0.2], [19.6, 1.2], [20, 2.6], [20, 5.2], [19.4, 6.3], [16.4, 6.3]]), 26, w.satin);
  w.put(w.isRectangular ? plate(rectangle(RECTANGLE.x - 3, RECTANGLE.y - 3, 0.6), 0, 0.8, 0.1) : lathe([[0.01, 0], [17, 0], [17, 0.8], [0.01, 0.8]], 64), 30, w.satin);
  if (choice(w.bench.spec, 'kind') === 'diver') divingBezel(w);
  else {
    // A level top, or the planes between a round dial and a straight edge would be warped.
    const flat: Point2[] = [[16.2, 5.9], [19.4, 6.25], [19.5, 6.8], [18.75, 7.72], [16.9, 7.84], [16.3, 7.7]];
    const domed = spline(raise([[19.35, 6.3], [19.45, 6.7], [18.9, 7.5], [17.9, 8.05], [16.7, 8.15], [16.2, 7.9]], 0), false, 5);
    const round: Point2[] = [[16.2, 5.9], ...domed.map(([r, z]): Point2 => [r, z])];
    const terraced: Point2[] = [[16.2, 5.9], [19.6, 6.2], [19.75, 6.35], [19.75, 6.85], [19.6, 7], [18.75, 7.05], [18.65, 7.15], [18.65, 7.65], [18.5, 7.8], [17.65, 7.85], [17.55, 7.95], [17.55, 8.35], [17.4, 8.5], [16.7, 8.5], [16.2, 8]];
    const isTerraced = choice(w.bench.spec, 'bezel') === 'stepped' && w.shape === 'round';
    const isCreased = angular || w.isRectangular || isTerraced;
    w.put(w.ring(isTerraced ? terraced : isCreased ? flat : round), isCreased ? 16 : 40, w.bench.accent);
  }
  if (w.shape === 'octagon') {
    const screw = w.bench.define(lathe([[0.01, -0.3], [0.62, -0.3], [0.62, 0.22], [0.5, 0.34], [0.01, 0.34]], 24), 30);
    for (let i = 0; i < 8; i++) {
      const { out } = clock((i + 0.5) / 8);
      w.bench.place(screw, { origin: w.at(out[0] * 18.1, out[1] * 18.1, 7.55), scale: w.k });
    }
  }
  if (choice(w.bench.spec, 'kind') === 'chronograph' && !stonesOf(w.bench.spec, 'halo')) {
    const tick = w.bench.define(roundedBox([0.09, 0.55, 0.12], 0.05, 2), 25);
    for (let i = 0; i < 60; i++) {
      const { out, axes } = clock(i / 60);
      w.bench.place(tick, { axes, origin: w.at(out[0] * 17.9, out[1] * 17.9, i % 5 ? 8 : 8.04), scale: w.k * (i % 5 ? 0.7 : 1.15), surface: { kind: 'lacquer', color: [0.02, 0.02, 0.022], gloss: 0.4 } });
    }
  }
  w.put(crystal(w), 60, { kind: 'crystal' });
}

/** A turning bezel: coin edge, and where no stones are set a dark scale with raised marks and a pip at twelve. */
function divingBezel(w: WatchFrame): void {
  const rim = ([[19.2, 5.9], [20.6, 6.1], [20.8, 6.5], [20.8, 7.6], [20.5, 7.9], [19.2, 8]] as const);
  w.put(sweepSections(turn(720, (a) => rim.map(([r, z]): Vec3 => {
    const k = r > 20 ? r * (0.988 + 0.012 * Math.cos(a * 90)) : r;
    return [Math.cos(a) * k, Math.sin(a) * k, z];
  })), true), 26);
  w.put(lathe([[16.2, 5.9], [20.2, 6], [20.2, 7.9], [19.7, 8.15], [16.7, 8.5], [16.2, 8.3]], 128), 30, w.bench.accent);
  if (stonesOf(w.bench.spec, 'halo')) return;
  const named = choice(w.bench.spec, 'dial');
  const ceramic: Surface = { kind: 'lacquer', color: named === 'midnight' ? [0.006, 0.02, 0.07] : named === 'forest' ? [0.004, 0.03, 0.02] : [0.012, 0.012, 0.014], gloss: 0.9 };
  w.put(lathe([[16.9, 8], [19.55, 7.7], [19.55, 8.2], [19.4, 8.3], [17.05, 8.58], [16.9, 8.5]], 128), 30, ceramic);
  const mark = w.bench.define(roundedBox([0.16, 0.75, 0.16], 0.08, 2), 25);
  const long = w.bench.define(roundedBox([0.3, 0.95, 0.16], 0.08, 2), 25);
  for (let i = 1; i < 60; i++) {
    const { out, axes } = clock(i / 60);
    if (i % 5 === 0) w.bench.place(long, { axes, origin: w.at(out[0] * 18.25, out[1] * 18.25, 8.43), scale: w.k });
    else if (i < 20) w.bench.place(mark, { axes, origin: w.at(out[0] * 18.7, out[1] * 18.7, 8.36), scale: w.k * 0.7 });
  }
  w.put(plate([[-1.15, 1], [1.15, 1], [0, -1.1]].map(([x, y]): Point2 => [x!, y!]), 0, 0.6, 0.08), 20, w.bench.metal, w.at(0, 18.3, 8));
  w.put(sphere(0.42, 12), 40, { kind: 'lacquer', color: [0.86, 0.86, 0.8], gloss: 0.5 }, w.at(0, 18.5, 8.6));
}

/** A single sheet: the crystal shader needs a reflection without a second surface. */
function crystal(w: WatchFrame): Solid {
  const rings = 14;
  const outline = w.isRectangular ? rectangle(RECTANGLE.x - 3.7, RECTANGLE.y - 3.7, 0.6) : turn(72, (a): Point2 => [16.25 * Math.cos(a), 16.25 * Math.sin(a)]);
  const sheet: Solid = { positions: [], triangles: [] };
  const base = choice(w.bench.spec, 'kind') === 'diver' ? 8.1 : 7.75;
  for (const [x, y] of outline) for (let j = 0; j <= rings; j++) sheet.positions.push((x * Math.max(0.001, j)) / rings, (y * Math.max(0.001, j)) / rings, base + 0.45 * (1 - (j / rings) ** 2));
  const n = rings + 1;
  for (let s = 0; s < outline.length; s++) {
    for (let j = 0; j < rings; j++) {
      const [a, b] = [s * n + j, ((s + 1) % outline.length) * n + j];
      sheet.triangles.push(a, a + 1, b + 1, a, b + 1, b);
    }
  }
  return sheet;
}

/** A fluted crown at three, guarded on a diver's watch, with pushers beside it on a chronograph. */
export function buildCrown(w: WatchFrame): void {
  const kind = choice(w.bench.spec, 'kind');
  const side = w.isRectangular ? RECTANGLE.x - 20 : 0;
  const flutes = turn(120, (a, i): Point2 => {
    const r = i % 4 < 2 ? 0.955 : 1;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  const turned = (stations: readonly (readonly [number, number])[], section: readonly Point2[], y = 0): void =>
    w.put(sweep(stations.map(([x, r]): Station => ({ at: [x + side, y, 3.6], u: [0, 1, 0], v: [0, 0, 1], halfU: r, halfV: r })), section, false), 30, w.bench.accent);
  turned([[19.2, 1.9], [20, 2.2], [20.2, 2.8], [22.6, 2.8], [22.9, 2.5], [23.1, 1.5]], flutes);
  if (kind === 'dress' || kind === 'rectangular' || kind === 'moonphase') w.put(sphere(1.35, 16), 40, w.bench.accent, w.at(23 + side, 0, 3.6));
  const round = turn(40, (a): Point2 => [Math.cos(a), Math.sin(a)]);
  if (kind === 'chronograph') {
    for (const y of [8.4, -8.4]) {
      turned([[17, 1.05], [21, 1.05], [21.05, 1.75], [22.3, 1.75], [22.55, 1.45]], round, y);
      turned([[17, 1.5], [19.3, 1.5], [19.5, 1.3]], round, y);
    }
  }
  if (kind === 'diver') {
    for (const y of [1, -1]) w.put(plate([[16.5, 2.9 * y], [16.5, 7.6 * y], [19, 6.7 * y], [22.2, 3.9 * y], [22.2, 3.1 * y]].map(([x, v]): Point2 => [x!, v!]), 1.6, 5.4, 0.4), 24, w.satin);
  }
}

/** Stones round the bezel or at the hours of the dial. */
export function buildStones(w: WatchFrame): void {
  w.bench.inPart('bezel', () => setBezel(w));
  w.bench.inPart('dial', () => setHours(w));
}

function setBezel(w: WatchFrame): void {
  const halo = stonesOf(w.bench.spec, 'halo');
  if (halo) {
    const { stones, grains } = w.isRectangular ? alongRectangle(halo.size_mm / w.k) : roundBezel(halo.size_mm / w.k, w.shape === 'hexagon' ? 17.4 : 17.85);
    const grain = w.bench.define(sphere(1, 8));
    const face = choice(w.bench.spec, 'kind') === 'diver' ? 8.37 : 8.05;
    for (const [x, y] of stones) w.bench.stone({ kind: halo.kind, cut: 'round', sizeMm: halo.size_mm, role: 'halo', origin: w.at(x, y, face) });
    for (const [x, y] of grains) w.bench.place(grain, { origin: w.at(x, y, face - 0.19), scale: 0.34 });
  }
}

function setHours(w: WatchFrame): void {
  const accent = stonesOf(w.bench.spec, 'accent');
  for (const hour of stoneHours(w)) {
    const share = hour / HOURS;
    const { out } = clock(share);
    const r = 12.6 * w.reach(share);
    const origin: Vec3 = w.at(out[0] * r, out[1] * r, 6.15);
    w.bench.stone({ kind: accent!.kind, cut: 'round', sizeMm: accent!.size_mm, role: 'accent', origin });
    w.bench.add(bezelCup('round', accent!.size_mm, WORLD, origin, { wallMm: 0.26, depth: 0.7, open: 0.8 }), 40);
  }
}

interface Pave {
  stones: Point2[];
  grains: Point2[];
}

function roundBezel(size: number, r: number): Pave {
  const count = Math.floor((TAU * r) / (size * 1.06));
  const on = (i: number, off: number): Point2 => [Math.sin((i / count) * TAU) * (r + off), Math.cos((i / count) * TAU) * (r + off)];
  const all = Array.from({ length: count }, (_, i) => i);
  return { stones: all.map((i) => on(i, 0)), grains: all.flatMap((i) => [on(i + 0.5, -size * 0.4), on(i + 0.5, size * 0.4)]) };
}

/** Along the two long sides of a rectangular bezel. */
function alongRectangle(size: number): Pave {
  const pitch = size * 1.06;
  const count = Math.floor((RECTANGLE.y * 2 - 5) / pitch);
  const on = (way: number, i: number, off: number): Point2 => [way * (RECTANGLE.x - 2.15 + off), ((count - 1) / 2 - i) * pitch];
  return {
    stones: [1, -1].flatMap((way) => Array.from({ length: count }, (_, i) => on(way, i, 0))),
    grains: [1, -1].flatMap((way) => Array.from({ length: count + 1 }, (_, i) => [on(way, i - 0.5, -size * 0.4), on(way, i - 0.5, size * 0.4)]).flat()),
  };
}
