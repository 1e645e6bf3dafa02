/** Builders of hanging parts, on a chain or at an ear, by kind. */
import type { Bench } from '../../parts/bench';
import type { DesignPart } from '../../spec';
import { inSlot } from '../ring/body';
import { hungBall, hungFigure, hungRing, hungTassel, hungThread } from './figures';
import { hungAmongLeaves, hungHead, hungPearl } from './heads';
import { withDrops, type Body, type Hung } from './hung';
import { hungName } from './names';
import { hungBar, hungTag } from './plates';
import { hungWrapped } from './wrapped';

const BODIES: Readonly<Record<string, (bench: Bench, part: DesignPart) => Body>> = {
  'head.cap': hungPearl,
  'head.wrap': hungWrapped,
  'figure.relief': hungFigure,
  'figure.claw': hungAmongLeaves,
  'plate.tag': hungTag,
  'plate.bar': hungBar,
  'plate.name': hungName,
  'connector.ring': hungRing,
  ball: hungBall,
  tassel: hungTassel,
};

/** Builds a part with everything that hangs from it; pieces of chain in it use the links of the whole chain. */
export function hungOf(bench: Bench, part: DesignPart, links: string): Hung {
  const isThread = part.kind === 'drop';
  const body = isThread ? hungThread(bench, part, links) : (BODIES[part.kind] ?? hungHead)(bench, part);
  return withDrops(
    bench,
    body,
    inSlot(part, isThread ? 'body' : 'drops').map((drop) => hungOf(bench, drop, links)),
    isThread,
  );
}
