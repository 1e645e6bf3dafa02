/** Recognizes drawings of a whole piece, with its band, chain or strap; such a drawing is no pattern for a relief. */
import type { Point2 } from '../geometry/curves';
import type { Drawing, GemKind, JewelryType } from '../spec';
import { BARE, type Depiction } from './depiction';
import { depictedRing, fromFront, unique } from './depictedRing';
import type { Mark } from './marks';
import {
  bandOf,
  bottomOf,
  isAtRim,
  largerSide,
  lengthAlong,
  loopOf,
  marksOf,
  onlyMarks,
  shareOf,
  topOf,
} from './marks';

/** A bangle whose arc is shorter is an open cuff, radians. */
const CLOSED = 5.3;
/** More stones than this on a bracelet are a row all the way round. */
const MOST_ON_BANGLE = 8;
/**
 * Minimum length of a chain, and maximum distance of its end from the pendant's top, as shares of the pendant's height.
 */
const CHAIN_LENGTH = 0.5;
const CHAIN_END = 0.3;
/** How much farther from the middle the upper end of a chain is than its lower end, as a share of that height. */
const SPREADS = 0.2;
/** Minimum ratio of the sizes of a pair. */
const ALIKE = 0.68;
/** Share of a nearly rectangular outline's box that it fills (an ellipse fills 0.79). */
const RECTANGULAR = 0.9;
/** Minimum straightness of watch hands, and maximum distance of their start from the dial's middle. */
const HAND = 0.88;
const FROM_MIDDLE = 0.4;

function depictedBracelet(drawing: Drawing, marks: readonly Mark[]): Depiction | null {
  const front = fromFront(drawing, marks, 'bracelet');
  if (!front) return null;
  const { loop, heads, figures, mm } = front;
  const words = `a ${loop.turned < CLOSED ? 'cuff' : 'bangle'} seen whole`;
  if (figures.length > 0)
    return {
      ...BARE,
      words: `${words}, its front as drawn`,
      pattern: onlyMarks(drawing, [...figures, ...heads.map(({ mark }) => mark)]),
    };
  const gems = unique([
    ...heads.map(({ kind }) => kind ?? 'diamond'),
    ...drawing.rows.map(({ kind }) => kind),
  ] as GemKind[]);
  const main = heads.toSorted((a, b) => b.size - a.size)[0];
  const stones = { gems, cuts: main ? [main.cut] : [], stoneSizeMm: main ? mm(main.size) : null };
  if (heads.length > MOST_ON_BANGLE || (heads.length === 0 && gems.length > 0))
    return { ...BARE, ...stones, words: 'a row of stones round the wrist', forms: ['tennis'] };
  return {
    ...BARE,
    ...stones,
    words: heads.length > 0 ? `${words} with ${heads.length === 1 ? 'a stone' : `${heads.length} stones`}` : words,
    forms: loop.turned < CLOSED ? ['cuff'] : ['bangle', 'plain'],
    stoneCount: heads.length || null,
  };
}

interface Extent {
  readonly middle: number;
  readonly top: number;
  readonly height: number;
}

/** The solid areas of a drawing: all but its open lines. */
function bodyOf(marks: readonly Mark[]): Extent | null {
  const body = marks.filter(({ kind }) => kind !== 'wire');
  if (body.length === 0) return null;
  const [top, left, right] = [
    Math.min(...body.map(topOf)),
    Math.min(...body.map(({ middle, half }) => middle[0] - half[0])),
    Math.max(...body.map(({ middle, half }) => middle[0] + half[0])),
  ];
  return { middle: (left + right) / 2, top, height: Math.max(Math.max(...body.map(bottomOf)) - top, right - left) };
}

/** True for a line from the top of a piece upwards and outwards, or one that comes down and goes up again. */
function isChain(mark: Mark, { middle, top, height }: Extent): boolean {
  if (mark.kind !== 'wire' || mark.points.length < 3 || lengthAlong(mark) < CHAIN_LENGTH * height) return false;
  if (topOf(mark) > top - 0.2 * height || bottomOf(mark) > top + CHAIN_END * height) return false;
  const ends = [mark.points[0]!, mark.points.at(-1)!].toSorted((a, b) => a[1] - b[1]);
  const isUp = ([, y]: Point2): boolean => y < topOf(mark) + 0.3 * 2 * mark.half[1];
  const isDivided = isUp(ends[1]!) && Math.abs(ends[0]![0] - ends[1]![0]) > 0.5 * 2 * mark.half[0];
  return (
    isDivided || (isUp(ends[0]!) && Math.abs(ends[0]![0] - middle) > Math.abs(ends[1]![0] - middle) + SPREADS * height)
  );
}

/** The loop of a whole necklace, with the piece at its lowest point. */
function neckloop(marks: readonly Mark[]): Mark | null {
  const loop = marks.filter((mark) => loopOf(mark)).toSorted((a, b) => largerSide(b) - largerSide(a))[0];
  const rest = marks.filter((mark) => mark !== loop);
  const body = loop && bodyOf(rest);
  const hangs =
    loop &&
    body &&
    body.top > loop.middle[1] + 0.5 * loop.half[1] &&
    Math.abs(body.middle - loop.middle[0]) < 0.25 * loop.half[0];
  return hangs && largerSide(loop) > 1.4 * body.height && rest.every((mark) => mark.middle[1] > loop.middle[1])
    ? loop
    : null;
}

/** The lines that a drawn pendant hangs on. */
function chainOf(marks: readonly Mark[]): readonly Mark[] {
  const loop = neckloop(marks);
  if (loop) return [loop];
  const body = bodyOf(marks);
  return body ? marks.filter((mark) => isChain(mark, body)) : [];
}

/** The single line over the middle of a drawn earring, from which it hangs. */
function hookOf(marks: readonly Mark[]): readonly Mark[] {
  const body = bodyOf(marks);
  const above = body
    ? marks.filter(
        (mark) => mark.kind === 'wire' && mark.middle[1] < body.top && bottomOf(mark) < body.top + 0.2 * body.height,
      )
    : [];
  return body &&
    above.length === 1 &&
    Math.abs(above[0]!.points.toSorted((a, b) => b[1] - a[1])[0]![0] - body.middle) < 0.25 * body.height
    ? above
    : [];
}

function depictedOnChain(drawing: Drawing, marks: readonly Mark[]): Depiction | null {
  const chain = chainOf(marks);
  return chain.length === 0
    ? null
    : {
        ...BARE,
        words: 'what hangs on the drawn chain',
        pattern: onlyMarks(
          drawing,
          marks.filter((mark) => !chain.includes(mark)),
        ),
      };
}

/** The right one of a pair drawn side by side; null for a single drawing. */
function rightOfPair(marks: readonly Mark[]): readonly Mark[] | null {
  const [left, right] = [
    Math.min(...marks.map((m) => m.middle[0] - m.half[0])),
    Math.max(...marks.map((m) => m.middle[0] + m.half[0])),
  ];
  const middle = (left + right) / 2;
  const halves = [
    marks.filter((m) => m.middle[0] + m.half[0] < middle),
    marks.filter((m) => m.middle[0] - m.half[0] > middle),
  ] as const;
  if (halves.some((half) => half.length === 0) || halves[0].length + halves[1].length < marks.length) return null;
  const sides = halves.map(
    (half) =>
      [
        Math.max(...half.map((m) => m.middle[0] + m.half[0])) - Math.min(...half.map((m) => m.middle[0] - m.half[0])),
        Math.max(...half.map(bottomOf)) - Math.min(...half.map(topOf)),
      ] as const,
  );
  const isAlike = ([0, 1] as const).every(
    (axis) => Math.min(sides[0]![axis], sides[1]![axis]) > ALIKE * Math.max(sides[0]![axis], sides[1]![axis]),
  );
  return isAlike ? halves[1] : null;
}

function depictedEarrings(drawing: Drawing, marks: readonly Mark[]): Depiction | null {
  const one = rightOfPair(marks);
  const seen = one ?? marks;
  const hooks = hookOf(seen);
  const rest = seen.filter((mark) => !hooks.includes(mark));
  const own = onlyMarks(drawing, rest);
  const found = bandOf(rest);
  if (
    own &&
    found &&
    rest.every(
      (mark) =>
        found.band.includes(mark) ||
        (mark.kind !== 'outline' && mark.kind !== 'wire' && isAtRim(found.loop.mark, mark)),
    )
  ) {
    return {
      ...BARE,
      words: 'hoops',
      forms: ['hoop'],
      gems: unique([...own.stones, ...own.rows].map(({ kind }) => kind)),
    };
  }
  if (!one && hooks.length === 0) return null;
  return { ...BARE, words: one ? 'one earring of the drawn pair' : 'the earring without its drawn hook', pattern: own };
}

function isRectangular({ points, half }: Mark): boolean {
  const twice = points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length]!;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
  return Math.abs(twice) / 2 > RECTANGULAR * 4 * half[0] * half[1];
}

function depictedWatch(drawing: Drawing, marks: readonly Mark[]): Depiction | null {
  const cases = marks.filter((mark) => mark.kind === 'outline' && (loopOf(mark) !== null || isRectangular(mark)));
  const dial = cases.toSorted((a, b) => b.half[0] - a.half[0])[0];
  if (!dial) return null;
  const outside = marks.filter((mark) => mark !== dial && shareOf(dial, mark.middle) > 1);
  const straps = outside.filter((mark) => !loopOf(mark) && Math.abs(mark.middle[0] - dial.middle[0]) < dial.half[0]);
  const hasStrap =
    straps.some((mark) => mark.middle[1] < topOf(dial)) && straps.some((mark) => mark.middle[1] > bottomOf(dial));
  const within = marks.filter((mark) => mark !== dial && !outside.includes(mark));
  const isHand = (mark: Mark): boolean => {
    const [from, to] = [mark.points[0]!, mark.points.at(-1)!];
    return (
      mark.kind === 'wire' &&
      mark.points.length > 1 &&
      Math.min(shareOf(dial, from), shareOf(dial, to)) < FROM_MIDDLE &&
      Math.hypot(to[0] - from[0], to[1] - from[1]) > HAND * lengthAlong(mark)
    );
  };
  const hasHands = within.filter(isHand).length > 1;
  if (!hasStrap && !hasHands) return null;
  // Hour marks, a second edge and bent pairs of hands occur on all watches.
  const isOwn = (mark: Mark): boolean =>
    !isHand(mark) &&
    !(mark.kind === 'wire' && (shareOf(dial, mark.middle) > 0.6 || mark.points.some((p) => shareOf(dial, p) < 0.15))) &&
    !(loopOf(mark) && largerSide(mark) > 0.6 * largerSide(dial));
  const figure = within.filter((mark) => mark.kind !== 'stone' && isOwn(mark));
  const stones = within.filter((mark) => mark.kind === 'stone');
  const words = 'a watch with its dial and strap';
  if (figure.length > 0)
    return { ...BARE, words: `${words}, its dial as drawn`, pattern: onlyMarks(drawing, [...figure, ...stones]) };
  return {
    ...BARE,
    words,
    forms: [isRectangular(dial) ? 'rectangular' : 'dress'],
    gems: unique(stones.map(({ index }) => drawing.stones[index]!.kind)),
    stoneCount: stones.length || null,
  };
}

const DEPICTED: Record<JewelryType, (drawing: Drawing, marks: readonly Mark[]) => Depiction | null> = {
  ring: depictedRing,
  bracelet: depictedBracelet,
  pendant: depictedOnChain,
  necklace: depictedOnChain,
  earrings: depictedEarrings,
  watch: depictedWatch,
};

/** The recognized kind of a drawing of a whole piece; null for a pattern. */
export const depictedIn = (drawing: Drawing, type: JewelryType): Depiction | null =>
  DEPICTED[type](drawing, marksOf(drawing));
