/** Adds to a planned piece what the prompt names and the layout omits. */
import type { DesignPart } from '../spec';
import { completedChain } from './chain/complete';
import type { Brief } from './maker';
import { completedRing } from './ring/complete';

export const completed = (planned: DesignPart, brief: Brief): DesignPart =>
  completedChain(completedRing(planned, brief), brief);
