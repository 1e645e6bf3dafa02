import { createRenderer } from '@jewelry/renderer';
import type { Deps } from '../../deps';
import { openDesignWorker } from '../../designs/designWorker';
import { languageModelDesigner } from '../designers/languageModel';
import { promptReader } from '../designers/reader';
import { openaiPainter } from '../painters/openaiPainter';
import { builtinGenerator } from './builtin';
import type { Generator } from './generator';
import { paintedGenerator } from './painted';

/** The generator that the configuration names. The built-in one starts its threads ahead of the first picture. */
export async function openGenerator({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>): Promise<Generator> {
  const { generator, designer, pictureSize } = config;
  const renderer = createRenderer();
  renderer.warm().catch((error: unknown) => log.error({ err: error }, 'the renderer did not start'));
  const reader = designer && promptReader({ designer: await languageModelDesigner(designer), config: designer, db, log });
  const builtin = builtinGenerator({ renderer, designs: openDesignWorker(), reader, size: pictureSize });
  if (generator.kind === 'builtin') return builtin;
  const { painter, fallback } = generator;
  return paintedGenerator({ builtin, painter: await openaiPainter(painter), fallback: fallback && (await openaiPainter(fallback)), log });
}
