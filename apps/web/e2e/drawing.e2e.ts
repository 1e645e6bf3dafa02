import { expect, type Page } from '@playwright/test';
import { arriveConfirmed, test } from './visitor';

/** Draws a line through points in fractions of the paper's side. */
async function draw(page: Page, points: readonly (readonly [number, number])[]): Promise<void> {
  const box = await page.getByRole('application', { name: /Drawing paper/ }).boundingBox();
  if (!box) throw new Error('There is no paper');
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  const [first, ...rest] = points.map(at);
  if (!first) return;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...point, { steps: 4 });
  await page.mouse.up();
}

const around = (x: number, y: number, radius: number): [number, number][] =>
  Array.from({ length: 17 }, (_, step) => [x + radius * Math.cos((step * Math.PI) / 8), y + radius * Math.sin((step * Math.PI) / 8)]);

test('a drawing becomes a piece, and can be opened again from it', async ({ page }) => {
  await arriveConfirmed(page);
  await page.goto('/imagine');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();

  await draw(page, around(0.5, 0.55, 0.3));
  await page.locator('label').filter({ has: page.getByRole('radio', { name: /Red/ }) }).click();
  await draw(page, around(0.5, 0.55, 0.1));
  await expect(page.getByRole('application', { name: 'Drawing paper, 2 strokes' })).toBeVisible();
  await page.getByRole('button', { name: 'Use Drawing' }).click();
  await expect(page.getByRole('button', { name: 'Edit drawing' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Describe your jewelry' }).fill('a yellow gold pendant');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/generate'));
  await page.getByRole('button', { name: 'Imagine...' }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
  await expect(page.getByText('Creating your masterpiece...').first()).toBeHidden({ timeout: 120_000 });

  const { images } = (await (await page.request.get('/api/images/recent?history=true')).json()) as {
    images: { metadata: { has_drawing: boolean; type: string; design: { stones: { kind: string }[] } } }[];
  };
  expect(images[0]?.metadata).toMatchObject({ has_drawing: true, type: 'pendant' });
  expect(images[0]?.metadata.design.stones.map(({ kind }) => kind)).toContain('ruby');

  await page.getByRole('list', { name: 'Your images' }).getByRole('article').first().getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reuse prompt' }).click();
  await page.getByRole('button', { name: 'Edit drawing' }).click();
  await expect(page.getByRole('application', { name: 'Drawing paper, 2 strokes' })).toBeVisible();
});
