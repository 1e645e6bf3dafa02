/** The response is not acceptable: a redirect, or too large. */
export class OutgoingRefused extends Error {
  override readonly name = 'OutgoingRefused';
}

interface OutgoingOptions {
  /** The only address that may be reached, with everything below its origin. */
  readonly baseUrl: string;
  /** Largest response, bytes. */
  readonly maxBytes: number;
}

/** The body; errors when it exceeds the limit. */
function limited(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let received = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > maxBytes) controller.error(new OutgoingRefused('The answer of the service is too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/**
 * A `fetch` for one configured service. It reaches only the origin of that service, follows no redirect, and aborts
 * responses that are too large, so that neither a response nor a compromised service can point the server elsewhere.
 */
export function outgoingFetch({ baseUrl, maxBytes }: OutgoingOptions): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new OutgoingRefused('Only the configured service may be reached');
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new OutgoingRefused('The service answered with a redirect');
    }
    if (!response.body) return response;
    return new Response(limited(response.body, maxBytes), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
