/**
 * Measures how many requirements of prompts the built pieces meet: `npm run bench -- adherence`.
 *
 * `adherence/prompts.json` holds the prompts and their requirements. Those that geometry can decide are checked on the built piece; what
 * needs eyes (styles, arrangements, settings) is counted and shown on sheets: with `ADHERENCE_SHEETS=<folder>` every prompt is
 * rendered. The set is split by the parity of a hash of the prompt: develop on the even half, report both.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPiece, designFromPrompt, factsOf, fulfil, hashText, hueOf, lengthIn, mismatches, type Alloy, type BillOfMaterials, type Built, type DesignSpec } from '@jewelry/design';
import { renderSheet } from '../cli/sheet';

interface ExpectedRequirement {
  readonly kind: string;
  readonly value: string;
}
interface Asked {
  readonly prompt: string;
  readonly requirements: readonly ExpectedRequirement[];
}
interface Made {
  readonly spec: DesignSpec;
  readonly built: Built;
  readonly bill: BillOfMaterials;
}

const SIZE_MM = 0.1001;
/** Motifs and settings that consist of small stones around a main one. */
const SMALL_STONES: Readonly<Record<string, number>> = { halo: 6, pave: 6 };

const asks: readonly Asked[] = JSON.parse(await readFile(new URL('adherence/prompts.json', import.meta.url), 'utf8')) as Asked[];

/** Whether the geometry of a piece meets a requirement; null when only a person can judge it. */
function judge({ kind, value }: ExpectedRequirement, { spec, built, bill }: Made): boolean | null {
  switch (kind) {
    case 'type': return spec.type === value || (['necklace', 'pendant'].includes(value) && ['necklace', 'pendant'].includes(spec.type));
    case 'metal': return built.metals.some(({ alloy }) => hueOf(alloy) === value || hueOf(alloy) === hueOf(value as Alloy));
    case 'finish': return built.metals.some(({ finish }) => finish === value);
    case 'stone': return value === 'none' ? built.stones.length === 0 : built.stones.some((stone) => stone.kind === value);
    case 'cut': return built.stones.some(({ cut }) => cut === value);
    case 'size': return built.stones.some(({ size_mm }) => Math.abs(size_mm - Number(value)) < SIZE_MM);
    case 'size-band': return lengthIn(spec, 'band_width') === Number(value);
    case 'size-case': return lengthIn(spec, 'diameter') === Number(value);
    case 'count': {
      const groups = [bill.stones, ...bill.stones.flatMap(({ kind, role }) => [bill.stones.filter((stone) => stone.kind === kind), bill.stones.filter((stone) => stone.role === role)])];
      return groups.some((stones) => stones.reduce((sum, { count }) => sum + count, 0) === Number(value));
    }
    case 'motif': return built.parts.some(({ id }) => id.includes(value.replaceAll(' ', '-')));
    case 'setting': {
      const least = SMALL_STONES[value];
      if (value === 'hidden-halo') return built.parts.some(({ id }) => id === value);
      return least === undefined ? null : bill.stones.filter(({ role }) => role !== 'center').reduce((sum, { count }) => sum + count, 0) >= least;
    }
    default: return null;
  }
}

const stoneKinds = (requirements: readonly ExpectedRequirement[]): string[] => requirements.flatMap(({ kind, value }) => (kind === 'stone' ? [value] : []));
/** Stones that the prompt names neither by kind nor by a setting that is made of stones. */
const uninvited = (requirements: readonly ExpectedRequirement[], built: Built): boolean => {
  const named = stoneKinds(requirements);
  if (requirements.some(({ kind, value }) => kind === 'setting' && value !== 'bezel' && value !== 'prong')) return false;
  return built.stones.some(({ kind }) => !named.includes(kind)) && !(named.length === 0 && requirements.some(({ kind }) => kind === 'cut'));
};

interface Result extends Made {
  readonly asked: Asked;
  readonly half: 'even' | 'odd';
  readonly untrue: readonly string[];
}

const results = asks.map((asked): Result => {
  const { spec, requirements } = designFromPrompt({ prompt: asked.prompt });
  const piece = buildPiece(spec);
  const facts = factsOf(spec, piece);
  const claimed = fulfil(requirements, spec, facts).filter(({ status, start, end }) => status === 'met' && requirements.some((r) => r.start === start && r.end === end && r.concept === 'stone' && !r.isRefused && !facts.built.stones.some(({ kind }) => kind === r.value)));
  const untrue = [...mismatches(spec, piece), ...claimed.map(({ text }) => `"${text}" is called met`)];
  return { asked, half: hashText(asked.prompt) % 2 === 0 ? 'even' : 'odd', spec, built: facts.built, bill: facts.bill, untrue };
});

/** "31/40 (78 %)" of the requirements that geometry can judge, and how many need a person. */
function share(of: readonly Result[], keep: (requirement: ExpectedRequirement, result: Result) => boolean): string {
  const verdicts = of.flatMap((result) => result.asked.requirements.filter((requirement) => keep(requirement, result)).map((requirement) => judge(requirement, result)));
  const judged = verdicts.filter((verdict) => verdict !== null);
  const met = judged.filter(Boolean).length;
  const eyes = verdicts.length - judged.length;
  return `${judged.length === 0 ? '' : `${met}/${judged.length} (${Math.round((100 * met) / judged.length)} %)`}${eyes > 0 ? ` + ${eyes} by eye` : ''}`.trim() || '–';
}

const halves = (['even', 'odd'] as const).map((half) => results.filter((result) => result.half === half));
const row = (name: string, cells: readonly string[]): string => `| ${name} | ${cells.join(' | ')} |\n`;
const kindsOf = (requirement: ExpectedRequirement): string => requirement.kind.replace(/-.*/, '');
const kinds = [...new Set(asks.flatMap(({ requirements }) => requirements.map(kindsOf)))];
const types = [...new Set(results.map(({ asked }) => asked.requirements[0]!.value))];
process.stdout.write(`| requirement | even half (${halves[0]!.length} prompts) | odd half (${halves[1]!.length} prompts) |\n|---|---|---|\n`);
for (const kind of kinds) process.stdout.write(row(kind, halves.map((half) => share(half, (requirement) => kindsOf(requirement) === kind))));
process.stdout.write(row('**all**', halves.map((half) => share(half, () => true))));
for (const type of types) process.stdout.write(row(`type ${type}`, halves.map((half) => share(half, (_, { asked }) => asked.requirements[0]!.value === type))));
process.stdout.write(row('English', halves.map((half) => share(half, (_, { asked }) => /^[ -~]+$/.test(asked.prompt)))));
process.stdout.write(row('18 words or more', halves.map((half) => share(half, (_, { asked }) => asked.prompt.split(/\s+/).length >= 18))));
process.stdout.write(row('prompts with uninvited stones', halves.map((half) => String(half.filter(({ asked, built }) => uninvited(asked.requirements, built)).length))));
process.stdout.write(row('prompts with a mismatch', halves.map((half) => String(half.filter(({ untrue }) => untrue.length > 0).length))));
for (const { asked, untrue, half } of results) for (const why of untrue) process.stdout.write(`\n- ${half}: “${asked.prompt}”: ${why}`);
process.stdout.write('\n');

const folder = process.env['ADHERENCE_SHEETS'];
if (folder) {
  for (const [index, half] of halves.entries()) {
    const file = join(folder, `adherence-${index === 0 ? 'even' : 'odd'}.png`);
    await renderSheet(file, { columns: 6, specs: half.map(({ spec }) => spec), labels: half.map(({ asked }) => asked.prompt) });
    process.stdout.write(`${file}\n`);
  }
}
