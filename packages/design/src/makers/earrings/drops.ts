/** Earrings that hang: a halo drop under a stud, geometric frames, motifs and honeycombs from hooks. */
import { stonesIn } from '../../spec/tree';
import type { Vec3 } from '../../piece';
import type { DesignSpec, Stone } from '../../spec';
import { Bench } from '../../parts/bench';
import { jumpRing } from '../../parts/chain';
import { earHook, earPost, eyeUnder } from '../../parts/earFitting';
import { figureBack, figureFoot, placeFigure } from '../../parts/figure';
import { bezelCup, girdleMm, girdleReach, offsetOutline, prongHead } from '../../parts/head';
import { halo } from '../../parts/rows';
import { photograph } from '../../parts/shot';
import type { Point2 } from '../../geometry/curves';
import { polygon } from '../../geometry/curves';
import { polygonFrame, tube } from '../../geometry/sweep';
import { WORLD, Y, Z } from '../../geometry/vec';
import { isMotif, lettersOf, motifNamed } from '../../motifs/library';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { planFigure, stonesOfFigure } from '../pendant/motif';
import { chooseCut, chooseSize } from '../ring/common';
import { z } from 'zod';
import { countOf, figures, lengthMm } from '../params';

const SIDES: readonly number[] = [-1, 1];

/**
 * The least wall of a setting that is held by the frame round it, mm, and the ways from the middle of an upright
 * triangle to its sides.
 */
const FRAMED_WALL = 0.7;
const TO_SIDES: readonly Point2[] = [
  [0, -1],
  [Math.sqrt(0.75), 0.5],
  [-Math.sqrt(0.75), 0.5],
];
/** The ways to the sides of a square on its corner. */
const TO_DIAGONALS: readonly Point2[] = [1, 3, 5, 7].map((turned): Point2 => [
  Math.cos((turned * Math.PI) / 4),
  Math.sin((turned * Math.PI) / 4),
]);

const UPRIGHT: readonly Point2[] = [[0, 1]];

/** How far a stone of half width 1 reaches in the directions given. */
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
  wallMm = 0.4 + sizeMm * 0.03,
): void {
  bench.stone({ kind: stone.kind, cut: stone.cut, role: stone.role, sizeMm, origin });
  bench.add(
    bezelCup(stone.cut, sizeMm, WORLD, origin, {
      wallMm: Math.max(0.68, wallMm),
      depth: Math.max(sizeMm * 0.5, wallMm * 0.4),
      open: 0.55,
    }),
    36,
  );
}

/** Between the bezel's stone and the halo round it, mm. */
const HALO_GAP = 0.32;

export const haloDrops: Maker = {
  name: 'halo-drops',
  params: z.strictObject({}),
  plan: (brief, rng) => {
    const wanted = chooseCut(brief, rng);
    const cut = wanted === 'kite' || wanted === 'trillion' ? 'pear' : wanted;
    const size = mm(chooseSize(brief, cut, rng));
    const plain = brief.wants('halo')
      ? false
      : brief.has('minimalist') || brief.has('contemporary') || (brief.quantityGiven && brief.quantity === 'single');
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'emerald', cut, size_mm: size, count: 2 },
        {
          role: 'side',
          kind: brief.gems[1] ?? (plain ? (brief.gems[0] ?? 'diamond') : 'diamond'),
          cut: 'round',
          size_mm: mm(plain ? size * 0.5 : Math.max(3.4, size * 0.62)),
          count: brief.has('layered') ? 4 : 2,
        },
        ...(plain
          ? []
          : [
              {
                role: 'halo' as const,
                kind: brief.gems[1] ?? ('diamond' as const),
                cut: 'round' as const,
                size_mm: 1.25,
                count: 0,
              },
            ]),
      ],
      variant: {},
      dimensions: {},
      view: viewFrom(rng, 11, 5),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const center = stonesOf(spec, 'center')!;
    const side = stonesOf(spec, 'side')!;
    const melee = stonesOf(spec, 'halo');
    const z = center.size_mm * 0.5 + 1;
    const girdle = girdleMm(center.cut, center.size_mm);
    const apart = center.size_mm * 0.5 + (melee ? 5 : 3.2);
    for (const sideOf of SIDES) {
      const x = sideOf * apart;
      bench.stone({ kind: side.kind, cut: 'round', sizeMm: side.size_mm, role: 'side', origin: [x, 0, z] });
      bench.add(
        prongHead({
          cut: 'round',
          sizeMm: side.size_mm,
          axes: WORLD,
          origin: [x, 0, z],
          prongs: 4,
          wireMm: 0.3,
          depth: side.size_mm * 0.5 + 0.3,
          floorMm: 0.34,
        }),
        60,
      );
      earPost(bench, [x, 0, z - side.size_mm * 0.45], Math.max(0.6, z - side.size_mm * 0.45));
      let y = eyeUnder(bench, [x, 0, z], side.size_mm, side.size_mm * 0.5 + 0.3)[1] + 0.35;
      for (let extra = 2; extra < side.count; extra += 2) {
        bench.add(jumpRing([x, y - 0.55, z - 0.4], Y, Z, 0.85, 0.22), 40);
        const small = side.size_mm * 0.72;
        bezelled(bench, { ...side, cut: 'round' }, small, [x, y - 1.45 - small / 2, z]);
        y -= 1.75 + small;
      }
      bench.add(jumpRing([x, y - 0.75, z - 0.4], Y, Z, 1.05, 0.24), 40);
      const rim = melee
        ? offsetOutline(girdle, HALO_GAP + 2 * 0.2 + melee.size_mm * 1.04)
        : offsetOutline(girdle, 0.32);
      const top = Math.max(...rim.map((p) => p[1])) + 0.18;
      const middle: Vec3 = [x, y - 1.45 - top, z];
      bench.stone({ kind: center.kind, cut: center.cut, sizeMm: center.size_mm, role: 'center', origin: middle });
      bench.add(
        bezelCup(center.cut, center.size_mm, WORLD, middle, {
          wallMm: melee ? 0.34 : 0.5,
          depth: center.size_mm * 0.46,
          open: 0.5,
        }),
        40,
      );
      if (melee) {
        halo(bench, {
          cut: center.cut,
          sizeMm: center.size_mm,
          origin: [middle[0], middle[1], z - 0.25],
          axes: WORLD,
          kind: melee.kind,
          meleeMm: melee.size_mm,
          gapMm: HALO_GAP,
        });
      }
    }
    return pair(bench);
  },
};

export const geometricDrops: Maker = {
  name: 'geometric-drops',
  params: z
    .strictObject({
      form: z.enum(['ladder', 'triangles', 'hexagons']),
      edge: z.enum(['knife', 'bar']),
      pair: z.enum(['alike', 'unlike']),
      height: lengthMm(5, 60),
    })
    .partial(),
  plan: (brief, rng) => {
    const form = brief.has('honeycombs')
      ? 'hexagons'
      : brief.has('sci-fi')
        ? 'ladder'
        : brief.has('innovative')
          ? 'triangles'
          : rng.pick(['triangles', 'ladder']);
    const cut = brief.cuts[0] ?? (form === 'ladder' ? 'princess' : 'hexagon');
    return {
      stones: brief.gems[0]
        ? [
            {
              role: 'center',
              kind: brief.gems[0],
              cut,
              size_mm: mm(brief.has('bold') ? 6.6 : brief.has('minimalist') ? 3.8 : 5.4),
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
        edge: brief.has('minimalist') ? 'bar' : 'knife',
        pair: brief.has('innovative') ? 'unlike' : 'alike',
      },
      dimensions: { height: brief.has('bold') ? 16 : brief.has('minimalist') ? 11 : 13.5 },
      view: viewFrom(rng, -12, 5),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const stone = stonesOf(spec, 'center');
    const accent = stonesOf(spec, 'accent');
    const full = measure(spec, 'height', 13.5) / 1.75;
    const edge = choice(spec, 'edge') === 'knife' ? ('knife' as const) : 0.5;
    const z = 3.8;
    const form = choice(spec, 'form');
    const crease = edge === 'knife' ? 12 : 30;
    for (const sideOf of SIDES) {
      const k = full * (sideOf < 0 && choice(spec, 'pair') === 'unlike' ? 0.7 : 1);
      const width = k * (edge === 'knife' ? 0.1 : 0.065);
      const rod = (from: Vec3, to: Vec3): void =>
        bench.add(
          tube([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], to], width * 0.45, {
            points: 12,
          }),
          40,
        );
      const x = sideOf * (k + 3.2);
      const frame = (sides: number, r: number, y: number, start: number): void =>
        bench.add(polygonFrame(polygon(sides, r, start), width, width * 1.25, edge), crease, { origin: [x, y, z] });
      if (form === 'triangles') {
        const r = k * 1.05;
        frame(3, r, 0, Math.PI / 2);
        // The setting fills the frame from side to side; without a stone a second triangle stands on its head there.
        const room = r * 0.5 - width * 0.4;
        if (stone) {
          const half = reachOf(stone.cut, TO_SIDES) / 2;
          const size = Math.min(stone.size_mm, (room - FRAMED_WALL) / half);
          bezelled(bench, stone, size, [x, 0, z + 0.3], room - size * half);
        } else
          bench.add(
            polygonFrame(polygon(3, r * 0.5 - width * 0.55, -Math.PI / 2), width * 0.62, width * 1.05, edge),
            crease,
            { origin: [x, 0, z + 0.1] },
          );
        const low = -k * 0.525 - width;
        const r2 = k * 0.64;
        frame(3, r2, low - 0.95 - r2 * 0.5 - width * 0.8, -Math.PI / 2);
        // Rings whose width follows from the bars that they join.
        for (const way of [-1, 1])
          bench.add(
            jumpRing(
              [x + way * r2 * 0.52, low - 0.28 + width * 0.6, z],
              Y,
              Z,
              Math.max(1.15, width * 1.5),
              Math.max(0.24, width * 0.3),
            ),
            40,
          );
        if (accent) {
          // As above: the setting fills the frame, here the stone's own way up.
          const half =
            reachOf(
              accent.cut,
              TO_SIDES.map(([px, py]): Point2 => [px, -py]),
            ) / 2;
          const inner = r2 * 0.5 - width * 0.4;
          const size = Math.min(accent.size_mm, (inner - FRAMED_WALL) / half);
          bezelled(bench, accent, size, [x, low - 0.95 - r2 * 0.5 - width * 0.8, z + 0.1], inner - size * half);
        }
        earHook(bench, [x, k * 1.05 + Math.max(width, 2 * width - 0.8), z], -sideOf);
      } else if (form === 'hexagons') {
        frame(6, k, 0, Math.PI / 2);
        frame(6, k * 0.74, -k * 0.2, Math.PI / 2);
        const tall = stone ? reachOf(stone.cut, UPRIGHT) : 1;
        const size = stone ? Math.min(stone.size_mm, k * 0.62, k / tall) : k * 0.36;
        const y = -k * 0.88 + size * tall * 0.62;
        if (stone) bezelled(bench, stone, size, [x, y, z + 0.3], 0.5);
        else frame(6, size * 0.6, y, Math.PI / 2);
        // Its bezel overlaps the frame's lower corner, the stone does not.
        if (accent)
          bezelled(
            bench,
            accent,
            accent.size_mm,
            [x, -k - width * 1.15 - accent.size_mm * 0.5 * reachOf(accent.cut, UPRIGHT) + 0.1, z + 0.1],
            0.5,
          );
        earHook(bench, [x, k + width, z], -sideOf);
      } else {
        const steps = 3;
        let y = k * 0.9;
        for (let i = 0; i < steps; i++) {
          const r = k * (0.34 + i * 0.14);
          frame(4, r, y - r, Math.PI / 2);
          if (stone && (i === steps - 1 || accent)) {
            const set = i === steps - 1 ? stone : accent!;
            const size = Math.min(set.size_mm, r * 0.92, (r * 0.92 * Math.SQRT2) / reachOf(set.cut, TO_DIAGONALS));
            bezelled(bench, set, size, [x, y - r, z + 0.1], 0.4);
            // Rods from the corners of the frame to the wall of the bezel.
            const girdle = girdleMm(set.cut, size);
            for (const a of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
              const from = Math.hypot(...girdleReach(girdle, a)) + 0.2;
              rod(
                [x + Math.cos(a) * from, y - r + Math.sin(a) * from, z - 0.3],
                [x + Math.cos(a) * r, y - r + Math.sin(a) * r, z - 0.2],
              );
            }
          }
          y -= 2 * r + width * 0.6;
          if (i < steps - 1) bench.add(jumpRing([x, y - 0.15, z], Y, Z, 0.9 + width * 0.5, 0.22), 40);
          y -= 0.5 + width * 0.8;
        }
        earHook(bench, [x, k * 0.9 + width, z], -sideOf);
      }
    }
    return pair(bench);
  },
};

/** The figures of the left and the right earring: two initials are worn one on each side. */
function pairOf(motif: string): [left: string, right: string] {
  const letters = lettersOf(motif);
  return letters.length === 2 ? [`letter ${letters[0]!}`, `letter ${letters[1]!}`] : [motif, motif];
}

/** Half the height of the largest figure at an ear, mm. */
const MOST_MM = 13;

export const motifDrops: Maker = {
  name: 'motif-drops',
  params: z
    .strictObject({
      motif: figures(),
      version: countOf(0, 9),
      fitting: z.enum(['hook', 'post']),
      tiers: countOf(1, 4),
      height: lengthMm(5, 60),
    })
    .partial(),
  plan: (brief, rng) => {
    const motif = isMotif(brief.motif) ? brief.motif : rng.pick(['leaf', 'flower', 'drop', 'moon', 'star']);
    const k = brief.has('bold') ? 9.5 : brief.has('minimalist') ? 5 : 7.2;
    const { stones, version, halfHeightMm } = planFigure(brief, rng, motif, k, {
      copies: 2,
      mostMm: MOST_MM,
      isFirstVersion: lettersOf(motif).length === 2,
    });
    return {
      stones,
      variant: { motif, version, fitting: brief.wants('stud') ? 'post' : 'hook', tiers: brief.has('layered') ? 2 : 1 },
      dimensions: { height: mm(2 * halfHeightMm) },
      view: viewFrom(rng, -10, 5),
    };
  },
  build: (spec: DesignSpec) => {
    const bench = new Bench(spec);
    const k = measure(spec, 'height', 14) / 2;
    const version = Number(spec.root.params['version'] ?? 0);
    const names = pairOf(choice(spec, 'motif'));
    const motif = motifNamed(names[0], version);
    const widest = Math.max(
      ...[...motif.fills.flatMap((f) => f.outline), ...motif.strokes.flatMap((s) => s.points)].map((p) =>
        Math.abs(p[0]),
      ),
    );
    const stones = stonesOfFigure(stonesIn(spec), 2);
    const tiers = Number(spec.root.params['tiers'] ?? 1);
    for (const [i, way] of SIDES.entries()) {
      const name = names[i]!;
      const x = way * (Math.max(k * 0.75, k * widest) + 2.2);
      let y = 0;
      const size = tiers > 1 ? 0.8 : 1;
      const figure = { name, version, halfHeightMm: k * size, ...stones };
      let top = placeFigure(bench, figure, [x, y, 4.2], WORLD);
      if (tiers > 1) {
        bench.add(jumpRing([top[0], top[1] + 0.6, top[2]], Y, Z, 0.95, 0.25), 40);
        const upper = { name, version, halfHeightMm: k * 0.56, ...stones };
        y = top[1] + 1.2 + figureFoot(bench, upper);
        top = placeFigure(bench, upper, [top[0], y, 4.2], WORLD);
      }
      if (choice(spec, 'fitting') === 'post') {
        const [bx, by] = figureBack(bench, figure);
        earPost(bench, [x + bx, by, 4.1], 4.1);
      } else earHook(bench, [top[0], top[1] + 0.1, top[2]], -way);
    }
    return pair(bench, 0.74);
  },
};
