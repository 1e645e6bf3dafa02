/** Hanging figures, rings, tassels and pieces of chain. */
import { circle, type Point2 } from '../../geometry/curves';
import { sphere } from '../../geometry/blocks';
import { lathe, tube } from '../../geometry/sweep';
import { TAU, X, Y, Z, axesFacing } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { chain, chainBetween, chainNamed, FINE, jumpRing } from '../../parts/chain';
import { BAIL_RING_MM } from '../../parts/bail';
import type { Figure } from '../../parts/makeFigure';
import { figureBack, figureBail, figureEdge, figureHang, placeFigure } from '../../parts/figure';
import { stonesOfFigure } from '../pendant/motif';
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
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
