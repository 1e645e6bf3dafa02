import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/startApp';
import { tokensOfDay } from './budget';
import { DesignerError, type Designer } from './designer';
import { promptReader, type PromptReader } from './reader';

const READING = {
  requirements: [{ words: 'ring', concept: 'lacking' as const, value: 'Tiara', refused: false, role: null, of: null }],
};
const LIMITS = {
  hasVision: false,
  timeoutMs: 200,
  dailyTokens: 1_000,
  dailyTokensPerAccount: 400,
  usdPerMillionTokens: { input: 1, output: 4 },
};

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });

function reads(read: Designer['read'], limits = LIMITS): PromptReader {
  return promptReader({
    designer: { id: 'scripted', read, change: () => Promise.reject(new DesignerError('invalid')) },
    config: limits,
    db: app.deps.db,
    log,
  });
}
const working: Designer['read'] = async () => ({ reading: READING, usage: { inputTokens: 150, outputTokens: 50 } });
const signal = new AbortController().signal;

describe('reading with a design service', () => {
  it('PRO-05: counts the tokens by account and day, logs them with their price, and stops at the ceiling of the account', async () => {
    const { id: account } = await app.signUp();
    const reader = reads(working);
    expect(await reader.read({ prompt: 'a ring', account }, signal)).toEqual({ reading: READING });
    expect(await tokensOfDay(app.deps.db, account)).toMatchObject({ account: 200 });
    expect(lines.find((line) => line.includes('designer tokens used'))).toContain('"usd":0.00035');
    await reader.read({ prompt: 'a ring', account }, signal);
    expect(await reader.read({ prompt: 'a ring', account }, signal)).toEqual({});
    expect((await tokensOfDay(app.deps.db, account)).account).toBe(400);
    const { id: other } = await app.signUp();
    expect(await reader.read({ prompt: 'a ring', account: other }, signal)).toEqual({ reading: READING });
  });

  it('PRO-05: stops at the ceiling of the installation', async () => {
    const { id: account } = await app.signUp();
    const { installation } = await tokensOfDay(app.deps.db, account);
    expect(
      await reads(working, { ...LIMITS, dailyTokens: installation }).read({ prompt: 'a ring', account }, signal),
    ).toEqual({});
    expect(
      await reads(working, { ...LIMITS, dailyTokens: installation + 1 }).read({ prompt: 'a ring', account }, signal),
    ).toEqual({ reading: READING });
  });

  it('PRO-05: times out, counts the used tokens, and logs neither prompt nor response', async () => {
    const { id: account } = await app.signUp();
    const slow: Designer['read'] = (_, stopped) =>
      new Promise((_resolve, reject) => {
        stopped.addEventListener('abort', () =>
          reject(new DesignerError('timeout', { inputTokens: 30, outputTokens: 0 })),
        );
      });
    const started = Date.now();
    expect(await reads(slow).read({ prompt: 'a very private ring', account }, signal)).toEqual({});
    expect(Date.now() - started).toBeLessThan(2_000);
    expect((await tokensOfDay(app.deps.db, account)).account).toBe(30);
    expect(lines.join('')).not.toContain('private ring');
  });

  it('PRO-05: counts what the catalogue lacks, by term', async () => {
    const { id: account } = await app.signUp();
    const before = await app.deps.db('catalogue_gaps').where({ term: 'tiara' }).first<{ n: number } | undefined>('n');
    await reads(working).read({ prompt: 'a ring', account }, signal);
    expect(await app.deps.db('catalogue_gaps').where({ term: 'tiara' }).first('n')).toEqual({
      n: (before?.n ?? 0) + 1,
    });
  });
});
