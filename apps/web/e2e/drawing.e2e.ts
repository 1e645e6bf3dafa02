import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { signUpByApi, test } from './visitor';

interface Stroke {
  readonly points: readonly (readonly [x: number, y: number, pressure: number])[];
  readonly color: string;
  readonly options: { readonly size: number };
}

interface Recording {
  readonly name: string;
  readonly jewelryType: string;
  readonly prompt: string;
  readonly paths: readonly Stroke[];
}

/** The five recorded drawings: a heart with a leaf, a monogram, a vine, a snowflake, drops. */
const RECORDINGS = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../packages/contract/src/testing/recordings.json'), 'utf8'),
) as Recording[];
const COLORS: Readonly<Record<string, { readonly name: RegExp; readonly stone?: string }>> = {
  '#000000': { name: /Black/ },
  '#FF0000': { name: /Red/, stone: 'ruby' },
  '#0000FF': { name: /Blue/, stone: 'blue-sapphire' },
  '#008000': { name: /Green/, stone: 'emerald' },
};
/**
 * Recordings drawn by touch and with the mouse: every color, and a pattern that the pad repeats; with E2E_FULL the
 * mouse draws all five.
 */
const BY_FINGER = ['drops'];
const BY_MOUSE = process.env.E2E_FULL ? RECORDINGS.map(({ name }) => name) : ['vine', 'snowflake'];
const BRUSH = 8;
/** Points per stroke, as from a quick hand on a slow machine. */
const POINTS = 16;
const FOLD = 6;
const HOSTILE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(7)"><script>alert(7)</script><foreignObject><img src="x" onerror="alert(7)"/></foreignObject></svg>';

const some = <T>(points: readonly T[]): T[] =>
  points.filter((_, index) => index % Math.ceil(points.length / POINTS) === 0 || index === points.length - 1);

/** Draws a stroke with the mouse, or by touch on a touch screen. */
async function draw(page: Page, touch: CDPSession | null, { points }: Stroke): Promise<void> {
  const box = await page.getByRole('application', { name: /Drawing paper/ }).boundingBox();
  if (!box) throw new Error('There is no paper');
  const [first, ...rest] = some(points).map(([x, y]) => ({
    x: box.x + (x / 512) * box.width,
    y: box.y + (y / 512) * box.height,
  }));
  if (!first) return;
  if (touch) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
    for (const place of rest) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [place] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y);
  await page.mouse.up();
}

const choose = (page: Page, name: RegExp | string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: typeof name === 'string' }) })
    .click();

/** Draws a recording as a user would: color, size, strokes; one arm of the snowflake, which the pad repeats. */
async function drawAll(page: Page, touch: CDPSession | null, { name, paths }: Recording): Promise<void> {
  const repeated = name === 'snowflake' ? paths.slice(0, -1) : [];
  const strokes = [...repeated.filter((_, index) => index % FOLD === 0), ...paths.slice(repeated.length)];
  if (repeated.length > 0) await page.getByRole('radio', { name: 'Radial' }).click();
  let [color, size] = ['#000000', BRUSH];
  for (const [index, stroke] of strokes.entries()) {
    if (repeated.length > 0 && index === repeated.length / FOLD) await page.getByRole('radio', { name: 'Off' }).click();
    if (stroke.color !== color) await choose(page, COLORS[stroke.color]?.name ?? /Black/);
    for (; size !== stroke.options.size; size += Math.sign(stroke.options.size - size))
      await page.keyboard.press(size < stroke.options.size ? ']' : '[');
    ({ color } = stroke);
    await draw(page, touch, stroke);
  }
  await expect(page.getByRole('application', { name: `Drawing paper, ${paths.length} strokes` })).toBeVisible();
}

interface History {
  readonly images: {
    metadata: { has_drawing: boolean; type: string; design: { root: { kind: string } } };
    built: { stones: { kind: string }[] };
  }[];
}

test('PRD-01, PRD-03: a drawing with a prompt becomes a piece of its shape, and can be edited again from the image', async ({
  page,
  hasTouch,
}) => {
  test.setTimeout(600_000);
  const names = hasTouch ? BY_FINGER : BY_MOUSE;
  const recordings = RECORDINGS.filter(({ name }) => names.includes(name));
  const spoken: string[] = [];
  page.on('dialog', (dialog) => {
    spoken.push(dialog.message());
    void dialog.dismiss();
  });
  await signUpByApi(page);
  await page.goto('/imagine');
  const touch = hasTouch ? await page.context().newCDPSession(page) : null;

  for (const recording of recordings) {
    await test.step(recording.name, async () => {
      await page.getByRole('button', { name: 'Draw', exact: true }).click();
      await drawAll(page, touch, recording);
      await page.getByRole('button', { name: 'Use Drawing' }).click();
      await expect(page.getByRole('button', { name: 'Edit drawing' })).toBeVisible();

      await page.getByRole('textbox', { name: 'Describe your jewelry' }).fill(recording.prompt);
      // SEC-07: scripts in SVG text change nothing and never run.
      await page.route(
        '**/api/generate',
        (route) =>
          route.continue({ postData: { ...(route.request().postDataJSON() as object), drawingSvg: HOSTILE_SVG } }),
        { times: 1 },
      );
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/generate'));
      await page.getByRole('button', { name: 'Imagine...' }).click();
      expect((await answered).status()).toBe(200);
      await expect(page.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
      await expect(page.getByText('Creating your masterpiece...').first()).toBeHidden({ timeout: 120_000 });

      const { images } = (await (await page.request.get('/api/images/recent?history=true')).json()) as History;
      expect(images[0]?.metadata).toMatchObject({
        has_drawing: true,
        type: recording.jewelryType,
        width: Number(process.env.PICTURE_SIZE),
      });
      expect(images[0]?.metadata.design.root.kind).toMatch(/^drawn-/);
      const drawnStones = new Set(recording.paths.flatMap(({ color }) => COLORS[color]?.stone ?? []));
      expect(new Set(images[0]?.built.stones.map(({ kind }) => kind))).toEqual(drawnStones);
    });
  }

  // STA-39: the piece's drawing replaces an unsent one, and Undo restores it.
  const last = recordings.at(-1);
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  if (last?.paths[0]) await draw(page, touch, last.paths[0]);
  await page.getByRole('button', { name: 'Use Drawing' }).click();
  await page
    .getByRole('list', { name: 'Your images' })
    .getByRole('article')
    .first()
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reuse prompt' }).click();
  const undo = page.getByRole('button', { name: 'Undo: bring back the drawing' });
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: 'Edit drawing' }).click();
  await expect(page.getByRole('application', { name: `Drawing paper, ${last?.paths.length} strokes` })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await undo.click();
  await page.getByRole('button', { name: 'Edit drawing' }).click();
  await expect(page.getByRole('application', { name: 'Drawing paper, 1 stroke', exact: true })).toBeVisible();
  expect(spoken).toEqual([]);
});
