import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const KIB = 1024;

test('the first page stays within its budget of code', async ({ page }) => {
  const files = new Map<string, Buffer>();
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    if ((type === 'script' || type === 'stylesheet') && response.ok()) files.set(response.url(), await response.body());
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'What would you like to imagine?' }).waitFor();
  await page.waitForLoadState('networkidle');

  const bodies = (ending: RegExp) =>
    [...files].filter(([url]) => ending.test(new URL(url).pathname)).map(([, body]) => body);
  const total = (of: Buffer[], size: (body: Buffer) => number) => of.reduce((sum, body) => sum + size(body), 0) / KIB;
  const scripts = bodies(/\.js$/);
  const sheets = bodies(/\.css$/);
  expect(scripts.length, 'scripts were seen').toBeGreaterThan(0);
  expect(sheets.length, 'style sheets were seen').toBeGreaterThan(0);
  expect(
    total(scripts, (body) => gzipSync(body).length),
    'JavaScript, KiB gzip',
  ).toBeLessThanOrEqual(150);
  expect(
    total(scripts, (body) => brotliCompressSync(body).length),
    'JavaScript, KiB brotli',
  ).toBeLessThanOrEqual(130);
  expect(
    total(sheets, (body) => gzipSync(body).length),
    'CSS, KiB gzip',
  ).toBeLessThanOrEqual(15);
});
