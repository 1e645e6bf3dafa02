import { connect } from 'node:net';
import { contract, urlOf, type EndpointName } from '@jewelry/contract';

export const NAMES = Object.keys(contract) as EndpointName[];
export const addressOf = (name: EndpointName): string =>
  urlOf(contract[name].endpoint, { params: { id: 'x', imageId: 'x', jobId: 'x', versionId: 'x' } });

/** Sends raw bytes and reads the status line. */
export function raw(base: string, bytes: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => done(answer));
    socket.on('close', () => done(answer));
    socket.setTimeout(2_000, () => socket.destroy());
  });
}
