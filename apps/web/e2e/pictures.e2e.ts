import { expect, type Page } from '@playwright/test';
import { centerOf, move } from './fingers';
import { cards, lightbox, pictureOf } from './gallery';
import { signUpByApi, PASSWORD, signIn, test, untilHydrated } from './visitor';

const counter = (page: Page) => lightbox(page).getByText(/^\d+ \/ \d+$/);

const publicId = async (page: Page): Promise<string> => {
  const { images } = (await (await page.request.get('/api/images/top?limit=1')).json()) as { images: { id: string }[] };
  return images[0]?.id ?? '';
};

test('GAL-05: Load More keeps focus and scroll position, and Back restores them', async ({ page }) => {
  await page.goto('/gallery');
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(pictureOf(page, 20)).toBeFocused();
  const names = await cards(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(names).size, 'no picture twice').toBe(names.length);
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  // Without a pointer, which would scroll first.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Imagine' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => 'isSamePage' in window), 'without loading the page anew').toBe(true);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Recent' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), place)).toBeLessThan(2);
});

test('GAL-04: the gallery has four, three or two columns by the width of the window', async ({ page, isMobile }) => {
  test.skip(isMobile, 'its window has one width');
  await page.goto('/gallery');
  const list = page.getByRole('list', { name: 'Recent images' });
  for (const [width, columns] of [
    [1440, 4],
    [768, 3],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length))
      .toBe(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing stands out').toBe(width);
  }
});

test('LBX-01 to LBX-15: the lightbox steps through the list, zooms, and closes with Back and Escape', async ({
  page,
  isMobile,
}) => {
  await page.goto('/gallery');
  await pictureOf(page, 0).click();
  await expect(counter(page)).toHaveText(/^1 \/ /);
  const zoom = lightbox(page).getByRole('group', { name: 'Zoom' });
  const stage = lightbox(page).getByRole('img').last();
  await expect(stage).toBeVisible();
  const { x, y } = await centerOf(stage);
  if (isMobile) {
    await move(page, [
      { x: x + 60, y },
      { x: x - 60, y },
    ]);
    await expect(counter(page)).toHaveText(/^2 \/ /);
    await move(
      page,
      [
        { x: x - 30, y },
        { x: x - 60, y },
      ],
      [
        { x: x + 30, y },
        { x: x + 60, y },
      ],
    );
    await expect(zoom).toContainText('2×');
    await move(page, [
      { x: x + 60, y },
      { x: x - 60, y },
    ]);
    await expect(counter(page), 'a zoomed picture is panned, not swiped').toHaveText(/^2 \/ /);
  } else {
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(/^2 \/ /);
    await page.keyboard.press('+');
    await expect(zoom).toContainText('1.5×');
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -100);
    await expect(zoom).toContainText('2×');
  }
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);

  await pictureOf(page, 1).click();
  await expect(counter(page)).toHaveText(/^2 \/ /);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(pictureOf(page, 1)).toBeFocused();
});

test('PRD-05: a visitor likes a shared piece, signs in, and the like is applied', async ({ page, context }) => {
  const address = await signUpByApi(page);
  await context.clearCookies();
  const id = await publicId(page);
  await page.goto(`/share/${id}`);
  await expect(page).toHaveTitle('Shared Jewelry Design | Filigree');
  const like = page.getByRole('button', { name: 'Like', exact: true });
  await expect(like).toHaveAccessibleDescription('Sign in to like');
  const likes = page.getByText(/^\d+ likes?$/);
  const before = Number.parseInt((await likes.textContent()) ?? '', 10);
  await like.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(address);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // Holds the refetch after the sign-in, whose response, from before the like, arrives after it.
  const liked = page.waitForResponse(/\/api\/likes\//);
  await page.route('**/api/generate/shared/**', async (route) => {
    const response = await route.fetch();
    await liked;
    await route.fulfill({ response });
  });
  const shown = page.waitForResponse(/\/api\/generate\/shared\//);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await shown;
  await expect(page.getByRole('button', { name: 'Liked' })).toBeVisible();
  await expect(likes).toHaveText(`${before + 1} likes`);
  await page.goto('/gallery/top');
  await expect(
    cards(page)
      .getByRole('button', { name: `Like, ${before + 1} likes`, pressed: true })
      .first(),
  ).toBeAttached();
});

test('SHR-05, RTE-11: an unknown share link shows a message, and /share redirects home', async ({ page }) => {
  await page.goto('/share/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Image not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/share');
  await expect(page).toHaveURL(/\/$/);
});

test('ERR-32: a link is copied, or shown for copying by hand', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/share/${await publicId(page)}`);
  const url = page.url();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to this image' })).toHaveValue(url);
});

test('STA-40, LBX-12: a prompt from the gallery fills the prompt box of the studio, also from the lightbox', async ({
  page,
}) => {
  await signUpByApi(page);
  await page.goto('/gallery');
  await pictureOf(page, 0).click();
  const prompt = await lightbox(page).getByRole('heading').textContent();
  await lightbox(page).getByRole('button', { name: 'Reuse prompt' }).click();
  await expect(page).toHaveURL(/\/imagine$/);
  const box = page.getByRole('textbox', { name: /describe your jewelry/i });
  await expect(box).toHaveValue(prompt ?? '');
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('STA-40: a visitor finds a prompt from the gallery at home, and in the studio after signing in', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const address = await signUpByApi(await elsewhere.newPage());
  await elsewhere.close();
  await page.goto('/gallery');
  await pictureOf(page, 0).click();
  const prompt = await lightbox(page).getByRole('heading').textContent();
  await lightbox(page).getByRole('button', { name: 'Reuse prompt' }).click();
  await expect(page).toHaveURL(/\/$/);
  const box = page.getByRole('textbox', { name: /describe your jewelry/i });
  await expect(box).toHaveValue(prompt ?? '');
  await box.fill(`${prompt}, engraved`);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, address);
  await expect(page).toHaveURL(/\/imagine$/);
  await expect(box).toHaveValue(`${prompt}, engraved`);
});

test('a phone in landscape keeps content out of its safe areas', async ({ page, context, isMobile }) => {
  test.skip(!isMobile, 'a desktop has neither');
  const [camera, bar, width, height] = [47, 21, 844, 390];
  await page.setViewportSize({ width, height });
  const devtools = await context.newCDPSession(page);
  const insets = { left: camera, leftMax: camera, right: camera, rightMax: camera, bottom: bar, bottomMax: bar };
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  for (const path of ['/', '/gallery', `/share/${await publicId(page)}`, '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await untilHydrated(page);
    const edges = await page
      .locator('h1, img, p, :is(header, main, footer) :is(a, button, [role="link"])')
      .evaluateAll((parts) =>
        parts
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 1)
          .flatMap(({ left, right }) => [left, right]),
      );
    expect(Math.min(...edges), path).toBeGreaterThanOrEqual(camera);
    expect(Math.max(...edges), path).toBeLessThanOrEqual(width - camera);
    const foot = page.getByRole('contentinfo').getByText('Terms of Use');
    const bottomAtEnd = () =>
      foot.evaluate((part) => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return part.getBoundingClientRect().bottom;
      });
    // Loading pictures make the page longer.
    await expect.poll(bottomAtEnd, { message: path }).toBeLessThanOrEqual(height - bar);
  }
});
