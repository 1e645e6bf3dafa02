/**
 * Times the renderer: `npm run bench -- render [runs]`.
 *
 * Prints a Markdown table: wall seconds to each whole frame on a warm pool (median of the runs), processor seconds,
 * peak memory of the process so far, and how long a cancelled picture takes to reject.
 */
import { designFromPrompt } from '@jewelry/design';
import { createRenderer, encodePng, type FramePhase, type Renderer } from '../src/index';

const PIECES = [
  { name: 'solitaire', prompt: 'a yellow gold solitaire ring with a round diamond' },
  { name: 'halo and pave', prompt: 'a white gold ring, oval sapphire with a diamond halo and a pave band' },
] as const;
const SIZES = [512, 1024] as const;
const WORKERS = [1, 2] as const;
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
        void work.catch(() => resolve(performance.now() - before));
        cancel.abort();
      }, 1500);
    }),
  ]);
  return ms;
}

const lines = [
  '| piece | px | workers | first frame s | 1 sample s | 4 samples s | final s | PNG s | CPU s | samples/px | peak MB |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
];
for (const workers of WORKERS) {
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
  await renderer.close();
}
process.stdout.write(`${lines.join('\n')}\n`);
