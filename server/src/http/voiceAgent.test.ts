import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../testing/startApp';

let [plain, withAgent]: (TestApp | undefined)[] = [];
beforeAll(async () => {
  plain = await startApp();
  withAgent = await startApp({ environment: { ELEVENLABS_AGENT_ID: 'agent_0123456789' } });
});
afterAll(async () => {
  await plain?.close();
  await withAgent?.close();
});

const headersOf = async (app: TestApp | undefined) => (await app!.client().get('/healthz')).headers;

test('PRD-13: allows the frame of the configured voice agent, with the microphone, and no other', async () => {
  const headers = await headersOf(withAgent);
  expect(headers.get('content-security-policy')).toContain('frame-src https://elevenlabs.io;');
  expect(headers.get('permissions-policy')).toContain('microphone=(self "https://elevenlabs.io")');
});

test('PRD-13: allows no frame without a voice agent', async () => {
  const headers = await headersOf(plain);
  expect(headers.get('content-security-policy')).toContain("frame-src 'none';");
  expect(headers.get('permissions-policy')).toContain('microphone=(self),');
});
