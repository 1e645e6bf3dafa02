import { lazy, useState } from 'react';
import { useApp } from '../appContext';
import { LazyPart } from '../LazyPart';

const AuthDialog = lazy(() => import('./AuthDialog').then((module) => ({ default: module.AuthDialog })));

/** Sign in, sign up, a forgotten password, and the wait for a confirmation. It is loaded when it is first needed. */
export function AuthModal() {
  const isNeeded = useApp().auth.view !== 'closed';
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <LazyPart>
      <AuthDialog />
    </LazyPart>
  );
}
