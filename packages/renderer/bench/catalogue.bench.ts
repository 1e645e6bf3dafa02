/**
 * Times every prompt of the catalogue once at the product's quality: `npm run bench -- catalogue [px] [threads=2]
 * [detail]`, with the last word as close-ups.
 *
 * Prints a Markdown table, the heaviest piece first, on a warm pool, then the median and the worst of the first frames
 * and the peak memory of the whole process. Beside each piece stands the grade (0 to 10) that a person gave its picture,
 * which `grades.json` holds with the flaw that remains, also for the demo gallery and the sheet of styles. `before` is the
 * grade that the same strict person gave an earlier picture of the same prompt and seed, seen side by side; `worse` is
 * what that picture had and today's lacks.
 */
import { readFile } from 'node:fs/promises';
import { designFromPrompt, seenFrom } from '@jewelry/design';
import { CATALOGUE } from '../cli/catalogue';
import { createRenderer, type RenderStats } from '../src/index';

const [size = 1024, threads = 2] = process.argv
  .slice(2)
  .filter((word) => /^[1-9]\d*$/.test(word))
  .map(Number);

const isDetail = process.argv.includes('detail');

interface Grade {
  readonly piece: string;
  readonly grade: number;
  readonly before: number;
  readonly flaw: string;
  readonly worse?: string;
}

const grades = JSON.parse(await readFile(new URL('grades.json', import.meta.url), 'utf8')) as Record<
  'catalogue' | 'gallery' | 'styles',
  Grade[]
> & { date: string };

const meanOf = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);

/** Mean and lowest grade of a set, and its mean before. */
function verdictOf(set: readonly Grade[]): string {
  const values = set.map(({ grade }) => grade);
  return `mean ${meanOf(values)} of ${values.length}, lowest ${Math.min(...values)}, ${meanOf(set.map(({ before }) => before))} before`;
}

interface Timed {
  readonly prompt: string;
  readonly maker: string;
  readonly stats: RenderStats;
}

const renderer = createRenderer({ workers: threads });
await renderer.warm();
const timed: Timed[] = [];
for (const prompt of CATALOGUE) {
  const { spec: whole } = designFromPrompt({ prompt });
  const spec = isDetail ? seenFrom(whole, 'detail') : whole;
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
    grades.catalogue.find(({ piece }) => piece === prompt)?.grade,
  ].join(' | '),
);
process.stdout.write(
  `| prompt at ${size} px, ${threads} threads | maker | CPU s | wall s | first frame s | samples/px | triangles | stones | grade |\n|---|---|---|---|---|---|---|---|---|\n${rows
    .map((row) => `| ${row} |\n`)
    .join(
      '',
    )}\nFirst frames: median ${median.toFixed(2)} s, worst ${firstFrames.at(-1)?.toFixed(2)} s; heaviest: ${heaviestFirst[0]?.stats.cpu_s.toFixed(1)} CPU s; peak memory ${peak.toFixed(0)} MB.\nGrades of ${grades.date}: catalogue ${verdictOf(grades.catalogue)}; gallery ${verdictOf(grades.gallery)}; styles ${verdictOf(grades.styles)}.\n`,
);
