import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { Mail } from '../../ports/mail/layout';
import { upgradeRequestMail } from '../billing/mails';
import { feedbackMail } from '../feedback/mails';
import { orderMail, quoteMail, teamOrderMail, teamQuoteMail, type OrderFacts, type QuoteFacts } from '../quotes/mails';
import {
  accountDeletedMail,
  accountExistsMail,
  changeEmailMail,
  confirmationMail,
  emailChangeNoticeMail,
  passwordChangedMail,
  resetMail,
} from './mails';

const TO = 'layla.haddad@example.com';
const SITE = 'https://filigree.example';
const TOKEN = 'Zk3vQ0mW9xT1rB7uY5nLc8sJd2hGf6aPeO4iKtVwXyM';

const REQUEST = {
  reference: 'FG-7K3Q2MXP',
  piece: 'Rose gold ring with a 6.8 mm cushion-cut diamond',
  name: 'Layla',
  email: TO,
  publicUrl: SITE,
  imageId: '20000000-0000-4000-8000-000000000001',
  pictureUrl: new URL('./testing/piece.jpg', import.meta.url).href,
};
const QUOTE: QuoteFacts = { ...REQUEST, message: 'In size 52, please.\nI need it before 14 February.', cost: 4085.55 };
const ORDER: OrderFacts = {
  ...REQUEST,
  notes: 'Ring size 52. Engrave A & L.',
  estimate: {
    estimatedCost: 4085.55,
    estimated_cost: 4085.55,
    currency: 'USD',
    low: 3700,
    high: 4500,
    breakdown: [
      { label: '18k rose gold', quantity: 2.73, unit: 'g', amount: 253.94 },
      { label: 'Cushion-cut diamond 6.8 mm', quantity: 1.02, unit: 'ct', amount: 3637.06 },
      { label: 'UAE VAT', quantity: 5, unit: '%', amount: 194.55 },
    ],
    prices_as_of: '2026-11-20',
    understood: [],
    not_understood: [],
    basis: 'design',
  },
};
const TEAM = 'workshop@filigree.example';

interface EmailProps {
  /** The email as sent. */
  mail: Mail;
  /** `velvet` previews mail programs in dark mode. @default 'porcelain' */
  theme?: string;
}

/** An email as a mail program shows it: as a page, in the reader's preferred color scheme. */
function EmailContent({ mail, theme = 'porcelain' }: EmailProps) {
  const html = mail.html.replace('(prefers-color-scheme: dark)', theme === 'velvet' ? 'all' : 'not all');
  return (
    <iframe
      title={mail.subject}
      srcDoc={html}
      sandbox="allow-same-origin"
      style={{ display: 'block', inlineSize: '100%', blockSize: '100vh', border: 0 }}
    />
  );
}

const meta = preview.meta({
  title: 'Mails',
  tags: ['!manifest'],
  component: EmailContent,
  parameters: {
    layout: 'fullscreen',
    // A sandboxed email runs no scripts, so axe cannot answer from it and would wait half a second for each theme.
    a11y: { options: { iframes: false } },
    docs: {
      description: {
        component:
          'Every mail that people are sent, as a mail program shows it: on its own page, in the colours that its reader prefers.',
      },
    },
  },
  args: { mail: confirmationMail(TO, SITE, TOKEN) },
  argTypes: { theme: { table: { disable: true } } },
  render: ({ mail }, { globals }) => <EmailContent mail={mail} theme={String(globals.theme)} />,
  play: async ({ canvas, args, step }) => {
    const email = await canvas.findByTitle<HTMLIFrameElement>(args.mail.subject);
    await step('the email is as wide as its page', async () => {
      await waitFor(async () => expect(email.contentDocument?.querySelector('h1')?.textContent).toBeTruthy());
      const page = email.contentDocument?.documentElement;
      await expect(page?.scrollWidth).toBeLessThanOrEqual(page?.clientWidth ?? 0);
    });
    await step('loads its pictures', async () => {
      for (const picture of email.contentDocument?.images ?? [])
        await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    });
  },
});

/** After a sign-up. */
export const ConfirmAddress = meta.story({});

/** A sign-up or an address change used an address that has an account. */
export const AccountExists = meta.story({ args: { mail: accountExistsMail(TO, SITE) } });

export const ResetPassword = meta.story({ args: { mail: resetMail(TO, SITE, TOKEN) } });

/** To the new address. */
export const ChangeOfAddress = meta.story({ args: { mail: changeEmailMail(TO, SITE, TOKEN) } });

/** To the old address. */
export const NoticeOfChange = meta.story({
  args: { mail: emailChangeNoticeMail(TO, SITE, 'Layla', 'layla@atelier.example') },
});

export const PasswordChanged = meta.story({ args: { mail: passwordChangedMail(TO, SITE, 'Layla') } });

export const AccountDeleted = meta.story({ args: { mail: accountDeletedMail(TO, 'Layla') } });

/** To the customer who requested a quote. */
export const QuoteRequested = meta.story({ args: { mail: quoteMail(QUOTE) } });

/** To the customer. */
export const OrderReceived = meta.story({ args: { mail: orderMail(ORDER) } });

/** Without a price, and without the name of the customer. */
export const OrderWithoutPrice = meta.story({
  args: { mail: orderMail({ ...ORDER, estimate: null, notes: '', name: null }) },
});

/** To the workshop. */
export const TeamQuoteRequested = meta.story({ args: { mail: teamQuoteMail(TEAM, QUOTE) } });

/** To the workshop. */
export const TeamOrderReceived = meta.story({ args: { mail: teamOrderMail(TEAM, ORDER) } });

/** To the team: a user found no checkout. */
export const UpgradeRequest = meta.story({
  args: { mail: upgradeRequestMail('team@filigree.example', TO, { plan: 'pro', cycle: 'annual' }) },
});

/** To the team: a user reports a bug with a screenshot. */
export const BugReport = meta.story({
  args: {
    mail: feedbackMail(TEAM, {
      id: '70000000-0000-4000-8000-000000000001',
      reportType: 'bug',
      description: 'The chain in my last image is cut off on the left side.\n\nIt was whole in the preview.',
      email: TO,
      file: { key: 'feedback/1f0c8a6e-3f7d-4a57-9d0e-6a1f2b3c4d5e.png', bytes: 1_240_000 },
    }),
  },
});

/** To the team: a user requests a feature. */
export const FeatureRequest = meta.story({
  args: {
    mail: feedbackMail(TEAM, {
      id: '70000000-0000-4000-8000-000000000002',
      reportType: 'feature',
      description: 'Platinum, please.',
      email: TO,
      file: null,
    }),
  },
});

/** The longest name and address, and a name that looks like HTML. */
export const LongText = meta.story({
  args: {
    mail: emailChangeNoticeMail(
      TO,
      SITE,
      '<b>Wilhelmina-Alexandrina Featherstonehaugh</b>',
      `${'a-very-long-mailbox-name-'.repeat(6)}@example.com`,
    ),
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
