import { configure, expect, waitFor } from 'storybook/test';

/** A screen waits for its session, its pictures and its lazy parts; a busy machine takes its time for that. */
configure({ asyncUtilTimeout: 6000 });

/** Waits until something is there and has faded in. */
export async function shown(find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toBeVisible());
}

/**
 * For the accessibility check of a story: what react-aria has announced stays in its live region for seven seconds, also
 * when the control that it names has gone with its dialog, and would be reported as an image without a name.
 */
export const besidesAnnouncements = { a11y: { context: { exclude: ['[data-live-announcer="true"]'] } } };
