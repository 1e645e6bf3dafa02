import type { FirstPage } from '@jewelry/contract';
import { createAppData, loadUserMenu, seedFirstPage, takeFirstPage } from '@jewelry/ui/app';
import { loadGallery } from '@jewelry/ui/gallery';
import { prefetchImages } from '@jewelry/ui/images';
import { loadSharePage } from '@jewelry/ui/sharing';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { carryOutEarlyPress, leavePressesToApp } from './beforeApp';
import { keepPromoCode } from './promoCode';
import { galleryViewAt } from './places';

/** Preloads the code of the server-rendered page that the entry bundle lacks; the page itself reports a failed load. */
async function loadPainted({ view, user }: FirstPage): Promise<void> {
  const parts = [];
  if (view === 'shared') parts.push(loadSharePage());
  else if (location.pathname.startsWith('/gallery')) parts.push(loadGallery());
  if (user) parts.push(loadUserMenu());
  await Promise.allSettled(parts);
}

/** Above a page that is taken over from the server: goes on with what was pressed before. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(carryOutEarlyPress, []);
  return children;
}

async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.DEV && import.meta.env['VITE_MOCKS'] === '1') await (await import('@jewelry/mocks/browser')).startMocks();
  keepPromoCode();
  const data = createAppData();
  const view = galleryViewAt(location.pathname);
  const sent = takeFirstPage();
  if (sent) seedFirstPage(data.queryClient, sent);
  if (view && view !== sent?.view) void prefetchImages(data.queryClient, view);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <TakenOver>
          <App data={data} />
        </TakenOver>
      </BrowserRouter>
    </StrictMode>
  );
  if (sent && root.hasChildNodes()) {
    await loadPainted(sent);
    leavePressesToApp();
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Not awaited: parts that are fetched on the way import from this module, and would wait for its end.
void start(root);
