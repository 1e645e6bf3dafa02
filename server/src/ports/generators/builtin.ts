import { PICTURE_SIZE, TEXTS, type GenerationStage } from '@jewelry/contract';
import { fulfil, leftOut } from '@jewelry/design';
import { encodePartsMap, encodePng, type FramePhase, type Quality, type Renderer } from '@jewelry/renderer';
import { DesignWorkerUnavailable, type DesignWorker } from '../../designs/designWorker';
import type { PromptReader } from '../designers/reader';
import { GenerationError, type Generator } from './generator';

const STAGE_OF: Record<FramePhase, GenerationStage> = {
  sketch: 'sketching',
  cast: 'casting',
  set: 'setting',
  polish: 'polishing',
};

interface BuiltinOptions {
  /** One for the whole process; closed with the generator. */
  readonly renderer: Renderer;
  /** Plans off the event loop; closed with the generator. */
  readonly designs: DesignWorker;
  /** Reads prompts with a design service; the built-in language layer reads them when absent. */
  readonly reader?: PromptReader | undefined;
  /** Side of the picture, px. */
  readonly size?: number;
  readonly quality?: Quality;
}

/** The built-in generator: prompt to design to photograph. It needs no network and refuses no prompt. */
export function builtinGenerator({
  renderer,
  designs,
  reader,
  size = PICTURE_SIZE,
  quality = 'screen',
}: BuiltinOptions): Generator {
  return {
    id: 'builtin',
    capabilities: { drawing: 'control', seed: true, progress: 'steps', cancel: 'running', size },
    generate: async (
      {
        account,
        prompt,
        presets,
        jewelryType,
        seed,
        drawing,
        reference,
        design,
        reading: storedReading,
        framing: cameraFraming,
      },
      { signal, onProgress },
    ) => {
      // The requirements of a given design are judged by its stored reading, which is not requested again.
      const isRead = reader !== undefined && design === undefined && prompt.trim() !== '';
      const { reading } = isRead
        ? await reader.read({ prompt, account, drawing, reference }, signal)
        : { reading: storedReading };
      if (signal.aborted) throw new GenerationError('cancelled', 'The picture was cancelled');
      const readingNote = isRead && !reading ? TEXTS.readWithoutDesigner : null;
      const {
        spec: planned,
        requirements,
        understood,
        not_understood: notUnderstood,
      } = await designs.plan({ prompt, presets, jewelryType, seed, drawing, reading }).catch((cause: unknown) => {
        throw cause instanceof DesignWorkerUnavailable
          ? new GenerationError('unavailable', 'The design could not be planned', { cause })
          : cause;
      });
      const spec = design ?? planned;
      try {
        const { width, height, rgb, facts, framing, parts } = await renderer.render(spec, {
          size,
          quality,
          signal,
          parts: true,
          ...(cameraFraming && { framing: cameraFraming }),
          onFrame: ({ phase, fraction, ...frame }) => onProgress({ stage: STAGE_OF[phase], fraction, frame }),
        });
        const png = await encodePng({ width, height, rgb });
        const fulfilled = fulfil(requirements, spec, facts);
        return {
          png,
          width,
          height,
          design: facts.design,
          alt: facts.alt,
          made: { facts, requirements: fulfilled },
          shot: parts && { framing, map: encodePartsMap(parts), parts: parts.parts },
          readingNote,
          reading,
          understood,
          notUnderstood: leftOut(notUnderstood, requirements, fulfilled),
          seed: spec.seed,
          model: `engine-${spec.engine}`,
        };
      } catch (cause) {
        if (signal.aborted) throw new GenerationError('cancelled', 'The picture was cancelled', { cause });
        throw new GenerationError('unavailable', 'The renderer stopped', { cause });
      }
    },
    check: () => renderer.check(),
    close: async () => {
      await Promise.all([renderer.close(), designs.close()]);
    },
  };
}
