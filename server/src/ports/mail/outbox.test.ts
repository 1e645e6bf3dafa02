// @module-tag database
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailer } from '../../jobs/mailer';
import { eventually } from '../../jobs/testing/startStudio';
import { runMailTasks, startApp, TEST_PASSWORD, type TestApp } from '../../testing/startApp';
import { smtpDelivery } from './delivery';
import { openOutbox, type Deliver } from './outbox';
import { scriptedSmtp, type ScriptedSmtp, type SmtpReply } from './testing/smtpServer';

const MINUTE_MS = 60_000;
const FROM = 'Filigree <atelier@filigree.example>';
const EMAIL = { subject: 's', text: 't', html: 'h' };

let app: TestApp;
afterEach(() => app.close());

const waiting = async () =>
  Number((await app.deps.db('outgoing_mails').whereNull('given_up_at').count().first())?.count);
const signUp = (email: string) => app.client().post('/api/auth/signup', { email, password: TEST_PASSWORD });

/** Advances time and runs the queue until nothing waits; an email that is never delivered fails the test. */
async function untilDelivered(): Promise<void> {
  for (let tries = 0; tries < 12 && (await waiting()) > 0; tries += 1) {
    app.clock.advance(5 * MINUTE_MS);
    await runMailTasks(app.deps);
  }
  expect(await waiting()).toBe(0);
}

describe('FLT-12: with a mail server', () => {
  let smtp: ScriptedSmtp;
  beforeEach(async () => {
    smtp = await scriptedSmtp();
    app = await startApp({ deliver: smtpDelivery(smtp.url, FROM) });
  });
  afterEach(() => smtp.close());

  test.each<[string, SmtpReply[]]>([
    ['is too busy once (421)', [421]],
    ['has no room three times (452)', [452, 452, 452]],
    ['refuses twice (550)', [550, 550]],
    ['finds the email wrong (554)', [554]],
    ['cuts the line in the middle of an email', ['cut', 'cut']],
    ['does all of that in turn', [421, 'cut', 550, 452, 554]],
  ])('that %s, a sign-up succeeds and its email arrives later, once', async (_, turns) => {
    smtp.script(...turns);
    expect((await signUp('patient@example.com')).status).toBe(201);
    await runMailTasks(app.deps);
    expect(smtp.received).toEqual([]);
    expect(await waiting()).toBe(1);
    await untilDelivered();
    expect(smtp.received.map(({ to }) => to)).toEqual([['patient@example.com']]);
    expect(smtp.offers()).toBe(turns.length + 1);
  });

  test('that is down, sign-ups succeed, and every email arrives when it is up again', async () => {
    await smtp.shutDown();
    const addresses = Array.from({ length: 5 }, (_, index) => `patient-${index}@example.com`);
    for (const address of addresses) expect((await signUp(address)).status).toBe(201);
    await runMailTasks(app.deps);
    expect(await waiting()).toBe(5);
    await smtp.startAgain();
    await untilDelivered();
    expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(addresses);
  });

  test('that is slow does not delay the response', async () => {
    const mailer = await startMailer(app.deps);
    smtp.hold();
    expect((await signUp('patient@example.com')).status).toBe(201);
    await eventually('the email is offered', () => smtp.offers() === 1);
    expect(
      (await app.client().post('/api/auth/signin', { email: 'patient@example.com', password: TEST_PASSWORD })).status,
    ).toBe(200);
    expect(smtp.received).toEqual([]);
    smtp.release();
    await eventually('the email arrives', () => smtp.received.length === 1);
    await mailer.stop();
    expect(await waiting()).toBe(0);
  });

  test('that works, an email arrives as text and as HTML, with its link', async () => {
    await signUp('real@example.com');
    await runMailTasks(app.deps);
    const [email] = smtp.received;
    expect(email?.to).toEqual(['real@example.com']);
    expect(email?.mail.from?.address).toBe('atelier@filigree.example');
    expect(email?.mail.messageId).toMatch(/^<[0-9a-f-]{36}@filigree\.example>$/);
    const link = /http:\/\/localhost:3000\/confirm-email\?token=[\w-]{43}/.exec(email?.mail.text ?? '')?.[0];
    expect(email?.mail.html).toContain(`href="${link}"`);
  });

  test('SEC-04: ignores line breaks in addresses and subjects: no header or recipient is added', async () => {
    const evil = '\r\nBcc: victim@example.com\r\nX-Evil: 1\r\n\r\nbody';
    await app.deps.db.transaction((transaction) =>
      app.deps.outbox.put(transaction, {
        ...EMAIL,
        to: 'eve@example.com',
        subject: `Hello${evil}`,
        replyTo: `mallory@example.com${evil}`,
      }),
    );
    await runMailTasks(app.deps);
    const [email] = smtp.received;
    expect(email?.to).toEqual(['eve@example.com']);
    const names = email?.mail.headers.map(({ key }) => key) ?? [];
    expect(names.toSorted()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    for (const email of [
      `a@example.com${evil}`,
      'a@example.com,victim@example.com',
      '<a@example.com>',
      'a@example.com>\nRCPT TO:<victim@example.com>',
    ]) {
      const { client } = await app.signUp();
      expect((await signUp(email)).status).toBe(400);
      expect((await client.post('/api/profile/change-email', { new_email: email })).status).toBe(400);
      expect((await app.client().post('/api/auth/forgot-password', { email })).status).toBe(400);
    }
  });
});

test('gives up on an undeliverable email after about a day, and keeps its row', async () => {
  app = await startApp({ deliver: () => Promise.reject(new Error('550 no such mailbox')) });
  await signUp('nowhere@example.com');
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await runMailTasks(app.deps);
    app.clock.advance(60 * MINUTE_MS);
  }
  expect(await app.deps.db('outgoing_mails').select('attempts')).toEqual([{ attempts: 30 }]);
  expect(await waiting()).toBe(0);
});

test('delivers each email once with two mailers', async () => {
  const delivered: string[] = [];
  const slowly: Deliver = async ({ to }) => {
    await new Promise((done) => setTimeout(done, 5));
    delivered.push(to);
  };
  app = await startApp({ deliver: slowly });
  const mailers = [
    await startMailer(app.deps),
    await startMailer({ ...app.deps, outbox: openOutbox({ ...app.deps, deliver: slowly }) }),
  ];
  const addresses = Array.from({ length: 20 }, (_, index) => `${index}@example.com`);
  await app.deps.db.transaction(async (transaction) => {
    for (const to of addresses) await app.deps.outbox.put(transaction, { ...EMAIL, to });
  });
  await eventually('all mails are delivered', async () => (await waiting()) === 0);
  await Promise.all(mailers.map((mailer) => mailer.stop()));
  expect(delivered.toSorted()).toEqual(addresses.toSorted());
});

test('delivers the email of a crashed mailer by another one', async () => {
  const offered: string[] = [];
  let isAlive = false;
  app = await startApp({
    deliver: (_, id) => {
      offered.push(id);
      return isAlive ? Promise.resolve() : new Promise(() => {});
    },
  });
  await app.deps.db.transaction((transaction) =>
    app.deps.outbox.put(transaction, { ...EMAIL, to: 'left@example.com' }),
  );
  const { id } = await app.deps.db('outgoing_mails').first('id');
  void app.deps.outbox.deliver(id);
  await eventually('the first mailer has it', () => offered.length === 1);
  isAlive = true;
  await runMailTasks(app.deps);
  expect(offered).toHaveLength(1);
  app.clock.advance(3 * MINUTE_MS);
  await runMailTasks(app.deps);
  expect(offered).toEqual([id, id]);
  expect(await waiting()).toBe(0);
});

test('never sends the email of a failed transaction', async () => {
  app = await startApp();
  const attempt = app.deps.db.transaction(async (transaction) => {
    await app.deps.outbox.put(transaction, { ...EMAIL, to: 'ghost@example.com' });
    throw new Error('taken back');
  });
  await expect(attempt).rejects.toThrow('taken back');
  expect(await app.mails()).toEqual([]);
});
