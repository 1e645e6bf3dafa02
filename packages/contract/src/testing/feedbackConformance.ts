import { strFromU8, unzipSync } from 'fflate';
import { FEEDBACK_FILE_MAX_BYTES, FEEDBACK_TEXTS } from '../constants/feedback';
import { FORM_TEXTS } from '../constants/forms';
import { TEXTS } from '../constants/texts';
import { SMALL_PNG } from './drawings';
import { signUpConfirmed, type Person, signUp } from './people';
import type { Suite } from './suite';

const PNG = Uint8Array.from(atob(SMALL_PNG.slice(SMALL_PNG.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
const fileOf = (bytes: string | Uint8Array<ArrayBuffer>, name: string, type: string): File =>
  new File([bytes], name, { type });

/** Bug reports and feature requests. */
export function feedbackConformance({ describe, test, expect, harness }: Suite): void {
  const report = (person: Person, rest: Record<string, string | Blob> = {}, headers: Record<string, string> = {}) =>
    person.request('sendFeedback', {
      form: { reportType: 'bug', description: 'The chain is cut off on the left side.', ...rest },
      headers,
    });
  const filesOf = async (person: Person) =>
    unzipSync((await person.request('exportProfile', { headers: { accept: 'application/zip' } })).file);
  const reportsIn = (entries: Record<string, Uint8Array>): unknown =>
    JSON.parse(strFromU8(entries['feedback.json'] ?? new Uint8Array()));

  describe('feedback', () => {
    test("accepts a report with a picture, confirms it, and includes it in the account's export (API-14, DAT-23)", async () => {
      const person = await signUpConfirmed(harness());
      const description = 'The chain is cut off\non the left side.';
      const reply = await report(person, {
        description: ` ${description}\n`,
        file: fileOf(PNG, 'chain.png', 'image/png'),
      });
      expect(reply.status).toBe(201);
      expect(reply.body).toMatchObject({ message: FEEDBACK_TEXTS.thanks });
      const { id } = reply.body as { id: string };
      const entries = await filesOf(person);
      expect(reportsIn(entries)).toMatchObject([{ id, report_type: 'bug', description }]);
      expect(Object.keys(entries)).toContain(`feedback/${id}.png`);
    });

    test('stores one report per Idempotency-Key', async () => {
      const person = await signUpConfirmed(harness());
      const headers = { 'idempotency-key': 'the-same-report' };
      const file = fileOf(PNG, 'chain.png', 'image/png');
      const replies = await Promise.all(Array.from({ length: 3 }, () => report(person, { file }, headers)));
      const [id, ...others] = new Set(replies.map(({ body }) => (body as { id: string }).id));
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(others).toEqual([]);
      expect(reportsIn(await filesOf(person))).toMatchObject([{ id }]);
      const otherReports: Record<string, string | Blob>[] = [{ file, description: 'Another chain' }, {}];
      for (const another of otherReports) {
        const reply = await report(person, another, headers);
        expect(reply.status).toBe(422);
        expect(reply.body).toMatchObject({ code: 'idempotency_mismatch' });
      }
      const elsewhere = await report(await signUpConfirmed(harness()), { file }, headers);
      expect((elsewhere.body as { id: string }).id === id).toBe(false);
    });

    test('needs no file, and is accepted before the address is confirmed, since failing confirmations are worth a report', async () => {
      const person = await signUp(harness());
      expect((await report(person, { reportType: 'feature' })).status).toBe(201);
    });

    test('requires a type and a description that is not blank (FBK-03), and names the missing one', async () => {
      const person = await signUpConfirmed(harness());
      const reply = await report(person, { reportType: 'praise', description: ' \n ' });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({
        fields: { reportType: FEEDBACK_TEXTS.typeRequired, description: FEEDBACK_TEXTS.descriptionRequired },
      });
      const long = await report(person, { description: 'x'.repeat(5001) });
      expect(long.body).toMatchObject({ fields: { description: FEEDBACK_TEXTS.descriptionTooLong } });
      expect((await report(person, { description: 'x\n'.repeat(2500) })).status).toBe(201);
      const unknown = await report(person, { priority: 'high' });
      expect(unknown.body).toMatchObject({ fields: { priority: TEXTS.unknownField } });
    });

    test('accepts PNG, JPEG and PDF by their bytes, under any name and type (VAL-10)', async () => {
      const person = await signUpConfirmed(harness());
      expect((await report(person, { file: fileOf(PNG, 'chain.txt', 'text/plain') })).status).toBe(201);
      for (const file of [
        fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'chain.png', 'image/png'),
        fileOf('GIF89a', 'chain.jpg', 'image/jpeg'),
        fileOf('<h1>Not a PDF</h1>', 'chain.pdf', 'application/pdf'),
        fileOf('', 'chain.png', 'image/png'),
      ]) {
        const reply = await report(person, { file });
        expect(reply.status).toBe(415);
        expect(reply.body).toMatchObject({
          error: FEEDBACK_TEXTS.fileTypeInvalid,
          code: 'unsupported_media_type',
          fields: { file: FEEDBACK_TEXTS.fileTypeInvalid },
        });
      }
    });

    test('refuses a file of more than 25 MB (VAL-11)', async () => {
      const reply = await report(await signUpConfirmed(harness()), {
        file: fileOf(new Uint8Array(FEEDBACK_FILE_MAX_BYTES + 1), 'chain.png', 'image/png'),
      });
      expect(reply.status).toBe(413);
      expect(reply.body).toMatchObject({
        error: FEEDBACK_TEXTS.fileTooLarge,
        code: 'body_too_large',
        fields: { file: FEEDBACK_TEXTS.fileTooLarge },
      });
    });

    test('accepts forms only', async () => {
      const person = await signUpConfirmed(harness());
      const reply = await person.request('sendFeedback', { body: { reportType: 'bug', description: 'As JSON' } });
      expect(reply.status).toBe(415);
      expect(reply.body).toMatchObject({ error: FORM_TEXTS.unsupportedMediaType, code: 'unsupported_media_type' });
      const broken = await person.request('sendFeedback', {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
      expect(broken.status).toBe(400);
      expect(broken.body).toMatchObject({ error: FORM_TEXTS.malformed, code: 'malformed_body' });
    });
  });
}
