import sharp from 'sharp';
import type { RequestedDrawing } from '../generators/generator';

/** Side of a drawing that a design service receives, px. */
const SIDE = 512;
const STROKE_WIDTH = 4;

/** The strokes as lines on white, built from numbers alone, so that nothing can be injected. */
function strokesSvg(paths: Extract<RequestedDrawing, { paths: unknown }>['paths']): string {
  const lines = paths
    .filter(({ tool }) => tool === 'pencil')
    .map(
      ({ points, width, height }) =>
        `<polyline points="${points.map(([x, y]) => `${(x / width) * SIDE},${(y / height) * SIDE}`).join(' ')}"/>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" fill="none" stroke="#000" stroke-width="${STROKE_WIDTH}" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#fff" stroke="none"/>${lines.join('')}</svg>`;
}

function drawingJpeg(drawing: RequestedDrawing): Promise<Buffer> {
  if ('paths' in drawing)
    return sharp(Buffer.from(strokesSvg(drawing.paths)))
      .jpeg()
      .toBuffer();
  const { width, height, rgba } = drawing.picture;
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg()
    .toBuffer();
}

/** The pictures of a request, each a JPEG: the drawing first, then the photograph. */
export async function picturesOf({
  drawing,
  reference,
}: {
  readonly drawing?: RequestedDrawing | undefined;
  readonly reference?: Buffer | undefined;
}): Promise<Buffer[]> {
  return [...(drawing ? [await drawingJpeg(drawing)] : []), ...(reference ? [reference] : [])];
}
