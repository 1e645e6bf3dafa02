import { designFromPrompt } from '@jewelry/design';
import sharp from 'sharp';
import { GenerationError, type GenerationRequest, type Generator } from '../../ports/generators/generator';

export interface FakeGenerator extends Generator {
  /** Prompts in request order. */
  readonly calls: string[];
  /** Abort signals of the calls, in the same order. */
  readonly signals: AbortSignal[];
  /** Number of calls on hold. */
  held(): number;
  /** Puts further calls on hold until `release`. */
  hold(): void;
  release(): void;
  /** Errors of the next calls, in order. */
  failNext(...errors: Error[]): void;
}

const SIDE = 64;

/** Returns a plain small picture, immediately or on `release`, after a frame of every stage. */
export function fakeGenerator(): FakeGenerator {
  const calls: string[] = [];
  const signals: AbortSignal[] = [];
  const failures: Error[] = [];
  let waiting: (() => void)[] | null = null;
  let held = 0;

  async function picture({ prompt, presets, jewelryType, seed, design }: GenerationRequest) {
    const {
      spec: planned,
      understood,
      not_understood: notUnderstood,
    } = designFromPrompt({ prompt, presets, jewelryType, seed });
    const spec = design ?? planned;
    const png = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#13241b' } })
      .png()
      .toBuffer();
    return {
      png,
      width: SIDE,
      height: SIDE,
      design: spec,
      alt: `A ${spec.type}.`,
      made: null,
      shot: null,
      readingNote: null,
      understood,
      notUnderstood,
      seed: spec.seed,
      model: null,
    };
  }

  function waitAtGate(signal: AbortSignal): Promise<void> | undefined {
    const gate = waiting;
    if (!gate) return undefined;
    held += 1;
    return new Promise<void>((resolve, reject) => {
      const stop = () => reject(new GenerationError('cancelled', 'The picture was cancelled'));
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop);
      gate.push(resolve);
    }).finally(() => {
      held -= 1;
    });
  }

  return {
    id: 'fake',
    capabilities: { drawing: 'none', seed: true, progress: 'steps', cancel: 'running', size: SIDE },
    calls,
    signals,
    held: () => held,
    hold: () => {
      waiting = [];
    },
    release: () => {
      waiting?.forEach((goOn) => goOn());
      waiting = null;
    },
    failNext: (...errors) => {
      failures.push(...errors);
    },
    generate: async (request, { signal, onProgress }) => {
      calls.push(request.prompt);
      signals.push(signal);
      const failure = failures.shift();
      if (failure) throw failure;
      onProgress({
        stage: 'sketching',
        fraction: 0.1,
        frame: { width: 8, height: 8, rgb: new Uint8Array(8 * 8 * 3).fill(90) },
      });
      await waitAtGate(signal);
      onProgress({ stage: 'polishing', fraction: 0.9 });
      return picture(request);
    },
    check: async () => {},
    close: async () => {},
  };
}
