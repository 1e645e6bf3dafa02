import { screen, userEvent, within } from 'storybook/test';
import { ToastRegion } from '../../../components/Toast/ToastRegion';
import { LazyAuthModal } from '../../../features/auth/AuthModal/LazyAuthModal';
import { appMessages } from '../../../i18n/messages';
import { InApp } from '../../../testing/InApp';
import { enterText } from '../../../testing/storyTools';
import { Studio, type StudioProps } from '../Studio';

/** The studio with the sign-in dialog and notifications. */
export function StudioPage(props: StudioProps) {
  return (
    <InApp path={props.route === 'home' ? '/' : '/imagine'} upgradeHref="/upgrade">
      <Studio {...props} />
      <LazyAuthModal />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  );
}

/** The prompt's text field. */
export const promptBox = () => screen.findByRole('textbox', { name: 'Describe your jewelry' });

/** Submits a prompt. */
export async function imagine(prompt: string): Promise<void> {
  await screen.findByRole('button', { name: /Imagine/ });
  await enterText(await promptBox(), prompt);
  await userEvent.click(await screen.findByRole('button', { name: /Imagine/ }));
}

/** The pieces in the tray, without loading skeletons. */
export const cardsIn = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('article');
