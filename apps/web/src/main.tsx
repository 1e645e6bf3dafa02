import '@jewelry/ui/styles.css';
import type { InitialData } from '@jewelry/contract';
import { isGalleryPath } from '@jewelry/contract/constants';
import { createAppData, loadUserMenu, hydrateQueryClient, readInitialData } from '@jewelry/ui/app';
import { loadGallery } from '@jewelry/ui/gallery';
import { prefetchImages } from '@jewelry/ui/images';
import { loadWorkbench } from '@jewelry/ui/pieces';
import { loadSharePage } from '@jewelry/ui/sharing';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { replay, stopCapture } from './eventReplay';
import { storePromoCode } from './promoCode';
import { galleryViewAt } from './pages';

/** Preloads the code of the server-rendered page that the entry bundle lacks; the page itself reports a failed load. */
async function loadRenderedParts({ view, user }: InitialData): Promise<void> {
  const parts = [];
  if (view === 'shared') parts.push(loadSharePage());
  else if (view === 'piece') parts.push(loadWorkbench());
  else if (isGalleryPath(location.pathname)) parts.push(loadGallery());
  if (user) parts.push(loadUserMenu());
  await Promise.allSettled(parts);
}

/** Wraps a server-rendered page and replays the press from before hydration. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(replay, []);
  return children;
}

async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.DEV && import.meta.env['VITE_MOCKS'] === '1')
    await (await import('@jewelry/mocks/browser')).startMocks();
  storePromoCode();
  const data = createAppData();
  const view = galleryViewAt(location.pathname);
  const initialData = readInitialData();
  if (initialData) hydrateQueryClient(data.queryClient, initialData);
  if (view && view !== initialData?.view) void prefetchImages(data.queryClient, view);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Hydrated>
          <App data={data} />
        </Hydrated>
      </BrowserRouter>
    </StrictMode>
  );
  if (initialData && root.hasChildNodes()) {
    await loadRenderedParts(initialData);
    stopCapture();
    // As a transition, so that React hydrates in slices and the page answers between them.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    createRoot(root).render(app);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Not awaited: lazily loaded chunks import this module and would deadlock on its evaluation.
void start(root);
