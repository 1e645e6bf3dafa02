import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page, Request } from 'playwright';

/** A story in one of its modes. */
export interface Shot {
  readonly story: string;
  readonly title: string;
  readonly mode: string;
  readonly globals: Readonly<Record<string, string>>;
  /** Window to photograph, CSS px; without it the whole page is taken. */
  readonly window?: { readonly width: number; readonly height: number };
}

/** Name of the shot in reports and, with an extension, of its reference. */
export const shotName = ({ story, mode }: Shot): string => `${story}.${mode}`;

/** The parameters of a story that are read here. */
interface Parameters {
  readonly chromatic?: { readonly modes?: Record<string, Record<string, string>> };
  readonly viewport?: {
    readonly options?: Record<string, { readonly styles: { readonly width: string; readonly height: string } }>;
  };
}

/** The parts of Storybook's preview that are used here. */
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

/** Name under which Storybook puts its preview into the window. */
const PREVIEW = '__STORYBOOK_PREVIEW__';
type PreviewWindow = { readonly [PREVIEW]?: Preview };

const STORY_TIMEOUT_MS = 60_000;
/**
 * Window of a mode without a viewport: Chromatic's width, and less height than any story, since the whole page is
 * taken.
 */
const PAGE_WINDOW = { width: 1200, height: 200 };
/** Pause between two screenshots that must be equal before one counts, ms. */
const SETTLE_MS = 60;
const MAX_SCREENSHOTS = 20;
/** A request without an answer for so long is part of the story, which shows how the wait for it looks, ms. */
const OPEN_MS = 6000;
/** Longest wait for a story that goes on changing its elements; its picture may come to rest all the same, ms. */
const CONTENT_TIMEOUT_MS = 20_000;

/** Without motion, and without the check of the accessibility addon, which `npm test -- stories` makes. */
const STILL = { motion: 'none', 'a11y.manual': '!true' };

const storyUrl = (base: string, story: string, globals: Readonly<Record<string, string>>) => {
  const list = Object.entries({ ...globals, ...STILL }).map(([key, value]) => `${key}:${value}`);
  return `${base}/iframe.html?viewMode=story&id=${story}&globals=${list.join(';')}`;
};

export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: PAGE_WINDOW,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
  });

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
 * @throws Error naming a story with the tag and without modes
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
 * Shows a story in the page that shows another one: loading Storybook anew takes as long as everything else about a
 * shot. A page that shows nothing yet, or this story in another mode, is loaded.
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

/** The requests of a page that are under way. */
export interface Requests {
  /** How many there are, without those older than `OPEN_MS`, which a story leaves without an answer. */
  count(): number;
  /** Leaves out those that began before: they belong to an earlier story. */
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
 * Waits until what the story asked for has arrived and is shown: data, code, fonts and pictures. Two equal screenshots
 * do not show that on a busy machine, where a page can stand still while an answer is on its way.
 */
async function waitForContent(page: Page, requests: Requests): Promise<void> {
  const deadline = Date.now() + CONTENT_TIMEOUT_MS;
  const isShown = () =>
    page.evaluate(async () => {
      const before = document.body.innerHTML;
      await document.fonts.ready;
      // A lazy picture outside of the window is never fetched, and waiting for it would not end.
      const due = [...document.images].filter(
        (image) =>
          image.loading !== 'lazy' || (image.checkVisibility() && image.getBoundingClientRect().top < innerHeight),
      );
      await Promise.race([
        new Promise((resolve) => setTimeout(resolve, 5000)),
        Promise.all(due.map((image) => image.decode().catch(() => undefined))),
      ]);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      // A picture that has come is faded in by its component, which may be a few frames late.
      const isFaded = due.some(
        (image) => image.complete && image.naturalWidth > 0 && getComputedStyle(image).opacity === '0',
      );
      return document.body.innerHTML === before && !isFaded;
    });
  const isArrived = async () => requests.count() === 0 && (await isShown()) && requests.count() === 0;
  while (!(await isArrived()) && Date.now() < deadline) await page.waitForTimeout(SETTLE_MS);
}

/**
 * Opens a story and photographs it without motion and without a caret, when two screenshots in a row are equal.
 * @returns PNG
 * @throws Error when the story fails, or when it does not come to rest
 */
export async function captureShot(page: Page, requests: Requests, base: string, shot: Shot): Promise<Buffer> {
  await page.setViewportSize(shot.window ?? PAGE_WINDOW);
  requests.restart();
  await openStory(page, base, shot);
  await waitForPlay(page, shot.story);
  await waitForContent(page, requests);
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: !shot.window });
  let last = await take();
  for (let count = 1; count < MAX_SCREENSHOTS; count++) {
    await page.waitForTimeout(SETTLE_MS);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`the story still changes after ${MAX_SCREENSHOTS} screenshots`);
}
