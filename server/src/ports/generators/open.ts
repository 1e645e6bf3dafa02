import { createRenderer } from '@jewelry/renderer';
import type { Logger } from 'pino';
import { ConfigError, type GeneratorConfig } from '../../config';
import { openDesignWorker } from '../../designs/designWorker';
import { builtinGenerator } from './builtin';
import type { Generator } from './generator';

/**
 * The maker of pictures that the configuration names. The built-in one starts its threads ahead of the first picture.
 * @throws ConfigError when there is no adapter for it.
 */
export function openGenerator(config: GeneratorConfig, log: Logger): Generator {
  if (config.kind !== 'builtin') throw new ConfigError(`GENERATOR=${config.kind} is not available yet; leave GENERATOR unset for the built-in maker`);
  const renderer = createRenderer();
  renderer.warm().catch((error: unknown) => log.error({ err: error }, 'the renderer did not start'));
  return builtinGenerator({ renderer, designs: openDesignWorker() });
}
