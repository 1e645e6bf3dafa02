import type { GalleryView } from '@jewelry/ui';

/** Which list of the gallery a path opens with; null where it opens with none. */
export function galleryViewAt(path: string): GalleryView | null {
  if (path === '/' || path === '/gallery') return 'recent';
  return path === '/gallery/top' ? 'top' : null;
}

const TITLES: Readonly<Record<string, string>> = {
  '/imagine': 'Imagine',
  '/gallery': 'Gallery',
  '/gallery/top': 'Top Likes',
  '/confirm-email': 'Confirm your email',
  '/reset-password': 'Set a new password',
};

/** What the tab is called at a path, before the name of the product; null at home. */
export const titleAt = (path: string): string | null => TITLES[path] ?? (path === '/' ? null : 'Page not found');
