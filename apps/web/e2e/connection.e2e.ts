import { expect } from '@playwright/test';
import { cards, lightbox, pictureOf } from './gallery';
import { signUpByApi, test, untilHydrated } from './visitor';

test('the page stays usable offline, reports what fails, and recovers with the connection', async ({
  page,
  context,
}) => {
  await signUpByApi(page);
  await page.goto('/gallery');
  await expect(cards(page)).toHaveCount(20);
  await untilHydrated(page);
  await context.setOffline(true);
  const like = cards(page).first().getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Top Likes' }).click();
  await expect(page.getByText('The images could not be loaded.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('No images found')).toHaveCount(0);
  await context.setOffline(false);
  await expect(cards(page), 'refetched by itself').toHaveCount(20);
});

test('opening an image offline shows a message, also as the first action on the page', async ({ page, context }) => {
  await page.goto('/');
  await untilHydrated(page);
  await context.setOffline(true);
  await page.locator('[data-open]').first().click();
  await expect(page.getByRole('alert')).toHaveText(
    'This could not be loaded. Check your connection, then load the page again.',
  );
  await context.setOffline(false);
  // With the connection a toast takes the place of the plain message: a press on the old button would be lost.
  const reload = page.getByRole('alertdialog').getByRole('button', { name: 'Reload' });
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  await page.locator('[data-open]').first().click();
  await expect(lightbox(page)).toBeVisible();
});

test('GAL-05: a next page that fails to load can be retried, and loaded images stay', async ({ page }) => {
  await page.goto('/gallery');
  await expect(cards(page)).toHaveCount(20);
  const next = /\/api\/images\/recent\?page=2/;
  await page.route(next, (route) =>
    route.fulfill({ status: 404, json: { error: 'Not found', message: 'Not found', code: 'not_found' } }),
  );
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByText('The images could not be loaded.')).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await page.unroute(next);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pictureOf(page, 20)).toBeFocused();
  await expect(page.getByText('The images could not be loaded.')).toHaveCount(0);
});
