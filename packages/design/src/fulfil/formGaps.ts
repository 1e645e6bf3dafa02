/** Tells why a form is not what its words say, although a part of its kind exists. */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import { paramIn } from '../spec/tree';
import { mainOf, type BuiltDesign } from './built';
import { formNote } from './notes';
import { coverGap, takesTurns } from './rows';
import { differently, not, round, type Verdict } from './verdict';
import { setOf } from '../wordList';

/** Kinds of heads that hold a stone as a word of setting says. */
const HELD_BY: Readonly<Record<string, RegExp>> = {
  prong: /^head\.(?:prong|basket|cluster|peg)/,
  bezel: /^head\.(?:bezel|half-bezel|collar)/,
  'half-bezel': /^head\.half-bezel/,
  flush: /^head\.flush/,
};
const HEAD_WORDS: readonly (readonly [kind: RegExp, words: string])[] = [
  [/^head\.half-bezel/, 'a half bezel'],
  [/^head\.(?:bezel|collar)/, 'a bezel'],
  [/^head\.flush/, 'flush with the metal'],
  [/^head\.(?:prong|basket|cluster)/, 'claws'],
];

/** Metal beside a stone that is sunk into a band, on both sides together, mm. */
const FLUSH_RIM_MM = 0.6;
const OVERHANGS = (stone: number, band: number): string =>
  `The stone is ${round(stone)} mm wide and the band ${round(band)} mm: it stands over its sides.`;

/** Forms of stones around or beside another one. */
const WITH_OTHERS: ReadonlySet<string> = setOf('halo double-halo hidden-halo three-stone pave pave-shank cluster');

/** True where the prompt asks for stones around or beside the one that it calls alone. */
const asksForOthers = ({ requirements }: BuiltDesign): boolean =>
  requirements.some(
    ({ concept, value, role, isRefused }) =>
      !isRefused &&
      ((concept === 'form' && WITH_OTHERS.has(value)) || (concept === 'stone' && (role === 'halo' || role === 'side'))),
  );

/** True for a halo, and for stones in heads beside the main one. */
const hasOthers = ({ facts, asBuilt }: BuiltDesign): boolean =>
  facts.built.parts.some(({ kind }) => kind === 'halo') ||
  (asBuilt.root.children['sides'] ?? []).some(({ kind }) => kind.startsWith('head.'));

/** Words for strokes instead of numerals on a dial. */
const INDICES = cues`${'index-marks'}`;

/** Ornament on a band that is called plain. */
const ON_BAND = /^ornament\.(?:filigree|engraving|frieze)/;

/** True for a ring or a pair with a row of stones in its band. */
const isPavedAll = ({ spec, facts }: BuiltDesign): boolean =>
  spec.root.kind.startsWith('shank.') &&
  (spec.root.children['companions'] ?? []).every(({ kind }) => !kind.startsWith('shank.')) &&
  facts.built.parts.some(({ kind }) => kind === 'row.pave' || kind === 'row.channel');

/** True for words of setting right behind the bezel of a watch. */
const isOfBezel = ({ requirements }: BuiltDesign, start: number): boolean =>
  requirements.some(
    ({ concept, value, end }) => concept === 'form' && value === 'bezel' && start - end <= 2 && end <= start,
  );

/** The reason why a form is not what its words say, although a part of its kind exists; null when there is none. */
export function gapOf(built: BuiltDesign, { value: form, text, start }: Requirement): Verdict | null {
  const { facts, stones } = built;
  const main = mainOf(stones);
  const own = main && facts.built.parts.find(({ id }) => id === built.partOf(main));
  const held = HELD_BY[form];
  // "In a bezel, with two diamonds flush in the band": the flush ones are those beside it. A pearl hangs from others.
  const isOfOthers =
    /^head\.(?:cap|peg)$/.test(own?.kind ?? '') ||
    (form === 'flush' && built.requirements.some(({ concept, value }) => concept === 'form' && value === 'bezel'));
  const holds = held !== undefined && isOfOthers && facts.built.parts.some(({ kind }) => held.test(kind));
  if (held && own?.kind.startsWith('head.') && !held.test(own.kind) && !holds) {
    const words = HEAD_WORDS.find(([kind]) => kind.test(own.kind))?.[1];
    return differently(
      words === undefined
        ? 'The main stone is held differently.'
        : `The main stone is held by ${words}.`.replace('by flush', 'flush'),
      own.id,
    );
  }
  if (form === 'flush' && own?.kind === 'head.flush' && main !== undefined) {
    const band = facts.extents.boxes[built.spec.root.id];
    const mm = band ? band[1][2] - band[0][2] : Infinity;
    if (main.size_mm + FLUSH_RIM_MM > mm) return differently(OVERHANGS(main.size_mm, mm), own.id);
  }
  if (
    form === 'pave' &&
    built.spec.type === 'watch' &&
    !isOfBezel(built, start) &&
    facts.built.stones.every(({ part }) => part.startsWith('bezel'))
  )
    return differently('The bezel is set all round; the rest of the watch is plain.', 'bezel');
  if (form === 'plain' && facts.built.parts.some(({ kind }) => ON_BAND.test(kind)))
    return differently('Its band is ornamented.');
  if (form === 'plain' && isPavedAll(built)) return differently('Its band carries stones.');
  // Heads at both ends leave the band between them plain.
  const hasPlain = paramIn(built.spec, 'bare') !== undefined || built.spec.root.params['ends'] === 'yes';
  if (form === 'plain' && built.spec.root.kind === 'bangle' && built.spec.motif !== null && !hasPlain)
    return differently('It carries a figure.');
  if (form === 'hour-markers' && INDICES.test(text) && facts.built.stones.some(({ part }) => part === 'indices'))
    return differently('Stones mark the hours.', 'indices');
  if (form === 'alternating' && !takesTurns(built)) return not(formNote(form));
  if (form === 'solitaire' && !asksForOthers(built) && hasOthers(built))
    return differently('Other stones are set around or beside it.', own?.id);
  if (form === 'eternity' || form === 'half-eternity') return coverGap(built, form);
  return null;
}
