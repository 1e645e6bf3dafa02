import { lazy, useState } from 'react';
import { useSession } from '../../data/useSession';
import { useApp } from '../appContext';
import { LazyPart } from '../LazyPart';

const AccountDialog = lazy(() => import('./AccountDialog').then((module) => ({ default: module.AccountDialog })));

/** The settings of the account that is signed in. Loaded when they are first opened, and begun anew each time. */
export function AccountSettings() {
  const isOpen = useApp().dialog === 'account-settings';
  const { user } = useSession();
  const [wasOpen, setWasOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpenings(openings + 1);
  }
  if (openings === 0 || !user) return null;
  return (
    <LazyPart>
      <AccountDialog key={`${user.id} ${openings}`} user={user} />
    </LazyPart>
  );
}
