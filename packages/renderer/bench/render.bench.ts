/**
 * Times the renderer: `npm run bench -- render [runs]`.
 *
 * Measures what the product runs: a bundle and the bundle of its worker threads, in a process of their own for each
 * number of workers. Prints two Markdown tables. The first: wall seconds to each whole frame on a warm pool (median of
 * the runs), processor seconds, peak memory of the process so far, and how long a cancelled picture takes to reject.
 * The second, over the catalogue at 1024 px: the median and the worst of processor seconds and of wall seconds to the
 * first frame, and peak memory. Wall seconds depend on what else runs: the load of the machine is stated.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { designFromPrompt } from '@jewelry/design';
import { createRenderer, encodePng, type FramePhase, type Renderer } from '../src/index';
import { CATALOGUE } from '../cli/catalogue';

const PIECES = [
  { name: 'solitaire', prompt: 'a yellow gold solitaire ring with a round diamond' },
  { name: 'halo and pave', prompt: 'a white gold ring, oval sapphire with a diamond halo and a pave band' },
] as const;
const SIZES = [512, 1024] as const;
const WORKERS = [1, 2] as const;
/** Well before the end of a picture on a quiet machine. */
const ABORTED_AFTER_MS = 500;
const runs = Number(process.argv.slice(2).find((word) => /^[1-9]\d*$/.test(word)) ?? 3);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const seconds = (value: number) => value.toFixed(2);

async function measure(renderer: Renderer, prompt: string, size: number) {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  const at: Record<FramePhase | 'png', number[]> = { sketch: [], cast: [], set: [], polish: [], png: [] };
  const cpu: number[] = [];
  let peak = 0;
  let samples = 0;
  for (let run = 0; run <= runs; run++) {
    const seen: Partial<Record<FramePhase, number>> = {};
    const picture = await renderer.render(spec, {
      size,
      onFrame: ({ phase, elapsedMs }) => (seen[phase] = elapsedMs / 1000),
    });
    const before = performance.now();
    await encodePng(picture);
    // The first run warms the code up.
    if (run === 0) continue;
    at.png.push((performance.now() - before) / 1000);
    for (const phase of ['sketch', 'cast', 'set', 'polish'] as const) at[phase].push(seen[phase] ?? Number.NaN);
    cpu.push(picture.stats.cpu_s);
    peak = picture.stats.peak_mb;
    samples = picture.stats.samples_per_pixel;
  }
  return { at, cpu, peak, samples };
}

async function measureAbort(renderer: Renderer): Promise<number> {
  const { spec } = designFromPrompt({ prompt: PIECES[0].prompt, seed: 1 });
  const cancel = new AbortController();
  const work = renderer.render(spec, { size: 1024, signal: cancel.signal });
  const [, ms] = await Promise.all([
    work.catch(() => undefined),
    new Promise<number>((resolve) => {
      setTimeout(() => {
        const before = performance.now();
        const respond = () => resolve(performance.now() - before);
        work.then(respond, respond);
        cancel.abort();
      }, ABORTED_AFTER_MS);
    }),
  ]);
  return ms;
}

async function measureCatalogue(renderer: Renderer): Promise<string> {
  const pictures: { prompt: string; cpu_s: number; first_frame_s: number; peak_mb: number }[] = [];
  for (const prompt of CATALOGUE) {
    const { stats } = await renderer.render(designFromPrompt({ prompt }).spec, { size: 1024 });
    pictures.push({ prompt, ...stats });
  }
  const firsts = pictures.map(({ first_frame_s }) => first_frame_s);
  const cpu = pictures.map(({ cpu_s }) => cpu_s);
  const heaviest = pictures.find(({ cpu_s }) => cpu_s === Math.max(...cpu))!;
  return [
    `${seconds(median(cpu))}, ${seconds(heaviest.cpu_s)} (${heaviest.prompt})`,
    `${seconds(median(firsts))}, ${seconds(Math.max(...firsts))}`,
    Math.round(Math.max(...pictures.map(({ peak_mb }) => peak_mb))),
    seconds(loadavg()[0]!),
  ].join(' | ');
}

/** The rows of both tables for a number of workers. */
async function measureAll(workers: number): Promise<{ lines: string[]; catalogue: string }> {
  const lines: string[] = [];
  const renderer = createRenderer({ workers });
  await renderer.warm();
  for (const { name, prompt } of PIECES) {
    for (const size of SIZES) {
      const { at, cpu, peak, samples } = await measure(renderer, prompt, size);
      const times = [at.sketch, at.cast, at.set, at.polish, at.png, cpu].map((values) => seconds(median(values)));
      lines.push(
        `| ${name} | ${size} | ${workers} | ${times.join(' | ')} | ${samples.toFixed(2)} | ${Math.round(peak)} |`,
      );
    }
  }
  lines.push(
    `| cancel | 1024 | ${workers} | rejects after ${(await measureAbort(renderer)).toFixed(1)} ms | | | | | | | |`,
  );
  const catalogue = `| ${workers} | ${await measureCatalogue(renderer)} |`;
  await renderer.close();
  return { lines, catalogue };
}

/** Bundles this file and the worker, and measures each number of workers in a process of its own. */
async function measureBundle(): Promise<void> {
  const { build } = await import('esbuild');
  const outdir = resolve('.cache/bench-render');
  const entry = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  await build({
    entryPoints: { bench: entry('./render.bench.ts'), 'renderer-worker': entry('../src/render/worker.ts') },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['harfbuzzjs', 'sharp', 'esbuild'],
    logLevel: 'warning',
  });
  try {
    const results = WORKERS.map((workers) => {
      const args = [resolve(outdir, 'bench.js'), String(runs), MEASURE + workers];
      const child = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
      return JSON.parse(child.stdout) as Awaited<ReturnType<typeof measureAll>>;
    });
    const tables = [
      '| piece | px | workers | first frame s | 1 sample s | 4 samples s | final s | PNG s | CPU s | samples/px | peak MB |',
      '|---|---|---|---|---|---|---|---|---|---|---|',
      ...results.flatMap(({ lines }) => lines),
      '',
      '| workers | CPU s: median, worst | first frame s: median, worst | peak MB | load |',
      '|---|---|---|---|---|',
      ...results.map(({ catalogue }) => catalogue),
    ];
    process.stdout.write(`${tables.join('\n')}\n`);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

/** Prefix of the argument with which a bundle of this file measures a number of workers and prints it as JSON. */
const MEASURE = '--measure=';
const measured = process.argv.find((word) => word.startsWith(MEASURE));
if (measured) process.stdout.write(JSON.stringify(await measureAll(Number(measured.slice(MEASURE.length)))));
else await measureBundle();
