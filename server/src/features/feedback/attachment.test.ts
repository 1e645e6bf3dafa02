import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FEEDBACK_FILE_MAX_BYTES } from '@jewelry/contract';
import { FEEDBACK_PATH, startFeedbackSuite, type FeedbackSuite } from './testing/feedbackSuite';
import { NEUTRALISED, pdfOf, PHOTOGRAPH, REFUSED, TRACES, UNREADABLE } from './testing/files';

let suite: FeedbackSuite;
beforeAll(async () => {
  suite = await startFeedbackSuite();
});
beforeEach(() => suite.reset());
afterAll(() => suite.app.close());

describe('SEC-34: the file of a report', () => {
  test.each(REFUSED)('is refused when it is %s, under any file name', async (_, file) => {
    const before = await suite.storedFiles();
    for (const name of ['chain.png', 'chain.pdf']) {
      expect(await suite.report({ file, name })).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type', error: 'Only PNG, JPEG, and PDF files are allowed.' },
      });
    }
    expect(await suite.storedFiles()).toEqual(before);
  });

  test.each(UNREADABLE)('is refused when it is %s', async (_, file) => {
    const sentence = 'This file could not be read. Please select another one.';
    expect(await suite.report({ file })).toMatchObject({
      status: 400,
      body: { error: sentence, fields: { file: sentence } },
    });
  });

  test.each(NEUTRALISED)('is re-encoded when it is %s: only its pixels are stored', async (_, file) => {
    const { status, body } = await suite.report({ file, name: 'chain.html' });
    expect(status).toBe(201);
    const bytes = await suite.storedFile(body['id']);
    expect(TRACES.filter((trace) => bytes.includes(trace))).toEqual([]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 64, height: 32 });
  });

  test('is rotated upright and loses its location when it is a phone photograph', async () => {
    expect((await sharp(PHOTOGRAPH).metadata()).exif).toBeDefined();
    const { body } = await suite.report({ file: PHOTOGRAPH, name: 'chain.jpg' });
    const { format, width, height, exif, orientation } = await sharp(await suite.storedFile(body['id'])).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 32,
      height: 64,
      exif: undefined,
      orientation: undefined,
    });
  });

  test('is stored unchanged under a generated name, at no public URL, when it is a PDF', async () => {
    const file = pdfOf(5000);
    const { body } = await suite.report({ file, name: '..%2f..%2fmedia/chain.pdf' });
    expect(await suite.storedFile(body['id'])).toEqual(file);
    const name = (await suite.rows())[0]?.file_name;
    for (const path of [
      `/media/${name}.pdf`,
      `/media/${name}-320.webp`,
      `/media/..%2ffeedback/${name}.pdf`,
      `/media/../feedback/${name}.pdf`,
      `/feedback/${name}.pdf`,
    ]) {
      const answer = await suite.person.client.fetch(path);
      expect(answer.headers.get('content-type')).not.toContain('pdf');
      expect(Buffer.from(await answer.arrayBuffer()).includes(Buffer.from('%PDF'))).toBe(false);
    }
  });

  test('may be empty and without a name, as browsers send it when none is selected', async () => {
    const body =
      '--x\r\nContent-Disposition: form-data; name="reportType"\r\n\r\nbug\r\n--x\r\nContent-Disposition: form-data; name="description"\r\n\r\nNo file\r\n--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n';
    const answer = await suite.person.client.fetch(FEEDBACK_PATH, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
    });
    expect(answer.status).toBe(201);
    expect((await suite.rows())[0]).toMatchObject({ description: 'No file', file_name: null });
  });
});

const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="large.pdf"\r\n\r\n';

describe('SEC-12: a file of a report', () => {
  test('may have 25 MB, and no byte more', async () => {
    const { status, body } = await suite.report({ file: pdfOf(FEEDBACK_FILE_MAX_BYTES) });
    expect(status).toBe(201);
    expect((await suite.storedFile(body['id'])).length).toBe(FEEDBACK_FILE_MAX_BYTES);
    const before = { rows: (await suite.rows()).length, files: await suite.storedFiles() };
    const sentence = 'File size exceeds 25MB limit. Please select a smaller file.';
    expect(await suite.report({ file: pdfOf(FEEDBACK_FILE_MAX_BYTES + 1) })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large', error: sentence, fields: { file: sentence } },
    });
    expect({ rows: (await suite.rows()).length, files: await suite.storedFiles() }).toEqual(before);
  });

  test('is refused while it streams, not after the whole body, when it is larger', async () => {
    const { sending, answered } = suite.open(suite.person, { 'transfer-encoding': 'chunked' });
    sending.on('error', () => undefined);
    sending.write(HEAD);
    sending.write(Buffer.alloc(FEEDBACK_FILE_MAX_BYTES + 1));
    expect((await answered).statusCode).toBe(413);
    sending.destroy();
  });

  test('is refused by its Content-Length, or without a session, before its body is read', async () => {
    expect(
      (await suite.sendHeaders(suite.person, { 'content-length': String(FEEDBACK_FILE_MAX_BYTES * 40) })).response
        .statusCode,
    ).toBe(413);
    expect(
      (await suite.sendHeaders(null, { 'content-length': String(FEEDBACK_FILE_MAX_BYTES) })).response.statusCode,
    ).toBe(401);
  });

  test('is not stored when the body is truncated', async () => {
    const before = { rows: (await suite.rows()).length, files: await suite.storedFiles() };
    const { sending, answered } = suite.open(suite.person, { 'content-length': '1000000' });
    sending.on('error', () => undefined);
    answered.catch(() => undefined);
    sending.write(HEAD);
    sending.write(Buffer.alloc(1000), () => sending.destroy());
    await new Promise((done) => sending.once('close', done));
    expect((await suite.report()).status).toBe(201);
    expect({ rows: (await suite.rows()).length, files: await suite.storedFiles() }).toEqual({
      ...before,
      rows: before.rows + 1,
    });
  });
});
