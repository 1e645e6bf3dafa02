/** Every requirement of the corpus that is called met with a stone, a cut, a count or a size is so in the geometry. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBuffTopped } from '../catalogue/gems';
import { grouped } from '../built';
import { designFromPrompt, draftPiece, factsOf, fulfil } from '../index';
import type { Requirement } from '../language/requirement';
import type { DesignSpec, GemKind } from '../spec';
import type { BilledStones } from '../weigh/billOfMaterials';
import { totalOf } from './built';
import type { Facts } from './verdict';

const FOLDER = join(import.meta.dirname, '../../../renderer/bench/adherence');

const PROMPTS = readdirSync(FOLDER)
  .filter((name) => /^(?:heldOut\w*|prompts)\.json$/.test(name))
  .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as { prompt: string }[])
  .map(({ prompt }) => prompt);

/** Widths differ by less than this share, and by less than this, mm. */
const SIZE_SHARE = 0.05;
const SIZE_MM = 0.35;

/** Outlines that stones without such facets have too. */
const isCutSo = ({ kind, cut }: BilledStones, wanted: string): boolean =>
  cut === wanted ||
  (wanted === 'round' && (kind === 'pearl' || cut === 'sphere' || cut === 'cabochon')) ||
  (wanted === 'cabochon' && isBuffTopped(kind));

/** Sums of the numbers of stones of some roles. */
const sums = (numbers: readonly number[]): number[] =>
  numbers.reduce<number[]>((all, n) => [...all, ...all.map((sum) => sum + n)], [0]);

/** The reason why a requirement is not so in the geometry; null where it is so or not measured. */
function contradiction(
  { concept, value, of, measure, at }: Requirement,
  { built, bill, extents }: Facts,
  spec: DesignSpec,
): string | null {
  const kind = (concept === 'stone' ? value : of) as GemKind | undefined;
  if (kind === undefined || built.parts.some(({ id }) => id === `${kind}-inlay`)) return null;
  const own = bill.stones.filter((one) => one.kind === kind);
  const placed = extents.stones.filter((one) => one.kind === kind);
  if (concept === 'stone') return built.stones.some((one) => one.kind === kind) ? null : 'no such stone';
  // A slab has the outline and the length of its face.
  const isSlab = spec.root.params['slab'] === 'yes' || built.parts.some((part) => part.kind === 'inlay.slab');
  if (own.length === 0 || isSlab) return null;
  const widths = placed.map(({ mm }) => Math.round(mm * 10) / 10);
  if (concept === 'cut') return own.some((one) => isCutSo(one, value)) ? null : own[0]!.cut;
  if (concept === 'size' && (at === undefined || at.startsWith('stone ')))
    return placed.some(({ mm }) => Math.abs(mm - Number(value)) <= Math.max(SIZE_MM, SIZE_SHARE * Number(value)))
      ? null
      : `widths ${[...new Set(widths)].join(' ')}`;
  if (concept !== 'count' || measure !== undefined) return null;
  const groups = grouped(own, ({ role }) => role).map(totalOf);
  const totals = sums(groups).flatMap((n) => [n, n / 2, n / 3]);
  return totals.includes(Number(value)) ? null : `${groups.join(' + ')} stones`;
}

/** What is called met in a prompt and is not so. */
function untrueOf(prompt: string): string[] {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const facts = factsOf(spec, draftPiece(spec));
  const verdicts = fulfil(requirements, spec, facts);
  return requirements.flatMap((one) => {
    const verdict = verdicts.find(({ start, end }) => start === one.start && end === one.end);
    // "Green, but no emerald" is met by another green stone.
    const isOther = requirements.some(({ isRefused, value }) => isRefused && value === one.value);
    const why = verdict?.status === 'met' && !one.isRefused && !isOther ? contradiction(one, facts, spec) : null;
    return why === null ? [] : [`${prompt.slice(0, 60)}: ${one.concept} "${one.text}", ${why}`];
  });
}

/** One prompt of so many is read in every run, the others with the tag. */
const SAMPLE = 24;

test('what is called met is so in a sample of the corpus', { timeout: 60_000 }, () => {
  expect(PROMPTS.filter((_, i) => i % SAMPLE === 0).flatMap(untrueOf)).toEqual([]);
});

test('what is called met is so in the whole corpus', { timeout: 900_000, tags: ['full'] }, () => {
  expect(PROMPTS.flatMap(untrueOf)).toEqual([]);
});
