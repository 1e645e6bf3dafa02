/** Hobbies and places: music, sport, travel, towers. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import { turn, type Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { curve, disc, drawn, mirrored, moved, through, wireOf } from './drawing';

/** The treble clef as one line of varying width that passes over itself. */
export function trebleClef(): Figure {
  const path = through([
    [-0.04, -0.36], [-0.15, -0.25], [-0.1, -0.06], [0.1, 0.0], [0.29, -0.12], [0.31, -0.36], [0.14, -0.55], [-0.14, -0.55], [-0.38, -0.36], [-0.42, -0.06], [-0.24, 0.24], [0.02, 0.5], [0.21, 0.76], [0.22, 1.0],
    [0.12, 1.1], [0.0, 0.98], [-0.04, 0.72], [0.0, 0.24], [0.07, -0.3], [0.12, -0.7], [0.06, -0.96], [-0.1, -1.04], [-0.22, -0.92],
  ], false, 8);
  const n = path.length - 1;
  const width = (t: number): number => 0.042 + 0.062 * Math.exp(-(((t - 0.42) / 0.09) ** 2)) + 0.05 * Math.exp(-(((t - 0.2) / 0.08) ** 2)) + 0.022 * Math.exp(-(((t - 0.8) / 0.1) ** 2));
  return drawn({
    fills: [{ outline: disc(-0.2, -0.9, 0.105, 32), rise: 'pillow', height: 1.2 }],
    strokes: [wireOf(path, path.map((_, i) => width(i / n)), { lifts: path.map((_, i) => (i / n > 0.66 ? 0.085 : 0)) })],
    stones: [{ at: [0.02, -0.3], size: 0.24, role: 'center' }],
    hang: [0.12, 1.12],
  });
}

/** Two notes under a slanted beam. */
export function notes(): Figure {
  const head = (x: number, y: number): Fill => ({ outline: moved(turn(44, (a): Point2 => [0.3 * Math.cos(a), 0.215 * Math.sin(a)]), { angle: 0.36, by: [x, y] }), rise: 'pillow', height: 1.25 });
  return drawn({
    fills: [head(-0.5, -0.74), head(0.42, -0.54), { outline: [[-0.3, 0.7], [0.7, 0.94], [0.7, 0.66], [-0.3, 0.42]], rise: 'level', height: 0.75 }],
    strokes: [wireOf([[-0.25, -0.66], [-0.25, 0.62]], 0.06), wireOf([[0.66, -0.46], [0.66, 0.86]], 0.06)],
    stones: [{ at: [-0.5, -0.74], size: 0.3, role: 'center' }, { at: [0.42, -0.54], size: 0.3, role: 'accent' }],
    hang: [0.2, 0.82],
  });
}

/** A guitar with strings over the sound hole and a waisted body. */
export function guitar(): Figure {
  const half = through([[0, -1.06], [0.3, -1.02], [0.46, -0.78], [0.42, -0.52], [0.27, -0.34], [0.3, -0.16], [0.32, 0.0], [0.2, 0.14], [0, 0.16]]).toReversed();
  const body = mirrored(half).slice(0, -1);
  return drawn({
    fills: [
      { outline: body, rise: 'level', height: 0.55 },
      { outline: [[-0.085, -0.3], [0.085, -0.3], [0.065, 0.78], [-0.065, 0.78]], rise: 'level', lift: 0.35, height: 0.55 },
      { outline: through([[-0.07, 0.76], [-0.13, 0.84], [-0.11, 1.06], [0, 1.1], [0.11, 1.06], [0.13, 0.84], [0.07, 0.76]], true), rise: 'level', lift: 0.3, height: 0.5 },
      { outline: [[-0.17, -0.8], [0.17, -0.8], [0.15, -0.7], [-0.15, -0.7]], rise: 'ridge', lift: 0.45, height: 0.7 },
    ],
    strokes: [
      wireOf(body, 0.045, { closed: true, lifts: body.map(() => 0.05) }),
      wireOf(disc(0, -0.42, 0.2, 40), 0.04, { closed: true, lifts: Array.from({ length: 40 }, () => 0.075) }),
      ...[0.2, 0.36, 0.5, 0.62].map((y) => wireOf([[-0.09, y], [0.09, y]], 0.017, { engraved: true })),
      ...[0.9, 1.0].flatMap((y) => [1, -1].map((way) => wireOf([[way * 0.1, y], [way * 0.19, y]], 0.036))),
    ],
    stones: [{ at: [0, -0.42], size: 0.34, role: 'center' }],
    hang: [0, 1.08],
  });
}

/** A football: a dome with engraved seams of pentagons and hexagons. */
export function football(): Figure {
  const pentagon = Array.from({ length: 5 }, (_, i): Point2 => [0.34 * Math.sin((i / 5) * TAU), 0.34 * Math.cos((i / 5) * TAU)]);
  const at = (a: number, r: number): Point2 => [r * Math.sin(a), r * Math.cos(a)];
  const seam = (points: readonly Point2[], closed = false): Stroke => wireOf(points, 0.026, { engraved: true, closed });
  const outer = Array.from({ length: 5 }, (_, i): Stroke[] => {
    const a = (i / 5) * TAU;
    const [l, r] = [a - 0.3, a + 0.3];
    return [
      seam([at(a, 0.34), at(a, 0.62)]), seam([at(a, 0.62), at(l, 0.8), at(l + 0.02, 0.97)]), seam([at(a, 0.62), at(r, 0.8), at(r - 0.02, 0.97)]),
      seam([at(r, 0.8), at(a + TAU / 10, 0.72), at(a + TAU / 5 - 0.3, 0.8)]),
    ];
  }).flat();
  return drawn({
    fills: [{ outline: disc(0, 0, 1, 96), rise: 'pillow', height: 1.7 }],
    strokes: [seam(pentagon, true), ...outer],
    stones: [{ at: [0, 0], size: 0.4, role: 'center' }],
    hang: [0, 0.98],
  });
}

/** An aeroplane from above. */
export function airplane(): Figure {
  const wings: Point2[] = [[0.1, 0.3], [1.04, -0.3], [1.06, -0.44], [0.1, -0.14]];
  const tails: Point2[] = [[0.06, -0.72], [0.42, -0.94], [0.42, -1.04], [0.05, -0.92]];
  const body = mirrored(curve([0, 1.1], [0.11, 1.02], [0.13, 0.8], [0.125, 0.2], 14).concat(curve([0.125, 0.2], [0.12, -0.4], [0.07, -0.8], [0, -1.06], 14).slice(1))).slice(0, -1);
  const fills = [false, true].flatMap((flip): Fill[] => [wings, tails].map((part) => ({ outline: moved(part, { flip }), rise: 'level', height: 0.5 })));
  const engines = [0.46, -0.46].map((x) => wireOf([[x, 0.12], [x, -0.12]], 0.06, { lifts: [0.03, 0.03] }));
  return drawn({
    fills: [...fills, { outline: body, rise: 'pillow', lift: 0.1, height: 1.25 }],
    strokes: engines,
    stones: [{ at: [0, 0.42], size: 0.19, role: 'center' }],
    hang: [0, 1.06],
  });
}

/** An arrow pointing down, with a faceted head and pairs of feathers. */
export function arrow(): Figure {
  const turned = (points: readonly Point2[]): Point2[] => moved(points, { angle: Math.PI });
  const feathers = [0, 1, 2].flatMap((i) => [1, -1].map((way): Fill => ({ outline: turned([[0, -0.6 - i * 0.15], [way * 0.26, -0.76 - i * 0.15], [way * 0.26, -0.92 - i * 0.15], [0, -0.76 - i * 0.15]]), rise: 'ridge', height: 0.8 })));
  return drawn({
    fills: [{ outline: turned([[0, 1.2], [0.3, 0.64], [0, 0.8], [-0.3, 0.64]]), rise: 'ridge', height: 1.1 }, ...feathers],
    strokes: [wireOf(turned([[0, 0.9], [0, -1.14]]), 0.052)],
    stones: [{ at: [0, 0], size: 0.26, role: 'center' }],
    hang: [0, 1.14],
  });
}

/** The Burj Khalifa: stepped shafts around a spire. */
export function burjKhalifa(): Figure {
  const shaft = (x: number, width: number, top: number, lift: number): Fill => ({ outline: [[x - width, -1], [x + width, -1], [x + width, top - 0.03], [x + width * 0.5, top], [x - width * 0.5, top], [x - width, top - 0.03]], rise: 'ridge', lift, height: 0.85 });
  const steps = [[0.1, 0.3, 0.3], [0.2, 0.04, 0.2], [0.3, -0.26, 0.1], [0.4, -0.54, 0], [0.5, -0.78, 0]] as const;
  return drawn({
    fills: [...steps.flatMap(([x, top, lift], i) => [shaft(x, 0.075, top, lift), shaft(-x, 0.075, top - (i % 2 ? 0.1 : 0.16), lift)]), shaft(0, 0.08, 0.58, 0.4), { outline: [[-0.66, -1.08], [0.66, -1.08], [0.58, -0.96], [-0.58, -0.96]], rise: 'level', height: 0.8 }],
    strokes: [wireOf([[0, 0.5], [0, 1.16]], [0.052, 0.03], { lifts: [0.05, 0] })],
    stones: [{ at: [0, -0.7], size: 0.24, role: 'center' }],
    hang: [0, 1.12],
  });
}
