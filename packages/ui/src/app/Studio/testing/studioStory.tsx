import { screen, userEvent, within } from 'storybook/test';
import { ToastRegion } from '../../../components/Toast/ToastRegion';
import { LazyAuthModal } from '../../../features/auth/AuthModal/LazyAuthModal';
import { appMessages } from '../../../i18n/messages';
import { InApp } from '../../../testing/InApp';
import { Studio, type StudioProps } from '../Studio';

/** The studio on its page, with the sign-in and notifications. */
export function StudioPage(props: StudioProps) {
  return (
    <InApp path={props.place === 'home' ? '/' : '/imagine'} upgradeHref="/upgrade">
      <Studio {...props} />
      <LazyAuthModal />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  );
}

/** The field of the prompt. */
export const promptBox = () => screen.findByRole('textbox', { name: 'Describe your jewelry' });

/** Submits a prompt. */
export async function imagine(prompt: string): Promise<void> {
  await screen.findByRole('button', { name: /Imagine/ });
  await userEvent.type(await promptBox(), prompt);
  await userEvent.click(await screen.findByRole('button', { name: /Imagine/ }));
}

/** The pieces in the tray; skeletons while it loads are none. */
export const cardsIn = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('article');
