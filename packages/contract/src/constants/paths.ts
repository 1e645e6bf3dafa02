/** Every page of the app. The router, links, emails and server-rendered pages take their paths from here. */
export const PATHS = {
  home: '/',
  imagine: '/imagine',
  gallery: '/gallery',
  topGallery: '/gallery/top',
  upgrade: '/upgrade',
  share: '/share',
  piece: '/piece',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
} as const;

/** The page behind the share link of an image. */
export const sharePath = (imageId: string): string => `${PATHS.share}/${imageId}`;

/** The page of a piece, with all its views and versions. */
export const piecePath = (imageId: string): string => `${PATHS.piece}/${imageId}`;

export const isSharePath = (path: string): boolean => path.startsWith(`${PATHS.share}/`);

export const isPiecePath = (path: string): boolean => path.startsWith(`${PATHS.piece}/`);

/** Whether a path is one of the gallery's two lists. */
export const isGalleryPath = (path: string): boolean => path === PATHS.gallery || path === PATHS.topGallery;

/**
 * Return path of a checkout.
 * @param outcome whether it was paid or cancelled
 */
export const checkoutReturnPath = (
  outcome: string,
  { plan, cycle }: { readonly plan: string; readonly cycle: string },
): string => `${PATHS.upgrade}?checkout=${outcome}&plan=${plan}&cycle=${cycle}`;
