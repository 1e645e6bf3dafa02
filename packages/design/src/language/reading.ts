/** Output of an external reader of prompts, such as a language model: the same requirements as those of the grammar. */
import { z } from 'zod';
import { SEQUENCES } from '../catalogue/sequences';
import { PEARLS } from '../gems/pearls';
import { goldOf } from '../gold';
import { canEngrave } from '../lettering/outline';
import { MOTIFS } from '../motifs/library';
import { isName } from '../motifs/name';
import { LOOK_NAMES } from '../looks/looks';
import { ALLOYS, CUTS, FINISHES, GEM_KINDS, JEWELRY_TYPES, STAGES, STONE_ROLES, STYLES, type Alloy } from '../spec';
import { itemsOf } from './items';
import EN from './lexicon/en.json' with { type: 'json' };
import type { ParsedPrompt } from './parsedPrompt';
import { toParsedPrompt } from './toParsedPrompt';
import { Sentence } from './sentence';
import { MOST_READ } from './tokenizer';
import { KIND_OF } from './vocabulary';

const FORMS = [...new Set([...Object.keys(EN.form), ...Object.keys(KIND_OF)])];

/** The values of every concept that is named by words, as the specification spells them. */
export const READABLE_VALUES = {
  type: JEWELRY_TYPES,
  metal: ALLOYS,
  'two-tone': ['yes'],
  finish: FINISHES,
  stone: GEM_KINDS,
  /** Only refused: stones of any kind. */
  stones: ['any'],
  sequence: SEQUENCES,
  pearl: PEARLS,
  origin: ['lab-grown'],
  cut: CUTS.filter((cut) => cut !== 'sphere'),
  prongs: ['4', '6'],
  quantity: ['single', 'many'],
  style: [...STYLES, ...LOOK_NAMES],
  motif: MOTIFS,
  form: FORMS,
  chain: Object.keys(EN.chain),
  section: [...Object.keys(EN.section), 'flat'],
  dial: Object.keys(EN.dial),
  stage: STAGES,
  view: Object.keys(EN.view),
} as const satisfies Record<string, readonly string[]>;

/** Range of every numeric concept. */
export const READABLE_NUMBERS = {
  count: [1, 400],
  strands: [1, 8],
  /** mm. */
  size: [0.5, 60],
  carats: [0.01, 50],
  band_width: [0.5, 60],
  inner_diameter: [8, 120],
  diameter: [1, 120],
  length: [5, 1500],
  height: [1, 150],
} as const;

/** Concepts whose value is a text of the prompt. */
const SPELLED = ['name', 'engraving'] as const;
/** Concepts that are counts, not lengths. */
const WHOLE = ['count', 'strands'] as const;
const MEASURES = ['band_width', 'inner_diameter', 'diameter', 'length', 'height'] as const;

/** Concept of requirements that the catalogue lacks. */
const LACKING = 'lacking';
const SHORT_NOUN = /^[\p{L}\p{N}][\p{L}\p{N} '’-]{0,59}$/u;

type Named = keyof typeof READABLE_VALUES;
const CONCEPTS = [
  ...(Object.keys(READABLE_VALUES) as Named[]),
  ...(Object.keys(READABLE_NUMBERS) as (keyof typeof READABLE_NUMBERS)[]),
  ...SPELLED,
  LACKING,
] as const;

const MOST_REQUIREMENTS = 40;

const isNamed = (concept: string): concept is Named => concept in READABLE_VALUES;
const isNumber = (concept: string): concept is keyof typeof READABLE_NUMBERS => concept in READABLE_NUMBERS;

/** Describes the problem of a value, or returns null. */
function valueProblem(concept: string, value: string): string | null {
  if (isNamed(concept))
    return (READABLE_VALUES[concept] as readonly string[]).includes(value)
      ? null
      : `${concept} has no value "${value}"; use "${LACKING}" for what the catalogue lacks`;
  if (isNumber(concept)) {
    const [least, most] = READABLE_NUMBERS[concept];
    const number = /^\d{1,5}(?:\.\d{1,3})?$/.test(value) ? Number(value) : NaN;
    if (!(number >= least && number <= most)) return `${concept} must be a number from ${least} to ${most}`;
    return (WHOLE as readonly string[]).includes(concept) && !Number.isInteger(number)
      ? `${concept} must be a whole number`
      : null;
  }
  if (concept === 'name') return isName(value) ? null : 'a name has letters alone';
  if (concept === 'engraving') return canEngrave(value) ? null : 'this text cannot be engraved';
  return SHORT_NOUN.test(value) ? null : 'name what is lacking in a few words';
}

const ReadRequirement = z
  .strictObject({
    /** The words of the prompt that state it, copied exactly. */
    words: z.string().min(1).max(200),
    concept: z.enum(CONCEPTS),
    /** One of the concept's values; numbers as digits, lengths in mm. */
    value: z.string().min(1).max(60),
    /** True for what the piece must not have. */
    refused: z.boolean(),
    /** Where on the piece a stone, a cut or a size belongs, if the prompt states it. */
    role: z.enum(STONE_ROLES).nullable(),
    /** The value of the stone that a cut or a size belongs to, or of the motif that holds a stone. */
    of: z.string().max(60).nullable(),
  })
  .superRefine(({ concept, value, of }, context) => {
    const problem = valueProblem(concept, value);
    if (problem) context.addIssue({ code: 'custom', path: ['value'], message: problem });
    if (of !== null && valueProblem('stone', of) && valueProblem('motif', of))
      context.addIssue({ code: 'custom', path: ['of'], message: 'names neither a stone nor a motif' });
  });

/** A prompt as requirements, limited to values of the catalogue and words of the prompt. */
export const PromptReading = z.strictObject({ requirements: z.array(ReadRequirement).max(MOST_REQUIREMENTS) });
export type PromptReading = z.output<typeof PromptReading>;

/** Position of the words in the prompt, UTF-16 units; null when they are not in it. */
function placeOf(words: string, prompt: string): [start: number, end: number] | null {
  const text = words.trim();
  const exact = prompt.indexOf(text);
  const start = exact >= 0 ? exact : prompt.toLowerCase().indexOf(text.toLowerCase());
  return start < 0 || text === '' ? null : [start, start + text.length];
}

/** Problems of a reading of this prompt, one sentence each; empty for a usable one. */
export function readingProblems(prompt: string, reading: PromptReading): string[] {
  return reading.requirements.flatMap(({ words, concept, value }, i) => {
    const place = placeOf(words, prompt.slice(0, MOST_READ));
    if (!place) return [`requirements.${i}.words: "${words}" does not stand in the prompt`];
    const isSpelled = (SPELLED as readonly string[]).includes(concept);
    return isSpelled && !prompt.toLowerCase().includes(value.toLowerCase())
      ? [`requirements.${i}.value: "${value}" does not stand in the prompt`]
      : [];
  });
}

/** Converts a reading to a parsed prompt; words that no requirement quotes decide nothing. */
export function parsedFromReading(prompt: string, { requirements }: PromptReading): ParsedPrompt {
  const text = prompt.slice(0, MOST_READ);
  const s = new Sentence(text, itemsOf(prompt).items);
  for (const { words, concept, value, refused: isRefused, role, of } of requirements) {
    const place = placeOf(words, text);
    const range = place && s.range(...place);
    if (!range) continue;
    // A size belongs to the main stone or to the small ones.
    const sized = role === null || role === 'center' ? null : ('accent' as const);
    const more = { isRefused, role: concept === 'size' ? sized : role, ...(of === null ? {} : { of }) };
    if ((MEASURES as readonly string[]).includes(concept))
      s.find('length', value, ...range, { isRefused, measure: concept });
    else s.find(concept as Exclude<typeof concept, (typeof MEASURES)[number]>, value, ...range, more);
    const gold = concept === 'metal' ? goldOf(value as Alloy) : null;
    // The metal is judged by its colour, and the karat separately.
    if (gold && new RegExp(`\\b${gold.karat}\\s?(?:k|ct|kt|karat|carat)`, 'i').test(words))
      s.find('karat', String(gold.karat), ...range);
  }
  const isLacking = (i: number): boolean =>
    s.findings.some(({ concept, from, to }) => concept === LACKING && i >= from && i < to);
  const worded = (keep: (i: number) => boolean): string[] => [
    ...new Set(s.items.flatMap((item, i) => (item.isRead && item.mark === null && keep(i) ? [item.words] : []))),
  ];
  const understood = worded((i) => !isLacking(i));
  const notUnderstood = worded(isLacking);
  s.read(0, s.items.length);
  return { ...toParsedPrompt(s, {}), understood, notUnderstood };
}
