/** Parts of Indian earrings: the rosette on the lobe, what hangs along an edge, and the stones of each. */
import { sphere } from '../../geometry/blocks';
import { circle } from '../../geometry/curves';
import { WORLD, X, Y, Z, along, axesFacing } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { jumpRing } from '../../parts/chain';
import { earPost, eyeUnder } from '../../parts/earFitting';
import { placeFigure } from '../../parts/figure';
import { bezelCup, girdleMm } from '../../parts/head';
import { milgrain } from '../../parts/milgrain';
import { hangPearl } from '../../parts/pearl';
import type { Vec3 } from '../../piece';
import type { GemKind, Stone } from '../../spec';
import { mm, type Brief } from '../maker';

/** The kinds of stones on the lobe, set in the metal, and hanging. */
export interface Divided {
  top: GemKind | undefined;
  set: readonly GemKind[];
  hung: readonly GemKind[];
}

/** Divides the stones of a prompt: pearls, beads and those named below hang, the others are set. */
export function divided({ gems, named }: Pick<Brief, 'gems' | 'named'>): Divided {
  const isHung = (kind: GemKind): boolean =>
    kind === 'pearl' || named.some((one) => one.kind === kind && (one.isBead === true || one.level === 'bottom'));
  const set = gems.filter((kind) => !isHung(kind));
  const top = named.find(({ kind, level }) => level === 'top' && set.includes(kind))?.kind;
  return { top, set: set.filter((kind) => kind !== top), hung: gems.filter(isHung) };
}

/** Width of the second of two hanging kinds relative to the first. */
const SECOND = 0.72;

/** The hanging stones of a pair, of equal number, the second kind smaller. @param sizeMm width of the first */
export const hungStones = (kinds: readonly GemKind[], cut: Stone['cut'], sizeMm: number, count: number): Stone[] =>
  kinds.slice(0, 2).map((kind, i) => ({
    role: 'side',
    kind,
    cut: kind === 'pearl' ? 'sphere' : cut,
    size_mm: mm(sizeMm * (i === 0 ? 1 : SECOND)),
    count: 2 * Math.max(1, Math.round(count / Math.min(2, kinds.length))),
  }));

/** A wire that something hangs from: its middle, and the direction that the ring around it faces. */
export interface HangingPlace {
  top: Vec3;
  across: Vec3;
}

/** Width of the gold beads, mm. */
export const BEAD_MM = 2.4;
/** Radius and half thickness of the rings, mm. */
export const RING = { radius: 0.6, wire: 0.22 } as const;
/** Wall of the setting of a hanging stone, mm. */
export const DROP_WALL = 0.54;

/** A stone in a bezel that hangs from a ring. */
function hangSet(bench: Bench, { kind, cut, size_mm: sizeMm, role }: Stone, { top, across }: HangingPlace): void {
  const tall = Math.max(...girdleMm(cut, sizeMm).map(([, y]) => y)) + DROP_WALL;
  const eye: Vec3 = along(top, Y, 0.3 - 2 * RING.radius);
  const origin = along(eye, Y, -0.36 - tall);
  bench.inPart('drop', () => {
    bench.add(jumpRing(along(top, Y, 0.1 - RING.radius), Y, across, RING.radius, 0.2), 40);
    bench.add(jumpRing(along(eye, Y, -0.3), X, Y, 0.42, 0.18), 40);
    bench.stone({ kind, cut, sizeMm, role, origin });
    bench.add(bezelCup(cut, sizeMm, WORLD, origin, { wallMm: DROP_WALL, depth: sizeMm * 0.46, open: 0.55 }), 36);
  });
}

/** The eye under a pearl from which another one hangs: radius, wire and distance below it, mm. */
const EYE = { radius: 0.42, wire: 0.18, under: 0.24 } as const;

/** Pearls one below the other. */
function hangPearls(bench: Bench, { kind, size_mm: sizeMm, role }: Stone, place: HangingPlace, rows: number): void {
  let { top } = place;
  for (let i = 0; i < rows; i++) {
    const low = along(hangPearl(bench, { kind, sizeMm, role, ...place, top }), Y, -sizeMm / 2);
    if (i === rows - 1) return;
    bench.inPart('drop', () => bench.add(jumpRing(along(low, Y, -EYE.under), X, Y, EYE.radius, EYE.wire), 40));
    top = along(low, Y, -EYE.under - EYE.radius);
  }
}

/** Hangs the stones in turns, or gold beads without any. @param rows stones one below the other */
export function fringe(bench: Bench, places: readonly HangingPlace[], stones: readonly Stone[], rows = 1): void {
  if (stones.length > 0) {
    places.forEach((place, i) => {
      const stone = stones[i % stones.length]!;
      if (stone.cut === 'sphere' || stone.cut === 'round') hangPearls(bench, stone, place, rows);
      else hangSet(bench, stone, place);
    });
    return;
  }
  const ring = bench.define(jumpRing([0, 0, 0], Y, Z, RING.radius, 0.2), 40);
  const bead = bench.define(sphere(BEAD_MM / 2, 18), 40);
  for (const { across, top } of places) {
    bench.place(ring, {
      axes: axesFacing(across, [across[2], 0, -across[0]]),
      origin: along(top, Y, 0.1 - RING.radius),
    });
    bench.place(bead, { origin: along(top, Y, 0.16 - 2 * RING.radius - BEAD_MM / 2) });
  }
}

/** The front of a rosette: a stone or a boss of gold in a wreath of granules, or a figure. */
export interface Front {
  stone: Stone | undefined;
  motif: string | undefined;
  /** Width, mm. */
  sizeMm: number;
}

/** A rosette in front of a post. Returns the wire below it, for a ring. */
export function rosette(bench: Bench, { stone, motif, sizeMm }: Front, origin: Vec3): Vec3 {
  if (motif !== undefined) {
    const halfHeightMm = sizeMm * 0.85;
    placeFigure(
      bench,
      { name: motif, version: 0, halfHeightMm, ...(stone ? { stones: [{ ...stone, count: 1 }] } : {}) },
      origin,
    );
    earPost(bench, origin, origin[2]);
    return eyeUnder(bench, origin, 2 * halfHeightMm - 0.3, 0.4);
  }
  if (stone) {
    bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm, role: 'center', origin });
    bench.add(bezelCup(stone.cut, sizeMm, WORLD, origin, { wallMm: 0.6, depth: sizeMm * 0.46, open: 0.66 }), 40);
  } else bench.add(sphere(sizeMm / 2 + 0.5, 24), 40, { origin: along(origin, Z, -sizeMm * 0.3) });
  const wreath = sizeMm / 2 + 0.85;
  milgrain(bench, circle(along(origin, Z, -0.35), X, Y, wreath, 72), { beadMm: 1.1 });
  const behind = along(origin, Z, -sizeMm * 0.4);
  earPost(bench, behind, behind[2]);
  return eyeUnder(bench, origin, 2 * wreath + 0.7, sizeMm * 0.46);
}
