/** A wrist watch: case, bezel, dial with hands, crystal, crown, and links or leather to wear it on. */
import type { DialColor } from '../../parse/lexicon';
import type { Surface, Vec3 } from '../../piece';
import type { DesignSpec } from '../../spec';
import { Bench } from '../../parts/bench';
import { photograph } from '../../parts/shot';
import { plate, roundedBox, sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { polygon, turn } from '../../geometry/curves';
import { roundedRectangle } from '../../geometry/profiles';
import type { Solid } from '../../geometry/solid';
import type { Station } from '../../geometry/sweep';
import { lathe, sweep, sweepSections } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { TAU, WORLD, cross } from '../../geometry/vec';
import { bezelCup } from '../../parts/head';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf } from '../maker';

/** Dial lacquers, linear sRGB. */
const DIALS: Record<DialColor, Vec3> = {
  midnight: [0.01, 0.035, 0.13],
  forest: [0.004, 0.045, 0.028],
  ivory: [0.66, 0.61, 0.52],
  graphite: [0.035, 0.037, 0.042],
  burgundy: [0.085, 0.008, 0.016],
  silver: [0.5, 0.51, 0.53],
  champagne: [0.55, 0.4, 0.2],
  salmon: [0.52, 0.24, 0.17],
};
const isDial = (name: string): name is DialColor => Object.hasOwn(DIALS, name);

const LEATHERS: Record<string, Vec3> = { tan: [0.19, 0.075, 0.03], black: [0.012, 0.011, 0.011], navy: [0.012, 0.02, 0.05] };

export const watch: Maker = {
  name: 'watch',
  plan: (brief, dice) => {
    const many = brief.gems.length > 0 && (brief.quantity === 'many' || brief.has('bold'));
    const shape = brief.has('geometric') || brief.has('sci-fi') || brief.has('innovative') ? 'octagon' : brief.has('honeycombs') ? 'hexagon' : brief.has('organic-shapes') ? 'cushion' : 'round';
    return {
      stones: brief.gems[0]
        ? [{ role: many ? ('halo' as const) : ('accent' as const), kind: brief.gems[0], cut: 'round', size_mm: many ? 1.75 : 1.9, count: many ? 0 : brief.quantity === 'single' ? 1 : 4 }]
        : [],
      variant: {
        shape,
        dial: brief.dial ?? (brief.has('minimalist') ? dice.pick(['ivory', 'silver', 'graphite']) : brief.has('sci-fi') ? 'graphite' : dice.pick(Object.keys(DIALS))),
        texture: brief.has('honeycombs') ? 'honeycomb' : 'sunburst',
        strap: brief.has('minimalist') || brief.has('organic-shapes') ? 'leather' : brief.has('sci-fi') || brief.has('bold') || brief.has('layered') ? 'links' : dice.pick(['links', 'links', 'leather']),
        leather: dice.pick(Object.keys(LEATHERS)),
        indices: brief.has('minimalist') || brief.has('contemporary') ? 'slim' : 'bar',
        small_seconds: brief.has('layered') || brief.has('innovative') || brief.has('sci-fi') ? 'yes' : 'no',
      },
      dimensions: { diameter: mm(brief.has('bold') ? 43 : brief.has('minimalist') ? 36 : dice.between(38, 41)) },
      view: { azimuth_deg: Math.round(20 + dice.between(-5, 4)), elevation_deg: Math.round(-8 + dice.between(-2, 4)) },
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const k = measure(spec, 'diameter', 40) / 40;
    const parts = new WatchParts(bench, spec, k);
    parts.buildCase();
    parts.buildDial();
    parts.buildHands();
    parts.buildStones();
    parts.buildCrown();
    if (choice(spec, 'strap') === 'leather') parts.buildLeather();
    else parts.buildLinks();
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 330, fill: 0.8, exposure: 1.05 }));
  },
};

/** The clock's own directions: at `hour` turns (0 to 1), outwards and clockwise. */
const clock = (turnShare: number): { out: Vec3; axes: Axes } => {
  const a = turnShare * TAU;
  const out: Vec3 = [Math.sin(a), Math.cos(a), 0];
  const across: Vec3 = [Math.cos(a), -Math.sin(a), 0];
  return { out, axes: [across, out, [0, 0, 1]] };
};

class WatchParts {
  private readonly satin: Surface;
  private readonly lift: number;

  constructor(
    private readonly bench: Bench,
    private readonly spec: DesignSpec,
    /** Scale against a 40 mm case. */
    private readonly k: number,
  ) {
    this.satin = bench.finish('satin');
    this.lift = 19 * k;
  }

  private at(x: number, y: number, z: number): Vec3 {
    return [x * this.k, y * this.k, z * this.k + this.lift];
  }

  private put(solid: Solid, creaseDeg: number, surface: Surface = this.bench.metal, origin: Vec3 = this.at(0, 0, 0), axes: Axes = WORLD): void {
    this.bench.add(solid, creaseDeg, { surface, origin, axes, scale: this.k });
  }

  /** Turned or polygonal ring with the given (radius, z) outline. */
  private ring(outline: readonly Point2[], round: boolean): Solid {
    const shape = choice(this.spec, 'shape');
    if (round || shape === 'round') return lathe(outline, 128);
    if (shape === 'cushion') {
      return sweepSections(
        turn(128, (a) => {
          const c = Math.abs(Math.cos(a)) ** 3.2 + Math.abs(Math.sin(a)) ** 3.2;
          return outline.map(([r, z]): Vec3 => {
            const s = r > 17 ? r * (1 + (c ** (-1 / 3.2) - 1) * Math.min(1, (r - 17) / 2)) : r;
            return [Math.cos(a) * s, Math.sin(a) * s, z];
          });
        }),
        true,
      );
    }
    const sides = shape === 'hexagon' ? 6 : 8;
    return sweepSections(
      turn(sides * 12, (a) => {
        const sector = TAU / sides;
        const local = ((a + sector / 2) % sector) - sector / 2;
        return outline.map(([r, z]): Vec3 => {
          const s = r > 17 ? r * (1 + (Math.min(1.06, (sides === 6 ? 0.965 : 0.985) / Math.cos(local)) - 1) * Math.min(1, (r - 17) / 2)) : r;
          return [Math.cos(a) * s, Math.sin(a) * s, z];
        });
      }),
      true,
    );
  }

  buildCase(): void {
    const angular = choice(this.spec, 'shape') === 'octagon' || choice(this.spec, 'shape') === 'hexagon';
    this.put(this.ring([[16.6, 0], [18.6, 0.2], [19.6, 1.2], [20, 2.6], [20, 5.2], [19.4, 6.3], [16.6, 6.3]], false), 26, this.satin);
    const flatBezel: Point2[] = [[16.2, 5.9], [19.4, 6.25], [19.5, 6.9], [18.9, 7.5], [16.9, 8.0], [16.3, 7.95]];
    const roundBezel: Point2[] = [[16.2, 5.9], [19.35, 6.3], [19.45, 6.7], [18.9, 7.5], [17.9, 8.05], [16.7, 8.15], [16.2, 7.9]];
    this.put(this.ring(angular ? flatBezel : roundBezel, false), angular ? 16 : 32);
    this.put(lathe([[0.01, 0], [17, 0], [17, 0.6], [0.01, 0.6]], 64), 30, this.satin);
    if (choice(this.spec, 'shape') === 'octagon') {
      const screw = this.bench.define(lathe([[0.01, 0], [0.62, 0], [0.62, 0.22], [0.5, 0.34], [0.01, 0.34]], 24), 30);
      for (let i = 0; i < 8; i++) {
        const { out } = clock((i + 0.5) / 8);
        this.bench.place(screw, { origin: this.at(out[0] * 18.1, out[1] * 18.1, 7.55), scale: this.k });
      }
    }
    const dome = Array.from({ length: 15 }, (_, i): Point2 => {
      const r = (16.25 * i) / 14;
      return [Math.max(0.01, r), 7.75 + 0.45 * (1 - (r / 16.25) ** 2)];
    });
    // A single sheet, as the shader of a crystal wants it: reflection without a second surface.
    const sheet: Solid = { positions: [], triangles: [] };
    const steps = 72;
    for (let s = 0; s < steps; s++) for (const [r, z] of dome) sheet.positions.push(r * Math.cos((s / steps) * TAU), r * Math.sin((s / steps) * TAU), z);
    for (let s = 0; s < steps; s++) {
      for (let j = 0; j + 1 < dome.length; j++) {
        const [a, b] = [s * dome.length + j, ((s + 1) % steps) * dome.length + j];
        sheet.triangles.push(a, a + 1, b + 1, a, b + 1, b);
      }
    }
    this.put(sheet, 60, { kind: 'crystal' });
  }

  buildDial(): void {
    const named = choice(this.spec, 'dial');
    const color = isDial(named) ? DIALS[named] : DIALS.midnight;
    const sunburst = choice(this.spec, 'texture') === 'sunburst';
    const dial: Surface = { kind: 'lacquer', color, gloss: 0.8, sunburst };
    const bench = this.bench;
    this.put(lathe([[0.01, 4.4], [16.4, 4.4], [16.4, 5.6], [0.01, 5.6]], 96), 30, dial);
    this.put(lathe([[15.3, 5.55], [16.4, 5.55], [16.4, 7.4], [16.1, 7.4]], 96), 20, dial);
    if (!sunburst) {
      const cell = bench.define(plate(polygon(6, 1.32, Math.PI / 6), -0.1, 0.1, 0.08), 20);
      for (let q = -6; q <= 6; q++) {
        for (let r = -6; r <= 6; r++) {
          const [x, y] = [Math.sqrt(3) * 1.45 * (q + r / 2), 1.5 * 1.45 * r];
          if (Math.hypot(x, y) < 10.6) bench.place(cell, { surface: dial, origin: this.at(x, y, 5.66), scale: this.k });
        }
      }
    }
    const pale = color[0] + color[1] + color[2] > 0.9;
    const lume: Surface = { kind: 'lacquer', color: pale ? [0.03, 0.03, 0.03] : [0.85, 0.85, 0.8], gloss: 0.5 };
    const slim = choice(this.spec, 'indices') === 'slim';
    const bar = bench.define(roundedBox([slim ? 0.17 : 0.42, slim ? 1.9 : 1.55, 0.28], 0.12), 25);
    const inlay = bench.define(roundedBox([0.2, 1.2, 0.06], 0.04, 2), 25);
    const tick = bench.define(roundedBox([0.1, 0.45, 0.08], 0.05, 2), 25);
    for (let i = 0; i < 60; i++) {
      const { out, axes } = clock(i / 60);
      const on = (r: number, z: number, off = 0): Vec3 => this.at(out[0] * r + axes[0][0] * off, out[1] * r + axes[0][1] * off, z);
      if (!(slim && i % 5 === 0)) bench.place(tick, { axes, origin: on(14.7, 5.62), scale: this.k, surface: slim ? lume : bench.metal });
      if (i % 5 !== 0) continue;
      for (const off of i === 0 && !slim ? [-0.62, 0.62] : [0]) {
        bench.place(bar, { axes, origin: on(12.6, 5.85, off), scale: this.k });
        if (!slim) bench.place(inlay, { axes, origin: on(12.6, 6.12, off), scale: this.k, surface: lume });
      }
    }
    if (choice(this.spec, 'small_seconds') === 'yes') {
      this.put(lathe([[3.7, 5.55], [4, 5.55], [4, 5.8], [3.85, 5.88], [3.7, 5.8]], 64), 25, bench.metal, this.at(0, -6.6, 0));
      for (let i = 0; i < 12; i++) {
        const { out, axes } = clock(i / 12);
        bench.place(tick, { axes, origin: this.at(out[0] * 3.1, -6.6 + out[1] * 3.1, 5.64), scale: this.k * 0.8 });
      }
      this.hand(0.62, 2.9, 0.22, 5.8, 0.8, [0, -6.6]);
    }
  }

  /** A hand of two planes meeting in a ridge, pointing at `share` of the turn. */
  private hand(share: number, reach: number, half: number, z: number, tail: number, pivot: Point2 = [0, 0]): void {
    const { axes } = clock(share);
    const outline: readonly Point2[] = [
      [0, -tail], [half * 0.55, -tail + 0.3], [half, 0], [half * 0.8, reach * 0.75], [half * 0.1, reach], [-half * 0.1, reach], [-half * 0.8, reach * 0.75], [-half, 0], [-half * 0.55, -tail + 0.3],
    ];
    const solid = sweepSections(
      [outline.map(([x, y]): Vec3 => [x, y, 0]), outline.map(([x, y]): Vec3 => [x, y, 0.1]), outline.map(([x, y]): Vec3 => [x * 0.03, y * 0.985, 0.32])],
      false,
    );
    this.put(solid, 12, this.bench.metal, this.at(pivot[0], pivot[1], z), axes);
  }

  buildHands(): void {
    const slim = choice(this.spec, 'indices') === 'slim' ? 0.6 : 1;
    this.hand(306 / 360, 8.6, 0.85 * slim, 6.15, 2.4);
    this.hand(50 / 360, 13.2, 0.62 * slim, 6.5, 2.4);
    if (choice(this.spec, 'small_seconds') !== 'yes') {
      const { out, axes } = clock(195 / 360);
      this.put(roundedBox([0.1, 9, 0.07], 0.05, 2), 25, this.bench.metal, this.at(out[0] * 5.5, out[1] * 5.5, 6.95), axes);
    }
    this.put(lathe([[0.01, 0], [0.9, 0], [0.9, 0.5], [0.6, 0.75], [0.01, 0.8]], 32), 30, this.bench.metal, this.at(0, 0, 6.4));
  }

  buildStones(): void {
    const halo = this.spec.stones.find((s) => s.role === 'halo');
    const accent = stonesOf(this.spec, 'accent');
    const bench = this.bench;
    if (halo) {
      const r = 17.85;
      const size = halo.size_mm / this.k;
      const count = Math.floor((TAU * r) / (size * 1.06));
      const bead = bench.define(sphere(1, 8));
      for (let i = 0; i < count; i++) {
        const { out } = clock(i / count);
        bench.stone({ kind: halo.kind, cut: 'round', sizeMm: halo.size_mm, role: 'halo', origin: this.at(out[0] * r, out[1] * r, 8.1) });
        const between = clock((i + 0.5) / count).out;
        for (const off of [-1, 1]) bench.place(bead, { origin: this.at(between[0] * (r + off * size * 0.4), between[1] * (r + off * size * 0.4), 8.05), scale: 0.22 });
      }
    }
    if (accent) {
      for (let i = 0; i < accent.count; i++) {
        const { out } = clock(i / 4);
        const origin = this.at(out[0] * 10.1, out[1] * 10.1, 6.15);
        bench.stone({ kind: accent.kind, cut: 'round', sizeMm: accent.size_mm, role: 'accent', origin });
        bench.add(bezelCup('round', accent.size_mm, WORLD, origin, { wallMm: 0.26, depth: 0.7, open: 0.8 }), 40);
      }
    }
  }

  buildCrown(): void {
    const flutes = turn(120, (a, i): Point2 => {
      const r = i % 4 < 2 ? 0.955 : 1;
      return [Math.cos(a) * r, Math.sin(a) * r];
    });
    const stations = ([[19.2, 1.9], [20.4, 2.2], [20.7, 2.8], [23.2, 2.8], [23.5, 2.5], [23.7, 1.5]] as const).map(
      ([x, r]): Station => ({ at: [x, 0, 3.6], u: [0, 1, 0], v: [0, 0, 1], halfU: r, halfV: r }),
    );
    this.put(sweep(stations, flutes, false), 30);
  }

  private lugs(halfGap: number): void {
    for (const sy of [-1, 1]) {
      for (const sx of [-1, 1]) {
        const stations = Array.from({ length: 15 }, (_, i): Station => {
          const t = i / 14;
          return { at: [sx * (halfGap + 2.4 - 0.7 * t), sy * (13.5 + 11.5 * t), 4.2 - 5 * t * t], u: [1, 0, 0], v: [0, 0, 1], halfU: 2.1 - 0.65 * t, halfV: 2.8 - 1.2 * t };
        });
        this.put(sweep(stations, [[1, -1], [1, 0.45], [0.55, 0.95], [0.35, 1], [-0.9, 1], [-1, 0.9], [-1, -1]], false), 22);
      }
    }
  }

  /** Where the strap is `s` mm from the case: height, depth and the direction it runs, curving round the wrist. */
  private wrist(s: number): { y: number; z: number; angle: number } {
    const radius = 42;
    const angle = Math.min(1.5, Math.max(0, (s - 1) / radius));
    return { y: 23 + (angle === 0 ? s : 1 + radius * Math.sin(angle)), z: 0.2 - radius * (1 - Math.cos(angle)), angle };
  }

  buildLinks(): void {
    this.lugs(10.4);
    for (const sy of [-1, 1]) {
      const stations = Array.from({ length: 25 }, (_, i): Station => {
        const x = (i / 12 - 1) * 10.2;
        const edge = Math.sqrt(Math.max(0, 20 * 20 - x * x));
        return { at: [x, sy * ((edge + 24) / 2), 1.1], u: [0, 1, 0], v: [0, 0, 1], halfU: (24.4 - edge) / 2 + 0.3, halfV: 2.1 };
      });
      this.put(sweep(stations, roundedRectangle(0.3, 4), false), 30, this.satin);
    }
    const middle = this.bench.define(roundedBox([3.9, 1.74, 1.35], 0.5, 4), 30);
    const outer = this.bench.define(roundedBox([3.05, 1.74, 1.25], 0.4, 4), 30);
    for (const sy of [-1, 1]) {
      for (let i = 0; i < 10; i++) {
        const { y, z, angle } = this.wrist(i * 3.56 + 2.4);
        const run: Vec3 = [0, sy * Math.cos(angle), -Math.sin(angle)];
        const face: Vec3 = [0, sy * Math.sin(angle), Math.cos(angle)];
        const axes: Axes = [cross(run, face), run, face];
        const taper = 1 - 0.012 * i;
        const inFrame = i < 1;
        this.bench.place(middle, { axes, origin: this.at(0, sy * y, z), scale: this.k * taper, inFrame });
        for (const sx of [-1, 1]) this.bench.place(outer, { axes, origin: this.at(sx * 7.05 * taper, sy * y, z), scale: this.k * taper, surface: this.satin, inFrame });
      }
    }
  }

  buildLeather(): void {
    this.lugs(9.6);
    const leather: Surface = { kind: 'lacquer', color: LEATHERS[choice(this.spec, 'leather')] ?? LEATHERS['black']!, gloss: 0.25 };
    const thread: Surface = { kind: 'lacquer', color: [0.45, 0.4, 0.33], gloss: 0.1 };
    const stitch = this.bench.define(roundedBox([0.16, 0.72, 0.14], 0.12, 3), 40);
    for (const sy of [-1, 1]) {
      const stations = Array.from({ length: 30 }, (_, i): Station => {
        const { y, z, angle } = this.wrist(i * 1.35 - 2.4);
        const face: Vec3 = [0, sy * Math.sin(angle), Math.cos(angle)];
        return { at: [0, sy * y, z + 0.4], u: [1, 0, 0], v: face, halfU: 9.7 * (1 - 0.004 * i), halfV: 1.5 - 0.012 * i };
      });
      this.bench.add(sweep(stations, roundedRectangle(0.22, 5), false), 40, { surface: leather, origin: this.at(0, 0, 0), scale: this.k, inFrame: false });
      for (let i = 0; i < 15; i++) {
        const { y, z, angle } = this.wrist(i * 2.3);
        const face: Vec3 = [0, sy * Math.sin(angle), Math.cos(angle)];
        const run: Vec3 = [0, sy * Math.cos(angle), -Math.sin(angle)];
        const up = 1.44 - 0.02 * i;
        for (const sx of [-1, 1]) {
          this.bench.place(stitch, { axes: [cross(run, face), run, face], origin: this.at(sx * (8.3 - 0.06 * i), sy * y + face[1] * up, z + 0.4 + face[2] * up), scale: this.k, surface: thread, inFrame: false });
        }
      }
    }
  }
}

