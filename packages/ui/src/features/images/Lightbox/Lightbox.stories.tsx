import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { appMessages } from '../../../i18n/messages';
import preview from '../../../../../../.storybook/preview';
import { toast } from '../../../components/Toast/toastQueue';
import { ToastRegion } from '../../../components/Toast/ToastRegion';
import { Lightbox } from './Lightbox';
import { lightboxArgs } from './testing/lightboxArgs';
import { OpeningLightbox } from './testing/OpeningLightbox';

const args = lightboxArgs();
const { images } = args;
const [first, second, third, fourth] = images;

const meta = preview.meta({
  title: 'Images/Lightbox',
  component: Lightbox,
  parameters: { layout: 'fullscreen' },
  args: { ...args, totalCount: 20 },
  render: (args) => <OpeningLightbox {...args} />,
});

export const Default = meta.story();

export const Navigates = meta.story({
  play: async ({ args, step }) => {
    await screen.findByText('2 / 20');
    await step('the arrow key moves to the next image (LBX-01, LBX-06)', async () => {
      await Promise.all([
        fireEvent.keyDown(document.body, { key: 'ArrowRight' }),
        fireEvent.keyDown(document.body, { key: 'ArrowRight' }),
      ]);
      await expect(screen.getByText('3 / 20')).toBeInTheDocument();
    });
    await step('a second press is applied after the lock, and both are reported (LBX-07)', async () => {
      await expect(await screen.findByText('4 / 20')).toBeInTheDocument();
      await waitFor(() => expect(args.onImageChange.mock.calls).toEqual([[third?.id], [fourth?.id]]));
    });
  },
});

/** The buttons are limited like the keys (LBX-07). */
export const NavigatesByButtons = meta.story({
  play: async ({ args }) => {
    const next = await screen.findByRole('button', { name: 'Next image' });
    await Promise.all([fireEvent.click(next), fireEvent.click(next)]);
    await expect(screen.getByText('3 / 20')).toBeInTheDocument();
    await expect(await screen.findByText('4 / 20')).toBeInTheDocument();
    await waitFor(() => expect(args.onImageChange.mock.calls).toEqual([[third?.id], [fourth?.id]]));
  },
});

/** The neighbors are preloaded behind the picture: the next one is shown in the frame of the press. */
export const NeighboursReady = meta.story({
  play: async ({ args, step }) => {
    const picture = await screen.findByAltText(third?.prompt ?? '');
    await step('fetches and decodes the neighbor while it is hidden', async () => {
      await waitFor(() => expect(picture).toHaveStyle({ opacity: '1' }));
      await expect(picture).not.toBeVisible();
    });
    await step('a press shows it in the next frame, and is reported afterwards', async () => {
      await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
      await new Promise(requestAnimationFrame);
      await expect(picture).toBeVisible();
      await expect(screen.queryByAltText(second?.prompt ?? '')).not.toBeVisible();
      await waitFor(() => expect(args.onImageChange.mock.calls).toEqual([[third?.id]]));
    });
  },
});

/** The first image has no previous one (LBX-13). */
export const FirstImage = meta.story({
  args: { imageId: first?.id ?? null },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Previous image' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('button', { name: 'Next image' })).not.toHaveAttribute('aria-disabled');
  },
});

/** The last image has no next one, and does not wrap around (LBX-13). */
export const LastImage = meta.story({
  args: { imageId: images.at(-1)?.id ?? null, totalCount: images.length },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: 'Next image' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('button', { name: 'Previous image' })).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByText('6 / 6')).toBeInTheDocument();
    await expect(args.onImageChange).not.toHaveBeenCalled();
  },
});

/** On the first image the back button is disabled but keeps the focus, and Escape closes (LBX-05, LBX-13). */
export const KeepsFocusAtTheFirst = meta.story({
  play: async ({ userEvent, args }) => {
    const previous = await screen.findByRole('button', { name: 'Previous image' });
    previous.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'true'));
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** As at the first image, at the last (LBX-05, LBX-13). */
export const KeepsFocusAtTheLast = meta.story({
  args: { imageId: images.at(-2)?.id ?? null, totalCount: images.length },
  play: async ({ userEvent, args }) => {
    const next = await screen.findByRole('button', { name: 'Next image' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const SingleImage = meta.story({
  args: { images: images.slice(0, 1), imageId: first?.id ?? null, totalCount: 1 },
  play: async () => {
    await expect(await screen.findByText('1 / 1')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Previous image' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('button', { name: 'Next image' })).toHaveAttribute('aria-disabled', 'true');
  },
});

const broken = 'data:image/png;base64,broken';

/** The large picture failed to load: a message replaces it, and navigation still works. */
export const MissingPicture = meta.story({
  args: { images: images.map((image) => (image === second ? { ...image, image_url: broken, renditions: [] } : image)) },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText('Picture not available')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    const next = await screen.findByRole('img', { name: third?.prompt });
    await waitFor(() => expect(next).toBeVisible());
  },
});

/** The first frame shows the picture in place, before the dialog. */
export const FirstFrame = meta.story({
  args: { imageId: null },
  play: async ({ canvas, step }) => {
    const drawn = () =>
      Array.from(document.querySelectorAll<HTMLImageElement>(`img[src$="${first?.renditions[0]?.url ?? ''}"]`))
        .at(-1)
        ?.getBoundingClientRect();
    canvas.getByRole('button', { name: 'Open' }).click();
    await new Promise(requestAnimationFrame);
    const { x, y, width } = drawn() ?? {};
    await step('shows the large picture', () => expect(width).toBeGreaterThan(250));
    await step('keeps its position when the dialog opens', async () => {
      await screen.findByRole('dialog', { name: first?.prompt });
      await expect(drawn()).toMatchObject({ x, y, width });
    });
  },
});

/** Back closes the lightbox instead of leaving the page (LBX-15), and restores the focus. */
export const ClosedByBack = meta.story({
  args: { imageId: null },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: first?.prompt });
    history.back();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Loads more of the list near its last loaded image (LBX-01). */
export const NearTheEnd = meta.story({
  args: { imageId: images[3]?.id ?? null, onNearEnd: fn() },
  play: async ({ args }) => {
    await screen.findByText('4 / 20');
    await expect(args.onNearEnd).toHaveBeenCalled();
  },
});

/** Escape closes the lightbox and restores the focus (LBX-05). */
export const Closes = meta.story({
  args: { imageId: null },
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('opens', async () => {
      await userEvent.click(opener);
      await expect(await screen.findByRole('dialog', { name: first?.prompt })).toBeInTheDocument();
    });
    await step('traps the focus and locks the scroll of the page behind (LBX-15)', async () => {
      await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
      const dialog = screen.getByRole('dialog');
      for (let presses = 0; presses < 16; presses += 1) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape closes immediately, also while the picture is zoomed', async () => {
      await userEvent.keyboard('+');
      await expect(screen.getByText('1.5×')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

/** In landscape on a phone the picture uses the full height, with its details and buttons next to it. */
export const HeldSideways = meta.story({
  globals: { viewport: { value: 'sideways' } },
  play: async () => {
    const picture = await screen.findByRole('img', { name: second?.prompt });
    const frame = picture.getBoundingClientRect();
    await expect(frame.height).toBeGreaterThan(window.innerHeight * 0.9);
    const beside = [
      screen.getByRole('heading', { name: second?.prompt }),
      ...['Next image', 'Zoom in', 'Close'].map((name) => screen.getByRole('button', { name })),
    ];
    for (const thing of beside) {
      const { left, right } = thing.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(frame.right);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});

/** TST-01: over the lightbox toasts are at the top at every width, so that they do not cover its controls. */
export const WithAToast = meta.story({
  globals: { viewport: { value: 'desk' } },
  render: (args) => (
    <>
      <OpeningLightbox {...args} />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: second?.prompt });
    toast({ title: 'Download started', timeout: 600_000 });
    await screen.findByText('Download started');
    const box = screen.getByRole('region', { name: /^Notifications/ }).getBoundingClientRect();
    await expect(box.bottom).toBeLessThan(innerHeight / 3);
    for (const button of screen.getAllByRole('button', {
      name: /^(Previous image|Next image|Zoom in|Zoom out|Get a price|Download)$/,
    })) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      await expect(
        right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom,
        button.getAttribute('aria-label') ?? '',
      ).toBe(true);
    }
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Mirrored (LBX-06). */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ userEvent, args }) => {
    await screen.findByText('2 / 20');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onImageChange).toHaveBeenLastCalledWith(third?.id));
  },
});
