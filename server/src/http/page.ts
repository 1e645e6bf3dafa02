import { INITIAL_DATA_ID, DEFERRED_SCRIPT, type InitialData } from '@jewelry/contract';
import { escapeHtml } from '../ports/mail/layout';

/** What a route adds to the app's page. All text is plain; `composePage` escapes it. */
export interface PageParts {
  readonly status: 200 | 404;
  readonly title?: string;
  readonly description?: string;
  readonly meta?: readonly MetaTag[];
  readonly links?: readonly LinkTag[];
  readonly initialData?: InitialData;
  readonly headers?: Readonly<Record<string, string>>;
}

export type MetaTag = ({ readonly property: string } | { readonly name: string }) & { readonly content: string };
export type LinkTag = Readonly<Record<string, string>> & { readonly rel: string };

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON escaped for a script element: it can neither end the element nor open another. */
const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');

const ROOT = '<div id="root">';
/** The page's scripts and their preloads. */
const MODULES = /<(script type|link rel)="module(?:preload)?"/g;

/**
 * The app's page with the additions of a route: tags in its head, and initial data before the end of the body.
 * @param rendered the server-rendered content of #root, as HTML
 */
export function composePage(
  html: string,
  { title, description, meta = [], links = [], initialData }: PageParts,
  rendered: string | null,
): string {
  const tags = [
    ...meta.map((tag) => `<meta ${attributes({ ...tag })}>`),
    ...links.map((tag) => `<link ${attributes({ ...tag })}>`),
  ].join('');
  const data = initialData
    ? `<script type="application/json" id="${INITIAL_DATA_ID}">${jsonForHtml(initialData)}</script>`
    : '';
  // Replacement functions, because user text may contain the special patterns of replacement strings.
  let page = html;
  if (title !== undefined) page = page.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
  if (description !== undefined) {
    page = page.replace(
      /<meta name="description"[^>]*>/,
      () => `<meta ${attributes({ name: 'description', content: description })}>`,
    );
  }
  if (tags) page = page.replace('</head>', () => `${tags}</head>`);
  // Before the rendered content, whose text may contain any of the placeholders.
  if (data) page = page.replace('</body>', () => `${data}</body>`);
  if (rendered === null) return page;
  // Render-blocking resources first: styles and pictures do not share bandwidth with the scripts.
  return page.replace(MODULES, `<$1="${DEFERRED_SCRIPT}"`).replace(ROOT, () => ROOT + rendered);
}
