import { useState } from 'react';
import { AsyncBoundary, useApp, useSession } from '../../features/session';
import { lazyWithPreload } from '../../utils/lazyWithPreload';

const AccountSettings = lazyWithPreload(() => import('./AccountSettings').then((module) => module.AccountSettings));

/** The settings of the signed-in account, loaded when first opened, and reset each time. */
export function LazyAccountSettings() {
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
    <AsyncBoundary>
      <AccountSettings key={`${user.id} ${openings}`} user={user} />
    </AsyncBoundary>
  );
}
