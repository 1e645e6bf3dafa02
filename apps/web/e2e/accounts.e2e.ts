import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import {
  signUpByApi,
  originOf,
  confirmElsewhere,
  freshAddress,
  linkOfMailTo,
  openSettings,
  PASSWORD,
  signIn,
  signUp,
  test,
} from './visitor';

const NEW_PASSWORD = 'eleven silver wires';

/** The user of the current session; null for an anonymous visitor. */
async function currentUser(page: Page): Promise<string | null> {
  const answer = await page.request.get('/api/auth/me');
  return answer.ok() ? ((await answer.json()) as { user: { email: string } }).user.email : null;
}

const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });

test('PRD-05: a like pressed before signing up is applied once the address is confirmed in another tab', async ({
  page,
}) => {
  const address = freshAddress();
  await page.goto('/gallery?code=%20Atelier24');
  const heart = page.getByRole('listitem').first().getByRole('button', { name: /^Like/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();

  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await expect(dialog.getByLabel('Promo code')).toHaveValue('atelier24');
  await signUp(page, address);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Confirm your email' })).toBeVisible();

  const liked = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/api/likes/'),
  );
  await confirmElsewhere(page, address);

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // The heart fills before the response arrives.
  await liked;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a download pressed before signing up begins once the address is confirmed in another tab', async ({
  page,
  request,
}) => {
  const address = freshAddress();
  const { images } = (await (await request.get('/api/images/top?limit=1')).json()) as { images: { id: string }[] };
  await page.goto(`/share/${images[0]?.id ?? ''}`);
  await page.getByRole('main').getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, address);

  const downloading = page.waitForEvent('download');
  await confirmElsewhere(page, address);
  expect((await downloading).suggestedFilename()).toMatch(/^jewelry-.+\.png$/);
  await expect(page).toHaveURL(/\/share\//);
});

test('a prompt written before signing in survives the sign-in, also after going back first', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const address = await signUpByApi(await elsewhere.newPage());
  await page.goto('/');
  const box = page.getByRole('textbox', { name: /describe your jewelry/i });
  await box.fill('a ring like a vine');
  const start = page.getByRole('button', { name: 'Sign in to start creating!' });
  await start.click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box).toHaveValue('a ring like a vine');
  await start.click();
  await signIn(page, address);
  await expect(page).toHaveURL(/\/imagine$/);
  await expect(page.getByText('Signed in')).toBeVisible();
  await expect(box).toHaveValue('a ring like a vine');
  await elsewhere.close();
});

test('a password reset by email ends every existing session', async ({ page, browser, request }) => {
  const address = await signUpByApi(page);
  const elsewhere = await browser.newContext();
  const forgetful = await elsewhere.newPage();
  await forgetful.goto('/');
  await signInButton(forgetful).click();
  await forgetful.getByRole('dialog').getByRole('link', { name: 'Forgot your password?' }).click();
  await forgetful.getByRole('dialog').getByLabel('Email').fill(address);
  await forgetful.getByRole('button', { name: 'Send the link' }).click();
  await expect(forgetful.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  const link = await linkOfMailTo(request, address, /password/i);
  await forgetful.goto(link);
  await forgetful.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await forgetful.getByLabel('Confirm new password').fill('something else');
  await forgetful.getByRole('button', { name: 'Save password' }).click();
  await expect(forgetful.getByText('Passwords do not match')).toBeVisible();
  await forgetful.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await forgetful.getByRole('button', { name: 'Save password' }).click();
  await expect(forgetful.getByRole('heading', { name: 'Your password is set' })).toBeVisible();

  expect(await currentUser(page)).toBeNull();
  await page.goto('/imagine');
  await expect(signInButton(page)).toBeVisible();

  await forgetful.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signIn(forgetful, address, PASSWORD);
  await expect(forgetful.getByRole('alert')).toHaveText('Invalid email or password');
  await signIn(forgetful, address, NEW_PASSWORD);
  await expect(forgetful.getByText('Signed in')).toBeVisible();
  expect(await currentUser(forgetful)).toBe(address);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
  await elsewhere.close();
});

/** RTE-12, ACC-06. */
test('a new email address applies after its link is opened, and the old address is notified', async ({
  page,
  request,
}) => {
  const address = await signUpByApi(page);
  const next = freshAddress();
  await page.goto('/imagine');
  const settings = await openSettings(page, 'Email');
  await settings.getByRole('button', { name: 'Send confirmation' }).click();
  await expect(settings.getByText('Enter a new email')).toBeVisible();
  await settings.getByLabel('New email').fill(next);
  await settings.getByRole('button', { name: 'Send confirmation' }).click();
  await expect(settings.getByText(next)).toBeVisible();
  await linkOfMailTo(request, address, /change its email address/i);
  expect(await currentUser(page)).toBe(address);

  await page.goto(await linkOfMailTo(request, next));
  await expect(page.getByRole('heading', { name: 'Email Confirmed Successfully' })).toBeVisible();
  expect(await currentUser(page)).toBe(next);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Email Confirmed Successfully' })).toBeVisible();
});

test('changing the password ends every other session and keeps the current one', async ({ page, browser }) => {
  const address = await signUpByApi(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/gallery');
  await signInButton(other).click();
  await signIn(other, address);
  await expect(other.getByRole('button', { name: /User menu/ })).toBeVisible();

  await page.goto('/imagine');
  const settings = await openSettings(page, 'Security');
  await settings.getByLabel('Current password').fill('not this one');
  await settings.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await settings.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await settings.getByRole('button', { name: 'Update password' }).click();
  await expect(settings.getByText('The current password is incorrect')).toBeVisible();
  await settings.getByLabel('Current password').fill(PASSWORD);
  await settings.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Password updated')).toBeVisible();

  expect(await currentUser(page)).toBe(address);
  await other.reload();
  await expect(signInButton(other)).toBeVisible();
  await elsewhere.close();
});

test('PRD-08: a user exports their data and deletes the account with the password', async ({ page }) => {
  const address = await signUpByApi(page);
  await page.goto('/imagine');
  const settings = await openSettings(page, 'Security');
  const downloading = page.waitForEvent('download');
  await settings.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('filigree-data.zip');
  const file = await readFile(await download.path());
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');

  await settings.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete account' });
  await question.getByLabel('Your password').fill('not this one');
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(question.getByText('The current password is incorrect')).toBeVisible();
  await question.getByLabel('Your password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account and everything in it was deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await signInButton(page).click();
  await signIn(page, address);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test('SEC-50: a session that ended on the server ends in every tab after the next call of one tab, and the prompt stays', async ({
  page,
  context,
  playwright,
}) => {
  await signUpByApi(page);
  await page.goto('/imagine');
  await page.waitForLoadState('networkidle');
  const tab = await context.newPage();
  await tab.goto('/gallery');
  await expect(tab.getByRole('button', { name: /User menu/ })).toBeVisible();

  const origin = await originOf(page);
  const elsewhere = await playwright.request.newContext({
    baseURL: origin,
    storageState: await context.storageState(),
    extraHTTPHeaders: { origin },
  });
  expect((await elsewhere.post('/api/auth/signout')).status()).toBe(200);
  await elsewhere.dispose();

  const box = page.getByRole('textbox', { name: /describe your jewelry/i });
  await box.fill('a ring like a vine');
  await page.getByRole('button', { name: 'Imagine...' }).click();
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel(/describe your jewelry/i)).toHaveValue('a ring like a vine');
  await expect(signInButton(tab)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
});

test('other tabs follow a sign-in or sign-out at once', async ({ page, context }) => {
  const address = await signUpByApi(page);
  await page.goto('/gallery');
  const tab = await context.newPage();
  await tab.goto('/gallery/top');
  await expect(tab.getByRole('button', { name: /User menu/ })).toBeVisible();

  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog', { name: 'Sign Out' }).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(signInButton(tab)).toBeVisible();
  expect(await currentUser(tab)).toBeNull();

  await signInButton(tab).click();
  await signInButton(page).click();
  await signIn(tab, address);
  await expect(tab.getByRole('button', { name: /User menu/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/imagine$/);
});
