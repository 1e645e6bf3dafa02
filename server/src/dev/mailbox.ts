import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { linksOf, outboxDirectory } from '../ports/mail/delivery';

export interface ReceivedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: string[];
  /** Creation time, ISO 8601. */
  readonly date: string;
}

const MAX_MAILS = 100;

async function readMail(directory: string, file: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(await readFile(join(directory, file)));
  const text = mail.text ?? '';
  return {
    id: file.replace(/\.eml$/, ''),
    to: mail.to?.map((recipient) => recipient.address ?? '').join(', ') ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    links: [...new Set(linksOf(text))],
    date: mail.date ?? '',
  };
}

/** The emails of the outbox directory, newest first. */
export async function readMailbox(dataDir: string): Promise<ReceivedMail[]> {
  const directory = outboxDirectory(dataDir);
  const files = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const newest = files
    .filter((file) => file.endsWith('.eml') && !file.startsWith('.'))
    .toSorted()
    .toReversed()
    .slice(0, MAX_MAILS);
  return Promise.all(newest.map((file) => readMail(directory, file)));
}
