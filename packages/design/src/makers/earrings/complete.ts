/** Hangs the stone that a prompt places below a figure at the ear. */
import type { DesignPart } from '../../spec';
import { stoneHead } from '../chain/treeParts';
import type { Brief } from '../maker';

/** Width of a stone that hangs under a figure, mm. */
const UNDER_FIGURE_MM = 4.6;

/** Earrings with a figure from which a stone hangs: "a moonstone dangling from a star". */
export function completedEarrings(planned: DesignPart, { named, cuts, stoneSizeMm }: Brief): DesignPart {
  const [figure] = planned.children['front'] ?? [];
  const low = named.find(({ level, seat, isHeld }) => level === 'bottom' && seat === null && !isHeld);
  const isOpen = figure?.kind === 'figure.relief' && (figure.children['drops'] ?? []).length === 0;
  if (!planned.kind.startsWith('ear.') || !isOpen || !low || (low.count ?? 1) > 1) return planned;
  const isOnly = named.length === 1;
  const cut = low.cut ?? (isOnly ? cuts[0] : undefined) ?? (low.kind === 'pearl' ? 'round' : 'pear');
  const drop = stoneHead('drop', 'bezel', {
    role: 'accent',
    kind: low.kind,
    cut,
    size_mm: low.sizeMm ?? (isOnly ? stoneSizeMm : null) ?? UNDER_FIGURE_MM,
    count: 2,
  });
  const { stones = [], ...bare } = figure;
  const kept = stones.filter(({ kind }) => kind !== low.kind);
  const front: DesignPart = {
    ...bare,
    ...(kept.length > 0 ? { stones: kept } : {}),
    children: { ...figure.children, drops: [drop] },
  };
  return { ...planned, children: { ...planned.children, front: [front] } };
}
