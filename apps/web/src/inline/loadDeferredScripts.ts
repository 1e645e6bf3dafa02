import { DEFERRED_SCRIPT } from '@jewelry/contract/constants';

/** Delay after `load` for a background tab, or a browser without paint timing, ms. */
const FALLBACK_MS = 1000;

/** The picture of a piece, or the first one of a gallery. */
const MAIN_IMAGE = '#root :is(img[fetchpriority=high], img[loading=eager])';

/**
 * Fetches the deferred scripts of a server-rendered page once the document is parsed and the page and its main image
 * are painted. If a script fails to load, the page reloads when the connection returns.
 */
export function loadDeferredScripts(): void {
  let paints: PerformanceObserver | undefined;

  function load(): void {
    paints?.disconnect();
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${DEFERRED_SCRIPT}]`))
      link.rel = 'modulepreload';
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type=${DEFERRED_SCRIPT}]`)) {
      script.type = 'module';
      script.addEventListener('error', () => addEventListener('online', () => location.reload()));
      document.head.append(script);
    }
  }

  const loadAfterFrame = (): number => requestAnimationFrame(() => setTimeout(load));

  function loadAfterMainImage(): void {
    const image = document.querySelector<HTMLImageElement>(MAIN_IMAGE);
    if (!image) load();
    else if (image.complete) loadAfterFrame();
    else {
      image.addEventListener('load', loadAfterFrame);
      image.addEventListener('error', load);
    }
  }

  addEventListener('load', () => setTimeout(load, FALLBACK_MS));
  try {
    paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadAfterMainImage);
      else loadAfterMainImage();
    });
    paints.observe({ type: 'paint', buffered: true });
  } catch {
    // Without paint timing the fallback after `load` applies.
  }
}
