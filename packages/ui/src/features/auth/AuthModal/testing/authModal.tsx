import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { appMessages } from '../../../../i18n/messages';
import { ToastRegion } from '../../../../components/Toast/ToastRegion';
import { useApp } from '../../../session/appContext';
import type { AuthView } from '../../../session/appContext';
import { InApp } from '../../../../testing/InApp';
import { enterText } from '../../../../testing/storyTools';
import { LazyAuthModal } from '../LazyAuthModal';
/** Imported by the stories, so that the first one does not wait for it. */
import '../AuthModal';

const onReload = fn();

interface OpenedAuthModalProps {
  /** The view to open; by default the app decides. */
  view?: AuthView;
}

/** The open dialog, within the app and its toast region. */
export function OpenedAuthModal(props: OpenedAuthModalProps) {
  return (
    <InApp onReload={onReload}>
      <Opening {...props} />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  );
}

function Opening({ view }: OpenedAuthModalProps) {
  const { open } = useApp().auth;
  useEffect(() => open(view), [open, view]);
  return <LazyAuthModal />;
}

export const fill = async (email: string, password: string): Promise<void> => {
  await enterText(await screen.findByLabelText('Email'), email);
  await enterText(screen.getByLabelText('Password'), password);
};

export const follow = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('link', { name }));
export const alerted = async (sentence: string): Promise<void> =>
  waitFor(() => expect(screen.getByText(sentence).closest('[role="alert"]')).toBeVisible());
