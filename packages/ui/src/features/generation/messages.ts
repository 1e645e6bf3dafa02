import type { GenerationStage } from '@jewelry/contract';

/** Texts of a running generation. */
export const generationMessages = {
  title: 'Creating your masterpiece...',
  queued: 'Waiting for a bench',
  cancel: 'Cancel',
  progress: 'Progress of your piece',
  previewAlt: 'The piece so far',
} as const;

/** Labels of the stages. */
export const stageWords: Record<GenerationStage, string> = {
  sketching: 'Sketching',
  casting: 'Casting',
  setting: 'Setting stones',
  polishing: 'Polishing',
};

/** Toasts of a generation; specified ones are exact. */
export const generationToasts = {
  signInFirst: { title: 'Authentication Required', description: 'Please sign in to generate images.' },
  confirmFirst: {
    title: 'Email Confirmation Required',
    description: 'Please confirm your email address to generate images.',
  },
  limitReached: 'Generation Limit Reached',
  failed: 'Failed to generate image. Please try again.',
  cancelled: 'Generation cancelled',
  pieceReady: 'Your piece is ready',
  showPiece: 'Show it',
  upgrade: 'Upgrade',
} as const;
