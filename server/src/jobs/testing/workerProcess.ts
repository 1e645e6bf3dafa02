import { pino } from 'pino';
import { systemClock } from '../../clock';
import { connect } from '../../database/pool';
import { fileStorage } from '../../ports/storage/fileStorage';
import type { Storage } from '../../ports/storage/storage';
import { listenForJobs } from '../signals';
import { startWorker } from '../worker';
import type { Generator } from '../../ports/generators/generator';
import { fakeGenerator } from './fakeGenerator';

/** Points at which the process pauses, so that a test can kill it; `gated` continues on a signal. */
export type FaultPoint = 'making' | 'made' | 'stored' | 'gated';

/** A picture of the stand-in is three files: the original, a clean and a marked rendition. */
const FILES_OF_A_PICTURE = 3;

/**
 * A worker process: `node worker-process.js <database url> <directory> <fault point>`. A line on stdin opens
 * the gate; the end of stdin stops the worker. Writes `stopped` to stdout when the generator is aborted.
 */
async function main([url = '', directory = '', fault = '']: string[]): Promise<void> {
  const log = pino({ level: 'silent' });
  const { db, pool } = connect(url, () => {});
  const generator = fakeGenerator();
  const files = fileStorage(directory);
  let puts = 0;
  const standStill = (): Promise<never> => {
    process.stdout.write(`${fault}\n`);
    return new Promise(() => {});
  };
  const storage: Storage = {
    ...files,
    put: async (key, bytes) => {
      if (fault === 'made') await standStill();
      await files.put(key, bytes);
      puts += 1;
      if (fault === 'stored' && puts === FILES_OF_A_PICTURE) await standStill();
    },
  };
  if (fault === 'gated') generator.hold();
  const faulty: Generator = {
    ...generator,
    generate: (...call) => {
      if (fault === 'making') return standStill();
      if (fault === 'gated') process.stdout.write('gated\n');
      call[1].signal.addEventListener('abort', () => process.stdout.write('stopped\n'));
      return generator.generate(...call);
    },
  };
  // Leases end when a test says so: a short one also ends on a loaded machine.
  const options = { leaseMs: 60_000, sweepMs: 200 };
  const worker = await startWorker(
    { db, pool, log, storage, generator: faulty, signals: listenForJobs(pool, log), clock: systemClock },
    options,
  );
  process.stdin.on('data', () => generator.release());
  process.stdin.on('end', () => void worker.stop().then(() => process.exit(0)));
  process.stdout.write('ready\n');
}

await main(process.argv.slice(2));
