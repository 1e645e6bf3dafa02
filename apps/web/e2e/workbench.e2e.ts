import { expect } from '@playwright/test';
import { signUpByApi, test } from './visitor';

test('WRK-01, WRK-02, WRK-03: a piece is changed by text with the keyboard, undone and priced, and its page is rendered by the server', async ({
  page,
}) => {
  await signUpByApi(page);
  await page.goto('/imagine');
  await page
    .getByRole('textbox', { name: /describe your jewelry/i })
    .fill('a solitaire ring with a round ruby in yellow gold');
  await page.getByRole('button', { name: 'Imagine...' }).click();
  const hero = page.getByRole('list', { name: 'Your images' }).getByRole('article').first();
  await hero.getByRole('button', { name: 'Change this piece' }).click({ timeout: 120_000 });
  await expect(page).toHaveURL(/\/piece\/[0-9a-f-]+$/);

  const versions = page.getByRole('grid', { name: 'Versions' }).getByRole('row');
  const line = page.getByRole('textbox', { name: 'Change this piece in words' });
  await expect(line).toBeVisible();
  await page.keyboard.press('/');
  await expect(line).toBeFocused();
  await page.keyboard.type('make it more cheerful');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await expect(line).toHaveValue('make it more cheerful');

  await line.fill('the same in rose gold');
  await page.keyboard.press('Enter');
  await expect(versions.first()).toContainText(/rose gold/i);
  await expect(versions).toHaveCount(2, { timeout: 120_000 });
  await expect(line).toHaveValue('', { timeout: 120_000 });
  const { count } = (await (await page.request.get('/api/usage')).json()) as { count: number };
  expect(count, 'the refused change cost nothing').toBe(2);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(versions.last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/^USD\s[\d,]+\.\d\d$/).first()).toBeVisible();

  const html = await (await page.reload())?.text();
  expect(html).toMatch(/<title>a solitaire ring with a round ruby in yellow gold · Filigree<\/title>/i);
  expect(html, 'the server renders the piece').toMatch(/<h1[^>]*>a solitaire ring/i);
  await expect(page).toHaveTitle(/solitaire ring with a round ruby/);
});
