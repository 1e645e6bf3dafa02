import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { appMessages } from '../../../i18n/messages';
import { ToastRegion } from '../../../components/Toast/ToastRegion';
import { useApp } from '../../../features/session/appContext';
import { InApp } from '../../../testing/InApp';
import { enterText, press } from '../../../testing/storyTools';
import { LazyAccountSettings } from '../LazyAccountSettings';
/** Imported by the stories, so that the first one does not wait for it. */
import '../AccountSettings';

/** Records the last navigation. */
export const onNavigate = fn();

/** The open settings, inside the app and its toast region. */
export function OpenedSettings() {
  return (
    <InApp path="/imagine" onNavigate={onNavigate} upgradeHref="/upgrade">
      <Opening />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  );
}

function Opening() {
  const { openDialog } = useApp();
  useEffect(() => openDialog('account-settings'), [openDialog]);
  return <LazyAccountSettings />;
}

export const openTab = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('tab', { name }));
export const enter = async (label: string, text: string): Promise<void> =>
  enterText(await screen.findByLabelText(label), text);
export const described = async (label: string, words: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
export const alerted = async (message: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));

export async function changePassword(current: string, password: string, confirmation = password): Promise<void> {
  await openTab('Security');
  await enter('Current password', current);
  await enter('New password', password);
  await enter('Confirm new password', confirmation);
  await press('Update password');
}
