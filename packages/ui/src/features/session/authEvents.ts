import { browserStorage } from '../../utils/browserStorage';

const CHANNEL = 'filigree-auth';

/** Notifies every other tab that another account may be signed in now; tabs that are still loading find its time. */
export function announceAuthChange(): void {
  browserStorage.set('auth_changed_at', Date.now());
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage('changed');
  channel.close();
}

/** Hears of changes that other tabs announce. @returns what ends it */
export function onAuthChangeElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** Whether any tab announced a change after `time`, ms since the epoch. */
export const authChangedSince = (time: number): boolean => (browserStorage.get('auth_changed_at') ?? 0) > time;
