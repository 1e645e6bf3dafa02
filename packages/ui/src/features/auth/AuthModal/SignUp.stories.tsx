import { scenarioOfAccount } from '@jewelry/mocks';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { browserStorage } from '../../../utils/browserStorage';
import { besidesAnnouncements, closed, press, settled, waitForVisible } from '../../../testing/storyTools';
import { alerted, fill, follow, OpenedAuthModal } from './testing/authModal';

const meta = preview.meta({
  title: 'Auth/AuthModal/Sign up',
  component: OpenedAuthModal,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { view: 'sign-up' },
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'anonymous'));
  },
});

/** The body of the last sign-up request. */
const sentSignUp = (calls: readonly Parameters<typeof fetch>[]): unknown =>
  JSON.parse(calls.findLast(([address]) => address === '/api/auth/signup')?.[1]?.body as string);

async function createAccount(): Promise<void> {
  await fill('new@example.com', 'seven brass beads');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Create account');
}

/** AUM-02. */
export const SignUp = meta.story({
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Create an account' }));
    await expect(screen.queryByLabelText('Promo code')).toBeNull();
  },
});

/** AUM-09, AUM-10: a stored code opens the sign-up and fills in its field. */
export const WithPromoCode = meta.story({
  args: { view: undefined },
  beforeEach: () => {
    browserStorage.set('promo_code', 'atelier24');
  },
  play: async ({ step }) => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Create an account' }));
    await expect(screen.getByLabelText('Promo code')).toHaveValue('atelier24');
    await expect(screen.getByLabelText('Promo code')).toHaveAttribute('readonly');
    await step('a user with an account can still sign in', async () => {
      await follow('Sign in');
      await waitForVisible(() => screen.getByRole('heading', { name: 'Sign in' }));
    });
  },
});

/** AUM-12, STA-10: creates the account, whose address awaits confirmation. AUM-10: sends null without a code. */
export const AccountCreated = meta.story({
  play: async () => {
    const fetched = spyOn(globalThis, 'fetch');
    await createAccount();
    await waitForVisible(() => screen.getByText('Account created'));
    await waitForVisible(() => screen.getByRole('heading', { name: 'Confirm your email' }));
    await waitForVisible(() => screen.getByText('new@example.com'));
    await expect(sentSignUp(fetched.mock.calls)).toMatchObject({ email: 'new@example.com', promoCode: null });
  },
});

/** AUM-10: the code is sent with the sign-up. */
export const AccountCreatedWithPromoCode = meta.story({
  args: { view: undefined },
  beforeEach: () => {
    browserStorage.set('promo_code', 'atelier24');
  },
  play: async () => {
    const fetched = spyOn(globalThis, 'fetch');
    await createAccount();
    await waitForVisible(() => screen.getByText('Account created'));
    await expect(sentSignUp(fetched.mock.calls)).toMatchObject({ promoCode: 'atelier24' });
  },
});

/** AUM-11: screen readers announce every field by name. */
export const PasswordTooShort = meta.story({
  play: async () => {
    await fill('layla@example.com', 'short');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password must be at least 8 characters/),
    );
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
});

/** AUM-08: the form shakes, and the error is announced. */
export const TermsNotAccepted = meta.story({
  play: async () => {
    await fill('layla@example.com', 'a long password');
    await press('Create account');
    await alerted('You must accept the Terms of Use to create an account');
  },
});

/** AUM-05. */
export const TermsOpen = meta.story({
  play: async () => {
    await follow('Terms of Use');
    await waitForVisible(() => screen.getByText('Last updated April 21, 2025'));
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(13);
  },
});

/** AUM-06, AUM-07: the entered values survive reading the terms. */
export const TermsReadAndAccepted = meta.story({
  play: async ({ step }) => {
    await fill('layla@example.com', 'a long password');
    await settled();
    await step('read the terms', async () => follow('Terms of Use'));
    await step('accept', async () => press('I Understand and Accept'));
    await step('checks the box and keeps the values', async () => {
      await expect(await screen.findByRole('checkbox')).toBeChecked();
      await expect(screen.getByLabelText('Email')).toHaveValue('layla@example.com');
    });
    await step('focuses the link that opened the terms', async () =>
      waitFor(() => expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveFocus()),
    );
  },
});

/** Back on a phone closes the terms first, then the form. */
export const ClosedByBack = meta.story({
  play: async ({ step }) => {
    await fill('layla@example.com', 'a long password');
    await follow('Terms of Use');
    await waitForVisible(() => screen.getByText('Last updated April 21, 2025'));
    await step('Back returns from the terms to the form', async () => {
      history.back();
      await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('layla@example.com'));
    });
    await step('Back closes the form', async () => {
      history.back();
      await closed();
    });
  },
});

/** The response does not reveal whether the address has an account; the email does. */
export const AddressTaken = meta.story({
  play: async () => {
    await fill('pro@example.com', 'a long password');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    await waitForVisible(() => screen.getByText(/We sent an email to pro@example.com/));
    await waitForVisible(() => screen.getByRole('heading', { name: 'Sign in' }));
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
