import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deps } from '../../deps';
import { admitJob } from '../../features/generation/store';
import type { StorageArea } from '../../ports/storage/storage';
import { bundled } from '../../testing/bundle';
import { startApp, type SignedUp, type TestApp } from '../../testing/startApp';
import { claimJob, type ClaimedJob } from '../store';
import { startWorker, type GenerationWorker, type WorkerOptions } from '../worker';
import type { FakeGenerator } from './fakeGenerator';
import { eventually } from './startStudio';
import type { FaultPoint } from './workerProcess';

/** A worker process that pauses at a point of its job. */
interface WorkerProcess {
  readonly child: ChildProcess;
  /** Whether it has reached the point. */
  readonly reached: () => boolean;
  /** Whether its generator was aborted. */
  readonly isStopped: () => boolean;
}

interface JobState {
  readonly status: string;
  /** Images of the account. */
  readonly images: number;
  /** Images of the prompt in the public gallery. */
  readonly listed: number;
  /** Images of the day's quota. */
  readonly used: number;
}

/** The server without a worker; every job belongs to a new account. */
export interface WorkerSuite {
  readonly app: TestApp;
  /** The owner of the last job. */
  person: SignedUp;
  /** A worker in this process. */
  startWorker(
    generator: FakeGenerator,
    options?: Partial<WorkerOptions>,
    deps?: Partial<Deps>,
  ): Promise<GenerationWorker>;
  startProcess(fault: FaultPoint): Promise<WorkerProcess>;
  /** Signs up a new account and queues its job; returns the id of the job. */
  addJob(): Promise<string>;
  claim(job: string): Promise<ClaimedJob>;
  /** Expires the lease of a job. */
  expire(job: string): Promise<unknown>;
  stateOf(job: string): Promise<JobState>;
  countFiles(area: StorageArea): Promise<number>;
  /** Stops all workers and deletes all jobs. */
  reset(): Promise<void>;
}

/** Starts the server. Call reset after each test and close the app after the last. */
export async function startWorkerSuite(): Promise<WorkerSuite> {
  const app = await startApp();
  const workers: GenerationWorker[] = [];
  const children: ChildProcess[] = [];
  const jobs = () => app.deps.db('generation_jobs');
  const suite: WorkerSuite = {
    app,
    person: await app.signUp(),
    startWorker: async (generator, options = {}, deps = {}) => {
      const worker = await startWorker({ ...app.deps, ...deps, generator }, { graceMs: 0, sweepMs: 100, ...options });
      workers.push(worker);
      return worker;
    },
    startProcess: async (fault) => {
      const { config, pool } = app.deps;
      const url = pool.options.connectionString ?? '';
      const script = fileURLToPath(bundled('worker-process'));
      const args = [script, url, join(config.dataDir, 'files'), fault];
      const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
      children.push(child);
      let output = '';
      child.stdout.on('data', (text: Buffer) => (output += text));
      await eventually('the worker process is ready', () => output.includes('ready'));
      return { child, reached: () => output.includes(fault), isStopped: () => output.includes('stopped') };
    },
    addJob: async () => {
      suite.person = await app.signUp();
      const admission = await admitJob(app.deps.db, {
        user: suite.person.id,
        limit: 5,
        request: { prompt: 'a ring' },
        isPrivate: false,
        key: null,
        hash: Buffer.alloc(32),
      });
      if (admission.outcome !== 'accepted') throw new Error(admission.outcome);
      return admission.job;
    },
    claim: async (job) => {
      const claimed = await claimJob(app.deps.db, job, 60_000);
      if (!claimed) throw new Error('The job could not be claimed');
      return claimed;
    },
    expire: async (job) =>
      jobs()
        .where({ id: job })
        .update({ lease_until: new Date(0) }),
    stateOf: async (job) => {
      const { person } = suite;
      const { status } = await jobs().where({ id: job }).first('status');
      const images = await app.deps.db('images').where({ user_id: person.id });
      const listed = (await app.client().get('/api/images/recent')).body.images as { prompt: string }[];
      return {
        status,
        images: images.length,
        listed: listed.filter(({ prompt }) => prompt === 'a ring').length,
        used: (await person.client.get('/api/usage')).body.count,
      };
    },
    countFiles: async (area) => {
      let count = 0;
      for await (const _ of app.deps.storage.list(area)) count += 1;
      return count;
    },
    reset: async () => {
      for (const child of children.splice(0)) child.kill('SIGKILL');
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
      await jobs().delete();
    },
  };
  return suite;
}
