import type { Logger } from 'pino';
import { PROVIDERS, type Config } from '../config';
import ENDING from './endingModels.json' with { type: 'json' };

/** A configured model that its service ends. */
export interface EndingModel {
  /** The variable that names it. */
  readonly variable: string;
  readonly model: string;
  /** Day of its end, YYYY-MM-DD. */
  readonly ends: string;
  /** Where the service states it, and the day on which that was read. */
  readonly source: string;
  readonly readOn: string;
}

/** Configured models that their services list as ending or ended. A self-hosted server may serve any model. */
export function endingModels({ generator, designer }: Pick<Config, 'generator' | 'designer'>): EndingModel[] {
  const painters =
    generator.kind !== 'builtin'
      ? [
          { ...generator.painter, variable: 'IMAGE_MODEL' },
          ...(generator.fallback ? [{ ...generator.fallback, variable: 'FALLBACK_IMAGE_MODEL' }] : []),
        ]
      : [];
  const configured = [...painters, ...(designer ? [{ ...designer, variable: 'DESIGNER_MODEL' }] : [])];
  return configured.flatMap(({ variable, model, baseUrl }) =>
    ENDING.models
      .filter(
        (one) =>
          one.model === model &&
          new URL(baseUrl).host === new URL(PROVIDERS[one.provider as keyof typeof PROVIDERS].url).host,
      )
      .map(({ ends, source }) => ({ variable, model: model ?? '', ends, source, readOn: ENDING.read_on })),
  );
}

/** Warns at the start, while there is time to choose another model. */
export function warnOfEndingModels(config: Pick<Config, 'generator' | 'designer'>, log: Logger): void {
  for (const ending of endingModels(config)) log.warn(ending, 'model ends');
}
