/** Names of crafts, persons and peoples for which something more general is built. */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import type { BuiltDesign } from './built';
import NARROWER from './narrower.json' with { type: 'json' };
import { isShown, type Condition } from './shownBy';
import { differently, round, type Verdict } from './verdict';

/** A name, the requirements that it narrows as patterns of "concept=value", and what is built instead. */
interface Narrower extends Condition {
  readonly words: RegExp;
  readonly of: RegExp;
  readonly note: string;
}

const ROWS: readonly Narrower[] = (
  NARROWER as readonly (Condition & { words: string; of?: string; note: string })[]
).map(({ words, of = '', ...rest }) => ({ ...rest, words: new RegExp(words, 'iu'), of: new RegExp(of, 'u') }));

/** A seed pearl is up to this wide, mm. */
const SEED_MM = 2.5;
const SEED_PEARL = cues`${'seed-pearl'}`;

/** The verdict on a name that is narrower than what the piece shows; null for other words. */
export function judgeNarrower(built: BuiltDesign, requirement: Requirement): Verdict | null {
  const { concept, value, text } = requirement;
  const narrow = ROWS.find(
    (row) => row.words.test(text) && row.of.test(`${concept}=${value}`) && isShown(built, requirement, row),
  );
  if (narrow) return differently(narrow.note);
  const [pearl] = SEED_PEARL.test(text)
    ? built.stones.filter(({ kind }) => kind === 'pearl').toSorted((a, b) => a.size_mm - b.size_mm)
    : [];
  return pearl && pearl.size_mm > SEED_MM ? differently(`The pearl is ${round(pearl.size_mm)} mm wide.`) : null;
}
