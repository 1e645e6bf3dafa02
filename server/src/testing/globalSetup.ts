import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../build';
import { startEmbedded } from '../database/embedded/supervisor';
import type { Installation } from '../database/embedded/binaries';
import { migrate } from '../database/migrate';
import { connect } from '../database/pool';
import { TEMPLATE } from './databases';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the cluster's first database, with the right to create others. */
    readonly databaseUrl: string;
    /** Folder of the built server, with a slash at its end. */
    readonly bundleUrl: string;
  }
}

const SYSTEM = '/usr/lib/postgresql';

/** The newest PostgreSQL of the system's packages, as Debian lays them out. */
function systemInstallation(): Installation {
  const [version] = existsSync(SYSTEM) ? readdirSync(SYSTEM).toSorted((a, b) => Number(b) - Number(a)) : [];
  if (!version) throw new Error(`TEST_DATABASE=system needs a PostgreSQL in ${SYSTEM}.`);
  return { native: join(SYSTEM, version), version };
}

/**
 * One cluster for the whole run, with a migrated template that every test application copies, and one build of the
 * server. TEST_DATABASE chooses the PostgreSQL: `embedded` (default) or `system`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'filigree-test-'));
  // Lets the unprivileged user of a root process reach its cluster.
  chmodSync(dataDir, 0o711);
  const installation = process.env.TEST_DATABASE === 'system' ? systemInstallation() : undefined;
  const cluster = await startEmbedded({ dataDir, installation, settings: ['fsync=off', 'max_connections=300'] });
  const admin = connect(cluster.url, () => {});
  await admin.db.raw(`create database ${TEMPLATE}`);
  await admin.close();
  const template = connect(cluster.url.replace(/\/postgres$/, `/${TEMPLATE}`), () => {});
  await migrate(template);
  await template.close();
  project.provide('databaseUrl', cluster.url);
  const bundle = resolve(`.cache/test-server-${process.pid}`);
  await buildServer(bundle, {
    'worker-process': fileURLToPath(new URL('../jobs/testing/workerProcess.ts', import.meta.url)),
  });
  project.provide('bundleUrl', `${pathToFileURL(bundle).href}/`);
  return async () => {
    await cluster.stop();
    rmSync(bundle, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
}
