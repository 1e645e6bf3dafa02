import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOnce } from 'graphile-worker';
import { pino, type Logger } from 'pino';
import { createApp } from '../app';
import type { Clock } from '../clock';
import { connect } from '../database/pool';
import type { Deps } from '../deps';
import { listen } from '../http/listen';
import { mailTasks } from '../jobs/mailer';
import { queueLogger } from '../jobs/queue';
import { openDeps } from '../open';
import { linksOf } from '../ports/mail/delivery';
import type { Mail } from '../ports/mail/layout';
import type { Deliver } from '../ports/mail/outbox';
import { bundled } from './bundle';
import { createClient, type Client } from './client';
import { testConfig } from './config';
import { createDatabase } from './databases';
import { requireWholeFiles } from './wholeFiles';

/** Real time plus an offset that tests advance. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

function testClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (ms) => {
      ahead += ms;
    },
  };
}

export interface SentMail extends Mail {
  readonly links: string[];
}

export interface SignedUp {
  readonly client: Client;
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

export interface TestApp {
  readonly deps: Deps;
  readonly clock: TestClock;
  readonly base: string;
  /** A new browser without cookies. */
  client(): Client;
  /** Delivers due emails and returns all so far, newest first. */
  mails(): Promise<SentMail[]>;
  /** A new account with its own browser; confirmed by default. */
  signUp(options?: {
    email?: string;
    password?: string;
    confirmed?: boolean;
    plan?: 'free' | 'pro' | 'business';
  }): Promise<SignedUp>;
  close(): Promise<void>;
}

interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly deliver?: Deliver;
  readonly log?: Logger;
  /** Directory of the built app; none by default. */
  readonly appDirectory?: string;
  /** Replaces dependencies before the app is created. */
  readonly change?: (deps: Deps) => Deps;
}

/** Side of drafts and views in tests, px: small, so that they render quickly. */
const DRAFT_SIDE = 48;

export const TEST_PASSWORD = 'a sound test password';

let accounts = 0;

/** Runs the queue's email tasks until none is due. */
export async function runMailTasks(deps: Deps): Promise<void> {
  await deps.outbox.requeue();
  await runOnce({ pgPool: deps.pool, taskList: mailTasks(deps), logger: queueLogger(deps.log), noHandleSignals: true });
}

/** Starts the real server on its own port and database. Close it after the tests of the file. */
export async function startApp(options: StartOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'filigree-app-'));
  const database = await createDatabase();
  const connections = connect(database.url, () => {});
  const config = testConfig(dataDir, options.environment);
  const clock = testClock();
  const sent: SentMail[] = [];
  const collect: Deliver = async (mail) => {
    sent.unshift({ ...mail, links: linksOf(mail.text) });
  };
  const log = options.log ?? pino({ level: 'silent' });
  const threads = { design: bundled('design-worker'), drafts: bundled('draft-worker') };
  const opened = await openDeps({ config, connections, log, clock, deliver: options.deliver ?? collect, threads });
  const { drafts } = opened.deps;
  const standard: Deps = {
    ...opened.deps,
    drafts: {
      ...drafts,
      render: (spec, { signal }) => drafts.render(spec, { signal, size: DRAFT_SIDE, quality: 'draft' }),
    },
  };
  const deps = options.change ? options.change(standard) : standard;
  const server = await listen(createApp(deps, options.appDirectory ?? join(dataDir, 'no-app')), 0, '127.0.0.1');
  const base = `http://127.0.0.1:${server.port}`;
  const client = () => createClient(base, config.publicUrl);

  return {
    deps,
    clock,
    base,
    client,
    mails: async () => {
      await runMailTasks(deps);
      return sent;
    },
    signUp: async ({ email, password = TEST_PASSWORD, confirmed = true, plan = 'free' } = {}) => {
      accounts += 1;
      const browser = client();
      const address = email ?? `person-${process.pid}-${accounts}@example.com`;
      await deps.rateLimits.reset('signUpAddress', '127.0.0.1');
      const answer = await browser.post('/api/auth/signup', { email: address, password });
      if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}: ${answer.text}`);
      const { id } = answer.body.user as { id: string };
      await deps
        .db('users')
        .where({ id })
        .update({
          subscription_plan: plan,
          given_plan: plan === 'free' ? null : plan,
          email_confirmed_at: confirmed ? clock.now() : null,
        });
      return { client: browser, id, email: address, password };
    },
    close: async () => {
      await server.close(1_000);
      try {
        await requireWholeFiles(opened.deps);
      } finally {
        await opened.close();
        await connections.close();
        await database.drop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}
