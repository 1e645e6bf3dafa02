import { lazy } from 'react';
import { useApp } from '../appContext';
import { LazyPart } from '../LazyPart';

const Collection = lazy(() => import('./Collection').then((module) => ({ default: module.Collection })));

/** One's own pictures in a dialog, from any page. Its code comes when it is first opened. */
export function MyJewelry() {
  if (useApp().dialog !== 'my-jewelry') return null;
  return (
    <LazyPart>
      <Collection />
    </LazyPart>
  );
}
