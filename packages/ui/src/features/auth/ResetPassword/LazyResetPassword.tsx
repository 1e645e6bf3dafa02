import { lazyWithPreload } from '../../../utils/lazyWithPreload';
import type { ResetPasswordProps } from './ResetPassword';
import { AsyncBoundary } from '../../session';

const ResetPassword = lazyWithPreload(() => import('./ResetPassword').then((module) => module.ResetPassword));

/** The target of the link in a password reset email, loaded on demand. */
export function LazyResetPassword(props: ResetPasswordProps) {
  return (
    <AsyncBoundary>
      <ResetPassword {...props} />
    </AsyncBoundary>
  );
}
