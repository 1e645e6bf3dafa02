/** Reads a prompt: which wishes it states, and which of its words nobody understood. Never throws. */
import { LETTERS } from '../motifs/letters';
import type { Alloy, Cut, Finish, GemKind, JewelryType, Stage, Style, View } from '../spec';
import type { ChainKind, DialColor, Form, Section } from './lexicon';
import {
  ALLOY_WORDS, BARE_BAND, CHAIN_WORDS, COUNT_WORDS, DIAL_WORDS, FINISH_WORDS, FORM_WORDS, KIND_OF, MOTIF_WORDS, SECTION_WORDS, STAGE_WORDS, STYLE_WORDS, TWO_TONE, TYPE_HINTS, TYPE_WORDS, VIEW_WORDS,
} from './lexicon';
import type { PieceMeasures, Stated, StoneMeasures } from './measures';
import { grammaticalNumber, measures, numberOf, stoneCount, withoutStone } from './measures';
import type { Found } from './reader';
import { translated } from './languages';
import { plain } from './plain';
import { Reader } from './reader';
import { STONE_SIZES, cutsByRole, ranked, stoneScale } from './roles';
import { mended } from './spelling';
import { COLOR_WORDS, CUT_WORDS, DIAMOND_BY_CUSTOM, GEM_WORDS, NEAREST } from './stoneWords';

/** A wish that a maker may or may not be able to keep, with the words that stated it. */
export interface Said {
  field: 'form' | 'motif' | 'stone' | 'cut' | 'chain' | 'section' | Stated['field'];
  id: string;
  words: string;
}

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
  /** The cut of the stones beside the main one. */
  sideCut: Cut | null;
  styles: Style[];
  motifs: string[];
  forms: Form[];
  chain: ChainKind | null;
  /** The cross-section named for a band. */
  section: Section | null;
  dial: DialColor | null;
  stage: Stage | null;
  view: View | null;
  noStones: boolean;
  /** The piece is of a kind that everybody pictures with a diamond. */
  diamondByCustom: boolean;
  /** A band that is whole without stones: a wedding band, a man's band. */
  bareBand: boolean;
  /** Factor on the main stone's usual size, where it is called large or small. */
  stoneScale: number;
  /** A main stone is told from the rest. */
  centered: boolean;
  /** How many prongs hold a stone, when somebody says. */
  prongs: number | null;
  quantity: 'single' | 'many' | null;
  stoneCount: number | null;
  stone: StoneMeasures;
  piece: PieceMeasures;
  /** The wishes a finished design can be held against. */
  said: Said[];
  /** The prompt's words that decided something, and those that decided nothing. */
  understood: string[];
  notUnderstood: string[];
  /** Words read as others: near misspellings, and stones and metals that we make by the nearest we have. */
  readAs: Record<string, string>;
}

const NAMED = String.raw`\b(?:[Ii]nitials?|[Ll]etters?|[Mm]onogram(?:med)?)`;
/** Letters in a row as one word of capitals, or one by one: "JKL", "M and L", "A. & B.", "x, y". */
const SPELLED = String.raw`(?:[A-Z]{2,3}(?![A-Za-z'])|[A-Za-z](?![A-Za-z'])(?:(?:(?:\.|,|\s|&|\+|\/|\band\b)+(?:[A-Z]|[b-hj-z])(?![A-Za-z'])){1,2})?)`;
const AFTER_NAME = new RegExp(`${NAMED}\\W+(?:(?:of|the|with|my|our|letters?|initials?)\\W+)*(${SPELLED})`);
const BEFORE_NAME = /(?<![A-Za-z'])((?:[A-Z]{1,3}|[A-Z](?:(?:\.|\s|&|\+|\band\b)+[A-Z]){1,2}))[- ](?:[Ii]nitials?|[Ll]etters?|[Mm]onogram|[Ss]haped?)\b/;

/** Initials are capitals in what was written: "the letter K", "initials JM", "monogram A & B", "an M initial". */
function initials(prompt: string, reader: Reader): string | null {
  const after = AFTER_NAME.exec(prompt);
  const before = BEFORE_NAME.exec(prompt);
  // "A monogram ..." at the beginning is an article.
  const found = after ?? (before && !(before[1] === 'A' && before.index === 0) ? before : null);
  const letters = found?.[1]!.replaceAll(/\band\b/g, '').replaceAll(/[^A-Za-z]/g, '').toUpperCase();
  if (!found || !letters || ![...letters].every((letter) => LETTERS.includes(letter))) return null;
  reader.takeAll(new RegExp(plain(found[0]).replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&')));
  reader.takeAll(/\b(?:initials?|letters?|monogram(?:med)?)\b/);
  return letters.length > 1 ? `letters ${letters}` : `letter ${letters}`;
}

function moonWithStar(motifs: readonly string[]): string[] {
  return motifs.includes('moon') && motifs.includes('star') ? ['moon and star', ...motifs.filter((m) => m !== 'moon' && m !== 'star')] : [...motifs];
}

/** Of the words found, those that stand for something else than they say. */
function substitutes(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((w) => w.trim().replaceAll('-', ' ').replace(/(?:[ -](?:chains?|links?))+$/, '').replace(/(?<=ch)es$|s$/, '')).filter((w) => Object.hasOwn(NEAREST, w)).map((w) => [w, NEAREST[w]!]));
}

/** The words found for the wishes that still stand. */
const of = (field: Said['field'], found: readonly Found<string>[], standing: readonly (string | null)[]): Said[] =>
  found.filter((f) => standing.includes(f.id)).map(({ id, words }) => ({ field, id, words: words.trim() }));

function read(prompt: string, text: string): Wishes {
  const reader = new Reader(text);
  const refusals = new Reader(reader.refused());
  const letters = initials(prompt, reader);
  const prongs = reader.first(/\b(four|six|4|6)[- ](?:prong|claw)s?\b/)?.[1];
  const counting = stoneCount(reader);
  const count = counting === null ? null : Number(counting.id);
  const measured = measures(reader);
  const stage = reader.read(STAGE_WORDS)[0] ?? null;
  const view = reader.read(VIEW_WORDS)[0] ?? null;
  const chains = reader.find(CHAIN_WORDS);
  const sections = reader.find(SECTION_WORDS);
  const chain = chains[0]?.id ?? null;
  const counted = count === null ? grammaticalNumber(reader.open.replace(/\s+/g, ' ')) : count === 1 ? 'single' : count > 5 ? 'many' : null;
  const quantity = reader.read(COUNT_WORDS, { take: false })[0] ?? counted;
  reader.takeAll(STONE_SIZES);
  const formWords = reader.find(FORM_WORDS, { take: false });
  const named = [...new Set(formWords.map((f) => f.id))];
  const dial = reader.read(DIAL_WORDS)[0] ?? null;
  const aroundCuts = reader.open;
  const cutWords = reader.find(CUT_WORDS);
  const twoToned = reader.takeAll(TWO_TONE);
  const metalWords = reader.find(ALLOY_WORDS);
  const alloys = [...new Set(metalWords.map((f) => f.id))];
  const context = reader.open;
  const gemWords = reader.find(GEM_WORDS);
  const typeWords = reader.find(TYPE_WORDS);
  const types = [...new Set(typeWords.map((f) => f.id))];
  const hintWords = reader.find(TYPE_HINTS);
  const hints = [...new Set(hintWords.map((f) => f.id))];
  const motifWords = reader.find(MOTIF_WORDS);
  const motifs = [...new Set(motifWords.map((f) => f.id))];
  const styleWords = reader.find(STYLE_WORDS);
  const styles = [...new Set(styleWords.map((f) => f.id))];
  const finishes = reader.read(FINISH_WORDS);
  const isPlain = reader.takeAll(/\bplain\b|\bunadorned\b|\b(?:just|only|pure(?:ly)?|solid) (?=metal)\b/).length > 0;
  // The colours of a watch are those of its dial and strap.
  const colors = gemWords.length > 0 || types.includes('watch') ? [] : reader.find(COLOR_WORDS);

  const refused = {
    gems: refusals.read(GEM_WORDS), stones: refusals.first(/\b(?:stones?|gems?|gemstones?|jewels?)\b/) !== null, alloys: refusals.read(ALLOY_WORDS),
    styles: refusals.read(STYLE_WORDS, { take: false }), forms: refusals.read(FORM_WORDS, { take: false }), types: refusals.read(TYPE_WORDS),
    cuts: refusals.read(CUT_WORDS, { take: false }), motifs: refusals.read(MOTIF_WORDS, { take: false }), finishes: refusals.read(FINISH_WORDS), colors: refusals.read(COLOR_WORDS),
  };
  const isOfStones = gemWords.length > 0 || cutWords.length > 0 || /\b(?:stones?|gems?|gemstones?)\b/.test(text);
  const wanted = <T>(list: readonly T[], no: readonly T[]): T[] => list.filter((x) => !no.includes(x));
  const gems = ranked(gemWords.length > 0 ? gemWords : colors, context).filter((g) => !refused.gems.includes(g) && !(gemWords.length === 0 && refused.colors.includes(g)));
  // "No stones but a ruby" wants the ruby.
  const noStones = gems.length === 0 && (refused.stones || isPlain || refused.gems.length > 0);
  const cuts = cutsByRole(cutWords.filter((f) => !refused.cuts.includes(f.id)), aroundCuts);
  const scale = stoneScale(text, gemWords, gems[0]);
  const forms = wanted(named, refused.forms);
  const wantedTypes = wanted(types.includes('watch') ? ['watch' as const] : types.length > 0 ? types : dial ? ['watch' as const] : chain ? ['necklace' as const] : hints, refused.types);
  const { piece, stated, ...stone } = isOfStones ? measured : withoutStone(measured, wantedTypes[0], forms.includes('hoop'));
  const wantedMotifs = wanted(motifs, refused.motifs);
  return {
    types: wantedTypes,
    alloys: wanted(alloys, refused.alloys),
    twoTone: twoToned.length > 0 || (wanted(alloys, refused.alloys).length > 1 && !/\bor\b/.test(text)),
    finishes: wanted(finishes, refused.finishes),
    gems: noStones ? [] : gems,
    cuts: cuts.main,
    sideCut: cuts.side[0] ?? null,
    styles: wanted(styles, refused.styles),
    motifs: [...(letters ? [letters] : []), ...moonWithStar(wantedMotifs)],
    forms: [...new Set(forms.flatMap((f) => [f, ...(KIND_OF[f] ? [KIND_OF[f]] : [])]))],
    chain,
    section: sections[0]?.id ?? null,
    dial,
    stage,
    view,
    noStones,
    diamondByCustom: DIAMOND_BY_CUSTOM.test(text),
    bareBand: BARE_BAND.test(text),
    stoneScale: scale,
    centered: /\b(?:cent(?:re|er|ral)|main|middle|focal)\b/.test(text),
    prongs: prongs === undefined ? null : numberOf(prongs),
    quantity,
    stoneCount: count,
    stone,
    piece,
    said: [
      // Words that name a style and a form at once are kept by the style.
      ...of('form', formWords.filter((form) => !styleWords.some((style) => style.index === form.index)), forms), ...of('motif', motifWords, wantedMotifs), ...of('stone', gemWords, noStones ? [] : gems), ...of('cut', cutWords, noStones ? [] : [...cuts.main, ...cuts.side]), ...of('chain', chains, [chain]),
      ...of('section', sections, sections.map((s) => s.id)), ...stated, ...(counting && !noStones ? [counting] : []),
    ],
    understood: reader.understood(),
    notUnderstood: reader.notUnderstood(),
    readAs: substitutes([...metalWords, ...chains, ...typeWords, ...hintWords, ...(noStones ? [] : cutWords.filter((f) => f.id !== 'princess')), ...formWords.filter((f) => f.id === 'rectangular'), ...gemWords.filter((f) => gems.includes(f.id))].map((f) => f.words).concat(twoToned.map(([words]) => words))),
  };
}

/** The wishes of a prompt; words that nobody understands are read again in English, where their language is known, and with near misspellings mended. */
export function parsePrompt(prompt: string): Wishes {
  const text = plain(prompt);
  const first = read(prompt, text);
  const english = translated(text, first.notUnderstood);
  const told = english ? read(prompt, english.text) : first;
  const { text: again, slips } = mended(english?.text ?? text, told.notUnderstood);
  if (again === text) return first;
  const last = again === english?.text ? told : read(prompt, again);
  return { ...last, readAs: { ...english?.words, ...slips, ...last.readAs } };
}
