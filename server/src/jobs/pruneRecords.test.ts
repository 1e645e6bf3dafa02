// @module-tag database
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admitJob } from '../features/generation/store';
import { mailOf } from '../ports/mail/layout';
import { openOutbox } from '../ports/mail/outbox';
import { startApp, type TestApp } from '../testing/startApp';
import { pruneRecords } from './pruneRecords';
import { claimJob, failJob } from './store';

const DAY_MS = 24 * 60 * 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('deletes finished jobs and quota of past days, and keeps open jobs and the quota of today', async () => {
  const { db } = app.deps;
  const { id: user } = await app.signUp();
  const admit = async (): Promise<string> => {
    const admission = await admitJob(db, {
      user,
      limit: 5,
      request: { prompt: 'a ring', drawing: { paths: null, png: 'iVBORw0KGgo', influence: 80 } },
      isPrivate: false,
      key: null,
      hash: Buffer.alloc(32),
    });
    if (admission.outcome !== 'accepted') throw new Error(admission.outcome);
    return admission.job;
  };
  const [over, open] = [await admit(), await admit()];
  const claimed = await claimJob(db, over, 60_000);
  if (!claimed) throw new Error('The job could not be claimed');
  expect(claimed.request.drawing?.png).toBe('iVBORw0KGgo');
  await failJob(db, claimed, { code: 'generation_failed', message: 'no' });
  expect((await db('generation_jobs').where({ id: over }).first('request')).request).toEqual({ prompt: 'a ring' });
  await db('quota').insert({ user_id: user, day: '2020-01-01', n: 3 });
  expect(await pruneRecords(app.deps)).toBe(1);
  app.clock.advance(31 * DAY_MS);
  expect(await pruneRecords(app.deps)).toBe(1);
  expect((await db('generation_jobs').where({ user_id: user }).select('id')).map(({ id }) => id)).toEqual([open]);
  expect(await db('quota').where({ user_id: user })).toHaveLength(1);
});

test('deletes the content of an undeliverable email at once and its row after a month', async () => {
  const { db, clock, log } = app.deps;
  const outbox = openOutbox({ db, clock, log, deliver: () => Promise.reject(new Error('no such mailbox')) });
  await db.transaction((transaction) =>
    outbox.put(
      transaction,
      mailOf('gone@example.com', 'Confirm', {
        title: 'Confirm',
        paragraphs: ['https://filigree.example/confirm-email?token=live'],
        note: '',
      }),
    ),
  );
  const mail = await db('outgoing_mails').where({ recipient: 'gone@example.com' }).first('id');
  await db('outgoing_mails')
    .where({ id: mail.id })
    .update({ attempts: 29, next_attempt_at: new Date(0) });
  await outbox.deliver(mail.id);
  expect(await db('outgoing_mails').where({ id: mail.id }).first()).toMatchObject({
    subject: 'Confirm',
    text: '',
    html: '',
    given_up_at: expect.any(Date),
  });
  app.clock.advance(31 * DAY_MS);
  await pruneRecords(app.deps);
  expect(await db('outgoing_mails').where({ id: mail.id })).toEqual([]);
});
