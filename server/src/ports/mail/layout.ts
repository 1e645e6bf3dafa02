import { PRODUCT_NAME, WORKSHOP_LINE } from '@jewelry/contract';

/** The content of an email; plain text in every part. */
export interface EmailContent {
  readonly title: string;
  /** First name in the greeting; null or absent when unknown. */
  readonly name?: string | null;
  readonly paragraphs: readonly string[];
  /** A JPEG, since some mail programs lack WebP. Decorative: the text repeats its content. */
  readonly picture?: { readonly url: string; readonly alt: string };
  /** Name and value, one per line; line breaks in a value are preserved. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below the rule. */
  readonly note: string;
}

/** A rendered email. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Reply-To address; absent or null: the From address. */
  readonly replyTo?: string | null;
}

interface EmailColors {
  readonly page: string;
  readonly sheet: string;
  readonly hairline: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly brass: string;
  readonly action: string;
  readonly onAction: string;
}

/** The two themes as literal values, because mail programs strip custom properties. */
export const EMAIL_COLORS = {
  porcelain: {
    page: '#F4F3EE',
    sheet: '#FCFBF8',
    hairline: '#DAD9D2',
    text: '#15231B',
    muted: '#4C564F',
    accent: '#73561A',
    brass: '#A4884A',
    action: '#15261D',
    onAction: '#F6F1E4',
  },
  velvet: {
    page: '#0B1C14',
    sheet: '#163025',
    hairline: '#2F4536',
    text: '#F2ECDF',
    muted: '#B9BBAB',
    accent: '#DFC68F',
    brass: '#B39A62',
    action: '#DFC68F',
    onAction: '#13231A',
  },
} as const satisfies Record<string, EmailColors>;

const light = EMAIL_COLORS.porcelain;
const dark = EMAIL_COLORS.velvet;

/** In addition to inline styles: programs without media queries show the light theme. */
const DARK_STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: ${dark.page} !important; }
    .sheet { background: ${dark.sheet} !important; border-color: ${dark.hairline} !important; border-top-color: ${dark.brass} !important; }
    .text { color: ${dark.text} !important; }
    .muted { color: ${dark.muted} !important; border-color: ${dark.hairline} !important; }
    td.text { border-color: ${dark.hairline} !important; }
    .link { color: ${dark.accent} !important; }
    .action { background: ${dark.action} !important; color: ${dark.onAction} !important; }
  }
  @media (max-width: 480px) {
    .sheet { padding: 28px 24px 12px !important; }
    .title { font-size: 24px !important; line-height: 32px !important; }
  }`;

const SERIF = "Marcellus, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
/** Maximum width of the sheet's content, px. */
const CONTENT_WIDTH = 478;
/** More than any inbox shows. */
const PREVIEW_BLANKS = 60;
const SANS = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const greeting = ({ name }: EmailContent): string[] => (name ? [`Hello ${name},`] : []);

/** The whole email as plain text. */
export function emailText(email: EmailContent): string {
  const { title, paragraphs, facts = [], action, note } = email;
  const listed = facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  const parts = [
    title,
    ...greeting(email),
    ...paragraphs,
    ...(listed === '' ? [] : [listed]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    note,
    `${PRODUCT_NAME}\n${WORKSHOP_LINE}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function button({ label, url }: NonNullable<EmailContent['action']>): string {
  const href = escapeHtml(url);
  return `
        <tr><td style="padding:12px 0 28px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
          <td class="action" bgcolor="${light.action}" style="background:${light.action};border-radius:6px;corner-shape:bevel;mso-padding-alt:14px 28px">
            <a class="action" href="${href}" style="display:inline-block;padding:14px 28px;background:${light.action};color:${light.onAction};font:600 16px/20px ${SANS};text-decoration:none;border-radius:6px;corner-shape:bevel">${escapeHtml(label)}</a>
          </td>
        </tr></table></td></tr>
        <tr><td class="muted" style="padding:0 0 20px;font:400 14px/22px ${SANS};color:${light.muted}">Or open this address:<br>
          <a class="link" href="${href}" style="color:${light.accent};word-break:break-all">${href}</a>
        </td></tr>`;
}

function factTable(facts: NonNullable<EmailContent['facts']>): string {
  if (facts.length === 0) return '';
  const cell = `padding:8px 0;border-top:1px solid ${light.hairline};vertical-align:top`;
  const rows = facts.map(
    ([name, value]) => `
          <tr><td class="muted" style="${cell};padding-right:16px;font:400 14px/22px ${SANS};color:${light.muted}">${escapeHtml(name)}</td>
          <td class="text" style="${cell};font:400 16px/22px ${SANS};color:${light.text};overflow-wrap:anywhere;white-space:pre-line">${escapeHtml(value)}</td></tr>`,
  );
  return `
        <tr><td style="padding:0 0 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}
        </table></td></tr>`;
}

function pictureRow({ picture, action }: EmailContent): string {
  if (!picture) return '';
  const shown = `<img src="${escapeHtml(picture.url)}" width="${CONTENT_WIDTH}" alt="${escapeHtml(picture.alt)}" style="display:block;width:100%;height:auto;border:0;border-radius:2px">`;
  return `
        <tr><td class="muted" style="padding:8px 0 24px;font:400 14px/22px ${SANS};color:${light.muted}">${action ? `<a class="link" href="${escapeHtml(action.url)}" style="color:${light.accent};text-decoration:none">${shown}</a>` : shown}</td></tr>`;
}

/** The inbox preview, hidden in the email itself; the blanks keep the following text out of it. */
function preview({ paragraphs: [first], facts = [] }: EmailContent): string {
  const words = first ?? facts.map(([, value]) => value).join(' · ');
  return `<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(words)}${'&#847;&zwnj;&nbsp;'.repeat(PREVIEW_BLANKS)}</div>`;
}

/** The whole email as HTML, in the light theme and, where a mail program prefers it, in the dark one. */
export function emailHtml(email: EmailContent): string {
  const { title, paragraphs, facts = [], action, note } = email;
  const text = [...greeting(email), ...paragraphs].map(
    (paragraph) => `
        <tr><td class="text" style="padding:0 0 16px;font:400 16px/26px ${SANS};color:${light.text};overflow-wrap:anywhere">${escapeHtml(paragraph)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${DARK_STYLE}
</style></head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
${preview(email)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.page}">
  <tr><td align="center" style="padding:40px 16px">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
      <tr><td class="text" align="center" style="padding:0 0 24px;font:400 20px/28px ${SERIF};letter-spacing:.24em;text-transform:uppercase;color:${light.text}">${escapeHtml(PRODUCT_NAME)}</td></tr>
      <tr><td class="sheet" style="padding:40px 40px 20px;background:${light.sheet};border:1px solid ${light.hairline};border-top:4px dotted ${light.brass}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr><td><h1 class="text title" style="margin:0;padding:0 0 16px;font:400 28px/36px ${SERIF};color:${light.text}">${escapeHtml(title)}</h1></td></tr>${text.join('')}${pictureRow(email)}${factTable(facts)}${action ? button(action) : ''}
        <tr><td class="muted" style="padding:20px 0;border-top:1px solid ${light.hairline};font:400 14px/22px ${SANS};color:${light.muted}">${escapeHtml(note)}</td></tr>
        </table>
      </td></tr>
      <tr><td class="muted" align="center" style="padding:24px 16px 0;font:400 13px/20px ${SANS};color:${light.muted}">${escapeHtml(WORKSHOP_LINE)}</td></tr>
    </table>
  </td></tr>
</table>
</body>
</html>
`;
}

/**
 * An email with its address and subject, as plain text and as HTML.
 * @param replyTo the Reply-To address. @default the From address
 */
export const mailOf = (to: string, subject: string, email: EmailContent, replyTo: string | null = null): Mail => ({
  to,
  subject,
  text: emailText(email),
  html: emailHtml(email),
  replyTo,
});
