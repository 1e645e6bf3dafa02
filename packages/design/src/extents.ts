/** Lengths of the parts of a piece, measured in its geometry. */
import { grouped, partOf } from './built';
import type { Part, Piece, Vec3 } from './piece';
import type { DesignSpec, GemKind, StoneRole } from './spec';
import type { MetalSurface } from './weigh/union';

/** The largest body of a part, or the usual link of a chain. */
export interface Extent {
  /** Its lengths in descending order, mm. */
  readonly mm: Vec3;
  /** Number of such bodies: a charm that hangs four times has four. */
  readonly count: number;
  /** Metals of the part; none for cords, dials and stones. */
  readonly metals: readonly MetalSurface[];
  /** True when its longest body is no metal, as the cord of a pendant. */
  readonly isSoft: boolean;
}

/** Least and most of x to the right, y up and z to the front, mm. */
export type Box = readonly [low: Vec3, high: Vec3];

/** A stone where it lies in the piece. */
export interface PlacedStone {
  /** Id of the part that holds it. */
  readonly part: string;
  readonly role: StoneRole;
  readonly kind: GemKind;
  /** Girdle width, short side, mm. */
  readonly mm: number;
  /** Its middle, mm. */
  readonly at: Vec3;
}

export interface Extents {
  readonly parts: Readonly<Record<string, Extent>>;
  /** Where each part lies with its stones; of a pair of earrings, in the one on the right. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** Every stone; of a pair of earrings, those of the one on the right. */
  readonly stones: readonly PlacedStone[];
  /** Width, height and depth of what is seen of one object without its chain, mm. */
  readonly whole: Vec3;
}

/** Vertices that are measured of one mesh, at most: a figure's outline changes by less than 0.1 mm. */
const MOST_VERTICES = 3000;
/** Bodies of one part that differ less in their longest length are equal. */
const SAME_SHARE = 0.1;
/** Parts that a piece hangs by. */
const HANGERS: ReadonlySet<string> = new Set(['chain', 'bail', 'ear-post', 'ear-hook', 'lever-back', 'pin-back']);

type Growing = [low: [number, number, number], high: [number, number, number]];

const emptyBox = (): Growing => [
  [Infinity, Infinity, Infinity],
  [-Infinity, -Infinity, -Infinity],
];

function widen([low, high]: Growing, x: number, k: 0 | 1 | 2): void {
  if (x < low[k]) low[k] = x;
  if (x > high[k]) high[k] = x;
}

/** Box of a mesh or of a stone's girdle in its own axes and in those of the piece, mm. */
function boxesOf(part: Part, { meshes }: Piece): { own: Vec3; world: Growing } {
  const { axes, scale, origin } = part.at;
  if (part.shape === 'gem') {
    const [x, y, z] = origin;
    const half = part.sizeMm / 2;
    const world: Growing = [
      [x - half, y - half, z - half],
      [x + half, y + half, z + half],
    ];
    return { own: [part.sizeMm, part.sizeMm, part.sizeMm], world };
  }
  const { mesh } = part;
  const { positions } = meshes[mesh]!;
  const own = emptyBox();
  const world = emptyBox();
  const step = 3 * Math.max(1, Math.floor(positions.length / 3 / MOST_VERTICES));
  for (let i = 0; i < positions.length; i += step) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    for (const k of [0, 1, 2] as const) {
      widen(own, positions[i + k]!, k);
      widen(world, scale * (x * axes[0][k] + y * axes[1][k] + z * axes[2][k]) + origin[k], k);
    }
  }
  const [low, high] = own;
  return { own: [scale * (high[0] - low[0]), scale * (high[1] - low[1]), scale * (high[2] - low[2])], world };
}

const descending = (lengths: Vec3): Vec3 => lengths.toSorted((a, b) => b - a) as unknown as Vec3;
const rounded = ([x, y, z]: Vec3): Vec3 => [Math.round(x * 10) / 10, Math.round(y * 10) / 10, Math.round(z * 10) / 10];

interface Body {
  readonly mesh: number;
  readonly mm: Vec3;
}

/** The largest body of a part; of a chain, the link that most of it consists of. */
function typical(id: string, bodies: readonly Body[]): Body {
  const largest = (list: readonly Body[]): Body => list.reduce((best, one) => (one.mm[0] > best.mm[0] ? one : best));
  if (id !== 'chain') return largest(bodies);
  const [length] = largest(bodies).mm;
  const links = bodies.filter(({ mm }) => mm[0] > length / 2);
  const [most] = grouped(links, ({ mesh }) => String(mesh)).toSorted((a, b) => b.length - a.length);
  return most![0];
}

/** The stone of a part whose box is given, if it is one. */
function stoneOf(part: Part, id: string, [low, high]: Growing): PlacedStone | null {
  const stone = part.shape === 'gem' ? part : part.stone;
  if (!stone) return null;
  const at = ([0, 1, 2] as const).map((k) => (low[k] + high[k]) / 2) as unknown as Vec3;
  return { part: id, role: stone.role, kind: stone.kind, mm: stone.sizeMm, at: rounded(at) };
}

/** The length of an earring with the hook or the lever back that it hangs by, mm. */
export function wornLength({ boxes, whole }: Extents): number {
  const fitting = boxes['ear-hook'] ?? boxes['lever-back'];
  const lowest = Math.min(...Object.values(boxes).map(([low]) => low[1]));
  return fitting ? Math.round(10 * (fitting[1][1] - lowest)) / 10 : whole[1];
}

/** Measures the parts of a piece. Takes a few milliseconds. */
export function extentsOf(spec: DesignSpec, piece: Piece): Extents {
  const bodies = new Map<string, (Body & { metal: MetalSurface[] })[]>();
  const whole = emptyBox();
  const boxes = new Map<string, Growing>();
  const stones: PlacedStone[] = [];
  // Of a pair of earrings, the one on the right is measured.
  const isOther = ([low, high]: Growing): boolean => spec.type === 'earrings' && low[0] + high[0] < 0;
  for (const part of piece.parts) {
    const id = partOf(part, spec.root.id);
    const { own, world } = boxesOf(part, piece);
    if (!isOther(world)) {
      const box = boxes.get(id) ?? emptyBox();
      for (const k of [0, 1, 2] as const) for (const corner of world) widen(box, corner[k], k);
      boxes.set(id, box);
      const stone = stoneOf(part, id, world);
      if (stone) stones.push(stone);
    }
    if (part.shape === 'gem') continue;
    const { surface, mesh } = part;
    const metal = surface.kind === 'metal' ? [{ alloy: surface.alloy, finish: surface.finish }] : [];
    const all = bodies.get(id);
    const body = { mesh, mm: descending(own), metal };
    if (all) all.push(body);
    else bodies.set(id, [body]);
    if (isOther(world) || HANGERS.has(id)) continue;
    for (const k of [0, 1, 2] as const) {
      widen(whole, world[0][k], k);
      widen(whole, world[1][k], k);
    }
  }
  const parts = [...bodies].map(([id, all]): [string, Extent] => {
    const { mm } = typical(id, all);
    return [
      id,
      {
        mm: rounded(mm),
        isSoft: all.reduce((best, one) => (one.mm[0] > best.mm[0] ? one : best)).metal.length === 0,
        count: all.filter((one) => Math.abs(one.mm[0] - mm[0]) <= mm[0] * SAME_SHARE).length,
        metals: grouped(
          all.flatMap(({ metal }) => metal),
          ({ alloy, finish }) => `${alloy} ${finish}`,
        ).map(([metal]) => metal),
      },
    ];
  });
  const [low, high] = whole;
  return {
    parts: Object.fromEntries(parts),
    boxes: Object.fromEntries([...boxes].map(([id, [low, highest]]) => [id, [rounded(low), rounded(highest)]])),
    stones,
    whole: rounded([Math.max(0, high[0] - low[0]), Math.max(0, high[1] - low[1]), Math.max(0, high[2] - low[2])]),
  };
}
