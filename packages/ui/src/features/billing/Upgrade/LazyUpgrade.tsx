import { lazy, useEffect } from 'react';
import { keepIntent, LazyPart, useApp, useSession } from '../../session';
import { browserStorage } from '../../../utils/browserStorage';
import type { UpgradeProps } from './upgradeProps';

const Upgrade = lazy(() => import('./Upgrade').then((module) => ({ default: module.Upgrade })));

/** The plans page. An anonymous visitor is redirected home to sign in, and returns here afterwards. */
export function LazyUpgrade(props: UpgradeProps) {
  const { navigate, auth } = useApp();
  const { user, isLoading } = useSession();
  const isAnonymous = user === null && !isLoading;
  const { open } = auth;
  useEffect(() => {
    if (!isAnonymous || browserStorage.get('isSigningOut')) return;
    keepIntent({ action: 'upgrade' });
    navigate('/', { replace: true });
    open();
  }, [isAnonymous, navigate, open]);
  if (!user) return null;
  return (
    <LazyPart>
      <Upgrade key={user.id} user={user} {...props} />
    </LazyPart>
  );
}
