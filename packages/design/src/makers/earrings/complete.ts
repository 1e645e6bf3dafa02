/** Hangs stones from a planned figure at the ear, and puts them above it. */
import type { DesignPart } from '../../spec';
import { stonesApart, withStonesApart, withTassel } from '../chain/apart';
import type { Brief } from '../maker';
import { single } from './single';

/** Earrings whose stone on the lobe is in a bezel when the prompt names one: "pearls from a bezel-set diamond". */
function bezelled(planned: DesignPart, { wants, prongs }: Brief): DesignPart {
  const [head] = planned.children['front'] ?? [];
  const isInProngs = head?.kind === 'head.prong' && head.children['around'] === undefined;
  if (planned.kind !== 'ear.post' || !isInProngs || !wants('bezel') || wants('prong') || prongs !== null)
    return planned;
  return { ...planned, children: { ...planned.children, front: [{ ...head, kind: 'head.bezel' }] } };
}

/** Most figures that hang from another one beside stones. */
const MOST_HUNG = 3;

/**
 * Earrings with a figure below or above stones: "a moonstone dangling from a star", "three pearls below a bow", "a pearl
 * and below it a leaf".
 */
function withFigures(open: DesignPart, brief: Brief): DesignPart {
  const planned = bezelled(open, brief);
  const [figure] = planned.children['front'] ?? [];
  if (planned.kind.startsWith('ear.') && figure?.kind === 'figure.relief' && brief.wants('tassel'))
    return { ...planned, children: { ...planned.children, front: [withTassel(figure, brief)] } };
  const isFigure = figure?.kind === 'figure.relief' && (figure.children['drops'] ?? []).length <= MOST_HUNG;
  if (!planned.kind.startsWith('ear.') || !isFigure || !brief.gemsGiven || planned.children['other'] !== undefined)
    return planned;
  const { above, below } = stonesApart(brief, figure, true);
  const isUnderFiligree = brief.wants('filigree') && brief.wants('drop') && brief.named.length === 1;
  const low = below ?? (isUnderFiligree ? brief.named[0]! : null);
  if (above === null && low === null) return planned;
  // A stone on the lobe is in prongs, and a pearl on a cup.
  const isStud = planned.kind === 'ear.post';
  const onLobe = (head: DesignPart): DesignPart =>
    isStud ? { ...head, kind: head.kind === 'head.cap' ? 'head.peg' : 'head.prong' } : head;
  const front = withStonesApart(brief, { figure, copies: 2 }, { above, below: low }, onLobe);
  return { ...planned, children: { ...planned.children, front: [front] } };
}

/** Earrings with what their brief adds to the plan: figures, stones above and below them, one instead of two. */
export function completedEarrings(open: DesignPart, brief: Brief): DesignPart {
  const pair = withFigures(open, brief);
  return brief.wants('single-earring') ? single(pair) : pair;
}
