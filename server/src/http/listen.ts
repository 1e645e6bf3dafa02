import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import type { CallState } from './call';

const HEADERS_TIMEOUT_MS = 15_000;
/** Time to receive a whole request body: the largest feedback file over a slow mobile connection. */
const REQUEST_TIMEOUT_MS = 5 * 60_000;
/** Longer than the idle timeout of common proxies, so that they never reuse a connection that the server is closing. */
const KEEP_ALIVE_MS = 65_000;

export interface Listening {
  readonly port: number;
  /**
   * Stops accepting connections, lets running requests finish, and then destroys the remaining sockets.
   * @param graceMs time for running requests, ms
   */
  close(graceMs: number): Promise<void>;
}

/** | @throws Error with a one-sentence message when the port cannot be opened */
export async function listen(app: Koa<CallState>, port: number, host: string): Promise<Listening> {
  const handle = app.callback();
  const server: Server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => void handle(request, response),
  );
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'it is in use: stop the other program or set PORT' : error.message;
      fail(new Error(`Port ${port} of ${host} cannot be opened, ${reason}.`));
    });
    server.listen(port, host, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs) =>
      new Promise((done) => {
        const cut = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(cut);
          done();
        });
        server.closeIdleConnections();
      }),
  };
}
