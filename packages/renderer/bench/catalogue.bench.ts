/**
 * Times every prompt of the catalogue once at the product's quality: `npm run bench -- catalogue [px] [threads=2]`.
 *
 * Prints a Markdown table, the heaviest piece first, on a warm pool, then the median and the worst of the first frames
 * and the peak memory of the whole process.
 */
import { designFromPrompt } from '@jewelry/design';
import { CATALOGUE } from '../cli/catalogue';
import { createRenderer, type RenderStats } from '../src/index';

const [size = 1024, threads = 2] = process.argv
  .slice(2)
  .filter((word) => /^[1-9]\d*$/.test(word))
  .map(Number);

interface Timed {
  readonly prompt: string;
  readonly maker: string;
  readonly stats: RenderStats;
}

const renderer = createRenderer({ workers: threads });
await renderer.warm();
const timed: Timed[] = [];
for (const prompt of CATALOGUE) {
  const { spec } = designFromPrompt({ prompt });
  const { stats } = await renderer.render(spec, { size, quality: 'screen' });
  timed.push({ prompt, maker: spec.root.kind, stats });
}
await renderer.close();

const heaviestFirst = timed.toSorted((a, b) => b.stats.cpu_s - a.stats.cpu_s);
const firstFrames = timed.map(({ stats }) => stats.first_frame_s).toSorted((a, b) => a - b);
const median = firstFrames[Math.floor(firstFrames.length / 2)] ?? Number.NaN;
const peak = Math.max(...timed.map(({ stats }) => stats.peak_mb));
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
  `| prompt at ${size} px, ${threads} threads | maker | CPU s | wall s | first frame s | samples/px | triangles | stones |\n|---|---|---|---|---|---|---|---|\n${rows
    .map((row) => `| ${row} |\n`)
    .join(
      '',
    )}\nFirst frames: median ${median.toFixed(2)} s, worst ${firstFrames.at(-1)?.toFixed(2)} s; heaviest: ${heaviestFirst[0]?.stats.cpu_s.toFixed(1)} CPU s; peak memory ${peak.toFixed(0)} MB.\n`,
);
