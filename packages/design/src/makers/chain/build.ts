/**
 * Builds what hangs on a chain from its tree of parts: a pendant under a bail, or a necklace with its centre, its
 * stations and further chains over it.
 */
import { X, Y, Z, add, scale, sub } from '../../geometry/vec';
import { Bench } from '../../parts/bench';
import { hangOnChain } from '../../parts/bail';
import { BOLD_LINKS, CABLE, FINE, NECK_MM, chainNamed, jumpRing, type LinkSize } from '../../parts/chain';
import { photograph } from '../../parts/shot';
import type { Piece, Vec3 } from '../../piece';
import type { DesignPart, DesignSpec } from '../../spec';
import { inSlot } from '../ring/body';
import { hungOf } from './bodies';
import { hangAlong, placesBeside, placesOfRow, reachOfRow } from './charms';
import type { Hung } from './hung';
import { beyond, lineOf, onLine, pictureOf, type Line } from './line';
import { clearOf, eyeFor, inTurns, reachOf, thread } from './thread';

const linksOf = ({ params }: DesignPart): string => String(params['links'] ?? 'fine');

/** Share of the picture that a pendant fills. A slight one on a length of its chain looks as small as it is. */
const fillOf = ({ spec: { construction, given } }: Bench): number =>
  construction.thickness < 0.7 && given['styles'] === 'prompt' ? 0.46 : 0.67;

/** Least side of a pendant's picture, in which its chain does not look stout, mm. */
const LEAST_FRAME_MM = 16;

function buildPendant(bench: Bench, root: DesignPart): Piece {
  const [center] = inSlot(root, 'center');
  const links = chainNamed(linksOf(root), CABLE);
  if (center) {
    const hung = hungOf(bench, center, linksOf(root));
    hung.place([-hung.top[0], 0, hung.behind]);
    const [, bailY] = hung.bailAt ?? hung.top;
    hangOnChain(bench, [0, bailY, hung.behind + hung.eyeZ], links, hung.bail ?? 1, Math.max(0, bailY - hung.top[1]));
  }
  return bench.finishWith(
    photograph(bench, { rig: 'wall', distanceMm: 205, fill: fillOf(bench), leastMm: LEAST_FRAME_MM, raise: 0.05 }),
  );
}

/* Necklaces */

/** End of a chain in the picture, as a position on the neckline. */
const HIGH = 1.25;
/** Height of a chain over another as a share of half the width, its distance from the wall, from a pendant and between names, mm. */
const LAYER = { higher: 0.49, out: 0.7, air: 2.5, airOfNames: 6 } as const;

/** Range of the line for stones in the picture, and the maximum distance between two. */
const SPREAD = { seen: 1.4, most: 0.32, side: 0.125 } as const;

/** Height of the lowest point of a chain above its pendant, mm: a ring, larger for large links. */
const hangsBelow = (links: LinkSize): { clear: number; top: number } => {
  const clear = Math.max(0, links.width * 0.35 - 0.45);
  return { clear, top: 1.25 + clear };
};

/** Greatest length of a choker, which lies around the neck instead of hanging on a V, mm. */
const CHOKER_MM = 400;

/** Height of a chain's lowest point above the metal of its pendant, for the composition, mm. */
const HANGS_MM = 1.25;

/** Added between parts of a row that are to hang apart, mm. */
const APART_MM = 5;

/** Length of the longest stone in the chain between the parts of a row, mm. */
const betweenIn = (part: DesignPart): number =>
  Math.max(0, ...inSlot(part, 'stations').map((station) => 2 * reachOf(station)));

/** Chains narrower than this end in smaller rings, which would stand beside a small stone like ears, mm. */
const SLIGHT_MM = 1.5;

const isRightToLeft = ({ params }: DesignPart): boolean => /\p{Script=Arabic}/u.test(String(params['name'] ?? ''));

/** Builds a chain around the neck with its parts. */
function buildLine(bench: Bench, part: DesignPart, line: Line, hung: Hung | null, row: readonly Hung[]): void {
  const name = linksOf(part);
  const links = name === 'bold' ? BOLD_LINKS : chainNamed(name, FINE);
  const [center] = inSlot(part, 'center');
  const stations = inSlot(part, 'stations');
  const wornMm = NECK_MM;
  const own = { links, part: part.id };
  const plain = (t: number): Vec3 => onLine(line, t);
  const isHeld = hung?.ends !== undefined && (hung.isLevel === true || part.params['held'] === 'ends');
  if (row.length > 0 && !isHeld) {
    const places = placesOfRow(
      plain,
      row,
      Math.max(betweenIn(part), part.params['spacing'] === 'apart' ? APART_MM : 0),
    );
    hangAlong(bench, row, places.map(plain), { ...hangsBelow(links), part: part.id });
    const order = inTurns(stations, 1).slice(0, places.length - 1);
    const middles = order.map((_, i) => (places[i]! + places[i + 1]!) / 2);
    thread(bench, { ...own, at: plain, from: -HIGH, to: HIGH, wornMm }, order, middles);
    return;
  }
  if (!hung || !center) {
    const order = inTurns(stations, 1);
    const isClose = part.params['spacing'] === 'close';
    const eye = eyeFor(links);
    const step = Math.min(SPREAD.most, SPREAD.seen / Math.max(1, order.length - 1));
    const places = order.map(() => 0);
    order.forEach((station, i) => {
      if (i > 0)
        places[i] = isClose
          ? beyond(plain, places[i - 1]!, reachOf(order[i - 1]!) + reachOf(station) + eye.from + eye.radius)
          : i * step;
    });
    const middle = ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2;
    thread(
      bench,
      { ...own, at: plain, from: -HIGH, to: HIGH, wornMm },
      order,
      places.map((t) => t - middle),
      isClose,
    );
    return;
  }
  const beside = inTurns(stations, 2);
  // Between two stones on bold links, leaves room for their rings and adjacent links.
  const sideways = (start: number): number[] =>
    beside.reduce<number[]>((places, station) => {
      const last = places.at(-1) ?? start;
      return [...places, links === BOLD_LINKS ? beyond(plain, last, 2 * clearOf(station, links)) : last + SPREAD.side];
    }, []);
  const z = line.z - (isHeld ? 0 : hung.eyeZ);
  if (!isHeld) {
    const { clear, top } = hangsBelow(links);
    hung.place([-hung.top[0], line.lift - top - hung.top[1], z]);
    bench.inPart(part.id, () =>
      bench.add(jumpRing([0, line.lift - 0.75 - clear / 2, line.z], Y, Z, 1.15 + clear / 2, 0.28), 40),
    );
    if (beside.length === 0) {
      thread(bench, { ...own, at: plain, from: -HIGH, to: HIGH, wornMm }, [], []);
      return;
    }
    const mirrored = [...beside.toReversed(), ...beside];
    thread(bench, { ...own, at: plain, from: -HIGH, to: HIGH, wornMm }, mirrored, [
      ...sideways(0)
        .toReversed()
        .map((t) => -t),
      ...sideways(0),
    ]);
    return;
  }
  const origin: Vec3 = [0, line.lift - (hung.isLevel ? hung.top[1] + 3 : 0), line.z];
  hung.place(origin);
  hung.ends!.forEach((end, i) => {
    const way = i === 0 ? -1 : 1;
    const [ring, wire] = hung.isLevel ? [0.9, 0.26] : links.width < SLIGHT_MM ? [0.62, 0.2] : [0.85, 0.26];
    const out: Vec3 = [way * 0.6, 0.8, 0];
    const at: Vec3 = add(
      [origin[0] + end[0], origin[1] + end[1], line.z + (hung.isLevel ? 0 : hung.eyeZ)],
      scale(out, ring + wire - 0.06),
    );
    bench.inPart(part.id, () => bench.add(jumpRing(at, X, Y, ring, wire), 40));
    // The end of the first link, of any length, hangs in its ring.
    const first = add(at, scale(out, ring + links.length / 2 - links.wire - wire - 0.12));
    const t0 = Math.asin(Math.min(0.92, Math.abs(first[0]) / line.half)) / 2.15;
    const shift = sub(first, onLine(line, way * t0));
    const side = (t: number): Vec3 => add(onLine(line, way * t), shift);
    thread(bench, { ...own, at: side, from: t0, to: HIGH, wornMm: wornMm / 2 }, beside, sideways(t0));
    // A single one hangs where the name ends.
    const near = row.filter((_, k) => (row.length === 1 ? way === (isRightToLeft(center) ? -1 : 1) : k % 2 === i));
    const places = placesBeside(side, t0, near);
    hangAlong(bench, near, places.map(side), { ...hangsBelow(links), part: part.id });
  });
}

function buildNecklace(bench: Bench, root: DesignPart): Piece {
  const lines = [root, ...inSlot(root, 'layers')];
  const hungs = lines.map((part): Hung | null => {
    const [center] = inSlot(part, 'center');
    return center ? hungOf(bench, center, linksOf(part)) : null;
  });
  const rows = lines.map((part) => inSlot(part, 'charms').map((charm) => hungOf(bench, charm, linksOf(part))));
  const widest = Math.max(0, ...hungs.map((hung) => (hung?.isLevel ? hung.half : 0)));
  const half = Math.max(Number(root.params['width'] ?? 44) / 2, widest * 1.36, reachOfRow(rows[0]!, betweenIn(root)));
  const [first] = hungs;
  const isClose =
    lines.length === 1 &&
    first !== null &&
    first !== undefined &&
    first.isLevel !== true &&
    root.params['held'] !== 'ends' &&
    Number(root.params['length'] ?? NECK_MM) > CHOKER_MM &&
    rows[0]!.length === 0 &&
    inSlot(root, 'stations').length === 0;
  const tall = isClose ? first.top[1] - first.reach.low + HANGS_MM : 0;
  const picture = isClose ? pictureOf(tall, first.reach.half) : undefined;
  let lift = 0;
  lines.forEach((part, i) => {
    const hung = hungs[i]!;
    const stones = inSlot(part, 'stations').flatMap(({ stones: own = [] }) =>
      own.map(({ size_mm: size }) => size * 0.5 + 0.8),
    );
    const row = rows[i]!;
    const depths = [...(hung ? [hung] : []), ...row].map((one) => one.behind + (one.isLevel ? 0 : one.eyeZ));
    const z = Math.max(2 + LAYER.out * i, ...depths, ...stones);
    // The pendant of an upper chain ends above the chain below.
    const below = hung ? hung.top[1] - hung.reach.low : 0;
    const air = hung?.isLevel && hungs[i - 1]?.isLevel ? LAYER.airOfNames : LAYER.air;
    if (i > 0) lift = Math.max(lift + LAYER.higher * half, lift + below + air);
    buildLine(
      bench,
      part,
      lineOf(half, i, { lift, z, isUpright: lines.length > 1, ...(picture ? { picture } : {}) }),
      hung,
      row,
    );
  });
  if (picture) {
    // The chain leaves at the upper edge, and the pendant hangs a little below the middle.
    const { wide, above } = picture;
    bench.mustShow.push([0, above, 2], [0, above - wide, 2]);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 1 }));
  }
  // The camera shows the centre and a neckline's length of chain.
  const [across, above] = first?.isLevel
    ? [half * 0.96, half * 0.5]
    : [half * (lines.length > 1 ? 1.12 : 0.95), half * 1.3 + lift * 0.5];
  bench.mustShow.push([across, above, 2], [-across, above, 2], [0, -1.5, 2]);
  return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.87, raise: 0.02 }));
}

/** The geometry of a piece whose root is a chain. */
export function buildChain(spec: DesignSpec): Piece {
  const bench = new Bench(spec);
  return spec.root.kind === 'chain.pendant' ? buildPendant(bench, spec.root) : buildNecklace(bench, spec.root);
}
