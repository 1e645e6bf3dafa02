import type { DesignPart, Stone } from '../../spec';
import type { Surface, Vec3 } from '../../piece';
import { superellipse } from '../../geometry/profiles';
import type { Solid } from '../../geometry/solid';
import { sweep, sweepSections, tube, type Station } from '../../geometry/sweep';
import type { WatchFrame } from './frame';
import { bezelCup } from '../../parts/head';
import { strap, wrist, type Wrist } from './wrist';

/**
 * A column of the bracelet: position of its links across the strap, their width and thickness, and whether they are
 * polished.
 */
interface Column {
  x: number;
  halfWidth: number;
  halfThickness: number;
  isPolished: boolean;
}

/** Widths of the columns of a bracelet, as shares of half its width: position, half width. */
const THREE = [
  [0, 0.365, true],
  [-0.688, 0.312, false],
  [0.688, 0.312, false],
] as const;
const FIVE = [
  [-0.376, 0.183, true],
  [0, 0.183, true],
  [0.376, 0.183, true],
  [-0.785, 0.215, false],
  [0.785, 0.215, false],
] as const;
/** Lengths of links with three and with five columns, mm of a 40 mm watch; gaps between them. */
const PITCH = { three: 4.7, five: 3.9 } as const;
const GAP = 0.09;

function columns(w: WatchFrame, part: DesignPart): Column[] {
  const { half } = strap(w);
  return (part.params['columns'] === 'five' ? FIVE : THREE).map(([x, wide, isPolished]) => ({
    x: x * half,
    halfWidth: wide * half,
    halfThickness: isPolished ? 1.36 : 1.22,
    isPolished,
  }));
}

/**
 * The slope of the end links towards the bracelet: its start inside the edge of the case, and their heights there and
 * at its first pin.
 */
const FALL = { inside: 2, high: 4, low: 1.35 } as const;
/** Rounding of the edges of an end link along its width: distance from the edge, and drop of the top. */
const EASED = [
  [0, 0.34],
  [0.07, 0.16],
  [0.2, 0.04],
  [0.42, 0],
] as const;

/**
 * The part of an end link that continues one column of the bracelet: it fits the case and curves down between the lugs.
 */
function endLink(w: WatchFrame, { x, halfWidth }: Column, sy: number, beyond: number): Solid {
  const pin = strap(w).start + 0.6;
  const end = pin + beyond;
  const fall = w.edge(0) - FALL.inside;
  const away = [
    ...EASED.map(([from, drop]) => ({ x: x - halfWidth + from, drop })),
    { x, drop: -0.06 },
    ...EASED.toReversed().map(([from, drop]) => ({ x: x + halfWidth - from, drop })),
  ];
  return sweepSections(
    away.map(({ x: here, drop }) => {
      const edge = w.edge(here);
      const top = Array.from({ length: 17 }, (_, i): Vec3 => {
        const y = edge - 1.4 + ((end - drop * 0.6 - 0.4 - edge + 1.4) * i) / 16;
        const fallen = Math.min(1, Math.max(0, (y - fall) / (pin - fall))) ** 1.5;
        return [here, sy * y, FALL.low + (FALL.high - FALL.low) * (1 - fallen) - drop];
      });
      const [, last, high] = top.at(-1)!;
      const nose = Array.from({ length: 7 }, (_, i): Vec3 => {
        const turn = ((i + 1) / 7) * Math.PI;
        return [here, last + sy * 0.4 * Math.sin(turn), (high - 1) / 2 + ((high + 1) / 2) * Math.cos(turn)];
      });
      return [...top, ...nose, [here, sy * (edge - 1.4), -0.4]];
    }),
    false,
  );
}

/**
 * Fills the space between the case, its lugs and the bracelet. `beyond` is the reach of polished columns past the first
 * pin, mm of a 40 mm watch.
 */
export function endPiece(w: WatchFrame, parts: readonly Column[], surface?: Surface, beyond = 0): void {
  for (const sy of [-1, 1])
    for (const part of parts)
      w.put(endLink(w, part, sy, part.isPolished ? beyond : 0), 32, surface ?? (part.isPolished ? w.accent : w.satin));
}

/**
 * A link with a slightly domed top and rounded edges, which give a gradual highlight; half width, half thickness and
 * half length.
 */
function link(halfWidth: number, halfThickness: number, halfLength: number): Solid {
  const ends = [1, 0.985, 0.94, 0.86];
  const station = (x: number, share: number): Station => ({
    at: [x, 0, 0],
    u: [0, 1, 0],
    v: [0, 0, 1],
    halfU: halfLength * (0.6 + 0.4 * share),
    halfV: halfThickness * share,
  });
  const right = ends.map((share, i) => station(halfWidth - 0.36 * (1 - i / (ends.length - 1)), share));
  const left = right.map(({ at, ...rest }): Station => ({ at: [-at[0], 0, 0], ...rest })).toReversed();
  return sweep([...left, ...right], superellipse(48, 4.6), false);
}

/** Reach of a bracelet along one side of the wrist, and its width relative to its start for each mm. */
const REACH = 32;
const TAPER = 0.0065;

/** A bracelet of links on pins; polished columns are offset by half a link. */
export function links(w: WatchFrame, part: DesignPart): void {
  const parts = columns(w, part);
  const pitch = PITCH[part.params['columns'] === 'five' ? 'five' : 'three'];
  endPiece(w, parts, undefined, pitch / 2);
  const { half } = strap(w);
  const stone = part.stones?.[0];
  const [middle] = parts.toSorted((a, b) => Math.abs(a.x) - Math.abs(b.x));
  for (let row = 0; row < REACH / pitch; row++) {
    const joint = 0.65 + row * pitch;
    const narrow = (s: number): number => 1 - TAPER * s;
    const pin = w.bench.define(
      tube(
        [-0.96, 0, 0.96].map((x): Vec3 => [x * half * narrow(joint), 0, 0]),
        0.62,
        { points: 12, roundEnds: false },
      ),
      40,
    );
    const meshes = parts.map(({ halfWidth, halfThickness, isPolished }) => {
      const s = joint + pitch * (isPolished ? 1 : 0.5);
      return {
        s,
        mesh: w.bench.define(link(halfWidth * narrow(s), halfThickness, pitch / 2 - GAP), 40),
      };
    });
    for (const sy of [-1, 1]) {
      const at = wrist(w, joint, sy);
      w.bench.place(pin, { axes: at.axes, origin: w.at(0, at.y, at.z), scale: w.k });
      for (const [column, { s, mesh }] of meshes.entries()) {
        const here = wrist(w, s, sy);
        const { x, isPolished } = parts[column]!;
        // No pin holds an offset link after the last one.
        if (isPolished && row + 1 >= REACH / pitch) continue;
        w.bench.place(mesh, {
          axes: here.axes,
          origin: w.at(x * narrow(s), here.y, here.z),
          scale: w.k,
          surface: isPolished ? w.accent : w.satin,
        });
        if (stone && parts[column] === middle) setLink(w, stone, here, middle!.halfThickness);
      }
    }
  }
}

/** Height of a stone's girdle over the link that holds it, mm of a 40 mm watch. */
const GIRDLE = 0.5;

/** A stone in a bezel on the middle of a link. */
function setLink(w: WatchFrame, { kind, cut, size_mm, role }: Stone, { y, z, face, axes }: Wrist, top: number): void {
  const up = top + GIRDLE;
  const origin = w.at(0, y + face[1] * up, z + face[2] * up);
  w.bench.stone({ kind, cut, sizeMm: size_mm, role, origin, axes });
  w.bench.add(bezelCup(cut, size_mm, axes, origin, { wallMm: 0.3, depth: 0.9 * w.k, open: 0.8 }), 40, {});
}
