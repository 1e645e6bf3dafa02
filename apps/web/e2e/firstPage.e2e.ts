import { expect, test, type Page } from '@playwright/test';

/** Records API requests and console errors of the page. */
function watch(page: Page): { readonly requests: string[]; readonly complaints: string[] } {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { requests, complaints };
}

for (const [path, list, tab, ids] of [
  ['/', 'recent', null, 'RTE-01'],
  ['/gallery', 'recent', 'Recent', 'RTE-08'],
  ['/gallery/top', 'top', 'Top Likes', 'RTE-09'],
] as const) {
  test(`PRD-02, ${ids}, STA-38: ${path} shows its first images to a visitor without fetching the list`, async ({
    page,
  }) => {
    const { requests, complaints } = watch(page);
    const html = await (await page.goto(path))?.text();
    const picture = page.getByRole('img', { name: /ring|pendant|bracelet|earrings|necklace|watch/i }).first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(html).toContain('rel="preload" as="image"');
    expect(requests).not.toContain(`/api/images/${list}`);
    if (tab)
      await expect(page.getByRole('link', { name: tab }), 'the tab is a link to this very address').toHaveAttribute(
        'href',
        path,
      );
    if (tab) await expect(page.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    expect(complaints).toEqual([]);
  });
}

for (const path of ['/', '/imagine', '/gallery', '/upgrade', '/no/such/page']) {
  test(`${path} makes no call that returns 401 for an anonymous visitor`, async ({ page }) => {
    const answers: string[] = [];
    page.on('response', (response) => void answers.push(`${response.status()} ${new URL(response.url()).pathname}`));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.filter((answer) => answer.startsWith('401'))).toEqual([]);
  });
}

test('a server-rendered page is visible before any of its scripts is fetched', async ({ page }) => {
  await page.goto('/gallery');
  await page.waitForLoadState('networkidle');
  const { seen, scripts } = await page.evaluate(() => ({
    seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(1);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(seen);
});

test('the preloaded image is the one that is shown, and is fetched once', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') loaded.push(new URL(request.url()).pathname);
  });
  await page.goto('/gallery');
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('img').first();
  await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const shown = new URL(await first.evaluate((img: HTMLImageElement) => img.currentSrc)).pathname;
  await page.waitForLoadState('networkidle');
  const name = shown.replace(/-\d+\.webp$/, '');
  expect(loaded.filter((path) => path.startsWith(name))).toEqual([shown]);
});

test('PRD-02: a share link describes its image in the HTML, and shows it to a visitor', async ({ page, request }) => {
  const { images } = (await (await request.get('/api/images/recent')).json()) as {
    images: { id: string; prompt: string; alt: string }[];
  };
  const [image] = images;
  const { complaints } = watch(page);
  const html = await (await page.goto(`/share/${image?.id}`))?.text();
  expect(html).toContain('<title>Shared Jewelry Design | Filigree</title>');
  expect(html).toMatch(/property="og:image" content="http[^"]+\/media\/social\/[0-9a-f-]+\.jpg"/);
  await expect(page.getByRole('img', { name: image?.alt }).first()).toBeVisible();
  const social = await request.get(`/media/social/${image?.id}.jpg`);
  expect(social.headers()['content-type']).toBe('image/jpeg');
  expect(complaints).toEqual([]);

  const gone = await page.goto('/share/00000000-0000-4000-8000-000000000000');
  expect(gone?.status()).toBe(404);
  await expect(page.getByText('Image not found').first()).toBeVisible();
});
