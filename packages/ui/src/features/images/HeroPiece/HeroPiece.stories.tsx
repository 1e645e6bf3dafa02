import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { ownerId, sampleImage } from '../../../testing/sampleImages';
import { HeroPiece } from './HeroPiece';

const owner = { onTogglePrivacy: fn(), onDelete: fn() };
const own = (index: number, changes = {}) => sampleImage(index, { user_id: ownerId, ...changes });

const meta = preview.meta({
  title: 'Images/HeroPiece',
  component: HeroPiece,
  args: {
    ...owner,
    image: own(2),
    price: 'USD 1,410.05',
    onOpen: fn(),
    onReusePrompt: fn(),
    onToggleLike: fn(),
    onPrice: fn(),
    onCopyLink: fn(),
    onDownload: fn(),
  },
  render: (args) => (
    <div
      style={{
        maxInlineSize: 1100,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
        gap: 4,
      }}
    >
      <HeroPiece {...args} />
    </div>
  ),
});

/** Picture, prompt, facts of the built piece, met requirements, price, and all actions of a card. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('opens the picture (CRD-09)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: args.image.alt }));
      await expect(args.onOpen).toHaveBeenCalledWith(args.image);
    });
    await step('offers every action of a card (CRD-01 to CRD-07)', async () => {
      const actions = [
        ['Get a price', args.onPrice],
        ['Reuse prompt', args.onReusePrompt],
        ['Make private', args.onTogglePrivacy],
        ['Copy link', args.onCopyLink],
        ['Download', args.onDownload],
        ['Delete', args.onDelete],
      ] as const;
      for (const [name, handler] of actions) {
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(handler).toHaveBeenCalledWith(args.image);
      }
    });
    await step('counts the met requirements', () => expect(canvas.getByText(/\d+ met/)).toBeVisible());
  },
});

export const Liked = meta.story({ args: { image: own(10, { is_liked: true, like_count: 3 }) } });

/** Only the owner sees the marker. */
export const Private = meta.story({
  args: { image: own(6, { is_private: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Private')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Make public' })).toBeInTheDocument();
  },
});

export const MetDifferently = meta.story({
  args: {
    image: own(4, {
      requirements: [
        { text: 'ring', start: 0, end: 4, status: 'met' },
        { text: '1.5 carat', start: 6, end: 15, status: 'differently', note: '1.2 carat fits the band.' },
        { text: 'our date inside', start: 17, end: 32, status: 'not', note: 'An engraving is added to the order.' },
      ],
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('1 met, 1 differently, 1 not')).toBeVisible(),
});

/** Generated before facts of the built piece were recorded. */
export const WithoutRecord = meta.story({ args: { image: own(5, { built: null, requirements: null }) } });

/** Not in the history yet: it can only be viewed (CRD-10). */
export const Temporary = meta.story({
  args: { image: own(1, { id: 'temp-1' }), price: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving to My Jewelry')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get a price' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Another button of the page is filled. */
export const NotMain = meta.story({ args: { isMain: false } });

export const Downloading = meta.story({ args: { busyAction: 'download' } });

export const LongPrompt = meta.story({
  args: {
    image: own(3, {
      prompt:
        'A wide cuff in yellow gold with an open honeycomb pattern that grows denser towards the back, one small diamond in every seventh cell. '.repeat(
          4,
        ),
    }),
  },
});

export const MissingPicture = meta.story({
  args: {
    image: own(4, { image_url: '/pictures/missing.webp', renditions: [{ width: 640, url: '/pictures/missing.webp' }] }),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
