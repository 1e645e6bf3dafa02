import { endpoints, type EndpointName, type ErrorCode } from '@jewelry/contract';
import { FEEDBACK_TEXTS, planByKey, TEXTS, BILLING_TEXTS } from '@jewelry/contract/constants';
import { http, type HttpHandler } from 'msw';
import { handlersOf } from './handlers';
import { failureAt } from './mock';
import { ACCOUNT_NAMES, type AccountName } from './seed';
import { createWorld, type Refusal, type Refusals, type WorldOptions } from './world';
import {
  worldWithLongHistory,
  worldWithRunningGeneration,
  worldWithLongVersionTree,
  worldWithPendingEmail,
  worldWithPayments,
  worldWithGivenPlan,
  worldWithRequests,
} from './scenarioWorlds';

const from = (options: WorldOptions) => (): HttpHandler[] => handlersOf(createWorld(options));

const fails = (status: number, code: ErrorCode, message: string, headers?: Refusal['headers']): Refusal => ({
  status,
  body: { error: message, message, code },
  headers,
});

const throttled = fails(429, 'rate_limited', TEXTS.tooManyRequests, { 'retry-after': '60' });
const changeRefused = fails(422, 'change_not_possible', 'This piece has no halo to remove.');
const providerDown = fails(503, 'provider_unavailable', TEXTS.picturesUnavailable);
const broken = fails(500, 'internal', TEXTS.internal);
/** These calls fail while everything else works. */
const failing = (...calls: EndpointName[]): Refusals => Object.fromEntries(calls.map((name) => [name, broken]));
const withoutMessage = (...calls: EndpointName[]): Refusals =>
  Object.fromEntries(calls.map((name) => [name, { status: 502, body: {} }]));
const confirmEmailReturns = (refusal: Refusal) =>
  from({ signedInAs: 'unconfirmed', refusals: { confirmEmail: refusal } });

/** A generation that ends without a picture, for a reason of the generator. */
const endingIn = (code: ErrorCode, message: string) =>
  from({ signedInAs: 'free', generation: { ends: 'failed', failure: { code, message } } });

/** An installation with an image service. */
const PAINTED = { generator: 'openai', sends_words_to: ['api.openai.com'], sends_pictures_to: ['api.openai.com'] };

/**
 * Named states for stories and tests; each creates a new world and returns its handlers for the whole contract:
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
  /** The free account has used its daily limit. */
  quotaSpent: from({ signedInAs: 'free', usedToday: planByKey('free').maxGenerationsPerDay }),
  /** The business account has used its daily limit; there is no higher plan. */
  businessQuotaSpent: from({ signedInAs: 'business', usedToday: planByKey('business').maxGenerationsPerDay }),
  /** The account has 24 images, on two pages. */
  longHistory: () => handlersOf(worldWithLongHistory()),
  emptyHistory: from({ signedInAs: 'free', withoutHistory: true }),
  emptyGallery: from({ withoutGallery: true }),
  /** Only the session request gets a response. */
  slow: from({ signedInAs: 'free', network: 'slow' }),
  slowAnonymous: from({ network: 'slow' }),
  /** No request gets a response. */
  silent: from({ network: 'silent' }),
  offline: from({ signedInAs: 'free', network: 'offline' }),
  /** Every request fails with 500, except the session request. */
  serverError: from({ signedInAs: 'free', network: 'failing' }),
  serverErrorAnonymous: from({ network: 'failing' }),
  offlineAnonymous: from({ network: 'offline' }),
  /** A running generation that stops half way. */
  generating: () => handlersOf(worldWithRunningGeneration()),
  /** New generations stop half way. */
  generationStuck: from({ signedInAs: 'free', generation: { ends: 'never' } }),
  /** The same for an account without any piece. */
  firstGeneration: from({ signedInAs: 'free', withoutHistory: true, generation: { ends: 'never' } }),
  /** The newest piece has 14 versions on several branches. */
  longVersionTree: () => handlersOf(worldWithLongVersionTree()),
  /** A change gets no response. */
  changeUnanswered: () => [
    http.post(`*${endpoints.changePiece.path}`, () => new Promise<never>(() => undefined)),
    ...handlersOf(createWorld({ signedInAs: 'free' })),
  ],
  /** The requested change is impossible. */
  changeRefused: from({ signedInAs: 'free', refusals: { changePiece: changeRefused, draftChange: changeRefused } }),
  /** The network goes down half way through a generation or a change. */
  offlineMidway: from({ signedInAs: 'free', generation: { ends: 'offline' } }),
  /** Too many drafts and variations; changes still work. */
  draftsThrottled: from({
    signedInAs: 'free',
    refusals: { draftChange: throttled, pieceVariations: throttled, versionView: throttled },
  }),
  pieceFails: from({ signedInAs: 'free', refusals: failing('piece', 'pieceVersion') }),
  generationFails: from({ signedInAs: 'free', generation: { ends: 'failed' } }),
  /** The generator refuses the prompt. */
  promptModerated: endingIn('moderated', TEXTS.promptModerated),
  /** The generator withholds its picture. */
  pictureModerated: endingIn('moderated', TEXTS.pictureModerated),
  /** The generator is unavailable. */
  generatorDown: endingIn('provider_unavailable', TEXTS.picturesUnavailable),
  /** The generator takes too long. */
  generatorSlow: endingIn('generation_timeout', TEXTS.generationTimedOut),
  /** A language model reads prompts and an image model paints, each on a different host. */
  providers: from({
    signedInAs: 'free',
    capabilities: {
      generator: 'openai',
      designer: 'anthropic',
      sends_words_to: ['api.anthropic.com', 'api.openai.com'],
      sends_pictures_to: ['api.openai.com'],
      reference_photo: true,
      sends_drawings_to: ['api.anthropic.com'],
    },
  }),
  /** The design service did not answer, so the built-in language layer read every prompt. */
  readWithoutDesigner: from({
    signedInAs: 'free',
    capabilities: { designer: 'anthropic', sends_words_to: ['api.anthropic.com'] },
    readingNote: TEXTS.readWithoutDesigner,
  }),
  /** The image service refused the prompt: pieces have the designed picture only. */
  paintingRefused: from({ signedInAs: 'free', capabilities: PAINTED, imaginedMissing: 'prompt_refused' }),
  /** The image service withheld its picture: pieces have the designed picture only. */
  paintingWithheld: from({ signedInAs: 'free', capabilities: PAINTED, imaginedMissing: 'picture_refused' }),
  /** The image service timed out: pieces have the designed picture only. */
  paintingSlow: from({ signedInAs: 'free', capabilities: PAINTED, imaginedMissing: 'timeout' }),
  /** The image service is unavailable: pieces have the designed picture only. */
  paintingFails: from({ signedInAs: 'free', capabilities: PAINTED, imaginedMissing: 'unavailable' }),
  /** The image service is unavailable, also when a piece is painted again. */
  paintingAgainFails: from({
    signedInAs: 'free',
    capabilities: PAINTED,
    imaginedMissing: 'unavailable',
    refusals: { paintImage: providerDown },
  }),
  /** A generator without drawings: the pad is hidden. */
  withoutDrawing: from({ signedInAs: 'free', capabilities: { drawing: 'none' } }),
  /** A generator that uses drawings as a loose reference, without influence. */
  looseDrawing: from({ signedInAs: 'free', capabilities: { drawing: 'reference' } }),
  /** A generator whose pieces cannot be changed. */
  withoutChanges: from({ signedInAs: 'free', capabilities: { changes: false } }),
  /** A generator with a single view of each piece. */
  withoutViews: from({ signedInAs: 'free', capabilities: { views: false } }),
  /** An error without a message, as from a proxy. */
  generationWithoutMessage: from({ signedInAs: 'free', refusals: withoutMessage('generate') }),
  /** Likes fail on the server. */
  likesFail: from({ signedInAs: 'free', refusals: failing('like', 'unlike') }),
  privacyFails: from({ signedInAs: 'pro', refusals: failing('setPrivacy') }),
  removalFails: from({ signedInAs: 'free', refusals: failing('deleteImage') }),
  /** Restoring a removed image fails. */
  restoreFails: from({ signedInAs: 'free', refusals: failing('restoreImage') }),
  clearingFails: from({ signedInAs: 'free', refusals: failing('clearHistory') }),
  historyFails: from({ signedInAs: 'free', refusals: failing('recentImages') }),
  sharedFails: from({ signedInAs: 'free', refusals: failing('sharedImage') }),
  /** The download URL cannot be requested. */
  downloadFails: from({ signedInAs: 'free', refusals: failing('downloadImage') }),
  /** The download URL has expired. */
  downloadExpired: from({ signedInAs: 'free', downloads: 'expired' }),
  /** The download URL serves something other than an image. */
  downloadWrongType: from({ signedInAs: 'free', downloads: 'wrongType' }),
  /** No image has an estimate. */
  notEstimable: from({ signedInAs: 'free', estimates: 'none' }),
  estimateFails: from({ signedInAs: 'free', refusals: failing('estimate') }),
  orderFails: from({ signedInAs: 'free', refusals: failing('placeOrder') }),
  quoteFails: from({ signedInAs: 'free', refusals: failing('requestQuote') }),
  /** The rate limit is reached. */
  ordersThrottled: from({ signedInAs: 'free', refusals: { placeOrder: throttled, requestQuote: throttled } }),
  /** The session ended between the estimate and the order. */
  orderUnauthenticated: from({
    signedInAs: 'free',
    refusals: { placeOrder: fails(401, 'unauthenticated', TEXTS.authenticationRequired) },
  }),
  feedbackFails: from({ signedInAs: 'free', refusals: failing('sendFeedback') }),
  /** The content of the file does not match its name. */
  feedbackFileRefused: from({
    signedInAs: 'free',
    refusals: { sendFeedback: failureAt('file', 415, 'unsupported_media_type', FEEDBACK_TEXTS.fileTypeInvalid) },
  }),
  feedbackFileUnreadable: from({
    signedInAs: 'free',
    refusals: { sendFeedback: failureAt('file', 400, 'validation_failed', FEEDBACK_TEXTS.fileUnreadable) },
  }),
  feedbackThrottled: from({ signedInAs: 'free', refusals: { sendFeedback: throttled } }),
  /** The session ended while the report was being written. */
  feedbackUnauthenticated: from({
    signedInAs: 'free',
    refusals: { sendFeedback: fails(401, 'unauthenticated', TEXTS.authenticationRequired) },
  }),
  /** The session expired after the page loaded: every call that needs it returns 401. */
  sessionExpired: from({ signedInAs: 'free', isSessionExpired: true }),
  /** A change of address to `NEW_ADDRESS` awaits confirmation with `MOCK_TOKENS.changeEmail`. */
  pendingEmail: () => handlersOf(worldWithPendingEmail()),
  /** Too many sign-in attempts. */
  throttledAnonymous: from({ refusals: { signIn: throttled, signUp: throttled, forgotPassword: throttled } }),
  throttledUnconfirmed: from({ signedInAs: 'unconfirmed', refusals: { resendConfirmation: throttled } }),
  throttled: from({
    signedInAs: 'free',
    refusals: { changeEmail: throttled, changePassword: throttled, deleteAccount: throttled },
  }),
  /** An error without a message, as from a proxy. */
  signInWithoutMessage: from({
    refusals: {
      signIn: { status: 401, body: {} },
      signUp: { status: 400, body: {} },
      forgotPassword: { status: 400, body: {} },
    },
  }),
  accountWithoutMessage: from({
    signedInAs: 'free',
    refusals: withoutMessage('updateProfile', 'changeEmail', 'changePassword', 'deleteAccount'),
  }),
  /** A monthly pro subscription with a billing portal. */
  subscribed: () => handlersOf(worldWithPayments('pro')),
  subscribedBusiness: () => handlersOf(worldWithPayments('business', { cycle: 'annual' })),
  /** The same account, whose subscription is never returned. */
  subscriptionUnanswered: () => [
    http.get(`*${endpoints.subscription.path}`, () => new Promise<never>(() => undefined)),
    ...handlersOf(worldWithPayments('business', { cycle: 'annual' })),
  ],
  /** A paid plan without a billing portal, as after a test checkout. */
  paidOnce: () => handlersOf(worldWithPayments('pro', { hasPortal: false })),
  /** The pro plan was granted by a promo code and ends in 30 days. */
  givenPlan: () => handlersOf(worldWithGivenPlan()),
  plansFail: from({ signedInAs: 'free', refusals: failing('plans') }),
  /** One order, and quote requests for two other images, one of which was since deleted. */
  requested: () => handlersOf(worldWithRequests()),
  requestsFail: from({ signedInAs: 'free', refusals: failing('orders') }),
  invoicesFail: from({ signedInAs: 'free', refusals: failing('invoices') }),
  /** The checkout is unavailable, and the plan request is stored for the team. */
  checkoutUnavailable: from({
    signedInAs: 'free',
    refusals: { checkout: fails(503, 'checkout_unavailable', BILLING_TEXTS.checkoutUnavailable) },
  }),
  checkoutFails: from({ signedInAs: 'free', refusals: failing('checkout') }),
  checkoutUnauthenticated: from({
    signedInAs: 'free',
    refusals: { checkout: fails(401, 'unauthenticated', TEXTS.authenticationRequired) },
  }),
  /** The checkout URL is on an untrusted host. */
  checkoutElsewhere: from({ signedInAs: 'free', checkoutUrl: 'https://checkout.stripe.com.evil.example/c/pay/1' }),
  portalFails: () =>
    handlersOf({
      ...worldWithPayments('pro'),
      refusals: { billingPortal: fails(503, 'checkout_unavailable', BILLING_TEXTS.portalUnavailable) },
    }),
  /** Private images are refused, since the plan has ended meanwhile. */
  planEnded: from({ signedInAs: 'pro', refusals: { setPrivacy: fails(403, 'plan_required', TEXTS.planRequired) } }),
  signOutFails: from({ signedInAs: 'free', refusals: failing('signOut') }),
  resendFails: from({ signedInAs: 'unconfirmed', refusals: failing('resendConfirmation') }),
  /** Errors of an opened confirmation link that are not about its token. */
  confirmMalformed: confirmEmailReturns(fails(400, 'validation_failed', TEXTS.validationFailed)),
  confirmUnauthenticated: confirmEmailReturns(fails(401, 'unauthenticated', TEXTS.authenticationRequired)),
  confirmNotFound: confirmEmailReturns(fails(404, 'not_found', TEXTS.notFound)),
  confirmServerError: confirmEmailReturns(broken),
  confirmUnavailable: confirmEmailReturns(fails(503, 'unavailable', TEXTS.unavailable)),
  /** An error without a message. */
  confirmWithoutMessage: confirmEmailReturns({ status: 502, body: {} }),
} as const satisfies Record<string, () => HttpHandler[]>;

export type ScenarioName = keyof typeof scenarios;

/**
 * The handlers for the account selected in Storybook's toolbar.
 * @param otherwise the account of a story when the toolbar selects none
 */
export const scenarioOfAccount = (chosen: unknown, otherwise: AccountName | 'anonymous' = 'anonymous'): HttpHandler[] =>
  scenarios[([...ACCOUNT_NAMES, 'anonymous'] as const).find((name) => name === chosen) ?? otherwise]();
