import { lazy, useEffect } from 'react';
import { keepIntent } from '../../data/intent';
import { useSession } from '../../data/useSession';
import { browserStorage } from '../../hooks/browserStorage';
import { useApp } from '../appContext';
import { LazyPart } from '../LazyPart';
import type { UpgradeProps } from './upgradeProps';

const PlansPage = lazy(() => import('./PlansPage').then((module) => ({ default: module.PlansPage })));

/**
 * The plans page. For an account alone: whoever has none is led home and asked to sign in, and comes back here afterwards
 * (RTE-07).
 */
export function Upgrade(props: UpgradeProps) {
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
      <PlansPage key={user.id} user={user} {...props} />
    </LazyPart>
  );
}
