/** Figures on both sides of a ring's head: the named one beside a stone, or a second one beside the first. */
import type { DesignPart } from '../../spec';
import { partIdOf, partsIn } from '../../spec/tree';
import { isMotif } from '../../motifs/library';
import type { Brief } from '../maker';
import { withChild } from './children';
import { BENT } from './relief';
import { part } from './treeParts';
import { isWaved } from './waved';

/** Height of a figure beside the main stone, mm. */
const FLANK_MM = 6;

/** True when a named figure is not on the ring yet and fits on both sides of the main stone. */
const isFlanked = (ring: DesignPart, { motif, gems }: Brief): boolean =>
  isMotif(motif) &&
  !(motif in BENT) &&
  gems.length > 0 &&
  (ring.children['heads'] ?? []).length === 1 &&
  /^head\.(?:prong|basket|bezel|half-bezel)$/.test(ring.children['heads']![0]!.kind) &&
  // One small stone on one shoulder follows after the figure.
  (ring.children['sides'] ?? []).every(({ params }, i) => i === 0 && params['place'] === 'right') &&
  ![...partsIn(ring)].some(({ kind, id }) => kind === 'row.leaves' || kind.startsWith('figure.') || id === 'flower');

/** Figures that are also words for others: "lotus flower". */
const GENERAL: ReadonlySet<string> = new Set(['flower', 'blossom', 'wing', 'shell']);
/** Height of a second figure on the shoulders, mm. */
const SECOND_MM = 5.4;

/** The second figure of a ring whose only head is the first one; null when there is none. */
function secondFigure(ring: DesignPart, { motifs }: Brief): string | null {
  const [head, ...others] = ring.children['heads'] ?? [];
  const isAlone = head?.kind === 'figure.relief' && others.length === 0 && (ring.children['sides'] ?? []).length === 0;
  const first = String(head?.params['motif']);
  return (
    (isAlone &&
      motifs.find((motif) => isMotif(motif) && !first.includes(motif) && !(motif in BENT) && !GENERAL.has(motif))) ||
    null
  );
}

/** The figures beside the main stone: the one on both sides, or two that are placed at the sides, one on each. */
function flankingOf({ motif, motifs, placed }: Brief): (readonly [motif: string, place: string])[] {
  const other = motifs.find(
    (one) =>
      one !== motif && isMotif(one) && !(one in BENT) && placed.some(({ place, of }) => place === 'side' && of === one),
  );
  return other === undefined
    ? [[motif!, 'both']]
    : [
        [motif!, 'left'],
        [other, 'right'],
      ];
}

/** The ring with the named figures on both sides of its head. */
export function withFigures(planned: DesignPart, brief: Brief): DesignPart {
  let ring = planned;
  if (isFlanked(ring, brief) && !isWaved(brief)) {
    const figures = flankingOf(brief).map(([motif, place]) =>
      part(partIdOf(motif), 'figure.relief', { motif, height: FLANK_MM, place }),
    );
    ring = { ...ring, children: { ...ring.children, sides: [...figures, ...(ring.children['sides'] ?? [])] } };
  }
  const second = secondFigure(ring, brief);
  if (second !== null)
    ring = withChild(
      ring,
      'sides',
      part(partIdOf(second), 'figure.relief', { motif: second, height: SECOND_MM, place: 'both' }),
    );
  return ring;
}
