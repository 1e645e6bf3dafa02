/** Bangles that are cut from one stone, such as those of jade, and sleeves of metal on them. */
import { turn } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { TAU } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import type { Vec3 } from '../../piece';
import type { GemKind, Stone } from '../../spec';
import { isMotif } from '../../motifs/library';
import { mm, viewFrom, type Brief, type Plan } from '../maker';
import type { Random } from '../../random';
import { figureInFront } from './bangleFigure';
import { onOval, type Oval } from './common';

/** Thickness of the stone, usual and slender, and its inner diameter, mm. */
const THICK_MM = 9.5;
const SLIM_MM = 7;
const INNER_MM = 57;
/** Half the length of a sleeve, of one that carries a figure, and its wall, mm. */
const SLEEVE_MM = 4.5;
const WITH_FIGURE_MM = 7.5;
const WALL_MM = 0.55;
/** Places of two sleeves, radians from the front, and half the height of a figure as a share of the thickness. */
const SLEEVES_AT = [-1.05, 1.05] as const;
const FIGURE_SHARE = 0.56;

/** True for a bangle that the prompt names after the stone that it is cut from. */
export const isCarvedWhole = ({ gems, tints, wants }: Brief): boolean =>
  gems.length === 1 && tints['bangle/carved'] === gems[0] && !wants('cuff', 'torque');

/** The round of a carved bangle. */
export const carvedOval = (innerMm: number, thickMm: number): Oval => ({
  rx: (innerMm + thickMm) / 2,
  rz: (innerMm + thickMm) / 2,
});

export function planCarved(brief: Brief, rng: Random): Plan {
  const thick = brief.has('minimalist') ? SLIM_MM : THICK_MM;
  const stone: Stone = { role: 'center', kind: brief.gems[0]!, cut: 'cabochon', size_mm: thick, count: 1 };
  const hasFigure = isMotif(brief.motif);
  return {
    stones: [stone],
    variant: {
      form: 'plain',
      strands: 1,
      carved: 'yes',
      ...(hasFigure ? { motif: brief.motif!, version: 0 } : {}),
      ...(brief.isMetalNamed || hasFigure ? { sleeves: 'yes' } : {}),
    },
    dimensions: { inner_diameter: INNER_MM, height: mm(thick) },
    view: viewFrom(rng, 14, 38),
  };
}

/** A piece of a ring around the middle, `radius` thick, from one angle to another. */
const piece = (oval: Oval, y: number, radius: number, from: number, to: number): ReturnType<typeof tube> =>
  tube(
    Array.from({ length: 25 }, (_, i): Vec3 => {
      const { at } = onOval(from + ((to - from) * i) / 24, oval);
      return [at[0], y, at[2]];
    }),
    radius,
    { points: 48, roundEnds: false },
  );

export function buildCarved(
  bench: Bench,
  { kind, role, size_mm: thick }: Stone,
  innerMm: number,
  motif: string,
  hasSleeves: boolean,
): void {
  const oval = carvedOval(innerMm, thick);
  const y = thick / 2 + WALL_MM + 0.05;
  const line = turn(180, (a): Vec3 => {
    const { at } = onOval(a, oval);
    return [at[0], y, at[2]];
  });
  bench.inPart('center', () =>
    bench.add(tube(line, thick / 2, { closed: true, points: 64 }), 40, {
      surface: { kind: 'stone', gem: kind satisfies GemKind },
      stone: { kind, role, cut: 'cabochon', sizeMm: thick },
    }),
  );
  if (!hasSleeves) return;
  const sleeve = (angle: number, halfMm: number): void => {
    const half = halfMm / oval.rz;
    bench.add(piece(oval, y, thick / 2 + WALL_MM, angle - half, angle + half), 40);
    // A rounded rim at both ends.
    for (const way of [-1, 1]) {
      const at = angle + way * half;
      const rim = turn(48, (a): Vec3 => {
        const { at: middle, out } = onOval(at, oval);
        const [r, u] = [Math.cos(a) * (thick / 2 + WALL_MM), Math.sin(a) * (thick / 2 + WALL_MM)];
        return [middle[0] + out[0] * r, y + u, middle[2] + out[2] * r];
      });
      bench.add(tube(rim, WALL_MM, { closed: true, points: 14 }), 40);
    }
  };
  if (motif === '') for (const angle of SLEEVES_AT) sleeve(((angle % TAU) + TAU) % TAU, SLEEVE_MM);
  else {
    sleeve(0, WITH_FIGURE_MM);
    figureInFront(bench, oval, y, thick / 2 + WALL_MM, thick * FIGURE_SHARE);
  }
}
