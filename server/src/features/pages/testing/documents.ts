import { INITIAL_DATA_ID, type InitialData } from '@jewelry/contract';
import { JSDOM } from 'jsdom';

export const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Filigree</title><meta name="description" content="Describe a piece.">
<script src="/assets/app-1.js"></script></head><body><div id="root"></div></body></html>`;

export const HOSTILE = [
  '"><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  "' onload='alert(1)",
  '</script><img src=x onerror=alert(1)>',
  '<!--',
  '-->',
  ']]>',
  '\u2028\u2029',
  '\ud800',
  '\udc00 "',
  '$& $1 $` $$',
  '&quot;&#34;&lt;',
  '</head></body></html>',
  '<svg/onload=alert(1)>',
  'ring\0<b>',
  '\u202e<i>',
] as const;

export const documentOf = (html: string): Document => new JSDOM(html).window.document;

/** Content of a meta element by its property or name. */
export const metaOf = (page: Document, name: string): string | null | undefined =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

export const initialDataOf = (page: Document): InitialData =>
  JSON.parse(page.getElementById(INITIAL_DATA_ID)?.textContent ?? 'null') as InitialData;
