/** Open bangles whose ends are heads of animals in the round, face to face. */
import type { InlayKind } from '../../catalogue/inlays';
import type { Stone } from '../../spec';
import type { Vec3 } from '../../piece';
import { sphere } from '../../geometry/blocks';
import { sample } from '../../geometry/curves';
import { superellipse } from '../../geometry/profiles';
import { lathe, sweep, tube, type Station } from '../../geometry/sweep';
import { TAU, Y, add, along, axesFacing, cross, fromAxes, scale, smoothstep, type Axes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { bezelCup } from '../../parts/head';
import { inlayPart, inlaySurface } from '../../parts/inlay';
import { partIdOf } from '../../spec/tree';
import { stonesOf, type Brief } from '../maker';
import { animalHead, type AnimalHead } from './animalHeads';
import { HINGE_AT, anglesAt, onOval, pinHinge, type Oval } from './common';

/** Half the distance between the two muzzles, mm. */
const GAP = 4.5;
/** Unit of a head as a share of a round bangle's radius, and of a band's height, with its range, mm. */
const ROUND_HEAD = 1.4;
const BAND_HEAD = 0.36;
const HEAD_MM = [2.8, 5.6] as const;
/** Thickness of a band at its back, and length over which it becomes round towards its ends, mm. */
const BAND_MM = 1.5;
const TAPER_MM = 26;
/** Radius of an eye without a stone, as a share of the head's length. */
const EYEBALL = 0.085;
/** Length of a turn of twisted wires, in half heights. */
const TWIST_PITCH = 3.4;
/** Distance of the metal's end behind the neck, in units of the head. */
const INSIDE = 0.62;
/** Width of an eye, in units of the head, with its range, mm. */
const EYE = 0.42;
const EYE_MM = [1, 2.2] as const;

const within = (x: number, [least, most]: readonly [number, number]): number => Math.min(most, Math.max(least, x));

/** Unit of the heads on metal of a given height, mm. */
const headMm = (height: number, isRound: boolean): number =>
  within(isRound ? (height / 2) * ROUND_HEAD : height * BAND_HEAD, HEAD_MM);

/** Width of the stones in the eyes of both heads, mm. */
const eyeMm = (height: number, isRound: boolean): number =>
  Math.round(within(headMm(height, isRound) * EYE, EYE_MM) * 10) / 10;

/** A place of the metal: its middle, the way out, axes along it, and half its thickness and height, mm. */
interface Place {
  at: Vec3;
  out: Vec3;
  axes: Axes;
  halfU: number;
  halfV: number;
}

/** Builds the metal and both heads of a figure: a round wire, a band or two twisted wires of this height. */
export function headBangle(
  bench: Bench,
  oval: Oval,
  height: number,
  form: 'round' | 'cuff' | 'twist',
  motif: string,
  isHinged: boolean,
): void {
  const isRound = form !== 'cuff';
  const unitMm = headMm(height, isRound);
  const head = animalHead(motif, unitMm);
  const flat = isRound ? height / 2 : BAND_MM;
  const tall = height / 2;
  const [tip, middle, end] = anglesAt([GAP, GAP + head.long / 2, GAP + head.long + unitMm * INSIDE], oval) as [
    number,
    number,
    number,
  ];
  const below = lowest(head);
  // Both the heads and the back of the metal touch the table.
  const baseAt = (z: number): number =>
    tall + (Math.max(below, tall) - tall) * smoothstep(-oval.rz, oval.rz * Math.cos(tip), z) + 0.1;
  const round = isRound ? tall : unitMm / ROUND_HEAD;
  const placeAt = (a: number): Place => {
    const { at, out, axes } = onOval(a, oval);
    const fromEnd = Math.min(Math.abs(a), TAU - Math.abs(a)) - end;
    const away = smoothstep(0, TAPER_MM, fromEnd * oval.rz);
    const between = (there: number): number => round + (there - round) * away;
    return { at: add(at, [0, baseAt(at[2]), 0]), out, axes, halfU: between(flat), halfV: between(tall) };
  };
  const stations = sample(280, (t): Station => {
    const { at, out, halfU, halfV } = placeAt(end + t * (TAU - 2 * end));
    return { at, u: out, v: Y, halfU, halfV };
  });
  if (form === 'twist') twistedWires(bench, stations, oval.rz);
  else bench.add(sweep(stations, superellipse(44, isRound ? 2 : 2.4), false), 34);
  if (isHinged) {
    const { at, halfU } = placeAt(HINGE_AT);
    pinHinge(bench, HINGE_AT, oval, at[1], height * 0.92, halfU);
  }
  const mesh = bench.inPart(partIdOf(motif), () => bench.define(head.solid, 44));
  const collar = bench.define(collarOf(round), 30);
  for (const way of [1, -1]) {
    const { at, out, axes: frame } = placeAt(way * middle);
    const ahead = scale(frame[0], -way);
    const crown = add(scale(out, Math.cos(head.turn)), scale(Y, Math.sin(head.turn)));
    const axes: Axes = [ahead, crown, cross(ahead, crown)];
    const origin = along(at, ahead, -head.long / 2);
    bench.inPart(partIdOf(motif), () => {
      bench.place(mesh, { axes, origin });
      setEyes(bench, head, axes, origin);
      setTips(bench, head, axes, origin);
    });
    const behind = placeAt(way * end);
    bench.place(collar, {
      axes: axesFacing(scale(behind.axes[0], way), behind.out),
      origin: behind.at,
      surface: bench.accent,
    });
    enamelled(bench, placeAt, way, end, oval.rz);
  }
}

/** Extent of a head below its axis once its crown is turned, mm. */
function lowest({ solid, turn }: AnimalHead): number {
  let low = 0;
  for (let i = 0; i < solid.positions.length; i += 3) {
    const [y, z] = [solid.positions[i + 1]! * Math.sin(turn), solid.positions[i + 2]! * Math.cos(turn)];
    low = Math.min(low, y - Math.abs(z));
  }
  return -low;
}

/** Two wires twisted around the line of the stations, the second one of a two-tone piece in its second metal. */
function twistedWires(bench: Bench, stations: readonly Station[], arcMm: number): void {
  const turns = (TAU * arcMm) / (stations[0]!.halfV * TWIST_PITCH);
  for (const phase of [0, TAU / 2]) {
    const path = stations.map(({ at, u, v, halfV }, i): Vec3 => {
      const b = (i / stations.length) * turns * TAU + phase;
      return along(along(at, u, (halfV / 2) * Math.cos(b)), v, (halfV / 2) * Math.sin(b));
    });
    const surface = phase === 0 ? bench.metal : bench.accent;
    bench.add(tube(path, stations[0]!.halfV / 2, { points: 18 }), 40, { surface });
  }
}

/** A ring of three mouldings around the end of the metal, its axis along z. */
function collarOf(radius: number): ReturnType<typeof lathe> {
  const bead = (z: number, half: number, rise: number): [number, number][] =>
    sample(7, (t): [number, number] => [radius + rise * Math.sin(Math.PI * t), z + half * (2 * t - 1)]);
  const [small, large] = [radius * 0.16, radius * 0.24];
  const outline = [
    ...bead(-large - small, small, radius * 0.14),
    ...bead(0, large, radius * 0.3),
    ...bead(large + small, small, radius * 0.14),
  ];
  const last = outline.at(-1)![1];
  return lathe([[radius * 0.5, outline[0]![1]], ...outline, [radius * 0.5, last]], 56);
}

function setEyes(bench: Bench, head: AnimalHead, axes: Axes, origin: Vec3): void {
  const stone: Stone | undefined = stonesOf(bench.spec, 'accent');
  const ball = stone ? null : bench.define(sphere(1, 20), 50);
  for (const side of [1, -1]) {
    const eye = head.eyeAt(side);
    const out = fromAxes(axes, [0, 0, 0], eye.out);
    const skin = fromAxes(axes, origin, eye.at);
    if (!stone) {
      bench.place(ball!, { origin: along(skin, out, -0.1), scale: head.long * EYEBALL });
      continue;
    }
    const seat = axesFacing(out, axes[0]);
    const at = along(skin, out, 0.12);
    const { kind, cut, size_mm: sizeMm } = stone;
    bench.inPart('eyes', () => {
      bench.stone({ kind, cut, sizeMm, role: 'accent', origin: at, axes: seat });
      bench.add(bezelCup(cut, sizeMm, seat, at, { wallMm: 0.18, depth: sizeMm * 0.5 + 0.2, open: 0.7 }), 40);
    });
  }
}

/** The inlays of the piece. */
const inlaysIn = (bench: Bench): InlayKind[] => {
  const { inlay, second_inlay: second } = bench.spec.root.metal;
  return [inlay, second].flatMap((kind) => kind ?? []);
};

/** Balls on a crest, of enamel where the piece has any. */
function setTips(bench: Bench, { tips }: AnimalHead, axes: Axes, origin: Vec3): void {
  if (tips.length === 0) return;
  const ball = bench.define(sphere(1, 20), 50);
  const [kind] = inlaysIn(bench);
  for (const { at, radius } of tips) {
    const place = { origin: fromAxes(axes, origin, at), scale: radius };
    if (kind === undefined) bench.place(ball, { ...place, surface: bench.accent });
    else bench.inPart(inlayPart(kind), () => bench.place(ball, { ...place, surface: inlaySurface(kind) }));
  }
}

/**
 * Enamelled cells on the outside of the metal behind a head: rows, cells in a row on each side of its middle, their
 * distances as shares of the metal's radius, and the wall of a cell, mm.
 */
const CELLS = { rows: 5, beside: 2, pitch: 0.86, wall: 0.2 } as const;

/** A dish on a wall, in which enamel is fired, and the enamel, their axis along z. */
function cellOf(radius: number): { wall: ReturnType<typeof lathe>; enamel: ReturnType<typeof lathe> } {
  const inner = radius - CELLS.wall;
  return {
    wall: lathe(
      [
        [0.01, -0.6],
        [radius, -0.6],
        [radius, 0.22],
        [radius - CELLS.wall * 0.3, 0.28],
        [inner, 0.22],
        [inner, -0.1],
        [0.01, -0.1],
      ],
      36,
    ),
    enamel: lathe(
      [
        [0.01, -0.14],
        [inner + 0.02, -0.14],
        [inner + 0.02, 0.14],
        [inner * 0.6, 0.24],
        [0.01, 0.27],
      ],
      36,
    ),
  };
}

function enamelled(bench: Bench, placeAt: (a: number) => Place, way: number, end: number, arcMm: number): void {
  const kinds = inlaysIn(bench);
  if (kinds.length === 0) return;
  const radius = placeAt(way * end).halfU;
  const pitch = radius * CELLS.pitch;
  const cell = cellOf(pitch * 0.46);
  const [wall, enamel] = [bench.define(cell.wall, 36), bench.define(cell.enamel, 36)];
  for (let row = 0; row < CELLS.rows; row++) {
    const a = way * (end + (radius * 0.5 + pitch * (0.7 + row * 0.9)) / arcMm);
    const { at, out, axes: frame, halfU, halfV } = placeAt(a);
    const count = 2 * CELLS.beside + 1 - (row % 2);
    for (let i = 0; i < count; i++) {
      const b = ((i - (count - 1) / 2) * pitch) / ((halfU + halfV) / 2);
      const [c, s] = [Math.cos(b) * halfU, Math.sin(b) * halfV];
      const normal = add(scale(out, c / halfU ** 2), scale(Y, s / halfV ** 2));
      const axes = axesFacing(normal, frame[0]);
      const origin = along(along(at, out, c), Y, s);
      bench.place(wall, { axes, origin });
      const kind = kinds[row % kinds.length]!;
      bench.inPart(inlayPart(kind), () => bench.place(enamel, { axes, origin, surface: inlaySurface(kind) }));
    }
  }
}

/** The stones in the eyes of two heads. */
export const eyesOf = ({ gems: [kind], gemsGiven }: Brief, height: number, form: string): Stone[] =>
  kind && gemsGiven
    ? [{ role: 'accent', kind, cut: 'round', size_mm: eyeMm(height, form !== 'cuff'), count: 4, seat: 'eyes' }]
    : [];
