import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstPage, PaintPage } from '@jewelry/contract';
import type { Logger } from 'pino';
import { Histogram, type Registry } from 'prom-client';

/** Where the build of the app lays what draws its pages, beside the app itself. */
const PAINTER = '../dist-server/paintPage.js';
/** Pages for visitors that are kept at hand; each has about 60 KB. */
const KEPT = 20;
const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25];

/** The page of an address as HTML; null where it cannot be drawn: the browser then draws it. */
export type Painter = (path: string, firstPage: FirstPage) => Promise<string | null>;

interface PainterDeps {
  readonly log: Logger;
  readonly metrics: Registry;
}

/**
 * Renders pages with the built app. Anonymous pages are the same for all visitors until the data change, and
 * are cached; pages of signed-in users never are.
 * @param appDirectory of the built app
 */
export function openPainter(appDirectory: string, { log, metrics }: PainterDeps): Painter {
  const file = join(appDirectory, PAINTER);
  if (!existsSync(file)) return async () => null;
  const duration = new Histogram({
    name: 'page_paint_duration_seconds',
    help: 'Time that drawing a page takes',
    buckets: BUCKETS_S,
    registers: [metrics],
  });
  const kept = new Map<string, string>();
  let loading: Promise<PaintPage> | null = null;

  async function paint(path: string, firstPage: FirstPage): Promise<string> {
    loading ??= import(pathToFileURL(file).href).then(({ paintPage }: { paintPage: PaintPage }) => paintPage);
    const paintPage = await loading;
    const stop = duration.startTimer();
    try {
      return await paintPage(path, firstPage);
    } finally {
      stop();
    }
  }

  async function paintForVisitors(path: string, firstPage: FirstPage): Promise<string> {
    const key = createHash('sha256').update(path).update('\0').update(JSON.stringify(firstPage)).digest('base64');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const html = await paint(path, firstPage);
    kept.set(key, html);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return html;
  }

  return async (path, firstPage) => {
    if (firstPage.view === 'none') return null;
    try {
      return firstPage.user === null ? await paintForVisitors(path, firstPage) : await paint(path, firstPage);
    } catch (error) {
      log.warn({ err: error, view: firstPage.view }, 'page sent unpainted');
      return null;
    }
  };
}
