import { TEXTS } from '@jewelry/contract';
import { HttpError } from '../../http/errors';
import type { HandlersOf } from '../../http/serve';

type PieceCalls =
  | 'piece' | 'chooseVersion' | 'pieceVersion' | 'partsMap' | 'changePiece' | 'draftChange' | 'pieceVariations' | 'versionView' | 'renameVersion' | 'deleteVersion';

const unavailable = (): never => {
  throw new HttpError(503, 'unavailable', TEXTS.unavailable);
};

/** Pieces are not served yet: every call answers 503. */
export const pieceHandlers = (): HandlersOf<PieceCalls> => ({
  piece: unavailable,
  chooseVersion: unavailable,
  pieceVersion: unavailable,
  partsMap: unavailable,
  changePiece: unavailable,
  draftChange: unavailable,
  pieceVariations: unavailable,
  versionView: unavailable,
  renameVersion: unavailable,
  deleteVersion: unavailable,
});
