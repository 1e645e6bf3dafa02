import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { TEXTS } from '@jewelry/contract';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import type { CallState, KoaContext } from './call';
import { HttpError } from './errors';
import { composePage, type PageParts } from './page';
import type { PageRenderer } from './pageRenderer';
import { pageStyles } from './pageStyles';
import { plainPage, PLAIN_PAGE_POLICY } from './plainPage';

/** The routes of the app; any other path gets its not-found page with 404. */
const APP_ROUTES =
  /^\/(imagine|gallery|gallery\/top|upgrade|share\/[^/]+|piece\/[^/]+|confirm-email|reset-password)?\/?$/;

/** A share link without an id. */
const BARE_SHARE = /^\/share\/?$/;

const NOT_BUILT = plainPage(
  'The app is not built yet',
  '<p>The API is running. Build the app with <code>npm start</code>, or open the development server that <code>npm run dev</code> names.</p>',
);

/** Hashes of the inline scripts of a page, for its content security policy. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

export interface StaticApp {
  readonly scriptHashes: readonly string[];
  readonly middleware: Middleware<CallState>;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** Fast enough for each request; the built page is compressed once, with a better quality. */
const LIVE_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function compressed(html: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(html);
  if (encoding === 'br') return promisify(brotliCompress)(bytes, LIVE_BROTLI);
  return encoding === 'gzip' ? promisify(gzip)(bytes) : bytes;
}

async function sendPage(koa: KoaContext, page: (encoding: Encoding) => Buffer | Promise<Buffer>): Promise<void> {
  const encoding = (koa.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding;
  koa.type = 'text/html; charset=utf-8';
  koa.vary('Accept-Encoding');
  koa.set('Cache-Control', 'no-cache');
  if (encoding !== 'identity') koa.set('Content-Encoding', encoding);
  koa.body = await page(encoding);
}

function requireSafeMethod(koa: KoaContext): void {
  if (koa.method === 'GET' || koa.method === 'HEAD') return;
  throw new HttpError(405, 'method_not_allowed', TEXTS.methodNotAllowed, { headers: { Allow: 'GET, HEAD' } });
}

/**
 * Serves the built app: its precompressed files, content-hashed ones as immutable; its page for the routes of the app,
 * and with 404 for all others.
 * @param directory of the build; without it, a page says how to build
 * @param partsOf additions of a route to the page; when it fails, the built page is sent without them
 * @param render renders the page with its initial data
 */
export function staticApp(
  directory: string,
  partsOf: (koa: KoaContext) => Promise<PageParts>,
  render: PageRenderer,
): StaticApp {
  const file = join(directory, 'index.html');
  if (!existsSync(file)) {
    return {
      scriptHashes: [],
      middleware: async (koa) => {
        requireSafeMethod(koa);
        koa.status = 503;
        koa.set('Content-Security-Policy', PLAIN_PAGE_POLICY);
        koa.type = 'html';
        koa.body = NOT_BUILT;
      },
    };
  }
  const html = readFileSync(file, 'utf8');
  const styles = pageStyles(directory);
  const bytes = Buffer.from(html);
  const page = { identity: bytes, br: brotliCompressSync(bytes), gzip: gzipSync(bytes) };
  const files = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res, path) => {
      res.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const sendFile = (koa: KoaContext): Promise<boolean> =>
    new Promise((done) => {
      const { res } = koa;
      res.statusCode = 200;
      res.once('close', () => done(true));
      files(koa.req, res, () => done(false));
    });

  const partsFor = async (koa: KoaContext): Promise<PageParts | null> => {
    try {
      return await partsOf(koa);
    } catch (error) {
      koa.state.log.warn({ err: error }, 'page sent without its data');
      return null;
    }
  };

  return {
    scriptHashes: inlineScriptHashes(html),
    middleware: async (koa) => {
      requireSafeMethod(koa);
      if (BARE_SHARE.test(koa.path)) {
        koa.redirect('/');
        return;
      }
      const isAppRoute = APP_ROUTES.test(koa.path);
      if (!isAppRoute) {
        koa.respond = false;
        if (await sendFile(koa)) return;
        koa.respond = true;
      }
      const parts = await partsFor(koa);
      koa.status = isAppRoute ? (parts?.status ?? 200) : 404;
      const rendered = parts?.initialData ? await render(koa.path, parts.initialData) : null;
      const links = rendered === null ? [] : (styles.get(parts?.initialData?.view ?? '') ?? []);
      await sendPage(koa, (encoding) =>
        parts
          ? compressed(composePage(html, { ...parts, links: [...(parts.links ?? []), ...links] }, rendered), encoding)
          : page[encoding],
      );
      koa.set({ ...parts?.headers });
    },
  };
}
