import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { GenerationError, type GenerationErrorKind } from '../generators/generator';
import type { Painter } from './painter';

interface FallbackOptions {
  readonly painter: Painter;
  /** Used during outages of the first service, never after a refusal. */
  readonly fallback: Painter | undefined;
  readonly log: Logger;
}

/** A service that requests a longer pause is not retried for the same picture, ms. */
const MAX_PAUSE_MS = 10_000;
const PAUSE_MS = 1_000;

const FINAL: ReadonlySet<GenerationErrorKind> = new Set(['moderated_input', 'moderated_output', 'cancelled']);

/** A service and an optional fallback for its outages. Without a fallback it is retried once after a short pause. */
export function fallbackPainter({ painter, fallback, log }: FallbackOptions): Painter {
  return {
    id: painter.id,
    paint: async (request, options) => {
      try {
        return await painter.paint(request, options);
      } catch (error) {
        if (!(error instanceof GenerationError) || FINAL.has(error.kind)) throw error;
        log.warn(
          { painter: painter.id, kind: error.kind, hasFallback: fallback !== undefined },
          'image service failed',
        );
        if (fallback) return fallback.paint(request, options);
        const pause = error.retryAfterMs ?? PAUSE_MS;
        if (!error.isRetryable || error.kind === 'timeout' || pause > MAX_PAUSE_MS) throw error;
        await sleep(pause, undefined, { signal: options.signal });
        return painter.paint(request, options);
      }
    },
  };
}
