import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findInstallation, prepareBinaries, type Installation } from './binaries';
import { ensureCluster, lastLine, passwordOf, POSTGRES_ENVIRONMENT, SUPERUSER } from './cluster';
import { placeOf, type Place } from './place';
import { freePort } from './ports';
import { hold, isAlive, until } from './processes';

/** Recovery after a kill replays the log: minutes at the most. */
const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;
const START_ATTEMPTS = 6;
const RESTART_PAUSE_MS = 500;
const RESTARTS_PER_MINUTE = 5;

/**
 * Waits for the end of its standard input, which comes however the parent process ends, then stops
 * PostgreSQL in order if its process id is unchanged.
 */
const WATCHDOG = 'cat >/dev/null; [ "$(head -n 1 "$2" 2>/dev/null)" = "$1" ] && kill -INT "$1"';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly installation?: Installation;
  /** Further settings of the server, as `name=value`. */
  readonly settings?: readonly string[];
  /** Reports every start and every unexpected exit. */
  readonly onEvent?: (event: string, details?: Record<string, unknown>) => void;
  /** PostgreSQL ended and could not be brought back. */
  readonly onLost?: (error: Error) => void;
}

export interface EmbeddedPostgres {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface Running {
  readonly server: ChildProcess;
  readonly watchdog: ChildProcess;
  readonly pid: number;
}

const pidFileOf = (place: Place) => join(place.data, 'postmaster.pid');

/** Lines: pid, data directory, start time, port, …, status. */
function readPidFile(place: Place): { pid: number; status: string } | undefined {
  const file = pidFileOf(place);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() };
}

/** A pid file can outlive its server and its pid be reused: on Linux the working directory identifies the server. */
function isOurServer(pid: number, place: Place): boolean {
  if (!(pid > 1) || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(place.data);
  } catch {
    return false;
  }
}

/** Stops the server that a killed process left behind. */
async function stopOrphan(place: Place): Promise<boolean> {
  const found = readPidFile(place);
  if (!found || !isOurServer(found.pid, place)) return false;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(found.pid, signal);
    } catch {
      break;
    }
    if (await until(() => !isOurServer(found.pid, place), STOP_TIMEOUT_MS)) break;
  }
  return true;
}

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'max_connections=100'];

async function launch(place: Place, bin: string, port: number, settings: readonly string[]): Promise<Running> {
  const logFile = join(place.keep, 'server.log');
  const log = openSync(logFile, 'w', 0o600);
  // In a session of its own: Ctrl-C in a terminal reaches us alone, and we stop it after the last request.
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', place.data, '-p', String(port), ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])],
    { cwd: '/', detached: true, stdio: ['ignore', log, log], env: POSTGRES_ENVIRONMENT, ...place.account },
  );
  closeSync(log);
  const failure = new Promise<Error>((done) => server.once('error', done));
  const pid = server.pid;
  if (pid === undefined) throw new Error('PostgreSQL could not be started.', { cause: await failure });
  const watchdog = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', String(pid), pidFileOf(place)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...place.account,
  });
  watchdog.on('error', () => {});
  watchdog.stdin?.on('error', () => {});
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  await until(
    () => hasEnded() || (readPidFile(place)?.pid === pid && readPidFile(place)?.status === 'ready'),
    READY_TIMEOUT_MS,
  );
  if (hasEnded() || readPidFile(place)?.status !== 'ready') {
    server.kill('SIGQUIT');
    watchdog.stdin?.destroy();
    throw new Error(`PostgreSQL did not start: ${lastLine(readFileSync(logFile, 'utf8'))} (see ${logFile})`);
  }
  return { server, watchdog, pid };
}

/**
 * Starts the embedded PostgreSQL of a data directory and keeps it running: creates the cluster at the first start,
 * stops an orphan of a killed process first, and restarts the server on the same port when it exits.
 * @throws Error with a one-sentence message when it cannot start, or when a running process uses the directory
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { onEvent = () => {}, onLost = () => {}, settings = [] } = options;
  const place = placeOf(options.dataDir);
  const release = hold(join(place.keep, 'lock'), options.dataDir);
  try {
    if (await stopOrphan(place)) onEvent('stopped an orphan');
    const bin = prepareBinaries(options.installation ?? findInstallation(), place.account, place.copies);
    const password = passwordOf(place);
    ensureCluster(place, bin, password);
    const portFile = join(place.keep, 'port');
    let port = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : undefined;

    const launchSomewhere = async (): Promise<Running> => {
      for (let attempt = 1; ; attempt += 1) {
        port = await freePort(port);
        try {
          const launched = await launch(place, bin, port, settings);
          writeFileSync(portFile, `${port}\n`);
          return launched;
        } catch (error) {
          // Another process took the port in between, or parts of a killed server are still ending.
          if (attempt === START_ATTEMPTS) throw error;
          await sleep(RESTART_PAUSE_MS);
        }
      }
    };

    let running = await launchSomewhere();
    onEvent('started', { port, pid: running.pid });
    let isStopping = false;
    let restarts: number[] = [];

    const restart = async (): Promise<void> => {
      restarts = [...restarts.filter((at) => Date.now() - at < 60_000), Date.now()];
      if (restarts.length > RESTARTS_PER_MINUTE) throw new Error('PostgreSQL ended again and again.');
      await sleep(RESTART_PAUSE_MS);
      if (isStopping) return;
      running = await launch(place, bin, port as number, settings);
      watch();
      onEvent('restarted', { pid: running.pid });
    };
    const watch = (): void => {
      running.server.once('exit', (code, signal) => {
        running.watchdog.stdin?.destroy();
        if (isStopping) return;
        onEvent('ended by itself', { code, signal });
        restart().catch(onLost);
      });
    };
    watch();

    return {
      url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
      get pid() {
        return running.pid;
      },
      stop: async () => {
        if (isStopping) return;
        isStopping = true;
        const { server } = running;
        const ended = () => server.exitCode !== null || server.signalCode !== null;
        for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
          if (ended()) break;
          server.kill(signal);
          await until(ended, STOP_TIMEOUT_MS);
        }
        running.watchdog.stdin?.destroy();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
