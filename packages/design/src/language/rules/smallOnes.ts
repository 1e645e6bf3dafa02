/** Small stones that only an adjective names: "diamante corte princesa y chiquitos a los lados". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import { SEVERAL } from './grammaticalNumber';

const SMALL = '0.72';
/** Plurals of adjectives in the Western languages. */
const SEVERAL_SMALL = cues`s$|${'small-ones'}$`;
/** Phrases from "small" to its place. */
const REACH = 3;

/** The words of small ones beside the only kind of stone name more stones of that kind. */
export function smallOnes(s: Sentence): void {
  const stones = s.findings.filter(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  const [main] = stones;
  if (!main || stones.some(({ value, role }) => value !== main.value || role === 'side')) return;
  for (const i of s.all('scale')) {
    const isJoined = [i - 1, i - 2].some((at) => s.is(at, 'grammar', 'and'));
    const isThem = s.id(i, 'scale') === SMALL && SEVERAL_SMALL.test(s.items[i]!.words) && i >= main.to;
    if (!isJoined || !isThem || s.id(i, 'stone') !== null) continue;
    const at = Array.from({ length: REACH }, (_, k) => i + 1 + k).find((k) => s.is(k, 'role', 'side'));
    if (at === undefined || s.items.slice(i + 1, at).some(({ concepts }) => concepts.length === 0)) continue;
    if (['stone', 'motif', 'noun'].some((kind) => s.all(kind).some((k) => k > i && k < at))) continue;
    s.find('stone', main.value, i, at + 1, { role: 'side', measure: SEVERAL });
    s.close(i, at + 1);
    return;
  }
}

/** Two small stones beside one of their kind stand at its sides: "an oval diamond ring with two small diamonds". */
export function smallTwins(s: Sentence): void {
  const [main, twins, ...others] = s.findings.filter(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  if (!main || !twins || others.length > 0 || !s.has('type', 'ring')) return;
  const isBetween = ({ from, to }: { from: number; to: number }): boolean => from >= main.to && to <= twins.from;
  const areTwo = s.findings.some((one) => one.concept === 'count' && one.value === '2' && isBetween(one));
  const areSmall = s.findings.some((one) => one.concept === 'scale' && one.value === SMALL && isBetween(one));
  if (main.value !== twins.value || main.measure === SEVERAL || twins.role !== null || !areTwo || !areSmall) return;
  main.role = 'center';
  twins.role = 'side';
  if (!s.has('form', 'three-stone')) s.find('form', 'three-stone', twins.from, twins.to);
}
