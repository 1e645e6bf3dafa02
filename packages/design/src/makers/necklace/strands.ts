/** Necklaces of large links, and of pearls. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import type { LinkSize } from '../../parts/chain';
import {
  BOLD_LINKS,
  CURB,
  HEAVY_CURB,
  NECK_MM,
  PAPERCLIP,
  chain,
  chainNamed,
  jumpRing,
  stouter,
} from '../../parts/chain';
import { girdleMm } from '../../parts/head';
import { photograph } from '../../parts/shot';
import { sphere } from '../../geometry/blocks';
import { tube } from '../../geometry/sweep';
import { X, Z, axesFacing, cross, distance, sub, unit } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { bezelled } from './bezelled';
import { CLOSED, neckline, strand } from './neckline';
import { z } from 'zod';
import { countOf, lengthMm, yesNo } from '../params';

interface Line {
  width: number;
  drop: number;
  lift: number;
  z: number;
}

const onLine = ({ width, drop, lift, z }: Line, t: number): Vec3 => {
  const p = neckline(t, width, drop, z);
  return [p[0], p[1] + lift, z];
};

/** A run of chain between two positions of a neckline. */
const run = (bench: Bench, line: Line, links: LinkSize, from: number, to: number, wornMm: number): void =>
  chain(
    bench,
    strand(line.width, line.drop, line.z, from, to, 120).map(([x, y, z]): Vec3 => [x, y + line.lift, z]),
    links,
    { wornMm },
  );

/** Links large enough for a necklace without a pendant; other chains are enlarged by half. */
const JEWEL_LINKS: Record<string, LinkSize> = { heavy: HEAVY_CURB, bold: BOLD_LINKS, paperclip: PAPERCLIP };

export const linkNecklace: Maker = {
  name: 'link-necklace',
  params: z
    .strictObject({
      links: z.enum([
        'heavy',
        'paperclip',
        'bold',
        'snake',
        'bead',
        'rope',
        'box',
        'cable',
        'curb',
        'fine',
        'cord',
        'brown-cord',
      ]),
      front: z.enum(['toggle', 'plain', 'stone']),
      width: lengthMm(10, 120),
      length: lengthMm(140, 900),
    })
    .partial(),
  plan: (brief, rng) => {
    const links = brief.wants('beads')
      ? 'bead'
      : brief.chain
        ? brief.chain === 'curb'
          ? 'heavy'
          : brief.chain
        : brief.has('minimalist')
          ? 'paperclip'
          : brief.has('bold')
            ? 'heavy'
            : rng.pick(['heavy', 'bold', 'paperclip'] as const);
    const kind = brief.gems[0];
    return {
      stones: kind
        ? [
            {
              role: 'center',
              kind,
              cut: brief.cuts[0] ?? 'round',
              size_mm: mm(brief.stoneSizeMm ?? (brief.has('bold') ? 6.5 : 5)),
              count: 1,
            },
          ]
        : [],
      variant: { links, front: kind ? 'stone' : rng.pick(['toggle', 'plain']) },
      dimensions: { width: 42 },
      view: viewFrom(rng, -9, 8),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const half = measure(spec, 'width', 42) / 2;
    const links = JEWEL_LINKS[choice(spec, 'links')] ?? stouter(chainNamed(choice(spec, 'links'), CURB));
    const stone = stonesOf(spec, 'center');
    const z = Math.max(links.width * 0.42 + 1, (stone?.size_mm ?? 0) * 0.5 - 0.4);
    const line: Line = { width: half, drop: half * 2.2, lift: 0, z };
    const front = choice(spec, 'front');
    if (stone) {
      const reach = Math.max(...girdleMm(stone.cut, stone.size_mm).map((p) => p[0])) + 0.54;
      bezelled(bench, stone, stone.size_mm, [0, 0, Math.max(z, stone.size_mm * 0.5 + 0.8)]);
      for (const way of [-1, 1]) {
        bench.add(jumpRing([way * (reach + 0.55), 0.12, z], X, Z, 1.05, 0.32), 40);
        run(
          bench,
          { ...line, lift: 0.2 - onLine(line, (reach + 0.55) / half / 2.15)[1] },
          links,
          way * ((reach + 0.9 + links.length * 0.42) / half / 2.15),
          way * 1.25,
          NECK_MM / 2,
        );
      }
    } else if (front === 'toggle') {
      const r = links.width * 0.85;
      const ring: Vec3[] = Array.from({ length: 72 }, (_, i): Vec3 => [
        Math.cos((i / 72) * Math.PI * 2) * r,
        Math.sin((i / 72) * Math.PI * 2) * r,
        z,
      ]);
      bench.add(tube(ring, links.wire * 1.05, { closed: true, points: 20, up: Z }), 50);
      const bar = r * 1.55;
      bench.add(
        tube(
          [
            [0, -bar, z + links.wire * 1.9],
            [0, 0, z + links.wire * 1.9],
            [0, bar, z + links.wire * 1.9],
          ],
          links.wire * 0.95,
          { points: 20 },
        ),
        50,
      );
      for (const end of [-1, 1])
        bench.add(sphere(links.wire * 1.3, 16), 40, { origin: [0, end * bar, z + links.wire * 1.9] });
      for (const way of [-1, 1])
        run(bench, line, links, way * ((r + links.length * 0.22) / half / 2.15), way * 1.25, NECK_MM / 2);
    } else run(bench, line, links, -1.25, 1.25, NECK_MM);
    bench.mustShow.push(
      [half * 1.02 + links.width / 2, half * 1.35, z],
      [-half * 1.02 - links.width / 2, half * 1.35, z],
      [0, -links.width * 0.6, z],
    );
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.88, raise: 0.01 }));
  },
};

/** Gap between two pearls of a strand, and radius of the ring that fills it, mm. */
const PEARL_GAP = 0.36;
const STRAND_GAP = 0.6;
const RONDEL = 0.62;
/** Width of the line of a choker, mm. */
export const CHOKER_MM = 36;

export const pearlNecklace: Maker = {
  name: 'pearl-necklace',
  params: z
    .strictObject({ graduated: yesNo(), strands: countOf(1, 6), width: lengthMm(10, 120), length: lengthMm(140, 900) })
    .partial(),
  plan: (brief, rng) => {
    const strands = Math.min(4, brief.strands ?? 1);
    const size =
      brief.stoneSizeMm ??
      (brief.has('bold') ? 9.5 : brief.has('minimalist') ? 5 : rng.between(7, 8)) * (1 - 0.1 * (strands - 1));
    const other = brief.gems.find((gem) => gem !== 'pearl');
    return {
      stones: [
        { role: 'center', kind: 'pearl', cut: 'sphere', size_mm: mm(size), count: 0 },
        ...(other
          ? [
              {
                role: 'accent' as const,
                kind: other,
                cut: brief.cuts[0] ?? ('round' as const),
                size_mm: mm(size * 0.8),
                count: 1,
              },
            ]
          : []),
      ],
      variant: { graduated: brief.wants('riviere') ? 'yes' : rng.pick(['yes', 'no']), strands },
      dimensions: { width: (brief.wants('choker') ? CHOKER_MM : 42) + 12 * (strands - 1) },
      view: viewFrom(rng, -8, 7),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const half = measure(spec, 'width', 42) / 2;
    const pearl = stonesOf(spec, 'center')!;
    const accent = stonesOf(spec, 'accent');
    const z = pearl.size_mm / 2 + 0.3;
    const fall = choice(spec, 'graduated') === 'yes' ? 0.022 : 0;
    const sizeAt = (i: number): number => mm(Math.max(0.55, 1 - fall * i) * pearl.size_mm);
    // A ring of metal between two pearls touches both surfaces.
    const skin = pearl.size_mm / 2 - Math.sqrt((pearl.size_mm / 2) ** 2 - RONDEL ** 2);
    const rondel = bench.define(
      tube(
        Array.from({ length: 28 }, (_, i): Vec3 => [
          0,
          Math.cos((i / 28) * Math.PI * 2) * RONDEL,
          Math.sin((i / 28) * Math.PI * 2) * RONDEL,
        ]),
        PEARL_GAP / 2 + skin - 0.01,
        { closed: true, points: 10, up: X },
      ),
      50,
    );
    // Each further strand hangs inside the previous one, and all meet at the clasp above the picture.
    const strands = Number(spec.root.params['strands'] ?? 1);
    const [length, seen] = strands > 1 ? [3, 0.46] : [2.2, 0.66];
    for (let row = 0; row < strands; row++) {
      const within = row * (pearl.size_mm + STRAND_GAP);
      const line: Line = { width: half - within, drop: (half - within) * length, lift: within, z };
      const set = (t: number, sizeMm: number): void => {
        const [x, y] = onLine(line, t);
        bench.stone({
          kind: 'pearl',
          cut: 'round',
          sizeMm,
          role: t === 0 ? 'center' : 'side',
          origin: [x, y, z - sizeMm * 0.16],
        });
        if (y - line.lift > line.drop * seen) bench.outOfFrame.add(bench.parts.length - 1);
      };
      let first = 0;
      if (accent && row === 0) {
        const reach = Math.max(...girdleMm(accent.cut, accent.size_mm).map((p) => p[0])) + 0.54;
        bezelled(bench, accent, accent.size_mm, [0, 0, z + accent.size_mm * 0.1]);
        first = reach + 0.3;
      } else set(0, pearl.size_mm);
      for (const way of [-1, 1]) {
        let t = 0;
        let before: Vec3 = onLine(line, 0);
        for (let i = first > 0 ? 0 : 1; i < 120; i++) {
          const gap = (i === 0 ? first + sizeAt(0) / 2 : (sizeAt(i) + sizeAt(i - 1)) / 2) + PEARL_GAP;
          let next = t;
          while (distance(onLine(line, way * next), before) < gap && next < CLOSED) next += 0.0008;
          const here = onLine(line, way * next);
          // Both sides meet at the clasp behind the neck.
          if (next > CLOSED - 0.03 || here[0] * way < sizeAt(i) / 2 + 0.6) break;
          const forward = unit(sub(here, before));
          const knot = (distance(here, before) - sizeAt(i) / 2 - PEARL_GAP / 2) / distance(here, before);
          const axes = axesFacing(cross(forward, Z), forward);
          bench.place(rondel, {
            axes,
            origin: [before[0] + (here[0] - before[0]) * knot, before[1] + (here[1] - before[1]) * knot, z],
            inFrame: false,
          });
          t = next;
          set(way * t, sizeAt(i));
          before = here;
        }
      }
      bench.add(
        tube(
          strand(line.width, line.drop, z, -CLOSED, CLOSED, 200).map(([x, y]): Vec3 => [x, y + line.lift, z]),
          0.22,
          { points: 10 },
        ),
        40,
        { inFrame: false },
      );
      if (row > 0)
        bench.add(
          tube(
            [
              [0, line.lift + line.drop, z],
              [0, half * length, z],
            ],
            0.6,
            { points: 12 },
          ),
          40,
          { inFrame: false },
        );
    }
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.86, raise: 0.03 }));
  },
};
