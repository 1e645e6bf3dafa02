/** A response, with its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; null when there is none. Tests look into it as they need. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly text: string;
}

interface Sending {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A browser in tests: stores cookies, and sends requests from the product's own origin unless a header overrides it.
 */
export interface Client {
  readonly cookies: Map<string, string>;
  get(path: string, sending?: Sending): Promise<Answer>;
  post(path: string, body?: unknown, sending?: Sending): Promise<Answer>;
  patch(path: string, body?: unknown, sending?: Sending): Promise<Answer>;
  delete(path: string, sending?: Sending): Promise<Answer>;
  /** The raw response, for streams and files. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

function storeCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const expires = attributes
      .find((attribute) => attribute.trim().toLowerCase().startsWith('expires='))
      ?.split('=')[1];
    if (value === '' || (expires && Date.parse(expires) <= 0)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

export function createClient(base: string, origin: string): Client {
  const cookies = new Map<string, string>();

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('origin')) headers.set('origin', origin);
    if (headers.get('origin') === '') headers.delete('origin');
    if (cookies.size > 0 && !headers.has('cookie'))
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(`${base}${path}`, { redirect: 'manual', ...init, headers });
    storeCookies(cookies, response);
    return response;
  };

  const call = async (method: string, path: string, { body, headers = {} }: Sending = {}): Promise<Answer> => {
    const hasBody = body !== undefined;
    const response = await send(path, {
      method,
      headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
      ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
  };

  return {
    cookies,
    fetch: send,
    get: (path, sending) => call('GET', path, sending),
    post: (path, body, sending) => call('POST', path, { ...sending, body }),
    patch: (path, body, sending) => call('PATCH', path, { ...sending, body }),
    delete: (path, sending) => call('DELETE', path, sending),
  };
}
