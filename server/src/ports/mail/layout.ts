import { PRODUCT_NAME, WORKSHOP_LINE } from '@jewelry/contract';

/** What a letter of ours says; plain text in every part. */
export interface Letter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small, below the rule. */
  readonly note: string;
}

/** The Porcelain theme by value, because mail programs know no style sheets of ours. */
const COLOR = {
  page: '#F4F3EE',
  raised: '#FCFBF8',
  hairline: '#DAD9D2',
  text: '#15231B',
  muted: '#4C564F',
  accent: '#73561A',
  brass: '#A4884A',
  action: '#15261D',
  onAction: '#F6F1E4',
} as const;

const SERIF = "Marcellus, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
const SANS = "Figtree, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, also within quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

export function letterText({ title, paragraphs, action, note }: Letter): string {
  const parts = [title, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), note, `${PRODUCT_NAME}\n${WORKSHOP_LINE}`];
  return `${parts.join('\n\n')}\n`;
}

function button({ label, url }: NonNullable<Letter['action']>): string {
  const href = escapeHtml(url);
  return `
        <tr><td style="padding:12px 0 28px">
          <a href="${href}" style="display:inline-block;padding:14px 28px;background:${COLOR.action};color:${COLOR.onAction};font:600 16px/20px ${SANS};text-decoration:none;border-radius:3px">${escapeHtml(label)}</a>
        </td></tr>
        <tr><td style="padding:0 0 20px;font:400 14px/22px ${SANS};color:${COLOR.muted}">Or open this address:<br>
          <a href="${href}" style="color:${COLOR.accent};word-break:break-all">${href}</a>
        </td></tr>`;
}

export function letterHtml({ title, paragraphs, action, note }: Letter): string {
  const text = paragraphs.map((paragraph) => `
        <tr><td style="padding:0 0 16px;font:400 16px/26px ${SANS};color:${COLOR.text}">${escapeHtml(paragraph)}</td></tr>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:${COLOR.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOR.page}">
  <tr><td align="center" style="padding:40px 16px">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
      <tr><td align="center" style="padding:0 0 24px;font:400 26px/32px ${SERIF};letter-spacing:.06em;color:${COLOR.text}">${escapeHtml(PRODUCT_NAME)}</td></tr>
      <tr><td style="padding:40px 40px 20px;background:${COLOR.raised};border:1px solid ${COLOR.hairline};border-top:2px dotted ${COLOR.brass}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr><td style="padding:0 0 16px;font:400 28px/36px ${SERIF};color:${COLOR.text}">${escapeHtml(title)}</td></tr>${text.join('')}${action ? button(action) : ''}
        <tr><td style="padding:20px 0;border-top:1px solid ${COLOR.hairline};font:400 14px/22px ${SANS};color:${COLOR.muted}">${escapeHtml(note)}</td></tr>
        </table>
      </td></tr>
      <tr><td align="center" style="padding:24px 16px 0;font:400 13px/20px ${SANS};color:${COLOR.muted}">${escapeHtml(WORKSHOP_LINE)}</td></tr>
    </table>
  </td></tr>
</table>
</body>
</html>
`;
}
