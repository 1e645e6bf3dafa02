/** Entry of a worker thread. A bundler emits it on its own as `renderer-worker.js`. */
import { buildPiece, draftPiece, sketchPiece } from '@jewelry/design';
import { serveRenderer } from './serve';

serveRenderer({ build: buildPiece, draft: draftPiece, sketch: sketchPiece });
