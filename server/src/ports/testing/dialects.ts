/** Formats of responses and failures of each provider's language models, from their published descriptions. */
import type { DesignerKind } from '../../environment';

/** The JSON of a request. */
type Body = Readonly<Record<string, unknown>>;

/** How a response ended. */
export type Ending = 'stop' | 'length' | 'refused';

interface Dialect {
  /** Whether a request is for this provider. */
  readonly matches: (path: string) => boolean;
  readonly answer: (text: string, ending: Ending, body: Body) => unknown;
  readonly failure: (status: number, type: string, code: string | null) => unknown;
  /** The instructions and the messages of the user, as text. */
  readonly textsOf: (body: Body) => { readonly instructions: string; readonly user: readonly string[] };
  /** The pictures of the messages, base64. */
  readonly picturesOf: (body: Body) => readonly string[];
}

interface Part {
  readonly type?: string;
  readonly text?: string;
  readonly image_url?: string | { readonly url: string };
  readonly source?: { readonly data: string };
  readonly inlineData?: { readonly data: string };
}
interface Message {
  readonly role: string;
  readonly content: string | readonly Part[];
}

const INPUT_TOKENS = 1200;
const OUTPUT_TOKENS = 180;
const CREATED = 1_780_000_000;

const parts = (content: Message['content']): readonly Part[] =>
  typeof content === 'string' ? [{ text: content }] : content;
const textOf = (content: Message['content']): string =>
  parts(content)
    .map(({ text }) => text ?? '')
    .join('');
const messages = (body: Body): readonly Message[] => body['messages'] as readonly Message[];
const withoutHeader = (url: string): string => url.slice(url.indexOf(',') + 1);

const chatCompletion: Pick<Dialect, 'answer' | 'textsOf' | 'picturesOf'> = {
  answer: (content, ending, { model }) => ({
    id: 'chatcmpl-scripted',
    object: 'chat.completion',
    created: CREATED,
    model: model ?? 'scripted',
    choices: [
      {
        index: 0,
        finish_reason: ending === 'refused' ? 'content_filter' : ending,
        message: { role: 'assistant', content },
      },
    ],
    usage: {
      prompt_tokens: INPUT_TOKENS,
      completion_tokens: OUTPUT_TOKENS,
      total_tokens: INPUT_TOKENS + OUTPUT_TOKENS,
    },
  }),
  textsOf: (body) => ({
    instructions: messages(body)
      .filter(({ role }) => role === 'system')
      .map(({ content }) => textOf(content))
      .join('\n'),
    user: messages(body)
      .filter(({ role }) => role === 'user')
      .map(({ content }) => textOf(content)),
  }),
  picturesOf: (body) =>
    messages(body).flatMap(({ content }) =>
      parts(content).flatMap(({ image_url: image }) =>
        image ? [withoutHeader(typeof image === 'string' ? image : image.url)] : [],
      ),
    ),
};

const OPENAI: Dialect = {
  ...chatCompletion,
  matches: () => true,
  failure: (_, type, code) => ({ error: { message: `Scripted: ${code ?? type}`, type, code, param: null } }),
};

const MISTRAL: Dialect = {
  ...chatCompletion,
  matches: (path) => path.startsWith('/mistral/'),
  failure: (_, type, code) => ({ object: 'error', message: `Scripted: ${code ?? type}`, type, param: null, code }),
};

const ANTHROPIC_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};
const ANTHROPIC_ENDINGS: Readonly<Record<Ending, string>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  refused: 'refusal',
};

/** The text as the input of the tool that the request forces, if it is a JSON object. */
function anthropicContent(
  text: string,
  { tools }: Body,
): { readonly stop_reason?: string; readonly content: readonly unknown[] } {
  const [tool] = (tools ?? []) as readonly { name: string }[];
  try {
    const input: unknown = JSON.parse(text);
    if (tool && typeof input === 'object')
      return { stop_reason: 'tool_use', content: [{ type: 'tool_use', id: 'toolu_scripted', name: tool.name, input }] };
  } catch {
    // Other text is returned as text.
  }
  return { content: text === '' ? [] : [{ type: 'text', text }] };
}

const ANTHROPIC: Dialect = {
  matches: (path) => path.endsWith('/messages'),
  answer: (text, ending, body) => ({
    id: 'msg_scripted',
    type: 'message',
    role: 'assistant',
    model: body['model'],
    stop_sequence: null,
    stop_reason: ANTHROPIC_ENDINGS[ending],
    ...anthropicContent(text, body),
    usage: { input_tokens: INPUT_TOKENS, output_tokens: OUTPUT_TOKENS },
  }),
  failure: (status, type) => ({
    type: 'error',
    error: { type: ANTHROPIC_ERRORS[status] ?? 'api_error', message: `Scripted: ${type}` },
    request_id: 'req_scripted',
  }),
  textsOf: (body) => ({
    instructions: textOf((body['system'] ?? '') as Message['content']),
    user: messages(body)
      .filter(({ role }) => role === 'user')
      .map(({ content }) => textOf(content)),
  }),
  picturesOf: (body) =>
    messages(body).flatMap(({ content }) => parts(content).flatMap(({ source }) => (source ? [source.data] : []))),
};

const GOOGLE_ERRORS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};
const GOOGLE_ENDINGS: Readonly<Record<Ending, string>> = { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' };

interface GoogleContent {
  readonly role?: string;
  readonly parts: readonly Part[];
}
const contents = (body: Body): readonly GoogleContent[] => body['contents'] as readonly GoogleContent[];

const GOOGLE: Dialect = {
  matches: (path) => path.endsWith(':generateContent'),
  answer: (text, ending) => ({
    candidates: [
      {
        index: 0,
        finishReason: GOOGLE_ENDINGS[ending],
        ...(ending !== 'refused' && { content: { role: 'model', parts: [{ text }] } }),
      },
    ],
    usageMetadata: {
      promptTokenCount: INPUT_TOKENS,
      candidatesTokenCount: OUTPUT_TOKENS,
      totalTokenCount: INPUT_TOKENS + OUTPUT_TOKENS,
    },
    modelVersion: 'scripted',
  }),
  failure: (status, type) => ({
    error: { code: status, message: `Scripted: ${type}`, status: GOOGLE_ERRORS[status] ?? 'UNKNOWN' },
  }),
  textsOf: (body) => ({
    instructions: textOf((body['systemInstruction'] as GoogleContent | undefined)?.parts ?? []),
    user: contents(body)
      .filter(({ role }) => role === 'user')
      .map((content) => textOf(content.parts)),
  }),
  picturesOf: (body) =>
    contents(body).flatMap((content) =>
      content.parts.flatMap(({ inlineData }) => (inlineData ? [inlineData.data] : [])),
    ),
};

/** The format of a request, by its path. */
export const dialectOf = (path: string): Dialect =>
  [ANTHROPIC, GOOGLE, MISTRAL].find(({ matches }) => matches(path)) ?? OPENAI;

/** Base path of each provider's interface on a scripted server. */
export const BASE_PATHS: Readonly<Record<DesignerKind, string>> = {
  openai: '/v1',
  compatible: '/v1',
  anthropic: '/v1',
  google: '/v1beta',
  mistral: '/mistral/v1',
};
