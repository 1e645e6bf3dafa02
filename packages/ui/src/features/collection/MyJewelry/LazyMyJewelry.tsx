import { lazy } from 'react';
import { LazyPart, useApp } from '../../session';

const MyJewelry = lazy(() => import('./MyJewelry').then((module) => ({ default: module.MyJewelry })));

/** One's own pictures in a dialog, from any page. Its code comes when it is first opened. */
export function LazyMyJewelry() {
  if (useApp().dialog !== 'my-jewelry') return null;
  return (
    <LazyPart>
      <MyJewelry />
    </LazyPart>
  );
}
