import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../database/pool';
import { openCommitProxy } from '../../testing/commitProxy';
import { TEST_PASSWORD } from '../../testing/startApp';
import { acceptReport } from './service';
import { startFeedbackSuite, TEAM_EMAIL, type FeedbackSuite } from './testing/feedbackSuite';
import { pdfOf, PNG } from './testing/files';

let suite: FeedbackSuite;
beforeAll(async () => {
  suite = await startFeedbackSuite();
});
beforeEach(() => suite.reset());
afterAll(() => suite.app.close());

describe('a report (API-14, ROL-08)', () => {
  test('is stored, and the team receives all of it as text', async () => {
    const description = 'The chain is cut off <b>here</b>\nand here\u0000.';
    const { status, body } = await suite.report({
      reportType: 'feature',
      description,
      file: pdfOf(),
      name: '../../../etc/passwd\r\nBcc: all@example.com',
    });
    expect({ status, message: body['message'] }).toEqual({ status: 201, message: 'Thank you for your feedback!' });
    const [row] = await suite.rows();
    expect(row).toMatchObject({
      id: body['id'],
      user_id: suite.person.id,
      report_type: 'feature',
      description: 'The chain is cut off <b>here</b>\nand here .',
      file_kind: 'pdf',
      handled_at: null,
    });
    const mail = (await suite.app.mails()).find(({ to }) => to === TEAM_EMAIL);
    expect(mail?.subject).toBe('Feature request at Filigree');
    expect(mail?.replyTo).toBe(suite.person.email);
    expect(mail?.text).toContain(
      `From: ${suite.person.email}\nDescription: The chain is cut off <b>here</b>\nand here .\nFile: feedback/${row?.file_name}.pdf, 0.1 MB`,
    );
    expect(mail?.html).toContain('cut off &lt;b&gt;here&lt;/b&gt;');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/passwd|Bcc/);
  });

  test('SEC-59: is part of the export of the account, and is deleted with the account, row and file', async () => {
    const leaver = await suite.app.signUp();
    const before = await suite.storedFiles();
    const { body } = await suite.report({ by: leaver, file: PNG, description: 'Mine alone' });
    await suite.report({ by: leaver });
    const entries = unzipSync(new Uint8Array(await (await leaver.client.fetch('/api/profile/export')).arrayBuffer()));
    expect(JSON.parse(strFromU8(entries['feedback.json'] ?? new Uint8Array()))).toMatchObject([
      { id: body['id'], report_type: 'bug', description: 'Mine alone' },
      { description: 'The chain is cut off.' },
    ]);
    expect(Buffer.from(entries[`feedback/${String(body['id'])}.png`] ?? [])).toEqual(
      await suite.storedFile(body['id']),
    );

    await leaver.client.delete('/api/profile', { body: { password: TEST_PASSWORD } });
    expect((await suite.rows()).filter(({ user_id }) => user_id === leaver.id)).toEqual([]);
    expect(await suite.storedFiles()).toEqual(before);
    expect(await suite.app.deps.db('discarded_feedback_files')).toEqual([]);
  });

  test('is accepted ten times an hour per account, and refused before it is read afterwards', async () => {
    const busy = await suite.app.signUp();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await suite.report({ by: busy })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    const { response } = await suite.sendHeaders(busy, { 'content-length': '1000' });
    expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await suite.report()).status).toBe(201);
  });

  test('stores one file and one email to the team when it is sent repeatedly under one key', async () => {
    const mailsToTeam = async () => (await suite.app.mails()).filter(({ to }) => to === TEAM_EMAIL).length;
    const before = { files: (await suite.storedFiles()).length, mails: await mailsToTeam() };
    const replies = await Promise.all(Array.from({ length: 3 }, () => suite.report({ file: PNG, key: 'sent-thrice' })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect({ files: (await suite.storedFiles()).length, mails: await mailsToTeam() }).toEqual({
      files: before.files + 1,
      mails: before.mails + 1,
    });
  });

  test('stores no file when its row cannot be written', async () => {
    const before = { rows: (await suite.rows()).length, files: await suite.storedFiles() };
    suite.isOutboxBroken = true;
    try {
      expect((await suite.report({ file: PNG })).status).toBe(500);
    } finally {
      suite.isOutboxBroken = false;
    }
    expect({ rows: (await suite.rows()).length, files: await suite.storedFiles() }).toEqual(before);
  });
});

test('API-14: keeps its file when the COMMIT succeeded while its response was lost', async () => {
  const proxy = await openCommitProxy(
    suite.app.deps.pool.options.connectionString ?? '',
    /insert into "feedback_reports"/,
  );
  const connections = connect(proxy.url, () => {});
  const { id, email } = suite.person;
  const user = {
    id,
    email,
    emailConfirmed: true,
    firstName: null,
    lastName: null,
    plan: 'free',
    pendingEmail: null,
  } as const;
  const sent = {
    fields: { reportType: 'bug', description: 'The chain is cut off.' },
    file: PNG,
    key: 'answer-lost',
  } as const;
  try {
    await expect(acceptReport({ ...suite.app.deps, db: connections.db }, user, sent)).rejects.toThrow(/terminated/);
    expect(proxy.lost()).toBe(1);
    const stored = await acceptReport(suite.app.deps, user, sent);
    expect((await suite.storedFile(stored)).length).toBeGreaterThan(0);
  } finally {
    await connections.close();
    await proxy.close();
  }
});
