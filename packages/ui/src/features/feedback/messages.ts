import { FEEDBACK_TEXTS, type FeedbackType } from '@jewelry/contract/constants';

/** Texts of feedback; specified ones are exact. */
export const feedbackMessages = {
  title: 'Submit Feedback',
  type: 'Report type',
  types: { bug: 'Bug Report', feature: 'Feature Request' } satisfies Record<FeedbackType, string>,
  description: 'Description',
  placeholders: {
    bug: 'What did you do, what happened, and what did you expect?',
    feature: 'What would you like to be able to do?',
  } satisfies Record<FeedbackType, string>,
  file: 'File',
  chooseFile: 'Choose, drop or paste a file',
  fileHint: 'PNG, JPEG or PDF, up to 25 MB',
  removeFile: 'Remove',
  cancel: 'Cancel',
  submit: 'Submit Feedback',
  submitting: 'Submitting...',
  submitHint: 'Write a description first.',
  thanks: FEEDBACK_TEXTS.thanks,
} as const;

/** Toasts of feedback. */
export const feedbackToasts = {
  failed: { title: 'Submission Failed', description: 'Failed to submit report' },
  typeInvalid: { title: 'Invalid File Type', description: FEEDBACK_TEXTS.fileTypeInvalid },
  tooLarge: { title: 'File Too Large', description: FEEDBACK_TEXTS.fileTooLarge },
} as const;
