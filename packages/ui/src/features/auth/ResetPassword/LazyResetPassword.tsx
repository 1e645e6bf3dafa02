import { lazy } from 'react';
import type { ResetPasswordProps } from './ResetPassword';
import { LazyPart } from '../../session';

const ResetPassword = lazy(() => import('./ResetPassword').then((module) => ({ default: module.ResetPassword })));

/** Where the link of the mail for a forgotten password leads. Loaded when somebody follows one. */
export function LazyResetPassword(props: ResetPasswordProps) {
  return (
    <LazyPart>
      <ResetPassword {...props} />
    </LazyPart>
  );
}
