import { expect, type Page } from '@playwright/test';
import { signUpByApi, test } from './visitor';

const promptBox = /describe your jewelry/i;
const making = (page: Page) => page.getByRole('heading', { name: 'Creating your masterpiece...' });

test('HRO-01: returning to the page finds the generation in progress, and its piece as the hero afterwards', async ({
  page,
}) => {
  await signUpByApi(page);
  await page.goto('/imagine');
  await page.getByRole('textbox', { name: promptBox }).fill('an oval sapphire halo ring in white gold');
  await page.getByRole('button', { name: 'Imagine...' }).click();
  await expect(making(page)).toBeVisible();
  await page.reload();
  await expect(making(page)).toBeVisible();
  await expect(page.getByRole('img', { name: /white gold/i }).first()).toBeVisible({ timeout: 120_000 });
  await expect(making(page)).toBeHidden({ timeout: 120_000 });

  const html = await (await page.goto('/imagine'))?.text();
  expect(html, 'the server renders the newest piece').toMatch(/<article[^>]*>.*fetchpriority="high"/is);
  const hero = page
    .getByRole('list', { name: 'Your images' })
    .getByRole('article')
    .first()
    .getByRole('img', { name: /white gold/i });
  expect((await hero.boundingBox())?.width).toBeGreaterThanOrEqual(560);
});

test('reloading the page before the server has responded loses no prompt and uses one image of the quota', async ({
  page,
}) => {
  await signUpByApi(page);
  await page.goto('/imagine');
  await page.route('**/api/generate', () => {}, { times: 1 });
  await page.getByRole('textbox', { name: promptBox }).fill('a plain gold band');
  const submitted = page.waitForRequest('**/api/generate');
  await page.getByRole('button', { name: 'Imagine...' }).click();
  await submitted;
  await page.reload();
  await expect(page.getByRole('img', { name: /gold/i }).first()).toBeVisible({ timeout: 120_000 });
  await expect
    .poll(async () => ((await (await page.request.get('/api/usage')).json()) as { count: number }).count)
    .toBe(1);
});

test('cancelling restores the daily quota and the prompt', async ({ page }) => {
  await signUpByApi(page);
  await page.goto('/imagine');
  const box = page.getByRole('textbox', { name: promptBox });
  await box.fill('a diving watch in white gold');
  await page.getByRole('button', { name: 'Imagine...' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(making(page)).toBeHidden();
  await expect(box).toHaveValue('a diving watch in white gold');
  await expect
    .poll(async () => ((await (await page.request.get('/api/usage')).json()) as { count: number }).count)
    .toBe(0);
});
