import { serveRenderer } from '../render/serve';
import { fixturePiece } from './fixture';

serveRenderer({
  build(spec) {
    if (spec.prompt === 'cannot be built') throw new Error('The shank has no thickness.');
    if (spec.prompt === 'stops the worker') process.exit(7);
    if (spec.prompt === 'never ends') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    return fixturePiece(spec);
  },
  draft: fixturePiece,
  sketch: () => null,
});
