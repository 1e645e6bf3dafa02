/** Hanging figures, rings, tassels and pieces of chain. */
import { circle, type Point2 } from '../../geometry/curves';
import { sphere } from '../../geometry/blocks';
import { lathe, tube } from '../../geometry/sweep';
import { TAU, WORLD, X, Y, Z, axesFacing } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { chain, chainBetween, chainNamed, FINE, jumpRing } from '../../parts/chain';
import { BAIL_RING_MM } from '../../parts/bail';
import type { Figure } from '../../parts/makeFigure';
import { figureBack, figureBail, figureEdge, figureHang, placeFigure } from '../../parts/figure';
import { stonesOfFigure } from '../pendant/motif';
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import { metalOf } from '../../motifs/assembly';
import { motifNamed } from '../../motifs/library';
import { girdleMm } from '../../parts/head';
import { halo, haloOuter } from '../../parts/rows';
import { inSlot } from '../ring/body';
import { hungCarved } from './carved';
import type { Body } from './hung';

/** The figure of a part in relief. */
export const figureFrom = ({ id, params, stones = [] }: DesignPart): Figure => ({
  name: String(params['motif'] ?? 'heart'),
  part: id,
  version: Number(params['version'] ?? 0),
  halfHeightMm: Number(params['height'] ?? 17) / 2,
  ...stonesOfFigure(stones),
});

/** A figure in relief, or cut from one stone. */
export function hungFigure(bench: Bench, part: DesignPart): Body {
  if (part.params['carved'] === 'yes') return hungCarved(bench, part);
  const figure = figureFrom(part);
  const k = figure.halfHeightMm;
  const hang = bench.inPart(part.id, () => figureHang(bench, figure));
  const { half, low, footAt } = figureEdge(bench, figure);
  const bail = Math.min(0.9, 0.44 + k * 0.02);
  const [around] = inSlot(part, 'around');
  if (around) return inCircle(bench, figure, around, bail);
  return {
    top: [hang[0], hang[1] + 0.05],
    eyeZ: 0,
    half,
    low,
    behind: Math.max(2.4, k * 0.2),
    footAt,
    back: [...figureBack(bench, figure), -0.1],
    bail,
    bailAt: figureBail(bench, figure, BAIL_RING_MM * bail),
    place: (origin) => bench.inPart(part.id, () => void placeFigure(bench, figure, origin)),
  };
}

/** Overlap of a figure with the circle of stones around it, and height of their girdles over its back, mm. */
const CIRCLE = { lap: 0.45, over: 0.75 } as const;

/** The smallest circle around a figure: its middle and radius, mm. */
function circleAround({ name, version, halfHeightMm: k }: Figure): { middle: Point2; radius: number } {
  const points = metalOf(motifNamed(name, version)).map(([x, y]): Point2 => [x * k, y * k]);
  let middle: Point2 = [0, 0];
  const farthest = (): Point2 =>
    points.reduce((far, p) =>
      Math.hypot(p[0] - middle[0], p[1] - middle[1]) > Math.hypot(far[0] - middle[0], far[1] - middle[1]) ? p : far,
    );
  // Steps towards the farthest point, each shorter, end in the middle of the smallest circle.
  for (let i = 2; i < 600; i++) {
    const [x, y] = farthest();
    middle = [middle[0] + (x - middle[0]) / i, middle[1] + (y - middle[1]) / i];
  }
  const [x, y] = farthest();
  return { middle, radius: Math.hypot(x - middle[0], y - middle[1]) };
}

/** A figure in a circle of stones, which its outermost points are fused with. */
function inCircle(bench: Bench, figure: Figure, around: DesignPart, bail: number): Body {
  const { middle, radius } = circleAround(figure);
  const [x0, y0] = middle;
  const { kind, size_mm: meleeMm } = around.stones![0]!;
  const sizeMm = 2 * (radius - CIRCLE.lap);
  const outer = sizeMm / 2 + haloOuter(girdleMm('round', sizeMm), meleeMm, 0);
  return {
    top: [x0, y0 + outer],
    eyeZ: 0,
    half: Math.abs(x0) + outer,
    low: y0 - outer,
    behind: 2.6,
    footAt: (x) => (Math.abs(x - x0) < outer ? y0 - Math.sqrt(outer * outer - (x - x0) ** 2) : null),
    back: [...figureBack(bench, figure), -0.1],
    isRimmed: true,
    bail,
    place: (origin) => {
      bench.inPart(figure.part!, () => void placeFigure(bench, figure, origin));
      const at: Vec3 = [origin[0] + x0, origin[1] + y0, origin[2] + CIRCLE.over];
      halo(bench, { part: around.id, cut: 'round', sizeMm, axes: WORLD, origin: at, kind, meleeMm, gapMm: 0 });
    },
  };
}

/** A wire ring that two chains are attached to. */
export function hungRing(bench: Bench, part: DesignPart): Body {
  const wire = 0.5;
  const radius = Number(part.params['diameter'] ?? 5.4) / 2 - wire;
  const outer = radius + wire;
  const side = Math.SQRT1_2 * radius;
  return {
    top: [0, outer],
    eyeZ: 0,
    half: outer,
    low: -outer,
    behind: 2.4,
    footAt: (x) => (Math.abs(x) < outer ? -Math.sqrt(outer * outer - x * x) : null),
    ends: [
      [-side, side],
      [side, side],
    ],
    place: (origin) =>
      bench.inPart(part.id, () =>
        bench.add(tube(circle(origin, X, Y, radius, 60), wire, { closed: true, points: 18, up: Z }), 50),
      ),
  };
}

/** A piece of chain from which something hangs: its upper end is its top, its lower end its foot. */
export function hungThread(bench: Bench, part: DesignPart, linksName: string): Body {
  const length = Number(part.params['length'] ?? 10);
  const links = chainNamed(linksName, FINE);
  const ring = 0.85;
  return {
    top: [0, 0],
    eyeZ: 0,
    isChain: true,
    half: links.width / 2,
    low: -length,
    behind: 2.2,
    footAt: (x) => (Math.abs(x) < 1 ? -length - 2 * ring + 0.55 : null),
    place: ([x, y, z]) =>
      bench.inPart(part.id, () => {
        bench.add(jumpRing([x, y - 0.4, z], Y, Z, 0.8, 0.22), 40);
        chainBetween(bench, [x, y - 0.4, z], [x, y - length, z], links, part.id);
        bench.add(jumpRing([x, y - length - 0.35, z], Y, Z, ring, 0.22), 40);
      }),
  };
}

/** The eye of a ball: its middle above the ball, radius and wire, mm. */
const BALL_EYE = { over: 0.4, radius: 0.5, wire: 0.22 } as const;

/** A ball of metal under an eye. */
export function hungBall(bench: Bench, part: DesignPart): Body {
  const radius = Number(part.params['diameter'] ?? 3) / 2;
  const { over, radius: eye, wire } = BALL_EYE;
  return {
    top: [0, radius + over + eye],
    eyeZ: 0,
    half: radius,
    low: -radius,
    behind: radius + 0.6,
    footAt: (x) => (Math.abs(x) < radius ? -Math.sqrt(radius * radius - x * x) : null),
    place: ([x, y, z]) =>
      bench.inPart(part.id, () => {
        bench.add(sphere(radius, 24), 40, { origin: [x, y, z] });
        bench.add(jumpRing([x, y + radius + over, z], X, Y, eye, wire), 40);
      }),
  };
}

/** Proportions of a tassel: radius of the cap, and number of chains in each ring. */
const TASSEL = { capShare: 0.09, least: 1.7, outer: 12, inner: 6, ball: 0.55 } as const;

/** A cap with hanging chains. */
export function hungTassel(bench: Bench, part: DesignPart): Body {
  const length = Number(part.params['length'] ?? 32);
  const r = Math.max(TASSEL.least, length * TASSEL.capShare);
  const stone = part.stones?.[0];
  const ballMm = stone?.size_mm ?? 0;
  const capTop = r * 1.35;
  const top = capTop + ballMm + 1.1;
  return {
    top: [0, top],
    eyeZ: 0,
    half: r + 1,
    low: -length,
    behind: Math.max(r, ballMm / 2) + 0.8,
    footAt: () => null,
    bail: 1,
    place: ([x, y, z]) =>
      bench.inPart(part.id, () => {
        const bell: Point2[] = [
          [0.001, capTop],
          [r * 0.22, capTop],
          [r * 0.3, capTop - 0.25],
          [r * 0.34, capTop * 0.82],
          [r * 0.62, capTop * 0.6],
          [r * 0.88, capTop * 0.3],
          [r, 0.5],
          [r * 1.12, 0.32],
          [r * 1.12, -0.2],
          [r, -0.4],
          [r * 0.9, -0.4],
          [r * 0.88, -0.05],
          [0.001, -0.05],
        ];
        bench.add(lathe(bell, 48), 34, { origin: [x, y, z], axes: axesFacing(Y, X) });
        if (stone) {
          bench.stone({
            kind: stone.kind,
            cut: stone.cut,
            sizeMm: ballMm,
            role: stone.role,
            origin: [x, y + capTop + ballMm / 2, z - (stone.kind === 'pearl' ? ballMm * 0.16 : 0)],
          });
          // A pin through the drilled stone joins the cap above it to the bell.
          bench.add(
            tube(
              [
                [x, y + capTop - 0.3, z],
                [x, y + capTop + ballMm / 2, z],
                [x, y + capTop + ballMm + 0.2, z],
              ],
              0.3,
              { points: 12 },
            ),
            40,
          );
          bench.add(
            lathe(
              [
                [0.001, ballMm / 2 + 0.1],
                [0.55, ballMm / 2 + 0.1],
                [0.75, ballMm / 2 - 0.25],
                [0.3, ballMm / 2 - 0.3],
              ],
              24,
            ),
            34,
            { origin: [x, y + capTop + ballMm / 2, z], axes: axesFacing(Y, X) },
          );
        }
        bench.add(jumpRing([x, y + top - 0.5, z], X, Y, 0.5, 0.24), 40);
        const ball = bench.define(sphere(TASSEL.ball, 10));
        for (const [count, share, turned] of [
          [TASSEL.outer, 0.78, 0],
          [TASSEL.inner, 0.36, 0.3],
        ] as const) {
          for (let i = 0; i < count; i++) {
            const a = (i / count) * TAU + turned;
            const at = (down: number, spread: number): Vec3 => [
              x + Math.cos(a) * r * spread,
              y - down,
              z + Math.sin(a) * r * spread * 0.9,
            ];
            const end = length * (1 - 0.025 * ((i * 3) % 4));
            chain(
              bench,
              Array.from({ length: 12 }, (_, j): Vec3 =>
                at(-0.5 + ((end + 0.3) * j) / 11, share * (1 + 0.16 * (j / 11))),
              ),
              FINE,
              { inFrame: true, part: part.id },
            );
            bench.place(ball, { origin: at(end, share * 1.16) });
          }
        }
      }),
  };
}
