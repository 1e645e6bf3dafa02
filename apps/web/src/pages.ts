import { isPiecePath, isSharePath, PATHS, PRODUCT_NAME } from '@jewelry/contract/constants';
import type { CheckoutOutcome } from '@jewelry/ui/billing';
import { generationMessages } from '@jewelry/ui/generation';
import type { GalleryView } from '@jewelry/ui/images';

/** The public list that a page starts with; null for a page without one. */
export function galleryViewAt(path: string): GalleryView | null {
  if (path === PATHS.home || path === PATHS.gallery) return 'recent';
  return path === PATHS.topGallery ? 'top' : null;
}

const TITLES: Readonly<Record<string, string>> = {
  [PATHS.imagine]: 'Imagine',
  [PATHS.gallery]: 'Gallery',
  [PATHS.topGallery]: 'Top Likes',
  [PATHS.confirmEmail]: 'Confirm your email',
  [PATHS.resetPassword]: 'Set a new password',
  [PATHS.upgrade]: 'Plans',
};

const withProductName = (page: string): string => `${page} · ${PRODUCT_NAME}`;

/** The document title of a path. A shared piece has the title of its link preview. */
export function titleAt(path: string, pieceTitle: string | null = null): string {
  if (path === PATHS.home) return PRODUCT_NAME;
  if (isSharePath(path)) return `Shared Jewelry Design | ${PRODUCT_NAME}`;
  if (isPiecePath(path)) return withProductName(pieceTitle ?? 'Piece');
  return withProductName(TITLES[path] ?? 'Page not found');
}

/** The document title while a generation runs. */
export const generatingTitle = withProductName(generationMessages.title);

/** The result of the checkout, read from the return URL; null on any other visit. */
export function checkoutOutcomeOf(query: URLSearchParams): CheckoutOutcome | null {
  const [outcome, plan, cycle] = ['checkout', 'plan', 'cycle'].map((name) => query.get(name));
  if (outcome !== 'done' && outcome !== 'cancelled') return null;
  return {
    outcome,
    plan: plan === 'pro' || plan === 'business' ? plan : null,
    cycle: cycle === 'monthly' || cycle === 'annual' ? cycle : null,
  };
}
