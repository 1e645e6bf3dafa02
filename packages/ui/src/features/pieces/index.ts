export { hydratePiece } from './queries';
export { LazyWorkbench, loadWorkbench } from './Workbench/LazyWorkbench';
