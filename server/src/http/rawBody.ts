import type { IncomingMessage } from 'node:http';
import { TEXTS } from '@jewelry/contract';
import { HttpError } from './errors';

/**
 * The body as it came, byte for byte, for what is signed.
 * @param limit bytes
 * @throws HttpError 413 for a longer one, while it comes; the connection stays for the answer
 */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new HttpError(413, 'body_too_large', TEXTS.bodyTooLarge, { headers: { Connection: 'close' } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
