import type { FeedbackFields } from '@jewelry/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { call, useSubmissionKey } from '../session';

/** The fields of the form and its file. */
export interface Feedback extends FeedbackFields {
  readonly file: File | null;
}

function formOf({ file, ...fields }: Feedback): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields satisfies FeedbackFields)) form.set(name, value);
  if (file) form.set('file', file);
  return form;
}

/**
 * Sends a bug report or a feature request. `stop` aborts the request, which then fails with `isStopped`; the server
 * discards an incomplete report. A retry after a lost response creates no second report.
 */
export function useSendFeedback() {
  const headersFor = useSubmissionKey();
  const sending = useRef<AbortController | null>(null);
  const mutation = useMutation({
    mutationFn: (feedback: Feedback) => {
      sending.current = new AbortController();
      const { reportType, description, file } = feedback;
      const headers = headersFor(reportType, description, file);
      return call('sendFeedback', { body: formOf(feedback), headers, signal: sending.current.signal });
    },
  });
  const stop = useCallback((): void => sending.current?.abort(), []);
  const isStopped = useCallback((): boolean => sending.current?.signal.aborted === true, []);
  return { ...mutation, stop, isStopped };
}
