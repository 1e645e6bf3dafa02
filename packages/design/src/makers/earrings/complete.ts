/** Hangs the stones that a prompt places below a figure at the ear. */
import type { DesignPart } from '../../spec';
import { abreast } from '../chain/treeParts';
import type { Brief } from '../maker';

/** Width of a stone that hangs under a figure, mm. */
const UNDER_FIGURE_MM = 4.6;
/** Height of a figure that states none, mm. */
const USUAL_MM = 14;

/** Earrings with a figure from which stones hang: "a moonstone dangling from a star", "three pearls below a bow". */
export function completedEarrings(
  planned: DesignPart,
  { named, cuts, stoneSizeMm, stoneCount, wants }: Brief,
): DesignPart {
  const [figure] = planned.children['front'] ?? [];
  const isOnly = named.length === 1;
  const isBelow = wants('filigree') && wants('drop') && isOnly;
  const low = named.find(({ level, seat, isHeld }) => (level === 'bottom' || isBelow) && seat === null && !isHeld);
  const isOpen = figure?.kind === 'figure.relief' && (figure.children['drops'] ?? []).length === 0;
  if (!planned.kind.startsWith('ear.') || !isOpen || !low) return planned;
  const cut = low.cut ?? (isOnly ? cuts[0] : undefined) ?? (low.kind === 'pearl' ? 'round' : 'pear');
  const size_mm = low.sizeMm ?? (isOnly ? stoneSizeMm : null) ?? UNDER_FIGURE_MM;
  const drops = abreast(
    { role: 'accent', kind: low.kind, cut, size_mm, count: 2 },
    low.count ?? (isOnly ? stoneCount : null) ?? 1,
    2,
    Number(figure.params['height'] ?? USUAL_MM),
  );
  const { stones = [], ...bare } = figure;
  const kept = stones.filter(({ kind }) => kind !== low.kind);
  const front: DesignPart = {
    ...bare,
    ...(kept.length > 0 ? { stones: kept } : {}),
    children: { ...figure.children, drops },
  };
  return { ...planned, children: { ...planned.children, front: [front] } };
}
