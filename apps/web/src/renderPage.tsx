import { text } from 'node:stream/consumers';
import type { RenderPage } from '@jewelry/contract';
import { createAppData, hydrateQueryClient } from '@jewelry/ui/app';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';

/** Timeout in ms: all data is available, so what still suspends is left to the browser. */
const PATIENCE_MS = 1000;

/** React emits preloads for all pictures ahead of the page; the server's head preloads the one that matters. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/**
 * Renders the page at a path on the server, from the same components and initial data with which the browser hydrates.
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
        // In one chunk: out-of-order chunks need an inline script to move them into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        signal: AbortSignal.timeout(PATIENCE_MS),
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
