import type { ChangeBody, Image, Piece, Version } from '@jewelry/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cacheRendition } from '../../components/Picture/renditionCache';
import { imageKeys, type ImagePages, withNewImage } from '../images';
import { call, isUnauthenticated, messageOf } from '../session';
import {
  cancelUnanswered,
  type ChangeEnd,
  type ChangeProgress,
  followJob,
  type JobOptions,
  NO_PROGRESS,
  runChange,
} from './changeJob';
import { pieceMessages } from './messages';
import { pieceKeys } from './queries';

/** A running change: its request and its progress. */
export interface Changing extends ChangeProgress {
  /** The text of the change, or a summary of its operations. */
  readonly text: string;
  /** The version that it starts from; null for a change that was started before the page loaded. */
  readonly from: string | null;
  /** ms since the epoch. */
  readonly startedAt: number;
  readonly isCancelling: boolean;
  /** Whether `text` was written by the user, and is then the text of the job. */
  readonly isByWords: boolean;
}

interface UseChange {
  readonly changing: Changing | null;
  /** Why the last change failed, in one sentence. */
  readonly problem: string | null;
  readonly clearProblem: () => void;
  /** Makes a change, unless one is running. @returns the id of the new version, null if there is none */
  readonly change: (body: ChangeBody, text: string) => Promise<string | null>;
  readonly cancel: () => void;
}

/** Lists show a piece once, by its newest version. */
function withVersion(pages: ImagePages | undefined, image: Image): ImagePages | undefined {
  const others = pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      images: page.images.filter(({ piece_id: id }) => id !== image.piece_id),
    })),
  };
  return withNewImage(others, image);
}

/** The one running change of a piece, also when it was started before the page loaded. */
export function useChange(
  pieceId: string,
  { onChanged }: { readonly onChanged: (versionId: string) => void },
): UseChange {
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState<Changing | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  /** The job that is currently followed. */
  const followed = useRef<string | null>(null);
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });

  const store = useCallback(
    (image: Image, version: Version | null): void => {
      queryClient.setQueryData<Piece>(pieceKeys.piece(pieceId), (piece) =>
        piece && version && !piece.versions.some(({ id }) => id === version.id)
          ? { ...piece, current: version.id, versions: [...piece.versions, version] }
          : piece,
      );
      if (!version) void queryClient.invalidateQueries({ queryKey: pieceKeys.piece(pieceId) });
      queryClient.setQueryData<ImagePages>(imageKeys.history, (pages) => withVersion(pages, image));
      void queryClient.invalidateQueries({ queryKey: imageKeys.public, refetchType: 'none' });
    },
    [queryClient, pieceId],
  );

  const follow = useCallback(
    async (
      { text, from, startedAt, isByWords }: Pick<Changing, 'text' | 'from' | 'startedAt' | 'isByWords'>,
      run: (options: JobOptions) => Promise<ChangeEnd>,
    ): Promise<string | null> => {
      if (running.current) return null;
      const controller = new AbortController();
      running.current = controller;
      followed.current = null;
      const { signal } = controller;
      let frame: string | null = null;
      const onProgress = (progress: Partial<ChangeProgress>): void => {
        if (signal.aborted) return;
        followed.current = progress.jobId ?? followed.current;
        frame = progress.preview ?? frame;
        setChanging((current) => current && { ...current, ...progress });
      };
      setProblem(null);
      setChanging({ ...NO_PROGRESS, text, from, startedAt, isByWords, isCancelling: false });
      try {
        const end = await run({ signal, onProgress });
        if (signal.aborted) return null;
        if (end.status === 'failed') setProblem(end.message || pieceMessages.failed);
        if (end.status !== 'done') return null;
        if (frame !== null) cacheRendition(end.image.image_url, frame);
        store(end.image, end.version);
        changed.current(end.image.id);
        return end.image.id;
      } catch (error) {
        if (!signal.aborted && !isUnauthenticated(error)) setProblem(messageOf(error) ?? pieceMessages.failed);
        return null;
      } finally {
        if (running.current === controller) {
          running.current = null;
          setChanging(null);
        }
      }
    },
    [store],
  );

  useEffect(() => {
    const looking = new AbortController();
    const resume = async (): Promise<void> => {
      const { jobs } = await call('generationJobs', { signal: looking.signal });
      const job = jobs.find(({ piece_id: id }) => id === pieceId);
      if (job && !looking.signal.aborted)
        await follow(
          { text: job.prompt, from: null, startedAt: Date.now() - job.elapsed_ms, isByWords: true },
          (options) => followJob(job.job_id, options),
        );
    };
    void resume().catch(() => undefined);
    return () => {
      looking.abort();
      running.current?.abort();
      running.current = null;
    };
  }, [pieceId, follow]);

  const stop = (): void => {
    running.current?.abort();
    running.current = null;
    setChanging(null);
  };

  /** The request may have arrived without a response: searches for its job, or its version if that was faster. */
  const abandon = async ({ text, startedAt, isByWords }: Changing): Promise<void> => {
    stop();
    const isOther = (jobId: string): boolean =>
      jobId !== followed.current && (running.current === null || followed.current !== null);
    const wasCancelled = await cancelUnanswered(pieceId, { words: isByWords ? text : null, startedAt }, isOther);
    if (!wasCancelled) void queryClient.invalidateQueries({ queryKey: pieceKeys.piece(pieceId) });
  };

  const cancelJob = async (jobId: string): Promise<void> => {
    try {
      const { status } = await call('cancelGeneration', { params: { jobId } });
      if (status === 'cancelled' && followed.current === jobId) stop();
    } catch {
      setChanging((current) => current && { ...current, isCancelling: false });
    }
  };

  const cancel = (): void => {
    if (!changing || changing.isCancelling) return;
    if (changing.jobId === null) return void abandon(changing);
    setChanging({ ...changing, isCancelling: true });
    void cancelJob(changing.jobId);
  };

  return {
    changing,
    problem,
    clearProblem: () => setProblem(null),
    change: (body, text) =>
      follow({ text, from: body.from, startedAt: Date.now(), isByWords: 'words' in body }, (options) =>
        runChange(pieceId, body, options),
      ),
    cancel,
  };
}
