/** What hangs below the middle of a strand of beads, from a bead of metal. */
import { sphere } from '../../geometry/blocks';
import type { Bench } from '../../parts/bench';
import type { DesignPart, Stone } from '../../spec';
import { hungOf } from '../chain/bodies';
import { withDrops, type Hung } from '../chain/hung';
import { figureOf, stoneHead } from '../chain/treeParts';
import { part } from '../ring/treeParts';

/** Width of a hanging stone, and of a plain disc, mm. */
export const HUNG_STONE_MM = 6.5;
const DISC_MM = 16;

const dropOf = (motif: string, heightMm: number, stone: Stone | undefined): DesignPart =>
  motif !== ''
    ? figureOf({ motif, version: 0, height: heightMm }, stone ? [{ ...stone, count: 9 }] : [])
    : stone
      ? stoneHead('pendant', 'bezel', stone)
      : part('disc', 'plate.tag', { shape: 'disc', height: DISC_MM });

/** A bead of this radius with a figure, a stone or a plain disc below it. */
export const beadWithDrop = (
  bench: Bench,
  radius: number,
  motif: string,
  heightMm: number,
  stone: Stone | undefined,
): Hung =>
  withDrops(
    bench,
    {
      top: [0, radius],
      eyeZ: 0,
      half: radius,
      low: -radius,
      behind: radius + 0.3,
      footAt: (x) => (Math.abs(x) < radius ? -Math.sqrt(radius * radius - x * x) : null),
      place: (origin) => bench.add(sphere(radius, 28), 50, { origin }),
    },
    [hungOf(bench, dropOf(motif, heightMm, stone), 'fine')],
  );
