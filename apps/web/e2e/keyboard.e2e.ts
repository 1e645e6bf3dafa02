import { expect } from '@playwright/test';
import { freshAddress, linkOfMailTo, PASSWORD, tabTo, test } from './visitor';

test('the first visit, sign-up and generation work with the keyboard alone', async ({ page, request }) => {
  const address = freshAddress();
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Sign in to start creating!' }));
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('link', { name: 'Create an account' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await tabTo(page, dialog.getByLabel('Email'));
  await page.keyboard.type(address);
  await tabTo(page, dialog.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Create account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(address)).toBeVisible();

  await page.goto(await linkOfMailTo(request, address));
  await expect(page.getByText('Email Confirmed Successfully')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Return Application' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/imagine$/);

  await tabTo(page, page.getByRole('textbox', { name: /describe your jewelry/i }));
  await page.keyboard.type('a minimalist silver band');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Creating your masterpiece...' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /ring|band/i }) })).toHaveCount(
    1,
    { timeout: 120_000 },
  );
});
