import { lazy, useState } from 'react';
import { useSession } from '../../data/useSession';
import { useApp } from '../appContext';
import { LazyPart } from '../LazyPart';

const AccountDialog = lazy(() => import('./AccountDialog').then((module) => ({ default: module.AccountDialog })));

/** The settings of the account that is signed in. Loaded when they are first opened. */
export function AccountSettings() {
  const isOpen = useApp().dialog === 'account-settings';
  const { user } = useSession();
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen || !user) return null;
  return (
    <LazyPart>
      <AccountDialog key={user.id} user={user} />
    </LazyPart>
  );
}
