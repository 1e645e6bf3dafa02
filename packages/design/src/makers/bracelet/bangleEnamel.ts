/** Enamel and inlaid stone around the outside of a stiff band, in fields between raised wires. */
import type { InlayKind } from '../../catalogue/inlays';
import type { Surface, Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { inlayPart, inlaySurface } from '../../parts/inlay';
import { sample } from '../../geometry/curves';
import { sweepSections, tube } from '../../geometry/sweep';
import { add, along } from '../../geometry/vec';
import { choice } from '../maker';
import type { Oval } from './common';
import { onOval } from './common';
import type { Cross, Span } from './bangleMetal';

/**
 * Half the height of the enamel as a share of the band's, its rise over the metal and its depth in it, mm, and the
 * radius of the wires around it.
 */
const FIELD = { share: 0.64, over: 0.12, under: 0.3, wire: 0.32 } as const;
/** Fields of two colours in turns and of a fade, and the length of a field's steps, radians. */
const FIELDS = { turns: 14, fade: 11, step: 0.02 } as const;

/** The colour between two lacquers; the nearer one of other surfaces. */
function mixed(from: Surface, to: Surface, share: number): Surface {
  if (from.kind !== 'lacquer' || to.kind !== 'lacquer') return share < 0.5 ? from : to;
  const color = from.color.map((c, i) => c ** (1 - share) * to.color[i]! ** share) as unknown as Vec3;
  return { ...from, color };
}

export interface EnamelledBand {
  base: number;
  height: number;
  cross: Cross;
  /** Angles between which the band is free of stones. */
  spans: readonly Span[];
  isWhole: boolean;
}

/** Fills the outside of a band; two materials take turns, or fade from the first to the second. */
export function enamelledBand(
  bench: Bench,
  oval: Oval,
  kinds: readonly InlayKind[],
  { base, height, cross, spans, isWhole }: EnamelledBand,
): void {
  const half = (height / 2) * FIELD.share;
  const point = (a: number, up: number, over: number): Vec3 => {
    const { at, out } = onOval(a, oval);
    const high = (1 - Math.abs((2 * up) / height) ** cross.exponent) ** (1 / cross.exponent);
    return add(along(at, out, cross.thick * high + over), [0, base + up, 0]);
  };
  const section = (a: number): Vec3[] => [
    ...sample(11, (t) => point(a, half * (1 - 2 * t), FIELD.over)),
    point(a, -half, -FIELD.under),
    point(a, half, -FIELD.under),
  ];
  const isFade = choice(bench.spec, 'inlaid') === 'fade';
  const [first, last] = [kinds[0]!, kinds.at(-1)!];
  const fields = kinds.length === 1 ? 1 : isFade ? FIELDS.fade : FIELDS.turns;
  const round = (from: number, to: number): number[] =>
    sample(Math.max(3, Math.ceil((to - from) / FIELDS.step)), (t) => from + t * (to - from));
  spans.forEach(([from, to], s) => {
    const isClosed = isWhole && fields === 1;
    const angles = round(from, to).slice(0, isClosed ? -1 : undefined);
    for (const up of [-half, half])
      bench.add(
        tube(
          angles.map((a) => point(a, up, 0)),
          FIELD.wire,
          { closed: isClosed, points: 12 },
        ),
        40,
      );
    for (let i = 0; i < fields; i++) {
      const [start, end] = [from + ((to - from) * i) / fields, from + ((to - from) * (i + 1)) / fields];
      const share = fields === 1 ? 0 : (s + i / (fields - 1)) / spans.length;
      const kind = isFade ? (share < 0.5 ? first : last) : kinds[i % kinds.length]!;
      const surface = isFade ? mixed(inlaySurface(first), inlaySurface(last), share) : inlaySurface(kind);
      bench.inPart(inlayPart(kind), () =>
        bench.add(sweepSections((isClosed ? angles : round(start, end)).map(section), isClosed), 40, { surface }),
      );
      if (isClosed) continue;
      for (const a of i === fields - 1 ? [start, end] : [start])
        bench.add(
          tube(
            sample(9, (t) => point(a, half * (1 - 2 * t), 0)),
            FIELD.wire,
            { points: 10 },
          ),
          40,
        );
    }
  });
}
