/**
 * Asks whether pieces are what people wrote: `npm run bench -- adherence`.
 *
 * The prompts stand in `adherence/prompts.json`, each with its wishes. What geometry can tell is asked of the built piece; what
 * needs eyes (styles, arrangements, settings) is counted and shown on sheets: with `ADHERENCE_SHEETS=<folder>` every prompt is
 * rendered. The set is split by the parity of a hash of the prompt: develop on the even half, report both.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPiece, designFromPrompt, factsOf, fulfil, hashText, hueOf, lengthIn, untruths, type Alloy, type BillOfMaterials, type Built, type DesignSpec } from '@jewelry/design';
import { renderSheet } from '../cli/sheet';

interface Wish {
  readonly kind: string;
  readonly value: string;
}
interface Asked {
  readonly prompt: string;
  readonly wishes: readonly Wish[];
}
interface Made {
  readonly spec: DesignSpec;
  readonly built: Built;
  readonly bill: BillOfMaterials;
}

const SIZE_MM = 0.1001;
/** Motifs and settings that are small stones round or beside a main one. */
const SMALL_STONES: Readonly<Record<string, number>> = { halo: 6, pave: 6 };

const asks: readonly Asked[] = JSON.parse(await readFile(new URL('adherence/prompts.json', import.meta.url), 'utf8')) as Asked[];

/** Whether a piece does what is wished, as its geometry tells; null where it takes eyes. */
function told({ kind, value }: Wish, { spec, built, bill }: Made): boolean | null {
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

const stoneKinds = (wishes: readonly Wish[]): string[] => wishes.flatMap(({ kind, value }) => (kind === 'stone' ? [value] : []));
/** Stones that the prompt names neither by kind nor by a setting that is made of stones. */
const uninvited = (wishes: readonly Wish[], built: Built): boolean => {
  const named = stoneKinds(wishes);
  if (wishes.some(({ kind, value }) => kind === 'setting' && value !== 'bezel' && value !== 'prong')) return false;
  return built.stones.some(({ kind }) => !named.includes(kind)) && !(named.length === 0 && wishes.some(({ kind }) => kind === 'cut'));
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
  const untrue = [...untruths(spec, piece), ...claimed.map(({ text }) => `"${text}" is called met`)];
  return { asked, half: hashText(asked.prompt) % 2 === 0 ? 'even' : 'odd', spec, built: facts.built, bill: facts.bill, untrue };
});

/** "31/40 (78 %)" of the wishes that geometry can judge, and how many take eyes. */
function share(of: readonly Result[], keep: (wish: Wish, result: Result) => boolean): string {
  const verdicts = of.flatMap((result) => result.asked.wishes.filter((wish) => keep(wish, result)).map((wish) => told(wish, result)));
  const judged = verdicts.filter((verdict) => verdict !== null);
  const met = judged.filter(Boolean).length;
  const eyes = verdicts.length - judged.length;
  return `${judged.length === 0 ? '' : `${met}/${judged.length} (${Math.round((100 * met) / judged.length)} %)`}${eyes > 0 ? ` + ${eyes} by eye` : ''}`.trim() || '–';
}

const halves = (['even', 'odd'] as const).map((half) => results.filter((result) => result.half === half));
const row = (name: string, cells: readonly string[]): string => `| ${name} | ${cells.join(' | ')} |\n`;
const kindsOf = (wish: Wish): string => wish.kind.replace(/-.*/, '');
const kinds = [...new Set(asks.flatMap(({ wishes }) => wishes.map(kindsOf)))];
const types = [...new Set(results.map(({ asked }) => asked.wishes[0]!.value))];
process.stdout.write(`| wish | even half (${halves[0]!.length} prompts) | odd half (${halves[1]!.length} prompts) |\n|---|---|---|\n`);
for (const kind of kinds) process.stdout.write(row(kind, halves.map((half) => share(half, (wish) => kindsOf(wish) === kind))));
process.stdout.write(row('**all**', halves.map((half) => share(half, () => true))));
for (const type of types) process.stdout.write(row(`asked for as ${type}`, halves.map((half) => share(half, (_, { asked }) => asked.wishes[0]!.value === type))));
process.stdout.write(row('English', halves.map((half) => share(half, (_, { asked }) => /^[ -~]+$/.test(asked.prompt)))));
process.stdout.write(row('18 words or more', halves.map((half) => share(half, (_, { asked }) => asked.prompt.split(/\s+/).length >= 18))));
process.stdout.write(row('prompts with uninvited stones', halves.map((half) => String(half.filter(({ asked, built }) => uninvited(asked.wishes, built)).length))));
process.stdout.write(row('prompts with an untruth', halves.map((half) => String(half.filter(({ untrue }) => untrue.length > 0).length))));
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
