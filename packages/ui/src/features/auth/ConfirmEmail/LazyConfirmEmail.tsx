import { lazyWithPreload } from '../../../utils/lazyWithPreload';
import type { ConfirmEmailProps } from './ConfirmEmail';
import { AsyncBoundary } from '../../session';

const ConfirmEmail = lazyWithPreload(() => import('./ConfirmEmail').then((module) => module.ConfirmEmail));

/** The target of the link in a confirmation email, loaded on demand. */
export function LazyConfirmEmail(props: ConfirmEmailProps) {
  return (
    <AsyncBoundary>
      <ConfirmEmail {...props} />
    </AsyncBoundary>
  );
}
