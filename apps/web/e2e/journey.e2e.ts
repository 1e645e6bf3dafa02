import { expect } from '@playwright/test';
import { freshAddress, linkOfMailTo, PASSWORD, test } from './visitor';

test('PRD-01, PRD-03, FRM-01: a visitor signs up, confirms the email, describes a ring and finds its image after a reload', async ({
  page,
  request,
}) => {
  const address = freshAddress();
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'What would you like to imagine?', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: /ring|pendant|bracelet|earrings|necklace|watch/i }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Sign in to start creating!' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Create an account' }).click();
  await expect(dialog.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await dialog.getByLabel('Email').fill(address);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('You must accept the Terms of Use to create an account')).toBeVisible();
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog').getByText(address)).toBeVisible();

  await page.goto(await linkOfMailTo(request, address));
  await expect(page.getByText('Email Confirmed Successfully')).toBeVisible();
  await page
    .getByRole('link', { name: 'Return Application' })
    .or(page.getByRole('button', { name: 'Return Application' }))
    .click();
  await expect(page).toHaveURL(/\/imagine$/);

  const prompt = 'a rose gold ring with a ruby, minimalist';
  await page.getByRole('textbox', { name: /describe your jewelry/i }).fill(prompt);
  await page.getByRole('button', { name: 'Imagine...' }).click();
  await expect(page.getByRole('heading', { name: 'Creating your masterpiece...' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /describe your jewelry/i })).toHaveValue('');
  const piece = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /rose gold ring/i }) });
  await expect(piece).toHaveCount(1, { timeout: 120_000 });
  await expect(page.getByRole('heading', { name: 'Creating your masterpiece...' })).toBeHidden();

  await page.reload();
  await expect(piece).toHaveCount(1);
  const picture = piece.getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
