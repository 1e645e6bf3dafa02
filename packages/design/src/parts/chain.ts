/** Chains and jump rings. */
import type { Surface, Vec3 } from '../piece';
import type { ChainKind } from '../language/vocabulary';
import { sphere } from '../geometry/blocks';
import { circle, evenly, lengthOf, sample, turn } from '../geometry/curves';
import { signedVolume, type Solid } from '../geometry/solid';
import { tube } from '../geometry/sweep';
import { X, Y, Z, add, cross, dot, lerp, scale, sub, unit, type Axes } from '../geometry/vec';
import type { Bench } from './bench';
import { curbLink, marinerLink, stadium } from './curbLink';

export interface LinkSize {
  /** Outer length and width of one link and the radius of its wire, mm. */
  length: number;
  width: number;
  wire: number;
  /**
   * Arrangement of the links: each turned a quarter against the next (cable, and box with square links), twisted so
   * that all lie flat (curb), closely around an axis (rope), as overlapping plates like scales (snake), or as balls on
   * a wire (bead), and curb links of two lengths (figaro) or with a bar (mariner). A cord has no links; a braid is four cords, wound over and under each other.
   * @default 'cable'
   */
  weave?: 'cable' | 'curb' | 'figaro' | 'mariner' | 'box' | 'rope' | 'snake' | 'bead' | 'cord' | 'braid';
  /** Non-metal surface of a cord. @default the metal */
  surface?: Surface;
}

export const CABLE: LinkSize = { length: 2.7, width: 1.95, wire: 0.28 };
export const FINE: LinkSize = { length: 1.75, width: 1.25, wire: 0.185 };
export const BOLD_LINKS: LinkSize = { length: 6.4, width: 4.6, wire: 0.72 };
export const PAPERCLIP: LinkSize = { length: 7.2, width: 2.5, wire: 0.36 };
export const CURB: LinkSize = { length: 3.7, width: 2.8, wire: 0.46, weave: 'curb' };
export const HEAVY_CURB: LinkSize = { length: 8, width: 6, wire: 1, weave: 'curb' };

/** A round cord of leather. */
const cord = (color: Vec3): LinkSize => ({
  length: 2.4,
  width: 2.4,
  wire: 0.4,
  weave: 'cord',
  surface: { kind: 'lacquer', color, gloss: 0.25 },
});

/** Chains by their trade names. A bold chain of a pendant is slimmer than a necklace of bold links. */
const CHAINS: Record<ChainKind, LinkSize> = {
  cable: CABLE,
  fine: FINE,
  paperclip: PAPERCLIP,
  curb: CURB,
  figaro: { length: 3.5, width: 2.9, wire: 0.46, weave: 'figaro' },
  mariner: { length: 4.6, width: 3.2, wire: 0.44, weave: 'mariner' },
  bold: { length: 4.9, width: 3.5, wire: 0.54 },
  rope: { length: 2.3, width: 2.3, wire: 0.3, weave: 'rope' },
  box: { length: 1.9, width: 1.75, wire: 0.3, weave: 'box' },
  snake: { length: 0.5, width: 1.9, wire: 0.25, weave: 'snake' },
  bead: { length: 2, width: 1.8, wire: 0.3, weave: 'bead' },
  cord: cord([0.012, 0.011, 0.01]),
  'brown-cord': cord([0.09, 0.034, 0.014]),
  'red-cord': cord([0.28, 0.012, 0.014]),
  'navy-cord': cord([0.012, 0.03, 0.12]),
  'green-cord': cord([0.012, 0.07, 0.035]),
  'white-cord': cord([0.72, 0.69, 0.63]),
  'pink-cord': cord([0.55, 0.26, 0.25]),
};

/** The choice of links for a pendant that comes without a chain. */
export const NO_CHAIN = 'none';

/** The links of a chain by name; `otherwise` for unknown names. */
export const chainNamed = (name: string, otherwise: LinkSize): LinkSize =>
  Object.hasOwn(CHAINS, name) ? CHAINS[name as ChainKind] : otherwise;

/** The same links, `k` times as large. */
export const resized = (links: LinkSize, k: number): LinkSize => ({
  ...links,
  length: links.length * k,
  width: links.width * k,
  wire: links.wire * k,
});

/** The same links, 1.5 times as large. */
export const stouter = (links: LinkSize): LinkSize => resized(links, 1.5);

function link({ length, width, wire, weave }: LinkSize): Solid {
  if (weave === 'bead') return sphere(width / 2, 12);
  if (weave === 'snake')
    return tube(circle([0, 0, 0], X, Y, width / 2 - wire, 24), wire, { closed: true, points: 10, up: Z });
  if (weave === 'rope')
    return tube(circle([0, 0, 0], X, Y, width / 2 - wire, 20), wire, { closed: true, points: 8, up: Z });
  if (weave === 'box') {
    const square = turn(
      32,
      (a): Vec3 =>
        [length / 2 - wire, width / 2 - wire, 0].map(
          (half, k) => half * roundedSquare(k ? Math.sin(a) : Math.cos(a)),
        ) as unknown as Vec3,
    );
    return tube(square, wire, { closed: true, points: 10, up: Z, exponent: 4 });
  }
  if (weave === 'curb' || weave === 'figaro') return curbLink({ length, width, wire });
  if (weave === 'mariner') return marinerLink({ length, width, wire });
  return tube(evenly(stadium(length, width, wire), 36, true), wire, { closed: true, points: 12, up: Z });
}

/** Length of a braid in which its cords go round once, in widths, and points for each width. */
const BRAID_TURN = 1.9;
const BRAID_POINTS = 7;

/** The four cords of a round braid: two wound to the left and two to the right, over and under each other in turn. */
function braid(path: readonly Vec3[], { width }: LinkSize, facing: Vec3): Solid[] {
  const count = Math.max(24, Math.round((lengthOf(path) / width) * BRAID_POINTS));
  const places = evenly(path, count, false);
  const step = lengthOf(places) / (count - 1);
  const radius = width * 0.3;
  return [1, -1].flatMap((way) =>
    [0, Math.PI].map((phase) => {
      const points = places.map((p, i): Vec3 => {
        const x = unit(sub(places[Math.min(count - 1, i + 1)]!, places[Math.max(0, i - 1)]!));
        const n = unit(sub(facing, scale(x, dot(facing, x))));
        const side = cross(n, x);
        const angle = (i * step * 2 * Math.PI) / (BRAID_TURN * width);
        const out = radius * (1 + 0.28 * way * Math.cos(2 * angle));
        const around = way * angle + phase;
        return add(add(p, scale(side, out * Math.cos(around))), scale(n, out * Math.sin(around)));
      });
      return tube(points, radius * 0.92, { points: 12 });
    }),
  );
}

/** Coordinate of a superellipse between a circle and a square. */
const roundedSquare = (x: number): number => Math.sign(x) * Math.abs(x) ** 0.42;

/** Length of a link beyond its pitch, in wire radii: two wires at each end, minus play. */
export const LINK_PLAY = 3.9;

export interface ChainOptions {
  inFrame?: boolean;
  /** Direction that the links face. */
  facing?: Vec3;
  /** Length of the whole chain for a neck of {@link NECK_MM} when the picture shows only a part of it, mm. */
  wornMm?: number;
  /** Id of its part. @default 'chain' */
  part?: string;
}

/** Rotation of each link of a rope relative to the previous one, and its lean of 45 degrees, radians. */
const ROPE_TURN = 1.25;

/** Pitch of the links, mm. */
function pitchOf({ length, width, wire, weave = 'cable' }: LinkSize): number {
  switch (weave) {
    case 'rope':
      return wire * 1.55;
    case 'snake':
      return wire * 1.72;
    case 'bead':
      return width + 0.2;
    case 'box':
      return length - wire * 3.4;
    case 'curb':
    case 'figaro':
    case 'mariner':
    case 'cable':
    case 'cord':
    case 'braid':
      return length - wire * LINK_PLAY;
  }
}

/** Default length of a chain around the neck, mm. */
export const NECK_MM = 450;

/** Links along a path. */
export function chain(bench: Bench, path: readonly Vec3[], size: LinkSize = CABLE, options: ChainOptions = {}): void {
  bench.inPart(options.part ?? 'chain', () => layLinks(bench, path, size, options));
}

function layLinks(
  bench: Bench,
  path: readonly Vec3[],
  size: LinkSize,
  { inFrame = false, facing = Z, wornMm = 0 }: ChainOptions,
): void {
  if (size.weave === 'cord') {
    bench.add(tube(evenly(path, 160, false), size.width / 2, { points: 20 }), 60, {
      inFrame,
      ...(size.surface ? { surface: size.surface } : {}),
    });
    return;
  }
  if (size.weave === 'braid') {
    const surface = size.surface ? { surface: size.surface } : {};
    for (const solid of braid(path, size, facing)) bench.add(solid, 60, { inFrame, ...surface });
    return;
  }
  if (size.weave === 'figaro') {
    layFigaro(bench, path, size, inFrame, facing);
    return;
  }
  const solid = link(size);
  const mesh = bench.define(solid);
  const pitch = pitchOf(size);
  const lengthened = Number(bench.spec.root.params['length'] ?? NECK_MM) / NECK_MM;
  bench.unseenMetalMm3 += (Math.max(0, wornMm * lengthened - lengthOf(path)) / pitch) * signedVolume(solid);
  // Rounds up, since links of a stretched chain would separate.
  const count = Math.max(2, Math.ceil(lengthOf(path) / pitch - 0.01) + 1);
  const places = evenly(path, count, false);
  places.forEach((p, i) => {
    const x = unit(sub(places[Math.min(count - 1, i + 1)]!, places[Math.max(0, i - 1)]!));
    const n = unit(sub(facing, scale(x, dot(facing, x))));
    const side = cross(n, x);
    const turned = (angle: number): Vec3 => add(scale(side, Math.cos(angle)), scale(n, Math.sin(angle)));
    bench.place(mesh, { axes: linkAxes(size, x, turned, i), origin: p, inFrame });
  });
  if (size.weave === 'bead') bench.add(tube(places, size.wire, { points: 10 }), 40, { inFrame });
}

/** Links of a figaro: one long link after every three short ones, its length in lengths of those. */
export const FIGARO = { round: 4, long: 1.85 } as const;

/** Positions of the links of a figaro along a length, mm, and which of them are long. */
export function figaroPlaces(total: number, { length, wire }: LinkSize): { at: number; isLong: boolean }[] {
  const pitch = (one: boolean, other: boolean): number =>
    (length * ((one ? FIGARO.long : 1) + (other ? FIGARO.long : 1))) / 2 - LINK_PLAY * wire;
  const places = [{ at: 0, isLong: false }];
  while (places.at(-1)!.at < total - 0.01) {
    const isLong = places.length % FIGARO.round === FIGARO.round - 1;
    places.push({ at: places.at(-1)!.at + pitch(places.at(-1)!.isLong, isLong), isLong });
  }
  // Links come closer rather than separate.
  const k = total / places.at(-1)!.at;
  return places.map(({ at, isLong }) => ({ at: at * k, isLong }));
}

/** Lays a figaro chain along a path. */
function layFigaro(bench: Bench, path: readonly Vec3[], size: LinkSize, inFrame: boolean, facing: Vec3): void {
  const total = lengthOf(path);
  const fine = Math.max(2, Math.round(total / FIGARO_STEP_MM) + 1);
  const points = evenly(path, fine, false);
  const [short, long] = [1, FIGARO.long].map((k) => bench.define(curbLink({ ...size, length: size.length * k })));
  for (const { at, isLong } of figaroPlaces(total, size)) {
    const i = Math.min(fine - 1, Math.round((at / total) * (fine - 1)));
    const x = unit(sub(points[Math.min(fine - 1, i + 3)]!, points[Math.max(0, i - 3)]!));
    const n = unit(sub(facing, scale(x, dot(facing, x))));
    const y = cross(n, x);
    bench.place(isLong ? long! : short!, { axes: [x, y, cross(x, y)], origin: points[i]!, inFrame });
  }
}
/** Distance of the points of a figaro's path, mm. */
const FIGARO_STEP_MM = 0.15;

/** Weaves whose links all lie in one plane. */
const FLAT_WEAVES: ReadonlySet<string> = new Set(['curb', 'figaro', 'mariner']);

/** Axes of the link at an index: its long side along `x`, or its plane across it. */
function linkAxes({ weave = 'cable' }: LinkSize, x: Vec3, turned: (angle: number) => Vec3, index: number): Axes {
  if (weave === 'snake' || weave === 'bead') return [turned(0), turned(Math.PI / 2), x];
  if (weave === 'rope') {
    const lean = unit(add(x, turned(index * ROPE_TURN)));
    const y = turned(index * ROPE_TURN + Math.PI / 2);
    return [lean, y, cross(lean, y)];
  }
  const y = turned(FLAT_WEAVES.has(weave) ? 0 : ((index % 2 ? 1 : -1) * Math.PI) / 4);
  return [x, y, cross(x, y)];
}

/** A ring of wire in the plane of two axes. */
export const jumpRing = (center: Vec3, u: Vec3, v: Vec3, radius: number, wire: number): Solid =>
  tube(circle(center, u, v, radius, 40), wire, { closed: true, points: 12, up: cross(u, v) });

/** Connects two points by a short straight run of chain. */
export function chainBetween(bench: Bench, from: Vec3, to: Vec3, size: LinkSize = FINE, part?: string): void {
  chain(
    bench,
    sample(9, (t) => lerp(from, to, t)),
    size,
    { inFrame: true, ...(part === undefined ? {} : { part }) },
  );
}
