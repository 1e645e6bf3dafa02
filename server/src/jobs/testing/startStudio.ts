import { startApp, type SignedUp, type TestApp } from '../../testing/startApp';
import type { Generator } from '../../ports/generators/generator';
import { startWorker, type GenerationWorker, type WorkerOptions } from '../worker';
import { fakeGenerator, type FakeGenerator } from './fakeGenerator';

export interface Studio<G extends Generator> extends TestApp {
  readonly generator: G;
  readonly worker: GenerationWorker;
}

/** The real server with a worker; only the generator is scripted. */
export async function startStudioWith<G extends Generator>(
  generator: G,
  options: Partial<WorkerOptions> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<Studio<G>> {
  const app = await startApp({ environment });
  const worker = await startWorker({ ...app.deps, generator }, { graceMs: 0, ...options });
  return {
    ...app,
    generator,
    worker,
    close: async () => {
      await worker.stop();
      await generator.close();
      await app.close();
    },
  };
}

export const startStudio = (options: Partial<WorkerOptions> = {}): Promise<Studio<FakeGenerator>> =>
  startStudioWith(fakeGenerator(), options);

/** Lets the scripted generator finish and waits until no job is left. */
export async function finishJobs({ generator, deps }: Studio<FakeGenerator>): Promise<void> {
  generator.release();
  await eventually(
    'no job is left',
    async () => (await deps.db('generation_jobs').whereIn('status', ['queued', 'running'])).length === 0,
  );
}

/** How many pictures count against the daily limit of a client's account. */
export async function usedToday(client: SignedUp['client']): Promise<number> {
  return (await client.get('/api/usage')).body.count as number;
}

/** Polls for 40 s until the response matches, and fails with the expectation. */
export async function eventually(promise: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 1_600; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Never came true: ${promise}`);
}
