import { text } from 'node:stream/consumers';
import type { RenderPage } from '@jewelry/contract';
import { createAppData, hydrateQueryClient } from '@jewelry/ui/app';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';

/** Timeout in ms: all data is available, so what still suspends is left to the browser. */
const PATIENCE_MS = 1000;

/** React names the pictures of a page ahead of it, all alike; the server's page names the one that matters in its head. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Draws the page of an address on the server, from the pieces and with the data with which the browser goes on. */
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
        // In one piece: what is sent out of line takes a script to be put into its place.
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
