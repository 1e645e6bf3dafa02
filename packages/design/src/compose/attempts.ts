/** Plans that are made again until one is clear of what the prompt refuses. */
import type { DesignSpec } from '../spec';

/** Plans that are tried before a refusal, or a stone outside of the request, is accepted. */
const ATTEMPTS = 40;

/** The first plan that is clear; null when none is. */
export function firstClear(
  planned: (attempt: number) => DesignSpec,
  isClear: (spec: DesignSpec) => boolean,
): DesignSpec | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const spec = planned(attempt);
    if (isClear(spec)) return spec;
  }
  return null;
}
