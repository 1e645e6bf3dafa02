import { createRenderer } from '@jewelry/renderer';
import { ConfigError } from '../../config';
import type { Deps } from '../../deps';
import { openDesignWorker } from '../../designs/designWorker';
import { languageModelDesigner } from '../designers/languageModel';
import { promptReader } from '../designers/reader';
import { builtinGenerator } from './builtin';
import type { Generator } from './generator';

/**
 * The maker of pictures that the configuration names. The built-in one starts its threads ahead of the first picture.
 * @throws ConfigError when there is no adapter for it.
 */
export async function openGenerator({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>): Promise<Generator> {
  const { generator, designer } = config;
  if (generator.kind !== 'builtin') throw new ConfigError(`GENERATOR=${generator.kind} is not available yet; leave GENERATOR unset for the built-in maker`);
  const renderer = createRenderer();
  renderer.warm().catch((error: unknown) => log.error({ err: error }, 'the renderer did not start'));
  const reader = designer && promptReader({ designer: await languageModelDesigner(designer), config: designer, db, log });
  return builtinGenerator({ renderer, designs: openDesignWorker(), reader });
}
