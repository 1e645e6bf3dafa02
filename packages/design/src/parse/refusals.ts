/** What a prompt does not want: "without a halo", "no diamonds", "anything but silver". */
import type { Hue } from '../gold';
import { goldOf, hueOf } from '../gold';
import type { Cut, Finish, GemKind, JewelryType, Style } from '../spec';
import type { Form } from './lexicon';
import { ALLOY_WORDS, FINISH_WORDS, FORM_WORDS, MOTIF_WORDS, STYLE_WORDS, TYPE_WORDS } from './lexicon';
import type { Lexicon } from './reader';
import { Reader } from './reader';
import type { Said } from './said';
import { COLOR_WORDS, CUT_WORDS, GEM_WORDS } from './stoneWords';

export interface Refused {
  gems: GemKind[];
  /** Stones of any kind are refused. */
  stones: boolean;
  /** "Not gold" refuses gold of every colour. */
  hues: Hue[];
  styles: Style[];
  forms: Form[];
  types: JewelryType[];
  cuts: Cut[];
  motifs: string[];
  finishes: Finish[];
  colors: GemKind[];
  /** What a finished design can be held against, with the whole phrase. */
  said: Said[];
}

const GOLDS: readonly Hue[] = ['yellow-gold', 'white-gold', 'rose-gold'];
/** Forms that every piece of a kind has somehow: refused, they only stop being a wish. */
const VAGUE: ReadonlySet<Form> = new Set(['band', 'plain', 'chain', 'links', 'solitaire', 'pair', 'charm']);

/** Takes the refusals out of a text. */
export function refusedIn(reader: Reader): Refused {
  const phrases = reader.refused().map(({ what, words }) => ({ reader: new Reader(what), words: words.trim() }));
  const said: Said[] = [];
  const all = <Id extends string>(lexicon: Lexicon<Id>, field?: Said['field'], take = true): Id[] =>
    phrases.flatMap((phrase) => {
      const ids = phrase.reader.read(lexicon, { take });
      if (field) said.push(...ids.map((id) => ({ field, id, words: phrase.words })));
      return ids;
    });
  const gems = all(GEM_WORDS, 'stone');
  const stones = phrases.some((phrase) => phrase.reader.first(/\b(?:stones?|gems?|gemstones?|jewels?)\b/) !== null);
  const hues = phrases.flatMap(({ reader: phrase }) => phrase.find(ALLOY_WORDS).flatMap(({ id, words }) => (goldOf(id) && /^gold(?:en)?$/.test(words) ? GOLDS : [hueOf(id)])));
  const styles = all(STYLE_WORDS, undefined, false);
  const forms = all(FORM_WORDS, undefined, false);
  said.push(...phrases.flatMap((phrase) => phrase.reader.read(FORM_WORDS, { take: false }).filter((id) => !VAGUE.has(id)).map((id): Said => ({ field: 'form', id, words: phrase.words }))));
  const types = all(TYPE_WORDS);
  const cuts = all(CUT_WORDS, 'cut', false);
  const motifs = all(MOTIF_WORDS, undefined, false);
  const finishes = all(FINISH_WORDS);
  return { gems, stones, hues, styles, forms, types, cuts, motifs, finishes, colors: all(COLOR_WORDS, 'stone'), said };
}
