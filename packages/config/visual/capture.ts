import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { WITHOUT_RECORDS } from '../pageScript';

/** A story in one of its modes. */
export interface Shot {
  readonly story: string;
  readonly title: string;
  readonly mode: string;
  readonly globals: Readonly<Record<string, string>>;
  /** Window to capture, CSS px; the whole page when absent. */
  readonly window?: { readonly width: number; readonly height: number };
}

/** Name of the shot in reports and, with an extension, of its reference. */
export const shotName = ({ story, mode }: Shot): string => `${story}.${mode}`;

/** Parameters of a story. */
interface Parameters {
  readonly chromatic?: { readonly modes?: Record<string, Record<string, string>> };
  readonly viewport?: {
    readonly options?: Record<string, { readonly styles: { readonly width: string; readonly height: string } }>;
  };
}

/** Parts of Storybook's preview API. */
interface Preview {
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly channel: { emit(event: 'setCurrentStory', selection: { storyId: string; viewMode: 'story' }): void };
  readonly storyStoreValue?: {
    loadStory(of: { storyId: string }): Promise<{ parameters: Parameters }>;
    readonly userGlobals: {
      readonly initialGlobals: Readonly<Record<string, unknown>>;
      update(globals: Readonly<Record<string, unknown>>): void;
    };
  };
}

/** Global name of Storybook's preview. */
const PREVIEW = '__STORYBOOK_PREVIEW__';
type PreviewWindow = { readonly [PREVIEW]?: Preview };

const STORY_TIMEOUT_MS = 60_000;
/** Window of a mode without a viewport: Chromatic's width, and lower than any story, whose height it gets. */
const PAGE_WINDOW = { width: 1200, height: 200 };
/** A story as high as its window would grow forever. */
const MAX_HEIGHT_CHANGES = 5;
/** Pause between two screenshots that must be equal, ms. */
const SETTLE_MS = 60;
const MAX_SCREENSHOTS = 20;
/** A request that is open for longer belongs to the story, which shows its loading state, ms. */
const OPEN_MS = 6000;
/** Longest wait for a story that keeps changing its elements, whose pixels may still settle, ms. */
const CONTENT_TIMEOUT_MS = 20_000;

/** Without motion, and without the accessibility addon's check, which `npm test -- stories` runs. */
const STILL = { motion: 'none', 'a11y.manual': '!true' };

const storyUrl = (base: string, story: string, globals: Readonly<Record<string, string>>) => {
  const list = Object.entries({ ...globals, ...STILL }).map(([key, value]) => `${key}:${value}`);
  return `${base}/iframe.html?viewMode=story&id=${story}&globals=${list.join(';')}`;
};

export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: PAGE_WINDOW,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
  });
  await context.addInitScript(WITHOUT_RECORDS);
  return context;
}

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/**
 * Lists every story tagged `visual` in every mode of its parameters.
 * @param folder the built Storybook
 * @param base the address at which it is served
 * @throws Error that names a tagged story without modes
 */
export async function listShots(page: Page, folder: string, base: string): Promise<Shot[]> {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const tagged = Object.values(entries).filter(({ type, tags = [] }) => type === 'story' && tags.includes('visual'));
  const [first] = tagged;
  if (!first) return [];
  await page.goto(storyUrl(base, first.id, {}));
  await page.waitForFunction(([name]) => (window as PreviewWindow)[name]?.storyStoreValue !== undefined, [
    PREVIEW,
  ] as const);
  const parameters = await page.evaluate(
    async ([name, ids]) => {
      const store = (window as PreviewWindow)[name]?.storyStoreValue;
      if (!store) return [];
      const stories = await Promise.all(ids.map((storyId) => store.loadStory({ storyId })));
      return stories.map((story) => ({
        modes: story.parameters.chromatic?.modes ?? {},
        viewports: story.parameters.viewport?.options ?? {},
      }));
    },
    [PREVIEW, tagged.map(({ id }) => id)] as const,
  );
  return tagged.flatMap(({ id, title, name }, at) => {
    const { modes = {}, viewports = {} } = parameters[at] ?? {};
    const own = Object.entries(modes);
    if (own.length === 0)
      throw new Error(`${id} is tagged "visual" and has no modes; add \`parameters: inModes(...)\`.`);
    return own.map(([mode, { viewport, ...globals }]): Shot => {
      const styles = viewport === undefined ? undefined : viewports[viewport]?.styles;
      if (viewport !== undefined && !styles)
        throw new Error(`${id} in the mode ${mode}: there is no viewport "${viewport}".`);
      const window = styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
      return { story: id, title: `${title}, ${name}`, mode, globals, ...(window && { window }) };
    });
  });
}

/**
 * Shows a story in a page that shows another one, since loading Storybook takes as long as the rest of a shot. A page
 * that shows nothing yet, or the same story in another mode, is loaded.
 */
async function openStory(page: Page, base: string, { story, globals }: Shot): Promise<void> {
  const isShown = await page.evaluate(
    ([name, storyId, values]) => {
      const preview = (window as PreviewWindow)[name];
      const userGlobals = preview?.storyStoreValue?.userGlobals;
      if (!preview || !userGlobals || preview.currentRender?.id === storyId) return false;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      userGlobals.update({ ...userGlobals.initialGlobals, ...values });
      preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      return true;
    },
    [PREVIEW, story, { ...globals, motion: 'none', a11y: { manual: true } }] as const,
  );
  if (!isShown) await page.goto(storyUrl(base, story, globals));
}

/**
 * Resizes the page and waits until it has drawn at that size: a story that is opened earlier chooses its layout for the
 * previous one.
 */
async function resize(page: Page, window: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(window);
  await page.waitForFunction(([width, height]) => innerWidth === width && innerHeight === height, [
    window.width,
    window.height,
  ] as const);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Waits for the end of the story's `play`. */
async function waitForPlay(page: Page, story: string): Promise<void> {
  const phase = await page.waitForFunction(
    ([name, id]) => {
      const render = (window as PreviewWindow)[name]?.currentRender;
      const end =
        render?.id === id && render.phase !== undefined && ['finished', 'errored', 'aborted'].includes(render.phase);
      return end ? render.phase : undefined;
    },
    [PREVIEW, story] as const,
    { timeout: STORY_TIMEOUT_MS },
  );
  if ((await phase.jsonValue()) !== 'finished')
    throw new Error(
      `the story failed: ${await page
        .locator('#error-message')
        .innerText()
        .catch(() => 'no message')}`,
    );
}

/** The open requests of a page. */
export interface Requests {
  /** Without those older than `OPEN_MS`, which a story leaves open. */
  count(): number;
  /** Forgets earlier requests, which belong to another story. */
  restart(): void;
}

export function watchRequests(page: Page): Requests {
  const since = new Map<Request, number>();
  page.on('request', (request) => since.set(request, Date.now()));
  page.on('requestfinished', (request) => since.delete(request));
  page.on('requestfailed', (request) => since.delete(request));
  return {
    count: () => [...since.values()].filter((began) => Date.now() - began < OPEN_MS).length,
    restart: () => since.clear(),
  };
}

/**
 * Waits until the story's data, code, fonts and pictures have loaded and are displayed. Equal screenshots do not prove
 * that on a busy machine, where a page can be still while a response is on its way.
 */
async function waitForContent(page: Page, requests: Requests): Promise<void> {
  const deadline = Date.now() + CONTENT_TIMEOUT_MS;
  const isShown = () =>
    page.evaluate(async () => {
      const before = document.body.innerHTML;
      await document.fonts.ready;
      // A lazy picture outside the window is never fetched.
      const due = [...document.images].filter(
        (image) =>
          image.loading !== 'lazy' || (image.checkVisibility() && image.getBoundingClientRect().top < innerHeight),
      );
      await Promise.race([
        new Promise((resolve) => setTimeout(resolve, 5000)),
        Promise.all(due.map((image) => image.decode().catch(() => undefined))),
      ]);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      // A component fades in its loaded picture, possibly some frames later.
      const isFaded = due.some(
        (image) => image.complete && image.naturalWidth > 0 && getComputedStyle(image).opacity === '0',
      );
      return document.body.innerHTML === before && !isFaded;
    });
  const isArrived = async () => requests.count() === 0 && (await isShown()) && requests.count() === 0;
  while (!(await isArrived()) && Date.now() < deadline) await page.waitForTimeout(SETTLE_MS);
}

/**
 * Gives the window the height of its page. A full-page screenshot would do without, but Chromium then makes the window 1
 * px wide for a moment, in which a story may choose its layout for phones.
 */
async function fitPage(page: Page): Promise<void> {
  for (let change = 0; change < MAX_HEIGHT_CHANGES; change++) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height === page.viewportSize()?.height) return;
    await resize(page, { ...PAGE_WINDOW, height });
  }
}

/**
 * Captures a story without motion and caret, once two consecutive screenshots are equal.
 * @returns PNG
 * @throws Error when the story fails, or does not settle
 */
export async function captureShot(page: Page, requests: Requests, base: string, shot: Shot): Promise<Buffer> {
  await resize(page, shot.window ?? PAGE_WINDOW);
  requests.restart();
  await openStory(page, base, shot);
  await waitForPlay(page, shot.story);
  await waitForContent(page, requests);
  if (!shot.window) {
    await fitPage(page);
    await waitForContent(page, requests);
  }
  const takeScreenshot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await takeScreenshot();
  for (let count = 1; count < MAX_SCREENSHOTS; count++) {
    await page.waitForTimeout(SETTLE_MS);
    const next = await takeScreenshot();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`the story still changes after ${MAX_SCREENSHOTS} screenshots`);
}
