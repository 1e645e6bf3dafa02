import { TEXTS } from '@jewelry/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDesignedStudio } from '../../jobs/testing/startDesignedStudio';
import type { Studio } from '../../jobs/testing/startStudio';
import type { Generator } from '../generators/generator';
import { fails } from '../testing/behaviours';
import { startScriptedProvider, type ScriptedProvider } from '../testing/scriptedProvider';

const PROMPT = 'A pendant of the lighthouse where we met, with its red lamp';

const KEY = 'sk-very-secret';
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });

let provider: ScriptedProvider;
let studio: Studio<Generator>;
beforeAll(async () => {
  provider = await startScriptedProvider();
  const config = { kind: 'openai', baseUrl: provider.baseUrl, apiKey: KEY, hasVision: false } as const;
  studio = await startDesignedStudio(config, log);
});
afterAll(async () => {
  await studio.close();
  await provider.close();
});

describe('a piece designed by a language model', () => {
  it('PRO-03: has the requirements that the model read, judged by the geometry, and states what the catalogue lacks', async () => {
    const { client } = await studio.signUp();
    const { status, body } = await client.post('/api/generate', { prompt: PROMPT, seed: 5 });
    expect(status).toBe(200);
    expect(body.metadata).toMatchObject({ type: 'pendant', reading_note: null });
    expect(body.built.stones.map(({ kind }: { kind: string }) => kind)).toContain('ruby');
    expect(body.requirements).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ text: 'red lamp', status: 'met' }),
        expect.objectContaining({
          text: 'the lighthouse',
          status: 'not',
          note: 'Our catalogue does not have this yet.',
        }),
      ]),
    );
    const estimate = await client.post(`/api/generate/estimate/${body.id as string}`, {});
    expect(estimate.status).toBe(200);
  });

  it('PRO-11: keeps the reading of the model when it is changed, without another request', async () => {
    const { client, id: account } = await studio.signUp({ plan: 'business' });
    const { body } = await client.post('/api/generate', { prompt: PROMPT, seed: 5 });
    const before = provider.requests.length;
    const change = async (from: string, words: string) => {
      const answer = await client.post(`/api/pieces/${body.id as string}/changes`, { from, words });
      expect(answer.status).toBe(200);
      return answer.body.version.image;
    };
    const first = await change(body.id, 'make it platinum');
    const second = await change(first.id, 'satin finish');
    for (const { requirements, metadata, built } of [first, second]) {
      expect(requirements.map(({ text }: { text: string }) => text)).toEqual(
        body.requirements.map(({ text }: { text: string }) => text),
      );
      expect(requirements).toContainEqual(expect.objectContaining({ text: 'red lamp', status: 'met' }));
      expect(metadata.not_understood).toEqual(body.metadata.not_understood);
      expect(built.metals[0].alloy).toBe('platinum-950');
    }
    expect(provider.requests.length).toBe(before);
    const { rows } = await studio.deps.db.raw<{ rows: unknown[] }>(
      `select from generation_jobs where user_id = ? and request::text like '%requirements%'`,
      [account],
    );
    expect(rows).toHaveLength(0);
  });

  it('PRO-05: is read by the built-in language layer while the service fails, with a note', async () => {
    provider.next(fails(503, 'server_error', null));
    const { client } = await studio.signUp();
    const { status, body } = await client.post('/api/generate', { prompt: 'a rose gold ring with a ruby', seed: 5 });
    expect(status).toBe(200);
    expect(body.metadata).toMatchObject({ type: 'ring', reading_note: 'Read without the design service.' });
    expect(body.requirements).toContainEqual(expect.objectContaining({ text: 'ruby', status: 'met' }));
  });

  it('PRO-05: keeps the note when it is changed, since its requirements have the same reading', async () => {
    provider.next(fails(503, 'server_error', null));
    const { client } = await studio.signUp({ plan: 'business' });
    const { body } = await client.post('/api/generate', { prompt: 'a rose gold ring with a ruby', seed: 5 });
    let from = body.id as string;
    for (const words of ['make it platinum', 'satin finish']) {
      const changed = await client.post(`/api/pieces/${body.id as string}/changes`, { from, words });
      expect(changed.body.version.image.metadata.reading_note).toBe(TEXTS.readWithoutDesigner);
      from = changed.body.version.image.id as string;
    }
  });

  it('PRO-09: exposes neither key nor prompt in logs and responses, also when the service repeats both in its error', async () => {
    provider.next(
      (_, response) =>
        void response.writeHead(401, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            error: {
              message: `Incorrect API key ${KEY} for "a very private ring"`,
              type: 'invalid_request_error',
              code: 'invalid_api_key',
            },
          }),
        ),
    );
    const { client } = await studio.signUp();
    const { status, body } = await client.post('/api/generate', { prompt: 'a very private ring', seed: 5 });
    expect(status).toBe(200);
    const capabilities = await client.get('/api/capabilities');
    expect(JSON.stringify([body, capabilities.body])).not.toContain(KEY);
    expect(lines.join('')).toContain('"kind":"auth"');
    expect(lines.join('')).not.toMatch(/sk-very-secret|private ring/);
  });
});
