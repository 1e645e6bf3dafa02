/** The rings of a stack as a prompt describes them one by one. */
import type { Alloy, GemKind } from '../../spec';
import { RINGS, SEVERAL } from '../rules/counts';
import type { Finding } from '../sentence';
import type { RingOfStack } from '../parsedPrompt';
import type { Findings } from './findings';

/** Words that begin the description of one ring. */
const ONE_RING = /^(?:one|another|other|the other|the first|first|second|third|fourth|fifth|the last|last)$/;
/** Words for one of the described rings. */
const THE_MIDDLE = /^(?:the )?middle (?:one|ring|band)$/;

/** The described rings, from the words for one of them to the next; none when fewer than two are described. */
function described({ s }: Findings, metals: readonly Finding[], stones: readonly Finding[]): RingOfStack[] {
  const starts = s.items.flatMap(({ words }, i) => (ONE_RING.test(words) ? [i] : []));
  const middle = s.items.findIndex(({ words }) => THE_MIDDLE.test(words));
  const ends = middle < 0 ? starts : [...starts, middle].toSorted((a, b) => a - b);
  const rings = starts.flatMap((from): RingOfStack[] => {
    const to = ends.find((end) => end > from) ?? s.items.length;
    const isIn = (one: Finding): boolean => one.from >= from && one.from < to;
    const [metal, stone] = [metals.find(isIn), stones.find(isIn)];
    const isPlain = s.items.slice(from, to).some((_, i) => s.is(from + i, 'form', 'plain'));
    return metal || stone || isPlain
      ? [
          {
            alloy: (metal?.value ?? null) as Alloy | null,
            gem: (stone?.value ?? null) as GemKind | null,
            isRow: stone?.measure === SEVERAL,
          },
        ]
      : [];
  });
  const stone = stones.find(({ from }) => middle >= 0 && from > middle);
  const between = rings[(rings.length - 1) / 2];
  if (stone && between) Object.assign(between, { gem: stone.value as GemKind, isRow: stone.measure === SEVERAL });
  return rings.length > 1 ? rings : [];
}

/** The rings of a stack: as described one by one, else one for each metal and stone; null without a number of rings. */
export function ringsIn(findings: Findings, hasStack: boolean): RingOfStack[] | null {
  const metals = findings.wanted('metal');
  const stones = findings.wanted('stone');
  const counted = findings.wanted('count').find(({ measure }) => measure === RINGS);
  const each = hasStack || counted ? described(findings, metals, stones) : [];
  const count = Math.max(counted ? Number(counted.value) : 0, each.length);
  if (count < 2) return null;
  if (each.length > 0)
    return Array.from({ length: count }, (_, i) => each[i] ?? { alloy: each[0]!.alloy, gem: null, isRow: false });
  const alloys = [...new Set(metals.map(({ value }) => value as Alloy))];
  const gems = [...new Map(stones.map((stone) => [stone.value, stone])).values()];
  const isEach = /\beach\b|\ball (?:with|set)\b/.test(findings.s.prompt.toLowerCase());
  return Array.from({ length: count }, (_, i): RingOfStack => {
    const stone = gems.length === 1 && isEach ? gems[0] : gems[i];
    return {
      alloy: alloys.length > 1 ? (alloys[i % alloys.length] ?? null) : null,
      gem: (stone?.value ?? null) as GemKind | null,
      isRow: stone?.measure === SEVERAL && !isEach,
    };
  });
}
