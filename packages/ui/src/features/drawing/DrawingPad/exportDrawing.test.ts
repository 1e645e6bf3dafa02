import { DRAWING_MAX_PATHS, DRAWING_MAX_POINTS, GENERATE_BODY_LIMIT } from '@jewelry/contract/constants';
import { describe, expect, test } from 'vitest';
import { svgOf, withinLimit } from './exportDrawing';
import { pathOf, strokePoint } from './strokes';

/** Length of the PNG of a full sheet of scribbles, characters. */
const FULLEST_PNG = 300_000;

const scribbles = (strokes: number, points: number) =>
  Array.from({ length: strokes }, (_, stroke) =>
    pathOf(
      { tool: 'pencil', color: '#000000', size: 8 },
      Array.from({ length: points }, (__, step) =>
        strokePoint(150.3 + (stroke % 50) * 2 + ((3.3 * step) % 197), 150.7 + stroke / 20 + 7 * Math.sin(step)),
      ),
      false,
    ),
  );

describe('a submitted drawing', () => {
  test.each([
    [DRAWING_MAX_PATHS, DRAWING_MAX_POINTS / DRAWING_MAX_PATHS],
    [1, DRAWING_MAX_POINTS],
  ])('of %i strokes with %i points each fits into a request', (strokes, points) => {
    const paths = scribbles(strokes, points);
    expect(withinLimit(paths)).toBe(paths);
    expect(JSON.stringify({ drawingPaths: paths, drawingSvg: svgOf(paths) }).length + FULLEST_PNG).toBeLessThan(
      GENERATE_BODY_LIMIT,
    );
  });

  test('keeps all strokes and their end points when it exceeds the point limit', () => {
    const paths = scribbles(10, DRAWING_MAX_POINTS / 5);
    const limited = withinLimit(paths);
    expect(limited.flatMap(({ points }) => points).length).toBeLessThanOrEqual(DRAWING_MAX_POINTS);
    expect(limited.map(({ points }) => [points[0], points.at(-1)])).toEqual(
      paths.map(({ points }) => [points[0], points.at(-1)]),
    );
  });
});
