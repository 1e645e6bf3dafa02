/** The rings of a pair as a prompt describes them: "his 7 mm brushed tungsten, hers 3 mm polished yellow gold". */
import type { Alloy, Finish } from '../../spec';
import type { PairRing, PairRings } from '../parsedPrompt';
import { HERS, HIS } from '../rules/bandWidths';
import type { Findings } from './findings';
import { OF_ALL } from './rings';

type Owner = 'hers' | 'his';

/** What the phrases of a range state about one ring. */
function ringBetween(findings: Findings, from: number, to: number): PairRing {
  const own = (concept: 'metal' | 'finish' | 'length'): string | null =>
    findings
      .wanted(concept)
      .find((one) => one.from >= from && one.from < to && (concept !== 'length' || one.measure === 'band_width'))
      ?.value ?? null;
  const width = own('length');
  return {
    alloy: own('metal') as Alloy | null,
    finish: own('finish') as Finish | null,
    widthMm: width === null ? null : Number(width),
  };
}

/** Her ring and his, from the words for one of them to those for the other; null where neither is described apart. */
export function pairIn(findings: Findings): PairRings | null {
  const { s } = findings;
  const starts = s.items.flatMap(({ words }, i): { owner: Owner; i: number }[] =>
    s.is(i, 'custom', 'hers') || HERS.test(words)
      ? [{ owner: 'hers', i }]
      : HIS.test(words)
        ? [{ owner: 'his', i }]
        : [],
  );
  const described = starts.map(({ owner, i }, k) => {
    const stop = s.items.findIndex(
      ({ mark, words }, at) => at > i && ((mark !== null && /[.!\n]/.test(mark)) || OF_ALL.test(words)),
    );
    const end = Math.min(starts[k + 1]?.i ?? Infinity, stop < 0 ? s.items.length : stop);
    return { owner, ring: ringBetween(findings, i, end) };
  });
  const of = (owner: Owner): PairRing | undefined =>
    described.findLast((one) => one.owner === owner && Object.values(one.ring).some((value) => value !== null))?.ring;
  const none: PairRing = { alloy: null, finish: null, widthMm: null };
  const [hers, his] = [of('hers'), of('his')];
  return hers || his ? { hers: hers ?? none, his: his ?? none } : null;
}
