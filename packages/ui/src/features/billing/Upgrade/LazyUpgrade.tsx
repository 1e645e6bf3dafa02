import { lazy, useEffect } from 'react';
import { keepIntent, LazyPart, useApp, useSession } from '../../session';
import { browserStorage } from '../../../utils/browserStorage';
import type { UpgradeProps } from './upgradeProps';

const Upgrade = lazy(() => import('./Upgrade').then((module) => ({ default: module.Upgrade })));

/**
 * The plans page. For an account alone: whoever has none is led home and asked to sign in, and comes back here afterwards.
 */
export function LazyUpgrade(props: UpgradeProps) {
  const { navigate, auth } = useApp();
  const { user, isLoading } = useSession();
  const isStranger = user === null && !isLoading;
  const { open } = auth;
  useEffect(() => {
    if (!isStranger || browserStorage.get('isSigningOut')) return;
    keepIntent({ action: 'upgrade' });
    navigate('/', { replace: true });
    open();
  }, [isStranger, navigate, open]);
  if (!user) return null;
  return (
    <LazyPart>
      <Upgrade key={user.id} user={user} {...props} />
    </LazyPart>
  );
}
