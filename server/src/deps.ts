import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Connections } from './database/pool';
import type { Gate } from './http/gate';
import type { RateLimits } from './http/rateLimits';
import type { JobSignals } from './jobs/signals';
import type { Outbox } from './ports/mail/outbox';
import type { Payments } from './ports/payments/payments';
import type { Prices } from './ports/prices/prices';
import type { Storage } from './ports/storage/storage';
import type { DraftRenderer } from './designs/draftRenderer';
import type { ChangeReader } from './ports/designers/reader';
import type { Painter } from './ports/painters/painter';
import type { DesignWorker } from './designs/designWorker';

/** A readiness check, which /readyz reports by name: rejects while the dependency does not answer. */
export type Check = () => Promise<void>;

/** Dependencies of every feature: the only access to environment, clock and database. */
export interface Deps extends Pick<Connections, 'db' | 'pool'> {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly storage: Storage;
  readonly prices: Prices;
  readonly designs: DesignWorker;
  /** Reads changes that the built-in language layer cannot; absent without a configured designer. */
  readonly changes: ChangeReader | undefined;
  /** Paints pieces as imagined; absent where no image service is configured. */
  readonly painter: Painter | undefined;
  readonly drafts: DraftRenderer;
  readonly payments: Payments;
  readonly signals: JobSignals;
  readonly rateLimits: RateLimits;
  /**
   * Every database query of a submission up to its job passes here, so that a burst leaves connections to other
   * requests, and what cannot be accepted is refused at once.
   */
  readonly admissions: Gate;
  readonly metrics: Registry;
  /** Checks of /readyz, by name. */
  readonly checks: Readonly<Record<string, Check>>;
}
