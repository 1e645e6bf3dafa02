/** Plans of chandeliers: their rows of stones, and a large stone below the middle. */
import { caratsOfWidth, widthOfCarats } from '../../gems/carats';
import type { NamedStone } from '../../language/parsedPrompt';
import type { Cut, Stone } from '../../spec';
import { mm, viewFrom, type Brief, type Layout } from '../maker';

/** Width of the large stone below, usual and when the prompt calls it large, mm. */
const LOW_MM = { usual: 6.5, large: 9 } as const;
/** Width of hanging pearls, mm. */
const PEARL_MM = 3.6;
/** Rows of a chandelier in levels, of which the large stone below is one. */
const LEVELS = 3;

/** The one stone that hangs at the bottom of each earring: "and one big drop tanzanite at the bottom". */
const lowestOf = ({ gems, named }: Brief): NamedStone | undefined =>
  gems.length < 2
    ? undefined
    : named.find(
        ({ kind, level, isSeveral, count, scale, role }) =>
          (count === null ? !isSeveral : count <= 2) &&
          (level === 'bottom' || (scale > 1 && kind !== gems[0]) || (role === 'center' && kind !== 'diamond')),
      );

/** The kind of the drops: the one that a prompt says to hang, or the first. */
function dropKind({ gems, named }: Brief, low: NamedStone | undefined): NamedStone['kind'] {
  const others = gems.filter((kind) => kind !== low?.kind);
  return named.find(({ kind, level }) => level === 'bottom' && others.includes(kind))?.kind ?? others[0] ?? 'diamond';
}

/** The cut and width of the stone below: a drop of its stated weight unless the prompt names its cut. */
function lowStone({ kind, cut: own, sizeMm, scale }: NamedStone, { gems, stoneSizeMm, hasLargeStone }: Brief): Stone {
  const cut: Cut = kind === 'pearl' ? 'round' : (own ?? 'pear');
  const stated = sizeMm ?? (kind === gems[0] ? stoneSizeMm : null);
  const width =
    stated === null
      ? LOW_MM[scale > 1 || hasLargeStone ? 'large' : 'usual']
      : own === null && kind !== 'pearl'
        ? widthOfCarats(kind, cut, caratsOfWidth(kind, 'round', stated))
        : stated;
  return { role: 'center', kind, cut, size_mm: mm(width), count: 2 };
}

export const planChandeliers: Layout['plan'] = (brief, rng) => {
  const low = lowestOf(brief);
  const kind = dropKind(brief, low);
  const isPearl = kind === 'pearl';
  const named = [...new Set(brief.cuts)].filter((cut) => cut !== low?.cut);
  const cuts: readonly Cut[] = isPearl
    ? ['sphere']
    : named.length > 0
      ? named
      : [rng.pick(['pear', 'marquise', 'pear', 'oval'] as const)];
  const rows = brief.wants('tiers') ? LEVELS - (low ? 1 : 0) : Math.min(2, cuts.length);
  const size_mm = isPearl ? PEARL_MM : brief.has('bold') && !low ? 3.8 : 3.1;
  const melee = brief.gems.find((gem) => gem !== kind && gem !== low?.kind);
  return {
    stones: [
      ...(low ? [lowStone(low, brief)] : []),
      ...cuts.slice(0, rows).map((cut): Stone => ({ role: low ? 'accent' : 'center', kind, cut, size_mm, count: 10 })),
      {
        role: 'pave',
        kind: melee ?? (low && !isPearl ? kind : 'diamond'),
        cut: 'round',
        size_mm: 1.15,
        count: 0,
      },
    ],
    variant: {
      drops: brief.has('minimalist') ? 3 : 5,
      ...(rows > 1 ? { rows } : {}),
      ...(low ? { low: 'yes' } : {}),
    },
    dimensions: { width: brief.has('bold') ? 19 : 16 },
    view: viewFrom(rng, -9, 5),
  };
};
