/**
 * Times every prompt of the catalogue once at the product's size and quality: `npm run bench -- catalogue`.
 *
 * Prints a Markdown table, the heaviest piece first, on a warm pool of two workers.
 */
import { designFromPrompt } from '@jewelry/design';
import { CATALOGUE } from '../cli/catalogue';
import { createRenderer, type RenderStats } from '../src/index';

const SIZE = 1024;

interface Timed {
  readonly prompt: string;
  readonly maker: string;
  readonly stats: RenderStats;
}

const renderer = createRenderer({ workers: 2 });
await renderer.warm();
const timed: Timed[] = [];
for (const prompt of CATALOGUE) {
  const { spec } = designFromPrompt({ prompt });
  const { stats } = await renderer.render(spec, { size: SIZE, quality: 'screen' });
  timed.push({ prompt, maker: spec.root.kind, stats });
}
await renderer.close();

const heaviestFirst = timed.toSorted((a, b) => b.stats.cpu_s - a.stats.cpu_s);
const firstFrames = timed.map(({ stats }) => stats.first_frame_s).toSorted((a, b) => a - b);
const median = firstFrames[Math.floor(firstFrames.length / 2)] ?? Number.NaN;
const rows = heaviestFirst.map(({ prompt, maker, stats }) =>
  [
    prompt,
    maker,
    stats.cpu_s.toFixed(1),
    stats.wall_s.toFixed(1),
    stats.first_frame_s.toFixed(2),
    stats.samples_per_pixel.toFixed(2),
    stats.triangles,
    stats.gems,
  ].join(' | '),
);
process.stdout.write(
  `| prompt at ${SIZE} px | maker | CPU s | wall s | first frame s | samples/px | triangles | stones |\n|---|---|---|---|---|---|---|---|\n${rows
    .map((row) => `| ${row} |\n`)
    .join(
      '',
    )}\nMedian of the first frames: ${median.toFixed(2)} s; heaviest: ${heaviestFirst[0]?.stats.cpu_s.toFixed(1)} CPU s.\n`,
);
