import type { EndpointName } from '@jewelry/contract';
import { checkEvent, failureOf, jsonOf, send } from './client';
import { ConnectionFailure } from './failures';

export interface StreamRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Idempotency key: the same key creates the same job. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

/** An event of a stream. The last one is `done` or `failed`. */
export interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

const isStream = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

/**
 * Sends a call that responds with an event stream, and yields its events. A server that does not stream responds with
 * only the result, which becomes a single `done` event. The parser is loaded with the first stream.
 * @throws ApiFailure when the request is refused, ConnectionFailure when the connection is lost before the end
 */
export async function* streamEvents(
  name: EndpointName,
  { params, body, idempotencyKey, signal }: StreamRequest,
): AsyncGenerator<StreamEvent> {
  const { EventSourceParserStream } = await import('eventsource-parser/stream');
  const response = await send(name, {
    params,
    body,
    headers: { 'idempotency-key': idempotencyKey },
    signal,
    accept: 'text/event-stream',
  });
  if (!isStream(response)) {
    yield { event: 'done', data: await jsonOf(response) };
    return;
  }
  if (!response.ok || !response.body) throw failureOf(response, undefined);

  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read().catch((cause: unknown) => {
        if (signal.aborted) throw cause;
        throw new ConnectionFailure({ cause });
      });
      if (done) throw new ConnectionFailure();
      const event: StreamEvent = { event: value.event ?? '', data: JSON.parse(value.data) as unknown };
      await checkEvent(name, event);
      yield event;
      if (event.event === 'done' || event.event === 'failed') return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
