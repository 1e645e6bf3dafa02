import { endpoints, type EndpointName, type ErrorCode } from '@jewelry/contract';
import { FEEDBACK_TEXTS, planByKey, TEXTS, BILLING_TEXTS } from '@jewelry/contract/constants';
import { http, type HttpHandler } from 'msw';
import { handlersOf } from './handlers';
import { failureAt } from './mock';
import { ACCOUNT_NAMES, type AccountName } from './seed';
import { createWorld, type Refusal, type Refusals, type WorldOptions } from './world';
import {
  worldWithLongHistory,
  worldUnderWay,
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
const refusedWordlessly = (...calls: EndpointName[]): Refusals =>
  Object.fromEntries(calls.map((name) => [name, { status: 502, body: {} }]));
const confirmEmailGets = (refusal: Refusal) => from({ signedInAs: 'unconfirmed', refusals: { confirmEmail: refusal } });

/** A generation that ends without a picture, for a reason of the generator. */
const endingIn = (code: ErrorCode, message: string) =>
  from({ signedInAs: 'free', generation: { ends: 'failed', failure: { code, message } } });

/** An installation with an image service. */
const PAINTED = { generator: 'openai', sends_words_to: ['api.openai.com'], sends_pictures_to: ['api.openai.com'] };

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
  /** 24 pictures of one's own, on two pages. */
  longHistory: () => handlersOf(worldWithLongHistory()),
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
  /** A running generation that stops half way. */
  generating: () => handlersOf(worldUnderWay()),
  /** A generation that is started stands still half way. */
  generationStands: from({ signedInAs: 'free', generation: { ends: 'never' } }),
  /** The same for an account without any piece. */
  firstGeneration: from({ signedInAs: 'free', withoutHistory: true, generation: { ends: 'never' } }),
  /** The newest piece has 14 versions on several branches. */
  longVersionTree: () => handlersOf(worldWithLongVersionTree()),
  /** A change is sent and never answered. */
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
  /** The generator makes a picture and holds it back. */
  pictureModerated: endingIn('moderated', TEXTS.pictureModerated),
  /** The generator is out of order. */
  generatorDown: endingIn('provider_unavailable', TEXTS.picturesUnavailable),
  /** The generator takes too long. */
  generatorSlow: endingIn('generation_timeout', TEXTS.generationTimedOut),
  /** A language model reads the prompt and an image model paints, each on a host of its own. */
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
  /** The image service refused the prompt, so pieces have one picture, as designed. */
  paintingRefused: from({ signedInAs: 'free', capabilities: PAINTED, imaginedMissing: 'prompt_refused' }),
  /** The image service held its picture back, so pieces have one picture, as designed. */
  paintingHeldBack: from({ signedInAs: 'free', capabilities: PAINTED, imaginedMissing: 'picture_refused' }),
  /** The image service took too long, so pieces have one picture, as designed. */
  paintingSlow: from({ signedInAs: 'free', capabilities: PAINTED, imaginedMissing: 'timeout' }),
  /** The image service is out of order, so pieces have one picture, as designed. */
  paintingFails: from({ signedInAs: 'free', capabilities: PAINTED, imaginedMissing: 'unavailable' }),
  /** The image service is out of order when a piece was made and when it is painted again. */
  paintingAgainFails: from({
    signedInAs: 'free',
    capabilities: PAINTED,
    imaginedMissing: 'unavailable',
    refusals: { paintImage: providerDown },
  }),
  /** An image service without drawings: the pad is not offered. */
  withoutDrawing: from({ signedInAs: 'free', capabilities: { drawing: 'none' } }),
  /** A generator that takes drawings as a loose reference, and no influence. */
  looseDrawing: from({ signedInAs: 'free', capabilities: { drawing: 'reference' } }),
  /** A generator whose pieces stay as they are. */
  withoutChanges: from({ signedInAs: 'free', capabilities: { changes: false } }),
  /** A generator that shows pieces from one side. */
  withoutViews: from({ signedInAs: 'free', capabilities: { views: false } }),
  /** A failure without any sentence, as a proxy gives it. */
  generationWordless: from({ signedInAs: 'free', refusals: refusedWordlessly('generate') }),
  /** A like goes wrong on the server. */
  likesFail: from({ signedInAs: 'free', refusals: failing('like', 'unlike') }),
  privacyFails: from({ signedInAs: 'pro', refusals: failing('setPrivacy') }),
  removalFails: from({ signedInAs: 'free', refusals: failing('deleteImage') }),
  /** Restoring a removed image fails. */
  restoreFails: from({ signedInAs: 'free', refusals: failing('restoreImage') }),
  clearingFails: from({ signedInAs: 'free', refusals: failing('clearHistory') }),
  historyFails: from({ signedInAs: 'free', refusals: failing('recentImages') }),
  sharedFails: from({ signedInAs: 'free', refusals: failing('sharedImage') }),
  /** No address for the file is given. */
  downloadFails: from({ signedInAs: 'free', refusals: failing('downloadImage') }),
  /** The address of the file has expired. */
  downloadExpired: from({ signedInAs: 'free', downloads: 'expired' }),
  /** The address serves something that is no picture. */
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
  /** The bytes of a file are not what its name says. */
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
  /** The session ended elsewhere: who was signed in is known, every call that needs it answers 401. */
  sessionOver: from({ signedInAs: 'free', sessionIsOver: true }),
  /** The address of the free account is to become `NEW_ADDRESS`; `MOCK_TOKENS.changeEmail` is the token of its link. */
  pendingEmail: () => handlersOf(worldWithPendingEmail()),
  /** Too many sign-in attempts. */
  throttledAnonymous: from({ refusals: { signIn: throttled, signUp: throttled, forgotPassword: throttled } }),
  throttledUnconfirmed: from({ signedInAs: 'unconfirmed', refusals: { resendConfirmation: throttled } }),
  throttled: from({
    signedInAs: 'free',
    refusals: { changeEmail: throttled, changePassword: throttled, deleteAccount: throttled },
  }),
  /** A refusal without any sentence, as a proxy gives it. */
  signInWordless: from({
    refusals: {
      signIn: { status: 401, body: {} },
      signUp: { status: 400, body: {} },
      forgotPassword: { status: 400, body: {} },
    },
  }),
  accountWordless: from({
    signedInAs: 'free',
    refusals: refusedWordlessly('updateProfile', 'changeEmail', 'changePassword', 'deleteAccount'),
  }),
  /** The pro plan is paid for by the month, with a page of the provider to manage it. */
  subscribed: () => handlersOf(worldWithPayments('pro')),
  subscribedBusiness: () => handlersOf(worldWithPayments('business', { cycle: 'annual' })),
  /** Paid for where there is nothing to manage, as after a test checkout. */
  paidOnce: () => handlersOf(worldWithPayments('pro', { hasPortal: false })),
  /** The pro plan came with a promo code and ends in 30 days. */
  givenPlan: () => handlersOf(worldWithGivenPlan()),
  plansFail: from({ signedInAs: 'free', refusals: failing('plans') }),
  /** One order, and quote requests for two other images, one of which was deleted since. */
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
  /** A checkout leads where no money should go. */
  checkoutElsewhere: from({ signedInAs: 'free', checkoutUrl: 'https://checkout.stripe.com.evil.example/c/pay/1' }),
  portalFails: () =>
    handlersOf({
      ...worldWithPayments('pro'),
      refusals: { billingPortal: fails(503, 'checkout_unavailable', BILLING_TEXTS.portalUnavailable) },
    }),
  /** A private picture is refused because the plan has ended meanwhile. */
  planEnded: from({ signedInAs: 'pro', refusals: { setPrivacy: fails(403, 'plan_required', TEXTS.planRequired) } }),
  signOutFails: from({ signedInAs: 'free', refusals: failing('signOut') }),
  resendFails: from({ signedInAs: 'unconfirmed', refusals: failing('resendConfirmation') }),
  /** The answers to an opened confirmation link that are no answers about its token. */
  confirmMalformed: confirmEmailGets(fails(400, 'validation_failed', TEXTS.validationFailed)),
  confirmUnauthenticated: confirmEmailGets(fails(401, 'unauthenticated', TEXTS.authenticationRequired)),
  confirmNotFound: confirmEmailGets(fails(404, 'not_found', TEXTS.notFound)),
  confirmServerError: confirmEmailGets(broken),
  confirmUnavailable: confirmEmailGets(fails(503, 'unavailable', TEXTS.unavailable)),
  /** A failure without a message. */
  confirmWordless: confirmEmailGets({ status: 502, body: {} }),
} as const satisfies Record<string, () => HttpHandler[]>;

export type ScenarioName = keyof typeof scenarios;

/**
 * The handlers for the account that was chosen in the toolbar of Storybook.
 * @param otherwise the account of a story when the toolbar selects none
 */
export const scenarioOfAccount = (chosen: unknown, otherwise: AccountName | 'anonymous' = 'anonymous'): HttpHandler[] =>
  scenarios[([...ACCOUNT_NAMES, 'anonymous'] as const).find((name) => name === chosen) ?? otherwise]();
