/** The rings of a pair as a prompt describes them: "his 7 mm brushed tungsten, hers 3 mm polished yellow gold". */
import { cues } from '../cues';
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

/** True for the end of a sentence. */
const isStop = (mark: string | null): boolean => mark !== null && /[.;!\n]/.test(mark);

/** Words for the ring of the person who writes, which is hers where the other one is his. */
const MINE = cues`^${'mine'}$`;

/** The owner of a ring whose description begins here: "hers", "Damenring", "men's band". */
function ownerAt({ s }: Findings, i: number): Owner | null {
  const { words } = s.items[i]!;
  const isRing = s.id(i + 1, 'type') === 'ring' || s.is(i + 1, 'form', 'band');
  if (MINE.test(words) && s.items.some((one) => HIS.test(one.words))) return 'hers';
  if (s.is(i, 'custom', 'hers') || HERS.test(words) || (isRing && s.is(i, 'wearer', 'lady'))) return 'hers';
  return HIS.test(words) || (isRing && s.is(i, 'wearer', 'man')) ? 'his' : null;
}

/** True where the stones of a pair are named for her ring: "nur im Damenring ein Brillant". */
export function areOnHers(findings: Findings): boolean {
  const { s } = findings;
  return s.items.some((_, i) => {
    if (ownerAt(findings, i) !== 'hers') return false;
    const stop = s.items.findIndex(({ mark }, at) => at >= i && (isStop(mark) || ownerAt(findings, at) === 'his'));
    return findings.wanted('stone').some(({ from }) => from > i && (stop < 0 || from <= stop));
  });
}

/** The widths of two rings that are stated together: "4 mm und 6 mm breit". Hers is the narrower one. */
function widthsIn(findings: Findings): readonly [hers: number, his: number] | null {
  const widths = findings.wanted('length').filter(({ measure }) => measure === 'band_width');
  const [narrow, broad, ...more] = widths.map(({ value }) => Number(value)).toSorted((a, b) => a - b);
  return narrow !== undefined && broad !== undefined && more.length === 0 && narrow < broad ? [narrow, broad] : null;
}

/** Her ring and his, from the words for one of them to those for the other; null where neither is described apart. */
export function pairIn(findings: Findings): PairRings | null {
  const { s } = findings;
  const starts = s.items.flatMap((_, i): { owner: Owner; i: number }[] => {
    const owner = ownerAt(findings, i);
    return owner ? [{ owner, i }] : [];
  });
  const described = starts.map(({ owner, i }, k) => {
    const stop = s.items.findIndex(({ mark, words }, at) => at > i && (isStop(mark) || OF_ALL.test(words)));
    const end = Math.min(starts[k + 1]?.i ?? Infinity, stop < 0 ? s.items.length : stop);
    return { owner, ring: ringBetween(findings, i, end) };
  });
  const of = (owner: Owner): PairRing | undefined =>
    described.findLast((one) => one.owner === owner && Object.values(one.ring).some((value) => value !== null))?.ring;
  const none: PairRing = { alloy: null, finish: null, widthMm: null };
  const [hers, his] = [of('hers') ?? none, of('his') ?? none];
  const widths = hers.widthMm === null && his.widthMm === null ? widthsIn(findings) : null;
  if (widths) return { hers: { ...hers, widthMm: widths[0] }, his: { ...his, widthMm: widths[1] } };
  return hers === none && his === none ? null : { hers, his };
}
