import { build as viteBuild } from 'vite';
import { buildServer } from '../../../server/build';
import { buildWhenChanged } from './sources';

/** The app and the server, ready to run; each is built only when its sources changed. */
export async function buildProduct(): Promise<void> {
  await buildWhenChanged('app', ['apps/web', 'packages/contract', 'packages/ui'], 'apps/web/dist/index.html', async () => {
    await viteBuild({ root: 'apps/web', logLevel: 'warn' });
  });
  await buildWhenChanged(
    'server',
    ['server/src', 'server/build.ts', 'packages/contract', 'packages/design', 'packages/renderer'],
    'server/dist/main.js',
    buildServer,
  );
}
