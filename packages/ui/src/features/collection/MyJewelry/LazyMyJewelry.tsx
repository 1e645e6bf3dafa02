import { AsyncBoundary, useApp } from '../../session';
import { lazyWithPreload } from '../../../utils/lazyWithPreload';

const MyJewelry = lazyWithPreload(() => import('./MyJewelry').then((module) => module.MyJewelry));

/** One's own pictures in a dialog, from any page. Its code comes when it is first opened. */
export function LazyMyJewelry() {
  if (useApp().dialog !== 'my-jewelry') return null;
  return (
    <AsyncBoundary>
      <MyJewelry />
    </AsyncBoundary>
  );
}
