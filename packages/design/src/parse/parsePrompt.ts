/** Reads a prompt: which wishes it states, and which of its words nobody understood. Never throws. */
import { LETTERS } from '../motifs/letters';
import type { Alloy, Cut, Finish, GemKind, JewelryType, Stage, Style, View } from '../spec';
import type { ChainKind, DialColor, Form } from './lexicon';
import {
  ALLOY_WORDS, CHAIN_WORDS, COLOR_WORDS, COUNT_WORDS, CUT_WORDS, DIAL_WORDS, FINISH_WORDS, FORM_WORDS, GEM_WORDS, KIND_OF, MOTIF_WORDS, NEAREST,
  STAGE_WORDS, STYLE_WORDS, TWO_TONE, TYPE_HINTS, TYPE_WORDS, VIEW_WORDS,
} from './lexicon';
import type { PieceMeasures, StoneMeasures } from './measures';
import { grammaticalNumber, measures, stoneCount } from './measures';
import { Reader, plain } from './reader';
import { ranked } from './roles';
import { mended } from './spelling';

export interface Wishes {
  types: JewelryType[];
  /** The main metal first; a second one only where two are wanted together. */
  alloys: Alloy[];
  /** True when two metals are wanted in one piece. */
  twoTone: boolean;
  finishes: Finish[];
  /** The main stone first. */
  gems: GemKind[];
  cuts: Cut[];
  styles: Style[];
  motifs: string[];
  forms: Form[];
  chain: ChainKind | null;
  dial: DialColor | null;
  stage: Stage | null;
  view: View | null;
  noStones: boolean;
  quantity: 'single' | 'many' | null;
  stoneCount: number | null;
  stone: StoneMeasures;
  piece: PieceMeasures;
  /** The prompt's words that decided something, and those that decided nothing. */
  understood: string[];
  notUnderstood: string[];
  /** Words read as others: near misspellings, and stones and metals that we make by the nearest we have. */
  readAs: Record<string, string>;
}

/** An initial is a capital in what was written: "the letter K", "initials JM", "an M initial". */
function initial(prompt: string, reader: Reader): string | null {
  const named = /\b(?:initials?|letters?|monogram(?:med)?)\W+(?:(?:of|the|with|letters?|initials?)\W+)*([a-z])(?:\b|[a-z]{0,2}\b)/i.exec(prompt);
  const before = /\b([A-Z])[- ](?:initial|letter|monogram|shaped?)\b/.exec(prompt);
  const single = named && /(?:\b[a-z]|\b[A-Z]{1,3})$/.test(named[0]) ? named : null;
  const letter = (single?.[1] ?? before?.[1])?.toUpperCase();
  if (letter === undefined || !LETTERS.includes(letter)) return null;
  reader.takeAll(new RegExp(`\\b(?:initials?|letters?|monogram(?:med)?)\\W+(?:(?:of|the|with|letters?|initials?)\\W+)*${letter.toLowerCase()}\\b|\\b${letter.toLowerCase()}[- ](?:initial|letter|monogram|shaped?)\\b|\\b(?:initials?|letters?|monogram(?:med)?)\\b`));
  return `letter ${letter}`;
}

function moonWithStar(motifs: readonly string[]): string[] {
  return motifs.includes('moon') && motifs.includes('star') ? ['moon and star', ...motifs.filter((m) => m !== 'moon' && m !== 'star')] : [...motifs];
}

/** Of the words found, those that stand for something else than they say. */
function substitutes(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((w) => w.replaceAll('-', ' ').replace(/s$/, '')).filter((w) => Object.hasOwn(NEAREST, w)).map((w) => [w, NEAREST[w]!]));
}

function read(prompt: string, text: string): Wishes {
  const reader = new Reader(text);
  const refusals = new Reader(reader.refused());
  const letter = initial(prompt, reader);
  const count = stoneCount(reader);
  const { piece, ...stone } = measures(reader);
  const stage = reader.read(STAGE_WORDS)[0] ?? null;
  const view = reader.read(VIEW_WORDS)[0] ?? null;
  const chain = reader.read(CHAIN_WORDS)[0] ?? null;
  const counted = count === null ? grammaticalNumber(reader.open.replace(/\s+/g, ' ')) : count === 1 ? 'single' : count > 5 ? 'many' : null;
  const quantity = reader.read(COUNT_WORDS, { take: false })[0] ?? counted;
  const named = reader.read(FORM_WORDS, { take: false });
  const dial = reader.read(DIAL_WORDS)[0] ?? null;
  const cuts = reader.read(CUT_WORDS);
  const twoTone = reader.takeAll(TWO_TONE).length > 0;
  const metalWords = reader.find(ALLOY_WORDS);
  const alloys = [...new Set(metalWords.map((f) => f.id))];
  const context = reader.open;
  const gemWords = reader.find(GEM_WORDS);
  const types = reader.read(TYPE_WORDS);
  const hints = reader.read(TYPE_HINTS);
  const motifs = reader.read(MOTIF_WORDS);
  const styles = reader.read(STYLE_WORDS);
  const finishes = reader.read(FINISH_WORDS);
  const isPlain = reader.takeAll(/\bplain\b|\bunadorned\b|\b(?:just|only|pure(?:ly)?|solid) (?=metal)\b/).length > 0;
  const colors = gemWords.length > 0 ? [] : reader.find(COLOR_WORDS);

  const refused = {
    gems: refusals.read(GEM_WORDS), stones: refusals.first(/\b(?:stones?|gems?|gemstones?|jewels?)\b/) !== null, alloys: refusals.read(ALLOY_WORDS),
    styles: refusals.read(STYLE_WORDS, { take: false }), forms: refusals.read(FORM_WORDS, { take: false }), types: refusals.read(TYPE_WORDS),
    motifs: refusals.read(MOTIF_WORDS, { take: false }), finishes: refusals.read(FINISH_WORDS), colors: refusals.read(COLOR_WORDS),
  };
  const wanted = <T>(list: readonly T[], no: readonly T[]): T[] => list.filter((x) => !no.includes(x));
  const gems = ranked(gemWords.length > 0 ? gemWords : colors, context).filter((g) => !refused.gems.includes(g) && !(gemWords.length === 0 && refused.colors.includes(g)));
  const noStones = refused.stones || (isPlain && gems.length === 0) || (refused.gems.length > 0 && gems.length === 0) || (refused.forms.includes('pave') && gems.length === 0);
  const forms = wanted(named, refused.forms);
  return {
    types: wanted(types.includes('watch') ? ['watch'] : types.length > 0 ? types : dial ? ['watch'] : hints, refused.types),
    alloys: wanted(alloys, refused.alloys),
    twoTone: twoTone || (wanted(alloys, refused.alloys).length > 1 && !/\bor\b/.test(text)),
    finishes: wanted(finishes, refused.finishes),
    gems: noStones ? [] : gems,
    cuts,
    styles: wanted(styles, refused.styles),
    motifs: [...(letter ? [letter] : []), ...moonWithStar(wanted(motifs, refused.motifs))],
    forms: [...new Set(forms.flatMap((f) => [f, ...(KIND_OF[f] ? [KIND_OF[f]] : [])]))],
    chain,
    dial,
    stage,
    view,
    noStones,
    quantity,
    stoneCount: count,
    stone,
    piece,
    understood: reader.understood(),
    notUnderstood: reader.notUnderstood(),
    readAs: substitutes([...metalWords, ...gemWords.filter((f) => gems.includes(f.id))].map((f) => f.words)),
  };
}

/** The wishes of a prompt; words that nobody understands are read again with their near misspellings mended. */
export function parsePrompt(prompt: string): Wishes {
  const text = plain(prompt);
  const first = read(prompt, text);
  const { text: again, slips } = mended(text, first.notUnderstood);
  if (again === text) return first;
  const second = read(prompt, again);
  return { ...second, readAs: { ...slips, ...second.readAs } };
}
