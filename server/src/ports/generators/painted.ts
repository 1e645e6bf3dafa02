import { setTimeout as sleep } from 'node:timers/promises';
import type { ImaginedMissing } from '@jewelry/contract';
import type { Logger } from 'pino';
import type { RawPicture } from '../../pictures/preview';
import type { Painter, Painting, PaintRequest } from '../painters/painter';
import { GenerationError, type GenerationErrorKind, type Generator } from './generator';

interface PaintedOptions {
  /** Designs the piece and takes the photograph that the service receives. */
  readonly builtin: Generator;
  readonly painter: Painter;
  /** Paints when the first service is out of order; never after a refusal. */
  readonly fallback: Painter | undefined;
  readonly log: Logger;
}

/** Of the progress, the share of our own photograph. */
const DESIGNED = 0.5;
const PARTIAL_STEPS = 3;
/** A service that asks for a longer pause is not tried again for the same picture, ms. */
const MAX_PAUSE_MS = 10_000;
const PAUSE_MS = 1_000;

const FINAL: ReadonlySet<GenerationErrorKind> = new Set(['moderated_input', 'moderated_output', 'cancelled']);

const MISSING: Partial<Record<GenerationErrorKind, ImaginedMissing>> = { moderated_input: 'prompt_refused', moderated_output: 'picture_refused', timeout: 'timeout' };

/**
 * Our own maker with an image service after it: one picture as designed, and one as imagined by the service. Facts,
 * requirements and price are those of the design. The first is complete without the second: a service that fails leaves
 * a piece as designed that says why the other picture is missing.
 */
export function paintedGenerator({ builtin, painter, fallback, log }: PaintedOptions): Generator {
  async function paint(request: PaintRequest, signal: AbortSignal, onPartial: (frame: RawPicture) => void): Promise<Painting> {
    const options = { signal, onPartial };
    try {
      return await painter.paint(request, options);
    } catch (error) {
      if (!(error instanceof GenerationError) || FINAL.has(error.kind)) throw error;
      log.warn({ painter: painter.id, kind: error.kind, hasFallback: fallback !== undefined }, 'image service failed');
      if (fallback) return fallback.paint(request, options);
      const pause = error.retryAfterMs ?? PAUSE_MS;
      if (!error.isRetryable || error.kind === 'timeout' || pause > MAX_PAUSE_MS) throw error;
      await sleep(pause, undefined, { signal });
      return painter.paint(request, options);
    }
  }
  return {
    id: builtin.id,
    capabilities: { ...builtin.capabilities, progress: 'partials' },
    generate: async (request, { signal, onProgress }) => {
      const designed = await builtin.generate(request, { signal, onProgress: (progress) => onProgress({ ...progress, fraction: progress.fraction * DESIGNED }) });
      let partials = 0;
      const onPartial = (frame: RawPicture): void => {
        partials = Math.min(partials + 1, PARTIAL_STEPS);
        onProgress({ stage: 'polishing', fraction: DESIGNED + (1 - DESIGNED) * (partials / (PARTIAL_STEPS + 1)), frame });
      };
      try {
        return { ...designed, imagined: await paint({ prompt: request.prompt, facts: designed.alt, reference: designed.png }, signal, onPartial) };
      } catch (error) {
        if (signal.aborted) throw new GenerationError('cancelled', 'The picture was cancelled');
        const kind = error instanceof GenerationError ? error.kind : 'unavailable';
        log.warn({ kind, ...(!(error instanceof GenerationError) && { err: error }) }, 'no picture as imagined');
        return { ...designed, imaginedMissing: MISSING[kind] ?? 'unavailable' };
      }
    },
    check: () => builtin.check(),
    close: () => builtin.close(),
  };
}
