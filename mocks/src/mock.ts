import {
  contract,
  FORM_TEXTS,
  parseRequest,
  TEXTS,
  type ApiError,
  type Contract,
  type EndpointName,
  type ErrorCode,
  type EventOf,
  type FileReplyOf,
  type FormSchemas,
  type ParsedForm,
  type ParsedPart,
  type ParsedRequest,
  type ReplyOf,
  type Route,
} from '@jewelry/contract';
import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { Account } from './records';
import { accountOf, clearedCookie, type Refusal, type World } from './world';

/** An event stream instead of one answer, for calls that have events. */
type StreamOf<R extends Route> = R extends { events: NonNullable<Route['events']> }
  ? { readonly status: 200; readonly events: AsyncIterable<EventOf<R>> }
  : never;

export type MockReply<R extends Route> = ReplyOf<R> | StreamOf<R> | FileReplyOf<R>;

export interface MockContext<R extends Route> extends ParsedRequest<R> {
  readonly world: World;
  readonly request: Request;
  /** Of the session; a call that needs one is refused before its handler runs. */
  readonly account: R extends { readonly needsSession: true } ? Account : Account | null;
}

export type MockHandler<R extends Route> = (context: MockContext<R>) => MockReply<R> | Promise<MockReply<R>>;

export type Handlers = { readonly [N in EndpointName]: MockHandler<Contract[N]> };

/** An error response. */
export const failure = <S extends number>(
  status: S,
  code: ErrorCode,
  message: string,
): { readonly status: S; readonly body: ApiError } => ({
  status,
  body: { error: message, message, code },
});

/** An error response about one field. */
export const failureAt = <S extends number>(
  field: string,
  status: S,
  code: ErrorCode,
  message: string,
): { readonly status: S; readonly body: ApiError } => ({
  status,
  body: { error: message, message, code, fields: { [field]: message } },
});

export const refusedField = (field: string, code: ErrorCode, message: string) => failureAt(field, 400, code, message);

const answer = ({ status, body, headers }: Refusal): HttpResponse<Refusal['body']> =>
  HttpResponse.json(body, { status, headers });

async function bodyOf(request: Request): Promise<{ value: unknown } | { refused: HttpResponse<Refusal['body']> }> {
  if (!(request.headers.get('content-type') ?? '').startsWith('application/json')) {
    return { refused: answer(failure(415, 'unsupported_media_type', TEXTS.unsupportedMediaType)) };
  }
  try {
    return { value: await request.json() };
  } catch {
    return { refused: answer(failure(400, 'malformed_body', TEXTS.malformedJson)) };
  }
}

/** The error response to a form that cannot be read. */
class FormRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super('The form was refused');
  }
}

/**
 * Reads a form and parses its fields.
 * @throws FormRefused
 */
async function readForm(form: FormSchemas, request: Request): Promise<ParsedForm<FormSchemas>> {
  if (!(request.headers.get('content-type') ?? '').startsWith('multipart/form-data')) {
    throw new FormRefused(failure(415, 'unsupported_media_type', FORM_TEXTS.unsupportedMediaType));
  }
  const sent = await request.formData().catch(() => {
    throw new FormRefused(failure(400, 'malformed_body', FORM_TEXTS.malformed));
  });
  const file = sent.get(form.file.name);
  const fields = parseRequest(
    form.fields,
    Object.fromEntries([...sent].filter(([, value]) => typeof value === 'string')),
  );
  if (fields.refusal) throw new FormRefused({ status: 400, body: fields.refusal });
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return { fields: fields.data, file: null };
  const { maxBytes, tooLarge, name } = form.file;
  if (file.size > maxBytes) throw new FormRefused(failureAt(name, 413, 'body_too_large', tooLarge));
  return { fields: fields.data, file: new Uint8Array(await file.arrayBuffer()) };
}

/** Responses must match the contract; a mismatch is a bug of the mocks. */
function checkedBody(name: EndpointName, route: Route, status: number, body: unknown): unknown {
  const schema = route.responses[status];
  if (!schema) throw new Error(`${name} must not respond with ${status}`);
  return schema.parse(body);
}

function streamOf({ events: schema }: Route, events: AsyncIterable<unknown>): HttpResponse<ReadableStream> {
  if (!schema) throw new Error('The contract has no events for this call');
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  const stream = new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done) return controller.close();
      const { event, data } = schema.parse(value) as { event: string; data: unknown };
      controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' } });
}

function fileOf(
  { file: type }: Route,
  { file, name }: { file: AsyncIterable<Uint8Array<ArrayBuffer>>; name: string },
): HttpResponse<ReadableStream> {
  if (!type) throw new Error('The contract has no file for this call');
  const iterator = file[Symbol.asyncIterator]();
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new HttpResponse(stream, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });
}

async function obstacle(world: World, name: EndpointName): Promise<Response | undefined> {
  if (world.latency > 0) await world.clock.wait(world.latency);
  if (world.network === 'offline') return HttpResponse.error();
  if (world.network === 'silent') await delay('infinite');
  const refused = world.refusals[name];
  if (refused) return answer(refused);
  if (name === 'me') return undefined;
  if (world.network === 'failing') return answer(failure(500, 'internal', TEXTS.internal));
  if (world.network === 'slow') await delay('infinite');
  return undefined;
}

interface JsonReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The JSON response, with its cookies. */
function jsonOf(world: World, name: EndpointName, route: Route, reply: JsonReply): HttpResponse<JsonBodyType> {
  const response = HttpResponse.json(checkedBody(name, route, reply.status, reply.body) as JsonBodyType, {
    status: reply.status,
  });
  // Appended afterwards: MSW would put cookies given to the constructor into a jar that all requests share.
  const headers = reply.status === 401 ? { ...clearedCookie(world), ...reply.headers } : { ...reply.headers };
  for (const [header, value] of Object.entries(headers)) response.headers.append(header, value);
  return response;
}

/**
 * An MSW handler for one route of the contract. The route's schemas parse the request before `handler` runs, and the
 * response before it is sent.
 */
export function mock<N extends EndpointName>(world: World, name: N, handler: MockHandler<Contract[N]>): HttpHandler {
  const route: Route = contract[name];
  const method = route.endpoint.method.toLowerCase() as Lowercase<typeof route.endpoint.method>;
  return http[method](`*${route.endpoint.path}`, async ({ request, params }) => {
    const blocked = await obstacle(world, name);
    if (blocked) return blocked;

    const account = world.isSessionExpired && name !== 'me' ? null : accountOf(world, request);
    if (route.needsSession && !account) return jsonOf(world, name, route, unauthenticated());
    const received = route.body ? await bodyOf(request) : { value: undefined };
    if ('refused' in received) return received.refused;
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const parsed = {
      params: route.params && parseRequest(route.params, params),
      query: route.query && parseRequest(route.query, query),
      body: route.body && parseRequest(route.body, received.value),
    };
    const refused = [parsed.params, parsed.query, parsed.body].find((part) => part?.refusal)?.refusal;
    if (refused) return answer({ status: 400, body: refused });
    const dataOf = (part: ParsedPart<unknown> | undefined): unknown => (part && !part.refusal ? part.data : undefined);

    const context = {
      params: dataOf(parsed.params),
      query: dataOf(parsed.query),
      body: dataOf(parsed.body),
      readForm: route.form && readForm.bind(null, route.form, request),
      world,
      request,
      account,
    };
    let reply: MockReply<Contract[N]>;
    try {
      reply = await handler(context as unknown as MockContext<Contract[N]>);
    } catch (error) {
      if (!(error instanceof FormRefused)) throw error;
      return answer(error.refusal);
    }
    if ('events' in reply) return streamOf(route, reply.events as AsyncIterable<unknown>);
    if ('file' in reply) return fileOf(route, reply);
    return jsonOf(world, name, route, reply);
  });
}

export const unauthenticated = () => failure(401, 'unauthenticated', TEXTS.authenticationRequired);
