/** Reads a prompt: which wishes it states, and which of its words nobody understood. Never throws. */
import { LETTERS } from '../motifs/letters';
import type { Alloy, Cut, Finish, GemKind, JewelryType, Stage, Style } from '../spec';
import type { Requirement, RequirementConcept } from '../language/requirement';
import type { Seen } from '../view';
import type { ChainKind, DialColor, Form, Section } from './lexicon';
import {
  ALLOY_WORDS, BARE_BAND, CHAIN_WORDS, COUNT_WORDS, DIAL_WORDS, FINISH_WORDS, FOR_LADIES, FOR_MEN, FORM_WORDS, KIND_OF, MOTIF_WORDS, SECTION_WORDS, STAGE_WORDS, STRANDS, STYLE_WORDS, TWO_TONE, TYPE_HINTS, TYPE_WORDS, VIEW_WORDS,
} from './lexicon';
import type { PieceMeasures, StoneMeasures } from './measures';
import { grammaticalNumber, measures, numberOf, stoneCount, withoutStone } from './measures';
import type { Found } from './reader';
import type { Refused } from './refusals';
import type { Said } from './said';
import { refusedIn } from './refusals';
import { statedBudgets } from './budget';
import type { PearlName } from '../gems/pearls';
import { pearlNamed } from '../gems/pearls';
import { hueOf } from '../gold';
import { spelled } from './emoji';
import { OCCASIONS } from './idleWords';
import { statedEngraving } from './engravings';
import { inKarats, statedKarats } from './karat';
import { statedName, translatedAround } from './names';
import { literally, plainPrompt } from './plain';
import { Reader } from './reader';
import { STONE_SIZES, cutsByRole, ranked, roleOf, stoneScale } from './roles';
import { mended } from './spelling';
import { COLOR_WORDS, CUT_WORDS, DIAMOND_BY_CUSTOM, GEM_WORDS, GOLDEN_PEARL, NEAREST, NEXT_OF_COLOR, PEARL_WORDS } from './stoneWords';

/** Rows told by how many times they are there. */
const FOLD: Readonly<Record<string, number>> = { double: 2, triple: 3 };

export interface Wishes {
  types: JewelryType[];
  /** The main metal first; a second one only where two are wanted together. */
  alloys: Alloy[];
  /** The karats that are stated for gold. */
  karats: number[];
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
  /** A name that the piece is to spell, in the letters it is made of. */
  name: string | null;
  /** A text to be engraved. */
  engraving: { text: string; inside: boolean } | null;
  forms: Form[];
  chain: ChainKind | null;
  /** The cross-section named for a band. */
  section: Section | null;
  dial: DialColor | null;
  /** The pearls that are named, by colour and shell. */
  pearl: PearlName | null;
  /** Diamonds are to be grown ones. */
  grownDiamonds: boolean;
  stage: Stage | null;
  view: Seen | null;
  noStones: boolean;
  /** The piece is of a kind that everybody pictures with a diamond. */
  diamondByCustom: boolean;
  /** A band that is whole without stones: a wedding band, a man's band. */
  bareBand: boolean;
  /** How many strands a row is to have. */
  strands: number | null;
  /** For a woman to wear, when somebody says so. */
  isForLady: boolean;
  /** For a man alone to wear, when somebody says so. */
  isForMan: boolean;
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
  /** Everything that is asked for and refused, with its words in the prompt, in their order. */
  requirements: Requirement[];
  /** What is not wanted. */
  refused: Refused;
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
function initials(prompt: string, reader: Reader): { motif: string; index: number; words: string } | null {
  const after = AFTER_NAME.exec(prompt);
  const before = BEFORE_NAME.exec(prompt);
  // "A monogram ..." at the beginning is an article.
  const found = after ?? (before && !(before[1] === 'A' && before.index === 0) ? before : null);
  const letters = found?.[1]!.replaceAll(/\band\b/g, '').replaceAll(/[^A-Za-z]/g, '').toUpperCase();
  if (!found || !letters || ![...letters].every((letter) => LETTERS.includes(letter))) return null;
  const [match] = reader.takeAll(new RegExp(literally(found[0])));
  reader.takeAll(/\b(?:initials?|letters?|monogram(?:med)?)\b/);
  return { motif: letters.length > 1 ? `letters ${letters}` : `letter ${letters}`, index: match?.index ?? 0, words: match?.[0] ?? '' };
}

/** Of the names given to pearls the colour that grows in the shell, else the shell. */
function pearlOf(names: readonly PearlName[]): PearlName | null {
  const shells = names.filter((name) => pearlNamed(name)?.shell === name);
  return names.find((name) => !shells.includes(name) && (shells.length === 0 || shells.some((shell) => pearlNamed(name)?.shell === shell))) ?? shells[0] ?? null;
}

/** A moon and a star together are one figure. */
function moonWithStar(motifs: readonly string[]): string[] {
  return motifs.includes('moon') && motifs.includes('star') ? ['moon and star', ...motifs.filter((m) => m !== 'moon' && m !== 'star')] : [...motifs];
}

/** Of the words found, those that stand for something else than they say. */
function substitutes(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((w) => w.trim().replaceAll('-', ' ').replace(/(?:[ -](?:chains?|links?))+$/, '').replace(/(?<=ch)es$|s$/, '')).filter((w) => Object.hasOwn(NEAREST, w)).map((w) => [w, NEAREST[w]!]));
}

/** The words found for the wishes that still stand. */
const of = (field: Said['field'], found: readonly Found<string>[], standing: readonly (string | null)[]): Said[] =>
  found.filter((f) => standing.includes(f.id)).map(({ id, words, index }) => ({ field, id, words: words.trim(), index }));

/** A requirement by its place in the text that is read, which is not yet that in the prompt. */
interface Placed extends Omit<Requirement, 'text' | 'start' | 'end'> {
  index: number;
  words: string;
}

const placed = (concept: RequirementConcept, found: readonly { id: string; index: number; words: string }[], more: Partial<Placed> = {}): Placed[] =>
  found.map(({ id, index, words }) => ({ concept, value: id, isRefused: false, role: null, index, words, ...more }));

/** A statement that a design can be held against, as a requirement. */
function requirementOf({ field, id, index, words }: Said, isRefused: boolean): Placed {
  const [first, mm] = id.split(' ');
  return { concept: field, ...(field === 'length' ? { measure: first!, value: mm! } : { value: id }), isRefused, role: null, index, words };
}

interface Reading extends Omit<Wishes, 'requirements' | 'notUnderstood'> {
  placed: Placed[];
  lost: { words: string; index: number }[];
}

function read(prompt: string, text: string): Reading {
  const reader = new Reader(text);
  const refused = refusedIn(reader);
  // What is left speaks of wishes alone.
  const wishing = reader.open;
  const budgets = statedBudgets(reader);
  const origins = reader.takeAll(/\blab[- ]?(?:grown|created|made)\b|\b(?:cvd|hpht)\b/);
  const engraved = statedEngraving(prompt, reader);
  const letters = engraved ? null : initials(prompt, reader);
  const pronged = reader.first(/\b(four|six|4|6)[- ](?:prong|claw)s?\b/);
  const prongs = pronged?.[1];
  const strands = STRANDS.exec(wishing)?.[1];
  const named = engraved ? null : statedName(prompt, reader);
  const karats = statedKarats(reader);
  const counting = stoneCount(reader);
  const count = counting === null ? null : Number(counting.id);
  const measured = measures(reader);
  const stages = reader.find(STAGE_WORDS);
  const views = reader.find(VIEW_WORDS);
  const chains = reader.find(CHAIN_WORDS);
  const sections = reader.find(SECTION_WORDS);
  const chain = chains[0]?.id ?? null;
  const counted = count === null ? grammaticalNumber(reader.open.replace(/\s+/g, ' ')) : count === 1 ? 'single' : count > 5 ? 'many' : null;
  const quantity = reader.read(COUNT_WORDS, { take: false })[0] ?? counted;
  reader.takeAll(STONE_SIZES);
  const formWords = reader.find(FORM_WORDS, { take: false });
  const formsNamed = [...new Set(formWords.map((f) => f.id))];
  const dials = reader.find(DIAL_WORDS);
  const dial = dials[0]?.id ?? null;
  const pearlWords = reader.find(PEARL_WORDS);
  const pearl = pearlOf(pearlWords.length > 0 ? pearlWords.map(({ id }) => id) : reader.read(GOLDEN_PEARL, { take: false }));
  const aroundCuts = reader.open;
  const cutWords = reader.find(CUT_WORDS);
  const twoToned = reader.takeAll(TWO_TONE);
  const metalWords = reader.find(ALLOY_WORDS);
  const context = reader.open;
  const gemWords = reader.find(GEM_WORDS);
  // A stone that is named is somebody's birthstone already.
  if (gemWords.length > 0) reader.takeAll(/\bbirthstones?\b/);
  reader.takeAll(OCCASIONS);
  const typeWords = reader.find(TYPE_WORDS);
  const types = [...new Set(typeWords.map((f) => f.id))];
  const hintWords = reader.find(TYPE_HINTS);
  const hints = [...new Set(hintWords.map((f) => f.id))];
  const motifWords = reader.find(MOTIF_WORDS);
  const motifs = [...new Set(motifWords.map((f) => f.id))];
  const styleWords = reader.find(STYLE_WORDS);
  const styles = [...new Set(styleWords.map((f) => f.id))];
  const finishWords = reader.find(FINISH_WORDS);
  const finishes = [...new Set(finishWords.map((f) => f.id))];
  const isPlain = reader.takeAll(/\bplain\b|\bunadorned\b|\b(?:just|only|pure(?:ly)?|solid) (?=metal)\b/).length > 0;
  // The colours of a watch are those of its dial and strap.
  const colors = gemWords.length > 0 || types.includes('watch') ? [] : reader.find(COLOR_WORDS);

  const isOfStones = gemWords.length > 0 || cutWords.length > 0 || /\b(?:stones?|gems?|gemstones?)\b/.test(wishing);
  const wanted = <T>(list: readonly T[], no: readonly T[]): T[] => list.filter((x) => !no.includes(x));
  const colored = colors.map((found) => (refused.gems.includes(found.id) && NEXT_OF_COLOR[found.id] ? { ...found, id: NEXT_OF_COLOR[found.id]! } : found));
  const gems = ranked(gemWords.length > 0 ? gemWords : colored, context).filter((g) => !refused.gems.includes(g) && !(gemWords.length === 0 && refused.colors.includes(g)));
  // "No stones but a ruby" wants the ruby; an engagement ring without a diamond has another stone.
  const diamondByCustom = DIAMOND_BY_CUSTOM.test(wishing);
  const noStones = gems.length === 0 && (refused.stones || isPlain || (refused.gems.length > 0 && !diamondByCustom && !isOfStones && !/\b(?:except|(?:anything|everything) but)\b/.test(text)));
  const cuts = cutsByRole(cutWords.filter((f) => !refused.cuts.includes(f.id)), aroundCuts, gemWords, gems[0]);
  const scale = stoneScale(wishing, gemWords, gems[0]);
  const forms = wanted(formsNamed, refused.forms);
  const wantedTypes = wanted(types.includes('watch') ? ['watch' as const] : types.length > 0 ? types : dial ? ['watch' as const] : chain || (named && hints.length === 0) ? ['necklace' as const] : hints, refused.types);
  const { piece, stated, ...stone } = isOfStones ? measured : withoutStone(measured, wantedTypes[0], forms.includes('hoop'));
  const golds = inKarats(metalWords.filter((f) => !refused.hues.includes(hueOf(f.id))), karats);
  // A "white ring" is of white metal.
  const alloys = golds.alloys.length === 0 && !wantedTypes.includes('watch') && reader.takeAll(/\bwhite\b/).length > 0 ? (['white-gold-18k'] as const) : golds.alloys;
  const wantedMotifs = wanted(motifs, refused.motifs);
  const said: Said[] = [
    // Words that name a style and a form at once are kept by the style.
    ...of('form', formWords.filter((form) => !styleWords.some((style) => style.index === form.index)), forms), ...of('motif', motifWords, wantedMotifs), ...of('stone', gemWords, noStones ? [] : gems), ...(gems.includes('pearl') ? of('pearl', pearlWords, pearlWords.map(({ id }) => id)) : []), ...of('cut', cutWords, noStones ? [] : [...cuts.main, ...cuts.side]), ...of('chain', chains, [chain]),
    ...of('section', sections, sections.map((s) => s.id)), ...stated, ...(counting && !noStones ? [counting] : []),
    ...(named ? [{ field: 'name' as const, id: named.name, words: named.words, index: named.index }] : []),
    ...(engraved ? [{ field: 'engraving' as const, id: engraved.text, words: engraved.words, index: engraved.index }] : []),
    ...typeWords.map(({ id, words, index }): Said => ({ field: 'type', id, words: words.trim(), index })),
    ...origins.map(({ 0: words, index }): Said => ({ field: 'origin', id: words, words, index })),
    ...budgets.map(({ 0: words, index }): Said => ({ field: 'budget', id: words.trim(), words: words.trim(), index })),
    ...golds.made.map(({ karat, words, index }): Said => ({ field: 'karat', id: String(karat), words, index })),
  ];
  const isStated = new Set(said.map(({ field }) => field));
  const role = (one: Placed): Placed => (one.concept === 'stone' || one.concept === 'cut' ? { ...one, role: roleOf({ id: one.value, index: one.index, words: one.words }, one.concept === 'cut' ? aroundCuts : context) } : one);
  return {
    types: wantedTypes,
    alloys: [...alloys],
    karats: golds.made.map(({ karat }) => karat),
    twoTone: twoToned.length > 0 || (alloys.length > 1 && !/\bor\b/.test(text)),
    finishes: wanted(finishes, refused.finishes),
    gems: noStones ? [] : gems,
    cuts: cuts.main,
    sideCut: cuts.side[0] ?? null,
    styles: wanted(styles, refused.styles),
    motifs: [...(letters ? [letters.motif] : []), ...moonWithStar(wantedMotifs.filter((m) => !(m === 'bee' && styles.includes('honeycombs'))))],
    name: named?.name ?? null,
    engraving: engraved && { text: engraved.text, inside: engraved.inside },
    forms: [...new Set(forms.flatMap((f) => [f, ...(KIND_OF[f] ? [KIND_OF[f]] : [])]))],
    chain,
    section: sections[0]?.id ?? null,
    dial,
    pearl,
    // "Lab-grown ruby ring with diamonds" says it of the ruby.
    grownDiamonds: origins.some((origin) => ((gemWords.find((gem) => gem.index >= origin.index) ?? gemWords.at(-1))?.id ?? 'diamond') === 'diamond'),
    stage: stages[0]?.id ?? null,
    view: views[0]?.id ?? null,
    noStones,
    diamondByCustom,
    bareBand: BARE_BAND.test(wishing),
    isForLady: FOR_LADIES.test(wishing),
    isForMan: FOR_MEN.test(wishing) && !FOR_LADIES.test(wishing),
    strands: strands === undefined ? null : (FOLD[strands] ?? numberOf(strands)),
    stoneScale: scale,
    centered: /\b(?:cent(?:re|er|ral)|main|middle|focal|engagement|proposal)\b(?! bands?\b)/.test(wishing),
    prongs: prongs === undefined ? null : numberOf(prongs),
    quantity,
    stoneCount: count,
    stone,
    piece,
    said,
    refused,
    understood: reader.understood(),
    lost: reader.notUnderstood(),
    placed: [
      ...said.map((one) => role(requirementOf(one, false))),
      ...refused.said.map((one) => requirementOf(one, true)),
      ...refused.others,
      ...(isStated.has('type') ? [] : placed('type', hintWords.filter(({ id }) => wantedTypes.includes(id)))),
      ...placed('metal', metalWords.filter(({ id }) => alloys.some((alloy) => hueOf(alloy) === hueOf(id))).map((f) => ({ ...f, id: alloys.find((alloy) => hueOf(alloy) === hueOf(f.id))! }))),
      ...placed('two-tone', twoToned.map(({ 0: words, index }) => ({ id: 'two-tone', index, words }))),
      ...placed('finish', finishWords.filter(({ id }) => !refused.finishes.includes(id))),
      ...placed('style', styleWords.filter(({ id }) => !refused.styles.includes(id))),
      ...placed('stone', noStones || gemWords.length > 0 ? [] : colored.filter(({ id }) => gems.includes(id))),
      ...(letters ? placed('motif', [{ id: letters.motif, index: letters.index, words: letters.words }]) : []),
      ...(pronged ? placed('prongs', [{ id: String(numberOf(pronged[1]!)), index: pronged.index, words: pronged[0] }]) : []),
      ...placed('dial', dials), ...placed('stage', stages), ...placed('view', views),
    ],
    readAs: { ...named?.readAs, ...golds.readAs, ...substitutes([...metalWords, ...chains, ...typeWords, ...hintWords, ...(noStones ? [] : cutWords.filter((f) => f.id !== 'princess')), ...formWords.filter((f) => f.id === 'rectangular'), ...motifWords.filter((f) => wantedMotifs.includes(f.id)), ...gemWords.filter((f) => gems.includes(f.id))].map((f) => f.words).concat(twoToned.map(([words]) => words))) },
  };
}

/** The wishes of a prompt; words that nobody understands are read again in English, where their language is known, and with near misspellings mended. */
export function parsePrompt(prompt: string): Wishes {
  const { text, words: pictured } = spelled(plainPrompt(prompt));
  const first = read(prompt, text.text);
  const english = translatedAround(first.said.find(({ field }) => field === 'name' || field === 'engraving')?.words, text, first.lost.map(({ words }) => words));
  const told = english ? read(prompt, english.text.text) : first;
  const { text: again, slips } = mended(english?.text ?? text, told.lost.map(({ words }) => words));
  const { placed: stated, lost, ...wishes } = again.text === (english?.text ?? text).text ? told : read(prompt, again.text);
  return {
    ...wishes,
    requirements: [...stated, ...placed('unknown', lost.map(({ words, index }) => ({ id: words, index, words })))]
      .map(({ index, words, ...requirement }): Requirement => {
        const [start, end] = again.span(index, index + words.length);
        return { ...requirement, text: prompt.slice(start, end), start, end };
      })
      .toSorted((a, b) => a.start - b.start || a.end - b.end),
    notUnderstood: lost.map(({ words }) => words),
    readAs: { ...pictured, ...english?.words, ...slips, ...wishes.readAs },
  };
}
