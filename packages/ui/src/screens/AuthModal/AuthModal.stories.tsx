import { MOCK_PASSWORD, scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { useEffect } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { browserStorage } from '../../hooks/browserStorage';
import { ToastRegion } from '../../primitives/Toast/ToastRegion';
import { useApp } from '../appContext';
import type { AuthView } from '../authMachine';
import { InApp } from '../testing/InApp';
import { besidesAnnouncements, shown } from '../testing/storyTools';
import { AuthModal } from './AuthModal';
/** Loaded with the stories, so that the first of them does not wait for it. */
import './AuthDialog';

const onReload = fn();

function OpenedAuthModal({ view }: { view?: AuthView }) {
  const { open } = useApp().auth;
  useEffect(() => open(view), [open, view]);
  return <AuthModal />;
}

const meta = preview.meta({
  title: 'Screens/AuthModal',
  component: OpenedAuthModal,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { view: 'sign-in' },
  decorators: [
    (Story) => (
      <InApp onReload={onReload}>
        <Story />
        <ToastRegion />
      </InApp>
    ),
  ],
  beforeEach: ({ msw, globals }) => {
    onReload.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'anonymous'));
  },
});

const fill = async (email: string, password: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
};

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('link', { name }));
const alerted = async (sentence: string): Promise<void> => waitFor(() => expect(screen.getByText(sentence).closest('[role="alert"]')).toBeVisible());

/** AUM-01. */
export const Default = meta.story({
  play: async () => {
    await shown(() => screen.getByRole('heading', { name: 'Sign in' }));
  },
});

/** AUM-02. */
export const SignUp = meta.story({
  args: { view: 'sign-up' },
  play: async () => {
    await shown(() => screen.getByRole('heading', { name: 'Create an account' }));
    await expect(screen.queryByLabelText('Promo code')).toBeNull();
  },
});

/** AUM-09, AUM-10: a stored code opens the sign-up, and stands in it. */
export const WithPromoCode = meta.story({
  args: { view: undefined },
  beforeEach: () => {
    browserStorage.set('promo_code', 'atelier24');
  },
  play: async ({ step }) => {
    await shown(() => screen.getByRole('heading', { name: 'Create an account' }));
    await expect(screen.getByLabelText('Promo code')).toHaveValue('atelier24');
    await expect(screen.getByLabelText('Promo code')).toHaveAttribute('readonly');
    await step('whoever has an account can still sign in', async () => {
      await follow('Sign in');
      await shown(() => screen.getByRole('heading', { name: 'Sign in' }));
    });
  },
});

/** AUM-12: the dialog goes, a toast comes. */
export const SignedIn = meta.story({
  play: async () => {
    await fill('free@example.com', MOCK_PASSWORD);
    await userEvent.keyboard('{Enter}');
    await shown(() => screen.getByText('Signed in'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** What the sign-up that was sent last carried. */
const sentSignUp = (calls: readonly Parameters<typeof fetch>[]): unknown =>
  JSON.parse(calls.findLast(([address]) => address === '/api/auth/signup')?.[1]?.body as string);

async function createAccount(): Promise<void> {
  await fill('new@example.com', 'seven brass beads');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Create account');
}

/** AUM-12, STA-10: the new account is there; its address waits for confirmation. AUM-10: without a code, null is sent. */
export const AccountCreated = meta.story({
  args: { view: 'sign-up' },
  play: async () => {
    const fetched = spyOn(globalThis, 'fetch');
    await createAccount();
    await shown(() => screen.getByText('Account created'));
    await shown(() => screen.getByRole('heading', { name: 'Confirm your email' }));
    await shown(() => screen.getByText('new@example.com'));
    await expect(sentSignUp(fetched.mock.calls)).toMatchObject({ email: 'new@example.com', promoCode: null });
  },
});

/** AUM-10: the code goes along. */
export const AccountCreatedWithPromoCode = meta.story({
  args: { view: undefined },
  beforeEach: () => {
    browserStorage.set('promo_code', 'atelier24');
  },
  play: async () => {
    const fetched = spyOn(globalThis, 'fetch');
    await createAccount();
    await shown(() => screen.getByText('Account created'));
    await expect(sentSignUp(fetched.mock.calls)).toMatchObject({ promoCode: 'atelier24' });
  },
});

/** AUM-13, ERR-01: what was entered stays. */
export const WrongPassword = meta.story({
  play: async () => {
    await fill('free@example.com', 'not this one');
    await press('Sign in');
    await alerted('Invalid email or password');
    await expect(screen.getByLabelText('Email')).toHaveValue('free@example.com');
    await expect(screen.getByLabelText('Password')).toHaveValue('not this one');
  },
});

export const TooManyTries = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.throttledAnonymous());
  },
  play: async () => {
    await fill('free@example.com', MOCK_PASSWORD);
    await press('Sign in');
    await alerted('Too many requests. Please try again in a moment.');
  },
});

/** ERR-01: a refusal without words. */
export const RefusedWithoutWords = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.signInWordless());
  },
  play: async () => {
    await fill('free@example.com', MOCK_PASSWORD);
    await press('Sign in');
    await alerted('Authentication failed');
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offlineAnonymous());
  },
  play: async () => {
    await fill('free@example.com', MOCK_PASSWORD);
    await press('Sign in');
    await alerted('Failed to sign in');
  },
});

/** AUM-11. */
export const NothingEntered = meta.story({
  play: async () => {
    await press('Sign in');
    await shown(() => screen.getByText('Enter your email'));
    await shown(() => screen.getByText('Enter your password'));
    await expect(screen.getByLabelText('Email')).toHaveFocus();
  },
});

/** AUM-11: no name of a field is lost on whoever only hears it. */
export const PasswordTooShort = meta.story({
  args: { view: 'sign-up' },
  play: async () => {
    await fill('layla@example.com', 'short');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password must be at least 8 characters/));
    await expect(screen.getByLabelText('Password')).toHaveFocus();
  },
});

/** AUM-08: the form shakes, and the sentence is read out. */
export const TermsNotAccepted = meta.story({
  args: { view: 'sign-up' },
  play: async () => {
    await fill('layla@example.com', 'a long password');
    await press('Create account');
    await alerted('You must accept the Terms of Use to create an account');
  },
});

/** AUM-05. */
export const TermsOpen = meta.story({
  args: { view: 'sign-up' },
  play: async () => {
    await follow('Terms of Use');
    await shown(() => screen.getByText('Last updated April 21, 2025'));
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(13);
  },
});

/** AUM-06, AUM-07: what was entered is still there when the terms have been read. */
export const TermsReadAndAccepted = meta.story({
  args: { view: 'sign-up' },
  play: async ({ step }) => {
    await fill('layla@example.com', 'a long password');
    await step('read the terms', async () => follow('Terms of Use'));
    await step('accept', async () => press('I Understand and Accept'));
    await step('the box is ticked, nothing is lost', async () => {
      await expect(await screen.findByRole('checkbox')).toBeChecked();
      await expect(screen.getByLabelText('Email')).toHaveValue('layla@example.com');
    });
    await step('and the focus is where the terms were opened', async () => waitFor(() => expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveFocus()));
  },
});

/** As people on a phone expect: from the terms to the form with all that was entered, and from there to the page. */
export const ClosedByBack = meta.story({
  args: { view: 'sign-up' },
  play: async ({ step }) => {
    await fill('layla@example.com', 'a long password');
    await follow('Terms of Use');
    await shown(() => screen.getByText('Last updated April 21, 2025'));
    await step('Back leads from the terms to the form', async () => {
      history.back();
      await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('layla@example.com'));
    });
    await step('and from there to the page', async () => {
      history.back();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

/** Whose address it is stays untold; the mail says more. */
export const AddressTaken = meta.story({
  args: { view: 'sign-up' },
  play: async () => {
    await fill('pro@example.com', 'a long password');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    await shown(() => screen.getByText(/We sent a mail to pro@example.com/));
    await shown(() => screen.getByRole('heading', { name: 'Sign in' }));
  },
});

/** AUM-03: the address that was entered for the sign-in is taken along. */
export const ForgotPassword = meta.story({
  play: async ({ step }) => {
    await step('from the sign-in', async () => {
      await userEvent.type(await screen.findByLabelText('Email'), 'free@example.com');
      await follow('Forgot your password?');
      await shown(() => screen.getByRole('heading', { name: 'Forgot your password?' }));
      await expect(screen.getByLabelText('Email')).toHaveValue('free@example.com');
    });
  },
});

/** AUM-03: the same words for every address, and the way back. */
export const ForgotPasswordSent = meta.story({
  args: { view: 'forgot-password' },
  play: async ({ step }) => {
    await userEvent.type(await screen.findByLabelText('Email'), 'nobody@example.com{Enter}');
    await shown(() => screen.getByRole('heading', { name: 'Look in your inbox' }));
    await shown(() => screen.getByText('nobody@example.com'));
    await step('the button leads back', async () => expect(screen.getByRole('button', { name: 'Back to sign in' })).toHaveFocus());
  },
});

export const BackFromForgotPassword = meta.story({
  args: { view: 'forgot-password' },
  play: async () => {
    await press('Back to sign in');
    await shown(() => screen.getByRole('heading', { name: 'Sign in' }));
  },
});

/** VAL-07. */
export const ForgotPasswordInvalidAddress = meta.story({
  args: { view: 'forgot-password' },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Email'), 'layla@example{Enter}');
    await shown(() => screen.getByText('Please enter a valid email address'));
  },
});

/** ERR-07. */
export const ForgotPasswordRefused = meta.story({
  args: { view: 'forgot-password' },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.signInWordless());
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Email'), 'layla@example.com{Enter}');
    await alerted('Failed to process your request. Please try again later.');
  },
});

/** ERR-08. */
export const ForgotPasswordOffline = meta.story({
  args: { view: 'forgot-password' },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offlineAnonymous());
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Email'), 'layla@example.com{Enter}');
    await alerted('Network error. Please try again later.');
  },
});

/** AUM-04, STA-10: forced on whoever has not confirmed, and left only by signing out. */
export const ConfirmationRequired = meta.story({
  args: { view: undefined },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await shown(() => screen.getByText('unconfirmed@example.com'));
    await userEvent.keyboard('{Escape}');
    await shown(() => screen.getByText('unconfirmed@example.com'));
  },
});

/** ERR-05: the mail goes out again, and the button waits. */
export const ConfirmationSentAgain = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await press('Send the link again');
    await shown(() => screen.getByText('Confirmation email sent'));
    await shown(() => screen.getByRole('button', { name: /Send the link again in \d+ s/ }));
  },
});

/** ERR-04: the server says how long to wait. */
export const ConfirmationSentTooOften = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.throttledUnconfirmed());
  },
  play: async () => {
    const warned = spyOn(console, 'warn').mockImplementation(() => undefined);
    await press('Send the link again');
    await shown(() => screen.getByText('Failed to send confirmation email'));
    await expect(warned).toHaveBeenCalledWith('Failed to resend confirmation email');
    await shown(() => screen.getByText('Please try again later.'));
    await shown(() => screen.getByRole('button', { name: /Send the link again in \d+ s/ }));
  },
});

/** AUM-04. */
export const UsesAnotherAccount = meta.story({
  args: { view: undefined },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await press('Use another account');
    await shown(() => screen.getByRole('heading', { name: 'Sign in' }));
  },
});

export const OnAPhone = meta.story({ args: { view: 'sign-up' }, globals: { viewport: { value: 'phone' } } });

export const ForgotPasswordOnAPhone = meta.story({ args: { view: 'forgot-password' }, globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ args: { view: 'sign-up' }, globals: { direction: 'rtl' } });
