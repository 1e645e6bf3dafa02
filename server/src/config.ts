import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import type { StripeConfig } from './ports/payments/stripePayments';
import { type Role, type LogLevel, type PainterKind, type DesignerKind, Environment } from './environment';

export interface Config {
  readonly environment: 'development' | 'test' | 'production';
  readonly role: Role;
  readonly port: number;
  readonly host: string;
  /** Public URL of the product; no trailing slash. */
  readonly publicUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Unset: the embedded PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly downloadSigningKey: string;
  readonly generator: GeneratorConfig;
  /** Side of the photographs of the built-in renderer, px. */
  readonly pictureSize: number;
  /** Worker threads of the built-in renderer; unset: the cores of the machine, at most 4. */
  readonly threads: number | undefined;
  /** Unset: the built-in language layer reads prompts. */
  readonly designer: DesignerConfig | undefined;
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly from: string;
    /** Recipient of quote requests, orders, feedback, and upgrade requests without a checkout; unset: none. */
    readonly team: string | undefined;
  };
  /** The page of a conversation with the configured voice agent; unset: the browser's own speech alone. */
  readonly voiceAgentUrl: string | undefined;
  /** Unset: the dated price table of the product. */
  readonly metalPricesUrl: string | undefined;
  /** Unset: the test checkout, and in production none. */
  readonly payments: StripeConfig | undefined;
  /** Puts the demo gallery into an empty database. */
  readonly demo: boolean;
  /** How many proxies in front of the server write X-Forwarded-For; 0: the header is ignored. */
  readonly trustedProxies: number;
  /** Bearer token of /metrics; unset: only this machine may read it, and in production no client. */
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
}

/** An image service. */
export interface PainterConfig {
  readonly kind: PainterKind;
  readonly apiKey: string | undefined;
  readonly baseUrl: string;
  /** Undefined: a self-hosted server chooses. */
  readonly model: string | undefined;
  /** The service receives the photograph of the design as the reference of an edit. */
  readonly sendsReference: boolean;
  /** Longest time for one picture, ms. */
  readonly timeoutMs: number;
}

export type GeneratorConfig =
  | { readonly kind: 'builtin' }
  | {
      readonly kind: PainterKind;
      readonly painter: PainterConfig;
      /** Used during outages of the first. */ readonly fallback: PainterConfig | undefined;
    };

/** A language model that reads prompts. */
export interface DesignerConfig {
  readonly kind: DesignerKind;
  readonly model: string;
  readonly baseUrl: string;
  /** A self-hosted server may need none. */
  readonly apiKey: string | undefined;
  /** The model takes pictures: drawings and photographs that are added to a prompt. */
  readonly hasVision: boolean;
  /** Longest time for one prompt with its repair, ms. */
  readonly timeoutMs: number;
  /** Tokens that all accounts together may use in a day (UTC). */
  readonly dailyTokens: number;
  readonly dailyTokensPerAccount: number;
  /** USD for a million tokens, for the log; undefined when not stated. */
  readonly usdPerMillionTokens: { readonly input: number; readonly output: number } | undefined;
}

/** Where ElevenLabs serves the pages of its public agents. */
const ELEVENLABS_ORIGIN = 'https://elevenlabs.io';

/** The environment is invalid; the message says in one sentence how to correct it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A random secret, created at the first start and stored with the data. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

function parseGenerator(env: z.output<typeof Environment>): GeneratorConfig {
  if (env.GENERATOR === 'builtin') return { kind: 'builtin' };
  const shared = { timeoutMs: env.GENERATOR_TIMEOUT_S * 1000, sendsReference: env.IMAGE_REFERENCE };
  const isOpenai = env.GENERATOR === 'openai';
  const painter = parsePainter('GENERATOR', env.GENERATOR, {
    ...shared,
    apiKey: env[PROVIDERS[env.GENERATOR].key],
    keyName: PROVIDERS[env.GENERATOR].key,
    url: env.IMAGE_BASE_URL ?? (isOpenai ? env.OPENAI_BASE_URL : undefined),
    urlName: isOpenai ? 'OPENAI_BASE_URL' : 'IMAGE_BASE_URL',
    model: env.IMAGE_MODEL,
    modelName: 'IMAGE_MODEL',
  });
  if (env.GENERATOR_FALLBACK === undefined) return { kind: env.GENERATOR, painter, fallback: undefined };
  const fallback = parsePainter('GENERATOR_FALLBACK', env.GENERATOR_FALLBACK, {
    ...shared,
    apiKey: env.FALLBACK_API_KEY,
    keyName: 'FALLBACK_API_KEY',
    url: env.FALLBACK_BASE_URL,
    urlName: 'FALLBACK_BASE_URL',
    model: env.FALLBACK_IMAGE_MODEL,
    modelName: 'FALLBACK_IMAGE_MODEL',
  });
  return { kind: env.GENERATOR, painter, fallback };
}

interface PainterSettings extends Omit<PainterConfig, 'kind' | 'baseUrl'> {
  readonly url: string | undefined;
  /** Variables of the settings, for messages. */
  readonly keyName: string;
  readonly urlName: string;
  readonly modelName: string;
}

/**
 * A service at its own address needs a key and a model. A self-hosted server may know both, but with Google's interface
 * the model is part of the address.
 */
function parsePainter(
  variable: string,
  kind: PainterKind,
  { url: ownUrl, keyName, urlName, modelName, ...settings }: PainterSettings,
): PainterConfig {
  if (ownUrl === undefined && !settings.apiKey)
    throw new ConfigError(`${variable}=${kind} needs ${keyName}, or ${urlName} for a server of your own`);
  if ((ownUrl === undefined || kind === 'google') && !settings.model)
    throw new ConfigError(`${variable}=${kind} needs ${modelName}, the id of a model that makes images`);
  return { kind, ...settings, baseUrl: ownUrl ?? PROVIDERS[kind].url };
}

/** Base URL of each provider, and the variable that holds its key. */
export const PROVIDERS: Readonly<
  Record<
    Exclude<DesignerKind, 'compatible'>,
    {
      readonly url: string;
      readonly key: 'OPENAI_API_KEY' | 'ANTHROPIC_API_KEY' | 'GOOGLE_GENERATIVE_AI_API_KEY' | 'MISTRAL_API_KEY';
    }
  >
> = {
  openai: { url: 'https://api.openai.com/v1', key: 'OPENAI_API_KEY' },
  anthropic: { url: 'https://api.anthropic.com/v1', key: 'ANTHROPIC_API_KEY' },
  google: { url: 'https://generativelanguage.googleapis.com/v1beta', key: 'GOOGLE_GENERATIVE_AI_API_KEY' },
  mistral: { url: 'https://api.mistral.ai/v1', key: 'MISTRAL_API_KEY' },
};

function parseDesigner(env: z.output<typeof Environment>): DesignerConfig | undefined {
  const kind = env.DESIGNER;
  if (kind === undefined) return undefined;
  if (!env.DESIGNER_MODEL) throw new ConfigError(`DESIGNER=${kind} needs DESIGNER_MODEL, the id of a language model`);
  const provider = kind === 'compatible' ? undefined : PROVIDERS[kind];
  const ownUrl =
    env.DESIGNER_BASE_URL ?? (kind === 'openai' || kind === 'compatible' ? env.OPENAI_BASE_URL : undefined);
  const baseUrl = ownUrl ?? provider?.url;
  if (baseUrl === undefined)
    throw new ConfigError(
      'DESIGNER=compatible needs DESIGNER_BASE_URL, the address of a server with the interface of OpenAI',
    );
  const apiKey = env[provider?.key ?? 'OPENAI_API_KEY'];
  if (!apiKey && ownUrl === undefined) throw new ConfigError(`DESIGNER=${kind} needs ${provider?.key}`);
  const { DESIGNER_INPUT_PRICE: input, DESIGNER_OUTPUT_PRICE: output } = env;
  return {
    kind,
    model: env.DESIGNER_MODEL,
    baseUrl,
    apiKey,
    hasVision: env.DESIGNER_VISION,
    timeoutMs: env.DESIGNER_TIMEOUT_S * 1000,
    dailyTokens: env.DESIGNER_DAILY_TOKENS,
    dailyTokensPerAccount: env.DESIGNER_DAILY_TOKENS_PER_ACCOUNT,
    usdPerMillionTokens: input === undefined || output === undefined ? undefined : { input, output },
  };
}

/** All of Stripe's settings or none. */
function parsePayments(env: z.output<typeof Environment>): StripeConfig | undefined {
  const needed = (name: `STRIPE_${string}` & keyof typeof env): string => {
    const value = env[name];
    if (value === undefined) throw new ConfigError(`STRIPE_SECRET_KEY needs ${name}`);
    return value;
  };
  if (env.STRIPE_SECRET_KEY === undefined) return undefined;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: needed('STRIPE_WEBHOOK_SECRET'),
    prices: {
      pro: { monthly: needed('STRIPE_PRICE_PRO_MONTHLY'), annual: needed('STRIPE_PRICE_PRO_ANNUAL') },
      business: { monthly: needed('STRIPE_PRICE_BUSINESS_MONTHLY'), annual: needed('STRIPE_PRICE_BUSINESS_ANNUAL') },
    },
    apiUrl: env.STRIPE_API_URL,
  };
}

/** Loads `.env` from the working directory; variables that are already set take precedence. */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Reads the settings of the process from its environment; an empty variable counts as unset.
 * @throws ConfigError for the first invalid value
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(issue?.message ?? 'The environment could not be read');
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && !env.SESSION_SECRET) {
    throw new ConfigError('SESSION_SECRET is required in production: set it to at least 32 random characters');
  }
  if (env.ROLE !== 'all' && !env.DATABASE_URL) {
    throw new ConfigError(`ROLE=${env.ROLE} needs DATABASE_URL: separate processes share one PostgreSQL server`);
  }
  const dataDir = resolve(env.DATA_DIR);
  return {
    environment: env.NODE_ENV,
    role: env.ROLE,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    downloadSigningKey: env.SESSION_SECRET ?? storedSecret(dataDir),
    generator: parseGenerator(env),
    pictureSize: env.PICTURE_SIZE,
    threads: env.THREADS,
    designer: parseDesigner(env),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? 'Filigree <atelier@localhost.localdomain>',
      team: env.TEAM_EMAIL,
    },
    voiceAgentUrl: env.ELEVENLABS_AGENT_ID && `${ELEVENLABS_ORIGIN}/app/talk-to?agent_id=${env.ELEVENLABS_AGENT_ID}`,
    metalPricesUrl: env.METAL_PRICES_URL,
    payments: parsePayments(env),
    demo: env.DEMO ?? !isProduction,
    trustedProxies: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  };
}
