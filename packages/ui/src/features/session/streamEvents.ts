import type { EndpointName } from '@jewelry/contract';
import type { StreamEvent, StreamRequest } from './eventStream';

/** `readEvents`, loaded with the first stream. */
export async function* streamEvents(name: EndpointName, request: StreamRequest): AsyncGenerator<StreamEvent> {
  const { readEvents } = await import('./eventStream');
  yield* readEvents(name, request);
}
