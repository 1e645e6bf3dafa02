import { isGalleryPath, isPiecePath, PATHS } from '@jewelry/contract/constants';
import type { HeaderToggle } from './Header/Header';

interface ToggleContext {
  readonly path: string;
  readonly isAuthenticated: boolean;
  readonly isGalleryShown: boolean;
  readonly toggleGallery: () => void;
}

/** Target or action of the header's toggle on each page. */
export function headerToggle({ path, isAuthenticated, isGalleryShown, toggleGallery }: ToggleContext): HeaderToggle {
  if (path === PATHS.imagine) return { target: 'gallery', href: PATHS.gallery };
  if (path === PATHS.home) {
    return isAuthenticated
      ? { target: 'imagine', href: PATHS.imagine }
      : { target: 'gallery', isPressed: isGalleryShown, onPress: toggleGallery };
  }
  if (isGalleryPath(path) || path === PATHS.upgrade || isPiecePath(path))
    return { target: 'imagine', href: isAuthenticated ? PATHS.imagine : PATHS.home };
  return { target: 'gallery', href: PATHS.gallery };
}
