import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { signUpByApi, originOf, test } from './visitor';

/** Generates an image through the API, for tests of something else. */
async function make(page: Page, prompt: string): Promise<string> {
  const origin = await originOf(page);
  const answer = await page.request.post('/api/generate', {
    data: { prompt },
    headers: { origin, accept: 'application/json' },
    timeout: 120_000,
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

test('PRD-04, LBX-11: My Jewelry offers search, download, delete with Undo, delete all', async ({ page, isMobile }) => {
  await signUpByApi(page);
  const id = await make(page, 'A plain silver band, minimalist');
  await page.goto('/imagine');
  const showAll = page.getByRole('button', { name: 'Show all my jewelry' });
  await showAll.click();
  const dialog = page.getByRole('dialog', { name: 'My Jewelry' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog, 'Back closes it, as it closes a page').toBeHidden();
  await expect(page).toHaveURL(/\/imagine$/);
  await showAll.click();
  const pieces = dialog.getByRole('article');
  await expect(pieces).toHaveCount(1);

  await dialog.getByRole('searchbox', { name: 'Search my jewelry' }).fill('dragon');
  await expect(dialog.getByText('No images found')).toBeVisible();
  await dialog.getByRole('searchbox').fill('silver');
  await expect(pieces).toHaveCount(1);

  await pieces.first().getByRole('button').first().click();
  const large = page.getByRole('dialog', { name: 'A plain silver band, minimalist' });
  const download = page.waitForEvent('download');
  await large.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('jewelry-a-plain-silver-band-minimalis.png');
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG');
  await expect(page.getByText('Download started')).toBeVisible();
  const closeToast = () =>
    page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('button', { name: 'Close' })
      .click();

  // The toast is still visible, and covers none of the actions.
  await large.getByRole('button', { name: 'Delete' }).click();
  await expect(large).toBeHidden();
  await expect(pieces).toHaveCount(0);
  const status = async () => (await page.request.get(`/api/generate/shared/${id}`)).status();
  await expect.poll(status, 'the list is ahead of the server').toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pieces).toHaveCount(1);
  await expect.poll(status).toBe(200);

  await closeToast();
  const all = dialog.getByRole('button', { name: 'Delete all images' });
  if (isMobile) await all.tap();
  else {
    await all.focus();
    await page.keyboard.press('Enter');
  }
  const question = page.getByRole('alertdialog', { name: 'Delete All Images' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete All' }).click();
  await expect(page.getByText('No images generated yet')).toBeVisible();
  expect((await page.request.get(`/api/generate/shared/${id}`)).status()).toBe(404);
});
