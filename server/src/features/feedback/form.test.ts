import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FEEDBACK_PATH, startFeedbackSuite, type FeedbackSuite } from './testing/feedbackSuite';

let suite: FeedbackSuite;
beforeAll(async () => {
  suite = await startFeedbackSuite();
});
beforeEach(() => suite.reset());
afterAll(() => suite.app.close());

describe('an unknown form', () => {
  const field = (name: string, value: string, rest = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;
  const whole = field('reportType', 'bug') + field('description', 'Two of them');
  const END = '--x--\r\n';
  test.each([
    ['empty', ''],
    ['not whole', `${whole}--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc`],
    ['with a field twice', whole + field('description', 'And another') + END],
    ['with two files', whole + field('file', 'a', '; filename="a"') + field('file', 'b', '; filename="b"') + END],
    [
      'with a file where a text belongs',
      field('reportType', 'bug') + field('description', 'abc', '; filename="a.txt"') + END,
    ],
    ['of very many parts', whole + Array.from({ length: 40 }, (_, index) => field(`f${index}`, 'x')).join('') + END],
    ['of no parts at all', 'nothing like a form'],
  ])('is refused: %s', async (_, body) => {
    const answer = await suite.person.client.fetch(FEEDBACK_PATH, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'malformed_body',
      error: 'The request body is not a valid form',
    });
  });

  test('is refused without a boundary, or as another type', async () => {
    const statuses = await Promise.all(
      [
        'multipart/form-data',
        'multipart/mixed; boundary=x',
        'application/x-www-form-urlencoded',
        'application/json',
      ].map(
        async (type) =>
          (
            await suite.person.client.fetch(FEEDBACK_PATH, {
              method: 'POST',
              headers: { 'content-type': type },
              body: whole + END,
            })
          ).status,
      ),
    );
    expect(statuses).toEqual([400, 415, 415, 415]);
  });

  test('is refused with a text beyond every limit', async () => {
    expect(await suite.report({ description: 'x'.repeat(70_000) })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
    expect(await suite.report({ description: 'x'.repeat(5001) })).toMatchObject({
      status: 400,
      body: { fields: { description: 'Please use at most 5,000 characters' } },
    });
  });

  test('SEC-24: is refused from a client with a session and no Origin header', async () => {
    const body = new FormData();
    body.set('reportType', 'bug');
    body.set('description', 'In the name of another');
    for (const headers of [{ origin: '' }, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      expect((await suite.person.client.fetch(FEEDBACK_PATH, { method: 'POST', body, headers })).status).toBe(403);
    }
  });
});
