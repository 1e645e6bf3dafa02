import type { GenerateBody, GenerateEvent } from '@jewelry/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { checkEvent, ConnectionFailure, failureOf, jsonOf, normalizeImage, send } from '../session';

interface StreamRequest {
  readonly body: GenerateBody;
  /** The same key makes the same job, however often it is sent. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

const isStream = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

/**
 * Asks for a picture and yields what is told on the way. A server that does not stream answers with the picture alone;
 * that is then the one event.
 * @throws ApiFailure when the request is refused, ConnectionFailure when the connection is lost before the end
 */
export async function* generationStream({ body, idempotencyKey, signal }: StreamRequest): AsyncGenerator<GenerateEvent> {
  const response = await send('generate', { body, headers: { 'idempotency-key': idempotencyKey }, signal, accept: 'text/event-stream' });
  if (!isStream(response)) {
    yield { event: 'done', data: { image: normalizeImage(await jsonOf(response), { asked: body.prompt }) } };
    return;
  }
  if (!response.ok || !response.body) throw failureOf(response, undefined);

  const reader = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read().catch((cause: unknown) => {
        if (signal.aborted) throw cause;
        throw new ConnectionFailure({ cause });
      });
      if (done) throw new ConnectionFailure();
      const event = { event: value.event, data: JSON.parse(value.data) } as GenerateEvent;
      await checkEvent('generate', event);
      yield event.event === 'done' ? { event: 'done', data: { image: normalizeImage(event.data.image, { asked: body.prompt }) } } : event;
      if (event.event === 'done' || event.event === 'failed') return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
