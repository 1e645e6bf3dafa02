import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type SignedUp, type TestApp } from '../../../testing/startApp';
import { PAGE } from './documents';

export interface Pages {
  app: TestApp;
  /** Holds `index.html`. */
  appDirectory: string;
  /** A pro account, so that its images can be private. */
  owner: SignedUp;
  /** Removes all images and resets the counters. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the app with `PAGE` in place of the built page. */
export async function startPages(): Promise<Pages> {
  const appDirectory = mkdtempSync(join(tmpdir(), 'filigree-pages-'));
  writeFileSync(join(appDirectory, 'index.html'), PAGE);
  const app = await startApp({ appDirectory, environment: { PUBLIC_URL: 'https://filigree.example' } });
  return {
    app,
    appDirectory,
    owner: await app.signUp({ plan: 'pro' }),
    clear: async () => {
      await app.deps.db('images').delete();
      await app.deps.db('counters').update({ n: 0 });
    },
    close: async () => {
      await app.close();
      rmSync(appDirectory, { recursive: true });
    },
  };
}
