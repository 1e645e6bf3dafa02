import { once } from 'node:events';
import { billOfMaterials, designFromPrompt, edited } from '@jewelry/design';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { startStudio, type Studio } from '../../jobs/testing/startStudio';
import { addImages, newImage } from '../../testing/pictures';
import type { SignedUp } from '../../testing/startApp';

const { spec } = designFromPrompt({ prompt: 'a gold ring with a diamond', seed: 1 });
const SILVER = { op: 'set', id: spec.root.id, metal: { alloy: 'silver-925' } } as const;

let app: Studio<FakeGenerator>;
let owner: SignedUp;
let first: string;
beforeAll(async () => {
  app = await startStudio();
});
beforeEach(async () => {
  owner = await app.signUp({ plan: 'pro' });
  const image = newImage(owner, { prompt: spec.prompt });
  await addImages(app, [{ ...image, metadata: { ...image.metadata, design: { ...spec } } }]);
  first = image.id;
});
afterAll(() => app.close());

const send = (call: 'changes' | 'drafts' | 'variations', body: object) =>
  owner.client.post(`/api/pieces/${first}/${call}`, { from: first, ...body });
const used = async (): Promise<number> => (await owner.client.get('/api/usage')).body.count as number;

const aborted = ({ signal }: AbortController): Promise<unknown> =>
  signal.aborted ? Promise.resolve() : once(signal, 'abort');

describe('a draft', () => {
  it('API-40: reports no change of weight when none changes, and that of a new metal', async () => {
    const { body: rough } = await send('drafts', { words: 'matte' });
    expect(rough.difference.grams).toBe(0);
    const { body: light } = await send('drafts', { words: 'in silver' });
    const [was, is] = [billOfMaterials(spec), billOfMaterials(edited(spec, SILVER))];
    expect(light.difference.grams).toBeCloseTo(is.metals[0]!.grams - was.metals[0]!.grams, 1);
  });

  it('API-40: is refused with Retry-After beyond the rate limit, and uses no quota', async () => {
    for (let count = 0; count < 180; count += 1) await app.deps.rateLimits.consume('draftAccount', owner.id);
    for (let count = 0; count < 20; count += 1) await app.deps.rateLimits.consume('variationAccount', owner.id);
    const refused = await Promise.all([send('drafts', { words: 'in silver' }), send('variations', { keep: [] })]);
    for (const { status, body, headers } of refused) {
      expect([status, body.code]).toEqual([429, 'rate_limited']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await send('changes', { words: 'in silver' })).status).toBe(200);
    expect(await used()).toBe(1);
  });

  it('API-40: does not delay generations when it is slow', async () => {
    const { drafts } = app.deps;
    const [started, rest] = [new AbortController(), new AbortController()];
    const slow = vi.spyOn(drafts, 'render').mockImplementationOnce(async (...request) => {
      started.abort();
      await aborted(rest);
      slow.mockRestore();
      return drafts.render(...request);
    });
    const waiting = send('drafts', { words: 'in silver' });
    await aborted(started);
    expect((await send('changes', { words: 'in platinum' })).status).toBe(200);
    rest.abort();
    expect((await waiting).status).toBe(200);
    expect(await used()).toBe(1);
  });
});
