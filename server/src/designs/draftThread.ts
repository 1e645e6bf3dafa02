/** Entry of the draft renderer's thread. The bundle emits it separately as `draft-worker.js`. */
import { constants, setPriority } from 'node:os';
import { buildPiece, draftPiece, sketchPiece } from '@jewelry/design';
import { serveRenderer } from '@jewelry/renderer';

// On Linux a priority is that of the calling thread (setpriority(2)); elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

serveRenderer({ build: buildPiece, draft: draftPiece, sketch: sketchPiece });
