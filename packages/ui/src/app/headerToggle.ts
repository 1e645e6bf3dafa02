import type { HeaderToggle } from './Header/Header';

interface Place {
  readonly path: string;
  readonly isAuthenticated: boolean;
  readonly isGalleryShown: boolean;
  readonly toggleGallery: () => void;
}

/** Where the toggle of the header leads from a place, or what it shows there. */
export function headerToggle({ path, isAuthenticated, isGalleryShown, toggleGallery }: Place): HeaderToggle {
  if (path === '/imagine') return { target: 'gallery', href: '/gallery' };
  if (path === '/') {
    return isAuthenticated ? { target: 'imagine', href: '/imagine' } : { target: 'gallery', isPressed: isGalleryShown, onPress: toggleGallery };
  }
  const isGallery = path === '/gallery' || path.startsWith('/gallery/');
  if (isGallery || path === '/upgrade' || path.startsWith('/piece/')) return { target: 'imagine', href: isAuthenticated ? '/imagine' : '/' };
  return { target: 'gallery', href: '/gallery' };
}
