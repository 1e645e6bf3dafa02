/** A tassel of fine chains under a cap, with a stone or a pearl above it, or hanging from a larger stone. */
import { isCabochon } from '../../catalogue/gems';
import type { NamedStone } from '../../language/parsedPrompt';
import type { Stone } from '../../spec';
import { mm, viewFrom, type Brief, type Layout } from '../maker';

/** Widths of the ball over a tassel, of the stone that it hangs from, and of one above that, mm. */
const BALL_MM = { usual: 6, most: 10, under: 4 } as const;
const CARRIER_MM = { stone: 10, above: 3.2 } as const;

/** The stones of a tassel from top to bottom: at most one above its carrier, the carrier, and the ball over it. */
export function tasselStones(brief: Brief, copies = 1): Stone[] {
  if (!brief.gemsGiven) return [];
  const kinds = [...new Set(brief.named.map(({ kind }) => kind))];
  const own = (kind: Stone['kind']): NamedStone => brief.named.find((stone) => stone.kind === kind)!;
  const ball = kinds.length > 1 ? kinds.find((kind) => kind === 'pearl') : kinds[0];
  const stone = (kind: Stone['kind'], role: Stone['role'], usual: number): Stone => ({
    role,
    kind,
    cut:
      kind === 'pearl'
        ? 'round'
        : (own(kind).cut ?? (brief.has('geometric') ? 'hexagon' : isCabochon(kind) ? 'cabochon' : 'round')),
    size_mm: mm(own(kind).sizeMm ?? usual),
    count: copies,
  });
  const [carrier, above] = kinds.filter((kind) => kind !== ball);
  const isAlone = carrier === undefined;
  return [
    ...(above ? [stone(above, 'accent', CARRIER_MM.above)] : []),
    ...(carrier ? [stone(carrier, 'center', copies > 1 ? CARRIER_MM.stone * 0.6 : CARRIER_MM.stone)] : []),
    ...(ball
      ? [
          {
            role: isAlone ? ('center' as const) : ('side' as const),
            kind: ball,
            cut: ball === 'pearl' ? ('round' as const) : ('sphere' as const),
            size_mm: mm(
              isAlone
                ? Math.min(BALL_MM.most, brief.stoneSizeMm ?? BALL_MM.usual)
                : (own(ball).sizeMm ?? BALL_MM.under),
            ),
            count: copies,
          },
        ]
      : []),
  ];
}

export const tasselPendant: Layout = {
  name: 'tassel-pendant',
  plan: (brief, rng) => ({
    stones: tasselStones(brief),
    variant: { links: brief.chain ?? 'cable' },
    dimensions: { fall: brief.has('bold') ? 42 : brief.has('minimalist') ? 24 : 32 },
    view: viewFrom(rng, -8, 6),
  }),
};
