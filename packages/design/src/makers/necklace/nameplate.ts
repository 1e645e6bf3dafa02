/** A name cut from sheet, hung from both ends in a chain. */
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import type { Point2 } from '../../geometry/curves';
import { plateWidth } from '../../motifs/name';
import { Bench } from '../../parts/bench';
import { namePlate } from '../../parts/namePlate';
import { photograph } from '../../parts/shot';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { BEFORE, hangByEnds } from './hungByEnds';
import { z } from 'zod';
import { lengthMm, words } from '../params';

/** The stone after a name. */
export const nameStones = (brief: Brief): Stone[] =>
  brief.gemsGiven && brief.gems[0] ? [{ role: 'accent', kind: brief.gems[0], cut: brief.cuts[0] ?? 'round', size_mm: mm(Math.min(4, brief.stoneSizeMm ?? 2.4)), count: 1 }] : [];

export const nameplate: Maker = {
  name: 'nameplate',
  params: z.strictObject({
    name: words(),
    links: z.enum(['fine', 'cable', 'rope', 'paperclip', 'curb', 'snake', 'box', 'bead', 'bold']),
    width: lengthMm(10, 120),
    length: lengthMm(140, 900),
  }).partial(),
  plan: (brief, rng) => {
    const scale = brief.has('bold') ? 1.18 : brief.has('minimalist') ? 0.84 : 1;
    return {
      stones: nameStones(brief),
      variant: { name: brief.name ?? '', links: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine') },
      dimensions: { width: mm(plateWidth(brief.name ?? '') * scale) },
      view: viewFrom(rng, -5, 4, 3),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const width = measure(spec, 'width', 36);
    const plate = namePlate(bench, choice(spec, 'name'), width);
    const drop = -plate.high - 3;
    plate.place([0, drop, BEFORE], stonesOf(spec, 'accent'));
    const at = ([x, y]: Point2): Vec3 => [x, y + drop, BEFORE];
    hangByEnds(bench, [at(plate.ends[0]), at(plate.ends[1])], width, choice(spec, 'links'));
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.88, raise: 0.02 }));
  },
};
