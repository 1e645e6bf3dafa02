import { designFromPrompt } from '@jewelry/design';
import { TEXTS } from '@jewelry/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESIGNERS } from '../../environment';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { fakeGenerator } from '../../jobs/testing/fakeGenerator';
import { startStudioWith, type Studio } from '../../jobs/testing/startStudio';
import { dialectOf } from '../testing/dialects';
import { fails, hangs, says } from '../testing/behaviours';
import { startScriptedProvider, type ScriptedProvider } from '../testing/scriptedProvider';
import { tokensOfDay } from './budget';
import { languageModelDesigner } from './languageModel';
import { changeReader } from './reader';

const CHANGE = 'something my grandmother would wear';
const none = { slot: null, kind: null, params: [], alloy: null, finish: null, stone: null, cut: null, size_mm: null };
const answer = (...operations: readonly Readonly<Record<string, unknown>>[]) =>
  says(JSON.stringify({ operations: operations.map((one) => ({ ...none, ...one })) }));
const ROSE = answer({ op: 'set', id: 'shank', alloy: 'rose-gold-18k', finish: 'satin' });

let provider: ScriptedProvider;
let studio: Studio<FakeGenerator>;
beforeAll(async () => {
  provider = await startScriptedProvider();
  studio = await startStudioWith(
    fakeGenerator(),
    {},
    {
      DESIGNER: 'mistral',
      DESIGNER_MODEL: 'scripted',
      DESIGNER_BASE_URL: provider.baseUrlOf('mistral'),
      DESIGNER_TIMEOUT_S: '1',
    },
  );
});
afterAll(async () => {
  await studio.close();
  await provider.close();
});

/** A ring of an account, and a function that requests a change of it. */
async function ring() {
  const { client, id } = await studio.signUp({ plan: 'business' });
  const { body } = await client.post('/api/generate', { prompt: 'a gold ring with a ruby', seed: 7 });
  const change = (words: string) => client.post(`/api/pieces/${body.id as string}/changes`, { from: body.id, words });
  return { id, client, change };
}

describe('a change that the built-in language layer cannot parse', () => {
  it.each(DESIGNERS)('PRO-11: becomes operations through %s', async (kind) => {
    const config = {
      kind,
      model: 'scripted',
      baseUrl: provider.baseUrlOf(kind),
      apiKey: 'key',
      hasVision: false,
      timeoutMs: 2_000,
      dailyTokens: 1e6,
      dailyTokensPerAccount: 1e6,
      usdPerMillionTokens: undefined,
    } as const;
    const { id: account } = await studio.signUp();
    const reader = changeReader({
      designer: await languageModelDesigner(config),
      config,
      db: studio.deps.db,
      log: pino({ level: 'silent' }),
    });
    const { spec: design } = designFromPrompt({ prompt: 'a gold ring with a ruby', seed: 7 });
    provider.next(ROSE);
    expect(await reader.read({ words: CHANGE, design, account })).toEqual({
      edits: [{ op: 'set', id: 'shank', metal: { alloy: 'rose-gold-18k', finish: 'satin' } }],
    });
    const { path, body } = provider.requests.at(-1)!;
    expect(dialectOf(path).textsOf(body).user).toEqual([CHANGE]);
  });

  it('PRO-11: creates a version of the piece, and counts in the budget', async () => {
    const { id, change } = await ring();
    provider.next(ROSE);
    const { status, body } = await change(CHANGE);
    expect(status).toBe(200);
    expect(body.version.difference.changes).toContainEqual(
      expect.objectContaining({ part: 'shank', what: 'metal.alloy', to: 'rose-gold-18k' }),
    );
    expect(await tokensOfDay(studio.deps.db, id)).toMatchObject({ account: 1380 });
  });

  it('PRO-11: is repaired once', async () => {
    const { change } = await ring();
    const before = provider.requests.length;
    provider.next(answer({ op: 'set', id: 'tiara', alloy: 'rose-gold-18k' }), ROSE);
    expect((await change(CHANGE)).status).toBe(200);
    expect(provider.requests.length - before).toBe(2);
  });

  it.each([
    ['is down', fails(503, 'server_error', null)],
    ['answers too late', hangs],
    ['refuses', says('', 'length')],
  ])(
    'PRO-11: returns the built-in answer with a note while the service %s, without using quota',
    async (_, behaviour) => {
      const { client, change } = await ring();
      provider.next(behaviour, behaviour);
      const { status, body } = await change(CHANGE);
      expect([status, body.code]).toEqual([422, 'change_not_possible']);
      expect(body.message).toMatch(
        new RegExp(`^We could not read a change in this\\..* ${TEXTS.readWithoutDesigner}$`),
      );
      expect((await client.get('/api/usage')).body.count).toBe(1);
      // The response queued for a second request is consumed.
      for (let left = 0; left < 2; left++)
        await fetch(`${provider.baseUrl}/models/x`, { signal: AbortSignal.timeout(200) }).catch(() => null);
    },
  );

  it('PRO-11: returns the built-in answer when the service finds no change', async () => {
    const { change } = await ring();
    provider.next(answer());
    const { status, body } = await change(CHANGE);
    expect(status).toBe(422);
    expect(body.message).not.toContain(TEXTS.readWithoutDesigner);
  });

  it('PRO-11: calls no provider for a change that the built-in layer can parse', async () => {
    const { change } = await ring();
    const before = provider.requests.length;
    expect((await change('make it platinum')).status).toBe(200);
    expect(provider.requests.length).toBe(before);
  });
});
