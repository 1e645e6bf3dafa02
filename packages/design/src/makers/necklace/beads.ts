/** Necklaces of pearls, and of beads of other stones. */
import { z } from 'zod';
import { isBuffTopped, isCabochon } from '../../catalogue/gems';
import { sphere } from '../../geometry/blocks';
import { tube } from '../../geometry/sweep';
import { X, Z, axesFacing, cross, distance, sub, unit } from '../../geometry/vec';
import { Bench } from '../../parts/bench';
import { girdleMm } from '../../parts/head';
import { photograph } from '../../parts/shot';
import type { Vec3 } from '../../piece';
import type { GemKind } from '../../spec';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { countOf, lengthMm, yesNo } from '../params';
import { bezelled } from './bezelled';
import type { Line } from './neckline';
import { CLOSED, onLine, strand } from './neckline';

/** Gap between two pearls of a strand, and radius of the ring that fills it, mm. */
const PEARL_GAP = 0.36;
const STRAND_GAP = 0.6;
const RONDEL = 0.62;
/** Height of a pearl's girdle, by which it is placed, above its middle, as a share of its width. */
const PEARL_SINKS = 0.16;
/** Width of the line of a choker, mm. */
export const CHOKER_MM = 36;
/** Width of the line of a strand of pearls, mm. */
const STRAND_MM = 76;

/** Widths of beads of other stones, of the smallest accent, and of the wall that two bezels share, mm. */
const BEAD_MM = [3.2, 4] as const;
const LEAST_ACCENT_MM = 2.8;
const SHARED_WALL_MM = 0.5;
/** Radius of the metal bead between stone beads, by their width. */
const GOLD_BEAD = 0.52;
/** Accents in a row among the beads. */
const MOST_ACCENTS = 3;

/** The stone of a strand's beads: pearls, or an opaque stone when the prompt names beads. */
export const beadOf = (brief: Brief): GemKind | undefined =>
  brief.gems.includes('pearl')
    ? 'pearl'
    : brief.wants('beads')
      ? brief.gems.find((kind) => isCabochon(kind) || isBuffTopped(kind))
      : undefined;

export const pearlNecklace: Maker = {
  name: 'pearl-necklace',
  params: z
    .strictObject({ graduated: yesNo(), strands: countOf(1, 6), width: lengthMm(10, 120), length: lengthMm(140, 900) })
    .partial(),
  plan: (brief, rng) => {
    const strands = Math.min(4, brief.strands ?? 1);
    const bead = beadOf(brief) ?? 'pearl';
    const isPearl = bead === 'pearl';
    const usual = isPearl
      ? brief.has('bold')
        ? 9.5
        : brief.has('minimalist')
          ? 5
          : rng.between(7, 8)
      : rng.between(...BEAD_MM);
    const size = brief.stoneSizeMm ?? usual * (1 - 0.1 * (strands - 1));
    const other = brief.gems.find((gem) => gem !== bead);
    return {
      stones: [
        { role: 'center', kind: bead, cut: 'sphere', size_mm: mm(size), count: 0 },
        ...(other
          ? [
              {
                role: 'accent' as const,
                kind: other,
                cut: brief.cuts[0] ?? ('round' as const),
                size_mm: mm(Math.max(size * 0.8, LEAST_ACCENT_MM)),
                count: brief.stoneCount === MOST_ACCENTS ? MOST_ACCENTS : 1,
              },
            ]
          : []),
      ],
      variant: { graduated: brief.wants('riviere') ? 'yes' : isPearl ? rng.pick(['yes', 'no']) : 'no', strands },
      dimensions: { width: (brief.wants('choker') ? CHOKER_MM : isPearl ? STRAND_MM : 42) + 12 * (strands - 1) },
      view: viewFrom(rng, -8, 7),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const half = measure(spec, 'width', 42) / 2;
    const pearl = stonesOf(spec, 'center')!;
    const isPearl = pearl.kind === 'pearl';
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
          kind: pearl.kind,
          cut: isPearl ? 'round' : 'sphere',
          sizeMm,
          role: t === 0 ? 'center' : 'side',
          origin: [x, y, isPearl ? z - sizeMm * PEARL_SINKS : z],
        });
        if (y - line.lift > line.drop * seen) bench.outOfFrame.add(bench.parts.length - 1);
      };
      let first = 0;
      if (accent && row === 0) {
        const reach = Math.max(...girdleMm(accent.cut, accent.size_mm).map((p) => p[0])) + 0.54;
        // Three stones in a row with shared bezels.
        const apart = 2 * reach - SHARED_WALL_MM;
        for (const at of accent.count === MOST_ACCENTS ? [-apart, 0, apart] : [0])
          bezelled(bench, accent, accent.size_mm, [at, onLine(line, at / half / 2.15)[1], z + accent.size_mm * 0.1]);
        first = (accent.count === MOST_ACCENTS ? apart : 0) + reach + 0.3;
      } else if (!isPearl && row === 0) bench.add(sphere(pearl.size_mm * GOLD_BEAD, 28), 50, { origin: [0, 0, z] });
      else set(0, pearl.size_mm);
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
