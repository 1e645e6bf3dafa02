import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { TEXTS } from '@jewelry/contract';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import type { CallState, KoaContext } from './call';
import { HttpError } from './errors';
import { plainPage, PLAIN_PAGE_POLICY } from './plainPage';

/** The addresses that the app knows; every other one is answered with its not-found page and 404. */
const APP_ROUTES = /^\/(imagine|gallery|gallery\/top|upgrade|share\/[^/]+|confirm-email|reset-password)?\/?$/;

const NOT_BUILT = plainPage(
  'The app is not built yet',
  '<p>The API is running. Build the app with <code>npm start</code>, or open the development server that <code>npm run dev</code> names.</p>',
);

/** The hashes of the inline scripts of a page, for its content security policy. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

export interface StaticApp {
  readonly scriptHashes: readonly string[];
  readonly middleware: Middleware<CallState>;
}

function sendPage(koa: KoaContext, page: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>): void {
  const encoding = koa.acceptsEncodings('br', 'gzip', 'identity') as 'br' | 'gzip' | 'identity' | false;
  koa.type = 'text/html; charset=utf-8';
  koa.vary('Accept-Encoding');
  koa.set('Cache-Control', 'no-cache');
  if (encoding && encoding !== 'identity') koa.set('Content-Encoding', encoding);
  koa.body = page[encoding || 'identity'];
}

function requireReading(koa: KoaContext): void {
  if (koa.method === 'GET' || koa.method === 'HEAD') return;
  throw new HttpError(405, 'method_not_allowed', TEXTS.methodNotAllowed, { headers: { Allow: 'GET, HEAD' } });
}

/**
 * The built app: its files with what the build compressed, named by content and kept for good; its page for the routes
 * of the app, and with 404 for all others.
 * @param directory of the build; a page says how to build when it is missing.
 */
export function staticApp(directory: string): StaticApp {
  const file = join(directory, 'index.html');
  if (!existsSync(file)) {
    return {
      scriptHashes: [],
      middleware: async (koa) => {
        requireReading(koa);
        koa.status = 503;
        koa.set('Content-Security-Policy', PLAIN_PAGE_POLICY);
        koa.type = 'html';
        koa.body = NOT_BUILT;
      },
    };
  }
  const html = readFileSync(file);
  const page = { identity: html, br: brotliCompressSync(html), gzip: gzipSync(html) };
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

  return {
    scriptHashes: inlineScriptHashes(html.toString('utf8')),
    middleware: async (koa) => {
      requireReading(koa);
      if (!APP_ROUTES.test(koa.path)) {
        koa.respond = false;
        if (await sendFile(koa)) return;
        koa.respond = true;
        koa.status = 404;
      } else {
        koa.status = 200;
      }
      sendPage(koa, page);
    },
  };
}
