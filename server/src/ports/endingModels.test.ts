import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testConfig } from '../testing/config';
import { endingModels, warnOfEndingModels } from './endingModels';
import ENDING from './endingModels.json' with { type: 'json' };

const models = (environment: Readonly<Record<string, string>>) => endingModels(testConfig('/tmp', environment));
const OPENAI = { GENERATOR: 'openai', OPENAI_API_KEY: 'key' };

test('PRO-12: names the variable of a model that its service ends, with the day and the source', () => {
  expect(
    models({
      ...OPENAI,
      IMAGE_MODEL: 'gpt-image-1.5',
      DESIGNER: 'google',
      DESIGNER_MODEL: 'gemini-2.0-flash',
      GOOGLE_GENERATIVE_AI_API_KEY: 'key',
    }),
  ).toEqual([
    {
      variable: 'IMAGE_MODEL',
      model: 'gpt-image-1.5',
      ends: '2026-12-01',
      source: 'https://developers.openai.com/api/docs/deprecations',
      readOn: ENDING.read_on,
    },
    {
      variable: 'DESIGNER_MODEL',
      model: 'gemini-2.0-flash',
      ends: '2026-06-01',
      source: 'https://ai.google.dev/gemini-api/docs/deprecations',
      readOn: ENDING.read_on,
    },
  ]);
});

test('PRO-12: reports nothing for other models, and for the same id on a self-hosted server', () => {
  expect(models({ ...OPENAI, IMAGE_MODEL: 'another' })).toEqual([]);
  expect(models({ ...OPENAI, IMAGE_MODEL: 'gpt-image-1.5', OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1' })).toEqual([]);
});

test('PRO-12: warns in one line of the log, without the key', () => {
  const lines: string[] = [];
  warnOfEndingModels(
    testConfig('/tmp', { ...OPENAI, OPENAI_API_KEY: 'sk-very-secret', IMAGE_MODEL: 'dall-e-3' }),
    pino({}, { write: (line: string) => lines.push(line) }),
  );
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'model ends',
    variable: 'IMAGE_MODEL',
    model: 'dall-e-3',
    ends: '2026-05-12',
  });
  expect(lines[0]).not.toContain('sk-very-secret');
});

test('PRO-12: every row of the table has a day and a page of its service', () => {
  for (const { ends, source } of ENDING.models) {
    expect(new Date(ends).toISOString().slice(0, 10)).toBe(ends);
    expect(new URL(source).protocol).toBe('https:');
  }
});
