/** Reads the shapes of an SVG icon as polygons, in its units, y downwards. */
import type { Point2 } from '../../src/geometry/curves';

export interface Layer {
  /** `#rrggbb` in lower case. */
  colour: string;
  rings: readonly (readonly Point2[])[];
  isEvenOdd: boolean;
}

/** Largest distance between a curve and its chords, and largest turn from chord to chord, radians. */
const TOLERANCE = 0.012;
const TURN = 0.35;

const lerp = (a: Point2, b: Point2, t: number): Point2 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function cubic(out: Point2[], a: Point2, b: Point2, c: Point2, d: Point2, depth = 0): void {
  const flat = (p: Point2): number => {
    const [ex, ey] = [d[0] - a[0], d[1] - a[1]];
    return Math.abs((p[0] - a[0]) * ey - (p[1] - a[1]) * ex) / (Math.hypot(ex, ey) || 1);
  };
  const turned = (): number => {
    const first = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const last = Math.atan2(d[1] - c[1], d[0] - c[0]);
    return Math.abs(Math.atan2(Math.sin(last - first), Math.cos(last - first)));
  };
  if (depth > 8 || (depth > 0 && Math.max(flat(b), flat(c)) < TOLERANCE * 1.33 && turned() < TURN)) {
    out.push(d);
    return;
  }
  const [ab, bc, cd] = [lerp(a, b, 0.5), lerp(b, c, 0.5), lerp(c, d, 0.5)];
  const [abc, bcd] = [lerp(ab, bc, 0.5), lerp(bc, cd, 0.5)];
  const middle = lerp(abc, bcd, 0.5);
  cubic(out, a, ab, abc, middle, depth + 1);
  cubic(out, middle, bcd, cd, d, depth + 1);
}

/** An elliptical arc of SVG (implementation notes of SVG 1.1, F.6). */
function arc(out: Point2[], from: Point2, [rx0, ry0, tilt, large, sweep]: readonly number[], to: Point2): void {
  if (!rx0 || !ry0) {
    out.push(to);
    return;
  }
  const [c, s] = [Math.cos((tilt! * Math.PI) / 180), Math.sin((tilt! * Math.PI) / 180)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [c * dx + s * dy, c * dy - s * dx];
  const grow = Math.sqrt(Math.max(1, (x / rx0) ** 2 + (y / ry0) ** 2));
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow];
  const rest = Math.max(0, (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1);
  const way = (large === sweep ? -1 : 1) * Math.sqrt(rest);
  const [ox, oy] = [(way * rx * y) / ry, (-way * ry * x) / rx];
  const [cx, cy] = [c * ox - s * oy + (from[0] + to[0]) / 2, s * ox + c * oy + (from[1] + to[1]) / 2];
  const start = Math.atan2((y - oy) / ry, (x - ox) / rx);
  const end = Math.atan2((-y - oy) / ry, (-x - ox) / rx);
  const full = 2 * Math.PI;
  const turn = sweep ? (((end - start) % full) + full) % full : -((((start - end) % full) + full) % full);
  const step = Math.min(TURN, 2 * Math.acos(Math.max(0.5, 1 - TOLERANCE / Math.max(rx, ry))));
  const count = Math.max(1, Math.ceil(Math.abs(turn) / step));
  for (let i = 1; i < count; i++) {
    const a = start + (turn * i) / count;
    const [px, py] = [rx * Math.cos(a), ry * Math.sin(a)];
    out.push([c * px - s * py + cx, s * px + c * py + cy]);
  }
  out.push(to);
}

const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

/** The closed polygons of a path's data. @throws Error for data that is not a path */
export function ringsOf(data: string): Point2[][] {
  const rings: Point2[][] = [];
  let at: Point2 = [0, 0];
  let start: Point2 = at;
  let handle: Point2 = at;
  let before = '';
  let i = 0;
  let command = '';
  const take = (pattern: RegExp): number => {
    pattern.lastIndex = i;
    const found = pattern.exec(data);
    if (!found) throw new Error(`Not a path at ${i}: ${data}`);
    i = pattern.lastIndex;
    return Number(found[1]);
  };
  while (/[^\s]/.test(data.slice(i))) {
    const letter = /[\s,]*([a-z])/iy;
    letter.lastIndex = i;
    const next = letter.exec(data);
    if (next) {
      command = next[1]!;
      i = letter.lastIndex;
    } else if (command === 'm' || command === 'M') command = command === 'm' ? 'l' : 'L';
    const kind = command.toLowerCase();
    const isRelative = kind === command;
    const n = Array.from({ length: COUNTS[kind]! }, (_, k) =>
      take(kind === 'a' && (k === 3 || k === 4) ? FLAG : NUMBER),
    );
    const point = (k: number): Point2 => (isRelative ? [at[0] + n[k]!, at[1] + n[k + 1]!] : [n[k]!, n[k + 1]!]);
    const ring = rings.at(-1)!;
    const mirror = (kinds: string): Point2 =>
      kinds.includes(before) ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at;
    const quadratic = (q: Point2, end: Point2): void => {
      cubic(ring, at, lerp(at, q, 2 / 3), lerp(end, q, 2 / 3), end);
      [handle, at] = [q, end];
    };
    if (kind === 'm') {
      at = start = point(0);
      rings.push([at]);
    } else if (kind === 'z') at = start;
    else {
      if (before === 'z') rings.push([at]);
      const open = rings.at(-1)!;
      if (kind === 'l') open.push((at = point(0)));
      else if (kind === 'h') open.push((at = [(isRelative ? at[0] : 0) + n[0]!, at[1]]));
      else if (kind === 'v') open.push((at = [at[0], (isRelative ? at[1] : 0) + n[0]!]));
      else if (kind === 'c' || kind === 's') {
        const o = kind === 'c' ? 2 : 0;
        const first = kind === 'c' ? point(0) : mirror('cs');
        const [second, end] = [point(o), point(o + 2)];
        cubic(open, at, first, second, end);
        [handle, at] = [second, end];
      } else if (kind === 'q') quadratic(point(0), point(2));
      else if (kind === 't') quadratic(mirror('qt'), point(0));
      else {
        const end = point(5);
        arc(open, at, n, end);
        at = end;
      }
    }
    before = kind;
  }
  return rings;
}

/** The points turned as by `rotate(degrees x y)`, the one transformation that icons have. */
function turned(rings: Point2[][], transform: string): Point2[][] {
  const found = /^rotate\((\S+) (\S+) (\S+)\)$/.exec(transform);
  if (!found) return rings;
  const [degrees, cx, cy] = found.slice(1).map(Number) as [number, number, number];
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return rings.map((ring) =>
    ring.map(([x, y]): Point2 => [cx + c * (x - cx) - s * (y - cy), cy + s * (x - cx) + c * (y - cy)]),
  );
}

/**
 * The filled shapes of an icon, from the lowest to the uppermost; gloss that is translucent is left out.
 * @throws Error for gradients and clipped shapes
 */
export function layersOf(body: string): Layer[] {
  if (/clip-path|gradient/i.test(body)) throw new Error('Gradients and clipped shapes are not read');
  const shapes = [...body.matchAll(/<(path|circle|ellipse|rect)\b([^>]*)>/g)].filter(
    ([, , text]) => !/opacity=|stroke=/.test(text!),
  );
  return shapes.map(([, tag, text]): Layer => {
    const of = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(text!)?.[1] ?? '';
    const number = (name: string): number => Number(of(name) || 0);
    const hex = of('fill').toLowerCase();
    const colour = /^#[\da-f]{3}$/.test(hex) ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex;
    if (tag === 'path')
      return { colour, rings: turned(ringsOf(of('d')), of('transform')), isEvenOdd: of('fill-rule') === 'evenodd' };
    if (tag === 'rect') {
      const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(number) as [number, number, number, number];
      return {
        colour,
        rings: turned(
          [
            [
              [x, y],
              [x + w, y],
              [x + w, y + h],
              [x, y + h],
            ],
          ],
          of('transform'),
        ),
        isEvenOdd: false,
      };
    }
    const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
    const [cx, cy] = [number('cx'), number('cy')];
    return {
      colour,
      rings: turned(
        [
          Array.from({ length: 36 }, (_, k): Point2 => [
            cx + rx * Math.cos((k * Math.PI) / 18),
            cy + ry * Math.sin((k * Math.PI) / 18),
          ]),
        ],
        of('transform'),
      ),
      isEvenOdd: false,
    };
  });
}
