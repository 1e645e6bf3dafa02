/** The words of each language with their concepts, compiled for look-up. */
import AR from './lexicon/ar.json' with { type: 'json' };
import DE from './lexicon/de.json' with { type: 'json' };
import EN from './lexicon/en.json' with { type: 'json' };
import ES from './lexicon/es.json' with { type: 'json' };
import FR from './lexicon/fr.json' with { type: 'json' };
import HI from './lexicon/hi.json' with { type: 'json' };
import IT from './lexicon/it.json' with { type: 'json' };
import JA from './lexicon/ja.json' with { type: 'json' };
import KO from './lexicon/ko.json' with { type: 'json' };
import NL from './lexicon/nl.json' with { type: 'json' };
import PL from './lexicon/pl.json' with { type: 'json' };
import PT from './lexicon/pt.json' with { type: 'json' };
import RU from './lexicon/ru.json' with { type: 'json' };
import SV from './lexicon/sv.json' with { type: 'json' };
import TL from './lexicon/tl.json' with { type: 'json' };
import TR from './lexicon/tr.json' with { type: 'json' };
import UR from './lexicon/ur.json' with { type: 'json' };
import ZH from './lexicon/zh.json' with { type: 'json' };
import { MODULES } from '../motifs/modules';
import { withDialColours } from './dialColours';
import { tokenize, type Token } from './tokenizer';
import { diminished, dutch, german, italian, plurals, singulars, turkish, unprefixed } from './wordForms';

/** The concept of a word, as class and id: `stone` and `ruby`, `form` and `halo`, `unit` and `mm`. */
export interface Concept {
  kind: string;
  id: string;
}

interface Node {
  next: Map<string, Node>;
  /** Word stems for languages with inflected endings, by first letter. */
  stems: Map<string, { stem: string; node: Node }[]>;
  concepts: Concept[];
}

/** Words by class and id. In a phrase `a|b` is either word, `word?` may be left out and `stem*` has any ending. */
export type Words = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const node = (): Node => ({ next: new Map(), stems: new Map(), concepts: [] });

/** The phrases of a pattern with alternatives and optional words. */
export function phrases(pattern: string): string[] {
  let out = [''];
  for (const part of pattern.split(' ')) {
    const isOptional = part.length > 1 && part.endsWith('?');
    const words = part === '/' ? [part] : (isOptional ? part.slice(0, -1) : part).split('|');
    out = out.flatMap((before) => [...words.map((word) => `${before} ${word}`), ...(isOptional ? [before] : [])]);
  }
  return out.map((phrase) => phrase.trim());
}

function compiled(words: Words): Node {
  const root = node();
  for (const [kind, ids] of Object.entries(words)) {
    // Cues are for regular expressions, see `cues.ts`.
    if (kind === 'cue') continue;
    for (const [id, patterns] of Object.entries(ids)) {
      for (const phrase of patterns.flatMap(phrases)) {
        // An empty phrase would match everywhere.
        if (phrase === '') throw new Error(`${kind} ${id}: all words of a phrase are optional`);
        let at = root;
        for (const part of phrase.split(' ')) {
          const isStem = part.length > 1 && part.endsWith('*');
          const tokens = tokenize(isStem ? part.slice(0, -1) : part);
          for (const [i, { word }] of tokens.entries()) {
            if (isStem && i === tokens.length - 1) {
              const alike = at.stems.get(word[0]!) ?? [];
              let known = alike.find(({ stem }) => stem === word);
              // The longest stem wins: "чернен*" before "черн*".
              if (!known)
                at.stems.set(
                  word[0]!,
                  [...alike, (known = { stem: word, node: node() })].toSorted((a, b) => b.stem.length - a.stem.length),
                );
              at = known.node;
            } else {
              let known = at.next.get(word);
              if (!known) at.next.set(word, (known = node()));
              at = known;
            }
          }
        }
        if (!at.concepts.some((one) => one.kind === kind && one.id === id)) at.concepts.push({ kind, id });
      }
    }
  }
  return root;
}

export interface Language {
  id: string;
  readonly words: Words;
  /** Compiled on first access. */
  readonly root: Node;
  /** Script of its words. */
  script: RegExp;
  /** Alternative spellings under which a word is looked up. */
  forms: (word: string) => readonly string[];
  readonly compounds: boolean;
  /** Words that form compounds: Goldring, Rubinanhänger. */
  readonly compounded: ReadonlySet<string>;
}

/** Kinds of words that form compounds. */
const COMPOUNDED: ReadonlySet<string> = new Set(
  'type hint metal stone motif form cut style look finish colour wearer noun hue chain shade inlay worked seat'.split(
    ' ',
  ),
);

const asWritten = (word: string): readonly string[] => [word];

export const LATIN = /\p{Script=Latin}/u;
export const KATAKANA = /[\p{Script=Katakana}\u30fc]/u;
export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]/u;
export const HANGUL = /\p{Script=Hangul}/u;
const ARABIC = /\p{Script=Arabic}/u;

interface Spelling {
  script?: RegExp;
  forms?: Language['forms'];
  /** True for languages with compound words. */
  compounds?: boolean;
}

/** Adds the words of motif modules to a lexicon. */
const withMotifs = (id: string, words: Words): Words => ({
  ...words,
  motif: {
    ...words['motif'],
    ...Object.fromEntries(
      MODULES.flatMap(({ id: motif, words: own }) =>
        own[id] ? [[motif, [...(words['motif']?.[motif] ?? []), ...own[id]]]] : [],
      ),
    ),
  },
});

function language(
  id: string,
  words: Words,
  { script = LATIN, forms = asWritten, compounds = false }: Spelling = {},
): Language {
  let root: Node | null = null;
  let compounded: ReadonlySet<string> | null = null;
  return {
    id,
    words,
    script,
    forms,
    compounds,
    get root() {
      return (root ??= compiled(withMotifs(id, id === 'en' ? words : withDialColours(words))));
    },
    get compounded() {
      return (compounded ??= new Set(
        compounds
          ? [...this.root.next]
              .filter(([, { concepts }]) => concepts.some(({ kind }) => COMPOUNDED.has(kind)))
              .map(([word]) => word)
          : [],
      ));
    },
  };
}

/** The languages for reading a text: always English, others when they explain words that English does not. */
export interface Lexicon {
  readonly english: Language;
  readonly others: readonly Language[];
}

/** Adds classes of words to a lexicon. @param words by the id of their language */
export function extended({ english, others }: Lexicon, words: Readonly<Record<string, Words>>): Lexicon {
  const withWords = (one: Language): Language => language(one.id, { ...one.words, ...words[one.id] }, one);
  return { english: withWords(english), others: others.map(withWords) };
}

export const ENGLISH = language('en', EN, { forms: singulars, compounds: true });
export const OTHERS: readonly Language[] = [
  language('de', DE, { forms: german, compounds: true }),
  language('fr', FR, { forms: plurals }),
  language('es', ES, { forms: diminished }),
  language('it', IT, { forms: italian }),
  language('pt', PT, { forms: diminished }),
  language('tr', TR, { forms: turkish }),
  language('tl', TL),
  language('nl', NL, { forms: dutch, compounds: true }),
  language('sv', SV, { compounds: true }),
  language('pl', PL),
  language('ru', RU, { script: /\p{Script=Cyrillic}/u }),
  // Arabic in Latin letters as well: "khatem dahab".
  language('ar', AR, { script: /[\p{Script=Latin}\p{Script=Arabic}]/u, forms: unprefixed }),
  language('ur', UR, { script: ARABIC }),
  language('hi', HI, { script: /[\p{Script=Latin}\p{Script=Devanagari}]/u }),
  language('zh', ZH, { script: CJK }),
  language('ja', JA, { script: CJK }),
  language('ko', KO, { script: HANGUL }),
];

/** The words of prompts. */
export const PROMPT_WORDS: Lexicon = { english: ENGLISH, others: OTHERS };

export interface Match {
  /** One past the last token. */
  to: number;
  concepts: readonly Concept[];
}

/** Kinds of concepts of words for colours. */
const COLOURS: ReadonlySet<string> = new Set(['colour', 'enamel', 'dial', 'leather', 'shade', 'hue']);

const isOfColour = ({ concepts }: Match): boolean => concepts.some(({ kind }) => COLOURS.has(kind));

/** The longest phrase from a token on below a node, or null. @param best the longest so far */
function below(
  at: Node,
  tokens: readonly Token[],
  i: number,
  forms: Language['forms'],
  best: Match | null,
): Match | null {
  let out = at.concepts.length > 0 && (best === null || i > best.to) ? { to: i, concepts: at.concepts } : best;
  const token = tokens[i];
  if (!token) return out;
  if (at.next.size > 0)
    for (const form of forms(token.word)) {
      const next = at.next.get(form);
      if (next) out = below(next, tokens, i + 1, forms, out);
    }
  let isStemmed = false;
  if (token.kind === 'word' && at.stems.size > 0)
    for (const { stem, node: next } of at.stems.get(token.word[0]!) ?? [])
      if (token.word.startsWith(stem)) {
        const written = out;
        out = below(next, tokens, i + 1, forms, out);
        // "Dunkelgrün" is written out as a dial's colour, and a stem as that of stones and enamel.
        if (written?.to === i + 1 && out === written && !isStemmed && isOfColour(written)) {
          out = {
            to: i + 1,
            concepts: [...written.concepts, ...next.concepts.filter(({ kind }) => COLOURS.has(kind))],
          };
        }
        isStemmed = true;
      }
  return out;
}

/** The longest phrase of a language that begins at a token, or null. */
export const longest = ({ root, forms }: Language, tokens: readonly Token[], from: number): Match | null =>
  below(root, tokens, from, forms, null);
