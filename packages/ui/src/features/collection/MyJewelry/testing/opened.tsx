import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSession } from '../../../session/useSession';
import { Button } from '../../../../components/Button/Button';
import { useApp } from '../../../session/appContext';

/** The dialog, opened as by the header. */
export function Opened() {
  const { openDialog } = useApp();
  const { isAuthenticated } = useSession();
  useEffect(() => {
    if (isAuthenticated) openDialog('my-jewelry');
  }, [isAuthenticated, openDialog]);
  return <Button onPress={() => openDialog('my-jewelry')}>My Jewelry</Button>;
}

export const dialog = () => screen.findByRole('dialog', { name: 'My Jewelry' });
export const cards = async () =>
  within(await within(await dialog()).findByRole('list', { name: 'My Jewelry' })).getAllByRole('article');
/** Deletes with the card's menu, which holds the last of many actions. */
export async function deleteWithMenu(card: HTMLElement): Promise<void> {
  const [more] = await within(card).findAllByRole('button', { name: 'More actions' });
  more?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}

export const deleteAll = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete all images' }));

export const openFirst = async () => {
  await waitFor(async () => expect(await cards()).toHaveLength(12));
  const [card] = await cards();
  await userEvent.click(within(card as HTMLElement).getAllByRole('button')[0] as HTMLElement);
};
