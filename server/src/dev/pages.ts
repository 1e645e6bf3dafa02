import type { Middleware } from 'koa';
import type { Config } from '../config';
import type { CallState } from '../http/call';
import { notFound } from '../http/errors';
import { plainPage, PLAIN_PAGE_POLICY } from '../http/plainPage';
import { escapeHtml } from '../ports/mail/layout';
import { readMailbox, type ReceivedMail } from './mailbox';

/** Emails have inline styles, pictures of this server and no scripts; a link opens in a new tab. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const EMPTY = `<p class="muted">No mail yet. What the product sends, for example after a sign-up, appears here. Reload the page to look again.</p>`;

function card(mail: ReceivedMail): string {
  const links = mail.links.map((link) => `<dt>Link</dt><dd><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></dd>`);
  return `
<article class="card">
  <h2>${escapeHtml(mail.subject)}</h2>
  <dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Sent</dt><dd><time datetime="${escapeHtml(mail.date)}">${escapeHtml(mail.date)}</time></dd>${[...new Set(links)].join('')}</dl>
  <details><summary>Show the email</summary><iframe title="${escapeHtml(mail.subject)}" loading="lazy" src="/dev/mail/${encodeURIComponent(mail.id)}"></iframe></details>
  <details><summary>Show it as plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>
</article>`;
}

/** The outbox is readable only without a real mail server, and never in production. */
const hasDevMail = (config: Config): boolean =>
  config.environment !== 'production' && config.mail.smtpUrl === undefined;

/** /dev/mail, /dev/mail.json and the emails themselves. */
export const devMail =
  (config: Config): Middleware<CallState> =>
  async (koa, next) => {
    if (!koa.path.startsWith('/dev/mail') || koa.method !== 'GET' || !hasDevMail(config)) {
      await next();
      return;
    }
    koa.set('Cache-Control', 'no-store');
    if (koa.path === '/dev/mail.json') {
      const mails = await readMailbox(config.dataDir);
      koa.body = mails.map(({ to, subject, text, html, links }) => ({ to, subject, text, html, links }));
      return;
    }
    koa.type = 'text/html; charset=utf-8';
    if (koa.path === '/dev/mail') {
      const mails = await readMailbox(config.dataDir);
      koa.set('Content-Security-Policy', PLAIN_PAGE_POLICY);
      koa.body = plainPage('Mail', mails.map(card).join('') || EMPTY);
      return;
    }
    const id = koa.path.slice('/dev/mail/'.length);
    const mail = (await readMailbox(config.dataDir)).find((candidate) => candidate.id === id);
    if (!mail) throw notFound();
    koa.set('Content-Security-Policy', EMAIL_POLICY);
    koa.set('X-Frame-Options', 'SAMEORIGIN');
    koa.body = mail.html;
  };
