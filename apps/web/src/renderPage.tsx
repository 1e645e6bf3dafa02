import { text } from 'node:stream/consumers';
import type { RenderPage } from '@jewelry/contract';
import { createAppData, hydrateQueryClient } from '@jewelry/ui/app';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';

/** All data is available, so parts that still suspend after this time are left to the browser, ms. */
const RENDER_TIMEOUT_MS = 1000;

/** React emits preloads for all pictures before the page; the server preloads the important one in the head. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * Renders the page of a path on the server, with the components and initial data with which the browser hydrates it.
 */
export const renderPage: RenderPage = async (path, initialData) => {
  const data = createAppData();
  hydrateQueryClient(data.queryClient, initialData);
  const errors: unknown[] = [];
  try {
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <StaticRouter location={path}>
          <App data={data} />
        </StaticRouter>
      </StrictMode>,
      {
        // As one chunk, since out-of-order chunks need an inline script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
        onError: (error) => void errors.push(error),
      },
    );
    const html = await text(prelude);
    if (errors.length > 0) throw errors[0];
    return html.replace(PRELOADS, '');
  } finally {
    data.queryClient.clear();
  }
};
