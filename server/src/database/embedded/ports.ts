import { createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/** Returns the preferred loopback port if it is free, else any free port. */
export async function freePort(preferred: number | undefined): Promise<number> {
  const port = (preferred === undefined ? undefined : await tryPort(preferred)) ?? (await tryPort(0));
  if (port === undefined) throw new Error('No free port was found for PostgreSQL on 127.0.0.1.');
  return port;
}
