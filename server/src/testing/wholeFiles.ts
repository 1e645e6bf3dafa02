import { pino } from 'pino';
import { startEmbedded } from '../database/embedded/supervisor';
import { connect } from '../database/pool';
import type { Deps } from '../deps';
import { discardFeedbackFiles, missingFeedbackFiles } from '../features/feedback/store';
import { missingFiles } from '../features/images/files';
import { discardFiles } from '../features/images/removal';
import { orphanFiles } from '../jobs/sweepFiles';
import { openDeps } from '../open';
import { testConfig } from './config';

/**
 * Checks that every file belongs to an image or a report, and that these have their files.
 * @throws Error that names surplus and missing files
 */
export async function requireWholeFiles(deps: Deps): Promise<void> {
  await discardFiles(deps);
  await discardFeedbackFiles(deps);
  const orphans: string[] = [];
  for await (const batch of orphanFiles(deps, new Date(Date.now() + 1_000))) orphans.push(...batch);
  const missing = [...(await missingFiles(deps)), ...(await missingFeedbackFiles(deps))];
  if (orphans.length + missing.length > 0)
    throw new Error(`Orphaned files: ${orphans.join(', ')}; missing files: ${missing.join(', ')}`);
}

/** The same for the data directory of a stopped server with the embedded database. */
export async function requireWholeFilesIn(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir });
  const connections = connect(embedded.url, () => {});
  try {
    const opened = await openDeps({ config: testConfig(dataDir), connections, log: pino({ level: 'silent' }) });
    try {
      await requireWholeFiles(opened.deps);
    } finally {
      await opened.close();
    }
  } finally {
    await connections.close();
    await embedded.stop();
  }
}
