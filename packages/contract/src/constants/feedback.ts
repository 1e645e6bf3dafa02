import { JSON_BODY_LIMIT } from './limits';

/** Messages of feedback; contracts, word for word. */
export const FEEDBACK_TEXTS = {
  typeRequired: 'Please choose Bug Report or Feature Request',
  descriptionRequired: 'Please write a description',
  descriptionTooLong: 'Please use at most 5,000 characters',
  fileTypeInvalid: 'Only PNG, JPEG, and PDF files are allowed.',
  fileTooLarge: 'File size exceeds 25MB limit. Please select a smaller file.',
  fileUnreadable: 'This file could not be read. Please select another one.',
  thanks: 'Thank you for your feedback!',
} as const;

/** Topic of a report. */
export const FEEDBACK_TYPES = ['bug', 'feature'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** Longest description, UTF-16 code units. */
export const FEEDBACK_DESCRIPTION_MAX_LENGTH = 5000;

/** Accepted media types of an attached file. */
export const FEEDBACK_FILE_TYPES = ['image/png', 'image/jpeg', 'image/jpg', 'application/pdf'] as const;
/** Largest accepted file, bytes. */
export const FEEDBACK_FILE_MAX_BYTES = 25 * 1024 * 1024;
/** Largest body of a report, bytes: the file, the fields and the form's overhead. */
export const FEEDBACK_BODY_LIMIT = FEEDBACK_FILE_MAX_BYTES + JSON_BODY_LIMIT;

/** Delay between the confirmation and the closing of the dialog, ms. */
export const FEEDBACK_CLOSE_MS = 2000;

const FEEDBACK_FILE_KINDS = ['png', 'jpeg', 'pdf'] as const;
export type FeedbackFileKind = (typeof FEEDBACK_FILE_KINDS)[number];

/** Magic bytes: the PNG and JPEG signatures, and the header of a PDF file (ISO 32000-1, 7.5.2). */
const SIGNATURES: Readonly<Record<FeedbackFileKind, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Type of a file by its magic bytes, regardless of its name and declared type; null for unsupported types. */
export const feedbackFileKind = (bytes: Uint8Array): FeedbackFileKind | null =>
  FEEDBACK_FILE_KINDS.find((kind) => SIGNATURES[kind].every((byte, index) => bytes[index] === byte)) ?? null;
