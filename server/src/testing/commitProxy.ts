import { connect as connectTcp, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CommitProxy {
  /** Connection string of the same database through the proxy. */
  readonly url: string;
  /** Number of commits that PostgreSQL executed without the client receiving the response. */
  lost(): number;
  close(): Promise<void>;
}

const COMMIT = /commit/i;

/**
 * A TCP proxy in front of PostgreSQL. On every connection that has sent `statement`, it delivers the next COMMIT, waits
 * for the response, drops it and closes the connection: the transaction is durable and its client does not know.
 */
export async function openCommitProxy(databaseUrl: string, statement: RegExp): Promise<CommitProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let lost = 0;
  const server = createServer((client) => {
    const upstream = connectTcp(Number(target.port), target.hostname);
    let hasSentStatement = false;
    let dropsAnswer = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (hasSentStatement && COMMIT.test(text)) dropsAnswer = true;
      if (statement.test(text)) hasSentStatement = true;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (!dropsAnswer) {
        client.write(chunk);
        return;
      }
      lost += 1;
      client.destroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    lost: () => lost,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
