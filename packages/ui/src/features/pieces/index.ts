export { useSpokenChanges } from './mutations';
export { hydratePiece, pieceQuery } from './queries';
export { requestChange } from './requestedChange';
export { signedUsd } from './messages';
export { suggestedDraftQuery } from './suggestedDraft';
export { suggestionsFor } from './suggestions';
export { LazyWorkbench, loadWorkbench } from './Workbench/LazyWorkbench';
