import type { ModelMessage } from 'ai';
import type { PainterConfig } from '../../config';
import { failureKind, isPromptBlocked } from '../failureKind';
import { GenerationError } from '../generators/generator';
import { outgoingFetch } from '../outgoing';
import { framed, inTime, MAX_ANSWER_BYTES, retryAfterMs } from './framing';
import type { Painter } from './painter';
import { readPainting } from './pictureBytes';

/** Google's image models, with our photograph of the design as the reference. They send no partial images. */
export async function googlePainter({
  apiKey = 'none',
  baseUrl,
  model,
  sendsReference,
  timeoutMs,
}: PainterConfig): Promise<Painter> {
  if (!model) throw new Error('The configuration requires a model');
  const { APICallError, generateText } = await import('ai');
  const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
  const service = createGoogleGenerativeAI({
    apiKey,
    baseURL: baseUrl,
    fetch: outgoingFetch({ baseUrl, maxBytes: MAX_ANSWER_BYTES }),
  });

  return {
    id: 'google',
    paint: async (paint, { signal }) => {
      const text = { type: 'text' as const, text: framed(paint, sendsReference) };
      const messages: ModelMessage[] = [
        {
          role: 'user',
          content: sendsReference ? [text, { type: 'image', image: paint.reference, mediaType: 'image/png' }] : [text],
        },
      ];
      let original: Buffer;
      try {
        const { files, finishReason, providerMetadata } = await inTime(timeoutMs, signal, (abortSignal) =>
          generateText({
            model: service(model),
            messages,
            abortSignal,
            maxRetries: 0,
            providerOptions: { google: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '1:1' } } },
          }),
        );
        const picture = files.find(({ mediaType }) => mediaType.startsWith('image/'));
        if (!picture && isPromptBlocked({ providerMetadata }))
          throw new GenerationError('moderated_input', 'The image service refused the prompt');
        if (!picture && finishReason === 'content-filter')
          throw new GenerationError('moderated_output', 'The image service refused its picture');
        if (!picture) throw new GenerationError('empty', 'The image service answered with no picture');
        original = Buffer.from(picture.uint8Array);
      } catch (error) {
        if (error instanceof GenerationError) throw error;
        // The cause is omitted, since it contains the request with the user's text.
        if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
          const wait = retryAfterMs(error.responseHeaders?.['retry-after']);
          throw new GenerationError(
            failureKind(error.statusCode, error.responseBody),
            `The image service answered ${error.statusCode}`,
            wait === undefined ? {} : { retryAfterMs: wait },
          );
        }
        throw new GenerationError('unavailable', 'The image service could not be reached');
      }
      return { original, ...(await readPainting(original)), provider: 'google', model };
    },
  };
}
