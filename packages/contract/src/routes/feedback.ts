import {
  FEEDBACK_BODY_LIMIT,
  FEEDBACK_FILE_MAX_BYTES,
  FEEDBACK_FILE_TYPES,
  FEEDBACK_TEXTS,
} from '../constants/feedback';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';
import { FeedbackFields, FeedbackReceipt } from '../schemas/feedback';

export const sendFeedback = route(endpoints.sendFeedback, {
  summary:
    'Report a bug or request a feature, optionally with a picture or a PDF. Requests with the same Idempotency-Key store one report',
  needsSession: true,
  form: {
    fields: FeedbackFields,
    file: {
      name: 'file',
      types: FEEDBACK_FILE_TYPES,
      maxBytes: FEEDBACK_FILE_MAX_BYTES,
      tooLarge: FEEDBACK_TEXTS.fileTooLarge,
    },
  },
  bodyLimit: FEEDBACK_BODY_LIMIT,
  responses: {
    201: FeedbackReceipt,
    400: ApiError,
    401: ApiError,
    413: ApiError,
    415: ApiError,
    422: ApiError,
    429: ApiError,
  },
});
