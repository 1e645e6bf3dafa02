import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '@jewelry/contract';
import { escapeHtml } from '../ports/mail/layout';

const STYLE = `
  :root { color-scheme: light dark; --page: #F4F3EE; --raised: #FCFBF8; --line: #DAD9D2; --text: #15231B; --muted: #4C564F; --accent: #73561A; --brass: #A4884A; --action: #15261D; --on-action: #F6F1E4; }
  @media (prefers-color-scheme: dark) { :root { --page: #0F241B; --raised: #163025; --line: #2C4436; --text: #F2ECDF; --muted: #B9BBAB; --accent: #DFC68F; --brass: #B39A62; --action: #DFC68F; --on-action: #13231A; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 48px 20px 80px; background: var(--page); color: var(--text); font: 16px/26px Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
  main { max-width: 760px; margin: 0 auto; }
  header { padding-block-end: 20px; margin-block-end: 32px; border-block-end: 2px dotted var(--brass); }
  h1, h2, .mark { font-family: Marcellus, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif; font-weight: 400; }
  .mark { font-size: 18px; letter-spacing: .06em; color: var(--accent); }
  h1 { font-size: 34px; line-height: 42px; margin: 6px 0 0; }
  h2 { font-size: 22px; line-height: 30px; margin: 0; }
  a { color: var(--accent); text-underline-offset: 3px; overflow-wrap: anywhere; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .muted { color: var(--muted); }
  .card { background: var(--raised); border: 1px solid var(--line); border-radius: 4px; padding: 24px; margin-block-end: 16px; }
  .card dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 8px 0 0; font-size: 14px; line-height: 22px; }
  dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
  pre { margin: 12px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/22px ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
  summary { cursor: pointer; margin-block-start: 16px; color: var(--muted); font-size: 14px; }
  .price { font-size: 28px; line-height: 36px; font-variant-numeric: tabular-nums lining-nums; margin: 4px 0 16px; }
  .note { margin: 0; padding-block-start: 16px; border-block-start: 1px solid var(--line); }
  .actions { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 24px; }
  button { min-block-size: 48px; padding: 0 28px; border: 1px solid var(--muted); border-radius: 4px; background: transparent; color: inherit; font: 500 16px/20px Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; cursor: pointer; }
  button.main { border-color: transparent; background: var(--action); color: var(--on-action); }
  @supports (corner-shape: bevel) { button.main { border-radius: 9px; corner-shape: bevel; } }
  iframe { inline-size: 100%; block-size: 560px; border: 1px solid var(--line); margin-block-start: 12px; background: #F4F3EE; }
`;

/**
 * A standalone page in the product's style that loads no other file.
 * @param body HTML
 */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · ${escapeHtml(PRODUCT_NAME)}</title>
<style>${STYLE}</style></head>
<body><main>
<header><div class="mark">${escapeHtml(PRODUCT_NAME)}</div><h1>${escapeHtml(title)}</h1></header>
${body}
</main></body>
</html>
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const policy = (formAction: "'none'" | "'self'"): string =>
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** Content security policy of such a page: its own style, and no scripts. */
export const PLAIN_PAGE_POLICY = policy("'none'");
/** The same for a page with forms that post to this origin. */
export const PLAIN_FORM_POLICY = policy("'self'");
