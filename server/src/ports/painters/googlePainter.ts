import type { ModelMessage } from 'ai';
import { z } from 'zod';
import type { PainterConfig } from '../../config';
import { GenerationError, type GenerationErrorKind } from '../generators/generator';
import { outgoingFetch } from '../outgoing';
import { framed, MAX_ANSWER_BYTES, retryAfterMs } from './framing';
import type { Painter } from './painter';
import { readPainting } from './pictureBytes';

const ServiceError = z.object({
  error: z.object({
    status: z.string().optional(),
    message: z.string().optional(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
});
const Feedback = z.object({
  google: z.object({ promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish() }),
});

/** Which kind of failure a status with its body is. */
function kindOf(status: number | undefined, body: string | undefined): GenerationErrorKind {
  const parsed = ServiceError.safeParse(json(body)).data?.error;
  const reasons = parsed?.details?.map(({ reason }) => reason) ?? [];
  if (reasons.includes('API_KEY_INVALID')) return 'auth';
  if (reasons.includes('CONSUMER_SUSPENDED')) return 'account_blocked';
  switch (status) {
    case 401:
      return 'auth';
    case 403:
      return 'account_blocked';
    case 404:
      return 'model_gone';
    case 408:
    case 504:
      return 'timeout';
    // A quota of a minute is over soon, one of a day is spent.
    case 429:
      return /per\s?day|billing/i.test(parsed?.message ?? '') ? 'quota_exhausted' : 'rate_limited';
    default:
      return status !== undefined && status >= 400 && status < 500 ? 'bad_request' : 'unavailable';
  }
}

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Google's image models, which take our photograph of the design as the reference. They show no partial images. */
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
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const text = { type: 'text' as const, text: framed(paint, sendsReference) };
      const messages: ModelMessage[] = [
        {
          role: 'user',
          content: sendsReference ? [text, { type: 'image', image: paint.reference, mediaType: 'image/png' }] : [text],
        },
      ];
      let original: Buffer;
      try {
        const { files, finishReason, providerMetadata } = await generateText({
          model: service(model),
          messages,
          abortSignal: limit,
          maxRetries: 0,
          providerOptions: { google: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '1:1' } } },
        });
        const picture = files.find(({ mediaType }) => mediaType.startsWith('image/'));
        if (!picture && Feedback.safeParse(providerMetadata).data?.google.promptFeedback?.blockReason)
          throw new GenerationError('moderated_input', 'The image service refused the prompt');
        if (!picture && finishReason === 'content-filter')
          throw new GenerationError('moderated_output', 'The image service refused its picture');
        if (!picture) throw new GenerationError('empty', 'The image service answered with no picture');
        original = Buffer.from(picture.uint8Array);
      } catch (error) {
        if (signal.aborted) throw new GenerationError('cancelled', 'The picture was cancelled');
        if (limit.aborted) throw new GenerationError('timeout', 'The image service took too long');
        if (error instanceof GenerationError) throw error;
        // The cause is left out: it holds the request, with the words of the user.
        if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
          const wait = retryAfterMs(error.responseHeaders?.['retry-after']);
          throw new GenerationError(
            kindOf(error.statusCode, error.responseBody),
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
