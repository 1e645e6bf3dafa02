import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSession } from '../../../session/useSession';
import { Button } from '../../../../components/Button/Button';
import { useApp } from '../../../session/appContext';

/** The dialog as the header opens it. */
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
/** The last of many actions is in the menu of the card. */
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
