/**
 * Runs work with a signal that aborts after a timeout, or with the job. Uses a timer, since Node 20 garbage-collects an
 * `AbortSignal.any` of an `AbortSignal.timeout` while a response is being read, so that it never fires. The reason is a
 * `TimeoutError` after the timeout, else that of the job.
 * @param ms timeout
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
