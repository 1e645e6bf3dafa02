import { strFromU8, unzipSync } from 'fflate';
import { endpoints, urlOf, type EndpointName } from '@jewelry/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeGenerator } from '../jobs/testing/fakeGenerator';
import { startStudio, type Studio } from '../jobs/testing/startStudio';
import type { Client } from '../testing/client';
import { TEST_PASSWORD, type SignedUp } from '../testing/startApp';

let app: Studio<FakeGenerator>;
beforeAll(async () => {
  app = await startStudio();
});
afterAll(() => app.close());

interface Scene {
  readonly owner: SignedUp;
  readonly other: SignedUp;
  /** Of the owner. */
  readonly privateImage: string;
  /** Of that image; in no other. */
  readonly prompt: string;
  /** Of the owner. */
  readonly job: string;
}

/** Of a design that is weighed and drafted quickly. */
const SEED = 8;

let scenes = 0;

async function scene(): Promise<Scene> {
  const [owner, other] = await Promise.all([app.signUp({ plan: 'pro' }), app.signUp({ plan: 'pro' })]);
  const prompt = `A private ring, number ${(scenes += 1)}`;
  const { body } = await owner.client.post('/api/generate', { prompt, is_private: true, seed: SEED });
  const job = await app.deps.db('generation_jobs').where({ user_id: owner.id }).first('id');
  return { owner, other, privateImage: body.id, prompt, job: job.id };
}

type CallRequest = Parameters<typeof urlOf>[1] & { readonly body?: object | undefined };

interface Row {
  readonly call: EndpointName;
  readonly params?: (scene: Scene) => Record<string, string>;
  readonly body?: (scene: Scene) => object;
  /** Runs before the call. */
  readonly before?: (scene: Scene) => Promise<unknown>;
  readonly anonymous: number;
  readonly other: number;
  readonly owner: number;
}

const image = ({ privateImage }: Scene) => ({ id: privateImage, imageId: privateImage });
const version = ({ privateImage }: Scene) => ({ id: privateImage, versionId: privateImage });
const job = ({ job: jobId }: Scene) => ({ jobId });
const removed = ({ owner, privateImage }: Scene) => owner.client.delete(`/api/images/${privateImage}`);
const drawn = ({ privateImage }: Scene) =>
  app.deps
    .db('images')
    .where({ id: privateImage })
    .update({ drawing: JSON.stringify({ paths: [], influence: 80 }) });

/** Calls that name a resource of an account: each without a session, as another account, and as its owner. */
const MATRIX: readonly Row[] = [
  { call: 'user', params: ({ owner }) => ({ id: owner.id }), anonymous: 401, other: 404, owner: 200 },
  { call: 'generationJob', params: job, anonymous: 401, other: 404, owner: 200 },
  { call: 'cancelGeneration', params: job, anonymous: 401, other: 404, owner: 200 },
  { call: 'setPrivacy', params: image, body: () => ({ is_private: false }), anonymous: 401, other: 404, owner: 200 },
  { call: 'drawing', params: image, before: drawn, anonymous: 401, other: 404, owner: 200 },
  { call: 'deleteImage', params: image, anonymous: 401, other: 404, owner: 200 },
  { call: 'restoreImage', params: image, before: removed, anonymous: 401, other: 404, owner: 200 },
  { call: 'downloadImage', params: image, body: () => ({}), anonymous: 401, other: 404, owner: 200 },
  { call: 'estimate', params: image, body: () => ({}), anonymous: 401, other: 404, owner: 200 },
  {
    call: 'requestQuote',
    body: ({ privateImage }) => ({ name: 'Ada', message: 'In gold', image: { id: privateImage } }),
    anonymous: 401,
    other: 404,
    owner: 201,
  },
  {
    call: 'placeOrder',
    body: ({ privateImage }) => ({ imageId: privateImage }),
    anonymous: 401,
    other: 404,
    owner: 201,
  },
  { call: 'like', params: image, anonymous: 401, other: 404, owner: 200 },
  { call: 'unlike', params: image, anonymous: 401, other: 404, owner: 200 },
  { call: 'paintImage', params: image, anonymous: 401, other: 404, owner: 422 },
  { call: 'likeImage', params: image, anonymous: 401, other: 404, owner: 200 },
  { call: 'unlikeImage', params: image, anonymous: 401, other: 404, owner: 200 },
  {
    call: 'generate',
    body: ({ owner }) => ({ prompt: 'A ring in the name of the owner', userId: owner.id }),
    anonymous: 401,
    other: 403,
    owner: 200,
  },
  { call: 'piece', params: image, anonymous: 404, other: 404, owner: 200 },
  { call: 'pieceVersion', params: version, anonymous: 404, other: 404, owner: 200 },
  { call: 'partsMap', params: version, anonymous: 404, other: 404, owner: 404 },
  {
    call: 'chooseVersion',
    params: image,
    body: ({ privateImage }) => ({ current: privateImage }),
    anonymous: 401,
    other: 404,
    owner: 200,
  },
  {
    call: 'changePiece',
    params: image,
    body: ({ privateImage }) => ({ from: privateImage, words: 'in silver' }),
    anonymous: 401,
    other: 404,
    owner: 200,
  },
  {
    call: 'draftChange',
    params: image,
    body: ({ privateImage }) => ({ from: privateImage, words: 'in silver' }),
    anonymous: 401,
    other: 404,
    owner: 200,
  },
  {
    call: 'pieceVariations',
    params: image,
    body: ({ privateImage }) => ({ from: privateImage, keep: [] }),
    anonymous: 401,
    other: 404,
    owner: 200,
  },
  { call: 'versionView', params: version, body: () => ({ view: 'front' }), anonymous: 401, other: 404, owner: 200 },
  { call: 'renameVersion', params: version, body: () => ({ name: 'Mine' }), anonymous: 401, other: 404, owner: 200 },
  { call: 'deleteVersion', params: version, anonymous: 401, other: 404, owner: 200 },
  /** A private image is visible to anyone with its link. */
  { call: 'sharedImage', params: image, anonymous: 200, other: 200, owner: 200 },
];

/** Calls about the caller's own account: 401 without a session, and no data of other accounts in the response. */
const OWN_DATA: Partial<Record<EndpointName, CallRequest>> = {
  me: {},
  usage: {},
  generationJobs: {},
  recentImages: { query: { history: 'true' } },
  resendConfirmation: {},
  updateProfile: { body: { first_name: 'Ada' } },
  changeEmail: { body: { new_email: 'moved@example.com' } },
  changePassword: { body: { current_password: TEST_PASSWORD, new_password: 'another sound password' } },
  deleteAccount: { body: { password: TEST_PASSWORD } },
  exportProfile: {},
  clearHistory: {},
  likesStatus: { body: { imageIds: [] } },
  quotes: {},
  orders: {},
  checkout: { body: { plan: 'pro', cycle: 'monthly' } },
  billingPortal: {},
  subscription: {},
  invoices: {},
  sendFeedback: {},
};

/** Public routes: they return no account data, or need a password or a secret link. */
const PUBLIC: readonly EndpointName[] = [
  'signIn',
  'signUp',
  'signOut',
  'confirmEmail',
  'forgotPassword',
  'resetPassword',
  'topImages',
  'plans',
  'capabilities',
  'billingWebhook',
];

const ROLES = ['anonymous', 'other', 'owner'] as const;
const clientOf = (role: (typeof ROLES)[number], { owner, other }: Scene) =>
  role === 'anonymous' ? app.client() : { owner, other }[role].client;

/** Sends a call of the contract, as JSON where it has a body. */
const send = (client: Client, name: EndpointName, { body, ...request }: CallRequest): Promise<Response> =>
  client.fetch(urlOf(endpoints[name], request), {
    method: endpoints[name].method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

const historyOf = async ({ client }: SignedUp): Promise<{ id: string; is_private: boolean }[]> =>
  (await client.get('/api/images/recent?history=true')).body.images;

describe('SEC-51: resources of an account', () => {
  test('the tables list every call of the contract', () => {
    const placed = new Set<string>([...MATRIX.map(({ call }) => call), ...Object.keys(OWN_DATA), ...PUBLIC]);
    expect(Object.keys(endpoints).filter((name) => !placed.has(name))).toEqual([]);
  });

  let ofRefused: Promise<Scene> | undefined;
  /** Calls of the owner may change the scene; all others are refused or only read. */
  const sceneFor = (role: (typeof ROLES)[number], hasPreparation: boolean) =>
    role === 'owner' || hasPreparation ? scene() : (ofRefused ??= scene());

  const cells = MATRIX.flatMap((row) => ROLES.map((role) => ({ ...row, name: row.call, role, status: row[role] })));
  test.each(cells)('$name by $role: $status', async ({ call, params, body, before, role, status }) => {
    const shown = await sceneFor(role, before !== undefined);
    await before?.(shown);
    const response = await send(clientOf(role, shown), call, { params: params?.(shown), body: body?.(shown) });
    const text = await response.text();
    expect({ status: response.status, text: status === response.status ? '' : text }).toEqual({ status, text: '' });
    if (status >= 400) {
      expect(text).not.toContain(shown.prompt);
      expect(text).not.toContain(shown.owner.email);
    }
  });

  test.each(Object.entries(OWN_DATA))('%s needs a session', async (name, request) => {
    const response = await send(app.client(), name as EndpointName, request);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error: 'Authentication required',
      message: 'Authentication required',
      code: 'unauthenticated',
    });
  });

  test("the user's own data contains nothing of other users", async () => {
    const { owner, other, privateImage, prompt, job: jobId } = await scene();
    await owner.client.post('/api/orders', { imageId: privateImage });
    await owner.client.post('/api/quotes', { name: 'Ada', message: 'In gold', image: { id: privateImage } });
    const report = new FormData();
    report.set('reportType', 'bug');
    report.set('description', `What is wrong with ${prompt}`);
    await owner.client.fetch('/api/feedback/report', { method: 'POST', body: report });
    const secrets = [owner.id, owner.email, privateImage, jobId, prompt];
    const paths = [
      '/api/auth/me',
      '/api/usage',
      '/api/generate/jobs',
      '/api/images/recent?history=true',
      '/api/images/recent?history=true&q=ring',
      '/api/images/recent',
      '/api/images/top',
      '/api/quotes',
      '/api/orders',
    ];
    const texts = await Promise.all(paths.map(async (path) => (await other.client.get(path)).text));
    texts.push((await other.client.post('/api/likes/status/get', { imageIds: [privateImage] })).text);
    const entries = unzipSync(new Uint8Array(await (await other.client.fetch('/api/profile/export')).arrayBuffer()));
    texts.push(...Object.values(entries).map((bytes) => strFromU8(bytes)));
    for (const secret of secrets) expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  });

  test('clearing a history and deleting an account do not affect other accounts', async () => {
    const { owner, other, privateImage } = await scene();
    await other.client.delete('/api/generate/history/delete');
    await other.client.delete('/api/profile', { body: { password: TEST_PASSWORD } });
    expect((await historyOf(owner)).map(({ id }) => id)).toEqual([privateImage]);
  });
});

describe('the roles', () => {
  test('ROL-01: an anonymous visitor browses the gallery, reads the plans and opens shared images', async () => {
    const { owner } = await scene();
    const { body: shown } = await owner.client.post('/api/generate', {
      prompt: 'A ring for everybody',
      is_private: false,
    });
    for (const path of ['/api/images/recent', '/api/images/top', '/api/plans', `/api/generate/shared/${shown.id}`]) {
      expect({ path, status: (await app.client().get(path)).status }).toEqual({ path, status: 200 });
    }
    expect((await app.client().get('/api/images/recent')).text).toContain(shown.id);
  });

  test('ROL-04: a confirmed account may use everything it owns', async () => {
    for (const [name, request] of Object.entries(OWN_DATA)) {
      const { client } = await app.signUp();
      const response = await send(client, name as EndpointName, request);
      await response.arrayBuffer();
      expect({ name, isRefused: [401, 403].includes(response.status) || response.status >= 500 }).toEqual({
        name,
        isRefused: false,
      });
    }
  });

  test('ROL-05: private images stay private when the plan ends, and new ones are public', async () => {
    const { owner, privateImage } = await scene();
    await app.deps.db('users').where({ id: owner.id }).update({ subscription_plan: 'free' });
    const { body: made } = await owner.client.post('/api/generate', {
      prompt: 'A ring after the plan',
      is_private: true,
    });
    expect(made.is_private).toBe(false);
    const { text } = await app.client().get('/api/images/recent');
    expect([text.includes(made.id), text.includes(privateImage)]).toEqual([true, false]);
    expect((await historyOf(owner)).find(({ id }) => id === privateImage)).toMatchObject({ is_private: true });
  });
});
