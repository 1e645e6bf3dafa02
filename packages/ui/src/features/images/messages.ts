import type { RequirementStatus } from '@jewelry/contract/constants';

/** Texts of images: cards, grids, the lightbox. */
export const imageMessages = {
  open: 'Open',
  toTry: 'Changes to try',
  change: 'Change this piece',
  reusePrompt: 'Reuse prompt',
  price: 'Get a price',
  copyLink: 'Copy link',
  share: 'Share',
  download: 'Download',
  delete: 'Delete',
  makePrivate: 'Make private',
  makePublic: 'Make public',
  like: 'Like',
  private: 'Private',
  public: 'Public',
  moreActions: 'More actions',
  actions: 'Actions',
  saving: 'Saving to My Jewelry',
  loading: 'Loading images',
  loadMore: 'Load More',
  loadFailed: 'The images could not be loaded.',
  tryAgain: 'Try again',
  emptyPublic: 'No images found',
  emptyHistory: 'No images in your history yet. Create your first image to see it here!',
  showAll: 'Show all my jewelry',
} as const;

/** '12,480' */
export function figure(count: number): string {
  return count.toLocaleString('en');
}

/** '3 likes' */
export function countLikes(count: number): string {
  return `${figure(count)} ${count === 1 ? 'like' : 'likes'}`;
}

/** 'Like, 3 likes': the name of a like button. */
export function likeName(count: number): string {
  return `${imageMessages.like}, ${countLikes(count)}`;
}

/** Labels of outcomes after a count: '2 met'. */
const statusWords: Readonly<Record<RequirementStatus, string>> = { met: 'met', differently: 'differently', not: 'not' };

/** '2 met' */
export const countStatus = (status: RequirementStatus, count: number): string =>
  `${figure(count)} ${statusWords[status]}`;

/** '64 images' */
export function countImages(count: number): string {
  return `${figure(count)} ${count === 1 ? 'image' : 'images'}`;
}

/** '7 of 64 images' */
export function countFound(found: number, all: number): string {
  return `${figure(found)} of ${countImages(all)}`;
}

/** Announces new cards of a list. */
export function moreImages(count: number): string {
  return count === 1 ? '1 more image loaded' : `${count} more images loaded`;
}

/** Toasts of image actions; specified ones are exact. */
export const imageToasts = {
  likeFailed: 'Failed to like image',
  cannotLike: 'Cannot like this image',
  privacyFailed: 'Failed to update privacy',
  upgrade: 'Upgrade',
  linkCopied: 'Link copied!',
  anyoneWithLink: 'Anyone with this link can view it',
  copyFailed: 'Failed to copy',
  cannotShare: 'Cannot share this image',
  downloadStarted: 'Download started',
  downloadFailed: { title: 'Download failed', description: 'Failed to download image. Please try again.' },
  cannotDownload: 'Cannot download this image',
  painted: 'Painted as imagined',
  paintFailed: { title: 'The piece could not be painted', description: 'Please try again later.' },
  deleted: 'Image deleted',
  undo: 'Undo',
  deleteFailed: { title: 'Failed to delete image', description: 'Please try again later.' },
  restored: 'Image restored',
  restoreFailed: { title: 'Failed to restore image', description: 'Please try again later.' },
  drawingFailed: {
    title: 'The drawing could not be opened',
    description: 'Your prompt was restored. Please try again to open the drawing.',
  },
} as const;
