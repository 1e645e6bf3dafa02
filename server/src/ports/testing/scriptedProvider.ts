/**
 * A service with the published interfaces of the providers, scripted: language models of OpenAI, Anthropic, Google and
 * Mistral with structured output, OpenAI's image generations and edits with streaming, and Google's models that make
 * pictures. It answers as a working service would until a test queues another behaviour. Started alone (`npm run
 * providers`), a prompt chooses a failure by its name: "a ring #rate_limited".
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { DesignerKind } from '../../environment';
import { FAILURES, fails, isGoogle, json, paints, says, type Behaviour, type ReceivedRequest } from './behaviours';
import { BASE_PATHS, dialectOf } from './dialects';
import CHANGES from './changes.json' with { type: 'json' };
import READINGS from './readings.json' with { type: 'json' };

export interface ScriptedProvider {
  /** With `/v1`. */
  readonly baseUrl: string;
  /** Base URL of a provider's interface. */
  baseUrlOf(kind: DesignerKind): string;
  /** All requests so far, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  /** Queues behaviours for the next requests; afterwards it works again. */
  next(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

const SIDE = 1024;

/** Responses of a capable model to known prompts and changes. */
const ANSWERS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...Object.entries(READINGS).map(([prompt, requirements]) => [prompt, { requirements }] as const),
  ...Object.entries(CHANGES).map(([words, operations]) => [words, { operations }] as const),
]);

/** The response of a capable model to a known text, else a refusal. */
const reads: Behaviour = (request, response) => {
  const known = dialectOf(request.path)
    .textsOf(request.body)
    .user.map((text) => text.trim())
    .find((text) => ANSWERS.has(text));
  if (known !== undefined) return says(JSON.stringify(ANSWERS.get(known)))(request, response);
  return fails(422, 'invalid_request_error', 'prompt_not_scripted')(request, response);
};

/** The reference in warmer light with a vignette, or a plain background without one. */
async function paintReference(images: readonly Buffer[]): Promise<Buffer> {
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

const paintsImage: Behaviour = async (request, response) => {
  const images = isGoogle(request.path)
    ? dialectOf(request.path)
        .picturesOf(request.body)
        .map((data) => Buffer.from(data, 'base64'))
    : request.images;
  return paints(await paintReference(images), Number(request.body['partial_images'] ?? 0))(request, response);
};

/** Google's models read and paint at one URL; the request states the modality. */
const readsOrPaints: Behaviour = (request, response) => {
  const { responseModalities } = (request.body['generationConfig'] ?? {}) as { responseModalities?: readonly string[] };
  return (responseModalities?.includes('IMAGE') ? paintsImage : reads)(request, response);
};

const ROUTES: Readonly<Record<string, Behaviour>> = {
  '/v1/chat/completions': reads,
  '/mistral/v1/chat/completions': reads,
  '/v1/messages': reads,
  '/v1/images/generations': paintsImage,
  '/v1/images/edits': paintsImage,
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
