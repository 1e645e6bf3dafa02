import { PRODUCT_NAME } from '@jewelry/contract/constants';
import type { CheckoutOutcome } from '@jewelry/ui/billing';
import { generationMessages } from '@jewelry/ui/generation';
import type { GalleryView } from '@jewelry/ui/images';

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
  '/upgrade': 'Plans',
};

const named = (page: string): string => `${page} · ${PRODUCT_NAME}`;

/** What the tab is called at a path. A shared piece has the title that its link shows elsewhere, too. */
export function titleAt(path: string, pieceTitle: string | null = null): string {
  if (path === '/') return PRODUCT_NAME;
  if (path.startsWith('/share/')) return `Shared Jewelry Design | ${PRODUCT_NAME}`;
  if (path.startsWith('/piece/')) return named(pieceTitle ?? 'Piece');
  return named(TITLES[path] ?? 'Page not found');
}

/** What it is called while a piece is being made. */
export const titleWhileMaking = named(generationMessages.title);

/** The result of the checkout, read from the return URL; null on any other visit. */
export function checkoutOutcomeOf(query: URLSearchParams): CheckoutOutcome | null {
  const [outcome, plan, cycle] = ['checkout', 'plan', 'cycle'].map((name) => query.get(name));
  if (outcome !== 'done' && outcome !== 'cancelled') return null;
  return { outcome, plan: plan === 'pro' || plan === 'business' ? plan : null, cycle: cycle === 'monthly' || cycle === 'annual' ? cycle : null };
}
