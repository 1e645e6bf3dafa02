import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config';
import type { Mail } from './layout';
import type { Deliver } from './outbox';

const SMTP_TIMEOUT_MS = 20_000;

/** URLs in the text of an email. */
export const linksOf = (text: string): string[] => text.match(/https?:\/\/[^\s<>"]+/g) ?? [];

/** The domain of an email address. */
const hostOf = (address: string): string => /@([^\s@>]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';

const messageOf = (mail: Mail, id: string, from: string) => ({
  from,
  messageId: `<${id}@${hostOf(from)}>`,
  to: { name: '', address: mail.to },
  ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  disableFileAccess: true,
  disableUrlAccess: true,
});

export function smtpDelivery(url: string, from: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return async (mail, id) => {
    await transport.sendMail(messageOf(mail, id, from));
  };
}

/** Directory of emails when no SMTP server is configured. */
export const outboxDirectory = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Writes each email as an .eml file; names sort by time.
 * @param announce receives the link, for development without a mail program.
 */
function fileDelivery(dataDir: string, from: string, announce: (subject: string, link: string) => void): Deliver {
  const directory = outboxDirectory(dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail, id) => {
    const { message } = await transport.sendMail(messageOf(mail, id, from));
    await mkdir(directory, { recursive: true });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`;
    const unfinished = join(directory, `.${name}`);
    await writeFile(unfinished, message, { mode: 0o600 });
    await rename(unfinished, join(directory, name));
    const [link] = linksOf(mail.text);
    if (link) announce(mail.subject, link);
  };
}

/** Prints the link in development. Not logged, because it contains a token. */
const announceOnTerminal = (subject: string, link: string): void => {
  process.stderr.write(`Mail: ${subject}\n      ${link}\n`);
};

export function deliveryOf(config: Config): Deliver {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl) return smtpDelivery(smtpUrl, from);
  return fileDelivery(config.dataDir, from, config.environment === 'development' ? announceOnTerminal : () => {});
}
