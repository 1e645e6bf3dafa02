export { hydratePiece, pieceKeys, pieceQuery } from './queries';
export { LazyWorkbench, loadWorkbench } from './Workbench/LazyWorkbench';
