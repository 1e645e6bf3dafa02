import { lazy, Suspense } from 'react';
import type { ResetPasswordProps } from './NewPassword';

const NewPassword = lazy(() => import('./NewPassword').then((module) => ({ default: module.NewPassword })));

/** Where the link of the mail for a forgotten password leads (AUM-14). Loaded when somebody follows one. */
export function ResetPassword(props: ResetPasswordProps) {
  return (
    <Suspense fallback={null}>
      <NewPassword {...props} />
    </Suspense>
  );
}
