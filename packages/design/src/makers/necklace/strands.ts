/** Necklaces of large links. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
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
import { photographed } from '../../parts/shot';
import { sphere } from '../../geometry/blocks';
import { tube } from '../../geometry/sweep';
import { signedVolume } from '../../geometry/solid';
import { X, Z, cross, sub, unit } from '../../geometry/vec';
import { evenly, lengthOf } from '../../geometry/curves';
import { PAVE_SHARE, curbLinks, curbSize } from '../bracelet/curb';
import { choice, measure, mm, stonesOf, viewFrom, type Brief, type Maker } from '../maker';
import { bezelled } from './bezelled';
import { onLine, strand, type Line } from './neckline';
import { z } from 'zod';
import { lengthMm, paramsOf } from '../params';
import { CHAIN_KINDS } from '../../language/vocabulary';

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

/** Height of a paved curb, mm, and the position above the picture at which it ends. */
const ICED_MM = 8.5;
const ICED_END = 1.25;

/** True for a curb whose links are paved. */
export const isIcedCurb = ({ chain: links, gems, wants, centered }: Brief): boolean =>
  links === 'curb' && gems.length > 0 && wants('pave') && !centered;

/** A curb with small stones on all links. */
function icedCurb(bench: Bench, line: Line): void {
  const { pitch } = curbSize(ICED_MM);
  const path = strand(line.width, line.drop, line.z, -ICED_END, ICED_END, 200);
  const long = lengthOf(path);
  const places = evenly(path, Math.round(long / pitch) + 1, false);
  const solid = curbLinks(
    bench,
    places.map((origin, i) => {
      const x = unit(sub(places[Math.min(places.length - 1, i + 1)]!, places[Math.max(0, i - 1)]!));
      return { origin, axes: [x, cross(Z, x), Z] };
    }),
    ICED_MM,
    false,
  );
  bench.unseenMetalMm3 += (Math.max(0, measure(bench.spec, 'length', NECK_MM) - long) / pitch) * signedVolume(solid);
}

export const linkNecklace: Maker = {
  name: 'link-necklace',
  params: paramsOf({
    links: z.enum(['heavy', ...CHAIN_KINDS]),
    front: z.enum(['toggle', 'plain', 'stone']),
    width: lengthMm(10, 120),
    length: lengthMm(140, 900),
  }),
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
    const isPaved = kind !== undefined && isIcedCurb(brief);
    return {
      stones: isPaved
        ? [{ role: 'pave', kind, cut: 'round', size_mm: mm(ICED_MM * PAVE_SHARE), count: 0 }]
        : kind
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
      variant: { links, front: isPaved ? 'plain' : kind ? 'stone' : rng.pick(['toggle', 'plain']) },
      dimensions: { width: 42 },
      view: viewFrom(rng, -9, 8),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 240, fill: 0.88, raise: 0.01 }, (bench, spec) => {
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
    } else if (stonesOf(spec, 'pave')) bench.inPart('chain', () => icedCurb(bench, line));
    else run(bench, line, links, -1.25, 1.25, NECK_MM);
    const beside = (stonesOf(spec, 'pave') ? ICED_MM * 1.1 : links.width) / 2;
    bench.mustShow.push(
      [half * 1.02 + beside, half * 1.35, z],
      [-half * 1.02 - beside, half * 1.35, z],
      [0, -beside * 1.2, z],
    );
  }),
};
