/** Refusals of a prompt. */
import { cues } from '../cues';
import { GEM_KINDS } from '../../catalogue/gems';
import { isColoured } from '../../catalogue/hues';
import type { Hue } from '../../gold';
import type { LookName } from '../../looks/looks';
import type { Cut, Finish, GemKind, JewelryType, Style } from '../../spec';
import type { Refused } from '../parsedPrompt';
import type { RequirementConcept } from '../requirement';
import type { Form } from '../vocabulary';
import { once, type Findings } from './findings';
import { setOf } from '../../wordList';

/** Forms that every piece of a kind has to some extent; a refusal only removes the requirement. */
const VAGUE: ReadonlySet<string> = new Set(['band', 'plain', 'chain', 'links', 'solitaire', 'pair', 'charm']);

/** Settings without claws. */
const CLAWLESS: readonly Form[] = ['bezel', 'half-bezel', 'flush', 'channel', 'tension'];

/** The setting that takes the place of refused claws. */
export const insteadOfClaws = (refused: Refused, forms: readonly Form[]): Form[] =>
  refused.forms.includes('prong') && !CLAWLESS.some((form) => forms.includes(form)) ? ['bezel'] : [];

/** Forms of rings with more than one stone. */
const OF_SEVERAL: ReadonlySet<Form> = setOf(`
  halo double-halo hidden-halo cluster toi-et-moi bypass three-stone beside pave pave-shank channel eternity
  half-eternity
`);

/** What takes the place of a refused solitaire where nothing else is said of its stones: three of them. */
export const insteadOfSolitaire = (refused: Refused, findings: Findings): Form[] =>
  refused.forms.includes('solitaire') &&
  findings.wanted('count').length === 0 &&
  findings.wanted('stone').length < 2 &&
  findings.values<Form>('form').every((form) => !OF_SEVERAL.has(form))
    ? ['three-stone']
    : [];

/** Words for anything at all. */
const NOTHING = cues`^${'nothing'}`;

/** All refusals, with the phrases that a finished design can be checked against. */
export function refusedIn(findings: Findings): Refused {
  const no = (concept: RequirementConcept): string[] => once(findings.refused(concept).map(({ value }) => value));
  const named = findings.wanted('stone');
  const wanted = new Set(named.map(({ value }) => value));
  const described = [...findings.wanted('carats'), ...findings.wanted('cut'), ...findings.wanted('size')];
  /**
   * True for a stone that is named again after its refusal, or described before it: "rather than a diamond in the middle
   * … a baguette diamond either side", "a round diamond of 0.5 ct, no melee diamonds".
   */
  const isOfOnePlace = (kind: string): boolean => {
    const refusal = findings.refused('stone').find(({ value }) => value === kind);
    return (
      refusal !== undefined &&
      (named.some(({ value, from }) => value === kind && from > refusal.from) ||
        (wanted.has(kind) && described.some(({ of, from }) => of === kind && from < refusal.from)))
    );
  };
  const coloured = no('stones').includes('coloured')
    ? GEM_KINDS.filter((kind) => isColoured(kind) && !wanted.has(kind))
    : [];
  // "Nothing on the shoulders": no pattern either.
  const isNothingWanted = findings
    .refused('stones')
    .some((one) => one.value === 'beside' && NOTHING.test(findings.words(one)));
  return {
    gems: once([...(no('stone') as GemKind[]).filter((kind) => !isOfOnePlace(kind)), ...coloured]),
    stones: no('stones').includes('any'),
    hues: no('metal') as Hue[],
    styles: no('style') as (Style | LookName)[],
    // A word such as "Kette" is that of a necklace and of a pendant's chain.
    // A cord takes the place of the chain: "a black cord instead of a chain".
    forms: [
      ...(no('form') as Form[]),
      ...(no('type').includes('necklace') ? (['chain'] as const) : []),
      ...(isNothingWanted ? (['engraved'] as const) : []),
    ].filter((form) => form !== 'chain' || findings.first('chain') !== 'cord'),
    types: no('type') as JewelryType[],
    cuts: no('cut') as Cut[],
    motifs: no('motif'),
    finishes: no('finish') as Finish[],
    colors: no('colour') as GemKind[],
    stated: [
      ...findings.stated(
        'stone',
        findings.refused('stone').filter(({ value }) => !isOfOnePlace(value)),
      ),
      ...findings.stated(
        'form',
        findings.refused('form').filter(({ value }) => !VAGUE.has(value)),
      ),
      ...findings.stated('cut', findings.refused('cut')),
      ...findings.stated('stone', findings.refused('colour')),
    ],
  };
}
