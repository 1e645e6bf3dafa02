import { Readable } from 'node:stream';
import {
  contract,
  JSON_BODY_LIMIT,
  parseRequest,
  TEXTS,
  type Contract,
  type EndpointName,
  type FileReplyOf,
  type ParsedRequest,
  type ReplyOf,
  type Route,
} from '@jewelry/contract';
import { bodyParser } from '@koa/bodyparser';
import type { Middleware } from 'koa';
import type Router from 'koa-router';
import type { z } from 'zod';
import type { Config } from '../config';
import type { Deps } from '../deps';
import { callOf, type Call, type CallState, type KoaContext } from './call';
import { HttpError, unauthenticated } from './errors';
import { STREAMED, type Streamed } from './eventStream';
import { readForm } from './form';
import { loadSession } from './sessions';

type StreamedBy<R extends Route> = R extends { readonly events: z.ZodType } ? Streamed : never;

/**
 * Handles one call of the contract. A call with `events` may return `STREAMED` after it has opened an event stream; one
 * with a `file` returns its bytes.
 */
export type Handler<R extends Route> = (
  request: ParsedRequest<R>,
  call: Call,
) => Promise<ReplyOf<R> | FileReplyOf<R> | StreamedBy<R>>;

/** Handlers by name of their call; the type requires one for every call of the contract. */
export type Handlers = { readonly [K in EndpointName]: Handler<Contract[K]> };

/** The calls that one feature handles. */
export type HandlersOf<K extends EndpointName> = Pick<Handlers, K>;

export type ApiRouter = Router<CallState>;

interface AnyReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type AnyHandler = (
  request: { params: unknown; query: unknown; body: unknown; readForm: unknown },
  call: Call,
) => Promise<AnyReply | AnyFile | Streamed>;

type AnyFile = FileReplyOf<Route & { readonly file: string }>;

/** Parses a part of a request. One error lists every invalid field. */
function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = parseRequest(schema, value);
  if (!parsed.refusal) return parsed.data;
  const { code, message, fields } = parsed.refusal;
  throw new HttpError(400, code, message, { fields });
}

const readJson = (limit: number) =>
  bodyParser({
    enableTypes: ['json'],
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    jsonLimit: limit,
    onError: (error) => {
      const isTooLarge = (error as { type?: unknown }).type === 'entity.too.large';
      throw isTooLarge
        ? new HttpError(413, 'body_too_large', TEXTS.bodyTooLarge, { headers: { Connection: 'close' } })
        : new HttpError(400, 'malformed_body', TEXTS.malformedJson, { cause: error });
    },
  }) as Middleware;

async function bodyOf(koa: KoaContext, route: Route, read: Middleware): Promise<unknown> {
  if (!route.body) return undefined;
  if (!koa.is('application/json')) throw new HttpError(415, 'unsupported_media_type', TEXTS.unsupportedMediaType);
  await read(koa, async () => {});
  return (koa.request as { body?: unknown }).body;
}

/** Reads the form of a request and parses its fields; undefined where a call has none. */
function formReader(koa: KoaContext, { form, bodyLimit = JSON_BODY_LIMIT }: Route) {
  return (
    form &&
    (async () => {
      const { fields, file } = await readForm(koa.req, form, bodyLimit);
      return { fields: parsePart(form.fields, fields), file };
    })
  );
}

/**
 * Strips undeclared fields. A response outside the contract is a bug: it throws outside production, and is logged and
 * sent in production.
 */
function checkedBody(koa: KoaContext, route: Route, reply: AnyReply, config: Config): unknown {
  const parsed = route.responses[reply.status]?.safeParse(reply.body);
  if (parsed?.success) return parsed.data;
  const { method, path } = route.endpoint;
  const reason = parsed
    ? parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
    : 'no such status';
  const fault = new Error(`${method} ${path} answered ${reply.status} outside the contract (${reason})`);
  if (config.environment !== 'production') throw fault;
  koa.state.log.error({ reason, route: path, status: reply.status }, 'response outside the contract');
  return reply.body;
}

/** Streams a file while it is created, as an attachment. */
function sendFile(koa: KoaContext, route: Route, { file, name }: AnyFile): void {
  if (!route.file) throw new Error(`${route.endpoint.path} has no file`);
  koa.status = 200;
  koa.attachment(name);
  koa.type = route.file;
  koa.body = Readable.from(file);
}

interface Serving {
  readonly config: Config;
  readonly authenticate: (koa: KoaContext) => Promise<void>;
}

/** Registers one call of the contract: loads its session, parses the request, runs the handler, checks the response. */
function serve<R extends Route>(
  router: ApiRouter,
  route: R,
  handler: Handler<R>,
  { config, authenticate }: Serving,
): void {
  const { method, path } = route.endpoint;
  const read = readJson(route.bodyLimit ?? JSON_BODY_LIMIT);
  const answer = handler as AnyHandler;
  router.register(path, [method], async (koa: KoaContext & { params: Record<string, string> }) => {
    koa.state.route = path;
    await authenticate(koa);
    if (route.needsSession && !koa.state.user) throw unauthenticated();
    const body = await bodyOf(koa, route, read);
    const request = {
      params: parsePart(route.params, koa.params),
      query: parsePart(route.query, { ...koa.query }),
      body: parsePart(route.body, body),
      readForm: formReader(koa, route),
    };
    const reply = await answer(request, callOf(koa));
    if (reply === STREAMED) return;
    if ('file' in reply) {
      sendFile(koa, route, reply);
      return;
    }
    koa.status = reply.status;
    koa.body = checkedBody(koa, route, reply, config);
    if (reply.headers) koa.set({ ...reply.headers });
  });
}

/** Calls that create a job: all their queries pass the admission gate. */
const SUBMISSIONS: ReadonlySet<EndpointName> = new Set(['generate', 'changePiece']);

/** Registers the whole contract. */
export function serveContract(router: ApiRouter, handlers: Handlers, deps: Deps): void {
  const { config } = deps;
  const authenticate = (koa: KoaContext) => loadSession(deps, koa);
  const authenticateGated = (koa: KoaContext) => deps.admissions.pass(() => loadSession(deps, koa));
  const serveNamed = <K extends EndpointName>(name: K, map: Pick<Handlers, K>): void =>
    serve<Contract[K]>(router, contract[name], map[name], {
      config,
      authenticate: SUBMISSIONS.has(name) ? authenticateGated : authenticate,
    });
  for (const name of Object.keys(contract)) serveNamed(name as EndpointName, handlers);
}
