import { expect, test, type Locator, type Page } from '@playwright/test';
import { freshAddress, linkOfMailTo, PASSWORD } from './visitor';

/** Presses Tab until the control has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement || element.contains(document.activeElement));
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(), 'the control can be reached with Tab').toBe(true);
}

test('the keyboard alone is enough, from the first visit to the finished piece', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
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
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /ring|band/i }) })).toHaveCount(1, { timeout: 120_000 });
});
