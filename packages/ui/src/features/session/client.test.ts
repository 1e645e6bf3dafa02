// @vitest-environment jsdom
import { handlersOf, createWorld, MOCK_PASSWORD } from '@jewelry/mocks';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { call } from './client';
import { ApiFailure, ConnectionFailure, messageOf } from './failures';

const server = setupServer(...handlersOf(createWorld({ signedInAs: 'free' })));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const respondWith = (response: () => Response) => server.use(http.get('*/api/plans', response));
const failureOfPlans = () => call('plans').catch((error: unknown) => error);

describe('a call of the contract', () => {
  it('sends a request of the contract and returns its response', async () => {
    const { user } = await call('signIn', { body: { email: 'pro@example.com', password: MOCK_PASSWORD } });
    expect(user).toMatchObject({ email: 'pro@example.com', subscription_plan: 'pro' });
  });

  it('API-01: sends the cookies of the page to its own site only', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    await call('me');
    await call('signIn', { body: { email: 'pro@example.com', password: MOCK_PASSWORD } });
    expect(sent.mock.calls.map(([, init]) => init?.credentials)).toEqual(['same-origin', 'same-origin']);
    sent.mockRestore();
  });

  it('reports message, code and fields of a refusal', async () => {
    const failure = await call('signUp', { body: { email: 'no-address', password: 'short' } }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({
      status: 400,
      code: 'validation_failed',
      fields: { email: 'Please enter a valid email address' },
    });
  });

  it.each([
    [{ message: 'Said first', error: 'Said second' }, 'Said first'],
    [{ error: 'Said second' }, 'Said second'],
    [{}, 'API error 418'],
  ])('takes its sentence from %o (API-37)', async (body, sentence) => {
    respondWith(() => HttpResponse.json(body, { status: 418 }));
    expect(await failureOfPlans()).toMatchObject({ status: 418, message: sentence });
  });

  it('reports a response that is not JSON (VAL-05)', async () => {
    respondWith(() => HttpResponse.html('<h1>Hello</h1>'));
    expect(await failureOfPlans()).toMatchObject({ message: 'Server returned non-JSON response' });
  });

  it('reports invalid JSON (ERR-24)', async () => {
    respondWith(() => new HttpResponse('{"data":', { headers: { 'content-type': 'application/json' } }));
    expect(await failureOfPlans()).toMatchObject({ message: 'Invalid response from server' });
  });

  it('distinguishes a lost connection from a refusal', async () => {
    respondWith(() => HttpResponse.error());
    expect(await failureOfPlans()).toBeInstanceOf(ConnectionFailure);
  });

  it('reads the Retry-After header', async () => {
    respondWith(() => HttpResponse.json({ error: 'Later' }, { status: 429, headers: { 'retry-after': '42' } }));
    expect(await failureOfPlans()).toMatchObject({ retryAfter: 42 });
  });

  it('rejects, in development, a response that does not match the contract', async () => {
    respondWith(() => HttpResponse.json({ data: [{ key: 'free' }] }));
    await expect(call('plans')).rejects.toThrow(/does not fit the contract/);
  });
});

it('ERR-23: shows messages of the server only, never a status or a message of the runtime', () => {
  expect(messageOf(new ApiFailure({ status: 400, message: 'Please do' }))).toBe('Please do');
  expect(messageOf(new ApiFailure({ status: 502, message: 'API error 502' }))).toBeNull();
  expect(messageOf(new ConnectionFailure())).toBeNull();
  expect(messageOf(new TypeError('x is undefined'))).toBeNull();
});
