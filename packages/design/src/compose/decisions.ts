/** Decides the fields of a design by precedence. */
import { randomFor, type Random } from '../random';
import type { Given } from '../spec';

/** Decides each field and records its source. Presets overrule the prompt, the prompt overrules the seed. */
export class Decisions {
  readonly given: Record<string, Given> = {};

  constructor(private readonly seed: number) {}

  decide<T>(
    field: string,
    preset: T | null | undefined,
    stated: T | null | undefined,
    own: (rng: Random) => T,
    sketched?: T | null,
  ): T {
    if (preset !== null && preset !== undefined) {
      this.given[field] = 'preset';
      return preset;
    }
    if (stated !== null && stated !== undefined) {
      this.given[field] = 'prompt';
      return stated;
    }
    if (sketched !== null && sketched !== undefined) {
      this.given[field] = 'drawing';
      return sketched;
    }
    this.given[field] = 'seed';
    return own(randomFor(this.seed, field));
  }
}
