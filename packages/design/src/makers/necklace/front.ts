/** One stone in the middle of a row of others, larger than they are and of its own kind and cut, alone or in a halo. */
import { tube } from '../../geometry/sweep';
import { Z, along, lerp, sub, unit } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import type { Vec3 } from '../../piece';
import type { Cut, DesignSpec, GemKind, Stone } from '../../spec';
import { hungHead } from '../chain/heads';
import { mm, stonesOf, type Brief } from '../maker';
import { haloRowsOf, part } from '../ring/treeParts';

/** Width relative to the stones of the row, and of the stones of its halo, mm. */
const FRONT = { larger: 1.8, haloMm: 1.3 } as const;

interface Beside {
  front: GemKind;
  row: GemKind;
  cut: Cut;
}

/** The kind of the row beside a named middle: "diamond tennis necklace with an oval sapphire in the middle". */
export function rowBeside({ gems, named, sequence }: Brief): Beside | null {
  if (gems.length !== 2 || sequence !== null) return null;
  const middle = named.find(
    ({ role, level, isSeveral, count }) =>
      (role === 'center' || level === 'middle') && !isSeveral && (count ?? 1) === 1,
  );
  const row = gems.find((kind) => kind !== middle?.kind);
  if (!middle || row === undefined || gems.every((kind) => kind !== middle.kind)) return null;
  return { front: middle.kind, row, cut: middle.cut ?? 'round' };
}

/** The stone in front and those of its halo. */
export function frontStones(brief: Brief, { front, row, cut }: Beside, rowMm: number): Stone[] {
  const stated = brief.named.find(({ kind }) => kind === front)?.sizeMm;
  const own = brief.named.find(({ role }) => role === 'halo')?.kind ?? row;
  return [
    { role: 'center', kind: front, cut, size_mm: mm(stated ?? rowMm * FRONT.larger), count: 1 },
    ...(brief.wants('halo')
      ? [{ role: 'halo' as const, kind: own, cut: 'round' as const, size_mm: FRONT.haloMm, count: 0 }]
      : []),
  ];
}

/** The bar to the next stone: radius, reach into the front's metal and depth there, mm; the rest in widths of the next. */
const JOINT = { mm: 0.28, into: 0.5, under: 0.4, wall: 0.5, bezel: 0.2, prong: 0.45 } as const;

export interface Front {
  /** Half its width with its halo, mm. */
  half: number;
  depth: number;
  place: (at: Vec3) => void;
  /** Joins it to a stone of the row with a bar under the girdles. */
  join: (next: Vec3, nextMm: number, inBezels: boolean) => void;
}

/** The stone of a design in front of its row. */
export function frontOf(bench: Bench, spec: DesignSpec, setting: 'prong' | 'bezel'): Front | null {
  if (spec.root.params['front'] !== 'yes') return null;
  const stone = stonesOf(spec, 'center')!;
  const body = hungHead(
    bench,
    part('center', `head.${setting}`, {}, [stone], { around: haloRowsOf(stonesOf(spec, 'halo'), 1) }),
  );
  let origin: Vec3 = [0, 0, 0];
  return {
    half: body.half,
    depth: stone.size_mm * 0.5,
    place: (at) => {
      origin = at;
      body.place(at);
    },
    join: (next, nextMm, inBezels) => {
      const toNext = unit(sub(next, origin));
      const from = along(along(origin, toNext, body.half - JOINT.into), Z, -JOINT.under);
      // Bezels are joined at their walls, prongs where they meet under the stone.
      const to = along(
        inBezels ? along(next, toNext, -nextMm * JOINT.wall) : next,
        Z,
        -nextMm * (inBezels ? JOINT.bezel : JOINT.prong),
      );
      bench.add(tube([from, lerp(from, to, 0.5), to], JOINT.mm, { points: 12 }), 40, { inFrame: false });
    },
  };
}
