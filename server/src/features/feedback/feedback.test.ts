import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FEEDBACK_FILE_MAX_BYTES } from '@jewelry/contract';
import { connect } from '../../database/pool';
import { feedbackKey } from '../../ports/storage/storage';
import { openCommitProxy } from '../../testing/commitProxy';
import { startApp, TEST_PASSWORD, type SignedUp, type TestApp } from '../../testing/startApp';
import { takeReport } from './service';
import { NEUTRALISED, pdfOf, PHOTOGRAPH, PNG, REFUSED, TRACES, UNREADABLE } from './testing/files';

const TEAM = 'workshop@filigree.example';
const PATH = '/api/feedback/report';
let app: TestApp;
let person: SignedUp;
let isOutboxBroken = false;
beforeAll(async () => {
  app = await startApp({
    environment: { TEAM_EMAIL: TEAM },
    change: (deps) => ({
      ...deps,
      outbox: {
        ...deps.outbox,
        put: (transaction, mail) =>
          isOutboxBroken
            ? Promise.reject(new Error('The mail could not be written'))
            : deps.outbox.put(transaction, mail),
      },
    }),
  });
  person = await app.signUp();
});
beforeEach(() => app.deps.rateLimits.reset('feedbackAccount', person.id));
afterAll(() => app.close());

interface Report {
  readonly reportType?: string;
  readonly description?: string;
  readonly file?: Uint8Array;
  /** As its sender calls it. @default 'chain.png' */
  readonly name?: string;
  readonly by?: SignedUp;
  /** Its Idempotency-Key. */
  readonly key?: string;
}

async function report({
  reportType = 'bug',
  description = 'The chain is cut off.',
  file,
  name = 'chain.png',
  by = person,
  key,
}: Report = {}) {
  const body = new FormData();
  body.set('reportType', reportType);
  body.set('description', description);
  if (file) body.set('file', new File([new Uint8Array(file)], name, { type: 'image/png' }));
  const response = await by.client.fetch(PATH, {
    method: 'POST',
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

const rows = () => app.deps.db('feedback_reports').orderBy('created_at', 'desc');

async function filesKept(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.deps.storage.list('feedback')) keys.push(key);
  return keys.toSorted();
}

/** The stored bytes of a report's file. */
async function kept(id: unknown): Promise<Buffer> {
  const row = await app.deps.db('feedback_reports').where({ id }).first();
  const bytes = await app.deps.storage.get(feedbackKey(row.file_name, row.file_kind));
  if (!bytes) throw new Error('The file is missing');
  return bytes;
}

describe('a report (API-14, ROL-08)', () => {
  test('is stored, and the team receives all of it as text', async () => {
    const description = 'The chain is cut off <b>here</b>\nand here\u0000.';
    const { status, body } = await report({
      reportType: 'feature',
      description,
      file: pdfOf(),
      name: '../../../etc/passwd\r\nBcc: all@example.com',
    });
    expect({ status, message: body['message'] }).toEqual({ status: 201, message: 'Thank you for your feedback!' });
    const [row] = await rows();
    expect(row).toMatchObject({
      id: body['id'],
      user_id: person.id,
      report_type: 'feature',
      description: 'The chain is cut off <b>here</b>\nand here .',
      file_kind: 'pdf',
      handled_at: null,
    });
    const mail = (await app.mails()).find(({ to }) => to === TEAM);
    expect(mail?.subject).toBe('Feature request at Filigree');
    expect(mail?.replyTo).toBe(person.email);
    expect(mail?.text).toContain(
      `From: ${person.email}\nDescription: The chain is cut off <b>here</b>\nand here .\nFile: feedback/${row.file_name}.pdf, 0.1 MB`,
    );
    expect(mail?.html).toContain('cut off &lt;b&gt;here&lt;/b&gt;');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/passwd|Bcc/);
  });

  test('quality 59: is among what one gets of oneself, and goes with the account, row and file', async () => {
    const leaver = await app.signUp();
    const before = await filesKept();
    const { body } = await report({ by: leaver, file: PNG, description: 'Mine alone' });
    await report({ by: leaver });
    const entries = unzipSync(new Uint8Array(await (await leaver.client.fetch('/api/profile/export')).arrayBuffer()));
    expect(JSON.parse(strFromU8(entries['feedback.json'] ?? new Uint8Array()))).toMatchObject([
      { id: body['id'], report_type: 'bug', description: 'Mine alone' },
      { description: 'The chain is cut off.' },
    ]);
    expect(Buffer.from(entries[`feedback/${String(body['id'])}.png`] ?? [])).toEqual(await kept(body['id']));

    await leaver.client.delete('/api/profile', { body: { password: TEST_PASSWORD } });
    expect((await rows()).filter(({ user_id }) => user_id === leaver.id)).toEqual([]);
    expect(await filesKept()).toEqual(before);
    expect(await app.deps.db('discarded_feedback_files')).toEqual([]);
  });

  test('comes ten times an hour from one account, and the next one is refused before it is read', async () => {
    const busy = await app.signUp();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await report({ by: busy })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    const { response } = await begun(busy, { 'content-length': '1000' });
    expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await report()).status).toBe(201);
  });

  test('that comes several times under one key leaves one file, and the team hears of it once', async () => {
    const mailsToTeam = async () => (await app.mails()).filter(({ to }) => to === TEAM).length;
    const before = { files: (await filesKept()).length, mails: await mailsToTeam() };
    const replies = await Promise.all(Array.from({ length: 3 }, () => report({ file: PNG, key: 'sent-thrice' })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect({ files: (await filesKept()).length, mails: await mailsToTeam() }).toEqual({
      files: before.files + 1,
      mails: before.mails + 1,
    });
  });

  test('leaves no file behind when it cannot be written', async () => {
    const before = { rows: (await rows()).length, files: await filesKept() };
    isOutboxBroken = true;
    try {
      expect((await report({ file: PNG })).status).toBe(500);
    } finally {
      isOutboxBroken = false;
    }
    expect({ rows: (await rows()).length, files: await filesKept() }).toEqual(before);
  });
});

test('API-14: keeps the file of a report whose COMMIT succeeded while its response was lost', async () => {
  const proxy = await openCommitProxy(app.deps.pool.options.connectionString ?? '', /insert into "feedback_reports"/);
  const connections = connect(proxy.url, () => {});
  const { id, email } = person;
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
    await expect(takeReport({ ...app.deps, db: connections.db }, user, sent)).rejects.toThrow(/terminated/);
    expect(proxy.lost()).toBe(1);
    const stored = await takeReport(app.deps, user, sent);
    expect((await kept(stored)).length).toBeGreaterThan(0);
  } finally {
    await connections.close();
    await proxy.close();
  }
});

describe('quality 34: the file of a report', () => {
  test.each(REFUSED)('is refused when it is %s, whatever it is called', async (_, file) => {
    const before = await filesKept();
    for (const name of ['chain.png', 'chain.pdf']) {
      expect(await report({ file, name })).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type', error: 'Only PNG, JPEG, and PDF files are allowed.' },
      });
    }
    expect(await filesKept()).toEqual(before);
  });

  test.each(UNREADABLE)('is refused when it is %s', async (_, file) => {
    const sentence = 'This file could not be read. Please select another one.';
    expect(await report({ file })).toMatchObject({
      status: 400,
      body: { error: sentence, fields: { file: sentence } },
    });
  });

  test.each(NEUTRALISED)('is written anew when it is %s: only what is seen is kept', async (_, file) => {
    const { status, body } = await report({ file, name: 'chain.html' });
    expect(status).toBe(201);
    const bytes = await kept(body['id']);
    expect(TRACES.filter((trace) => bytes.includes(trace))).toEqual([]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 64, height: 32 });
  });

  test('rotates a phone photograph upright and strips its location', async () => {
    expect((await sharp(PHOTOGRAPH).metadata()).exif).toBeDefined();
    const { body } = await report({ file: PHOTOGRAPH, name: 'chain.jpg' });
    const { format, width, height, exif, orientation } = await sharp(await kept(body['id'])).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 32,
      height: 64,
      exif: undefined,
      orientation: undefined,
    });
  });

  test('stores a PDF unchanged under a generated name, at no public URL', async () => {
    const file = pdfOf(5000);
    const { body } = await report({ file, name: '..%2f..%2fmedia/chain.pdf' });
    expect(await kept(body['id'])).toEqual(file);
    const [{ file_name: name }] = await rows();
    for (const path of [
      `/media/${name}.pdf`,
      `/media/${name}-320.webp`,
      `/media/..%2ffeedback/${name}.pdf`,
      `/media/../feedback/${name}.pdf`,
      `/feedback/${name}.pdf`,
    ]) {
      const answer = await person.client.fetch(path);
      expect(answer.headers.get('content-type')).not.toContain('pdf');
      expect(Buffer.from(await answer.arrayBuffer()).includes(Buffer.from('%PDF'))).toBe(false);
    }
  });

  test('may be left out: a browser then sends an empty one without a name', async () => {
    const body =
      '--x\r\nContent-Disposition: form-data; name="reportType"\r\n\r\nbug\r\n--x\r\nContent-Disposition: form-data; name="description"\r\n\r\nNo file\r\n--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n';
    const answer = await person.client.fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
    });
    expect(answer.status).toBe(201);
    expect((await rows())[0]).toMatchObject({ description: 'No file', file_name: null });
  });
});

/** A report whose body is streamed by the test, and its response. */
function opened(
  by: SignedUp | null,
  headers: Record<string, string>,
): { sending: ClientRequest; answered: Promise<IncomingMessage> } {
  const cookie = [...(by?.client.cookies ?? [])].map((pair) => pair.join('=')).join('; ');
  const sending = httpRequest(`${app.base}${PATH}`, {
    method: 'POST',
    headers: {
      origin: app.deps.config.publicUrl,
      'content-type': 'multipart/form-data; boundary=x',
      ...(cookie && { cookie }),
      ...headers,
    },
  });
  const answered = once(sending, 'response').then(([response]) => response as IncomingMessage);
  return { sending, answered };
}

/** The answer to a report of which only the headers are sent. */
async function begun(by: SignedUp | null, headers: Record<string, string>): Promise<{ response: IncomingMessage }> {
  const { sending, answered } = opened(by, headers);
  sending.on('error', () => undefined);
  sending.flushHeaders();
  const response = await answered;
  sending.destroy();
  return { response };
}

const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="large.pdf"\r\n\r\n';

describe('quality 12: a file of a report', () => {
  test('may have 25 MB exactly, and not a byte more', async () => {
    const { status, body } = await report({ file: pdfOf(FEEDBACK_FILE_MAX_BYTES) });
    expect(status).toBe(201);
    expect((await kept(body['id'])).length).toBe(FEEDBACK_FILE_MAX_BYTES);
    const before = { rows: (await rows()).length, files: await filesKept() };
    const sentence = 'File size exceeds 25MB limit. Please select a smaller file.';
    expect(await report({ file: pdfOf(FEEDBACK_FILE_MAX_BYTES + 1) })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large', error: sentence, fields: { file: sentence } },
    });
    expect({ rows: (await rows()).length, files: await filesKept() }).toEqual(before);
  });

  test('refuses a larger file while it streams, not after the whole body', async () => {
    const { sending, answered } = opened(person, { 'transfer-encoding': 'chunked' });
    sending.on('error', () => undefined);
    sending.write(HEAD);
    sending.write(Buffer.alloc(FEEDBACK_FILE_MAX_BYTES + 1));
    expect((await answered).statusCode).toBe(413);
    sending.destroy();
  });

  test('is refused by its Content-Length, and without a session before its body is read', async () => {
    expect((await begun(person, { 'content-length': String(FEEDBACK_FILE_MAX_BYTES * 40) })).response.statusCode).toBe(
      413,
    );
    expect((await begun(null, { 'content-length': String(FEEDBACK_FILE_MAX_BYTES) })).response.statusCode).toBe(401);
  });

  test('that breaks off in the middle leaves nothing behind', async () => {
    const before = { rows: (await rows()).length, files: await filesKept() };
    const { sending, answered } = opened(person, { 'content-length': '1000000' });
    sending.on('error', () => undefined);
    answered.catch(() => undefined);
    sending.write(HEAD);
    sending.write(Buffer.alloc(1000), () => sending.destroy());
    await new Promise((done) => sending.once('close', done));
    expect((await report()).status).toBe(201);
    expect({ rows: (await rows()).length, files: await filesKept() }).toEqual({ ...before, rows: before.rows + 1 });
  });
});

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
    const answer = await person.client.fetch(PATH, {
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

  test('without a boundary, or as another type', async () => {
    const statuses = await Promise.all(
      [
        'multipart/form-data',
        'multipart/mixed; boundary=x',
        'application/x-www-form-urlencoded',
        'application/json',
      ].map(
        async (type) =>
          (await person.client.fetch(PATH, { method: 'POST', headers: { 'content-type': type }, body: whole + END }))
            .status,
      ),
    );
    expect(statuses).toEqual([400, 415, 415, 415]);
  });

  test('refuses a text beyond every limit', async () => {
    expect(await report({ description: 'x'.repeat(70_000) })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
    expect(await report({ description: 'x'.repeat(5001) })).toMatchObject({
      status: 400,
      body: { fields: { description: 'Please use at most 5,000 characters' } },
    });
  });

  test('quality 24: refuses forms from a client with a session and no Origin header', async () => {
    const body = new FormData();
    body.set('reportType', 'bug');
    body.set('description', 'In the name of another');
    for (const headers of [{ origin: '' }, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      expect((await person.client.fetch(PATH, { method: 'POST', body, headers })).status).toBe(403);
    }
  });
});
