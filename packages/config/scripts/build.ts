import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { buildServer } from '../../../server/build';
import { buildWhenChanged } from './sources';

/** Runs Vite in a child process, since it sets NODE_ENV to production. */
async function buildApp(...options: string[]): Promise<void> {
  const vite = spawn(resolve('node_modules/.bin/vite'), ['build', 'apps/web', '--logLevel', 'error', ...options], {
    stdio: ['ignore', 2, 2],
  });
  const [code] = (await once(vite, 'close')) as [number | null];
  if (code !== 0) throw new Error('The app could not be built.');
}

/** Builds the app and the server, each only when its sources have changed. */
export async function buildProduct(): Promise<void> {
  await buildWhenChanged(
    'app',
    ['apps/web', 'packages/contract', 'packages/ui'],
    'apps/web/dist/index.html',
    async () => {
      await buildApp();
      await buildApp('--ssr', 'src/renderPage.tsx');
    },
  );
  await buildWhenChanged(
    'server',
    ['server/src', 'server/build.ts', 'packages/contract', 'packages/design', 'packages/renderer'],
    'server/dist/main.js',
    buildServer,
  );
}
