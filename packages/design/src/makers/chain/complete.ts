/** Hangs the requested stone from a planned figure. */
import type { DesignPart, GemKind } from '../../spec';
import type { Brief } from '../maker';
import { abreast } from './treeParts';

/** Width of a stone that hangs under a figure, mm. */
const UNDER_FIGURE_MM: Readonly<Partial<Record<GemKind, number>>> = { pearl: 5 };
const OTHERS_MM = 3.6;
/** Height of a figure that states none, mm. */
const USUAL_MM = 17;

/**
 * A pendant or necklace with a figure in its middle, from which the last named stone hangs when the prompt requests a
 * hanging stone: "crescent with a pearl dangling from it".
 */
export function completedChain(planned: DesignPart, { named, wants, stoneSizeMm, cuts }: Brief): DesignPart {
  const [figure] = planned.children['center'] ?? [];
  const last = named.findLast(({ seat, isHeld }) => seat === null && !isHeld);
  if (
    !planned.kind.startsWith('chain.') ||
    figure?.kind !== 'figure.relief' ||
    !wants('drop') ||
    last === undefined ||
    (figure.children['drops'] ?? []).length > 0
  )
    return planned;
  const isOnly = named.length === 1;
  const cut = last.cut ?? (isOnly ? cuts[0] : undefined) ?? (last.kind === 'pearl' ? 'round' : 'pear');
  const size_mm = (isOnly ? stoneSizeMm : null) ?? UNDER_FIGURE_MM[last.kind] ?? OTHERS_MM;
  const drops = abreast(
    { role: 'accent', kind: last.kind, cut, size_mm, count: 1 },
    last.count ?? 1,
    1,
    Number(figure.params['height'] ?? USUAL_MM),
  );
  const { stones = [], ...bare } = figure;
  const kept = stones.filter(({ kind }) => kind !== last.kind);
  const middle: DesignPart = {
    ...bare,
    ...(kept.length > 0 ? { stones: kept } : {}),
    children: { ...figure.children, drops },
  };
  return { ...planned, children: { ...planned.children, center: [middle] } };
}
