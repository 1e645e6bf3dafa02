import { lazy, useState } from 'react';
import { LazyPart, useApp } from '../../session';

const AuthModal = lazy(() => import('./AuthModal').then((module) => ({ default: module.AuthModal })));

/** Sign in, sign up, a forgotten password, and the wait for a confirmation. It is loaded when it is first needed. */
export function LazyAuthModal() {
  const isNeeded = useApp().auth.view !== 'closed';
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <LazyPart>
      <AuthModal />
    </LazyPart>
  );
}
