/**
 * Measures whether response times reveal that an address has an account: `npm run bench -- enumeration`.
 *
 * Sends each call for an address with an account and for one without, in turn and in random order, from another client
 * address each time, to the built server with emails enabled. Prints a Markdown table: medians with the middle 80 % in
 * ms, the ratio of the medians, and whether status and text were the same. (A successful sign-up also opens a session,
 * which a taken address never does; only the common text is compared.)
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildServer } from '../build';

const TRIES = 200;
const WARM_UP = 10;
const PORT = '39572';
const BASE = `http://127.0.0.1:${PORT}`;
/** Lets the background work of one call finish before the next is measured. */
const PAUSE_MS = 40;

const PASSWORD = 'a sound password of the bench';
/** More than one: guesses are counted for an account, and refused after a while. */
const KNOWN = Array.from({ length: 10 }, (_, index) => `known-${index}@example.com`);
const KINDS = ['known', 'unknown'] as const;
type Kind = (typeof KINDS)[number];

let serial = 0;
const nextSerial = (): number => (serial += 1);
const clientAddress = (): string => `10.${(nextSerial() >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;

async function post(path: string, body: object): Promise<{ status: number; text: string; ms: number }> {
  const began = performance.now();
  const response = await fetch(`${BASE}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `http://localhost:${PORT}`,
      'x-forwarded-for': clientAddress(),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const ms = performance.now() - began;
  const { user: _, ...shared } = JSON.parse(text) as Record<string, unknown>;
  return { status: response.status, text: JSON.stringify(shared), ms };
}

const addressOf = (kind: Kind): string =>
  kind === 'known' ? (KNOWN[nextSerial() % KNOWN.length] ?? '') : `unknown-${nextSerial()}@example.com`;

const CALLS: Record<string, (kind: Kind) => ReturnType<typeof post>> = {
  'sign in, wrong password': (kind) =>
    post('/api/auth/signin', { email: addressOf(kind), password: 'not the password' }),
  'sign up': (kind) => post('/api/auth/signup', { email: addressOf(kind), password: PASSWORD }),
  'forgot password': (kind) => post('/api/auth/forgot-password', { email: addressOf(kind) }),
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

async function measure(name: string, call: (kind: Kind) => ReturnType<typeof post>): Promise<string> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const answers: Record<Kind, Set<string>> = { known: new Set(), unknown: new Set() };
  for (let attempt = 0; attempt < TRIES + WARM_UP; attempt += 1) {
    const order = Math.random() < 0.5 ? KINDS : KINDS.toReversed();
    for (const kind of order) {
      const { status, text, ms } = await call(kind);
      await sleep(PAUSE_MS);
      answers[kind].add(`${status} ${text}`);
      if (attempt >= WARM_UP) times[kind].push(ms);
    }
  }
  const [known, unknown] = KINDS.map((kind) => times[kind].toSorted((a, b) => a - b));
  if (!known || !unknown) return '';
  const shown = (sorted: readonly number[]): string =>
    `${at(sorted, 0.5).toFixed(1)} (${at(sorted, 0.1).toFixed(1)} to ${at(sorted, 0.9).toFixed(1)})`;
  const isSame = answers.known.size === 1 && [...answers.known].join() === [...answers.unknown].join();
  return `| ${name} | ${shown(known)} | ${shown(unknown)} | ${(at(known, 0.5) / at(unknown, 0.5)).toFixed(3)} | ${isSame ? 'yes' : 'NO'} |`;
}

await buildServer();
const dataDir = mkdtempSync(join(tmpdir(), 'filigree-enumeration-'));
chmodSync(dataDir, 0o711);
const server = spawn(process.execPath, [fileURLToPath(new URL('../dist/main.js', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, PORT, DEMO: '0', LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
});
try {
  for await (const chunk of server.stdout) if (String(chunk).includes('ready at')) break;
  for (const email of KNOWN) await post('/api/auth/signup', { email, password: PASSWORD });
  console.log(`Medians of ${TRIES} tries each, ms (middle 80 %)\n`);
  console.log('| call | with an account | without one | ratio | same status and text |\n|---|---|---|---|---|');
  for (const [name, call] of Object.entries(CALLS)) console.log(await measure(name, call));
} finally {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
