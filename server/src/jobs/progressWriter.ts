import type { Logger } from 'pino';
import type { Database } from '../database/pool';
import { previewOf } from '../pictures/preview';
import type { GenerationProgress } from '../ports/generators/generator';
import { saveProgress, type ClaimedJob } from './store';

export interface ProgressWriter {
  /** Takes the newest state; one that is not yet written is replaced. */
  write(progress: GenerationProgress): void;
  /** Resolves when no write is in flight; waiting ones are dropped. */
  stop(): Promise<void>;
}

/** Writes progress one step at a time, so that a slow database or encoder skips frames and never falls behind. */
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
