import { createAppData, prefetchImages, seedFirstPage } from '@jewelry/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { keepPromoCode } from './promoCode';
import { galleryViewAt } from './places';

async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.DEV && import.meta.env['VITE_MOCKS'] === '1') await (await import('@jewelry/mocks/browser')).startMocks();
  keepPromoCode();
  const data = createAppData();
  const view = galleryViewAt(location.pathname);
  const sent = seedFirstPage(data.queryClient);
  if (view && view !== sent) void prefetchImages(data.queryClient, view);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App data={data} />
      </BrowserRouter>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
await start(root);
