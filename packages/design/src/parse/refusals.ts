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

/** A refusal that no finished design is searched for. */
export interface RefusedWords {
  concept: 'stones' | 'metal' | 'style' | 'type' | 'motif' | 'finish';
  value: string;
  isRefused: true;
  role: null;
  words: string;
  index: number;
}

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
  /** The other refusals, as requirements. */
  others: RefusedWords[];
}

const GOLDS: readonly Hue[] = ['yellow-gold', 'white-gold', 'rose-gold'];
/** Forms that every piece of a kind has somehow: refused, they only stop being a wish. */
const VAGUE: ReadonlySet<Form> = new Set(['band', 'plain', 'chain', 'links', 'solitaire', 'pair', 'charm']);

const isOther = (field: string): field is RefusedWords['concept'] => ['stones', 'metal', 'style', 'type', 'motif', 'finish'].includes(field);

/** Takes the refusals out of a text. */
export function refusedIn(reader: Reader): Refused {
  const phrases = reader.refused().map(({ what, words, index }) => ({ reader: new Reader(what), words: words.trim(), index }));
  const said: Said[] = [];
  const others: RefusedWords[] = [];
  const other = (concept: RefusedWords['concept'], value: string, { words, index }: { words: string; index: number }): number => others.push({ concept, value, isRefused: true, role: null, words, index });
  const all = <Id extends string>(lexicon: Lexicon<Id>, field: Said['field'] | RefusedWords['concept'], take = true): Id[] =>
    phrases.flatMap((phrase) => {
      const ids = phrase.reader.read(lexicon, { take });
      for (const id of ids) {
        if (field === 'stone' || field === 'cut') said.push({ field, id, words: phrase.words, index: phrase.index });
        else if (field === 'form' && !VAGUE.has(id as string as Form)) said.push({ field, id, words: phrase.words, index: phrase.index });
        else if (isOther(field)) other(field, id, phrase);
      }
      return ids;
    });
  const gems = all(GEM_WORDS, 'stone');
  const stoneless = phrases.filter((phrase) => phrase.reader.first(/\b(?:stones?|gems?|gemstones?|jewels?)\b/) !== null);
  for (const phrase of stoneless) other('stones', 'any', phrase);
  const hues = phrases.flatMap((phrase) =>
    phrase.reader.find(ALLOY_WORDS).flatMap(({ id, words }) => {
      const named = goldOf(id) && /^gold(?:en)?$/.test(words) ? GOLDS : [hueOf(id)];
      for (const hue of named) other('metal', hue, phrase);
      return named;
    }),
  );
  const styles = all(STYLE_WORDS, 'style', false);
  const forms = all(FORM_WORDS, 'form', false);
  const types = all(TYPE_WORDS, 'type');
  const cuts = all(CUT_WORDS, 'cut', false);
  const motifs = all(MOTIF_WORDS, 'motif', false);
  const finishes = all(FINISH_WORDS, 'finish');
  return { gems, stones: stoneless.length > 0, hues, styles, forms, types, cuts, motifs, finishes, colors: all(COLOR_WORDS, 'stone'), said, others };
}
