import { expect, type Page } from '@playwright/test';
import { signUpByApi, PASSWORD, tabTo, test } from './visitor';

/** The user of the current session; null for an anonymous visitor. */
async function currentUser(page: Page): Promise<string | null> {
  const answer = await page.request.get('/api/auth/me');
  return answer.ok() ? ((await answer.json()) as { user: { email: string } }).user.email : null;
}

const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });

test('PRD-08: the settings work with the keyboard alone, up to deleting the account', async ({ page }) => {
  await signUpByApi(page);
  await page.goto('/imagine');
  const menu = page.getByRole('button', { name: /User menu/ });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: 'Account Settings' });
  await tabTo(page, settings.getByRole('tab', { name: 'Name' }));
  await page.keyboard.press('ArrowDown');
  await expect(settings.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, settings.getByLabel('Last name'));
  await page.keyboard.type('Haddad');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tabTo(page, settings.getByRole('tab', { name: 'Name' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const removal = settings.getByRole('button', { name: 'Delete account' });
  await tabTo(page, removal);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete account' });
  await expect(question.getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(removal).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account and everything in it was deleted')).toBeVisible();
  expect(await currentUser(page)).toBeNull();
});

test('every account dialog returns the focus to the control that opened it', async ({ page }) => {
  await page.goto('/gallery');
  await tabTo(page, signInButton(page));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await tabTo(page, dialog.getByRole('link', { name: 'Create an account' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await tabTo(page, dialog.getByRole('link', { name: 'Terms of Use' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'I Understand and Accept' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expect(dialog.getByRole('link', { name: 'Terms of Use' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signInButton(page)).toBeFocused();

  await signUpByApi(page);
  await page.goto('/gallery');
  const menu = page.getByRole('button', { name: /User menu/ });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).press('Enter');
  await expect(
    page.getByRole('alertdialog', { name: 'Sign Out' }).getByRole('button', { name: 'Cancel' }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
