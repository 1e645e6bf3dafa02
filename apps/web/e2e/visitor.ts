import { randomInt, randomUUID } from 'node:crypto';
import { expect, test as base, type APIRequestContext, type Locator, type Page } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: string[];
}

/** A unique email address. */
export const freshAddress = (): string => `visitor-${randomUUID()}@example.com`;

export const PASSWORD = 'seven brass beads';

const anyByte = (): number => randomInt(256);

/** Every test has its own client address, so that rate limits of one address do not affect others. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${anyByte()}.${anyByte()}.${anyByte()}` });
  },
});

async function inMailTo(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
  what: string,
  of: (mail: Mail) => string | undefined,
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await request.get('/dev/mail.json')).json()) as Mail[];
        const mail = mails.find(({ to, subject: line }) => to === address && subject.test(line));
        found = mail && of(mail);
        return found;
      },
      { message: `a mail with ${what} to ${address}` },
    )
    .toBeTruthy();
  return found ?? '';
}

/** The link in the newest email to an address with a matching subject, once it has arrived. */
export const linkOfMailTo = (request: APIRequestContext, address: string, subject = /./): Promise<string> =>
  inMailTo(request, address, subject, 'a link', ({ links }) => links[0]);

/** The text of the newest email to an address with a matching subject, once it has arrived. */
export const textOfMailTo = (request: APIRequestContext, address: string, subject = /./): Promise<string> =>
  inMailTo(request, address, subject, 'words', ({ text }) => text);

/** Signs in with the open dialog. */
export async function signIn(page: Page, address: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email').fill(address);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs up with the open dialog, up to the request to confirm the address. */
export async function signUp(page: Page, address: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await dialog.getByLabel('Email').fill(address);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('link', { name: 'Terms of Use' }).click();
  await page.getByRole('button', { name: 'I Understand and Accept' }).click();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm your email' }).getByText(address)).toBeVisible();
}

/** Opens the link of the confirmation email in another tab. */
export async function confirmElsewhere(page: Page, address: string): Promise<void> {
  const mail = await page.context().newPage();
  await mail.goto(await linkOfMailTo(page.request, address));
  await expect(mail.getByRole('heading', { name: 'Email Confirmed Successfully' })).toBeVisible();
}

/** Waits until the control is enabled, as a click does, and presses Tab until it has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled({ timeout: 60_000 });
  const hasFocus = () =>
    control.evaluate((element) => element === document.activeElement || element.contains(document.activeElement));
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(), 'the control can be reached with Tab').toBe(true);
}

/** Opens a tab of the account settings. */
export async function openSettings(page: Page, tab: 'Name' | 'Email' | 'Security' | 'Billing'): Promise<Locator> {
  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account Settings' });
  await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
}

/** Waits until the app has hydrated the page, and all cards are laid out. */
export const untilHydrated = (page: Page) => expect(page.locator('article[data-form]')).toHaveCount(0);

/** Origin of the product under test, also before its first page is open. */
export const originOf = async (page: Page): Promise<string> =>
  new URL((await page.request.get('/healthz')).url()).origin;

/** Signs up through the API and confirms the address, for tests of something else. Opens no page. */
export async function signUpByApi(page: Page): Promise<string> {
  const address = freshAddress();
  const origin = await originOf(page);
  const answer = await page.request.post('/api/auth/signup', {
    data: { email: address, password: PASSWORD },
    headers: { origin },
  });
  expect(answer.status()).toBe(201);
  const link = await linkOfMailTo(page.request, address);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect((await page.request.get(`/api/auth/confirm-email?token=${encodeURIComponent(token)}`)).status()).toBe(200);
  return address;
}
