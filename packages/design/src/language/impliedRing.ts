/** Rings that a prompt describes without naming them: "titanium, 8 mm, with a wood inlay", "we tie the knot in May". */
import type { Alloy } from '../spec';
import type { Concept } from './lookup';
import { TYPE_OF, type Form } from './vocabulary';
import { setOf } from '../wordList';

interface Phrase {
  readonly words: string;
  readonly concepts: readonly Concept[];
}

/** Metals that are hardly used for anything but rings. */
const RING_METALS: ReadonlySet<string> = new Set<Alloy>(['tungsten', 'black-tungsten', 'titanium', 'black-titanium']);
/** Kinds of phrases that tell the type of a piece, or that it is no band. */
const TELLING: ReadonlySet<string> = new Set(['type', 'hint', 'chain', 'motif', 'lettering']);
const OF_WATCHES: ReadonlySet<string> = setOf('dial strap watch hands subdial bezel seconds-hand');

const isTelling = ({ concepts }: Phrase): boolean =>
  concepts.some(
    ({ kind, id }) =>
      TELLING.has(kind) ||
      (kind === 'noun' && OF_WATCHES.has(id)) ||
      (kind === 'form' && TYPE_OF[id as Form] !== undefined),
  );

/** "Set it in a ring", which beside another piece is an arrangement of stones. */
export const IN_A_RING = 'in a ring';

const isOfBand = ({ words, concepts }: Phrase): boolean =>
  words === IN_A_RING ||
  concepts.some(
    ({ kind, id }) =>
      kind === 'section' ||
      (kind === 'part' && (id === 'profile' || id === 'shank')) ||
      (kind === 'noun' && id === 'inlay') ||
      kind === 'occasion' ||
      (kind === 'metal' && RING_METALS.has(id)),
  );

/** Index of the phrase that implies a ring in a prompt that tells no type; -1 when there is none. */
export const ringImpliedAt = (phrases: readonly Phrase[]): number =>
  phrases.some(isTelling) ? -1 : phrases.findIndex(isOfBand);
