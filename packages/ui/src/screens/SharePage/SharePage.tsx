import { lazy, Suspense } from 'react';
import type { SharePageProps } from './shareProps';
import { Waiting } from './Waiting';

const SharedPiece = lazy(() => import('./SharedPiece').then((module) => ({ default: module.SharedPiece })));

/** The page behind a share link; its code comes when somebody follows one. */
export function SharePage(props: SharePageProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <SharedPiece {...props} />
    </Suspense>
  );
}
