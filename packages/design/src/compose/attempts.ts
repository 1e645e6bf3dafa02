/** Repeats planning until a plan has nothing that the prompt refuses. */
import type { DesignSpec } from '../spec';

/** Number of plans to try before accepting one with a refused part or an unrequested stone. */
const ATTEMPTS = 40;

/** The first acceptable plan; null when there is none. */
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
