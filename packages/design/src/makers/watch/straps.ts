/** Lugs and straps: links on pins, a woven mesh, honeycomb plates, cords side by side, leather with seams, rubber. */
import type { LeatherColor } from '../../language/vocabulary';
import type { DesignPart } from '../../spec';
import type { Surface, Vec3 } from '../../piece';
import { plate } from '../../geometry/blocks';
import { polygon, type Point2 } from '../../geometry/curves';
import { roundedRectangle, superellipse } from '../../geometry/profiles';
import { sweep, tube, type Station } from '../../geometry/sweep';
import type { WatchFrame } from './frame';
import type { StrapName } from './kinds';
import { strap, wrist } from './wrist';
import { leather } from './leather';
import { LEATHERS } from './leathers';
import { links, endPiece } from './links';
import { bangle, fob, textile } from './otherStraps';

const BUILDERS: Record<StrapName, (w: WatchFrame, strap: DesignPart) => void> = {
  links,
  mesh,
  comb,
  cords,
  leather,
  rubber,
  textile,
  bangle,
  fob,
};

export function buildStrap(w: WatchFrame, part: DesignPart): void {
  BUILDERS[part.kind.slice('strap.'.length) as StrapName](w, part);
}

/** Section of a lug whose outer side is +u: rounded and bevelled outside, domed on top. */
const LUG: readonly Point2[] = [
  [0.84, -1],
  [0.95, -0.6],
  [1, -0.2],
  [0.97, 0.2],
  [0.52, 0.9],
  [0.24, 0.975],
  [-0.1, 1],
  [-0.46, 0.98],
  [-0.8, 0.91],
  [-1, 0.7],
  [-1, -1],
];
/** Share of a lug's length at which the rounding of its tip begins. */
const LUG_TIP = 0.8;
/** Distance from the middle at which the lugs of a round case begin, and how far they extend beyond the start of the strap. */
const LUG_FROM = 16.92;
const LUG_BEYOND = 1.9;
/** Half the width of a lug at the case and its decrease towards the tip, and its distance from the strap. */
const LUG_WIDE = { base: 1.5, taper: 0.5, clear: 0.1 } as const;

/** Straps that continue the case. */
const WITHOUT_LUGS: ReadonlySet<string> = new Set(['strap.bangle', 'strap.fob']);

/** Lugs on both sides of the strap, and the bars between them. */
export function buildLugs(w: WatchFrame, strapKind: string): void {
  if (WITHOUT_LUGS.has(strapKind)) return;
  const { half, start } = strap(w);
  const from = w.box ? w.box.y - 4 : Math.sqrt(LUG_FROM ** 2 - half ** 2);
  for (const sy of [-1, 1]) {
    for (const sx of [-1, 1]) {
      const stations = Array.from({ length: 29 }, (_, i): Station => {
        // Stations are denser towards the tip, where the lug turns down to the wrist.
        const t = Math.sin(((i / 28) * Math.PI) / 2);
        const round = Math.sqrt(Math.max(0.04, 1 - (Math.max(0, t - LUG_TIP) / (1 - LUG_TIP)) ** 2));
        const y = from + (start + LUG_BEYOND - from) * t;
        const halfU = (LUG_WIDE.base - LUG_WIDE.taper * t) * (0.6 + 0.4 * round);
        return {
          at: [sx * (half + LUG_WIDE.clear + halfU), sy * y, 4.1 - 5 * t * t - (1 - round) * 0.5],
          u: [sx, 0, 0],
          v: [0, 0, 1],
          halfU,
          halfV: (2.6 - 1.2 * t) * (0.35 + 0.65 * round),
        };
      });
      w.put(sweep(stations, LUG, false), 24);
    }
    // The spring bar.
    const y = start + 0.4;
    w.put(
      tube(
        [
          [-half - 1.2, sy * y, 0.2],
          [0, sy * y, 0.2],
          [half + 1.2, sy * y, 0.2],
        ],
        0.75,
        { points: 14, roundEnds: false },
      ),
      40,
    );
  }
}

/** A thin band from an end link around one side of the wrist, the base of woven and plated bracelets. */
function band(w: WatchFrame, half: number, sy: number): void {
  const stations = Array.from({ length: 23 }, (_, i): Station => {
    const { y, z, face } = wrist(w, i * 1.6 + SHORT, sy);
    return { at: [0, y, z + 0.5], u: [1, 0, 0], v: face, halfU: half, halfV: 0.6 };
  });
  w.bench.add(sweep(stations, roundedRectangle(0.3, 4), false), 40, {
    origin: w.at(0, 0, 0),
    scale: w.k,
  });
}

/** End pieces of woven and plated bracelets end before the first pin, mm of a 40 mm watch. */
const SHORT = -1.1;

/** A woven bracelet: rows of slanted wires over a thin band. */
function mesh(w: WatchFrame): void {
  const half = strap(w).half * 0.97;
  endPiece(w, [{ x: 0, halfWidth: half, halfThickness: 1, isPolished: true }], undefined, SHORT);
  const grain = w.bench.define(
    tube(
      [
        [-0.62, -0.28, 0],
        [0, 0, 0.16],
        [0.62, 0.28, 0],
      ],
      0.34,
      { points: 8 },
    ),
    50,
  );
  for (const sy of [-1, 1]) {
    band(w, half, sy);
    for (let row = 0; row < 36; row++) {
      const { y, z, face, run } = wrist(w, row * 0.92 + SHORT + 1.1, sy);
      const way = row % 2 ? 1 : -1;
      for (let x = -half + 0.9; x < half - 0.6; x += 1.22) {
        w.bench.place(grain, {
          axes: [[way, 0, 0], [0, way * run[1], way * run[2]], face],
          origin: w.at(x + (row % 2 ? 0.3 : 0), y + face[1] * 0.62, z + 0.5 + face[2] * 0.62),
          scale: w.k,
        });
      }
    }
  }
}

/** Hexagonal plates in five staggered columns over a thin band. */
function comb(w: WatchFrame): void {
  const half = strap(w).half * 0.97;
  endPiece(w, [{ x: 0, halfWidth: half, halfThickness: 1, isPolished: true }], undefined, SHORT);
  const r = half / 4;
  const rise = r * Math.sqrt(3);
  const cell = w.bench.define(plate(polygon(6, r * 0.93, 0), -0.5, 0.5, 0.42), 20);
  for (const sy of [-1, 1]) {
    band(w, half * 0.9, sy);
    for (let row = 0; row < 8; row++) {
      for (let column = -2; column <= 2; column++) {
        const { y, z, face, axes } = wrist(w, (row + (column % 2 ? 1 : 0.5)) * rise + 0.7, sy);
        w.bench.place(cell, {
          axes,
          origin: w.at(column * r * 1.5, y + face[1] * 0.9, z + 0.5 + face[2] * 0.9),
          scale: w.k,
          surface: column % 2 ? w.satin : w.accent,
        });
      }
    }
  }
}

const CORDS = 7;

/** Cords of fine beads side by side. */
function cords(w: WatchFrame): void {
  const half = strap(w).half * 0.95;
  endPiece(w, [{ x: 0, halfWidth: half, halfThickness: 1, isPolished: true }], undefined, SHORT);
  const r = half / CORDS;
  const [reach, steps] = [36, 192];
  for (const sy of [-1, 1]) {
    const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
      const { y, z } = wrist(w, (i / steps) * reach + SHORT, sy);
      return [0, y, z + 0.5];
    });
    const cord = w.bench.define(
      tube(path, (t) => r * (1.02 - 0.2 * Math.cos(((t * reach) / (r * 1.5)) * Math.PI) ** 8), {
        points: 18,
        up: [1, 0, 0],
      }),
      40,
    );
    for (let i = 0; i < CORDS; i++)
      w.bench.place(cord, {
        origin: w.at((2 * i + 1 - CORDS) * r, 0, 0),
        scale: w.k,
        surface: i % 2 ? w.bench.metal : w.accent,
      });
  }
}

/** Black rubber with the bloom of its surface, without which it would sink into a dark ground. */
const RUBBER: Vec3 = [0.046, 0.046, 0.049];

/** A ribbed strap that fits the case without a gap. */
function rubber(w: WatchFrame, { params }: DesignPart): void {
  const compound: Surface = {
    kind: 'lacquer',
    color: LEATHERS[params['color'] as LeatherColor] ?? RUBBER,
    gloss: 0.32,
  };
  const half = strap(w).half * 0.97;
  endPiece(w, [{ x: 0, halfWidth: half, halfThickness: 1, isPolished: false }], compound);
  for (const sy of [-1, 1]) {
    for (const [x, halfU, ribbed] of [
      [0, half * 0.4, false],
      [-half * 0.7, half * 0.3, true],
      [half * 0.7, half * 0.3, true],
    ] as const) {
      const stations = Array.from({ length: 140 }, (_, i): Station => {
        const { y, z, face } = wrist(w, i * 0.25 - 0.6, sy);
        return {
          at: [x, y, z + 0.3],
          u: [1, 0, 0],
          v: face,
          halfU,
          halfV: ribbed ? 1.25 - 0.3 * Math.max(0, Math.cos((i / 12) * 2 * Math.PI)) ** 3 : 1.55,
        };
      });
      w.bench.add(sweep(stations, superellipse(36, 5), false), 40, {
        surface: compound,
        origin: w.at(0, 0, 0),
        scale: w.k,
      });
    }
  }
}
