import { useState } from 'react';
import { AsyncBoundary, useApp } from '../../session';
import { lazyWithPreload } from '../../../utils/lazyWithPreload';

const AuthModal = lazyWithPreload(() => import('./AuthModal').then((module) => module.AuthModal));

/** Sign-in, sign-up, password reset and the pending confirmation. Loaded when it is first needed. */
export function LazyAuthModal() {
  const isNeeded = useApp().auth.view !== 'closed';
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <AsyncBoundary>
      <AuthModal />
    </AsyncBoundary>
  );
}
