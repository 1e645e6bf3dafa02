/**
 * Draws the five examples on the pad with a pen, in Chromium, and writes the strokes that the pad exports:
 * `npm run record` writes `packages/contract/src/testing/recordings.json`.
 */
import { writeFile } from 'node:fs/promises';
import { DRAWING_COLORS } from '@jewelry/contract/constants';
import { SKETCHES, type Sketch, type SketchedLine } from '@jewelry/design/sketches';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { openPages } from '../../bench/pages';
import { browserLaunchOptions } from '../../config/browser';
import { drawnByHand } from './hand';

const FILE = 'packages/contract/src/testing/recordings.json';
const DEFAULT_SIZE = 8;

/** Numbers from 0 to 1, the same ones at every recording. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

async function choosePen(page: Page, { color, isRepeated, size }: SketchedLine, sizeNow: number): Promise<void> {
  const label = DRAWING_COLORS.find(({ value }) => value === color)?.label ?? '';
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: new RegExp(`^${label}`) }) })
    .click();
  await page.getByRole('radio', { name: isRepeated ? 'Radial' : 'Off', exact: true }).click();
  for (let step = sizeNow; step !== size; step += Math.sign(size - sizeNow))
    await page.keyboard.press(size > sizeNow ? ']' : '[');
}

async function drawLine(
  page: Page,
  devtools: CDPSession,
  { points }: SketchedLine,
  random: () => number,
): Promise<void> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('The pad has no paper');
  const samples = drawnByHand(points, random);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', index: number) => {
    const { x, y, pressure } = samples[index];
    const place = { x: box.x + (x / 512) * box.width, y: box.y + (y / 512) * box.height };
    return devtools.send('Input.dispatchMouseEvent', {
      type,
      ...place,
      force: pressure,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      pointerType: 'pen',
      clickCount: 1,
    });
  };
  await send('mousePressed', 0);
  for (let index = 1; index < samples.length; index += 1) await send('mouseMoved', index);
  await send('mouseReleased', samples.length - 1);
}

async function record(browser: Browser, origin: string, { name, jewelryType, prompt, lines }: Sketch, seed: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  try {
    await page.goto(`${origin}/filigree.html`);
    await page.getByRole('application').waitFor();
    const devtools = await page.context().newCDPSession(page);
    const random = seeded(seed);
    let size = DEFAULT_SIZE;
    for (const line of lines) {
      await choosePen(page, line, size);
      size = line.size;
      await drawLine(page, devtools, line, random);
    }
    await page.getByRole('button', { name: 'Use Drawing' }).click();
    const paths = await page.evaluate(() => window.used?.paths);
    return { name, jewelryType, prompt, paths };
  } finally {
    await page.close();
  }
}

const { origin, close } = await openPages('pad', ['filigree']);
const browser = await chromium.launch(browserLaunchOptions());
const recordings: Awaited<ReturnType<typeof record>>[] = [];
for (const [index, sketch] of SKETCHES.entries()) {
  const recording = await record(browser, origin, sketch, 1000 + index);
  recordings.push(recording);
  process.stderr.write(
    `${recording.name}: ${recording.paths?.length ?? 0} strokes, ${recording.paths?.reduce((sum, { points }) => sum + points.length, 0) ?? 0} points\n`,
  );
}
await browser.close();
close();
await writeFile(
  FILE,
  `${JSON.stringify(recordings).replaceAll('{"points"', '\n{"points"').replaceAll('{"name"', '\n{"name"')}\n`,
);
process.stdout.write(`${FILE}\n`);
