/** A bar that hangs level in a fine chain: polished, engraved, with a stone at its end or a row of them. */
import type { Vec3 } from '../../piece';
import type { Field } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { WORLD, add } from '../../geometry/vec';
import { Bench } from '../../parts/bench';
import { graved } from '../../parts/graver';
import { bezelCup } from '../../parts/head';
import { moved } from '../../parts/plaque';
import type { Seat } from '../../parts/seats';
import { grains, seated, setStones } from '../../parts/seats';
import { photograph } from '../../parts/shot';
import type { Stone } from '../../spec';
import { stonesIn } from '../../spec/tree';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { BEFORE, hangByEnds } from './hungByEnds';
import { z } from 'zod';
import { lengthMm, words } from '../params';

/** Half the thickness of the bar and the width its edges are rounded over, mm. */
const HALF_THICK = 0.8;
const EDGE = 0.34;
/** Share of the bar's height that a text takes at most, and what stays free at both ends, mm. */
const TALLEST = 0.72;
const FREE = 2;
/** The hand is this much larger than on a ring. */
const HAND = 1.4;
const GRID_MM = 0.11;
/** Stones of a list: how many at most, and from one to the next against their width. */
const MOST_LISTED = 10;
const LISTED_PITCH = 1.9;

export const barNecklace: Maker = {
  name: 'bar-necklace',
  params: z.strictObject({
    text: words(),
    links: z.enum(['fine', 'rope', 'box', 'curb', 'snake', 'paperclip', 'bead', 'bold', 'cable']),
    name: words(),
    width: lengthMm(10, 120),
    height: lengthMm(2, 60),
    length: lengthMm(140, 900),
  }).partial(),
  plan: (brief, rng) => {
    const text = brief.engraving?.text ?? brief.name ?? '';
    const kind = brief.gems[0];
    const isList = brief.sequence !== null && text === '';
    const isRow = kind !== undefined && text === '' && kind !== 'pearl' && brief.quantity === 'many';
    const height = brief.has('bold') ? 7 : brief.has('minimalist') ? 3 : text === '' ? 4 : 5.4;
    return {
      stones: !kind ? [] : isList ? brief.gems.slice(0, MOST_LISTED).map((own): Stone => ({ role: 'pave', kind: own, cut: 'round', size_mm: mm(Math.min(brief.stoneSizeMm ?? 2.2, height * 0.55)), count: 1 })) : isRow ? [{ role: 'pave', kind, cut: 'round', size_mm: mm(Math.min(brief.stoneSizeMm ?? 1.7, height * 0.55)), count: 0 }] : [{ role: 'accent', kind, cut: brief.cuts[0] ?? 'round', size_mm: mm(Math.min(brief.stoneSizeMm ?? 2.2, height * 0.5)), count: 1 }],
      variant: { ...(brief.name !== null && brief.engraving === null ? { name: text } : {}), text, links: brief.chain ?? (brief.has('bold') ? 'cable' : 'fine') },
      dimensions: { width: mm(brief.has('bold') ? rng.between(38, 42) : brief.has('minimalist') ? rng.between(25, 28) : rng.between(31, 36)), height },
      view: viewFrom(rng, -5, 4, 3),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const width = measure(spec, 'width', 34);
    const tall = measure(spec, 'height', 5);
    const half: Vec3 = [width / 2, tall / 2, HALF_THICK];
    const accent = stonesOf(spec, 'accent');
    const row = stonesOf(spec, 'pave');
    const listed = stonesIn(spec).filter(({ role, count }) => role === 'pave' && count === 1);
    const stoneAt = half[0] - FREE - (accent?.size_mm ?? 0) / 2;
    const [from, to] = [FREE - half[0], accent ? stoneAt - accent.size_mm / 2 - 1 : half[0] - FREE];
    const text = choice(spec, 'text');
    const cut = text === '' ? null : graved(text, to - from, tall * TALLEST, HAND);
    const field: Field = (x, y, z) => {
      const [a, b, c] = [Math.abs(x) - half[0] + EDGE, Math.abs(y) - half[1] + EDGE, Math.abs(z) - half[2] + EDGE];
      const d = Math.min(Math.max(a, b, c), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) - EDGE;
      const u = x - (from + to) / 2;
      return cut && z > 0 && Math.abs(d) < 0.6 && Math.abs(u) < cut.reachX && Math.abs(y) < cut.reachY ? d + cut.depthAt(u, y) : d;
    };
    const seats: Seat[] = [];
    if (row) {
      // Stones of a list stand apart, others side by side all along.
      const pitch = listed.length > 0 ? Math.min((width - FREE) / listed.length, row.size_mm * LISTED_PITCH) : row.size_mm * 1.06;
      const count = listed.length > 0 ? listed.length : Math.floor((width - FREE) / pitch);
      for (let i = 0; i < count; i++) seats.push({ origin: [(i - (count - 1) / 2) * pitch, 0, HALF_THICK - 0.03], axes: WORLD, sizeMm: row.size_mm });
    }
    const solid = seats.length > 0 ? seated(field, seats) : field;
    const hung: Vec3 = [0, -half[1] - 1, BEFORE];
    bench.add(refined(sculpt(solid, [-half[0] - 0.5, -half[1] - 0.5, -half[2] - 0.5], [half[0] + 0.5, half[1] + 0.5, half[2] + 0.5], GRID_MM), solid), 40, { origin: hung });
    if (row) {
      const set = moved(seats, WORLD, hung);
      setStones(bench, set, listed.length > 0 ? listed.map(({ kind }) => kind) : [row.kind], 'pave');
      grains(bench, set);
    }
    if (accent) {
      const origin = add(hung, [stoneAt, 0, HALF_THICK + 0.15]);
      bench.stone({ kind: accent.kind, cut: accent.cut, sizeMm: accent.size_mm, role: 'accent', origin });
      bench.add(bezelCup(accent.cut, accent.size_mm, WORLD, origin, { wallMm: 0.4, depth: 0.95, open: 0.7 }), 40);
    }
    hangByEnds(bench, [add(hung, [-half[0] + 0.35, 0, 0]), add(hung, [half[0] - 0.35, 0, 0])], width, choice(spec, 'links'));
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.88, raise: 0.02 }));
  },
};
