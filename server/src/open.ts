import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Logger } from 'pino';
import { systemClock, type Clock } from './clock';
import type { Config } from './config';
import type { Connections } from './database/pool';
import type { Deps } from './deps';
import { openDesignWorker } from './designs/designWorker';
import { openDraftRenderer } from './designs/draftRenderer';
import { unavailable } from './http/errors';
import { openGate } from './http/gate';
import { openRateLimits } from './http/rateLimits';
import { listenForJobs } from './jobs/signals';
import { languageModelDesigner } from './ports/designers/languageModel';
import { changeReader } from './ports/designers/reader';
import { deliveryOf } from './ports/mail/delivery';
import { openPainter } from './ports/painters/open';
import { fileStorage } from './ports/storage/fileStorage';
import { openPayments } from './ports/payments/open';
import { openOutbox, type Deliver } from './ports/mail/outbox';
import { builtinPrices, remotePrices } from './ports/prices/prices';

/** Two thirds of the pool's connections. */
const ADMISSIONS_AT_ONCE = 8;
/** About half a second of admissions on a quiet machine. */
const WAITING_ADMISSIONS = 500;
/** On an overloaded machine, later requests are refused at once instead of queued. */
const ADMISSION_DELAY_MS = 5_000;

interface OpenOptions {
  readonly config: Config;
  readonly connections: Connections;
  readonly log: Logger;
  readonly clock?: Clock;
  readonly deliver?: Deliver;
  /** Entries of threads instead of the default ones. */
  readonly threads?: { readonly design: URL; readonly drafts: URL };
}

export interface Opened {
  readonly deps: Deps;
  /** Ends background work; the connections stay open. */
  close(): Promise<void>;
}

/** Creates the dependencies of all features; the database must be migrated. */
export async function openDeps({
  config,
  connections,
  log,
  clock = systemClock,
  deliver = deliveryOf(config),
  threads,
}: OpenOptions): Promise<Opened> {
  const { db, pool } = connections;
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const storage = fileStorage(join(config.dataDir, 'files'));
  const signals = listenForJobs(pool, log);
  const outbox = openOutbox({ db, clock, log, deliver });
  const { metalPricesUrl } = config;
  const prices = metalPricesUrl ? remotePrices({ url: metalPricesUrl, clock, log }) : builtinPrices();
  const designs = openDesignWorker({ threadUrl: threads?.design });
  const drafts = openDraftRenderer({ threadUrl: threads?.drafts });
  const { designer } = config;
  const changes =
    designer && changeReader({ designer: await languageModelDesigner(designer), config: designer, db, log });
  const deps: Deps = {
    config,
    db,
    pool,
    log,
    clock,
    outbox,
    storage,
    prices,
    designs,
    changes,
    painter: await openPainter({ config, log }),
    drafts,
    payments: openPayments(config, db, clock),
    signals,
    metrics,
    rateLimits: openRateLimits(pool),
    admissions: openGate({
      width: ADMISSIONS_AT_ONCE,
      maxWaiting: WAITING_ADMISSIONS,
      maxDelayMs: ADMISSION_DELAY_MS,
      refuse: () => unavailable(new Error('Too many submissions are waiting')),
    }),
    checks: {
      database: async () => {
        await db.raw('select 1').timeout(2_000);
      },
      storage: () => storage.check(),
      queue: async () => {
        await db.raw('select from graphile_worker.jobs limit 1').timeout(2_000);
      },
      drafts: () => drafts.check(),
    },
  };
  return {
    deps,
    close: async () => {
      await Promise.all([signals.close(), designs.close(), drafts.close()]);
    },
  };
}
