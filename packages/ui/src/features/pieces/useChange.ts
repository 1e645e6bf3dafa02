import type { ChangeBody, Image, Piece, Version } from '@jewelry/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { imageKeys, type ImagePages, withNewImage } from '../images';
import { call, isUnauthenticated, wordsOf } from '../session';
import { type ChangeEnd, type ChangeProgress, followJob, NO_PROGRESS, runChange } from './changeJob';
import { pieceMessages } from './messages';
import { pieceKeys } from './queries';

/** A change under way: what was asked for, and how far it has come. */
export interface Changing extends ChangeProgress {
  /** The words of the change, or what it changes. */
  readonly text: string;
  /** ms since the epoch. */
  readonly startedAt: number;
  readonly isCancelling: boolean;
}

interface UseChange {
  readonly changing: Changing | null;
  /** Why the last change was not made, in one sentence. */
  readonly problem: string | null;
  readonly clearProblem: () => void;
  /** Makes a change, unless one is under way. @returns the id of the new version, null when there is none */
  readonly change: (body: ChangeBody, text: string) => Promise<string | null>;
  readonly cancel: () => void;
}

/** The lists show a piece once, by its newest version. */
function withVersion(pages: ImagePages | undefined, image: Image): ImagePages | undefined {
  const others = pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, images: page.images.filter(({ piece_id: id }) => id !== image.piece_id) })) };
  return withNewImage(others, image);
}

/** The one change of a piece that is under way, also when it was begun before the page was loaded. */
export function useChange(pieceId: string, { onChanged }: { readonly onChanged: (versionId: string) => void }): UseChange {
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState<Changing | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const changed = useRef(onChanged);
  useEffect(() => {
    changed.current = onChanged;
  });

  const store = useCallback(
    (image: Image, version: Version | null): void => {
      queryClient.setQueryData<Piece>(pieceKeys.piece(pieceId), (piece) =>
        piece && version && !piece.versions.some(({ id }) => id === version.id) ? { ...piece, current: version.id, versions: [...piece.versions, version] } : piece,
      );
      if (!version) void queryClient.invalidateQueries({ queryKey: pieceKeys.piece(pieceId) });
      queryClient.setQueryData<ImagePages>(imageKeys.history, (pages) => withVersion(pages, image));
      void queryClient.invalidateQueries({ queryKey: imageKeys.public, refetchType: 'none' });
    },
    [queryClient, pieceId],
  );

  const follow = useCallback(
    async (text: string, startedAt: number, run: (options: { signal: AbortSignal; onProgress: (progress: Partial<ChangeProgress>) => void }) => Promise<ChangeEnd>): Promise<string | null> => {
      if (running.current) return null;
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setProblem(null);
      setChanging({ ...NO_PROGRESS, text, startedAt, isCancelling: false });
      try {
        const end = await run({ signal, onProgress: (progress) => setChanging((current) => current && { ...current, ...progress }) });
        if (signal.aborted) return null;
        if (end.status === 'failed') setProblem(end.message || pieceMessages.failed);
        if (end.status !== 'done') return null;
        store(end.image, end.version);
        changed.current(end.image.id);
        return end.image.id;
      } catch (error) {
        if (!signal.aborted && !isUnauthenticated(error)) setProblem(wordsOf(error) ?? pieceMessages.failed);
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
      if (job && !looking.signal.aborted) await follow(job.prompt, Date.now() - job.elapsed_ms, (options) => followJob(job.job_id, options));
    };
    void resume().catch(() => undefined);
    return () => {
      looking.abort();
      running.current?.abort();
      running.current = null;
    };
  }, [pieceId, follow]);

  // Cancelled before the server has named the job: it is cancelled as soon as its name is known.
  const jobId = changing?.jobId ?? null;
  const isCancelling = changing?.isCancelling ?? false;
  useEffect(() => {
    if (jobId === null || !isCancelling) return;
    call('cancelGeneration', { params: { jobId } }).catch(() => setChanging((current) => current && { ...current, isCancelling: false }));
  }, [jobId, isCancelling]);
  const cancel = (): void => setChanging((current) => current && { ...current, isCancelling: true });

  return {
    changing,
    problem,
    clearProblem: () => setProblem(null),
    change: (body, text) => follow(text, Date.now(), (options) => runChange(pieceId, body, options)),
    cancel,
  };
}
