import { planByKey } from '@jewelry/contract/constants';
import type { HttpHandler } from 'msw';
import { startJob } from './generation';
import { handlersOf } from './handlers';
import { ACCOUNT_NAMES, type AccountName } from './seed';
import { createWorld, type World, type WorldOptions } from './world';

const from = (options: WorldOptions) => (): HttpHandler[] => handlersOf(createWorld(options));

/** A prompt with a picture of its own, for a generation that is under way. */
const PROMPT_UNDER_WAY = 'Emerald-cut ruby pendant with a diamond halo in rose gold';

/** A world in which the free account has a generation under way that stands still half way. */
export function worldUnderWay(): World {
  const world = createWorld({ signedInAs: 'free', generation: { ends: 'never' } });
  const account = world.state.accounts.find((candidate) => candidate.id === world.state.sessions[world.state.token ?? '']);
  if (account) startJob(world, account, { prompt: PROMPT_UNDER_WAY }, null);
  return world;
}

/**
 * What stories and tests show, by name: each is a fresh world, and the handlers of the whole contract over it.
 * `beforeEach: ({ msw }) => msw.use(...scenarios.quotaSpent())`.
 */
export const scenarios = {
  /** A confirmed free account with a collection and a full gallery. */
  default: from({ signedInAs: 'free' }),
  anonymous: from({}),
  unconfirmed: from({ signedInAs: 'unconfirmed' }),
  free: from({ signedInAs: 'free' }),
  pro: from({ signedInAs: 'pro' }),
  business: from({ signedInAs: 'business' }),
  /** The free account made its last picture of the day. */
  quotaSpent: from({ signedInAs: 'free', usedToday: planByKey('free').maxGenerationsPerDay }),
  /** The business account made its last picture of the day; there is no higher plan. */
  businessQuotaSpent: from({ signedInAs: 'business', usedToday: planByKey('business').maxGenerationsPerDay }),
  emptyHistory: from({ signedInAs: 'free', withoutHistory: true }),
  emptyGallery: from({ withoutGallery: true }),
  /** Nothing but who is signed in is ever answered. */
  slow: from({ signedInAs: 'free', network: 'slow' }),
  slowAnonymous: from({ network: 'slow' }),
  /** Nothing is ever answered, not even who is signed in. */
  silent: from({ network: 'silent' }),
  offline: from({ signedInAs: 'free', network: 'offline' }),
  /** Everything but who is signed in fails with 500. */
  serverError: from({ signedInAs: 'free', network: 'failing' }),
  serverErrorAnonymous: from({ network: 'failing' }),
  offlineAnonymous: from({ network: 'offline' }),
  /** A generation is under way and stays half way. */
  generating: () => handlersOf(worldUnderWay()),
  /** A generation that is started stands still half way. */
  generationStands: from({ signedInAs: 'free', generation: { ends: 'never' } }),
  generationFails: from({ signedInAs: 'free', generation: { ends: 'failed' } }),
  /** A like goes wrong on the server. */
  likesFail: from({ signedInAs: 'free', failingCalls: ['like', 'unlike'] }),
  privacyFails: from({ signedInAs: 'pro', failingCalls: ['setPrivacy'] }),
  removalFails: from({ signedInAs: 'free', failingCalls: ['deleteImage'] }),
  /** A removed picture does not come back. */
  restoreFails: from({ signedInAs: 'free', failingCalls: ['restoreImage'] }),
  clearingFails: from({ signedInAs: 'free', failingCalls: ['clearHistory'] }),
  historyFails: from({ signedInAs: 'free', failingCalls: ['recentImages'] }),
  sharedFails: from({ signedInAs: 'free', failingCalls: ['sharedImage'] }),
  /** No address for the file is given. */
  downloadFails: from({ signedInAs: 'free', failingCalls: ['downloadImage'] }),
  /** The address of the file has expired. */
  downloadExpired: from({ signedInAs: 'free', downloads: 'expired' }),
  /** The address serves something that is no picture. */
  downloadWrongType: from({ signedInAs: 'free', downloads: 'wrongType' }),
  /** The session ended elsewhere: who was signed in is known, every call that needs it answers 401. */
  sessionOver: from({ signedInAs: 'free', sessionIsOver: true }),
} as const satisfies Record<string, () => HttpHandler[]>;

export type ScenarioName = keyof typeof scenarios;

/** The handlers for an account as the toolbars of Storybook name it. */
export const scenarioOfAccount = (account: AccountName | 'anonymous'): HttpHandler[] =>
  scenarios[ACCOUNT_NAMES.find((name) => name === account) ?? 'anonymous']();
