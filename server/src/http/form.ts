import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { FORM_TEXTS, JSON_BODY_LIMIT, TEXTS, type FormSchemas } from '@jewelry/contract';
import { HttpError } from './errors';

/** More than any form has; a form with more parts is refused. */
const MAX_PARTS = 16;
/** Longest name of a field, bytes. */
const NAME_LIMIT = 100;
/** Header lines of one part, and their length, bytes. */
const MAX_HEADERS = 16;
const HEADER_LIMIT = 8 * 1024;

/** A parsed form: text by field name, and the file if there is one. */
export interface ParsedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: Uint8Array<ArrayBuffer> | null;
}

const malformed = (cause?: unknown) => new HttpError(400, 'malformed_body', FORM_TEXTS.malformed, { cause });
const tooLarge = () => new HttpError(413, 'body_too_large', TEXTS.bodyTooLarge, { headers: { Connection: 'close' } });

function parserOf(request: IncomingMessage, { file }: FormSchemas): BusboyInstance {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpError(415, 'unsupported_media_type', FORM_TEXTS.unsupportedMediaType);
  }
  const limits = {
    fields: MAX_PARTS,
    files: 1,
    parts: MAX_PARTS,
    fieldNameSize: NAME_LIMIT,
    fieldSize: JSON_BODY_LIMIT,
    fileSize: file.maxBytes,
    headerPairs: MAX_HEADERS,
    headerSize: HEADER_LIMIT,
  };
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch (error) {
    throw malformed(error);
  }
}

/** Collects the parser's results; rejects at the first error. */
function gather(
  parser: BusboyInstance,
  { name: fileName, tooLarge: message }: FormSchemas['file'],
): Promise<ParsedForm> {
  return new Promise((done, fail) => {
    const fields = new Map<string, string>();
    const chunks: Buffer[] = [];
    let hasFile = false;
    parser.on('file', (name: string, stream: BusboyFileStream, clientFileName: string) => {
      stream.on('data', (chunk: Buffer) => {
        hasFile = true;
        chunks.push(chunk);
      });
      stream.on('limit', () => fail(new HttpError(413, 'body_too_large', message, { fields: { [name]: message } })));
      stream.on('error', (error) => fail(malformed(error)));
      if (name !== fileName) fail(malformed());
      // When no file is selected, browsers send an empty one without a name.
      hasFile = clientFileName !== '';
    });
    parser.on('field', (name: string, value: string, _: boolean, isTruncated: boolean) => {
      if (isTruncated) fail(tooLarge());
      else if (fields.has(name)) fail(malformed());
      else fields.set(name, value);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, () => fail(malformed()));
    parser.on('error', (error) => fail(malformed(error)));
    parser.on('finish', () =>
      done({ fields: Object.fromEntries(fields), file: hasFile ? new Uint8Array(Buffer.concat(chunks)) : null }),
    );
  });
}

/**
 * Parses `multipart/form-data` as a stream: input over a limit is refused at once, and the rest is not read. Declared
 * names, types and encodings of parts are ignored.
 * @param limit of the whole body, bytes
 * @throws HttpError 400 for a malformed, unknown or truncated form; 413 for a file, a field or a body over its limit;
 * 415 for another type
 */
export async function readForm(request: IncomingMessage, form: FormSchemas, limit: number): Promise<ParsedForm> {
  const parser = parserOf(request, form);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  let stop = (): void => undefined;
  const isOver = new Promise<never>((_, fail) => {
    let size = 0;
    const count = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit) fail(tooLarge());
    };
    const lost = (error: Error): void => fail(malformed(error));
    request.on('data', count).on('error', lost);
    stop = () => {
      request.off('data', count).unpipe(parser);
      // Drains the rest of the body, so that the client reads the response.
      request.resume();
    };
  });
  try {
    request.pipe(parser);
    return await Promise.race([gather(parser, form.file), isOver]);
  } finally {
    stop();
  }
}
