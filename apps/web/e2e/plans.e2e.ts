import { expect } from '@playwright/test';
import { signUpByApi, openSettings, signIn, test } from './visitor';

test('PRD-08: a free account pays for a year of the pro plan and has it afterwards', async ({ page }) => {
  await signUpByApi(page);
  await page.goto('/imagine');
  await page.getByRole('banner').getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/upgrade$/);
  await expect(page).toHaveTitle(/Plans/);
  const button = page.getByRole('button', { name: 'Continue to checkout' });
  await expect(button).toHaveAccessibleDescription('Select Pro or Business to continue');
  await page.getByText('Annual - Save 20%').click();
  await page.getByText('Save $23.98').click();
  await expect(page.getByRole('radio', { name: 'Pro, $95.90 / year' })).toBeChecked();
  await button.click();

  await expect(page.getByText('No money moves here.')).toBeVisible();
  await expect(page.getByText('$95.90 / year')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome to Pro' })).toBeVisible();
  expect(await (await page.request.get('/api/usage')).json()).toMatchObject({ plan: 'pro', limit: 100 });
  await page.getByRole('button', { name: 'Start creating' }).click();
  await expect(page).toHaveURL(/\/imagine$/);
  await expect(page.getByRole('button', { name: 'Private, make public' })).toBeVisible();

  const billing = await openSettings(page, 'Billing');
  await expect(billing.getByRole('heading', { name: 'Pro' })).toBeVisible();
  await expect(billing.getByText('Pro, annual')).toBeVisible();
  await expect(billing.getByText('$95.90')).toBeVisible();
  await billing.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/upgrade$/);
  await expect(page.getByRole('radio', { name: /^Pro/ })).toBeDisabled();
});

test('leaving the checkout charges nothing and keeps the selection', async ({ page }) => {
  await signUpByApi(page);
  await page.goto('/upgrade');
  await page.getByText('Choose your plan').waitFor();
  await page.getByRole('radio', { name: /^Business/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You left the checkout and nothing was charged.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Business/ })).toBeChecked();
  expect(await (await page.request.get('/api/usage')).json()).toMatchObject({ plan: 'free', limit: 5 });
});

test('RTE-07: an anonymous visitor signs in at home, and returns to the plans', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const address = await signUpByApi(await elsewhere.newPage());
  await page.goto('/upgrade');
  await expect(page).toHaveURL(/\/$/);
  await signIn(page, address);
  await expect(page).toHaveURL(/\/upgrade$/);
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
  await elsewhere.close();
});
