import type { DesignPart, Stone } from '../../spec';
import type { Surface, Vec3 } from '../../piece';
import { superellipse } from '../../geometry/profiles';
import type { Solid } from '../../geometry/solid';
import type { Station } from '../../geometry/sweep';
import { sweep, sweepSections, tube } from '../../geometry/sweep';
import type { WatchFrame } from './frame';
import { bezelCup } from '../../parts/head';
import type { Wrist } from './wrist';
import { strap, wrist } from './wrist';

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

function columns(w: WatchFrame, part: DesignPart): Column[] {
  const { half } = strap(w);
  const column = (x: number, halfWidth: number, halfThickness: number, isPolished: boolean): Column => ({
    x,
    halfWidth,
    halfThickness,
    isPolished,
  });
  if (part.params['columns'] === 'five')
    return [
      ...[-3.9, 0, 3.9].map((x) => column(x, 1.9, 1.3, true)),
      ...[-8.05, 8.05].map((x) => column(x, 2.25, 1.2, false)),
    ];
  return [column(0, half * 0.382, 1.35, true), ...[-0.69, 0.69].map((x) => column(half * x, half * 0.3, 1.25, false))];
}

/** Start of the slope of the end links towards the bracelet, and their heights there and at its first pin. */
const FALL_FROM = 18;
const FALL = { high: 4, low: 1.35 } as const;
/**
 * Rounding of the edges of an end link along its width: distance from the edge, and drop of the top.
 */
const EASED = [
  [0, 0.34],
  [0.07, 0.16],
  [0.2, 0.04],
  [0.42, 0],
] as const;

/**
 * The part of an end link that continues one column of the bracelet: it fits the case and curves down between the lugs.
 */
function endLink(w: WatchFrame, { x, halfWidth }: Column, sy: number): Solid {
  const end = strap(w).start + 0.6;
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
        const fallen = Math.max(0, (y - FALL_FROM) / (end - FALL_FROM)) ** 1.5;
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

/** Fills the space between the case, its lugs and the bracelet. */
export function endPiece(w: WatchFrame, parts: readonly Column[], surface?: Surface): void {
  for (const sy of [-1, 1])
    for (const part of parts) w.put(endLink(w, part, sy), 32, surface ?? (part.isPolished ? w.accent : w.satin));
}

/**
 * A link with a domed top and rounded ends, which give a gradual highlight; half width and half thickness.
 */
function link(halfWidth: number, halfThickness: number): Solid {
  const ends = [1, 0.985, 0.94, 0.86];
  const station = (x: number, share: number): Station => ({
    at: [x, 0, 0],
    u: [0, 1, 0],
    v: [0, 0, 1],
    halfU: 1.74 * (0.4 + 0.6 * share),
    halfV: halfThickness * share,
  });
  const right = ends.map((share, i) => station(halfWidth - 0.36 * (1 - i / (ends.length - 1)), share));
  const left = right.map(({ at, ...rest }): Station => ({ at: [-at[0], 0, 0], ...rest })).toReversed();
  return sweep([...left, ...right], superellipse(40, 3), false);
}

export function links(w: WatchFrame, part: DesignPart): void {
  const parts = columns(w, part);
  endPiece(w, parts);
  const { half } = strap(w);
  const meshes = parts.map(({ halfWidth, halfThickness }) => w.bench.define(link(halfWidth, halfThickness), 40));
  const pin = w.bench.define(
    tube(
      [
        [-half * 0.96, 0, 0],
        [0, 0, 0],
        [half * 0.96, 0, 0],
      ],
      0.62,
      { points: 12, roundEnds: false },
    ),
    40,
  );
  const stone = part.stones?.[0];
  const [middle] = parts.toSorted((a, b) => Math.abs(a.x) - Math.abs(b.x));
  for (const sy of [-1, 1]) {
    for (let i = 0; i < 10; i++) {
      const here = wrist(w, i * 3.56 + 2.4, sy);
      const joint = wrist(w, i * 3.56 + 0.62, sy);
      const taper = 1 - 0.012 * i;
      const inFrame = i < 1;
      w.bench.place(pin, { axes: joint.axes, origin: w.at(0, joint.y, joint.z), scale: w.k * taper, inFrame });
      for (const [column, { x, isPolished }] of parts.entries()) {
        w.bench.place(meshes[column]!, {
          axes: here.axes,
          origin: w.at(x * taper, here.y, here.z),
          scale: w.k * taper,
          surface: isPolished ? w.accent : w.satin,
          inFrame,
        });
      }
      if (stone) setLink(w, stone, here, middle!.halfThickness * taper, i < 2);
    }
  }
}

/** Height of a stone's girdle over the link that holds it, mm of a 40 mm watch. */
const GIRDLE = 0.5;

/** A stone in a bezel on the middle of a link. */
function setLink(
  w: WatchFrame,
  { kind, cut, size_mm, role }: Stone,
  { y, z, face, axes }: Wrist,
  top: number,
  inFrame: boolean,
): void {
  const up = top + GIRDLE;
  const origin = w.at(0, y + face[1] * up, z + face[2] * up);
  w.bench.stone({ kind, cut, sizeMm: size_mm, role, origin, axes, inFrame });
  w.bench.add(bezelCup(cut, size_mm, axes, origin, { wallMm: 0.3, depth: 0.9 * w.k, open: 0.8 }), 40, {
    inFrame,
  });
}
