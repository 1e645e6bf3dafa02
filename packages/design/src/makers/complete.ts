/** Adds to a planned piece what the prompt names and the layout omits. */
import { dressed } from '../looks/apply';
import type { DesignPart } from '../spec';
import { withOwnIds } from '../spec/tree';
import { carved } from './chain/carved';
import { completedChain } from './chain/complete';
import type { Brief } from './maker';
import { completedEarrings } from './earrings/complete';
import { completedRing } from './ring/complete';

export const completed = (planned: DesignPart, brief: Brief, seed: number): DesignPart =>
  withOwnIds(
    dressed(completedEarrings(completedChain(carved(completedRing(planned, brief), brief), brief), brief), brief, seed),
  );
