/** The outline of a text, as a font draws it. */
import { Buffer, DrawFuncs, shape } from 'harfbuzzjs';
import type { Point2 } from '../geometry/curves';
import { runsOf } from './fonts';

/** Maximum number of characters of an engraving. */
export const LONGEST_TEXT = 20;

/** Closed contours in tenths of the x-height, centred on the origin. */
export interface TextOutline {
  readonly contours: readonly (readonly Point2[])[];
  readonly width: number;
  readonly height: number;
}

/** True for texts of at most `LONGEST_TEXT` characters of one of the fonts, with at least one letter or digit. */
export const canEngrave = (text: string): boolean =>
  text.length > 0 && text.length <= LONGEST_TEXT && /[\p{L}\d]/u.test(text) && runsOf(text) !== undefined;

/** Line segments for each curve. */
const CURVE_STEPS = 8;
const TENTHS = 10;

/** @throws RangeError for a text that no font has */
export function outlineOf(text: string): TextOutline {
  const runs = runsOf(text);
  if (!runs) throw new RangeError(`No font has every sign of "${text}".`);
  const contours: Point2[][] = [];
  const pen = { x: 0, y: 0, scale: 1 };
  const draw = drawInto(contours, pen);
  let [x, y] = [0, 0];
  for (const { text: signs, lettering } of runs) {
    pen.scale = TENTHS / lettering.xHeight;
    const buffer = new Buffer();
    buffer.addText(signs);
    buffer.guessSegmentProperties();
    shape(lettering.font, buffer);
    const places = buffer.getGlyphPositions();
    for (const [i, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance, yAdvance, xOffset, yOffset } = places[i]!;
      [pen.x, pen.y] = [x + xOffset * pen.scale, y + yOffset * pen.scale];
      lettering.font.drawGlyph(codepoint, draw);
      x += xAdvance * pen.scale;
      y += yAdvance * pen.scale;
    }
  }
  return centered(contours);
}

/** Draw callbacks that append a glyph at the pen position as closed contours. */
function drawInto(contours: Point2[][], pen: Readonly<Record<'x' | 'y' | 'scale', number>>): DrawFuncs {
  const draw = new DrawFuncs();
  let [lastX, lastY] = [0, 0];
  const add = (x: number, y: number) => {
    contours.at(-1)!.push([pen.x + x * pen.scale, pen.y + y * pen.scale]);
    [lastX, lastY] = [x, y];
  };
  /** Bezier curve from the last point, by its two or three further control points. */
  const curve = (...rest: Point2[]) => {
    const points: Point2[] = [[lastX, lastY], ...rest];
    const binomials = rest.length === 2 ? [1, 2, 1] : [1, 3, 3, 1];
    for (let step = 1; step <= CURVE_STEPS; step++) {
      const t = step / CURVE_STEPS;
      const weights = binomials.map((factor, i) => factor * t ** i * (1 - t) ** (rest.length - i));
      const at = (axis: 0 | 1) => points.reduce((sum, point, i) => sum + point[axis] * weights[i]!, 0);
      add(at(0), at(1));
    }
  };
  draw.setMoveToFunc((x, y) => {
    contours.push([]);
    add(x, y);
  });
  draw.setLineToFunc((x, y) => add(x, y));
  draw.setQuadraticToFunc((cx, cy, x, y) => curve([cx, cy], [x, y]));
  draw.setCubicToFunc((ax, ay, bx, by, x, y) => curve([ax, ay], [bx, by], [x, y]));
  return draw;
}

function centered(contours: readonly (readonly Point2[])[]): TextOutline {
  const points = contours.flat();
  const [left, right, low, high] = points.reduce(
    ([l, r, b, t], [x, y]) => [Math.min(l, x), Math.max(r, x), Math.min(b, y), Math.max(t, y)],
    [Infinity, -Infinity, Infinity, -Infinity],
  );
  const [middleX, middleY] = [(left + right) / 2, (low + high) / 2];
  return {
    contours: contours.map((contour) => contour.map(([x, y]): Point2 => [x - middleX, y - middleY])),
    width: right - left,
    height: high - low,
  };
}
