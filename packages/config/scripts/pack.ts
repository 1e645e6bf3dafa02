import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { buildLibrary, LIBRARIES, packLibrary } from '../library';

/** `npm run pack`: the tarballs of the published packages, in `.cache/packages`. */
const { status } = spawnSync(resolve('node_modules/.bin/tsc'), ['-b', '--singleThreaded'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
for (const folder of LIBRARIES) {
  await buildLibrary(folder);
  process.stdout.write(`${packLibrary(folder, resolve('.cache/packages'))}\n`);
}
