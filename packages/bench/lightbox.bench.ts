/**
 * Compares the lightbox with photoswipe and yet-another-react-lightbox, each with its own defaults, in one run on one
 * browser: `npm run bench -- lightbox`.
 *
 * Prints a Markdown table, ms, medians: from the press to the end of the first frame that shows the picture, and from
 * the arrow key to that of the next picture. A picture counts as shown once it is decoded and stands opaque, in its
 * full size, in the middle of the window. Motion is reduced, so that animations do not count, and the three take turns,
 * so that a busy moment hits all of them.
 */
import { chromium, type Browser } from 'playwright';
import { browserLaunchOptions } from '../config/browser';
import { SIDE } from './lightbox/side';
import { median, openPages } from './pages';

const PAGES = ['filigree', 'photoswipe', 'yarl'] as const;
type PageName = (typeof PAGES)[number];

const ROUNDS = 9;

/** Runs in the page: presses the target and waits for the frame that shows the picture. */
async function timeToPicture({ key, file, side }: { key: string | null; file: string; side: number }): Promise<number> {
  const began = performance.now();
  if (key === null) document.querySelector<HTMLButtonElement>('body > button')?.click();
  else
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, code: key, keyCode: 39, bubbles: true, cancelable: true }),
    );
  while (performance.now() - began < 10_000) {
    await new Promise(requestAnimationFrame);
    for (const image of document.querySelectorAll<HTMLImageElement>(`img[src$="${file}"]`)) {
      const { x, y, width, height } = image.getBoundingClientRect();
      const isCentred =
        Math.abs(x + width / 2 - innerWidth / 2) < innerWidth / 4 &&
        Math.abs(y + height / 2 - innerHeight / 2) < innerHeight / 4;
      const isShown =
        image.complete &&
        image.naturalWidth > 0 &&
        width > side * 0.9 &&
        isCentred &&
        image.checkVisibility({ visibilityProperty: true });
      let opacity = 1;
      for (let element: Element | null = image; element; element = element.parentElement)
        opacity *= Number(getComputedStyle(element).opacity);
      if (!isShown || opacity < 0.99) continue;
      const { port1, port2 } = new MessageChannel();
      const frameEnds = new Promise((ended) => port1.addEventListener('message', ended, { once: true }));
      port1.start();
      port2.postMessage(null);
      await Promise.all([frameEnds, image.decode()]);
      return performance.now() - began;
    }
  }
  throw new Error(`${file} was not shown`);
}

async function timeOnce(browser: Browser, origin: string, name: PageName): Promise<{ first: number; next: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  try {
    await page.goto(`${origin}/${name}.html`);
    await page.getByRole('button', { name: 'Open' }).waitFor();
    const first = await page.evaluate(timeToPicture, { key: null, file: 'piece-01.webp', side: SIDE });
    await page.waitForTimeout(1500);
    const next = await page.evaluate(timeToPicture, { key: 'ArrowRight', file: 'piece-02.webp', side: SIDE });
    return { first, next };
  } finally {
    await page.close();
  }
}

const { origin, close } = await openPages('lightbox', PAGES);
const browser = await chromium.launch(browserLaunchOptions());
const times = new Map<PageName, { first: number; next: number }[]>(PAGES.map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of PAGES) times.get(name)?.push(await timeOnce(browser, origin, name));
}
await browser.close();
close();

const mediansOf = (name: PageName) => ({
  first: median((times.get(name) ?? []).map(({ first }) => first)),
  next: median((times.get(name) ?? []).map(({ next }) => next)),
});
const rows = PAGES.map((name) => ({ name, ...mediansOf(name) }));
const [own, ...others] = rows;
const ratio = (of: 'first' | 'next'): string =>
  ((own?.[of] ?? Number.NaN) / Math.min(...others.map((row) => row[of]))).toFixed(2);
process.stdout.write(`| ms, median of ${ROUNDS} | first frame | next picture |\n|---|---|---|\n`);
for (const { name, first, next } of rows)
  process.stdout.write(`| ${name} | ${first.toFixed(0)} | ${next.toFixed(0)} |\n`);
process.stdout.write(`| filigree / the better of the others (at most 1.25) | ${ratio('first')} | ${ratio('next')} |\n`);
