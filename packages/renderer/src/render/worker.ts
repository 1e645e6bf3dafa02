/** Entry of a worker thread. A bundler emits it on its own as `renderer-worker.js`. */
import { buildPiece } from '@jewelry/design';
import { serveRenderer } from './serve';

serveRenderer(buildPiece);
