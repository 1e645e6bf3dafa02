export { hydratePiece, pieceKeys, pieceQuery } from './queries';
export { requestChange } from './requestedChange';
export { suggestionsFor } from './suggestions';
export { LazyWorkbench, loadWorkbench } from './Workbench/LazyWorkbench';
