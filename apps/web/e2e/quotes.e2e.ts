import { expect, type Page } from '@playwright/test';
import { signUpByApi, freshAddress, linkOfMailTo, openSettings, PASSWORD, test, textOfMailTo } from './visitor';

/** Opens the first image of the gallery in the lightbox and requests its price. */
async function requestPrice(page: Page): Promise<void> {
  await page.goto('/gallery');
  await page
    .getByRole('list', { name: 'Recent images' })
    .getByRole('article')
    .first()
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Get a price' }).click();
}

test('PRD-07, QUO-07, QUO-08: a price requested before signing up appears once the address is confirmed, and becomes an order with notes', async ({
  page,
  context,
  request,
}) => {
  const address = freshAddress();
  await requestPrice(page);
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Email') });
  await dialog.getByRole('link', { name: 'Create an account' }).click();
  await dialog.getByLabel('Email').fill(address);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm your email' }).getByText(address)).toBeVisible();
  const mail = await context.newPage();
  await mail.goto(await linkOfMailTo(request, address));
  await expect(mail.getByRole('heading', { name: 'Email Confirmed Successfully' })).toBeVisible();

  const estimate = page.getByRole('dialog', { name: 'Price estimate' });
  await expect(estimate.getByRole('row', { name: /^Estimate [\d,]+\.\d\d$/ })).toBeVisible({ timeout: 60_000 });
  await expect(estimate.getByText(/^Between USD\s[\d,]+\.00 and USD\s[\d,]+\.00$/)).toBeVisible();
  await estimate.getByLabel('Notes').fill('Ring size 52');
  await estimate.getByRole('button', { name: 'Order Now' }).click();
  const placed = page.getByRole('dialog', { name: 'Order Placed' });
  const line = await placed.getByText(/^Order FG-\w{8}, estimate USD/).textContent();
  const [reference = ''] = /FG-\w{8}/.exec(line ?? '') ?? [];
  const text = await textOfMailTo(request, address, new RegExp(`order ${reference}`));
  expect(text).toContain('Your notes: Ring size 52');
  expect(text).toContain((/USD\s[\d,.]+/.exec(line ?? '') ?? ['no price'])[0]);
  await placed.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const billing = await openSettings(page, 'Billing');
  await expect(billing.getByText(`Order ${reference}`)).toBeVisible();
});

test('PRD-07, LBX-09: a quote request opens above the lightbox, and Back returns to the lightbox and then to the gallery', async ({
  page,
  request,
}) => {
  const address = await signUpByApi(page);
  await requestPrice(page);
  const estimate = page.getByRole('dialog', { name: 'Price estimate' });
  await expect(estimate).toBeVisible();
  await page.goBack();
  await expect(estimate).toBeHidden();
  const price = page.getByRole('dialog').getByRole('button', { name: 'Get a price' });
  await expect(price).toBeVisible();

  await price.click();
  await estimate.getByRole('button', { name: 'Request a quote' }).click();
  const form = page.getByRole('dialog', { name: 'Request a quote' });
  await expect(form.getByLabel('Your Name')).toBeFocused();
  await expect(form.getByLabel('Your Email')).toHaveValue(address);
  await form.getByRole('button', { name: 'Send a Request' }).click();
  await expect(form.getByText('Please enter your name')).toBeVisible();
  await expect(form.getByText('Please enter a message')).toBeVisible();
  await form.getByLabel('Your Name').fill('Layla Haddad');
  await form.getByLabel('Message').fill('In size 52, please.');
  await form.getByRole('button', { name: 'Send a Request' }).click();
  await expect(page.getByText('Your quote request has been sent. We will contact you soon.')).toBeVisible();
  await expect(form).toBeHidden();
  expect(await textOfMailTo(request, address, /quote request FG-/)).toContain('Your message: In size 52, please.');

  await expect(price).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/gallery$/);
});

test('SHR-03: a shared piece has its price', async ({ page }) => {
  await signUpByApi(page);
  const { images } = (await (await page.request.get('/api/images/recent')).json()) as { images: { id: string }[] };
  await page.goto(`/share/${images[1]?.id}`);
  await page.getByRole('button', { name: 'Request a quote' }).click();
  const estimate = page.getByRole('dialog', { name: 'Price estimate' });
  await expect(estimate.getByText(/^Between USD/)).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
