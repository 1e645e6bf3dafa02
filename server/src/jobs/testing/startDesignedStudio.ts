import { createRenderer } from '@jewelry/renderer';
import type { Logger } from 'pino';
import { openDesignWorker } from '../../designs/designWorker';
import { languageModelDesigner } from '../../ports/designers/languageModel';
import { promptReader, type PromptReader } from '../../ports/designers/reader';
import { builtinGenerator } from '../../ports/generators/builtin';
import type { Generator } from '../../ports/generators/generator';
import { bundled } from '../../testing/bundle';
import { startStudioWith, type Studio } from './startStudio';

type DesignerConfig = Parameters<typeof languageModelDesigner>[0];

/**
 * The real server and the built-in renderer at 96 px, with a language model that reads prompts.
 * @param log receives the log of the prompt reader
 */
export async function startDesignedStudio(
  config: Pick<DesignerConfig, 'kind' | 'baseUrl' | 'apiKey' | 'hasVision'>,
  log: Logger,
  environment: Readonly<Record<string, string>> = {},
): Promise<Studio<Generator>> {
  const complete = {
    ...config,
    model: 'scripted',
    timeoutMs: 2_000,
    dailyTokens: 1e6,
    dailyTokensPerAccount: 1e6,
    usdPerMillionTokens: undefined,
  } as const;
  const designer = await languageModelDesigner(complete);
  // The database is that of the studio, which starts after its generator.
  const reader: PromptReader = {
    read: (...call) => promptReader({ designer, config: complete, db: studio.deps.db, log }).read(...call),
  };
  const studio: Studio<Generator> = await startStudioWith(
    builtinGenerator({
      renderer: createRenderer({ workers: 1, workerUrl: bundled('renderer-worker') }),
      designs: openDesignWorker({ threadUrl: bundled('design-worker') }),
      reader,
      size: 96,
      quality: 'preview',
    }),
    {},
    environment,
  );
  return studio;
}
