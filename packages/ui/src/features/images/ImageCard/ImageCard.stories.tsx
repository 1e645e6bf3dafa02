import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { ownerId, sampleImage } from '../../../testing/sampleImages';
import { picturesArrived } from '../../../testing/storyTools';
import { ImageCard } from './ImageCard';

const owner = { onTogglePrivacy: fn(), onDelete: fn() };

const meta = preview.meta({
  title: 'Images/ImageCard',
  component: ImageCard,
  args: {
    image: sampleImage(2),
    variant: 'gallery' as const,
    sizes: '256px',
    isPriority: true,
    onOpen: fn(),
    onReusePrompt: fn(),
    onToggleLike: fn(),
    onPrice: fn(),
    onCopyLink: fn(),
    onDownload: fn(),
  },
  render: (args) => (
    <div style={{ inlineSize: 256 }}>
      <ImageCard {...args} />
    </div>
  ),
});

/** In the public gallery, at rest: author and likes (CRD-01, CRD-08). */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  args: { image: sampleImage(2, { author_name: 'Filigree Atelier' }) },
  play: async ({ canvas }) => {
    // The layout of a card is known once its width is.
    await waitFor(() => expect(canvas.getByRole('article')).not.toHaveAttribute('data-form'));
    await expect(canvas.getByText('Filigree Atelier')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Like, \d+ likes?$/, pressed: false })).toBeVisible();
    await picturesArrived();
  },
});

/** A plain square of the tray. */
export const Tile = meta.story({ args: { variant: 'tile' } });

/** The label plate rises; the actions replace the author, and the heart does not move. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the picture is a button named by its alt text, and opens the image (CRD-09)', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: args.image.alt })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith(args.image);
    });
    await step('its text is readable and selectable with a pointer (CRD-07)', async () => {
      const words = canvas.getByText(args.image.prompt);
      await waitFor(() => expect(words).toBeVisible());
      await expect(words).toHaveStyle({ userSelect: 'text' });
    });
    await step('the actions follow: reuse, price, link and download (CRD-04 to CRD-07)', async () => {
      const actions = [
        ['Reuse prompt', args.onReusePrompt],
        ['Get a price', args.onPrice],
        ['Copy link', args.onCopyLink],
        ['Download', args.onDownload],
      ] as const;
      for (const [name, handler] of actions) {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name })).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(handler).toHaveBeenCalledWith(args.image);
      }
    });
  },
});

export const TileFocused = meta.story({
  args: { variant: 'tile' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

export const Liked = meta.story({
  args: { image: sampleImage(10, { is_liked: true, like_count: 3 }) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('announces the count and the pressed state (CRD-01)', async () => {
      const like = canvas.getByRole('button', { name: 'Like, 3 likes' });
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(like);
      await expect(args.onToggleLike).toHaveBeenCalledWith(args.image);
    });
  },
});

/** Only the owner sees the marker. */
export const Private = meta.story({
  args: { ...owner, variant: 'tile', image: sampleImage(6, { user_id: ownerId, is_private: true }) },
  play: async ({ canvas, step }) => {
    await step('is marked private, and can be made public (CRD-02, CRD-03)', async () => {
      await expect(canvas.getByText('Private')).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Make public' })).toBeInTheDocument();
    });
  },
});

/** Without the toggle, where the plan does not allow it. */
export const WithoutPrivacy = meta.story({
  args: { ...owner, onTogglePrivacy: undefined, variant: 'tile', image: sampleImage(6, { user_id: ownerId }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Make p/ })).toBeNull();
  },
});

/** An image of another user: only the actions that have handlers. */
export const OnlyLooking = meta.story({
  args: {
    onReusePrompt: undefined,
    onToggleLike: undefined,
    onPrice: undefined,
    onCopyLink: undefined,
    onDownload: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

/** The picture is loading: a blurred preview and the polish glint. */
export const Loading = meta.story({
  args: {
    image: sampleImage(5, { image_url: '/pictures/never.webp?slow', renditions: [] }),
  },
});

/** Not in the history yet: it can only be viewed (CRD-10). */
export const Temporary = meta.story({
  args: { ...owner, image: sampleImage(1, { id: 'temp-1', user_id: ownerId }) },
  play: async ({ canvas, step }) => {
    await step('says that it is being saved', async () => {
      await expect(canvas.getByText('Saving to My Jewelry')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Reuse prompt' })).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-disabled', 'true');
    });
  },
});

/** The control shows that it is busy, and ignores a second press (CRD-06). */
export const Downloading = meta.story({
  args: { busyAction: 'download' },
  play: async ({ canvas, userEvent, args }) => {
    const download = canvas.getByRole('button', { name: /^Download/ });
    await expect(download).toHaveAttribute('data-pending');
    download.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
});

export const LongPrompt = meta.story({
  args: {
    image: sampleImage(3, {
      prompt:
        'A wide cuff in yellow gold with an open honeycomb pattern that grows denser towards the back, one small diamond in every seventh cell, the inner side polished',
      author_name: 'Filigree Atelier of the Old Harbour',
      like_count: 12_480,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like, 12,480 likes' })).toHaveTextContent('12,480');
  },
});

export const MissingPicture = meta.story({
  args: {
    image: sampleImage(4, {
      image_url: '/pictures/missing.webp',
      renditions: [{ width: 640, url: '/pictures/missing.webp' }],
    }),
  },
});

export const WithoutAuthor = meta.story({ args: { image: sampleImage(7, { author_name: null }) } });

/** On a phone the text is always visible and the actions are in a menu (CRD-07). */
export const Narrow = meta.story({
  args: { ...owner, image: sampleImage(8, { user_id: ownerId, is_private: true }) },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ inlineSize: 180 }}>
      <ImageCard {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const words = await canvas.findByText(args.image.prompt);
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reuse prompt' }));
    await expect(args.onReusePrompt).toHaveBeenCalledWith(args.image);
  },
});

/**
 * An action chosen in the menu shows its progress after the menu closes, and the other actions stay available (CRD-06).
 */
export const NarrowDownloading = meta.story({
  args: { busyAction: 'download' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ inlineSize: 180 }}>
      <ImageCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'More actions' });
    await expect(menu.querySelector('svg')).toBeNull();
    await expect(menu).toBeEnabled();
  },
});

export const RightToLeft = meta.story({
  args: { ...owner, variant: 'tile', image: sampleImage(6, { user_id: ownerId, is_private: true }) },
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

const written = 'قلادة ذهب باسم ليلى';

/** Text has the direction of its script: Arabic is right-to-left, also on a left-to-right page. */
export const InArabic = meta.story({
  args: { variant: 'tile', image: sampleImage(2, { prompt: written, alt: 'Yellow gold necklace with the name ليلى' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const words = canvas.getByText(written);
    const drawn = document.createRange();
    drawn.selectNodeContents(words);
    await waitFor(() =>
      expect(words.getBoundingClientRect().width - drawn.getBoundingClientRect().width).toBeGreaterThan(8),
    );
    await expect(drawn.getBoundingClientRect().right).toBeCloseTo(words.getBoundingClientRect().right, 0);
  },
});
