/** Dispatched on `window` after signing in, up or out. */
export const AUTH_EVENT = 'auth-state-changed';
const CHANNEL = 'filigree-auth';

/** Tells this page and every other tab that somebody else may be signed in now. */
export function announceAuthChange(): void {
  globalThis.dispatchEvent(new CustomEvent(AUTH_EVENT));
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, it stays within the origin
  channel.postMessage(AUTH_EVENT);
  channel.close();
}

/** Hears of changes that other tabs announce. @returns what ends it */
export function onAuthChangeElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
