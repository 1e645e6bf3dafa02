import type { Logger } from 'pino';
import type { Database } from '../database/pool';
import { previewOf } from '../pictures/preview';
import type { GenerationProgress } from '../ports/generators/generator';
import { saveProgress, type ClaimedJob } from './store';

export interface ProgressWriter {
  /** Stores a state; replaces a pending one. */
  write(progress: GenerationProgress): void;
  /** Resolves when no write is in flight; a pending state is dropped. */
  stop(): Promise<void>;
}

/** Writes one state at a time, so that a slow database or encoder skips frames instead of falling behind. */
export function openProgressWriter(db: Database, job: ClaimedJob, log: Logger): ProgressWriter {
  let waiting: GenerationProgress | null = null;
  let writing: Promise<void> | null = null;
  let isStopped = false;

  async function writeAll(): Promise<void> {
    while (waiting) {
      const { stage, fraction, frame } = waiting;
      waiting = null;
      try {
        const preview = frame ? await previewOf(frame) : null;
        await saveProgress(db, job, { stage, fraction, preview });
      } catch (error) {
        log.warn({ err: error, job: job.id }, 'progress was not written');
      }
    }
    writing = null;
  }

  return {
    write: (progress) => {
      if (isStopped) return;
      waiting = progress.frame ? progress : { ...progress, frame: waiting?.frame };
      writing ??= writeAll();
    },
    stop: async () => {
      isStopped = true;
      waiting = null;
      await writing;
    },
  };
}
