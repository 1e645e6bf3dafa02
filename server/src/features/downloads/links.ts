import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOWNLOAD_LINK_S } from '@jewelry/contract';
import type { Config } from '../../config';

/** `clean` is the picture without watermark, `marked` the one with it. */
export type DownloadForm = 'clean' | 'marked';

export const DOWNLOAD_PREFIX = '/media/downloads/';

export interface Download {
  readonly imageId: string;
  readonly form: DownloadForm;
}

export type CheckedLink =
  | { readonly state: 'good'; readonly download: Download }
  | { readonly state: 'expired' }
  | { readonly state: 'forged' };

const LINK = /^\/media\/downloads\/([0-9a-f-]{36})\/(clean|marked)\/(\d{10})\/([\w-]{43})\.png$/;

/** HMAC over a `download` prefix, so that signatures made for other purposes are not valid here. */
const signatureOf = (
  config: Pick<Config, 'downloadSigningKey'>,
  { imageId, form }: Download,
  expires: number,
): string =>
  createHmac('sha256', config.downloadSigningKey)
    .update(`download\n${imageId}\n${form}\n${expires}`)
    .digest('base64url');

/** The URL path of a file, valid for ten minutes from `now`. */
export function downloadLink(config: Pick<Config, 'downloadSigningKey'>, download: Download, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + DOWNLOAD_LINK_S;
  return `${DOWNLOAD_PREFIX}${download.imageId}/${download.form}/${expires}/${signatureOf(config, download, expires)}.png`;
}

export function checkLink(config: Pick<Config, 'downloadSigningKey'>, path: string, now: Date): CheckedLink {
  const [, imageId, form, until, signature] = LINK.exec(path) ?? [];
  if (!imageId || !form || !until || !signature) return { state: 'forged' };
  const download: Download = { imageId, form: form === 'clean' ? 'clean' : 'marked' };
  const expires = Number(until);
  const expected = Buffer.from(signatureOf(config, download, expires));
  const presented = Buffer.from(signature);
  if (presented.length !== expected.length || !timingSafeEqual(presented, expected)) return { state: 'forged' };
  return expires * 1000 > now.getTime() ? { state: 'good', download } : { state: 'expired' };
}
