/** Distance field of a shape given by outlines. */
import type { Point2 } from '../geometry/curves';

/** Cell width of the distance table, mm. */
const CELL_MM = 0.025;

/**
 * Signed distance to the nearest edge, mm: negative inside, by the nonzero rule, so that letters may overlap; at most
 * `reach` either way.
 * @param contours closed lines, mm
 */
export function distanceTo(contours: readonly (readonly Point2[])[], reach: number): (x: number, y: number) => number {
  const points = contours.flat();
  const left = Math.min(...points.map((p) => p[0])) - reach;
  const low = Math.min(...points.map((p) => p[1])) - reach;
  const columns = Math.ceil((Math.max(...points.map((p) => p[0])) + reach - left) / CELL_MM) + 1;
  const rows = Math.ceil((Math.max(...points.map((p) => p[1])) + reach - low) / CELL_MM) + 1;
  const squares = new Float64Array(columns * rows).fill(reach * reach);
  /** Winding number of each cell, first as differences along its row. */
  const turns = new Int16Array(columns * rows);
  const cell = (at: number, from: number) => Math.ceil((at - from) / CELL_MM);
  for (const contour of contours)
    contour.forEach(([ax, ay], i) => {
      const [bx, by] = contour[(i + 1) % contour.length]!;
      const [dx, dy] = [bx - ax, by - ay];
      const length = dx * dx + dy * dy || 1;
      const [firstRow, lastRow] = [cell(Math.min(ay, by) - reach, low), cell(Math.max(ay, by) + reach, low)];
      const [first, last] = [cell(Math.min(ax, bx) - reach, left), cell(Math.max(ax, bx) + reach, left)];
      for (let row = Math.max(0, firstRow); row < Math.min(rows, lastRow); row++)
        for (let column = Math.max(0, first); column < Math.min(columns, last); column++) {
          const x = left + column * CELL_MM - ax;
          const y = low + row * CELL_MM - ay;
          const t = Math.min(1, Math.max(0, (x * dx + y * dy) / length));
          const square = (x - t * dx) ** 2 + (y - t * dy) ** 2;
          const o = row * columns + column;
          if (square < squares[o]!) squares[o] = square;
        }
      for (let row = cell(Math.min(ay, by), low); row < cell(Math.max(ay, by), low); row++) {
        const crossing = ax + ((low + row * CELL_MM - ay) / dy) * dx;
        turns[row * columns + cell(crossing, left)]! += Math.sign(dy);
      }
    });
  const distances = Float32Array.from(squares, Math.sqrt);
  for (let row = 0; row < rows; row++)
    for (let column = 0, turned = 0; column < columns; column++) {
      const o = row * columns + column;
      turned += turns[o]!;
      if (turned !== 0) distances[o] = -distances[o]!;
    }
  return (x, y) => {
    const [u, v] = [(x - left) / CELL_MM, (y - low) / CELL_MM];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    if (!(i >= 0 && j >= 0 && i < columns - 1 && j < rows - 1)) return reach;
    const o = j * columns + i;
    const [s, t] = [u - i, v - j];
    return (
      (distances[o]! * (1 - s) + distances[o + 1]! * s) * (1 - t) +
      (distances[o + columns]! * (1 - s) + distances[o + columns + 1]! * s) * t
    );
  };
}
