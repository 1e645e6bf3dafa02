/** Reads a text word by word: what is taken is not read twice, and what nobody took can be told. */
import { IDLE_WORDS } from './idleWords';

const MOST_NAMED = 20;

/** Ordered words: what an entry finds is hidden from those after it. */
export type Lexicon<Id extends string> = readonly (readonly [id: Id, pattern: RegExp])[];

export interface Found<Id extends string> {
  id: Id;
  index: number;
  words: string;
}

/** Something that is not wanted, and the whole phrase that says so. */
export interface Refusal {
  what: string;
  words: string;
  index: number;
}

export class Reader {
  /** Text still free to be read; taken words become blanks. */
  open: string;
  private readonly taken: { index: number; words: string }[] = [];

  constructor(private readonly text: string) {
    this.open = text;
  }

  /** What a lexicon finds, by place. A taking read hides its words from later reads. */
  find<Id extends string>(lexicon: Lexicon<Id>, { take = true }: { take?: boolean } = {}): Found<Id>[] {
    const found: Found<Id>[] = [];
    let open = this.open;
    for (const [id, pattern] of lexicon) {
      for (const match of open.matchAll(new RegExp(pattern.source, 'g'))) {
        found.push({ id, index: match.index, words: match[0] });
        this.note(match.index, match[0]);
        open = open.slice(0, match.index) + ' '.repeat(match[0].length) + open.slice(match.index + match[0].length);
      }
    }
    if (take) this.open = open;
    return found.toSorted((a, b) => a.index - b.index);
  }

  /** The ids that a lexicon finds, each once, by place of first mention. */
  read<Id extends string>(lexicon: Lexicon<Id>, options: { take?: boolean } = {}): Id[] {
    return [...new Set(this.find(lexicon, options).map((f) => f.id))];
  }

  /** Every match of a pattern, its words taken. */
  takeAll(pattern: RegExp): RegExpExecArray[] {
    const matches = [...this.open.matchAll(new RegExp(pattern.source, 'g'))];
    for (const match of matches) this.hide(match.index, match[0]);
    return matches;
  }

  first(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.open);
    if (match) this.note(match.index, match[0]);
    return match;
  }

  /** Takes the words of refusals out ("without diamonds") and returns what is refused, phrase by phrase. */
  refused(): Refusal[] {
    const out: Refusal[] = [];
    const what = "((?:(?:rose|white|yellow|black|pink|blue|green|red|any|more|other|extra)[- ])?[a-z'-]+(?:(?:(?:,\\s+[a-z]+)*,?\\s+(?:or|nor)|\\s+and)\\s+(?!(?:a|an|in|with|the|but|just|only|no|not|without)\\b)[a-z]+)?)";
    const never = "without|w\\/o|no|non|sans|not|minus|isn'?t|aren'?t|free of|instead of|rather than|skip|avoid|hates?|dislikes?|(?:(?:anything|everything|all) )?except(?: for)?|(?:anything|everything) but|(?:don'?t|do not|does not|doesn'?t|not)(?: to)?(?: really)? (?:want|like|use|have|add|be)";
    const pattern = new RegExp(`\\b(?:${never})(?:\\s+|(?<=\\bnon)-)(?:any\\s+|a\\s+|an\\s+|the\\s+|too\\s+|very\\s+|with\\s+|in\\s+)*${what}\\b|\\b(?:stone|gem)-?(?:less|free)\\b`, 'g');
    for (const match of this.open.matchAll(pattern)) {
      out.push({ what: match[1] ?? 'stones', words: match[0], index: match.index });
      this.hide(match.index, match[0]);
    }
    return out;
  }

  note(index: number, words: string): void {
    this.taken.push({ index, words });
  }

  private hide(index: number, words: string): void {
    this.note(index, words);
    this.open = this.open.slice(0, index) + ' '.repeat(words.length) + this.open.slice(index + words.length);
  }

  /** The words that decided something, in their order. */
  understood(): string[] {
    return [...new Set(this.taken.toSorted((a, b) => a.index - b.index).map((t) => t.words.trim()))];
  }

  /** The words that decided nothing and are no small talk, each at its first place. */
  notUnderstood(): { words: string; index: number }[] {
    let rest = this.text;
    for (const { index, words } of this.taken) rest = rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length);
    const found = rest.matchAll(/[\p{L}\p{N}\p{M}'-]+|\p{Extended_Pictographic}/gu);
    const words = [...found].map(({ 0: word, index }) => ({ words: word.replace(/^['-]+|['-]+$/g, '').replace(/'s$/, ''), index: index + /^['-]*/.exec(word)![0].length }));
    const kept = words.filter(({ words: w }) => w !== '' && !IDLE_WORDS.has(w) && !/^\d{1,2}$/.test(w));
    return [...new Map(kept.toReversed().map((one) => [one.words, one])).values()].toReversed().slice(0, MOST_NAMED);
  }
}
