/** Reads a prompt: which wishes it states, and which of its words nobody understood. Never throws. */
import type { Alloy, Cut, Finish, GemKind, JewelryType, Style } from '../spec';
import type { DialColor, Form, Lexicon } from './lexicon';
import {
  ALLOY_WORDS, COLOR_WORDS, COUNT_WORDS, CUT_WORDS, DIAL_WORDS, FINISH_WORDS, FORM_WORDS, GEM_WORDS, IDLE_WORDS, MOTIF_WORDS, STYLE_WORDS,
  TYPE_HINTS, TYPE_WORDS,
} from './lexicon';

export interface Wishes {
  types: JewelryType[];
  alloys: Alloy[];
  finishes: Finish[];
  /** In the order they are mentioned: the first is the centre stone. */
  gems: GemKind[];
  cuts: Cut[];
  styles: Style[];
  motifs: string[];
  forms: Form[];
  dial: DialColor | null;
  noStones: boolean;
  quantity: 'single' | 'many' | null;
  stoneCount: number | null;
  /** Width of the main stone, mm. */
  stoneSizeMm: number | null;
  /** The prompt's words that decided something, and those that decided nothing. */
  understood: string[];
  notUnderstood: string[];
}

const NUMBERS: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
};
const MAX_READ = 2000;
/** Diameter of a one-carat round brilliant, mm. */
const ONE_CARAT_MM = 6.45;

const plain = (text: string): string =>
  text
    .slice(0, MAX_READ)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-');

class Reader {
  /** Text still free to be read; taken words become blanks. */
  private open: string;
  private readonly taken: { index: number; words: string }[] = [];

  constructor(private readonly text: string) {
    this.open = text;
  }

  /** Ids found, by place of first mention. A taking read hides its words from later reads. */
  read<Id extends string>(lexicon: Lexicon<Id>, { take = true }: { take?: boolean } = {}): Id[] {
    const found: { id: Id; index: number }[] = [];
    let open = take ? this.open : this.text;
    for (const [id, pattern] of lexicon) {
      for (const match of open.matchAll(new RegExp(pattern.source, 'g'))) {
        found.push({ id, index: match.index });
        this.note(match.index, match[0]);
        open = open.slice(0, match.index) + ' '.repeat(match[0].length) + open.slice(match.index + match[0].length);
      }
    }
    if (take) this.open = open;
    return [...new Set(found.toSorted((a, b) => a.index - b.index).map((f) => f.id))];
  }

  first(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.open);
    if (match) this.note(match.index, match[0]);
    return match;
  }

  /** Takes the words of a negation out and returns them. */
  negated(): string {
    const out: string[] = [];
    const pattern = /\b(?:without|no|sans|not|minus)\s+(?:any\s+|a\s+|an\s+|the\s+)?((?:(?:rose|white|yellow|black|pink|blue)[- ])?[a-z]+(?:\s+(?:or|and|nor)\s+[a-z]+)?)\b|\bstone-?less\b/g;
    this.open = this.open.replace(pattern, (all: string, words: string | undefined, index: number) => {
      out.push(words ?? 'stones');
      this.note(index, all);
      return ' '.repeat(all.length);
    });
    return out.join(' ');
  }

  private note(index: number, words: string): void {
    this.taken.push({ index, words });
  }

  understood(): string[] {
    return [...new Set(this.taken.toSorted((a, b) => a.index - b.index).map((t) => t.words.trim()))];
  }

  notUnderstood(): string[] {
    let rest = this.text;
    for (const { index, words } of this.taken) rest = rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length);
    const words = rest.match(/[\p{L}\p{N}\p{M}'-]+|\p{Extended_Pictographic}/gu) ?? [];
    const kept = words.map((w) => w.replace(/^['-]+|['-]+$/g, '')).filter((w) => w !== '' && !IDLE_WORDS.has(w) && !/^\d{1,2}$/.test(w));
    return [...new Set(kept)].slice(0, 20);
  }
}

function stoneSize(reader: Reader): number | null {
  const mm = reader.first(/\b(\d{1,2}(?:[.,]\d{1,2})?)\s?-?(?:mm|millimet(?:er|re)s?)\b/);
  if (mm) return Number(mm[1]!.replace(',', '.'));
  const carat = reader.first(/\b(\d{1,2}(?:[.,]\d{1,2})?)[- ]?(?:ct|carats?)\b(?! gold)/);
  return carat ? ONE_CARAT_MM * Number(carat[1]!.replace(',', '.')) ** (1 / 3) : null;
}

function stoneCount(reader: Reader): number | null {
  const match = reader.first(
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](?:(?:small|tiny|little|round|oval|pear|blue|pink|white|black)[- ])*(?=(?:stones?|gems?|diamonds?|rub(?:y|ies)|(?:pink-|yellow-)?sapphires?|emeralds?|pearls?|opals?|amethysts?|garnets?|topaz|citrines?)\b)/,
  );
  if (!match) return null;
  const count = NUMBERS[match[1]!] ?? Number(match[1]);
  return count >= 1 && count <= 60 ? count : null;
}

export function parsePrompt(prompt: string): Wishes {
  const reader = new Reader(plain(prompt));
  const negated = new Reader(reader.negated());
  const size = stoneSize(reader);
  const count = stoneCount(reader);
  const quantity = reader.read(COUNT_WORDS, { take: false })[0] ?? (count === null ? null : count === 1 ? 'single' : count > 5 ? 'many' : null);
  const forms = reader.read(FORM_WORDS, { take: false });
  const dial = reader.read(DIAL_WORDS)[0] ?? null;
  const cuts = reader.read(CUT_WORDS);
  const alloys = reader.read(ALLOY_WORDS);
  const named = reader.read(GEM_WORDS);
  const types = reader.read(TYPE_WORDS);
  const hints = types.length > 0 ? [] : dial ? (['watch'] as const) : reader.read(TYPE_HINTS);
  const refusedGems = negated.read(GEM_WORDS);
  const refusesStones = negated.first(/\b(?:stones?|gems?|gemstones?|jewels?)\b/) !== null;
  const refusedAlloys = negated.read(ALLOY_WORDS);
  const refusedStyles = negated.read(STYLE_WORDS);
  const refusedForms = negated.read(FORM_WORDS, { take: false });
  const motifs = reader.read(MOTIF_WORDS);
  const styles = reader.read(STYLE_WORDS);
  const finishes = reader.read(FINISH_WORDS);
  const gems = (named.length > 0 ? named : reader.read(COLOR_WORDS)).filter((g) => !refusedGems.includes(g));
  const noStones = refusesStones || (refusedGems.length > 0 && gems.length === 0) || refusedForms.includes('pave');
  return {
    types: types.length > 0 ? types : [...hints],
    alloys: alloys.filter((a) => !refusedAlloys.includes(a)),
    finishes,
    gems: noStones ? [] : gems,
    cuts,
    styles: styles.filter((s) => !refusedStyles.includes(s)),
    motifs,
    forms: forms.filter((f) => !refusedForms.includes(f)),
    dial,
    noStones,
    quantity,
    stoneCount: count,
    stoneSizeMm: size === null ? null : Math.min(14, Math.max(1, size)),
    understood: reader.understood(),
    notUnderstood: reader.notUnderstood(),
  };
}
