import { lazyWithPreload } from '../../../utils/lazyWithPreload';
import { AsyncBoundary } from '../../session';
import type { WorkbenchProps } from './Workbench';

const Workbench = lazyWithPreload(() => import('./Workbench').then((module) => module.Workbench));

/** Preloads the code of the page. */
export const loadWorkbench = Workbench.preload;

/** The page of a piece; loaded on demand. */
export function LazyWorkbench(props: WorkbenchProps) {
  return (
    <AsyncBoundary>
      <Workbench {...props} />
    </AsyncBoundary>
  );
}
