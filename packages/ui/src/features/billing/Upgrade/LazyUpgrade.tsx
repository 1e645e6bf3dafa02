import { PATHS } from '@jewelry/contract/constants';
import { useEffect } from 'react';
import { storeIntent, AsyncBoundary, useApp, useSession } from '../../session';
import { browserStorage } from '../../../utils/browserStorage';
import { lazyWithPreload } from '../../../utils/lazyWithPreload';
import type { UpgradeProps } from './upgradeProps';

const Upgrade = lazyWithPreload(() => import('./Upgrade').then((module) => module.Upgrade));

/** The plans page. An anonymous visitor is redirected home to sign in, and returns here afterwards. */
export function LazyUpgrade(props: UpgradeProps) {
  const { navigate, auth } = useApp();
  const { user, isLoading } = useSession();
  const isAnonymous = user === null && !isLoading;
  const { open } = auth;
  useEffect(() => {
    if (!isAnonymous || browserStorage.get('isSigningOut')) return;
    storeIntent({ action: 'upgrade' });
    navigate(PATHS.home, { replace: true });
    open();
  }, [isAnonymous, navigate, open]);
  if (!user) return null;
  return (
    <AsyncBoundary>
      <Upgrade key={user.id} user={user} {...props} />
    </AsyncBoundary>
  );
}
