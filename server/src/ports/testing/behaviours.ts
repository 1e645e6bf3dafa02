/**
 * Responses of a scripted service that follow the providers' published interfaces: working ones and every kind of
 * failure.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { dialectOf, type Ending } from './dialects';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** JSON, or the text fields of a form. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The images of a form. */
  readonly images: readonly Buffer[];
}

/** Responds to a request. */
export type Behaviour = (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>;

export const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** An error in the format of the provider that the request is for. */
export const fails =
  (status: number, type: string, code: string | null, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  ({ path }, response) =>
    json(response, status, dialectOf(path).failure(status, type, code), headers);

/** A language model's response with this text. */
export const says =
  (text: string, ending: Ending = 'stop'): Behaviour =>
  ({ path, body }, response) =>
    json(response, 200, dialectOf(path).answer(text, ending, body));

const sse = (response: ServerResponse, event: Readonly<Record<string, unknown>>): void => {
  response.write(`event: ${String(event['type'])}\ndata: ${JSON.stringify(event)}\n\n`);
};

export const isGoogle = (path: string): boolean => path.endsWith(':generateContent');

/** Response of a Google image model; the mime type is declared, not checked. */
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

/** A Google image model refuses the prompt, or blocks its own picture. */
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

/**
 * Responds with these bytes as the picture, streamed after `partials` partial images when the request asks for a
 * stream.
 */
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

/** Never responds. */
export const hangs: Behaviour = () => {};

/** Responds, and cancels the job of the request shortly after the request has arrived. */
export const cancelsDuring =
  (job: AbortController, behaviour: Behaviour): Behaviour =>
  (request, response) => {
    setTimeout(() => job.abort(), 50);
    return behaviour(request, response);
  };

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

/** Sends its response one byte at a time, for hours. */
export const dribbles: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** Streams partial images without end, none of them decodable. */
export const streamsForever: Behaviour = ({ path }, response) => {
  const name = path.endsWith('/edits') ? 'image_edit' : 'image_generation';
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = { type: `${name}.partial_image`, partial_image_index: 0, b64_json: 'x'.repeat(1024 * 1024) };
  const block = `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
  const write = (): void => {
    while (!response.destroyed && response.write(block));
  };
  response.on('drain', write);
  write();
};

/** Opens a stream and sends nothing but comments, which keep it alive. */
export const streamsComments: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const timer = setInterval(() => response.write(': still here\n\n'), 20);
  response.on('close', () => clearInterval(timer));
};

/** JSON that is costly or harmful to a naive parser. */
export const HOSTILE_JSON = {
  'prototype keys': '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"data":"x"}',
  'ten thousand levels': `${'{"data":['.repeat(10_000)}${']}'.repeat(10_000)}`,
  'numbers in place of pictures':
    '{"data":[{"b64_json":1e309}],"candidates":[{"content":{"parts":[{"inlineData":7}]}}]}',
} as const;

/** Responds with this JSON. */
export const answersJson =
  (body: string): Behaviour =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(body);

/** Sends the beginning of a response and closes the connection. */
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

/** Responds with truncated JSON. */
export const malformed: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"created": 1, "data": [{"b64_json": "iVBOR');
};

export const redirects =
  (location: string): Behaviour =>
  (_, response) => {
    response.writeHead(307, { location }).end();
  };

/** Failures by the name that selects them in a prompt. */
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
