/** A figure in a row around a band, as a relief. */
import { figureField } from '../curves/figureField';
import { motifNamed } from '../motifs/library';
import { FRIEZE_MM, type Relief } from './frieze';

/** Distance of the sampled heights, gap between two figures, and rise of a figure before it is flattened, mm. */
const GRID = 0.11;
const APART = 0.8;
const RISE = 1;

/** Heights of a figure of half a height over its plane, in rows from its lower left corner. */
function heightsOf(name: string, half: number): { heights: Float64Array; columns: number; rows: number } {
  const { heightAt, low, high } = figureField(motifNamed(name), { halfHeightMm: half, riseMm: RISE });
  const reach = Math.max(-low[0], high[0]);
  const [columns, rows] = [2 * Math.ceil(reach / GRID) + 1, 2 * Math.ceil(half / GRID) + 1];
  const heights = Float64Array.from({ length: columns * rows }, (_, i) =>
    heightAt(((i % columns) - (columns - 1) / 2) * GRID, (Math.floor(i / columns) - (rows - 1) / 2) * GRID),
  );
  return { heights, columns, rows };
}

/** Heights of a figure that is repeated along `length` on a ground of half a height, mm. */
export function figureRelief(name: string, length: number, half: number): Relief {
  const { heights, columns, rows } = heightsOf(name, half);
  const tallest = Math.max(...heights);
  const used = heights.reduce((most, height, i) => {
    const from = Math.abs((i % columns) - (columns - 1) / 2);
    return height > 0 ? Math.max(most, from) : most;
  }, 0);
  const count = Math.max(3, Math.floor(length / (2 * used * GRID + APART)));
  const pitch = length / count;
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows ? 0 : heights[row * columns + column]!;
  return (u, v) => {
    const x = (u - (Math.floor(u / pitch) + 0.5) * pitch) / GRID + (columns - 1) / 2;
    const y = v / GRID + (rows - 1) / 2;
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [x - i, y - j];
    const height =
      (at(i, j) * (1 - s) + at(i + 1, j) * s) * (1 - t) + (at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s) * t;
    // Low parts of a figure stand out of the ground too.
    return FRIEZE_MM * (height / tallest) ** 0.7;
  };
}
