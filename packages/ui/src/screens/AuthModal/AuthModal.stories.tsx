import { MOCK_PASSWORD, scenarios } from '@jewelry/mocks';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { browserStorage } from '../../hooks/browserStorage';
import { ToastRegion } from '../../primitives/Toast/ToastRegion';
import { useApp } from '../appContext';
import type { AuthView } from '../authMachine';
import { InApp } from '../testing/InApp';
import { besidesAnnouncements, shown } from '../testing/storyTools';
import { AuthModal } from './AuthModal';

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
  beforeEach: ({ msw }) => {
    onReload.mockClear();
    msw.use(...scenarios.anonymous());
  },
});

const fill = async (email: string, password: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
};

export const Default = meta.story({
  play: async () => {
    await shown(() => screen.getByRole('heading', { name: 'Sign in' }));
  },
});

export const SignUp = meta.story({ args: { view: 'sign-up' } });

/** AUM-09, AUM-10: a stored code opens the sign-up, and stands in it. */
export const WithPromoCode = meta.story({
  args: { view: undefined },
  beforeEach: () => {
    browserStorage.set('promo_code', 'atelier24');
  },
  play: async () => {
    await shown(() => screen.getByRole('heading', { name: 'Create an account' }));
    await expect(screen.getByLabelText('Promo code')).toHaveValue('atelier24');
    await expect(screen.getByLabelText('Promo code')).toHaveAttribute('readonly');
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

/** AUM-13, ERR-01. */
export const WrongPassword = meta.story({
  play: async () => {
    await fill('free@example.com', 'not this one');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
    await expect(screen.getByLabelText('Email')).toHaveValue('free@example.com');
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offlineAnonymous());
  },
  play: async () => {
    await fill('free@example.com', MOCK_PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to sign in');
  },
});

export const NothingEntered = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await shown(() => screen.getByText('Enter your email'));
    await shown(() => screen.getByText('Enter your password'));
  },
});

/** AUM-08. */
export const TermsNotAccepted = meta.story({
  args: { view: 'sign-up' },
  play: async () => {
    await fill('layla@example.com', 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await shown(() => screen.getByText('You must accept the Terms of Use to create an account'));
  },
});

/** AUM-06, AUM-07: what was entered is still there when the terms have been read. */
export const TermsReadAndAccepted = meta.story({
  args: { view: 'sign-up' },
  play: async ({ step }) => {
    await fill('layla@example.com', 'a long password');
    await step('read the terms', async () => userEvent.click(screen.getByText('Terms of Use')));
    await step('accept', async () => userEvent.click(await screen.findByRole('button', { name: 'I Understand and Accept' })));
    await step('the box is ticked, nothing is lost', async () => {
      await expect(await screen.findByRole('checkbox')).toBeChecked();
      await expect(screen.getByLabelText('Email')).toHaveValue('layla@example.com');
    });
  },
});

/** Whose address it is stays untold; the mail says more. */
export const AddressTaken = meta.story({
  args: { view: 'sign-up' },
  play: async () => {
    await fill('pro@example.com', 'a long password');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await shown(() => screen.getByText(/We sent a mail to pro@example.com/));
    await shown(() => screen.getByRole('heading', { name: 'Sign in' }));
  },
});

/** AUM-04, STA-10: forced on whoever has not confirmed, and left only by signing out. */
export const ConfirmationRequired = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await shown(() => screen.getByText('unconfirmed@example.com'));
    await userEvent.keyboard('{Escape}');
    await shown(() => screen.getByText('unconfirmed@example.com'));
  },
});

/** ERR-05. */
export const ConfirmationSentAgain = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Send the link again/ }));
    await shown(() => screen.getByText('Confirmation email sent'));
  },
});

export const OnAPhone = meta.story({ args: { view: 'sign-up' }, globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ args: { view: 'sign-up' }, globals: { direction: 'rtl' } });
