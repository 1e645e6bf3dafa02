import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { Mail } from '../../ports/mail/layout';
import { accountDeletedMail, accountExistsMail, changeEmailMail, confirmationMail, emailChangeNoticeMail, passwordChangedMail, resetMail } from './mails';

const TO = 'layla.haddad@example.com';
const SITE = 'https://filigree.example';
const TOKEN = 'Zk3vQ0mW9xT1rB7uY5nLc8sJd2hGf6aPeO4iKtVwXyM';

interface LetterProps {
  /** The mail as it is sent. */
  mail: Mail;
  /** `velvet` shows what a mail program in dark colours shows. @default 'porcelain' */
  theme?: string;
}

/** A mail as a mail program shows it: on its own page, in the colours that the reader prefers. */
function Letter({ mail, theme = 'porcelain' }: LetterProps) {
  const html = mail.html.replace('(prefers-color-scheme: dark)', theme === 'velvet' ? 'all' : 'not all');
  return <iframe title={mail.subject} srcDoc={html} sandbox="allow-same-origin" style={{ display: 'block', inlineSize: '100%', blockSize: '100vh', border: 0 }} />;
}

const meta = preview.meta({
  title: 'Mails',
  component: Letter,
  parameters: { layout: 'fullscreen' },
  args: { mail: confirmationMail(TO, SITE, TOKEN) },
  argTypes: { theme: { table: { disable: true } } },
  render: ({ mail }, { globals }) => <Letter mail={mail} theme={String(globals.theme)} />,
  play: async ({ canvas, args, step }) => {
    const letter = await canvas.findByTitle<HTMLIFrameElement>(args.mail.subject);
    await step('the letter is as wide as its page', async () => {
      await waitFor(async () => expect(letter.contentDocument?.querySelector('h1')?.textContent).toBeTruthy());
      const page = letter.contentDocument?.documentElement;
      await expect(page?.scrollWidth).toBeLessThanOrEqual(page?.clientWidth ?? 0);
    });
  },
});

/** After a sign-up. */
export const ConfirmAddress = meta.story({});

/** Somebody signed up with, or wants to change to, an address that has an account. */
export const AccountExists = meta.story({ args: { mail: accountExistsMail(TO, SITE) } });

export const ResetPassword = meta.story({ args: { mail: resetMail(TO, SITE, TOKEN) } });

/** To the new address. */
export const ChangeOfAddress = meta.story({ args: { mail: changeEmailMail(TO, SITE, TOKEN) } });

/** To the old address. */
export const NoticeOfChange = meta.story({ args: { mail: emailChangeNoticeMail(TO, SITE, 'Layla', 'layla@atelier.example') } });

export const PasswordChanged = meta.story({ args: { mail: passwordChangedMail(TO, SITE, 'Layla') } });

export const AccountDeleted = meta.story({ args: { mail: accountDeletedMail(TO, 'Layla') } });

/** The longest name and address, and a name that looks like HTML. */
export const LongText = meta.story({
  args: { mail: emailChangeNoticeMail(TO, SITE, '<b>Wilhelmina-Alexandrina Featherstonehaugh</b>', `${'a-very-long-mailbox-name-'.repeat(6)}@example.com`) },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
