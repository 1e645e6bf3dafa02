import { expect, test } from 'vitest';
import { testConfig } from '../../testing/config';
import { capabilitiesOf } from './capabilities';

const withEnvironment = (environment: Readonly<Record<string, string>>) =>
  capabilitiesOf(testConfig('/tmp', environment));
const OPENAI = { GENERATOR: 'openai', OPENAI_API_KEY: 'key', IMAGE_MODEL: 'model' };

test('PRO-01: names no outside host while nothing is configured', () => {
  expect(withEnvironment({})).toMatchObject({
    generator: 'builtin',
    designer: null,
    sends_words_to: [],
    sends_pictures_to: [],
  });
});

test('PRO-01: names the host that receives words and pictures, without its port or path', () => {
  expect(withEnvironment(OPENAI)).toMatchObject({
    generator: 'openai',
    sends_words_to: ['api.openai.com'],
    sends_pictures_to: ['api.openai.com'],
  });
  expect(withEnvironment({ ...OPENAI, OPENAI_BASE_URL: 'https://images.example:8443/v1?key=secret' })).toMatchObject({
    sends_words_to: ['images.example'],
  });
});

test.each(['http://localhost:8080/v1', 'http://127.0.0.1:8080/v1', 'http://[::1]:8080/v1'])(
  'PRO-01: names no host for a service on this machine: %s',
  (url) => {
    expect(withEnvironment({ ...OPENAI, OPENAI_BASE_URL: url })).toMatchObject({
      generator: 'openai',
      sends_words_to: [],
      sends_pictures_to: [],
    });
  },
);

test('PRD-13: names the voice agent to business accounts alone', () => {
  const config = testConfig('/tmp', { ELEVENLABS_AGENT_ID: 'agent_0123456789' });
  expect(capabilitiesOf(config, 'business').voice_agent).toBe(
    'https://elevenlabs.io/app/talk-to?agent_id=agent_0123456789',
  );
  for (const plan of ['pro', 'free', null] as const) expect(capabilitiesOf(config, plan).voice_agent).toBeNull();
  expect(capabilitiesOf(testConfig('/tmp'), 'business').voice_agent).toBeNull();
});
