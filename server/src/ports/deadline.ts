/**
 * Runs work with a signal that stops it after a time, or with its job. A timer and not `AbortSignal.any` of an
 * `AbortSignal.timeout`: Node 20 collects that composed signal while a response is still being read, so that it never
 * fires. The reason is a `TimeoutError` after the time, else that of the job.
 * @param ms longest time, ms
 */
export async function withDeadline<T>(
  ms: number,
  job: AbortSignal | undefined,
  work: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => controller.abort(job?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('The service took too long', 'TimeoutError')), ms);
  if (job?.aborted) stop();
  job?.addEventListener('abort', stop, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    job?.removeEventListener('abort', stop);
  }
}
