/** Builds a pair of earrings from its tree of parts: a fitting for each ear, with the parts on it and below it. */
import { circle, spline } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { X, Y, Z, add } from '../../geometry/vec';
import { Bench, mirroredPlacement } from '../../parts/bench';
import { FINE, chainBetween, jumpRing } from '../../parts/chain';
import { earHook, earPost, leverBack } from '../../parts/earFitting';
import { photograph } from '../../parts/shot';
import type { Piece, Placement, Vec3 } from '../../piece';
import type { DesignPart, DesignSpec } from '../../spec';
import { hungOf } from '../chain/bodies';
import { hungCarved } from '../chain/carved';
import { withDrops, type Body, type Hung } from '../chain/hung';
import { inSlot } from '../ring/body';
import { ASIDE, BOARD_POST_MM, laidAside } from './display';
import { standingGroup } from './group';
import { buildHoops } from './hoopBuild';
import { isRead } from './readable';
import { framedHead, placeJacket, standingBall, standingHead, standingPearl } from './fronts';
import { isSingle, ofOne } from './single';
import { turnedBy } from '../turned';

/** Links of pieces of chain on earrings. */
const LINKS = 'fine';
/** Distance of each earring from the middle of the picture, mm. */
const APART = 2.5;
/** The same for studs, and their distance above and below the middle, as shares of half their width. */
const STUDS = { apart: 0.16, offset: 0.6 } as const;
/** Minimum distance of parts below a hook or a chain from the wall, mm. */
const HOOK_Z = 4.2;
const THREAD_Z = 5;
/** Distance from a lobe to the back of a stud, mm. */
const POST_MM = 2.1;
/** Outward rotation of studs, like that of ears, radians. */
const OUTWARDS = 0.16;
/** Share of the picture that a pair fills: hanging, other pairs, studs, and studs narrower than this, mm. */
const FILL = { hanging: 0.8, usual: 0.68, studs: 0.66, slight: 0.64, slightMm: 5.5 } as const;
/**
 * A threader: default length, horizontal offset and distance from the wall of the end behind the ear, its chain and its
 * bar, mm.
 */
const THREADER = { usual: 30, aside: 1.7, z: 1.3, chain: 7, bar: 25, radius: 0.4 } as const;

const STANDING: Readonly<Record<string, (bench: Bench, part: DesignPart) => Body>> = {
  'head.peg': standingPearl,
  'head.group': standingGroup,
  ball: standingBall,
  'frame.hexagon': framedHead,
};

/** One earring: its extent to both sides, and how it is placed with its middle at `x`, leaning `way`. */
interface Ear {
  half: number;
  /** The fixed part is equal on both sides; `fit` adds the fitting, which is not. */
  place: (x: number) => void;
  fit: (x: number, way: number) => void;
  /** Rotation on the right side, radians. */
  turned: number;
  /** The middle of the rotating part. */
  z: number;
}

const standingCarved = (bench: Bench, part: DesignPart): Body => hungCarved(bench, part, true);

/** The part on a post, with the parts that hang from it. */
function standing(bench: Bench, part: DesignPart): Hung {
  const own =
    STANDING[part.kind] ??
    (part.kind.startsWith('head.') ? standingHead : part.params['carved'] === 'yes' ? standingCarved : null);
  return own
    ? withDrops(
        bench,
        own(bench, part),
        inSlot(part, 'drops').map((drop) => hungOf(bench, drop, LINKS)),
      )
    : hungOf(bench, part, LINKS);
}

/** Shortest chain between two parts, and what it adds to the length with its rings, mm. */
const LEAST_CHAIN = 2;
export const LEAST_ADDED = 3.8;

/** Equal lengths of chain, mm, at the uppermost joints of what hangs at an ear. */
interface Chains {
  lengthMm: number;
  joints: number;
}

/** A part at the end of a chain. */
const onChain = (body: DesignPart, { lengthMm, joints }: Chains, isFirst = true): DesignPart =>
  joints < 1
    ? body
    : {
        id: isFirst ? 'thread' : `${body.id}-thread`,
        kind: 'drop',
        params: { length: lengthMm },
        children: { body: [body] },
      };

/** A part whose drops, and theirs, hang from chains. */
const withChains = (front: DesignPart, chains: Chains, isFirst = true): DesignPart =>
  chains.joints < 1
    ? front
    : {
        ...front,
        children: {
          ...front.children,
          drops: inSlot(front, 'drops').map((drop, i) =>
            onChain(withChains(drop, { ...chains, joints: chains.joints - 1 }, false), chains, isFirst && i === 0),
          ),
        },
      };

/** Number of joints one below the other under a part. */
const jointsUnder = (part: DesignPart): number =>
  Math.max(0, ...inSlot(part, 'drops').map((drop) => 1 + jointsUnder(drop)));

/** What hangs at an ear, on chains where it is shorter than the stated length: at each joint when it is long enough. */
function stretched({ params }: DesignPart, joints: number, hangOn: (chains: Chains) => Hung): Hung {
  const bare = hangOn({ lengthMm: 0, joints: 0 });
  if (params['length'] === undefined) return bare;
  const missing = ({ top, reach }: Hung): number => Number(params['length']) - (top[1] - reach.low);
  const total = missing(bare);
  if (total < LEAST_ADDED) return bare;
  const spread = { lengthMm: total / joints, joints };
  const chains = spread.lengthMm < LEAST_ADDED ? { lengthMm: total, joints: 1 } : spread;
  // The rings of a chain replace the one between the parts.
  const lengthMm = Math.max(LEAST_CHAIN, chains.lengthMm + missing(hangOn(chains)) / chains.joints);
  return hangOn({ ...chains, lengthMm });
}

function postEar(bench: Bench, root: DesignPart): Ear {
  const front = inSlot(root, 'front')[0]!;
  const [jacket] = inSlot(root, 'jacket');
  const hung = stretched(root, Math.max(1, jointsUnder(front)), (chains) => standing(bench, withChains(front, chains)));
  const [bx, by, bz] = hung.back ?? [0, 0, 0];
  const isAlone = !jacket && /^(head|frame|figure)\./.test(front.kind);
  const isStud = isAlone && inSlot(front, 'drops').length === 0;
  const turned = isStud ? OUTWARDS : 0;
  const z = isStud ? hung.behind : Math.max(hung.behind, POST_MM - bz);
  return {
    half: hung.reach.half + (jacket ? jacket.stones![0]!.size_mm * 1.6 : 0),
    turned,
    z,
    place: (x) => {
      hung.place([x - bx, -by, z]);
      if (jacket) placeJacket(bench, jacket, hung.half, [x, 0, z + bz * 0.4]);
    },
    fit: (x, way) => {
      const a = turned * way;
      const depth = z + bz * Math.cos(a);
      earPost(bench, [x + bz * Math.sin(a), 0, depth], isStud ? BOARD_POST_MM : depth);
    },
  };
}

function hookEar(bench: Bench, root: DesignPart, fitting: (bench: Bench, top: Vec3, way: number) => void): Ear {
  const front = inSlot(root, 'front')[0]!;
  const hung = stretched(root, 1 + jointsUnder(front), (chains) =>
    hungOf(bench, onChain(withChains(front, { ...chains, joints: chains.joints - 1 }, false), chains), LINKS),
  );
  const z = Math.max(HOOK_Z, hung.behind + hung.eyeZ);
  return {
    half: hung.reach.half,
    turned: 0,
    z,
    place: (x) => hung.place([x - hung.top[0], -hung.top[1], z - hung.eyeZ]),
    fit: (x, way) => fitting(bench, [x, 0.1, z], -way),
  };
}

/** A chain through the ear: its parts hang in front of the lobe, a straight bar behind it. */
function threaderEar(bench: Bench, root: DesignPart): Ear {
  const length = Number(root.params['length'] ?? THREADER.usual);
  const thread: DesignPart = {
    id: root.id,
    kind: 'drop',
    params: { length },
    children: { body: [...inSlot(root, 'front')] },
  };
  const hung = hungOf(bench, thread, LINKS);
  const z = Math.max(THREAD_Z, hung.behind);
  return {
    half: hung.reach.half + THREADER.aside,
    turned: 0,
    z,
    place: (x) => hung.place([x, 0, z]),
    fit: (x, way) =>
      bench.inPart(root.id, () => {
        const [bx, bz] = [x + way * THREADER.aside, THREADER.z];
        bench.add(
          tube(
            spline(
              [
                [x, 0.85, z],
                [x, 2.4, z - 0.2],
                [(x + bx) / 2, 3.3, (z + bz) / 2],
                [bx, 2.4, bz + 0.2],
                [bx, 0.85, bz],
              ],
              false,
              8,
            ),
            THREADER.radius,
            { points: 12 },
          ),
          40,
        );
        for (const [ex, ez] of [
          [x, z],
          [bx, bz],
        ] as const)
          bench.add(tube(circle([ex, 0.35, ez], X, Y, 0.5, 28), 0.25, { closed: true, points: 10, up: Z }), 40);
        const low = -0.4 - THREADER.chain;
        bench.add(jumpRing([bx, -0.4, bz], Y, Z, 0.8, 0.22), 40);
        chainBetween(bench, [bx, -0.4, bz], [bx, low, bz], FINE, root.id);
        bench.add(jumpRing([bx, low - 0.35, bz], Y, Z, 0.85, 0.22), 40);
        bench.add(jumpRing([bx, low - 1.5, bz], X, Y, 0.5, 0.25), 40);
        bench.add(
          tube(
            [
              [bx, low - 1.95, bz],
              [bx, low - 1.95 - THREADER.bar / 2, bz],
              [bx, low - 1.95 - THREADER.bar, bz],
            ],
            THREADER.radius,
            { points: 14 },
          ),
          40,
        );
      }),
  };
}

const EARS: Readonly<Record<string, (bench: Bench, root: DesignPart) => Ear>> = {
  'ear.post': postEar,
  'ear.hook': (bench, root) => hookEar(bench, root, earHook),
  'ear.lever': (bench, root) => hookEar(bench, root, leverBack),
  'ear.threader': threaderEar,
};

/** The geometry of a piece whose root is the fitting of an ear. */
export function buildEarrings(spec: DesignSpec): Piece {
  const { root } = spec;
  const own = isSingle(root) ? root : ofOne(root);
  if (root.kind === 'ear.hoop') return buildHoops(spec, own);
  const bench = new Bench(spec);
  const [other] = inSlot(root, 'other');
  const earOf = (part: DesignPart): Ear => EARS[part.kind]!(bench, part);
  const right = earOf(other ? root : own);
  const hangs = root.kind !== 'ear.post' || (root.children['front']?.[0]?.children['drops'] ?? []).length > 0;
  const isStuds = !hangs && inSlot(root, 'jacket').length === 0;
  // From the front a pearl hides its cup and its post, so one of a pair is turned.
  const isSeenAside = isStuds && !other && root.children['front']?.[0]?.kind === 'head.peg';
  const places = isSeenAside ? ASIDE : STUDS;
  const apart = isStuds ? right.half * places.apart : APART;
  const x = isSingle(root) ? 0 : right.half + apart;
  const from = bench.parts.length;
  right.place(x);
  if (right.turned !== 0) bench.move(from, (at) => turnedBy(at, right.turned, [x, 0, right.z]));
  const leftFrom = bench.parts.length;
  if (other) {
    const left = bench.inPart(other.id, () => earOf(other));
    bench.inPart(other.id, () => left.place(-left.half - apart));
    bench.move(leftFrom, (at) => turnedBy(at, -left.turned, [-left.half - apart, 0, left.z]));
    left.fit(-left.half - apart, -1);
  } else if (!isSingle(root)) {
    if (isRead(root))
      bench.repeat(from, (at) => ({ ...at, origin: [at.origin[0] - 2 * x, at.origin[1], at.origin[2]] }));
    else bench.repeat(from, mirroredPlacement, true);
    right.fit(-x, -1);
  }
  if (isSeenAside && !isSingle(root)) bench.move(leftFrom, (at) => laidAside(at, [-x, 0, right.z], right.half));
  const leftTo = bench.parts.length;
  right.fit(x, 1);
  // Two studs side by side would leave half of a square picture empty; these are on its diagonal.
  if (isStuds && !isSingle(root)) {
    const offset = right.half * places.offset;
    const raised = (at: Placement, by: number): Placement => ({ ...at, origin: add(at.origin, [0, by, 0]) });
    bench.move(from, (at) => raised(at, -offset));
    bench.move(leftFrom, (at) => raised(at, 2 * offset));
    bench.move(leftTo, (at) => raised(at, -2 * offset));
  }
  const alone = isStuds ? (2 * right.half < FILL.slightMm ? FILL.slight : FILL.studs) : FILL.usual;
  return bench.finishWith(
    photograph(bench, { rig: 'wall', distanceMm: hangs ? 230 : 200, fill: hangs ? FILL.hanging : alone }),
  );
}
