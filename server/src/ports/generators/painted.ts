import type { ImaginedMissing } from '@jewelry/contract';
import type { Logger } from 'pino';
import type { RawPicture } from '../../pictures/preview';
import type { Painter } from '../painters/painter';
import { GenerationError, type GenerationErrorKind, type Generator } from './generator';

interface PaintedOptions {
  /** Designs the piece and renders the photograph that the service receives. */
  readonly builtin: Generator;
  readonly painter: Painter;
  readonly log: Logger;
}

/** Share of the built-in photograph in the progress. */
const DESIGNED = 0.5;
const PARTIAL_STEPS = 3;
const MISSING: Partial<Record<GenerationErrorKind, ImaginedMissing>> = {
  moderated_input: 'prompt_refused',
  moderated_output: 'picture_refused',
  timeout: 'timeout',
};

/** Why the picture as imagined is missing after this failure. */
export const imaginedMissingAfter = (error: unknown): ImaginedMissing =>
  (error instanceof GenerationError ? MISSING[error.kind] : undefined) ?? 'unavailable';

/**
 * The built-in generator followed by an image service: one picture as designed, and one as imagined by the service.
 * Facts, requirements and price are those of the design. When the service fails, the piece has its designed picture
 * only, and the reason why the other is missing.
 */
export function paintedGenerator({ builtin, painter, log }: PaintedOptions): Generator {
  return {
    id: builtin.id,
    capabilities: { ...builtin.capabilities, progress: 'partials' },
    generate: async (request, { signal, onProgress }) => {
      const designed = await builtin.generate(request, {
        signal,
        onProgress: (progress) => onProgress({ ...progress, fraction: progress.fraction * DESIGNED }),
      });
      let partials = 0;
      const onPartial = (frame: RawPicture): void => {
        partials = Math.min(partials + 1, PARTIAL_STEPS);
        onProgress({
          stage: 'polishing',
          fraction: DESIGNED + (1 - DESIGNED) * (partials / (PARTIAL_STEPS + 1)),
          frame,
        });
      };
      try {
        return {
          ...designed,
          imagined: await painter.paint(
            { prompt: request.prompt, facts: designed.alt, reference: designed.png },
            { signal, onPartial },
          ),
        };
      } catch (error) {
        if (signal.aborted) throw new GenerationError('cancelled', 'The picture was cancelled');
        log.warn(error instanceof GenerationError ? { kind: error.kind } : { err: error }, 'no picture as imagined');
        return { ...designed, imaginedMissing: imaginedMissingAfter(error) };
      }
    },
    check: () => builtin.check(),
    close: () => builtin.close(),
  };
}
