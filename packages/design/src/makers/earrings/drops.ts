/** Geometric frames and honeycombs on hooks. */
import type { Placement, Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import { Bench } from '../../parts/bench';
import { jumpRing } from '../../parts/chain';
import { earHook } from '../../parts/earFitting';
import { bezelCup, girdleMm } from '../../parts/head';
import { photograph } from '../../parts/shot';
import { polygon, type Point2 } from '../../geometry/curves';
import { polygonFrame } from '../../geometry/sweep';
import { WORLD, X, Y, Z, type Axes } from '../../geometry/vec';
import { choice, measure, stonesOf, viewFrom, type Maker } from '../maker';
import { z } from 'zod';
import { lengthMm, paramsOf } from '../params';

const SIDES: readonly number[] = [-1, 1];

/**
 * Minimum wall of a setting held by the frame around it, mm, and directions from the middle of an upright triangle to
 * its sides.
 */
const FRAMED_WALL = 0.56;
const TO_SIDES: readonly Point2[] = [
  [0, -1],
  [Math.sqrt(0.75), 0.5],
  [-Math.sqrt(0.75), 0.5],
];
/** Directions to the sides of a square on its corner. */
const TO_DIAGONALS: readonly Point2[] = [1, 3, 5, 7].map((turned): Point2 => [
  Math.cos((turned * Math.PI) / 4),
  Math.sin((turned * Math.PI) / 4),
]);

const UPRIGHT: readonly Point2[] = [[0, 1]];

/** Axes of a stone whose corners point up, down and to the sides, and directions from its middle to its sides. */
const ON_CORNER: Axes = [
  [Math.SQRT1_2, Math.SQRT1_2, 0],
  [-Math.SQRT1_2, Math.SQRT1_2, 0],
  [0, 0, 1],
];
const TO_EDGES: readonly Point2[] = [
  [1, 0],
  [0, 1],
];

/** Extent of a stone of half width 1 in the given directions. */
const reachOf = (cut: Stone['cut'], ways: readonly Point2[]): number =>
  Math.max(...girdleMm(cut, 2).flatMap(([x, y]) => ways.map((way) => x * way[0] + y * way[1])));

/** The pair's camera: near frontal, both earrings whole. */
const pair = (bench: Bench, fill = 0.76): ReturnType<Bench['finishWith']> =>
  bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 230, fill }));

function bezelled(
  bench: Bench,
  stone: Pick<Stone, 'kind' | 'cut' | 'role'>,
  sizeMm: number,
  origin: Vec3,
  wallMm: number,
  { axes = WORLD, upright = 0 }: { axes?: Axes; upright?: number } = {},
): void {
  bench.stone({ kind: stone.kind, cut: stone.cut, role: stone.role, sizeMm, origin, axes });
  bench.add(
    bezelCup(stone.cut, sizeMm, axes, origin, {
      wallMm: Math.max(FRAMED_WALL, wallMm),
      depth: Math.max(sizeMm * 0.5, wallMm * 0.4),
      open: 0.55,
      upright,
    }),
    36,
  );
}

/** Width of the bars of a frame of this size, mm. */
const barWidth = (k: number, edge: string): number => k * (edge === 'knife' ? 0.1 : 0.065);

/** Depth to which the wall of a setting joins the bars around it, mm. */
const JOINED = 0.2;

/** Distance from the middle of a frame to the bars' inside, into which the wall of a setting is soldered, mm. */
const insideOf = (apothem: number, width: number): number => apothem - width + JOINED;

/** The largest stone that fits a triangle from side to side, mm, and its room there. */
function inTriangle(k: number, edge: string, cut: Stone['cut']): { half: number; room: number; largest: number } {
  const half = reachOf(cut, TO_SIDES) / 2;
  const room = insideOf(k * 0.525, barWidth(k, edge));
  return { half, room, largest: (room - FRAMED_WALL) / half };
}

/**
 * The largest stone that fits a square on its corner from bar to bar, mm, and its room there. A square stone is on its
 * corner as well.
 *
 * @param r distance from the middle to a corner, mm
 */
function inSquare(
  r: number,
  width: number,
  cut: Stone['cut'],
): { axes: Axes; half: number; room: number; largest: number } {
  const [upright, turned] = [reachOf(cut, TO_DIAGONALS), reachOf(cut, TO_EDGES)];
  const half = Math.min(upright, turned) / 2;
  const room = insideOf(r * Math.SQRT1_2, width);
  return { axes: turned < upright ? ON_CORNER : WORLD, half, room, largest: (room - FRAMED_WALL) / half };
}

/** Eyes that are soldered to two frames, the link between them, and the gap that they bridge, mm. */
const JOINT = { eye: 0.5, eyeWire: 0.22, link: 0.55, linkWire: 0.2, soldered: 0.12, gap: 2.02 } as const;

/** Joins the frame that ends at a point to the next one below it. */
function joint(bench: Bench, [x, y, z]: Vec3): void {
  for (const at of [y - JOINT.eye + JOINT.soldered, y - JOINT.gap + JOINT.eye - JOINT.soldered])
    bench.add(jumpRing([x, at, z], X, Y, JOINT.eye, JOINT.eyeWire), 40);
  bench.add(jumpRing([x, y - JOINT.gap / 2, z], Y, Z, JOINT.link, JOINT.linkWire), 40);
}

/** The largest stone that fits a hexagon, mm. */
const inHexagon = (k: number, cut: Stone['cut']): number => Math.min(k * 0.62, k / reachOf(cut, UPRIGHT));

/** A placement rotated by half a turn about a line towards the viewer. */
const upsideDown = ({ axes, origin, scale }: Placement, x: number, y: number): Placement => ({
  axes: axes.map(([ax, ay, az]): Vec3 => [-ax, -ay, az]) as unknown as Axes,
  origin: [2 * x - origin[0], 2 * y - origin[1], origin[2]],
  scale,
});

export const geometricDrops: Maker = {
  name: 'geometric-drops',
  params: paramsOf({
    form: z.enum(['ladder', 'triangles', 'hexagons']),
    edge: z.enum(['knife', 'bar']),
    pair: z.enum(['alike', 'unlike']),
    height: lengthMm(5, 60),
  }),
  plan: (brief, rng) => {
    const form = brief.has('honeycombs')
      ? 'hexagons'
      : brief.wants('triangles')
        ? 'triangles'
        : brief.has('sci-fi')
          ? 'ladder'
          : brief.has('innovative')
            ? 'triangles'
            : rng.pick(['triangles', 'ladder']);
    const cut = brief.cuts[0] ?? (form === 'ladder' ? 'princess' : 'hexagon');
    const edge = brief.has('minimalist') ? 'bar' : 'knife';
    const height = brief.has('bold') ? 16 : brief.has('minimalist') ? 11 : 13.5;
    const wanted = brief.has('bold') ? 6.6 : brief.has('minimalist') ? 3.8 : 5.4;
    const k = height / 1.75;
    const fits =
      form === 'triangles' ? inTriangle(k, edge, cut).largest : form === 'hexagons' ? inHexagon(k, cut) : wanted;
    return {
      stones: brief.gems[0]
        ? [
            {
              role: 'center',
              kind: brief.gems[0],
              cut,
              size_mm: Math.floor(Math.min(wanted, fits) * 100) / 100,
              count: 2,
            },
            ...(brief.quantity === 'many' || brief.has('layered')
              ? [
                  {
                    role: 'accent' as const,
                    kind: brief.gems[1] ?? ('diamond' as const),
                    cut: form === 'triangles' ? ('trillion' as const) : cut,
                    size_mm: form === 'triangles' ? 4.4 : 2.8,
                    count: 2,
                  },
                ]
              : []),
          ]
        : [],
      variant: {
        form,
        edge,
        pair: brief.has('innovative') ? 'unlike' : 'alike',
      },
      dimensions: { height },
      view: viewFrom(rng, -12, 5),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const stone = stonesOf(spec, 'center');
    const accent = stonesOf(spec, 'accent');
    const k = measure(spec, 'height', 13.5) / 1.75;
    const width = barWidth(k, choice(spec, 'edge'));
    const edge = choice(spec, 'edge') === 'knife' ? ('knife' as const) : 0.5;
    const z = 3.8;
    const form = choice(spec, 'form');
    const crease = edge === 'knife' ? 12 : 30;
    for (const sideOf of SIDES) {
      const first = bench.parts.length;
      let [top, foot] = [k + width, -k];
      const x = sideOf * (k + 3.2);
      const frame = (sides: number, r: number, y: number, start: number): void =>
        bench.add(polygonFrame(polygon(sides, r, start), width, width * 1.25, edge), crease, { origin: [x, y, z] });
      if (form === 'triangles') {
        const r = k * 1.05;
        frame(3, r, 0, Math.PI / 2);
        // The setting fills the frame from side to side; without a stone there is an inverted triangle.
        if (stone) {
          const { half, room, largest } = inTriangle(k, choice(spec, 'edge'), stone.cut);
          const size = Math.min(stone.size_mm, largest);
          bezelled(bench, stone, size, [x, 0, z + 0.3], room - size * half, { upright: width * 1.25 + 0.3 });
        } else
          bench.add(
            polygonFrame(polygon(3, r * 0.5 - width * 0.55, -Math.PI / 2), width * 0.62, width * 1.05, edge),
            crease,
            { origin: [x, 0, z + 0.1] },
          );
        const low = -k * 0.525 - width;
        const r2 = k * 0.64;
        const under = low - JOINT.gap - width - r2 * 0.5;
        frame(3, r2, under, -Math.PI / 2);
        for (const way of [-1, 1]) joint(bench, [x + way * r2 * 0.52, low, z]);
        if (accent) {
          // As above, the setting fills the frame, here with the stone upright.
          const half =
            reachOf(
              accent.cut,
              TO_SIDES.map(([px, py]): Point2 => [px, -py]),
            ) / 2;
          const inner = insideOf(r2 * 0.5, width);
          const size = Math.min(accent.size_mm, (inner - FRAMED_WALL) / half);
          bezelled(bench, accent, size, [x, under, z + 0.1], inner - size * half, {
            upright: width * 1.25 + 0.1,
          });
        }
        top = r + Math.max(width, 2 * width - 0.8);
        foot = under - r2 - (top - r);
      } else if (form === 'hexagons') {
        frame(6, k, 0, Math.PI / 2);
        frame(6, k * 0.74, -k * 0.2, Math.PI / 2);
        const tall = stone ? reachOf(stone.cut, UPRIGHT) : 1;
        const size = stone ? Math.min(stone.size_mm, inHexagon(k, stone.cut)) : k * 0.36;
        const y = -k * 0.88 + size * tall * 0.62;
        if (stone) bezelled(bench, stone, size, [x, y, z + 0.3], 0.5);
        else frame(6, size * 0.6, y, Math.PI / 2);
        // The bezel overlaps the frame's lower corner, but not the stone.
        if (accent)
          bezelled(
            bench,
            accent,
            accent.size_mm,
            [x, -k - width * 1.15 - accent.size_mm * 0.5 * reachOf(accent.cut, UPRIGHT) + 0.1, z + 0.1],
            0.5,
          );
      } else {
        const steps = 3;
        let y = k * 0.9;
        for (let i = 0; i < steps; i++) {
          const r = k * (0.34 + i * 0.14);
          frame(4, r, y - r, Math.PI / 2);
          if (stone && (i === steps - 1 || accent)) {
            const set = i === steps - 1 ? stone : accent!;
            const { axes, half, room, largest } = inSquare(r, width, set.cut);
            const size = Math.min(set.size_mm, largest);
            bezelled(bench, set, size, [x, y - r, z + 0.1], room - size * half, { axes, upright: width * 1.25 + 0.1 });
          }
          y -= 2 * r + width * Math.SQRT2;
          if (i < steps - 1) joint(bench, [x, y, z]);
          y -= JOINT.gap + width * Math.SQRT2;
        }
        top = k * 0.9 + width;
        foot = y + JOINT.gap + width;
      }
      // Of an unlike pair, one earring hangs upside down.
      if (sideOf < 0 && choice(spec, 'pair') === 'unlike' && form !== 'hexagons')
        bench.move(first, (at) => upsideDown(at, x, (top + foot) / 2));
      earHook(bench, [x, top, z], -sideOf);
    }
    return pair(bench);
  },
};
