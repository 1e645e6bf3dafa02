/** Judges the number of prongs. */
import { prongCount } from '../parts/prongHead';
import { paramIn, partsIn } from '../spec/tree';
import { mainOf, type BuiltDesign } from './built';
import { differently, met, not, type Verdict } from './verdict';

/** Heads that hold a stone by claws. */
export const CLAWED = /^head\.(?:prong|basket|cluster|peg)/;

/** Heads that hold a stone in prongs, and their number where the design does not state one. */
const CLAWS = /^head\.(?:prong|basket)/;
const USUAL_PRONGS = 4;

/** Rows whose heads have the usual number of prongs. */
const isClawedRow = ({ asBuilt }: BuiltDesign): boolean =>
  /^(?:riviere|tennis-bracelet)$/.test(asBuilt.root.kind) && paramIn(asBuilt, 'setting') !== 'bezel';

/** Pointed and cornered stones need one prong for each point. */
export function judgeProngs(built: BuiltDesign, wanted: number): Verdict {
  const main = mainOf(built.stones);
  const own = main && built.partOf(main);
  const parts = [...partsIn(built.asBuilt.root)];
  const head =
    parts.find(({ id, kind }) => id === own && CLAWS.test(kind)) ??
    parts.find(({ params }) => params['prongs'] !== undefined);
  if (main && !head && isClawedRow(built))
    return wanted === USUAL_PRONGS ? met(own) : differently(`Held by ${USUAL_PRONGS} prongs.`, own);
  if (!main || !head) return not('The stone is held another way.');
  const prongs = prongCount(main.cut, Number(head.params['prongs'] ?? USUAL_PRONGS), main.size_mm);
  return prongs === wanted ? met(built.partOf(main)) : differently(`Held by ${prongs} prongs.`, built.partOf(main));
}
