/** Judges numbers of parts. */
import type { Requirement } from '../language/requirement';
import { letterCoins } from '../makers/pieceChecks';
import { paramIn } from '../spec/tree';
import { totalOf, type BuiltDesign } from './built';
import { LACKS } from './notes';
import { differently, met, not, type Verdict } from './verdict';

/** Parts that a number counts, by the thing that it stands by. */
const COUNTED: Readonly<Record<string, RegExp>> = {
  'noun subdial': /^watch\.subdial$/,
  'form disc': /^plate\.tag$/,
  'form tassel': /^tassel$/,
  'form chain': /^chain\./,
  'form chain-drops': /^drop$/,
};
/** Rings and bangles that are worn together, besides the first. */
const COMPANION = /^(?:companion|pair)$/;

/** Judges a number of things that are parts. */
export function judgeNumber(built: BuiltDesign, { value, at = '' }: Requirement): Verdict {
  const { parts } = built.facts.built;
  if (built.spec.type === 'earrings' && Number(value) === 2 && /^(?:form|type)/.test(at)) return met();
  const kind = COUNTED[at];
  const inSeat = at.startsWith('seat ')
    ? totalOf(built.facts.built.stones.filter(({ part }) => part === at.slice('seat '.length)))
    : 0;
  const isWorn = /^(?:form (?:band|bangle)|type (?:ring|bracelet)|hint ring)$/.test(at);
  const companions = Number(paramIn(built.spec, 'companions') ?? 0);
  if (at === 'noun hands' && built.spec.type === 'watch' && Number(value) === 2)
    return built.meets('form', 'two-hands') ? met('hands') : differently('It has a seconds hand as well.');
  if (at === 'noun hands' && built.figure('claddagh')) return Number(value) === 2 ? met() : differently('Made with 2.');
  const isStations = /^(?:noun bezel|form stations)$/.test(at) && built.meets('form', 'stations');
  const shown = isStations
    ? totalOf(built.stones)
    : inSeat > 0
      ? inSeat / built.copies
      : kind
        ? parts.filter((part) => kind.test(part.kind)).length +
          (at === 'form disc' ? letterCoins(built.asBuilt).length : 0)
        : isWorn
          ? 1 + Math.max(companions, parts.filter((part) => COMPANION.test(part.kind)).length)
          : null;
  if (shown === null) return not(LACKS['number']!);
  if (shown === 0) return not('It has none.');
  return shown === Number(value) ? met() : differently(`Made with ${shown}.`);
}
