/** Seeded random choices: the same prompt and seed give the same design on every machine. */

/** FNV-1a over UTF-16 code units, 32-bit unsigned. */
export function hashText(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** The default seed of a prompt: prompts that differ only in case and white space share it. */
export function seedFromPrompt(prompt: string): number {
  return hashText(prompt.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
}

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
  /**
   * An independent generator for one choice, such as `head cut`: part id and parameter. It does not advance this one,
   * so adding or removing a choice changes no other.
   */
  about(question: string): Random;
}

/** Mulberry32, a 32-bit generator of good quality for choices (not for secrets). */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: <T>(choices: readonly T[]): T => {
      const chosen = choices[Math.floor(next() * choices.length)];
      if (chosen === undefined) throw new RangeError('pick needs at least one choice');
      return chosen;
    },
    chance: (probability) => next() < probability,
    about: (question) => randomFor(seed, question),
  };
}

/** A separate generator for one named decision, so that adding a decision never changes the others. */
export const randomFor = (seed: number, decision: string): Random =>
  random((seed ^ Math.imul(hashText(decision), 2654435761)) >>> 0);
