/** Groups of figures: one on another or across it, one with others below it, or several equal ones in a row. */
import type { Figure, FittedFigure, Stroke } from '../curves/figure';
import type { Point2 } from '../geometry/curves';
import { joined, lerp2, metalOf, put, type Parts } from './assembly';
import { BRANCH, grows, onBranch, shareOf } from './branches';
import { TAU } from '../geometry/vec';
import { wireOf } from './drawing';

export interface Member {
  name: string;
  count: number;
}

export interface Grouped {
  members: readonly Member[];
  /** True when the first figure is on the second. */
  isOnGround: boolean;
  /** True when the second figures stand around the first. */
  isAround?: boolean;
  /** True when two figures lie across each other. */
  isCrossed?: boolean;
}

/** The figures of a group's name, such as "moon and 3 star" or "bee on honeycomb". */
export function membersOf(name: string): Grouped {
  const isOnGround = name.includes(' on ');
  const isAround = name.includes(' around ');
  if (name.includes(' across ')) {
    const [first, second] = name.split(' across ') as [string, string];
    const members = first === second ? [{ name: first, count: 2 }] : [first, second].map((one) => ({ name: one, count: 1 }));
    return { members, isOnGround: false, isCrossed: true };
  }
  const members = name.split(isAround ? ' around ' : isOnGround ? ' on ' : ' and ').map((part): Member => {
    const counted = /^(\d+) (.+)$/.exec(part);
    return counted ? { name: counted[2]!, count: Number(counted[1]) } : { name: part, count: 1 };
  });
  return isAround ? { members: members.toReversed(), isOnGround: false, isAround } : { members, isOnGround };
}

/** The name of a group, which `membersOf` reads. */
export function groupName({ members, isOnGround, isAround, isCrossed }: Grouped): string {
  if (isCrossed) return [members[0]!, members.at(-1)!].map(({ name }) => name).join(' across ');
  const names = members.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name));
  return isAround ? names.toReversed().join(' around ') : names.join(isOnGround ? ' on ' : ' and ');
}

/** Largest reach of a figure around another one, its distance from that, and that of neighbours as a share of their reach. */
const AROUND = { reach: 0.26, apart: 0.1, pitch: 1.15 } as const;

/** Width of a figure as a share of its group's on a branch or around another one; 1 in others. */
export function shareInGroup(figure: string, group: string): number {
  const { members, isAround } = membersOf(group);
  if (isAround && members[1]?.name === figure) return AROUND.reach / (1 + AROUND.apart + 2 * AROUND.reach);
  const others = members.filter(({ name }) => name !== BRANCH);
  const isGrown = others.length < members.length && others.some(({ name }) => name === figure && grows(name));
  return isGrown ? shareOf(others.reduce((sum, { count }) => sum + count, 0)) : 1;
}

/** The lowest or highest point near `x`, or of the whole figure when there is none. */
function endAt(points: readonly Point2[], x: number, way: 1 | -1): Point2 {
  const near = points.filter((p) => Math.abs(p[0] - x) < 0.1);
  return (near.length > 0 ? near : points).reduce((best, p) => (way * p[1] > way * best[1] ? p : best));
}

/** Half the thickness of a wire between two figures, in the group's units. */
const JOINT = 0.045;

/** The first figure in relief on the second. */
const onGround = (figure: FittedFigure, ground: FittedFigure): Figure => joined([put(ground, { scale: 1, by: [0, 0] }, false), put(figure, { scale: 0.68, by: [0, -0.04], lift: 1.2 }, true)], { hang: ground.hang });

/** Centre and radius of the hollow of the library's crescent, and overlap of a star's ray with the moon. */
const HOLLOW = { x: 0.33, radius: 0.68, lap: 0.1 } as const;

/** Stars between the horns of a crescent, each with a ray that overlaps the moon. */
function starsInMoon(moon: FittedFigure, star: FittedFigure, count: number): Figure {
  const step = Math.min(1.3, 3.9 / count);
  const radius = Math.min(0.3, (HOLLOW.radius * Math.sin(step / 2)) / (1 + Math.sin(step / 2)) * 0.98);
  const away = HOLLOW.radius - radius + HOLLOW.lap;
  const stars = Array.from({ length: count }, (_, i) => {
    const a = Math.PI + (i - (count - 1) / 2) * step;
    // One of a star's five rays points outwards.
    return put(star, { scale: radius, by: [HOLLOW.x + away * Math.cos(a), away * Math.sin(a)], turn: a - Math.PI / 2 }, false);
  });
  return joined([put(moon, { scale: 1, by: [0, 0] }, true), ...stars], { hang: moon.hang });
}

/** Equal figures side by side, each soldered to the next. */
function inRow(figure: FittedFigure, count: number): Figure {
  const reach = Math.max(...metalOf(figure).map(([x]) => Math.abs(x)));
  const placed = Array.from({ length: count }, (_, i) => put(figure, { scale: 1, by: [(i - (count - 1) / 2) * (2 * reach + 0.1), 0] }, i === 0));
  const bridges = placed.slice(1).map((right, i): Stroke => {
    const [a, b] = nearest(metalOf(placed[i]!), metalOf(right));
    return wireOf([lerp2(a, b, -0.5), lerp2(a, b, 1.5)], 2 * JOINT);
  });
  return joined(placed, { strokes: bridges, ...(count % 2 ? { hang: figure.hang } : {}) });
}

/** The nearest pair of points of two sets. */
function nearest(left: readonly Point2[], right: readonly Point2[]): [Point2, Point2] {
  let best: [Point2, Point2] = [left[0]!, right[0]!];
  let least = Infinity;
  for (const a of left) for (const b of right) {
    const d = Math.hypot(a[0] - b[0], a[1] - b[1]);
    if (d < least) [least, best] = [d, [a, b]];
  }
  return best;
}

/** Scale of figures below another by their number, and distance of their start below it. */
const SMALLER = [0.52, 0.4, 0.32, 0.26, 0.22] as const;
const DROP = 0.16;

/** A figure with smaller ones below it on short wires, the middle ones lowest. */
function withDrops(main: FittedFigure, drops: readonly FittedFigure[]): Figure {
  const scale = SMALLER[Math.min(drops.length, SMALLER.length) - 1]!;
  const metal = metalOf(main);
  const across = Math.max(...metal.map(([x]) => x)) - Math.min(...metal.map(([x]) => x));
  const pitch = Math.min(2.3 * scale, (across * 0.8) / Math.max(1, drops.length - 1));
  const middle = drops.length % 2 ? endAt(metal, 0, -1)[0] : 0;
  const placed = drops.map((figure, i): { part: Parts; wire: Stroke } => {
    const off = i - (drops.length - 1) / 2;
    const from = endAt(metal, middle + off * pitch, -1);
    const own = figure.hang;
    const top: Point2 = [from[0], from[1] - DROP - 0.1 * (drops.length - Math.abs(off) * 2)];
    const part = put(figure, { scale, by: [top[0] - own[0] * scale, top[1] - own[1] * scale] }, false);
    // Both ends of a wire are inside the metal that it joins.
    return { part, wire: wireOf([[from[0], from[1] + 0.08], from, top, [top[0], top[1] - 0.1]], JOINT) };
  });
  return joined([put(main, { scale: 1, by: [0, 0] }, true), ...placed.map(({ part }) => part)], { strokes: placed.map(({ wire }) => wire), hang: main.hang });
}

/** Lift of the upper of two crossed figures as a share of the relief's height, and the angle of each to the vertical. */
const CROSSED = { lift: 0.5, tilt: TAU / 8 } as const;

/** Middle of a figure and the direction from there to its heavier end: the head of a hammer. */
function axisOf(points: readonly Point2[]): { middle: Point2; angle: number } {
  const mean = (of: (p: Point2) => number): number => points.reduce((sum, p) => sum + of(p), 0) / points.length;
  const [x0, y0] = [mean(([x]) => x), mean(([, y]) => y)];
  const [xx, yy, xy] = [mean(([x]) => (x - x0) ** 2), mean(([, y]) => (y - y0) ** 2), mean(([x, y]) => (x - x0) * (y - y0))];
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const along = ([x, y]: Point2): number => (x - x0) * Math.cos(angle) + (y - y0) * Math.sin(angle);
  const ends = points.map(along);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const mid = (low + high) / 2;
  // The points are dense where the outline is long, so that the mean lies nearer to the heavier end.
  return { middle: [x0 + mid * Math.cos(angle), y0 + mid * Math.sin(angle)], angle: angle + (mid > 0 ? Math.PI : 0) };
}

/** Two figures across each other, each with its heavier end up and outwards, the second over the first. */
function crossed(left: FittedFigure, right: FittedFigure): Figure {
  const placed = [right, left].map((figure, i): Parts => {
    const { middle, angle } = axisOf(metalOf(figure));
    const isMirrored = i > 0;
    const turn = TAU / 4 - CROSSED.tilt - angle;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const by: Point2 = [-(middle[0] * c - middle[1] * s), -(middle[0] * s + middle[1] * c)];
    return put(figure, { scale: 1, by, turn, isMirrored, lift: isMirrored ? CROSSED.lift : 0 }, !isMirrored);
  });
  return joined(placed);
}

const reachOf = (points: readonly Point2[]): number => Math.max(...points.map(([x, y]) => Math.hypot(x, y)));

/** Equal upright figures on a circle around another one, with nothing but their ground to join them. */
function around(main: FittedFigure, figure: FittedFigure, count: number): Figure {
  const inner = reachOf(metalOf(main)) + AROUND.apart;
  const share = Math.sin(Math.PI / count) / AROUND.pitch;
  const reach = Math.min(AROUND.reach, share < 1 ? (inner * share) / (1 - share) : Infinity);
  const scale = reach / reachOf(metalOf(figure));
  const placed = Array.from({ length: count }, (_, i) => {
    const a = Math.PI / 2 + (i / count) * TAU;
    return put(figure, { scale, by: [(inner + reach) * Math.cos(a), (inner + reach) * Math.sin(a)] }, false);
  });
  return joined([put(main, { scale: 1, by: [0, 0] }, true), ...placed], { hang: [0, inner + 2 * reach] });
}

/** Combines the members into one figure; `of` returns the figure of a member. */
export function grouped({ members, isOnGround, isAround, isCrossed }: Grouped, of: (name: string) => FittedFigure): Figure {
  const [first, second] = members;
  if (isCrossed) return crossed(of(first!.name), of((second ?? first!).name));
  if (isAround && second) return around(of(first!.name), of(second.name), second.count);
  const others = members.filter(({ name }) => name !== BRANCH);
  if (others.length > 0 && others.length < members.length) return onBranch(others.flatMap(({ name, count }) => Array.from({ length: count }, () => ({ name, figure: of(name) }))));
  if (isOnGround && second) return onGround(of(first!.name), of(second.name));
  if (first!.name === 'moon' && members.length === 2 && second!.name === 'star') return starsInMoon(of('moon'), of('star'), second!.count);
  if (members.length === 1) return inRow(of(first!.name), first!.count);
  // Counted members hang below the uncounted one.
  const [main, ...rest] = members.toSorted((a, b) => a.count - b.count);
  return withDrops(of(main!.name), [...Array.from({ length: main!.count - 1 }, () => main!), ...rest.flatMap((member) => Array.from({ length: member.count }, () => member))].map(({ name }) => of(name)));
}
