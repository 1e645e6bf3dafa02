import { configure, expect, waitFor } from 'storybook/test';

/** A screen waits for its session, its pictures and its lazy parts; a busy machine takes its time for that. */
configure({ asyncUtilTimeout: 6000 });

/** Waits until something is there, and it and all that holds it have faded in. */
export async function shown(find: () => HTMLElement): Promise<void> {
  await waitFor(async () => {
    const element = find();
    await expect(element).toBeVisible();
    for (let part: Element | null = element; part; part = part.parentElement) await expect(getComputedStyle(part).opacity).toBe('1');
  });
}

/**
 * For the accessibility check of a story: what react-aria has announced stays in its live region for seven seconds, also
 * when the control that it names has gone with its dialog, and would be reported as an image without a name.
 */
export const besidesAnnouncements = { a11y: { context: { exclude: ['[data-live-announcer="true"]'] } } };
