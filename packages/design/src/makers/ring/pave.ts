/** A band whose upper part is set with rows of small stones that grow smaller with the band towards its sides. */
import type { Vec3 } from '../../piece';
import { kindAt, kindRound } from '../../catalogue/sequences';
import type { GemKind, Stone } from '../../spec';
import { stonesIn } from '../../spec/tree';
import { Bench } from '../../parts/bench';
import type { Seat } from '../../parts/seats';
import { grains, seated, setStones } from '../../parts/seats';
import { photograph } from '../../parts/shot';
import type { ShankSection } from '../../parts/shank';
import { innerRadiusOf, sectionShank } from '../../parts/shank';
import { inlaidWire, milgrainEdges } from '../../parts/milgrain';
import { sculpt } from '../../geometry/sculpt';
import { TAU, axesFacing, smoothstep } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, rowKinds, sequenceChoice, sequenceIn, viewFrom } from '../maker';
import { milgrainWish } from './kits';
import { z } from 'zod';
import { countOf, lengthMm, secondKind, sequenceOf, yesNo } from '../params';

/** Stones reach this far down on both sides, radians from the top. */
const REACH = 1.52;
/** Flatness of the band's profile as a superellipse exponent. */
const PROFILE = 3;
/** How flat the band is inside, 0 to 1. */
const FLAT_INSIDE = 0.45;
/** Half the thickness of a band that leaves enough metal between the finger and the seat of a stone this large, mm. */
const thickUnder = (sizeMm: number): number => (0.55 + 0.45 * sizeMm) / 1.53;
/** A row of so many stones, each as large as the others, has this much room over the finger, mm. */
const MOST_COUNTED = 15;
const ROW_MM = 29;

export const paveBand: Maker = {
  name: 'pave-band',
  params: z.strictObject({ rows: countOf(1, 5), second: secondKind(), sequence: sequenceOf(), way: z.enum(['half', 'full']), milgrain: yesNo(), inner_diameter: lengthMm(13, 23) }).partial(),
  plan: (brief, rng) => {
    const counted = brief.stoneCount !== null && brief.stoneCount > 3 && brief.stoneCount <= MOST_COUNTED ? brief.stoneCount : 0;
    const kinds = rowKinds(brief, 2);
    const isOneRow = kinds.length > 2 || brief.sequence === 'gradient';
    const rows = isOneRow ? 1 : brief.strands !== null && counted === 0 ? Math.min(5, Math.max(1, brief.strands)) : counted > 0 || brief.has('minimalist') ? 1 : brief.has('bold') ? 3 : brief.has('layered') ? 2 : rng.pick([1, 2, 3]);
    const size = rows === 1 ? rng.between(1.9, 2.5) : rng.between(1.55, 1.8);
    return {
      stones: kinds.map((kind, i): Stone => ({ role: 'pave', kind, cut: 'round', size_mm: mm(counted > 0 ? Math.min(3.4, brief.stoneSizeMm ?? 2.6, ROW_MM / counted) : brief.stoneSizeMm ? Math.min(2.8, brief.stoneSizeMm) : size), count: Math.ceil(Math.max(0, counted - i) / kinds.length) })),
      variant: { rows, ...sequenceChoice(brief), way: brief.wants('eternity') && counted === 0 ? 'full' : 'half', ...milgrainWish(brief) },
      dimensions: { inner_diameter: 16.8 },
      view: viewFrom(rng, 30, 26),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const lots = stonesIn(spec).filter(({ role }) => role === 'pave');
    const stone = { ...lots[0]!, count: lots.reduce((sum, { count }) => sum + count, 0) };
    const rows = Number(spec.root.params['rows'] ?? 3);
    const full = choice(spec, 'way') === 'full';
    const sizeAt = (angle: number): number => (full || stone.count > 0 ? stone.size_mm : stone.size_mm * (1 - 0.42 * (Math.abs(angle) / REACH) ** 2.2));
    const halfAt = (angle: number): number => (sizeAt(angle) * ((rows - 1) * 0.9 + 1)) / 2 + 0.3;
    const narrow = Math.min(1.2, halfAt(REACH));
    const section = (away: number): ShankSection => {
      const angle = away * Math.PI;
      const halfWidth = full || angle < REACH ? halfAt(angle) : halfAt(REACH) + (narrow - halfAt(REACH)) * smoothstep(REACH, Math.PI, angle);
      const bare = full ? 1.1 : 0.98 - 0.08 * smoothstep(0.34, 0.8, away);
      return { halfWidth, halfThickness: full ? Math.max(bare, thickUnder(stone.size_mm)) : Math.max(bare, thickUnder(sizeAt(angle)) * (1 - smoothstep(REACH, REACH + 0.6, angle))) };
    };
    const innerRadius = innerRadiusOf(measure(spec, 'inner_diameter', 16.8), FLAT_INSIDE, section(1).halfThickness);
    // All round, the ring stands on its lowest stones.
    const center: Vec3 = [0, innerRadius + (full ? 2.55 : 1.8), 0];
    const band = sectionShank({ innerRadius, center, section, exponent: PROFILE, flatInside: FLAT_INSIDE });
    const surface = (angle: number, z: number): number => {
      const { halfWidth, halfThickness } = section(Math.abs(angle) / Math.PI);
      return innerRadius + halfThickness * (1 + Math.max(0, 1 - Math.abs(z / halfWidth) ** PROFILE) ** (1 / PROFILE));
    };
    const seats: Seat[] = [];
    const seat = (angle: number, row: number): void => {
      const sizeMm = mm(sizeAt(angle));
      const z = (row - (rows - 1) / 2) * sizeMm * 0.9;
      const slope = (surface(angle, z + 0.3) - surface(angle, z - 0.3)) / 0.6;
      const r = surface(angle, z) - 0.03;
      const up: Vec3 = [Math.sin(angle), Math.cos(angle), -slope];
      seats.push({ axes: axesFacing(up, [0, 0, 1]), origin: [Math.sin(angle) * r, center[1] + Math.cos(angle) * r, z], sizeMm });
    };
    const girdleRadius = surface(0, 0) - 0.03;
    const around = Math.floor((TAU * girdleRadius) / (stone.size_mm * 1.035));
    for (let i = 0; i < (full ? around * rows : 0); i++) {
      const row = i % rows;
      seat(((Math.floor(i / rows) + (row % 2) / 2) / around) * TAU, row);
    }
    const step = (stone.size_mm * 1.035) / girdleRadius;
    for (let i = 0; i < stone.count; i++) seat((i - (stone.count - 1) / 2) * step, 0);
    const columns = [0];
    while (columns.at(-1)! < REACH - 0.08) columns.push(columns.at(-1)! + (sizeAt(columns.at(-1)!) * 1.035) / girdleRadius);
    if (!full && stone.count === 0) columns.forEach((angle, i) => {
      const after = columns[i + 1];
      for (const way of i === 0 ? [1] : [-1, 1]) for (let row = 0; row < rows; row += 2) seat(way * angle, row);
      if (after !== undefined) for (const way of [-1, 1]) for (let row = 1; row < rows; row += 2) seat((way * (angle + after)) / 2, row);
    });
    const second = String(spec.root.params['second'] ?? '');
    // The kinds follow each other along the band.
    const inTurn = seats.toSorted((a, b) => Math.atan2(a.origin[0], a.origin[1] - center[1]) - Math.atan2(b.origin[0], b.origin[1] - center[1]));
    const kinds = [...lots.map(({ kind }) => kind), ...(second === '' ? [] : [second as GemKind])];
    const kindOf = full ? kindRound : kindAt;
    setStones(bench, inTurn, inTurn.map((_, i) => kindOf(kinds, sequenceIn(spec), i, inTurn.length)), 'pave');
    const edge = innerRadius + 2 * section(0).halfThickness + 0.84;
    const half = halfAt(0) + 0.6;
    bench.add(sculpt(seated(band.field, seats), [-edge, center[1] - edge, -half], [edge, center[1] + edge, half], 0.14), 50);
    grains(bench, seats);
    const edgeAt = (angle: number): number => section(Math.min(angle, TAU - angle) / Math.PI).halfWidth - 0.2;
    if (bench.isTwoTone) for (const way of [-1, 1]) inlaidWire(bench, { ...band, center }, (angle) => way * edgeAt(angle), 0.24);
    else if (choice(spec, 'milgrain') === 'yes') milgrainEdges(bench, { ...band, center }, edgeAt);
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
