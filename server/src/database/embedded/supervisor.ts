import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findInstallation, prepareBinaries, type Installation } from './binaries';
import { ensureCluster, lastLine, passwordOf, POSTGRES_ENVIRONMENT, SUPERUSER } from './cluster';
import { clusterPaths, type ClusterPaths } from './clusterPaths';
import { freePort } from './ports';
import { hold, isAlive, until } from './processes';

/** Recovery after a kill replays the log: minutes at the most. */
const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;
const START_ATTEMPTS = 6;
const RESTART_PAUSE_MS = 500;
const RESTARTS_PER_MINUTE = 5;

/**
 * Waits for the end of its standard input, which closes when the parent process ends for any reason, then stops
 * PostgreSQL if its process id is unchanged.
 */
const WATCHDOG = 'cat >/dev/null; [ "$(head -n 1 "$2" 2>/dev/null)" = "$1" ] && kill -INT "$1"';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly installation?: Installation;
  /** Further settings of the server, as `name=value`. */
  readonly settings?: readonly string[];
  /** Reports every start and every unexpected exit. */
  readonly onEvent?: (event: string, details?: Record<string, unknown>) => void;
  /** PostgreSQL exited and could not be restarted. */
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

const pidFileOf = (paths: ClusterPaths) => join(paths.data, 'postmaster.pid');

/** Lines: pid, data directory, start time, port, …, status. */
function readPidFile(paths: ClusterPaths): { pid: number; status: string } | undefined {
  const file = pidFileOf(paths);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() };
}

/** A pid file can outlive its server and its pid be reused: on Linux the working directory identifies the server. */
function isOurServer(pid: number, paths: ClusterPaths): boolean {
  if (!(pid > 1) || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(paths.data);
  } catch {
    return false;
  }
}

/** Stops the server that a killed process left behind. */
async function stopOrphan(paths: ClusterPaths): Promise<boolean> {
  const found = readPidFile(paths);
  if (!found || !isOurServer(found.pid, paths)) return false;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(found.pid, signal);
    } catch {
      break;
    }
    if (await until(() => !isOurServer(found.pid, paths), STOP_TIMEOUT_MS)) break;
  }
  return true;
}

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'max_connections=100'];

async function launch(paths: ClusterPaths, bin: string, port: number, settings: readonly string[]): Promise<Running> {
  const logFile = join(paths.state, 'server.log');
  const log = openSync(logFile, 'w', 0o600);
  // In a separate session, so that Ctrl-C in a terminal reaches this process only, which stops PostgreSQL after the
  // last request.
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', paths.data, '-p', String(port), ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])],
    { cwd: '/', detached: true, stdio: ['ignore', log, log], env: POSTGRES_ENVIRONMENT, ...paths.account },
  );
  closeSync(log);
  const failure = new Promise<Error>((done) => server.once('error', done));
  const pid = server.pid;
  if (pid === undefined) throw new Error('PostgreSQL could not be started.', { cause: await failure });
  const watchdog = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', String(pid), pidFileOf(paths)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...paths.account,
  });
  watchdog.on('error', () => {});
  watchdog.stdin?.on('error', () => {});
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  await until(
    () => hasEnded() || (readPidFile(paths)?.pid === pid && readPidFile(paths)?.status === 'ready'),
    READY_TIMEOUT_MS,
  );
  if (hasEnded() || readPidFile(paths)?.status !== 'ready') {
    server.kill('SIGQUIT');
    watchdog.stdin?.destroy();
    throw new Error(`PostgreSQL did not start: ${lastLine(readFileSync(logFile, 'utf8'))} (see ${logFile})`);
  }
  return { server, watchdog, pid };
}

/**
 * Starts the embedded PostgreSQL of a data directory and keeps it running: creates the cluster at the first start,
 * first stops an orphan of a killed process, and restarts the server on the same port when it exits.
 * @throws Error with a one-sentence message when it cannot start, or when a running process uses the directory
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { onEvent = () => {}, onLost = () => {}, settings = [] } = options;
  const paths = clusterPaths(options.dataDir);
  const release = hold(join(paths.state, 'lock'), options.dataDir);
  try {
    if (await stopOrphan(paths)) onEvent('stopped an orphan');
    const bin = prepareBinaries(options.installation ?? findInstallation(), paths.account, paths.copies);
    const password = passwordOf(paths);
    ensureCluster(paths, bin, password);
    const portFile = join(paths.state, 'port');
    let port = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : undefined;

    const launchOnFreePort = async (): Promise<Running> => {
      for (let attempt = 1; ; attempt += 1) {
        port = await freePort(port);
        try {
          const launched = await launch(paths, bin, port, settings);
          writeFileSync(portFile, `${port}\n`);
          return launched;
        } catch (error) {
          // Another process took the port in between, or parts of a killed server are still ending.
          if (attempt === START_ATTEMPTS) throw error;
          await sleep(RESTART_PAUSE_MS);
        }
      }
    };

    let running = await launchOnFreePort();
    onEvent('started', { port, pid: running.pid });
    let isStopping = false;
    let restarts: number[] = [];

    const restart = async (): Promise<void> => {
      restarts = [...restarts.filter((at) => Date.now() - at < 60_000), Date.now()];
      if (restarts.length > RESTARTS_PER_MINUTE) throw new Error('PostgreSQL exited repeatedly.');
      await sleep(RESTART_PAUSE_MS);
      if (isStopping) return;
      running = await launch(paths, bin, port as number, settings);
      watch();
      onEvent('restarted', { pid: running.pid });
    };
    const watch = (): void => {
      running.server.once('exit', (code, signal) => {
        running.watchdog.stdin?.destroy();
        if (isStopping) return;
        onEvent('exited unexpectedly', { code, signal });
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
