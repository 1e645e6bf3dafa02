import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Presses the button with this name once it exists. */
export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/**
 * Enters text into a field with one paste, in stories of something else than typing: each typed letter renders the
 * screen again.
 */
export async function enterText(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Waits until no dialog is open. */
export const closed = async (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/**
 * Waits until a new dialog keeps the focus. react-aria focuses it again after half a second, which can also intercept
 * the focus returning from another dialog; only stories are fast enough to see that.
 */
export const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 600));

/** Waits until an element exists and it and its ancestors have faded in. */
export async function waitForVisible(find: () => HTMLElement): Promise<void> {
  await waitFor(async () => {
    const element = find();
    await expect(element).toBeVisible();
    for (let part: Element | null = element; part; part = part.parentElement)
      await expect(getComputedStyle(part).opacity).toBe('1');
  });
}

/** Waits until all pictures in the window have loaded. */
export const picturesArrived = async (): Promise<void> =>
  waitFor(() =>
    expect(
      [...document.querySelectorAll('[data-state="loading"]')].filter(
        (frame) => frame.checkVisibility() && frame.getBoundingClientRect().top < innerHeight,
      ),
    ).toEqual([]),
  );

/**
 * For the accessibility check of a story: announcements of react-aria stay in its live region for seven seconds, even
 * if the control that they name is gone with its dialog, and would be reported as an image without a name.
 */
export const besidesAnnouncements = { a11y: { context: { exclude: ['[data-live-announcer="true"]'] } } };
