import { PICTURE_SIZE } from '@jewelry/contract';
import { z } from 'zod';

export const ROLES = ['all', 'api', 'worker'] as const;
/** What this process does: `all` serves the API and makes pictures, the others do one of the two. */
export type Role = (typeof ROLES)[number];

/** OpenAI, or any server with its interface; Google's models that make pictures. */
export const PAINTERS = ['openai', 'google'] as const;
export type PainterKind = (typeof PAINTERS)[number];

export const DESIGNERS = ['openai', 'anthropic', 'google', 'mistral', 'compatible'] as const;
export type DesignerKind = (typeof DESIGNERS)[number];

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const url = (name: string, protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const price = (name: string) =>
  z
    .string()
    .regex(/^\d{1,4}(\.\d{1,6})?$/, `${name} must be a price in USD`)
    .transform(Number);

const flag = (name: string) =>
  z
    .enum(['0', '1', 'false', 'true'], { error: `${name} must be 1 or 0` })
    .transform((value) => value === '1' || value === 'true');

const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
  z.enum(values, { error: `${name} must be one of ${values.join(', ')}` });

const wholeNumber = (name: string, min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d{1,12}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `${name} must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

/** Parses a number or a switch: `1` or `true` is one. */
const proxies = z
  .string()
  .regex(/^(\d|true|false)$/, 'TRUST_PROXY must be the number of proxies in front of the server, 0 to 9')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)));

export const Environment = z.object({
  NODE_ENV: oneOf('NODE_ENV', ['development', 'test', 'production']).default('development'),
  ROLE: oneOf('ROLE', ROLES).default('all'),
  PORT: wholeNumber('PORT', 1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']).optional(),
  SESSION_SECRET: z.string().min(32, 'SESSION_SECRET must have at least 32 characters').optional(),
  GENERATOR: oneOf('GENERATOR', ['builtin', ...PAINTERS]).default('builtin'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: url('OPENAI_BASE_URL', ['http:', 'https:']).optional(),
  IMAGE_BASE_URL: url('IMAGE_BASE_URL', ['http:', 'https:']).optional(),
  IMAGE_MODEL: z.string().optional(),
  IMAGE_REFERENCE: flag('IMAGE_REFERENCE').default(true),
  PICTURE_SIZE: wholeNumber('PICTURE_SIZE', 256, PICTURE_SIZE).default(PICTURE_SIZE),
  THREADS: wholeNumber('THREADS', 1, 64).optional(),
  GENERATOR_TIMEOUT_S: wholeNumber('GENERATOR_TIMEOUT_S', 5, 600).default(120),
  GENERATOR_FALLBACK: oneOf('GENERATOR_FALLBACK', PAINTERS).optional(),
  FALLBACK_API_KEY: z.string().optional(),
  FALLBACK_BASE_URL: url('FALLBACK_BASE_URL', ['http:', 'https:']).optional(),
  FALLBACK_IMAGE_MODEL: z.string().optional(),
  DESIGNER: oneOf('DESIGNER', DESIGNERS).optional(),
  DESIGNER_MODEL: z.string().optional(),
  DESIGNER_BASE_URL: url('DESIGNER_BASE_URL', ['http:', 'https:']).optional(),
  DESIGNER_VISION: flag('DESIGNER_VISION').default(false),
  DESIGNER_TIMEOUT_S: wholeNumber('DESIGNER_TIMEOUT_S', 1, 60).default(6),
  DESIGNER_DAILY_TOKENS: wholeNumber('DESIGNER_DAILY_TOKENS', 0, 999_999_999_999).default(2_000_000),
  DESIGNER_DAILY_TOKENS_PER_ACCOUNT: wholeNumber('DESIGNER_DAILY_TOKENS_PER_ACCOUNT', 0, 999_999_999_999).default(
    200_000,
  ),
  DESIGNER_INPUT_PRICE: price('DESIGNER_INPUT_PRICE').optional(),
  DESIGNER_OUTPUT_PRICE: price('DESIGNER_OUTPUT_PRICE').optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  MISTRAL_API_KEY: z.string().optional(),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$|^[^\r\n]*<[^\s@]+@[^\s@]+>$/, 'MAIL_FROM must be a mail address')
    .optional(),
  TEAM_EMAIL: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'TEAM_EMAIL must be a mail address')
    .optional(),
  ELEVENLABS_AGENT_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/, 'ELEVENLABS_AGENT_ID must be the id of an agent: letters, digits and underscores')
    .optional(),
  METAL_PRICES_URL: url('METAL_PRICES_URL', ['http:', 'https:']).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_PRO_MONTHLY: z.string().optional(),
  STRIPE_PRICE_PRO_ANNUAL: z.string().optional(),
  STRIPE_PRICE_BUSINESS_MONTHLY: z.string().optional(),
  STRIPE_PRICE_BUSINESS_ANNUAL: z.string().optional(),
  STRIPE_API_URL: url('STRIPE_API_URL', ['http:', 'https:']).optional(),
  DEMO: flag('DEMO').optional(),
  TRUST_PROXY: proxies.default(0),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters').optional(),
  LOG_LEVEL: oneOf('LOG_LEVEL', LOG_LEVELS).default('info'),
});
