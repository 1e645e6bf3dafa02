import { z } from 'zod';
import type { PainterConfig } from '../../config';
import { failureKind } from '../failureKind';
import { GenerationError } from '../generators/generator';
import { outgoingFetch } from '../outgoing';
import { framed, inTime, MAX_ANSWER_BYTES, retryAfterMs } from './framing';
import type { Painter, PaintRequest } from './painter';
import { readPainting, readPartial } from './pictureBytes';

const PARTIAL_IMAGES = 2;
const SIZE = '1024x1024';
const Painted = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});
const StreamEvent = z.object({ type: z.string(), b64_json: z.string().optional(), error: z.unknown().optional() });

/** OpenAI's image service, or any server with its interface. */
export async function openaiPainter({
  apiKey,
  baseUrl,
  model,
  sendsReference,
  timeoutMs,
}: PainterConfig): Promise<Painter> {
  const { default: OpenAI, APIError, APIConnectionError, toFile } = await import('openai');
  const { Stream } = await import('openai/streaming');
  const fetchService = outgoingFetch({ baseUrl, maxBytes: MAX_ANSWER_BYTES });
  // The SDK requires a key, and reads the environment unless organization and project are set.
  const client = new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: fetchService,
    logLevel: 'off',
  });

  async function request(paint: PaintRequest, signal: AbortSignal): Promise<Response> {
    const body = {
      ...(model ? { model } : {}),
      prompt: framed(paint, sendsReference),
      size: SIZE,
      n: 1,
      stream: true,
      partial_images: PARTIAL_IMAGES,
    } as const;
    if (!sendsReference) return client.images.generate(body, { signal }).asResponse();
    const image = await toFile(paint.reference, 'design.png', { type: 'image/png' });
    return client.images.edit({ ...body, image: [image] }, { signal }).asResponse();
  }

  async function streamed(
    response: Response,
    limit: AbortSignal,
    onPartial: (bytes: Buffer) => Promise<void>,
  ): Promise<Buffer | null> {
    const events: AsyncIterable<unknown> = Stream.fromSSEResponse(response, new AbortController());
    for await (const event of events) {
      const { type, b64_json: data, error } = StreamEvent.parse(event);
      if (error !== undefined)
        throw new GenerationError(failureKind(undefined, error), 'The image service stopped its stream');
      if (!data) continue;
      if (type.endsWith('.completed')) return Buffer.from(data, 'base64');
      if (type.endsWith('.partial_image')) await onPartial(Buffer.from(data, 'base64'));
    }
    // The SDK ends the events of an aborted response as if they were complete.
    limit.throwIfAborted();
    return null;
  }

  async function whole(response: Response, signal: AbortSignal): Promise<Buffer | null> {
    const [picture] = Painted.parse(await response.json()).data;
    if (picture?.b64_json) return Buffer.from(picture.b64_json, 'base64');
    return picture?.url
      ? Buffer.from(await (await fetchService(new URL(picture.url), { signal })).arrayBuffer())
      : null;
  }

  return {
    id: 'openai',
    paint: async (paint, { signal, onPartial }) => {
      const show = async (partial: Buffer): Promise<void> => {
        const frame = await readPartial(partial);
        if (frame) onPartial(frame);
      };
      let bytes: Buffer | null;
      try {
        bytes = await inTime(timeoutMs, signal, async (limit) => {
          const response = await request(paint, limit);
          const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
          return isStream ? streamed(response, limit, show) : whole(response, limit);
        });
      } catch (error) {
        if (error instanceof GenerationError) throw error;
        // The cause is omitted, since it contains the request with the user's text.
        if (error instanceof z.ZodError)
          throw new GenerationError('empty', 'The image service answered with no picture');
        if (error instanceof APIError && !(error instanceof APIConnectionError)) {
          const wait = retryAfterMs((error.headers as Headers | undefined)?.get('retry-after'));
          throw new GenerationError(
            failureKind(error.status as number | undefined, error.error),
            `The image service answered ${String(error.status)}`,
            wait === undefined ? {} : { retryAfterMs: wait },
          );
        }
        throw new GenerationError('unavailable', 'The image service could not be reached');
      }
      if (!bytes || bytes.length === 0)
        throw new GenerationError('empty', 'The image service answered with no picture');
      return { original: bytes, ...(await readPainting(bytes)), provider: 'openai', model: model ?? null };
    },
  };
}
