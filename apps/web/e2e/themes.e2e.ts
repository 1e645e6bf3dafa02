import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { signUpByApi, openSettings, test } from './visitor';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(within: string): Promise<AxeResults> };
  }
}

/** Violations that axe finds once animations have ended, on the whole page or in the open dialog; one line per rule. */
async function violations(page: Page, within: 'html' | '[role="dialog"]' = 'html'): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await page.evaluate(axe);
  const results = await page.evaluate((root) => window.axe.run(root), within);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const firstPicture = (page: Page) =>
  page
    .getByRole('list', { name: /images/i })
    .getByRole('article')
    .first()
    .getByRole('button')
    .first();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor sees the pages in the system theme, without axe violations', async ({ page, isMobile }) => {
  const { images } = (await (await page.request.get('/api/images/top?limit=1')).json()) as { images: { id: string }[] };
  for (const path of ['/', '/gallery', `/share/${images[0]?.id}`]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveCSS('color-scheme', isMobile ? 'dark' : 'light');
    expect(await violations(page), path).toEqual([]);
  }
  await page.goto('/gallery');
  await firstPicture(page).click();
  await expect(page.getByRole('dialog').getByText(/^1 \/ /)).toBeVisible();
  expect(await violations(page, '[role="dialog"]'), 'the lightbox').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(await violations(page, '[role="dialog"]'), 'the sign-in dialog').toEqual([]);
});

test('a signed-in user sees the studio, the plans and the settings in the system theme', async ({ page, isMobile }) => {
  await signUpByApi(page);
  for (const path of ['/imagine', '/upgrade']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveCSS('color-scheme', isMobile ? 'dark' : 'light');
    expect(await violations(page), path).toEqual([]);
  }
  await openSettings(page, 'Billing');
  expect(await violations(page, '[role="dialog"]'), 'the settings').toEqual([]);
});

test('a doubled browser font size gives the layout of half the window without overflow', async ({ page, isMobile }) => {
  test.skip(isMobile, 'widths of its own are looked at');
  await page.setViewportSize({ width: 768, height: 1024 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByText('v0.2 (beta)')).toBeHidden();
  await page.getByRole('button', { name: /^Presets/ }).click();
  const presets = page.getByRole('dialog', { name: 'Presets' });
  await expect(presets).toBeVisible();
  const cut = (elements: Element[]) =>
    elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent);
  expect(await presets.locator('label').evaluateAll(cut)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(
    await page.getByRole('button', { name: /^(Ring|Necklace|Bracelet|Earrings|Pendant|Watch)$/ }).evaluateAll(cut),
    'on a phone',
  ).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});
