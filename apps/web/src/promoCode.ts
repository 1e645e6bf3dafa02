import { browserStorage } from '@jewelry/ui';

/** Stores the code of `?code=` for a later sign-up, lowercased and trimmed, and removes it from the URL. */
export function storePromoCode(): void {
  const url = new URL(location.href);
  const code = url.searchParams.get('code');
  if (code === null) return;
  const normalized = code.trim().toLowerCase();
  if (normalized !== '') browserStorage.set('promo_code', normalized);
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url);
}
