/**
 * A service with the published interfaces of the providers, scripted: language models of OpenAI, Anthropic, Google and
 * Mistral with structured output, OpenAI's image generations and edits with streaming, and Google's models that make
 * pictures. It answers as a working service would until a test queues another behaviour. Started alone (`npm run
 * providers`), a prompt chooses a failure by its name: "a ring #rate_limited".
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { DesignerKind } from '../../config';
import { BASE_PATHS, dialectOf, type Ending } from './dialects';
import READINGS from './readings.json' with { type: 'json' };

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** JSON, or the text fields of a form. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The images of a form. */
  readonly images: readonly Buffer[];
}

/** Answers one request in its own way. */
export type Behaviour = (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>;

export interface ScriptedProvider {
  /** With `/v1`. */
  readonly baseUrl: string;
  /** Where the interface of a provider begins. */
  baseUrlOf(kind: DesignerKind): string;
  /** All requests so far, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  /** The next requests are answered so, in this order; then it works again. */
  next(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

const SIDE = 1024;

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** An answer in the shape of errors of the provider that the request is for. */
export const fails =
  (status: number, type: string, code: string | null, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  ({ path }, response) =>
    json(response, status, dialectOf(path).failure(status, type, code), headers);

/** A language model's answer with this text, whatever was requested. */
export const says =
  (text: string, ending: Ending = 'stop'): Behaviour =>
  ({ path, body }, response) =>
    json(response, 200, dialectOf(path).answer(text, ending, body));

const sse = (response: ServerResponse, event: Readonly<Record<string, unknown>>): void => {
  response.write(`event: ${String(event['type'])}\ndata: ${JSON.stringify(event)}\n\n`);
};

const isGoogle = (path: string): boolean => path.endsWith(':generateContent');

/** A model of Google that makes pictures answers with one; the mime type is a claim, as everywhere. */
const googlePicture = (data: string): unknown => ({
  candidates: [
    {
      index: 0,
      finishReason: 'STOP',
      content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data } }] },
    },
  ],
  usageMetadata: { promptTokenCount: 200, candidatesTokenCount: 1290, totalTokenCount: 1490 },
  modelVersion: 'scripted',
});

/** Google's model makes no picture: it has refused the prompt before, or its own picture after. */
export const googleRefuses =
  (what: 'prompt' | 'picture'): Behaviour =>
  (_, response) =>
    json(
      response,
      200,
      what === 'prompt'
        ? { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }
        : { candidates: [{ index: 0, finishReason: 'IMAGE_SAFETY', content: { role: 'model', parts: [] } }] },
    );

/** These bytes as the picture, also streamed after `partials` partial images. */
export const paints =
  (bytes: Buffer, partials = 0): Behaviour =>
  async ({ path, body }, response) => {
    const b64_json = bytes.toString('base64');
    if (isGoogle(path)) return json(response, 200, googlePicture(b64_json));
    const usage = { total_tokens: 4200, input_tokens: 200, output_tokens: 4000 };
    if (String(body['stream']) !== 'true')
      return json(response, 200, { created: 1_780_000_000, data: [{ b64_json }], usage });
    const name = path.endsWith('/edits') ? 'image_edit' : 'image_generation';
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let index = 0; index < partials; index++) {
      const blurred = await sharp(bytes)
        .resize(256)
        .blur(12 - 5 * index)
        .png()
        .toBuffer();
      sse(response, {
        type: `${name}.partial_image`,
        partial_image_index: index,
        b64_json: blurred.toString('base64'),
        created_at: 1_780_000_000,
        size: '1024x1024',
        quality: 'medium',
        background: 'opaque',
        output_format: 'png',
      });
    }
    sse(response, {
      type: `${name}.completed`,
      b64_json,
      created_at: 1_780_000_000,
      size: '1024x1024',
      quality: 'medium',
      background: 'opaque',
      output_format: 'png',
      usage,
    });
    response.end();
  };

/** Never answers. */
export const hangs: Behaviour = () => {};

/** Sends data without end, as fast as it is read. */
export const neverEnds: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const write = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
};

/** Sends its answer a byte at a time, for hours. */
export const dribbles: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** Sends the beginning of an answer and closes the connection. */
export const cutsAnswer: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
  setTimeout(() => response.destroy(), 20);
};

/** Sends the beginning of a stream and closes the connection. */
export const cutsStream: Behaviour = async ({ path }, response) => {
  const name = path.endsWith('/edits') ? 'image_edit' : 'image_generation';
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  sse(response, { type: `${name}.partial_image`, partial_image_index: 0, b64_json: picture.toString('base64') });
  setTimeout(() => response.destroy(), 50);
};

/** Answers JSON that ends in the middle. */
export const malformed: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"created": 1, "data": [{"b64_json": "iVBOR');
};

/** Leads elsewhere. */
export const redirects =
  (location: string): Behaviour =>
  (_, response) => {
    response.writeHead(307, { location }).end();
  };

/** Failures by the name that a prompt can carry. */
export const FAILURES: Readonly<Record<string, Behaviour>> = {
  moderated: (request, response) =>
    (isGoogle(request.path)
      ? googleRefuses('prompt')
      : fails(400, 'image_generation_user_error', 'moderation_blocked'))(request, response),
  empty: ({ path }, response) =>
    json(
      response,
      200,
      isGoogle(path)
        ? { candidates: [{ index: 0, finishReason: 'STOP', content: { role: 'model', parts: [] } }] }
        : { created: 1_780_000_000, data: [] },
    ),
  rate_limited: fails(429, 'requests', 'rate_limit_exceeded', { 'retry-after': '7' }),
  quota: fails(429, 'insufficient_quota', 'insufficient_quota'),
  blocked: fails(403, 'access_terminated', 'account_deactivated'),
  auth: fails(401, 'invalid_request_error', 'invalid_api_key'),
  model_gone: fails(404, 'invalid_request_error', 'model_not_found'),
  bad_request: fails(400, 'invalid_request_error', 'invalid_value'),
  down: fails(503, 'server_error', null, { 'retry-after': '30' }),
  hangs,
  cut: cutsStream,
  endless: neverEnds,
  wrong_type: (_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Sign in to the network</title>');
  },
  malformed,
};

const readings: Readonly<Record<string, unknown>> = READINGS;

/** The response of a capable model: its reading of a known prompt, else a refusal. */
const reads: Behaviour = (request, response) => {
  const prompt = dialectOf(request.path)
    .heard(request.body)
    .user.map((text) => text.trim())
    .find((text) => Object.hasOwn(readings, text));
  const requirements = prompt === undefined ? undefined : readings[prompt];
  if (requirements) return says(JSON.stringify({ requirements }))(request, response);
  return fails(422, 'invalid_request_error', 'prompt_not_scripted')(request, response);
};

/** The reference in warmer light with the edges of the frame dimmed, or a plain ground where there is none. */
async function painted(images: readonly Buffer[]): Promise<Buffer> {
  const [reference] = images;
  if (!reference)
    return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#6b4a3a' } })
      .png()
      .toBuffer();
  const vignette = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs><radialGradient id="v"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1a0f08" stop-opacity=".75"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`,
  );
  return sharp(reference)
    .resize(SIDE, SIDE)
    .removeAlpha()
    .linear([1.06, 0.98, 0.86], [6, 2, -4])
    .modulate({ saturation: 1.2 })
    .composite([{ input: vignette }])
    .png()
    .toBuffer();
}

const paintsReference: Behaviour = async (request, response) => {
  const images = isGoogle(request.path)
    ? dialectOf(request.path)
        .seen(request.body)
        .map((data) => Buffer.from(data, 'base64'))
    : request.images;
  return paints(await painted(images), Number(request.body['partial_images'] ?? 0))(request, response);
};

/** Google's models read and paint at one address: what is to come is stated in the request. */
const readsOrPaints: Behaviour = (request, response) => {
  const { responseModalities } = (request.body['generationConfig'] ?? {}) as { responseModalities?: readonly string[] };
  return (responseModalities?.includes('IMAGE') ? paintsReference : reads)(request, response);
};

const ROUTES: Readonly<Record<string, Behaviour>> = {
  '/v1/chat/completions': reads,
  '/mistral/v1/chat/completions': reads,
  '/v1/messages': reads,
  '/v1/images/generations': paintsReference,
  '/v1/images/edits': paintsReference,
};

const model: Behaviour = ({ path }, response) =>
  json(response, 200, {
    id: decodeURIComponent(path.split('/').at(-1) ?? ''),
    object: 'model',
    created: 1_780_000_000,
    owned_by: 'scripted',
  });

async function received(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data'))
    return {
      path,
      headers: request.headers,
      images: [],
      body: bytes.length > 0 ? (JSON.parse(bytes.toString()) as Record<string, unknown>) : {},
    };
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const images = await Promise.all(
    [...form.values()].flatMap((value) =>
      value instanceof File ? [value.arrayBuffer().then((file) => Buffer.from(file))] : [],
    ),
  );
  return {
    path,
    headers: request.headers,
    images,
    body: Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')),
  };
}

/** @param port 0 for a free one. */
export async function startScriptedProvider(port = 0): Promise<ScriptedProvider> {
  const requests: ReceivedRequest[] = [];
  const queue: Behaviour[] = [];
  const server = createServer((incoming, response) => {
    const answer = async (): Promise<void> => {
      const request = await received(incoming);
      requests.push(request);
      const named = Object.keys(FAILURES).find((name) => JSON.stringify(request.body).includes(`#${name}`));
      const behaviour =
        queue.shift() ??
        (named === undefined ? undefined : FAILURES[named]) ??
        (request.path.startsWith('/v1/models/')
          ? model
          : isGoogle(request.path)
            ? readsOrPaints
            : ROUTES[request.path]) ??
        fails(404, 'invalid_request_error', 'not_found');
      await behaviour(request, response);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: `${origin}/v1`,
    baseUrlOf: (kind) => `${origin}${BASE_PATHS[kind]}`,
    requests,
    next: (...behaviours) => {
      queue.push(...behaviours);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
