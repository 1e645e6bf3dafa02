/** Golds of refusals: "not gold", "oro bianco e non giallo". */
import { hueOf } from '../../gold';
import type { Sentence } from '../sentence';

const hue = (metal: string): string => hueOf(metal as Parameters<typeof hueOf>[0]);

/** The hues that a word for gold or its colour may refuse. */
const GOLDS: ReadonlySet<string> = new Set(['yellow-gold', 'white-gold', 'rose-gold']);

/** "Not gold" refuses gold of every colour, but not the one that the prompt names elsewhere: "不要黄金要白金". */
export function refusedGolds(s: Sentence, start: number, end: number): string[] {
  const isNamed = (refused: string): boolean =>
    s.items.some(
      ({ concepts }, at) =>
        (at < start || at >= end) && concepts.some(({ kind, id }) => kind === 'metal' && hue(id) === refused),
    );
  return ['yellow-gold', ...['white-gold', 'rose-gold'].filter((one) => !isNamed(one))];
}

/** "Oro bianco e non giallo", "or rose plutôt que jaune": the hue of a gold that is refused beside another; or null. */
export function refusedHue(s: Sentence, i: number, from: number): string | null {
  const other = s.id(i, 'hue');
  let at = from - 1;
  while (at >= 0 && (s.mark(at) === ',' || s.isAny(at, 'grammar', 'and', 'but'))) at--;
  const named = s.id(at, 'metal');
  return other !== null && named !== null && GOLDS.has(hue(named)) && GOLDS.has(hue(other)) ? hue(other) : null;
}
