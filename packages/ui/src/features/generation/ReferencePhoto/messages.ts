import { hostList } from '../promptMessages';

/** Messages of the dialog that adds a photograph. */
export const photoMessages = {
  title: 'Reference photograph',
  close: 'Close',
  cancel: 'Cancel',
  choose: 'Agree and choose',
  unreadable: 'This file cannot be read as a photograph. Please choose a JPEG, PNG or WebP of at most 20 MB.',
} as const;

/** The consent text, one sentence. */
export const photoConsent = (hosts: readonly string[]): string =>
  `The photograph is ${hosts.length > 0 ? `sent to ${hostList(hosts)} with your words` : 'read with your words by the design service of this site'}, used for this piece alone, never shown to others, and deleted when your piece is finished.`;
