import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { signUpByApi, signIn, test } from './visitor';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Three by two pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWMQVpGGIAY4CwATHAHtRC/0kwAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'chain.png', mimeType: 'image/png', buffer: PNG };

/** The text of the newest email to the team about this report, once it has arrived. */
async function mailAbout(request: APIRequestContext, words: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/dev/mail.json')).json()) as Mail[];
      found = mails.find(({ to, text }) => to === 'team@example.com' && text.includes(words));
      return found?.subject;
    })
    .toBeTruthy();
  return found as Mail;
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Submit Feedback' });

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await dialogOf(page).getByRole('button', { name: /^File/ }).click();
  await (await chooser).setFiles(file);
}

async function sent(page: Page): Promise<void> {
  await expect(dialogOf(page).getByRole('status')).toHaveText('Thank you for your feedback!');
  await expect(dialogOf(page)).toBeHidden();
}

test('PRD-08, FBK-01 to FBK-06: a bug report with a screenshot reaches the team, and the dialog closes automatically', async ({
  page,
  request,
}) => {
  const address = await signUpByApi(page);
  await page.goto('/imagine');
  const menu = page.getByRole('button', { name: /User menu/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Report a Bug' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio', { name: 'Bug Report' })).toBeChecked();
  const submit = dialog.getByRole('button', { name: 'Submit Feedback' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel('Description').fill(`The chain of ${address}\nis cut off.`);

  await choose(page, {
    name: 'chain.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText('Invalid File Type')).toBeVisible();
  await choose(page, {
    name: 'chain.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await submit.click();
  await expect(dialog.getByText('Only PNG, JPEG, and PDF files are allowed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove chain.png' }).click();
  await choose(page, picture);
  await submit.click();
  await sent(page);
  await expect(menu).toBeFocused();

  const mail = await mailAbout(request, address);
  expect(mail.subject).toBe('Bug report at Filigree');
  expect(mail.text).toContain(`From: ${address}\nDescription: The chain of ${address}\nis cut off.\nFile: feedback/`);
  expect(mail.text).toMatch(/feedback\/[0-9a-f-]{36}\.png, 0\.1 MB/);
});

test('API-14: an anonymous or signed-out user signs in first, and the report keeps its text', async ({
  page,
  context,
  request,
}) => {
  const address = await signUpByApi(page);
  await context.clearCookies();
  await page.goto('/gallery');
  const opener = page.getByRole('contentinfo').getByText('Report a Bug');
  await opener.click();
  await signIn(page, address);
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: 'Feature Request' }).click({ force: true });
  await dialog.getByLabel('Description').fill(`Platinum for ${address}`);
  await choose(page, picture);

  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
  await signIn(page, address);
  await expect(dialog.getByRole('radio', { name: 'Feature Request' })).toBeChecked();
  await expect(dialog.getByLabel('Description')).toHaveValue(`Platinum for ${address}`);
  await expect(dialog.getByText('chain.png')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
  await sent(page);
  expect((await mailAbout(request, address)).subject).toBe('Feature request at Filigree');
});
