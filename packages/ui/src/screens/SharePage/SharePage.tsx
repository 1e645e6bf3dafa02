import { lazy } from 'react';
import type { SharePageProps } from './shareProps';
import { Waiting } from './Waiting';
import { LazyPart } from '../LazyPart';

const SharedPiece = lazy(() => import('./SharedPiece').then((module) => ({ default: module.SharedPiece })));

/** The page behind a share link; its code comes when somebody follows one. */
export function SharePage(props: SharePageProps) {
  return (
    <LazyPart fallback={<Waiting />}>
      <SharedPiece {...props} />
    </LazyPart>
  );
}
