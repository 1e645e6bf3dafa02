import type { Image } from '@jewelry/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { AppContext, AsyncBoundary, useApp, useContinuedIntent } from '../../session';
import { lazyWithPreload } from '../../../utils/lazyWithPreload';

const QuoteModal = lazyWithPreload(() => import('./QuoteModal').then((module) => module.QuoteModal));

/** Price, quote and order of an image, mounted once for all pages. Loaded on demand. */
export function LazyQuoteModal() {
  const { quotedImage, openQuote } = useApp();
  useContinuedIntent('quote', ({ image }) => openQuote(image));
  if (quotedImage === null) return null;
  return (
    <AsyncBoundary>
      <QuoteModal key={quotedImage.id} image={quotedImage} onClose={() => openQuote(null)} />
    </AsyncBoundary>
  );
}

/** Wraps a page that handles quote requests itself: the form is the same, but sends nothing. */
export function LocalQuotes({ children }: { children: ReactNode }) {
  const app = useApp();
  const [quotedImage, openQuote] = useState<Image | null>(null);
  useContinuedIntent('quote', ({ image }) => openQuote(image));
  const here = useMemo(() => ({ ...app, quotedImage, openQuote }), [app, quotedImage]);
  return (
    <AppContext value={here}>
      {children}
      {quotedImage !== null && (
        <AsyncBoundary>
          <QuoteModal key={quotedImage.id} image={quotedImage} onClose={() => openQuote(null)} isLocal />
        </AsyncBoundary>
      )}
    </AppContext>
  );
}
