/**
 * Recognizes the two usual drawings of rings: from the front, a circle with stones on top, or from above, a stone
 * between two shoulders.
 */
import type { Cut, Drawing, GemKind } from '../spec';
import { within } from '../curves/figure';
import { resemblance } from './inspiration';
import { BARE, type Depiction } from './depiction';
import { bandOf, isAtRim, largerSide, lengthAlong, onlyMarks, shareOf, type Loop, type Mark } from './marks';
import { stoneOn } from './stones';

/** A stone on a ring; `kind` is null when it was drawn in black. */
interface Head {
  readonly mark: Mark;
  readonly kind: GemKind | null;
  readonly cut: Cut;
  /** Units. */
  readonly size: number;
}

/** Outer diameter that the circle of a drawn ring or bangle stands for, mm. */
const OUTER_MM = { ring: 20, bracelet: 63 } as const;
/** Least and greatest width of a drawn stone, mm. */
const HEAD_MM = { ring: [3.6, 9], bracelet: [2.4, 8] } as const;
/** Figures that are not stones. */
const FIGURES = new Set(['heart', 'star', 'moon', 'cross']);
/** Maximum deviation from those figures; a stone drawn from the side resembles a heart. */
const FIGURE_MISS = 0.05;
/** With another loop at least this large, as a share of the band, the drawing is a pattern of loops. */
const RIVAL = 0.7;
/**
 * Limits for marks on a ring: angle from its top (radians), distance from its centre, and size below which a mark is
 * part of a setting (shares of the radius).
 */
const ON_TOP = 1.1;
const TOUCHES = 1.3;
const LEAST_SIZE = 0.3;
/**
 * Minimum straightness of the shoulders of a ring from above, and their maximum distance from the stone, in stone
 * widths.
 */
const STRAIGHT = 0.9;
const NEAR = 0.75;
/** More stones than this are a row around the finger. */
const MOST_HEADS = 3;
/** Minimum number of small stones in a halo. */
const LEAST_HALO = 5;
/** A row that covers at least this share of the circumference goes all the way round. */
const ALL_ROUND = 0.6;

const faces = (loop: Mark, { middle }: Mark): number =>
  Math.atan2(middle[0] - loop.middle[0], loop.middle[1] - middle[1]);

/** A stone drawn from the side is a brilliant, unless it is an upright drop. */
function cutFromFront(cut: Cut, turn: number): Cut {
  if (cut === 'trillion' || cut === 'kite') return 'round';
  return cut === 'pear' && Math.cos(turn) < 0.5 ? 'round' : cut;
}

function headOf(drawing: Drawing, mark: Mark, isFront: boolean): Head | null {
  if (mark.kind === 'outline') {
    const like = resemblance(mark.points, FIGURE_MISS);
    if (like !== null && FIGURES.has(like)) return null;
  } else if (mark.kind !== 'stone') return null;
  const { kind, cut, size, turn } =
    mark.kind === 'stone' ? drawing.stones[mark.index]! : { ...stoneOn('diamond', mark.points), kind: null };
  return { mark, kind, cut: isFront ? cutFromFront(cut, turn) : cut, size };
}

const isAround = (outer: Mark, inner: Mark): boolean =>
  outer.kind === 'outline' &&
  outer !== inner &&
  within(inner.middle, outer.points) &&
  largerSide(outer) > largerSide(inner);

/** The list without repetitions. */
export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** One stone, optionally with stones or a line around it, or three side by side; more are a row. */
function setWith(
  heads: readonly Head[],
  isHaloed: boolean,
  seen: string,
  mm: (units: number) => number | null,
): Depiction {
  const kinds = heads.map(({ kind }) => kind ?? 'diamond');
  const main = heads.toSorted((a, b) => b.size - a.size)[0]!;
  const size = { stoneSizeMm: mm(main.size), cuts: [main.cut] };
  if (isHaloed)
    return {
      ...BARE,
      ...size,
      words: `a halo ring ${seen}`,
      forms: ['halo'],
      gems: unique([main.kind ?? 'diamond', ...kinds]),
    };
  if (heads.length === 1)
    return { ...BARE, ...size, words: `a solitaire ${seen}`, forms: ['solitaire'], gems: kinds, stoneCount: 1 };
  if (heads.length === 2)
    return { ...BARE, ...size, words: `a ring of two stones ${seen}`, gems: unique(kinds), stoneCount: 2 };
  const [left, middle, right] = heads.toSorted((a, b) => a.mark.middle[0] - b.mark.middle[0]) as [Head, Head, Head];
  const beside = unique([left.kind ?? 'diamond', right.kind ?? 'diamond']);
  return {
    ...BARE,
    words: `a three-stone ring ${seen}`,
    forms: ['three-stone'],
    gems:
      beside.length === 1 && beside[0] === (middle.kind ?? 'diamond') ? beside : [middle.kind ?? 'diamond', ...beside],
    cuts: [middle.cut],
    stoneCount: 3,
    stoneSizeMm: mm(middle.size),
  };
}

/** True when a row of stones or an outline surrounds the largest stone. */
function isHaloed(heads: readonly Head[], others: readonly Mark[]): boolean {
  const main = heads.toSorted((a, b) => b.size - a.size)[0];
  if (!main) return false;
  const small = heads.filter(
    (head) =>
      head !== main &&
      head.size < main.size * 0.6 &&
      Math.hypot(head.mark.middle[0] - main.mark.middle[0], head.mark.middle[1] - main.mark.middle[1]) <
        main.size * 1.3,
  );
  return (
    small.length >= LEAST_HALO ||
    others.some(
      (mark) =>
        isAround(mark, main.mark) ||
        (mark.kind === 'row' &&
          largerSide(mark) > main.size &&
          Math.hypot(mark.middle[0] - main.mark.middle[0], mark.middle[1] - main.mark.middle[1]) < main.size / 2),
    )
  );
}

export interface FromFront {
  readonly loop: Loop;
  readonly heads: readonly Head[];
  readonly isHaloed: boolean;
  /** Marks other than stones, which form a motif. */
  readonly figures: readonly Mark[];
  /** Share of the circumference that stones cover. */
  readonly spread: number;
  /** The width of a drawn stone, mm. */
  readonly mm: (units: number) => number;
}

/** Reads a band from the front with the marks on it; null when the drawing shows something else. */
export function fromFront(drawing: Drawing, marks: readonly Mark[], type: 'ring' | 'bracelet'): FromFront | null {
  const found = bandOf(marks);
  if (!found) return null;
  const {
    loop: { mark: loop },
    band,
  } = found;
  const rest = marks.filter((mark) => !band.includes(mark));
  const isOff = (mark: Mark): boolean =>
    !isAtRim(loop, mark) ||
    Math.min(...mark.points.map((p) => shareOf(loop, p))) >
      TOUCHES + (mark.kind === 'stone' ? mark.half[0] / loop.half[0] : 0);
  if (rest.some((mark) => mark.kind === 'outline' && largerSide(mark) > RIVAL * largerSide(loop))) return null;
  const onRim = rest.filter((mark) => !isOff(mark));
  const held = onRim.flatMap((mark) => headOf(drawing, mark, true) ?? []);
  const heads = held.filter(({ mark }) => !held.some((other) => isAround(mark, other.mark)));
  const isLoose = (mark: Mark): boolean =>
    !heads.some(
      (head) =>
        Math.hypot(mark.middle[0] - head.mark.middle[0], mark.middle[1] - head.mark.middle[1]) < head.size * 1.1,
    );
  if (rest.some((mark) => isOff(mark) && isLoose(mark))) return null;
  const figures = rest.filter(
    (mark) =>
      !held.some((head) => head.mark === mark) &&
      mark.kind !== 'row' &&
      isLoose(mark) &&
      largerSide(mark) > LEAST_SIZE * 2 * loop.half[0],
  );
  if (figures.some((mark) => Math.abs(faces(loop, mark)) > ON_TOP)) return null;
  const around = heads.map(({ mark }) => faces(loop, mark)).toSorted((a, b) => a - b);
  const gaps = around.map((a, i) => (i + 1 < around.length ? around[i + 1]! - a : around[0]! + 2 * Math.PI - a));
  const [least, most] = HEAD_MM[type];
  return {
    loop: found.loop,
    heads,
    isHaloed: isHaloed(heads, rest),
    figures,
    spread: 1 - Math.max(0, ...gaps) / (2 * Math.PI),
    mm: (units) => Math.min(most, Math.max(least, (units / (2 * loop.half[0])) * OUTER_MM[type])),
  };
}

/** Reads a ring from above: a stone with one or two lines on each side. */
function fromAbove(drawing: Drawing, marks: readonly Mark[]): Depiction | null {
  const wires = marks.filter(({ kind }) => kind === 'wire');
  const heads = marks.filter(({ kind }) => kind !== 'wire').flatMap((mark) => headOf(drawing, mark, false) ?? []);
  const main = heads.toSorted((a, b) => b.size - a.size)[0];
  if (
    !main ||
    wires.length < 2 ||
    wires.length > 8 ||
    heads.length > MOST_HEADS ||
    marks.some(({ kind }) => kind === 'row')
  )
    return null;
  if (heads.length + wires.length < marks.filter((mark) => !isAround(mark, main.mark)).length) return null;
  const [x, y] = main.mark.middle;
  const isUpright = wires.every((wire) => wire.half[1] > wire.half[0]);
  const away = (wire: Mark): number => (isUpright ? wire.middle[1] - y : wire.middle[0] - x);
  const isShoulder = (wire: Mark): boolean => {
    const [from, to] = [wire.points[0]!, wire.points.at(-1)!];
    const ends = [from, to].map((p) => Math.hypot(p[0] - x, p[1] - y));
    return (
      Math.hypot(to[0] - from[0], to[1] - from[1]) > STRAIGHT * lengthAlong(wire) &&
      Math.min(...ends) < main.size * (0.5 + NEAR) &&
      Math.max(...ends) > main.size &&
      Math.abs(away(wire)) > main.size * 0.4
    );
  };
  if (!wires.every(isShoulder) || !wires.some((wire) => away(wire) < 0) || !wires.some((wire) => away(wire) > 0))
    return null;
  return setWith(
    heads.filter(({ mark }) => !heads.some((other) => isAround(mark, other.mark))),
    isHaloed(heads, marks),
    'from above',
    () => null,
  );
}

export function depictedRing(drawing: Drawing, marks: readonly Mark[]): Depiction | null {
  const front = fromFront(drawing, marks, 'ring');
  if (!front) return fromAbove(drawing, marks);
  const { heads, figures, spread, mm } = front;
  if (figures.length > 0)
    return {
      ...BARE,
      words: 'a ring from the front, its head as drawn',
      pattern: onlyMarks(drawing, [...figures, ...heads.map(({ mark }) => mark)]),
    };
  const rows = drawing.rows.map(({ kind }) => kind);
  if (heads.length === 0 && rows.length === 0)
    return { ...BARE, words: 'a plain ring from the front', forms: ['plain', 'band'] };
  if (heads.length <= MOST_HEADS || front.isHaloed) {
    return heads.length === 0
      ? {
          ...BARE,
          words: 'a ring with a row of stones from the front',
          forms: ['half-eternity', 'band'],
          gems: unique(rows),
        }
      : setWith(heads, front.isHaloed, 'from the front', mm);
  }
  const isWhole = spread > ALL_ROUND;
  return {
    ...BARE,
    words: `a ring with a row of ${heads.length} stones from the front`,
    forms: [isWhole ? 'eternity' : 'half-eternity', 'band'],
    gems: unique(heads.map(({ kind }) => kind ?? 'diamond')),
  };
}
