import type { GenerateEvent } from '@jewelry/contract';
import type { Client } from '../../testing/client';

/** Reads an event stream to its end, or until `until` returns true. */
export async function readEvents(
  response: Response,
  until: (event: GenerateEvent) => boolean = () => false,
): Promise<GenerateEvent[]> {
  const events: GenerateEvent[] = [];
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return events;
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (!event || !data) continue;
      events.push({ event, data: JSON.parse(data) } as GenerateEvent);
      if (until(events.at(-1) as GenerateEvent)) {
        await reader.cancel();
        return events;
      }
    }
  }
  return events;
}

/** Submits a prompt as an event stream. */
export const generateStream = (
  client: Client,
  body: unknown,
  init: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Response> =>
  client.fetch('/api/generate', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...init.headers },
    ...(init.signal && { signal: init.signal }),
  });
