import { lazy } from 'react';
import type { ConfirmEmailProps } from './ConfirmEmail';
import { LazyPart } from '../../session';

const ConfirmEmail = lazy(() => import('./ConfirmEmail').then((module) => ({ default: module.ConfirmEmail })));

/** The target of the link in a confirmation email, loaded on demand. */
export function LazyConfirmEmail(props: ConfirmEmailProps) {
  return (
    <LazyPart>
      <ConfirmEmail {...props} />
    </LazyPart>
  );
}
