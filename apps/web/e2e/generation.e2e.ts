import { expect, test, type Page } from '@playwright/test';
import { arriveConfirmed } from './visitor';

const promptBox = /describe your jewelry/i;
const making = (page: Page) => page.getByRole('heading', { name: 'Creating your masterpiece...' });

test('leaving and returning finds the piece that is being made', async ({ page }) => {
  await arriveConfirmed(page);
  await page.goto('/imagine');
  await page.getByRole('textbox', { name: promptBox }).fill('a honeycomb bracelet in yellow gold with diamonds');
  await page.getByRole('button', { name: 'Imagine...' }).click();
  await expect(making(page)).toBeVisible();
  await page.reload();
  await expect(making(page)).toBeVisible();
  await expect(page.getByRole('img', { name: /bracelet/i }).first()).toBeVisible({ timeout: 60_000 });
  await expect(making(page)).toBeHidden({ timeout: 60_000 });
});

test('cancelling gives the slot and the words back', async ({ page }) => {
  await arriveConfirmed(page);
  await page.goto('/imagine');
  const box = page.getByRole('textbox', { name: promptBox });
  await box.fill('a diving watch in white gold');
  await page.getByRole('button', { name: 'Imagine...' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(making(page)).toBeHidden();
  await expect(box).toHaveValue('a diving watch in white gold');
  await expect.poll(async () => ((await (await page.request.get('/api/usage')).json()) as { count: number }).count).toBe(0);
});

test('the keyboard alone is enough to make a piece', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await arriveConfirmed(page);
  await page.goto('/imagine');
  const box = page.getByRole('textbox', { name: promptBox });
  await expect(box).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    if (await box.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(box).toBeFocused();
  await page.keyboard.type('a minimalist silver band');
  await page.keyboard.press('Enter');
  await expect(making(page)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /ring/i }) })).toHaveCount(1, { timeout: 60_000 });
});
