/** Reliefs around bangles and cuffs: which figure, and on which bangles of a set. */
import type { DesignSpec } from '../../spec';
import { RELIEFS, isFrieze, type Relief } from '../../parts/frieze';
import { figureRelief } from '../../parts/figureRelief';
import { partIdOf, stonesIn } from '../../spec/tree';
import { choice, type Brief } from '../maker';
import type { EngravingPattern } from '../ring/engravings';
import { engravedRelief, textRelief } from './bangleEngraving';
import { DEEPER } from './friezedBand';

/** Forms with one broad surface all around. */
export const BANDS: ReadonlySet<string> = new Set(['cuff', 'plain']);

/** The figure of the relief around a closed bangle or a cuff, unless it holds a stone; null for others. */
function friezeOf(spec: DesignSpec): string | null {
  const motif = choice(spec, 'motif');
  const isBand = BANDS.has(choice(spec, 'form')) && choice(spec, 'profile') === '';
  const isAround = isFrieze(motif) || choice(spec, 'around') === 'yes';
  const isAlone = choice(spec, 'around') === 'yes' || stonesIn(spec).length === 0;
  return isBand && isAround && isAlone ? motif : null;
}

/** What is worked into the outside of a bangle all around: a relief of figures, a pattern or a text. */
export interface Worked {
  /** Id of its part, for a figure. */
  part: string | null;
  reliefOf: (length: number, half: number) => Relief;
  /** Factor on the depth of the relief. */
  deeper: number;
}

export function workedOf(spec: DesignSpec): Worked | null {
  const form = choice(spec, 'form');
  const [text, pattern] = [choice(spec, 'text'), choice(spec, 'engraving')];
  const figure = friezeOf(spec);
  if (figure !== null)
    return {
      part: partIdOf(figure),
      reliefOf: isFrieze(figure) ? RELIEFS[figure] : (length, half) => figureRelief(figure, length, half),
      deeper: isFrieze(figure) ? DEEPER.frieze : DEEPER.figures,
    };
  if (!BANDS.has(form) || choice(spec, 'profile') !== '' || choice(spec, 'motif') !== '') return null;
  if (text !== '') return { part: null, reliefOf: textRelief(text, form === 'cuff'), deeper: 1 };
  return pattern === ''
    ? null
    : { part: null, reliefOf: engravedRelief(pattern as EngravingPattern), deeper: DEEPER.frieze };
}

/** True for a figure that is engraved or goes all around. */
export const isEngraved = ({ wants }: Brief): boolean =>
  (['engraved', 'eternity', 'filigree'] as const).some((form) => wants(form));

/** Figures without a stated number are more than this many. */
const MANY = 4;

/** True for figures without stones and enamel that are engraved, several, or on a set of bangles. */
export const goesAround = (brief: Brief, companions: number): boolean =>
  brief.gems.length === 0 &&
  brief.inlay === null &&
  brief.group === null &&
  !brief.wants('torque') &&
  (companions > 0 ||
    (brief.row[0]?.count ?? 0) > MANY ||
    brief.tints['bangle/around'] !== undefined ||
    isEngraved(brief));

/** True for bangles of a set that stay plain: the outermost ones. */
export const staysBare = (strand: number, of: number, bare: number): boolean =>
  Array.from({ length: of }, (_, i) => i)
    .toSorted((a, b) => Math.abs(b - (of - 1) / 2) - Math.abs(a - (of - 1) / 2))
    .indexOf(strand) < bare;
