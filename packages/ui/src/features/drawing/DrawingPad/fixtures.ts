import type { DrawingPath } from '@jewelry/contract';
import type { DrawingColor } from '@jewelry/contract/constants';
import type { Drawing } from '../drawing';
import { svgOf } from './exportDrawing';
import { pathOf, strokePoint } from './strokes';
import { move, transformsOf } from './symmetry';

type Curve = (t: number) => readonly [x: number, y: number];

/** A stroke along a curve, with even spacing. */
const along = (color: DrawingColor, curve: Curve, size = 8, steps = 48): DrawingPath =>
  pathOf(
    { tool: 'pencil', color, size },
    Array.from({ length: steps + 1 }, (_, step) => strokePoint(...curve(step / steps))),
    false,
  );

const cubic =
  (
    a: readonly [number, number],
    b: readonly [number, number],
    c: readonly [number, number],
    d: readonly [number, number],
  ): Curve =>
  (t) => {
    const u = 1 - t;
    const at = (axis: 0 | 1): number =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return [at(0), at(1)];
  };

const circle =
  (x: number, y: number, radius: number): Curve =>
  (t) => [x + radius * Math.cos(2 * Math.PI * t), y + radius * Math.sin(2 * Math.PI * t)];

const mirrored = (path: DrawingPath): DrawingPath[] =>
  transformsOf({ kind: 'mirror' }).map((place) => ({ ...path, points: move(path.points, place) }));

/** A lotus of gold with an emerald drop and two sapphires. */
export const lotus: readonly DrawingPath[] = [
  ...mirrored(along('#000000', cubic([256, 170], [200, 220], [170, 300], [256, 392]))),
  ...mirrored(along('#000000', cubic([192, 300], [160, 262], [130, 262], [112, 266]))),
  ...mirrored(along('#000000', cubic([112, 266], [110, 340], [170, 400], [250, 398]))),
  ...mirrored(along('#000000', cubic([144, 362], [110, 366], [90, 372], [76, 380]))),
  ...mirrored(along('#000000', cubic([76, 380], [110, 430], [180, 436], [240, 410]))),
  ...mirrored(along('#0000FF', circle(112, 244, 12), 8, 24)),
  along('#008000', (t) => {
    const angle = 2 * Math.PI * t - Math.PI / 2;
    return [256 + 28 * Math.cos(angle) * Math.sin(Math.PI * t), 306 + 50 * Math.sin(angle)];
  }),
];

/** The lotus as the pad submits it. The PNG is a placeholder of one white pixel, which no story compares. */
export const lotusDrawing: Drawing = {
  paths: lotus,
  svg: svgOf(lotus),
  png: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  influence: 80,
};
