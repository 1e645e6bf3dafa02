import { PRODUCT_NAME, type FeedbackType } from '@jewelry/contract';
import { mailOf, type Mail } from '../../ports/mail/layout';

export interface FeedbackFacts {
  readonly id: string;
  readonly reportType: FeedbackType;
  readonly description: string;
  /** The address of the account. */
  readonly email: string;
  /** Null without one. */
  readonly file: { readonly key: string; readonly bytes: number } | null;
}

const TITLES: Record<FeedbackType, { readonly subject: string; readonly title: string }> = {
  bug: { subject: 'Bug report', title: 'A user reported a bug' },
  feature: { subject: 'Feature request', title: 'A user requested a feature' },
};

const FILE_NOTE =
  ' The file is in the storage under the name above. It was uploaded by a user: open PDF files with care.';

const MEGABYTE = 1024 * 1024;

/** Such as '0.4 MB'; never none. */
const inMegabytes = (bytes: number): string => `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)} MB`;

/** To the team: the report of a user. The file stays in the storage; emails have no attachment. */
export function feedbackMail(to: string, { id, reportType, description, email, file }: FeedbackFacts): Mail {
  const { subject, title } = TITLES[reportType];
  return mailOf(
    to,
    `${subject} at ${PRODUCT_NAME}`,
    {
      title,
      paragraphs: [],
      facts: [
        ['Report', id],
        ['From', email],
        ['Description', description],
        ...(file ? [['File', `${file.key}, ${inMegabytes(file.bytes)}`] as const] : []),
      ],
      note: `Replies to this email go to the author of the report. The report is stored in the table feedback_reports; set handled_at when it is done.${file ? FILE_NOTE : ''}`,
    },
    email,
  );
}
