import type { IncomingMessage } from 'node:http';
import { TEXTS } from '@jewelry/contract';
import { HttpError } from './errors';

/**
 * The raw request body, for verifying signatures.
 * @param limit bytes
 * @throws HttpError 413 for a longer one, before it is read to its end; the connection stays open for the response
 */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit)
      throw new HttpError(413, 'body_too_large', TEXTS.bodyTooLarge, { headers: { Connection: 'close' } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
