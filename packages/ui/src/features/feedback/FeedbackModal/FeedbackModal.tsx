import {
  FEEDBACK_CLOSE_MS,
  FEEDBACK_DESCRIPTION_MAX_LENGTH,
  FEEDBACK_FILE_MAX_BYTES,
  FEEDBACK_FILE_TYPES,
  FEEDBACK_TEXTS,
} from '@jewelry/contract/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { FeedbackDialog, type FeedbackDraft } from '../FeedbackDialog/FeedbackDialog';
import {
  ApiFailure,
  errorsAtFields,
  type ErrorsOf,
  isUnauthenticated,
  storeIntent,
  useApp,
  messageOf,
} from '../../session';
import { useSendFeedback } from '../mutations';
import { useFormErrors } from '../../../hooks/useFormErrors';
import { feedbackToasts } from '../messages';
import { toast } from '../../../components/Toast/toastQueue';

type Errors = ErrorsOf<'description' | 'file'>;

const FIELDS = { description: 'description', file: 'file' } as const;
const NOTHING: FeedbackDraft = { reportType: 'bug', description: '', file: null };

const isAllowedType = (type: string): boolean => FEEDBACK_FILE_TYPES.some((taken) => taken === type);

/** Validation error of a file before upload; null when it is valid. */
function problemOf({ type, size }: File): { readonly title: string; readonly description: string } | null {
  if (!isAllowedType(type)) return feedbackToasts.typeInvalid;
  return size > FEEDBACK_FILE_MAX_BYTES ? feedbackToasts.tooLarge : null;
}

/** Message of a failed submission, by its cause. */
function toastOf(error: unknown): { readonly title: string; readonly description: string } {
  const status = error instanceof ApiFailure ? error.status : null;
  if (status === 415) return feedbackToasts.typeInvalid;
  if (status === 413) return feedbackToasts.tooLarge;
  const { title, description } = feedbackToasts.failed;
  return { title, description: status === 429 ? (messageOf(error) ?? description) : description };
}

/**
 * Collects and sends a report, then thanks the user and closes after two seconds. The values survive a failed request,
 * the end of the session, and every way to close the dialog but Cancel.
 */
export function FeedbackModal({ isOpen }: { isOpen: boolean }) {
  const { auth, closeDialog } = useApp();
  const [draft, setDraft] = useState(NOTHING);
  const { errors, refusals, refuse, clear } = useFormErrors<Errors>();
  const { mutate, stop, isStopped, isPending } = useSendFeedback();
  const [isSent, setSent] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setSent(false);
      if (draft.description.trim() === '' && !draft.file) setDraft(NOTHING);
    }
  }

  const leave = (): void => {
    if (isPending) stop();
    closeDialog();
  };
  const cancel = (): void => {
    if (isPending) {
      stop();
      return;
    }
    setDraft(NOTHING);
    clear();
    closeDialog();
  };

  const finish = useEffectEvent(closeDialog);
  const isThanking = isOpen && isSent;
  useEffect(() => {
    if (!isThanking) return undefined;
    const timer = setTimeout(() => finish(), FEEDBACK_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isThanking]);

  const attachFile = (file: File | null): void => {
    const problem = file && problemOf(file);
    if (problem) {
      toast({ variant: 'destructive', ...problem });
      // As a toast, since an error at the field would appear to be about the attached file.
      if (!draft.file) refuse({ ...errors, file: problem.description });
      return;
    }
    clear();
    setDraft((written) => ({ ...written, file }));
  };

  const send = (): void => {
    const description = draft.description.trim();
    if (isPending || description === '') return;
    if (description.length > FEEDBACK_DESCRIPTION_MAX_LENGTH) {
      refuse({ description: FEEDBACK_TEXTS.descriptionTooLong });
      return;
    }
    clear();
    mutate(
      { ...draft, description },
      {
        onSuccess: () => {
          setDraft(NOTHING);
          setSent(true);
        },
        onError: (error) => {
          if (isStopped()) return;
          if (isUnauthenticated(error)) {
            storeIntent({ action: 'feedback' });
            auth.open();
            return;
          }
          toast({ variant: 'destructive', ...toastOf(error) });
          const wrong = errorsAtFields(error, FIELDS);
          if (wrong) refuse(wrong);
        },
      },
    );
  };

  return (
    <FeedbackDialog
      isOpen={isOpen}
      onClose={leave}
      onCancel={cancel}
      draft={draft}
      onDraftChange={setDraft}
      onFileChange={attachFile}
      errors={errors}
      refusals={refusals}
      onSend={send}
      isSending={isPending}
      isSent={isSent}
    />
  );
}
