import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InitialData, RenderPage } from '@jewelry/contract';
import type { Logger } from 'pino';
import { Histogram, type Registry } from 'prom-client';

/** Server entry in the build output, relative to the app's directory. */
const ENTRY = '../dist-server/renderPage.js';
/** Number of cached anonymous pages, about 60 KB each. */
const MAX_CACHED = 20;
const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25];

/** Renders the page of a path as HTML; null when it fails, and the browser renders the page instead. */
export type PageRenderer = (path: string, initialData: InitialData) => Promise<string | null>;

interface PageRendererDeps {
  readonly log: Logger;
  readonly metrics: Registry;
}

/**
 * Renders pages with the built app. Anonymous pages are the same for all visitors and are cached by their data; pages
 * of signed-in users are never cached.
 * @param appDirectory directory of the built app
 */
export function openPageRenderer(appDirectory: string, { log, metrics }: PageRendererDeps): PageRenderer {
  const file = join(appDirectory, ENTRY);
  if (!existsSync(file)) return async () => null;
  const duration = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time to render a page',
    buckets: BUCKETS_S,
    registers: [metrics],
  });
  const cached = new Map<string, string>();
  let loading: Promise<RenderPage> | null = null;

  async function render(path: string, initialData: InitialData): Promise<string> {
    loading ??= import(pathToFileURL(file).href).then(({ renderPage }: { renderPage: RenderPage }) => renderPage);
    const renderPage = await loading;
    const stop = duration.startTimer();
    try {
      return await renderPage(path, initialData);
    } finally {
      stop();
    }
  }

  async function renderAnonymous(path: string, initialData: InitialData): Promise<string> {
    const key = createHash('sha256').update(path).update('\0').update(JSON.stringify(initialData)).digest('base64');
    const hit = cached.get(key);
    if (hit !== undefined) return hit;
    const html = await render(path, initialData);
    cached.set(key, html);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    return html;
  }

  return async (path, initialData) => {
    if (initialData.view === 'none') return null;
    try {
      return initialData.user === null ? await renderAnonymous(path, initialData) : await render(path, initialData);
    } catch (error) {
      log.warn({ err: error, view: initialData.view }, 'page not rendered on the server');
      return null;
    }
  };
}
