import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryOf } from '../ports/mail/delivery';
import { testConfig } from '../testing/config';
import { startApp, type TestApp } from '../testing/startApp';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: {}, change: (deps) => deps });
});
afterAll(() => app.close());

test('lists the emails of the outbox newest first, with their links', async () => {
  const deliver = deliveryOf(testConfig(app.deps.config.dataDir));
  const mail = {
    to: 'ada@example.com',
    subject: 'Größe & <b>',
    text: 'Open:\nhttp://localhost:3000/confirm-email?token=abc\n',
    html: '<p>Open</p><script>alert(1)</script>',
  };
  await deliver({ ...mail, subject: 'First' }, randomUUID());
  await deliver(mail, randomUUID());
  const { body } = await app.client().get('/dev/mail.json');
  expect(body).toHaveLength(2);
  expect(body[0]).toMatchObject({
    to: 'ada@example.com',
    subject: 'Größe & <b>',
    links: ['http://localhost:3000/confirm-email?token=abc'],
  });
  const page = await app.client().get('/dev/mail');
  expect(page.text).toContain('Größe &amp; &lt;b&gt;');
  const email = await app.client().get(/src="(\/dev\/mail\/[^"]+)"/.exec(page.text)?.[1] ?? '');
  expect(email.status).toBe(200);
  expect(email.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/);
});

test('SEC-04: a line break in a mail changes neither its recipient nor its headers', async () => {
  const deliver = deliveryOf(testConfig(app.deps.config.dataDir));
  await deliver(
    { to: 'eve@example.com', subject: 'Hello\r\nBcc: victim@example.com', text: 'x', html: 'x' },
    randomUUID(),
  );
  const { body } = await app.client().get('/dev/mail.json');
  expect(body[0].to).toBe('eve@example.com');
  expect(body[0].subject).toMatch(/^Hello\s+Bcc: victim@example.com$/);
});

test.each([
  ['in production', { NODE_ENV: 'production' }],
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:25' }],
])('serves no mail page %s', async (_, environment) => {
  const closed = await startApp({ environment, deliver: async () => {} });
  try {
    const answers = await Promise.all(
      ['/dev/mail', '/dev/mail.json', '/dev/mail/x'].map((path) => closed.client().get(path)),
    );
    for (const answer of answers) expect(answer.text).not.toMatch(/outbox|"links"|No mail yet/);
  } finally {
    await closed.close();
  }
});
