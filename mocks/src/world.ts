import type {
  ApiError,
  Capabilities,
  ChangeEvent,
  EndpointName,
  ErrorCode,
  GenerateEvent,
  ImaginedMissing,
} from '@jewelry/contract';
import { TEXTS } from '@jewelry/contract/constants';
import { frozenClock, type Clock } from './clock';
import { seededId, type IdKind } from './ids';
import type { Account, StoredImage, WorldState } from './records';
import { accountId, seededAccounts, seededImages, seededLinks, type AccountName } from './seed';

export interface GenerationRule {
  /** Duration of a whole generation, ms of the world's clock. */
  duration: number;
  /** How a generation ends: `never` stops it half way, `offline` loses the network there. */
  ends: 'done' | 'failed' | 'never' | 'offline';
  /** Error of a failed generation. */
  failure: { readonly code: ErrorCode; readonly message: string };
}

/**
 * `slow` responds only to the session request, `silent` to no request; `offline` loses every request; `failing` returns
 * 500 to every request except the session request.
 */
export type Network = 'good' | 'slow' | 'silent' | 'offline' | 'failing';

/** What a download URL serves: the picture, the expiry error, or something other than an image. */
export type Downloads = 'good' | 'expired' | 'wrongType';

/** Whether prices can be estimated. */
export type Estimates = 'good' | 'none';

/** A fixed response for a route; may violate the contract, as a response of a proxy does. */
export interface Refusal {
  readonly status: number;
  /** Empty: without a message. */
  readonly body: ApiError | Record<string, never>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Refusals = Readonly<Partial<Record<EndpointName, Refusal>>>;

export interface WorldOptions {
  readonly clock?: Clock;
  /** The account signed in from the start; anonymous when absent. */
  readonly signedInAs?: AccountName;
  /** `memory`: one visitor, as in a page. `cookie`: any number of visitors, each with a `token` cookie. */
  readonly sessions?: 'memory' | 'cookie';
  /** Leaves the public gallery empty. */
  readonly withoutGallery?: boolean;
  /** Leaves the collection of the signed-in account empty. */
  readonly withoutHistory?: boolean;
  /** Images that the signed-in account generated today. */
  readonly usedToday?: number;
  readonly generation?: Partial<GenerationRule>;
  readonly network?: Network;
  readonly downloads?: Downloads;
  readonly estimates?: Estimates;
  /** The session expires after the page's session request: every route that needs it returns 401. */
  readonly isSessionExpired?: boolean;
  readonly refusals?: Refusals;
  /** Differences from an installation without configured providers. */
  readonly capabilities?: Partial<Capabilities>;
  /** No image has a picture as imagined, for this reason. */
  readonly imaginedMissing?: ImaginedMissing;
  /** Note on every image on how its prompt was read. */
  readonly readingNote?: string;
  /** URL of every checkout. */
  readonly checkoutUrl?: string;
  /** The payment provider has a billing portal. */
  readonly hasPortal?: boolean;
  /** Delay of every response, ms of the world's clock. */
  readonly latency?: number;
  /** State of an earlier world. */
  readonly state?: WorldState;
}

/** Event that a listener receives when the network goes down. */
export type ConnectionLost = 'connection lost';

/** The in-memory database of the mocks, its clock and its rules. */
export interface World {
  readonly clock: Clock;
  readonly sessions: 'memory' | 'cookie';
  state: WorldState;
  readonly generation: GenerationRule;
  /** Listeners of running jobs, by job. */
  readonly listeners: Map<string, Set<(event: GenerateEvent | ChangeEvent | ConnectionLost) => void>>;
  network: Network;
  readonly downloads: Downloads;
  readonly estimates: Estimates;
  readonly isSessionExpired: boolean;
  readonly refusals: Refusals;
  readonly capabilities: Capabilities;
  readonly imaginedMissing: ImaginedMissing | null;
  readonly readingNote: string | null;
  readonly checkoutUrl: string | undefined;
  readonly hasPortal: boolean;
  latency: number;
}

/** Capabilities of an installation without configured providers. */
const BUILTIN: Capabilities = {
  generator: 'builtin',
  designer: null,
  drawing: 'control',
  seed: true,
  views: true,
  changes: true,
  reference_photo: false,
  sends_words_to: [],
  sends_pictures_to: [],
  sends_drawings_to: [],
  voice_agent: null,
};

const TOKEN_OF_THE_PAGE = 'session-of-the-page';
const FIRST_FREE_SERIAL = 1000;
const GENERATION_MS = 6000;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

function createState(options: WorldOptions, now: number): WorldState {
  const owner = options.signedInAs && accountId(options.signedInAs);
  const images = seededImages(now).filter(
    (image) =>
      !(options.withoutHistory && image.owner_id === owner) && !(options.withoutGallery && image.owner_id !== owner),
  );
  return {
    accounts: seededAccounts(),
    links: seededLinks(now),
    sessions: owner ? { [TOKEN_OF_THE_PAGE]: owner } : {},
    token: owner ? TOKEN_OF_THE_PAGE : null,
    images,
    likes: owner
      ? Object.fromEntries(images.filter((_, index) => index % 5 === 2).map((image) => [image.id, [owner]]))
      : {},
    chosen: {},
    jobs: [],
    quotes: [],
    orders: [],
    checkouts: [],
    reports: [],
    usage: owner ? { [`${owner} ${dayOf(now)}`]: options.usedToday ?? 0 } : {},
    serial: FIRST_FREE_SERIAL,
  };
}

export function createWorld(options: WorldOptions = {}): World {
  const clock = options.clock ?? frozenClock();
  return {
    clock,
    sessions: options.sessions ?? 'memory',
    state: options.state ?? createState(options, clock.now()),
    generation: {
      duration: GENERATION_MS,
      ends: 'done',
      failure: { code: 'generation_failed', message: TEXTS.failedToGenerate },
      ...options.generation,
    },
    listeners: new Map(),
    network: options.network ?? 'good',
    downloads: options.downloads ?? 'good',
    estimates: options.estimates ?? 'good',
    isSessionExpired: options.isSessionExpired ?? false,
    refusals: options.refusals ?? {},
    capabilities: { ...BUILTIN, ...options.capabilities },
    imaginedMissing: options.imaginedMissing ?? null,
    readingNote: options.readingNote ?? null,
    checkoutUrl: options.checkoutUrl,
    hasPortal: options.hasPortal ?? false,
    latency: options.latency ?? 0,
  };
}

/** A new id, deterministic for the same steps. */
export function nextId(world: World, kind: IdKind): string {
  world.state.serial += 1;
  return seededId(kind, world.state.serial);
}

/** Whether an image has a second picture, as an image service imagines it. */
export const hasImagined = (world: World, { is_painted }: Pick<StoredImage, 'is_painted'>): boolean =>
  world.capabilities.generator !== 'builtin' && (is_painted || world.imaginedMissing === null);

/** Counts per account and day (UTC). */
export const usageKey = (world: World, account: Account): string => `${account.id} ${dayOf(world.clock.now())}`;

/** When the daily usage resets: the next midnight, UTC. */
export function resetsAt(world: World): string {
  const day = new Date(world.clock.now());
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1)).toISOString();
}

/** Finds an account by its address, case-insensitively. */
export const accountAt = (world: World, email: string): Account | undefined =>
  world.state.accounts.find((candidate) => candidate.email.toLowerCase() === email.trim().toLowerCase());

const cookieToken = (request: Request): string | undefined =>
  /(?:^|;\s*)token=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1];

export function accountOf(world: World, request: Request): Account | null {
  const token = world.sessions === 'memory' ? world.state.token : cookieToken(request);
  const id = token ? world.state.sessions[token] : undefined;
  return world.state.accounts.find((account) => account.id === id) ?? null;
}

/**
 * Starts a session.
 * @returns the headers that set its cookie; none when the page itself is the session
 */
export function openSession(world: World, account: Account): Record<string, string> {
  world.state.serial += 1;
  const token = `session-${world.state.serial}`;
  world.state.sessions[token] = account.id;
  if (world.sessions === 'cookie') return { 'set-cookie': `token=${token}; Path=/; HttpOnly; SameSite=Lax` };
  world.state.token = token;
  return {};
}

export function closeSession(world: World, request: Request): Record<string, string> {
  const token = world.sessions === 'memory' ? world.state.token : cookieToken(request);
  if (token) delete world.state.sessions[token];
  world.state.token = null;
  return clearedCookie(world);
}

/** Ends all sessions of an account, except that of `except`. */
export function closeSessionsOf(world: World, account: Account, except?: Request): void {
  const storedToken = except && (world.sessions === 'memory' ? world.state.token : cookieToken(except));
  for (const [token, owner] of Object.entries(world.state.sessions)) {
    if (owner === account.id && token !== storedToken) delete world.state.sessions[token];
  }
}

export const clearedCookie = (world: World): Record<string, string> =>
  world.sessions === 'cookie' ? { 'set-cookie': 'token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0' } : {};
