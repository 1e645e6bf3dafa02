import { lazy } from 'react';
import type { ResetPasswordProps } from './ResetPassword';
import { LazyPart } from '../../session';

const ResetPassword = lazy(() => import('./ResetPassword').then((module) => ({ default: module.ResetPassword })));

/** The target of the link in a password reset email, loaded on demand. */
export function LazyResetPassword(props: ResetPasswordProps) {
  return (
    <LazyPart>
      <ResetPassword {...props} />
    </LazyPart>
  );
}
