import { expect, type APIRequestContext, type Page } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly links: string[];
}

let count = 0;

/** An address that nobody had before. */
export const freshAddress = (): string => `visitor-${Date.now().toString(36)}-${(count += 1)}@example.com`;

export const PASSWORD = 'seven brass beads';

/** The link of the newest mail to an address, once it has arrived. */
export async function linkOfMailTo(request: APIRequestContext, address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await request.get('/dev/mail.json')).json()) as Mail[];
        link = mails.find((mail) => mail.to === address)?.links[0];
        return link;
      },
      { message: `a mail with a link to ${address}` },
    )
    .toBeTruthy();
  return link ?? '';
}

/** Signs up through the API, as quickly as a test that is about something else needs it, and confirms the address. */
export async function arriveConfirmed(page: Page): Promise<string> {
  const address = freshAddress();
  await page.goto('/');
  const origin = new URL(page.url()).origin;
  const answer = await page.request.post('/api/auth/signup', { data: { email: address, password: PASSWORD }, headers: { origin } });
  expect(answer.status()).toBe(201);
  const link = await linkOfMailTo(page.request, address);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect((await page.request.get(`/api/auth/confirm-email?token=${encodeURIComponent(token)}`)).status()).toBe(200);
  return address;
}
