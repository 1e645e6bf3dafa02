import { loadedLater } from '../../../utils/loadedLater';
import { LazyPart } from '../../session';
import type { WorkbenchProps } from './Workbench';

const workbench = loadedLater(async () => (await import('./Workbench')).Workbench);

/** Fetches the code of the page ahead. */
export const loadWorkbench = workbench.load;

/** The page of a piece; loaded on demand. */
export function LazyWorkbench(props: WorkbenchProps) {
  return (
    <LazyPart>
      <workbench.Part {...props} />
    </LazyPart>
  );
}
