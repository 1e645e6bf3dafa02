import { lazy } from 'react';
import type { ResetPasswordProps } from './NewPassword';
import { LazyPart } from '../LazyPart';

const NewPassword = lazy(() => import('./NewPassword').then((module) => ({ default: module.NewPassword })));

/** Where the link of the mail for a forgotten password leads (AUM-14). Loaded when somebody follows one. */
export function ResetPassword(props: ResetPasswordProps) {
  return (
    <LazyPart>
      <NewPassword {...props} />
    </LazyPart>
  );
}
