import type { MouseEvent } from 'react';

/**
 * Where a click leads inside the app: the path with query and fragment; null for a click that is the browser's own
 * matter (another site, a new tab, a download, a modifier key, or already handled).
 */
export function appLinkOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented) return null;
  if (link.origin !== location.origin || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null;
  if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return null;
  return link.pathname + link.search + link.hash;
}
