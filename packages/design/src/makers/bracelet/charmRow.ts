/** Charms on jump rings around the front, and figures in a row along the chain. */
import type { DesignSpec, Stone } from '../../spec';
import { randomFor } from '../../random';
import type { Bench } from '../../parts/bench';
import { CABLE, jumpRing, type LinkSize } from '../../parts/chain';
import { bezelCup, girdleMm } from '../../parts/head';
import { TAU, Y, add, along, axesFacing, scale } from '../../geometry/vec';
import { lettersOf } from '../../motifs/library';
import { membersOf } from '../../motifs/group';
import { choice } from '../maker';
import { figureEdge, figureHang, placeFigure } from '../../parts/figure';
import { isFilled } from '../../parts/filledFigure';
import { stonesOfFigure } from '../pendant/motif';
import { figureStation, liesAcross } from './chainStations';
import { smallStation } from './smallStations';
import { anglesAt, onOval, roundLength, type Oval } from './common';
import type { Station } from './strand';
import { partIdOf, stonesIn } from '../../spec/tree';

/** Radius of a charm's ring, and of its wire, mm. */
const CHARM_RING = 1.9;
const CHARM_WIRE = 0.42;
/** Positions of charms, radians from the front. */
export const CHARM_PLACES = [-1.75, -1.15, -0.58, 0, 0.58, 1.15, 1.75];
/** Indices of the positions with stones, by the number of stones. */
const STONE_PLACES: readonly (readonly number[])[] = [
  [],
  [3],
  [2, 4],
  [1, 3, 5],
  [0, 2, 4, 6],
  [1, 2, 3, 4, 5],
  [0, 1, 2, 4, 5, 6],
  [0, 1, 2, 3, 4, 5, 6],
];
/** Half the height of a figure as a charm, mm: of few charms, and of more. */
const CHARM_HALF_HEIGHTS: readonly (readonly [upTo: number, halfMm: number])[] = [
  [3, 8],
  [5, 7],
  [7, 6],
];
const CHARM_HALF_HEIGHT = 4.8;
/** Rise of a charm's upper end over its middle, mm. */
const CHARM_RISE = 0.96;

/** Half the height of each of a number of charms, mm. */
export const charmHalfHeight = (count: number): number =>
  CHARM_HALF_HEIGHTS.find(([upTo]) => count <= upTo)?.[1] ??
  CHARM_HALF_HEIGHT * Math.min(1, stepOf(count) / STEP + 0.12);
/** Maximum girdle width of a stone as a charm, mm. */
export const MAX_CHARM_STONE = 7;
const CHARMS = ['heart', 'star', 'moon', 'leaf', 'key', 'clover', 'butterfly', 'flower'] as const;
/** Farthest charm from the front, radians, and the number of charms from which they are smaller. */
const FARTHEST = 2.1;
const STEP = 0.58;

/** A figure of a row by name, null for a stone by itself, and the id of its part. */
interface Item {
  figure: string | null;
  stones: readonly Stone[];
  part: string;
}

/** The parts of a row with their stones, and the stones between them. */
export function itemsOf(spec: DesignSpec): { items: Item[]; between: Stone[] } {
  const stones = stonesIn(spec);
  const holds = choice(spec, 'holds').split('|').map(Number);
  const motif = choice(spec, 'motif');
  const names =
    motif === 'none' || motif === ''
      ? []
      : membersOf(motif).members.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
  const used = new Map<string, number>();
  let next = 0;
  const items = holds.map((count, i): Item => {
    const figure = names[i] ?? null;
    const id = figure === null ? 'drop' : partIdOf(figure);
    used.set(id, (used.get(id) ?? 0) + 1);
    const own = stones.slice(next, next + count);
    next += count;
    return { figure, stones: own, part: used.get(id)! > 1 ? `${id}-${used.get(id)!}` : id };
  });
  return { items, between: stones.slice(next) };
}

/** Least gap between two figures along the chain, and the share of the bracelet that they fill at most, mm. */
const GAP = 3.2;
const ROUND = 0.84;
/** From more figures on, the gaps between them are shorter, mm. */
const MANY = 7;
const CLOSE_GAP = 2.2;
const LEAST_HALF_HEIGHT = 2.1;
/** Half the height of a figure in a row, mm. */
export const ROW_HALF_HEIGHT = 4.9;
/** Height of a leaning figure's middle above the table, as a share of half its height, and above that, mm. */
const RISE = 0.62;
const LIFT_MM = 0.9;
/** Part of the space between two figures for a stone. */
const STONE_GAP = 2.2;

/**
 * Figures in a row along the chain, by rising angle from the front, with the stones between them; stones that are one
 * more than the figures stand at both ends too.
 */
export function figureRow(bench: Bench, spec: DesignSpec, oval: Oval, links: LinkSize): Station[] {
  const { items, between } = itemsOf(spec);
  const beads = between.flatMap((stone) => Array.from({ length: stone.count }, () => stone));
  const isAround = beads.length > items.length;
  const apart = items.length > MANY ? CLOSE_GAP : GAP;
  const halfOf = ({ figure, stones }: Item, k: number): number =>
    figure === null || liesAcross(figure)
      ? k
      : figureEdge(bench, {
          name: figure,
          version: 0,
          halfHeightMm: k,
          ...stonesOfFigure(isFilled(figure, stones) ? [] : stones),
        }).half;
  /** Length of the stone after the figure of an index, with its share of the chain, mm. */
  const stoneAfter = (i: number): number => {
    const stone = i + 1 < items.length || isAround ? beads[isAround ? i + 1 : i] : undefined;
    return stone ? stone.size_mm + STONE_GAP : 0;
  };
  const stoneMm = [...(isAround ? [-1] : []), ...items.keys()].reduce((sum, i) => sum + stoneAfter(i), 0);
  const gaps = items.length * apart + stoneMm;
  const lengthFor = (k: number): number => items.reduce((sum, item) => sum + 2 * halfOf(item, k), gaps);
  const room = roundLength(oval) * ROUND;
  const full = lengthFor(ROW_HALF_HEIGHT);
  const k =
    full > room ? Math.max(LEAST_HALF_HEIGHT, (ROW_HALF_HEIGHT * (room - gaps)) / (full - gaps)) : ROW_HALF_HEIGHT;
  const angleOf = (mm: number): number => Math.sign(mm) * anglesAt([Math.abs(mm)], oval)[0]!;
  const stations: Station[] = [];
  let end = -lengthFor(k) / 2;
  const standStone = (i: number): void => {
    const long = stoneAfter(i);
    if (long > 0) stations.push(smallStation(bench, beads[isAround ? i + 1 : i]!, oval, angleOf(end + long / 2)));
    end += long;
  };
  if (isAround) standStone(-1);
  items.forEach((item, i) => {
    const { figure, stones, part } = item;
    const long = 2 * halfOf(item, k) + apart;
    stations.push(
      figureStation(bench, oval, links, {
        name: figure ?? 'heart',
        halfHeightMm: k,
        stones,
        angle: angleOf(end + long / 2),
        riseMm: RISE * k + LIFT_MM,
        part,
      }),
    );
    end += long;
    standStone(i);
  });
  return stations.map((one) => ({ ...one, angle: (one.angle + TAU) % TAU, isClose: true }));
}

/** Charms on jump rings around the front, lying on the table: figures, set stones, polished discs. */
export function hangCharms(bench: Bench, spec: DesignSpec, oval: Oval, links: LinkSize): void {
  if (choice(spec, 'holds') !== '') {
    const { items } = itemsOf(spec);
    const step = stepOf(items.length);
    const halfHeightMm = charmHalfHeight(items.length);
    items.forEach((item, i) =>
      hangCharm(bench, oval, links, (i - (items.length - 1) / 2) * step, { ...item, halfHeightMm }),
    );
    return;
  }
  const kinds = stonesIn(spec).filter(({ role }) => role === 'center' || role === 'side');
  const places = STONE_PLACES[kinds.reduce((sum, { count }) => sum + count, 0)] ?? [];
  const rng = randomFor(spec.seed, 'charms');
  const motif = choice(spec, 'motif');
  const named =
    motif === 'none'
      ? []
      : motif
          .split(' and ')
          .flatMap((name) =>
            lettersOf(name) === '' ? [name] : [...lettersOf(name)].map((letter) => `letter ${letter}`),
          );
  const names = named.length > 0 ? named : CHARMS.toSorted(() => rng.next() - 0.5);
  let figures = 0;
  const hung = kinds.length === 0 ? Number(spec.root.params['hung'] ?? CHARM_PLACES.length) : CHARM_PLACES.length;
  const first = Math.floor((CHARM_PLACES.length - hung) / 2);
  CHARM_PLACES.slice(first, first + hung).forEach((a, i) => {
    const stone = places.includes(i) ? kinds[places.indexOf(i) % kinds.length] : undefined;
    const name = stone ? null : names[figures++ % names.length]!;
    hangCharm(bench, oval, links, a, {
      figure: name,
      stones: stone ? [stone] : [],
      part: name === null ? '' : partIdOf(name),
      halfHeightMm: charmHalfHeight(hung),
    });
  });
}

/** Angle between two charms of a row, radians. */
const stepOf = (count: number): number => Math.min(STEP, (2 * FARTHEST) / Math.max(1, count - 1));

/** Stones in the chain between charms. */
export function stonesBeside(bench: Bench, spec: DesignSpec, oval: Oval): Station[] {
  const { items, between } = itemsOf(spec);
  const beads = between.flatMap((stone) => Array.from({ length: stone.count }, () => stone));
  return beads
    .slice(0, items.length - 1)
    .map((stone, i) =>
      smallStation(bench, stone, oval, ((i + 1 - items.length / 2) * stepOf(items.length) + TAU) % TAU),
    );
}

/** Height of a charm's ring, and its distance from the middle of the links, as shares of their width, and mm beyond. */
const RING_REST = { share: 0.42, up: 0.35 } as const;
const RING_OUT = { share: 0.3, back: 0.36 } as const;

/** One charm on a jump ring at an angle, lying on the table. */
function hangCharm(
  bench: Bench,
  oval: Oval,
  links: LinkSize,
  a: number,
  { figure: name, stones, part, halfHeightMm }: Item & { halfHeightMm: number },
): void {
  const { at, out, axes } = onOval(a, oval);
  const stone = name === null ? stones[0] : undefined;
  const size = stone?.size_mm ?? 0;
  const girdle = size * 0.5 + 0.25;
  // The ring leads down to a figure on the table, and up to the eye of a stone in its cup.
  const rest = links.width * RING_REST.share + RING_REST.up;
  const rise = stone ? (girdle + 0.1 - rest) / (2 * CHARM_RING) : -0.34;
  const onward = Math.sqrt(1 - rise * rise);
  const ringAt = along(
    [at[0], stone ? rest + CHARM_RING * rise - 0.45 : rest, at[2]],
    out,
    links.width * RING_OUT.share + CHARM_RING * onward - RING_OUT.back,
  );
  bench.add(jumpRing(ringAt, axes[0], add(scale(out, onward), scale(Y, rise)), CHARM_RING, CHARM_WIRE), 40);
  const top = along(ringAt, out, CHARM_RING * onward - 0.1);
  // The top of a charm faces the chain; it lies on the table, slightly raised at its ring.
  const lean = CHARM_RISE / halfHeightMm;
  const lie = axesFacing(add(scale(Y, Math.sqrt(1 - lean * lean)), scale(out, lean)), scale(axes[0], 1));
  if (stone) {
    const tall = Math.max(...girdleMm(stone.cut, size).map((p) => p[1]));
    const origin = along([top[0], girdle, top[2]], out, tall + 0.9);
    bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: size, role: stone.role, origin, axes: lie });
    bench.add(bezelCup(stone.cut, size, lie, origin, { wallMm: 0.55, depth: size * 0.46, open: 0.6 }), 40);
    bench.add(jumpRing(along(origin, out, -tall - 0.85), out, Y, 0.8, 0.32), 40);
  } else {
    const figure = { name: name!, part, version: 0, halfHeightMm, ...stonesOfFigure(stones) };
    const [aside, up] = figureHang(bench, figure);
    placeFigure(bench, figure, along(along([top[0], 1.25, top[2]], out, up * 0.98), lie[0], -aside), lie);
    const eye = along([top[0], 1.2, top[2]], out, 0.3);
    bench.add(jumpRing(eye, out, Y, 0.9, 0.32), 40);
  }
}

/** Half the height of a padlock that closes a bracelet, mm, and its place, radians from the front. */
const PADLOCK = { halfMm: 7, at: Math.PI } as const;

/** Hangs a padlock from the clasp. */
export const hangPadlock = (bench: Bench, oval: Oval, links: LinkSize, figure: string): void =>
  hangCharm(bench, oval, links, PADLOCK.at, {
    figure,
    stones: [],
    part: partIdOf(figure),
    halfHeightMm: PADLOCK.halfMm,
  });

/** Radius of a loop around the cord between beads as a share of theirs, and its angle below the table's plane, radians. */
const LOOP = { share: 0.72, down: 0.75 } as const;
/** Reach of a loop into the ring of its charm, and half the height of the charm, mm. */
const LOOP_IN = 0.75;
const ON_BEADS_MM = 7;

/** Hangs a figure from a loop around the cord between the two beads right of the front, `pitchMm` apart. */
export function hangFromBeads(bench: Bench, figure: string, oval: Oval, beadRadius: number, pitchMm: number): void {
  const angle = anglesAt([pitchMm / 2], oval)[0]!;
  const { at, out } = onOval(angle, oval);
  const radius = beadRadius * LOOP.share;
  bench.add(jumpRing([at[0], beadRadius, at[2]], out, Y, radius, CHARM_WIRE), 40);
  const [reach, low] = [radius * Math.cos(LOOP.down), beadRadius - radius * Math.sin(LOOP.down)];
  // `hangCharm` puts its ring beside links of a width, at the height of their lower side.
  const width = Math.max(0.4, (low - RING_REST.up) / RING_REST.share);
  const start = reach - width * RING_OUT.share + RING_OUT.back - LOOP_IN;
  hangCharm(bench, { rx: oval.rx + start, rz: oval.rz + start }, { ...CABLE, width }, angle, {
    figure,
    stones: [],
    part: partIdOf(figure),
    halfHeightMm: ON_BEADS_MM,
  });
}
