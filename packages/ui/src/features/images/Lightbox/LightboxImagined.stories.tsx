import type { Image } from '@jewelry/contract';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { waitForVisible } from '../../../testing/storyTools';
import { Lightbox } from './Lightbox';
import { lightboxArgs } from './testing/lightboxArgs';

const args = lightboxArgs();
const { images } = args;

const meta = preview.meta({
  title: 'Images/Lightbox/Imagined',
  component: Lightbox,
  parameters: { layout: 'fullscreen' },
  args,
});

const painted = images.map((image, index) => {
  const other = images[(index + 1) % images.length] ?? image;
  return {
    ...image,
    imagined: {
      url: other.image_url,
      renditions: other.renditions,
      thumbhash: other.thumbhash,
      provider: 'openai',
      model: null,
    },
  };
});

/** PRO-06: one press switches to the imagined picture, in the same place and at the same zoom, and back. */
export const AsImagined = meta.story({
  args: { images: painted },
  play: async ({ userEvent, step }) => {
    const prompt = images[1]?.prompt ?? '';
    await step('shows the designed picture first', async () => {
      await expect(await screen.findByRole('radio', { name: 'As designed' })).toBeChecked();
      await waitForVisible(() => screen.getByRole('img', { name: prompt }));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('radio', { name: 'As imagined' }));
    await step('replaces it with the imagined one at the same zoom, with a label', async () => {
      await waitForVisible(() => screen.getByRole('img', { name: `As imagined: ${prompt}` }));
      await expect(screen.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
      await expect(
        screen.getByText(
          'Painted by an image service from the design. Stones, weights and price are those of the design.',
        ),
      ).toBeVisible();
    });
    await step('switches back with the keyboard', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await userEvent.keyboard(' ');
      await waitForVisible(() => screen.getByRole('img', { name: prompt }));
    });
  },
});

/** PRO-06: both pictures side by side at the same zoom, the designed one first. */
export const SideBySide = meta.story({
  args: { images: painted },
  play: async ({ userEvent, step }) => {
    const prompt = images[1]?.prompt ?? '';
    await userEvent.click(await screen.findByRole('radio', { name: 'Both' }));
    await waitForVisible(() => screen.getByRole('img', { name: prompt }));
    await waitForVisible(() => screen.getByRole('img', { name: `As imagined: ${prompt}` }));
    await step('aligns both at the same size', async () => {
      const [first, second] = [prompt, `As imagined: ${prompt}`].map((name) =>
        screen.getByRole('img', { name }).getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      await expect(Math.abs(first.width - second.width)).toBeLessThan(1);
      await expect(first.right).toBeLessThanOrEqual(second.left);
      await expect(Math.abs(first.width - first.height)).toBeLessThan(2);
    });
  },
});

/** The same on a phone. */
export const SideBySideOnAPhone = meta.story({
  args: { images: painted },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const group = await screen.findByRole('radio', { name: 'Both' });
    await userEvent.click(group);
    await waitForVisible(() => screen.getByRole('img', { name: `As imagined: ${images[1]?.prompt}` }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** PRO-06: without an image service there is one picture and no switch. */
export const OnePicture = meta.story({
  play: async () => {
    await screen.findByRole('button', { name: 'Next image' });
    await expect(screen.queryByRole('radio', { name: 'As imagined' })).toBeNull();
  },
});

const missing = (imagined_missing: Image['metadata']['imagined_missing'], user_id: string | null = 'me') =>
  images.map((image) => ({ ...image, user_id, metadata: { ...image.metadata, imagined_missing } }));

/** PRO-07: the image service was down, and the piece was finished without it. */
export const OnlyAsDesigned = meta.story({
  args: { images: missing('unavailable') },
  play: async ({ step }) => {
    await step('explains why there is one picture, and what can be done', async () => {
      await waitForVisible(() =>
        screen.getByText('Only as designed: the image service was unavailable.', { exact: false }),
      );
      await expect(screen.getByRole('button', { name: 'Reuse prompt' })).toBeEnabled();
    });
    await step('has no switch', () => expect(screen.queryByRole('radio', { name: 'As imagined' })).toBeNull());
  },
});

/** PRO-13: after an outage the missing picture can be painted later, with a notice of who receives which data. */
export const PaintAgain = meta.story({
  args: {
    images: missing('unavailable'),
    onPaint: fn(),
    paintRecipients: 'Your words and a picture of your design are sent to api.openai.com.',
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Paint again' }));
    await expect(args.onPaint).toHaveBeenCalledWith(args.images[1]);
    await waitForVisible(() => screen.getByText('Your words and a picture of your design are sent to api.openai.com.'));
  },
});

/** PRO-13: a piece from before the image service was configured. */
export const NeverPainted = meta.story({
  args: { images: missing(null), onPaint: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitForVisible(() => screen.getByRole('button', { name: 'Paint as imagined' }));
    await expect(screen.queryByText('Only as designed', { exact: false })).toBeNull();
  },
});

/** PRO-13: the image service is painting; a second press is ignored. */
export const Painting = meta.story({
  args: { images: missing('timeout'), onPaint: fn(), busyAction: 'paint' },
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: /Paint again/ });
    await userEvent.click(button);
    await expect(args.onPaint).not.toHaveBeenCalled();
  },
});

/** PRO-07: the image service refused the prompt. */
export const PromptRefused = meta.story({
  args: { images: missing('prompt_refused') },
  play: async () => {
    await waitForVisible(() =>
      screen.getByText('Only as designed: the image service rejected this prompt. Other words may work.'),
    );
  },
});

/** PRO-07: the image service withheld its picture. */
export const PictureRefused = meta.story({
  args: { images: missing('picture_refused') },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitForVisible(() =>
      screen.getByText('Only as designed: the image service rejected its own picture. Other words may work.'),
    );
  },
});

/** PRO-07: the image service did not answer in time. */
export const PaintingTooSlow = meta.story({
  args: { images: missing('timeout') },
  play: async () => {
    await waitForVisible(() =>
      screen.getByText('Only as designed: the image service took too long.', { exact: false }),
    );
  },
});
