import type { Image } from '@jewelry/contract';
import { lazy, type ReactNode, useMemo, useState } from 'react';
import { AppContext, LazyPart, useApp, useContinuedIntent } from '../../session';

const QuoteModal = lazy(() => import('./QuoteModal').then((module) => ({ default: module.QuoteModal })));

/** Price, quote and order of a picture, for whatever page asks for them. Loaded on demand. */
export function LazyQuoteModal() {
  const { quotedImage, openQuote } = useApp();
  useContinuedIntent('quote', ({ image }) => openQuote(image));
  if (quotedImage === null) return null;
  return (
    <LazyPart>
      <QuoteModal key={quotedImage.id} image={quotedImage} onClose={() => openQuote(null)} />
    </LazyPart>
  );
}

/** Around a page whose quote requests are its own: the form shows what it always shows, and sends nothing. */
export function LocalQuotes({ children }: { children: ReactNode }) {
  const app = useApp();
  const [quotedImage, openQuote] = useState<Image | null>(null);
  useContinuedIntent('quote', ({ image }) => openQuote(image));
  const here = useMemo(() => ({ ...app, quotedImage, openQuote }), [app, quotedImage]);
  return (
    <AppContext value={here}>
      {children}
      {quotedImage !== null && (
        <LazyPart>
          <QuoteModal key={quotedImage.id} image={quotedImage} onClose={() => openQuote(null)} isLocal />
        </LazyPart>
      )}
    </AppContext>
  );
}
