/** The noun that a word of size, a number or a length stands by: "thin" in "a thin band" belongs to the band. */
import { cues } from '../cues';
import type { RequirementConcept } from '../requirement';
import { isEveryday } from './chatter';
import type { Finding, Sentence } from '../sentence';
import { setOf } from '../../wordList';

/** Forms that name a thing, not a way of making it. */
const THINGS: ReadonlySet<string> = setOf(`
  band bangle bar beads brooch chain charm choker cuff cufflinks disc dome dog-tag drop halo hoop huggie leather links
  locket medallion arabic-numerals roman-numerals eastern-numerals breguet-numerals prong signet square-hoop oval-hoop
  stud tassel
`);

/** Nouns of the grammar that are things. */
const NOUNS: ReadonlySet<string> = new Set(['stone', 'dial', 'strap', 'strand', 'hands', 'subdial', 'bezel']);

/** Kinds of concepts that name a thing, in order of precedence. */
const KINDS = ['stone', 'form', 'part', 'motif', 'type', 'chain', 'seat', 'noun', 'hint'] as const;

/** Kinds of words between an adjective and its noun. */
const ATTRIBUTES: ReadonlySet<string> = setOf(`
  style scale finish metal gold hue cut shape colour look section flat wearer custom number worked
`);

/** Ways of setting stones. */
const SETTINGS: ReadonlySet<string> = new Set(['bezel', 'prong', 'flush', 'channel', 'pave']);

/** Maximum distance of an adjective from its noun, in phrases. */
const REACH = 4;

/** Languages that put most adjectives behind their nouns. */
export const BEHIND: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt', 'ar', 'ur']);

/** The thing that a phrase names, as `kind id`; undefined when it names none. */
export function thingAt(s: Sentence, i: number): string | undefined {
  const concepts = s.items[i]?.concepts ?? [];
  // "A tiny heart shaped ruby" is of the ruby.
  if (concepts.some(({ kind }) => kind === 'shape') && !concepts.some(({ kind }) => kind === 'stone')) return undefined;
  for (const kind of KINDS)
    for (const { kind: own, id } of concepts) {
      if (own !== kind || (kind === 'form' && !THINGS.has(id)) || (kind === 'noun' && !NOUNS.has(id))) continue;
      return `${kind} ${id}`;
    }
  return undefined;
}

/** Particles that tie an adjective to its noun: "细的18k金链子", "華奢なチェーン". */
const PARTICLE = cues`^${'attributive-particle'}$`;

const isAttribute = (s: Sentence, i: number): boolean => {
  const { concepts, value, mark, words } = s.items[i]!;
  return (
    mark === null &&
    (value !== null ||
      PARTICLE.test(words) ||
      concepts.some(
        ({ kind, id }) =>
          ATTRIBUTES.has(kind) || (kind === 'grammar' && id === 'adjective') || (kind === 'unit' && id === 'karat'),
      ))
  );
};

/** Nouns that only a description of a piece needs, which are no parts of their own. */
const DETAILS = cues`^${'detail-of-piece'}$`;

/** The thing that an adjective right before it describes; `word …` for one that the lexicons do not have. */
export function ahead(s: Sentence, from: number): string | undefined {
  for (let i = from; i < from + REACH && i < s.items.length; i++) {
    const thing = thingAt(s, i);
    // "Little dangling stars".
    if (thing === 'form drop' && thingAt(s, i + 1)?.startsWith('motif ')) continue;
    if (thing !== undefined) return thing;
    const { words, mark, concepts } = s.items[i]!;
    if (mark === null && ((concepts.length === 0 && s.items[i]!.value === null) || DETAILS.test(words)))
      return `word ${words}`;
    // "Thin and delicate chain", "small, round stones".
    const isJoint =
      (s.is(i, 'grammar', 'and') || s.mark(i) === ',') && s.items[i + 1]?.value === null && isAttribute(s, i + 1);
    if (!isAttribute(s, i) && !isJoint) return undefined;
  }
  return undefined;
}

/** True for a word of cutting or setting. */
const isOfStones = (s: Sentence, i: number): boolean =>
  (s.items[i]?.concepts ?? []).some(({ kind, id }) => kind === 'cut' || (kind === 'form' && SETTINGS.has(id)));

/** The thing that an adjective after it describes: "the band not too thick", "cadena fina". */
function behind(s: Sentence, from: number): string | undefined {
  let commas = 0;
  for (let i = from; i > from - REACH && i >= 0; i--) {
    const thing = thingAt(s, i);
    if (thing !== undefined) return thing;
    // "All in bezels, round, small": words of cutting and setting belong to the stones.
    if (isOfStones(s, i)) return 'noun stone';
    if (s.mark(i) === ',') commas++;
    if ((s.isBreak(i) && s.mark(i) !== ',') || commas > 1) return undefined;
    if (s.isAny(i, 'grammar', 'with', 'and')) return undefined;
  }
  return undefined;
}

/** A word for the piece as a whole: "something heavy", "ağır bir şey olsun". */
const SOMETHING = cues`^(?:\p{L}+ )?${'something'}$`;

const isOfSomething = (s: Sentence, from: number, to: number): boolean =>
  [from - 1, from, to].some((i) => SOMETHING.test(s.items[i]?.words ?? ''));

/** The thing that the phrases from `from` to `to` describe, as `kind id`. */
export function described(s: Sentence, from: number, to: number): string | undefined {
  if (isOfStones(s, from - 1)) return 'noun stone';
  if (BEHIND.has(s.items[from]!.language)) {
    // "Petite bague": a few adjectives stand before the noun even there.
    const before = thingAt(s, from - 1);
    if (before !== undefined) return before;
  }
  return ahead(s, to) ?? behind(s, from - 1);
}

/** Concepts that describe a thing. */
const DESCRIBING: ReadonlySet<RequirementConcept> = setOf('style length size scale finish cut metal');

/** Words of size that no cut stone has. */
const OF_METAL = cues`^${'thin-metal'}$`;
const isStone = (thing: string | undefined): boolean => /^(?:stone|noun stone)/.test(thing ?? '');

/** The band or the chain that a word of thinness is of where it stands by a stone: "pear shaped, thin twisted band". */
function thinPart(s: Sentence, { from, to }: Finding): string | undefined {
  if (!OF_METAL.test(s.items[from]!.words)) return undefined;
  for (let i = to; i < to + REACH && i < s.items.length && s.mark(i) === null; i++) {
    const thing = thingAt(s, i);
    if (thing !== undefined && !isStone(thing)) return thing;
  }
  return undefined;
}

export function targets(s: Sentence): void {
  const isOpen = ({ concept, to, from, at }: Finding): boolean =>
    DESCRIBING.has(concept) && to > from && at === undefined;
  // "Sans pierre, étroite": a piece without stones is narrow itself.
  const ofStones = s.findings.filter(({ concept }) => concept === 'stone' || concept === 'stones');
  const isRefused = ofStones.length > 0 && ofStones.every((one) => one.isRefused && one.value !== 'other');
  for (const finding of s.findings.filter(isOpen)) {
    const named =
      thingAt(s, finding.from) ??
      (isOfSomething(s, finding.from, finding.to) ? undefined : described(s, finding.from, finding.to));
    const thing = isStone(named) ? (isRefused ? undefined : (thinPart(s, finding) ?? named)) : named;
    // "A small boutique" is no part of the piece.
    const isTalk = thing?.startsWith('word ') && isEveryday(thing.slice('word '.length));
    if (isTalk && (finding.concept === 'scale' || finding.concept === 'style')) {
      s.findings.splice(s.findings.indexOf(finding), 1);
      continue;
    }
    // A stone has neither finish nor metal.
    if (
      thing !== undefined &&
      !((finding.concept === 'finish' || finding.concept === 'metal') && /^(?:stone|noun stone)/.test(thing))
    )
      finding.at = thing;
  }
  for (const i of s.all('part')) {
    const part = `part ${s.id(i, 'part')}`;
    const isBeside = ({ concept, from, to }: Finding): boolean =>
      ['form', 'finish', 'section'].includes(concept) && (from === i + 1 || to === i);
    if (s.findings.some((one) => one.at === part || isBeside(one))) s.read(i, i + 1);
  }
}
