/** Ties stones to the figures that hold them, and measures to their stones. */
import type { RequirementConcept } from '../requirement';
import type { Finding, Sentence } from '../sentence';
import { EACH } from './karats';
import { MEASURE_REACH } from './phrases';

/** Maximum distance of a measure from a stone before it, in phrases. */
const STONE_BACK = 8;
const isEnd = (s: Sentence, i: number): boolean => ['.', '!', '?', ';'].includes(s.mark(i) ?? '');

/** "An emerald and a diamond, 7 mm and 6 mm": each size is that of the stone in the same place. */
function respective(s: Sentence, stones: readonly Finding[]): void {
  const sizes = s.findings.filter(({ concept, isRefused }) => concept === 'size' && !isRefused);
  const isJoint = (from: number, to: number): boolean =>
    s.items.slice(from, to).every((_, k) => s.is(from + k, 'grammar', 'and') || s.isBreak(from + k));
  for (const [i, first] of sizes.entries()) {
    const second = sizes[i + 1];
    const before = stones.filter(({ to, isRefused }) => to <= first.from && !isRefused).slice(-2);
    if (!second || before.length < 2 || !isJoint(first.to, second.from) || before[0]!.value === before[1]!.value)
      continue;
    first.of = before[0]!.value;
    second.of = before[1]!.value;
  }
}

/** Maximum distance of a stone right before its measure, in phrases. */
const RIGHT_BEFORE = 3;
const isNounAfterStone = (s: Sentence, i: number): boolean => s.isOf(i, 'form', 'type', 'hint', 'cut');

/** Ties sizes and weights to their stones: of the same place, right before, or next to them. */
function measures(s: Sentence, stones: ReadonlyMap<number, Finding>): void {
  respective(s, [...stones.values()]);
  for (const measure of s.findings.filter(({ concept }) => concept === 'size' || concept === 'carats')) {
    const isOfKinds = measure.measure === EACH && new Set([...stones.values()].map(({ value }) => value)).size > 1;
    if (measure.of !== undefined || isOfKinds) continue;
    // "Drops of tourmaline 9x7 mm hanging from diamonds", "pearl studs 7 mm": the stone right before.
    const last = [...stones].findLast(([at]) => at < measure.from && measure.from - at <= RIGHT_BEFORE);
    const isNext =
      last && s.items.slice(last[0] + 1, measure.from).every((_, k) => isNounAfterStone(s, last[0] + 1 + k));
    if (isNext && measure.concept === 'size' && stones.size > 1 && !stones.has(measure.to)) {
      measure.of = last[1].value;
      continue;
    }
    for (let i = measure.to; i < measure.to + MEASURE_REACH && !s.isBreak(i); i++) {
      const stone = stones.get(i);
      if (stone) measure.of = stone.value;
      // "٣ قيراط حوله ألماس": what goes around has another weight.
      const isAround = s.id(i, 'role') === 'halo' && s.items[i]!.language !== 'en';
      if (stone || isAround || s.isAny(i, 'grammar', 'with', 'and')) break;
    }
    // "Dark peacock colour about 10 mm": the kind of pearl right before.
    const isOfPearl = s.findings.some(
      ({ concept, isRefused, to }) =>
        concept === 'pearl' && !isRefused && to <= measure.from && measure.from - to <= RIGHT_BEFORE,
    );
    if (measure.of === undefined && isOfPearl) measure.of = 'pearl';
    if (measure.of === undefined) {
      const before = [...stones].findLast(([at]) => at < measure.from && measure.from - at <= STONE_BACK);
      if (before && !s.items.slice(before[0], measure.from).some((_, k) => isEnd(s, before[0] + k)))
        measure.of = before[1].value;
    }
  }
}

/** Ties stones to the motif that holds them or whose eyes they are, and measures to their stone. */
export function ties(s: Sentence): void {
  const at = (concept: RequirementConcept): Map<number, Finding> =>
    new Map(s.findings.filter((f) => f.concept === concept && !f.isRefused).map((f) => [f.from, f]));
  const motifs = at('motif');
  const stones = at('stone');
  const past = (i: number): number =>
    s.isAny(i, 'grammar', 'a', 'the') || s.isOf(i, 'scale', 'style', 'metal', 'cut') || s.isClosed(i) ? past(i + 1) : i;
  for (const [i, stone] of stones) {
    if (s.is(i + 1, 'grammar', 'held')) {
      const holder = motifs.get(past(i + 2));
      if (holder) stone.of = holder.value;
    } else if (stone.seat !== undefined) {
      const owner = [...motifs].findLast(([place]) => place < i)?.[1] ?? [...motifs.values()][0];
      if (owner) stone.of = owner.value;
    }
  }
  for (const [i, motif] of motifs) {
    // "A dragon holding a ruby", "octopus ring holding a pearl".
    const verb = s.id(i + 1, 'type') === null ? i + 1 : i + 2;
    const held = s.is(verb, 'grammar', 'holding') ? stones.get(past(verb + 1)) : undefined;
    if (held) held.of = motif.value;
  }
  measures(s, stones);
}
