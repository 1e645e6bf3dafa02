import type { GenerationStage } from '@jewelry/contract';

/** Words of a piece in the making. */
export const generationMessages = {
  title: 'Creating your masterpiece...',
  queued: 'Waiting for a bench',
  cancel: 'Cancel',
  progress: 'Progress of your piece',
  previewAlt: 'The piece so far',
  openPreview: 'Open the piece so far',
} as const;

/** What the atelier is doing, in one word or two. */
export const stageWords: Record<GenerationStage, string> = {
  sketching: 'Sketching',
  casting: 'Casting',
  setting: 'Setting stones',
  polishing: 'Polishing',
};
