/** Messages about `multipart/form-data` bodies. Separate from `TEXTS`, which every page loads. */
export const FORM_TEXTS = {
  unsupportedMediaType: 'Please send multipart/form-data',
  malformed: 'The request body is not a valid form',
} as const;
