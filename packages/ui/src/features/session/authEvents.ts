import { browserStorage } from '../../utils/browserStorage';

const CHANNEL = 'filigree-auth';

/** Notifies all other tabs that the account may have changed; tabs that are still loading read the stored time. */
export function announceAuthChange(): void {
  browserStorage.set('auth_changed_at', Date.now());
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage('changed');
  channel.close();
}

/** Listens for changes announced by other tabs. @returns a function that stops listening */
export function onAuthChangeElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** Whether any tab announced a change after `time`, ms since the epoch. */
export const authChangedSince = (time: number): boolean => (browserStorage.get('auth_changed_at') ?? 0) > time;
