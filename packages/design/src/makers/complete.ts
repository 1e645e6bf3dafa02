/** Puts on a planned piece what its prompt names and its layout left out. */
import type { DesignPart } from '../spec';
import { completedChain } from './chain/complete';
import type { Brief } from './maker';
import { completedRing } from './ring/complete';

export const completed = (planned: DesignPart, brief: Brief): DesignPart =>
  completedChain(completedRing(planned, brief), brief);
