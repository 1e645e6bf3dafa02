/** Toasts of the screens, exact to the letter where the words are specified. */
export const toastMessages = {
  signInFirst: { title: 'Authentication Required', description: 'Please sign in to generate images.' },
  confirmFirst: { title: 'Email Confirmation Required', description: 'Please confirm your email address to generate images.' },
  limitReached: 'Generation Limit Reached',
  generationFailed: 'Failed to generate image. Please try again.',
  generationCancelled: 'Generation cancelled',
  pieceReady: 'Your piece is ready',
  showPiece: 'Show it',
  upgrade: 'Upgrade',
  drawingFailed: { title: 'The drawing could not be opened', description: 'The words are there; please try again for the drawing.' },
  likeFailed: 'Failed to like image',
  cannotLike: 'Cannot like this image',
  privacyFailed: 'Failed to update privacy',
  linkCopied: 'Link copied!',
  anyoneWithLink: 'Anyone with this link can view it',
  copyFailed: 'Failed to copy',
  cannotShare: 'Cannot share this image',
  downloadStarted: 'Download started',
  downloadFailed: { title: 'Download failed', description: 'Failed to download image. Please try again.' },
  cannotDownload: 'Cannot download this image',
  deleted: 'Image deleted',
  undo: 'Undo',
  deleteFailed: { title: 'Failed to delete image', description: 'Please try again later.' },
  restored: 'Image restored',
  restoreFailed: { title: 'Failed to restore image', description: 'Please try again later.' },
  clearFailed: { title: 'Failed to delete images', description: 'Please try again later.' },
  cleared: 'All images deleted',
  signedIn: 'Signed in',
  accountCreated: 'Account created',
  signOutFailed: { title: 'Error signing out', description: 'There was a problem signing out. Please try again.' },
  confirmationSent: 'Confirmation email sent',
  resendFailed: { title: 'Failed to send confirmation email', description: 'Please try again later.' },
} as const;

/** The day's limit as the server told it; a plan that has nothing above it is offered nothing. */
export const limitSentence = (limit: number, canUpgrade: boolean): string =>
  `You've reached your daily limit of ${limit} generations.${canUpgrade ? ' Upgrade your plan for more!' : ''}`;
