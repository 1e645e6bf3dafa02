import { createRenderer } from '@jewelry/renderer';
import type { Deps } from '../../deps';
import { openDesignWorker } from '../../designs/designWorker';
import { languageModelDesigner } from '../designers/languageModel';
import { promptReader } from '../designers/reader';
import { builtinGenerator } from './builtin';
import type { Generator } from './generator';
import { paintedGenerator } from './painted';

/** The configured generator. The built-in one starts its threads before the first picture. */
export async function openGenerator({
  config,
  db,
  log,
  painter,
}: Pick<Deps, 'config' | 'db' | 'log' | 'painter'>): Promise<Generator> {
  const { designer, pictureSize, threads } = config;
  const renderer = createRenderer({ workers: threads });
  renderer.warm().catch((error: unknown) => log.error({ err: error }, 'the renderer did not start'));
  const reader =
    designer && promptReader({ designer: await languageModelDesigner(designer), config: designer, db, log });
  const builtin = builtinGenerator({ renderer, designs: openDesignWorker(), reader, size: pictureSize });
  return painter ? paintedGenerator({ builtin, painter, log }) : builtin;
}
