import { expect, type Locator, type Page } from '@playwright/test';
import { signUpByApi, tabTo, test } from './visitor';

const PROMPT = 'a solitaire ring with a round ruby in yellow gold';
/** Time of one picture on a busy machine, ms. */
const MADE = { timeout: 120_000 };

const versions = (page: Page) => page.getByRole('grid', { name: 'Versions' }).getByRole('row');
const line = (page: Page) => page.getByRole('textbox', { name: 'Change this piece in words' });
const partRow = (page: Page, name: RegExp) => page.getByRole('listitem').getByRole('button', { name });

const used = async (page: Page): Promise<number> =>
  ((await (await page.request.get('/api/usage')).json()) as { count: number }).count;

/** Time until a condition holds, ms. */
async function timed(check: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await check();
  return Math.round(performance.now() - start);
}

const draftOf = (page: Page) =>
  expect(page.getByRole('img', { name: 'Draft of the change' })).toBeVisible({ timeout: 60_000 });

test('WRK-01 to WRK-05: a piece is made from a prompt, changed by text and by controls, compared, undone, branched and priced', async ({
  page,
  isMobile,
}) => {
  const press = async (control: Locator): Promise<void> => {
    await control.scrollIntoViewIfNeeded();
    await (isMobile ? control.tap() : control.click());
  };
  await signUpByApi(page);
  await page.goto('/imagine');
  await page.getByRole('textbox', { name: /describe your jewelry/i }).fill(PROMPT);
  const change = page.getByRole('button', { name: 'Change this piece' });
  const prompted = await timed(async () => {
    await press(page.getByRole('button', { name: 'Imagine...' }));
    await expect(change).toBeEnabled(MADE);
  });
  await press(change);
  await expect(page).toHaveURL(/\/piece\/[0-9a-f-]+$/);

  await line(page).fill('the same in rose gold');
  const changed = await timed(async () => {
    await press(page.getByRole('button', { name: 'Change', exact: true }));
    await expect(versions(page)).toHaveCount(2, MADE);
    await expect(line(page)).toHaveValue('', MADE);
  });
  await expect(versions(page).first()).toContainText(/rose gold/i);

  await press(partRow(page, /Band/));
  const panel = page.getByRole('dialog', { name: 'Band' });
  await expect(panel).toBeVisible();
  const drafted = await timed(async () => {
    await press(panel.getByText('Matte', { exact: true }));
    await draftOf(page);
  });
  await press(panel.getByRole('button', { name: 'Done' }));
  await expect(versions(page)).toHaveCount(3, MADE);
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0, MADE);
  const before = await used(page);
  expect(before, 'a prompt and two changes; the draft is free').toBe(3);

  await press(page.getByRole('button', { name: 'Four variations' }));
  await expect(page.getByRole('checkbox')).toHaveCount(5, MADE);
  await press(page.getByRole('region', { name: 'Four variations' }).getByRole('listitem').first().getByRole('img'));
  await press(page.getByRole('button', { name: 'Compare' }));
  const compare = page.getByRole('region', { name: 'Compare' });
  await expect(compare.getByRole('table').getByRole('row', { name: /Estimate/ })).toContainText(/USD|\$/);
  await press(compare.getByRole('button', { name: 'Zoom in' }));
  await press(compare.getByRole('button', { name: 'Keep this one' }));
  expect(await used(page), 'variations and comparing are free').toBe(before);

  await press(versions(page).last());
  await expect(versions(page).last()).toHaveAttribute('aria-selected', 'true');
  await line(page).fill('platinum');
  await press(page.getByRole('button', { name: 'Change', exact: true }));
  await expect(versions(page)).toHaveCount(4, MADE);
  await expect(versions(page).first()).toContainText('from version 1', MADE);

  await press(page.getByRole('button', { name: 'Get a price' }));
  await expect(
    page
      .getByRole('dialog')
      .getByText(/USD|\$/)
      .first(),
  ).toBeVisible({ timeout: 60_000 });
  await test.info().attach('durations', {
    body: `new prompt ${prompted} ms, change by words ${changed} ms, first draft ${drafted} ms`,
    contentType: 'text/plain',
  });
});

test('WRK-01: the actions of a new piece stay where they appeared', async ({ page, isMobile }) => {
  await signUpByApi(page);
  await page.goto('/imagine');
  await page.getByRole('textbox', { name: /describe your jewelry/i }).fill(PROMPT);
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const record = (): void => {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Change this piece');
      if (button) tops.push(button.getBoundingClientRect().top + window.scrollY);
      requestAnimationFrame(record);
    };
    record();
  });
  await page.getByRole('button', { name: 'Imagine...' }).click();
  await expect(page.getByRole('button', { name: 'Change this piece' })).toBeEnabled(MADE);
  await expect(page.getByText(/estimate/i).first()).toBeVisible(MADE);
  await (isMobile
    ? expect(page.getByRole('button', { name: 'Variations' })).toBeVisible()
    : expect(page.getByRole('group', { name: 'Changes to try' }).getByRole('button')).toHaveCount(3));
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(Math.max(...tops) - Math.min(...tops), 'less than a finger moves, px').toBeLessThan(8);
});

test('WRK-01 to WRK-05: the same works with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no keyboard.');
  await signUpByApi(page);
  await page.goto('/imagine');
  await tabTo(page, page.getByRole('textbox', { name: /describe your jewelry/i }));
  await page.keyboard.type(PROMPT);
  await page.keyboard.press('Enter');
  const change = page.getByRole('button', { name: 'Change this piece' });
  await expect(change).toBeEnabled(MADE);
  await tabTo(page, change);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/piece\/[0-9a-f-]+$/);

  await expect(line(page)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('the same in rose gold');
  await page.keyboard.press('Enter');
  await expect(versions(page)).toHaveCount(2, MADE);
  await expect(line(page)).toHaveValue('', MADE);

  const picture = page.getByRole('button', { name: 'Parts in the picture' });
  await expect(picture).toBeVisible({ timeout: 60_000 });
  await tabTo(page, picture);
  await page.keyboard.press('p');
  await expect(page.getByText('Press to change it')).toBeVisible();
  for (
    let presses = 0;
    presses < 12 &&
    (await page.getByText('Press to change it').locator('xpath=preceding-sibling::*').textContent())?.startsWith(
      'Band',
    ) !== true;
    presses += 1
  )
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Band' });
  await expect(panel).toBeVisible();
  await tabTo(page, panel.getByRole('radiogroup', { name: 'Finish' }));
  await page.keyboard.press('ArrowRight');
  await draftOf(page);
  await tabTo(page, panel.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(versions(page)).toHaveCount(3, MADE);
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0, MADE);

  await tabTo(page, page.getByRole('button', { name: 'Four variations' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox')).toHaveCount(5, MADE);
  await tabTo(page, page.getByRole('checkbox').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const compare = page.getByRole('region', { name: 'Compare' });
  await expect(compare.getByRole('table')).toBeVisible();
  await tabTo(page, compare.getByRole('button', { name: 'Keep this one' }));
  await page.keyboard.press('Enter');

  await tabTo(page, versions(page).first());
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(versions(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('/');
  await page.keyboard.type('platinum');
  await page.keyboard.press('Enter');
  await expect(versions(page)).toHaveCount(4, MADE);
  await expect(versions(page).first()).toContainText('from version 1', MADE);

  await tabTo(page, page.getByRole('button', { name: 'Get a price' }));
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/USD|\$/)
      .first(),
  ).toBeVisible({ timeout: 60_000 });
});
