import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config';
import { Environment } from './environment';

const dataDir = mkdtempSync(join(tmpdir(), 'filigree-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const SECRET = 'a secret of more than thirty-two characters';
const read = (environment: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: dataDir, SESSION_SECRET: SECRET, ...environment });

describe('without any setting', () => {
  test('configures a server for one user on this machine', () => {
    expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({
      environment: 'development',
      role: 'all',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      generator: { kind: 'builtin' },
      pictureSize: 1024,
      mail: { smtpUrl: undefined },
      demo: true,
      trustedProxies: 0,
      logLevel: 'info',
    });
  });

  test('creates secrets once, stores them, and denies access to other users', () => {
    const { downloadSigningKey } = readConfig({ DATA_DIR: dataDir });
    expect(readConfig({ DATA_DIR: dataDir }).downloadSigningKey).toBe(downloadSigningKey);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o077).toBe(0);
  });
});

test('accepts a side below 1024 px for built-in photographs', () => {
  expect(read({ PICTURE_SIZE: '512' }).pictureSize).toBe(512);
});

test('accepts a number of render threads, and leaves it to the renderer without one', () => {
  expect(read({ THREADS: '3' }).threads).toBe(3);
  expect(read().threads).toBeUndefined();
});

test('treats an empty variable as unset', () => {
  expect(read({ PORT: '', PUBLIC_URL: ' ', DEMO: '' })).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    demo: true,
  });
});

test('derives the public URL from the port, and strips its trailing slash', () => {
  expect(read({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  expect(read({ PUBLIC_URL: 'https://filigree.example/' }).publicUrl).toBe('https://filigree.example');
});

test('SEC-57: production refuses to start without a secret, and creates none', () => {
  const fresh = join(dataDir, 'production');
  expect(() => readConfig({ NODE_ENV: 'production', DATA_DIR: fresh })).toThrow(
    'SESSION_SECRET is required in production',
  );
  expect(existsSync(fresh)).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', DATA_DIR: fresh, SESSION_SECRET: SECRET }).demo).toBe(false);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535'],
  [{ PUBLIC_URL: 'filigree.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://'],
  [
    { DATABASE_URL: 'mysql://localhost' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
  ],
  [{ SMTP_URL: 'http://localhost' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://'],
  [{ MAIL_FROM: 'no-address' }, 'MAIL_FROM must be a mail address'],
  [{ TEAM_EMAIL: 'workshop' }, 'TEAM_EMAIL must be a mail address'],
  [
    { METAL_PRICES_URL: 'file:///etc/prices.json' },
    'METAL_PRICES_URL must be an address that starts with http:// or https://',
  ],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET'],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'STRIPE_SECRET_KEY needs STRIPE_PRICE_PRO_MONTHLY',
  ],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, test, production'],
  [{ ROLE: 'queue' }, 'ROLE must be one of all, api, worker'],
  [{ ROLE: 'worker' }, 'ROLE=worker needs DATABASE_URL'],
  [{ GENERATOR: 'magic' }, 'GENERATOR must be one of builtin, openai, google'],
  [{ GENERATOR: 'openai' }, 'GENERATOR=openai needs OPENAI_API_KEY'],
  [{ GENERATOR: 'openai', OPENAI_API_KEY: 'k' }, 'GENERATOR=openai needs IMAGE_MODEL'],
  [{ GENERATOR: 'google' }, 'GENERATOR=google needs GOOGLE_GENERATIVE_AI_API_KEY, or IMAGE_BASE_URL'],
  [{ GENERATOR: 'google', IMAGE_BASE_URL: 'http://127.0.0.1:1/v1beta' }, 'GENERATOR=google needs IMAGE_MODEL'],
  [{ ELEVENLABS_AGENT_ID: 'x&y' }, 'ELEVENLABS_AGENT_ID must be the id of an agent'],
  [{ PICTURE_SIZE: '2048' }, 'PICTURE_SIZE must be a whole number from 256 to 1024'],
  [{ THREADS: '0' }, 'THREADS must be a whole number from 1 to 64'],
  [{ THREADS: 'all' }, 'THREADS must be a whole number from 1 to 64'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be the number of proxies'],
  [{ DEMO: 'maybe' }, 'DEMO must be 1 or 0'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters'],
])('%j is answered with what to change', (environment: Record<string, string>, sentence) => {
  expect(() => read(environment)).toThrow(ConfigError);
  expect(() => read(environment)).toThrow(sentence);
});

test('.env.example lists every variable', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const source = readFileSync(new URL('./environment.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
});

test('PRO-15: the README lists every variable of a provider with its default', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const names = Object.keys(Environment.shape).filter((name) =>
    /^(?:GENERATOR|IMAGE|FALLBACK|DESIGNER|OPENAI|ANTHROPIC|GOOGLE|MISTRAL|ELEVENLABS)/.test(name),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))).toEqual([]);
  const defaults = Object.entries(Environment.parse({})).filter(
    ([name, value]) => names.includes(name) && typeof value !== 'string',
  );
  expect(
    defaults.filter(([name, value]) => !rows.some((row) => row.startsWith(`| \`${name}\` | ${Number(value)} |`))),
  ).toEqual([]);
});

describe('a design service', () => {
  test('needs a model, and a key where the provider is reached at its own address', () => {
    expect(() => read({ DESIGNER: 'anthropic' })).toThrow('DESIGNER=anthropic needs DESIGNER_MODEL');
    expect(() => read({ DESIGNER: 'anthropic', DESIGNER_MODEL: 'm' })).toThrow(
      'DESIGNER=anthropic needs ANTHROPIC_API_KEY',
    );
    expect(() => read({ DESIGNER: 'compatible', DESIGNER_MODEL: 'm' })).toThrow(
      'DESIGNER=compatible needs DESIGNER_BASE_URL',
    );
    expect(read({ DESIGNER: 'mistral', DESIGNER_MODEL: 'm', MISTRAL_API_KEY: 'k' }).designer).toMatchObject({
      baseUrl: 'https://api.mistral.ai/v1',
      timeoutMs: 6_000,
    });
  });

  test('shares the address and the key of GENERATOR=openai unless it has its own', () => {
    const shared = {
      DESIGNER: 'openai',
      DESIGNER_MODEL: 'm',
      OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
      OPENAI_API_KEY: 'k',
    };
    expect(read(shared).designer).toMatchObject({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: 'k' });
    expect(read({ ...shared, DESIGNER_BASE_URL: 'http://127.0.0.1:2/v1' }).designer).toMatchObject({
      baseUrl: 'http://127.0.0.1:2/v1',
    });
    expect(read({}).designer).toBeUndefined();
  });
});
