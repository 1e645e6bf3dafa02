/** A necklace with a drawing at its centre. */
import type { Vec3 } from '../../piece';
import { Z, Y } from '../../geometry/vec';
import { BOLD_LINKS, FINE, NECK_MM, chain, chainNamed, jumpRing } from '../../parts/chain';
import { laidFlat, placeDrawing } from '../../parts/drawing';
import { photographed } from '../../parts/shot';
import { choice, measure, mm, viewFrom, type Maker } from '../maker';
import { strand } from './neckline';
import { z } from 'zod';
import { lengthMm, paramsOf } from '../params';
import { CHAIN_KINDS } from '../../language/vocabulary';

export const drawnNecklace: Maker = {
  name: 'drawn-necklace',
  params: paramsOf({
    links: z.enum(CHAIN_KINDS),
    width: lengthMm(10, 120),
    height: lengthMm(2, 60),
    length: lengthMm(140, 900),
  }),
  plan: (brief, rng) => ({
    stones: [],
    variant: { links: brief.chain ?? (brief.has('bold') ? 'bold' : 'fine') },
    dimensions: { width: 44, height: mm(brief.has('bold') ? 27 : brief.has('minimalist') ? 16 : 22) },
    view: viewFrom(rng, -8, 6),
  }),
  build: photographed({ rig: 'wall', distanceMm: 240, fill: 0.86, raise: 0.02 }, (bench, spec) => {
    const half = measure(spec, 'width', 44) / 2;
    const k = measure(spec, 'height', 22) / 2;
    const z = Math.max(2.6, k * 0.24);
    const { hang } = placeDrawing(bench, spec.drawing!, k, laidFlat([0, -k - 0.9, z]));
    bench.add(jumpRing([hang[0], hang[1] + 0.5, hang[2]], Y, Z, 1.15, 0.28), 40);
    const line = strand(half, half * 2.1, z, -1.25, 1.25, 120).map((p): Vec3 => [
      p[0] + hang[0],
      p[1] + hang[1] + 1.25,
      p[2],
    ]);
    chain(bench, line, choice(spec, 'links') === 'bold' ? BOLD_LINKS : chainNamed(choice(spec, 'links'), FINE), {
      wornMm: NECK_MM,
    });
    bench.mustShow.push([half * 0.92, half * 1.1, z], [-half * 0.92, half * 1.1, z]);
  }),
};
