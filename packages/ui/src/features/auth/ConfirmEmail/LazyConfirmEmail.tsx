import { lazy } from 'react';
import type { ConfirmEmailProps } from './ConfirmEmail';
import { LazyPart } from '../../session';

const ConfirmEmail = lazy(() => import('./ConfirmEmail').then((module) => ({ default: module.ConfirmEmail })));

/** Where the link of the confirmation mail leads. Loaded when somebody follows one. */
export function LazyConfirmEmail(props: ConfirmEmailProps) {
  return (
    <LazyPart>
      <ConfirmEmail {...props} />
    </LazyPart>
  );
}
