import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { contract } from '../contract';
import { urlOf, type EndpointName, type QueryValues } from '../endpoints';
import type { Route } from '../route';

export interface ConformanceRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  /** Sent as JSON, also when it is invalid. */
  readonly body?: unknown;
  /** Sent as `multipart/form-data` instead. */
  readonly form?: Readonly<Record<string, string | Blob>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** @default 'application/json' */
  readonly accept?: 'application/json' | 'text/event-stream';
}

export interface ConformanceReply {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined for an event stream and for a file. */
  readonly body: unknown;
  /** The bytes of a response that is a file; else empty. */
  readonly file: Uint8Array;
  /** The events of a stream in order; else empty. */
  readonly events: readonly { readonly event: string; readonly data: unknown }[];
}

/** A client of the API with its own cookie jar. */
export interface Visitor {
  /** Sends a call of the contract. Throws when the response does not match the schema of its route and status. */
  readonly request: (name: EndpointName, request?: ConformanceRequest) => Promise<ConformanceReply>;
  /** Sends to any path, without checks. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<ConformanceReply>;
}

/** Pages that emailed links open. */
export type MailedPage = '/confirm-email' | '/reset-password';

/** An API under test: the mocks or the server. */
export interface Harness {
  readonly newVisitor: () => Visitor;
  /** The token in the newest email with a link to this page. Throws without one. */
  readonly mailedToken: (email: string, page: MailedPage) => Promise<string>;
  /** Pays on the page of a test checkout, and waits until the payment is applied. */
  readonly pay: (checkoutUrl: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Adapter of an implementation for tests over HTTP. */
export interface HarnessOptions {
  /** Such as `http://127.0.0.1:3999`; also the Origin of every call. */
  readonly baseUrl: string;
  readonly mailedToken: Harness['mailedToken'];
  readonly pay: Harness['pay'];
  readonly close: Harness['close'];
}

function eventsOf(text: string): { event: string; data: unknown }[] {
  const events: { event: string; data: unknown }[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ event: event ?? 'message', data: JSON.parse(data) }),
  });
  parser.feed(text);
  return events;
}

async function replyOf(response: Response): Promise<ConformanceReply> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  const none = { body: undefined, file: new Uint8Array(), events: [] };
  if (!/^(application\/json|text\/)/.test(type))
    return { status, headers, ...none, file: new Uint8Array(await response.arrayBuffer()) };
  const text = await response.text();
  if (type.startsWith('text/event-stream')) return { status, headers, ...none, events: eventsOf(text) };
  return { status, headers, ...none, body: text === '' ? undefined : JSON.parse(text) };
}

/** Checks every response against the contract: its status, its fields and their types (DAT-08 to 14, 20 to 23). */
function assertConforms(name: EndpointName, route: Route, reply: ConformanceReply): void {
  const check = (schema: z.ZodType | undefined, value: unknown, what: string) => {
    const error = schema ? schema.safeParse(value).error : new Error('not in the contract');
    if (error)
      throw new Error(
        `${name}: ${what} does not conform to the contract: ${error.message}\n${JSON.stringify(value)?.slice(0, 800)}`,
      );
  };
  if (route.file !== undefined && reply.status === 200)
    return check(z.literal(route.file), reply.headers.get('content-type'), 'media type');
  if (reply.events.length === 0) return check(route.responses[reply.status], reply.body, `response ${reply.status}`);
  for (const event of reply.events) check(route.events, event, `event ${event.event}`);
}

/** The request body and its content type; fetch sets the type of a form itself. */
function contentOf({ body, form }: Pick<ConformanceRequest, 'body' | 'form'>): {
  headers?: Record<string, string>;
  body?: string | FormData;
} {
  if (form !== undefined) {
    const sent = new FormData();
    for (const [name, value] of Object.entries(form)) sent.set(name, value);
    return { body: sent };
  }
  return body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

class CookieJar {
  private readonly cookies = new Map<string, string>();

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  store(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const isExpired = value === '' || attributes.some((attribute) => /^max-age=0$/i.test(attribute));
      if (isExpired) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** A harness over fetch for the server at `baseUrl`. */
export function httpHarness({ baseUrl, mailedToken, pay, close }: HarnessOptions): Harness {
  const newVisitor = (): Visitor => {
    const jar = new CookieJar();
    const send: Visitor['fetch'] = async (path, init = {}) => {
      const headers = new Headers({
        origin: baseUrl,
        accept: 'application/json',
        ...Object.fromEntries(new Headers(init.headers)),
      });
      if (jar.header) headers.set('cookie', jar.header);
      const response = await fetch(new URL(path, baseUrl), { ...init, headers, redirect: 'manual' });
      jar.store(response.headers);
      return replyOf(response);
    };
    return {
      fetch: send,
      async request(name, { params = {}, query = {}, body, form, headers = {}, accept = 'application/json' } = {}) {
        const route: Route = contract[name];
        const content = contentOf({ body, form });
        const reply = await send(urlOf(route.endpoint, { params, query }), {
          method: route.endpoint.method,
          headers: { accept, ...content.headers, ...headers },
          body: content.body,
        });
        assertConforms(name, route, reply);
        return reply;
      },
    };
  };
  return { newVisitor, mailedToken, pay, close };
}
