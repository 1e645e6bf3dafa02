import type { EventOf, Route } from '@jewelry/contract';
import type { Call } from './call';

/** Return value of a handler that has opened an event stream: the response is under way. */
export const STREAMED = Symbol('streamed');
export type Streamed = typeof STREAMED;

/** Short enough for proxies that close idle connections. */
const HEARTBEAT_MS = 15_000;

interface StreamEvent {
  readonly event: string;
  readonly data: unknown;
}

export interface EventStream<E> {
  /** Sends an event; does nothing once the client has disconnected. */
  send(event: E): void;
  /** Ends the response. */
  close(): void;
  /** Aborted when the client disconnects before `close`. */
  readonly disconnected: AbortSignal;
}

/** Whether the client accepts an event stream rather than one JSON response. */
export const acceptsEventStream = (call: Call): boolean =>
  call.koa.accepts('application/json', 'text/event-stream') === 'text/event-stream';

/**
 * Turns the response into an event stream (text/event-stream) with a comment every 15 s as a heartbeat. Refuse a
 * request before calling it: the status is 200 from here on. The handler returns `STREAMED`.
 * @throws TypeError from `send` when an event does not match the contract
 */
export function openEventStream<R extends Route>(call: Call, route: R): EventStream<EventOf<R>> {
  const { koa } = call;
  const { res } = koa;
  const gone = new AbortController();
  koa.respond = false;
  koa.req.socket.setNoDelay(true);
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  res.write(':\n\n');
  const heartbeat = setInterval(() => res.write(':\n\n'), HEARTBEAT_MS);
  res.on('close', () => {
    clearInterval(heartbeat);
    if (!res.writableFinished) gone.abort();
  });
  res.on('error', () => gone.abort());

  return {
    disconnected: gone.signal,
    send: (event) => {
      if (gone.signal.aborted || res.writableEnded) return;
      const parsed = route.events?.safeParse(event);
      if (!parsed?.success)
        throw new TypeError(`${route.endpoint.path} sent an event outside the contract: ${parsed?.error.message}`);
      const { event: name, data } = parsed.data as StreamEvent;
      res.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close: () => {
      if (!res.writableEnded) res.end();
    },
  };
}
