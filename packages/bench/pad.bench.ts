/**
 * Times the drawing pad beside atrament, signature_pad and react-sketch-canvas, in one run on one browser:
 * `npm run bench -- pad`.
 *
 * Prints a Markdown table of medians: processor time of the page per point of a stroke (painting included), frames and
 * time from Undo at 1,000 strokes to the first frame without the last of them, frames of more than 25 ms while 250
 * frames of strokes are drawn, and the code of each pad, compressed. All four draw the same strokes, of steps of 2 to 4
 * px and 8 points a frame, as a fast pen sends them; the pads take turns, so that a busy moment hits all of them.
 */
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { chromium, type Browser } from 'playwright';
import { browserLaunchOptions } from '../config/browser';
import type { Paced } from './pad/subject';
import { median, openPages } from './pages';

const PADS = ['filigree', 'atrament', 'signature_pad', 'react-sketch-canvas'] as const;
type Pad = (typeof PADS)[number];

const ROUNDS = 3;
const FRAMES = 250;
const STROKES = 1000;
const PAD_FOLDER = resolve('packages/ui/src/features/drawing/DrawingPad');

interface Measured extends Paced {
  readonly microseconds: number;
  readonly undo: { readonly frames: number; readonly ms: number };
}

async function measure(browser: Browser, origin: string, pad: Pad): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(`${origin}/${pad}.html`);
    await page.waitForFunction(() => window.subject !== undefined);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const taskSeconds = async (): Promise<number> =>
      (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ??
      Number.NaN;
    await page.evaluate((frames) => window.subject?.drawPaced(frames), 20);
    const before = await taskSeconds();
    const drawn = await page.evaluate((frames) => window.subject!.drawPaced(frames), FRAMES);
    const microseconds = ((await taskSeconds()) - before) * 1e6;
    await page.reload();
    await page.waitForFunction(() => window.subject !== undefined);
    await page.evaluate((strokes) => window.subject?.drawMany(strokes), STROKES);
    return { ...drawn, microseconds, undo: await page.evaluate(() => window.subject!.timeUndo()) };
  } finally {
    await page.close();
  }
}

/** Excludes code that the pad shares with the rest of the product: components, icons, messages, theme. */
const sharedOutside: Plugin = {
  name: 'shared-outside',
  setup: (bundler) => {
    bundler.onResolve({ filter: /./ }, ({ path, resolveDir, kind }) => {
      const isOwn =
        path === 'perfect-freehand' ||
        (path.startsWith('.') && !path.endsWith('.css') && resolve(resolveDir, path).startsWith(PAD_FOLDER));
      return kind === 'entry-point' || isOwn || resolveDir.includes('perfect-freehand')
        ? undefined
        : { path, external: true };
    });
  },
};

/** Compressed code that a pad adds to a page with React, KB. */
async function sizeOf(pad: Pad): Promise<number> {
  const isOwn = pad === 'filigree';
  const { outputFiles } = await build({
    ...(isOwn
      ? { entryPoints: [`${PAD_FOLDER}/DrawingPad.tsx`], plugins: [sharedOutside] }
      : { stdin: { contents: `import * as pad from '${pad}'; export { pad };`, resolveDir: import.meta.dirname } }),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]!.contents).length / 1000;
}

const { origin, close } = await openPages('pad', PADS);
const browser = await chromium.launch(browserLaunchOptions());
const runs = new Map<Pad, Measured[]>(PADS.map((pad) => [pad, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const pad of PADS) runs.get(pad)?.push(await measure(browser, origin, pad));
}
await browser.close();
close();

const rows = await Promise.all(
  PADS.map(async (pad) => {
    const all = runs.get(pad) ?? [];
    const of = (value: (run: Measured) => number): number => median(all.map(value));
    return {
      pad,
      perPoint: of(({ microseconds, points }) => microseconds / points),
      undoFrames: of(({ undo }) => undo.frames),
      undoMs: of(({ undo }) => undo.ms),
      slow: of(({ slowFrames }) => slowFrames),
      size: await sizeOf(pad),
    };
  }),
);
process.stdout.write(
  `| median of ${ROUNDS} | us per point | undo at ${STROKES} strokes: frames | ms | slow frames of ${FRAMES} | KB, gzip |\n|---|---|---|---|---|---|\n`,
);
for (const { pad, perPoint, undoFrames, undoMs, slow, size } of rows) {
  process.stdout.write(
    `| ${pad} | ${perPoint.toFixed(0)} | ${undoFrames} | ${undoMs.toFixed(0)} | ${slow} | ${size.toFixed(1)} |\n`,
  );
}
const [own, atrament, signature] = rows;
const ratio = (other: typeof own): string =>
  ((own?.perPoint ?? Number.NaN) / (other?.perPoint ?? Number.NaN)).toFixed(2);
process.stdout.write(
  `| per point: filigree / atrament (at most 2) | ${ratio(atrament)} | | | | |\n| per point: filigree / signature_pad (at most 1) | ${ratio(signature)} | | | | |\n`,
);
