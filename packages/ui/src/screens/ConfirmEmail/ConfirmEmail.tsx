import { lazy } from 'react';
import type { ConfirmEmailProps } from './Confirmation';
import { LazyPart } from '../LazyPart';

const Confirmation = lazy(() => import('./Confirmation').then((module) => ({ default: module.Confirmation })));

/** Where the link of the confirmation mail leads. Loaded when somebody follows one. */
export function ConfirmEmail(props: ConfirmEmailProps) {
  return (
    <LazyPart>
      <Confirmation {...props} />
    </LazyPart>
  );
}
