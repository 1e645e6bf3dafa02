import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { feedbackKey } from '../../../ports/storage/storage';
import { startApp, type SignedUp, type TestApp } from '../../../testing/startApp';

export const TEAM_EMAIL = 'workshop@filigree.example';
export const FEEDBACK_PATH = '/api/feedback/report';

interface Report {
  readonly reportType?: string;
  readonly description?: string;
  readonly file?: Uint8Array;
  /** Its name on the sender's machine. @default 'chain.png' */
  readonly name?: string;
  readonly by?: SignedUp;
  /** Its Idempotency-Key. */
  readonly key?: string;
}

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

interface FeedbackRow {
  readonly id: string;
  readonly user_id: string;
  readonly report_type: string;
  readonly description: string;
  readonly file_name: string | null;
  readonly file_kind: string | null;
  readonly handled_at: Date | null;
}

/** The server, an account, and its feedback. */
export interface FeedbackSuite {
  readonly app: TestApp;
  readonly person: SignedUp;
  /** Emails cannot be written while set. */
  isOutboxBroken: boolean;
  /** Sends a valid report; its parts can be replaced. */
  report(report?: Report): Promise<Reply>;
  /** All stored reports, the newest first. */
  rows(): Promise<FeedbackRow[]>;
  /** Keys of all stored files. */
  storedFiles(): Promise<string[]>;
  /** The stored bytes of a report's file. */
  storedFile(id: unknown): Promise<Buffer>;
  /** A report whose body is streamed by the test, and its response. */
  open(
    by: SignedUp | null,
    headers: Record<string, string>,
  ): { sending: ClientRequest; answered: Promise<IncomingMessage> };
  /** The response to a report of which only the headers are sent. */
  sendHeaders(by: SignedUp | null, headers: Record<string, string>): Promise<{ response: IncomingMessage }>;
  /** Resets the rate limit of the account. */
  reset(): Promise<void>;
}

/** Starts the server. Call reset before each test and close the app after the last. */
export async function startFeedbackSuite(): Promise<FeedbackSuite> {
  const app = await startApp({
    environment: { TEAM_EMAIL },
    change: (deps) => ({
      ...deps,
      outbox: {
        ...deps.outbox,
        put: (transaction, mail) =>
          suite.isOutboxBroken
            ? Promise.reject(new Error('The mail could not be written'))
            : deps.outbox.put(transaction, mail),
      },
    }),
  });
  const person = await app.signUp();
  const suite: FeedbackSuite = {
    app,
    person,
    isOutboxBroken: false,
    report: async ({
      reportType = 'bug',
      description = 'The chain is cut off.',
      file,
      name = 'chain.png',
      by = person,
      key,
    } = {}) => {
      const body = new FormData();
      body.set('reportType', reportType);
      body.set('description', description);
      if (file) body.set('file', new File([new Uint8Array(file)], name, { type: 'image/png' }));
      const response = await by.client.fetch(FEEDBACK_PATH, {
        method: 'POST',
        body,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Record<string, unknown>,
      };
    },
    rows: async () => app.deps.db('feedback_reports').orderBy('created_at', 'desc'),
    storedFiles: async () => {
      const keys: string[] = [];
      for await (const { key } of app.deps.storage.list('feedback')) keys.push(key);
      return keys.toSorted();
    },
    storedFile: async (id) => {
      const row = await app.deps.db('feedback_reports').where({ id }).first();
      const bytes = await app.deps.storage.get(feedbackKey(row.file_name, row.file_kind));
      if (!bytes) throw new Error('The file is missing');
      return bytes;
    },
    open: (by, headers) => {
      const cookie = [...(by?.client.cookies ?? [])].map((pair) => pair.join('=')).join('; ');
      const sending = httpRequest(`${app.base}${FEEDBACK_PATH}`, {
        method: 'POST',
        headers: {
          origin: app.deps.config.publicUrl,
          'content-type': 'multipart/form-data; boundary=x',
          ...(cookie && { cookie }),
          ...headers,
        },
      });
      const answered = once(sending, 'response').then(([response]) => response as IncomingMessage);
      return { sending, answered };
    },
    sendHeaders: async (by, headers) => {
      const { sending, answered } = suite.open(by, headers);
      sending.on('error', () => undefined);
      sending.flushHeaders();
      const response = await answered;
      sending.destroy();
      return { response };
    },
    reset: () => app.deps.rateLimits.reset('feedbackAccount', person.id),
  };
  return suite;
}
