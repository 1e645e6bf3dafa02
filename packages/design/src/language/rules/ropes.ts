/** Ropes of wire around a stone: "a turquoise with a twisted rope edge", "in a rope bezel". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** Words for the edge of a stone. */
const EDGES = cues`^${'edge-of-a-stone'}$`;
const REACH = 2;

/** A rope that is the edge of a bangle's stone leaves the bangle itself plain; on a ring it surrounds the stone. */
export function ropes(s: Sentence): void {
  const isBangle = s.has('form', 'bangle', 'cuff');
  if (s.all('stone').length === 0 || !(isBangle || s.has('type', 'ring'))) return;
  const isEdge = (i: number): boolean => EDGES.test(s.items[i]?.words ?? '');
  for (const i of s.all('form').filter((at) => s.is(at, 'form', 'twist'))) {
    const edge = Array.from({ length: REACH }, (_, k) => [i + 1 + k, i - 1 - k])
      .flat()
      .find((at) => isEdge(at) && (at > i || s.items[i]!.language !== 'en'));
    if (edge === undefined) continue;
    if (isBangle)
      s.findings.push({
        concept: 'tint',
        value: 'stone',
        measure: 'bangle/rope',
        isRefused: false,
        role: null,
        from: 0,
        to: 0,
      });
    else s.find('form', 'halo', edge, edge + 1);
    return;
  }
}
