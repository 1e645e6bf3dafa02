import { AsyncBoundary, useApp } from '../../session';
import { lazyWithPreload } from '../../../utils/lazyWithPreload';

const MyJewelry = lazyWithPreload(() => import('./MyJewelry').then((module) => module.MyJewelry));

/** The user's pictures in a dialog, available on every page. Loaded when it is first opened. */
export function LazyMyJewelry() {
  if (useApp().dialog !== 'my-jewelry') return null;
  return (
    <AsyncBoundary>
      <MyJewelry />
    </AsyncBoundary>
  );
}
