import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Reaction to a message: accept it, reply with a code, or cut the connection. */
export type SmtpReply = 'accept' | 'cut' | 421 | 452 | 550 | 554;

export interface ReceivedMessage {
  readonly to: readonly string[];
  readonly mail: Email;
  readonly raw: string;
}

export interface ScriptedSmtp {
  readonly url: string;
  readonly received: ReceivedMessage[];
  /** Number of messages that clients tried to send. */
  readonly offers: () => number;
  /** Scripted responses to the next messages, in order; afterwards it accepts. */
  readonly script: (...replies: SmtpReply[]) => void;
  /** Holds every message until it is released. */
  readonly hold: () => void;
  readonly release: () => void;
  /** Stops listening, as when the machine is off. */
  readonly shutDown: () => Promise<void>;
  /** Listens on the same port again. */
  readonly startAgain: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A scripted mail server on the loopback interface. */
export async function scriptedSmtp(): Promise<ScriptedSmtp> {
  const received: ReceivedMessage[] = [];
  const replies: SmtpReply[] = [];
  let offers = 0;
  let gate = Promise.resolve();
  let open: () => void = () => {};
  let port = 0;

  const start = async (): Promise<SMTPServer> => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on(
          'end',
          () =>
            void answer(
              Buffer.concat(chunks),
              session.envelope.rcptTo.map(({ address }) => address),
              done,
            ),
        );
      },
    });
    server.on('error', () => {});
    const sockets = new Set<Socket>();
    server.server.on('connection', (socket: Socket) => sockets.add(socket));
    const answer = async (message: Buffer, to: string[], done: (error?: Error) => void): Promise<void> => {
      offers += 1;
      const reply = replies.shift() ?? 'accept';
      await gate;
      if (reply === 'accept') {
        received.push({ to, mail: await PostalMime.parse(message), raw: message.toString('utf8') });
        done();
      } else if (reply === 'cut') {
        for (const socket of sockets) socket.destroy();
      } else {
        done(Object.assign(new Error('not now'), { responseCode: reply }));
      }
    };
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    port = (server.server.address() as AddressInfo).port;
    return server;
  };

  let server: SMTPServer | null = await start();
  const shutDown = async (): Promise<void> => {
    const closing = server;
    server = null;
    if (closing) await new Promise<void>((closed) => closing.close(closed));
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    offers: () => offers,
    script: (...next) => void replies.push(...next),
    hold: () => {
      gate = new Promise((opened) => (open = opened));
    },
    release: () => open(),
    shutDown,
    startAgain: async () => {
      server = await start();
    },
    close: async () => {
      open();
      await shutDown();
    },
  };
}
