import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import type { Config } from '../config';
import type { CallState } from './call';

const YEAR_S = 365 * 24 * 60 * 60;

const permissions = (microphones: string): string =>
  `camera=(), display-capture=(), geolocation=(), microphone=(${microphones}), payment=(), usb=()`;

/**
 * Allows resources and scripts of this origin alone, and no framing. The page of a configured voice agent may be
 * embedded and use the microphone.
 * @param scriptHashes of the inline scripts of the app's page, as `'sha256-…'`
 */
export function securityHeaders(config: Config, scriptHashes: readonly string[]): Middleware<CallState> {
  const agent = config.voiceAgentUrl && new URL(config.voiceAgentUrl).origin;
  const policy = permissions(agent ? `self "${agent}"` : 'self');
  const isHttps = config.publicUrl.startsWith('https:');
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: [agent ?? "'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    frameguard: { action: 'deny' },
    originAgentCluster: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: YEAR_S, includeSubDomains: false } : false,
  }) as unknown as Middleware<CallState>;
  return async (koa, next) => {
    koa.set('Permissions-Policy', policy);
    await headers(koa, next);
  };
}
