import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { startApp, TEST_PASSWORD, type TestApp } from '../../testing/startApp';
import { smtpDelivery } from './delivery';
import type { Deliver } from './outbox';

let app: TestApp;
afterEach(() => app.close());

const MINUTE_MS = 60_000;
const waiting = async () => Number((await app.deps.db('outgoing_mails').whereNull('given_up_at').count().first())?.count);

test('R12: a sign-up succeeds while no mail server answers; its mail is delivered once one does', async () => {
  const delivered: string[] = [];
  let isUp = false;
  const deliver: Deliver = async (mail) => {
    if (!isUp) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    delivered.push(mail.to);
  };
  app = await startApp({ deliver });
  expect((await app.client().post('/api/auth/signup', { email: 'patient@example.com', password: TEST_PASSWORD })).status).toBe(201);
  await app.deps.outbox.drain();
  expect(await waiting()).toBe(1);
  isUp = true;
  await app.deps.outbox.drain();
  expect(delivered).toEqual([]);
  app.clock.advance(MINUTE_MS);
  await app.deps.outbox.drain();
  expect(delivered).toEqual(['patient@example.com']);
  expect(await waiting()).toBe(0);
});

test('a mail that nobody takes is given up after about a day, and kept to be looked at', async () => {
  app = await startApp({ deliver: () => Promise.reject(new Error('550 no such mailbox')) });
  await app.client().post('/api/auth/signup', { email: 'nowhere@example.com', password: TEST_PASSWORD });
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await app.deps.outbox.drain();
    app.clock.advance(60 * MINUTE_MS);
  }
  expect(await app.deps.db('outgoing_mails').select('attempts')).toEqual([{ attempts: 30 }]);
  expect(await waiting()).toBe(0);
});

test('two processes deliver each mail once', async () => {
  const delivered: string[] = [];
  app = await startApp({
    deliver: async (mail) => {
      await new Promise((done) => setTimeout(done, 20));
      delivered.push(mail.to);
    },
  });
  const { openOutbox } = await import('./outbox');
  const other = openOutbox({ ...app.deps, deliver: async (mail) => void delivered.push(mail.to) });
  await app.deps.db.transaction(async (transaction) => {
    for (let index = 0; index < 20; index += 1) await app.deps.outbox.put(transaction, { to: `${index}@example.com`, subject: 's', text: 't', html: 'h' });
  });
  await Promise.all([app.deps.outbox.drain(), other.drain()]);
  await other.close();
  expect(delivered.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `${index}@example.com`).toSorted());
});

test('a mail of a transaction that fails is never sent', async () => {
  app = await startApp();
  const attempt = app.deps.db.transaction(async (transaction) => {
    await app.deps.outbox.put(transaction, { to: 'ghost@example.com', subject: 's', text: 't', html: 'h' });
    throw new Error('taken back');
  });
  await expect(attempt).rejects.toThrow('taken back');
  expect(await app.mails()).toEqual([]);
});

test('with SMTP_URL the mail reaches the server as text and as HTML', async () => {
  const received: { message: Buffer; to: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ message: Buffer.concat(chunks), to: session.envelope.rcptTo.map((recipient) => recipient.address) });
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  app = await startApp({ deliver: smtpDelivery(`smtp://127.0.0.1:${port}`, 'Filigree <atelier@filigree.example>') });
  try {
    await app.client().post('/api/auth/signup', { email: 'real@example.com', password: TEST_PASSWORD });
    await app.deps.outbox.drain();
    expect(received).toHaveLength(1);
    const [{ message, to } = { message: Buffer.of(), to: [] }] = received;
    const mail = await PostalMime.parse(message);
    expect(to).toEqual(['real@example.com']);
    expect(mail.from?.address).toBe('atelier@filigree.example');
    const link = /http:\/\/localhost:3000\/confirm-email\?token=[\w-]{43}/.exec(mail.text ?? '')?.[0];
    expect(mail.html).toContain(`href="${link}"`);
  } finally {
    await new Promise<void>((done) => server.close(done));
  }
});
