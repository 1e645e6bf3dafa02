/** Sentences about a body that should be `multipart/form-data`, apart from the texts that every page carries. */
export const FORM_TEXTS = {
  unsupportedMediaType: 'Please send multipart/form-data',
  malformed: 'The request body is not a valid form',
} as const;
