import { expect, type Page } from '@playwright/test';
import { signUpByApi, originOf, PASSWORD, signIn, test, untilHydrated } from './visitor';

const SCRIPTS = /\/assets\/.*\.js$/;

/** Collects console errors and warnings from now on. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Holds back the scripts of the page until released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const box = (page: Page) => page.getByLabel('Describe your jewelry');
/** Avoids reading layout: before the style sheet has loaded, that would force layout of an unstyled page. */
const isPainted = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);

async function isShown(page: Page): Promise<void> {
  await isPainted(page);
  await expect
    .poll(() =>
      cards(page)
        .first()
        .getByRole('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
}

const scrolled = (page: Page) => expect.poll(() => page.evaluate(() => window.scrollY));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PRD-02: the gallery is visible, and its links work', async ({ page }) => {
    for (const path of ['/', '/gallery', '/gallery/top']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cards(page)).toHaveCount(20);
      const picture = cards(page).first().getByRole('img').first();
      await expect(picture).toBeVisible();
      await expect(picture).toHaveCSS('opacity', '1');
    }
    await page.getByRole('link', { name: 'Recent' }).click();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(page.locator('noscript')).toBeVisible();
  });
});

for (const path of ['/', '/gallery', '/gallery/top']) {
  test(`${path} looks the same before and after hydration, which logs nothing`, async ({ page }) => {
    const complaints = watch(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await isShown(page);
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page
        .getByRole('main')
        .locator('h1, article, article img:not([aria-hidden])')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    release();
    await untilHydrated(page);
    expect(await places()).toEqual(before);
    expect(complaints).toEqual([]);
  });
}

test('a page for a signed-in user shows their account before hydration, which logs nothing', async ({ page }) => {
  const address = await signUpByApi(page);
  const origin = await originOf(page);
  expect(
    (
      await page.request.post('/api/auth/signin', { data: { email: address, password: PASSWORD }, headers: { origin } })
    ).status(),
  ).toBe(200);
  for (const path of ['/gallery', '/']) {
    const complaints = watch(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: /User menu/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0);
    release();
    await (path === '/' ? expect(page).toHaveURL(/\/imagine$/) : untilHydrated(page));
    expect(complaints).toEqual([]);
    await page.unroute(SCRIPTS);
  }
});

test('a page rendered for an anonymous visitor hydrates without errors after a sign-in in another tab, and shows the account', async ({
  page,
  context,
}) => {
  const address = await signUpByApi(page);
  await context.clearCookies();
  const complaints = watch(page);
  const release = await holdScripts(page);
  await page.goto('/gallery', { waitUntil: 'commit' });
  await isShown(page);
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signIn(other, address);
  await expect(other.getByRole('button', { name: /User menu/ })).toBeVisible();
  const slowed = await context.newCDPSession(page);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  release();
  await expect(page.getByRole('button', { name: /User menu/ })).toBeVisible({ timeout: 6 * 15_000 });
  expect(complaints).toEqual([]);
});

test('a page whose script failed to load offline reloads when the connection returns', async ({ page, context }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await page.goto('/gallery');
  await isShown(page);
  await refused;
  await page.unroute(SCRIPTS);
  await context.setOffline(true);
  await context.setOffline(false);
  await untilHydrated(page);
});

test('text and presses before hydration are replayed', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await isShown(page);
  await box(page).fill('A ring like a vine');
  await page.getByRole('button', { name: 'Sign in to start creating!' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(box(page)).toHaveValue('A ring like a vine');
});

test('a change typed and sent before hydration is applied', async ({ page }) => {
  await signUpByApi(page);
  const generated = await page.request.post('/api/generate', {
    data: { prompt: 'a plain yellow gold band' },
    headers: { origin: await originOf(page) },
    timeout: 120_000,
  });
  expect(generated.status()).toBe(200);
  const { id } = (await generated.json()) as { id: string };
  const release = await holdScripts(page);
  await page.goto(`/piece/${id}`, { waitUntil: 'commit' });
  await isPainted(page);
  const line = page.getByRole('textbox', { name: 'Change this piece in words' });
  await line.fill('the same in rose gold');
  await line.press('Enter');
  release();
  const versions = page.getByRole('grid', { name: 'Versions' }).getByRole('row');
  await expect(line).toHaveValue('', { timeout: 120_000 });
  await expect(versions.first()).toContainText(/rose gold/i);
  await expect(versions).toHaveCount(2);
});

test('an image pressed before hydration opens afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/gallery', { waitUntil: 'commit' });
  await isShown(page);
  await cards(page).nth(1).getByRole('button').first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an image held during hydration opens when the finger is lifted', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/gallery', { waitUntil: 'commit' });
  await isShown(page);
  await cards(page).nth(1).getByRole('button').first().hover();
  await page.mouse.down();
  release();
  await untilHydrated(page);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('hydration keeps the scroll position', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/gallery', { waitUntil: 'commit' });
  await isShown(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  release();
  await untilHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test('a reload restores the scroll position before hydration', async ({ page }) => {
  await page.goto('/gallery');
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await isShown(page);
  await scrolled(page).toBe(700);
  release();
  await untilHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);

  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await isPainted(page);
  await scrolled(page).toBe(700);
  await page.keyboard.press('Home');
  await scrolled(page).toBe(0);
  releaseAgain();
  await untilHydrated(page);
  expect(await page.evaluate(() => window.scrollY), 'and is not pulled back there').toBe(0);
});

test('Load More continues after the server-rendered images', async ({ page }) => {
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
  await expect(cards(page).nth(20).getByRole('button').first()).toBeFocused();
});
